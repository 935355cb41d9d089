import type { Answer } from '../../../conversation.ts'

export const presentationAnswers: readonly Answer[] = [
  {
    like: [
      'what if i go blank',
      'what if I forget everything up there',
      'my mind goes empty in front of people',
      'what if i lose my place',
    ],
    say: [
      'Then you stop, look at your card, and say "give me a moment." A few seconds of quiet feel endless from up there, and you\'re allowed them. One keyword is enough to get back in.',
    ],
  },
  {
    like: [
      'what if my voice shakes',
      'can they hear my voice trembling',
      'my voice cracks in front of people',
      'i sound like im about to cry',
    ],
    say: [
      'Then it shakes, and you can say the next sentence with it shaking. It often settles after the first minute or two. If you fight it, it tends to stay longer.',
    ],
  },
  {
    like: [
      'what do i do with my hands',
      'my hands shake when i hold the paper',
      'where do I put my hands',
      'they will see my hands tremble',
    ],
    say: [
      'Let them hang, or move when you mean something. You can put the card down. If they shake, some people may see it, and you can keep talking.',
    ],
  },
  {
    like: [
      'where should i look',
      'do i have to look at them',
      'someone told me to look at the back wall',
      'i stare at my notes the whole time',
    ],
    say: [
      'At people, one at a time, for about a sentence each. Looking over their heads keeps you alone with your fear. Start with somebody who looks friendly or at least awake.',
    ],
  },
  {
    like: [
      'what if they look bored',
      'people were on their phones',
      'nobody smiled',
      'what if they laugh at me',
      'they stared at me with blank faces',
    ],
    say: [
      "Some of them may, and a blank face can mean anything: tired, hungry, listening. You can't read it from up there. Find one friendly face and talk to that one.",
    ],
  },
  {
    like: [
      "what if they ask something i can't answer",
      'im scared of the questions',
      'the q and a is the worst part',
      'someone always tries to catch you out',
    ],
    say: [
      `Then "I don't know, I'll find out" is a good answer, and it ends there. You can also ask them to repeat it, which gives you ten seconds to think. You aren't expected to know everything.`,
    ],
  },
  {
    like: [
      'what if i cry',
      "it's a eulogy and i will break down",
      'im going to cry during the toast',
      'i get emotional when i speak',
    ],
    say: [
      'Then you pause, let it come, and go on when you can. At a funeral or a wedding, people expect tears. Give someone a copy beforehand, so they can read the rest if you want them to.',
    ],
  },
  {
    like: [
      'should i learn it by heart',
      'do i memorize the whole thing',
      'is it better to read it out',
      'i wrote every word down',
    ],
    say: [
      "The first sentence and the last one, yes. The rest from a few keywords. A memorized talk falls apart when one word goes missing, and then you're hunting for a word instead of talking to people.",
    ],
  },
  {
    like: [
      'should i tell them im nervous',
      'is it bad to say i am nervous',
      'do i admit it at the beginning',
      'or should I pretend im fine',
    ],
    say: [
      "You can, once, in one sentence, and then go on. Many people find it takes the pressure off, because there's nothing left to hide. Saying it three times makes it the subject.",
    ],
  },
  {
    like: [
      'can i get out of it',
      'should i refuse to do it',
      'thinking about calling in sick',
      "i'd rather take the bad grade",
      'can someone else do it for me',
    ],
    say: [
      "You can ask, and sometimes a no is right. Before you back out, try asking for a change: shorter, sitting down, fewer people, or two of you. It's harder to come back once you've skipped one.",
    ],
  },
  {
    like: [
      'how often should i practice',
      'i practiced it 30 times and its worse',
      'how much should I rehearse',
      'the more i practice the more scared i get',
    ],
    say: [
      'Two or three times out loud, from start to end, is enough for most talks. After that, more practice is often the fear asking for certainty. Spend one of those rounds with a real listener.',
    ],
  },
  {
    like: ['i talk way too fast', 'i rush to get it over with', 'how do i slow down', 'i was done in half the time'],
    say: [
      "Draw a line on your card after each point, and breathe there. Rushing is a way of hiding, and it's a common one. Aim for one slow sentence at the start; the pace often follows it.",
    ],
  },
  {
    like: [
      'would a drink help before',
      'should i have a glass of wine first',
      'can i take something for the nerves',
      'what about beta blockers',
    ],
    say: [
      "I'd skip the drink. It can slur your words, and afterward it gets the credit. Anything you'd take as medicine is a question for a doctor or a pharmacist, not for me.",
    ],
  },
  {
    like: [
      'everyone else can do it',
      'the others arent even nervous',
      'why is it only me',
      'they all make it look so natural',
    ],
    say: [
      "They may be nervous too, and you can't see it from your seat. You know your own nerves from the inside, and theirs only from the outside. Ask one of them afterward how it was.",
    ],
  },
]
