import type { Answer } from '../../../conversation.ts'

export const sayingNoTalk: readonly Answer[] = [
  {
    like: [
      'its my mums voice, she never said no to anybody',
      'I got it from my father, he said yes until it made him ill',
      'my mother said yes to everyone till the day she died',
      "everyone in my family says of course even when they're dying inside",
    ],
    say: [
      `So you learned that word from somebody who never got to put it down. You can love them and still end the habit with you. Next time it rises in your throat, use three other words: "Let me check." They buy you a day to find your own voice.`,
    ],
  },
  {
    like: [
      'ive worked every weekend and im missing my kids games',
      'five saturdays in a row, my daughters recital is on a saturday',
      'He keeps asking for overtime and I never see my family',
      'weekends are when my son plays and im always on shift',
    ],
    about: 'coming',
    say: [
      `Then you've got the best reason there is, and kids aren't little for long. Say it before the next ask comes: "I can't do that day from now on. It's my kid's day." If there's a groan, say it again, the same words.`,
    ],
  },
  {
    like: [
      "i'd rather quit than tell her",
      'honestly id sooner move desks than say that to him',
      "no way, I'll change my name and leave town first",
      'I would rather never go in that kitchen again than bring it up',
    ],
    about: 'coming',
    say: [
      "Leaving would work until there's somebody like that in the next place. So the sentence is too big for now. Is there a smaller one you could say without your stomach turning over?",
    ],
  },
  {
    like: [
      'maybe if i dont look at her while i say it',
      'I could manage it if I stared at his shoes.',
      'ill just look at the floor and say no lol',
      "If I don't see the face fall, I might get it out.",
    ],
    about: 'coming',
    say: [
      `That's all right for a start. Pick your spot, say "No, thank you," and once it's out, look up and see what their face really does. A disappointed face usually gets over it.`,
    ],
  },
  {
    like: [
      'standing up front with everyone staring, my voice goes',
      'they want me to announce stuff and my voice shakes',
      "I wouldn't mind helping, it's the speaking out loud",
      'its the mic part. i cant do the mic part',
    ],
    about: 'coming',
    say: [
      `Then it's one piece you dread, and you could give back that piece alone: "I'll help, and I'd like somebody else to do the speaking. What else needs doing?" That's a no with an offer in it. What would you be fine doing there?`,
    ],
  },
  {
    like: [
      "they'll say i think i'm too good for it, the last one always did it",
      'people will talk, my predecessor never said no',
      "she'd tell everybody I've gotten above myself",
      "the guy before me did it for years so i can't say no",
    ],
    about: 'coming',
    say: [
      `Whoever did it before had their reasons, and that doesn't make it part of your job. People will probably say something, and you can let them. One kind line, said ahead of time: "I can't do it, so we need to find somebody."`,
    ],
  },
  {
    like: [
      '"i can come til 9 then i gotta go, i don\'t sleep well at sleepovers"',
      'my text would be: ill come for the movie but not stay over',
      '"I can make it for the first part, hope thats fine"',
      "here's what I'd write: happy to come, leaving at ten",
    ],
    about: 'coming',
    say: [
      `That's good. It says yes, it says until when, and it gives them nothing to argue with. If there's an "if that's ok" in it, you can take it out. Then send it as it is.`,
    ],
  },
  {
    like: [
      'telling him why feels like im making excuses',
      'i dont want to give reasons, sounds like an excuse',
      "if I explain myself it sounds like I'm begging",
      'should i tell my boss the reason or is that making excuses',
    ],
    about: 'coming',
    say: [
      `A reason is only an excuse when it isn't true, and yours is true. You can leave it out, too: "I can't make it that day" is complete. Say why if you want to, once. You don't need it as permission.`,
    ],
  },
  {
    like: [
      'that theyll go "seriously?"',
      'them saying "ok then" in that tone',
      'The little sigh she does when I say no',
      'what holds me back is the "fine, whatever"',
    ],
    about: 'coming',
    say: [
      `That one might come, and it's a word or two from somebody who hoped for a yes. You don't have to answer it right away, or with a new reason. If you want to: "I know. It's still what I can do."`,
    ],
  },
  {
    like: [
      'i need the money so i cant say no',
      'What stops me? rent, kids, everything',
      'cant refuse the overtime, bills',
      'I have a family. One does not say no to the boss',
    ],
    say: [
      `That's no small list. With bills to pay, a flat no can cost too much. Ask for an end instead of a stop: "I've done a lot of these lately. I can do this one, and then I need a break. Who's next?"`,
    ],
  },
  {
    like: [
      'i always have to translate at work and its not even my job',
      "They use me as the interpreter, I'm only the receptionist",
      'everyone asks me to fix their computer, im the accountant',
      "I end up doing the nurse's work because I'm there and I speak the language",
    ],
    say: [
      `So you're doing a second job on top of yours, because you happen to be there. And it's hard to say no when somebody needs it right then. It's for those in charge to solve: "I can't keep doing this on top of my work. Who do you call when I'm not here?"`,
    ],
  },
  {
    like: [
      'the permit. he signs for my permit every year. He never says it but he has a pen on the table always',
      'if i say no to the broken forklift he cuts my hours. he did it to luis',
      'My visa hangs on this job. So I climb the ladder, bad rung and all.',
      'she does the references. so when she says drive the van with bald tires i drive it',
      "He never threatens. He only mentions the contract renewal when I say the scaffold's loose.",
    ],
    say: [
      "They hold something you need, no wonder the no sticks. Unsafe is still unsafe. Name the danger and when you'll do it: \"It isn't safe in this. I'll do it as soon as it is.\" A union or labor office can tell you your rights.",
    ],
  },
  {
    like: [
      'its true though it does cost',
      "but he's right, he really doesnt have anyone else to drive him",
      "She isn't lying, though. Childcare is dreadful money these days.",
      'yeah but taxis ARE crazy expensive, he does need the lifts',
      'well they are short staffed, thats just a fact',
    ],
    say: [
      "It can be true, and you still don't have to pay for it with all your time. You can say both: \"I know it's hard, and I wish it weren't. I can do what we agreed.\" Seeing a problem isn't promising to fix it.",
    ],
  },
  {
    like: [
      "My lad's swimming gala. Fifty metres backstroke, he can't see where he's going, it's a riot",
      'my daughters school play, shes a tree',
      'Taking my dad fishing. First time since his hip.',
      'kids birthday, 9 of them, bouncy castle, god help me',
      "It's my niece's football final. She's in goal and she's four foot.",
    ],
    say: [
      "Then that day is taken, and by something better than work. You don't have to rank it or defend it: \"I can't do that day, I've got family plans.\" Then stop there. Go and watch.",
    ],
  },
  {
    like: [
      "I've been put down for sandwiches, flowers AND the hearse rota",
      'my name is on the sheet for cake stall, raffle and cleanup. i didnt write it',
      "Apparently I'm doing the minutes, the catering and the parking.",
      'they put me down for 3 shifts on the fete without asking',
      "I see I'm listed for driving, cooking and the speech at my aunt's do.",
    ],
    say: [
      "That's more than one person's share, and it sounds as if nobody asked you first. Keep one and hand the rest back while there's time: \"I can do this one. The others need somebody else.\" No reason needed. Which would you keep?",
    ],
  },
  {
    like: [
      'about nine years back',
      'when i was pregnant with my eldest. shes in college now',
      '2011, summer. so a while',
      'Must be ten years, he lent me the car that winter',
    ],
    say: [
      "Then you've had a long time to pay it back, and you probably have. Being thankful doesn't mean always being available. You can say both: \"I haven't forgotten what you did for me. I can't do this one.\"",
    ],
  },
]
