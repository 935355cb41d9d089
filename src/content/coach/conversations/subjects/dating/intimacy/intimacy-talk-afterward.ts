import type { Answer } from '../../../conversation.ts'

export const intimacyTalkAfterward: readonly Answer[] = [
  {
    like: [
      'i said something so dumb in bed and she laughed and played along',
      'I patted him on the back after and he made a joke of it',
      'made a stupid noise when we kissed, she did it back',
      'said "good job" after and he saluted',
    ],
    about: 'over',
    say: [
      'That sounds like a good sign. Somebody who plays along with your clumsiest moment is having a good time with you. Being silly together and laughing is about as close as it gets. Nothing was ruined there. Enjoy it.',
    ],
  },
  {
    like: [
      'i told her. the whole speech',
      'I said my piece, she drank her tea',
      'gave him the talk i practiced. he listened',
      'Well, I have told her now',
    ],
    about: 'over',
    say: [
      "So you said it. The whole speech, out loud, to the person it was for. That was the hard part, and it's behind you now. How did it land?",
    ],
  },
  {
    like: [
      'it didnt work and she said never mind and i felt like an old wreck',
      'I could not perform, and now I feel finished as a man',
      'she said its fine and put the tv on. i lay there feeling broken',
    ],
    about: 'over',
    say: [
      "That's a lonely minute, and you're no wreck. Bodies have off nights, more often with somebody new and more often with the years. It says nothing about what you're worth. If it keeps happening, a doctor can look for a cause; they hear this a lot.",
    ],
  },
  {
    like: [
      'it went embarrassingly wrong in bed and they texted asking to see me again, what do i answer',
      "he's joking about what happened last night, what do I write back",
      'so i basically screamed the house down and she still wants dinner, what do i say',
      'how do you reply to a funny text after a disaster in the bedroom',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `Somebody who jokes about it or asks to see you again isn't put off, so answer in the same spirit:\n"I survived. When and where?"\n"Yes, I'd like that. I can laugh about it too."\n"I'm glad you're laughing. I'd like to see you again."`,
    ],
  },
  {
    like: [
      'i got flustered and said i felt sick so he left',
      'dropped everything, panicked and told her I was tired. she went home',
      'I made an excuse and they went, and I wanted them to stay',
      "said I had to be up early but really i was mortified, and now she's gone",
    ],
    about: 'over',
    say: [
      `That's a sore way for it to end, when you'd wanted it to go well. It sounds as if the excuse is what's sitting heavy now. It can be put right in a line: "That was an excuse. I was flustered, and I'd like to see you again."`,
    ],
  },
  {
    like: [
      'told him and he teared up, he says we can go as slow as i want',
      'I said it. She held my hand and said we would start small.',
      "she was so nice about it we're gonna start with just cuddling",
      'We talked. There were tears, the good kind, and no rush.',
    ],
    about: 'over',
    say: [
      "That's beautiful. You said it, they stayed, and together you found a beginning that fits you both. Nothing to plan now. Enjoy it when it comes.",
    ],
  },
  {
    like: [
      'we kissed and i said thanks',
      'he kissed me and i said "you too"??',
      'After the kiss I could think of nothing but thank you',
      'first kiss ever and i went "nice" omg',
    ],
    about: 'over',
    say: [
      "There are worse things to say after a kiss. It was friendly, and it will be very funny to both of you later. Somebody kissed you. That's the news. How did they look when you said it?",
    ],
  },
  {
    like: [
      'we fell off the bed and i ended up in the er lol',
      'broke my toe during sex, told the doctor i tripped',
      'We had a small accident in bed and the nurse clearly knew',
      'hit my head making out, had to lie at the hospital',
    ],
    about: 'over',
    say: [
      "That's a terrible evening and a wonderful story. Hospital people have seen much worse. If it was your head and you start to feel worse, go back. If the two of you can laugh about it, you've got something a smooth night wouldn't have given you. I hope it heals fast.",
    ],
  },
  {
    like: [
      'told her i need to go slow and she said ok no rush',
      'he said we can take separate beds, no big deal',
      "I told him and he simply said fine, whenever you're ready",
      'she goes "cool we\'ll see" and that was it. i was so scared',
    ],
    about: 'over',
    say: [
      "You were heard, and room was made without your having to explain. That's about as good as an answer gets. I'm glad. You said it out loud, and now you can breathe out.",
    ],
  },
]
