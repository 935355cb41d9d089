import type { DangerKind } from '#rules/coach/heard.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import { isToldAgain } from '#rules/safety/languages/after-danger.ts'
import { saysOnlyNoMore } from '#rules/safety/languages/foreign-danger.ts'
import type { Language, SafetyState } from '#rules/safety/state.ts'
import { type Help, isUrgent } from '../help.ts'
import type { Line, Lines } from '../parts.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import type { ForeignContext, Say } from './foreign-context.ts'
import type { ForeignTopic, ForeignWords } from './foreign-words.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { portuguese } from './pt.ts'
import { isAsking, namesThreat, sayAnswers, sayBeside, sayLines, sayStep, threatIn } from './say-more.ts'

export const foreignWords: Readonly<Record<Exclude<Language, 'en'>, ForeignWords>> = {
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
}

/** Replies as in English, with fewer sentences to choose from. Returns the buttons. */
export function composeForeign(context: ForeignContext): readonly string[] {
  const { move, state, help, draft, language, news } = context
  const topic = topicOf(state)
  const words = wordsTo(foreignWords[language], topic)
  const { say, repeat } = sayers(context, words)
  switch (move) {
    case 'sorry':
    case 'settled':
      say('sorry', words.sorry)
      return []
    case 'respect':
      say('past', words.past)
      return []
    case 'follow_up':
      say('follow_up', words.followUp)
      return []
    case 'beside':
      sayBeside(context, repeat, words)
      return words.options
    case 'checkin':
    case 'ask_plainly':
    case 'set_right':
      if (move === 'checkin' && saysOnlyNoMore(state)) {
        const { noMore } = words.more
        say('no_more', noMore.words)
        draft.ask({ name: `${language}.no_more.ask`, questions: noMore.questions })
      } else say('check_in', words.checkIn)
      ask(context, words, topic)
      return words.options
    case 'alarm':
      sayAlarm(context, say, repeat, words, topic)
      break
    default:
      sayHeard(context, say, repeat, words, topic)
  }
  if (move === 'close') return []
  // What they asked was answered: nothing is added that would come between them and doing it.
  if (isAsking(news)) return words.options
  const isAsked = news.request !== undefined
  // After an overdose, "you can also write" would sound like something to do instead of calling.
  const isLineWanted = isAsked || (!bodily.has(topic) && (move === 'alarm' || state.turns % 2 === 1))
  if (isLineWanted && !isToldAgain(context.assessment)) say('reach', [reachIn(words, help)])
  if (news.request === 'no_phone') say('find', [words.find])
  ask(context, words, topic)
  return words.options
}

function sayers({ help, draft, language }: ForeignContext, words: ForeignWords): { say: Say; repeat: Say } {
  // If the country is not known, the emergency number is an English phrase, so it is replaced.
  const number = /^\d/.test(help.emergencyNumber) ? help.emergencyNumber : words.localNumber
  const named = (name: string, lines: readonly (string | Line)[]): Lines => ({
    name: `${language}.${name}`,
    lines: lines.map((line) => withNumber(line, number)),
  })
  return {
    say: (name, lines) => draft.say(named(name, lines)),
    repeat: (name, lines) => {
      const before = draft.read().said.length
      draft.say(named(name, lines))
      if (draft.read().said.length === before) draft.repeat(named(name, lines))
    },
  }
}

/** Every other sentence was used. */
export function stillHereIn(language: Exclude<Language, 'en'>): Lines {
  return { name: `${language}.stay`, lines: foreignWords[language].stay }
}

function sayAlarm(context: ForeignContext, say: Say, repeat: Say, words: ForeignWords, topic: ForeignTopic) {
  const { state, draft, language, assessment, news } = context
  if (assessment.reasons.includes('at_the_place') && state.whose === 'self') {
    const { atIt } = words.more
    repeat('at_it', [atIt.words])
    draft.ask({ name: `${language}.at_it.ask`, questions: atIt.questions })
    return
  }
  if (isToldAgain(assessment)) {
    repeat('again', words.more.again)
    if (threatIn(context, topic)) sayStep(context, say, words, topic)
    sayLines(context, repeat, words)
    const [first] = words.questions
    if (first && isAboutDying(topic)) draft.ask({ name: `${language}.again.ask`, questions: [first] })
    return
  }
  const saysNumber = bodily.has(topic)
  const isFirst = !draft.hasSaid({ name: `${language}.first.${topic}`, lines: [] })
  if (isUrgent(state) && !(isFirst && saysNumber)) {
    if (atHome.has(topic)) say('urgent.home', words.urgentAtHome)
    else say('urgent', words.urgent)
  }
  if (isFirst || !isAsking(news)) say(`first.${topic}`, words.first[topic])
  if (isAsking(news)) sayAnswers(context, repeat, words)
  else sayStep(context, say, words, topic)
  // All that fits was said, and a bare question would sound as if nobody had read it.
  if (draft.isEmpty())
    repeat(news.stance === 'nobody' ? 'nobody' : 'stay', news.stance === 'nobody' ? words.nobody : words.stay)
}

