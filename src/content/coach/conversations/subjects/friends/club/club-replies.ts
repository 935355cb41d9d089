import type { Answer } from '../../../conversation.ts'

export const clubReplies: readonly Answer[] = [
  {
    like: [
      'what do i write to the club to ask if i can join',
      'how do i email the choir director',
      'what do i message the organizer of the group before i come',
      'how do i write to the volunteer coordinator',
      'need a message to sign up for a class',
    ],
    say: [
      `Three facts are enough: who, what, when.\n"Hi, I'd like to come to your next meeting. Is there anything I should know?"\n"I'm interested in joining and I'm a beginner. Would that be all right?"\n"I'd like to help out. What do you need, and when could I start?"`,
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone from the club to hang out',
      'i like a woman from my course, how do i suggest coffee',
      'how do i go from club buddies to real friends',
      'what do i say to meet up with people from class outside of class',
    ],
    say: [
      `Start with something right before or after:\n"I'm getting a coffee after this. Want to come?"\n"Do you want to practice together sometime this week?"\n"I like talking with you here. Could we meet up outside of it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell them i cant come this week',
      'what do i write when i miss a rehearsal',
      'how do i let the team know i wont make practice',
      'i have to miss the next meeting, what do i text',
    ],
    say: [
      `Short, and with when you'll be back:\n"I can't make it this week. See you at the next one."\n"I'll miss this rehearsal. Is there anything I should look at for next time?"\n"I won't be there today, sorry for the late word. I'm in again next week."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i dont understand the exercise, how do i ask in class',
      'how do i ask the instructor for help in front of the others',
      'i got lost in the course, what do i say',
      'what do i say when everyone else gets it and i dont',
      'how do i ask somebody in the group to show me again',
    ],
    say: [
      `One sentence, to the teacher or to your neighbor:\n"Could you show me that once more?"\n"I lost you at the second step. Can we go back?"\n"Can I watch how you do it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask if i can go for drinks with the group after practice',
      'they all go out after rehearsal and never ask me, what do i say',
      'what do i say to come along afterward with my class',
      'the team goes for pizza after the game, how do i join',
    ],
    say: [
      `Say it while you're all packing up:\n"Are you going somewhere after? I'd like to come."\n"Is that open to new people too?"\n"Which place do you go to? I'll walk over with you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what kind of club is good for shy people',
      'should i join a class or volunteer',
      'which group is best when you hate talking',
      'what can i join where i dont have to talk much',
      'im looking for a hobby group for introverts',
    ],
    say: [
      "One where hands are busy and the same people come back: a craft or cooking class, a choir, gardening, sorting at a food bank, board games. The task gives you something to talk about. Choose by what you'd like to do even on a day when nobody speaks to you.",
    ],
    about: 'coming',
  },
  {
    like: [
      'is it ok to take a friend along to the first meeting',
      'should i go with a friend or by myself to the class',
      'can i bring somebody to the club for support',
      'would it be better to sign up together with my sister',
    ],
    say: [
      "Yes, bring somebody the first time if it gets you through the door. Once you're in, split up for a few minutes, or you may only talk to each other. By the third or fourth time, try one on your own, so it becomes your place too.",
    ],
    about: 'coming',
  },
  {
    like: [
      'should i quit if i dont like it after one time',
      'is it ok to stop a course in the middle',
      'do i have to finish the class i paid for',
      'can i switch to a different group',
      'am i giving up too soon if i leave the club',
    ],
    say: [
      "You can stop, at any point, and it isn't a failure. Ask yourself which it is: you dislike the thing, or you dislike how nervous you are there. The first is a good reason to go. The second tends to shrink with a few more visits, so I'd wait a little.",
    ],
  },
  {
    like: [
      'what if they ask me personal questions there',
      'what if they ask what i do for work at the club',
      'do i have to tell the group about my life',
      'what if somebody asks why i joined',
      'can i keep private things private in the group',
    ],
    say: [
      `You can keep private things private; people there ask mainly to be friendly. One true sentence is plenty: "I wanted to get out more," or "I've always been curious about this." Then ask how they came to it. The activity gives you both something else to talk about.`,
    ],
  },
  {
    like: [
      'tomorrow is my first class and i want to back out',
      'my first rehearsal is tonight and im freaking out',
      'i signed up weeks ago and now its almost here',
      'i start volunteering on monday and i cant sleep',
    ],
    say: [
      "You signed up when it was far away, and now it's close and the nerves are loud. The first time is hard partly because you don't know what it's like yet. Pack your things now, and plan to get there ten minutes early. You only have to do this first one.",
    ],
    about: 'coming',
  },
  {
    like: [
      "i'm retired and have nobody to do things with",
      'since i moved here i know no one and thought about a club',
      'i need people in my life and dont know where to find them',
      'my days are empty and my daughter says join something',
      'all my friends have families now so i need a group',
    ],
    say: [
      "So this is about having people, more than about a hobby. A group that meets every week is a good place for that, because it doesn't depend on you starting from zero each time. You learn names over time, and some of those people may become friends. It usually takes a few months, not one evening.",
    ],
  },
  {
    like: [
      'i have to perform with the group in front of an audience',
      'our choir has a concert and i want to hide',
      'there is a tournament and i will let the team down',
      'our drama club has a show coming up',
    ],
    say: [
      "Being watched is different from doing it among yourselves, and it's normal to feel that. You aren't alone up there. An audience sees the whole group, and the others help cover a slip. Tell somebody next to you that you're nervous. They likely are too.",
    ],
    about: 'coming',
  },
  {
    like: [
      'there is one person in the club who is mean to me',
      'the coach yells at me in front of everybody',
      'a lady in the group keeps correcting me',
      'someone in my class rolls their eyes when i talk',
      'one guy ruins the whole group for me',
    ],
    say: [
      `One sour person can spoil a room for you, and it's no wonder it gets to you. Sit with others, and once, calmly, you can say "Please don't talk to me like that." If it goes on, tell whoever runs it. If that's the person running it, you can look for another group.`,
    ],
  },
  {
    like: [
      'went to the club, it was ok',
      'first class is done, it was fine',
      'i was at rehearsal and it went alright',
      'the volunteering was okay, people were friendly enough',
      'i stayed the whole meeting',
    ],
    say: [
      "You went, and you did the thing with them. Fine is a good result. I'm glad you went, and you know the place a little now.",
    ],
    about: 'over',
  },
  {
    like: [
      'the group was really nice to me but they are like that to every new person',
      'they said they hope i come back, do they really mean it',
      'the teacher praised me but she praises everyone',
      'class went great and next time they will see the real me',
      'i loved the first meeting and now im scared it was a fluke',
    ],
    say: [
      "I'm glad it was a good one. Maybe they're nice to everybody new. Then it's a group that's nice, which is what you'd want. The person they met was already you, nerves included, and they said come back.",
    ],
    about: 'over',
  },
  {
    like: [
      'i went to the meeting and nobody said a word to me',
      'i stood around at the club and left in the break',
      'everyone in the class had a partner except me today',
      'i felt like a ghost at the group tonight',
      'they did their thing and ignored me the whole evening at the club',
    ],
    say: [
      "That's a letdown, after all it takes to get there. Groups that know each other forget what a first evening is like for somebody new. It's thoughtless, and usually not meant. You've seen the place now, and it's up to you whether it gets another chance.",
    ],
    about: 'over',
  },
  {
    like: [
      'i came in wrong and sang alone in front of the whole choir',
      'i broke something at the workshop',
      'i dropped the ball in front of the whole team and everyone groaned',
      'i knocked over the paint and everyone stared',
      'i lost the game for my team',
      'i said my name wrong in the introduction round',
    ],
    say: [
      'Your face must have burned. In a group that practices things, people get it wrong in front of each other, and the others have had their moments too. If something broke, offer to help fix it. Then you can walk back in as usual, or be the first to joke about it.',
    ],
    about: 'over',
  },
  {
    like: [
      'what do i need to bring to the first class',
      'how early should i be there for the first meeting',
      'what do i wear to a choir rehearsal or a dance class',
      'do i have to sign up first or can i show up at the club',
      'how do i find out where exactly to go',
    ],
    say: [
      "Check their page for the place, the time and whether you sign up first; if it isn't there, write or call and ask. Wear what you can move in, bring water and something to write with. Ten minutes early is right: time to find the room and the person in charge.",
    ],
    about: 'coming',
  },
]
