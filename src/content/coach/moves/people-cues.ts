/** I4: a goodbye is taken as it comes. No question goes with it. */
export const goodbyes: readonly string[] = [
  'Take care.',
  'It was good to have you here. See you whenever you like.',
  'Until next time.',
  'All the best for it.',
  'Bye for now. You know where to find me.',
  'Rest a bit, if you can.',
  'Have a good one.',
]
export const goodbyeCredit: readonly string[] = [
  'You looked at something hard today, and that counts.',
  'You came in with a knot and found one end of it.',
  'What you did here was practice.',
  'You put it into words, and that often makes the doing lighter.',
  "You stayed with something uncomfortable for a while. That isn't nothing.",
]
export const goodbyeStep: readonly string[] = [
  'You have your step: {step}.',
  'One thing to take with you: {step}.',
  'Your plan still stands: {step}. No more than that.',
]

export const thanksAnswers: readonly string[] = [
  "You're welcome.",
  'Take what you can use.',
  'You did the harder half of it.',
  "You're welcome. Keep what fits and drop the rest.",
  'Any time.',
  "Gladly. I'm here when you need me.",
]

export const jokesTaken: readonly string[] = [
  "Noted, a joke. Is there a real part to it you'd like to look at?",
  'All right, joke taken. What is actually going on today?',
  'Fair. And if you take the joke away, what is left?',
  'Okay. Is there something behind it, or are we done with that one?',
]

export const greetings: readonly string[] = ['Hello.', 'Hi there.', 'Hey, good to see you.', 'Hi.']
export const greetingAsks: readonly string[] = [
  "What's on your mind?",
  'What brings you here today?',
  'Is something coming up, or did something happen?',
  'Where should we start?',
  "What's going on?",
]
/** "Hey", then "dunno": a place to begin. */
export const startAnywhere: readonly string[] = [
  "That's fine, you don't need a topic.",
  'No problem, we can find one.',
  "That's okay. We can start anywhere.",
]

/** "Work stuff": a part of life, and nothing else yet. {area} is "Work". */
export const areaHeard: readonly string[] = ['{area}, okay.', '{area}, then.', 'Okay, {area}.']
export const areaSteps: Readonly<Record<'work' | 'dating' | 'school' | 'people', readonly string[]>> = {
  work: [
    "Here's something that helps with most work things: write down the one sentence you'd like to say, and to whom. It takes two minutes, and it turns a cloud into a person.",
    'A good place to start: name the moment of the week you dread most, with its day and who is in it. Two minutes, on paper.',
  ],
  dating: [
    'A good place to start: write down what you would do next if you were not nervous, in one line. Two minutes is enough.',
    "Here's something small that helps: name the one moment you'd like to go better, and who's in it. A line is enough.",
  ],
  school: [
    'A good place to start: name the class or the hour you dread most, and the minute in it that is worst. Two minutes, on paper.',
    "Here's something small that helps: write down the one thing you'd like to say there, and to whom.",
  ],
  people: [
    "A good place to start: write down one name, and what you'd like to be different with that person. Two minutes is enough.",
    "Here's something small that helps: name the last time it felt hard, and who was there. One line each.",
  ],
}
export const areaAsks: readonly string[] = [
  'Who is it about?',
  'What happened, or what is coming up?',
  "What's the moment you have in mind?",
]

/** No lecture, no "calm down". */
export const angryOpeners: readonly string[] = [
  "You're fed up, and you get to be.",
  'Fair. You can be as blunt with me as you like.',
  'Okay, I hear that.',
  "You've had enough of this.",
  "It's okay to be angry here.",
  'Point taken.',
  'I can see this is getting on your nerves.',
  'Understood. No pep talk.',
  'Noted, and no hard feelings.',
  "I'll stop talking around it.",
  "All right. You're not here to be handled.",
  'That came through.',
]
/** With {gist}, "your boss humiliated you". */
export const angryGists: readonly string[] = [
  '{gist}. That would make most people angry.',
  "{gist}. No wonder you're angry.",
  '{gist}. Of course that makes you furious.',
  '{gist}. Fair enough.',
]
export const angryOffers: readonly string[] = [
  "Tell me the one thing that would make this worth your time, and I'll do it or say that I can't.",
  'I can give you two lines to use and keep quiet otherwise.',
  "Say what's wrong in five words and I'll start from those.",
  'We can drop the topic. Another one, or none.',
  'If it helps, write the rude version here first. It goes nowhere.',
  'Walk it off for four minutes and come back, or leave it. Both are fine.',
  "If you want two minutes of plain complaining, go ahead. I'll read all of it.",
  'You could start with your body: squeeze both fists for five seconds, then open them. Words after that.',
  'Anger usually shows what you want. See if you can name it in one line.',
  'Give it ten minutes of being furious, by the clock, and then one decision.',
  "You can leave it at that. I won't chase you.",
]

/** C13: a short apology, then another way in. */
export const apologies: readonly string[] = [
  "Sorry, that wasn't useful.",
  'My mistake, that was the wrong direction.',
  "I'm sorry, that missed the point.",
  "Then I got it wrong, and I'm sorry.",
  "Sorry. I answered something you didn't ask.",
  'That was no help, and I apologize.',
  "Sorry, that wasn't it.",
  'I apologize, that was the wrong thing to offer.',
]
export const otherApproaches: readonly string[] = [
  "Let's try something different.",
  'Let me come at it from the other side.',
  "Here's something else entirely.",
  "I'll try another way.",
  "We'll leave that one.",
  'A different idea, then.',
  "Let's start over from the other end.",
  "Here's something plainer.",
  "Let's put that away and try this.",
]

export const nameAccepted: readonly string[] = [
  '{name} it is.',
  "Thanks, {name}. I'll use that.",
  'Noted, {name}.',
  "Right, {name}. I've changed it.",
]
/** P6. */
export const toneAccepted: Readonly<Record<string, readonly string[]>> = {
  gentler: ['Softer from here on.', "I'll go more gently.", 'Understood, gentler.'],
  plainer: ['Plain words from now on.', 'Okay, straight talk.', 'No padding, then.'],
  shorter: ['Shorter from now on.', "I'll keep it brief.", 'Few words, then.'],
  longer: ["I'll explain more.", 'A bit more, then.', "I'll say more, then."],
  lighter: ['A lighter touch, then.', 'A bit less serious from here.', "I'll loosen up."],
  serious: ['No jokes, then.', "I'll keep it serious.", 'Serious from here on.'],
}
