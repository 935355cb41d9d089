import { describe, expect, it } from 'vitest'
import { readCues } from '#rules/coach/cues/read-cues.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import type { StoredMessage, Turn } from '../../turn.ts'
import { heardAs, threadOf } from '../testing/make-turn.ts'
import type { TalkPlace } from './places.ts'
import type { Written } from './written.ts'
import { findNearWords, findWritten } from './written-answer.ts'

const earlier: StoredMessage = { role: 'user', content: 'it is about my flatmate', timestamp: '2026-03-02T12:00:00Z' }
const say = 'So they all went quiet.'

function turn(place: TalkPlace, fit: number, history: readonly StoredMessage[] = [earlier], text = say): Turn {
  const message = 'they went quiet when i sat down'
  const written: Written = {
    answer: { like: [message], say: [text] },
    place,
    text,
    nearness: 0.6,
    fit,
    share: 0,
    shareInTalk: 0,
  }
  const cues = readCues(readLine(message), message)
  return {
    message,
    history,
    heard: undefined,
    meanings: undefined,
    written: [written],
    cues,
    facts: {},
    now: new Date(),
    seed: 0,
  }
}
const found = (of: Turn) => findWritten(of, { subject: 'party', act: 'more_story' })?.text

describe('an answer written for one particular thing people tell', () => {
  it('needs a lower probability than other answers in the middle of a conversation', () => {
    expect(found(turn('told', 0.33))).toBe(say)
    expect(found(turn('everywhere', 0.33))).toBeUndefined()
    expect(found(turn('told', 0.25))).toBeUndefined()
  })

  it('needs the same probability as others at the beginning', () => {
    expect(found(turn('told', 0.33, []))).toBeUndefined()
    expect(found(turn('told', 0.45, []))).toBe(say)
  })

  it('sounds glad only after good news, unless it is very likely to fit', () => {
    const glad = (fit: number, mood: 'good' | 'bad') => {
      const of = turn('told', fit)
      const [first] = of.written ?? []
      const answer = { like: ['i did it'], say: [say], isGlad: true as const }
      const heard = heardAs({ act: 'did_it', mood })
      const thread = threadOf({ glad: mood === 'good' ? 0.9 : 0.1 })
      return { ...of, heard: { alone: heard, after: heard, thread }, written: first ? [{ ...first, answer }] : [] }
    }
    expect(findWritten(glad(0.25, 'good'), { subject: 'party', act: 'did_it' })?.node).toBe('glad')
    expect(findWritten(glad(0.35, 'bad'), { subject: 'party', act: 'more_story' })).toBeUndefined()
  })

  it('leaves the subject of the conversation as it was', () => {
    expect(findWritten(turn('told', 0.6), { subject: undefined, act: 'more_story' })?.subject).toBeUndefined()
  })
})

describe('the closest lines for somebody who asks for words', () => {
  const line = 'Short and plain: "Could we start over?"'
  const near = (place: TalkPlace, fit: number) => findNearWords(turn(place, fit, [earlier], line), 'party')?.text

  it('may be far off if they belong to the subject', () => {
    expect(near('party', 0.15)).toBe(line)
  })

  it('have to be closer if they were written for no subject in particular', () => {
    expect(near('told', 0.15)).toBeUndefined()
    expect(near('told', 0.3)).toBe(line)
  })
})
