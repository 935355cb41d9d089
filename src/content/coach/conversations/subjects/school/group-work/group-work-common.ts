import type { Answer } from '../../../conversation.ts'

export const groupWorkCommon: readonly Answer[] = [
  {
    like: [
      'should i say my idea or just go along with theirs',
      'i dont like their plan for the project, do i say so',
      'they talk and i just nod, do i say something',
      'Ought I to voice my objection to the group?',
      'in group i have idea but i stay quiet, i should say?',
      'speak up or let them do it their way',
      'do i text the group or wait til we meet',
    ],
    say: [
      'Say it, briefly, as a question: "What if we did it like this?" It takes a side without starting a fight. If talking over people is hard, write it in the group chat before you meet; then it\'s already on the table.',
    ],
  },
  {
    like: [
      'my group isnt doing their part. what do i write',
      'how do i tell a teammate to do their share',
      'How may I remind fellow students of the work they promised?',
      'im doing the whole project alone, text for the group chat?',
      'group member not work, what I say to him',
      'how do i speak up when we divide the tasks',
      'project due friday and nobody answers. words',
    ],
    say: [
      'Facts, a date, and who does what.\n"Hey all, here\'s what\'s done and what\'s left."\n"I\'ll do this part. Who can take the rest?"\n"Let\'s each post our part by Thursday evening."',
    ],
    asks: 'words',
  },
]
