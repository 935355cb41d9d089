import type { Answer } from '../../../conversation.ts'

export const shakingTalk: readonly Answer[] = [
  {
    like: [
      "only shakes when someone's watching, fine on my own",
      'at home my hands are steady as a rock',
      "It only happens with people around. Alone there's nothing.",
      'nah its just when ppl look at me',
    ],
    say: [
      "That tells you a lot: your hands are fine, it's the being watched. So they don't need fixing at home, they need a few small tries with eyes on them. Start with one person who's kind, one small thing, and let it shake.",
    ],
  },
  {
    like: [
      'my hand shook so much my signature looks insane',
      'signed as a witness and it looks like a child wrote it',
      'had to sign in front of everybody, scribble forever',
      'my name on that paper is one long wobble',
    ],
    about: 'over',
    say: [
      'It counts like any other, wobble and all. A shaky signature says that somebody was nervous and signed anyway. You were asked, and you did it.',
    ],
  },
  {
    like: [
      'let it shake? why would i do that',
      'Why on earth should I allow it to tremble',
      'but if i let it people will see',
      'so im supposed to NOT fight the shaking? makes no sense',
    ],
    say: [
      "Because fighting it feeds it. Clenched muscles tremble more, and you end up working at two jobs: the thing itself and the hiding. If it's allowed to shake, you're down to one. Try it once where little depends on it, and compare.",
    ],
  },
  {
    like: [
      'i have to pour tea for guests and my hand shakes',
      'serving coffee at meetings and the cup rattles on the saucer',
      'When I pour the wine the bottle knocks on the glass',
      'my hands tremble when i serve people and you can hear it',
    ],
    about: 'coming',
    say: [
      `Let it rattle. Pour the way you always pour, fill it as full as you like, and keep talking. If somebody looks, "My hands are a bit shaky today" is plenty. Then see what they do.`,
    ],
  },
  {
    like: [
      'my hands started shaking this year, students can see it',
      'never had it before, now i tremble when i write in front of people',
      'After thirty years at this job my hand has begun to shake',
      'this tremble is new, started a few months ago, everyone sees',
    ],
    say: [
      `You've done this for years, so a new tremble is unsettling, and it makes sense that you notice every eye. Since it started lately, have a doctor look at it, so you know what it is. Until then, "My hand's shaky today" is plenty, and go on.`,
    ],
  },
  {
    like: [
      'did it, hands shook but nobody noticed',
      'paid by card, trembled, went through before anyone looked',
      'tried it at the store, still shaky but it worked',
      'I did it. A bit of a tremor, and no one said a word',
    ],
    about: 'over',
    say: [
      "It shook, and it worked anyway. You tried it where people could have seen, and the shaking didn't decide how it went. I'm glad.",
    ],
  },
  {
    like: [
      'in my head its you idiot, you useless idiot, every time',
      'the voice goes stupid, clumsy, everyone can see it',
      "when the boss watches me my head says you're worthless",
      'i call myself a waste of space the second i drop something',
    ],
    say: [
      "That's a rotten tune to have playing while someone stands over you. No wonder your hands go. You'd never say it to a friend. Whose voice does it sound like, if you listen?",
    ],
  },
  {
    like: [
      "will she think i'm a drunk because my hands shake",
      'what if they believe im on something when they see me tremble',
      "they won't think I drink, will they, with these hands",
      'people see me shaking and think hangover',
    ],
    about: 'coming',
    say: [
      `I can't promise what anybody thinks. Shaking hands in a new place mostly read as nerves, because people have had them. If it bothers you, say it first: "I'm a bit nervous, my hands do this." Then there's nothing left to guess.`,
    ],
  },
  {
    like: [
      'carrying soup with everyone watching, my hands go',
      "i'm a server and i shake when i bring the drinks",
      'coffee cups rattle when i carry them to a table',
      'they stare at the tray coming and I start trembling',
    ],
    say: [
      `And anything liquid shows every tremor. Look at where you're going, not at the rim, and let it rattle if it rattles. If a drop goes over: "That was a full one." Then set it down and go on.`,
    ],
  },
  {
    like: [
      'he asked if i wanted the receipt, thats all',
      'she said have a nice day and went on to the next one',
      'the guy only asked if i had a loyalty card',
      "cashier didn't notice, she said next please",
    ],
    about: 'over',
    say: [
      "That's how small it was from the other side of the counter. You shook, you got it done, and for them you were one more person in a long line. That's a good ending.",
    ],
  },
  {
    like: [
      'bank refused my signature because my hand shakes',
      'my writing goes all wobbly when they watch and it doesnt match the card',
      "I can't sign in front of the teller anymore, it was rejected once",
      'they said the signature doesnt match, cause i was shaking',
    ],
    asks: 'words',
    say: [
      `Being doubted over your own name in front of people is humiliating, and the bank can help with that:\n"My hand shakes when I sign. Can I renew the signature on file?"\n"Could I sit down to sign?"\n"Can I confirm with my ID instead?"`,
    ],
  },
  {
    like: [
      'when my boss goes through the mistakes out loud',
      'Fridays, she reads everyones numbers to the whole team',
      'worst is when he stands there listing what went wrong',
      'In the morning round, when the errors are read out',
    ],
    say: [
      "So everything that went wrong gets read out, with you in the front row. Anybody's hands might shake at that. You can let them. What goes through your head while it's being read?",
    ],
  },
  {
    like: [
      'i told him about my hands and he has it too, we both laughed',
      'she showed me her shaking hands and i cracked up',
      'I laughed right there in church, it was such a relief',
      'turns out he shakes too!! we laughed so hard',
    ],
    about: 'over',
    say: [
      "You laughed about the thing you usually hide. Good. Somebody knows now, and it turned out to be a relief. That's a better feeling than an hour of holding still.",
    ],
  },
  {
    like: [
      'told them about my shaky hands and then forgot the rest of the line',
      'i said half of it and blanked lol',
      'Got the first bit out and lost the second',
      'I tried it with one customer, only managed the first words',
    ],
    about: 'over',
    say: [
      "You said the scary half out loud, and that's the half that counts. The other half is the small one, and it can come next time. How did they take it?",
    ],
  },
  {
    like: [
      "they'll think i'm a drunk, my dad was",
      'People see my hands and think I drink',
      'my mum shook like that from booze and now i do and they must think same',
      'they prob think im on something',
    ],
    say: [
      "So it isn't only a shake. It's being taken for something you aren't, with somebody watching. That's heavy. You can't see what they think, and the guess comes from your own fear. A shaky hand under someone's eyes is what nerves look like.",
    ],
  },
]
