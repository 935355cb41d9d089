import type { Pool, Question } from './parts.ts'

/** {number} is the emergency number of the country. */
export const emergencyCalls: Pool = {
  name: 'emergency',
  sentences: [
    'Call {number} now, before reading on.',
    'The next thing is one call: {number}.',
    'This needs people who can come to you, so please call {number}.',
    'If you have not called yet, {number} is still the first step.',
    'Call {number}, put the phone on speaker if that helps, and keep this chat open.',
    'Dial {number} and let them ask. You answer one question at a time.',
    '{number} first, everything else after.',
    'If calling feels impossible, hand the phone to whoever is near and have them dial {number}.',
    'Please call {number} and say: "I need help, I am not safe."',
    'People from {number} can be with you faster than any words here.',
    'Ring {number} again if the first call did not go through.',
    'Stay on the line with {number} until somebody stands next to you.',
  ],
}

/** {label} says what to do ("Text 988"), {name} who answers. Only for lines that are free at all hours. */
export const openLines: Pool = {
  name: 'line',
  sentences: [
    '{label} ({name}): free, day and night, and a trained person answers.',
    'Free and open at this hour: {label} ({name}).',
    'There is somebody awake for exactly this. {label}, at no cost, day or night.',
    'If words are hard, "I don\'t know how to say this" is enough of a start. {label}, free, at any hour.',
    'You can reach a person without leaving the room. {label} ({name}), free, around the clock.',
    'Keep this one close: {label} ({name}), free, never closed.',
    '{name} answers at this hour too, and costs nothing: {label}.',
    'Somebody trained for this can answer you now. {label}, free, all day and all night.',
    'The line is still open: {label} ({name}). No charge, no closing time.',
    '{label}, free, day and night, and nobody there will be surprised by what you say.',
    'People at {name} hear things like this every day, and they stay calm. {label}, free, at all hours.',
    'One message or call is enough for now: {label}, free, 24 hours a day.',
    'You do not have to be sure it is bad enough. {label} ({name}) is free and open all night.',
  ],
}

/** For countries without a line of their own here. */
export const lineFinders: Pool = {
  name: 'finder',
  sentences: [
    'findahelpline.com lists free lines in your country, many by chat or text, many open day and night.',
    'Open findahelpline.com and pick your country. Choose one that is free and open now.',
    'There are people for this where you live, too. findahelpline.com shows their free numbers.',
    'If talking is too much, findahelpline.com also shows free lines you can write to.',
    'A trained person is a few taps away: findahelpline.com, free lines by country, with their hours.',
    'Keep findahelpline.com open in another tab. It finds free help near you, at night too.',
    'On findahelpline.com you can filter for free, chat, and open 24 hours.',
    'Free help in your language may be closer than it feels. findahelpline.com lists it.',
    'The list is still there: findahelpline.com, free, sorted by country.',
    'Choose any free line on findahelpline.com. The first message can be one word.',
    'People on those lines hear things like this every day. findahelpline.com shows which free ones are open.',
    'One free number from findahelpline.com is enough for now.',
  ],
}

/** Somebody in the room beats anything on a screen. */
export const people: Pool = {
  name: 'person',
  sentences: [
    'Please tell one person near you tonight, even in six words: "I\'m not okay, can you come."',
    'Think of the person who would want to be woken up for this, and wake them.',
    'Being near somebody helps more than finding the right thing to say to them. Go and sit where people are.',
    'Send one text now, to anyone you trust: "Can you stay on the phone with me?"',
    'If nobody comes to mind, a neighbor, a roommate or a night desk counts.',
    'You can show somebody this screen instead of explaining it.',
    'A parent, a teacher, a doctor, a friend: one of them can know by tonight.',
    "Ask somebody to sit with you. You don't have to talk while they do.",
    'Let one person know where you are right now.',
    'Even a person you barely know can stay on a call for ten minutes.',
    'Someone who knows you should hear this today, in your own words or in mine.',
    'Write the name of the person you would least mind telling, then call that one.',
  ],
}

/** For a body in danger: nobody explains, somebody comes. */
export const rescuers: Pool = {
  name: 'rescuer',
  sentences: [
    'Call out to whoever is near: "Come here, I need help now."',
    'Knock on the next door if nobody answers.',
    'Text somebody close by two words: "Come now."',
    'Hand somebody this screen and let them talk.',
    'Wake whoever is asleep in the house.',
    'Ask the person next to you to stay until help is there.',
    'If you are alone, keep the call open so that somebody hears you.',
    'Tell one person where exactly you are, floor and door.',
    'Send somebody down to the street to wave.',
    'Let a neighbor, a guard or a colleague wait with you.',
    "Don't be alone with it for the next minutes.",
    'Have somebody else hold the phone if your hands shake.',
  ],
}

