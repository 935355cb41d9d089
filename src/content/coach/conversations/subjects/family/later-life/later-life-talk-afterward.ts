import type { Answer } from '../../../conversation.ts'

export const laterLifeTalkAfterward: readonly Answer[] = [
  {
    like: [
      'stayed till they locked up',
      'I was the last one out, can you believe it',
      'we talked until they turned the lights off',
      'Stayed to the end. They were stacking chairs around us.',
    ],
    about: 'over',
    say: [
      "To the very end, then. That's what a good time looks like. You went in not knowing how it would be, and you were among the last to leave. I'm glad.",
    ],
  },
  {
    like: [
      'she cried and i felt nothing',
      'i didnt cry at the funeral, everyone else did',
      'Called his sister, she sobbed, I stayed dry. Strange',
      "everyone's crying but me, is something wrong with me",
    ],
    about: 'over',
    say: [
      "There's no right way to do it. Some cry at once, some weeks later over something small, and some hold it so the others can let go. Dry eyes say nothing about how much they meant to you.",
    ],
  },
  {
    like: [
      "I said it plainly and she was so kind about it, I hadn't meant to sound sad",
      "told the waitress I'm on my own now and she gave me a free cake",
      'he asked if my husband was coming and I said not anymore, he was lovely',
      'didnt mean it to sound sad but the girl at the till was sweet to me',
    ],
    about: 'over',
    say: [
      "It came out truer than you planned, and what you got back was kindness. That's a small, good thing between two people. You don't have to take the sentence back. I'd guess they'll know you next time.",
    ],
  },
  {
    like: [
      'we ended up having a good laugh about the old days',
      'it went grand, we talked about a match from forty years ago',
      'he was lovely, we were laughing in the end',
      'Splendid, as it happens. We got talking about the old times',
    ],
    about: 'over',
    say: [
      "That sounds wonderful. You talked, and you ended up laughing about old times together. That's good company, and you were half of it. I'm very glad.",
    ],
  },
  {
    like: [
      'got to the door of the lounge, they all turned round, i left',
      'I went down to the club, saw them all at their tables and went back up',
      'opened the door, everyone looked at me, closed it again',
      'Walked as far as the hall. They all stared. I turned on my heel',
    ],
    about: 'over',
    say: [
      "All those faces at once, and nobody beside you. No wonder you turned around. You did get as far as the open door. Was there one face among them you wouldn't mind?",
    ],
  },
]
