import type { Conversation } from '../../../conversation.ts'
import { perfectionAnswers } from './perfection-answers.ts'
import { perfectionReplies } from './perfection-replies.ts'

export const perfection: Conversation = {
  id: 'perfection',
  name: 'having to do it perfectly',
  tap: 'It has to be perfect',
  open: {
    say: [
      'When it has to be flawless, starting is already a risk. What do you think happens if somebody sees you do it in an ordinary way?',
      "Perfect or not at all leaves you very few things you can do. Which thing is it right now that you're polishing or putting off?",
      'It takes a lot of effort to leave no mistake for anybody to find. If they did find one, what would it tell them about you?',
    ],
    taps: ["They'd think less", "I can't start", "I can't finish"],
  },
  openAfter: {
    say: [
      "So it's done, and your eye goes straight to the flaw. Has anybody besides you said something about it?",
      "It has happened, and it wasn't the way it was supposed to be. What did people actually do when they saw or heard it?",
    ],
    taps: ['I made a mistake', 'Nobody said anything', "I didn't hand it in"],
  },
  glad: {
    say: [
      "It's out of your hands, done, and good enough to be out there. Good.",
      "You let something be ordinary and got on with your day. There's some freedom in that.",
    ],
  },
  fear: {
    say: [
      'Part of you may be expecting that one visible mistake changes how they see you for good: from capable to not. Is that close?',
      "Maybe it's this: being good at things is what makes people keep you around, so you can't afford to be average in front of them. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Send one message today without rereading it. Something that matters little. First write down what you think will happen because of it, and look tomorrow at what did. Would you try that?',
      'Choose one task and give it a fixed end: thirty minutes, then it goes out as it is. Write your guess about how people will respond. Whatever is unpolished stays unpolished. Which task could it be?',
      "Make one small mistake on purpose this week: a typo in a note to a friend, a wrong word, asking for something that was already explained. Don't correct it, and watch what they do. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'let one small thing go out unpolished and see what people do',
  },
  stepAfter: {
    say: [
      'Give it ten minutes, with three lines: what was asked for, what you delivered, what somebody said about it. If an error costs another person something, correct it in one sentence. Otherwise leave it, and stop. Could you do that?',
      "For ten minutes, write the review a fair stranger would write: what worked, what didn't, one thing for next time. Then it's filed, and you don't open it again today. Would you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write a fair ten-minute review, correct what costs somebody, and then stop',
  },
  other: {
    say: [
      'Show somebody an unfinished version. Say, "This is a draft, I\'m not done," and ask what they\'d do next. You give up the grand reveal, and you find out how people treat you in the middle of things. Who could see it?',
      "You could move your attention instead. Next time you're with people, pick one thing you want to find out from them, and don't check how you come across for five minutes. Would that work better for you?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'show somebody a draft, or spend five minutes on what you want to find out from them',
  },
  smaller: {
    say: [
      'Two minutes, badly. Set a timer, begin the thing as poorly as you like, and stop when it rings. Nobody sees it, and you may throw it away. Is that small enough?',
      'Leave one tiny thing a bit wrong at home until tomorrow: a crooked book, a typo in your own notes, a bed made in ten seconds. Notice the itch to fix it. Could you do that?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'begin it badly for two minutes, or leave one tiny thing wrong until tomorrow',
  },
  why: {
    say: [
      'Because the extra polishing never gets tested. If it goes well, the polishing gets the credit. Only when you leave some out do you see what it was really doing for you.',
      "Because waiting until it's perfect keeps you from the practice that makes you better. And people may like somebody who slips now and then. You can find out if that's true of the people around you.",
    ],
  },
  lines: {
    say: [
      `For showing something unfinished:\n"This is a rough version. What would you change first?"\n"I'm sending it as it is, so we can get going."`,
      `When a mistake is out:\n"I got that wrong. The right number is on the second page."\n"Let me say that again."\n"Good catch, thanks."`,
    ],
  },
  when: {
    say: [
      'Good. Which thing exactly, and at what time does it leave your hands?',
      'Choose something that is due anyway. Is there one today, or tomorrow?',
    ],
    taps: ['Today', 'Tomorrow', 'By Friday'],
  },
  agreed: {
    say: [
      'Then it goes out as it is. The itch to fix it will come, and you can let it itch. What happens next is the part we want to see.',
      "Good, settled. You don't have to do this step perfectly either. I'll ask what came of it.",
    ],
  },
  didIt: {
    say: [
      "You let go of it before it felt ready. That took guts. What came back, next to what you'd expected?",
      'So an ordinary version of it exists out there. What did people do with it?',
    ],
    taps: ['Nobody noticed', 'Somebody noticed', 'It felt awful'],
  },
  partly: {
    say: [
      'You stopped earlier than you usually would. How much earlier, would you say?',
      'Part of it went out unpolished, and it counts. Which part did you have to go back to?',
    ],
    taps: ['I reread it once', 'I fixed it later', 'I started it'],
  },
  didNot: {
    say: [
      'Okay. It was hard to leave alone, which shows how much rides on it for you. What did you think would happen?',
      "All right, it isn't done. And this doesn't have to become one more thing you grade yourself on. Was it too big, or too important?",
    ],
    taps: ['Too important', "I couldn't start", 'I kept fixing it'],
  },
  wentBadly: {
    say: [
      'You let something be imperfect, and somebody came down on it. That stings. What did they say, in their words?',
      "I'm sorry. That's the very thing you wanted to prevent. What happened because of it, in practical terms?",
    ],
    taps: ['I was criticized', 'I had to redo it', 'I was embarrassed'],
  },
  distress: {
    say: [
      'Take your hands off it for now. Save it, close it, or turn it over. Look out a window at something that moves. The work will still be there after a rest, and so will you.',
      'Stop here for ten minutes, with nothing to improve. Stand up, let your arms hang, shake out your hands. You may leave it for today, unfinished.',
    ],
  },
  hear: [
    "So that's how high the bar is. Who set it, do you think, you or somebody before you?",
    "I see. What has it cost so far: sleep, things you didn't hand in, people you didn't call?",
    'Thanks. And when somebody else makes the same mistake in front of you, what goes through your mind about them?',
  ],
  reassure: [
    "I can't tell you that it's good enough; I haven't seen it, and you'd check it once more anyway. Known: what was asked for. Guessed: that they'll take you apart over the rest. Want to test the guess on something small?",
    'Nobody can promise that no one will find a flaw. There probably is one. The open question is what happens then, and that you can find out. Want to pick something little?',
  ],
  answers: [...perfectionAnswers, ...perfectionReplies],
}
