import type { Answer } from '../../../conversation.ts'

export const cancellingCommon: readonly Answer[] = [
  {
    like: [
      'should i cancel',
      'i want to cancel so bad',
      'can i cancel last minute or is that awful',
      'Would it be very wrong of me to call it off?',
      'i think i cancel, i am too nervous',
      'is it ok to say im sick',
      'cancel or go',
    ],
    say: [
      'If you\'re really ill, cancel. If it\'s fear, go for a short version: half an hour, then you can leave. Canceling feels wonderful for one evening and makes the next time harder. You can even write, "I can come for a bit." Would half an hour be possible?',
    ],
    about: 'coming',
  },
  {
    like: [
      'i canceled again',
      'i cancelled on her last minute and i feel horrible',
      'said i was sick. im not sick',
      'I have excused myself once more, to my shame.',
      'i cancel and now i feel relief and also bad',
      'flaked. third time',
      'bailed on my friends tonight',
    ],
    say: [
      "Relief and guilt together is a common mix. It can be fixed. Don't write a long excuse; offer a new time instead, something small you can keep, like a half-hour coffee. And decide now how you'll get out the door that day.",
    ],
    about: 'over',
  },
  {
    like: [
      'how do i cancel plans without lying',
      'i need to cancel on a friend tonight, what do i write',
      'Kindly suggest an honest way to withdraw from an engagement.',
      'cancelling on someone for the third time. words?',
      "can't come tonight, what message to friend",
      'i want to back out but still be friends, text pls',
      'how do i say i cant make it and not sound flaky',
    ],
    say: [
      'True, short, and with another day in it.\n"I can\'t make it tonight, and I\'m sorry to change plans on you."\n"It\'s not about you. I\'d still like to see you."\n"How about Sunday for a short coffee?"',
    ],
    asks: 'words',
  },
]
