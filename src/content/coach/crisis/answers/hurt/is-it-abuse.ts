import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import { isControlled, tellsOfBlows } from '#rules/safety/standing/situation/controlled.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

/** Found by rule and not by meaning, so they have no examples. Each is said once; whoever asks again gets the next. */
const answer = (id: string, ...say: string[]): DangerAnswer => ({ id: `abuse-${id}`, group: 'hurt', like: [], say })

const controlled = [
  answer(
    'controlled',
    'Yes. Being kept from your money, your phone or the door is a form of abuse, even if nobody ever lifts a hand. It isn’t your fault, and you don’t have to do anything about it today.',
    'Yes, it counts. Nobody has to hit you for it to be abuse: deciding over your money, your phone or whether you go out is enough. You didn’t cause it.',
  ),
  answer(
    'controlled-again',
    'My answer stays the same: yes. It’s called control, and it’s a form of abuse. You’re not making too much of it, and it isn’t your fault.',
  ),
  answer(
    'controlled-third',
    'Yes. You keep asking yourself, and that says something too. Somebody who respects you leaves you your own money, phone and keys. It’s not your fault that this one doesn’t.',
  ),
]
const hurt = [
  answer(
    'hurt',
    'Yes. Being hurt or frightened by somebody close to you is abuse, whatever came before it and however sorry they are. It isn’t your fault.',
    'Yes, it counts. It doesn’t have to happen often, and it doesn’t have to leave marks. You didn’t cause it.',
  ),
  answer(
    'hurt-again',
    'My answer stays the same: yes. You’re not making too much of it, and none of it is your fault.',
  ),
]
const assaulted = [
  answer(
    'assault',
    'Yes, it counts. You didn’t want it and it went on, and that’s enough, whoever it was and whatever happened before. I believe you. You don’t have to call it anything, and what you do with it is your choice.',
    'Yes. A no that isn’t followed counts, and so does one that nobody waited for. It isn’t your fault, and you can take your time with what to call it.',
  ),
  answer(
    'assault-again',
    'It counts. You don’t have to prove that to anybody, and it wasn’t you who should have done something differently.',
  ),
]
const unclear = [
  answer(
    'unclear',
    'It may well be, and that you’re asking matters. If somebody hurts you, frightens you, or decides over your money, your phone or the door, that’s a form of abuse, even if they never hit you. It isn’t your fault.',
  ),
  answer(
    'unclear-again',
    'I only know a small part of it. What I can say for sure: abuse doesn’t begin with a blow. Being kept short of money, watched or kept indoors is part of it, and it’s never the fault of the one it’s done to.',
  ),
]

const deed = String.raw`(?:it|that|this|any of (?:it|this|that)|all (?:this|that)|what (?:he|she|they|my \w+)(?:'?s| is| does| do| did|'?s been| has been)?(?: \w+){0,4})`
const judged = String.raw`(?:abus\w+|violence|violent|domestic|controlling|coercive|coercion|toxic|assault\w*|rape|wrong|bad enough|serious enough|illegal|against the law|a crime)`
const asking = new RegExp(
  [
    String.raw`\b(?:is|isn'?t|was|wasn'?t|are|can|could|would|does)\s+${deed}\s+(?:(?:even|really|actually|still|also|kind of|kinda|sort of|like|be|called|considered|mean|technically|just|a form of|a kind of|already)[\s,]+)*${judged}\b(?! of (?:power|trust|the))`,
    String.raw`\b(?:does|do|did|would|is|wouldn'?t|doesn'?t)\s+${deed}[^.?!]{0,20}\bcounts?\b(?! (?:as a|toward|for a) (?:date|yes|win|exposure|challenge|step))`,
    String.raw`\b(?:would|do) you (?:call|say) (?:it|that|this)\b[^.?!]{0,10}${judged}`,
    String.raw`\bam i (?:being )?(?:abused|a victim)\b|\bis (?:he|she|my \w+) (?:an )?(?:abus\w+|controlling)\b`,
    String.raw`\b(?:so|then|guess|mean|means|maybe) (?:it|that|this)(?:'?s| is|'?s| isn'?t| not)? (?:not )?(?:really )?${judged}[^.!]{0,25}\?`,
    String.raw`\b(?:it|that|this) (?:isn'?t|is not|'?s not|doesn'?t|can'?t) (?:count|be|really|even)?\s*(?:as )?${judged}\b[^.!]{0,30}(?:\?|\bright\b|$)`,
    String.raw`\bonly (?:count|abuse|counts) if\b|\b(?:abuse|count)s? if (?:he|she|they|my \w+) (?:never|doesn'?t|didn'?t|hasn'?t|don'?t)\b`,
  ].join('|'),
  'i',
)

export function asksIfAbuse(message: string): boolean {
  return asking.test(message.replaceAll(/[’‘]/g, "'"))
}

/** "Is this abuse, he never hit me": whoever asks that gets a plain answer, and never a no. */
export function answerIfAbuse(texts: readonly string[], state: SafetyState): ChosenAnswer | undefined {
  const { kind, whose, said } = state
  if (!asksIfAbuse(texts.at(-1) ?? '') || whose === 'other' || !dangersFromOthers.has(kind)) return undefined
  const found = answersFor(texts, state).find(({ id }) => !said.some((one) => one.startsWith(`answers.${id}.`)))
  return found && { answer: found }
}

function answersFor(
  texts: readonly string[],
  { kind, isHinted, level, isControlled: wasControlled }: SafetyState,
): readonly DangerAnswer[] {
  if (kind === 'sexual_assault') return isHinted || level === 'asked' ? [...unclear, ...assaulted] : assaulted
  if (tellsOfBlows(texts)) return [...hurt, ...unclear]
  return wasControlled || isControlled(texts) ? [...controlled, ...unclear] : unclear
}
