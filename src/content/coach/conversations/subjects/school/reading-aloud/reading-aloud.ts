import type { Conversation } from '../../../conversation.ts'
import { readingAloudAnswers } from './reading-aloud-answers.ts'
import { readingAloudReplies } from './reading-aloud-replies.ts'

export const readingAloud: Conversation = {
  id: 'reading_aloud',
  name: 'reading out loud in front of people',
  tap: 'Reading out loud',
  open: {
    say: [
      'The words are fixed, the room is quiet, and the turn comes closer one reader at a time. What do you expect will happen when it reaches you?',
      "Reading out loud gives you no way around a word: it's printed there and everybody can follow along. Which part do you dread most: the waiting, the first line, or getting stuck?",
      'Your own voice is suddenly the only sound in the room. What are you afraid people would hear in it?',
    ],
    taps: ['My voice shakes', 'I trip over words', 'Waiting my turn', 'No air left'],
  },
  openAfter: {
    say: [
      'So you read, or you tried to, and they were all listening. What happened, from the first line to the last?',
      "From a whole page, it's mostly one word or one breath that stays with you. Which one is it?",
    ],
    taps: ['My voice shook', 'I lost my place', 'Someone laughed', "I couldn't do it"],
  },
  glad: {
    say: [
      "Good. They heard your voice from the first line to the last. That's behind you now, and it went well.",
      "That's lovely to hear. A page, out loud, by you. Enjoy how quiet it is now that it's done.",
    ],
  },
  fear: {
    say: [
      'Part of you may be expecting that your voice gives out in the middle of a line, and they all hear exactly how scared you are. Is that close?',
      "Maybe the worry is this: you'll stumble over a word a child could read, and they'll decide you can't read, or aren't very bright. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Ask one person you trust to listen to ten lines. Read them slower than feels right, and when you trip, go on without going back. Say first how bad you think it will sound. Then ask what they heard. Would you try that?',
      "Next time a text goes around, don't count ahead to find your lines. Listen to whoever is reading. When it's your turn, start slowly. You may expect that unprepared means terrible, so see if it does. Would you give that a try?",
      'Pick something short to read to others in the next few days: a message, a recipe, a verse, a rule of a game. Make one pause on purpose, a full breath long. See if anyone minds the gap. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:read-to-one-person',
    step: 'read ten lines to somebody, slowly, without going back when you trip',
  },
  stepAfter: {
    say: [
      'Ten minutes with a pen: which words came out, where you stopped, what the others did. How it sounded to them goes in another column, because you only heard it from inside. Then close the page. Could you do that?',
      "There's nothing to fix when a word comes out wrong; the text is still the same. Ask one person who was there what the passage was about. Their answer tells you what got across. Would you do that and then leave it?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down for ten minutes what happened while you read, and then leave it',
  },
  other: {
    say: [
      'You could put your attention on the text instead of on your voice. Read as if one person in the room needs to know this, and give that person each sentence, right up to the period. Would you want to try it that way?',
      'Another way is to talk to whoever hands out the turns. You can ask to know your lines a day ahead, or to go first, so the waiting is gone. Is that a person you could ask?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'read it for one listener, or ask to know your part ahead of time',
  },
  smaller: {
    say: [
      'Two minutes, door closed. Read anything out loud once, and when you stumble, leave the stumble in. Nobody has to hear it. Could you do that today?',
      "Read half a page to a pet, a plant or a small child. Slowly, with the mistakes in it. That's all of it. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'read half a page out loud alone and leave the stumbles in',
  },
  why: {
    say: [
      'Because counting ahead and reading ahead keep you from hearing anything, and your turn gets bigger with each reader. Without that, you find out what a normal, bumpy reading is like for the people who listen.',
      "Because rushing to get it over takes your air away, and then your voice really does shake. Slower feels worse for a line or two. After that there's room to breathe.",
    ],
  },
  lines: {
    say: [
      `For a stumble, a lost line, or a shaky start:\n"Let me start that line again."\n"I lost my place. Where are we?"\n"I'm nervous reading, so I'll take it slowly."`,
      `For asking ahead of time, or passing:\n"Could I know my part the day before?"\n"Can I go first? The waiting is the hard part for me."\n"I'd like to pass today, and read next time."`,
    ],
  },
  when: {
    say: [
      'Good. When do you have a quiet ten minutes for it?',
      'Then choose the day, and choose the text right now, so there is nothing left to pick. Which day works?',
    ],
    taps: ['Tonight', 'Tomorrow', 'At the next turn'],
  },
  agreed: {
    say: [
      "Okay, that's what you'll do. A stumble is allowed; it's part of the test.",
      "That's the plan, then. Slow is enough, and it doesn't have to sound good. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'You read it, out loud, with somebody listening. That took courage. How was it, compared with what you had predicted?',
      'It counts, with every bump in it. What did you notice about the people listening?',
    ],
    taps: ['Less bad', 'My voice shook', 'They were fine'],
  },
  partly: {
    say: [
      'Those lines got read, and they count. Where did you stop?',
      "You began, and that's often the steepest part. What made it hard to go on from there?",
    ],
    taps: ['I ran out of air', 'I rushed it', 'I passed halfway'],
  },
  didNot: {
    say: [
      'Then it can wait. The same ten lines will do next week. Was the listener the problem, or the reading?',
      'No harm done. What would have had to be different for you to begin?',
    ],
    taps: ['It was too big', 'I had no listener', 'I passed'],
  },
  wentBadly: {
    say: [
      "That's a hard one to walk away from. Being stuck in the middle of a line can feel endless. What did the people in the room actually do?",
      'It hurts when it goes wrong with everyone listening. No fixing for the moment. What happened when you reached the point where it went wrong?',
    ],
    taps: ['My voice broke', 'They laughed', 'I stopped reading', 'I was corrected'],
  },
  distress: {
    say: [
      "Put the text down. Let your shoulders drop, hum one low note if you're alone, and look at the farthest thing you can see. You don't have to read anything now.",
      'Wait a moment. Hold a cold glass or press your palms together, and feel that for a while. If your turn is coming, "I\'ll pass today" is allowed. You can stop here too.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So the waiting is part of it too, with the page getting closer line by line. Where does this come up for you?',
    'Thank you, that makes it clearer. Is it more about how your voice sounds, or about getting the words right?',
    "And the others can follow along and see each slip, or that's how it seems. How far back does this go?",
  ],
  reassure: [
    "I can't promise your voice will hold. What's known is how it feels from inside; how it sounds across a room is something you've never heard. You could record half a minute and compare. Would you want to?",
    'Whether they noticed, I have no way to tell, and you would be guessing too. What a listener remembers can be asked, though, by reading to one person. Want to start there?',
  ],
  answers: [...readingAloudAnswers, ...readingAloudReplies],
}
