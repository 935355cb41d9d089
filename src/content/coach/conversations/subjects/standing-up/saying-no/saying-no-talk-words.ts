import type { Answer } from '../../../conversation.ts'

export const sayingNoTalkWords: readonly Answer[] = [
  {
    like: [
      'this kid keeps asking me for money and never pays it back',
      'he "borrows" my lunch money every week',
      'she wants another loan, its always me she asks',
      'hes asking for cash again and i always give in',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `If nothing ever comes back, it isn't a loan. If they threaten you or take it, tell a teacher or someone at home today. Otherwise, once, and walk on:\n"No. You still owe me for the others."\n"No, I need it myself."`,
    ],
  },
  {
    like: [
      "he'd just ask someone else probably",
      'nothing would happen, theyd find another person',
      'Most likely my boss would shrug and take the next on the list.',
      'prob nothing lol theyd ask my coworker',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then your no costs them one more question, and a yes costs you a lot more. Short, and with no story:\n"I can't do it this time. You'll have to ask someone else."\n"I've done my share of those. Not this time."`,
    ],
  },
  {
    like: [
      'work calls me in every day off and I never say no',
      'they ring me on my days off and i always go',
      'Each time I have a free day, my boss phones and I give in.',
      'every weekend they text me to cover and i say yes every time',
    ],
    asks: 'words',
    say: [
      `They call you because you say yes, and a day off you spend working isn't one. You can let it ring. If you pick up:
"I can't today. I'll see you on my next shift."
"No, I'm off. You'll have to try someone else."`,
    ],
  },
  {
    like: [
      'my son wants me to cosign and i dont know how to say no',
      'niece asked me to be guarantor, i love her to bits, now what',
      'family asked me to sign for a loan. how do I refuse',
      "he's like my own kid and he wants me on the lease",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Caring about them and signing are two things, so say both in one breath:\n"You matter to me, and I don't sign for loans. That's for anyone."\n"I can't be your guarantor. I'll sit down with you and look at other ways."\n"No to the signature, always yes to you."`,
    ],
  },
  {
    like: [
      'need a softer way to say i wont lie for them',
      'they want me to say something thats not true, what could a scared person say',
      'something cowardly but still no',
      "how do I refuse to sign a statement I don't agree with",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A quiet no is still a no:\n"That isn't how I remember it, so I can't say it."\n"I'd rather not put my name to that."\n"I can tell you what I saw. The rest I'll leave to others."`,
    ],
  },
  {
    like: [
      'they always want to know why when i say no',
      "she'll ask for a reason, what do I say",
      "if I decline they'll keep asking why",
      'what do i say when they go "but why not"',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then have one answer and use it twice:\n"I've thought about it, and it isn't for me."\n"No particular reason. It's a no this time."\n"I don't have more to say about it. How are you?"`,
    ],
  },
  {
    like: [
      'how do i ask my boss for a day off politely, in my culture you dont say no to him',
      "where I'm from you can't refuse an elder, how do I put it",
      "I need a respectful way to tell the manager I can't work sunday",
      'how do you say no to a senior without being rude',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Make it a request that honors them, and let them grant it:\n"Please, may I ask for one day off? I'll be here the other days."\n"I want to work well for you, and I need this one day."\n"With respect, would you permit it?"`,
    ],
  },
  {
    like: [
      "my roommate's boyfriend is always here and goes quiet when i walk in",
      "her bf basically lives here and it's so awkward in the kitchen",
      "My flatmate's partner stops talking the moment I enter",
      "he's on our couch every night and just stares at his phone when i come in",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's an odd feeling, being the one who interrupts in your own home. Keep it about the evenings, and ask your roommate alone:\n"I need some evenings with only us here. Can we pick which?"\n"Some nights are fine with me. Every night is too much."`,
    ],
  },
  {
    like: [
      'how do i tell my roommate her bf cant be here all the time',
      'my flatmates girlfriend is here 24/7, what do i say',
      'How does one ask a housemate to have fewer overnight guests?',
      'need a way to say ur man doesnt live here',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask when you two are alone, and talk about nights, not the person:\n"I'd like some evenings with only us here. How many could that be?"\n"Weekends are fine. During the week I need it quiet."\n"Every night is too much for me. What would work for you?"`,
    ],
  },
  {
    like: [
      "i'll do the food but i don't want to talk in front of people",
      'the cooking is fine, its the speech i cant do',
      "I can decorate the hall, I won't say a toast",
      'happy to help but not to stand up and speak',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then it's a yes and a no, and you can hand over both at once:\n"I'm glad to help. I don't want to give a speech."\n"Yes to the work behind the scenes. For the talking, please ask somebody else."`,
    ],
  },
  {
    like: [
      "yeah smaller please, I can't say no to her face",
      'i need a tinier step, I always cave when he asks',
      'make it smaller, no is too big for me',
      'Something smaller. I give in the moment they look sad.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then no "no" yet, only a pause before the yes:\n"Let me think about it, I'll tell you later."\n"Not right now. Ask me again tomorrow."\n"Hmm, give me a minute."`,
    ],
  },
  {
    like: [
      "I can't say no, I'd lose my shifts and I'm broke",
      "no costs me money, I've got twenty bucks till payday",
      'if i refuse she cuts my hours and i need the cash',
      'Saying no might cost me the job and rent is due',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then a flat no may cost too much right now. Put a price or an order on it instead:\n"I can do that as extra hours. Should I write them down?"\n"I can do that or the other thing today. Which first?"\n"I can do it this once. Who's next?"`,
    ],
  },
  {
    like: [
      "next time I'll say no is for my kid's recital",
      "probably the weekend of my son's game",
      'ill say no on my daughters birthday',
      "I would refuse the one on the 12th, it's my granddaughter's play",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's a very good reason, and it's on the calendar already. Tell them early, and leave out the sorry:\n"I'm not free that day."\n"I can't, I have something with my family."\n"That date is taken."`,
    ],
  },
  {
    like: [
      'how do i tell my wife i want one night out a week',
      'need words to ask my husband for an evening of my own',
      'I want poker on fridays, what do I say to her',
      'she decides everything, i only want one hour for my hobby, give me a line',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Ask for it as a standing date, with a day in it:\n"I'd like one evening a week for myself. Which day works for you?"\n"I miss having that. Can we put it on the calendar, every week?"\n"You take a night too. Which one would you want?"`,
    ],
  },
  {
    like: [
      'my aunt is coming over to sell me oils',
      'A friend wants to show me a business opportunity tonight, help',
      "cousin's pyramid scheme again and hes on his way",
      "She's coming with her Tupperware catalog and I can't say no",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say it at the start, before anything gets unpacked:\n"It's good to see you. I'm not buying anything, so let's have coffee instead."\n"I don't buy from people I know, and I won't sign up."\n"It's a no, and it'll still be a no later. How have you been?"`,
    ],
  },
]
