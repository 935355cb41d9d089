/** C6, C7: never "it was fine". The first two times facts against guesses; from the third the loop gets its name. */
export const reassuranceFirst: readonly string[] = [
  "I wasn't there, so anything I said would be a guess on top of yours.",
  "I could say yes, but by tonight you'd need to hear it again.",
  "I can't know that from here. You saw more of it than I did.",
  "I'd be making it up if I promised you that.",
]
export const reassuranceChecks: readonly string[] = [
  'Take five minutes and write two lists: what they said or did that a camera would have caught, and what you guessed.',
  "Write down one fact that fits the fear and one that doesn't. Stop after five minutes.",
  'Put a number on it, from 0 to 100: how sure are you that your guess is right? Then write the facts behind that number. Five minutes.',
  'For five minutes, look for one ordinary thing they said or did afterward. That counts as a fact too, and the rest is a guess.',
  'Think what you would say to a friend with the same story. Give it two minutes, on paper: facts first, guesses second.',
]
export const loopNamed: readonly string[] = [
  "We've come back to the same question a few times now, and another answer from me wouldn't last.",
  "Can I point something out, kindly? Each answer helps for a minute, and then the question's back.",
  'I notice a loop here: a doubt, then asking, a minute of ease, and the doubt again.',
  "We've been around this one before. Asking calms it for minutes and feeds it for hours.",
  "I don't think more answers will settle this. The wish to ask is the part to work on.",
  "If I answered again, it'd last about as long as the last one did.",
  'Notice how strong the urge to ask is. That urge is what we could work on.',
  'Every round makes the next one come sooner, and you deserve a break from that.',
  "I'm saying this without blame: we're back at the same spot.",
  'The doubt has learned that it gets an answer here, so it keeps asking.',
  "This is the kind of question that doesn't stay answered.",
  "I'd only be feeding the worry if I answered that one again.",
]
export const loopExperiments: readonly string[] = [
  "Here's an experiment: leave the question unanswered until this time tomorrow, then see how strong it is.",
  'Try this: when it comes, write down the time and wait fifteen minutes before you ask anyone. See what it does by itself.',
  "Test it: tell yourself 'maybe, maybe not' and do something with your hands for ten minutes.",
  "Let's find out instead of guessing: next time you see them, count who starts the conversation, and tell me.",
  'For one evening, make a mark on paper each time it comes up. Only the marks, no answers.',
  "For ten minutes, do what you'd do if you knew it was fine, and see what happens.",
  'Write the worst answer down once, read it aloud, and fold the paper. Then go for a short walk.',
  'At bedtime, rate how much it matters from 0 to 10, and again at breakfast. Compare the two numbers.',
  'Say the doubt out loud in a silly voice, twice, and then go and rinse a cup.',
  "Pick one person you haven't asked yet, and keep it that way until the weekend.",
  'Set a timer for ten minutes. Worry as hard as you can until it rings, then get up.',
  'Leave your phone in another room for half an hour and see if the question is still there.',
]

/** For somebody who went and came home in tears. */
export const mixedHeard: readonly string[] = [
  'You went, and it was hard. Both are true.',
  'That took a lot, and it hurt. You were there all the same.',
  "It didn't go the way you wanted, and you still did it.",
  'A hard end, and you had walked in by yourself. One does not cancel the other.',
]
export const mixedSteps: readonly string[] = [
  'For the next ten minutes, do something warm and dull: tea, a shower, a series you know. No verdict today.',
  'Write two lines, one for what was hard and one for what you did anyway. Then close it until tomorrow.',
  'Text one person who is good company: "Tough evening, home now." Nothing more is needed.',
  'Sit down for five minutes with both feet on the floor, and let it be over.',
]

/** C8. */
export const avoidFrames: readonly string[] = [
  "You don't have to decide about all of it now, only about a piece.",
  "There's usually something between going and not going.",
  'Staying away is a relief tonight, and it makes the next time harder. So look for a size you can manage.',
  'Wanting out makes sense. Before you write the excuse, look at a smaller version.',
  "You're free to say no to it. First, see if there's a part you could keep.",
  "I won't push you. Let's cut it down until it looks possible.",
  'The whole thing is too big today, and that happens.',
  'Half of it would still teach you something.',
  'You can keep a way out and still go in.',
  'A short version counts.',
]

