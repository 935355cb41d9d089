import type { Answer } from '../../../conversation.ts'

export const moneyTalkWords: readonly Answer[] = [
  {
    like: [
      'my roommate borrowed money a year ago and never paid me back',
      'lent a mate 200 quid ages ago, nothing since',
      'He took the money for his family last year and has not mentioned it again.',
      'she owes me money since summer and i dont know how to ask',
    ],
    asks: 'words',
    say: [
      `That's long enough to ask. Name a day, and keep it friendly:\n"You remember the money I lent you? I need it back. Can you pay by the end of the month?"\n"If it's too much at once, pay me a part each month."`,
    ],
  },
  {
    like: [
      'lent my neighbor a tool months ago and cant bring myself to ask',
      "he's a nice guy, I'm just bad at asking for my stuff back",
      'how do I get my drill back without it being weird',
      "she's had my book for a year and I'm terrible at this",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Asking for your own thing back takes one line, said in a friendly voice:\n"Hey, I need that back this weekend. When can I come by?"\n"You still have mine, right? I could use it now."\n"No rush, but could you drop it off by Sunday?"`,
    ],
  },
  {
    like: [
      'my sister owes me thousands, how do i bring it up',
      'how do I ask my brother for the money back',
      'my cousin borrowed a lot and acts like nothing happened, what do I say',
      'lent family a big sum and they never mention it. how to ask',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Get them alone, away from the family table, and name the amount first:\n"I want to talk about the money I lent you."\n"I need it back. What can you pay each month, starting when?"\n"I'd rather ask than be angry with you."`,
    ],
  },
  {
    like: [
      'he wrote back "for what"',
      'she replied what money',
      'i asked him to pay me back and he goes pay what',
      'they answered "how much?" and i froze',
    ],
    asks: 'words',
    say: [
      `Treat it as a fair question, and put the number in:\n"The money I lent you in ..., it's ... Could you send it by Friday?"\n"Sorry, that was short. Your share comes to ..."\n"What I paid for you back then. When can you send it?"`,
    ],
  },
  {
    like: [
      'i dont really need the money back thats why i cant ask',
      "It's not that I'm short. So what reason would I give?",
      'cant say i need it bc i dont, its just mine',
      'I can manage without it, which makes asking feel greedy.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You don't have to need it; it's yours. Leave the word out:\n"Can we square up the money I lent you? By the end of the month would be good."\n"I'd like to get that loan settled. What works for you?"`,
    ],
  },
  {
    like: [
      'he reads my messages about the money and doesnt answer. bought a new phone tho',
      "My sister owes me and leaves me on read, and she's just been on vacation.",
      'texted him 5 times about it, seen, nothing, and hes got new shoes',
      "I've written. He doesn't reply, and there is a new boat in the drive.",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Reading you, not answering, and spending: that stings. Text lets people hide, so do it face to face, alone:\n"I'd like a plan for what you owe me. What can you pay each month?"\n"You've seen my messages. When do I get the first part?"`,
    ],
  },
  {
    like: [
      'my cousin owes me money and just bought a new car',
      "she still hasn't paid me back and shes posting vacation pics",
      "He's owed me for months, yet there's money for a new television",
      'lent my buddy 300, he got new sneakers, i got nothing',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Seeing that must have stung. Leave it out and stick to the amount:\n"You still owe me that money. Can you send it by the first?"\n"I need that money back now. All at once, or in two parts?"\n"I haven't forgotten it. When can I count on it?"`,
    ],
  },
  {
    like: [
      'something kind but that still asks for it back',
      "can you write it so it's nice AND i get my stuff back",
      "they've had a rough year, how do i ask for my thing without being heartless",
      'do both, ask how they are and ask for it back',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Care first, then the ask, with no guilt in either:\n"I've been thinking of you. How are you all doing?"\n"Whenever it suits you, could I come by for the thing I lent you? No hurry."\n"I'll pick it up, you don't have to do a thing."`,
    ],
  },
  {
    like: [
      'yes help me write it, i only get as far as hi',
      'i type "hey" and delete it, give me the rest',
      'what do i put after "hi" to ask for my money back',
      'Please, I never get beyond the greeting when I ask her for the money',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Here's the rest of it, with a day in it:\n"Hi, how are you? About the money I lent you: could you send it by the end of the month?"\n"If it's too much at once, half now is fine. Tell me which day."`,
    ],
  },
  {
    like: [
      "i hinted but he didn't get it",
      'dropped a hint about the money, she just said thanks',
      "i asked how the car is hoping he'd remember he owes me",
      "I've alluded to the loan. He didn't take it up",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Hints like that go right past people. Say the thing itself:\n"About the money I lent you: can you send it this month?"\n"I need it back now. What day works?"\nNo joke before it and none after.`,
    ],
  },
  {
    like: [
      "can you make it a bit nicer, i don't want to sound cold asking for my money",
      'too blunt for me, soften it please',
      'sounds like a debt collector, can it be friendlier',
      "needs more warmth, it's family that owes me",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Warmer, and the date stays:
"I was glad I could help. Could you send it back by the end of the month? Here's my account."
"I hope things are better. I do need the money back, by the end of the month. Does that work for you?"`,
    ],
  },
  {
    like: [
      'he honestly forgot he owes me, he forgets everything',
      "she's not avoiding it she's just scatterbrained, still owes me 30",
      "i think my mate forgot about the money, he's like that",
      "they don't do it on purpose, they forget, but I'm out of pocket",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then it's only a reminder, and nobody's being cheap. Say it lightly:\n"Before we both forget: you still owe me from last time."\n"I covered you a while ago. Can you send it tonight?"\n"Friendly reminder about the money. Could you do it now?"`,
    ],
  },
  {
    like: [
      'i lent my brother money for a car and he drives around in it like nothing',
      'friend owes me big and posts holiday pics',
      "Lent a neighbor money for his roof. Nice roof. Haven't seen a cent",
      'she bought a phone with what i lent her and waves it in my face',
    ],
    asks: 'words',
    say: [
      `Watching your own money go by is a special kind of sore. Ask with a date in it:\n"The money I lent you, when can you start paying it back?"\n"Could you do a bit each month, beginning this one?"\n"I need it back now. What can you manage?"`,
    ],
  },
  {
    like: [
      'i dropped hints but he acts like he doesnt get it',
      'said im broke this month and she goes aw same',
      'I mentioned my rent. He nodded. Nothing',
      'kind of hinted about the money and they changed topic',
    ],
    asks: 'words',
    say: [
      `A hint lets them agree with you and keep the money. Say it in one sentence that needs an answer:\n"I need the money back that I lent you. When can you pay?"\n"I have a bill due this month, so I'm asking for it now. Is Friday possible?"`,
    ],
  },
  {
    like: [
      'not my actual brother, a friend, we just call each other that',
      'no hes like a cousin, not family',
      "She's not my sister by blood, we say sister",
      'bro as in friend not my bro bro',
    ],
    asks: 'words',
    say: [
      `Then I took it too literally. Somebody you call family can be even harder to ask. You can say that too:\n"You're like family, so I'll be straight. I need the money back. When can you start?"\n"I don't want this to sit between us. Can you do a part this month?"`,
    ],
  },
  {
    like: [
      "he's got a baby now, how can I ask for my money back",
      "she lost her job so I'd feel like a monster asking for the loan",
      'they have a newborn and im the one asking for cash',
      "His wife is pregnant. I can't bring up the debt now.",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You're taking nothing from a family; you're asking a grown-up about a loan. You can make it small for both:\n"I know things are tight. Could we do a small sum each month?"\n"No hurry this week. When could we look at the loan?"`,
    ],
  },
  {
    like: [
      "he'll act like he never borrowed it",
      'she\'d go "what drill?" and I\'d never see it again',
      'what if he says he doesnt have my stuff',
      "He'd pretend to have forgotten, and then I could say goodbye to my ladder",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then you help the memory along before anybody can say "what":\n"You still have something of mine. I need it this weekend, can I come by?"\n"I lent you that a while ago. Could you have a look for it?"`,
    ],
  },
  {
    like: [
      'can i ask for the money without saying how much',
      'Is there a more delicate way, one without the sum?',
      'too direct. softer way to ask for my money back pls',
      'how do i remind him he owes me without naming the number',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Yes. You both know the amount, so ask for a day:
"Could we find a day this month to settle up?"
"I'm putting my accounts in order. When would work for you?"
"May I remind you of the loan? The end of the month would help me."`,
    ],
  },
]
