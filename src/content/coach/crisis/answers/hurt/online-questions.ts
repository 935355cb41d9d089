import { lureOf } from '#rules/safety/lured/lured.ts'
import { type Piece, piecesIn } from '#rules/safety/lured/pieces.ts'
import { isOfLure, isOnlineHint } from '#rules/safety/lured/reasons.ts'
import { createPhraseList, type PhraseList } from '#rules/safety/phrases/phrase-list.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { normalise } from '#rules/safety/text/normalise.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

type Direct = { asks: PhraseList; also?: PhraseList; answer: DangerAnswer }

const answer = (id: string, ...say: string[]): DangerAnswer => ({ id: `lured-${id}`, group: 'hurt', like: [], say })

const phone = createPhraseList([
  '(mom|dad|parents|she|he|they) ~2 (take|takes|took|taking|confiscate|confiscates) ~3 (phone|ipad|tablet|laptop|computer|xbox|switch|it away|everything)',
  '(lose|loses|losing) my phone',
])
const telling = createPhraseList([
  '(will|would|are|do|can|could|going to) you ~3 (tell|telling|report|show|inform|call|text|email|contact|snitch) ~3 (my|mom|dad|parents|family|anyone|anybody|someone|somebody|school|teacher|police|on me)',
  'you (will|would|do|can|must) not tell',
  '(do not|never|please do not|promise not to) ~2 tell (my|mom|dad|anyone|anybody|on me)',
  '(can|could) i tell you (something|smth|a secret)',
  'does (my|anyone|anybody) ~2 (see|read|know) ~2 (this|chat|here)',
])
const owing = createPhraseList([
  'after (all|everything|what) ~2 (i|he|she|they|hes) ~3 (did|done|do|bought|spent|gave|got|does)',
  '(i|me) ~2 (owe|owes) (him|her|them)',
  '(spent|paid|gave) ~3 (so much|a lot|money) ~2 (on|for|to) (me|you)',
])
const silent = createPhraseList([
  '(he|she|they) ~2 (not|stopped|never|quit) ~2 (answer|answering|answers|reply|replying|replies|respond|responding|talking|writing|texting)',
  '(left|leaves|leaving) me on (read|seen|delivered)',
  '(he|she|they) ~2 (ignoring|ignores|ghosting|ghosted|blanking|went quiet|went silent|is quiet) ~3',
])

