import type { Conversation } from '../../../conversation.ts'
import { oldFriendsAnswers } from './old-friends-answers.ts'
import { oldFriendsReplies } from './old-friends-replies.ts'

export const oldFriends: Conversation = {
  id: 'old_friends',
  name: 'friends from earlier in your life',
  tap: 'Old friends',
  open: {
    say: [
      'Somebody who once knew everything about you now feels hard to send one word to. If you did write or call, what are you afraid would come back?',
      "The longer it's been quiet, the more it seems you'd need a reason to get in touch. What is it that stops you: the time that has passed, what they might think, or what has become of your own life?",
      'With old friends you miss the person, and also who you were with them. Did it go quiet, did something break, or are they gone for good?',
    ],
    taps: ["They've moved on", "It's been too long", 'I miss them'],
  },
  openAfter: {
    say: [
      'So there was contact again, or a look at how things are now. What happened?',
      'Hearing from somebody from back then, or not hearing, can stir up more than you expected. What stays with you from it?',
    ],
    taps: ['It was stiff', 'No answer came', "We've grown apart"],
  },
  glad: {
    say: [
      "That's nice. You're back in touch with somebody who knew you back then.",
      "That's a good one. Somebody from back then is a bit closer again.",
    ],
  },
  fear: {
    say: [
      'Maybe you expect them to wonder what you want after all this time, or to answer out of politeness and leave it there. Is that close?',
      "I could imagine this: you'd compare lives, and next to theirs yours would look small, or sad, or as if you got stuck. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "If there's one you can still reach: send two lines this week, a thing you remembered and that you thought of them. No excuses for the silence, no long report. Write down what you think comes back, and give it two weeks. Would you try that?",
      'Take the person you think of most and drop the perfect letter you have been writing in your head. Send a photo, a song or one line about something you did together. First note what you expect them to do. Could you send it?',
      `Think of one old friend who can still be reached, and with whom nothing bad happened. Write: "You came to mind today. How are you?" That's the whole message. Guess the answer first, then send it without checking it five times. What would make that doable?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:send-one-real-question',
    step: 'send one old friend two lines, without excuses, and see what comes back',
  },
  stepAfter: {
    say: [
      'For ten minutes, write what was said and done on both sides, and beside it what you conclude from that. Stiff is known. "We have nothing left" is a guess after one meeting. Then put it away until tomorrow. Could you do that?',
      "Take ten minutes to sort it: what was good, what was strange, what's over. If you left something unsaid, one line can still go out. The rest you may miss for a while without fixing it. Would you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'sort for ten minutes what really happened between you and what you conclude from it',
  },
  other: {
    say: [
      `You don't have to go straight to the person. Ask somebody who knows you both: "Do you ever hear from them? How are they?" That tells you something, and they may pass it on. Is there somebody like that?`,
      "If they're gone, or it really is over, you can still do something with it. Write down three things you had with them, and think about who you know now who has a little of one of those. Would you want to try that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'ask somebody who knows you both, or write down three things you had with that friend',
  },
  smaller: {
    say: [
      'Smaller: write the two lines today, and leave them unsent until tomorrow. Two minutes. Then read them once and decide. A draft is allowed to stay a draft. Could you do that?',
      'Look up one photo or one message from back then, and stay with it for two minutes. See what it is that you miss: the person, the laughing, the time of life. Nobody has to be written to. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write two lines as a draft, or look at one old photo for two minutes',
  },
  why: {
    say: [
      'Because both sides tend to think the other one has moved on, and so both wait. Two lines cost you a minute and tell you more than years of guessing. A short message is also one they can answer on a busy day.',
      'The long apology you have in your head is what makes it so heavy, for you and for the one who would have to answer it. A light message leaves room for a light answer. Then you know where you stand.',
    ],
  },
  lines: {
    say: [
      `After a long silence:\n"I walked past something today that made me think of you. How are you?"\n"It's been years, I know. I'd like to hear how you're doing."\n"No need for a long answer. I wanted you to know I think of you."`,
      `If you want to see them, or something happened back then:\n"I'd like to see you again. Would an hour next month work for you?"\n"I went quiet back then, and I'm sorry. I was having a hard time."\n"I heard your news and thought of you."`,
    ],
  },
  when: {
    say: [
      'Good. At what time today or tomorrow will you send it, or sit down to it?',
      "Let's put it somewhere in the week. Which evening is quiet enough?",
    ],
    taps: ['Tonight', 'Tomorrow', 'On the weekend'],
  },
  agreed: {
    say: [
      "That's the plan, then. Once it's sent, they can answer in their own time, and you can go on with your day.",
      "Okay. You know who it's for and what to do. I'll ask you about it, and there's no hurry after all these years.",
    ],
  },
  didIt: {
    say: [
      'After that much silence, reaching out is a big thing. That was hard to do. What came back, or what was it like to send it?',
      'You opened it up again from your side. How does it look now, next to what you had feared?',
    ],
    taps: ['They answered', 'No answer yet', 'It was stiff'],
  },
  partly: {
    say: [
      "So you've started. Where did you get stuck?",
      'A draft, a search, a photo: it all counts as getting closer. Which part was the hardest?',
    ],
    taps: ["Wrote it, didn't send", 'Deleted it again', 'Only looked them up'],
  },
  didNot: {
    say: [
      "That's all right. It has waited a long time and can wait longer. Did it feel too big, or did it hurt too much to start?",
      'Okay, no message then. What did you think would happen, at the moment you put it away?',
    ],
    taps: ['It was too big', 'It hurt too much', 'No time'],
  },
  wentBadly: {
    say: [
      'You reached out to somebody who mattered, and got that. It hurts all over again. What did they say or do?',
      "I'm sorry. Part of you had kept a place for them. How did it go, from your first line to the last?",
    ],
    taps: ['They never answered', 'They were cold', 'Nothing left to say'],
  },
  distress: {
    say: [
      "Put the photos or the old messages down for now. Look around the room you're in today and touch something that belongs to this year. Missing somebody comes in waves. You can stop here.",
      "That's grief, or close to it, and it can come all at once. Sit down, feel the chair under you, have some water. You don't have to write to anybody tonight.",
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    "So there's a part of your life that nobody around you now knows. What's something only this person would remember?",
    "I see. There's the friend, and there's all that has happened since then. Which of the two makes it hard to pick up again?",
    'Thank you for telling me about them. Was there a falling-out, or did it go quiet by itself?',
  ],
  reassure: [
    "I can't tell you that they still think of you. Known: what you had, and how long it's been quiet. Guessed: that the silence means they don't care. Silence can have many reasons. Would you send two lines to find out?",
    'Nobody can promise you an answer. People stay quiet out of shame, stress, habit or dislike, and from here it all looks the same. Want to find out about this one in a small way?',
  ],
  answers: [...oldFriendsAnswers, ...oldFriendsReplies],
}
