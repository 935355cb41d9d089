import { createPhraseList, type PhraseList } from '#rules/safety/phrases/phrase-list.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { normalise } from '#rules/safety/text/normalise.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

type Asked = { asks: PhraseList; answer: DangerAnswer; only?: SafetyState['lure'] }

/** Found by rule and not by meaning, so they have no examples. */
const on = (id: string, phrases: readonly string[], say: readonly string[], only?: SafetyState['lure']): Asked => ({
  asks: createPhraseList(phrases),
  answer: { id: `lured-${id}`, group: 'hurt', like: [], say },
  ...(only ? { only } : {}),
})

const parents = '(mom|dad|parents|family|wife|husband|nan|grandma)'
const send =
  '(send|sends|post|posts|share|shares|leak|leaks|show|shows|spread|upload|expose|do it|mean it|follow through)'

/** What people ask and tell once it is out. The first that fits is answered. */
const all: readonly Asked[] = [
  on(
    'his-death',
    [
      '(he|she|they|guy) ~6 (kill|hurt|cut|hang|end|harm) ~1 (himself|herself|themself|themselves|it|his life|her life)',
      '(he|she|they) ~5 (suicide|suicidal|wants to die|would die|will die|can not live without me)',
    ],
    [
      'That’s a terrible thing to put on you, and it isn’t yours to carry. If they mean it, they need somebody near them and an emergency number, and you can’t be that from behind a screen. You can write once: "Please call for help where you are." Then stop, and tell somebody you trust what was said.',
      'People say that to keep somebody from leaving, and some mean it too. Either way you’re not the one who can keep them alive, and staying won’t do it. Show the message to somebody you trust, keep a screenshot, and let that be your part.',
    ],
  ),
  on(
    'police-threat',
    [
      '(he|she|they|will|going to|to) ~2 (call|calling|tell|report|send) ~3 (me to the (police|cops)|(police|cops|fbi) on me|the (police|cops|fbi) about me)',
      '(says|said) ~4 (arrested|go to (jail|prison)|police will (come|arrest))',
    ],
    [
      'That’s part of the threat. Somebody who blackmails you has every reason to stay away from the police. It’s meant to keep you from telling anybody, so tell somebody.',
      'They say that to scare you into staying quiet. The one who threatens is the one who would have to answer for it. Keep that message as well, with a screenshot.',
    ],
  ),
  on(
    'police',
    ['(police|cops|fbi|report (it|this|him|her|them))'],
    [
      'You don’t have to decide that right now. It’s the person who did this they would look for, not you. If you’re under 18, an adult can make the report with you, and some adults, like teachers, have to pass it on, so ask them first. Keep the screenshots, so the choice stays open.',
      'Nobody can make you tonight. A report goes better with one adult beside you and the screenshots in hand, and you can ask a line beforehand how it works where you live. The police are there for the one who threatens, and you’re the one it was done to.',
    ],
  ),
  on(
    'paid',
    [
      '(i|we) ~2 (paid|payed|already paid|transferred|gave (him|her|them) ~2 money)',
      '(i|already|have) ~1 sent (him|her|them)? ~2 (money|cash|gift cards|#|another (one|pic|picture))',
    ],
    [
      'You were scared, and they meant you to be. It’s not too late. Don’t pay again, keep the receipt, and have somebody you trust ask the bank or the shop about it with you.',
      'Okay. Many people pay the first time, and it says nothing bad about you. It also doesn’t mean that you have to go on. Keep proof of the payment, and send nothing more from here.',
    ],
    'extorted',
  ),
  on(
    'pay',
    [
      '(should|do|shall|must|can|could|what if|if|maybe|better) i ~4 (pay|send (him|her|them)? ~2 (money|more|another|the money)|give (him|her|them)|transfer)',
      '(pay|paying) (him|her|them|it|up)? ~1 (or not|then|and|so|?)',
      '(thinking (of|about)|about to|going to|want to|rather) ~1 (pay|paying)',
      '(borrow|steal|get the money|find the money|have the money)',
    ],
    [
      'No, please don’t. It looks like the fastest way out, but paying tells them that you can be frightened into it, and then they tend to ask again. No money and no more pictures, whatever time they set.',
      'I wouldn’t, not even once and not even a little. It hardly ever ends it, and it doesn’t make them delete anything. Take screenshots, stop answering, and let one person you trust look at it with you.',
    ],
    'extorted',
  ),
  on(
    'send',
    [
      `(will|would|could|is|are|does|do|did|if|think|reckon) ~2 (he|she|they|this guy|the guy|people|it) ~2 (going to|will|would|mean|means)? ~1 ${send}`,
      '(is|are) (he|she|they) bluffing',
      'what ~2 if ~1 (everyone|everybody|all|people|school|friends|they|he|she|my ~1) ~2 (see|sees|saw|know|knows|gets|find out|finds out) ~1 (it|them|that|the ~1|$)',
      `what (happens)? ~1 if (he|she|they|it) ~2 (${send.slice(1, -1)}|gets out|comes out|everyone sees)`,
    ],
    [
      'I can’t know that, and I won’t promise it. Many who threaten like this never send anything, because then they have nothing left to threaten with. Paying or begging doesn’t make it less likely. And if it did get out, it would be their crime, and you wouldn’t have to face it alone.',
      'Nobody can tell you for certain. What helps, whether they would or not: nothing more sent, the chat kept as proof, the account blocked and reported, and one person beside you who knows. Then it isn’t only you against them.',
    ],
    'extorted',
  ),
  on(
    'fault',
    [
      '(fault|blame myself|i asked for it|brought it on|i deserve|should not have|should have known|so (stupid|dumb)|(feel|am|i am) ~2 (stupid|dumb|disgusting|gross|dirty|ashamed|embarrassed|an idiot)|idiot|shame)',
      'i (let|led) (him|her|them)',
    ],
    [
      'No. Even if you wrote first, sent it yourself, or liked how it felt. You were allowed to like being liked. Somebody took that and used it, and that part is theirs.',
      'No, and shame is what people like that count on, because it keeps others quiet. You trusted somebody. They’re the one who turned it into this.',
      'No. Being fooled by somebody who has practiced it isn’t stupid. You’d say that to a friend, and it’s true for you too.',
    ],
  ),
  on(
    'parents',
    [
      `${parents} ~4 (find out|finds out|know|knows|be told|see|sees|hear|kill me|hate me|mad|angry|freak|disown|ground|take my|ashamed|disappointed|never)`,
      `(scared|afraid|terrified|worried|dread) ~4 ${parents}`,
      `(tell|telling) (my|our) ~1 ${parents}`,
      `(can not|not|never) tell (them|her|him|my ~1)`,
    ],
    [
      'Not from me: I’m a program, and I can’t tell anybody. It’s better if they hear it from you, or from an adult you choose, than from a stranger. At first shock can look like anger. You can start with: "Something happened online and I’m scared. Please listen first and be angry later."',
      'They may be upset for an evening. Most of that is fright, and it’s about what was done to you. If you can’t face it alone, tell another adult first and ask that person to sit next to you: "I need you there when I tell them."',
    ],
  ),
  on(
    'delete',
    [
      '(should|can|do|shall|better|want to|going to|gonna|need to|to) i? ~2 (delete|deactivate|wipe|clear|get rid of) ~4',
    ],
    [
      'Not yet, please. First take screenshots of the chat, the name and what they asked for, without any picture of you. After that you can block the account, and the rest can go when an adult says it’s no longer needed.',
      'Wait with that. The messages show what they did, and you may be glad to have them. Screenshots first, then block. You don’t have to look at the chat again after that.',
    ],
  ),
  on(
    'blocked',
    [
      '(i|have|already) ~1 (told|said) (to)? (him|her|them)? ~1 (no|stop|to stop|i do not|that i do not)',
      '(i|have|already) ~1 (blocked|unfriended|unadded|reported|removed|stopped (answering|replying))',
    ],
    [
      'Good, that was a strong thing to do. If you have screenshots, keep them, and if you don’t, that’s all right too. If they write from another account, don’t answer, take a screenshot and block again.',
      'Well done. It may go quiet now, or they may try once more under another name. You don’t have to read it. Show it to somebody and block it again.',
    ],
  ),
  on(
    'like',
    [
      'i ~2 (like|love|miss|trust|care about) ~1 (him|her|them)',
      '(he|she|they) (is|are|was|can be) ~3 (nice|kind|sweet|lovely|funny|good to me|my (best )?friend|not (like that|a creep|a pedo|bad|weird)|the only)',
      '(in love|feelings for|only one who)',
      'not (a creep|like that|a pedo|weird)',
    ],
    [
      'That makes sense, and you don’t have to stop feeling it today. They were kind to you, and it felt real. You can like somebody and still see that what they want from you isn’t okay. Somebody who means well doesn’t need secrets or pictures, and isn’t angry at a no.',
      'You can miss the nice parts. Those are often what makes it so hard to tell anybody. Try one thing: say no to something small and look at what happens. A person who cares about you lets a no be a no.',
    ],
    'groomed',
  ),
]

/** The questions that come up when somebody is won over or blackmailed online, each in its own words. */
export function answerLured(texts: readonly string[], { lure, whose, said }: SafetyState): ChosenAnswer | undefined {
  if (!lure || whose === 'other') return undefined
  const line = normalise(texts.at(-1) ?? '')
  const fits = ({ asks, answer, only }: Asked) => (!only || only === lure) && asks.has(line) && !isUsedUp(answer, said)
  const found = all.find(fits)
  return found && { answer: found.answer }
}

function isUsedUp({ id, say }: DangerAnswer, said: readonly string[]): boolean {
  return said.filter((one) => one.startsWith(`answers.${id}.`)).length >= say.length
}
