import type { Answer } from '../../../conversation.ts'

export const firstDateAnswers: readonly Answer[] = [
  {
    like: [
      'what do i talk about',
      'what are good first date questions',
      'give me topics',
      'what if we have nothing to say to each other',
      'i never know what to ask',
    ],
    say: [
      "Talk about what's in front of you, then about what they brought up. Ask what you really want to know, and answer it yourself too. Two questions in a row, then a bit about you. A quiet moment now and then is normal.",
    ],
  },
  {
    like: [
      'should i tell them im anxious',
      'do i say that i have social anxiety',
      'should i admit im nervous',
      'when do i tell him about my anxiety',
      'is it a turn off to say youre nervous',
    ],
    say: [
      `You can, and one sentence is plenty: "I get nervous meeting people, so give me ten minutes." You don't owe anyone your whole story on a first date. Some will be relieved, because they're nervous too. How they take it tells you something.`,
    ],
  },
  {
    like: [
      'how do i cancel',
      'id rather not go',
      'i want to call it off',
      'should i cancel im so nervous',
      'can i say im sick',
    ],
    say: [
      `You can cancel, and the truth works better than pretending to be sick: "I'm too nervous for tonight. Could we do an hour on Sunday?" If nerves are the only reason, try the short version first. If something about this person feels wrong, stay home.`,
    ],
  },
  {
    like: [
      'should i kiss them',
      'how do i say goodbye hug or handshake',
      'what if he tries to kiss me',
      'do i have to hug',
      'what about touching on a first date',
    ],
    say: [
      `You don't have to do anything, and neither do they. If you'd like to, ask: "Can I kiss you?" If you'd rather not, a small step back and "Good night, this was nice" is clear. A wave is a perfectly good goodbye.`,
    ],
  },
  {
    like: [
      'who pays',
      'i cant afford a restaurant',
      'i dont have money for dates',
      'should i offer to pay',
      'whats a cheap first date',
    ],
    say: [
      `There's no fixed rule. Often each person pays their own way, or whoever did the inviting pays. You can say early, "Want to split it?" And a date can be free: a walk, a bench, a library, a market.`,
    ],
  },
  {
    like: [
      'how do i leave early',
      'what if i want to go home',
      'how do i get out of it if its bad',
      'is it rude to leave after half an hour',
      'what if i feel unsafe',
    ],
    say: [
      `You can leave at any time: "I'm going to head home. Thanks for meeting me." You don't need a reason. If you feel unsafe, skip the politeness. Go to the staff or to other people, call somebody, and don't let the person walk you home.`,
    ],
  },
  {
    like: [
      'is it safe to meet someone from an app',
      'where should we meet',
      'ive never met anyone from online',
      'should i tell someone where i am',
      'what if hes not who he says',
    ],
    say: [
      "Nobody can promise that, but a few habits make it safer: a public place, your own way there and back, one friend who knows where you are. A short video call first helps you see that they're who they say they are. Anyone decent will agree to that.",
    ],
  },
  {
    like: [
      'what do i wear',
      'how do i look good enough',
      'i hate how i look in everything',
      'im not as pretty as my photos',
      'what if they dont like my body',
    ],
    say: [
      "Wear something you've worn before and can sit, walk and eat in, so that you can stop thinking about it. Whether they like how you look is up to them. If your photos are real and recent, nobody's in for a surprise at the table.",
    ],
  },
  {
    like: [
      'i always drink before a date',
      'can i have a drink to calm down',
      'we are meeting at a bar and i dont drink',
      'is one beer okay before',
      'i cant do a date sober',
    ],
    say: [
      "A drink takes the edge off. The catch is that you never find out how you'd have done without it. Try the first half hour with none, or meet for a walk or coffee. If you don't drink at all, suggest the place yourself.",
    ],
  },
  {
    like: [
      'when do i text after',
      'how long do i wait before writing',
      'should i text first after the date',
      'do i wait for him to write',
      'what do i write after a first date',
    ],
    say: [
      `The same evening or the next day, if you'd like to see them again: "I had a nice time. Would you like to meet again next week?" Waiting on purpose gains you nothing. If you'd rather not, a friendly no is kinder than silence.`,
    ],
  },
  {
    like: [
      'what if they dont show up',
      'what if i get stood up',
      'sitting there alone would kill me',
      'what if he sees me and walks away',
      'how long do i wait if theyre late',
    ],
    say: [
      `It's rough when it happens. Wait twenty minutes, send one line, "I'm here, are you close?", then go home or treat yourself to something. Someone who doesn't show up has told you something about them. They never even met you.`,
    ],
  },
  {
    like: [
      'ive never been on a date',
      'im 35 and this is my first date ever',
      'do i tell her i have no experience',
      'everyone else has done this a hundred times',
      'havent dated since my divorce',
    ],
    say: [
      "You can tell them, and you don't have to. Plenty of people start late or come back to dating late, and first dates are nerve-racking for most of them too. All it takes is talking with one person.",
    ],
  },
  {
    like: [
      'what if i shake or spill something',
      'what if i go red',
      'what if my voice trembles',
      'what if i sweat',
      'what if i cant eat in front of them',
    ],
    say: [
      `Then it happens, and you say, "Nerves," and wipe it up or leave it. You don't have to hide your hands or your face. And if eating is hard, meet for something other than dinner for now, with a meal as a later step.`,
    ],
  },
  {
    like: [
      'my family has to be there',
      'we meet with a chaperone',
      'its an arranged meeting',
      'dating is different in my culture',
      'my parents dont know im going',
    ],
    say: [
      'Then it has its own rules, and the nerves are about the same. Even with others at the table, you can ask one thing you really want to know and say one true thing about yourself. If you go without your family knowing, let one person you trust know where you are.',
    ],
  },
]
