import { bodyFails } from '#rules/safety/standing/situation/body-fails.ts'
import { isNewParent, isOwnChild, isStalked } from '#rules/safety/standing/situation/circumstance.ts'
import { byVoice } from '#rules/safety/standing/situation/plain-words.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './choose-answer.ts'
import { asks, chooseByRule, type FindWritten, isAsked, type Rule } from './choose-by-rule.ts'

const ambulance =
  /\b(?:not|n['’]?t|dont|wont|cant|no|without|instead of)\b[^.?!]{0,30}\b(?:911|999|112|000|111|ambulance|paramedics|sirens?|hauled)\b/i
const phase = /\b(?:a phase|just a phase|attention|drama queen|(?:she|he|they)(?:['’]?ll| will) grow out)\b/i
const takesPhone =
  /\b(?:tak(?:e|ing)|confiscat\w+|keep(?:ing)?|remove) (?:\w+ ){0,2}(?:phone|mobile|ipad|laptop)\b|\bthe phone\b[^.!]{0,20}\b(?:yes or no|or not|too)\b/i
const guns = /\b(?:guns?|rifles?|pistols?|shotguns?|ammo|ammunition|firearms?|tablets|pills|meds|medicines?|knives)\b/i
const away = /\b(?:over there|to (?:my|a|his|her|the)|out of the house|elsewhere|somewhere else|safe)\b/i

const exercise =
  /\b(?:erg|row(?:ing)?|train(?:ing)?|run(?:ning)?|gym|work ?out|swim(?:ming)?|practice|match|race|session|weigh[- ]?in|game|compet\w+)\b/i
const notBoys =
  /\b(?:boys?|men|lads?|guys?|blokes?|males?) (?:\w+ ){0,2}(?:don['’]?t|dont|never|can['’]?t|cant) (?:get|have)\b|\b(?:only |just |its |it['’]?s )girls\b|\ba girls['’]? thing\b/i
const outsideNow =
  /\b(?:he|she|they)(?:['’]?s|['’]?re| is| are)? (?:right |still |just |here,? )?(?:outside|across the (?:road|street)|at (?:the|my) (?:door|window)|in (?:the|his|her|their) car|following me)\b/i
const cost = /\b(?:cost|costs|charge\w*|free|pay|expensive|send (?:the )?(?:cops|police|an ambulance))\b/i
const tellNow =
  /\b(?:call|ring|text|tell|wake|phone)\b[^.?!]{0,30}\b(?:or (?:just )?(?:wait|not)|at work|till|until|when (?:he|she|they) gets?)\b/i
const doorLock =
  /\block\b[^.?!]{0,20}\b(?:off|from)\b[^.?!]{0,12}\bdoor\b|\b(?:door|bedroom|room)\b[^.?!]{0,16}\block\b|\babout the lock\b|\block on (?:his|her|their) (?:door|room)\b/i
const normalDay =
  /\b(?:training|practice|match|game|party|sleepover|friends?['’]s?|hang out|go out|football|hurling|swimming|band|rehearsal|trip|concert|cinema|mall)\b/i
const medicines = /\b(?:tablets?|pills?|meds|medicines?|medication|paracetamol|painkillers)\b/i
const whatWithThem =
  /\bwhere\b|\bwhat (?:do|should|can|would|will) i (?:even )?do with\b|\b(?:hide|put|flush|keep) (?:them|the|those|it)\b|\b(?:should|do|shall) i (?:hide|lock|flush|move)\b/i
const realGuns = /\b(?:rifles?|pistols?|shotguns?|ammo|firearms?)\b|(?<!\bno )\bguns?\b/i
const whereTo = /\bwhere (?:do|should|can|would|will) i (?:even )?(?:put|hide|keep|lock)\b/i

/** What a life may hang on is found by its words, however far its sentence is from our examples. */
const rules = {
  psychosis: [{ id: 'voices-orders', has: byVoice }],
  eating: [
    { id: 'eating-exercise', has: exercise, also: asks },
    { id: 'eating-no-ambulance', has: ambulance },
    { id: 'eating-fainted', has: bodyFails },
    { id: 'eating-not-sick-enough', has: notBoys },
  ],
  child: [
    { id: 'child-door-lock', has: doorLock },
    { id: 'child-normal-day', has: normalDay, also: asks },
    { id: 'child-lock-up', has: guns, also: whereTo },
    { id: 'child-tablets', has: medicines, also: whatWithThem, unless: realGuns },
    { id: 'child-store-elsewhere', has: guns, also: away, unless: /\block\b|\bi['’]?ve put\b/i },
    { id: 'child-take-phone', has: takesPhone },
    { id: 'child-is-it-phase', has: phase },
  ],
  stalked: [{ id: 'stalked-outside-now', has: outsideNow }],
  taken: [
    { id: 'poison-line-cost', has: cost, also: /\b(?:poison|number|line|call)\b/i },
    { id: 'taken-tell-now', has: tellNow },
  ],
} as const satisfies Record<string, readonly Rule[]>

function rulesFor(state: SafetyState): readonly Rule[] {
  if (isOwnChild(state)) return rules.child
  if (isStalked(state)) return rules.stalked
  if (state.whose === 'other') return []
  if (state.kind === 'psychosis' && !isNewParent(state)) return rules.psychosis
  if (state.kind === 'overdose') return rules.taken
  return state.kind === 'eating_disorder' ? rules.eating : []
}

/** An answer for exactly their circumstances, found by its words. */
export function answerNarrowByRule(
  texts: readonly string[],
  state: SafetyState,
  written: FindWritten | undefined,
): ChosenAnswer | undefined {
  const message = texts.at(-1) ?? ''
  return chooseByRule(
    rulesFor(state).filter((rule) => isAsked(rule, message)),
    written,
    state.said,
  )
}

/** They want words, and for whom is not said in a way we know: those for the person they would tell first. */
export function answerForWords(state: SafetyState, written: FindWritten | undefined): ChosenAnswer | undefined {
  const id = isOwnChild(state)
    ? 'child-what-to-say'
    : isNewParent(state)
      ? 'baby-tell-partner'
      : state.whose === 'self' && state.kind === 'psychosis'
        ? 'voices-what-to-tell'
        : undefined
  return id ? chooseByRule([{ id, has: /./ }], written, state.said) : undefined
}
