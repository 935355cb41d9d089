import type { Topic } from '../topic.ts'

export const meal: Topic = {
  thing: 'the meal',
  reflections: [
    '{event} {when}.',
    'Eating with {who}, and having to talk at the same time.',
    'Eating and talking and being looked at, all at once.',
    'Lunch is the part of the day with no instructions.',
    'Sitting down with people can be harder than the work.',
  ],
  notices: [
    'Food gives you something to look at and something to talk about.',
    'Nobody keeps count of who spoke how much.',
    'Sitting at the end of a table halves the people you have to follow.',
    'While you chew, nobody expects an answer. That buys you ten seconds.',
  ],
  steps: [
    {
      say: 'Ask one colleague now if they are going at the usual time. That sets a seat beside somebody.',
      short: 'ask one person if they are going too',
    },
    {
      say: 'Decide on fifteen minutes at the table, and have a place to go afterward.',
      short: 'sit with them for fifteen minutes',
    },
    {
      say: 'Look up the menu and choose your dish, so that one decision is behind you.',
      short: 'choose your dish beforehand',
    },
    {
      say: 'Prepare one question about food: what somebody cooked last, or where to get a good sandwich.',
      short: 'prepare one question about food',
    },
  ],
  smaller: [
    {
      say: 'Bring a coffee to the table for five minutes instead of the whole meal.',
      short: 'sit down with a coffee for five minutes',
    },
    { say: 'Eat where people pass by, with your headphones off.', short: 'eat where people pass by' },
    { say: 'Say hello to the table on your way through, by one name.', short: 'greet one person at the table by name' },
  ],
  lines: [
    ['Is this seat taken?', 'What did you get? I always choose wrong.'],
    ["I'm a slow eater, so you'll have to do the first story.", 'Where do you get good bread around here?'],
    ["I've got to be back at one, but I have ten minutes.", 'Did you cook that, or is there a place?'],
  ],
  guide: 'first_minutes',
}
