import type { DangerKind } from '#rules/coach/heard.ts'
import { type Assessment, isAlarm, noConcern } from '#rules/safety/assessment.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import { bodily } from '#rules/safety/kind-after.ts'
import { mentionsBody } from '#rules/safety/listening/mentions/mentions-body.ts'
import { mentionsFood } from '#rules/safety/listening/mentions/mentions-food.ts'
import { mentionsUnexplainedMarks } from '#rules/safety/listening/mentions/mentions-marks.ts'
import { mentionsTaking } from '#rules/safety/listening/mentions/mentions-taking.ts'
import { mentionsTouch } from '#rules/safety/listening/mentions/mentions-touch.ts'
import { deniesVoices, mentionsVoices } from '#rules/safety/listening/mentions/mentions-voices.ts'
import { readConfided } from '#rules/safety/standing/confided.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import { isWorkPartner } from '#rules/safety/standing/people/work-partner.ts'
import { readMeans } from '#rules/safety/standing/situation/mentions-means.ts'
import { deniesHurt } from '#rules/safety/standing/taken-back/denies-outright.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'

/** How many messages count as recent, including this one. */
const lately = 4

const givesAway = /\b(?:gave|given|giving|gives) (?:\w+ ){0,4}(?:away|stuff|things|his|her|their|my)\b/i

