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
      "Hi. I haven't ordered yet. What do you usually get?",
      'Did you find parking, or did you walk over?',
      'I want to hear about your week, starting with the odd parts.',
    ],
    breathingTip:
      'At the counter, read the menu board from the top and let one slow breath out per line. It looks like choosing.',
    affirmation: 'A coffee takes about forty minutes, and the other person has half of them to fill.',
  },
  {
    id: 'meeting',
    name: 'Meeting',
    conversationStarters: [
      'Morning. Is there an order today, or do we jump in?',
      'Can I sit on this side? I like to see the screen.',
      'I have one thing to raise, and it takes two minutes.',
    ],
    breathingTip:
      'Draw a slow line across your page as you breathe out, and lift the pen while the air comes in. Five lines look like notes.',
    affirmation: 'Your voice can shake and the sentence still arrives.',
  },
  {
    id: 'party',
    name: 'Party',
    conversationStarters: ['Hi. Where do the coats go?', 'Can I carry something?', 'What should I eat first?'],
    breathingTip:
      'Before you ring, breathe out until nothing is left and wait for the next breath to come. From the street it looks like checking the address.',
    affirmation: 'You can leave after twenty minutes, and you will still have gone.',
  },
  {
    id: 'date',
    name: 'Date',
    conversationStarters: [
      "Hi, I'm glad you came. Have you been here before?",
      "I'm a little nervous. Give me five minutes and I'll be better.",
      'What was the last thing you did before this?',
    ],
    breathingTip:
      'In your pocket or under the table, touch your thumb to each finger in turn and breathe out slowly on every touch. Four touches, one hand.',
    affirmation: 'They said yes to this too, and there is a fair chance they are also checking the time.',
  },
  {
    id: 'networking',
    name: 'Networking',
    conversationStarters: [
      'Hi, I came on my own. How did you hear about this?',
      "Did you catch the speaker's name? I missed it.",
      'Is this the line for coffee, or are we all hoping?',
    ],
    breathingTip:
      'Lean onto your left foot as you breathe in and onto your right as you breathe out, a bit slower each time. It looks like waiting.',
    affirmation: 'One short talk with one person counts as having been here.',
  },
  {
    id: 'other',
    name: 'Other',
    conversationStarters: [
      'Hi. Is this spot free?',
      'Have you done this before? I could use a hint.',
      "I'm new here. Where's a good place to stand?",
    ],
    breathingTip:
      'Count two floor tiles as you breathe in through your nose and four as you breathe out. With your mouth closed, nobody can tell.',
    affirmation: 'You have felt like this at other doors, and you went through some of them.',
  },
]
