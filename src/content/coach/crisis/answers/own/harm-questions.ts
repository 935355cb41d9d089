import { isOwnHarm } from '#rules/safety/standing/harm/own-harm.ts'
import { mentionsShowing } from '#rules/safety/standing/harm/showing.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

/** Found by rule and not by meaning, so they have no examples. */
const answer = (id: string, ...say: string[]): DangerAnswer => ({ id: `harm-${id}`, group: 'own', like: [], say })

const whoIsTold = {
  young: answer(
    'who-is-told-young',
    'No. I’m a program, I can’t tell anybody, and nothing from here goes to school or home. A teacher or a school nurse usually has to pass it on to one person whose job it is. You can ask them first who that would be, and to be there when it’s told.',
    'I don’t tell anybody, and I couldn’t. It’s in your account until you delete it. If you tell somebody at school, they mostly have to tell the one person there who looks after this, so ask before you start: "Who would you have to tell?"',
  ),
  grown: answer(
    'who-is-told',
    'No. I’m a program, I can’t tell anybody, and nothing you write here is passed on. A doctor or a counselor keeps it to themselves too, unless your life is in danger. You can ask them about that before you say anything.',
    'I don’t tell anybody, and I couldn’t. It’s in your account until you delete it. With a person you can ask first: "What would you have to pass on?"',
  ),
}

const parents = answer(
  'parents',
  'Not from me: nobody is told from here. If somebody at school knows, they may want to speak to home, and you can ask to be in the room or to say it first. Many parents are upset at first, and still glad that they know.',
  'From here, no, I can’t tell anybody. And being upset wouldn’t mean that you did something to them. If it ever has to come out, it can be in your words: "I need to tell you something, and I need you not to be cross yet."',
)

const fearOfParents = answer(
  'parents-upset',
  'You’re trying to spare them that, and carrying it alone instead. Most parents are upset and still want to know. You can choose how it’s told: in your own words, or with somebody beside you.',
  'You don’t want to hurt them, I can see that. Being upset would be about wanting you to be okay. If a teacher ever wants to ring home, you can ask to say it yourself first.',
)

const sleeves = answer(
  'sleeves',
  'Ask for a minute alone before the lesson, and keep it small and true: "I don’t want to wear short sleeves. Can I talk to you about why?" If that’s too much with this teacher, say the same to the school nurse or your form tutor, who can sort it for you.',
  'Short and true is enough, in private: "I’d rather keep my arms covered, and I’d like to tell somebody why." A school nurse or a teacher you trust hears that often, and can settle the sleeves without the class knowing.',
)

const sleevesAtWork = answer(
  'sleeves-grown',
  'You don’t owe everybody a reason: "I’d rather keep my arms covered" is enough. To one person you trust you could say a bit more: "I don’t want to wear short sleeves. Can I tell you why?"',
  'Small and true, and only to one person: "Short sleeves are hard for me at the moment. Can I talk to you about why?"',
)

const legs = answer(
  'legs',
  'Ask before the day, and only the one in charge: "Can I wear something longer? I’d rather keep my legs covered." If they ask why, small and true is enough: "It’s something I’m getting through. Can I talk to you about it alone, or to the nurse?"',
  'In private, and short: "I want to be there, and I’d rather keep my legs covered. Is that all right?" And if you can: "Could I tell you why, just you?"',
)

const putAway = answer(
  'put-away',
  'Yes, it helps. An urge rises and goes down again, and whatever has to be fetched first gives you that time. Giving it to somebody or leaving it where you don’t go at night both work. Today is better than tonight.',
  'It does, and not because it fixes anything: the worst of an urge often passes in a while, and distance gives you that while. Put it there today, and choose one thing for those minutes, like cold water, a walk or a call.',
)

const skipping = answer(
  'skipping',
  'If you want to be there, this doesn’t have to decide it. Ask beforehand whether you can wear something longer; that’s an ordinary question. And one person there who knows why makes it easier.',
  'You don’t have to skip it, and you don’t have to show anything either. "Can I wear something longer?" is enough, before the day and only to the one in charge. If you can, tell one person you trust why.',
)

const asksIfAwayHelps =
  /\b(?:giv(?:e|ing)|leav(?:e|ing)|put(?:ting)?|lock(?:ing)?|throw(?:ing)?|hand(?:ing)?|bin(?:ning)?|get(?:ting)? rid of|mov(?:e|ing)) (?:it|them|that|those|the \w+|my \w+)\b.*\b(?:would|will|does|do|is|might) (?:that|it|this)\b[^.?!]{0,16}\b(?:help|work|make a difference|do anything|worth)/is
const asksToSkip =
  /\b(?:should|shall|can|do|could|would it be (?:ok|okay|better) if) i (?:just |maybe |better )?(?:skip|miss|bail|quit|not go|stay (?:home|away)|stayed|skipped)\b|\b(?:skip|bail on|miss) (?:it|pe|swimming|practice|tryouts)\b[^.!]*\?/i

