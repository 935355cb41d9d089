import type { Answer } from '../../../conversation.ts'

export const parentsAnswers: readonly Answer[] = [
  {
    like: [
      "my child wasn't invited to the birthday",
      'my kid is the only one left out',
      'should i say something about the party',
      'all the others got an invitation',
      'how do i tell my son he wasnt invited',
    ],
    say: [
      "You can ask, but it rarely gets an invitation you'd want. Often there's a number limit, and sometimes it's meant. What helps your child more is a plan of your own for that day, with one friend or with you. It hurts, and you can tell them so.",
    ],
  },
  {
    like: [
      'my kid hit another kid',
      'my toddler bit someone and i have to face the mother',
      'what do i say when my child did something bad',
      'everyone saw my son have a tantrum',
      'do i apologize for my kid',
    ],
    say: [
      `Yes, go to that parent soon and keep it short: "I'm sorry mine hurt yours. How is your little one? We've talked about it at home." Plenty of parents have been on both sides of that conversation. You don't have to explain your whole parenting.`,
    ],
  },
  {
    like: [
      'they all know each other already',
      'how do i get into the group of moms',
      'there is a clique at school',
      'they stand in a circle and i cant get in',
      'everyone else is already friends',
    ],
    say: [
      "You don't have to get into the circle; one person out of it is enough. Catch somebody on the way in or out, when they're alone, and ask one thing about school. After a few times you'll know somebody there.",
    ],
  },
  {
    like: [
      "they think i'm a bad parent",
      'what if they judge how i raise my kids',
      'i feel like the worst mother there',
      'other parents do everything right',
      'they look at me because of how we live',
    ],
    say: [
      "Some may judge; you can't rule it out, and you can't see it in a face. You see their best five minutes at the gate, and they see yours. If you want a truer picture, ask one of them how their mornings go.",
    ],
  },
  {
    like: [
      'nobody answered my message in the parents chat',
      'the whatsapp group stresses me out',
      'can i leave the parents group',
      'i read everything and never write',
      'i wrote something wrong in the class chat',
    ],
    say: [
      'You may mute it, read it once a day and write only when you need to know something. An unanswered message there usually means that everybody thought somebody else would reply. For a real question, write to one parent directly.',
    ],
  },
  {
    like: [
      'will my child get my anxiety',
      'am i passing this on to my kids',
      "i don't want my daughter to become like me",
      'does my son notice that im scared',
    ],
    say: [
      `Children pick up some of it, and they also pick up what you do about it. You don't have to hide it. "I was nervous about talking to her, and I said hello anyway" is a good thing for a child to hear. They can learn both from you.`,
    ],
  },
  {
    like: [
      "i'm the only dad there",
      'im a single parent and they are all couples',
      'im much older than the other moms',
      'i was a teen mom and they look down on me',
      "i'm the grandmother raising him and don't fit in",
    ],
    say: [
      'Being the only one there like you does make it harder. You still share one thing with all of them: that class, that teacher, that team. Start there. The rest can come later or not at all.',
    ],
  },
  {
    like: [
      'they have more money than us',
      "we can't afford those birthday parties",
      'my house is too small for a playdate',
      'they all have nice cars and i come from my shift',
      'im ashamed of our apartment',
    ],
    say: [
      `You can meet outside: a park or a playground costs nothing, and nobody needs to see your place. For parties: "We keep presents small." Some will be relieved to hear it. And children mostly remember whether they got to play.`,
    ],
  },
  {
    like: [
      'do i have to stay at the birthday party',
      'what do i do at a kids party with all those adults',
      'can i drop him off and go',
      "i'd rather not go to the parent evening",
      'i want to skip the school event',
    ],
    say: [
      `No, not for all of it. With young children ask, "Should I stay, or come back at five?" If you stay, offer to do one thing, then talk to one person. For a parent evening, the first half hour is a fair share.`,
    ],
  },
  {
    like: [
      'how do i talk to the teacher',
      'scared of the parent teacher conference',
      'i always freeze in front of my childs teacher',
      'what if the teacher thinks im overreacting',
      'i need to complain to the school',
    ],
    say: [
      `Bring one question on paper and start with it: "I'd like to talk about how reading is going." Ask for an example, and say what you see at home. You know your child; they know the class. If time runs out, ask for another ten minutes on another day.`,
    ],
    item: 'challenge:ask-them-to-explain-again',
  },
  {
    like: [
      'my child is autistic and parents stare',
      'my kid is different and they dont invite us',
      'other parents complain about my sons behavior',
      'my daughter has a disability and people act weird',
      'do i explain my childs diagnosis to them',
    ],
    say: [
      'You decide how much to tell, and to whom. One sentence can be enough: "Noise is hard for my kid. A minute of quiet helps." Start with a parent who has been decent. Those who stare may not know what to say.',
    ],
  },
  {
    like: [
      'what do i talk about with other parents',
      'i hate small talk at pickup',
      'after hello i have nothing',
      'they only talk about school and vacations',
      'conversation dies after ten seconds',
    ],
    say: [
      'The kids are the subject; you can ask about anything they do. "How does yours like the new teacher?" Then ask one more thing about the answer. When it runs out, "See you tomorrow" is a normal ending at pickup.',
    ],
  },
  {
    like: [
      'i said something stupid to another mom',
      'i got the kids name wrong',
      'i called her by the wrong name at the gate',
      'i think i offended a parent',
      'should i bring it up again',
    ],
    say: [
      `If it could have hurt, one sentence next time: "I mixed that up on Monday, sorry about that." If it was only clumsy, leave it. They have a backpack, a child and dinner to think of, though I can't tell you what they remember.`,
    ],
  },
  {
    like: [
      'i work and never see the other parents',
      'i dont have time for all this',
      'they meet in the morning and im at work',
      'i only get there at the last minute because of my shift',
    ],
    say: [
      "Then the gate isn't your place, and that's all right. One parent's number is enough. Ask for it once, for practical things, and text when there's something to know.",
    ],
  },
]