/** For the one who worries about another: the helper needs help, too. */
export const helpersOfHelpers: Pool = {
  name: 'helper',
  sentences: [
    'Bring in one more person now, so that you are two: a parent, a teacher, a friend, their family.',
    'The same lines are open to you. You can ask them what to say next.',
    'Tell somebody who is closer to them than you are, tonight.',
    'Call somebody of your own while you wait, and keep them on the phone.',
    'If they are at school or work, a counselor or a manager can go and look.',
    'Let another person take turns with you. Nobody can do this for a whole night.',
    "Show somebody what they wrote to you. You don't have to sum it up.",
    'If you know where they are, somebody near them can be there sooner.',
    'It is all right to ask an older person to take over.',
    'You can call together with them, on speaker, so that nobody has to go first.',
    'Say to one person today: "I\'m scared for a friend and I don\'t want to do this alone."',
    'Somebody should know where you are going, if you go to them.',
  ],
}

/** For the second time and after: nobody is sent away. */
export const staying: Pool = {
  name: 'stay',
  sentences: [
    "Still reading. You don't have to say it better than that.",
    'That is as hard as before, and you are still here typing.',
    'You can keep writing here while you reach somebody. This chat does not close.',
    'One minute at a time is enough right now.',
    'Nothing else needs solving tonight. Only the next few minutes do.',
    'You told me again, and that counts. Let us take one small thing.',
    'It makes sense that this has not gone away in a few minutes.',
    'Feelings this strong come in waves. The job right now is to be somewhere safe while one passes.',
    "You don't have to explain it twice. Here is the next small thing.",
    'I am a program and cannot sit with you, so the aim is somebody who can. Until then, keep writing.',
    'Staying for another ten minutes is a real thing to do.',
    'No need to be calm first. Start where you are.',
  ],
}

/** For a message that goes on about it without being an alarm. */
export const stayingOn: Pool = {
  name: 'stay.on',
  sentences: [
    'We stay with this for now. Everything else can wait.',
    'Okay. One small thing at a time.',
    'That is worth knowing.',
    'Keep writing, in half sentences if that is easier.',
    'Understood. The next ten minutes are what matters.',
    'All right. Here is the next small thing.',
    'Thank you for writing on.',
    'Nothing has to be solved in this minute.',
    'Whatever the answer is, this chat stays open.',
    'Still reading, and in no hurry.',
    'That belongs to it, too.',
    'Let us look at the next hour only.',
  ],
}

/** Body first: something to do with the hands while help is on its way. */
export const steadyingSteps: readonly string[] = [
  'Put both feet on the floor and press down for ten seconds. Then name five things you can see, out loud.',
  'Hold something cold, a glass or a can, until you notice the cold more than the thought.',
  'Breathe out slowly, as if through a straw, five times. Let the in-breath come by itself.',
  'Wash your hands in warm water and count to sixty. Keep the door open while you do.',
  'Turn on a light and sit with your back against a wall. Pull a blanket or a coat around you.',
  'Make tonight small: drink some water, move to the room with the most light, put the phone on its charger.',
  'Write down three lines: one person to call, one place with people in it, one thing that got you through before.',
  'Put that list where you will see it at three in the morning, and show it to one person.',
]

/** Questions that fit any danger. */
export const safetyQuestions: readonly Question[] = [
  { text: 'Are you safe where you are for the next hour?', yesMeans: 'safety' },
  { text: 'Is there somebody in the building with you?', yesMeans: 'safety' },
  { text: 'Is it worse than when you first wrote?', yesMeans: 'danger' },
  { text: 'Can you get to another person in the next ten minutes?', yesMeans: 'safety' },
  { text: 'Have you been able to reach anyone yet?', yesMeans: 'safety' },
  { text: 'Are you in danger at this moment?', yesMeans: 'danger' },
  { text: 'Could you stay near somebody until morning?', yesMeans: 'safety' },
  { text: 'Are you hurt right now?', yesMeans: 'danger' },
  { text: 'Is there a safe room or a lit street you can get to?', yesMeans: 'safety' },
  { text: 'Has anything changed for the worse in the last minutes?', yesMeans: 'danger' },
]

export const safetyOptions = ["I'm not safe right now", "I don't know if I'm safe", "I'm safe for now"] as const
