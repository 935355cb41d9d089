import type { DangerKind } from '#rules/coach/heard.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import type { Move } from '#rules/safety/next-move.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { Language, SafetyState } from '#rules/safety/state.ts'
import type { Draft } from '../draft.ts'
import { type Help, isUrgent } from '../help.ts'
import type { Lines } from '../parts.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import type { ForeignTopic, ForeignWords } from './foreign-words.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { portuguese } from './pt.ts'

export const foreignWords: Readonly<Record<Exclude<Language, 'en'>, ForeignWords>> = {
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
}

type Context = {
  move: Move
  state: SafetyState
  news: News
  help: Help
  draft: Draft
  language: Exclude<Language, 'en'>
}

/** Replies as in English, with fewer sentences to choose from. Returns the buttons. */
export function composeForeign(context: Context): readonly string[] {
  const { move, state, help, draft, language } = context
  const topic = topicOf(state)
  const words = wordsTo(foreignWords[language], topic)
  // If the country is not known, the emergency number is an English phrase, so it is replaced.
  const number = /^\d/.test(help.emergencyNumber) ? help.emergencyNumber : words.localNumber
  const say: Say = (name, lines) =>
    draft.say({ name: `${language}.${name}`, lines: lines.map((line) => line.replaceAll('{number}', number)) })
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
    case 'checkin':
    case 'ask_plainly':
    case 'set_right':
      say('check_in', words.checkIn)
      ask(context, words, topic)
      return words.options
    case 'alarm':
      sayAlarm(context, say, words, topic)
      break
    default:
      sayHeard(context, say, words, topic)
  }
  if (move === 'close') return []
  const isAsked = context.news.request !== undefined
  // After an overdose, "you can also write" would sound like something to do instead of calling.
  const isLineWanted = isAsked || (!bodily.has(topic) && (move === 'alarm' || state.turns % 2 === 1))
  if (isLineWanted) say('reach', [reachIn(words, help)])
  if (context.news.request === 'no_phone') say('find', [words.find])
  ask(context, words, topic)
  return words.options
}

/** Every other sentence was used. */
export function stillHereIn(language: Exclude<Language, 'en'>): Lines {
  return { name: `${language}.stay`, lines: foreignWords[language].stay }
}

type Say = (name: string, lines: readonly string[]) => void

function sayAlarm({ state, draft, language }: Context, say: Say, words: ForeignWords, topic: ForeignTopic) {
  const saysNumber = bodily.has(topic)
  const isFirst = !draft.hasSaid({ name: `${language}.first.${topic}`, lines: [] })
  if (isUrgent(state) && !(isFirst && saysNumber)) {
    if (atHome.has(topic)) say('urgent.home', words.urgentAtHome)
    else say('urgent', words.urgent)
  }
  say(`first.${topic}`, words.first[topic])
  say(`steps.${topic}`, words.steps[topic])
}

function sayHeard({ move, state, news }: Context, say: Say, words: ForeignWords, topic: ForeignTopic) {
  if (news.request === 'what_to_write') return say('to_write', words.toWrite)
  if (news.request === 'no_phone') return say('no_phone', words.noPhone)
  if (news.facts.length > 0) {
    say('told', words.told)
    if (move === 'ease') say('ease', words.ease)
    if (move === 'close') say('close', words.close)
    return
  }
  // For a body in danger, nothing matters more until help is there.
  const isCalled = state.known.some((fact) => fact === 'called' || fact === 'help_coming' || fact === 'in_care')
  if (bodily.has(topic) && !isCalled) say('urgent', words.urgent)
  if (news.stance === 'denial') say('denial', words.denial)
  else if (news.stance === 'nobody') say('nobody', words.nobody)
  else say('stay', words.stay)
  if (move === 'stay' && state.level === 'standing') say(`steps.${topic}`, words.steps[topic])
}

function ask({ draft, state, language, move }: Context, words: ForeignWords, topic: ForeignTopic) {
  if (hurt.has(topic)) draft.ask({ name: `${language}.ask.hurt`, questions: words.questionsOfHurt })
  if (topic === 'body' || topic === 'otherBody')
    draft.ask({ name: `${language}.ask.body`, questions: words.questionsOfBody })
  if (state.whose === 'other') {
    // All other questions are about the writer.
    draft.ask({ name: `${language}.ask.other`, questions: words.questionsOfOther })
    return
  }
  // The first two questions are about dying, so they are skipped for other dangers and after a clear answer.
  const isAboutDying = topic === 'inward' || topic === 'wounds'
  const isOpen = state.level === 'standing' || move === 'checkin' || move === 'ask_plainly'
  draft.ask(
    { name: `${language}.ask`, questions: words.questions },
    isAboutDying && isOpen ? [] : [0, 1].map((at) => `${language}.ask.${at}`),
  )
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
