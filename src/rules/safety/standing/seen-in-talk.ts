import { assess } from '../assess.ts'
import { bodily } from '../kind-after.ts'
import type { HeardTalk } from '../listening/heard-turn.ts'
import { deniesVoices } from '../listening/mentions/mentions-voices.ts'
import { listening } from '../listening/thresholds.ts'
import { isOfLure } from '../lured/reasons.ts'
import { isStanding, type SafetyState } from '../state.ts'

/**
 * What only the listener heard is often the wrong danger, or the wrong person's: "he has gone quiet since the letter from
 * the bank" sounded like a wife who is hurt, and was a husband who wants to die. Once the whole talk tells plainly, we
 * believe that. Against what the rules read in their words it has to be surer still.
 */
export function seenInTalk(current: SafetyState, talk: HeardTalk | undefined, message: string): SafetyState {
  if (!talk || isOfLure(current)) return current
  if (current.foundBy !== 'listener') return withKind(current, talk, message, listening.talkTells.despiteRules)
  return withTold(withRead(withKind(current, talk, message, listening.talkTells), message), talk)
}

/** "He gets loud when he drinks, I put a chair against my door": their own words say better what it is. */
function withRead(current: SafetyState, message: string): SafetyState {
  const { kind, whose, tier, isOver } = assess(message)
  const isTold = current.isHinted === true && tier !== 'none' && !isOver && kind !== null
  return isTold && !bodily.includes(current.kind) ? { ...current, kind, whose } : current
}

/** How many replies may only ask, once the talk tells plainly. */
const longEnough = 2

function withTold(current: SafetyState, { danger }: HeardTalk): SafetyState {
  const { isHinted, ...told } = current
  const isTold = isStanding(current) && current.turns >= longEnough && danger >= listening.talkTells.told
  return isHinted && isTold ? told : current
}

/** From when on it is believed which danger it is, that it is somebody else's, and that it is their own. */
type SureFrom = { surelyKind: number; surelyOther: number; surelyOwn: number }

function withKind(current: SafetyState, talk: HeardTalk, message: string, sure: SureFrom): SafetyState {
  const { surelyKind, surelyOther, surelyOwn } = sure
  const [likeliest] = talk.kind
  const isDark = talk.danger >= listening.talkTells.dark
  const isPlain = isDark && likeliest !== undefined && likeliest.p >= surelyKind && !bodily.includes(current.kind)
  const kind = isPlain && !(likeliest.name === 'psychosis' && deniesVoices(message)) ? likeliest.name : current.kind
  const whose = talk.other >= surelyOther ? 'other' : talk.other <= surelyOwn ? 'self' : current.whose
  if (kind === current.kind) return whose === current.whose ? current : { ...current, whose }
  // What they denied and what they told us was about the danger that it was not.
  const { isDenied: _other, ...rest } = current
  return { ...rest, kind, whose, known: [] }
}
