import type { Assessment } from '#rules/safety/assessment.ts'
import type { SafetyTurn } from '#rules/safety/safety-turn.ts'
import { readCircumstances } from '#rules/safety/standing/situation/circumstance.ts'
import { isControlled, isPhoneRead, tellsOfBlows } from '#rules/safety/standing/situation/controlled.ts'
import { saysHasDrunk } from '#rules/safety/standing/situation/has-drunk.ts'
import { saysLongAgo } from '#rules/safety/standing/situation/long-ago.ts'
import {
  mentionsMeans,
  mentionsPlace,
  mentionsWater,
  readMeans,
} from '#rules/safety/standing/situation/mentions-means.ts'
import { meansTakenBack } from '#rules/safety/standing/taken-back/means-taken-back.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'

type Situation = Pick<
  SafetyTurn,
  | 'hasMeans'
  | 'means'
  | 'notMeans'
  | 'hasPlace'
  | 'hasWater'
  | 'hasDrunk'
  | 'isLongAgo'
  | 'isControlled'
  | 'isPhoneRead'
  | 'circumstances'
>

/** How many messages, this one included, count as tonight. */
const lately = 3

/** The things, places and people around a danger, as far as they told. */
export function readSituation(
  texts: readonly string[],
  current: SafetyState | null,
  assessment: Assessment,
): Situation {
  const message = texts.at(-1) ?? ''
  // During a danger, the state knows what was named before, and this message may correct it.
  const means = isStanding(current) ? readMeans([message], { isDuring: true }) : readMeans(texts)
  return {
    hasMeans: means !== undefined || mentionsMeans(texts) || saysMeans(assessment, current),
    ...(means ? { means } : {}),
    notMeans: meansTakenBack(message),
    hasPlace: texts.some(mentionsPlace),
    hasWater: texts.some(mentionsWater),
    hasDrunk: texts.slice(-lately).some(saysHasDrunk),
    isLongAgo: texts.some(saysLongAgo),
    // What was told in another chat still holds, until a blow is told.
    isControlled: isControlled(texts) || (current?.isControlled === true && !tellsOfBlows(texts)),
    isPhoneRead: isPhoneRead(texts),
    circumstances: [...new Set([...(current?.circumstances ?? []), ...readCircumstances(texts)])],
  }
}

/** They answered yes to "is there something near you that you might use". */
function saysMeans({ reasons }: Assessment, current: SafetyState | null): boolean {
  return current?.asked?.isAboutMeans === true && reasons.includes('answered_yes')
}
