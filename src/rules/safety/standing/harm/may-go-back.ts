import { assess } from '../../assess.ts'
import { isAlarm } from '../../assessment.ts'
import type { SafetyTurn } from '../../safety-turn.ts'
import type { SafetyState } from '../../state.ts'
import { settling } from '../facts.ts'
import { isOwnHarm } from './own-harm.ts'
import { tellsOfGraverHarm } from './why-they-hurt.ts'

/** Anything told today that keeps the talk with the danger: a wish to die, a deep or fresh wound, more of it than before. */
export function tellsMoreThanHarm(texts: readonly string[]): boolean {
  return texts.some((text) => {
    if (tellsOfGraverHarm(text)) return true
    const read = assess(text)
    return isAlarm(read) && read.whose === 'self' && (read.kind !== 'self_harm' || read.tier === 'imminent')
  })
}

/**
 * Somebody who hurts themselves has answered one plain question about safety and asks to go back to what they came for.
 * We said that one answer is enough, so it has to be. Asked on and on, people do not tell it a second time.
 */
export function mayGoBack(
  state: SafetyState,
  { assessment, news, foundBy, isPlain, hasPlanForFriend, tellsMoreThanHarm: isMore }: SafetyTurn,
): boolean {
  if (news.asksToGoBack && hasPlanForFriend) return mayLeaveFriend(state, { assessment, news, foundBy })
  if (!news.asksToGoBack || !isOwnHarm(state) || state.isHinted || isMore) return false
  const { tier, isPassive, hasMeans, hasPlace, known, answered } = state
  if (tier === 'imminent' || isPassive || hasPlace || (hasMeans && !known.includes('put_away'))) return false
  const isSaidAgain = isAlarm(assessment) && (foundBy === 'rules' || (isPlain && news.facts.length === 0))
  if (isSaidAgain || news.isWorse || news.confides?.includes('passive')) return false
  const isSettled = known.some((fact) => settling.has(fact))
  return isSettled || answered?.includes('dying') === true || answered?.includes('hurt') === true
}

/** A friend hurts themselves, nothing is urgent, and somebody whose job it is will be told: the rest of life may go on. */
function mayLeaveFriend(
  { tier, whose, kind, hasPlace, hasMeans, means }: SafetyState,
  { assessment, news, foundBy }: Pick<SafetyTurn, 'assessment' | 'news' | 'foundBy'>,
): boolean {
  const isCalm = tier !== 'imminent' && !news.isWorse && hasPlace !== true && !(hasMeans && means !== undefined)
  const isTold = isAlarm(assessment) && foundBy === 'rules' && assessment.tier === 'imminent'
  return whose === 'other' && (kind === 'self_harm' || kind === 'suicide') && isCalm && !isTold
}

const willTell =
  /\b(?:i'?ll|i will|i'?m (?:gonna|going to|telling)|gonna|going to|i'?ve (?:told|settled|got a plan)|telling|tell)\b[^.?!]{0,60}\b(?:safeguarding|counsell?or|teacher|tutor|nurse|doctor|gp|(?:her|his|their) (?:mum|mom|dad|parents?|sister|brother|aunt|nan)|head|college|school|hr|coach|them)\b|\b(?:safeguarding|counsell?or|teacher|tutor|nurse|doctor|gp|college|school|(?:her|his|their) (?:mum|mom|dad|parents?))\b[^.?!]{0,40}\b(?:tomorrow|by \w+|first thing|this afternoon|tonight|later today|in the morning|monday|knows?)\b/i

/** They have said whom they will tell about their friend. */
export function hasPlanForFriend(texts: readonly string[]): boolean {
  return texts.some((text) => willTell.test(text.replaceAll(/[’‘]/g, "'")))
}
