/** I4: a goodbye is taken as it comes. No question goes with it. */
export const goodbyes: readonly string[] = [
  'Take care.',
  'Good to have had you here. See you when you feel like it.',
  'Until another time.',
  'Go well.',
  'Bye for now. You know where I am.',
  'All right, close the lid and rest.',
  'Good night, or good day, whichever you have.',
]
export const goodbyeCredit: readonly string[] = [
  'You looked at something hard today, and that counts by itself.',
  'You came with a knot and leave with an end of the thread.',
  'What you did here was practice, and it was yours.',
  'You said it plainly, and saying it is half of doing it.',
  'You stayed with an uncomfortable thing for a while. Not everyone does.',
]
export const goodbyeStep: readonly string[] = [
  'Your step is with you: {step}.',
  'You take one thing along: {step}.',
  'What you planned still stands: {step}. No more than that.',
]

export const thanksAnswers: readonly string[] = [
  'You are welcome.',
  'Glad it was of use.',
  'You did the harder half of it.',
  'With pleasure. The doing is still yours.',
  'Good. Keep what fits and drop the rest.',
  'Any time.',
]

export const greetings: readonly string[] = ['Hello.', 'Hi there.', 'Hey, good to see you.', 'Hi.']
export const greetingAsks: readonly string[] = [
  'What is the moment on your mind?',
  'What brings you here today?',
  'Which people, and when?',
  'Where shall we begin?',
  'Is it something ahead, or something behind you?',
]

/** No lecture, no "calm down". */
export const angryOpeners: readonly string[] = [
  'You are fed up, and you get to be.',
  'Fair. You can be as blunt with me as you like.',
  'That is a clear message.',
  'You have had enough of this, I take it.',
  'Angry is fine here.',
  'Point taken.',
  'I can see that this is getting on your nerves.',
  'Understood. No pep talk.',
  'Noted, without offense.',
  'Then let me stop talking around it.',
  'All right. You are not here to be handled.',
  'That landed.',
]
/** With {gist}, "your boss humiliated you". */
export const angryGists: readonly string[] = [
  '{gist}, and that would make most people angry.',
  '{gist}. No wonder there is heat in it.',
  '{gist}, and you are furious.',
  '{gist}. Fair enough.',
]
export const angryOffers: readonly string[] = [
  'Tell me the one thing that would make this worth your time, and I will do that or say that I cannot.',
  'I can be quiet and give you two lines to use, and nothing else.',
  'Say what is wrong in five words and I will start from those.',
  'We can drop the topic. Another one, or none.',
  'If it helps, write the rude version first. It goes nowhere.',
  'Walk it off for four minutes and come back, or do not. Both are fine.',
  'Who is it about, if it is about anyone but me?',
  'Two minutes of plain complaining, if you want them. I read along.',
  'I would start with your body: both fists for five seconds, then open. After that, words.',
  'Anger has a use: it shows what you want. Name it in one line.',
  'Put a time on it: ten minutes of being furious, then one decision.',
  'You can leave it at that. I will not chase you.',
]

/** C13: a short apology, then another way in. */
export const apologies: readonly string[] = [
  'Sorry, that was not useful.',
  'My mistake, wrong direction.',
  'I am sorry, that missed you.',
  'Then I got it wrong, and I am sorry.',
  'Sorry. I was answering a question you did not ask.',
  'That was no help, and I apologize.',
  'Sorry, that was wide of it.',
  'I apologize, that was the wrong tool.',
]
export const otherApproaches: readonly string[] = [
  'Here is a different approach.',
  'Let me try it from the other side.',
  'Something else entirely, then.',
  'I take another way in.',
  'We leave that road.',
  'A new attempt, with other means.',
  'Let us start from the other end.',
  'Something plainer.',
  'I put that away and try another door.',
]

export const nameAccepted: readonly string[] = [
  '{name} it is.',
  'Thanks, {name}. I will use that.',
  'Noted, {name}.',
  'Right, {name}. I have changed it.',
]
/** P6. */
export const toneAccepted: Readonly<Record<string, readonly string[]>> = {
  gentler: ['Softer from here on.', 'I will go more gently.', 'Understood, gentler.'],
  plainer: ['Plain words from now on.', 'Straight it is.', 'No padding, then.'],
  shorter: ['Shorter from now on.', 'I will keep it brief.', 'Few words, then.'],
  longer: ['I will explain more.', 'A bit more, then.', 'Then I take more room.'],
  lighter: ['A lighter touch, then.', 'Less gravity from here.', 'I will loosen up.'],
  serious: ['No jokes, then.', 'I will keep it serious.', 'Serious from here on.'],
}