/** The first that fits is answered; with `also`, only if both are there. */
const directs: readonly Direct[] = [
  {
    asks: telling,
    also: phone,
    answer: answer(
      'tell-and-phone',
      'You can tell me anything, and you’re not in trouble. I’m a program and can’t go to your parents myself, and I do think one grown-up should know. Losing the phone is a real worry. You can say it first: "I want to tell you something. Please don’t take my phone, I need help with it." What you wanted to tell me can go here.',
    ),
  },
  {
    asks: owing,
    also: silent,
    answer: answer(
      'owe-and-silent',
      '"After all I did for you" is a way to make you feel that you owe something. You don’t, not for skins and not for being listened to. Going quiet is part of it, so that you give in to make it stop. It’s okay to feel bad, and please don’t send anything because of it. You did nothing wrong.',
    ),
  },
  {
    asks: createPhraseList([
      'what (if|about if) ~1 (you are|your|you were|you got|you) ~2 (wrong|mistaken|misjudging|unfair)',
      'you (could|might|may|can) be wrong',
      '(you are|your) wrong about (him|her|them)',
      'you do not (even)? know (him|her|them)',
      'how (would|do|can) you know',
    ]),
    answer: answer(
      'wrong',
      'I could be. I don’t know this person, and I only have what you told me. So look at what happens after a no: somebody safe takes it and stays kind. Until you’re sure, send nothing, stay on the chat you already use, and keep the messages. If I’m wrong, that costs nothing.',
      'Maybe I am, and I’d be happy about it. You don’t have to believe me over them. Show the chat to one person you trust and see what that person says. Somebody who means well won’t mind that, or that you wait.',
    ),
  },
  {
    asks: createPhraseList([
      'why (would|do|did|are|should|you) you? ~2 (say|saying|ask|asking|think|thinking|said|asked|want to know|care|assume)',
      'why (are|r) you (being)? ~1 (weird|like that|so|mean)',
      '(what|why) does (it|that) matter',
      'what do you mean by that',
      'why (the|this|that) question',
    ]),
    answer: answer(
      'why-ask',
      'Fair question. I don’t know this person, and you’re not in trouble. I asked because some people online are very kind and give things first, and want something back later. If that never happens here, good.',
      'Because I only know what you write, and I’d rather ask than miss something. Nothing you told me was wrong. Some people online are nice first and ask for things later, and it’s hard to see from the inside.',
    ),
  },
  {
    asks: telling,
    answer: answer(
      'tell-parents',
      'No. I’m a program, and I can’t go to your parents or anybody else. You can tell me anything here, and you’re not in trouble. I do think it would help if one person you trust knew about this, and you choose who.',
      'I can’t, and I won’t pretend otherwise: nobody hears it from me. You decide whom you tell. If you do want to, you can begin with: "I want to tell you something. Please listen first."',
    ),
  },
  {
    asks: phone,
    answer: answer(
      'phone',
      'Losing your phone is a real worry, above all if it’s how you talk to people. You can say it first: "I want to tell you something. Please don’t take my phone, I need help with it." If home is too hard, a school counselor or an aunt can be first, and sit beside you.',
      'That makes it hard to tell anybody, I see that. Many parents take it out of fright, and hearing it from you first often goes better. You could write: "I’m telling you because I trust you. Please let me keep my phone." Or begin with another adult.',
    ),
  },
  {
    asks: owing,
    answer: answer(
      'owe',
      '"After all I did for you" is a way to make you feel that you owe something. You don’t. A present is a present, and it never buys a picture, a secret or an answer. Please don’t send anything because of it. You did nothing wrong.',
      'You don’t owe anything for it. Somebody who gives and then asks for something back was making a trade you never agreed to. You can leave it there, without paying it back.',
    ),
  },
  {
    asks: silent,
    answer: answer(
      'silent',
      'Of course that feels bad, when it’s somebody you talk to so much. Going quiet after a no is often meant to make you give in. Please don’t send or promise anything to make it stop. You did nothing wrong by saying no.',
      'Waiting like that hurts, and it makes sense that you want it fixed. It isn’t yours to fix. Somebody who goes silent because of a no is showing you something about themselves. You can leave the phone in another room for an hour.',
    ),
  },
]

const asksIfWeird = createPhraseList([
  '(is|was|isnt) (that|this|it|he|she) ~2 (weird|normal|okay|ok|bad|wrong|creepy|strange|sus|odd|a red flag|a bad sign|suspicious|safe|a scam|fine)',
  '(that|this|it) is (weird|normal|creepy|odd|strange|sus|okay) ~1 (right|no|or) ',
  '(should|do) i (be worried|worry)',
  'is it (me|in my head)',
])

const weird: Readonly<Record<Piece | 'other', readonly string[]>> = {
  moving: [
    'Yes, that’s a warning sign, and it’s good that you noticed. On an app where messages disappear or nobody looks, nobody can see later what was written. You can stay where you are now: "I’d rather write here."',
  ],
  pictures: [
    'Yes, that’s a warning sign, and you were right to stop at it. Nobody you only know from a screen needs a picture of you or your camera on. Please don’t send one. You don’t have to give a reason.',
  ],
  pressure: [
    'Yes. Being angry with you for a no, or for taking a while, isn’t okay, and it isn’t on you. You’re allowed to answer late or never.',
  ],
  secrecy: [
    'Yes, that’s a warning sign. A friend doesn’t need you to hide them. Somebody who asks for a secret often does it so that nobody can tell you it’s wrong.',
  ],
  meeting: [
    'Yes, I’d be careful with that. Somebody from a screen who wants to know where you are or to see you alone is a warning sign. Please don’t go, and don’t say where you live.',
  ],
  sexual: [
    'Yes, and it isn’t on you. Somebody you know from a screen has no business asking that. You don’t have to answer, and you don’t have to be polite about it.',
  ],
  unseen: [
    'It’s worth noticing. Somebody who talks to you so much and never shows who they are could be anybody. You can keep back everything about yourself until you know.',
  ],
  gifts: [
    'It can be kind, and it can be how somebody makes you feel that you owe something. You don’t owe anything for a present. The sign to look for is what is asked for afterward.',
  ],
  nightly: [
    'Talking a lot isn’t weird by itself. If you feel you have to be there, or it costs you sleep, that’s worth noticing. Look at what happens when you say "not tonight".',
  ],
  flattery: [
    'Nice words aren’t weird by themselves. Look at what comes with them: if somebody wants secrets, pictures or another app next, the nice words were the way in.',
  ],
  other: [
    'It’s good that you ask. When something feels odd to you, that feeling is worth trusting. You can wait, say no, and show it to somebody you know in real life.',
  ],
}
/** The gravest first. */
const inOrder: readonly Piece[] = [
  'sexual',
  'pictures',
  'moving',
  'meeting',
  'secrecy',
  'pressure',
  'unseen',
  'gifts',
  'nightly',
  'flattery',
]

