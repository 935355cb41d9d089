import type { Someone, TestApp } from '../test-app.ts'

export const roles = ['visitor', 'free', 'premium', 'other', 'admin', 'disabled'] as const
export type Role = (typeof roles)[number]

/** One person of each role. The signed-in ones have written something private. */
export type Crew = {
  as: (role: Role) => Someone | undefined
  /** Restores people who were signed out, changed or deleted by a call. */
  restore: (role: Role) => Promise<void>
  /** Their ids must not be used in calls: an administrator would change their role. */
  isMember: (id: string) => boolean
  /** Words in the text that belong to somebody else. */
  secretsOfOthers: (role: Role, text: string) => string[]
}

export async function gatherCrew(t: TestApp): Promise<Crew> {
  const people = new Map<Role, Someone>()
  const ids = new Set<string>()
  const secrets = new Map<string, Role>()
  const makers = { free: t.someone, premium: t.premium, other: t.premium, admin: t.admin, disabled: t.disabled }

  async function restore(role: Role) {
    if (role === 'visitor') return
    const person = await makers[role]()
    people.set(role, person)
    ids.add(person.id)
    for (const secret of await plantSecrets(t, person)) secrets.set(secret, role)
  }
  for (const role of roles) await restore(role)

  return {
    as: (role) => people.get(role),
    restore,
    isMember: (id) => ids.has(id),
    secretsOfOthers(role, text) {
      const told = text.match(looksSecret) ?? []
      return told.filter((words) => secrets.has(words) && secrets.get(words) !== role)
    },
  }
}

const looksSecret = /nobody else’s business [0-9a-f]{8}|person[\d-]+@example\.com/g

/** Their address, and a line in every place where people write only for themselves. */
async function plantSecrets(t: TestApp, person: Someone): Promise<string[]> {
  const secret = `nobody else’s business ${person.id.slice(0, 8)}`
  await t.sql(`insert into mood_entries (user_id, mood, notes, day) values ($1, 2, $2, current_date)`, [
    person.id,
    secret,
  ])
  await t.sql(`insert into coach_notes (user_id, kind, text) values ($1, 'step', $2)`, [person.id, secret])
  return [secret, person.email]
}
