import type { DangerKind } from '#rules/coach/heard.ts'
import { type Assessment, isAlarm, noConcern } from '#rules/safety/assessment.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import { bodily } from '#rules/safety/kind-after.ts'
import { mentionsBody } from '#rules/safety/listening/mentions-body.ts'
import { mentionsFood } from '#rules/safety/listening/mentions-food.ts'
import { mentionsTaking } from '#rules/safety/listening/mentions-taking.ts'
import { mentionsTouch } from '#rules/safety/listening/mentions-touch.ts'
import { mentionsVoices } from '#rules/safety/listening/mentions-voices.ts'
import { readConfided } from '#rules/safety/standing/confided.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import { deniesHurt } from '#rules/safety/standing/taken-back/denies-outright.ts'
import { isWorkPartner } from '#rules/safety/standing/work-partner.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'

/** In messages, this one included. */
const lately = 4

const givesAway = /\b(?:gave|given|giving|gives) (?:\w+ ){0,4}(?:away|stuff|things|his|her|their|my)\b/i

/** Tablets that nobody has swallowed, no wound, and no spouse where a firm's partner is meant. */
export function correctMishearing(
  assessment: Assessment,
  not: readonly DangerKind[],
  texts: readonly string[],
  current: SafetyState | null,
): Assessment {
  // "He's the one making coffee, I'm the one in trouble": a helper who is spoken of is not the one in danger.
  if (isStanding(current) && current.whose === 'self' && dangersToOneself.has(current.kind) && assessment.whose === 'other')
    return { ...assessment, whose: 'self', tier: isAlarm(assessment) ? current.tier : assessment.tier }
  // A burden to everybody, a wish not to be here: that is despair, and no voice is telling it.
  const said = texts.at(-1) ?? ''
  const isDespair = givesAway.test(said) || readConfided(said).some((name) => name === 'passive' || name === 'burden')
  if (assessment.kind === 'psychosis' && isDespair)
    return { ...assessment, kind: 'suicide', reasons: ['heard_suicide'] }
  if (assessment.kind === 'partner_violence' && isWorkPartner(texts)) return noConcern
  // A stomach that drops, and nights without sleep, were heard as something taken. Without a word about taking, what may
  // be wrong is asked about, and nobody is sent to the poison line.
  // The same after it was carried off, unless this message says it: "she took the tablets … I feel calmer".
  const mayTell = current?.known.includes('put_away') ? 1 : lately
  if (assessment.kind === 'overdose' && mayTell === 1 && !mentionsTaking([said])) return noConcern
  if (assessment.kind === 'overdose' && texts.length > 1 && !isStanding(current) && !mentionsTaking(texts.slice(-lately)))
    return {
      ...assessment,
      kind: 'suicide',
      tier: isAlarm(assessment) ? 'crisis' : assessment.tier,
      reasons: ['heard_suicide'],
    }
  // A husband who takes the car keys was heard as one who forces her: what others do, without a word about that, is violence at home.
  if (assessment.kind === 'sexual_assault' && texts.length > 1 && !mentionsTouch(texts))
    return { ...assessment, kind: 'partner_violence', reasons: ['heard_partner_violence'] }
  // "His mother has found him, my hands are shaking": what stands does not become a poisoning by being told of calmer things.
  if (
    assessment.kind === 'overdose' &&
    isStanding(current) &&
    !bodily.includes(current.kind) &&
    !mentionsTaking(texts.slice(-lately))
  )
    return {
      ...assessment,
      kind: current.kind,
      whose: current.whose,
      tier: isAlarm(assessment) ? current.tier : assessment.tier,
    }
  // "Nigel doesn't like it when I'm out late" was heard as a body that fails. Without a word about one it is what else it may be.
  if (assessment.kind === 'medical' && !isStanding(current) && !mentionsBody(texts.slice(-lately))) {
    const { elseKind = 'suicide', tier } = assessment
    const kind = insteadOfBody[elseKind] ?? elseKind
    return { ...assessment, kind, tier: isAlarm(assessment) ? 'crisis' : tier, reasons: [`heard_${kind}`] }
  }
  // Sweaty hands wiped on jeans were heard as not eating: in a talk without a word about food it is asked beside it, at most.
  // A first message has no talk before it, and a hint is all there is.
  const isInTalk = texts.length > 1 && !isStanding(current)
  if (assessment.kind === 'eating_disorder' && isInTalk && !mentionsFood(texts.slice(-lately)))
    return isAlarm(assessment) ? { ...assessment, tier: 'checkin', isFaint: true } : noConcern
  // A strict matron was doubted to be a voice that threatens. Heard for nearly sure it stands: "it comes through the router".
  const isDoubt = isInTalk && !isAlarm(assessment)
  if (assessment.kind === 'psychosis' && isDoubt && !mentionsVoices(texts.slice(-lately))) return noConcern
  // "Nobody is hurting me" is no violence before anybody asked; what they may do to themselves is another matter.
  const isByOthers = assessment.kind !== null && dangersFromOthers.has(assessment.kind)
  if (isByOthers && !isStanding(current) && deniesHurt(texts.at(-1) ?? '')) return noConcern
  // Whoever hurts themselves and has said that they do not want to die is not asked about dying once more.
  const isAnswered = current?.kind === 'self_harm' && current.answered?.includes('dying') === true
  if (assessment.kind === 'suicide' && isAnswered && assessment.tier !== 'imminent')
    return { ...assessment, kind: 'self_harm' }
  if (assessment.kind === null || !not.includes(assessment.kind)) return assessment
  const tier = assessment.tier === 'imminent' ? 'crisis' : assessment.tier
  return { ...assessment, kind: 'suicide', tier, reasons: ['heard_suicide'] }
}

