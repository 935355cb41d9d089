/** When nothing else of the message can be said back, what it is like can. */
export const emotionReflections: Readonly<Record<string, readonly string[]>> = {
  fear: [
    'That sounds scary from where you are.',
    'You sound braced for it already.',
    "That's a lot of nerves to carry around.",
  ],
  shame: [
    'That sounds embarrassing to sit with.',
    "You're cringing at it, by the sound of it.",
    "That's the kind of thing that makes your face hot hours later.",
  ],
  sadness: ['That sounds sad.', 'That sounds heavy.', "You're having a hard time of it."],
  loneliness: [
    'That sounds lonely.',
    "You'd like more people in your days than there are.",
    'It can be tiring, being on your own with it.',
  ],
  anger: ["You're angry, and I'd guess there's a reason.", 'That made you furious.', 'No wonder that got to you.'],
  hurt: ['That hurt.', "That's a painful one.", 'I can see why that stings.'],
  pride: ["That's something to be proud of.", 'That sounds like a good moment.', 'You sound pleased, and rightly so.'],
  relief: ['That sounds like a relief.', 'So you can breathe again.', "It's over, and you can feel it."],
  hope: ["You'd like it to go well.", 'Part of you is looking forward to it.', 'That sounds hopeful.'],
}

/** For a short answer, before the next thing. */
export const acknowledgements = {
  yes: [
    'Good.',
    "Good, let's do it.",
    "All right, let's go.",
    'Great.',
    'Okay, here we go.',
    "Good, I'm with you.",
    'Nice.',
    "Then let's start.",
    'Right.',
    'Good, on we go.',
  ],
  okay: [
    'Okay.',
    "Let's keep going.",
    "Here's the next bit.",
    'All right.',
    'Moving on, then.',
    "I'll keep it short.",
    'Sure.',
    "Let's carry on.",
    "I'll go on, and you can stop me.",
    "We'll take it slowly.",
    'One more thing, then.',
    'Fine by me.',
    'Onward, then.',
    "Let's stay with it a little.",
  ],
  sure: ['Sure.', 'Of course.', 'Here you go.', 'No problem.', 'Happy to.', 'Gladly.'],
  no: [
    "Okay, we'll leave that one.",
    'No is a fine answer.',
    "Then let's not.",
    'Fair enough.',
    "Then that wasn't the right thing.",
    'All right, something else.',
    "Okay, that's off the table.",
    "Good to know. Let's try another way.",
  ],
  unsure: [
    "That's fine, you don't have to know.",
    "Then I'll pick, and you can overrule me.",
    "Okay, let's make it smaller.",
    "You don't have to be sure yet.",
    "Then let's try the one with the least to lose.",
    "Let's find out by doing a little of it.",
  ],
} as const

/** After a tap that picks a direction. */
export const directionTaken: readonly string[] = [
  "Okay, let's start there.",
  'Thanks, that helps.',
  "Got it, then let's look at that.",
  "Good, now I know where we're going.",
  "That's clearer, thank you.",
  'Right, that part.',
]

/** P6: what a wished-for tone adds. */
export const toneTouches: Readonly<Record<string, readonly string[]>> = {
  gentler: [
    "There's no hurry with any of it.",
    'Only if it suits you today.',
    'You can leave this for now and come back to it.',
    "Be as kind about it as you'd be to a friend.",
    'A slow start is still a start.',
    'None of this has to be done well.',
  ],
  lighter: [
    'Shoes first, courage later.',
    'The worst that usually happens is a new story to tell.',
    'Your nerves can come along, but they carry their own bag.',
    'Nobody has ever been asked to leave for a wobbly hello.',
    'If in doubt, ask about the dog.',
    'Half of being smooth is having finished chewing.',
  ],
}
