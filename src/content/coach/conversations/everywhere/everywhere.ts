import type { Node } from '../conversation.ts'

/** Replies that fit any subject. */
export const everywhere = {
  ask: {
    say: [
      "Tell me a bit more. What happened, or what's coming up?",
      'Start anywhere. What part of it is on your mind?',
      'Give me the scene: where are you, who is there, and what happens?',
      "What's going on with this, in a sentence or two?",
    ],
  },
  which: {
    say: [
      'Is it more about {one}, or more about {other}?',
      'Help me start in the right place: is this {one}, or {other}?',
    ],
  },
  sorry: { say: ['Sorry, I misread that.', 'My mistake.', 'Sorry, wrong turn.', 'I got that wrong, sorry.'] },
  sorryOpen: {
    say: [
      'Sorry, I got that wrong. Which moment of it is the hardest?',
      "Sorry, I misread you. What happens when it's at its worst?",
      'My mistake. What would you want to be different about it?',
    ],
  },
  /** They said that we did not listen, and we have no better answer. */
  askAgain: {
    say: [
      "Sorry, that didn't answer you. Tell me in one line what you need right now, and I'll stay with that.",
      "I missed what you said, and that's on me. What would you like from me here: words, a yes or no, or room to tell it?",
      "You're right, that was no answer. Say it once more in a few plain words, and if I can't answer it, I'll tell you so.",
      'Sorry, I went off in the wrong direction. Which question should I have answered?',
    ],
  },
  limited: {
    say: [
      "I keep missing it, and that's on me. I work from conversations written ahead of time, so some things I don't follow. You can pick a subject below, or tap Help now for people who answer.",
      "I'm a limited coach, and this is one of my limits. Below are subjects I do know. For a person, Help now is one tap away, and the articles may have it too.",
      "I'm not understanding you well enough to be useful, and I don't want to guess. Choose one of these if it fits. If it doesn't, a person is better for this than I am.",
    ],
  },
  hear: {
    say: [
      'Thank you, that makes it clearer. Which part of it would you most like to be different?',
      'Okay. And which part of that bothers you most?',
      'I see. What do you want to happen instead?',
      "That's a lot at once. If one thing about it could be easier, which would it be?",
    ],
  },
  notThatFear: {
    say: [
      'Then I have it wrong. In your own words, what do you expect would happen?',
      'Okay, not that. What would you most want to avoid?',
    ],
  },
  letBe: {
    say: [
      'Then we can leave it. Not every talk has to end in a plan. If a smaller idea turns up later, you can bring it here.',
      "No step, then. You've looked at it, and that's enough for now.",
    ],
  },
  openTime: {
    say: [
      "Then leave the time open. When the next chance comes by, you'll know what to try. I'll ask you about it.",
      'No date needed. Let it be the next time it happens, whenever that is.',
    ],
  },
  stillHere: {
    say: [
      'You have what you need for this one. You can stop here, or bring me something else.',
      "That's as far as I can take this one with you. If something new comes up, I'm here.",
      "I think we've been through it. Go do something that has nothing to do with it, and come back if you want to.",
      "There's nothing more I'd add. If another part of it bothers you, tell me which.",
    ],
  },
  sent: {
    say: [
      'Sent. Your part is done, and the next move is theirs. Put the phone somewhere else for a while.',
      "Good, it's out, in your own words. An answer may take a while. Do something that keeps your hands busy.",
      "Then it's said. Whatever comes back, you did the part that was yours.",
    ],
  },
  backToIt: {
    say: [
      'Back to what you were telling me. What would help most with it now?',
      "Let's pick up where we left off. What do you need for it: words, a small step, or room to talk about it?",
      "Go on from where you were. I'm listening.",
    ],
  },
  /** Before a question of ours that is still open. */
  backToQuestion: {
    say: ['Then back to my question.', 'So, where we were.', "Good. What I'd asked before that:"],
  },
  /** Introduces lines that were not written for exactly this situation. */
  nearWords: {
    say: [
      "Not written for exactly this, so change what doesn't fit.",
      'The nearest I have. Put your own names and details in.',
      "Closest I've got for that. Swap any word that isn't yours.",
      'This was written for something like it. Bend it until it sounds like you.',
    ],
  },
  linesForAnything: {
    say: [
      "I have no ready line for exactly that, and a wrong one wouldn't help. A shape that works nearly everywhere: what it's about, what you'd like, stop.\n\"It's about ... . I'd like ... .\"\nWrite yours as it comes out, and I'll tell you what I'd keep.",
      'Nothing I have fits that well enough to hand you. Two short sentences usually do it, the fact and then the wish:\n"This happened: ... . Could we ...?"\nSend me your rough version, and we\'ll trim it.',
      "I'd rather not give you somebody else's line for that. Start with the plainest version you can stand:\n\"I wanted to say ... .\"\nPut it here with your own words in the gap, and I'll say if anything should go.",
    ],
  },
  linesTaken: {
    say: [
      "Good. It only has to be said. It doesn't have to be said well.",
      'Then take that one with you. Said your way, it will sound like you.',
      'That will do. If it comes out shorter than you meant, it still counts.',
    ],
  },
  gladForAnything: {
    say: [
      "That's good news. Let it be good for a minute before anything else.",
      'Good. That one is yours, and nothing has to follow from it.',
      'Well, look at that. Stay with it a little.',
      'That deserves a moment. Enjoy it.',
    ],
  },
  loop: {
    say: [
      "You've asked me more than once to say it will be fine. Asking settles it for a minute, and then the doubt is back. So instead of another answer, try the experiment: write down what you expect, do the small thing, and compare. Will you?",
      "You've been looking for certainty, and I can't give it; nobody can. What helps more is finding out. Take the small step we talked about and see what really happens. Want to set that up?",
    ],
    taps: ["I'll try that", 'Something smaller'],
  },
  stepDid: {
    say: [
      'You did what you set out to do. What did you find out, compared with what you expected?',
      'So it happened, and you were the one who did it. What surprised you about it?',
    ],
  },
  stepPartly: {
    say: [
      'Part of it counts. What did the part you did show you?',
      'You began it, which is usually the hardest part. Where did it stop?',
    ],
  },
  stepDidNot: {
    say: [
      'All right. That tells us about the step, not about you. Was it too big, or was the day too full?',
      'That happens. Do you want a smaller version of it, or something else altogether?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  stepBadly: {
    say: [
      "That's a hard result after you made yourself do it. What actually happened?",
      "I'm sorry it went that way. Tell me about the moment it turned.",
    ],
  },
  thanks: {
    say: [
      "You're welcome.",
      'Glad that was useful.',
      'Any time. You did the thinking.',
      "You're welcome. It's here when you want to pick it up again.",
    ],
  },
  goodbye: {
    say: [
      'Take care. Come back whenever you like.',
      'Bye for now. I hope the rest of your day is a gentle one.',
      'Okay, see you. No homework from me.',
      'Good talking with you. Be well.',
    ],
  },
  goodnight: {
    say: [
      'Good night. Let this rest until morning.',
      'Sleep well. It can all wait until tomorrow.',
      'Good night, and thank you for writing.',
    ],
  },
  /** A goodbye to somebody who still has something ahead of them. */
  goodbyeBefore: {
    say: [
      "Good luck with it. It doesn't have to go well to have been worth going. Come back and tell me, if you like.",
      'Take care until then. However it goes, you can tell me about it after.',
      "Okay, talk to you after. I hope it's kinder than it looks from here. I'd like to hear how it went.",
    ],
  },
  joke: {
    say: [
      'Fair. A joke is allowed in here. Where were we, or is that enough for today?',
      "I'll give you that one. Would you like to go on, or leave it there?",
      "Humor counts as a tool. What's the serious half of it, if there is one?",
    ],
  },
  silence: {
    say: [
      'No rush. Say as much or as little as you like.',
      'Take your time. We can also leave it here.',
      'Okay. If words are hard to find, one is enough.',
      "I'm still here. You can pick this up any time.",
    ],
  },
  offTopic: {
    say: [
      "That's outside what I know. I'm here for moments with people, and what they feel like.",
      "I'd only be guessing there. If there's a person or a feeling in it, I can help with that part.",
      'That one is for somebody else. I can help with conversations, nerves and people.',
    ],
  },
  wants: {
    say: [
      "So that's the part that counts. What would help you most with it: words to say, a small step to try, or a way to calm down first?",
      'Okay, I have it. Do you want something to say for that moment, something small to try before it, or a way to get calmer?',
      'Thank you, that makes it clear. Which do you need for it: a sentence, a small step, or a way to settle your body?',
    ],
    taps: ['Give me words', 'A small step', 'Calm me down'],
  },
  /** No reply is likely to fit what they told us, and a wrong reply would hurt more than this one. */
  notSure: {
    say: [
      "I hear you. I don't have the right words ready for that, so I'd rather ask than guess. What would help most right now: something to say, something small to try, or only being heard?",
      "I'd rather ask than talk past you. What would be of use on this: words to say, one small thing to try, or space to tell it?",
      "I don't have a line that fits that well, and I won't use one that doesn't. Would words help, a small step, or only telling it?",
      'I want to get this right, and I may not have all of it. What would help: a sentence to use, something to try, or time to tell me more?',
    ],
    taps: ['Give me words', 'A small step', 'Let me tell you more'],
  },
  /** They took the time to tell more that we offered. */
  goOn: {
    say: [
      "Then take your time, in any order. I'm reading. What else is there?",
      'Go ahead, as much or as little as you like. What should I know about it?',
      "Okay. No advice for now, only this: what's it been like?",
    ],
  },
  hurry: {
    say: [
      "Then let's use the minutes you have. Feel both feet, and breathe out slowly three times. Now one sentence: what's the first thing you want to say in there?",
      'A few minutes is enough for this: shoulders down, one long breath out, and then another. Which single thing do they need to hear from you?',
      "All right, the short version. Put your back against something, breathe out longer than in, three times. What's the one line you want ready?",
    ],
    taps: ['Give me a line', 'My heart is racing', "I'm going in"],
  },
  cannotAnswer: {
    say: [
      "Honestly, I don't have a good answer to that, and I won't make one up. I can help with words, a small step, or getting calmer. Which would be of use?",
      "I can't answer that well. What I can do is help with what to say, or with what to try. Which would be more use?",
      "I'd be guessing. Somebody who was there, or who knows the people, can tell you better. Until then, do you want words, something to try, or a way to get calmer?",
    ],
    taps: ['Give me words', 'A small step', 'Calm me down'],
  },
  lean: {
    say: [
      "I can't see all of it from here, so take this as a lean: if it's small and honest, and you could live with a no, do it once and then let it rest. What would be a reason not to?",
      "A rule of thumb: the shorter, plainer version, and only once. If you'd still want it tomorrow morning, that's a yes. What makes you hesitate?",
      "I'd go by this: would you be glad you did it even if it comes out awkward? Then yes. If it's only to make the feeling stop, give it a day first.",
    ],
  },
  disclosure: {
    say: [
      "A reminder, since it has been a while: I'm an AI, not a person, and this is practice, not therapy.",
      "To say it again: you're talking to an AI, and no person reads this chat. This is coaching, not therapy.",
      "A short note: I'm an AI, not a person, and this doesn't replace therapy.",
    ],
  },
} as const satisfies Record<string, Node>

export type EverywhereNode = keyof typeof everywhere
