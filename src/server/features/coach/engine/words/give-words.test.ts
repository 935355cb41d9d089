import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { askedWords } from '#content/coach/conversations/asked-words/asked-words.ts'
import { startTalk } from '../testing/make-turn.ts'
import { askedNames, readAskedWordsWeights } from './asked-words-weights.ts'

const ask = { subject: 'none', p: 0.3, act: 'words' } as const

describe('somebody who wants words, where nothing was written for exactly that', () => {
  it('is given lines for the kind of moment, and others when they ask again', () => {
    const talk = startTalk()
    const words = [{ name: 'say_no', p: 0.8 }] as const
    const first = talk.say('what do I tell my cousin, she wants me to mind the twins again', {
      ...ask,
      words: [...words],
    })
    expect(askedWords.say_no.say).toContain(first.content)
    expect(first.trace.node).toBe('lines')
    const second = talk.say('give me other lines', { ...ask, words: [...words] })
    expect(askedWords.say_no.say).toContain(second.content)
    expect(second.content).not.toBe(first.content)
  })

  it('gets no more lines of a kind that they say is wrong', () => {
    const talk = startTalk()
    const words = [
      { name: 'money', p: 0.6 },
      { name: 'boundary', p: 0.2 },
    ] as const
    talk.say('what do I say if he cannot make it on thursday', { ...ask, words: [...words] })
    const next = talk.say("Huh? That's about money. She talks over me at work, what do I say", {
      ...ask,
      words: [...words],
    })
    expect(askedWords.money.say).not.toContain(next.content)
  })

  it('gets words for the right moment when they say what was wrong with the last ones', () => {
    const talk = startTalk()
    const wrong = [{ name: 'after_date', p: 0.8 }] as const
    talk.say('what do I write back to a match who says we should hang out', { ...ask, words: [...wrong] })
    const words = [
      { name: 'after_date', p: 0.5 },
      { name: 'say_yes', p: 0.7 },
    ] as const
    const said = 'those words are for after a date and we have not even met, I need a reply to that message'
    const next = talk.say(said, { ...ask, act: 'correction', words: [...words] })
    expect(askedWords.say_yes.say.some((lines) => next.content.endsWith(lines))).toBe(true)
    expect(next.content).toMatch(/^(?:Sorry|My mistake|I got)/)
  })

  it('gets no lines that are surely for something else', () => {
    const talk = startTalk()
    const reply = talk.say('give me words for a eulogy for our dog', { ...ask, words: [{ name: 'none', p: 0.4 }] })
    expect(Object.values(askedWords).flatMap(({ say }) => say)).not.toContain(reply.content)
  })
})

it('hears that no words are wanted, whatever it sounds like', () => {
  const talk = startTalk()
  talk.say('party on saturday', { subject: 'party' })
  const words = [{ name: 'none', p: 0.9 }] as const
  const reply = talk.say('what do you say, is that normal', { subject: 'party', act: 'words', words: [...words] })
  expect(reply.trace.node).not.toBe('lines')
})

it('has weights that were trained for the kinds there are', () => {
  const folder = join(import.meta.dirname, '../../../../../../model')
  expect(readAskedWordsWeights(folder)?.layers.outer.bias).toHaveLength(askedNames.length)
  expect(readAskedWordsWeights('/nowhere')).toBeUndefined()
})