/** "I have not hurt myself" names a wound only to say that there is none: the danger stays what it was. */
export function keepKnownKind(
  assessment: Assessment,
  current: SafetyState | null,
  not: readonly DangerKind[],
  { request, facts }: News,
): Assessment {
  if (!isStanding(current)) return assessment
  const own = assessment.reasons.filter((reason) => !reason.startsWith('earlier_'))
  // "Told him about the rifle, he's putting it in his truck": a helper who takes it away is in no danger, and nor is it nearer.
  const isHandedOver = current.whose === 'self' && assessment.whose === 'other'
  if (isHandedOver && own.length > 0 && own.every((reason) => reason.startsWith('means'))) return noConcern
  // "Pistol's locked in his truck, he's in my kitchen": named because it is gone.
  const isGone =
    facts.includes('put_away') && (facts.includes('with_someone') || current.known.includes('with_someone'))
  if (isGone && own.length > 0 && own.every((reason) => reason.startsWith('means'))) return noConcern
  // Whoever has told of their own despair, or of what is done to them, and now speaks of a helper is still the one in danger.
  const isOwn = dangersToOneself.has(current.kind) || dangersFromOthers.has(current.kind)
  if (isHandedOver && isOwn && assessment.kind === current.kind)
    return { ...assessment, whose: 'self', tier: current.tier }
  // "What do I tell him about the tablets": named in a question, they are no nearer than before.
  const isOnlyNamed =
    request !== undefined && current.means !== undefined && own.length > 0 && own.every((reason) => named.has(reason))
  const tier = isOnlyNamed && assessment.tier === 'imminent' ? current.tier : assessment.tier
  const isDenied = assessment.kind !== null && not.includes(assessment.kind)
  return { ...assessment, tier, kind: isDenied ? current.kind : assessment.kind }
}

/**
 * "He said don't tell anyone, or he'll do it right away": in a talk about somebody else's danger the words are about theirs,
 * until the writer surely speaks of their own.
 */
export function keepWhose(assessment: Assessment, current: SafetyState | null): Assessment {
  const isOpen = isStanding(current) || current?.level === 'asked'
  const isTurned = isOpen && current?.whose === 'other' && assessment.whose === 'self'
  if (!isTurned || !isAlarm(assessment)) return assessment
  // Something swallowed is something swallowed, whoever the rules take to have done it.
  const isOfBody = assessment.kind !== null && bodily.includes(assessment.kind)
  return { ...assessment, whose: 'other', kind: isOfBody ? assessment.kind : current.kind }
}

/** Where no body was named, nothing else of the body is meant either. */
const insteadOfBody: Partial<Record<DangerKind, DangerKind>> = {
  overdose: 'suicide',
  medical: 'suicide',
  sexual_assault: 'partner_violence',
}
const named: ReadonlySet<string> = new Set(['means_nearby', 'means_named'])
