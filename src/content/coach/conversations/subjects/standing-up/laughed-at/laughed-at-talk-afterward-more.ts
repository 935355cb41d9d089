import type { Answer } from '../../../conversation.ts'

export const laughedAtTalkAfterwardMore: readonly Answer[] = [
  {
    like: [
      'dropped my plate and the whole cafeteria clapped',
      'everyone cheered when i smashed a glass lol kill me',
      'I dropped my lunch in front of all of them and they applauded',
    ],
    about: 'over',
    say: [
      "The famous applause for whoever drops something. It's loud, it's awful, and it says nothing about you. How was the rest of the day?",
    ],
  },
  {
    like: [
      'choked on a chip at work and my manager had to save me',
      'Had to be given the Heimlich in front of everyone. I can never show my face',
      'chocked on steak at the company dinner everybody saw im quitting',
    ],
    about: 'over',
    say: [
      `That's a real scare, and somebody was there to help. Are you all right? If anyone had to press on your stomach, have a doctor check you, even if you feel fine. As for work, two words to whoever helped will do: "Thanks again."`,
    ],
  },
  {
    like: [
      'my costume ripped on stage and everyone laughed',
      'they all laughed in the play cause my wig fell off',
      'The prop broke at the wrong moment and the whole class roared',
      'i tripped in the school musical n they laughed!!',
    ],
    about: 'over',
    say: [
      "That's awful timing. People laugh at a thing like that because it happened, more than because of you, and everybody who goes on a stage collects one. You were up there, and they were sitting down. What did you do next?",
    ],
  },
  {
    like: [
      'i know exactly who laughed first',
      'It was my own colleague who started it, I recognized the laugh',
      'one person started laughing and i know him',
      "The first one to laugh was someone I'd thought was a friend",
    ],
    about: 'over',
    say: [
      "So it isn't the whole room that's stuck in you. It's one person, and you know their voice. A laugh from somebody you know cuts deeper than a crowd's. Was it a surprise, coming from them, or does it fit?",
    ],
  },
  {
    like: [
      'i pronounced a word wrong and everyone laughed and i pretended to laugh too',
      'My accent made it sound dirty. They laughed, I smiled, I wanted to cry',
      'said beach wrong in class n the whole room died laughing, i fake laughed',
      'I make mistake in English, they laugh, I laugh also but inside no',
    ],
    about: 'over',
    say: [
      `You laughed with your mouth and not with the rest of you. That's a lonely moment. They laughed at a sound, and you'd had something to say. If one of them is kind, tell that one: "I laughed too, but it hurt."`,
    ],
  },
]