/** C11: disagreement, kindly, with a reason. */
export const harshAnswers: readonly string[] = [
  'I see it differently. One bad stretch is thin evidence about a whole person.',
  'I don\'t agree with that. A bad moment is a fact, and "always" is a guess.',
  'That conclusion is bigger than what happened.',
  "I'd disagree with that one, kindly. You're judging everything by the worst of it.",
  "You're a lot harder on yourself than anyone in that room would be.",
  "I wouldn't sign that sentence. It leaves out everything that went all right.",
  'Feeling like that is real. It still is not proof that it is true.',
  "That's the fear talking, and it exaggerates.",
]
export const harshChecks: readonly string[] = [
  'Write down one person or one time that does not fit it. One is enough to break an "always".',
  "Say it again with 'lately' in place of 'always', and see what's left of it.",
  'Think what you would tell a friend who said that about themselves, and write it down in one line.',
  'Write it down as a guess, with a number from 0 to 100, and look at it again in a week.',
  'Name two people you know who are awkward and liked. It takes a minute.',
  'Find the one part of it you could do something about by Friday, and leave the rest for now.',
]

/** C9. */
export const winOpeners: readonly string[] = [
  'You did that, nerves and all.',
  'That counts, and it was your doing.',
  'You went and did it.',
  'That took courage.',
  'You did it before you felt ready, too.',
  "That's a real one.",
  'You made the first move, and it held.',
  "That's worth stopping for.",
  'Well done, and I mean that.',
  "That's a good piece of work.",
]
export const winMeaning: readonly string[] = [
  'Whatever it felt like, you get to keep that you did it.',
  'The fear predicted something else, and you found out for yourself.',
  "Next time won't start from zero.",
  "Your head may try to call it luck. Don't let it.",
  'Write it down tonight in one line, with the date, before it gets smaller.',
  'You did it while nervous, which is how it gets less scary.',
  'Tell one person about it today. It lasts longer when you say it.',
]
export const nextRungs: readonly string[] = [
  'When you want a next step, "{title}" is a little steeper.',
  'A next one could be "{title}".',
  'For the next one, I\'d look at "{title}".',
  'One step up from here would be "{title}".',
  'If you want to build on it, there\'s "{title}".',
]
/** Where no challenge fits. */
export const nextRungsPlain: readonly string[] = [
  'A next step could be the same thing with one more person there.',
  'Next time, try it a little sooner than you did today.',
  'A next one: do it again this week, in another place.',
  'The next step could be one more question, or one more minute.',
]
/** They told what made it possible: {gist} is "you wrote down the first line". */
export const possibleHeard: readonly string[] = [
  "{gist}. That's worth remembering, because you can do it again.",
  "{gist}. Then that's your method now.",
  '{gist}, and it worked. Keep that for the next one.',
  "{gist}. It's good to know what helps you.",
]
export const possibleHeardPlain: readonly string[] = [
  'Good to know what helped. You can use it again.',
  "That's the part worth keeping for next time.",
  'Then you have a method, and it works for you.',
]
export const rungAgain: readonly string[] = [
  'The same would help with "{title}".',
  'You could do it like that for "{title}" too.',
  'I\'d try "{title}" the same way.',
]
/** "Yes" to the next rung. */
export const rungOpened: readonly string[] = [
  'Good, let\'s look at "{title}".',
  'Then "{title}" it is.',
  'Okay, here\'s how "{title}" goes.',
]

/** For "are you sure?" and the like. */
export const sureReflections: readonly string[] = [
  "You'd like to be certain.",
  "You're looking for a firm yes.",
  'The not knowing is the hard part.',
  'You want someone to settle it for you.',
  "It's hard to leave a question like that open.",
  "You'd feel better with a clear answer.",
  'That doubt is still there.',
  'The question is back.',
]

/** Where a verdict cannot be said back. */
export const harshHeard: readonly string[] = [
  "That's a hard thing to believe about yourself.",
  "That's a heavy thing to carry around.",
  'It sounds like today has been rough on you.',
  'You sound worn down by it.',
  "That's painful to think, let alone write.",
]
