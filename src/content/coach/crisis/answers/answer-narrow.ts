import { bodyFails } from '#rules/safety/standing/situation/body-fails.ts'
import { isNewParent, isOwnChild } from '#rules/safety/standing/situation/circumstance.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './choose-answer.ts'
import { chooseByRule, type FindWritten, isAsked, type Rule } from './choose-by-rule.ts'

const ambulance =
  /\b(?:not|n['’]?t|dont|wont|cant|no|without|instead of)\b[^.?!]{0,30}\b(?:911|999|112|000|111|ambulance|paramedics|sirens?|hauled)\b/i
/** Whose voice it is, nobody says: "it said step off". */
const orders =
  /\b(?:it|he|she|they|voices?)\b (?:\w+ ){0,2}(?:said|says|saying|told|tells|telling|wants|orders?|shouts?)\b[^.?!]{0,24}\b(?:step|jump|hurt|kill|cut|stab|burn|die|walk in\w*|drive in\w*|let go|do it|crash|go under)\b/i
const phase = /\b(?:a phase|just a phase|attention|drama queen|(?:she|he|they)(?:['’]?ll| will) grow out)\b/i
const takesPhone =
  /\b(?:tak(?:e|ing)|confiscat\w+|keep(?:ing)?|remove) (?:\w+ ){0,2}(?:phone|mobile|ipad|laptop)\b|\bthe phone\b[^.!]{0,20}\b(?:yes or no|or not|too)\b/i
const guns = /\b(?:guns?|rifles?|pistols?|shotguns?|ammo|ammunition|firearms?|tablets|pills|meds|medicines?|knives)\b/i
const away = /\b(?:over there|to (?:my|a|his|her|the)|out of the house|elsewhere|somewhere else|safe)\b/i

/** What a life may hang on is found by its words, however far its sentence is from our examples. */
const rules = {
  psychosis: [{ id: 'voices-orders', has: orders }],
  eating: [
    { id: 'eating-no-ambulance', has: ambulance },
    { id: 'eating-fainted', has: bodyFails },
  ],
  child: [
    { id: 'child-store-elsewhere', has: guns, also: away, unless: /\block\b/i },
    { id: 'child-take-phone', has: takesPhone },
    { id: 'child-is-it-phase', has: phase },
  ],
} as const satisfies Record<string, readonly Rule[]>

function rulesFor(state: SafetyState): readonly Rule[] {
  if (isOwnChild(state)) return rules.child
  if (state.whose === 'other') return []
  if (state.kind === 'psychosis' && !isNewParent(state)) return rules.psychosis
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
