import type { Answer } from '../../../conversation.ts'

export const gymTalkWords: readonly Answer[] = [
  {
    like: [
      'its the changing bit',
      'getting changed in front of everyone',
      "I could swim, it's the locker room that I can't do",
      'changing w the others. thats the worst part',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A lot of people hate that part, and it's a fair thing to ask about:\n"Could I change somewhere private? The changing room is hard for me."\n"Can I come with my things on already?"\n"Could I have five minutes before the others?"`,
    ],
  },
  {
    like: [
      'yes give me a line if someone asks why',
      'what do i say if they ask why im covered up',
      'yes please, something to answer when they comment',
      'A sentence for when someone asks about it, please.',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short, and then look back at what's going on:\n"I like it better this way."\n"Because I want to. You ready?"\n"No reason you need. Who's up next?"`,
    ],
  },
  {
    like: [
      'just not into it anymore, plus uni',
      'too much coursework and cba with the team tbh',
      "I've lost interest and my studies need me",
      "no drama, i just don't want to play anymore",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's reason enough, and it needs no story around it:\n"I'm stepping back this season. Thanks for having me."\n"I won't be coming to practice anymore, I need the time. It's been good. See you around."`,
    ],
  },
  {
    like: [
      "first wrestling class, what do I say to the stranger I'm paired with",
      'in bjj you grab people you dont know, what do you say first',
      'what do you say to your partner before a self defense drill',
      'At dance class I have to hold a stranger. What does one say beforehand?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You say hello, say you're new, and agree on how to stop:\n"Hi, it's my first class. Go slow with me?"\n"I'm new. If I do it wrong, tell me."\n"If one of us says stop, we stop, right?"`,
    ],
  },
]
