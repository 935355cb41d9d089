import { expect, it } from 'vitest'
import type { Turn } from '../../turn.ts'
import { startTalk } from '../testing/make-turn.ts'
import { judgeDraft } from './judge-draft.ts'

const said = (message: string) => {
  const talk = startTalk()
  talk.say('I have to write to a friend', { subject: 'texting_back' })
  return talk.say(message, { subject: 'texting_back', act: 'correction' })
}

it('answers the worry, and changes nothing in a good draft', () => {
  const { content, trace } = said(
    'no. I\'ll text "No stress about Friday, can you tell me by Thursday?" is that desperate',
  )
  expect(trace.node).toBe('draft')
  expect(content).toMatch(/^(?:Not too eager|No)\b/)
})

it('names the words to leave out', () => {
  const { content } = said('I wrote: "Sorry to bother you, sorry, can we talk on Monday?" Is that ok?')
  expect(content).toContain('"Sorry" and "to bother you"')
})

it('does not repeat insults', () => {
  const { content } = said('I\'ll send "You are pathetic and I hate you" good?')
  expect(content).toContain('the insults')
  expect(content).not.toContain('pathetic')
})

it('keeps the subject', () => {
  expect(said('what about "See you on Friday then." too cold?').trace.subject).toBe('texting_back')
})

const at = '2026-03-02T18:00:00.000Z'

function turnAfter(message: string, reply: string): Turn {
  return { message, history: [{ role: 'assistant', content: reply, timestamp: at }], seed: 1 } as unknown as Turn
}

it('judges the words somebody shows us', () => {
  expect(judgeDraft(turnAfter('"I am nervous, be nice to me" is that ok?', 'What would you say?'))).toBeDefined()
})

it('does not mistake a line of ours that they quote for their draft', () => {
  const ours = 'One thing to say:\n“I’m enjoying hearing all of you.”'
  const objects = "'enjoying hearing all of you' its just him and me lol. should i tell him im nervous? yes or no"
  expect(judgeDraft(turnAfter(objects, ours))).toBeUndefined()
})

it('judges the version we asked for, whatever else the message says', () => {
  const shown = turnAfter(
    "uhh ok. 'its about thursday. id like to do my part without you talking over me'",
    'Send me yours.',
  )
  expect(judgeDraft(shown)).toBeUndefined()
  const [asked] = shown.history
  const invited = { ...shown, history: [{ ...asked, trace: { node: 'linesForAnything' } }] } as Turn
  expect(judgeDraft(invited)).toBeDefined()
})
