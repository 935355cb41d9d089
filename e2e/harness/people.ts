import { randomUUID } from 'node:crypto'
import { type CurrentUser, login, register } from '#contract/accounts/accounts.ts'
import type { Api } from './api.ts'

export type Person = { email: string; password: string; firstName: string; lastName: string }
export type Member = Person & { user: CurrentUser }

/** A new person: journeys share one database and must not run into each other's people. */
export function somebody(known: Partial<Person> = {}): Person {
  return {
    email: `maya.${randomUUID().slice(0, 13)}@example.com`,
    password: 'quiet-harbour-42',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    ...known,
  }
}

/** Signs somebody up; the session cookie goes to the API's browser. */
export async function signUp(api: Api, known: Partial<Person> = {}): Promise<Member> {
  const person = somebody(known)
  const { user } = await api.call(register, { body: person })
  return { ...person, user }
}

/** The server under test is configured with this address as an administrator. All journeys share the account. */
export const adminPerson: Person = somebody({ email: 'ada.admin@example.com', firstName: 'Ada', lastName: 'Amin' })

/** Signs the administrator in, creating the account if this is the first journey that needs it. */
export async function signInAdmin(api: Api): Promise<Member> {
  const made = await api.send(register.method, register.path, adminPerson)
  if (made.ok()) return { ...adminPerson, user: register.reply.parse(await made.json()).user }
  const reply = await api.call(login, { body: adminPerson })
  if (!('user' in reply)) throw new Error('The administrator of the journeys signs in with the password alone.')
  return { ...adminPerson, user: reply.user }
}
