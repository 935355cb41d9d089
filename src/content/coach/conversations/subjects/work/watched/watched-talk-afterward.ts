import type { Answer } from '../../../conversation.ts'

export const watchedTalkAfterward: readonly Answer[] = [
  {
    like: [
      'i told him to stop hovering and he said ok and then put me up for the training',
      'she walked off fine AND recommended me',
      'it worked, he left, and then he said I should do the advanced course',
      'said the line, boss just nodded, later he picked me for the job',
    ],
    about: 'over',
    say: [
      "Ha, that's two good things. You said it, they took it without a fuss, and then they showed you what they think of your work. Somebody who puts you forward for something has seen you do it well. Enjoy that one.",
    ],
  },
  {
    like: [
      'was that a compliment or was he being sarcastic',
      'cant tell if she meant it or was taking the piss',
      'he said nice work but with a face, is that mockery?',
      'I never know whether praise like that is sincere or a dig',
    ],
    about: 'over',
    say: [
      "Could be either, and one remark won't tell you. So answer it as if it was meant, in one friendly sentence. If it was a joke, you still come out fine.",
    ],
  },
  {
    like: [
      'i said it but to the screen not to her',
      'said it out loud but looking at the floor',
      'I did ask, only I mumbled it into my bag',
      'i said hi but kind of to the wall',
    ],
    about: 'over',
    say: [
      'That counts. The words came out of your mouth, with somebody near. Next time say the same ones and turn your head halfway. How did it go after that?',
    ],
  },
  {
    like: [
      'he fixed it the same day i asked',
      'she put a notice up right after I told her',
      'said it straight and they sorted it by lunch',
      'asked my boss to change it and it was done that afternoon',
    ],
    about: 'over',
    say: [
      "The same day. You said what you needed, once, and somebody took it seriously enough to do something about it. That's as good an answer as there is. I'm glad.",
    ],
  },
  {
    like: [
      'great, my reward is more work lol',
      'he gave me extra shifts, apparently thats praise',
      "An honor, they tell me. It's forty hours of filing",
      'yay, now i get to do the hard one. what a prize',
    ],
    about: 'over',
    say: [
      `Some people say "well done" with flowers. Some say it with more work. Grumble all you like; you were picked, and after being watched so hard, that's something. Enjoy being annoyed about it.`,
    ],
  },
  {
    like: [
      'i spilled it all over the big boss and he told me he used to do my job',
      'turns out the manager I embarrassed myself in front of started out like me',
      'he was actually nice about it, told me about his first job',
      "she laughed and said she'd done the same when she was new",
    ],
    about: 'over',
    say: [
      "So it went wrong in front of the very person you'd least want there, and you got kindness and a story back. They've stood where you stand. I'd say that went a lot better than it could have.",
    ],
  },
  {
    like: [
      'now he gives me marks out of ten lol',
      'the guy who watches me says i need more flair',
      "he's started rating my work as a joke",
      'My onlooker awards points now, he is rather strict',
    ],
    about: 'over',
    say: [
      `A regular with a scorecard. So the watching has turned into a running joke. If you can laugh along, I'm glad. If it gets old, you can say so: "No marks today, please." You don't owe anybody a show.`,
    ],
  },
  {
    like: [
      'store guard was following me because i kept looking at the same thing',
      "They watched me in the shop as if I'd steal something",
      'security tailed me round target i was just undecided',
      'The detective in the store walked behind me the whole time',
    ],
    about: 'over',
    say: [
      "That's a horrible feeling, being trailed like a thief for looking around. Going back to a thing again and again is what people do when they can't decide. You did nothing wrong. Did you get it in the end, or did they spoil it for you?",
    ],
  },
]
