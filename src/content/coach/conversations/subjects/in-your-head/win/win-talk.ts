import type { Answer } from '../../../conversation.ts'

export const winTalk: readonly Answer[] = [
  {
    like: [
      'survived the hazing, had to sing in front of everyone and i did',
      'did the new kid ritual!! it was dancing on a table',
      'they made me give a speech on my first day and I DID IT',
      'initiation done, I recited a poem standing on a bench',
    ],
    about: 'over',
    say: [
      "You did it. Out loud, in front of all of them. That's the sort of thing people dread for weeks, and you have it behind you. Now you're one of the ones who did it. Well done.",
    ],
  },
  {
    like: [
      'no im good, going to the beach with my sister on saturday',
      "my mood's fine actually, I've a trip with friends coming up",
      'nothing wrong there, looking forward to the weekend',
      'all good, seeing my brother tomorrow',
    ],
    say: [
      "That's good to hear. Then this was one hard thing in a life that's otherwise all right, and there's something nice ahead with people you like. Enjoy it.",
    ],
  },
  {
    like: [
      'oh and I told her. finally. she came to find me',
      "I told my best friend at the party, she'd been looking for me",
      "somebody noticed I was gone and I told him what's up",
      'told my cousin everything outside, she was so nice',
    ],
    about: 'over',
    say: [
      "You told somebody. Of everything that happened there, that may be the biggest. You don't have to carry it by yourself anymore, and it went to a person who cares about you. I'm glad.",
    ],
  },
  {
    like: [
      'my sister passed her exams, the whole family is screaming',
      'my brother got the job too!!',
      'Our daughter graduated and we all cried on the phone',
      'my little sis got in, mum is going crazy',
    ],
    about: 'over',
    say: [
      "Oh, congratulations, to the one who did it and to the whole house that's cheering. What news. Be happy together tonight.",
    ],
  },
  {
    like: [
      'ORDERED BY MYSELF AT THE COUNTER',
      'i asked for no pickles out loud!!',
      'ordered my own coffee with words today',
      'First time I ordered for myself instead of pointing',
    ],
    about: 'over',
    say: [
      "Out loud, and the way you wanted it. You opened your mouth, and it came over the counter. I'm so glad. I hope it tasted like a win.",
    ],
  },
  {
    like: [
      'fell flat on my face and made friends lol',
      'went skating with work, bruised all over, made 2 mates',
      'I joined in, got bruised, loved it, met people',
      'crashed spectacularly and everybody loved me for it',
    ],
    about: 'over',
    say: [
      "New friends for a few bruises is a great rate. You threw yourself into it, and that may be what did it. I'm glad. Sit on something soft tonight.",
    ],
  },
  {
    like: [
      'i killed it at karaoke!!',
      'danced all night and everyone watched and i LOVED it',
      'I was the star of the dance floor last night',
      'smashed it on stage, crowd went mad',
    ],
    about: 'over',
    say: [
      "Then they know now how it's done. You were in your element, in front of everybody, and had fun doing it. I'm glad. Rest up, and enjoy it a while longer.",
    ],
  },
  {
    like: [
      'i told the consultant no in front of everyone',
      'said no to the most senior person in the room',
      'told my professor he was wrong. to his face',
      'I stopped the boss mid job and said no',
    ],
    about: 'over',
    say: [
      "Of all the people to say no to, you picked one most of the room wouldn't dare. And you said it when it counted. That took nerve. How did they take it?",
    ],
  },
  {
    like: [
      'cant i enjoy this for a minute',
      'no next step please, let me have this',
      'let me be happy about it first',
      'nothing else for now, i want to keep this one',
    ],
    about: 'over',
    say: ["Have it. It's yours, and it doesn't need a next step. I'll be here when you feel like one, and not before."],
  },
  {
    like: [
      'i said hi first!! to three people!!',
      'Greeted the neighbor before he greeted me. I told my sister about it.',
      'said morning to the bus driver and two strangers lol who am i',
      "Of everything good this week it's the hello to the mailman that I'm proud of.",
    ],
    about: 'over',
    say: [
      "Of course that's the one you tell people about. Other good things happen to you; this one you did yourself, and first. I'm glad.",
    ],
  },
  {
    like: [
      'said hi to a passenger and he ended up telling me about his mom dying',
      'I asked how she was, and she told me about her dog. We sat a while.',
      'was just being friendly and this guy opened up to me about his breakup',
      'One good morning, and a stranger cried on my bench. We stayed there together.',
    ],
    about: 'over',
    say: [
      "You were friendly for a moment, and somebody who needed a person had one. They may remember that about this day. I'm glad it was you.",
    ],
  },
  {
    like: [
      'maybe, if my knee lets me',
      'Depends on the weather and my back.',
      "we'll see lol if i can get up",
      'God willing, and if the bus comes.',
    ],
    about: 'over',
    say: [
      'Fair enough, some things have the last word. What you did was good either way, and nobody can take it back. If the next one works out, it works out.',
    ],
  },
  {
    like: [
      "ok don't tell anyone but i had fun at a party",
      'breaking news: went out with people and enjoyed it',
      'I have to report that I actually liked it. socially. me',
      'Well, I must confess I had a lovely time at the cookout',
    ],
    about: 'over',
    say: [
      "Confession noted, and I'm glad. You, among people, having a good time. No charges. What was the best minute of it?",
    ],
  },
  {
    like: [
      'the boss said go on and i kept talking!!',
      'he told me to continue so I did',
      'she said "tell me more" and i actually did',
      'The chairman nodded, so I carried on to the end',
    ],
    about: 'over',
    say: [
      `"Go on" is what people say when they want the rest. You had something to say, nerves and all, and you kept talking. I'm very glad. Enjoy this one.`,
    ],
  },
  {
    like: [
      'dunno if it counts but i asked a guy in the store where the milk was',
      'this is tiny but i said thank you to the bus driver',
      "not sure it's a win, i asked the lady at the desk a question",
      'is it silly to be pleased I asked for directions',
    ],
    about: 'over',
    say: [
      "It counts. You needed something, you walked up to a person and said it out loud. Plenty of people would have gone home without it. I'm glad you told me.",
    ],
  },
  {
    like: [
      'I stuttered through the whole order and the waiter waited like it was nothing',
      'she just waited till I got the word out, no face, nothing',
      'it took me ages to say it and he didnt even blink',
      'The man let me finish, all that time, as if it were perfectly normal',
    ],
    about: 'over',
    say: [
      "They waited, you finished, and it was ordinary, the way it should be. You took the time you needed, and nothing bad came of it. I'm glad. Remember that one the next time a word takes long.",
    ],
  },
  {
    like: [
      'did it, twice actually',
      'done. did even more than we said',
      'did it. two instead of one',
      'I did it, and then I did it again',
    ],
    about: 'over',
    say: ["You did it, and then more than you'd planned. I'm glad. How was the second one compared with the first?"],
  },
  {
    like: [
      'told him the truth and turns out his was worse, we laughed',
      'i said bad hair day and she took off her hat lol same',
      'I admitted it, and the man showed me his own. We shook hands.',
      'so i owned up and they had the exact same problem, dying',
    ],
    about: 'over',
    say: [
      "You couldn't have planned that one. You said the plain truth, and it got you an ally on the spot. That deserves a laugh, and it's a good thing to remember the next time you want to keep it to yourself.",
    ],
  },
  {
    like: [
      'off to buy spoons',
      'gonna go get a cake for myself bye',
      'Now for a walk, and an ice cream at my age.',
      'off to tell my nan haha',
      'right im buying the fancy cheese. cheers',
    ],
    say: [
      'Good plan. You did the hard part; this is the nice part. Go and enjoy it, and come back whenever you like, with news or without.',
    ],
  },
  {
    like: [
      'in bed now, ears still ringing. night',
      'home. shoes off. feet hurt in a good way. sleeping now',
      'just got in, still humming. gn',
      'In bed, still smiling a bit. Good night.',
      'im wrecked but it was fun. off to sleep',
    ],
    say: [
      "Good night. You went, and it turned out to be a good evening. Fall asleep on that, and don't take it apart tomorrow.",
    ],
  },
  {
    like: [
      'told the under the seat one three times by request. home at one in the morning, shoes in my hand',
      'they made me do the parrot story twice. got in at 2. my feet are killing me',
      'Somebody shouted for the one about the tent, so I told it again. Last to leave. Me.',
      'ended up telling the airport thing to the whole table, then they fetched others to hear it. home after midnight',
      'I did the one about the goose. Then somebody at the back said "again" and I did it again. Twice. Never been home so late in my life.',
    ],
    say: [
      'By request, and more than once. They were listening to the person telling it, and they wanted more. Getting home that late with tired feet is how a good night ends. Whatever you dreaded beforehand, this is what they asked for.',
    ],
  },
  {
    like: ['light', 'ten feet high tbh', "Relieved. And a little proud, if I'm honest.", 'strong?? is that weird'],
    say: ["That's a good word for it, and you earned it. Stay with that for a while; nothing has to come next."],
  },
]
