import { resolve } from 'node:path'
import { restoreBackup } from '../db/backup/restore-backup.ts'
import { type BackupSummary, writeBackup } from '../db/backup/write-backup.ts'
import { leaveDemo } from '../features/demo/leave-demo.ts'
import { AppError } from '../platform/errors.ts'
import { type AccountChange, changeAccount, createAccount, withDatabase } from './accounts.ts'

type AdminCommand = {
  /** The syntax, and what it does. */
  usage: string
  words: string
  needs: number
  takes: number
  /** Carries the command out and returns the lines to print. */
  run: (url: string, args: readonly string[]) => Promise<string[]>
}

const call = 'npm run admin --'
const replace = '--replace'

/** Has no inherited property names, so that typing "constructor" is not a command. */
export const adminCommands: Record<string, AdminCommand | undefined> = Object.assign(Object.create(null), {
  'create-user': {
    usage: 'create-user <email> <first name> [last name]',
    words: 'the password is read from standard input, or made up and shown',
    needs: 2,
    takes: 3,
    run: (url, [email = '', firstName = '', lastName = '']) => createAccount(url, { email, firstName, lastName }),
  },
  'grant-admin': forAccount('grant-admin', 'makes an account an administrator'),
  disable: forAccount('disable', 'no sign-in, and its next request is refused'),
  enable: forAccount('enable', 'takes that back'),
  'two-step-off': forAccount('two-step-off', 'for who has lost phone and recovery codes'),
  'leave-demo': {
    usage: 'leave-demo',
    words: 'takes demo people, unpaid purchases and unconfirmed administrators out, before production',
    needs: 0,
    takes: 0,
    run: (url) => withDatabase(url, leaveDemo),
  },
  backup: {
    usage: 'backup [file]',
    words: 'writes everything in the database to one file, while it is in use',
    needs: 0,
    takes: 1,
    run: async (url, [file = `hearten-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`]) => [
      ...summarize(await writeBackup(url, resolve(file))),
      `Written to ${resolve(file)}. It holds what people entrusted to us: keep it where only you can read it.`,
    ],
  },
  restore: {
    usage: `restore <file> [${replace}]`,
    words: 'fills an empty database from such a file, or replaces what one holds',
    needs: 1,
    takes: 2,
    run: async (url, [file = '', flag]) => {
      if (flag !== undefined && flag !== replace) throw new AppError('invalid_input', howTo('restore'))
      return [
        ...summarize(await restoreBackup(url, resolve(file), { replaces: flag === replace })),
        'Restored, and equal to the backup in every table.',
      ]
    },
  },
} satisfies Record<string, AdminCommand>)

function forAccount(change: AccountChange, words: string): AdminCommand {
  return {
    usage: `${change} <email>`,
    words,
    needs: 1,
    takes: 1,
    run: (url, [email = '']) => changeAccount(url, email, change),
  }
}

/** One sentence for somebody who mistyped a command. */
export function howTo(name: string): string {
  const command = adminCommands[name]
  if (command) return `Usage: ${call} ${command.usage}`
  const wrong = name ? `There is no command ${name}; there are` : 'Say what to do:'
  return `${wrong} ${Object.keys(adminCommands).join(', ')}. See ${call} help.`
}

export function help(): string {
  const lines = Object.values(adminCommands).flatMap((command) => command ?? [])
  const width = Math.max(...lines.map(({ usage }) => usage.length))
  return [`${call} <command>`, ...lines.map(({ usage, words }) => `  ${usage.padEnd(width)}  ${words}`)].join('\n')
}

function summarize({ tables, jobs }: BackupSummary): string[] {
  return [...Object.entries(tables).map(([table, rows]) => `${table}: ${rows}`), `open jobs: ${jobs}`]
}
