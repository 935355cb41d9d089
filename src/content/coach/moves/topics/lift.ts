import type { Topic } from '../topic.ts'

export const lift: Topic = {
  thing: 'a low stretch',
  reflections: [
    'It has been heavy {when}.',
    'A flat, gray stretch, by the sound of it.',
    'Days like this make everything with people cost more.',
    'Low is a hard place to reach out from.',
    'You are running on low, and you said so, which is something.',
  ],
  notices: [
    'Low days shrink the world first, and the smaller it gets, the lower they feel.',
    'Wanting to do a thing usually comes after starting it, so waiting for the wish takes long.',
    'On days like this the size of a step matters less than the fact of one.',
    'Company works in small doses: ten minutes near people counts, without talking.',
  ],
  steps: [
    {
      say: 'Go outside for eight minutes, to the corner and back, without headphones.',
      short: 'walk to the corner and back',
    },
    { say: "Send one person five words. 'Long week. How are you?' will do.", short: 'send one person five words' },
    {
      say: 'Pick one thing you used to like and do a tenth of it: one page, one song, one row of the bed.',
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
