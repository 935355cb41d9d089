import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import { saysOnlyApart, whereaboutsOf } from '#rules/safety/standing/at-home/whereabouts.ts'
import type { Fact } from '#rules/safety/standing/facts.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import { helpers, readCompany } from '#rules/safety/standing/people/helper.ts'
import { isStalked } from '#rules/safety/standing/situation/circumstance.ts'
import { wantsNothingLeft } from '#rules/safety/standing/situation/leaves-nothing.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'
import { isOfOther } from './adjust-assessment.ts'
import { settled } from './words/settled.ts'

/** "What do I say to her": finds out who "she" is from earlier messages. */
export function withHelper(told: News, current: SafetyState | null, texts: readonly string[], named: string): News {
  const news = withoutOtherPerson(told, current, texts.at(-1) ?? '')
  const isAsked =
    news.request === 'should_reach' ||
    (news.request === 'what_to_write' && (news.isToPerson === true || news.asksToReach !== undefined))
  // Somebody mentioned by name is somebody they can turn to.
  const isNamed = named !== texts.at(-1) && readCompany(named) !== undefined
  if (!(isAsked || isNamed) || news.helper || current?.helper || !isDangerToOneself(current)) return news
  const helper = isNamed ? readCompany(named) : texts.toReversed().map(readCompany).find(Boolean)
  return helper ? { ...news, helper } : news
}

/** "She is putting her boots on" is not about the son they named before. */
function withoutOtherPerson(news: News, current: SafetyState | null, message: string): News {
  const helper = news.helper ?? current?.helper
  if (!helper || !(news.isOfHelper || news.request === 'what_to_write')) return news
  const isShe = /\b(?:she|her|hers)\b/i.test(message)
  const isHe = /\b(?:he|him|his)\b/i.test(message)
  const isOther = (helpers[helper] === 'he' && isShe && !isHe) || (helpers[helper] === 'she' && isHe && !isShe)
  const { isOfHelper: _other, ...rest } = news
  if (isOther && news.request === 'what_to_write' && !news.helper) return { ...rest, helper: 'friend' }
  return isOther ? rest : news
}

function isDangerToOneself(current: SafetyState | null): boolean {
  return current?.whose === 'self' && (current.kind === 'suicide' || current.kind === 'self_harm')
}

/** They answered our question about dying with a no or a joke, and tell it now. */
export function withReturn(news: News, current: SafetyState | null, assessment: Assessment): News {
  const isAnsweredNo = current?.isDenied === true || current?.said.some((id) => id.startsWith(`${settled.name}.`))
  const wasAsked = !isStanding(current) && isDangerToOneself(current) && isAnsweredNo === true
  const isTold = isAlarm(assessment) && (assessment.kind === 'suicide' || assessment.kind === 'self_harm')
  if (!wasAsked || !isTold || assessment.whose !== 'self' || news.confides?.includes('first_time')) return news
  return { ...news, confides: ['came_back', ...(news.confides ?? [])] }
}

export function withAnswered(news: News, fact: Fact | undefined): News {
  return fact && !news.facts.includes(fact) ? { ...news, facts: [...news.facts, fact] } : news
}

/** "What if she reads what I wrote here", "he's coming, delete": they ask how to leave nothing behind. */
export function withWishToDelete(news: News, message: string): News {
  return wantsNothingLeft(message) ? { ...news, request: 'seen' } : news
}

/** "I don't want to die, it's the voice", "I'm not suicidal, it's just food": an answer about dying, and no denial of the rest. */
function deniesOnlyDying(news: News, current: SafetyState | null): boolean {
  return news.deniesOnlyWish === true && (current?.kind === 'psychosis' || current?.kind === 'eating_disorder')
}

type Told = { read: Assessment; current: SafetyState | null; isAskingIfAbuse: boolean }

/** What denies something in a message that goes on to tell it, or to ask about it, denies nothing. */
export function asToldByThem(news: News, { read, current, isAskingIfAbuse }: Told): News {
  // "You understood wrong, I am ok. I think he wants to kill himself": we had the wrong person.
  if (current?.whose === 'self' && isStanding(current) && isOfOther(read))
    return { ...withoutDenial(news), facts: news.facts.filter((fact) => fact !== 'calmer'), stance: 'not_mine' }
  // "I meant the text thing, not you. I just don't wanna wake up for it" corrects us on one thing, and tells another.
  const isToldBeside = current !== null && news.confides?.includes('passive') === true
  return isAskingIfAbuse || isToldBeside || deniesOnlyDying(news, current) ? withoutDenial(news) : news
}

