import type { Answer } from '../../../conversation.ts'

export const laughedAtAnswers: readonly Answer[] = [
  {
    like: [
      'they do it every day',
      "it's been going on for months",
      'the same group picks on me all the time',
      'they make fun of me every single time i come in',
      'is this bullying',
    ],
    say: [
      "If it keeps happening and it's aimed at you, yes, that's bullying, and it isn't yours to fix alone. Write down dates and words, and tell somebody with the power to act: a teacher, a parent, a manager, HR, whoever runs the place.",
      "Something that goes on like that is bullying, whatever they call it. You don't need better nerves for it. You need other people to step in. Who there could you tell this week?",
    ],
  },
  {
    like: [
      'were they laughing at me',
      'how do i know if it was about me',
      'some people laughed when i walked past',
      'i always think any laughing is about me',
      'strangers on the bus laughed',
    ],
    say: [
      "You often can't know. Signs that it was: they looked at you, said your name, copied you. Without those, it's a sound that happened near you. When you fear it, your ear will claim every laugh in the room.",
    ],
  },
  {
    like: [
      'should i laugh along',
      "is it better to pretend it's funny",
      'i always laugh too so they stop',
      'i make the jokes about myself first',
    ],
    say: [
      "If it really is funny to you, sure. If it hurts, laughing along tells them to keep going. One way out: keep a straight face once and say nothing for three seconds. You don't need a clever answer.",
    ],
  },
  {
    like: [
      "they say it's only a joke",
      'my friends tease me and say i cant take a joke',
      'he says im too sensitive',
      "she says don't be like that it was funny",
    ],
    say: [
      `A joke is over when the person it's about says stop. You can answer: "Maybe. I still want you to leave that one out." A friend who hears that will drop it, or at least try to.`,
    ],
  },
  {
    like: [
      'should i tell someone',
      'should i report it',
      "if i tell a teacher it'll get worse",
      'do i go to hr about it',
      "i don't want to be a snitch",
    ],
    say: [
      "Yes, if it's more than once, or if it scares you. Telling can stir things up for a while, so tell somebody who will plan it with you, and say you're afraid of that. Keeping quiet mostly protects the ones who do it.",
    ],
  },
  {
    like: [
      'what if i go red or cry when they laugh',
      "then they'll see that it hurts",
      'i always tear up and it makes it worse',
      'my voice shakes if i say something back',
    ],
    say: [
      'Then they see that it hurt, which is the truth. A shaky "stop it" is still "stop it". You can say your line and walk off. You don\'t have to look calm to be in the right.',
    ],
  },
  {
    like: [
      'someone posted a video of me',
      'theyre making fun of me in the group chat',
      'they made a meme out of my picture',
      'people are commenting nasty stuff under my post',
    ],
    say: [
      "That goes further than teasing, and you can act on it. Take screenshots, report it on the site, don't answer, and show it to somebody who can do something: a parent, a school, an employer, in serious cases the police. Don't read the comments alone.",
    ],
  },
  {
    like: [
      'they laugh at my accent',
      'they make fun of how i look',
      'people mock my clothes because of my religion',
      'they imitate the way i walk',
      'he makes jokes about my disability',
    ],
    say: [
      `That's mocking who you are, and it's on them. You can say "That's not okay" and leave. At work or school there are rules against it, and you can ask somebody responsible to use them.`,
    ],
  },
  {
    like: [
      'it happened years ago and i still think of it',
      'kids laughed at me in school and it never left me',
      'i was bullied as a child',
      'since then i cant trust a group',
    ],
    say: [
      'Something like that can stay for a long time, because you learned it early and had no help. The people around you now are different ones. Your alarm may not know that yet, and it can learn. A counselor is good company for the old part.',
    ],
  },
  {
    like: [
      'why me',
      'why do they always pick me',
      "what's wrong with me that people laugh",
      'do i have victim written on my face',
    ],
    say: [
      "Nobody can say for sure, and it's not proof that something is wrong with you. People who mock often pick whoever stands alone that day or reacts visibly. Having one person beside you changes more than changing yourself.",
    ],
  },
  {
    like: [
      "i don't want to go back there",
      "i'd rather stay home than face them",
      'i skip class because of them',
      "i can't walk in there tomorrow",
    ],
    say: [
      "Staying away for a day can be right, and if you're not safe there, it is. Don't let it be the only answer, though. Tell somebody responsible first, and go back with a person who knows, so you don't walk in alone.",
    ],
  },
  {
    like: [
      'i ignored them and it did nothing',
      'i already told them to stop',
      'i tried talking back and they laughed more',
      'i told my teacher and nothing happened',
    ],
    say: [
      "Then you've done your part, and the next step belongs to somebody else. Go to the next person up, or to a second adult or colleague, with dates and words on paper. Ask what they will do, and by when.",
    ],
  },
  {
    like: [
      'what if i say something dumb and they laugh',
      'what if everyone laughs when i talk',
      "i'll trip over my words and they'll crack up",
      'what if my mistake is funny to them',
    ],
    say: [
      'That can happen, and it would sting for a minute. You can wait until it\'s quiet and go on: "Right. What I meant was this." A laugh at a slip often ends there, and you can go on with the next sentence.',
    ],
  },
  {
    like: [
      'my own family makes fun of me',
      'my brothers mock me at dinner',
      'my husband laughs at me in front of others',
      'my parents tease me about being shy',
    ],
    say: [
      "At home it cuts deeper, because you can't walk off so well. Pick the kindest of them, alone, and say what one remark does to you. If it's meant to keep you small, talk to somebody outside the family too.",
    ],
  },
]
