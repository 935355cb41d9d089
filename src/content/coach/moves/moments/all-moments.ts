import type { TopicName } from '../all-topics.ts'
import { asked } from './asked.ts'
import { asking } from './asking.ts'
import { everyday } from './everyday.ts'
import { leaving } from './leaving.ts'
import type { Moment, MomentLines } from './moment.ts'
import { speaking } from './speaking.ts'

/** The more exact ones first. */
export const allMoments: readonly Moment[] = [...speaking, ...asking, ...asked, ...leaving, ...everyday]

/** For when nothing written fits: lines that are right in any place. */
export const anywhereLines: readonly MomentLines[] = [
  ["I'd like to say something, and I'm not sure how.", 'Give me a second to find the words.'],
  ['Can I ask you something?', "I'm a bit nervous, so I'll keep it short."],
  ['What do you think?', "I hadn't thought of it that way. Tell me more."],
  ['Let me think about that and come back to you.', "I'd like to try that again."],
]

/** The lines for what was said, in this topic; nothing where no moment was named. */
export function findMoment(line: string, topic: TopicName): Moment | undefined {
  const said = allMoments.filter(({ says }) => says.test(line))
  return said.find(({ topics }) => topics?.includes(topic)) ?? said.find(({ topics }) => topics === undefined)
}

export function momentNamed(name: string, topic: TopicName): Moment | undefined {
  const named = allMoments.filter((moment) => moment.name === name)
  return named.find(({ topics }) => topics?.includes(topic)) ?? named.find(({ topics }) => !topics) ?? named[0]
}
