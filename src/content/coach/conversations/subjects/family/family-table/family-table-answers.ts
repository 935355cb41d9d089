import type { Answer } from '../../../conversation.ts'

export const familyTableAnswers: readonly Answer[] = [
  {
    like: [
      'what do i say when they ask when im getting married',
      'they always ask about kids',
      'what if they ask about my job again',
      'how do i answer the salary question in front of everyone',
      'they will ask why im still single',
    ],
    say: [
      `Give one sentence with no details in it: "No news there, but I'll tell you when there is." Then ask them something. If they ask again, say the same sentence again. You don't owe anybody a new answer.`,
      `You can be friendly and still not answer: "I'm keeping that one to myself. How are you doing?" It may feel rude to you. It's still an answer, and the conversation can move on.`,
    ],
  },
  {
    like: [
      'they comment on my weight every time',
      'what if they say i look fat or skinny',
      'my aunt talks about my body in front of everybody',
      'grandma always says something about how i look',
    ],
    say: [
      `You can say it once, calmly: "Please don't comment on my body." Then turn to somebody else or pass a dish. It may go quiet for a few seconds. If one person never stops, it works better to tell them alone, before the meal.`,
    ],
  },
  {
    like: [
      "i'd rather not go",
      'do i have to go to this',
      'can i skip christmas with my family',
      'thinking about saying im sick so i dont have to see them',
      'would it be terrible to stay home this year',
    ],
    say: [
      "No, you don't have to go, and with some families staying away is the right choice. If you would like to be there and only the fear says no, go for an hour. Tell them the hour beforehand, so leaving is already settled.",
    ],
  },
  {
    like: [
      'what if there is a fight',
      'they always end up arguing about politics',
      'my dad starts yelling at every holiday',
      'what do i do when they start on religion',
      'everyone screams and i freeze',
    ],
    say: [
      `Then you don't have to stop it or win it. "I'm going to get some air" is a whole sentence, and you can say it early. If it ever turns into threats or hitting, leave and get help. That's no longer a dinner.`,
    ],
  },
  {
    like: [
      "in my culture you can't talk back to elders",
      'we have to respect older people at the table',
      'you dont say no to an uncle in my family',
      "it's different for us, everyone has a say in my life",
    ],
    say: [
      `Then don't talk back; answer short and warm instead: "When it's time, you'll be the first to know, Auntie." If they ask again, smile and say it again. Respect tells you how to speak. How much you share is still up to you.`,
    ],
  },
  {
    like: [
      'i have nothing to say to them',
      "i'm the quiet one and they always point it out",
      'i sit there for hours like a ghost',
      'what do i even talk about with these people',
      'they say why are you so quiet',
    ],
    say: [
      `You don't need material; you need one question. Ask somebody older how they met, or somebody younger what they're into now. And if they say you're quiet: "I'm listening. Go on." That's a fine answer.`,
      'It\'s okay to be quiet at the table. If you want in, answer one thing somebody says with "How did that happen?" Families like to tell their stories twice.',
    ],
    item: 'challenge:one-follow-up-question',
  },
  {
    like: [
      'how long do i have to stay',
      'can i leave early',
      'when is it ok to go',
      'how do i get out of there without a scene',
      'they get hurt when i leave before dessert',
    ],
    say: [
      `As long as you decided beforehand; an hour is a visit. Say it when you come in: "I have until four." Then, at four, get up, thank the host, wave to the rest. They may protest. You can be friendly about it and still put your coat on.`,
    ],
  },
  {
    like: [
      'they compare me with my cousin',
      'my sister is the success and im the failure',
      'everyone else in the family has a house and kids',
      'my brother gets praised all night',
      "i'm the disappointment",
    ],
    say: [
      `Being compared hurts, and arguing about it rarely helps. You can be glad for them in a sentence and leave yourself out: "Yes, that's great for them." What your relatives praise out loud is not everything they see, and you can't know the rest.`,
    ],
  },
  {
    like: [
      'what if i cry at the table',
      'im scared ill blow up at them',
      'what if i lose it in front of everybody',
      'i always end up in tears at these things',
      'last time i yelled and left',
    ],
    say: [
      `Then you get up, say "Give me a minute," and come back or go home. It has happened at a lot of tables. If you said something sharp, one sentence the next day is enough: "I'm sorry for how I said that."`,
    ],
  },
  {
    like: [
      'should i tell my family i have anxiety',
      'they dont know i struggle with this',
      'do i explain to them why im like that',
      'would it help if they knew',
    ],
    say: [
      `It depends on the person, so start with one and not with the table. Pick somebody who keeps things to themselves: "Big gatherings are hard for me. If I step out, that's why." You can see how that goes before you tell anyone else.`,
    ],
  },
  {
    like: [
      'they keep pushing food on me',
      "they're offended if i don't eat or drink with them",
      'how do i refuse a second plate',
      'everyone asks why im not drinking',
      'saying no thanks is an insult in our house',
    ],
    say: [
      `Thank them for it, and then say the no without a reason: "It's very good. I'm full, thank you." Say it the same way as often as they ask. They may grumble. Giving a reason mostly starts a discussion about the reason.`,
    ],
  },
  {
    like: [
      'i already tried talking to them',
      'i told them to stop and they laughed',
      'they never listen to me',
      'i said that last year and it did nothing',
      'they will never change',
    ],
    say: [
      "Then saying it at the table may be the wrong tool. There are three others: tell one person alone, get up when it starts, or come for less time. You don't need them to change for any of these.",
    ],
  },
  {
    like: [
      'why is it worse with my own family',
      'i can talk to strangers but not to them',
      'is it normal to be nervous around your own parents',
      "shouldn't i be relaxed with family",
      'why do i turn into a kid again',
    ],
    say: [
      "Yes, that's common. Strangers know nothing about you, and family has years of memories and opinions. Around them your body goes back to the habits you had as a child. You learned them there, and you can learn another one there.",
    ],
  },
  {
    like: [
      'they treat me like a child',
      'my parents still tell me what to do',
      'they talk about me as if im not in the room',
      'nobody asks what i think',
    ],
    say: [
      `You can show them one small thing at a time. Say it in the first person, once, without heat: "I'm right here, and I see it differently." They may not change that day. You'll have said it, and each time it gets more normal, for them and for you.`,
    ],
  },
]
