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
] as const
export type NewsName = (typeof newsNames)[number]
/** The probability of each. */
export type HeardNews = Readonly<Record<NewsName, number>>

/**
 * The probability from which a fact is believed. Set so that about four in five were true for writers the layer had
 * never seen; facts that lessen a danger by themselves need more.
 */
const least: Readonly<Record<Fact, number>> = {
  help_coming: 0.75,
  with_someone: 0.75,
  in_care: 0.6,
  called: 0.65,
  told: 0.8,
  put_away: 0.85,
  away: 0.8,
  ate: 0.65,
  safe: 0.6,
  calmer: 0.7,
  no_plan: 0.5,
  reached: 0.9,
}

/** Below this, even a fact that the rules found is dropped: hardly one in six of those was true. */
const unlikely = 0.08
/** Facts that people state outright: here the rules are as good as the layer, and are not overruled. */
const plainlySaid: ReadonlySet<Fact> = new Set(['safe', 'no_plan', 'told', 'calmer'])

/** From here on, the layer adds what the rules did not find. As set, about nine in ten were true. */
const sure = {
  happens: 0.7,
  number: 0.6,
  words: 0.75,
  should: 0.7,
  notMine: 0.6,
  figure: 0.75,
  alone: 0.85,
  worse: 0.8,
}
/** How probable an addressee must be to count as the one the words are for. */
const asked = 0.3

/** What a message tells during a danger: what the rules read, plus what the layer hears. */
export function withHeardNews(news: News, heard: HeardNews | undefined, { kind, whose }: SafetyState): News {
  if (!heard) return news
  const isByOthers = (dangersFromOthers.has(kind) || kind === 'harm_to_others') && whose === 'self'
  // "I don't wanna ring 999" is no call.
  const isNoCall = news.request === 'no_phone' || news.stance === 'wont'
  const isWrong = (fact: Fact) =>
    (isByOthers && (company.has(fact) || fact === 'put_away')) ||
    (isNoCall && fact === 'called') ||
    (fact === 'put_away' && news.isWithinReach === true) ||
    (fact === 'safe' && news.isOnlyForNow === true)
  const told = joinFacts(news.facts, heard).filter(
    (fact) => (news.facts.includes(fact) && !(fact === 'put_away' && news.isWithinReach)) || !isWrong(fact),
  )
  const request = news.request ?? requestOf(heard, whose)
  const stance = news.stance ?? (isByOthers ? undefined : stanceOf(heard, told))
  const isForWords = request === 'what_to_write'
  const isToThird = isForWords && heard.words_helper >= asked && heard.words_helper > heard.words_them
  return {
    ...news,
    facts: told,
    ...(request ? { request } : {}),
    ...(stance ? { stance } : {}),
    ...(isForWords && heard.words_line < asked ? { isToPerson: true } : {}),
    ...(isToThird ? { isToThird: true } : {}),
    ...(heard.figure >= sure.figure ? { isFigure: true } : {}),
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

function stanceOf(heard: HeardNews, told: readonly Fact[]): Stance | undefined {
  if (heard.not_mine >= sure.notMine) return 'not_mine'
  return heard.alone >= sure.alone && !told.includes('with_someone') ? 'nobody' : undefined
}

/** The facts of a message, from the rules and from the layer. */
function joinFacts(read: readonly Fact[], heard: HeardNews): Fact[] {
  const isTold = (fact: Fact) =>
    heard[fact] >= least[fact] || (read.includes(fact) && (plainlySaid.has(fact) || heard[fact] >= unlikely))
  return facts.filter(isTold)
}
