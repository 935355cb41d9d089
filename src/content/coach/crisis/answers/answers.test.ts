import { describe, expect, it } from 'vitest'
import { facts } from '#rules/safety/standing/facts.ts'
import { createDraft } from '../draft.ts'
import { helpFor } from '../help.ts'
import { dangerAnswers } from './all-answers.ts'
import { chooseAnswer } from './choose-answer.ts'
import { wordings } from './wordings/all-wordings.ts'

const replies = dangerAnswers.flatMap(({ id, say }) => say.map((text) => ({ id, text })))
const failing = (isWrong: (text: string) => boolean) => replies.filter(({ text }) => isWrong(text))

describe('the answers for somebody in danger', () => {
  it('have unique ids, at least two replies and a dozen examples each', () => {
    const ids = dangerAnswers.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, like, say, fact } of dangerAnswers) {
      expect(say.length, id).toBeGreaterThanOrEqual(2)
      expect(like.length, id).toBeGreaterThanOrEqual(12)
      if (fact) expect(facts).toContain(fact)
    }
  })

  it('exist for every id that has more examples', () => {
    const ids = new Set(dangerAnswers.map(({ id }) => id))
    expect(Object.keys(wordings).filter((id) => !ids.has(id))).toEqual([])
  })

  it('share no example within a group', () => {
    const all = dangerAnswers.flatMap(({ group, like }) => like.map((text) => `${group}: ${text.toLowerCase()}`))
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  })

  it('are short and calm, and promise nothing', () => {
    expect(failing((text) => text.split(/\s+/).length > 55)).toEqual([])
    expect(failing((text) => text.includes('!'))).toEqual([])
    expect(failing((text) => /will be (?:all right|okay|fine)\b|i promise|calm down/i.test(text))).toEqual([])
  })

  it('never tell somebody who took something to drink, eat or take anything', () => {
    const body = dangerAnswers.filter(({ group }) => group === 'body').flatMap(({ say }) => say)
    expect(
      body.filter((text) =>
        /(?:^|[.:] )(?:drink|eat|take|sip|swallow) (?!the phone|care|somebody|someone|it seriously)/i.test(text),
      ),
    ).toEqual([])
  })

  it('contain only placeholders that get filled in', () => {
    const known =
      /\{(?:helper|Helper|someone|she|her|She|is|has|asks|wants|means|the means|it|number|reach|poison|write|second)\}/g
    expect(failing((text) => /[{}]/.test(text.replaceAll(known, '')))).toEqual([])
  })
})

describe('the person to turn to in an answer', () => {
  const fill = (helper?: 'sister') => {
    const draft = createDraft({ said: [], known: [], ...(helper ? { helper } : {}) }, help, 0)
    draft.say({ name: 'answers.grief-join', lines: ['Tell {someone} about it, and let {her} answer.'] })
    return draft.read().text
  }
  const help = helpFor('US', { kind: 'suicide', whose: 'self', isYoung: false })

  it('is the one they named, or "someone you trust"', () => {
    expect(fill('sister')).toBe('Tell your sister about it, and let her answer.')
    expect(fill()).toBe('Tell someone you trust about it, and let them answer.')
  })

  it('is never just "them", because somebody who grieves must not be told to call the dead', () => {
    expect(failing((text) => text.includes('{helper}'))).toEqual([])
  })
})

describe('choosing an answer', () => {
  const [cops] = dangerAnswers.filter(({ id }) => id === 'sends-cops')
  const [friend] = dangerAnswers.filter(({ group }) => group === 'friend')
  if (!cops || !friend) throw new Error('They are there')
  const own = { kind: 'suicide', whose: 'self' } as const

  it('takes the closest one that is meant for this kind of danger', () => {
    const near = [
      { answer: friend, nearness: 0.9 },
      { answer: cops, nearness: 0.8 },
    ]
    expect(chooseAnswer([{ near }], own)).toEqual({ answer: cops })
    expect(chooseAnswer([{ near }], { ...own, whose: 'other' })).toEqual({ answer: friend })
  })

  it('finds none if nothing is close, or two are equally close', () => {
    const [other] = dangerAnswers.filter(({ id }) => id === 'cost')
    if (!other) throw new Error('It is there')
    expect(chooseAnswer([{ near: [{ answer: cops, nearness: 0.3 }] }], own)).toBeUndefined()
    expect(
      chooseAnswer(
        [
          {
            near: [
              { answer: cops, nearness: 0.7 },
              { answer: other, nearness: 0.695 },
            ],
          },
        ],
        own,
      ),
    ).toBeUndefined()
  })

  it('judges each sentence by itself, and answers a question before what is told beside it', () => {
    const [other] = dangerAnswers.filter(({ id }) => id === 'cost')
    if (!other) throw new Error('It is there')
    const told = { near: [{ answer: cops, nearness: 0.7 }] }
    const asked = { near: [{ answer: other, nearness: 0.65 }] }
    expect(chooseAnswer([told, asked], own)).toEqual({ answer: cops })
    const question = { ...asked, text: 'what does it cost', asks: true, overlap: () => 0.5 } as const
    expect(chooseAnswer([told, question], own)).toEqual({ answer: other, isQuestion: true })
  })

  it('answers a question only if the answer shares its words or is far ahead of others, because most were not written for', () => {
    const [other, third] = dangerAnswers.filter(({ group, id }) => group === 'own' && id !== cops.id)
    if (!other || !third) throw new Error('They are there')
    const near = [
      { answer: cops, nearness: 0.56 },
      { answer: other, nearness: 0.5 },
      { answer: third, nearness: 0.49 },
    ]
    const question = { text: 'does she lose the flat if they keep her in for a month', asks: true, near } as const
    expect(chooseAnswer([{ ...question, overlap: () => 0.05 }], own)).toBeUndefined()
    const overlap = (answer: { id: string }) => (answer.id === cops.id ? 0.6 : 0.05)
    expect(chooseAnswer([{ ...question, overlap }], own)?.answer).toBe(cops)
  })

  it('answers a question next to a complaint, and apologizes for what we missed', () => {
    const [skipped] = dangerAnswers.filter(({ id }) => id === 'skipped-question')
    if (!skipped) throw new Error('It is there')
    const complaint = { answer: skipped, nearness: 0.8 }
    expect(chooseAnswer([{ near: [complaint, { answer: cops, nearness: 0.7 }] }], own)).toEqual({
      answer: cops,
      isMissed: true,
    })
    expect(chooseAnswer([{ near: [complaint, { answer: cops, nearness: 0.4 }] }], own)).toEqual({
      answer: skipped,
      isOnlyComplaint: true,
    })
  })
})
