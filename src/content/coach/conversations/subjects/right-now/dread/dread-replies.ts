import type { Answer } from '../../../conversation.ts'

export const dreadReplies: readonly Answer[] = [
  {
    asks: 'words',
    about: 'coming',
    like: [
      'how do i ask somebody to come with me',
      'what do i say so a friend goes along',
      'i dont want to walk in alone, how do i ask',
      'how do i get my sister to go with me',
      'words to ask for company on the day',
    ],
    say: [
      `Tell them what you'd need, and for how long:\n"I'm nervous about this one. Would you walk in with me?"\n"Could you come along for the first half hour? After that I'm fine."\n"You don't have to do anything. It would help to have you there."`,
    ],
  },
  {
    asks: 'words',
    about: 'coming',
    like: [
      'how do i say i can only stay for a short while',
      'what do i tell them if i want to come for one hour',
      'how do i announce that i leave early',
      'i need a polite way to say im not staying long',
      'what do i write so they know i come later',
    ],
    say: [
      `Say it beforehand, and then nobody wonders:\n"I'd love to come by. I won't stay long, and I want to see you."\n"I can make the first hour, and I'm looking forward to that."\n"I'll join you a little later, if that's all right."`,
    ],
  },
  {
    asks: 'words',
    about: 'coming',
    like: [
      'can i ask what it will be like, how do i word that',
      'i want to know who is coming and what happens, what do i write',
      'how do i ask for details without seeming anxious',
      'what do i text the host to know what to expect',
      'how do i ask them what the plan is',
    ],
    say: [
      `People ask this all the time:\n"Looking forward to it. What's the plan, and who else is coming?"\n"Is there anything I should know or bring?"\n"Roughly how long does it go, and how do I get in?"`,
    ],
  },
  {
    asks: 'words',
    about: 'coming',
    like: [
      'what do i say in the first minute when i get there',
      'i need a first sentence for when i arrive',
      'how do i greet everyone when i come in',
      'what do i say when i walk through the door',
      'give me an opening line for the moment i show up',
    ],
    say: [
      `A plain hello and one thing more:\n"Hi, good to see you. Where can I put my coat?"\n"Hello, I made it. How's it been so far?"\n"Hi, I don't know many people here. How do you all know each other?"`,
    ],
  },
  {
    asks: 'words',
    about: 'coming',
    like: [
      'i want to move it to another day, how do i ask',
      'how do i say i need a different date',
      'what do i write to postpone without lying',
      'can you help me ask for a later appointment',
      'words for asking to reschedule',
    ],
    say: [
      `If you move it, offer a new day in the same message:\n"I'd like to move our meeting. Would next week work for you?"\n"This week is too much for me. Could we do it the week after? Same time works for me."`,
    ],
  },
  {
    like: [
      'should i tell myself it will be fine',
      'does positive thinking help',
      'should i picture it going well',
      'is it good to imagine the best',
      'do affirmations work for this',
    ],
    say: [
      `Not if you don't believe it; your head argues back. Something true works better: "This will be uncomfortable for a while, and I know what I do first." Picture yourself doing that first thing, rather than everything going well.`,
    ],
  },
  {
    like: [
      'is it all right to leave early if i hate it',
      'can i go home if its too much',
      'am i allowed to leave',
      'what if i want out after ten minutes',
      'is it rude to go before the end',
    ],
    say: [
      "Yes, you can leave. Pick a time before you go in, say half an hour, so the first wave of nerves doesn't pick it for you. When the time is up, look around, and then go or stay. A short goodbye to one person is enough.",
    ],
  },
  {
    like: [
      'what if i dread it for days and then its nothing',
      'why is it always less bad than i thought',
      'am i wasting my week worrying about it',
      'what if all this worry is for nothing',
      'every time i panic before and then its fine',
    ],
    say: [
      'Then the worst of it was the days before, as it is for a lot of people. You can use that: write down today how bad you expect it to be, out of ten, and afterward how bad it was. After a few of those, your guess may get closer to what happens.',
    ],
  },
  {
    like: [
      'should i say yes if im already dreading it',
      'they invited me and i feel dread, do i accept',
      'i got an invitation and want to say no right away',
      'do i sign up even though im scared',
      'is dread a sign that i should say no',
    ],
    say: [
      "If you'd want to be there without the fear, say yes. Dread tells you that you're scared, and it can't tell you whether the thing is good for you. If you wouldn't want it even when calm, a friendly no is right.",
    ],
  },
  {
    about: 'coming',
    like: ['its tomorrow and i feel terrible', 'its this afternoon and im losing it', "it's in three hours"],
    say: [
      "So it's close now, and the dread is about as loud as it gets. There isn't much left to prepare. Set out your clothes and your things, know when you leave the house, and give the rest of the time to something ordinary.",
    ],
  },
  {
    about: 'coming',
    like: [
      'i wont have anyone to talk to there',
      "i'll be the only one who knows nobody",
      'ill stand there alone like an idiot',
      "they'll all know each other",
      'i will be the odd one out',
    ],
    say: [
      "You're picturing yourself on one side and all of them on the other. In the room it usually looks different: twos and threes, people at the edge, people busy with themselves. You only need one of them to begin with.",
    ],
  },
  {
    about: 'coming',
    like: [
      'there is so much on my calendar i dread all of it',
      'three things this week and i fear every one',
      'next week is packed with people',
      'one thing after the other is coming up',
      "i can't even enjoy my days off because of whats coming",
    ],
    say: [
      "They've run together into one big dark week. Pull them apart again: only the next one is up now, the others wait their turn. Put an hour with nobody in it after each of them, and guard that hour.",
    ],
  },
  {
    about: 'coming',
    like: [
      'i promised and now i regret saying yes',
      'why did i agree to this',
      'i said yes when i was in a good mood',
      'i signed up weeks ago and now im horrified',
      'past me was an idiot for accepting',
    ],
    say: [
      "When you said yes, you were looking at the thing. Now you're looking at the fear. The first look may have been the fairer one. You can keep the promise and still make it smaller: arrive later, stay for part of it, bring somebody.",
    ],
  },
  {
    about: 'over',
    like: [
      'i went and it was alright',
      'so it happened and it was okay i guess',
      'it was fine in the end',
      'got through it',
      'went, sat there, came home, nothing bad happened',
    ],
    say: [
      "So it's behind you, and it was all right. All those days of dread, and you went. You can put it down now and have your evening.",
    ],
  },
  {
    about: 'over',
    like: [
      'it was good but i bet the next one will be awful',
      'it went well this once, that proves nothing',
      'it went fine only because hardly anybody was there',
      'i enjoyed it and now i wait for the bad part',
      'too good to be true, something will come after',
    ],
    say: [
      'Your dread has lost this one and is already talking about the next. It may be harder or not. This one has been and gone, it was good, and nothing that comes later changes that.',
    ],
  },
  {
    about: 'over',
    like: [
      'it was as bad as i feared',
      'i went and it was horrible',
      'my fear was right',
      'everything i dreaded happened',
      'it was exactly the nightmare i expected',
    ],
    say: [
      "I'm sorry. You dreaded it, you went anyway, and it was hard the whole way through. Be kind to yourself tonight: food, quiet, somebody who likes you. You don't have to draw any conclusion from it today.",
    ],
  },
  {
    about: 'over',
    like: [
      'i turned around at the door and went home',
      'i sat in the car and drove off',
      'i pretended to be sick and stayed home',
      'i got as far as the stairs',
      'i chickened out at the last minute',
    ],
    say: [
      "You got close, the fear peaked, and you went home. That's relief and shame in the same hour. It says how scared you were, and nothing about your worth. If somebody was waiting, send them one honest line today; they'd rather know.",
    ],
  },
  {
    like: [
      'how long before should i stop preparing',
      'when do i start getting ready',
      'do i plan it the day before or in the morning',
      'how early should i get there',
      'should i eat before or after',
    ],
    say: [
      'Prepare the day before, for half an hour, and stop there. On the day: eat something plain two hours before, and arrive about five minutes early. Much earlier leaves you time to stew, and late means walking in with everybody seated.',
    ],
  },
]
