import { resolve } from 'node:path'
import { restoreBackup } from '../db/backup/restore-backup.ts'
import { type BackupSummary, writeBackup } from '../db/backup/write-backup.ts'
import { changeAccount, createAccount } from './accounts.ts'

type AdminCommand = {
  needs: number
  takes: number
  /** Does it and returns what to tell. */
  run: (url: string, args: readonly string[]) => Promise<string[]>
}

export const usage = `Usage: npm run admin -- <command>
  create-user <email> <first name> [last name]   the password is read from standard input, or made up and shown
  grant-admin <email>                            makes an account an administrator
  disable <email>                                no sign-in, and its next request is refused
  enable <email>                                 takes that back
  backup [file]                                  writes everything in the database to one file, while it is in use
  restore <file>                                 fills an empty database from such a file`

/** A map without inherited names, which a person could type. */
export const adminCommands: Record<string, AdminCommand | undefined> = Object.assign(Object.create(null), {
  'create-user': {
    needs: 2,
    takes: 3,
    run: (url, [email = '', firstName = '', lastName = '']) => createAccount(url, { email, firstName, lastName }),
  },
  'grant-admin': { needs: 1, takes: 1, run: (url, [email = '']) => changeAccount(url, email, 'grant-admin') },
  disable: { needs: 1, takes: 1, run: (url, [email = '']) => changeAccount(url, email, 'disable') },
  enable: { needs: 1, takes: 1, run: (url, [email = '']) => changeAccount(url, email, 'enable') },
  backup: {
    needs: 0,
    takes: 1,
    run: async (url, [file = `hearten-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`]) => [
      ...summarize(await writeBackup(url, resolve(file))),
      `Written to ${resolve(file)}. It holds what people entrusted to us: keep it where only you can read it.`,
    ],
  },
  restore: {
    needs: 1,
    takes: 1,
    run: async (url, [file = '']) => [
      ...summarize(await restoreBackup(url, resolve(file))),
      'Restored, and equal to the backup in every table.',
    ],
  },
} satisfies Record<string, AdminCommand>)

function summarize({ tables, jobs }: BackupSummary): string[] {
  return [...Object.entries(tables).map(([table, rows]) => `${table}: ${rows}`), `open jobs: ${jobs}`]
}
