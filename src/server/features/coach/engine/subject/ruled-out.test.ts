import { expect, it } from 'vitest'
import { startTalk } from '../testing/make-turn.ts'
import { dismissedSubjects } from './ruled-out.ts'

it.each([
  'still the job interview. baby shower. Kaylee. cupcakes',
  'nope. forget interviews, I have a job',
  "that's for an interview again babe",
  'why a job interview?',
])('recognizes a dismissed subject: %s', (text) => expect(dismissedSubjects(text)).toEqual(['interview']))

it.each([
  'i still have the interview tomorrow',
  'I have an interview again on Friday',
  'the interview went well',
  'I have no friends',
])('does not take this for a dismissal: %s', (text) => expect(dismissedSubjects(text)).toEqual([]))

it('does not return to a dismissed subject', () => {
  const talk = startTalk()
  expect(talk.say('they ask me how work is', { subject: 'interview' }).trace.subject).toBe('interview')
  const next = talk.say('forget interviews, it is a baby shower', {
    subject: 'interview',
    second: 'party',
    act: 'answer',
  })
  expect(next.trace.subject).not.toBe('interview')
  expect(next.trace.barred).toContain('interview')
  const faint = { subject: 'interview', p: 0.4, second: 'party' } as const
  expect(talk.say('she asks about work there', faint).trace.subject).not.toBe('interview')
})
