import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { callsOf, type FuzzCall } from './testing/fuzz/calls.ts'
import { type Crew, gatherCrew, type Role, roles } from './testing/fuzz/crew.ts'
import { takeTurns } from './testing/fuzz/turns.ts'
import { type SeenRoute, type Someone, useTestApp } from './testing/test-app.ts'

const routes: SeenRoute[] = []
const t = useTestApp({ onRoute: (route) => routes.push(route) })

/** A short run by default; `npm run test:security` makes a hundred thousand calls. */
const count = Number(process.env.FUZZ_CALLS ?? 800)
const seed = Number(process.env.FUZZ_SEED ?? 1)
const lanes = 6
const remembered = 400

let crew: Crew
beforeAll(async () => {
  crew = await gatherCrew(t)
})

const mayCome: Record<string, readonly Role[]> = {
  public: roles,
  member: ['free', 'premium', 'other', 'admin'],
  premium: ['premium', 'other'],
  admin: ['admin'],
}

describe('whatever is sent to whichever operation, by whomever', () => {
  it('is answered or refused, never breaks anything, and tells nobody what belongs to another', async () => {
    const walked = routes.filter(({ access, method }) => access && method !== 'HEAD')
    const calls = new Map(walked.map((route, at) => [route, callsOf(route, seed * 1_000_000 + at * 1000)]))
    const ids: string[] = []
    const found = new Set<string>()
    const statuses = new Map<number, number>()
    const turns = takeTurns(walked)
    let made = 0

    async function oneCall() {
      const at = made++
      const route = turns.next()
      const allowed = mayCome[route.access!]!
      // Mostly callers who are allowed in.
      const among = at % 4 === 0 ? roles : allowed
      const role = among[at % among.length]!
      const pickId = (nth: number) => ids[nth % ids.length] ?? '00000000-0000-4000-8000-000000000000'
      const call = calls.get(route)!.next().value!(pickId)
      const person = crew.as(role)
      const begun = performance.now()
      const reply = await send(call, person)
      turns.tell(route, performance.now() - begun)
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
      for (const fault of await faultsOf(reply, { role, route, person }))
        found.add(`${role} ${describeCall(call)} → ${fault}`)
      for (const id of reply.body.match(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{22}/g)?.slice(0, 5) ?? [])
        if (!crew.isMember(id)) ids[(at * 7) % remembered] = id
      if (reply.statusCode === 401 && reply.json().code === 'unauthorized') await crew.restore(role)
    }
    const lane = async () => {
      while (made < count && found.size < 30) await oneCall()
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    const table = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
    process.stdout.write(`${made} calls of ${walked.length} operations, ${table.join(', ')}\n`)
    expect([...found]).toEqual([])
    // Fuzzing proves little if nearly every call is refused.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 10)
  }, 3_600_000)
})

function send(call: FuzzCall, person: Someone | undefined) {
  const cookie = person?.cookie
  const headers = { 'x-requested-with': 'XMLHttpRequest', ...call.options.headers, ...(cookie ? { cookie } : {}) }
  return t.app.inject({ ...call.options, url: call.url, headers })
}

type Sender = { role: Role; route: SeenRoute; person: Someone | undefined }

async function faultsOf(reply: LightMyRequestResponse, { role, route, person }: Sender) {
  const { statusCode, headers, body } = reply
  const faults: string[] = []
  if (statusCode >= 500) faults.push(`${statusCode} ${body.slice(0, 200)}`)
  if (statusCode < 400 && !mayCome[route.access!]!.includes(role) && !(await hasRisen({ role, route, person })))
    faults.push(`${statusCode} to somebody it is not for`)
  if (headers['cache-control'] !== 'no-store' || !headers['x-request-id'])
    faults.push('may be stored, or has no reference')
  if (statusCode >= 400 && !ErrorReply.safeParse(asJson(body)).success)
    faults.push(`${statusCode} in another shape: ${body.slice(0, 200)}`)
  if (/node_modules|\.ts:\d+|syntax error at|violates \w+ constraint/.test(body))
    faults.push(`tells how we are built: ${body.slice(0, 300)}`)
  if (role !== 'admin') for (const secret of crew.secretsOfOthers(role, body)) faults.push(`tells ${secret}`)
  return faults
}

/** The calls themselves may have started a trial or bought something. */
async function hasRisen({ role, route, person }: Sender): Promise<boolean> {
  if (route.access !== 'premium' || !person) return false
  const [row] = await t.sql(
    `select subscription_status <> 'free' or trial_end_date > now() as risen from users
     where id = $1 and not is_account_disabled`,
    [person.id],
  )
  await crew.restore(role)
  return row?.risen === true
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const describeCall = ({ name, url, options }: FuzzCall) =>
  `${name} (${url.slice(0, 200)}) ${JSON.stringify(options.headers)} ${String(options.payload ?? '').slice(0, 300)}`
