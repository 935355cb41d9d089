import type { Topic } from '../topic.ts'

export const party: Topic = {
  thing: 'the party',
  reflections: [
    '{event} {when}, and a lot of faces.',
    '{event}, and the question where to stand.',
    'A room full of people who seem to know each other.',
    'Walking in is often the worst part of a party.',
    'Parties look like everyone else got instructions.',
  ],
  notices: [
    'The first ten minutes are the worst of the evening, and they are only ten.',
    'Hosts like being asked for a job, and a bowl in your hand is a reason to be anywhere.',
    'People look at whoever comes in for about a second, then back at their glass.',
    'You can leave early. You need no better reason than "I have to head off".',
  ],
  steps: [
    {
      say: 'Text one person who will be there and ask where they will be standing at eight.',
      short: 'text one person who will be there',
    },
    {
      say: 'Choose your leaving time now and tell one person. Anything after it is a bonus.',
      short: 'choose your leaving time',
    },
    {
      say: 'Plan the first three minutes only: coat, hello to the host, something to hold. Write it down.',
      short: 'write down your first three minutes',
    },
    {
      say: 'Arrive near the beginning, when there are five people and you can learn five names.',
      short: 'arrive near the beginning',
    },
  ],
  smaller: [
    { say: 'Go for twenty minutes, with your coat near the door.', short: 'go for twenty minutes' },
    {
      say: 'Walk to the building. If it is still a no at the door, you can turn around.',
      short: 'walk as far as the building',
    },
    {
      say: 'Write to the host that you can come for the first half hour.',
      short: 'tell the host you can come for half an hour',
    },
  ],
  lines: [
    ['Hi, I know almost nobody here. How do you know the host?', 'Is there something I can carry?'],
    ["I'm going to look for the food. Do you want anything?", 'What are you three laughing about? I need some of it.'],
    ['Have you been to one of these before?', "I'm heading out soon, so tell me the short version."],
  ],
  guide: 'first_minutes',
}
