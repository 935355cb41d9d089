// Run as a process of its own: a binary of another machine may take its process along.
process.dlopen({ exports: {} }, String(process.argv[2]))
