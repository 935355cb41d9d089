import type { Answer } from '../../../conversation.ts'

export const classTalk: readonly Answer[] = [
  {
    like: [
      'what if my critique makes him cry',
      "I have to comment on other people's work and I don't want to be cruel",
      'peer review tomorrow and she takes everything personally',
    ],
    about: 'coming',
    say: [
      `You can be honest without it hurting. Say one thing that stayed with you, then ask about one thing: "I liked this line. Here I got lost, what did you mean?" A question leaves them room. Somebody sensitive will mostly hear that you read it closely.`,
    ],
  },
  {
    like: [
      'i have to go the long way round so i dont pass them',
      'i take the back stairs to avoid people so im always late',
      'I walk round the whole building so that nobody sees me',
      'cant go through the main hall so i miss the start',
    ],
    say: [
      `So there's something on the short way that you'd rather not meet. Going around it costs you the class. You don't have to tell the tutor everything: "Getting there is the hard part for me" is a start. What is it on the direct way?`,
    ],
  },
  {
    like: [
      'prof called on me twice and i froze both times',
      'twice now ive gone red and said idk',
      "It's happened two or three times, I said I don't know",
      'couple times yeah. blanked each time',
    ],
    say: [
      `A few times is enough to make you listen for your name all hour. You got through each one, though. Give yourself something between an answer and "dunno": "I'm not sure, I'd start with ..." Half a thought is better than a blank, and it takes three seconds.`,
    ],
  },
  {
    like: [
      'ok that one i could say',
      'yeah i think i can manage that line',
      "that doesn't sound stupid, i might use it",
      'That I could actually say out loud',
    ],
    about: 'coming',
    say: [
      "Good. A sentence you can picture yourself saying is worth more than a clever one. Say it out loud once or twice at home so your mouth knows it. Then it's there when you need it.",
    ],
  },
  {
    like: [
      'not asking him today hes in a mood',
      'shes grumpy today ill wait',
      'maybe not now, the boss looks stressed',
      "teacher's in a foul temper so it'll have to wait",
    ],
    about: 'coming',
    say: [
      `Good reading of the room. Pick the day now, though, so "not today" doesn't turn into never: the next time you see them, at the very start, before anything has annoyed anyone.`,
    ],
  },
  {
    like: [
      'new school again and i have to introduce myself again',
      'they want 3 fun facts about me, hate it',
      'moved so many times and every teacher does the tell us about yourself thing',
      'have to do the stand up and say something about you bit, again',
    ],
    about: 'coming',
    say: [
      `Again. You could do it in your sleep by now. Keep one set for all of them: one place you've lived, one food, one thing you like to do. And you're allowed the true one: "I've done this so often, I'm good at it by now."`,
    ],
  },
  {
    like: [
      'i think hes cute when he gets it wrong lol',
      'Honestly, I find her mistakes charming.',
      'when she messes up i think its sweet, when i do it its a disaster',
      "I think he's lovely and hopeless at it.",
    ],
    say: [
      "So that's what a mistake does when somebody else makes it: you like them more. When you slip, others may be thinking the same about you. Has anybody in there been unkind, or only patient?",
    ],
  },
  {
    like: [
      'got dumped and now i have group lab, do i have to talk to them',
      "My heart's broken and I'm supposed to make conversation at work. Must I?",
      'do i have to talk to people in class when i just got broken up with',
      'We split up this week. Can I be silent in my seminar?',
    ],
    about: 'coming',
    say: [
      `No. You can do your part and be quiet: "Rough week, I'm not very chatty today." Nobody needs the story. I'm sorry about your heart. That's rotten timing.`,
    ],
  },
  {
    like: [
      'no idea, i dont even know what the thing is called',
      "I couldn't say who else doesn't know. I don't understand it myself.",
      'lol how would i know im the one whos lost',
      "Nobody asks, so I can't tell if I'm the only one who doesn't get it.",
    ],
    about: 'coming',
    say: [
      `Fair, you'd need to get it first to know. There's your question, then, and it's a good one: short and about the material. "Could you say again what that is?" You're rarely the only one in a room who's lost.`,
    ],
  },
  {
    like: [
      'we have to critique each others work in class and i dont want to be mean',
      'peer review tomorrow and i have to tell someone whats bad about their essay',
      'how do i give feedback on a classmates story without hurting them',
      "have to say what's wrong with somebody's drawing in front of everyone",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You don't have to say what's wrong with it. Say what it did to you as a reader:\n"This line stayed with me."\n"I got lost here. What did you want it to mean?"\n"I'd like more of this part and less of that one."`,
    ],
  },
  {
    like: [
      'ok "pass" i can do, that\'s nothing',
      'saying come back to me, yeah, i could do that',
      "that's short enough, I can manage that",
      'two words, i can handle that',
    ],
    about: 'coming',
    say: [
      "Good, and it's true: two seconds, and it's no special treatment. Everybody gets to pass. You may even find you have something by the time it comes back around. And if not, you can pass twice.",
    ],
  },
  {
    like: [
      'sounds good in theory',
      'yeah thats nice on paper but in real life no',
      "you make it sound simple, it isn't",
      'in theory sure. in front of 40 kids, no',
    ],
    about: 'coming',
    say: [
      "It does, and paper doesn't have a dry mouth. So test it where it's cheap: tonight, out loud, standing up, to one person or the wall. See whether the second time is any less bad than the first. If it isn't, I'm wrong.",
    ],
  },
  {
    like: [
      'practiced it on my dog, he fell asleep',
      'said it to my cat. she left. so that went well',
      'I rehearsed the sentence in front of my plants like you said',
      'done, told my teddy. he had no questions lol',
    ],
    about: 'coming',
    say: [
      "A tough audience, and you got to the end. The words have been out of your mouth once now. They won't be brand new when you say them in the room.",
    ],
  },
  {
    like: [
      "I don't even know what the little symbol over the letter means",
      'the smallest thing is what that sign stands for',
      'id ask what the squiggle on the board is',
      'The tiniest question I have is what that abbreviation means',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's the perfect first one: short, and it's likely somebody nodding doesn't know either. Ask it plainly, no apology in front:\n"What does that symbol mean?"\n"Could you say what that stands for?"`,
    ],
  },
  {
    like: [
      "my heart races and I'm exhausted because my roommate keeps me up",
      'heart goes crazy plus i havent slept',
      "I'm too tired to think and then my pulse goes wild when I want to talk",
      "Pounding heart, and my neighbor's noise means I get no rest",
    ],
    about: 'coming',
    say: [
      'Those are two separate problems, and one makes the other louder: on little sleep, a heart tends to pound harder. Say one short thing early, before it builds. And the sleep needs looking after too. Which of the two should we do first?',
    ],
  },
  {
    like: [
      'she picks names out of a hat and i havent been picked yet, its coming',
      'Our professor cold calls at random. It will be me soon.',
      'teacher uses a random name wheel and im next i feel it',
      "He draws lots for who answers, and my luck won't last",
    ],
    about: 'coming',
    say: [
      `The lucky streak is the worst of it, because every day it's more due. Take away the surprise: read one page before class with the thought that it's you today, and have one line ready for the rest: "I'm not sure, but I'd start with this." That's an answer.`,
    ],
  },
  {
    like: [
      'i knew it was photosynthesis. i KNEW it. Jaylen said it after me and got the house point',
      'i had the answer in my HEAD and then marcus shouts it and teacher goes brilliant marcus',
      'I mumbled the right date, nobody heard, the girl next to me repeated it. She got the praise.',
      'it was 42. i said it. quietly. then leo said it and got a sticker',
      'Knew the whole thing. Was still deciding whether to put my hand up. Somebody else got the point.',
    ],
    say: [
      "That stings: you had it, and somebody else got the credit. You still knew it, and nobody can take that part. Often it only comes down to who's heard first. Next time, say it a bit louder and a bit sooner than feels comfortable.",
    ],
  },
]
