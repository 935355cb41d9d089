import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Registration } from '#contract/accounts/accounts.ts'
import { postgresCode, uniqueViolation } from '../db/connections/postgres-codes.ts'
import { connect, type Database } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { removeTwoStep } from '../features/accounts/two-step/two-step.queries.ts'
import { findAddressee, insertUser, updateUser } from '../features/accounts/users.queries.ts'
import { fromTerminal, insertLogEntry } from '../features/admin/log.queries.ts'
import { countAdmins } from '../features/admin/users.queries.ts'
import { createAdminUsers } from '../features/admin/users.service.ts'
import { linkLeads } from '../features/leads/leads.queries.ts'
import { AppError } from '../platform/errors.ts'
import { hashPassword, refuseWeakPassword } from '../platform/secrets/passwords.ts'

export type AccountChange = 'grant-admin' | 'disable' | 'enable' | 'two-step-off'

export function changeAccount(url: string, email: string, change: AccountChange): Promise<string[]> {
  return withDatabase(url, async (db) => {
    const account = await findAddressee(db, { email })
    if (!account) throw new AppError('not_found', `There is no account with the address ${email}.`)
    const accounts = createAdminUsers({ db })
    if (change === 'grant-admin') await accounts.setRole(null, account.id, 'admin')
    else if (change === 'two-step-off') await turnOffTwoStep(db, account.id)
    else await accounts.setDisabled(null, account.id, change === 'disable')
    const isNobodyLeft = change === 'disable' && (await countAdmins(db)) === 0
    return [`${account.email} ${outcomes[change]}`, ...(isNobodyLeft ? [nobodyLeft] : [])]
  })
}

const outcomes: Record<AccountChange, string> = {
  'grant-admin': 'is an administrator.',
  disable: 'is switched off: no sign-in, and the next request is refused.',
  enable: 'is switched on, and has to sign in anew.',
  'two-step-off': 'signs in with the password alone.',
}

/** For somebody who has lost both phone and recovery codes. Whoever runs this has verified who they are. */
async function turnOffTwoStep(db: Database, userId: string) {
  await db.transaction(async (tx) => {
    if (await removeTwoStep(tx, userId))
      await insertLogEntry(tx, fromTerminal({ adminId: null, action: 'two_step_off', userId }))
  })
}

const nobodyLeft = 'There is no administrator now; grant-admin makes one.'

type Names = { email: string; firstName: string; lastName: string }

/** Marks the address as confirmed: whoever runs this vouches for it. */
export async function createAccount(url: string, names: Names): Promise<string[]> {
  const given = await readPassword()
  const password = given ?? randomBytes(12).toString('base64url')
  const parsed = Registration.safeParse({ ...names, password })
  if (!parsed.success) throw new AppError('invalid_input', parsed.error.issues.map(({ message }) => message).join('. '))
  await refuseWeakPassword(password, parsed.data)
  const hashed = await hashPassword(password)
  return withDatabase(url, async (db) => {
    const { email } = parsed.data
    await db
      .transaction(async (tx) => {
        const userId = await insertUser(tx, { ...parsed.data, password: hashed, role: 'member' })
        await updateUser(tx, userId, { emailVerified: true })
        await linkLeads(tx, { userId, email })
        await insertLogEntry(tx, fromTerminal({ adminId: null, action: 'create_user', userId }))
      })
      .catch((error: unknown) => {
        if (postgresCode(error) === uniqueViolation) throw new AppError('conflict', `${email} already has an account.`)
        throw error
      })
    return [`${email} has an account now.`, ...(given ? [] : [`Password: ${password}`])]
  })
}

/** Not taken as an argument, because arguments stay in the shell's history and show up in process lists. */
async function readPassword(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined
  return (await text(process.stdin)).split('\n')[0] || undefined
}

export async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  await migrateDatabase(url)
  const { db, close } = connect({ url, maxConnections: 1, onIdleError: () => {} })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
