// Plain Node without dependencies: it runs before anything is installed.

const oldest = { major: 20, minor: 19 }

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < oldest.major || (major === oldest.major && minor < oldest.minor)) {
  console.error(`Hearten needs Node ${oldest.major}.${oldest.minor} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const { runCommand } = await import('./commands/run-command.mjs')
await runCommand(process.argv[2])
