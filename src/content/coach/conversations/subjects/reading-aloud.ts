import type { Conversation } from '../conversation.ts'

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
      'From a whole page, it is mostly one word or one breath that stays with you. Which one is it?',
    ],
    taps: ['My voice shook', 'I lost my place', 'Someone laughed', "I couldn't do it"],
  },
  glad: {
    say: [
      'Good. They heard your voice from the first line to the last. That is behind you now, and it went well.',
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
      "There's nothing to repair when a word comes out wrong; the text is still the same. Ask one person who was there what the passage was about. Their answer tells you what got across. Would you do that and then leave it?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down for ten minutes what happened while you read, and then leave it',
  },
  other: {
    say: [
      'You could put your attention on the text instead of on your voice. Read as if one person in the room needs to know this, and give each sentence to them until the period. Would you want to try it that way?',
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
      'Because rushing to get it over takes your air away, and then the voice really does shake. Slower feels worse for a line or two. After that there is room to breathe.',
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
      "Good. What will you read, and when's a quiet ten minutes for it?",
      'Then choose the day, and choose the text right now, so there is nothing left to pick. Which day suits?',
    ],
    taps: ['Tonight', 'Tomorrow', 'At the next turn'],
  },
  agreed: {
    say: [
      "Okay, that's what you'll do. A stumble is allowed; it's part of the test.",
      'It stands, then. Slow is enough, and it does not have to sound good. I will ask you how it went.',
    ],
  },
  didIt: {
    say: [
      'You read it, out loud, with somebody listening. That took something. How was it, compared with what you had predicted?',
      'It counts, with every bump in it. What did you notice about the people listening?',
    ],
    taps: ['Less bad', 'My voice shook', 'They were fine'],
  },
  partly: {
    say: [
      'Those lines got read, and they count. Where did you stop?',
      'You began, and that is often the steepest part. What made it hard to go on from there?',
    ],
    taps: ['My air ran out', 'I rushed it', 'I passed halfway'],
  },
  didNot: {
    say: [
      'Then it waits. The same ten lines will do next week. Was the listener the problem, or the reading?',
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
      'Put the text down. Let your shoulders drop, hum one low note if you are alone, and look at the farthest thing you can see. You do not have to read anything now.',
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
    'Whether they noticed, I have no way to tell, and you would be guessing too. What a listener remembers can be asked, though, by reading to one person. Shall we start there?',
  ],
  answers: [
    {
      like: [
        'what if my voice shakes',
        'my voice trembles when i read',
        'everybody can hear it wobble',
        'how do i stop my voice from shaking',
        'what if my voice cracks',
      ],
      say: [
        "Then you read with a shaky voice, and the words still arrive. It can't be ordered to stop. Slowing down and finishing each breath at the period usually gives it more to stand on.",
        'It may shake at the start, and for many people it settles after a few lines. You hear it louder than the room does, because you also feel it in your throat. A recording will show you how much comes through.',
      ],
      item: 'challenge:record-thirty-seconds',
    },
    {
      like: [
        'what if i mispronounce a word',
        'i dont know how to say that name',
        'i trip over words all the time',
        'what if i read a word wrong',
        'long words scare me',
      ],
      say: [
        `Then you say it your way and read on. If someone corrects you, repeat it once and go on. For a name you can ask out loud: "How do you say this one?" Nobody knows them all.`,
      ],
    },
    {
      like: [
        'i lose my place',
        'what if the lines jump around',
        'i skip lines when im nervous',
        'the words swim in front of me',
      ],
      say: [
        'Then stop, find the line, go on; three seconds that feel like thirty. A finger or a card under the line is a fair tool, not a trick. If the words swim at home too, have your eyes or your reading looked at.',
      ],
    },
    {
      like: [
        'im dyslexic',
        'i have dyslexia and they make me read',
        'i read slowly and everyone waits',
        'reading is hard for me even alone',
        'im a bad reader',
      ],
      say: [
        'Then it is more work for you than for others, and that has nothing to do with how bright you are. You may ask for the text a day ahead, or for a shorter part. That is a fair request, and many schools and workplaces will grant it.',
      ],
    },
    {
      like: [
        'i run out of breath',
        'i cant breathe when i read',
        'i get no air after two lines',
        'how do i breathe while reading',
      ],
      say: [
        'Stop at each period and let the air come in before you start the next sentence. It feels too long and sounds normal. Running out usually comes from hurrying on one breath. You can practice that with five lines at home.',
      ],
    },
    {
      like: [
        'can i say no',
        'can i pass',
        'what if i refuse to read',
        'can they force me to read',
        'is it okay to skip my turn',
      ],
      say: [
        "In most rooms you can: \"I'd like to pass today.\" Sometimes it is graded, and then it's better to talk to the person before. If you pass every time, try one or two lines once, so that passing doesn't become the rule.",
      ],
    },
    {
      like: [
        'i count ahead to see which part is mine',
        'i practice my paragraph while the others read',
        'i cant follow the text because im waiting',
        'going around the circle kills me',
      ],
      say: [
        "Most people who dread this do that, and it costs you the whole text. It also makes the wait louder. Try following the current reader with your eyes for two turns. Starting cold is bumpier, and you'll see if that matters.",
      ],
    },
    {
      like: [
        'do they notice',
        'can people tell im nervous when i read',
        'is it as bad as it sounds to me',
        'do they hear it too',
      ],
      say: [
        "Some of it, maybe; how much can't be known from where you stand. Inside, you get heartbeat, breath and voice. They get the voice, while they follow the text. Ask one listener you trust, once.",
      ],
    },
    {
      like: [
        'what if they laugh',
        'they laughed last time i read',
        'people giggle when i mess up',
        'someone imitates how i read',
      ],
      say: [
        "Somebody might, and it would hurt. Wait until it is over, then read the next line; you don't have to laugh along. If the same people do it each time, tell whoever leads the group. That is theirs to stop.",
      ],
    },
    {
      like: [
        'i have to read at a wedding',
        'i was asked to do a reading in church',
        'i have to read at the funeral',
        'reading torah in front of everyone',
        'i have to recite in front of the congregation',
      ],
      say: [
        'You can do it slowly, and people there usually want you to get through it. Read it out loud on three days before, once to a person. Print it large. If your voice gives out, stop, breathe, go on. Pausing suits such a text.',
      ],
    },
    {
      like: [
        'my accent sounds bad when i read',
        'english isnt my first language and i have to read',
        'i sound different from everyone',
        'they dont understand my accent',
      ],
      say: [
        'People will hear an accent, yes. It tells them that you know another language. For being understood, pauses help more than a perfect sound: short stretches, a stop at every period, the important word a little louder.',
      ],
    },
    {
      like: [
        'why is reading worse than talking',
        'i can talk fine but not read',
        'why do i freeze with a text in my hand',
        'whats wrong with me its only reading',
      ],
      say: [
        "Because you can't swap a word, can't stop when you want, and everyone has the right version in front of them. In talk you have all those ways out. It's a different task, and it can be practiced by itself.",
      ],
    },
    {
      like: [
        'i practiced a hundred times and still messed up',
        'i already tried practicing at home',
        'practicing doesnt help',
        'at home its perfect',
      ],
      say: [
        "Then more repeats at home won't be what's missing. Alone, you train the words. What's new in the room is the listeners, so practice with one of them, and leave the mistakes in instead of starting over.",
      ],
    },
    {
      like: [
        'how long does it take to get better at this',
        'will it always be like this',
        'when does it stop',
        'how often do i need to practice',
      ],
      say: [
        "I can't name a date. A few minutes to one listener, several times a week, usually moves it within some weeks. The nerves may stay a while longer than the trouble. You can read well enough with both.",
      ],
    },
  ],
}
