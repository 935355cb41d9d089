import type { Answer } from '../../../conversation.ts'

export const dateSilenceCommon: readonly Answer[] = [
  {
    like: [
      'what if we have nothing to talk about on the date',
      'what if theres a long silence',
      'and if we both go quiet',
      'Suppose conversation falters over dinner?',
      'what i do when is silence with her',
      'im scared of the awkward silences tmrw',
      'what if i go blank when he looks at me',
    ],
    say: [
      "Then say what you see or wonder: \"I'm curious, what do you do when you're off?\" A pause on a date is normal, and half of it is theirs to fill. Bring two questions you'd honestly like the answer to.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what do i say when we go quiet on a date',
      'silence on the date and i panic. give me lines',
      'How might one revive a conversation that falters at dinner with a date?',
      'he answers in one word and then nothing. what do i ask',
      'on date no more topic. what to say?',
      'date is tonight, need backup questions for when it gets quiet',
      'we ran out of stuff to talk about after ten min with her',
    ],
    say: [
      'Let it sit a breath, then go back to something they said.\n"I want to go back to something you said earlier."\n"What do you do on a day with nothing planned?"\n"I go quiet when I\'m a bit nervous. I\'m having a good time."',
    ],
    asks: 'words',
  },
]
