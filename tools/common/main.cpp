// The main() of every tool.
#include "common/run.hpp"

int main(int argc, char** argv) { return fourhand::run_process(argc, argv); }
