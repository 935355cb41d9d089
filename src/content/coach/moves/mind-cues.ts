/** C6, C7: never "it was fine". The first two times facts against guesses; from the third the loop gets its name. */
export const reassuranceFirst: readonly string[] = [
  'I was not in the room, so any answer of mine would be a second guess on top of yours.',
  'I could say yes, and by tonight you would need it again.',
  'Nobody can answer that from here, and your own eyes saw more than I did.',
  'A promise from me would be made of air.',
]
export const reassuranceChecks: readonly string[] = [
  'Take two lines: what they did that a camera could film, and what you filled in. Give yourself five minutes for it.',
  'Write down one fact that fits the fear and one that does not. Stop after five minutes.',
  'Put a number on it: how sure are you, from 0 to 100? Then note what you would need to see to halve it.',
  'Look for one thing they said afterward that was ordinary. That is evidence too.',
  'Ask what you would conclude if a friend told you the same story. Two minutes, on paper.',
]
export const loopNamed: readonly string[] = [
  'We are circling the same question for at least the third time, and answering it again would do you no favor.',
  'May I point at something, kindly: the question comes back each time it gets an answer.',
  'Here is the loop as I see it: doubt, asking, a minute of ease, doubt.',
  'We have been around this corner before. Asking calms it for minutes and feeds it for hours.',
  'The asking has become the itch and the scratch at once.',
  'Another answer from me would last about as long as the others did.',
  'You keep checking the stove, and I keep saying that I cannot see the stove.',
  'Notice the pull to ask once more. That pull is the thing to work on now.',
  "Every round makes the next one come sooner, which is nobody's intent.",
  'I notice we are back at it, and I say so without blame.',
  'It is the same door again, and it opens onto the same room.',
  'The doubt has learned that it gets served here.',
]
export const loopExperiments: readonly string[] = [
  'An experiment: leave the question unanswered until tomorrow at this time, and note how strong it is then.',
  'Try this: when it comes, write down the minute, and wait fifteen before you ask anyone. See what it does by itself.',
  "Test it: tell yourself 'maybe, maybe not' and go on with your hands. Ten minutes.",
  'Let us find out instead of guessing: next time you see them, count who starts the talk. Bring me the count.',
  'For one evening, collect how often it knocks. Strokes on paper, no answers.',
  'Do the thing you would do if you knew it was fine, for ten minutes, and look at what happens.',
  'Write the worst answer down once, read it aloud, and fold the paper. Then leave the house for a short walk.',
  'Ask yourself at bedtime how much it matters, 0 to 10, and again at breakfast. Two numbers, that is all.',
  'Say the doubt out loud in a silly voice, twice, and go and rinse a cup.',
  'Pick one person you have not asked, and keep it that way until the weekend.',
  'Set a ten-minute timer. Doubt as hard as you can until it rings, then get up.',
  'Leave the phone in the hall for half an hour. Your question keeps without you.',
]

/** C8. */
export const avoidFrames: readonly string[] = [
  'You do not have to decide about all of it now, only about a piece.',
  'Between going and not going there is usually a third size.',
  'Staying away brings relief tonight and a taller wall next time. So let us look for a low spot.',
  'Wanting out makes sense. Before you write the excuse, look at a smaller version.',
  'You are free to say no to it. First, see if there is a part you could keep.',
  'Nobody is going to push you. Let us cut it down until it stops looking at you.',
  'The whole thing is too big today, fine.',
  'Half of it still teaches you something, and skipping it does not.',
  'You can keep the exit and still go in.',
  'A short version counts.',
]

/** C11: disagreement, kindly, with a reason. */
export const harshAnswers: readonly string[] = [
  'I see it differently: one evening is thin evidence for a verdict about a whole person.',
  'I do not agree with that last part. A bad moment is a fact, and "always" is a guess.',
  'That conclusion is bigger than what happened.',
  'Hard disagree, with kindness: you are writing the last page after one chapter.',
  'You are judging with the strictest judge in the building, and he has seen one file.',
  'I would not sign that sentence. It leaves out everything that went all right.',
  'Feeling like that and being like that are two different files.',
  'That is the fear talking in your voice, and it rounds everything up.',
]
export const harshChecks: readonly string[] = [
  'Write down one person or one time that does not fit it. One is enough to break an "always".',
  "Say it again with 'yesterday' in place of 'always', and see what is left of it.",
  'Ask what you would say to a friend who said that about themselves, and write it in one line.',
  'Put it down as a guess, with a number from 0 to 100, and check it again in a week.',
  'Name three people you have met who are awkward and liked. It takes two minutes.',
  'Find the one thing in it that you could change by Friday, and leave the rest of the sentence.',
]

/** C9. */
export const winOpeners: readonly string[] = [
  'You did that, with the nerves along for the ride.',
  'That counts, and it was your doing.',
  'You went and did the thing.',
  'That took some nerve, and you had it.',
  'Look at that: you acted before you felt ready.',
  'That is a real one.',
  'You moved first, and it held.',
  'Good. That is worth stopping for.',
  'That was a brave bit of work.',
  'You can put that one in the book.',
]
export const winMeaning: readonly string[] = [
  'What you did is yours to keep, however it felt.',
  'The fear made a forecast and you brought it some weather.',
  'Next time starts from here and no longer from zero.',
  'Your head will try to file it under luck. Do not let it.',
  'Write it down tonight in one line, with the date, before it gets smaller.',
  'It was done by a nervous person, which is the only way it teaches anything.',
  'Tell one person about it today. Said aloud, it lasts longer.',
]
export const nextRungs: readonly string[] = [
  'When you want the next rung, there is "{title}", a notch above.',
  'A next step, a little steeper: "{title}".',
  'For the next one I would look at "{title}".',
  'One rung up from here stands "{title}".',
  'If you are in the mood for another, try "{title}".',
]
/** Where no challenge fits. */
export const nextRungsPlain: readonly string[] = [
  'The next rung could be the same thing with one more person there.',
  'Next time, try it a minute sooner than you did today.',
  'A rung up: do it again this week, in another place.',
  'The next one could be a question more, or a minute longer.',
]
