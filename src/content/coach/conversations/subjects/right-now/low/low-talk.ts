import type { Answer } from '../../../conversation.ts'

export const lowTalk: readonly Answer[] = [
  {
    like: [
      'night shifts are killing me, a few more weeks to go',
      'on nights till the end of the month and im a zombie',
      "This schedule wears me out. Soon I'll be back on days.",
      'graveyard shift has got me so low, 2 more weeks',
    ],
    say: [
      "Nights like that drain anybody; you're awake when everyone you know is asleep. At least there's an end date. Until then, guard your sleep, see daylight once a day if you can, and let the rest slide. Anything in particular that's worst?",
    ],
  },
  {
    like: [
      "I don't really know why I'm writing, the house is so quiet",
      'retired, live alone, no idea what I want from this',
      "it's silent here all day. not sure what I'm even asking",
      'dunno why im here. flats empty and i wanted to type something',
    ],
    say: [
      "You don't need a reason to write here. A quiet home can be hard to sit in, and telling somebody about it is reason enough. I'm a program, but I do answer. When is it quietest, morning or evening?",
    ],
  },
  {
    like: [
      'flat. nothing happened. came home and lay on the floor',
      'idk why just empty after work',
      'worked a double, got home, sat in the car an hour',
      'No reason really. I feel nothing today',
    ],
    say: [
      "Then rest where you are for a bit. Some days use everything up, and there's nothing left over to feel with. Drink some water, eat something small, and leave the rest. Has it been like this for long?",
    ],
  },
  {
    like: [
      'i get to work fine but the flat is a tip',
      'job gets done. dishes dont. nothing else does',
      "At work I function, at home there's mold in the cups",
      'i can do my shift and thats it, havent washed up in weeks',
    ],
    say: [
      "So whatever you have goes to work, and there's none left for you. That's a sign of how low you're running, and no sign of laziness. Today, only one thing: the worst dish, washed or thrown out. And if it's been two weeks or more, tell a doctor exactly what you told me.",
    ],
  },
  {
    like: [
      'nothing to say really. i get up, i eat, i sit',
      'same as always, get up, tv, bed',
      'Not much. I do the dishes and look out the window',
      'nothing new. wake up work sleep',
    ],
    say: [
      'Thanks for telling me. Some days, getting up and keeping going takes more than anyone can see. And then there are the empty hours. Are they restful, or do they drag?',
    ],
  },
  {
    like: [
      'my birthday today and only a delivery came',
      'my kids sent flowers for my birthday, nobody came',
      'another birthday alone, my daughter sent a gift card',
      'the only one who sang for me was the courier',
    ],
    about: 'over',
    say: [
      `Happy birthday. Something at the door and nobody in the other chair is a lonely way to spend it. If somebody sent it, you can tell them what you'd have liked with it: "Thank you for that. Call me, I'd love to hear you."`,
    ],
  },
  {
    like: [
      'i should be happy, i got everything i wanted, and i feel nothing',
      'got into my dream school and i just lie in bed',
      'By rights I ought to be delighted, and all is gray',
      'everyones proud of me and i feel empty. bed work bed',
    ],
    say: [
      `"Should be happy" makes it heavier, because now you feel bad about feeling bad. Good news doesn't switch this off. When it's been gray for weeks, that's worth telling a doctor, in those words. Who close to you knows how it really is?`,
    ],
  },
  {
    like: [
      'opened the curtains and the neighbor waved at me',
      'got as far as the window today and someone out there lifted a hand',
      'curtains done. a man with a dog waved up at me',
      'I sat by the window like I said and the postman gave me a wave',
    ],
    about: 'over',
    say: [
      "Curtains open, and somebody on the other side of them waved. That's a good piece of the day. You were seen, and you didn't have to say a word for it.",
    ],
  },
  {
    like: [
      'i waved back from the window with my coffee',
      'lifted my cup at him through the glass',
      'I nodded at her from the window',
      'held up my hand behind the glass, that was all',
    ],
    about: 'over',
    say: [
      "You answered. That's a whole conversation between two people, through a window, and nobody had to say a word. I'm glad you had it.",
    ],
  },
  {
    like: [
      'lost the business last year and then the house',
      'been a year since i went bankrupt, my wife says its only stuff',
      "We had to sell the farm in spring. Everyone says it's only land",
      'company folded, had to move back to my parents, just tired since',
    ],
    say: [
      'You lost what you\'d built, and then you had to carry on as if it were nothing. No wonder you\'re tired. Anyone who calls it "only stuff" may mean it kindly, and it was more than that. Have you told a doctor how long the tiredness has lasted?',
    ],
  },
  {
    like: [
      "no nothing like that, it's just flat",
      'not dark, just kind of gray all the time',
      "nah im not thinking that, everything's just dull",
      "No, I'm fine that way. It's only empty, like nothing's on",
    ],
    say: [
      'Thanks for answering that straight. Gray is still worth taking seriously, even when nothing is dark. Days with little in them tend to run together like that. How long has it been this way?',
    ],
  },
  {
    like: [
      'nobody takes the mick out of me since I left the army',
      'i miss the banter, at this job no one even insults me',
      "Since I got out nobody gives me any crap all day and it's awful",
      'left the service, now I sit by myself and no one rips on me',
    ],
    about: 'over',
    say: [
      "Being insulted all day by people who'd carry you out of a fire. That's company, and it's hard to find anywhere else. No wonder it's too quiet now. Is there one of the old crew you could call tonight and trade insults with?",
    ],
  },
  {
    like: [
      'nobody really. my brother has his own problems',
      "I've one sister but she's busy with her lot",
      'no one. friends all got kids now',
      'There is my son, but he has enough on his plate',
    ],
    say: [
      `So there's nobody close by to tell, and that wears a person down. Somebody having their own load doesn't mean they wouldn't want to know. Could one line go out today: "I'm a bit flat. Got ten minutes for me?"`,
    ],
  },
  {
    like: [
      'used to be the joker in the group chat, havent written in months',
      'I was always the funny one. Now I only read along.',
      'the lads chat is all memes and i stopped posting ages ago',
      "My old team has a group, but I've gone silent in it",
    ],
    say: [
      `When the funny one goes quiet, somebody has probably noticed, even if all they post is another joke. You don't have to come back funny. Pick the one you trust most and text only them: "Been quiet. Bit rough, to be honest. You around?"`,
    ],
  },
]
