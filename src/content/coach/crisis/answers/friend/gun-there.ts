import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

/** Found by rule and not by meaning, so they have no examples. */
const answer = (id: string, ...say: string[]): DangerAnswer => ({ id: `gun-${id}`, group: 'friend', like: [], say })

const going = answer(
  'going',
  'Please don’t go out to them while there’s a gun. Stay inside, call {number} now, and say that there’s a gun and where. Your voice can reach them by phone: "I’m here, I’m not angry, and I want you to stay."',
  'Not toward a gun, even if they’d never hurt you. Call {number} and tell them where the gun is and who is near it. If they pick up the phone, keep talking to them from where you are.',
)

const first = answer(
  'who-first',
  '{number} first, because help needs the longest to get there. It takes a minute: there’s a gun, where they are, what they said. Then call them, and keep them talking. If you have two phones, use one for each.',
  'Call {number} first and tell them about the gun. Then ring the person and stay on the line: "I’m here. You don’t have to explain anything. Just keep talking to me."',
)

const taking = answer(
  'taking',
  'Nobody should try to take a gun out of a hand, not even family. Call {number}, say who could come, and do what they tell you. By phone you can ask for one thing: "Put it down, and walk away from it."',
  'Not that, please: reaching for a gun is how people get hurt who never meant to. Tell {number} who lives near and could help, and let them say how. You can ask the person to leave it lying and come away from it.',
)

const goes =
  /\b(?:should|shall|do|can|could|must|may|is it (?:safe|ok|okay)(?: for me)?|am i)\b[^.?!]{0,12}\b(?:i|we|my \w+|to|going)\b[^.?!]{0,20}\b(?:walk|go|going|run|head|drive|knock|step|get in|creep)\b/i
const asksOrder =
  /\b(?:him|her|them) first\b|\bfirst,? or\b|\bor (?:do i |should i )?(?:call |ring |phone )?(?:the )?(?:sheriff|police|cops|ambulance|911|999|112|000)\b|\b(?:sheriff|police|cops|911|999|112|000) or\b/i
const gun = '(?:gun|rifle|shotgun|pistol|handgun|revolver|firearm|it)'
const takes = new RegExp(
  String.raw`\b(?:take|get|grab|fetch|collect|wrestle|pull|pry)\b[^.?!]{0,24}\b${gun}\b[^.?!]{0,12}\b(?:from|off|away|out of)\b|\bcome (?:and |over and )?(?:for|get|take|fetch) (?:the |his |her |that )?${gun}\b`,
  'i',
)

/** Somebody they love has a gun, and they ask what to do now: where they go and whom they call first decides a lot. */
export function answerGunThere(
  texts: readonly string[],
  { kind, whose, means }: SafetyState,
): ChosenAnswer | undefined {
  if (whose !== 'other' || means !== 'gun' || (kind !== 'suicide' && kind !== 'harm_to_others')) return undefined
  const message = (texts.at(-1) ?? '').replaceAll(/[’‘]/g, "'")
  if (!message.includes('?') && !/\b(?:should|shall|do) i\b/i.test(message)) return undefined
  if (takes.test(message)) return { answer: taking }
  if (asksOrder.test(message)) return { answer: first }
  return goes.test(message) ? { answer: going } : undefined
}
