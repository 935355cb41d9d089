// Run as a separate process: a binary for another machine may crash it.
process.dlopen({ exports: {} }, String(process.argv[2]))
