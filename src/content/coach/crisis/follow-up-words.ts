import type { Pool, QuestionPool } from './parts.ts'

/** For a calm message after an alarm: asked again, kindly, and then the talk goes on. {line} names a free line. */
export const followUps: Pool = {
  name: 'follow',
  sentences: [
    'Before we go on: what you wrote earlier still counts. {line}, at any hour.',
    'We can talk about this. I am keeping the earlier part in mind, too. {line}.',
    'Good to see you write. The door to help stays open: {line}.',
    'One look back before the next thing. {line}, in case it has come closer again.',
    'Yes, let us. And if the heavy part returns while we do, say it in the middle of a sentence. {line}.',
    'Some time has passed since you told me how bad it was. {line}, still.',
    'This is a calmer subject, and that is fine. Nothing you said before is forgotten. {line}.',
    'Happy to go there with you in a second. First, the number again: {line}.',
    "You don't have to bring it up yourself, so I do. {line}.",
    'A better hour is worth having, and it may not be the last hard one. {line}.',
    'Keep this within reach while we talk: {line}.',
    'I have not lost what you told me today. {line}.',
  ],
}

/** For "I'm fine" and "I was joking": believed, and not filed away. */
export const afterDenials: Pool = {
  name: 'denial',
  sentences: [
    'Okay. People do say such things and take them back, and I would rather ask twice than miss it once. {line}.',
    'I hear that you are all right. If tonight turns out otherwise, this still works: {line}.',
    'Fair enough, we can talk about something else. The number stays: {line}.',
    'No need to prove anything to me. {line}, if it comes back.',
    'Understood. You can say it again later without starting from zero. {line}.',
    'It may have come out bigger than you meant, or exactly as big. Either is fine here. {line}.',
    'Taken as you say it. Keep this anyway: {line}.',
    'All right. I will ask once more some time today, and then it is your turn to tell me to stop. {line}.',
  ],
}

/** For a "no" to danger, or a "yes" to safety. */
export const afterSafeAnswers: Pool = {
  name: 'safe',
  sentences: [
    'Good. Stay where people are, and keep this within reach: {line}.',
    'That is worth hearing. If it changes in an hour, this still holds: {line}.',
    'Okay, thank you for answering. {line}, if the answer changes.',
    'Then let it stay that way tonight: company, light, the phone charged. {line}.',
    'Noted. You can take that answer back at any time, and nobody minds. {line}.',
    'Good to have that clear. For the hours when it is less clear: {line}.',
    'All right. Keep the distance you have, from things and from people who harm you. {line}.',
    'That helps to know. One person should know it, too. {line}.',
  ],
}

export const followUpQuestions: QuestionPool = {
  name: 'follow.ask',
  questions: [
    { text: 'Are you safe right now?', yesMeans: 'safety' },
    { text: 'Is it quieter than when you wrote that?', yesMeans: 'safety' },
    { text: 'Have the thoughts come back since?', yesMeans: 'danger' },
    { text: 'Does one person know how bad it was?', yesMeans: 'safety' },
    { text: 'Is anything still within reach that worries you?', yesMeans: 'danger' },
    { text: 'Do you have somebody near you tonight?', yesMeans: 'safety' },
    { text: 'Did you get to talk to anyone about it?', yesMeans: 'safety' },
    { text: 'Has anything made it worse since then?', yesMeans: 'danger' },
    { text: 'Will you be around people in the next hours?', yesMeans: 'safety' },
    { text: 'Are you in danger from yourself or anyone else?', yesMeans: 'danger' },
    { text: 'Can you get through tonight where you are?', yesMeans: 'safety' },
  ],
}
