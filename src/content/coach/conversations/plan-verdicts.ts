import type { Plan } from '#rules/coach/plans/read-plan.ts'

/**
 * Answers to "should I …?", for what fear speaks against and hardly anything else does. A yes or no is said before them, so they
 * go on from one.
 */
export const planVerdicts: Readonly<Record<Plan, readonly string[]>> = {
  ask: [
    "Ask, once, in one short sentence. After that it's their turn, and either answer tells you something. Do you want a line for it?",
    "I'd ask. You don't need a reason or an apology in front of it, just the question.",
    "My vote is to ask. If it's a no, \"No problem\" is all you have to say. If you don't ask, you'll be guessing.",
    "Ask them, and pick the moment before you've thought about it for an hour. Want to work on the sentence?",
  ],
  go: [
    "Go. You don't have to be good at it, you only have to be there. One small thing to do while you're there is plan enough.",
    "I'd go, nerves and all. What would make it worth it for you, even if the rest is so-so?",
    'My vote is to go. If you stay away, the fear gets to say how it would have been.',
    "Go, and let it be as awkward as it is. Choose one person you'd like to say a sentence to.",
  ],
  greet: [
    "Go and say hello. It doesn't have to lead anywhere. One sentence is a whole greeting.",
    "I'd do it. A hello and one thing you both can see is enough to start with. Do you want a line?",
    "My vote is to say hi, and to do it soon, while it's still easy to do. What happens next is up to both of you.",
  ],
  speak: [
    "Say something, early and short. One sentence about how it is for you, one about what you'd like. Do you want help with the words?",
    "I'd say it. Not all of it, only the one thing you'd be sorry not to have said.",
    'My vote is to say it, plainly and once. It may be awkward for a minute. Not saying it can take up a lot more room.',
  ],
  disclose: [
    "I'd say it, in half a sentence, early, and then go straight on. You don't owe it to anybody. But hiding it is extra work, and you have other things to do.",
    "Say it once, lightly, the way you'd mention the weather, and move on. Then you don't have to spend the time keeping it out of sight.",
    'My vote is to name it. Short, no apology, next subject. If somebody asks, one more sentence is plenty.',
  ],
  write: [
    'Write. Two lines, one thing they can answer, and then the phone goes away for a while.',
    "I'd write first. Somebody has to, and it doesn't say anything bad about the one who does. Do you want a line?",
    "My vote is to send something short today. It doesn't have to be clever, it has to be easy to answer.",
  ],
  again: [
    "I'd leave it for now. Your message is there, and a second one so soon tends to be for the nerves. Look again in a day or two.",
    "Wait. The next move is theirs. If there's still nothing after a few days, one light line is fine, and then let it go.",
    'Not yet. What would help you get through the waiting this evening?',
  ],
  apologize: [
    "If there's something you'd do differently, yes. Once, short, no long explanation: \"I'm sorry about that.\" Then let them answer.",
    "I'd say it once and keep it small. A long apology gives the other person work to do. Do you want a line for it?",
    "Say it if you mean it, and only for your part. One sentence, and then it's said.",
  ],
  cancel: [
    "I'd keep it, and make it smaller. Which part of it could you still do, if it didn't have to be the whole thing?",
    'My vote is to go for a piece of it. Canceling feels good tonight and makes the next one harder. What would be a piece you can stand?',
    "If you're ill or worn out, cancel without a story. If it's the fear talking, I'd go, for less of it than planned. Which is it?",
  ],
}

/** Said first. */
export const planAnswers = {
  yes: ['Yes.', 'A yes from me.', 'Yes, I think so.'],
  /** To "is it weird to …?" */
  notOdd: ["No, it isn't.", 'Not at all.', 'No.'],
  no: ['No.', "I'd say no.", 'A no from me.'],
} as const
