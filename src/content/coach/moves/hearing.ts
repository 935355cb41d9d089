/** What the person said, turned around: {gist} is "you have to call your landlord tomorrow". */
export const gistFrames: readonly string[] = [
  '{gist}.',
  'So {gist}.',
  'What I have so far: {gist}.',
  '{gist}, and that is where we start.',
  'One thing stands out: {gist}.',
  'It comes down to this: {gist}.',
  'In short, {gist}.',
  '{gist}, so let us look at that part.',
  'Let me say it back: {gist}.',
  'Right: {gist}.',
  'I will hold on to this one: {gist}.',
]

/** The same about other people: theirs to tell, not ours to confirm. */
export const accountFrames: readonly string[] = [
  'As you tell it, {gist}.',
  'The way you remember it, {gist}.',
  'Your version of it: {gist}.',
  'By your account, {gist}.',
  'In your telling, {gist}.',
  'You describe it like this: {gist}.',
]

/** When nothing else of the message can be said back, its weight can. */
export const emotionReflections: Readonly<Record<string, readonly string[]>> = {
  fear: [
    'That sounds frightening from where you sit.',
    'There is a lot of fear in that.',
    'You are braced for it, and that alone is work.',
  ],
  shame: [
    'That has the sting of having been seen.',
    'Embarrassment makes a small minute look like a life.',
    'There is shame in how you tell it, more than the facts ask for.',
  ],
  sadness: [
    'That sounds sad, plainly.',
    'There is a lot of weight in those few words.',
    'Something in that hurts, and it may.',
  ],
  loneliness: [
    'That sounds lonely.',
    'Being around people and still alone is its own kind of tired.',
    'You are missing people, by the sound of it.',
  ],
  anger: [
    'You are angry, and there is probably a reason in it.',
    'That made you furious.',
    'There is heat in that, fair enough.',
  ],
  hurt: ['That hurt.', 'It got under your skin, and it shows in how you put it.', 'That was a sore spot to be hit on.'],
  pride: [
    'There is something to be proud of in there.',
    'That sounds like a good moment.',
    'You sound a little taller.',
  ],
  relief: [
    'That sounds like a breath let out.',
    'A weight off, by the sound of it.',
    'It is over, and you can feel it.',
  ],
  hope: [
    'You would like it to go well, and that is a start.',
    'There is some hope in how you put it.',
    'Part of you is already leaning toward it.',
  ],
}

/** For a short answer, before the next thing. */
export const acknowledgements = {
  yes: [
    'Good.',
    'Then we do it.',
    'Right, on we go.',
    'All right, here it comes.',
    'Good, that is a decision.',
    'Then let us use it.',
    'Agreed.',
    'Fine, next part.',
    'That is a yes worth having.',
    'Good, stay with me.',
  ],
  okay: [
    'Let us keep going.',
    'Here is the next piece.',
    'I take that as a go.',
    'Moving on, then.',
    'One more notch.',
    'I will keep it short.',
    'Then the next bit.',
    'Carrying on from there.',
    'Here is where it gets useful.',
    'Next.',
    'A bit further.',
    'Still with you.',
    'I will go ahead, and you can stop me.',
    'We can keep this slow.',
  ],
  no: [
    'Then we leave that one.',
    'No is a fine answer.',
    'Scratch that.',
    'Understood, that one goes back in the drawer.',
    'Then it was the wrong offer.',
    'All right, something else.',
    'Dropped.',
    'Good to know. Another way in.',
  ],
  unsure: [
    'Not knowing is allowed here.',
    'Then I will pick, and you can overrule me.',
    'Unsure is fine; let us make it smaller.',
    'You do not have to know yet.',
    'Then we try the one with the least to lose.',
    'Let us find out by doing a little of it.',
  ],
} as const

/** After a tap that picks a direction. */
export const directionTaken: readonly string[] = [
  'Good choice of place to begin.',
  'Then we go that way.',
  'That narrows it down.',
  'That helps me aim.',
  'Right, that is clearer.',
  'Then that is our topic.',
]

/** P6: what a wished-for tone adds. */
export const toneTouches: Readonly<Record<string, readonly string[]>> = {
  gentler: [
    'There is no hurry with any of it.',
    'Only if it suits you today.',
    'You can leave this lying and come back to it.',
    'Be as kind about it as you would be to a friend.',
    'A slow start is a start.',
    'Nothing here has to be done well.',
  ],
  lighter: [
    'Shoes first, courage later.',
    'The worst that usually happens is a new anecdote.',
    'Your nerves may come along, but they carry their own bag.',
    'Nobody has ever been asked to leave for a wobbly hello.',
    'If in doubt, ask about the dog.',
    'Half of being smooth is having finished chewing.',
  ],
}
