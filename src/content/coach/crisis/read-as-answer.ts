import { meaningOfAnswer, readAnswer } from '#rules/safety/answers.ts'
import { assessConversation } from '#rules/safety/assess.ts'
import { type Assessment, isAlarm, noConcern } from '#rules/safety/assessment.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import { isAfterDanger, toldAgain } from '#rules/safety/languages/after-danger.ts'
import { plainLine, saysOnlyNoMore } from '#rules/safety/languages/foreign-danger.ts'
import { readForeignAnswer, withForeignNews } from '#rules/safety/languages/foreign-news.ts'
import { comesBack } from '#rules/safety/languages/returns.ts'
import { hearAnswer } from '#rules/safety/listening/hear-stance.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import { type Fact, facts, settling } from '#rules/safety/standing/facts.ts'
import { type HeardNews, withHeardNews } from '#rules/safety/standing/news/heard-news.ts'
import { type News, readNews, withFactsOfOther } from '#rules/safety/standing/news/news.ts'
import { asksForThirdPerson, asksWhetherToConfide, asksWhetherToTell } from '#rules/safety/standing/news/to-third.ts'
import { readCompany } from '#rules/safety/standing/people/helper.ts'
import { interpretHere } from '#rules/safety/standing/people/interpret-here.ts'
import { withHousehold } from '#rules/safety/standing/people/with-household.ts'
import { takeDenialBack } from '#rules/safety/standing/taken-back/denial-taken-back.ts'
import { deniesOutright, withoutDenials } from '#rules/safety/standing/taken-back/denies-outright.ts'
import { withoutMeansTakenBack } from '#rules/safety/standing/taken-back/means-taken-back.ts'
import { tookMeansAway } from '#rules/safety/standing/taken-back/took-means-away.ts'
import { isStanding, type Language, type SafetyState } from '#rules/safety/state.ts'
import { normalise } from '#rules/safety/text/normalise.ts'

type Told = {
  message: string
  /** The person's messages of the last day, oldest first, without this one. */
  earlier: readonly string[]
  heard?: HeardTurn | undefined
  heardNews?: HeardNews | undefined
  /** Whether our last message asked the question that is still open. */
  isAsked: boolean
}

/** What it tells us if a friend has taken the means away. */
const gone = ['with_someone', 'put_away'] as const

/** Somebody has taken away the means. */
export function areMeansTakenAway(named: string, current: SafetyState | null): boolean {
  return tookMeansAway(named, current, readNews(named).facts)
}

/** Messages before a denial no longer count as hints. */
function sinceDenial(earlier: readonly string[]): readonly string[] {
  return earlier.slice(earlier.findLastIndex((message) => deniesOutright(message)) + 1)
}

