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

  it('is asked which of three kinds it is if that is not clear, and gets the lines of the one they press', () => {
    const talk = startTalk()
    const words = [
      { name: 'ask_help', p: 0.3 },
      { name: 'none', p: 0.18 },
      { name: 'teacher', p: 0.2 },
    ] as const
    const which = talk.say('how do I put it to her', { ...ask, words: [...words] })
    expect(which.trace.node).toBe('whichWords')
    expect(which.options).toEqual([askedWords.ask_help.name, askedWords.teacher.name])
    const given = talk.say(askedWords.teacher.name, { ...ask, words: [...words] })
    expect(askedWords.teacher.say).toContain(given.content)
  })

  it('is not asked twice in a row', () => {
    const talk = startTalk()
    const words = [
      { name: 'ask_help', p: 0.3 },
      { name: 'teacher', p: 0.2 },
    ] as const
    talk.say('how do I put it to her', { ...ask, words: [...words] })
    const next = talk.say('dunno, what do I say', { ...ask, words: [...words] })
    expect(next.trace.node).not.toBe('whichWords')
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

  it('is not offered the same three kinds again', () => {
    const talk = startTalk()
    const words = [
      { name: 'nosy', p: 0.3 },
      { name: 'complain', p: 0.2 },
      { name: 'say_no', p: 0.1 },
      { name: 'boundary', p: 0.09 },
    ] as const
    talk.say('she cut in and finished for me, give me a sentence', { ...ask, words: [...words] })
    const next = talk.say('None of those. She interrupts me. What do I say?', {
      ...ask,
      words: [{ name: 'nosy', p: 0.7 }, ...words.slice(1)],
    })
    expect(askedWords.nosy.say).not.toContain(next.content)
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
  expect(readAskedWordsWeights(folder)?.outer.bias).toHaveLength(askedNames.length)
  expect(readAskedWordsWeights('/nowhere')).toBeUndefined()
})