/** Corrects known mistakes of the listener, using words that are in the messages or missing from them. */
export function correctMishearing(
  assessment: Assessment,
  not: readonly DangerKind[],
  texts: readonly string[],
  current: SafetyState | null,
): Assessment {
  // "He's the one making coffee, I'm the one in trouble": the helper they mention is not the one in danger.
  if (
    isStanding(current) &&
    current.whose === 'self' &&
    dangersToOneself.has(current.kind) &&
    assessment.whose === 'other'
  )
    return { ...assessment, whose: 'self', tier: isAlarm(assessment) ? current.tier : assessment.tier }
  // "Taking my foot off the brake", with nobody else meant, is about their own death, and not about hurting somebody.
  if (assessment.kind === 'harm_to_others' && isAboutOwnCar(texts.at(-1) ?? ''))
    return { ...assessment, kind: 'suicide', whose: 'self', reasons: ['heard_suicide'] }
  // Feeling like a burden, or wishing not to be here, is despair and not psychosis.
  const said = texts.at(-1) ?? ''
  const isDespair = givesAway.test(said) || readConfided(said).some((name) => name === 'passive' || name === 'burden')
  if (assessment.kind === 'psychosis' && isDespair)
    return { ...assessment, kind: 'suicide', reasons: ['heard_suicide'] }
  // Whoever hears a voice is heard as somebody who wants to die. Only their own words make it that.
  if (assessment.kind === 'suicide' && current?.kind === 'psychosis' && current.level !== 'open')
    return { ...assessment, kind: 'psychosis', reasons: ['heard_psychosis'] }
  // A faint or a racing heart after weeks of hardly eating is not somebody who swallowed something.
  if (assessment.kind === 'medical' && current?.kind === 'eating_disorder' && current.level !== 'open')
    return { ...assessment, kind: 'eating_disorder', reasons: ['heard_eating_disorder'] }
  if (assessment.kind === 'psychosis' && isStanding(current) && deniesVoices(said))
    return { ...assessment, kind: current.kind, reasons: [`heard_${current.kind}`] }
  if (assessment.kind === 'partner_violence' && isWorkPartner(texts)) return noConcern
  // "There's marks on my legs": who made them is still to be asked, and telling somebody that it is abuse is not asking.
  if (dangersFromOthers.has(assessment.kind ?? 'medical') && !isStanding(current) && mentionsUnexplainedMarks(texts))
    return { ...assessment, kind: 'self_harm', whose: 'self', tier: 'checkin', reasons: ['heard_self_harm'] }
  // The listener heard an overdose in a sinking stomach and in sleepless nights. Unless they mention taking something, we
  // ask what is wrong instead of sending them to the poison line. After the means were taken away ("she took the
  // tablets … I feel calmer"), only this message counts.
  const mayTell = current?.known.includes('put_away') ? 1 : lately
  if (assessment.kind === 'overdose' && mayTell === 1 && !mentionsTaking([said])) return noConcern
  if (
    assessment.kind === 'overdose' &&
    texts.length > 1 &&
    !isStanding(current) &&
    !mentionsTaking(texts.slice(-lately))
  )
    return {
      ...assessment,
      kind: 'suicide',
      tier: isAlarm(assessment) ? 'crisis' : assessment.tier,
      reasons: ['heard_suicide'],
    }
  // The listener heard sexual assault in a husband who takes the car keys. If they mention no touch, it is violence at home.
  if (assessment.kind === 'sexual_assault' && texts.length > 1 && !mentionsTouch(texts))
    return { ...assessment, kind: 'partner_violence', reasons: ['heard_partner_violence'] }
  // "His mother has found him, my hands are shaking": if nobody mentions taking anything, the known danger does not turn
  // into an overdose.
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
  // The listener heard a medical emergency in "Nigel doesn't like it when I'm out late". If they mention no body, its next
  // guess is used.
  if (assessment.kind === 'medical' && !isStanding(current) && !mentionsBody(texts.slice(-lately))) {
    const { elseKind = 'suicide', tier } = assessment
    const kind = insteadOfBody[elseKind] ?? elseKind
    return { ...assessment, kind, tier: isAlarm(assessment) ? 'crisis' : tier, reasons: [`heard_${kind}`] }
  }
  // The listener heard an eating disorder in sweaty hands wiped on jeans. If a chat never mentions food, we ask in passing
  // at most. This does not apply to a first message, because a hint may be all it gives.
  const isInTalk = texts.length > 1 && !isStanding(current)
  if (assessment.kind === 'eating_disorder' && isInTalk && !mentionsFood(texts.slice(-lately)))
    return isAlarm(assessment) ? { ...assessment, tier: 'checkin', isFaint: true } : noConcern
  // The listener suspected psychosis behind a strict matron. A mere suspicion is dropped if they mention no voices or signs.
  const isDoubt = isInTalk && !isAlarm(assessment)
  if (assessment.kind === 'psychosis' && isDoubt && !mentionsVoices(texts.slice(-lately))) return noConcern
  // "Nobody is hurting me", said unasked, rules out violence by others, but not what they may do to themselves.
  const isByOthers = assessment.kind !== null && dangersFromOthers.has(assessment.kind)
  if (isByOthers && !isStanding(current) && deniesHurt(texts.at(-1) ?? '')) return noConcern
  // Somebody who hurts themselves and told us that they do not want to die must not be asked again.
  const isAnswered = current?.kind === 'self_harm' && current.answered?.includes('dying') === true
  if (assessment.kind === 'suicide' && isAnswered && assessment.tier !== 'imminent')
    return { ...assessment, kind: 'self_harm' }
  if (assessment.kind === null || !not.includes(assessment.kind)) return assessment
  const tier = assessment.tier === 'imminent' ? 'crisis' : assessment.tier
  return { ...assessment, kind: 'suicide', tier, reasons: ['heard_suicide'] }
}

/** Whoever else would be hit. */
const somebodyElse =
  /\b(?:him|her|his|them|their|people|crowds?|pedestrians?|cyclists?|kids|children|(?:run|running|ran|mow|mowing) (?:\w+ )?(?:over|down)|my (?:ex|boss|husband|wife|dad|father|brother|neighbou?r)|(?:take|taking|bring|bringing) (?:\w+ ){0,3}with me)\b/i

function isAboutOwnCar(said: string): boolean {
  return readMeans([said], { isDuring: true }) === 'car keys' && !somebodyElse.test(said)
}

const ofSafety: ReadonlySet<string> = new Set(['suicide_thoughts', 'ending_it'])

function onlyOfSafety(message: string): boolean {
  return (
    /\b(?:un)?safe\b/i.test(message) &&
    !/\b(?:die|dying|dead|death|kill\w*|suicid\w*|alive|end (?:it|my))\b/i.test(message)
  )
}

