import type { Conversation } from '../../../conversation.ts'
import { winAnswers } from './win-answers.ts'
import { winReplies } from './win-replies.ts'

export const win: Conversation = {
  id: 'win',
  name: 'something that went well',
  tap: 'Something went well',
  open: {
    say: [
      "That's good news. Which moment of it do you like thinking back to?",
      'Good. You were there for that, and it went well. How was it, being in the middle of it?',
      "That's worth telling somebody, and it's good that you told it here. Enjoy it for a while.",
    ],
    taps: ['I said something', 'I stayed', 'Someone was kind'],
  },
  openAfter: {
    say: [
      'So it happened, and it was good. What was the best minute?',
      "That's a good thing to come home with. Nobody can take that back, whatever comes next.",
    ],
    taps: ['The beginning', 'The talk itself', 'That I went'],
  },
  glad: {
    say: [
      "That's really good, and you're the one who did it.",
      'Good. Let it be a good day and nothing more complicated than that.',
    ],
  },
  fear: {
    say: [
      "Even when it went well, part of you may be saying that it was luck, or that next time they'll expect more. Is that close?",
      'It could be that being glad feels risky, as if you would have to pay for it later. Is there something to that?',
    ],
    taps: ["Yes, that's it", 'A little', "No, I'm glad"],
  },
  step: {
    say: [
      'If you want a next one: do the same thing again within a week, with one less support. Leave out the prepared line, the phone in your hand, or the early exit. See if it holds without. Would you like to try that?',
      'You could go one notch up: the same thing with a person you know a bit less, or for five minutes longer. Write down what you expect and compare. Does that sound right to you?',
      'A good next step is to go first: ask one person along to something, or say hello first where you usually wait. Which of the two would be more doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Not right now'],
    item: 'lesson:predict-then-check',
    step: 'do it again within a week, with one less support',
  },
  stepAfter: {
    say: [
      'If you want to keep it, write two lines tonight: what I expected, and what happened. A doubtful day will come, and then you can read it in your own handwriting. Would you like to do that?',
      "Take five minutes for the facts while they're fresh: what you did, what they said, what was better than you thought. Then leave it and have a nice evening. Would you do that?",
    ],
    taps: ["I'll do that", 'Not needed', 'Something else'],
    step: 'write two lines about what you expected and what happened',
  },
  other: {
    say: [
      'You could also share it. Tell one person who would be happy for you, in one sentence, and let them be happy. Is there somebody like that?',
      "Or do nothing with it. A good day doesn't have to lead anywhere. If you'd rather thank somebody who made it better, that's another way. Would you like to?",
    ],
    taps: ["I'll tell someone", 'Leave it there', 'Give me words'],
    step: 'tell one person what went well',
  },
  smaller: {
    say: [
      'Then stay on this step and repeat it as it was, in the same place and with the same people. Doing it twice is worth something. Would that be the right size?',
      'Smaller: smile at or greet one person you already greeted this time. That takes two seconds and keeps it warm. Is that okay?',
    ],
    taps: ['I can do that', 'Not right now'],
    item: 'challenge:say-good-morning-first',
    step: 'repeat the same thing as it was, in the same place',
  },
  why: {
    say: [
      'Because one good time can look like chance. A second one, with a little less help, is harder to explain away. But it can wait, and enjoying this one comes first.',
      "Because memory tends to hold on to the awkward moments better than to the good ones. Writing it down or doing it again gives the good one a fair place. That's all it is for.",
    ],
  },
  lines: {
    say: [
      `To share it, or to thank somebody:\n"I did something today that I'd been afraid of, and it went well."\n"Thanks for the other day. You made it a good one."`,
      `If somebody praises you for it:\n"Thank you. That means something to me."\n"Thanks, I was nervous, and I'm glad I went."\nThen stop there, without making it smaller.`,
    ],
  },
  when: {
    say: [
      'Good. When does the next chance come up on its own?',
      'Okay. Is there a day this week that would work for you?',
    ],
    taps: ['This week', 'Next time', "I'll see"],
  },
  agreed: {
    say: [
      'Then you know what comes next, and today you can leave it at that. Have a good rest of the day.',
      "Fine, that's the plan. Until then, this one is yours to enjoy.",
    ],
  },
  didIt: {
    say: [
      "So you did it, and it went well. That's a good thing to hear. It was your doing, nerves and all.",
      'You went and did that. Good. You can be pleased with it for as long as you like.',
    ],
    taps: ['It felt good', "I'm still surprised", 'What comes next?'],
  },
  partly: {
    say: [
      'Some of it went well, and that part is as real as the rest. Which part are you glad about?',
      'A mixed one, then. The good part still happened. What was it?',
    ],
    taps: ['I went', 'I said something', 'The ending was rough'],
  },
  didNot: {
    say: [
      "That's all right. The good thing from before is still there; nothing takes it back. Do you want to talk about what got in the way?",
      "Then another time, or not at all. You didn't have to follow it up. Is something else on your mind?",
    ],
    taps: ['No chance came', 'I got scared', 'Something else'],
  },
  wentBadly: {
    say: [
      "After a good one, that's a hard landing. What happened this time?",
      "That's disappointing, and the good one still counts. Tell me about it: what was different?",
    ],
    taps: ['I froze', 'They reacted badly', 'I expected too much'],
  },
  distress: {
    say: [
      'Good things can shake a person up too. Sit down, put your hands on your knees and feel them there. Nothing more is needed today. You can rest.',
      'That was a lot at once. Go somewhere quiet for ten minutes and look out a window. It stays a good thing, even if your body is still wound up.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'That sounds like a good one. What did they say or do that you liked?',
    'Tell me that part too. How did it begin?',
    'Nice. And how were you when you got home?',
  ],
  reassure: [
    "I can't tell you what they thought of it. What's known is what you did and what they answered, and that sounded good. The rest is a guess, and a glad guess is as fair as a gloomy one. Do you want to write down the known part?",
    "Nobody can promise that the next time will go like this one. This one did happen, though, and it doesn't get undone. Would you like to look at what you did that helped?",
  ],
  answers: [...winAnswers, ...winReplies],
}
