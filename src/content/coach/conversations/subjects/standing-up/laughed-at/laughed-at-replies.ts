import type { Answer } from '../../../conversation.ts'

export const laughedAtReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when someone laughs at my mistake',
      'i tripped over my words and they giggled what do i say',
      'they laugh when i get it wrong what can i answer',
      'whats a good line when people crack up at something i did',
      'how do i react if i fall and people laugh',
    ],
    say: [
      `For a slip, say one calm line and go on:\n"Well, that came out wrong. Again, slower."\n"Yes, that was a good one. Where was I?"\n"Okay, have your laugh. Then I'll go on."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'my friend keeps making jokes about me how do i tell him',
      'how do i ask my friends to stop teasing me',
      'my buddies roast me and i want it to stop what do i text',
      'i want to tell her that her jokes about me hurt',
      'how do i say the nickname has to stop',
    ],
    say: [
      `Tell one of them alone, about one joke:\n"The jokes about me are getting old. Can you leave them out?"\n"I laughed along, but that one hurts me."\n"Please don't call me that anymore. Use my name."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my parents that kids make fun of me',
      'what do i say to my teacher about being picked on',
      'how do i tell my boss the others mock me',
      'i want to tell someone im being laughed at but dont know how to start',
      'what do i write to hr about coworkers making fun of me',
    ],
    say: [
      `Start with what happens and how often; the feelings can come after:\n"I need to tell you something, and please don't do anything until we've talked."\n"They keep making fun of me. I'd like your help to stop it."\n"Can I have ten minutes? It's about how I'm treated here."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they laughed at someone else what can i say to help',
      'my friend gets made fun of and i want to step in',
      'how do i stand up for the kid they laugh at',
      'what do i say when coworkers mock somebody',
      'how do i defend a friend who gets teased',
    ],
    say: [
      `Speak to the one who is being laughed at, more than to the others:\n"Come sit with us."\n"I thought what you said was good."\n"Hey, leave it. That's enough."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'he laughed at my idea in the meeting what do i say',
      'they laugh when i ask a question in class how do i answer',
      'how do i keep talking when they snicker',
      'people smirk while i speak what can i say',
      'someone snorted when i gave my opinion',
    ],
    say: [
      `Wait until it's quiet, and then one of these:\n"I meant that seriously. Let me finish."\n"I'd like an answer to the question, though."\n"What part do you disagree with?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i ignore it',
      'is it better to walk away or say something',
      'does ignoring people who laugh at you work',
      'do i react or pretend i didnt hear',
      'should i answer back or stay quiet',
    ],
    say: [
      "For strangers and one-time laughs, walk on; it's not worth your evening. For people you'll see again, say one short sentence the first or second time, because silence can look as if you don't mind. If it's several of them against you, or it feels unsafe, leave and tell somebody.",
    ],
  },
  {
    like: [
      'what if they laugh and they are actually being friendly',
      'how do i tell teasing from mocking',
      'is he making fun of me or flirting',
      'do they laugh with me or at me',
      'is it mean or is it how they show they like me',
    ],
    say: [
      `Look at what happens afterward. Friendly teasing stops when you don't laugh, and the same people are good to you otherwise. Mocking goes on, or gets worse, when it hurts. You can also ask one of them: "Are you serious or kidding?"`,
    ],
  },
  {
    like: [
      'should i make a joke back',
      'is it good to have a comeback',
      'can i laugh at them too',
      'should i insult them back',
      'do i need a witty answer when people make fun of me',
    ],
    say: [
      `No, you don't need one. A comeback tends to turn it into a contest. A plain "Okay" or "That's not funny" gives them less to play with. If something funny comes to you by itself and it isn't cruel, use it.`,
    ],
  },
  {
    like: [
      'is it ok to cut off friends who laugh at me',
      'should i stop hanging out with people who make fun of me',
      'do i have to stay in a group that mocks me',
      'can i leave the group chat',
      'are they even my friends if they laugh at me',
    ],
    say: [
      "You can step back from people who go on after you've asked them to stop. You don't need a big goodbye. See the one who is kind to you without the others, and spend less time where you're the joke.",
    ],
  },
  {
    like: [
      'the sound of people laughing behind me makes me freeze',
      'i hear laughter and my stomach drops',
      'a group giggling nearby and i want to disappear',
      'i cant walk past teenagers because they laugh',
      'whenever a table laughs i check my clothes',
    ],
    say: [
      "That drop in your stomach comes before you've had time to think, so you can't talk yourself out of it in advance. What you can do is look up at them once. Often they're looking at a phone or at each other.",
    ],
  },
  {
    like: [
      'i have a funny voice and people laugh at it',
      'i look weird and people stare and laugh',
      'i stutter and they laugh',
      'theres something about me everyone finds funny',
      'my laugh is weird and people make fun of it',
    ],
    say: [
      "That's hard, because it's part of you and comes along into every room. Laughing at it is rude, and their manners are theirs to work on. People who get to know you often stop noticing it and hear what you say.",
    ],
  },
  {
    like: [
      'they laughed last time and now i have to go back in front of them',
      'im presenting again to the group that laughed at me',
      'same people same room as when they laughed',
      'i have to see the ones who made fun of me again tomorrow',
      'its the first time back after they laughed at me',
    ],
    say: [
      "Going back in front of the same faces takes nerve. For you the laugh was the whole day; for them it may have been one moment among many. Look for one person who didn't laugh, and stand or sit near that one.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i would rather say nothing than be laughed at',
      'i keep my mouth shut so nobody can laugh',
      'i stopped singing because someone laughed',
      'i dont dance or speak up because they might laugh',
      'i gave up something i loved because people made fun of it',
    ],
    say: [
      "So their laughing took something that was yours, and they probably don't even know. You don't have to win it back in front of them. Do it once where it's safe, alone or with one kind person, for its own sake.",
    ],
  },
  {
    like: [
      'i did it and nobody laughed',
      'i spoke and people didnt laugh',
      'no one made fun of me this time',
      'went in there and it was quiet no laughing',
      'nothing happened they didnt laugh',
    ],
    say: [
      "Nobody laughed, and you did the thing anyway, not knowing that. I'm glad. You were ready for something that didn't come, so you may be tired now. That's allowed to be the end of it.",
    ],
    about: 'over',
  },
  {
    like: [
      'nobody laughed to my face but probably behind my back',
      'they were nice but i think they laughed after i left',
      'they said it was good but i saw one of them smile',
      'nobody made fun of me and i still think they did later',
      'they laughed kindly i guess but i dont trust it',
    ],
    say: [
      "What you saw was people being decent to you. What they said after you left, you can't know, and neither can I. A smile can be a smile. You can count this as one that went well.",
    ],
    about: 'over',
  },
  {
    like: [
      'they all laughed at me today',
      'everybody cracked up and i wanted the floor to swallow me',
      'the whole class laughed at me',
      'people at work laughed when i said it',
      'i got laughed at in front of everyone',
    ],
    say: [
      "That hurts, and I'm sorry it happened. A whole room laughing is hard on anybody. Tell one person who's on your side tonight, so you're not alone with it. If it keeps happening, tell somebody who can put a stop to it.",
    ],
    about: 'over',
  },
  {
    like: [
      'i ran out when they laughed',
      'i laughed along and feel like a traitor to myself',
      'i started crying when they laughed',
      'i said something nasty back when they laughed',
      'i couldnt say anything when they mocked me and i hate that',
    ],
    say: [
      "You got through a bad minute with whatever came first. There wasn't time to choose. It doesn't make you weak or mean; they started it, and you reacted. What you do about it can come later, with a clear head.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i say it right then or afterward',
      'should i tell him in front of the others or alone',
      'how soon after do i say that it hurt',
      'is it silly to bring up a joke from last week',
      'do i have to speak up in the moment when they tease me',
    ],
    say: [
      'Afterward and alone works better with friends and family, and a week later is still fine. In the moment, a short "Not funny" is enough. With somebody who wants an audience, saying it without the audience takes away most of the fun.',
    ],
  },
]
