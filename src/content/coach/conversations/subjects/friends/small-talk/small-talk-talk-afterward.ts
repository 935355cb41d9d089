import type { Answer } from '../../../conversation.ts'

export const smallTalkTalkAfterward: readonly Answer[] = [
  {
    like: [
      'i asked what she was doing, she said not much, i said same, then someone came',
      'we talked for like ten seconds and got interrupted',
      'asked him. he said nothing special. then it was over',
      'said two words to her and then a customer turned up',
    ],
    about: 'over',
    say: [
      "That's a conversation. A short one, but you asked, you got an answer, and you gave one back before the world walked in. Now there's something to pick up next time you see each other.",
    ],
  },
  {
    like: [
      'why did it go better when i said less',
      'I barely said anything and he talked for an hour, how come',
      'funny, I stopped trying and it worked',
      'i only asked one tiny thing and she wouldnt stop, why',
    ],
    about: 'over',
    say: [
      'Probably because less left room. When you hand somebody a finished topic, they can only agree. When you hand over half a sentence, they get to bring what they wanted to tell all along. You listened, and the rest came.',
    ],
  },
  {
    like: [
      'i said good morning to him. took me half the ride but i did',
      'finally said hi to my boss in the elevator',
      'got a hello out, way too late, but it came',
      'said it!! at the last second',
    ],
    about: 'over',
    say: [
      "Out it came, and late still counts. Now your voice has been in that space, and tomorrow's will probably come a bit sooner. I'm glad you told me.",
    ],
  },
  {
    like: [
      'wow what a conversation, i said yes',
      'real deep talk about sandwiches lol',
      'someone asked if it was raining, i said yep. groundbreaking',
      'She asked if that was soup and I said yes. Riveting',
    ],
    about: 'over',
    say: [
      "Plenty of friendships have started on less. Somebody saw you, said a thing, and you answered. Next time you can ask the deep question. It doesn't get beyond food and weather for a while, and that's fine.",
    ],
  },
  {
    like: [
      'so was that good or bad, i cant tell',
      'she told me about her dead dog for an hour, did i fail',
      'I hardly said a word, and they poured their heart out. Was that right?',
      'idk if it went ok, i mostly just listened',
    ],
    about: 'over',
    say: [
      "Good, I'd say. You didn't have a line ready, so you stayed, and somebody got to talk about what they needed to. It wasn't small talk. It was the other thing, and you turn out to be good company for it.",
    ],
  },
  {
    like: [
      'talked to a stranger in the elevator the whole way up!!',
      'had an actual chat with a guy about his dog, he had so much to say',
      'chatted w someone at the bus stop about bikes lol',
      'I spoke with a man in the lift, and he told me all about his hobby',
    ],
    about: 'over',
    say: [
      "You found the thing they love and let them talk, and you both had a better few minutes for it. I'm glad. That's as good as small talk gets.",
    ],
  },
  {
    like: [
      'had a whole chat about the weather. ten mins',
      'talked about bins for a quarter of an hour lol',
      'spoke to someone about parking for ages, it was fine',
      'I conversed about fertilizer for a good twelve minutes',
    ],
    about: 'over',
    say: [
      "That long, on that. If you can keep a chat going about something so plain, the subject was never the problem. I'm glad. Who knew there was so much in it?",
    ],
  },
  {
    like: [
      'told her the truth and she told me hers and we laughed so hard',
      'turns out she has the same thing in her family, we cracked up',
      'i finally told a coworker and we ended up laughing about it',
      'I was honest with a colleague, and so was she. We laughed till break was over',
    ],
    about: 'over',
    say: [
      "You said the true thing, got one back, and then you both laughed. Few lunches get that far. I'm glad you have somebody there now who knows. Keep that one.",
    ],
  },
  {
    like: [
      'asked him, and he told me the funniest story',
      'i asked, turns out her cat is named after a sandwich',
      'asked about the tattoo, got a whole tale',
      'I did ask. He had quite a story to tell',
    ],
    about: 'over',
    say: [
      "You asked one question and got a story like that. That's what a bit of curiosity does; people have these lying around, waiting to be asked. I'm glad it was worth the nerve.",
    ],
  },
  {
    like: [
      'but I still only said one word, how is that any better',
      'whats the difference, i barely talked same as before',
      "It's not progress though, I said hi and nothing else",
      'how does that count, I was as quiet as ever',
    ],
    about: 'over',
    say: [
      'The word count is the same. What changed is what you did with the quiet: back then you were holding your breath, and this time you were in it with somebody. One word you meant is a hello.',
    ],
  },
  {
    like: [
      "I said I love that song and I can't stand it",
      'he asked if i like the show and i lied and said yes lol',
      "told her I'm a huge fan. I've never heard of them.",
      'I panicked and pretended to like the same music',
    ],
    about: 'over',
    say: [
      "That's a very small lie, told all over the place every day to be nice about what somebody likes. You did answer, and it was friendly. If it comes up again, you can be a worse fan than you claimed.",
    ],
  },
  {
    like: [
      'did 3 floors with some guy in the lift, we both stared at the buttons',
      'I rode the elevator with another person and we said nothing and it was fine',
      'somebody got in and i survived lol we looked at the floor',
      'took the lift. man came in. we both studied the display',
    ],
    about: 'over',
    say: [
      "You rode it, somebody got in, and the two of you got where you were going. Two people watching the numbers is how it's done. That's a fine report.",
    ],
  },
]
