import type { DailyCue } from './daily-cue.ts'

export const secondDeck: readonly DailyCue[] = [
  {
    text: 'Does this one stop at the lobby, or am I about to see the garage?',
    situation: 'elevator',
    tip: 'It is a real question about a real panel of buttons.',
  },
  {
    text: 'That umbrella has seen some weather today.',
    situation: 'elevator',
    tip: 'Say what you can both see. No answer is needed.',
  },
  {
    text: 'When the good coffee is gone, what do you drink?',
    situation: 'coffee',
    tip: 'A small disaster you may both have lived through.',
  },
  {
    text: 'My cup and I have been looking for each other all morning.',
    situation: 'coffee',
    tip: 'One line about your morning, and theirs may follow.',
  },
  {
    text: 'Before we start, could somebody tell me what the goal is today?',
    situation: 'meeting',
    tip: 'Ask it at the start, and nobody has to guess for the rest of the hour.',
  },
  {
    text: 'I agree with the first half of that. Can I add something to the second?',
    situation: 'meeting',
    tip: 'Agree with what you can, then add your piece.',
  },
  {
    text: 'Where did you find a seat by the window?',
    situation: 'lunch',
    tip: 'Seats are a good subject for people who are looking for one.',
  },
  {
    text: 'You have the most organized lunch I have ever seen.',
    situation: 'lunch',
    tip: 'A friendly remark that is about the box and not the person.',
  },
  {
    text: 'Who would you say I need to meet before I go home?',
    situation: 'event',
    tip: 'They point, you go. It even gets you across the room.',
  },
  {
    text: 'Is it me, or is the music winning?',
    situation: 'event',
    tip: 'If they laugh, you have met. If not, you were talking about the music.',
  },
  {
    text: 'How did you get started here, if you don’t mind me asking?',
    situation: 'executive',
    tip: 'People who get asked about plans all day may enjoy telling you how they began.',
  },
  {
    text: 'Thanks for coming by. It makes a difference when you do.',
    situation: 'executive',
    tip: 'One honest sentence, then step aside.',
  },
]

export const thirdDeck: readonly DailyCue[] = [
  {
    text: 'Going down for lunch, or getting out while you can?',
    situation: 'elevator',
    tip: 'Either answer is a joke you share for four floors.',
  },
  {
    text: 'We beat the doors. That almost never happens to me.',
    situation: 'elevator',
    tip: 'A small win, said out loud, belongs to both of you.',
  },
  {
    text: 'Can I get you one while I’m up?',
    situation: 'coffee',
    tip: 'A favor is the shortest way to a hello.',
  },
  {
    text: 'Somebody cleaned the machine. Was it you? I’d like to thank them.',
    situation: 'coffee',
    tip: 'You get to be grateful, and they may know who it was.',
  },
  {
    text: 'Sorry, which slide are we on?',
    situation: 'meeting',
    tip: 'It is a plain question, and now your voice is in the room.',
  },
  {
    text: 'What would we need to know to decide this today?',
    situation: 'meeting',
    tip: 'A question moves a stuck meeting more gently than an opinion.',
  },
  {
    text: 'Have you tried the new place, or are you loyal to this one?',
    situation: 'lunch',
    tip: 'Two options make it quick to answer.',
  },
  {
    text: 'I’m taking the long way back. Want to come?',
    situation: 'lunch',
    tip: 'A walk has an end, so a yes is not a big promise.',
  },
  {
    text: 'So what part of this did they talk you into?',
    situation: 'event',
    tip: 'It admits that you may both have been talked into it.',
  },
  {
    text: 'If you see a quiet spot, tell me, and I’ll do the same for you.',
    situation: 'event',
    tip: 'Now the two of you are on the same side.',
  },
  {
    text: 'Could I ask you one thing I’ve been curious about?',
    situation: 'executive',
    tip: 'Ask permission, then ask it in one sentence.',
  },
  {
    text: 'You said something last month that stuck with me.',
    situation: 'executive',
    tip: 'Then tell them what it was. That is the whole conversation.',
  },
]
