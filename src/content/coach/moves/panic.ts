/** Sixty words at most in all, so every sentence is short and asks for one thing. */
export const panicReflections: readonly string[] = [
  'It is hitting you {when}, so body first.',
  'You are at {event} and your body has hit the alarm.',
  'That is the alarm at full volume.',
  'Your body has pulled the fire bell.',
  'A wave like that is awful, and it has a top.',
  'It is big right now. Stay with me for one minute.',
  'I am reading every word. First we get you some air.',
  'It peaks and it falls, usually within minutes.',
  'Right now only the next ten seconds count.',
]

/** With {gist}, "your heart is racing". */
export const panicGists: readonly string[] = [
  '{gist}, so body first.',
  '{gist}. We start with the body.',
  '{gist}. One thing at a time.',
  '{gist}, and it comes down again.',
  '{gist}. Stay here with me for a minute.',
]

export const groundings: readonly string[] = [
  'Breathe out slowly, as if through a straw, until nothing is left. Let the air come back by itself. Four times.',
  'Press both feet into the floor, hard, for five seconds. Let go. Again, three times.',
  'Find five things of one color near you and name them under your breath.',
  'Put your back against a wall. Feel where it holds you. Count ten slow breaths out.',
  'Hold something cold, a tap or a can, and describe it to yourself in four words.',
  'Look at the farthest thing you can see. Then the nearest. Then far again. Five times.',
  'Drop your shoulders, unclench your teeth, and hum out one long breath. Then another.',
  "Say today's date, the place you are in and your own name, out loud or silently.",
  'Trace the edge of your phone with one thumb: in on the long side, out on the short side, six laps.',
  'Squeeze both fists while you count to five. Open them slowly. Three rounds.',
  'Take seven steps, slowly, and feel each heel land before the next.',
]

export const panicAfter: readonly string[] = [
  'Nothing else has to happen yet.',
  'You do not have to leave, and you do not have to stay. Later.',
  'Write one word when you are through.',
  'Tell me a number from 0 to 10 when you can.',
  'No need to explain anything.',
  'If it does not ease within a while, or your chest hurts, get a person near you.',
  'Then look up once, and come back here.',
  'You can do this with your eyes open and nobody will know.',
  'The rest of the day can wait outside.',
]

/** When the worst has passed. */
export const panicPassing: readonly string[] = [
  'A bit lower is the direction.',
  'It is turning.',
  'You rode that one down yourself.',
  'Good. Your body has heard you.',
  'That is the far side of it.',
  'It is on its way out, so let it go at its own speed.',
]

export const panicStill: readonly string[] = [
  'Still loud. That is allowed; it takes a few rounds.',
  'Then another way in.',
  'All right, a different one, slower.',
  'It has not let go yet. Stay with the body.',
  'Some waves take longer. Try this instead.',
  'Then we change the sense we use.',
]
