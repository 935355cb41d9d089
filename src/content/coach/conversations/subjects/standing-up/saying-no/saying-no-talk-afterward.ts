import type { Answer } from '../../../conversation.ts'

export const sayingNoTalkAfterward: readonly Answer[] = [
  {
    like: [
      'i said no and then somehow i said fine leave it with me',
      'told her not this week, then did it anyway',
      'I said next month and in the same breath I said okay',
      'managed the no for 2 seconds then caved',
    ],
    about: 'over',
    say: [
      'So half a no came out, and then the old yes caught up with it. The first half is new, and you heard yourself say it. Next time, say those words and close your mouth after them. The rest was the habit talking.',
    ],
  },
  {
    like: [
      'I said no and didnt explain and NOTHING HAPPENED',
      "told them not this time and they said fair enough, I'm buzzing",
      'said no to the committee today! first time in years',
      'i said no and now i want to say no to everything',
    ],
    about: 'over',
    say: [
      "A no, and nothing fell apart. I'm glad. That's a very good day for somebody who's used to saying yes. Hold on to how it felt, for the next time the yes comes up first.",
    ],
  },
  {
    like: [
      'i said maybe and she took it as yes',
      'told him "I\'m not sure" and he signed me up anyway',
      'I hinted no as hard as I could',
      'said "oh, we\'ll see" very firmly and now I\'m on the list',
    ],
    about: 'over',
    say: [
      `A no that sounds like a maybe leaves a door open, and somebody walked through it. You can still close it: "I should have said it clearly. It's a no from me." It's a late no, and it still works.`,
    ],
  },
  {
    like: [
      "He ignored it. I said I couldn't and he carried on planning.",
      "told her no, she acted like she didn't hear",
      'My no went straight past them.',
    ],
    about: 'over',
    say: [
      `You did say it. Being talked over after that is maddening, and it doesn't turn your no into a yes. You can repeat it without new reasons: "I said no, and I meant it." Same words, same tone, and then stop talking.`,
    ],
  },
  {
    like: [
      'she asked why, i said it again, she went oh ok',
      'Repeated it, as planned, and he said "fair enough".',
      'i just said let me check twice and she was like ok cool',
      'He pushed once, I said the same thing, he dropped it.',
    ],
    about: 'over',
    say: [
      `You said it again, the same words, and it held. All that stood behind the scary question was "oh, okay." I'm glad. You didn't need a new reason, and nobody was mad.`,
    ],
  },
  {
    like: [
      'texted her i cant, deleted like 2 sorrys',
      'Wrote him a no. Only one apology in it, I removed the others.',
      'sent it!! no excuse, one sorry',
      'I said no by message and kept it to a single sorry.',
    ],
    about: 'over',
    say: [
      "That's good editing. The apologies went out and the no stayed in. It's sent, it's clear, and it's kind enough. I'm glad. The time is yours now.",
    ],
  },
  {
    like: [
      'told him but it was so loud im not sure he heard',
      'I said it while the engine was running, so some of it got lost.',
      'said no to her but like half of it was over the phone cutting out',
      'I told them. In the noise, so who knows how much arrived.',
    ],
    about: 'over',
    say: [
      `You said it, noise or not. Half heard is still said. If you're not sure the no got across, one line in writing settles it: "As I said, I can't." How did they look?`,
    ],
  },
  {
    like: [
      'texted her no. that was the whole text',
      'sent it. short. yes to one thing no to the other',
      'I wrote it in five words and pressed send',
    ],
    about: 'over',
    say: [
      "A few words, and nobody could talk over them. That's as clear as it gets. If they come back with an argument, you've already answered. I'm glad you got it out.",
    ],
  },
  {
    like: [
      'told the agency everything and theyre putting it in writing',
      'i reported it and they sent her the rules',
      "I told the office, and they confirmed it isn't my job",
      'hr is sending my boss the contract lol',
    ],
    about: 'over',
    say: [
      "You told it plainly, all of it, and now there's paper. It's no longer your word against somebody's mood; it's written down what's yours to do and what isn't. Good for you. You stood up for yourself, and somebody listened.",
    ],
  },
  {
    like: [
      "turns out it wasn't even her, it was the other guy, and i've hated her for a year",
      'it was never him!! i feel so bad',
      'all this time I had blamed the wrong colleague',
      "wasn't her lol. owe her a coffee tbh",
    ],
    about: 'over',
    say: [
      "So you had the wrong person the whole time. That's a strange thing to learn, and a good one: there's somebody over there you can like now. You can be warmer from here on. You don't owe them the reason.",
    ],
  },
  {
    like: [
      'i said no by text and all she sent was a thumbs up',
      'wrote a short no and he replied "ok". that\'s IT',
      'all those excuses for years and a one line no got a like',
      'told her no in five words and she sent a thumb, unbelievable',
    ],
    about: 'over',
    say: [
      'All that explaining over the years, and a few words were enough. Nobody asked for more. You can retire the long excuses now. Enjoy that answer for a while.',
    ],
  },
  {
    like: [
      "they gave me the weekend shift again and i said ok, i'm not ok with it",
      "said sure no problem and it's a problem",
      "put me down for the holidays again, I said it's fine, it isn't",
      'agreed to cover again and im annoyed with myself',
    ],
    about: 'over',
    say: [
      `"It's fine" comes out so fast, and then you have the shift. It doesn't sound fine. You can still go back, today if possible: "I said yes too quickly. I can't do every one of these. Could somebody else take this one?"`,
    ],
  },
  {
    like: [
      'that saying no takes about two seconds',
      'I learned that they mostly just say ok',
      'That it is a very small word',
      'turns out no is a whole sentence lol',
    ],
    about: 'over',
    say: [
      "Shorter than all the dread before it, for sure. I'm glad. You said it, and nobody fell over. Keep that one.",
    ],
  },
  {
    like: [
      'turns out my boss didnt even know i worked every weekend',
      'she had no idea!! it was the system all along',
      "He hadn't noticed at all, the schedule makes itself",
      'imagine, i was mad for months and they never even knew',
    ],
    about: 'over',
    say: [
      "All that time it felt like somebody's judgment on you, and nobody had even noticed. I'm glad it came out. That's a lot of anger you can put down now.",
    ],
  },
  {
    like: [
      "my boss asked how my kids game went, he's got kids too",
      "turns out he knew and was totally fine, he's a dad himself",
      'She only wanted to know how it went. Her boys play too',
      'i was dreading him and he just asked about my daughter',
    ],
    about: 'over',
    say: [
      "So the one you'd braced for turned out to be another parent who asks how your kid did. That's a good turn, and now there's something you two can talk about. I'm glad it went that way.",
    ],
  },
]
