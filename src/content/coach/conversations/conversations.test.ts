import { describe, expect, it } from 'vitest'
import { subjects } from '#rules/coach/subjects.ts'
import { findBannedPhrases } from '../../style/banned-phrases.ts'
import { findItem, type ItemKey } from '../library.ts'
import { allConversations, conversationOf } from './all-conversations.ts'
import type { Conversation, Node } from './conversation.ts'
import { everywhere } from './everywhere/everywhere.ts'
import { everywhereAnswers } from './everywhere/everywhere-answers.ts'
import { subjectFamilies } from './families.ts'
import { moveWordings } from './moves/all-moves.ts'
import { toldAnswers } from './told/all-told.ts'

const lists: ReadonlySet<string> = new Set(['id', 'name', 'tap', 'hear', 'reassure', 'answers'])
const nodesOf = (conversation: Conversation): [string, Node][] =>
  Object.entries(conversation).filter(([name]) => !lists.has(name)) as [string, Node][]

/** Every wording, with its place. */
const wordings = [
  ...allConversations.flatMap((conversation) => [
    ...nodesOf(conversation).flatMap(([name, { say }]) =>
      say.map((text) => ({ where: `${conversation.id} ${name}`, text })),
    ),
    ...conversation.hear.map((text) => ({ where: `${conversation.id} hear`, text })),
    ...conversation.reassure.map((text) => ({ where: `${conversation.id} reassure`, text })),
    ...conversation.answers.flatMap(({ say }) => say.map((text) => ({ where: `${conversation.id} answers`, text }))),
  ]),
  ...Object.entries(everywhere).flatMap(([name, { say }]) =>
    say.map((text) => ({ where: name, text: text as string })),
  ),
  ...everywhereAnswers.flatMap(({ say }) => say.map((text) => ({ where: 'everywhere answers', text }))),
  ...Object.entries(moveWordings).flatMap(([name, say]) => say.map((text) => ({ where: `move ${name}`, text }))),
]
/** Some of these answer the same thing in two life areas, so a sentence may occur in both. */
const told = toldAnswers.flatMap(({ id, say }) => say.map((text) => ({ where: `told ${id}`, text })))
const withoutQuotes = (text: string) => text.replace(/["“][^"“”]*["”]/g, '')
const questionsIn = (text: string) => withoutQuotes(text).split('?').length - 1
const offences = (isWrong: (wording: { where: string; text: string }) => boolean) =>
  [...wordings, ...told].filter(isWrong).map(({ where, text }) => `${where}: ${text.slice(0, 90)}`)

describe('the conversations', () => {
  it('cover every subject, each under its own name', () => {
    const wrong = subjects.filter((subject) => subject !== 'off_topic' && conversationOf(subject)?.id !== subject)
    expect(wrong).toEqual([])
    expect(allConversations).toHaveLength(subjects.length - 1)
  })

  it('can all be chosen by somebody who does not know how to begin', () => {
    const shown = subjectFamilies.flatMap(({ subjects: names }) => names)
    const hidden = ['none', 'about_wingmate', 'off_topic']
    expect(subjects.filter((subject) => !hidden.includes(subject) && !shown.includes(subject))).toEqual([])
    expect(shown).toHaveLength(new Set(shown).size)
  })

  it('have at least two wordings of everything, and three that only acknowledge', () => {
    const thin = allConversations.flatMap((conversation) => [
      ...nodesOf(conversation).flatMap(([name, { say }]) => (say.length >= 2 ? [] : [`${conversation.id} ${name}`])),
      ...(conversation.hear.length >= 3 && conversation.reassure.length >= 2 ? [] : [`${conversation.id} hear`]),
      ...(conversation.answers.length >= 8 ? [] : [`${conversation.id} answers`]),
      ...conversation.answers.flatMap(({ like }, at) => (like.length >= 3 ? [] : [`${conversation.id} answer ${at}`])),
    ])
    expect(thin).toEqual([])
  })

  it('have five wordings of every general reply, one of them without a question', () => {
    const thin = Object.entries(moveWordings)
      .filter(([, say]) => say.length < 5 || say.every((text) => questionsIn(text) > 0))
      .map(([name]) => name)
    expect(thin).toEqual([])
  })

  it('never say the same sentence in two places', () => {
    const seen = new Map<string, string>()
    const twice = wordings.flatMap(({ where, text }) => {
      const before = seen.get(text)
      seen.set(text, where)
      return before ? [`${where} = ${before}: ${text.slice(0, 60)}`] : []
    })
    expect(twice).toEqual([])
  })

  it('are short, and ask at most one question', () => {
    expect(offences(({ text }) => text.split(/\s+/).length > 75)).toEqual([])
    expect(offences(({ text }) => questionsIn(text) > 1)).toEqual([])
  })

  it('ask nothing when a conversation closes or somebody shares good news', () => {
    const quiet = / (?:agreed|glad)$|^(?:goodbye|thanks)$/
    expect(offences(({ where, text }) => quiet.test(where) && questionsIn(text) > 0)).toEqual([])
  })

  it('give lines that can be said aloud', () => {
    expect(offences(({ where, text }) => where.endsWith(' lines') && !/["“][^"”]{8,}["”]/.test(text))).toEqual([])
  })

  it('use no banned words, and claim no feelings', () => {
    const own =
      /\bI(?:'m| am) (?:so )?(?:proud|happy|excited|thrilled)|\bI (?:love|feel)\b|\bcamera\b|back wall|bathroom stall/i
    expect(offences(({ text }) => findBannedPhrases(text).length > 0 || text.includes('!'))).toEqual([])
    expect(offences(({ text }) => own.test(withoutQuotes(text)))).toEqual([])
  })

  it.each([
    ['no “shall we”', /\bshall (?:we|i)\b/i],
    ['nothing seldom, and nothing one needn’t do', /\bseldom\b|\bneedn['’]t\b/i],
    ['no sentence that begins with “Good that”', /(?:^|[.?:"\n] ?)Good that\b/],
    ['nothing that “took something”', /\bt(?:ook|akes) something[.,]/i],
    ['no plan that “stands”', /\b(?:then|okay|good|fine|so),? (?:it|that) stands\b|^(?:it|that) stands\b/i],
    ['nothing that hangs on a sentence', /\b(?:hangs|hung) on (?:it|that|one sentence)\b/i],
    ['American spelling', /\b(?:cancell(?:ed|ing)|realis|apologis|organis|favour|colour|behaviour|afterwards)/i],
    [
      'no share of people that nobody counted',
      /\b(?:most (?:people|parents) (?:do|forgive|get out|go|have|keep|laugh|like|look|love|people|put|understand|will)|nearly everybody|a tenth of)\b/i,
    ],
    [
      'no comfort nobody can give',
      /\b(?:nobody|no one) (?:cares|minds|notices|remembers|will notice|will remember)\b|\bpeople will (?:wait|help you|still understand)\b|\bpeople (?:usually )?wait for that\b|\bthe room will wait\b|\bnobody expects (?:you|a)\b|\bmost likely they never\b|\bnobody (?:there|in (?:a|the) [\w ]+) (?:expects you|keeps)\b/i,
    ],
    [
      'no claim about what a whole room does',
      /\bnobody (?:keeps (?:score|track|a record|count)|measures|misses what|checks how|is keeping a log)\b|\bmostly watching\b|\bto them it was\b/i,
    ],
    [
      'no picture that has to be read twice',
      /\bno timetable\b|\bwater to a swimmer\b|\blives? upstairs\b|\bwith a bill\b|\bsmall clothes\b|\bwithout a coat\b|\bno address on\b|\bsky stayed\b|\bcharge sheet\b|\bmoment is weather\b|\bwith the coats\b/i,
    ],
    [
      'no way to hide',
      /\bfill (?:it |the \w+ )?halfway\b|\bfew people face\b|\bread (?:it|them) (?:straight )?off\b|\bonly your head they\b|\bgive your hands something\b|\bso you only have to read\b|\ba drink in your hand\b/i,
    ],
  ])('have %s', (_what, pattern) => {
    expect(offences(({ text }) => pattern.test(text))).toEqual([])
  })

  it('never tell somebody who has been drinking to eat or drink', () => {
    const taken = ({ where, text }: { where: string; text: string }) =>
      /\balcohol\b/.test(where) &&
      /\b(?:drink|sip)(?:ping)? (?:some )?water\b|^eat\b|[.,] eat[.,]/i.test(withoutQuotes(text))
    expect(offences(taken)).toEqual([])
  })

  it('name only library items that exist', () => {
    const names = allConversations.flatMap((conversation) => [
      ...nodesOf(conversation).flatMap(([, { item }]) => item ?? []),
      ...conversation.answers.flatMap(({ item }) => item ?? []),
    ])
    const missing = names.filter((name) => {
      const [type, id] = name.split(':')
      return !findItem({ type, id } as ItemKey)
    })
    expect(missing).toEqual([])
  })

  it('offer steps that follow "You wanted to"', () => {
    const steps = allConversations.flatMap(({ step, stepAfter, other, smaller }) => [step, stepAfter, other, smaller])
    const odd = steps.map(({ step }) => step).filter((step) => /[.?!]$|^[A-Z]|^to /.test(step) || step.length > 120)
    expect(odd).toEqual([])
  })

  it('have button texts that fit on a button', () => {
    const taps = allConversations.flatMap((conversation) => [
      conversation.tap,
      ...nodesOf(conversation).flatMap(([, { taps = [] }]) => taps),
    ])
    expect(taps.filter((tap) => tap.length > 40 || tap.trim() === '')).toEqual([])
  })
})
