import type { Conversation } from '../../../conversation.ts'
import { leftOutAnswers } from './left-out-answers.ts'
import { leftOutReplies } from './left-out-replies.ts'

export const leftOut: Conversation = {
  id: 'left_out',
  name: 'being left out',
  tap: 'Being left out',
  open: {
    say: [
      'Being left out hurts twice: you miss the thing, and you see that nobody thought to ask you. What do you take it to mean?',
      "Others were asked, and you weren't, or you expect you won't be. And you're supposed to act as if you didn't notice. What's the worst of it for you?",
      "To be near a group and not quite in it can be lonelier than being alone. When they make plans without you, what do you think they're saying about you?",
    ],
    taps: ["They don't like me", 'They forgot me', 'It always happens'],
  },
  openAfter: {
    say: [
      'So it happened, and then you found out. How did you hear about it?',
      'Finding out afterward has its own sting, because you had been going through your day not knowing. Which part keeps coming back?',
    ],
    taps: ['I saw pictures', 'They talked about it', 'They lied about it'],
  },
  glad: {
    say: [
      'You were asked, or you were right in the middle of it. Good. Enjoy having that one.',
      "That's good to hear. This time there was a place for you.",
    ],
  },
  fear: {
    say: [
      'It may be that you expect the reason to be simple and bad: they talked about who to ask, your name came up, and somebody made a face. Is that close?',
      "Maybe it's less that they dislike you and more that you slip their minds, as if you could be gone and the evening would be the same. Is that nearer to it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Choose the friendliest of them and ask, without blame: "I heard about it and would have liked to come. Would you tell me next time?" Write down first what you think they'll say. Then compare. Would you try that?`,
      'Instead of pulling back to see who notices, do the opposite once. In the next few days suggest something small to one or two of them, with a day in it. Guess the answer beforehand. Could you do that?',
      `It's common to go quiet when you're left out, and to act as if you hadn't wanted to come. Drop that for one minute. Tell one of them, "Count me in next time," and watch what their face does. What would make that doable?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'tell one of them that you would like to be asked next time, or suggest something yourself',
  },
  stepAfter: {
    say: [
      'Take ten minutes and three headings: what I know, what I was told, what I guess. Put each thing under one of them. "They all planned it" often moves to the third. After ten minutes, put it away. Could you do that?',
      'Write it down for ten minutes, as hurt as you are. Then pick one: ask one person about it, do something for yourself today, or let this one go. Nothing gets sent while it burns. Would you do that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'sort for ten minutes what you know from what you guess, before you answer anybody',
  },
  other: {
    say: [
      "Turn toward people who have room for you. Think of one person who was pleased to see you lately, no matter which group, and put this week's effort there. Who comes to mind?",
      "Tell somebody outside that group what happened, in a minute or two: a relative, an old friend, somebody at your place of worship. They don't need to fix it. It's lighter when one person knows. Who could hear it?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'put some effort into one person who was glad to see you, or tell somebody outside what happened',
  },
  smaller: {
    say: [
      'Smaller: no pictures, no stories, no group chat for one evening. Mute it for that long, and put something in the evening that is yours: a call, a meal you like, a walk. Could you do that?',
      "Next time you see one of them, stay two minutes instead of walking past. Say hello, ask one thing, go on. You're showing that you're still there. Does that sound small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'mute the pictures for one evening, or say hello to one of them for two minutes',
  },
  why: {
    say: [
      'Because going quiet looks, from their side, like not being interested, and then you get asked even less. One clear sentence takes that reason away. If they still leave you out, you know it, and you can spend your time elsewhere.',
      "Right now you've worked out by yourself what it means, and you did that while it hurt. One real answer from one of them can confirm it or correct it. Both are better to work with than a guess.",
    ],
  },
  lines: {
    say: [
      `To one person, alone, without blame:\n"I saw you all went. I'd have liked to come."\n"Would you ask me next time? Even if I can't always make it."\n"I felt left out, and I'd rather tell you than sulk."`,
      `To get in, or to start something yourself:\n"What are you all doing this weekend? Can I join?"\n"Is there a group chat for this? I'd like to be in it."\n"I'm free on Friday. Anybody want to get something to eat?"`,
    ],
  },
  when: {
    say: [
      'Good. Who is it going to be, and when do you see or write to them next?',
      "Give it a day or so to cool, if it's fresh. Which day after that would be right?",
    ],
    taps: ['Tomorrow', 'In a few days', 'When I see them'],
  },
  agreed: {
    say: [
      "Then that's how you'll do it. It shows you want to be there, and there's no shame in that.",
      "It's a plan. Until then you don't have to keep an eye on what they are all doing. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You let them see that it mattered to you. That took guts. What did they say, next to what you had expected?',
      'Instead of disappearing, you stepped forward. What do you know now about why it happened?',
    ],
    taps: ["They hadn't thought", 'They made excuses', 'They said sorry'],
  },
  partly: {
    say: [
      'You said some of it, or showed it. How did they take that?',
      'You stayed in sight, and that counts after what happened. Which part was too much?',
    ],
    taps: ['I only hinted', 'I made a joke', 'I went quiet'],
  },
  didNot: {
    say: [
      'I see. It stings to ask for what you wish they had offered. Was it too early, or too big?',
      'Then leave it for now. What did you do with the hurt instead?',
    ],
    taps: ['It was too big', 'Still too hurt', 'No chance came'],
  },
  wentBadly: {
    say: [
      'First left out, and then that. No wonder if you want nothing to do with any of them today. What did they say or do?',
      "I'm sorry. You let them see that it mattered, and they weren't good about it. What happened?",
    ],
    taps: ['They got defensive', 'They laughed it off', 'They did it again'],
  },
  distress: {
    say: [
      "Close the app with the pictures. Put both hands under running water, warm or cold, and notice only that for a minute. You don't have to answer anybody tonight, and you can stop here too.",
      'This kind of hurt goes through the whole body. Lean against a wall and feel it hold you up. One thing for tonight: something to eat, or one person to call. The rest can wait.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So they were together, and you were somewhere else, thinking about it. Is there one of them whose leaving you out hurts most?',
    'Right. And it sounds as if you had to keep a straight face through it. Has it happened with these people before, or is it new?',
    'I get the picture. What would you have wanted one of them to do?',
  ],
  reassure: [
    "I can't know if it was on purpose; I wasn't there, and neither were you. Known: they met, and you weren't asked. Guessed: why. Forgotten, assumed busy and not wanted look alike from outside. Would you ask one of them?",
    "Nobody can promise it won't happen again. What can be found out is if one of them is glad when you show up. Want to plan a small way to see that?",
  ],
  answers: [...leftOutAnswers, ...leftOutReplies],
}