/** What they tell while it stands, without asking. */
const noticed: Partial<Record<Piece, readonly string[]>> = {
  sexual: [
    'That isn’t okay to ask, and it isn’t on you that it was asked. You don’t have to answer, and nothing has to be sent.',
  ],
  pictures: [
    'Please don’t send a picture. Nobody you only know from a screen needs one, and pushing after a no isn’t okay. If somebody is mad about it, that isn’t on you.',
  ],
  moving: ['You can stay on the chat you already use. Another app is mostly good for one thing: nobody else sees it.'],
  meeting: [
    'Please don’t meet this person and don’t say where you are or live. Tell somebody you trust about that part.',
  ],
  secrecy: ['A friend doesn’t need to be a secret. Being asked to hide somebody is a reason to show it to one person.'],
  pressure: [
    'Being angry at you for a no, or for being slow, isn’t okay, and it isn’t on you. You don’t owe an answer.',
  ],
}
const begun = /^(?:groomed|pressed)\.(?:[a-z]+\.)?(?:first|urgent)\.|^answers\.lured-weird/

/** One more piece, told after we said what it looks like: it gets its own sentence, and not a general one. */
export function answerOnlinePiece(
  texts: readonly string[],
  { said, lure, whose }: SafetyState,
): ChosenAnswer | undefined {
  if (!lure || lure === 'extorted' || whose === 'other' || !said.some((one) => begun.test(one))) return undefined
  const found = piecesIn(normalise(texts.at(-1) ?? ''))
  const piece = inOrder.find((one) => found.includes(one) && noticed[one])
  const isUsed = said.some((one) => one.startsWith(`answers.lured-told-${piece}.`))
  return piece && !isUsed ? { answer: answer(`told-${piece}`, ...(noticed[piece] ?? [])) } : undefined
}

/** How many messages back "is that weird" may point. */
const lately = 3

function answerIfWeird(texts: readonly string[]): DangerAnswer {
  const told = texts
    .slice(-lately)
    .toReversed()
    .map((text) => piecesIn(normalise(text)))
  const found = told.find((pieces) => pieces.length > 0) ?? []
  const piece = inOrder.find((one) => found.includes(one)) ?? 'other'
  return answer(`weird-${piece}`, ...weird[piece])
}

/** What they ask straight out about somebody from a screen, before a danger is told and during it. */
export function answerOnline(texts: readonly string[], state: SafetyState): ChosenAnswer | undefined {
  if (state.whose === 'other' || state.lure === 'extorted') return undefined
  if (!state.lure && !isOfLure(state) && !isOnlineHint(state) && !lureOf(texts)) return undefined
  const line = normalise(texts.at(-1) ?? '')
  const isNew = ({ id, say }: DangerAnswer) =>
    state.said.filter((one) => one.startsWith(`answers.${id}.`)).length < say.length
  const found = directs.find(({ asks, also, answer: one }) => asks.has(line) && (!also || also.has(line)) && isNew(one))
  if (found) return { answer: found.answer }
  const ifWeird = asksIfWeird.has(line) ? answerIfWeird(texts) : undefined
  return ifWeird && isNew(ifWeird) ? { answer: ifWeird } : undefined
}
