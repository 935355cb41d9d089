import type { Conversation } from '../conversation.ts'

export const parents: Conversation = {
  id: 'parents',
  name: 'being around other parents',
  tap: 'Other parents',
  open: {
    say: [
      "At the school gate or the playground you didn't choose the crowd, and you're there because your child is. What do you think the other parents see when they look over?",
      'With other parents it can feel as if two people are being judged, you and your child. Which moment do you dread most: standing there, joining in, or what they say later?',
      'It can look as if the other parents all met before you got there. What are you afraid would happen if you walked up to them?',
    ],
    taps: ['They know each other', 'They judge me', 'Nothing to say'],
  },
  openAfter: {
    say: [
      'So something happened, with other parents around, and you will see them again soon. What was said or done, as plainly as you can put it?',
      'When your child is part of it, a small scene weighs double. Which part of this one keeps coming back?',
    ],
    taps: ['My child did something', 'I said something dumb', 'We were left out'],
  },
  glad: {
    say: [
      'Good. That makes the gate, the group or the playground a little more yours as well.',
      "That's a good thing to bring home, for you and maybe for your child too.",
    ],
  },
  fear: {
    say: [
      "Here's a guess: you walk up, the talk stops, you say something flat, and they close the circle again. Your child sees you standing alone. Is that close?",
      'Perhaps what you expect is that they look at how your child behaves, or dresses, or what you can afford, and decide what sort of parent you are. Is that it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Another thing'],
  },
  step: {
    say: [
      'At the next pick-up or practice, put your phone away and stand beside one parent, not the whole group. Ask one thing about the day: "Did yours say anything about today?" Guess first how they will answer. Would you try it?',
      'Pick the other parent who also stands at the edge. Say hello, say whose parent you are, and ask the same about them. Stay for one minute. Compare it with what you pictured. Would you be up for that this week?',
      'Once this week, get there three minutes early instead of at the last second. Say one sentence to whoever is standing there, about school or the weather, and wait for what comes back. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:one-follow-up-question',
    step: 'stand beside one parent, phone away, and ask one question',
  },
  stepAfter: {
    say: [
      `Ten minutes, two lists: what people said and did, and what you think they thought. If your child hurt somebody, or you did, one short message to that parent is repair enough: "I'm sorry about today. How is she doing?" Could you do that?`,
      "Write down what a passerby would have seen, in four or five sentences. What they think of you as a parent isn't in there, unless somebody said it out loud. Then close it for tonight. Would that help?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down the facts for ten minutes, send one line if somebody was hurt, and close it',
  },
  other: {
    say: [
      `You could skip the circle and take one parent at a time. Half an hour at a park with the two kids costs nothing, and the kids give you things to talk about. Is there one parent you could ask?`,
      'Another way is to change where your attention is. Stand there as you usually do, without your phone, and for five minutes listen to what they talk about. No need to join. Look for somebody who says little too. Would you try that?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'ask one parent to meet at a park, or stand there for five minutes and listen',
  },
  smaller: {
    say: [
      `Say hello to one parent by way of their child: "Hi, you're Sam's dad, right?" Then keep walking. Two seconds, and you're not a stranger the next time. Could you do that?`,
      'One practical question to one parent, by text: what to bring, when it starts, if the homework is for Tuesday. You may already know the answer. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:send-one-real-question',
    step: 'say hello to one parent, or text one of them a practical question',
  },
  why: {
    say: [
      'Because a group at a gate looks closed from outside, and often it is a few people who also started with one sentence. You find out by talking to one of them.',
      "Looking at your phone protects you, and it also tells people you'd rather be left alone. Put it away once, and you'll see who looks up. Nobody may. Then you have lost a minute, and you know.",
    ],
  },
  lines: {
    say: [
      `To start with one parent:\n"Hi, I'm Alex's parent. I don't think we've met."\n"Did yours come home as tired as mine?"\n"Do you know what they need for Friday?"`,
      `For the harder ones:\n"I heard mine pushed yours today. I'm sorry. How is he?"\n"I'd rather not talk about the other kids. How are you?"\n"I have to get home. See you tomorrow."`,
    ],
  },
  when: {
    say: [
      'Good. Which day do you see them next, and where do you usually stand?',
      "Let's tie it to a time that is fixed anyway: drop-off, pick-up, practice. Which one will it be?",
    ],
    taps: ['Tomorrow', 'This week', 'At the next event'],
  },
  agreed: {
    say: [
      "Then that is what you'll do: one parent, one question. It may stay at one minute, and one minute is what you planned.",
      "Good. If your child melts down right then, that day is off, and nobody could blame you. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You walked up to somebody in a crowd you could have avoided. That counts. What did they do, next to what you had pictured?',
      'Good, you spoke first. What did you find out, about them or about how it feels?',
    ],
    taps: ['They were friendly', 'As I expected', 'It was short'],
  },
  partly: {
    say: [
      'Standing there without the phone is already a part of it. What happened then?',
      'You got somewhere with it. Which part was it, and what stopped the rest?',
    ],
    taps: ['I stood there', 'I only nodded', 'My kid needed me'],
  },
  didNot: {
    say: [
      'Okay. There will be another pick-up or practice. Was it too much, or was there no good moment?',
      'That happens; with a child in tow the plan is often the first thing to go. What was in the way?',
    ],
    taps: ['It was too big', 'No chance came', 'I left quickly'],
  },
  wentBadly: {
    say: [
      'That stings, and more so with your child close by. What did the other parent actually say or do?',
      "And you'll have to see them again, which makes it heavier. Can you go through it in order, and tell me where it turned?",
    ],
    taps: ['They turned away', 'They blamed my child', 'I made it awkward'],
  },
  distress: {
    say: [
      'Take a step to the side. Look at one thing, near or far, and keep your eyes there for a moment. You may wait around the corner or go home. We can leave it at that.',
      'Slow down. Lean against something and feel it hold you. Today you only have to get yourself and your child home. The other parents can wait for another day.',
    ],
  },
  hear: [
    "So it's about you there, and about your child too. Which worry is the bigger one?",
    'Thank you, I get a better idea of that crowd. Is there one among them who seems all right?',
    'And you have to be there day after day, like it or not. What do you usually do with yourself while you wait?',
  ],
  reassure: [
    "I can't know what they think of you, and neither can you from across the yard. You saw who talked to whom. That it was about you is a guess. Shall we plan one question to one parent, and see?",
    "Nobody can promise that they'll take you in. What you can find out is how one of them answers when you say hello. Would you want to try it with the least scary one?",
  ],
  answers: [
    {
      like: [
        "my child wasn't invited to the birthday",
        'my kid is the only one left out',
        'should i say something about the party',
        'all the others got an invitation',
        'how do i tell my son he wasnt invited',
      ],
      say: [
        "You can ask, but it rarely gets an invitation you'd want. Often there's a number limit, and sometimes it is meant. What helps your child more is a plan of your own for that day, with one friend or with you. It hurts, and you can tell them so.",
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
        `Yes, go to that parent soon and keep it short: "I'm sorry mine hurt yours. How is he? We've talked about it at home." Most parents have stood on both sides of that talk. You don't have to explain your whole parenting.`,
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
        `You decide how much to tell, and to whom. One sentence can be enough: "Noise is hard for her. It helps if you give her a minute." Start with a parent who has been decent. Those who stare may not know what to say.`,
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
        'The kids are the subject; you can ask about anything they do. "How is yours finding the new teacher?" Then ask one more thing about the answer. When it runs out, "See you tomorrow" is a normal ending at a school gate.',
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
  ],
}
