import type { Answer } from '../../../conversation.ts'

export const inLawsTalkAfterward: readonly Answer[] = [
  {
    like: [
      'I said "happy birthday" instead of hello',
      'said "you too" to the waiter, love my life',
      "I greeted my sister-in-law with condolences. It wasn't a funeral.",
      'panicked and said congrats when she said hi',
    ],
    about: 'over',
    say: [
      'Wonderful. It was one wrong word, and there are far worse ones to say to somebody. People usually laugh and move on. If it comes up again, you can be the first to laugh.',
    ],
  },
  {
    like: [
      'her dad told me about losing his wife, just the two of us',
      'my father in law opened up to me for hours',
      'he never talks and today he told me about his brother who died',
      'spent the afternoon with his mum and she told me everything',
    ],
    about: 'over',
    say: [
      "Then something opened there. People don't tell that to somebody they haven't let in. You sat and you listened, and that was what it needed from you. You don't have to say anything clever about it now. Being around is plenty.",
    ],
  },
  {
    like: [
      'didnt say much. just listened',
      'i kept quiet and held her hand',
      'I let him talk, made tea, that was all',
      'nothing really, i sat there and listened',
    ],
    about: 'over',
    say: [
      "That's the right thing, and it's hard to do. Somebody told you something heavy, and you stayed and let them. No clever sentence would have done more.",
    ],
  },
  {
    like: [
      'they gave me a nickname. i think thats good?',
      'her brothers call me professor now',
      "they've started teasing me, that's a good sign no?",
      'the family has a name for me, guess im in',
    ],
    about: 'over',
    say: [
      "It sounds good. Friendly teasing and a nickname often mean somebody has a seat at the table. You've got both. I'm glad for you.",
    ],
  },
  {
    like: [
      'the guy beside me has the exact same mother in law',
      'met someone at class whose in-laws are as bad as mine',
      'turns out the woman next to me has the same family drama lol',
      'someone there is going through the very same thing with her husbands mom',
    ],
    about: 'over',
    say: [
      "Then you came home with more than you signed up for: somebody who knows exactly what you mean without the long version. That's worth a lot. Are you two going to compare notes again?",
    ],
  },
  {
    like: [
      'i was about to say it and she gave me cake',
      'Just as I started he put a plate in front of me, and I lost my nerve.',
      'tried to bring it up and grandma hugged me so i couldnt',
      'I had the words ready. Then she was so nice to me that I ate instead.',
    ],
    about: 'over',
    say: [
      "Beaten by kindness. You had your mouth open, and that's further than not trying. It's hard to draw a line with somebody being nice to you. The sentence keeps. Say it another time, before the plate or the hug arrives.",
    ],
  },
  {
    like: [
      'she said come back soon',
      'his mom goes "next time bring your sister"',
      'At the door she told me to visit again',
      'they said im welcome any time, so idk',
    ],
    about: 'over',
    say: [
      `People rarely say "come again" at the door to somebody they can't stand. You got an invitation. I'd take it at its word, and go when you feel like it.`,
    ],
  },
  {
    like: [
      'said thank you and went to cry in the bathroom',
      'nothing, i said thanks and went to breathe outside',
      'I thanked my mother-in-law and retired to the bathroom',
    ],
    about: 'over',
    say: [
      "You were polite, and then you needed a closed door. Of course it got to you. It isn't yours to settle alone; it's your partner's family. Does your partner know what it does to you?",
    ],
  },
  {
    like: [
      'my mother in law tasted it and said not bad',
      "She said it could be worse. That's high praise from her",
      'his mom tried my soup and said "fine" lol',
      'she ate it and said its edible',
    ],
    about: 'over',
    say: [
      "From somebody like that, it's close to a medal. No speech, no fuss, one small word, and it was about something you made. I'd take it.",
    ],
  },
  {
    like: [
      'she refolded the towels i had just folded',
      'My mother in law washed the plates again after me',
      'his mom re-cleaned my kitchen while i stood there',
      'She ran a finger over my shelf, then got the duster',
    ],
    about: 'over',
    say: [
      'Not a word said, and you heard every one of them. A cloth can be as rude as a sentence. It may also be a habit, one that would show in any kitchen. Either way, yours was done the first time.',
    ],
  },
]
