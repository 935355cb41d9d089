import type { Answer } from '../../../conversation.ts'

export const worshipAnswers: readonly Answer[] = [
  {
    like: [
      'what if i do something wrong',
      'i dont know when to stand or sit',
      'i stood up at the wrong time and everyone saw',
      'i dont know the words of the prayer',
      'what if i make a mistake in front of them',
    ],
    say: [
      `Then you notice, and you do what the others do. It happens to people who have come all their lives. You can tell the person next to you "I'm not sure how this goes," and follow that person. Asking is welcome in many places.`,
    ],
  },
  {
    like: [
      'the part where you greet each other is the worst',
      'i hide before the passing of the peace',
      'after prayer everyone hugs and i stand there',
      'what do i do at the coffee afterwards',
      'they all stand in circles after the service',
    ],
    say: [
      "For the greeting, turn to one side, then the other, and you're done. For the time afterward, pick one person who also stands alone, or one who is clearing up. If you usually slip out before that, stay for the first two minutes once.",
    ],
  },
  {
    like: [
      'they asked me to read in front of everyone',
      'i have to lead the prayer',
      'they want me to give a talk at church',
      'can i say no when the pastor asks me to pray aloud',
      'i was called up and my voice shook',
    ],
    say: [
      `You can say no, and you can say "not yet." If you want to do it, ask for a short part, read it from the page, and read it to one person beforehand. A shaking voice doesn't make a prayer or a reading worth less.`,
    ],
    item: 'challenge:read-to-one-person',
  },
  {
    like: [
      'is it a lack of faith to be afraid',
      'is my anxiety a sin',
      'if i trusted god i wouldnt be scared',
      'does god mind if i dont go',
      'they say i should pray more and it will go away',
    ],
    say: [
      "I can't speak for your faith, so ask somebody in it you trust. What I can say: being afraid of people is something minds and bodies do, and it happens to believers of every kind. Prayer and practice can go together.",
    ],
  },
  {
    like: [
      'can i pray at home instead',
      'i watch the service online',
      'is it ok to only go when its empty',
      'i would rather not go',
      'do i have to be part of the community',
    ],
    say: [
      "What your faith asks of you there, somebody of your faith can tell you. From my side: home is fine if it's what you want. If you miss the people, keep home as your base and go once in a while for a short time.",
    ],
  },
  {
    like: [
      "i haven't been for years",
      'they will ask where i have been',
      'can i go back after so long',
      'i stopped going and im ashamed',
      'everyone will notice that im back',
    ],
    say: [
      `Yes, you can go back. Somebody may ask, and you can say "I've been away. It's good to be here." That's all anyone needs to hear. Some may be curious, some may be glad, and you'll see how they take it.`,
    ],
  },
  {
    like: [
      'they judge what i wear',
      'they gossip about my family',
      'im divorced and they look at me',
      'they think i am not religious enough',
      'people talk about everyone there',
    ],
    say: [
      "Some may; there's gossip in places of worship too, and it hurts. It's usually a few people, even if it feels like all. Look for one or two who don't take part in it, and stand with them. You aren't there for the others.",
    ],
  },
  {
    like: [
      'everyone comes with family and i am alone',
      'its all couples with kids',
      'i have no one to sit with',
      'single people dont count there',
      'i sit alone in my row',
    ],
    say: [
      `That's a lonely way to sit, and it doesn't have to stay that way. Ask somebody, even a family: "May I sit with you?" Older people who come alone may like to be asked. Even once a month makes a difference.`,
    ],
  },
  {
    like: [
      'nobody talks to me there',
      'nobody greets me and i go every week',
      'they are friendly only among themselves',
      'been going for a year and know no one',
      'why does no one say hello',
    ],
    say: [
      "I can't know why; often everybody thinks somebody else will do it, or that you want to be left in peace. If you leave right at the end, they hardly get the chance. Stay five minutes and greet first, three weeks in a row, and then judge.",
    ],
  },
  {
    like: [
      'im new i just converted',
      'i didnt grow up with it and everyone else did',
      'can i come if i am not a member',
      'what if they find out i dont know anything',
      'first time going what do i do',
    ],
    say: [
      'In most places you can come, and being new is a good thing to say out loud: "This is my first time. Would you show me where to go?" Call or write ahead if you want to know about clothes, shoes or seating. You can watch and do nothing the first time.',
    ],
  },
  {
    like: [
      'should i tell the imam',
      'should i talk to my pastor about the anxiety',
      'do i tell the rabbi why i leave early',
      'is it ok to tell someone there that im scared',
    ],
    say: [
      "If you trust that person, yes, it's often a relief. Ask for ten minutes alone and say one or two sentences, and what you need: not to be called on, or a task, or only that they know. If the first one doesn't understand, try another.",
    ],
  },
  {
    like: [
      'they keep asking when i will marry',
      'they want me on every committee',
      'they push me to do more and i cant say no',
      'the elders tell me how to live',
      'they put pressure on me',
    ],
    say: [
      `You may be respectful and still say no. "Thank you for thinking of me. I can't do that now." Say it again in the same words. If they press you in ways that frighten you or cut you off from others, talk to somebody outside the community as well.`,
    ],
  },
  {
    like: [
      "i'm not sure i believe anymore",
      'im gay and i dont know if im welcome',
      'they would throw me out if they knew',
      'i feel like a fraud there',
      'i dont fit with what they teach',
    ],
    say: [
      "That's more than shyness, and you decide who gets to know it. Nobody can tell you in advance how they'd take it. Look for one safe person first, inside or outside. There are also communities where you could come as you are.",
    ],
  },
  {
    like: [
      'i dont know if i should shake hands with women or men there',
      'where do i sit men and women are apart',
      'do i hug or bow or what',
      'how do i greet people properly',
      'what do i do with my hands while they pray',
    ],
    say: [
      "Wait a second and let the other person show you; a hand on your heart and a nod is polite nearly everywhere. For seats, ask at the door. When others pray and you don't, quiet hands in your lap are respectful enough.",
    ],
  },
]
