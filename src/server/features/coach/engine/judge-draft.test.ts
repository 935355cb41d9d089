import { expect, it } from 'vitest'
import type { Turn } from '../turn.ts'
import { judgeDraft } from './judge-draft.ts'

const at = '2026-03-02T18:00:00.000Z'

function turn(message: string, reply: string): Turn {
  return { message, history: [{ role: 'assistant', content: reply, timestamp: at }], seed: 1 } as unknown as Turn
}

it('judges the words somebody shows', () => {
  expect(judgeDraft(turn('"I am nervous, be nice to me" is that ok?', 'What would you say?'))).toBeDefined()
})

it('does not take our own line, quoted back at us, for theirs', () => {
  const ours = 'One thing to say:\n“I’m enjoying hearing all of you.”'
  const objects = "'enjoying hearing all of you' its just him and me lol. should i tell him im nervous? yes or no"
  expect(judgeDraft(turn(objects, ours))).toBeUndefined()
})

it('judges the version we asked for, whatever is said around it', () => {
  const shown = turn(
    "uhh ok. 'its about thursday. id like to do my part without you talking over me'",
    'Send me yours.',
  )
  expect(judgeDraft(shown)).toBeUndefined()
  const [asked] = shown.history
  const invited = { ...shown, history: [{ ...asked, trace: { node: 'linesForAnything' } }] } as Turn
  expect(judgeDraft(invited)).toBeDefined()
})
