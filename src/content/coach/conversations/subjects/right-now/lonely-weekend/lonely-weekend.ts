import type { Conversation } from '../../../conversation.ts'
import { lonelyWeekendAnswers } from './lonely-weekend-answers.ts'
import { lonelyWeekendReplies } from './lonely-weekend-replies.ts'

export const lonelyWeekend: Conversation = {
  id: 'lonely_weekend',
  name: 'lonely weekends and days off',
  tap: 'A lonely weekend',
  open: {
    say: [
      'Days off are long when nobody is waiting for you. Which hour is the worst one?',
      'Everybody else seems to have somewhere to be, and your phone stays quiet. When you think of writing to somebody, what do you expect would happen?',
      "During the week there's something that has to be done. Then it stops, and it's only you and the hours. What do you tell yourself about it when it gets quiet?",
    ],
    taps: ['Nobody asks me', 'I waste the days', "I'd bother people"],
  },
  openAfter: {
    say: [
      'So those days are behind you. What were they like, hour by hour, roughly?',
      'A stretch of days alone can leave a mark on the week after it. What part of it is still with you?',
    ],
    taps: ['I saw nobody', 'I stayed in bed', 'I wrote to someone'],
  },
  glad: {
    say: [
      "That sounds like a day that had something in it. Good. It's yours to look back on.",
      'A day off that you got something out of. Glad you told me.',
    ],
  },
  fear: {
    say: [
      'You may be expecting that anybody you wrote to would be busy with better company, and would be sorry for you for having to ask. Is that close?',
      'Maybe you think being alone on these days says something about you: that if you were worth it, somebody would have called. Is that near the mark?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Before the next day off, ask one person for one thing with a time: "Are you around on Saturday at three? A walk, half an hour." Guess the answer first. Midweek is a good time to ask, since people still have room. Would you try that?',
      'This time, leave the house once before noon, without headphones, to a place where people are: a market, a library, a service, a bench. Say one sentence to somebody. Predict beforehand how they take it. Could you do that?',
      `Try one call instead of waiting for the phone. Somebody you know at least a little, ten minutes: "I have a quiet day and thought of you." Write down what you think they'll say. What would make that doable?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:call-a-friend',
    step: 'put one contact into your next day off: ask one person, make one call, or go where people are',
  },
  stepAfter: {
    say: [
      'Take ten minutes and write down the hours: which were bad, which were bearable, and what you were doing in each. No judgment of yourself in it. Then choose one bearable hour to plan again next time. Could you do that?',
      `Ten minutes with a pen. On one side what happened: "No calls, one walk." On the other what you made of it: "Nobody wants me." The second side is a guess. Then close it, and do one small thing for tonight. Would you do that?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'look back at those days for ten minutes and keep one bearable hour for the next time',
  },
  other: {
    say: [
      "It can help to be needed somewhere on those days: an hour at a food bank, an animal shelter, a place of worship, an older neighbor's errands. Somebody expects you, and conversation comes with the work. Is there something like that near you?",
      'Instead of fighting the time alone, you could give it a shape: one thing for your body, one for your home, one you enjoy, each with an hour to it. It will still be quiet, with less empty time in it. Would you like to set that up?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'be of use somewhere for an hour, or give the free day three things with a time to each',
  },
  smaller: {
    say: [
      `Smaller: two minutes, one message, no invitation. "How is your weekend going? Mine is quiet." Send it to whoever you'd mind writing to least. Could you do that?`,
      "Go as far as the door of your building or the corner, and stay there for two minutes. Look at what's going on, and nod if somebody passes. Then back in, if you like. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'send one short hello, or stand outside for two minutes and look around',
  },
  why: {
    say: [
      'Because loneliness tells you to stay in, and staying in feeds it. One contact with a time to it gives you something to look toward. It also tests the idea that everybody is busy and nobody would want to hear from you.',
      'If you wait to be called, the phone decides how your day goes, and a silent phone tells you nothing about what people think of you. When you ask, you get a real answer. Even a no is about one Saturday.',
    ],
  },
  lines: {
    say: [
      `To ask somebody, early in the week if you can:\n"What are you doing on Sunday? I'd like some company for a walk."\n"I'm cooking on Saturday. Do you want to come and eat with me?"\n"I have a quiet weekend. Can I come along to something?"`,
      `For a call or a message on the day itself:\n"No reason for calling. I wanted to hear a voice."\n"It's very quiet here today. How are things with you?"\n"Do you have ten minutes? Tell me about your week."`,
    ],
  },
  when: {
    say: [
      'Good. Which day, and around what time, so that the day has something in it?',
      'Then set it for the hour that is usually the worst. Which one is that?',
    ],
    taps: ['Today', 'On Saturday', 'On Sunday'],
  },
  agreed: {
    say: [
      "Good, there's one thing in those days now. The rest of the hours can be as ordinary as they like.",
      "That's settled. If it falls through, you may have a quiet day without holding it against yourself. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      'You put something into a day that would have been empty. That was hard to do. What was it like, next to what you had expected?',
      "So you didn't leave it to the phone this time. What did you find out?",
    ],
    taps: ['Somebody said yes', 'It was okay', 'Still felt lonely'],
  },
  partly: {
    say: [
      'Even a small part of the day counts. What was it like while it lasted?',
      'You began it. What happened between then and going back to being alone with it?',
    ],
    taps: ['I spoke to nobody', 'Wrote, no answer', 'I came home early'],
  },
  didNot: {
    say: [
      'Okay. Empty days drain you, and then starting is the hardest thing. Was it too big, or did the day run away from you?',
      "Then that's how this one was. There will be another. What was the first thing that stopped you?",
    ],
    taps: ['It was too big', 'Stayed in bed', "Couldn't ask anyone"],
  },
  wentBadly: {
    say: [
      'So you tried, and were left with it anyway. That can be lonelier than not trying. What happened?',
      "I'm sorry, that's a rough end to a day off. What happened?",
    ],
    taps: ['They were busy', 'No one answered', 'I felt worse there'],
  },
  distress: {
    say: [
      'Turn on a light and the radio, or some other voice. Sit where you can see the window. You only have to get to the next hour. If it gets to be too much, Help now has people who answer.',
      'This is a heavy hour, and hours end. Drink a glass of water, standing up. Look for three things of the same color. You can stop here, and you can call somebody, even late.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "That's a lot of hours with nobody in them. When was the last one, lately, that was a bit less heavy?",
    "So it's quiet from one evening until the week starts again. Who did you think of, at least once, in that time?",
    'I see how that day goes. What do you miss most on it: somebody to talk to, somebody to do things with, or somebody who asks how you are?',
  ],
  reassure: [
    "How it will be later, nobody knows, and I don't either. Known: these days are quiet now. Guessed: that it's because of what you're like. Would you put one small contact into the next one and see?",
    "I don't know who would say yes, and you don't either until you've asked. What I can say: a Saturday without plans isn't a judgment on you. Should we choose one person and one sentence?",
  ],
  answers: [...lonelyWeekendAnswers, ...lonelyWeekendReplies],
}
