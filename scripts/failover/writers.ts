import { setTimeout as wait } from 'node:timers/promises'
import { type Person, register } from '../cluster/testing/person.ts'

export type Writers = {
  people: readonly Person[]
  /** Every acknowledged write, by the id its device gave it. */
  acknowledged: ReadonlySet<string>
  /** Answers that a phone could not handle. */
  refused: readonly string[]
  /**
   * Resolves when everybody has had a write acknowledged that was sent after now, with how long the first and the last
   * took.
   */
  untilEverybodyWrote: () => Promise<{ firstMs: number; lastMs: number }>
  /** The longest wait for an answer since the last call. */
  slowestMs: () => number
  stop: () => Promise<void>
}

const pauseMs = 200
const patienceMs = 15_000

/** Members whose phones behave like ours: they send the same id again until it is acknowledged. */
export async function startWriters(site: string, count: number): Promise<Writers> {
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) people.push(await register(site, `writer${at}@example.com`))
  const acknowledged = new Set<string>()
  const refused: string[] = []
  /** For each person, when their last acknowledged write was first sent. */
  const lastSent = new Map<Person, number>()
  let isOver = false
  let slowestMs = 0

  async function keepWriting(person: Person) {
    while (!isOver) {
      const clientId = crypto.randomUUID()
      const body = { techniqueId: 'power-breathing', durationMinutes: 1, clientId }
      const sentAt = Date.now()
      let status = 0
      while (status !== 201) {
        status = await tryOnce(person, body)
        if (status !== 201 && !isPassing(status)) {
          refused.push(`${status} to ${person.email}`)
          break
        }
        if (status !== 201) await wait(pauseMs)
      }
      if (status === 201) {
        acknowledged.add(clientId)
        lastSent.set(person, sentAt)
      }
      await wait(pauseMs)
    }
  }

  async function tryOnce(person: Person, body: object): Promise<number> {
    const begun = Date.now()
    try {
      const reply = await withinPatience(person.send('POST', site, '/api/techniques/usage', body))
      await reply.arrayBuffer()
      return reply.status
    } catch {
      return 0
    } finally {
      slowestMs = Math.max(slowestMs, Date.now() - begun)
    }
  }

  const writing = people.map(keepWriting)
  return {
    people,
    acknowledged,
    refused,
    slowestMs() {
      const soFar = slowestMs
      slowestMs = 0
      return soFar
    },
    async untilEverybodyWrote() {
      const since = Date.now()
      const back = new Map<Person, number>()
      while (back.size < people.length && Date.now() - since < 120_000) {
        for (const person of people) {
          // Writes that were in flight when the failure happened do not count.
          const isNew = (lastSent.get(person) ?? 0) >= since
          if (isNew && !back.has(person)) back.set(person, Date.now() - since)
        }
        await wait(20)
      }
      const times = [...back.values()]
      const lastMs = back.size < people.length ? Number.POSITIVE_INFINITY : Math.max(...times)
      return { firstMs: Math.min(...times), lastMs }
    },
    async stop() {
      isOver = true
      await Promise.all(writing)
    },
  }
}

/** Unreachable (0), bad gateway (502), or "come back in a moment" (503). */
function isPassing(status: number): boolean {
  return status === 0 || status === 502 || status === 503
}

async function withinPatience(reply: Promise<Response>): Promise<Response> {
  const late = wait(patienceMs, undefined, { ref: false }).then(() => Promise.reject(new Error('No answer')))
  return Promise.race([reply, late])
}
