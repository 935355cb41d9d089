import type { Answer } from '../../../conversation.ts'

export const reassuranceAnswers: readonly Answer[] = [
  {
    like: [
      'are they mad at me',
      'is she angry with me',
      'do you think he hates me now',
      'they seem off am i in trouble',
      'pretty sure everyone is annoyed with me',
    ],
    say: [
      "I can't know that, and a short reply or a quiet face can mean a dozen things. Adults can say when they're upset. If there's a clear sign, ask once. If it's a hunch, let a day go by first.",
    ],
  },
  {
    like: [
      'just tell me it was fine',
      'can you just say it was ok',
      'please say i did nothing wrong',
      'i only need to hear it once',
      'tell me im not a bad person',
    ],
    say: [
      "I'd rather not, and that isn't to be hard on you. It would help for a few minutes and then you'd need it again. What I can do is stay with you while the doubt is loud, and help you wait it out.",
    ],
  },
  {
    like: [
      'is it bad to ask',
      'am i not allowed to ask people anything',
      'but everyone asks sometimes',
      "isn't it normal to check",
      'when is it ok to ask',
    ],
    say: [
      'No, asking is fine. Once, to somebody who was there, when you could do something with the answer. It turns into a trap when you already have the answer and want it again.',
    ],
  },
  {
    like: [
      'how do i know if they meant it',
      'they said its fine but i think they were being nice',
      "i don't believe them when they say it's ok",
      'what if they lied to be polite',
      'she said no worries but her face',
    ],
    say: [
      "You can't know for sure, and a fifth answer won't change that. You could decide to take people at their word unless they show you otherwise. It's a decision, and you make it before you feel sure.",
    ],
  },
  {
    like: [
      "i'm driving my partner crazy",
      'my friends are sick of me asking',
      'i push people away with this',
      'am i too needy',
      'he says i ask the same thing every day',
    ],
    say: [
      'It may well tire them, and you can do something about it without going silent. Tell them you know, and agree on one sentence they say instead of an answer, like "You\'ve asked me that." It usually takes pressure off both of you.',
    ],
  },
  {
    like: [
      'why do i need this so much',
      'why do i always need people to tell me its fine',
      'where does this come from',
      'why am i like this',
      'was it my childhood',
    ],
    say: [
      "Because it works, for a moment: the fear drops when somebody says it's fine, so your head asks again. For some people it began where love or peace at home was hard to predict. You can change the habit without settling where it began.",
    ],
  },
  {
    like: [
      'what if i wait and it gets worse',
      "i can't stand the feeling",
      "and if the urge doesn't go away",
      "i'll explode if i don't ask",
      'how long does the urge last',
    ],
    say: [
      "It may climb before it drops, and how long that takes differs from day to day. You don't have to like it, only to let it be there while you do something else. If the time is up and it's still high, you've practiced all the same.",
    ],
  },
  {
    like: [
      'i keep checking if they read it',
      'i look at their last seen all day',
      'they left me on read',
      'i check likes to see if people are mad',
      'no reply for five hours',
    ],
    say: [
      "Checking is asking without words, and it has the same trouble: the calm lasts until the next look. Pick two times a day for messages and leave them alone between. A missing reply tells you only that there's no reply yet.",
    ],
  },
  {
    like: [
      'what if they really are upset',
      "but what if i did hurt them and don't find out",
      'sometimes i was right and they were angry',
      'last time they actually were mad',
    ],
    say: [
      "Then you'll find out, from their words or from how they act over several days, and you can repair it then. You won't have lost the chance by waiting. Watching for it every hour doesn't get you there earlier.",
    ],
  },
  {
    like: [
      'i apologize all the time',
      'i say sorry for everything',
      'i send a sorry message after every meetup',
      'i keep saying sorry in case',
      'sorry for asking again',
    ],
    say: [
      'A lot of those sorries really ask, "Are we all right?" Try keeping one back. After the next time you see somebody, send nothing, or say what was good: "Thanks for today." Then see if anything goes wrong.',
    ],
  },
  {
    like: [
      'i ask the ai about it',
      'i google if its normal',
      'i post it online and ask strangers',
      'i asked three chatbots',
      'i read forums for hours to see if im okay',
    ],
    say: [
      "That counts as asking too, me included, and it's open all night. So set one question, one place, one time. When the doubt wants a second source, wait thirty minutes before you look.",
    ],
  },
  {
    like: [
      'i already tried not asking',
      'i tried waiting and gave in',
      'i held out for an hour then asked everyone',
      'tried it doesnt work',
    ],
    say: [
      'Then the wait was too long for that doubt, and an hour is a lot. Take a smaller doubt and five minutes. Stop while you can still do it, and stretch it from there.',
    ],
  },
  {
    like: [
      'my work needs me to check things',
      'my boss expects me to confirm everything',
      'in my family you always ask the elders',
      'where i come from you ask before you do things',
      'in my culture its rude not to check',
    ],
    say: [
      "Then that asking has its place, and you can keep it. The kind worth cutting is the second time: you've been told, and you ask again because it doesn't feel settled. Start with that one.",
    ],
  },
]
