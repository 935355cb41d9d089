import type { Topic } from '../topic.ts'

export const firstDay: Topic = {
  thing: 'the first day',
  reflections: [
    '{event} {when}, and everyone else already knows where things are.',
    '{event}, and nobody you know yet.',
    'A new place, and a lot of new faces at once.',
    'Being the new one is tiring.',
    'Starting somewhere new means being introduced all day.',
  ],
  notices: [
    'New people get to ask anything for about a month.',
    'They will forget your name too, so asking twice is fair.',
    'Nobody judges the work of a first day; there is none.',
    'The place feels different once you know one person and one door.',
  ],
  steps: [
    {
      say: 'Prepare one sentence about yourself: where you were before, and one harmless thing you like. Say it aloud twice.',
      short: 'prepare one sentence about yourself',
    },
    {
      say: 'Decide on one person to ask a practical question before noon. The printer will do.',
      short: 'ask one person a practical question before noon',
    },
    {
      say: 'Travel the route once, or look at the entrance on a map, so the building is not new as well.',
      short: 'look at the route and the entrance once',
    },
    {
      say: 'Write down names as you hear them, with one detail each. Six is plenty.',
      short: 'write down six names with one detail each',
    },
  ],
  smaller: [
    { say: 'Learn one name today. One.', short: 'learn one name' },
    {
      say: 'Say good morning to whoever sits nearest, and leave it there.',
      short: 'say good morning to whoever sits nearest',
    },
    { say: 'Ask where people get lunch, and you need not come along yet.', short: 'ask where people get lunch' },
  ],
  lines: [
    [
      "Hi, I'm new. I'm [your name], and I'll forget yours once, so forgive me.",
      'What do you wish someone had told you in your first week?',
    ],
    ['Where do people go at noon?', 'Is there something here that new people always get wrong?'],
    ['How long have you been here?', "Can I sit with you today? I'm still learning the tables."],
  ],
  guide: 'first_minutes',
}
