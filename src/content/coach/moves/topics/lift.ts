import type { Topic } from '../topic.ts'

export const lift: Topic = {
  thing: 'a low stretch',
  reflections: [
    "It's been heavy {when}.",
    'That sounds like a flat, gray stretch.',
    'On days like this, everything with people costs more.',
    "It's hard to reach out when you're low.",
    "You're running low, and you still came here.",
  ],
  notices: [
    'Low days shrink the world first, and the smaller it gets, the lower they feel.',
    'Feeling like it usually comes after starting, so it is no use waiting for it.',
    'On days like this, any step counts, however small.',
    'Company works in small doses: ten minutes near people counts, without talking.',
  ],
  steps: [
    {
      say: 'Go outside for eight minutes, to the corner and back, without headphones.',
      short: 'walk to the corner and back',
    },
    { say: "Send one person five words. 'Long week. How are you?' will do.", short: 'send one person five words' },
    {
      say: 'Pick one thing you used to like and do a tenth of it: one page, one song, five minutes.',
      short: 'do a tenth of something you used to like',
    },
    {
      say: 'Open the window, drink a glass of water, eat one thing with color in it.',
      short: 'open a window, drink water, eat something',
    },
  ],
  smaller: [
    {
      say: 'Put both feet on the floor and stay sitting there for one song.',
      short: 'sit with both feet on the floor for one song',
    },
    {
      say: 'Read one message from somebody who likes you. No need to answer.',
      short: 'read one message from someone who likes you',
    },
    { say: 'Wash your face with warm water.', short: 'wash your face' },
  ],
  lines: [
    ["I'm having a flat week. Could we do something small?", "I may be quiet. I'd still like to come."],
    ["I don't have much to say today, but I'd like company.", 'Can I call you for ten minutes tonight?'],
  ],
  guide: 'small_day',
}
