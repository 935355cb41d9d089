import type { Conversation } from '../../../conversation.ts'
import { shopAnswers } from './shop-answers.ts'
import { shopReplies } from './shop-replies.ts'

export const shop: Conversation = {
  id: 'shop',
  name: 'stores, counters and waiters',
  tap: 'Stores and counters',
  open: {
    say: [
      'At a counter you have a few seconds, a stranger waiting, and often a line behind you. What are you afraid will happen in those seconds?',
      "You're the customer, and still it can feel as if you're asking for a favor or causing trouble. What do you expect them to say or do?",
      "It's such a short exchange, and the thinking about it can eat a whole day. Which moment is the worst: walking up, saying it, or what comes back?",
    ],
    taps: ["They'll be annoyed", "I won't find words", 'People behind me'],
  },
  openAfter: {
    say: [
      "So there was a counter, a person behind it, and something that didn't sit right. What was said, as near as you remember?",
      'Those exchanges take a minute, and then you answer back in your head for hours. Which part keeps coming back?',
    ],
    taps: ['They were rude', "I didn't say it", 'I made it awkward'],
  },
  glad: {
    say: [
      'You went up there and dealt with it. Good. That errand is off your list, and you were the one who did it.',
      "That's good to hear. A stranger, a counter, and you said what you came for.",
    ],
  },
  fear: {
    say: [
      'The picture in your head may be that they sigh, say no in front of everyone, and treat you as somebody who makes trouble. Is that close?',
      `Here's a guess: the words come out wrong, they say "What?", and the whole line turns to look at you. Is that about it?`,
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `This week, go to one counter or one employee and ask a single question, without practicing it on the way. "Where do I find this?" is enough. Guess first how they'll react, and stay for the whole answer. Would you try that?`,
      'A test that takes a minute: in a store you know, ask somebody who works there one plain question. No "sorry to bother you" in front. Then compare their face with the one you expected. Could you do that in the next few days?',
      'Before the big one, do a plain one. Ask for something small at a counter, like a bag, a price or when they close, and let the sentence come as it comes. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'ask one question at a counter without practicing it first',
  },
  stepAfter: {
    say: [
      `Write down the exchange like a script, only what was said, by whom. Ten minutes at most. Their mood and their opinion of you go under "guess." If something still needs doing, decide if it's worth a second visit or an email. Could you do that?`,
      "Give it ten minutes: what you wanted, what you got, what's left to do. If it can still be returned or asked about, there's usually another day and another employee. If not, close it. Would that help?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what was said, decide if anything is left to do, and close it',
  },
  other: {
    say: [
      "Another way is to change what you do in line. Leave the sentence alone and look around: what the person at the counter is wearing, what others are buying, what's on the walls. Speak when it's your turn. Would you try it next time?",
      'Rehearsing in line usually makes the words stiffer. Use the wait to look at the place instead: three things on the wall, the hands of the person at the register. The sentence you need is short and will be there. Would that work better for you?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'look around while you wait in line, instead of rehearsing',
  },
  smaller: {
    say: [
      `Smaller: the next time you pay anywhere, look up, say "Hi" and, at the end, "Thanks." Phone in your pocket. That's the whole exercise. Could you do that?`,
      "Start at the door. Go into one store, look around for two minutes, say hello if somebody greets you, and leave without buying. You're allowed to. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'go into one store for two minutes, look up, and say hello or thanks',
  },
  why: {
    say: [
      'Because the clerk in your head may be stricter than the real ones, and you only meet the real ones by going. One short exchange is a look at what they really do.',
      "Every sentence you prepare and every errand you hand to somebody else leaves the fear as it was. A short try, with a guess written down first, can change it. You don't have to be smooth for that to work.",
    ],
  },
  lines: {
    say: [
      `Say the thing first, then stop:\n"Hi. I'd like to return this."\n"This isn't what I ordered. Could you change it, please?"\n"I was charged twice here. Can you take a look?"`,
      `Plain and polite is enough:\n"Excuse me, where would I find this?"\n"I'm only looking, thanks."\n"I'd like to speak to whoever handles complaints, please."`,
    ],
  },
  when: {
    say: [
      'Good. Which day, and where will you be?',
      "Then give it a time, so you don't have to decide at the door. When would it be?",
    ],
    taps: ['Today', 'Tomorrow', 'Next time I shop'],
  },
  agreed: {
    say: [
      "That's the plan. It takes a minute, and it counts even if it comes out wrong.",
      "Settled. If you get there and it's not the day for it, you can walk out and come back another time. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You did it, with a real person looking back at you. That was hard to do. How did they react, next to what you had expected?',
      "Good. It's said and done, smooth or not. What surprised you about it, if anything did?",
    ],
    taps: ['They were fine', 'As I expected', 'They were rude'],
  },
  partly: {
    say: [
      'You went, and you did a piece of it. That counts. What happened at the point where you turned around or went quiet?',
      'Some of that errand is done, and you did it. Which part was it?',
    ],
    taps: ['I walked out', 'I gave in', 'I got halfway'],
  },
  didNot: {
    say: [
      'All right. The store is still there, and so is the choice. Was it the walking up, the line, or the thing you had to say?',
      'Then not this time. Was there too much riding on it, or did the day go another way?',
    ],
    taps: ['It was too big', 'No chance came', 'I sent someone'],
  },
  wentBadly: {
    say: [
      "That's unpleasant, and worse with other people standing around. What did they say, word for word if you can?",
      "That's a bad feeling to walk out of a store with. Take a minute before you decide what it says about you. What happened first?",
    ],
    taps: ['They were rude', 'They said no', 'I froze'],
  },
  distress: {
    say: [
      'You can leave the line. Put the basket down anywhere, go to the door, and feel the air outside. Read the sign across the street. Nothing on your list has to be bought right now.',
      "Stop here for a moment. Rest a hand on something solid, a shelf, a wall, a table, and notice if it's warm or cold. The errand can wait for another day. You can go home.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "I see. So there's the thing you want, and there's the person you have to ask. Which of the two is harder?",
    'That makes it clearer. When you imagine the person at the counter, what look do they have?',
    'Okay. And what do you usually do in that spot: go quiet, hurry, put it off, send somebody else?',
  ],
  reassure: [
    "I can't know how the person at the counter will take it. Known: questions, returns and complaints are part of their day. Guessed: that yours will annoy them. A plain question in one store would show you something real. Want to plan it?",
    "They may be friendly, tired or short with you, and no one can tell you which. It lasts a minute in each case, and you can leave. What you'd have then is a fact. Would you like to pick a small place to find out?",
  ],
  answers: [...shopAnswers, ...shopReplies],
}