function sayHeard(context: ForeignContext, say: Say, repeat: Say, words: ForeignWords, topic: ForeignTopic) {
  const { move, state, news } = context
  // For a body in danger, nothing matters more until help is there.
  const isCalled = state.known.some((fact) => fact === 'called' || fact === 'help_coming' || fact === 'in_care')
  const isHelpNeeded = bodily.has(topic) && !isCalled
  if (isHelpNeeded && news.facts.length === 0 && news.request !== 'no_phone') say('urgent', words.urgent)
  if (isAsking(news)) return sayAnswers(context, repeat, words)
  if (news.request === 'no_phone') return say('no_phone', words.noPhone)
  if (news.facts.length > 0) {
    say('told', words.told)
    if (move === 'ease' && !threatIn(context, topic)) say('ease', words.ease)
    if (move === 'close') say('close', words.close)
    else if (threatIn(context, topic) || namesThreat(context, topic)) sayStep(context, say, words, topic)
    return
  }
  if (news.stance === 'denial') say('denial', words.denial)
  else if (news.stance === 'nobody') say('nobody', words.nobody)
  else say('stay', words.stay)
  if (move === 'stay' && state.level === 'standing') sayStep(context, say, words, topic)
}

function ask({ draft, state, language, move }: ForeignContext, words: ForeignWords, topic: ForeignTopic) {
  if (hurt.has(topic)) draft.ask({ name: `${language}.ask.hurt`, questions: words.questionsOfHurt })
  if (topic === 'body' || topic === 'otherBody')
    draft.ask({ name: `${language}.ask.body`, questions: words.questionsOfBody })
  if (state.whose === 'other') {
    // All other questions are about the writer.
    draft.ask({ name: `${language}.ask.other`, questions: words.questionsOfOther })
    return
  }
  // The first two questions are about dying, so they are skipped for other dangers and after a clear answer.
  const isOpen = state.level === 'standing' || move === 'checkin' || move === 'ask_plainly'
  draft.ask(
    { name: `${language}.ask`, questions: words.questions },
    isAboutDying(topic) && isOpen ? [] : [0, 1].map((at) => `${language}.ask.${at}`),
  )
}

function isAboutDying(topic: ForeignTopic): boolean {
  return topic === 'inward' || topic === 'wounds'
}

function withNumber(line: string | Line, number: string): string | Line {
  if (typeof line === 'string') return line.replaceAll('{number}', number)
  return { ...line, text: line.text.replaceAll('{number}', number) }
}

function wordsTo(words: ForeignWords, topic: ForeignTopic): ForeignWords {
  return topic === 'child' ? { ...words, ...words.toChild } : words
}

const bodily: ReadonlySet<ForeignTopic> = new Set(['body', 'otherBody'])
/** The one they fear may hear them call. */
const atHome: ReadonlySet<ForeignTopic> = new Set(['home', 'child'])
const hurt: ReadonlySet<ForeignTopic> = new Set(['home', 'assault', 'child'])

const ownTopics: Readonly<Record<DangerKind, ForeignTopic>> = {
  suicide: 'inward',
  self_harm: 'wounds',
  overdose: 'body',
  medical: 'body',
  partner_violence: 'home',
  sexual_assault: 'assault',
  child_abuse: 'child',
  harm_to_others: 'harm',
  psychosis: 'voices',
  eating_disorder: 'eating',
}

function topicOf({ kind, whose }: SafetyState): ForeignTopic {
  if (whose === 'self') return ownTopics[kind]
  if (kind === 'overdose' || kind === 'medical') return 'otherBody'
  if (dangersFromOthers.has(kind)) return 'otherHurt'
  return dangersToOneself.has(kind) ? 'other' : 'otherUnwell'
}

function reachIn(words: ForeignWords, { writeLine, lines }: Help): string {
  const line = writeLine ?? lines.find(({ how }) => how === 'call')
  if (!line) return words.find
  const to = line.label.replace(/^(?:Text|Call|Open) /, '').replace(' to ', ' → ')
  // "ANAR, for children and teenagers" is a name with an English explanation; only the name is used.
  const name = line.name.replace('?', '').replace(/, (?:for|up to|in) .*$/, '')
  return (writeLine ? words.write : words.call).replace('{name}', name).replace('{to}', to)
}
