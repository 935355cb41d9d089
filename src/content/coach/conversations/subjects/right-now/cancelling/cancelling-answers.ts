import type { Answer } from '../../../conversation.ts'

export const cancellingAnswers: readonly Answer[] = [
  {
    like: [
      'should i cancel or go',
      'just tell me what to do',
      'is it ok to cancel',
      'can i stay home',
      'go or not go i need an answer',
    ],
    say: [
      "It's up to you, and here's a way to tell. Imagine the fear were gone. If you'd want to go then, go for twenty minutes. If you wouldn't, or if you're ill or worn out, cancel early and rest.",
    ],
  },
  {
    like: [
      'what do i write to cancel',
      'what excuse can i use',
      'should i say im sick',
      'how do i get out of it without being rude',
      'help me write the message',
    ],
    say: [
      `Keep it short and true: "I can't make it tonight, I'm sorry. I hope you have a good time." You don't owe a reason. An invented one has to be remembered and makes the next time harder.`,
    ],
  },
  {
    like: [
      'are they mad that i canceled',
      'they only answered ok',
      'she wrote no problem but i think she is angry',
      'do they hate me for it',
      'nobody replied to my message',
    ],
    say: [
      "I can't know. People can be let down and still like you, and a short reply is often only that. If you'd like to see them, offer a date. What they do with it will tell you more than the wording.",
    ],
  },
  {
    like: [
      'i always cancel',
      'ive canceled on them three times already',
      'i do this every single time',
      "they'll stop inviting me",
      'i never follow through',
    ],
    say: [
      `It's a habit, and habits can change. One honest line is a start: "I cancel a lot because I get nervous, and I do want to see you." Then say yes to something short. A small thing you keep is worth more than a big promise.`,
    ],
  },
  {
    like: [
      'i feel so guilty',
      'im a terrible friend',
      'the relief lasted five minutes now i hate myself',
      'i ruined it for everyone',
      'why did i cancel i feel awful',
    ],
    say: [
      'You let somebody down a bit, maybe, and you can make up for it. One line with a sorry and a new date does it. Hating yourself all evening does nothing for them. Send the line and then do something ordinary.',
    ],
  },
  {
    like: [
      'what if i go and have nobody to talk to',
      'what if i stand there alone',
      'i wont know anyone',
      'what if its awkward',
      'and if nobody wants me there',
    ],
    say: [
      "Then you stand alone for a few minutes. It's uncomfortable, and you can do it. Say hi to whoever's nearest and ask how they know the host. After twenty minutes you can go home, and you'll know.",
    ],
  },
  {
    like: [
      'how do i leave early',
      'can i go after 20 minutes without it being weird',
      'what do i say when i want to leave',
      'is leaving early rude',
    ],
    say: [
      `Leaving early is fine in most places. Tell whoever invited you, one sentence: "I'm heading out, thank you for having me." If you say at the start that you can't stay long, that part is settled.`,
    ],
  },
  {
    like: [
      "i'm really tired though",
      'how do i know if im tired or scared',
      'i think i am actually getting sick',
      'i had a long week i need rest',
      'maybe im only an introvert',
    ],
    say: [
      "It can be both, and they're hard to tell apart from a couch. One check: imagine the others called it off. If you'd go lie down, you're probably tired. If you'd perk up, it's probably the fear.",
    ],
  },
  {
    like: [
      'i secretly hope they cancel',
      'im praying it gets called off',
      'i keep hoping for rain',
      'is it bad that i was happy when they canceled',
    ],
    say: [
      "Plenty of people hope for that, and it isn't bad of you. It tells you the fear is doing the talking. It says little about how you would find it once you're there.",
    ],
  },
  {
    like: [
      'its too late to cancel now',
      'can i cancel an hour before',
      'they already paid for my place',
      "i'm the one who invited them",
      'theyre already on the way',
    ],
    say: [
      "You still can, and the later it is, the more it costs the others. So this may be one for the short version: be there for the start, tell them you can't stay long. If you truly can't, call or write now, before they wait.",
    ],
  },
  {
    like: [
      'i said yes because i couldnt say no',
      'i never wanted to go in the first place',
      'i only agreed to be polite',
      'they pressured me into it',
      "i don't even like these people",
    ],
    say: [
      'Then canceling may be the honest thing, and a bit of practice in saying no. Say it early and without a story: "I said yes too fast. I\'m going to sit this one out." Next time, ask for a day to think.',
    ],
    item: 'challenge:ask-for-time-to-think',
  },
  {
    like: [
      'i already tried going for 20 minutes',
      'i went last time and it was horrible',
      'forcing myself makes it worse',
      'i tried that and hated it',
      'going didnt help',
    ],
    say: [
      "Then more of the same isn't the answer. Change something: fewer people, a thing to do together, somebody who comes with you the first time. It should be hard enough to learn from, and small enough to stay.",
    ],
  },
  {
    like: [
      'in my family you cant not show up',
      'its a religious thing i have to be there',
      'my relatives would be insulted',
      'where i come from canceling is a big insult',
    ],
    say: [
      "Then the choice is probably in how you go, and there's often more room than it seems. Greet the ones who matter first, take on a task, step out for a few minutes when you need it. Decide one of these beforehand.",
    ],
  },
]
