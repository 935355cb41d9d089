import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import { isControlled } from '#rules/safety/standing/situation/controlled.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

/** Found by rule and not by meaning, so they have no examples. */
const lockedIn: DangerAnswer = {
  id: 'normal-locked-in',
  group: 'hurt',
  like: [],
  say: [
    'No. Locking somebody in or taking their keys isn’t normal, and in many places it’s against the law. It’s a form of abuse, and a sorry afterward doesn’t change that. It isn’t your fault, and you don’t have to decide anything because of it.',
    'No, it isn’t. Being kept from the door or your keys is a form of abuse, and it isn’t your fault. You can know that and still take your time with what to do.',
  ],
}
const controlled: DangerAnswer = {
  id: 'normal-controlled',
  group: 'hurt',
  like: [],
  say: [
    'No. Worrying about you is one thing. Holding your money, reading your phone or deciding whom you see is another: it’s a form of abuse, and it isn’t your fault.',
    'No, I wouldn’t call it normal. In a fair relationship each keeps their own money, phone and friends, and a no is just a no. Where it isn’t, that’s a form of abuse, and not your fault.',
  ],
}
const hurt: DangerAnswer = {
  id: 'normal-hurt',
  group: 'hurt',
  like: [],
  say: [
    'No, it isn’t normal, and it isn’t your fault. Nobody gets to hurt or frighten you, whatever came before it.',
    'No. You’re not overreacting. What was done to you is wrong, however sorry somebody is afterward.',
  ],
}

const byGrownUp: DangerAnswer = {
  id: 'normal-grown-up',
  group: 'hurt',
  like: [],
  say: [
    'No, it isn’t normal, and you’re right to wonder. A grown-up may not scare you, hurt you, come to your bed or make it a secret, whatever they pay for. You didn’t cause it, and telling isn’t wrong.',
    'No. Other grown-ups don’t do that, and it isn’t because of anything about you. When something feels off like this, it’s right to tell somebody.',
  ],
}

/** Nothing to which the honest answer is yes: "is this abuse?" must never be answered with a no. */
const asksIfNormal =
  /\b(?:is|isn'?t|was|are) (?:it|that|this|these|they|those)?(?: things?| (?:kind|sort) of thing)?[\s,.]*(?:even |really |actually |just |like[\s,.]+|kinda |sort of )*(?:normal|healthy)\b[^.!]{0,30}(?:\?|$)|\bis (?:it|that|this) (?:\w+ )?(?:normal|healthy) (?:that|to|if|when|for)\b|\bif (?:it|that|this)(?:'?s| is| was)? (?:\w+ )?normal\b|\bso (?:it|that|this)'?s (?:normal|ok|okay) then\b|\b(?:am i|maybe i'?m|i'?m (?:probably|just)) (?:over-?reacting|being (?:dramatic|silly|too sensitive))\b|\b(?:is|isn'?t) (?:it|that|this) (?:even |really )?normal(?: tho(?:ugh)?| or(?: what| not)?)?\s*[.,?]|\bdo (?:all |most |other )?(?:step ?-?dads?|dads|grown-?ups|adults) (?:\w+ )?(?:do|act)\b|\bdo (?:all|most|other) (?:couples|men|guys|boyfriends|husbands|women|girlfriends|wives|people|families)\b/i
const ofLocks = /\block(?:ed|s|ing)?\b|\bmy (?:keys?|passport)\b/i

/** "Is that normal? Just tell me": whoever asks that has doubted it for a long time, and gets a plain no. */
export function answerIfNormal(texts: readonly string[], { kind, whose, said }: SafetyState): ChosenAnswer | undefined {
  const asks = asksIfNormal.test((texts.at(-1) ?? '').replaceAll(/[’‘]/g, "'"))
  if (!asks || whose === 'other' || !dangersFromOthers.has(kind)) return undefined
  const all =
    kind === 'child_abuse'
      ? [byGrownUp, hurt]
      : isControlled(texts)
        ? [...(texts.some((text) => ofLocks.test(text)) ? [lockedIn] : []), controlled, hurt]
        : [hurt]
  const isNew = ({ id }: DangerAnswer) => !said.some((one) => one.startsWith(`answers.${id}.`))
  const answer = all.find(isNew)
  return answer && { answer }
}