/** Reads the message by the rules, and as an answer to our last question. */
export function readAsAnswer(
  { message, named, earlier, heard, heardNews, isAsked }: Told & { named: string },
  current: SafetyState | null,
  language: Language,
): { assessment: Assessment; news: News } {
  const rules = assessConversation(
    current?.isDenied ? sinceDenial(earlier) : earlier,
    current ? withoutDenials(withoutMeansTakenBack(message)) : message,
    [...earlier, message],
  )
  const assessment = (isAlarm(rules) ? undefined : takeDenialBack(current, message)) ?? rules
  const mayComfort = current !== null && !dangersFromOthers.has(current.kind)
  const words = withForeignNews(readNews(named), message, language, mayComfort)
  const read = isStanding(current) ? newsDuringDanger(words, { message, earlier, heardNews }, current) : words
  if (areMeansTakenAway(named, current)) {
    const told: readonly Fact[] = [...read.facts, ...gone]
    return { assessment: noConcern, news: { ...read, facts: facts.filter((fact) => told.includes(fact)) } }
  }
  if (!current || isAlarm(assessment)) return { assessment, news: read }
  if (isAfterDanger(current, language)) {
    const isFromOthers = dangersFromOthers.has(current.kind)
    const isAgain = read.isWorse || saysOnlyNoMore(assessment) || comesBack(plainLine(message), language, isFromOthers)
    return { assessment: isAgain ? toldAgain(current) : assessment, news: read }
  }
  const { news, isDanger } = interpretHere(read, current, [...earlier, message])
  // "Nah, not dangerous. He gets loud when he drinks, I put a chair against my door": the rest tells otherwise.
  const isToldElse = assessment.tier === 'checkin' && !assessment.isOver
  // "No. Nobody hurt me" does not answer our question, but says that we should not have asked it. Nor does "No, it's not
  // like that, he's not a bad guy" say that he is away.
  const isNoAnswer = current.foundBy === 'listener' || dangersFromOthers.has(current.kind)
  if (news.deniesOutright && isNoAnswer) return { assessment, news }
  const asked = isAsked ? current.asked : undefined
  const said = language === 'en' ? readAnswer(message, normalise(message)) : readForeignAnswer(message, language)
  const answer = said ?? (news.facts.length > 0 ? undefined : hearAnswer(heard?.after))
  const isSettled = news.facts.some((fact) => settling.has(fact))
  // "She's safe with the paramedics. I just feel sick": the writer is shaken, but the danger has not become worse.
  const isFright = isSettled && current.whose === 'other'
  // "She's at my door, I'm going": for somebody in danger from themselves, the visitor is help and not a threat.
  const isFetched = news.isHandingOver === true && dangersToOneself.has(current.kind)
  const isWorse = isDanger || (news.isWorse && isStanding(current) && !isFright && !isFetched)
  // "I'm not sure", about somebody on a screen, is not a yes.
  const isUnsure = answer === 'unsure' && current.lure !== undefined
  const meaning = isWorse ? 'danger' : asked && answer && !isUnsure && meaningOfAnswer(answer, asked)
  if (!meaning) return { assessment, news }
  // "No, nobody swallowed anything, she's safe with the paramedics": the "no" corrects us and does not answer our question.
  if (meaning === 'danger' && isSettled && !isWorse) return { assessment, news }
  if (meaning === 'danger') {
    const { kind, whose } = current
    const told: Assessment = { tier: 'crisis', kind, whose, isOver: false, reasons: [`answered_${answer ?? 'worse'}`] }
    // A yes to "have you taken any" makes it an overdose, whatever the danger was before.
    if (answer === 'yes' && asked?.isAboutTaking) return { assessment: { ...told, ...taken }, news }
    // A yes to "have you thought of not living" makes it that, whatever it began with.
    if (answer === 'yes' && asked?.isAboutDying)
      return { assessment: { ...told, kind: 'suicide', reasons: ['suicide_thoughts'] }, news }
    return { assessment: isDanger ? { ...told, tier: 'imminent' } : told, news }
  }
  // "No, I never hurt myself. Only some nights I think it would be better not to be here": the second sentence counts.
  if (meaning === 'safe' && (isToldElse || news.confides?.includes('passive'))) return { assessment, news }
  // Somebody who mentions company ("My aunt picks me up at five") is not alone, even if the answer was a no.
  if (meaning === 'alone' && readCompany(message)) return { assessment, news }
  // A no to "does anyone know" says who was told, and not that nobody is there.
  const isOnlyUntold = asked?.yes === 'told' || current.isAmongPeople === true || news.isHousehold === true
  const isOfOneself = current.whose === 'self' && dangersToOneself.has(current.kind)
  const left = isOnlyUntold && isOfOneself ? 'untold' : 'nobody'
  if (meaning === 'alone') return { assessment, news: { ...news, stance: news.stance ?? left } }
  const all: readonly Fact[] = [...news.facts, meaning]
  return { assessment, news: { ...news, facts: facts.filter((fact) => all.includes(fact)) } }
}

function newsDuringDanger(
  words: News,
  { message, earlier, heardNews }: Pick<Told, 'message' | 'earlier' | 'heardNews'>,
  current: SafetyState,
): News {
  if (current.whose === 'self') {
    const all = withHousehold(withHeardNews(words, heardNews, current), current)
    const told = isSafeOnlyForOthers(message) ? withoutSafe(all) : all
    return asksWhetherToConfide(message) ? { ...told, asksWhetherToTell: true } : told
  }
  const told = withHeardNews(withFactsOfOther(words, current.kind), heardNews, current)
  const news = isSafeOnlyForWriter(message) ? withoutSafe(told) : told
  return {
    ...news,
    ...(news.request === 'what_to_write' && asksForThirdPerson(message, earlier) ? { isToThird: true } : {}),
    ...(asksWhetherToTell(message) ? { asksWhetherToTell: true } : {}),
  }
}

const writerIsSafe = /\bi(?:'m| am|m) (?:\w+ )?(?:safe|fine|okay|ok)\b/i
const otherIsSafe = /\b(?:he|she|they|my \w+|\w+)(?:'s|s|'re| is| are) (?:\w+ )?safe\b/i

/** "I am safe. It's my husband I'm worried about": he may not be. */
function isSafeOnlyForWriter(message: string): boolean {
  const text = message.replaceAll('’', "'")
  return writerIsSafe.test(text) && !otherIsSafe.test(text)
}

/** "There's Miss Okafor, she's safe": somebody to tell, and no safety yet. */
function isSafeOnlyForOthers(message: string): boolean {
  const text = message.replaceAll('’', "'")
  return (
    /\b(?:he|she|they)(?:'s|s|'re| is| are) (?:\w+ )?safe\b/i.test(text) &&
    !/\b(?:i(?:'m| am|m)|we(?:'re| are)|feel) (?:\w+ )?safe\b/i.test(text)
  )
}

function withoutSafe(news: News): News {
  return { ...news, facts: news.facts.filter((fact) => fact !== 'safe') }
}

const taken = { tier: 'imminent', kind: 'overdose', reasons: ['overdose'] } as const
