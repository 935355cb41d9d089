export type Situation = {
  id: 'coffee' | 'meeting' | 'party' | 'date' | 'networking' | 'other'
  name: string
  conversationStarters: readonly [string, string, string]
  breathingTip: string
  affirmation: string
}

export const situationCards: readonly Situation[] = [
  {
    id: 'coffee',
    name: 'Coffee',
    conversationStarters: [
      'Hi. I haven’t ordered yet. What do you usually get?',
      'Did you find parking, or did you walk over?',
      'How’s your week been? You can start with the weird part.',
    ],
    breathingTip:
      'While you wait in line, breathe out slowly three times, a little longer than you breathe in. It is fine if someone notices.',
    affirmation: 'A coffee is short, and half of the talking is theirs.',
  },
  {
    id: 'meeting',
    name: 'Meeting',
    conversationStarters: [
      'Morning. Is there an agenda, or are we jumping right in?',
      'Can I sit on this side? I like to see the screen.',
      'I have one thing to raise, and it takes two minutes.',
    ],
    breathingTip:
      'Put both feet on the floor. Let one slow breath out before you speak. You can take that second in front of everyone.',
    affirmation: 'Your voice can shake and the sentence still arrives.',
  },
  {
    id: 'party',
    name: 'Party',
    conversationStarters: ['Hi. Where do the coats go?', 'Can I carry something?', 'What should I eat first?'],
    breathingTip: 'At the door, take three slow breaths, each one a little longer out than in. Then ring, calm or not.',
    affirmation: 'You can leave after twenty minutes, and you will still have gone.',
  },
  {
    id: 'date',
    name: 'Date',
    conversationStarters: [
      'Hi, I’m glad you came. Have you been here before?',
      'I’m a little nervous, so I thought I’d say so.',
      'What was the last thing you did before this?',
    ],
    breathingTip:
      'Rest your hands on the table and breathe out slowly four times. If they ask, you can say you were nervous.',
    affirmation: 'They said yes to this too. You are here to meet them, and you do not have to win them over.',
  },
  {
    id: 'networking',
    name: 'Networking',
    conversationStarters: [
      'Hi, I came on my own. How did you hear about this?',
      'Did you catch the speaker’s name? I missed it.',
      'Is this the line for coffee?',
    ],
    breathingTip:
      'Feel both feet on the ground. Breathe in for a count of three and out for five, three times. Then walk toward one person.',
    affirmation: 'One short conversation with one person counts as having been here.',
  },
  {
    id: 'other',
    name: 'Other',
    conversationStarters: [
      'Hi. Is this spot free?',
      'Have you done this before? I could use a hint.',
      'I’m new here. Is there anything I should know?',
    ],
    breathingTip:
      'Breathe in through your nose for a count of two and out for four, three times, with your head up. You do not have to look calm.',
    affirmation: 'You have felt like this at other doors, and you went through some of them.',
  },
]
