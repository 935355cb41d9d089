import { describe, expect, it } from 'vitest'
import { options } from '#content/coach/moves/options.ts'
import type { StoredMessage } from '../turn.ts'
import { asksSomething, countWords, sentencesOf } from './sentences.ts'
import { answer, firstSentence, forSeeds, goOn, linesIn, seeds } from './testing/answer.ts'

describe('good coaching', () => {
  it('C1 takes up the person’s own words in the first sentence', () => {
    forSeeds(
      { message: 'I have to call my landlord tomorrow about the leak', understanding: { situation: 'phone_call' } },
      (reply) => expect(firstSentence(reply)).toMatch(/call(?:ing)? your landlord tomorrow about the leak/i),
    )
  })

  it('C1 builds it from what, when and whom where there is no clause to turn around', () => {
    const slots = { event: 'presentation', when: 'on Friday' }
    forSeeds({ message: 'presentation on Friday!!', understanding: { situation: 'presentation', slots } }, (reply) =>
      expect(firstSentence(reply)).toMatch(/Your presentation|on Friday/),
    )
  })

  it('C1 says no curse, no verdict and no danger back', () => {
    const messages = [
      'I am a fucking loser and I have a date',
      "I'm such a failure at parties",
      'I want to die when I have to speak in class',
    ]
    for (const message of messages)
      forSeeds({ message }, ({ content }) => expect(content).not.toMatch(/fuck|loser|failure|want to die/i))
  })

  it('C3 offers one step and asks one question at most', () => {
    forSeeds({ understanding: { situation: 'party' } }, (reply) => {
      expect(reply.trace.step).toBeTruthy()
      expect(reply.content.replace(/“[^”]*”/g, '').split('?').length - 1).toBeLessThanOrEqual(1)
    })
  })

  it('C4 grounds first in a panic, within sixty words, and asks nothing', () => {
    const understanding = { need: 'calm', stage: 'during', intensity: 3 } as const
    forSeeds({ message: 'my heart is racing and I cannot breathe in here', understanding }, (reply) => {
      expect(countWords(reply.content)).toBeLessThanOrEqual(60)
      expect(reply.trace.moves).toContain('grounding')
      expect(asksSomething(reply.content)).toBe(false)
    })
  })

  it('C4 tries another way when it is still as bad, and lets up when it eases', () => {
    const understanding = { need: 'calm', stage: 'during', intensity: 3 } as const
    const first = answer({ message: 'panicking', understanding })
    const history = goOn([], 'panicking', first)
    const still = answer({ message: options.still, history, understanding: { ...understanding, isShortReply: true } })
    expect(still.trace.moves).toContain('scene:panic')
    expect(sentencesOf(still.content).filter((sentence) => sentencesOf(first.content).includes(sentence))).toEqual([])
    const better = answer({ message: options.better, history, understanding: { ...understanding, isShortReply: true } })
    expect(better.trace.moves).toContain('scene:panic_easing')
  })

  it('C5 gives two lines for the situation before it asks anything', () => {
    for (const situation of [
      'phone_call',
      'boss',
      'date',
      'opening',
      'middle',
      'ending',
      'family',
      'party',
      'message',
    ] as const) {
      forSeeds(
        { message: 'what do I say?', understanding: { need: 'words', situation, cues: { asksForWords: true } } },
        (reply) => {
          expect(linesIn(reply).length).toBeGreaterThanOrEqual(2)
          const [before = ''] = reply.content.split('“')
          expect(before).not.toContain('?')
        },
      )
    }
  })

  it('C5 gives lines about what was asked for', () => {
    const message = 'how do I say no when my sister wants to borrow money again?'
    forSeeds({ message, understanding: { need: 'refuse' } }, (reply) => expect(reply.content).toMatch(/money/))
  })

  it('C6 sets facts against guesses, with a limit in time, and reassures nobody', () => {
    const understanding = { need: 'let_go', stage: 'after' } as const
    forSeeds({ message: 'I keep replaying the meeting in my head', understanding }, ({ content }) => {
      expect(content).toMatch(/fact|camera/i)
      expect(content).toMatch(/guess/i)
      expect(content).toMatch(/minute/i)
      expect(content).not.toMatch(/everything (?:is|was|will be) (?:fine|okay)|nobody noticed|don't worry/i)
    })
  })

  it('C7 names the loop at the third request, kindly, with an experiment', () => {
    for (const seed of seeds) {
      let history: StoredMessage[] = []
      const replies = ['do they hate me?', 'are you sure they are not mad?', 'but was it really fine?'].map(
        (message) => {
          const reply = answer({
            message,
            seed,
            history,
            understanding: { need: 'let_go', stage: 'after', cues: { wantsReassurance: true } },
          })
          history = goOn(history, message, reply)
          return reply
        },
      )
      expect(replies.map(({ trace }) => trace.moves.includes('loop'))).toEqual([false, false, true])
      expect(replies[2]?.trace.moves).toContain('experiment')
    }
  })

  it('C8 answers the wish to cancel with something smaller, without shame', () => {
    forSeeds(
      {
        message: 'I want to cancel the party on Saturday',
        understanding: { situation: 'party', cues: { wantsToAvoid: true } },
      },
      (reply) => {
        expect(reply.trace.moves).toContain('avoid')
        expect(reply.trace.step).toBeTruthy()
        expect(reply.content).not.toMatch(/you should go|coward|just go|cancel it/i)
      },
    )
  })

  it('C9 celebrates the action, asks what made it possible, offers a next rung', () => {
    forSeeds(
      {
        message: 'I finally asked a coworker to lunch today',
        understanding: { need: 'celebrate', stage: 'after', cues: { sharesWin: true } },
      },
      (reply) => {
        expect(reply.trace.moves).toEqual(expect.arrayContaining(['win', 'rung', 'ask:possible']))
        expect(reply.content).toMatch(/you finally asked a coworker to lunch today/i)
      },
    )
  })

  it('C10 plans without a drink', () => {
    forSeeds(
      {
        message: 'I will have two beers before the party',
        understanding: { situation: 'party', cues: { mentionsDrinking: true } },
      },
      (reply) => {
        expect(reply.trace.moves).toContain('drinking')
        expect(reply.content).not.toMatch(/have a (?:drink|beer)|one drink is/i)
      },
    )
  })

  it('C11 disagrees with a harsh conclusion and gives a check for it', () => {
    forSeeds(
      { message: 'nobody will ever like me', understanding: { need: 'lift', cues: { drawsHarshConclusion: true } } },
      (reply) => expect(reply.trace.moves).toEqual(expect.arrayContaining(['disagree', 'check'])),
    )
  })

  it('C12 asks one question with two to four taps when unsure, never twice in a row', () => {
    for (const seed of seeds) {
      const understanding = { isUnsure: true } as const
      const first = answer({ message: 'it is about Tom', seed, understanding })
      expect(first.options.length).toBeGreaterThanOrEqual(2)
      expect(first.options.length).toBeLessThanOrEqual(4)
      expect(first.trace.asked).toBe('clarify')
      const second = answer({ message: 'well, him', seed, understanding, history: goOn([], 'it is about Tom', first) })
      expect(second.trace.asked).not.toBe('clarify')
      expect(second.trace.step).toBeTruthy()
    }
  })

  it('C13 apologizes in a few words and does something else; what was offered is not offered again', () => {
    for (const seed of seeds) {
      const first = answer({
        message: 'I am nervous about the interview',
        seed,
        understanding: { situation: 'interview' },
      })
      const history = goOn([], 'I am nervous about the interview', first)
      const second = answer({
        message: "this isn't helping",
        seed,
        history,
        understanding: { situation: 'interview', cues: { saysNotHelping: true } },
      })
      expect(second.content).toMatch(/^[^.]*(?:sorry|mistake|apologize)[^.]*\./i)
      expect(second.trace.moves).not.toContain('ask:walk')
      const offered = first.sources.filter(({ type }) => type === 'technique')
      expect(second.remember).toEqual(offered.map((item) => ({ kind: 'unhelpful', item })))
      for (const item of offered) expect(second.sources).not.toContainEqual(item)
    }
  })

  it('gives no lecture to someone angry', () => {
    forSeeds(
      { message: 'you are useless', understanding: { need: 'elsewhere', cues: { isAngry: true } } },
      ({ content }) => {
        expect(content).not.toMatch(/calm down|language|respect/i)
        expect(countWords(content)).toBeLessThanOrEqual(50)
      },
    )
  })
})
