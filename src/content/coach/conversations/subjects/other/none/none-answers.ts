import type { Answer } from '../../../conversation.ts'

export const noneAnswers: readonly Answer[] = [
  {
    like: ['hi', 'hello there', 'hey', 'good morning', 'yo whats up'],
    say: [
      'Hi. Good to have you here. Is there something you would like to talk about?',
      "Hey. I'm WingMate, an AI coach for moments with people. How is your day going?",
    ],
  },
  {
    like: [
      "i don't know what to say",
      'idk where to start',
      'not sure what to write',
      "i don't know how this works",
      'what am i supposed to type here',
    ],
    say: [
      'Anything works as a start, even half a sentence. For example: where were you last when you wished you were somewhere else?',
    ],
  },
  {
    like: ['how are you', 'how are you doing today', 'hope you are well', 'how is it going wingmate'],
    say: ["I'm a program, so there is no good or bad day on my side. Nice of you to ask. How is yours?"],
  },
  {
    like: [
      "i'm bored",
      'i only want to chat',
      'can we talk about anything',
      'nothing special i wanted to say hello',
      'no reason im here',
    ],
    say: ["You can stop by without a reason. I'm best at moments with people, so: who did you talk to last?"],
  },
  {
    like: ['what can you help with', 'what do people talk about here', 'what do you do', 'give me some examples'],
    say: [
      'Moments with people: a meeting, a date, a phone call, a party, a conversation you dread, or one you keep going over. You bring one, and we look for a small step or for words. Does one of these fit?',
    ],
    taps: ['A meeting', 'A date', 'A phone call', 'Something I said'],
  },
  {
    like: ['i feel bad', "i'm not ok", 'everything is awful', 'bad day', "i'm not doing great"],
    say: ["That's a reason to be here. You can tell it in any order. What has been the worst of it today?"],
  },
  {
    like: [
      'i have social anxiety',
      "i'm so shy",
      "i'm scared of people",
      'i get nervous around everyone',
      "i'm awkward",
    ],
    say: [
      "Then you're in the right place. It shows up differently for everybody, so give me one example. When was the last time it got in your way?",
    ],
  },
  {
    like: [
      "it's stupid",
      "you'll think it's silly",
      "it's embarrassing to say",
      "it's such a small thing",
      'forget it never mind',
    ],
    say: [
      "Small things are what I'm here for, and I can't look down on you; I'm a program. Say the silly version first. You can also leave it, and nothing is lost.",
    ],
  },
  {
    like: ["i'm testing this", 'test', 'does this work', 'is anyone there', 'hello??'],
    say: [
      "It works, your message arrived. I'm WingMate, a program, and no person is on the other end. If you'd like a real test, tell me about one moment with people.",
    ],
  },
  {
    like: [
      'can i talk to a person',
      'i want a human',
      'is there a real person i can talk to',
      'give me a number to call',
    ],
    say: [
      'Not in this chat, but yes: Help now lists people who answer by phone, text or chat. If you would rather talk to somebody you know, I can help you with the first line.',
    ],
  },
  {
    like: ['can you ask me something', 'you start', 'ask me questions', 'you go first', 'pick a topic'],
    say: [
      'Sure. Think of the coming week: which moment with people would you skip, if nobody minded?',
      'Okay, one question: who would you like to be more relaxed around?',
    ],
  },
  {
    like: [
      "i'm only looking around",
      'checking out the app',
      "i'll come back later",
      'not now maybe later',
      'maybe another time',
    ],
    say: ['Look around as long as you like. Nothing here runs out, and you can come back on any day.'],
  },
]
