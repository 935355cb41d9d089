import type { Conversation } from '../../../conversation.ts'
import { laughedAtAnswers } from './laughed-at-answers.ts'
import { laughedAtReplies } from './laughed-at-replies.ts'

export const laughedAt: Conversation = {
  id: 'laughed_at',
  name: 'being laughed at',
  tap: 'Being laughed at',
  open: {
    say: [
      'Being laughed at puts you on one side and everybody else on the other. What are you afraid would come after that laugh?',
      "Laughter doesn't give you anything to answer. You can't argue with it, and you're expected to take it. Is it one certain person you have in mind, or could it be anyone?",
      "If people have laughed at you before, any laugh in the room can sound as if it's about you. Which moment is the one you're bracing for?",
    ],
    taps: ['One certain person', 'It could be anyone', "It's a whole group"],
  },
  openAfter: {
    say: [
      'They laughed, and you had to stand there. What happened right before it?',
      'A laugh like that can follow you home. Is it the first time with these people, or does it keep happening?',
    ],
    taps: ['It was once', 'It keeps happening', "I'm not sure it was me"],
  },
  glad: {
    say: [
      "Good. You were with people who were laughing, and you didn't have to brace for it.",
      "It's good to hear that it went that way. A laugh you're part of is a different thing.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that once they laugh, you're the joke for good, and that nobody there will take you seriously again. Is that close?",
      "Maybe it's this: you'll go red or freeze, they'll see that it hit you, and that will make them do it more. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Something else'],
  },
  step: {
    say: [
      "Here's a test for laughter you can't place. When you hear it next, don't look away or leave. Look over at the people for three seconds and see what they're laughing about. Before that, guess. Would you try that?",
      `If it's teasing from somebody you know, try one plain line instead of laughing along: "I don't find that funny." Say it once, then go on with what you were doing, and watch what they do. Would you be up for that?`,
      'Do one small thing on purpose that somebody could smile about: wait in the wrong line and ask, or turn around in the middle of a walkway and go back. Write down what you expect, and see what people really do. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'look over when somebody laughs and check what it is about',
  },
  stepAfter: {
    say: [
      'Give it ten minutes on paper: who laughed, what was said, what happened after. Then decide if it was meant to hurt or happened to hurt. If it was meant, or it keeps happening, tell one person today. Would you do that?',
      'Write three lines about it: what I saw, what I heard, what I added. Then put the paper away. If it was a friend, you can tell them tomorrow that it hurt. If it was cruel, tell somebody who can step in. Could you do that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'write down what happened and tell one person if it was meant to hurt',
  },
  other: {
    say: [
      'Another way is not to stand there alone. Tell one person who is usually around that these remarks get to you, and ask them to come and stand with you, or to change the subject when it starts. Who could that be?',
      "You could also change where you are. Next time, sit with the people who don't join in, even if you know them less. You don't have to earn your place with the ones who laugh. Is there somebody like that nearby?",
    ],
    taps: ["I'll try that", 'Give me words', 'There is nobody'],
    step: 'tell one person that the laughing gets to you',
  },
  smaller: {
    say: [
      "A small one: say one line out loud at home, three times, in your normal voice: \"I don't like that. Please stop.\" That's all for today. You don't have to use it yet. Could you do that?",
      'Send one message to somebody you trust: "Something happened that I keep thinking about. Can I tell you?" You don\'t have to tell the whole story in it. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'say "I don\'t like that, please stop" out loud at home',
  },
  why: {
    say: [
      "Because looking away leaves you with only the sound, and the sound fits every fear. A look gives you facts: sometimes it's about a phone screen, and sometimes it's about you. Either way you know.",
      "Because laughing along tells them it's fine, and it tells you that you can't do anything. One calm sentence changes both. It may not stop them the first time, but it's on record that you said it.",
    ],
  },
  lines: {
    say: [
      `Say it flat and not loud:\n"I don't find that funny."\n"That one hurt. Please leave it."\n"Why is that funny? Explain it to me."`,
      `For a friend, or for somebody who can help:\n"When you joke about that, I feel small. Please drop it."\n"This keeps happening, and I need you to step in."`,
    ],
  },
  when: {
    say: [
      'Good. When will you be around people next?',
      'Okay. Is there a day this week when you could do it, with somebody you trust not far away?',
    ],
    taps: ['Today', 'Tomorrow', 'When it comes up'],
  },
  agreed: {
    say: [
      "Then that's what you will try. If it turns ugly, walk away and go where people are decent. That counts as handling it.",
      "All right, that's settled. You may feel shaky while you do it, and it still counts. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      "You looked, or you spoke up, at the very moment you'd rather vanish. That took courage. What happened, compared with what you had expected?",
      "That wasn't a small thing to do. How did they react in the first few seconds?",
    ],
    taps: ["It wasn't about me", 'They stopped', 'They went on'],
  },
  partly: {
    say: [
      'You did part of it, and this is a hard place to practice. Which part did you get out?',
      'You started, and that counts. What happened at the point where you stopped?',
    ],
    taps: ['I laughed along', 'I looked away', 'I said it quietly'],
  },
  didNot: {
    say: [
      'Okay. With people who laugh, holding back can also be good judgment. Was it the fear, or did it not feel safe?',
      'Then not this time. Is this something to practice, or something where another person has to step in?',
    ],
    taps: ['It was fear', 'It felt unsafe', 'Nothing happened'],
  },
  wentBadly: {
    say: [
      'That was mean, or at least it landed that way, and it hurts. Who did what, in which order?',
      "I'm sorry that happened. Speaking up doesn't always stop people. Was anybody there who saw it?",
    ],
    taps: ['They laughed more', 'Nobody helped', 'I ran off'],
  },
  distress: {
    say: [
      "Get some distance first: another room, a walk around the block, a locked door. Put your back against a wall and feel it hold you. You don't have to understand why they did it right now.",
      "You can stop telling it here. Wrap something warm around you and look at one thing that belongs to you. If there's somebody you trust, call or text them. Help now has people too.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "There's the laugh, and there's standing there as the only one who isn't laughing. Was there anybody who didn't join in?",
    'That would stay with most people. What would you have wanted to do in that moment?',
    "There's laughing with somebody, and there's laughing to put somebody down. Which was it, as far as you can tell?",
  ],
  reassure: [
    "I can't know if they were laughing at you. Known: you heard laughter. Guessed: that you were the reason. Sometimes the guess is right, so it's worth a look instead of a verdict. Want to plan how you'd check next time?",
    'Nobody can promise that it will never happen again. It would hurt, and it would also pass, and there are things you could say or do. Do you want to have one of them ready?',
  ],
  answers: [...laughedAtAnswers, ...laughedAtReplies],
}
