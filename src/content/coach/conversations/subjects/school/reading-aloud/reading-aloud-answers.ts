import type { Answer } from '../../../conversation.ts'

export const readingAloudAnswers: readonly Answer[] = [
  {
    like: [
      'what if my voice shakes',
      'my voice trembles when i read',
      'everybody can hear it wobble',
      'how do i stop my voice from shaking',
      'what if my voice cracks',
    ],
    say: [
      "Then you read with a shaky voice, and the words still arrive. It can't be ordered to stop. Slowing down and taking a breath at each period usually steadies it.",
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
      "Then it's more work for you than for others, and that has nothing to do with how bright you are. You may ask for the text a day ahead, or for a shorter part. That's a fair request, and many schools and workplaces will grant it.",
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
      `In most rooms you can: "I'd like to pass today." Sometimes it's graded, and then it's better to talk to the person before. If you pass every time, try one or two lines once, so that passing doesn't become the rule.`,
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
      "Many people who dread this do that, and it costs you the whole text. It also makes the wait louder. Try following the current reader with your eyes for two turns. Starting cold is bumpier, and you'll see if that matters.",
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
      "Somebody might, and it would hurt. Wait until it's over, then read the next line; you don't have to laugh along. If the same people do it each time, tell whoever leads the group. That's theirs to stop.",
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
      'You can do it slowly, and people there usually want you to get through it. Read it out loud on three days before, once to a person. Print it large. If your voice gives out, stop, breathe, go on. A pause suits a text like that.',
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
      "Because you can't swap a word, can't stop when you want, and everyone has the right version in front of them. In conversation you have all those ways out. It's a different task, and it can be practiced by itself.",
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
      "I can't name a date. A few minutes to one listener, several times a week, usually helps within a few weeks. The nerves may stay longer than that, and you can read well enough with nerves.",
    ],
  },
]
