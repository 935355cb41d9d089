import type { Worry } from '#rules/coach/draft/read-draft.ts'
import type { Flaw } from '#rules/coach/draft/weigh-draft.ts'

/** The first part of a verdict: the answer to "is it too …?". */
export const unfounded: Readonly<Record<Worry, readonly string[]>> = {
  much: [
    "No, it's not too much. It says how it is for you and leaves them room.",
    "It's the right size: one true thing, said once.",
  ],
  cold: ['Not cold. Short and plain comes across as sure of yourself.', "No, it's short, and short isn't cold."],
  eager: [
    'Not too eager. It says what you want once, and leaves the rest to them.',
    'No. Asking once, clearly, is the opposite of desperate.',
  ],
  harsh: ["Not rude. It's direct, and nobody is attacked in it.", "No. It's clear, and clear is kind."],
  stiff: [
    'A little rehearsed is fine. It means you thought about it.',
    "It sounds all right to me. Say it a bit slower than you read it, and it's yours.",
  ],
  odd: ["Not odd at all. It's what people say.", "No. If somebody said that to you, you wouldn't blink."],
  soft: [
    "No. It's friendly, and it still says the thing.",
    "It's polite, and what you want is in there. That's enough.",
  ],
  long: ['No. It takes a few seconds to read.', "It's short enough."],
}

/** The draft is good as it is; `asks` if it ends with a question. */
export const good = {
  asks: [
    "Yes. It says what it's about and asks one clear thing. {Send} it as it is.",
    "That works. They know what you want and what to answer. {Send} it, and then it's their turn.",
    "Good. Clear, friendly, one question. I'd change nothing.",
  ],
  tells: [
    "Yes, that works. It's short and true, and it explains nothing away. {Send} it once, then stop.",
    'Good as it stands. {Send} it, and let the silence after it be.',
    "I'd keep it. It sounds like a person, and it says enough.",
  ],
} as const

/** The second part of a verdict, after the answer to a worry: send it. */
export const goAhead: readonly string[] = [
  '{Send} it as it is.',
  "I'd change nothing. {Send} it once, and let it be.",
  'Keep it, and leave it at that.',
]

/** Suggested changes. {words} are quoted from the draft. */
export const changes: Readonly<Record<Flaw, readonly string[]>> = {
  heated: [
    'It says how hurt you are, and they may only hear the attack. Keep what happened and what you want, and take out {words}. If you can, sleep on it first.',
    "I wouldn't {send} this one today. The fact in it is strong without {words}. Say what happened, say what you need, and stop.",
  ],
  blaming: [
    "Nearly. {words} makes people defend themselves. Name the one time it happened and what you'd like instead, and the rest can stay.",
    'The point is fair. Swap {words} for one thing that happened and when. Then they can answer it.',
  ],
  sorry: [
    "It's kind, but it apologizes before it says anything. Cut {words}. What's left is clear and still friendly.",
    'Too soft by a sorry or two. Without {words} it says the same thing and they know what you mean.',
  ],
  hedged: [
    "It's clear underneath. Take out {words}, and it says the same in a steadier voice.",
    'Good, and it can be plainer: leave out {words}. Then say it once.',
  ],
  long: [
    'Everything you need is in there, and more. Keep the sentence with what you want, and one reason. The rest can wait until they ask.',
    "It's good, and long. Cut the explaining in the middle. The first sentence and the question carry it.",
  ],
  asking: [
    'Good, with one question too many. Keep the one you most want answered.',
    "I'd ask one thing. With three, people answer the smallest, or none.",
  ],
}
