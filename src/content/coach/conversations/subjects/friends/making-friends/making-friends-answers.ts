import type { Answer } from '../../../conversation.ts'

export const makingFriendsAnswers: readonly Answer[] = [
  {
    like: [
      'am i too old to make friends',
      'is it too late at 45',
      'everyone my age already has their friends',
      'people made their friends in school and i missed it',
      'who makes new friends at 60',
    ],
    say: [
      "No, it isn't too late. People lose friends to moves, work, kids and death all through life, so at any age some of them have room for a new one. It does take longer than in school, because you see each other less often.",
    ],
  },
  {
    like: [
      'where do i even meet people',
      'i never meet anyone new',
      'i only see people at work',
      'work home sleep thats all there is',
      'where do adults find friends',
    ],
    say: [
      'In places where the same people come back: a weekly class, a faith community, a volunteer shift, the same bench with the same dogs. One-time events rarely do it. Pick one place and go four times before you judge it.',
      'Often among the people you half know already: a neighbor, somebody on your shift, a parent at pickup, a friend of a cousin. Start a list of five names. One of them is nearer than a stranger.',
    ],
  },
  {
    like: [
      'what if they say no',
      'and if they turn me down',
      'what if i ask and she says shes busy',
      'how do i act after a no',
      'then id have to see them every day',
    ],
    say: [
      `Then you say "Sure, another time," and go on with the day. A no to Thursday may be about Thursday; you can't tell from one. Ask once more a few weeks later. After two clear refusals, put your energy into somebody else.`,
    ],
  },
  {
    like: [
      "won't i look desperate",
      'i dont want to seem needy',
      'they will notice i have no friends',
      'what if it comes across as clingy',
      "isn't it weird to ask an adult to hang out",
    ],
    say: [
      'Asking once, for something small, usually looks like friendliness. It starts to feel heavy when it comes again and again without an answer. So ask once, clearly, and then leave them room to reply.',
    ],
  },
  {
    like: [
      'how do i know if they like me',
      'do they actually want to be friends',
      'are they only being polite',
      'did she mean it when she said we should get coffee',
      'do people mean it',
    ],
    say: [
      `You can't know from one meeting. Over a few weeks you can see it: do they answer, do they ask you things, do they suggest another time when they can't. If somebody says "we should," find out with a day: "Would Saturday work?"`,
    ],
  },
  {
    like: [
      'what do we even talk about',
      "i'm boring",
      'i have nothing interesting to say',
      'my life is empty i have nothing to tell',
      'i run out of things to say',
    ],
    say: [
      'Small things are enough: what you ate, what annoyed you today, what they are in the middle of. You can also do something side by side, like walking or cooking, so talk can come and go. Nobody has to be entertaining.',
    ],
  },
  {
    like: [
      'i already tried that',
      'i always ask and nobody asks me back',
      'i joined a group and nothing came of it',
      'tried everything and still no friends',
      "i'm always the one who makes the effort",
    ],
    say: [
      "Then you've been doing the hard part, and that wears you out. Look at who said yes at least once, and put your effort there. In many friendships one person does most of the inviting. You decide how long that works for you.",
    ],
  },
  {
    like: [
      'everyone else has friends',
      'other people find it natural',
      'am i the only one with no friends',
      'is it normal to have zero friends',
      'what is wrong with me that i have nobody',
    ],
    say: [
      "No, you aren't the only one. Many people have nobody close, and very few say it, so it stays hidden. It usually comes from moves, shyness, work or bad luck. It isn't a verdict on what you're like.",
    ],
  },
  {
    like: [
      'how long does it take to make a friend',
      'when does it become a real friendship',
      'its been months and were still only acquaintances',
      'how many times do you have to meet',
    ],
    say: [
      "Longer than you'd think: usually many meetings over months. What speeds it up is seeing each other outside the usual place, and telling one true thing about yourself each time.",
    ],
  },
  {
    like: [
      'should i tell them i have no friends',
      'do i say im lonely',
      'can i admit that i have social anxiety',
      'how honest should i be about it',
    ],
    say: [
      `You can, and a little is enough at first: "I don't know many people here, so I'm glad we talked." Keep the whole story until you've seen how they treat the small part.`,
    ],
  },
  {
    like: [
      'i have no money for going out',
      'everything people do costs something',
      'i have kids and no time for friends',
      'i work nights when would i see anyone',
      'im in a wheelchair and half these places have steps',
    ],
    say: [
      "Then the plan has to fit the life you have. A friend can come along on an errand, sit on the steps with you, or talk on the phone while you both fold laundry. Say what works for you: the time, the place, the cost. That's useful for them, too.",
    ],
  },
  {
    like: [
      "i don't think i need friends",
      'maybe im fine alone',
      'people only disappoint you',
      'not sure i even want this',
      "i'd rather stay on my own",
    ],
    say: [
      "That can be true, and then nothing needs fixing. If it's really that you've given up hoping, you'd notice by missing somebody to tell things to. You know which it is. One person you see now and then can be plenty.",
    ],
  },
  {
    like: [
      'where im from you dont just ask people',
      'in my culture friends come through family',
      'a woman cant go up to people like that here',
      'people here are cold its different back home',
      'i dont know the rules here',
    ],
    say: [
      "Then do it the way it's done around you, or through somebody who knows how. In many places that means family, the congregation, or a neighbor who brings you along. You can ask that person openly to include you next time.",
    ],
  },
]
