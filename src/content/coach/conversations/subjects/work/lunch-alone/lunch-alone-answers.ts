import type { Answer } from '../../../conversation.ts'

export const lunchAloneAnswers: readonly Answer[] = [
  {
    like: [
      'what if they say the seat is taken',
      'and if they say no',
      "what if they don't let me sit there",
      'someone else is sitting here ugh what do i do then',
      "what if there's no room for me",
    ],
    say: [
      `Then you say "Okay, thanks," and take the next free seat you see. It's a bad few seconds. Usually it means that somebody is coming back. If it happens again at the same table, try other people.`,
    ],
  },
  {
    like: [
      'what if it goes quiet when i sit down',
      'they stopped talking when i came',
      'the whole table went silent',
      'it gets awkward as soon as i join',
    ],
    say: [
      `It may, for a moment. Conversation often stops when somebody sits down, because people look up and make room. You can say "Go on, I didn't mean to interrupt," and start eating. Then see how long it really takes until they go on.`,
    ],
  },
  {
    like: [
      'what do i say once i sit down',
      'i never know what to talk about at lunch',
      'i just sit there like a statue',
      'do i have to join in the conversation',
      "what if i don't say a word the whole time",
    ],
    say: [
      'For the first minutes, nothing beyond hello. Eating and listening is a normal thing to do at a table. Then ask one person about one thing they said. One question is enough for a whole lunch.',
    ],
    item: 'challenge:one-follow-up-question',
  },
  {
    like: [
      'do they notice that i eat alone',
      "they must think i'm a loser",
      'does everybody see me sitting by myself',
      'what do people think when someone always eats alone',
    ],
    say: [
      'Some probably notice, and what they think about it nobody can tell you. It could be "wants some quiet," or "new," or nothing. Think of the last person you saw eating alone, and what you made of that.',
    ],
  },
  {
    like: [
      'is it weird to eat alone',
      'is it normal to have no one to eat with',
      'am i the only one who dreads lunch',
      "i'm a grown adult and afraid of a lunch room",
      'everyone else has someone',
    ],
    say: [
      "No, it happens a lot, at every age and in every kind of workplace and school. You see the tables with people at them. The ones in cars, stairwells and empty rooms are out of sight, so it looks as if there aren't any.",
    ],
  },
  {
    like: [
      'they all have their groups already',
      "it's too late i've been here for a year",
      "i can't start now they'd wonder why",
      'everyone found their people in the first week',
      'they have known each other forever',
    ],
    say: [
      `It isn't too late, though it's a bit harder than in the first week. You can name it: "I've been eating on my own all this time and I'd like to change that." You don't have to win over a whole table. Start with one person.`,
    ],
  },
  {
    like: [
      'i eat in my car',
      'i hide in the library at lunch',
      'i eat in the restroom so nobody sees me',
      'i take my food to the stairs',
      'i skip lunch so i dont have to sit there',
    ],
    say: [
      'You found a place where nobody looks, and it gets you through the day. Keep it for now, and keep eating. Then trade one lunch a week: the first ten minutes where people are, the rest in your spot.',
    ],
  },
  {
    like: [
      'can i look at my phone',
      'i always wear headphones at lunch',
      'is it ok to bring a book',
      'what do i do while i sit there alone',
      'i pretend to be busy',
    ],
    say: [
      "Sure, if you want to read or listen. If it's there so that nobody talks to you, it works, and nobody does. Leave it in your bag for the first five minutes, look around, and see if anything is different.",
    ],
  },
  {
    like: [
      'actually i like eating alone',
      'do i have to sit with them',
      'lunch is my only quiet time',
      "i'd rather be by myself honestly",
      'whats wrong with eating alone',
    ],
    say: [
      "Nothing is wrong with it, and you don't have to sit with anybody. A quiet break can be what gets you through the afternoon. The one thing to check is whether you want it that way or fear does. After that it's up to you.",
    ],
  },
  {
    like: [
      'i already tried sitting with them',
      'i asked once and they ignored me',
      'tried that, they talked over me the whole time',
      'joined them for a week and nothing changed',
    ],
    say: [
      'Then you have some real information about that table. Trying the same one again may not be worth it. Look for one person who eats at odd times, or alone like you, and ask that person instead.',
    ],
  },
  {
    like: [
      'they make fun of me at lunch',
      'the kids at that table pick on me',
      'they talk about me when i walk past',
      'coworkers laugh at me in the break room',
      'they told me i cant sit there because nobody likes me',
    ],
    say: [
      "That's meanness, and it isn't for you to fix by being braver at lunch. Stay away from that table and tell somebody who can act: a teacher or parent, or at work a supervisor or HR. I can help you find the first sentence.",
    ],
    taps: ['Help me with that', 'Not now'],
  },
  {
    like: [
      'my food smells different from theirs',
      'i bring food from home and they comment on it',
      "i can't afford to eat out with them",
      'they all go to restaurants i dont have the money',
      "i'm fasting so what do i do at lunch",
    ],
    say: [
      `You can sit with people without eating what they eat, or eating at all. One sentence covers it: "I've brought mine," or "I'm not eating today, I came to sit with you." If they go out and it costs too much, suggest one day where everybody brings something.`,
    ],
  },
  {
    like: [
      'nobody ever invites me',
      'why does no one ask me to come',
      'they walk right past my desk',
      "if they wanted me they'd ask",
      'why do i always have to be the one',
    ],
    say: [
      "I can't know why. Often groups go out of habit and assume that the others have plans. It doesn't feel fair to have to ask first, and asking is still the quickest way to find out if you're welcome.",
    ],
  },
  {
    like: [
      'how long do i have to stay',
      'how do i get up without it being weird',
      'what if i want to leave after five minutes',
      'can i go before they finish',
    ],
    say: [
      `As long as you want; ten minutes is a real lunch. When you go, stand up first and then say "I'm heading back, see you later." You don't need a reason.`,
    ],
  },
]
