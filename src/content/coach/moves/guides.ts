import type { GuideName } from './guide-names.ts'

/** Done together, one stage a turn; each stage can be put in several ways. */
export type Guide = readonly (readonly string[])[]

const rehearse: Guide = [
  [
    'Stand up if you can. Say the very first sentence out loud, the way you would say it there. Once, without fixing it.',
    'Start with the opening words only. Write them here, or say them to the wall.',
    'First piece: the sentence you start with. Say it aloud, at the speed of someone giving directions.',
  ],
  [
    'Now imagine the answer you like least, and give it one line back. It may be as short as "Let me think about that".',
    'Second piece: they say something you did not plan for. Your line is "Give me a moment", and then you breathe out.',
    'Next, the stumble. Lose the thread on purpose in the middle, stop for two seconds, and pick it up again.',
  ],
  [
    'Third, the end. Choose your last sentence and let your voice go down on it.',
    'Then the closing: decide how you stop, so that you do not have to search for it in there.',
    'Last piece: say your closing sentence, breathe out, and look away.',
  ],
  [
    'Run all of it once, start to finish, badly and quickly. After that it is rehearsed, and more would make it stiff.',
    'One full run now, with the voice you have today. Then close the notes.',
    'Put the pieces together a single time. Whatever goes wrong now, you have been through it once.',
  ],
]

const sort: Guide = [
  [
    'Draw a line down a page. On the left, write only what a camera would have recorded. Three lines are enough.',
    'First column: what was said and done, without a single opinion in it.',
    'Start with the film version. Which words were spoken, by whom, in which order?',
  ],
  [
    'Now the right side: what you believe they thought. Begin each line with "I guess".',
    'Second column: the meanings your head added. Let them all out, also the silly ones.',
    'Then the guesses. Write each one down as a guess, with how sure you are, in percent.',
  ],
  [
    'Take the worst guess and write one other explanation beside it. Tired, busy and hungry are often right.',
    'For the darkest line, find a duller reason that would explain the same thing.',
    'Look at the guess with the highest number. What would somebody else in the room have written there?',
  ],
  [
    'Fold the page. If something needs repair, it fits into one sentence to one person; if nothing does, you are done for today.',
    'Ask of the left side only: is there something to do? One line, or nothing. Then the timer rings and you close it.',
    'Close it now, on purpose, and move your body for a minute. If it comes back, it gets ten minutes tomorrow and none before.',
  ],
]

const firstMinutes: Guide = [
  [
    'Picture the door. Which hand opens it, and what is in the other one? Decide that now.',
    'Begin with arriving: at what time do you come, and by which way? Early is kinder than late.',
    'The first minute is yours to design. Coat, hands, a place to stand: settle those three.',
  ],
  [
    'Next, find a person. Whoever stands alone or carries something is the one to walk toward.',
    'Now the second minute: pick who you greet first. The host, the nearest, or the one you know by sight.',
    'Then look for a task or a table. Both give you a neighbor without any opening line.',
  ],
  [
    'Choose one question about the place or the day, and one thing you are ready to tell about yourself.',
    'Third, the talk itself: one thing you ask, one thing you give. That is already a conversation.',
    'Have one small topic ready: something you ate, saw or fixed this week. Then ask them the same.',
  ],
  [
    'Last, the way out: fix the time and the sentence. With an exit in your pocket you can stay longer.',
    'Then set your end. When the time comes, you thank one person and leave, however it went.',
    'And a finish line: after fifteen minutes you have done it. What comes on top is free.',
  ],
]

const reachOut: Guide = [
  [
    'Think of one person, only one, whom you would be pleased to hear from. Write the name down.',
    'Start with a name. Somebody you laughed with once is better than somebody you admire.',
    'First choose who. The one you hesitate about least is the right one for today.',
  ],
  [
    'Now find the hook: a thing you both saw, a place, a question you never asked.',
    'Second, a reason to write. Small and true: a song, a photo, their dog.',
    'Look for something that reminded you of them this month. That is your first line.',
  ],
  [
    'Add a day. An offer with a day in it gets an answer. Without one, it gets a polite smile.',
    'Then make it concrete: a place, a time, an hour at most.',
    'Put a plan into it that would be fine for them to turn down.',
  ],
  [
    'Send it before you read it a third time, and put the phone in a drawer for ten minutes.',
    'Off it goes. Whatever comes back, your part is finished with the sending.',
    'Press send, stand up and fetch a glass of water. The waiting is shorter on your feet.',
  ],
]

