import { expect, it } from 'vitest'
import { planVerdicts } from '#content/coach/conversations/plan-verdicts.ts'
import { startTalk } from '../testing/make-turn.ts'

const leftOut = { subject: 'left_out' } as const

it('answers a question whether to do it with a yes and a reason', () => {
  const { content, trace } = startTalk().say('they never ask me to lunch. should i just ask if i can come?', leftOut)
  expect(trace.node).toBe('plan')
  expect(content).toMatch(/\bYes\b|\byes\b/)
  expect(planVerdicts.ask.some((verdict) => content.includes(verdict))).toBe(true)
})

it('answers it on the second try, whatever was said in between', () => {
  const talk = startTalk()
  talk.say('is "no worries, another time" too stiff?', leftOut)
  const { content } = talk.say('there is a team dinner tomorrow. should i go?', leftOut)
  expect(planVerdicts.go.some((verdict) => content.includes(verdict))).toBe(true)
  const again = talk.say("that's not an answer, yes or no", { ...leftOut, act: 'complaint' })
  expect(planVerdicts.go.some((verdict) => again.content.includes(verdict))).toBe(true)
  expect(again.content).not.toBe(content)
})

it('says that it is not odd to somebody who fears that it is', () => {
  const { content } = startTalk().say('is it weird to ask them?', leftOut)
  expect(content).toMatch(/^No\b/)
})

it('does not clear a second message right after the first', () => {
  const { content } = startTalk().say('40 minutes and no answer. should i text him again?', { subject: 'texting_back' })
  expect(planVerdicts.again).toContain(content)
})
