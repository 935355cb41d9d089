import type { Answer } from '../../../conversation.ts'

export const moneyTalk: readonly Answer[] = [
  {
    like: [
      'she owes me money and posts her shopping online',
      'a friend borrowed cash months ago and I need it for food',
      "he still hasn't paid me back but goes out every weekend",
      'lent my classmate money, i cant pay my bills and she buys coffee every day',
    ],
    say: [
      `That would burn, watching somebody spend while you count coins. It's your money, and months is a long time. Ask for it with a date: "I need it back now. Can you send it by Friday, or half now?" Leave what you saw out of it.`,
    ],
  },
  {
    like: [
      'he owes me money and hes out buying sneakers',
      'my friend hasnt paid me back and posts from restaurants',
      "She borrowed from me months ago and now she's on vacation",
      'owes me 200 since january and just got a new phone',
    ],
    say: [
      `That's maddening, watching your money go by in somebody else's hands. Ask for it in private, with the amount and a day in it: "You still owe me that money. Can you send it by the end of the week?" No joke around it and no sorry.`,
    ],
  },
  {
    like: [
      'a handshake is enough isnt it',
      'why would i need it in writing, we shook on it',
      'his word should be good enough no?',
      'do I really need a contract between friends',
    ],
    say: [
      `Often it is, and memory still plays tricks after a few months, on both sides. Paper isn't distrust. A friendly message does the same job: "So we both remember, this is what we said. Thanks again." If a yes comes back, you have it.`,
    ],
  },
  {
    like: [
      'ok im mostly guessing what he thinks of me',
      'yeah fine, she never said it, I assumed',
      'alright its in my head. partly',
      'true, nobody actually said that about the money',
    ],
    say: [
      "Good, then it's your guess, and money makes guesses harsh. What you know is how they've treated you so far. Is there a small sum you could name, with a day, so you can walk in with that instead of the guess?",
    ],
  },
  {
    like: [
      'he owes me money and just bought a motorbike, part of that bike is mine',
      'She posts her vacation pictures, and I paid for half of them, in a way.',
      'lol my friend owes me 300 and just got a ps5. basically my ps5',
      'I lent him money and now he has a new kitchen. I think of it as my oven.',
    ],
    say: [
      "In a way it is yours, yes. It's galling: you skip the subject so as not to be rude, and then you see where it went. You lent it in good faith. Asking for it back takes one sentence. Do you want it?",
    ],
  },
  {
    like: [
      "but isn't it shameful to ask for money",
      "i'd feel like a beggar asking him",
      'In my family one does not borrow. It is a disgrace, no?',
      'is it embarrassing to ask my friend for a loan',
    ],
    about: 'coming',
    say: [
      "No. It feels like shame because you're used to being the one who manages. Asking a friend openly, with an amount and a day you'll pay it back, is honest. Think how you'd see it if they came to you.",
    ],
  },
  {
    like: [
      "i feel awful asking, they've had such a hard year",
      'his wife was sick all winter, how can i ask for it back',
      "she's been through a lot so i feel like a jerk bringing it up",
      'It seems heartless to mention it, with the illness in their family',
    ],
    about: 'coming',
    say: [
      "You're not heartless. You waited because you saw what they were going through. You can be good to them and still want your thing back. Ask first how they are, and mean it. The other question can come after that. Would you like to find words for both?",
    ],
  },
  {
    like: [
      "he'll think i'm a fussy woman who knows nothing about roofs",
      "the mechanic will talk down to me because i don't know cars",
      "i'm scared the builder says im clueless and picky",
      "They'll treat me as a silly old lady who doesn't understand the work",
    ],
    about: 'coming',
    say: [
      `You don't need to know the trade. You know what you paid for and what still isn't right. That's the whole case: "It isn't fixed. When are you coming to finish it?" In writing, with a photo, so nobody can talk over you.`,
    ],
  },
  {
    like: [
      "if i ask him he'll take it out on my sister",
      'asking would cause trouble between them so i stay quiet',
      "he'd be in a mood with my mum for weeks if i ask for my money",
      'My brother-in-law would make her suffer if I asked',
    ],
    about: 'coming',
    say: [
      `So it would land on somebody you love. Talk to her first, alone: "I want to ask for my money back. How would that be for you?" If she's afraid of him or gets hurt, that matters more than the money. Help now on the screen has people to talk to today.`,
    ],
  },
  {
    like: [
      'why do i feel guilty asking for my own money back',
      "he owes me and I'm the one feeling like a criminal",
      "how come I'm embarrassed when she's the one who didn't pay",
      "Feels like begging and it's MY money",
    ],
    about: 'coming',
    say: [
      "Because you're the one who has to say it out loud, and the one who speaks first feels like the rude one. You aren't taking anything. You're asking for something that's already yours.",
    ],
  },
  {
    like: [
      'So explain to me why here I feel like a thief with my own needle',
      'back home i had my own salon and a waiting list. here i ask for 15 and feel like a beggar, why',
      'Why do I feel guilty sending an invoice? In Kyiv people thanked me for fitting them in.',
      'i was head cook for 20 yrs. now neighbours want cake free and when i say a price i feel dirty',
      "30 years a mechanic and I can't tell the guy next door it costs money without feeling like a crook. Explain that",
    ],
    say: [
      "Because back there people knew your worth before you named a price. Here you have to say it out loud, to people who haven't seen your work yet. Being paid for skill isn't taking anything from anybody.",
    ],
  },
  {
    like: [
      'before sitting. at the coat',
      'i could call the place before and tell them',
      'when i come in, at the door, to the girl with the menus',
      'Perhaps I say it at the bar first, before the others arrive',
      'on the way to the toilet i can tell the waiter. before we order',
    ],
    say: [
      'Yes, that\'s a good moment: early, quietly, before anybody has a menu. One line is enough: "Mine on a separate check tonight, please." Then it\'s settled, and you can sit down and think about the people instead of the bill.',
    ],
  },
  {
    like: [
      'client screwed me again. thats me down 4 grand on the tiles',
      'customer didnt pay AGAIN. im out 1800 for materials',
      "Another client has refused the invoice. That is three thousand I shan't see.",
      'got stiffed on a job, 2nd time this year. bought all the paint myself',
      "the guy cancelled after i'd ordered everything. same guy as last time. 900 gone",
    ],
    say: [
      "That's a lot of money to be out, and not for the first time. Be angry; it's fair. Then put it on paper: what was agreed, what was done, what's owed. A lawyer or a small-business advice line can tell you your options. What happened?",
    ],
  },
  {
    like: [
      'said "never mind" and held his torch for an hour',
      'told her "oh no worries" and then paid for her coffee too',
      'I said forget it. Then I drove him home',
      "He acted like he'd never borrowed it, so I laughed and helped him carry his shopping.",
      'she goes huh? what loan. and i just went lol nvm',
    ],
    say: [
      'A lot of people swallow it in the moment, and you were kind on top of it. "Never mind" doesn\'t cancel what\'s owed. You can still send it in writing: "I said never mind, but I do mind. When can I have it back?"',
    ],
  },
]
