import type { Topic } from '../topic.ts'

export const inIt: Topic = {
  thing: 'being in the middle of it',
  reflections: [
    "You're at {event} right now.",
    "{event} is going on, and you're in the middle of it.",
    "You're there, and you found a minute to write this.",
    "You're in the middle of it right now.",
  ],
  notices: [
    'You are already past the door, which was the hardest part.',
    'Nobody has noticed that you stepped out; people go for water all the time.',
    'The next two minutes are the only ones you have to plan.',
    'It does not have to become a good evening. Half an hour counts.',
  ],
  steps: [
    {
      say: 'Put the phone away after this, get a glass of water, and stand beside the person who talks least.',
      short: 'stand beside the person who talks least',
    },
    {
      say: 'Find the host or the nearest helper and ask if something needs carrying.',
      short: 'ask if something needs carrying',
    },
    {
      say: 'Go back in and look for one thing on the walls to ask about.',
      short: 'go back in and ask about one thing you see',
    },
    {
      say: 'Stay for two more songs, or ten more minutes by the clock, and then decide again.',
      short: 'stay ten more minutes, then decide',
    },
  ],
  smaller: [
    { say: 'Stand in the doorway for one minute, half in.', short: 'stand in the doorway for a minute' },
    { say: 'Take three slow breaths out here first. Nobody is timing you.', short: 'take three slow breaths first' },
    { say: 'Text someone in the room that you are by the door.', short: 'text someone in the room' },
  ],
  lines: [
    ['I stepped out for a minute. What did I miss?', 'Is it quieter over here?'],
    ["Mind if I stand with you? I'm taking a break from the noise.", 'Did you come with someone?'],
    ["I'm going to head off soon. Before that, tell me how you know everyone.", "What's good on that table?"],
  ],
  guide: 'first_minutes',
}
