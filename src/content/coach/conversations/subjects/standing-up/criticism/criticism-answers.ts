import type { Answer } from '../../../conversation.ts'

export const criticismAnswers: readonly Answer[] = [
  {
    like: [
      'what if they are right',
      "maybe it's true what she said",
      'the worst thing is he has a point',
      'what if i really am like that',
    ],
    say: [
      "Then there's one thing to change, and you know what it is. That's uncomfortable, and it has an end. Being right about one thing doesn't make them right about you as a person.",
    ],
  },
  {
    like: [
      'what if i cry',
      'i always tear up when someone criticizes me',
      'i start crying the second anyone is strict with me',
      'how do i not cry in front of them',
    ],
    say: [
      `Then you cry, and you can still finish the conversation. Say it in one line: "I tear up fast. Keep going, I'm listening." You can also ask for five minutes and come back. Tears are allowed to be there.`,
    ],
  },
  {
    like: [
      'i get so defensive',
      'i start explaining right away',
      "i can't stop justifying myself",
      'i snap at people who criticize me',
      'i argue every single point and then feel stupid',
    ],
    say: [
      'You can change that, one sentence at a time. Make your first sentence a question, whatever comes after. "What did you notice?" is enough. Your explanation can still follow, and it will fit better once you know what they mean.',
    ],
  },
  {
    like: [
      'why does it hurt so much',
      'why am i so sensitive',
      'why can one sentence ruin my week',
      'am i too thin skinned',
      "it was nothing and i'm destroyed",
    ],
    say: [
      "Because it lands on something you already fear about yourself, so it sounds like proof. People who were criticized a lot early on often have this. It's a sore spot, and sore spots can become less sore.",
      "It hurts because you care how you do and what you are to people. The remark is short. What makes it long is the part you add afterward, and that's the part you can work on.",
    ],
  },
  {
    like: [
      'what if it is unfair',
      "that wasn't even my mistake",
      'she blamed me for something i did not do',
      'he criticizes me for everything no matter what',
      "it's not true and i didn't say anything",
    ],
    say: [
      `Then you may say so, once and calmly, even a day later: "I've thought about it. That part wasn't mine." You don't have to win the argument. It's enough that your side has been said.`,
    ],
  },
  {
    like: [
      'they did it in front of everyone',
      'it was in public and everybody heard',
      'i was told off in front of the whole group',
      'everyone was listening',
    ],
    say: [
      `That's a humiliating way to be told, even if the point was fair. You can say it afterward, alone with them: "Next time, please tell me that privately." What the others thought is a guess. What you can check is how they treat you now.`,
    ],
  },
  {
    like: [
      'should i apologize',
      'do i have to say sorry',
      'do i need to write to them now',
      'should i send a long message explaining',
    ],
    say: [
      'If you did something that cost them something, yes, once and briefly. If they only disliked it, no. A long message written tonight mostly serves to calm you down. Sleep first, then see if two lines would do.',
    ],
  },
  {
    like: [
      'my partner criticizes me all the time',
      'my mom finds fault with everything i do',
      "it's constant at home",
      'he puts me down every day',
      'nothing i do is ever good enough for them',
    ],
    say: [
      "Criticism every day, about everything, is no longer feedback, and you don't have to get better at taking it. Tell somebody outside the house what is being said. If you're afraid of this person, Help now lists people who know about that.",
    ],
  },
  {
    like: [
      "you can't talk back in my family",
      'in my culture you do not contradict elders',
      'i was raised to keep quiet when older people criticize',
      "i can't answer my father like that",
    ],
    say: [
      `Then leave the contradiction out. Respect and a clear head can go together: "I hear what you want from me. I'll think about it." You decide afterward, on your own, what in it is useful, and you don't have to announce that.`,
    ],
  },
  {
    like: [
      'how long will this sting',
      'how do i stop thinking about it',
      "it's been days and i still hear it",
      'when do i forget it',
      'it plays in my head at night',
    ],
    say: [
      'It usually fades over days, and going over it keeps it fresh. Give it one fixed time, ten minutes with paper, and at other times tell yourself "later" and turn to what\'s in front of you. You\'ll have to do that many times.',
    ],
    item: 'lesson:why-your-brain-replays-it',
  },
  {
    like: [
      'i criticize myself worse than anyone',
      'i am my own worst critic',
      'nobody has to say anything i do it myself',
      'the voice in my head is the meanest',
    ],
    say: [
      "Then their remark gets help from inside, and that's why it's so loud. Try this once: write down your own version and theirs, side by side. You answer only theirs. Yours was never said by anybody.",
    ],
  },
  {
    like: [
      "i'd rather avoid people who criticize",
      'i quit things before anyone can complain',
      "i don't show anyone what i do anymore",
      'i stopped trying so nobody can say anything',
    ],
    say: [
      "You can stay away from people who are cruel, and that's sound. If it has become everybody, it costs you a lot. Try showing one unfinished thing to one fair person, and ask for one remark. Then stop there.",
    ],
  },
  {
    like: [
      'what do i say back',
      'i never know how to react',
      'my mind goes blank when someone criticizes me',
      'i only think of an answer hours later',
    ],
    say: [
      `One sentence is enough: "Okay. Let me think about it." It fits fair and unfair criticism, and it buys you the hours in which your real answer turns up. Then you can go back with it.`,
    ],
  },
]
