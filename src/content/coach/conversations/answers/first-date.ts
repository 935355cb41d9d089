import type { Answer } from '../conversation.ts'

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
      "Talk about what's in front of you, then about what they brought up. Ask what you really want to know, and answer it yourself as well. Two questions in a row, then a bit about you. A gap now and then is part of it.",
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
      `You can, and one sentence is plenty: "I get nervous meeting people, so give me ten minutes." Nobody is owed your whole story on a first evening. Some will be relieved, because they're nervous too. How they take it tells you something.`,
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
      `You can cancel, and a true line is better than an illness: "I'm too nervous for tonight. Could we do an hour on Sunday?" If nerves are the only reason, try the short version first. If something about this person feels wrong, stay home.`,
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
      `You don't have to do anything, and neither do they. If you'd like to, ask: "Can I kiss you?" If you'd rather not, a small step back and "Good night, this was nice" is clear. A wave is a full goodbye.`,
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
      `There's no fixed rule; a common way is that each pays for their own, or that whoever invited pays. You can say early, "Want to split it?" And a date can be free: a walk, a bench, a library, a market.`,
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
      `You can leave at any time: "I'm going to head home. Thanks for meeting me." You need no reason. If you feel unsafe, skip the politeness. Go to the staff or to other people, call somebody, and don't let the person walk you home.`,
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
      'Nobody can promise that, and a few habits make it safer: a public place, your own way there and back, one friend who knows where you are. A short video call first shows you that they are who they say. Anyone decent will agree to that.',
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
      "Wear something you've worn before and can sit, walk and eat in, so that you can stop thinking about it. Whether they like how you look is up to them. You can put true, recent photos up, and then nobody gets a surprise at the table.",
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
      "A drink takes the edge off, and the price is that you never learn how you'd have been without it. Try the first half hour with none, or meet for a walk or coffee. If you don't drink at all, suggest the place yourself.",
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
      `It's rough when it happens. Wait twenty minutes, send one line, "I'm here, are you close?", then go home or treat yourself to something. A person who doesn't come has shown you how they deal with people. They never even met you.`,
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
      "You don't have to tell, and you may. Nobody sees a number on you. Many people come back to dating late or start late, and first dates feel like first dates to most of them. You know how to talk with one person. That's what it is.",
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
      'Then it has its own rules, and the nerves are much the same. With others at the table, too, you can ask one thing you really want to know and say one true thing about yourself. If you go without your family knowing, let one person you trust know where you are.',
    ],
  },
]
