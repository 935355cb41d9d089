import { describe, expect, it } from 'vitest'
import { heardNothing } from '#rules/coach/heard.ts'
import { decideTurn } from '../decide-turn.ts'
import { createMeanings } from '../engine/meanings/meanings.ts'
import { heardAs } from '../engine/testing/make-turn.ts'
import { crisisEntry, userEntry } from '../entries.ts'
import type { StoredMessage } from '../turn.ts'
import { askedBeforeAside, leftOpen, saysNoMore } from './pick-up.ts'

const now = new Date('2026-03-02T18:00:00Z')
const timestamp = now.toISOString()
const said = (content: string): StoredMessage => ({ role: 'user', content, timestamp })
const replied = (content: string, marks: Partial<StoredMessage> = {}): StoredMessage => ({
  role: 'assistant',
  content,
  timestamp,
  ...marks,
})
const trace = { node: 'open', seed: 1 } as unknown as NonNullable<StoredMessage['trace']>

describe('what our question about danger left open', () => {
  it('is the message it came in place of an answer to, over several replies', () => {
    const history = [
      said('hi'),
      replied('Hi.', { trace }),
      said('what do I wear'),
      replied('How are you really doing?', { safety: 'checkin' }),
      said('huh?'),
      replied('Are you safe?', { safety: 'checkin' }),
    ]
    expect(leftOpen(history)).toEqual({ message: 'what do I wear', history: history.slice(0, 2) })
  })

  it('is nothing if the message was answered', () => {
    expect(leftOpen([said('what do I wear'), replied('A shirt.', { trace })])).toBeUndefined()
    const aside = replied('A shirt.\n\nAre you all right?', { trace, safety: 'checkin' })
    expect(leftOpen([said('what do I wear'), aside])).toBeUndefined()
  })

  it('is our own question if we asked about danger after it', () => {
    const aside = replied('Clothes matter less. Who will be there?\n\nOne more thing. Are you all right?', {
      trace,
      safety: 'checkin',
    })
    expect(askedBeforeAside([aside])).toBe('Who will be there?')
    expect(askedBeforeAside([replied('A shirt.\n\nAre you all right?', { trace, safety: 'checkin' })])).toBeUndefined()
    expect(askedBeforeAside([replied('Who will be there?', { trace })])).toBeUndefined()
  })
})

it('knows a bare answer from one that tells more', () => {
  expect(saysNoMore("That's not how I meant it")).toBe(true)
  expect(saysNoMore("I'm fine, but you have not told me who pays for it")).toBe(false)
})

it('answers the message that got a question about danger instead, once there is none', async () => {
  const party = heardAs({ subject: 'party', act: 'more_story' })
  const doubt = { ...party, danger: { ...heardNothing.danger, none: 0.2, concern: 0.8 } }
  const request = { meanings: createMeanings(async () => undefined), country: 'US', facts: {}, now, seed: 3 } as const
  const message = 'the party is on saturday, I know nobody there and I would rather stay in bed for good'
  const asked = await decideTurn({
    ...request,
    message,
    history: [],
    heard: { alone: doubt, after: doubt },
    state: null,
    memory: null,
  })
  expect(asked.part.stands).toBe(true)
  const history: StoredMessage[] = [userEntry({ message, now }), crisisEntry(asked.part, now)]
  const reply = await decideTurn({
    ...request,
    message: "That's not how I meant it",
    history,
    heard: { alone: heardAs({ act: 'correction' }) },
    listenAgain: async (again) => ({ alone: again === message ? party : heardAs({}) }),
    state: asked.part.state,
    memory: asked.memory,
  })
  expect(reply.part.tier).toBe('none')
  expect(reply.entry.trace?.subject).toBe('party')
})
