import { dangersFromOthers } from '../../danger-groups.ts'
import type { SafetyState } from '../../state.ts'
import { type Fact, facts } from '../facts.ts'
import type { News } from './news.ts'
import type { Request, Stance } from './news-group.ts'

/** What an extra layer of the listener hears in a message during a danger, in addition to what the rules read. */
export const newsNames = [
  ...facts,
  'alone',
  'unreachable',
  'worse',
  'took',
  'nothing_done',
  'refuses',
  'not_mine',
  'figure',
  'words_helper',
  'words_them',
  'words_line',
  'what_happens',
  'should_i',
  'number',
  'asks',
  'denies',
  'misread',
  'angry',
  'bye',
  'thanks',
] as const
export type NewsName = (typeof newsNames)[number]
/** The probability of each. */
export type HeardNews = Readonly<Record<NewsName, number>>

/**
 * The probability from which a fact is believed; what the rules read is part of it. A comforting thing that nobody said does
 * more harm than one that is asked about again, so for talks left out of the training about four in five of
 * these were true (of what was believed before, hardly three in five).
 */
const least: Readonly<Record<Fact, number>> = {
  help_coming: 0.6,
  with_someone: 0.55,
  in_care: 0.5,
  called: 0.6,
  told: 0.7,
  put_away: 0.65,
  away: 0.55,
  ate: 0.5,
  safe: 0.45,
  calmer: 0.4,
  no_plan: 0.5,
  reached: 0.6,
}

/** From here on, something else that they ask for or tell is believed. */
const sure = {
  happens: 0.6,
  number: 0.5,
  words: 0.5,
  should: 0.6,
  notMine: 0.55,
  figure: 0.75,
  alone: 0.6,
  worse: 0.7,
  asks: 0.5,
  misread: 0.6,
  bye: 0.7,
}
/** How probable an addressee must be to count as the one the words are for. */
const asked = 0.3
/** What only the rules read is dropped below this: "they are here", a wish for words, a goodbye. */
const unlikely = 0.1

/** What the layer must not find unlikely for a request or a reaction that the rules read. */
const behindRequest: Partial<Record<Request, readonly NewsName[]>> = {
  what_to_write: ['words_helper', 'words_them', 'words_line'],
  which_number: ['number', 'words_line', 'should_i'],
  should_reach: ['should_i'],
  what_happens: ['asks'],
  who_learns: ['asks'],
}
const behindStance: Partial<Record<Stance, NewsName>> = {
  denial: 'denies',
  bye: 'bye',
  thanks: 'thanks',
  nobody: 'alone',
  not_mine: 'not_mine',
  wont: 'refuses',
}

/** What a message tells during a danger, as the layer hears it, which knows what the rules read. */
export function withHeardNews(news: News, heard: HeardNews | undefined, { kind, whose }: SafetyState): News {
  if (!heard) return news
  const isByOthers = (dangersFromOthers.has(kind) || kind === 'harm_to_others') && whose === 'self'
  // "I don't wanna ring 999" is no call.
  const isNoCall = news.request === 'no_phone' || news.stance === 'wont'
  const isWrong = (fact: Fact) =>
    (isByOthers && !news.facts.includes(fact) && (company.has(fact) || fact === 'put_away')) ||
    (isNoCall && fact === 'called') ||
    (fact === 'put_away' && news.isWithinReach === true) ||
    (fact === 'safe' && news.isOnlyForNow === true)
  const told = facts.filter((fact) => heard[fact] >= least[fact] && !isWrong(fact))
  const { request: readRequest, stance: readStance, ...rest } = news
  const isOfLine = readRequest && behindRequest[readRequest]?.every((name) => heard[name] < unlikely)
  const behind = readStance && behindStance[readStance]
  const isPlain = readStance === 'denial' && (news.deniesOutright === true || news.disputes === true)
  const isNoStance = behind !== undefined && heard[behind] < unlikely && !isPlain
  const request = (isOfLine ? undefined : readRequest) ?? requestOf(heard, whose)
  const stance = (isNoStance ? undefined : readStance) ?? stanceOf(heard, told, isByOthers)
  const isForWords = request === 'what_to_write'
  const isToThird = isForWords && heard.words_helper >= asked && heard.words_helper > heard.words_them
  const isNobody = !isByOthers && heard.with_someone + heard.in_care < unlikely
  return {
    ...rest,
    facts: told,
    ...(request ? { request } : {}),
    ...(stance ? { stance } : {}),
    ...(isForWords && heard.words_line < asked ? { isToPerson: true } : {}),
    ...(isToThird ? { isToThird: true } : {}),
    ...(heard.figure >= sure.figure ? { isFigure: true } : {}),
    ...(heard.asks >= sure.asks ? { isAsking: true } : {}),
    ...(heard.misread >= sure.misread ? { isMisread: true } : {}),
    ...(news.isSomebodyHere && isNobody ? { isSomebodyHere: false } : {}),
    isWorse: news.isWorse || heard.worse >= sure.worse,
  }
}

/** "He's at the door of the place": if somebody is feared, the person who is there may be that one. */
const company: ReadonlySet<Fact> = new Set(['with_someone', 'help_coming', 'reached'])

function requestOf(heard: HeardNews, whose: SafetyState['whose']): Request | undefined {
  if (Math.max(heard.words_helper, heard.words_them, heard.words_line) >= sure.words) return 'what_to_write'
  if (heard.what_happens >= sure.happens) return 'what_happens'
  if (heard.number >= sure.number) return 'which_number'
  return whose === 'self' && heard.should_i >= sure.should ? 'should_reach' : undefined
}

function stanceOf(heard: HeardNews, told: readonly Fact[], isByOthers: boolean): Stance | undefined {
  if (heard.bye >= sure.bye) return 'bye'
  if (isByOthers) return undefined
  if (heard.not_mine >= sure.notMine) return 'not_mine'
  return heard.alone >= sure.alone && !told.includes('with_someone') ? 'nobody' : undefined
}
