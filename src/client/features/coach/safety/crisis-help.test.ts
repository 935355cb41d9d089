import { expect, it } from 'vitest'
import { answerDanger } from '#content/coach/crisis/answer-danger.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { ChatMessage } from '#contract/coach.ts'
import { crisisHelpFor } from './crisis-help.ts'

function told(text: string, country: CrisisCountry): Pick<ChatMessage, 'safety' | 'resources'> {
  const { state, reply } = answerDanger({
    message: text,
    earlier: [],
    state: null,
    isAsked: false,
    isFirstOfChat: true,
    country,
    turn: 0,
    now: new Date('2026-06-01T21:00:00Z'),
  })
  return { safety: state!.tier, resources: [...reply!.resources] }
}

const labels = (message: Pick<ChatMessage, 'safety' | 'resources'>, country: CrisisCountry) =>
  crisisHelpFor(message, country).help.lines.map(({ label }) => label)

it('shows the lines that came with the message', () => {
  const abuse = told('my husband hits me and I am scared to go home', 'US')
  const sent = abuse.resources?.filter(({ isEmergency }) => !isEmergency).map(({ label }) => label)
  expect(labels(abuse, 'US')).toEqual(sent)
  expect(labels(abuse, 'US')[0]).toBe('Text START to 88788')
})

it('keeps the kind of help when another country is chosen', () => {
  const abuse = told('my husband hits me and I am scared to go home', 'US')
  expect(labels(abuse, 'UK')[0]).toBe('Call 0808 2000 247')
  expect(labels(told('I want to kill myself', 'US'), 'UK')).not.toContain('Call 0808 2000 247')
})

it('puts the emergency number first if it is urgent', () => {
  expect(crisisHelpFor(told('I am going to kill myself tonight, the pills are here', 'US'), 'DE').isUrgent).toBe(true)
  expect(crisisHelpFor(told('I want to kill myself', 'US'), 'US').isUrgent).toBe(false)
})

it('gives a child the lines for children, in whatever country', () => {
  const child = told('my stepdad hits me, im 12', 'US')
  expect(labels(child, 'US')).toEqual(['Text 1-800-422-4453', 'Call 1-800-422-4453'])
  expect(labels(child, 'UK')).toEqual(['Open www.childline.org.uk', 'Call 0800 1111'])
  expect(labels(told('I want to kill myself', 'US'), 'UK')).not.toContain('Call 0800 1111')
})
