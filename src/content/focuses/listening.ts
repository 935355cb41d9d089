import type { SocialFocus } from './social-focus.ts'

/** Paying attention to what is around. */
export const listening: readonly SocialFocus[] = [
  {
    title: 'Catch the odd word',
    line: 'Listen for the oddest word somebody says today, and ask about that one.',
  },
  {
    title: 'Where is your attention',
    line: 'Three times today, ask where your attention is: on yourself, or on what’s in front of you?',
  },
  {
    title: 'Listen for the name',
    line: 'In one introduction, let the name be the only thing you try to hear.',
  },
  {
    title: 'Hear the pace',
    line: 'Notice how fast one person talks. You don’t have to match it. Noticing is enough.',
  },
  {
    title: 'The second question',
    line: 'After someone answers you, ask one thing about the answer before you say anything about you.',
  },
  {
    title: 'Count the pauses',
    line: 'During one conversation, count the pauses. Other people make them too.',
  },
  {
    title: 'Look for tired eyes',
    line: 'Find one person who seems more tired than you. Be a little slower with them.',
  },
  {
    title: 'Hear the room',
    line: 'Walk into one room and name three sounds before you think about how you came in.',
  },
  {
    title: 'Two other readings',
    line: 'Catch yourself deciding what a face means. Think of two other things it could mean.',
  },
  {
    title: 'Let them be dull',
    line: 'If somebody tells a long story today, it’s fine to be bored. Nobody has to be brilliant, and that includes you.',
  },
  {
    title: 'What do they need',
    line: 'Before you speak to someone today, ask yourself what they might need. Then say hello.',
  },
  {
    title: 'Watch hands talk',
    line: 'Watch what one person does with their hands while they explain something.',
  },
  {
    title: 'Spot a blush',
    line: 'See if you can spot somebody else getting flustered, and how long you remember it.',
  },
  {
    title: 'Find the shy one',
    line: 'At the next gathering, look for whoever speaks least. Go over and say hello.',
  },
  {
    title: 'Repeat it back',
    line: 'Say one thing back in your own words: “So the train was the late part?” Then wait.',
  },
  {
    title: 'Ask a small expert',
    line: 'Ask somebody to show you a thing they do every day. Let them take their time.',
  },
  {
    title: 'Two seconds of eyes',
    line: 'Hold one look for two seconds longer than you normally would. Then look anywhere.',
  },
  {
    title: 'Stay for the answer',
    line: 'Ask “How was it?” once and keep standing there until the answer is over.',
  },
  {
    title: 'Who laughed first',
    line: 'Notice who laughs first in a group today, and what it was about.',
  },
]
