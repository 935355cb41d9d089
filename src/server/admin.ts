import { existsSync } from 'node:fs'
import { adminCommands, help, howTo } from './admin/commands.ts'
import { BackupError } from './db/backup/backup-error.ts'
import { borrowEmbeddedPostgres } from './db/embedded/borrow.ts'
import { EmbeddedPostgresError } from './db/embedded/embedded-error.ts'
import { readConfig } from './platform/config.ts'
import { AppError } from './platform/errors.ts'
import { StartupError } from './platform/startup-error.ts'

/**
 * Manages accounts and the database from the terminal. There are no access checks: anybody who can run it could change
 * the database anyway.
 */
async function main([name = '', ...args]: string[]): Promise<number> {
  if (name === 'help') {
    process.stdout.write(`${help()}\n`)
    return 0
  }
  const command = adminCommands[name]
  if (!command || args.length < command.needs || args.length > command.takes) {
    process.stderr.write(`${howTo(name)}\n`)
    return 1
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const { url, giveBack } = config.databaseUrl
    ? { url: config.databaseUrl, giveBack: async () => {} }
    : await borrowEmbeddedPostgres(config.dataDir)
  try {
    for (const line of await command.run(url, args)) process.stdout.write(`${line}\n`)
    return 0
  } finally {
    await giveBack()
  }
}

/** Recognises the errors of Node and PostgreSQL for a server that is unreachable or refuses us. */
function whyUnreachable(error: unknown): string | undefined {
  const causes = error instanceof AggregateError ? error.errors : [error]
  const found = causes.find((one) => one instanceof Error && 'code' in one && isUnreachable.test(String(one.code)))
  return found instanceof Error ? found.message : undefined
}
const isUnreachable = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|28|3D|08|57P)/

function explain(error: unknown): string {
  const expected = [AppError, BackupError, StartupError, EmbeddedPostgresError]
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  const reason = whyUnreachable(error)
  if (reason) return `The database does not answer (${reason}). Check DATABASE_URL.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  process.exitCode = await main(process.argv.slice(process.argv[2] === 'admin' ? 3 : 2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
