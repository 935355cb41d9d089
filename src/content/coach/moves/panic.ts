/** Sixty words at most in all, so every sentence is short and asks for one thing. */
export const panicReflections: readonly string[] = [
  "You're at {event} and your body has set off the alarm.",
  "That's your body's alarm, and it's loud right now.",
  "This is awful, and it won't stay this strong.",
  "Okay. It's big right now. Stay with me for one minute.",
  "I'm here. Let's get you some air first.",
  'It rises, and then it falls, usually within minutes.',
  'Only the next ten seconds matter right now.',
  'A wave like this has a top. Let it pass through.',
]

/** With {gist}, "your heart is racing". */
export const panicGists: readonly string[] = [
  '{gist}. Okay, body first.',
  "{gist}. Let's start with the body.",
  '{gist}. One thing at a time.',
  '{gist}, and it will come down again.',
  '{gist}. Stay with me for a minute.',
]

/** With {place}, "the bathroom". */
export const panicPlaces: readonly string[] = [
  "You made it to {place}. That's a good spot to come down a bit.",
  '{place} is fine for now. Nobody needs you for the next two minutes.',
  "Stay in {place} a moment. Let's bring your body down first.",
]

export const groundings: readonly string[] = [
  'Breathe out slowly, as if through a straw, until nothing is left. Let the air come back by itself. Four times.',
  'Press both feet into the floor, hard, for five seconds. Let go. Again, three times.',
  'Find five things of one color near you and name them under your breath.',
  'Put your back against a wall. Feel it hold you. Count ten slow breaths out.',
  'Hold something cold, a tap or a can, and describe it to yourself in four words.',
  'Look at the farthest thing you can see. Then the nearest. Then far again. Five times.',
  'Drop your shoulders, unclench your teeth, and hum out one long breath. Then another.',
  "Say today's date, the place you're in and your own name, out loud or silently.",
  'Trace the edge of your phone with one thumb: in on the long side, out on the short side, six laps.',
  'Squeeze both fists while you count to five. Open them slowly. Three rounds.',
  'Take seven slow steps and feel each heel land.',
]

export const panicAfter: readonly string[] = [
  'Nothing else has to happen yet.',
  "You don't have to decide now whether you stay or go.",
  "Write me one word when you've done it.",
  'Tell me a number from 0 to 10 when you can.',
  "You don't need to explain anything.",
  "If it doesn't ease, or your chest hurts, get someone near you.",
  'Then come back here.',
  'You can do this with your eyes open, and nobody will know.',
  'Everything else can wait.',
]

/** When the worst has passed. */
export const panicPassing: readonly string[] = [
  'Good. A bit better is the right direction.',
  "It's starting to turn.",
  'You brought that down yourself.',
  'Good. Your body is getting the message.',
  "You're over the worst of it.",
  "It's on its way out. No need to hurry it.",
]

export const panicStill: readonly string[] = [
  "Still strong. That's okay, it can take a few rounds.",
  "Okay, let's try another way.",
  'All right, a different one, slower.',
  "It hasn't let go yet. Stay with the body.",
  'Some waves take longer. Try this instead.',
  "Let's use something else, then.",
]