/** "Does this count, she never laid a finger on me" is a question about what happened, and takes nothing back. */
export function withoutDenial(news: News): News {
  const { deniesOutright: _denied, disputes: _disputed, isFigure: _figure, stance, ...rest } = news
  const facts = news.facts.filter((fact) => fact !== 'safe')
  return { ...rest, facts, ...(stance && stance !== 'denial' && stance !== 'fine' ? { stance } : {}) }
}

/** "She's at work" says where somebody else is. It does not mean that the writer is away from the danger. */
export function withoutWhereOthersAre(news: News, texts: readonly string[], current: SafetyState | null): News {
  const message = texts.at(-1) ?? ''
  // "I'm away from them now", said at home while he is at work: nobody has left.
  const isOnlyApart =
    isFeared(current) &&
    current?.kind === 'partner_violence' &&
    saysOnlyApart(message) &&
    whereaboutsOf(texts) !== 'left'
  const isTheirs =
    (isDangerToOneself(current) || (isFeared(current) && othersOut.test(message))) &&
    !/\b(?:i|im|ive|we|were)\b[^.?!]{0,25}\b(?:out|outside|away from|left the|walk\w*|ran|drove|came|went|lobby|street|porch|steps|stairs)\b/i.test(
      message.replaceAll(/['’]/g, ''),
    )
  // "She turned up at my mum's": whoever follows them is no company.
  const isCompany = !current || !isStalked(current) || withMe.test(message)
  if (!isCompany && news.facts.includes('with_someone'))
    return { ...news, facts: news.facts.filter((fact) => fact !== 'with_someone') }
  // "His list is the plan, isn't it": whatever else was heard, there is one.
  if (news.facts.includes('no_plan') && hasPlan.test(message))
    return { ...news, facts: news.facts.filter((fact) => fact !== 'no_plan') }
  // "There is his pistol in the drawer, where do I put it", "I have put my papers in order": nothing was put away.
  if (news.facts.includes('put_away') && (notPutAway.test(message) || !movesIt.test(message)))
    return { ...news, facts: news.facts.filter((fact) => fact !== 'put_away') }
  return (isTheirs || isOnlyApart) && news.facts.includes('away')
    ? { ...news, facts: news.facts.filter((fact) => fact !== 'away') }
    : news
}

const hasPlan =
  /(?<!\b(?:not|never|no) )\b(?:is|was) the plan\b|\bthere(?:['’]?s| is) a plan\b|\b(?:he|she|they) (?:has|have|had) a plan\b/i
const notPutAway =
  /\bwhere (?:do|should|can|would|will|shall)? ?i (?:even )?(?:put|hide|keep)\b|\bput (?:my |all |everything |the )?(?:\w+ )?(?:papers|things|affairs|documents|everything) in order\b|\bnot out of reach\b/i
/** Somebody does something with it. "It is settled" was heard as that. */
const movesIt =
  /\b(?:put|puts|lock\w*|ga?ve|giv\w*|hand\w*|thr[eo]w\w*|took|tak\w*|away|gone|flush\w*|hid\w*|mov\w*|trunk|boot|drawer|outside|down|out|back|binn?\w*|toss\w*|dump\w*|empt\w*|pour\w*|has|have|got|with|left|drop\w*|sink|toilet|safe|rid|bring|brought|collect\w*|fetch\w*|keep\w*|kept|hold\w*|upstairs|downstairs|reach)\b/i
const withMe =
  /\b(?:with me|next to me|beside me|stay(?:s|ing|ed)? (?:over|with|at)|i['’]?m at my|im at my|at my (?:sister|brother|friend|mate)['’]?s)\b/i

function isFeared(current: SafetyState | null): boolean {
  return current?.whose === 'self' && dangersFromOthers.has(current.kind)
}
const othersOut =
  /\b(?:he|she|they)(?:['’]?s|['’]?re| is| are| was| were)? (?:\w+ ){0,2}?(?:out|away|gone|left|at work)\b/i

/** "No, not now. I kept her painkillers though": they have means at hand, so the "no" does not ease the danger. */
export function withoutEasingFacts(news: News): News {
  return { ...news, facts: news.facts.filter((fact) => fact !== 'safe' && fact !== 'calmer' && fact !== 'no_plan') }
}
