import type { SafetyTurn } from './safety-turn.ts'
import type { News } from './standing/news/news.ts'
import type { SafetyState } from './state.ts'

/** Remembers what the message told besides facts. After a blow, control is no longer all there is. No words are stored. */
export function withTold<State extends SafetyState>(
  state: State,
  {
    news,
    hasMeans,
    means,
    notMeans,
    hasPlace,
    place,
    hasWater,
    hasDrunk,
    isLongAgo,
    isControlled,
    isPhoneRead,
    circumstances,
    lure,
    leavesNoTrace,
  }: SafetyTurn,
): State {
  const answered = [...new Set([...(state.answered ?? []), ...(news.answers ?? [])])]
  const isTakenBack = state.means !== undefined && notMeans.includes(state.means)
  const { means: _wrong, ...corrected } = state
  // Somebody with tablets put by no longer only wishes not to wake up.
  const isArmed = hasMeans && !isTakenBack
  const { isPassive: _over, ...armed } = isTakenBack ? corrected : state
  return {
    ...((isArmed ? armed : isTakenBack ? corrected : state) as State),
    isControlled,
    ...(news.isWound ? { isWounded: true } : isSeenTo(news) ? { isWounded: false } : {}),
    ...(news.isHousehold ? { isAmongPeople: true } : news.answers?.includes('alone') ? { isAmongPeople: false } : {}),
    ...(isPhoneRead ? { isPhoneRead } : {}),
    ...(circumstances.length > 0 ? { circumstances } : {}),
    ...(lure ? { lure } : {}),
    ...(leavesNoTrace ? { leavesNoTrace } : {}),
    ...(answered.length > 0 ? { answered } : {}),
    ...(hasMeans ? { hasMeans } : {}),
    ...(means ? { means } : {}),
    ...(hasPlace ? { hasPlace } : {}),
    ...(place ? { place } : {}),
    ...(hasWater ? { hasWater } : {}),
    ...(hasDrunk ? { hasDrunk } : {}),
    ...(isLongAgo ? { isLongAgo } : {}),
    ...(news.confides?.includes('passive') && !isArmed ? { isPassive: true } : {}),
    ...(news.helper ? { helper: news.helper } : {}),
    ...(news.isHelperFar ? { isHelperFar: true } : {}),
  }
}

function isSeenTo({ answers, facts }: News): boolean {
  return answers?.includes('hurt') === true || facts.includes('in_care')
}
