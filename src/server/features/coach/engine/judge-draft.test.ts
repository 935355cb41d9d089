import { expect, it } from 'vitest'
import { startTalk } from './testing/make-turn.ts'

const said = (message: string) => {
  const talk = startTalk()
  talk.say('I have to write to a friend', { subject: 'texting_back' })
  return talk.say(message, { subject: 'texting_back', act: 'correction' })
}

it('answers the worry and lets a good draft go as it is', () => {
  const { content, trace } = said(
    'no. I\'ll text "No stress about Friday, can you tell me by Thursday?" is that desperate',
  )
  expect(trace.node).toBe('draft')
  expect(content).toMatch(/^(?:Not too keen|No)\b/)
})

it('names what would go', () => {
  const { content } = said('I wrote: "Sorry to bother you, sorry, can we talk on Monday?" Is that ok?')
  expect(content).toContain('"Sorry" and "to bother you"')
})

it('does not read insults out', () => {
  const { content } = said('I\'ll send "You are pathetic and I hate you" good?')
  expect(content).toContain('the insults')
  expect(content).not.toContain('pathetic')
})

it('stays in the subject', () => {
  expect(said('what about "See you on Friday then." too cold?').trace.subject).toBe('texting_back')
})
