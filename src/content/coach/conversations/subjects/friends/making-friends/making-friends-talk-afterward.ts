import type { Answer } from '../../../conversation.ts'

export const makingFriendsTalkAfterward: readonly Answer[] = [
  {
    like: [
      "she asked my name and wrote it down so she wouldn't forget",
      'we talked for a bit and then he introduced himself',
      "After weeks she asked what I'm called. I was so pleased.",
      'asked about her perfume and now we know each others names',
    ],
    about: 'over',
    say: [
      "That's lovely. One small question, and you got a conversation and a name out of it. Someone wanted to know what you're called. Keep that for the next gray morning.",
    ],
  },
  {
    like: [
      'called him and he came right over. turns out hes on his own too',
      "I rang the know-it-all. It's fixed, and he's been lonely as well, I had no idea.",
      'asked my neighbor for help, he fixed it and we talked, his wife left',
      "She helped me with it and told me she's alone since spring. Never knew.",
    ],
    about: 'over',
    say: [
      "Look at that: the problem's solved, and you found out something about somebody you thought you knew. Two people on their own, and asking for a hand was enough to begin. I'm glad you asked.",
    ],
  },
  {
    like: [
      "she already knew my name, she'd heard me talk to myself. i could die",
      'turns out he noticed me ages ago doing something dumb',
      'told her my name and she said she knew, so embarrassing',
      "He'd been hearing me mutter all along, it seems",
    ],
    about: 'over',
    say: [
      "Mortifying, and a bit lovely, too: they'd noticed you, and they were friendly about it. You can both stop pretending to be strangers now. I'm glad.",
    ],
  },
  {
    like: [
      "weirdly i didn't mind. last year i'd have run",
      'a year ago that would have killed me, now i laughed',
      "oddly fine with it, the old me would've moved house",
      "I was surprised that it didn't bother me, as it once would have",
    ],
    about: 'over',
    say: [
      "Once you'd have run; this time you stayed and found you didn't mind. That's a big change, and you noticed it yourself. I'm very glad.",
    ],
  },
  {
    like: [
      "she's got my number now, don't make a thing of it",
      "he's gonna send me the photo, yes i gave him my number",
      'we swapped numbers. dont say anything',
      'she is texting me the recipe tonight, shush',
    ],
    about: 'over',
    say: [
      "I'll say nothing, except that somebody wanted a reason to write to you. A number and a thing to send: that's how it starts. I'm glad.",
    ],
  },
  {
    like: [
      'she said we should get lunch and when I asked when she looked at me weird',
      'he goes "we must hang out" so i pulled up my calendar and he froze',
      'They say "let\'s have coffee!" and don\'t mean it. I took out my planner.',
      'why do people say we should meet up and then look shocked when you name a day',
    ],
    about: 'over',
    say: [
      `You took them at their word, which is what words are for. "We must" is often a way of saying "I like you" with no date in it. Leave it a few days, then offer one thing: "I'm getting coffee this weekend. Join me?"`,
    ],
  },
  {
    like: [
      'she told me her name without me asking',
      "he introduced himself first, I didn't even have to",
      'got the name! she said it herself',
      "The lady with the dog told me what she's called before I could ask",
    ],
    about: 'over',
    say: [
      "They told you before you asked. People do that when they'd like to be greeted by it. Next time, use it: a hello with a name in it is a lot warmer. Nothing more needed.",
    ],
  },
]
