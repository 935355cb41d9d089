import { randomUUID } from 'node:crypto'
import { type CurrentUser, register } from '#contract/accounts.ts'
import type { Api } from './api.ts'

export type Person = { email: string; password: string; firstName: string; lastName: string }
export type Member = Person & { user: CurrentUser }

/** Somebody nobody has met yet: journeys share one database and must not meet each other's people. */
export function somebody(known: Partial<Person> = {}): Person {
  return {
    email: `maya.${randomUUID().slice(0, 13)}@example.com`,
    password: 'quiet-harbour-42',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    ...known,
  }
}

/** Signs somebody up; the session's cookie lands in the browser the API belongs to. */
export async function signUp(api: Api, known: Partial<Person> = {}): Promise<Member> {
  const person = somebody(known)
  const { user } = await api.call(register, { body: person })
  return { ...person, user }
}