const standFirm: Guide = [
  [
    'First get clear: what exactly are you declining, and what would you still be willing to do?',
    'Begin with one line for yourself: what you do not want. No reasons yet.',
    'Write your limit down in as few words as a sign on a door.',
  ],
  [
    'Now put it in a sentence that starts with I and ends early.',
    'Second, the spoken version: thanks, the no, full stop. Read it aloud to hear where you start to apologize.',
    'Turn it into speech. If there is a "sorry" in it, keep one and strike out the others.',
  ],
  [
    'They will push once. Prepare the same sentence again, in the same tone, one word shorter.',
    'Then the second round: they ask why. You say, "It does not work for me", and let it be quiet.',
    'Think of their best argument, nod at it, and repeat your line. A calm repeat is the whole trick.',
  ],
  [
    'Decide where and when you say it, and what you do with your hands meanwhile.',
    'Last, the exit: after the no you change the subject or leave the room. Choose which.',
    'And afterward, you may feel guilty for an hour or so. It passes, and it gets shorter each time.',
  ],
]

const smallDay: Guide = [
  [
    'Start with the body. When did you last eat and drink? If you have to think about it, do that first.',
    'First thing: light. Window, balcony or street, five minutes of it.',
    'Begin where you sit. Roll your shoulders twice and put both feet flat on the ground.',
  ],
  [
    'Now one small thing that stays done: a cup, a bed corner, one bill.',
    'Second, something with an end. Ten minutes at most, and then you may sit down again.',
    'Pick the least bad item on your list and do two minutes of it with a timer.',
  ],
  [
    'Then a person, in the smallest dose: a sticker, a hello at the till, five words to someone safe.',
    'Third, a bit of company without talk. A bench or a cafe table will do.',
    'Let one person know how it is. "Not my best week" is a complete message.',
  ],
  [
    'Write down what you did, however small, and add the time. Low days erase their own tracks.',
    'For tonight, choose one thing to look forward to by nine, as plain as toast.',
    'If weeks go on like this, a doctor or counselor is a sensible next call. For today, you have done enough.',
  ],
]

const body: Guide = [
  [
    'Let your shoulders fall and breathe out as long as you can. Three times, without forcing the in-breath.',
    'Start at the bottom: feel both heels, then the edges of your feet, then the toes.',
    'Loosen your jaw until your teeth part. Let the next breath leave through your nose, slowly.',
  ],
  [
    'Now use your eyes. Find the corner of the room and follow the lines from there to the door.',
    'Next, name three sounds, the quietest last.',
    'Touch four surfaces near you and pick the coolest one.',
  ],
  [
    'Tell yourself what it is: an alarm, and no fire. Then let it ring.',
    'Say the number it has now, from 0 to 10. You do not have to lower it, only to know it.',
    'Let the shaking or the heat stay for a minute. You do not have to stop it.',
  ],
  [
    'Give your body something to do: stand, stretch your hands wide, walk to the next door.',
    'Now turn outward. Ask somebody the time, or read one sign aloud in your head.',
    'Go back to what you were doing at half speed. The rest of the alarm can follow behind.',
  ],
]

export const guides: Readonly<Record<GuideName, Guide>> = {
  rehearse,
  sort,
  first_minutes: firstMinutes,
  reach_out: reachOut,
  stand_firm: standFirm,
  small_day: smallDay,
  body,
}

/** At the head of a stage. */
export const guideOpeners: readonly string[] = [
  "We'll do it in four small pieces, and you say when you want to stop.",
  "It's four short parts. Here's the first.",
  "We'll take it a bit at a time.",
  'This takes about five minutes in all.',
  "Let's do it right here, slowly.",
  'One piece at a time, at your speed.',
]
export const guideAsides: readonly string[] = [
  "Tell me when you're there.",
  'Write "ok" when you have it.',
  'Take your time with this one.',
  "It doesn't have to be good.",
  'A rough version is enough.',
  "No rush, I'll be here.",
  "Skip it if it doesn't fit.",
  'Half of it is fine.',
  'You can answer in one word.',
  "It may feel silly. That's normal.",
]
/** Before the steps of one of our exercises. */
export const techniqueOpeners: readonly string[] = [
  "Let's use {title} for it. The first part:",
  "Let's go through {title} together, starting here:",
  "I'll read {title} to you, and you follow along.",
  "Here's the beginning of {title}.",
]
export const techniqueNexts: readonly string[] = [
  'The next part of it:',
  'Going on from there:',
  'And then:',
  'After that:',
  'Now this:',
  "Here's the next piece:",
]
export const techniqueEnds: readonly string[] = [
  "That's all of {title}.",
  'And {title} is done.',
  "That's the end of {title}.",
]