const asksWhoIsTold =
  /\b(?:do|does|will|would|are|r|have|is|can|gonna|going to) (?:you|u|ya|this|it|this app|the app|anyone|anybody|someone|somebody)\b[^.?!]{0,20}\b(?:tell|telling|told|report|reporting|inform|contact|call|ring|grass|snitch|pass (?:it|this|that) on|get (?:told|sent|passed)|go to|go back to|flag)\b|\b(?:you|u|ur|you'?re) (?:\w+ )?(?:gonna|going to|not gonna|not going to|wont|won'?t) (?:tell|report|ring|call)\b|\b(?:who|who else) (?:sees|can see|reads|knows|gets told|will know|finds out)\b|\b(?:is|does|do) (?:this|it|that|anyone|what i say)\b[^.?!]{0,20}\b(?:private|confidential|secret|stay (?:here|between))\b|\b(?:do|does) (?:you|u|they|he|she|sir|miss|teachers?|(?:a|the|my) (?:\w+ )?(?:teacher|nurse|tutor|counsell?or)) (?:have|need) to (?:tell|report|ring|call|say)\b|\bhave to (?:tell|report)\b[^.?!]{0,25}\?/i

const home = '(?:mums?|moms?|mam|mother|dads?|father|parents|home|family|nan|step(?:mum|mom|dad))'
const asksAboutParents = new RegExp(
  String.raw`\b(?:will|would|does|do|can|could|is|are|gonna|going to)\b[^.?!]{0,25}\b${home}\b[^.?!]{0,20}\b(?:find out|know|hear|be told|get told|see|told)\b|\b(?:tell|telling|ring|ringing|call|calling|contact|inform|phone|phoning) (?:my |the )?(?:\w+ )?${home}\b[^.!]*\?|\b(?:will|would|do|are|r|gonna) (?:you|u|they|he|she|sir|miss|school|anyone)\b[^.?!]{0,20}\b(?:tell|ring|call|phone|contact|inform)\w* (?:my |the )?(?:\w+ )?${home}\b`,
  'i',
)
const fearsParents = new RegExp(
  String.raw`\b${home}\b[^.?!]{0,25}\b(?:finding out|finds? out|found out|knew|would (?:be|go|kill|cry|freak)|d be (?:so )?(?:upset|sad|angry|mad|gutted|devastated|disappointed)|cry|heartbroken)\b|\b(?:ring|rings|call|calls|tell|tells|phone|phones)(?: (?:my|our))? (?:${home}|her|him|them)\b[^.!?]*\b(?:upset|cry|angry|mad|kill me|disappointed|freak|worry|worried|devastated|gutted)\b|\bcan'?t do that to (?:her|him|them|my ${home})\b`,
  'i',
)
const asksForWords =
  /\b(?:what|how) (?:do|should|would|can|could|shall|am|the hell do) (?:i|u|you|we)\b[^.?!]{0,25}\b(?:say|tell|write|ask|explain|get out of|do)\b|\bwhat (?:to|can i|do i) (?:say|tell|write)\b|\bhow (?:to|do i) (?:say|explain|ask|tell|get out of)\b|\b(?:can|could) (?:you|u) (?:help me (?:say|tell|ask)|give me words)\b/i

function mentionsLegs(text: string): boolean {
  return /\b(?:legs?|thighs?|shorts|swim\w*)\b/i.test(text)
}

/**
 * The answers to what people who hurt themselves ask first: who is told, whether a parent finds out, what about sleeves,
 * whether it helps to put the thing away, whether to skip what shows it.
 */
export function answerHarmQuestion(texts: readonly string[], state: SafetyState): ChosenAnswer | undefined {
  if (!isOwnHarm(state) || state.isHinted || state.tier === 'imminent') return undefined
  const message = (texts.at(-1) ?? '').replaceAll('’', "'")
  // "What do I say to my PE teacher about it" may leave out the sleeves that were told before.
  const isAboutSleeves =
    mentionsShowing(message) ||
    (/\b(?:sleeves?|p\.?e|legs?|arms?|longer ones?|cover(?:ed)?)\b/i.test(message) && texts.some(mentionsShowing))
  const isAboutLegs = !texts.some((text) => /\b(?:sleeves?|arms?|wrists?)\b/i.test(text)) && texts.some(mentionsLegs)
  const forShowing = isAboutLegs ? legs : state.isYoung ? sleeves : sleevesAtWork
  const candidates = [
    asksForWords.test(message) && isAboutSleeves ? forShowing : undefined,
    asksAboutParents.test(message) ? parents : undefined,
    asksWhoIsTold.test(message) ? (state.isYoung ? whoIsTold.young : whoIsTold.grown) : undefined,
    fearsParents.test(message) ? fearOfParents : undefined,
    asksIfAwayHelps.test(message) ? putAway : undefined,
    asksToSkip.test(message) && texts.some(mentionsShowing) ? skipping : undefined,
  ]
  const found = candidates.find((one) => one !== undefined)
  if (!found) return undefined
  const used = state.said.filter((id) => id.startsWith(`answers.${found.id}.`)).length
  return used < found.say.length ? { answer: found } : undefined
}
