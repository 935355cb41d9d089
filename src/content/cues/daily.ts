export type DailyCue = {
  text: string
  situation: 'elevator' | 'coffee' | 'meeting' | 'lunch' | 'event' | 'executive'
  tip: string
}

export const dailyCues: readonly DailyCue[] = [
  {
    text: 'Stairs tomorrow, I tell myself. Have you ever done all of them?',
    situation: 'elevator',
    tip: 'A small failing you share lasts about three floors, which is enough.',
  },
  {
    text: "That looks heavy. I'll hold the doors, take your time.",
    situation: 'elevator',
    tip: 'A favor is a conversation too, and this one is over in four seconds.',
  },
  {
    text: 'Is it too late in the day for this, or are we allowed?',
    situation: 'coffee',
    tip: 'A question with no stakes can be answered half awake.',
  },
  {
    text: 'I never know which of these mugs belong to people. Do you?',
    situation: 'coffee',
    tip: 'Asking about house rules is fine in your first week and in your ninth year.',
  },
  {
    text: 'Could you say that last number again? I was still writing.',
    situation: 'meeting',
    tip: 'Your voice has been in the room now, so the second time is a shorter jump.',
  },
  {
    text: 'I may have missed it, but who decides this in the end?',
    situation: 'meeting',
    tip: 'Half the table wants to know, and one of them will look relieved.',
  },
  {
    text: 'Is that from the place on the corner? I keep meaning to try it.',
    situation: 'lunch',
    tip: 'They get to be the expert, and you might get a better lunch.',
  },
  {
    text: 'I brought too many crackers. Would you help me out?',
    situation: 'lunch',
    tip: 'Hold out the bag as you ask, so a nod is all it takes.',
  },
  {
    text: "Where would you be right now if this weren't on?",
    situation: 'event',
    tip: 'It lets people talk about the life they went home to yesterday.',
  },
  {
    text: "I'm giving this forty minutes, then my couch. How long are you staying?",
    situation: 'event',
    tip: 'Say your end time out loud and leaving is already done.',
  },
  {
    text: "Nice to see you on our floor. Is there anything you'd like to be shown?",
    situation: 'executive',
    tip: 'You know your own corner better than they do, so be the guide.',
  },
  {
    text: 'What do you wish more people asked you at these things?',
    situation: 'executive',
    tip: 'Ask it when others have drifted off, and then leave them a pause to think.',
  },
]
