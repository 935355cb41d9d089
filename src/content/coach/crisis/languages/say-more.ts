import { isIn } from '#rules/closed-sets.ts'
import type { Threat } from '#rules/safety/languages/threats.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import { answersAboutLine, lineInQuestion, lineName } from './about-line.ts'
import type { ForeignContext, Say } from './foreign-context.ts'
import type { ForeignTopic, ForeignWords } from './foreign-words.ts'

/** They want to know something about a line, or the words to send to somebody. */
export function isAsking({ lineQuestions = [], request }: News): boolean {
  return lineQuestions.length > 0 || request === 'what_to_write'
}

/** What they asked comes before anything of ours. */
export function sayAnswers({ news, help, language }: ForeignContext, repeat: Say, words: ForeignWords) {
  if (news.lineQuestions) {
    const texts = answersAboutLine(news, help, language, words.more)
    if (texts.length > 0) repeat(`about_line.${news.lineQuestions.join('.')}`, [texts.join(' ')])
    if (!lineInQuestion(help, language)) repeat('find', [words.find])
  }
  if (news.request === 'what_to_write') repeat('to_write', words.toWrite)
}

/** They were in danger today, and write of something else, or of how it is. */
export function sayBeside(context: ForeignContext, repeat: Say, words: ForeignWords) {
  const { news, language, draft } = context
  const { beside } = words.more
  if (isAsking(news)) {
    sayAnswers(context, repeat, words)
    sayLines(context, repeat, words)
    return
  }
  const isTelling = news.facts.length > 0
  if (isTelling) repeat('told', words.told)
  else repeat('beside.warm', beside.warm)
  // "Merci" and "she is here" want no talk that we could only have in English.
  if (news.says === 'question' || (news.says === 'more' && !isTelling)) repeat('beside.english', beside.english)
  sayLines(context, repeat, words)
  const questions = { name: `${language}.beside.ask`, questions: beside.how }
  draft.ask(questions)
  const how = beside.how.map(({ text }) => text)
  if (!draft.hasAsked()) repeat('beside.how', how)
}

/** Names a line and the number, however often they were named. */
export function sayLines({ help, language }: ForeignContext, repeat: Say, words: ForeignWords) {
  const { beside, line } = words.more
  const found = lineInQuestion(help, language)
  if (!found) return repeat('find', [words.find])
  const name = lineName(found, line.article)
  repeat(
    'beside.lines',
    beside.lines.map((text) => text.replace('{line}', name)),
  )
}

/** What they named and were not yet told to stay away from. What was put away is out of reach. */
export function threatIn({ state, draft, language }: ForeignContext, topic: ForeignTopic): Threat | undefined {
  if (!ofOneself.has(topic)) return undefined
  const { place, means, known } = state
  const thing = means && !known.includes('put_away') && isIn(things, means) ? means : undefined
  return [place, thing].find((threat) => threat && !draft.hasSaid({ name: `${language}.away.${threat}`, lines: [] }))
}

/** One thing to do: to stay away from what they named, if they named something. */
export function sayStep(context: ForeignContext, say: Say, words: ForeignWords, topic: ForeignTopic) {
  const threat = threatIn(context, topic)
  if (threat) say(`away.${threat}`, [words.more.keepAway[threat]])
  else if (namesThreat(context, topic)) say('still_away', words.more.stillAway)
  else say(`steps.${topic}`, words.steps[topic])
}

/** They name it again: "it is mostly the metro". */
export function namesThreat({ news: { threats } }: ForeignContext, topic: ForeignTopic): boolean {
  return ofOneself.has(topic) && (threats?.place !== undefined || threats?.means !== undefined)
}

const things = ['tablets', 'blades', 'rope', 'gun', 'bleach'] as const
const ofOneself: ReadonlySet<ForeignTopic> = new Set(['inward', 'wounds'])
