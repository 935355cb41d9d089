import { expect, it } from 'vitest'
import { startTalk } from '../testing/make-turn.ts'

const nodeOf = (message: string) => {
  const talk = startTalk()
  talk.say('I want to write to her', { subject: 'texting_back' })
  return talk.say(message, { subject: 'texting_back' }).trace.node
}

it.each(['ok sent it', 'I sent it just now.', 'like a 6/10. ok i just sent it. minus the table bit'])(
  'stops planning after "%s"',
  (message) => expect(nodeOf(message)).toBe('sent'),
)

it.each(['i wish i had not sent it', 'should i have sent it?', 'i sent it to the wrong person', 'i havent sent it'])(
  'keeps planning after "%s"',
  (message) => expect(nodeOf(message)).not.toBe('sent'),
)
