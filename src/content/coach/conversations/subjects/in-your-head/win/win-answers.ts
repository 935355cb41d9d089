import type { Answer } from '../../../conversation.ts'

export const winAnswers: readonly Answer[] = [
  {
    like: [
      'what next',
      'what should i do now',
      "what's the next step",
      'ok so what do i try after this',
      'where do i go from here',
    ],
    say: [
      "Do the same thing again, soon, with one less support or a slightly less familiar person. That's enough of a step. Or you can do nothing today and enjoy it.",
    ],
    item: 'lesson:drop-one-safety-habit',
  },
  {
    like: [
      'it was only luck',
      'that was a fluke',
      'it only worked because they were nice',
      "it doesn't count really",
      'i got lucky',
    ],
    say: [
      "Some of it may have been luck; people were kind, or the day was right. The part where you went there and opened your mouth wasn't luck. Both can be true.",
    ],
  },
  {
    like: [
      'but anyone else can do that',
      "it's embarrassing to be happy about something so small",
      'normal people do this every day',
      "it's stupid that i'm celebrating this",
      'pathetic that this is a big thing for me',
    ],
    say: [
      "For other people it may be small. For you it wasn't, so you did the harder thing. It's no more silly than being glad about walking after a broken leg.",
    ],
  },
  {
    like: [
      'now they will expect it every time',
      "what if i can't do it again",
      'next time i will mess it up',
      'now the bar is higher',
    ],
    say: [
      "Next time may go worse, and that would be ordinary. Other people may not keep a record of you the way you do. You don't owe anybody a repeat, and this one stays good either way.",
    ],
  },
  {
    like: [
      'i was still so nervous though',
      'i did it but i was shaking',
      'it went well but i felt awful inside',
      'i was scared the whole time',
    ],
    say: [
      "Then you did it while nervous, and that's the thing itself. Calm may come later, or only some of the time. You found out that you can do it without being calm.",
    ],
  },
  {
    like: [
      'does this mean im getting better',
      'am i cured now',
      'is it over',
      'will it stay like this',
      'is my anxiety gone',
    ],
    say: [
      "It's a good sign, and nobody can tell yet how far it carries. It usually goes up and down on the way. A hard day next week wouldn't cancel this one.",
    ],
  },
  {
    like: [
      'should i tell someone',
      'is it weird to tell people',
      "i'd like to share it but it sounds like bragging",
      'nobody would get why this matters',
    ],
    say: [
      `Yes, if there's somebody who'd be happy for you. Give them the reason in half a sentence: "I usually avoid that, and today I didn't." That isn't bragging. It lets them in.`,
    ],
  },
  {
    like: [
      'someone gave me a compliment what do i say',
      'they said they liked talking to me',
      'he told me i did great and i got weird about it',
      "i don't know how to take praise",
    ],
    say: [
      `"Thank you" is a complete answer. You can add "that's good to hear" and leave it there. You don't have to give one back or explain why it wasn't that good.`,
    ],
  },
  {
    like: [
      'i keep going over it and finding mistakes',
      'it went well but now i find things i did wrong',
      'now im picking it apart',
      'but then i said one weird thing at the end',
    ],
    say: [
      'That often starts a few hours after something good. You can notice it and say "not today" to it, and turn to something in the room. One odd sentence inside a good time is still a good time.',
    ],
    item: 'lesson:why-your-brain-replays-it',
  },
  {
    like: [
      "i'm exhausted now",
      'why am i so tired after something good',
      'i need to lie down for two days',
      'it took everything out of me',
    ],
    say: [
      "That's common: being on alert is tiring, even when it goes well. Rest without guilt. If you're wiped out every time, a shorter visit next time is a fair trade.",
    ],
  },
  {
    like: [
      'they want to meet again',
      'she asked me to come back',
      'i got invited again what now',
      'they asked for my number',
    ],
    say: [
      `Then they'd like to see you again; that's what asking means. If you want to as well, answer today, before you have time to think it over: "I'd like that. When works for you?"`,
    ],
  },
  {
    like: [
      'i wanted to tell you it worked',
      'i did what you said and it worked',
      'your tip helped',
      'thanks to you it went fine',
    ],
    say: [
      "Thanks for coming back with it. A suggestion is only words until somebody tries it, and you're the one who did.",
    ],
  },
]