/** Keeps the known danger if the message mentions another one only to deny it: "I have not hurt myself". */
export function keepKnownKind(
  assessment: Assessment,
  current: SafetyState | null,
  not: readonly DangerKind[],
  { request, facts }: News,
  message: string,
): Assessment {
  if (!isStanding(current)) return assessment
  const own = assessment.reasons.filter((reason) => !reason.startsWith('earlier_'))
  // "I can't say I'm not safe": about somebody at home, and not about dying. Whoever is controlled need not be unsafe.
  const isOfSafety = own.length > 0 && own.every((reason) => ofSafety.has(reason)) && onlyOfSafety(message)
  // A roof that a voice speaks of is urgent, and still the voice's idea.
  const isOnlyPlace = own.length > 0 && own.every((reason) => reason.startsWith('means'))
  if (current.kind === 'psychosis' && assessment.kind === 'suicide' && isOnlyPlace)
    return { ...assessment, kind: 'psychosis' }
  // "My heart does this fluttery thing" from somebody who hardly eats: the same danger, and more urgent.
  if (current.kind === 'eating_disorder' && assessment.kind === 'medical' && assessment.whose === current.whose)
    return { ...assessment, kind: 'eating_disorder' }
  // "They are in danger right now" says how urgent it is, and not which danger it is.
  const isOnlyUrgent =
    own.length > 0 && own.every((reason) => reason === 'unsafe') && current.whose === assessment.whose
  const isLifeAtRisk = current.kind === 'suicide' && current.whose === 'other'
  if (isOnlyUrgent) return { ...assessment, kind: current.kind, ...(isLifeAtRisk ? { tier: 'imminent' as const } : {}) }
  if (isOfSafety && current.whose === 'self' && dangersFromOthers.has(current.kind))
    return current.isControlled ? noConcern : { ...assessment, kind: current.kind, tier: current.tier }
  // "Told him about the rifle, he's putting it in his truck": the helper is not in danger, and the rifle is further away.
  const isHandedOver = current.whose === 'self' && assessment.whose === 'other'
  if (isHandedOver && own.length > 0 && own.every((reason) => reason.startsWith('means'))) return noConcern
  // "Pistol's locked in his truck, he's in my kitchen": they mention it because it is gone.
  const isGone =
    facts.includes('put_away') && (facts.includes('with_someone') || current.known.includes('with_someone'))
  if (isGone && own.length > 0 && own.every((reason) => reason.startsWith('means'))) return noConcern
  // They told us of their own danger and now mention a helper: they are still the one in danger.
  const isOwn = dangersToOneself.has(current.kind) || dangersFromOthers.has(current.kind)
  if (isHandedOver && isOwn && assessment.kind === current.kind)
    return { ...assessment, whose: 'self', tier: current.tier }
  // "What do I tell him about the tablets": mentioning them in a question does not make it more urgent.
  const isOnlyNamed =
    request !== undefined && current.means !== undefined && own.length > 0 && own.every((reason) => named.has(reason))
  const tier = isOnlyNamed && assessment.tier === 'imminent' ? current.tier : assessment.tier
  const isDenied = assessment.kind !== null && not.includes(assessment.kind)
  return { ...assessment, tier, kind: isDenied ? current.kind : assessment.kind }
}

/**
 * In a chat about somebody else's danger, the words are taken to be about that person, until the writer clearly speaks of
 * themselves: "He said don't tell anyone, or he'll do it right away".
 */
export function keepWhose(assessment: Assessment, current: SafetyState | null): Assessment {
  const isOpen = isStanding(current) || current?.level === 'asked'
  const hasSwitched = isOpen && current?.whose === 'other' && assessment.whose === 'self'
  if (!hasSwitched || !isAlarm(assessment)) return assessment
  // An overdose or a medical emergency stays one, whoever it is about.
  const isOfBody = assessment.kind !== null && bodily.includes(assessment.kind)
  return { ...assessment, whose: 'other', kind: isOfBody ? assessment.kind : current.kind }
}

/** If no body is mentioned, the next guess must not be about the body either. */
const insteadOfBody: Partial<Record<DangerKind, DangerKind>> = {
  overdose: 'suicide',
  medical: 'suicide',
  sexual_assault: 'partner_violence',
}
const named: ReadonlySet<string> = new Set(['means_nearby', 'means_named'])
