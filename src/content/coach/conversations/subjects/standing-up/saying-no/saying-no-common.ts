import type { Answer } from '../../../conversation.ts'

export const sayingNoCommon: readonly Answer[] = [
  {
    like: [
      'do i have to give a reason',
      'can i say no without explaining',
      'should i make up an excuse or be honest',
      'Must one justify a refusal?',
      'i want say no but what reason i give',
      'is "i cant" enough',
      'do i lie or tell her i dont want to',
    ],
    say: [
      'No reason needed. "Thanks for asking, I can\'t this time" is complete, and excuses only invite people to solve them. You don\'t have to lie either. Say it kindly, stop there, and let it be quiet for a moment.',
    ],
    about: 'coming',
  },
  {
    like: [
      'what if they get mad when i say no',
      'she will be angry if i refuse',
      'what if they dont like me anymore after',
      'Suppose my refusal gives offence?',
      'if i say no he will be angry with me',
      'im scared theyll be disappointed',
      'and if she keeps pushing',
    ],
    say: [
      "They may be disappointed for a bit; that's allowed, and you don't have to fix it. If they push, say the same sentence again, in the same friendly voice, with nothing added. People who care about you can live with a no. If you ever feel unsafe saying no to somebody, tell a person you trust, or tap Help now.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i said no and now i feel guilty',
      'told her no and i feel like a monster',
      'i said no!! but i keep thinking i should text her yes',
      'I declined, and have felt wretched ever since.',
      'i say no to my boss, now i feel bad',
      'said no and he got quiet. did i ruin it',
      'should i take it back',
    ],
    say: [
      "Keep your no. Guilt is common when you do something new. It doesn't mean you did anything wrong. They can be disappointed and still like you. Wait until tomorrow before writing anything, and see how it looks then.",
    ],
    about: 'over',
  },
  {
    like: [
      'how do i say no to an extra shift',
      'my manager keeps texting me to come in on my day off. what do i answer',
      "I'd like to refuse overtime without lengthy excuses. How?",
      "cant work saturday, they'll be mad. what do i text",
      'boss ask me always for more shift, I cannot say no. give me sentence',
      'they need someone sunday and everyone looks at me. words for no',
      'how do i turn down covering for a coworker again',
    ],
    say: [
      'A no needs no excuse.\n"I can\'t take that shift. Thanks for checking with me."\n"I\'m not available Saturday. I hope you find someone."\n"I\'ve covered what I can this month, so it\'s a no this time."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say no to a friend who always asks favors',
      'my friend wants me to help move AGAIN. how do i say no',
      'Please provide a kind refusal I can give when someone asks a favor.',
      'i say yes to everything. give me a way to say no',
      'she ask me to babysit every week, I want to say no',
      'need a simple no, in words',
      'they asked me to host and i really dont want to. what do i write',
    ],
    say: [
      'Kind, clear, and no long reason.\n"Thanks for thinking of me. I can\'t this time."\n"That doesn\'t work for me, but I hope it goes well."\n"I need to say no to this one."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i buy time instead of saying yes right away',
      'i always say yes on the spot and regret it. what can i say',
      'What might I reply when put on the spot with a request?',
      'they ask and yes just falls out of my mouth. what do i say instead',
      'need line so i can think before answer',
      'someone corners me in person for a favor, what do i say in the moment',
      'how to not answer immediatly when boss asks for something',
    ],
    say: [
      'Give yourself a pause you can come back from.\n"Let me check and get back to you tomorrow."\n"I need to think about that before I say yes."\n"If you need an answer right now, it\'s no. If you can wait, I\'ll let you know."',
    ],
    asks: 'words',
  },
]
