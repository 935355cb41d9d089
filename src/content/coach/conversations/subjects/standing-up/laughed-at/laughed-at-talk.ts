import type { Answer } from '../../../conversation.ts'

export const laughedAtTalk: readonly Answer[] = [
  {
    like: [
      'its always the same guy who starts it',
      'jayden. he starts it and the rest join in',
      'One boy leads it and the whole year follows.',
      'her. always her. the others just laugh',
    ],
    say: [
      "So it's one person with an audience, and the others are copying. That's bullying, and it isn't your job to stop it alone. Write down the name, the day and what was done, and show it to one adult you trust. Who would that be?",
    ],
  },
  {
    like: [
      'could i write it on the board instead of saying it',
      'can I show it on a slide and not say the word',
      'what if i hold up a sign and dont talk',
      'could I point at it, no speaking',
    ],
    about: 'coming',
    say: [
      "You could: write it, point at it, and then say it once anyway, the way you say it. Whatever they do, carry on with the next sentence. After that it's a word you've said out loud in that room.",
    ],
  },
  {
    like: [
      'theyre copying how i walk again, the whole year',
      'everyone imitates my voice in the hall',
      'The others have started mimicking me again',
      'all of them do my laugh when i go past',
    ],
    say: [
      "That's bullying, and I'm sorry it's back. A whole crowd copying you would wear anybody down. It isn't yours to fix by changing how you are. Tell one person in charge there today, with names and where it happens. Who would listen?",
    ],
  },
  {
    like: [
      'what joke though, im not funny',
      "i'm not witty, what do i say to a class that laughs at me",
      "give me the line then, I can't do dry",
      'what would I even say to get ahead of it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You don't have to be funny. Say it flat, then carry on:\n"Yes, I said it. Moving on."\n"You may all laugh for five seconds. Thank you. Where were we?"\n"I've had time to think about my choice of words. Next."`,
    ],
  },
  {
    like: [
      'everyone is gonna make fun of me monday, for the whole year',
      "they'll all do the sound when i walk in",
      "I'm never going to hear the end of it at work",
      'the whole class will imitate me till we graduate',
    ],
    about: 'coming',
    say: [
      `That's a horrible thing to picture, and I won't tell you nobody will. A few may try it. Noises die when they get nothing: a flat look, "Yeah, that happened," and on to your locker or your desk. Who could walk in with you that first morning?`,
    ],
  },
  {
    like: [
      'feel a bit better but i still dont wanna go back next week',
      'ok she was nice about it but im dreading the next meeting',
      "It helped to hear that. I still don't want to sit in that room again",
      'better now. still not going to the next one tho',
    ],
    about: 'coming',
    say: [
      "Better, and still not eager to walk back in. Both make sense. You don't have to like that room to sit in it again. Who in there has been kind, and could you sit next to them?",
    ],
  },
  {
    like: [
      'i mispronounced a word and now its my nickname',
      'my voice squeaked once and they all call me squeaky',
      'They have called me by that slip ever since the meeting',
      'said "orgasm" instead of organism and thats my name now kill me',
    ],
    say: [
      `One slip, and they made it a name. That's annoying, and it stings more each time. If you don't mind it much, answer bored and move on; it goes stale faster. If you do mind, tell one of them alone: "Drop that one."`,
    ],
  },
  {
    like: [
      'i cant go back in there tmrw, can i do something smaller',
      'is there like a half version of going back to the cafeteria',
      'Not all the way in. Could I begin at the door?',
      'can i go near it but not in it',
    ],
    about: 'coming',
    say: [
      "Yes, there's a half version. Stand near the door for two minutes, with somebody you like if you can, and then go wherever you want. You don't have to walk through the middle. Another day, one step more. Who'd come along?",
    ],
  },
  {
    like: [
      'not confront. give me anything except confront',
      'im not gonna say anything to them. something else pls',
      "I won't have it out with those women. What else is there?",
      'no talking to them about it. literally anything but that',
      "Not a showdown, I'm too old for it. Another way, please.",
    ],
    say: [
      "Fair, nobody gets confronted. Two quieter things: mute the chat for a few days, and give your time to whoever in that group has been decent to you. Sit near them, ask something ordinary. The rest of them don't need an answer.",
    ],
  },
  {
    like: [
      "they're gonna get bored of it now right? say yes",
      'so theyll stop now?? tell me theyll stop',
      "I made the joke before they could. That's the end of it, isn't it?",
      'they wont do it again right. they laughed WITH me this time',
      "Surely they'll drop it after today. Say they will.",
    ],
    say: [
      "I can't say yes for them. But teasing needs a reaction, and this time you gave them a laugh on your own terms, which leaves less to poke at. If it comes back, one light line again, then on with what you're doing.",
    ],
  },
]
