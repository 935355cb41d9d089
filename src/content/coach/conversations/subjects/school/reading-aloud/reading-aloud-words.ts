import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const readingAloudWords: readonly Answer[] = [
  {
    like: [
      'what do i say if i stumble over a word while reading out loud',
      'I trip over words when I read in front of people. Is there something to say?',
      'if i mess up a line reading aloud what do i say',
      'When I read aloud and make mistake, should I say sorry? Which words?',
      'lost my place reading to the class. line?',
      "I'm to read at church and fear stumbling. What might I say if I do?",
      'no, when i get stuck in the middle of reading. what then',
    ],
    say: [
      'You can usually reread it; if you want to say something, keep it small.\n"Let me read that again."\n"One second, I lost my line."\n"I\'ll start that sentence over."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask for an easier bit to read aloud',
      "I've been asked to read to the group and I want to ask for a shorter piece. How?",
      'want to read only a little bit, what do i tell the teacher',
      'They want that I read a long text. How to ask for a short one?',
      'can i ask to read a smaller part? words',
      "I've been put down for a long reading and would prefer a brief one.",
      'reading out loud scares me, how do i ask them to make it easier',
    ],
    say: [
      'Asking for a smaller piece keeps you in it.\n"Could I read a short part instead of the long one?"\n"Could I know my part ahead, so I can practice?"\n"Could I go early, so I\'m not waiting for my turn?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'theres a word i cant pronounce in what i have to read. what do i say',
      "How do I handle a name I don't know how to say when reading aloud?",
      'hit a word i couldnt say n froze. what could i say',
      'In the text are words that I cannot pronounce. What do I say to the people?',
      'weird names in my reading. line?',
      "There are difficult names in the passage I'm to read. How should I manage them aloud?",
      'what do i say when i get to a word i dont know in front of everyone',
    ],
    say: [
      'Give it a try and keep moving, or ask in one line.\n"I\'m not sure how to say this one, so here\'s my try."\n"How do you pronounce this?"\n"I\'ll find out how to say that one later."',
    ],
    asks: 'words',
  },
  {
    like: [
      'my voice shakes when i read out loud. should i say something',
      'What can I say if my voice trembles during a reading?',
      'voice goes wobbly reading aloud, line?',
      'When I read before people my voice trembles. Can I say something about it?',
      'they can hear im nervous when i read. what do i say',
      "I'm to give a reading and my voice quavers. Would a remark help?",
      'no my voice. it shakes when i read. what do i tell them',
    ],
    say: [
      'You can read right through it; if naming it helps, do it once.\n"I\'m a bit nervous, so I\'ll take this slowly."\n"Give me a breath, and I\'ll go on."\n"I want to do this well, so bear with me."',
    ],
    asks: 'words',
  },
  {
    like: [
      'they corrected my pronunciation in front of everyone while i was reading. what do i say',
      'What do I say when somebody corrects me as I read aloud?',
      'ppl keep fixing my words when i read. line?',
      'When I read, the others correct my accent. What can I answer?',
      'the teacher interrupts me each time i read wrong, what do i say',
      'I was corrected aloud in the middle of a reading. How does one respond?',
      'someone snickered and corrected me while reading. what do i say next time',
    ],
    say: [
      'Take the word, use it, read on.\n"Thanks, got it."\n"Thank you, I\'ll go from there."\n"Could you tell me at the end? I read better without stops."',
    ],
    asks: 'words',
  },
  {
    like: [
      'im asked to read out of nowhere. what do i say',
      "How do I buy a few seconds when someone says 'you read the next part'?",
      "she just goes 'ok you read' and i panic. words",
      'Suddenly they tell me to read, I need a moment. Which sentence?',
      'put on the spot to read aloud, line to get a sec?',
      'Should I be asked without warning to read, what might I say first?',
      'they hand me the paper and say read it to everyone. what do i say',
    ],
    say: [
      'A few seconds of looking at it first is normal.\n"Sure. Let me take a quick look first."\n"Okay. Where do I start and stop?"\n"Yes, give me a second to find the line."',
    ],
    asks: 'words',
  },
]
