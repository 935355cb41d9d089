import type { Answer } from '../../../conversation.ts'

export const askingOutTalkAfterward: readonly Answer[] = [
  {
    like: [
      'he came running after me and i blurted it out like a robot',
      'she followed me to the car and I finally asked, so awkwardly',
      'I asked in the end, at the tram stop, in the strangest voice.',
      'omg he caught up with me and i said it all in one breath',
    ],
    about: 'over',
    say: [
      "You said it, strange voice and all, so it's out in the world. However it sounded, that took nerve. Don't leave me hanging: what was the answer?",
    ],
  },
  {
    like: [
      'she told me she only came in to see me',
      'turns out he never even liked coffee, he came for me',
      'she says she was waiting the whole time for me to ask',
      'found out he made up reasons to talk to me for months',
    ],
    about: 'over',
    say: [
      "So it was never about what they said it was about. Somebody kept looking for reasons to be near you. That's a lovely thing to find out. Enjoy every bit of it.",
    ],
  },
  {
    like: [
      'i nodded and she nodded BACK',
      'he waved back at me im deceased',
      'I smiled at her and she smiled. going to need a minute',
      'said hi to him and he said hi, omg',
    ],
    about: 'over',
    say: [
      "They answered. That's the whole exchange, there and back, and you started it. Go lie down. You've had a big day.",
    ],
  },
  {
    like: [
      'lol my legs are still jelly but he said yes',
      'Still shaking, and grinning like a fool. She said yes.',
      'knees are gone but who cares he likes me',
      "I'm weak at the knees, and it turns out he was waiting for it",
    ],
    about: 'over',
    say: [
      "Then let your knees shake. You found out, and the answer was the one you were hoping for. I'm so glad. Nothing to do now but enjoy it and be a bit silly about it.",
    ],
  },
  {
    like: [
      'said my line and she told me all about her dad',
      'i used the opener and we ended up talking about his dog',
      'I made the remark, and she told me half her life',
      'it worked lol she talked for like 5 min',
    ],
    about: 'over',
    say: [
      "You said one line and got a whole story back. People don't hand that to somebody they want to get rid of. You have your next topic right there. I'm glad you said it.",
    ],
  },
  {
    like: [
      'i said cold today huh and he said yeah',
      'all i managed was "nice weather". she said yes',
      'I only got as far as a remark about the rain',
      'talked to him!! well i said hi and he said hi',
    ],
    about: 'over',
    say: [
      `That's a start. You meant to say more and a small thing came out; that happens when somebody matters. You spoke, and you got an answer. Next time, one sentence further: "How's your week been?" And then listen.`,
    ],
  },
  {
    like: [
      'chickened out, stared at my phone the whole ride',
      'saw her and said nothing. coward',
      'didnt do it. looked out the window like an idiot',
      'I had my chance on the bus and I lost my nerve',
    ],
    about: 'over',
    say: [
      'Not a coward; you froze, and that happens. You were there, and you meant to. Next time, make it smaller: one look and a nod. The sentence can wait for another day.',
    ],
  },
  {
    like: ['i nodded at her', 'did the nod', 'ok gave him a little nod today', 'I managed a nod this morning'],
    about: 'over',
    say: [
      "There it is. A nod is how two strangers start knowing each other's faces. I'm glad. Did anything come back?",
    ],
  },
  {
    like: [
      "found out he's married and his wife is sick, i cried in the back room",
      'i was kind to him and then i sat in the storeroom and cried',
      'she told me something so sad, i smiled and cried later',
      'I was gentle with him, and afterward I wept where no one could see',
    ],
    about: 'over',
    say: [
      "That was kind of you, and then there was nobody to be kind to you. You took in a sad thing and held it together until you were alone. Of course you cried. You don't have to do anything with it today.",
    ],
  },
  {
    like: [
      'he took my hand for the last dance and i never asked him',
      'we danced, my hands were sweating, and i chickened out of saying it',
      'she held my hand and i forgot everything i wanted to say',
      "I had the line ready, then we danced and I couldn't",
    ],
    about: 'over',
    say: [
      "Hold on: somebody held your hand and danced with you, nerves and all. The question didn't come out, and it's still good next time. Somebody who holds your hand for a whole song has said something already.",
    ],
  },
]
