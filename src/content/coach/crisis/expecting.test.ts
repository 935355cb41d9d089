import { expect, test } from 'vitest'
import { answerDanger } from './answer-danger.ts'
import { dangerAnswers } from './answers/all-answers.ts'
import { now, talk } from './testing/talk.ts'

const pregnant = dangerAnswers.find(({ id }) => id === 'pregnant-and-hurt')
if (!pregnant) throw new Error('It is there')

function answerTo(message: string, earlier: readonly string[]) {
  const state = talk(['my husband hits me', ...earlier]).at(-1)?.state ?? null
  const near = [{ text: message, near: [{ answer: pregnant as NonNullable<typeof pregnant>, nearness: 0.9 }] }]
  const asked = { isAsked: true, isFirstOfChat: false, country: 'US', turn: 3, now } as const
  return answerDanger({ message, earlier: ['my husband hits me', ...earlier], near, state, ...asked })
}

test.each([
  ['last month he grabbed my arm, it left a mark', ['a girl from work invited me to her baby shower']],
  ['he pushed me', ['my friend is pregnant']],
  ['he pushed me when i came home', ["my coworker's baby is cute, he says i look at it too much"]],
])('speaks of no pregnancy where another person has the baby: %s', (message, earlier) => {
  expect(answerTo(message, earlier).reply?.text).not.toMatch(/\bbaby\b|pregnan|midwi|maternity/i)
})

test.each([
  ['he pushed me and i fell', ["i'm 20 weeks pregnant"]],
  ['im pregnant and he kicked me', []],
])('keeps the words for somebody who is pregnant: %s', (message, earlier) => {
  expect(answerTo(message, earlier).reply?.text).toMatch(/\bbaby\b|pregnan|maternity/i)
})

test('takes it back in words, once, if we had assumed it', () => {
  const { state } = answerTo('he pushed me and i fell', ['i think i might be pregnant'])
  const told = ['my husband hits me', 'i think i might be pregnant', 'he pushed me and i fell']
  const next = { isAsked: true, isFirstOfChat: false, country: 'US', turn: 5, now } as const
  const sorry = answerDanger({ message: 'i’m not pregnant, it’s my coworker', earlier: told, state, ...next })
  expect(sorry.reply?.text).toMatch(/^Sorry, I mixed that up: you’re not pregnant\./)
  const later = answerDanger({ message: 'i said im not pregnant', earlier: told, state: sorry.state, ...next })
  expect(later.reply?.text).not.toMatch(/mixed that up/)
})

test('does not answer a wish for words with who is told', () => {
  const replies = talk([
    'my boyfriend is abusive i think, he has my bank card',
    'can you please just tell me what to say to him about saturday',
  ])
  expect(replies.at(-1)?.reply?.text).not.toMatch(/police|Who would you have to tell/)
})

test.each(['will you tell the police', 'are you going to tell my mom', 'can they tell my parents'])(
  'still answers "%s"',
  (message) => {
    const last = talk(['my boyfriend is abusive i think, he has my bank card', message]).at(-1)
    expect(last?.reply?.text).toMatch(
      /goes to the police|obody is (?:told|called)|couldn’t send|I can’t call|I won’t and I can’t/,
    )
  },
)
