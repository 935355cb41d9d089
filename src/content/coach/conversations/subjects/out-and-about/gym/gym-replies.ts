import type { Answer } from '../../../conversation.ts'

export const gymReplies: readonly Answer[] = [
  {
    like: [
      'what do i say at the front desk on my first day',
      'how do i ask for a tour of the gym',
      'i want to sign up but dont know what to say',
      'first time at the gym what do i tell them',
      'how do I ask for a trial day',
    ],
    say: [
      `They hear this every day:
"Hi, it's my first time. Where do I start?"
"Could somebody show me around for five minutes?"
"I'd like to try it once before I sign up. Is that possible?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask somebody to spot me',
      'how do i ask how many sets they have left',
      'someone is sitting on the machine on their phone what do i say',
      'how do i ask to share a machine',
      'what do I say if somebody took my bench',
    ],
    say: [
      `Wait for the end of a set, then:
"How many do you have left?"
"Mind if I work in between your sets?"
"Could you spot me for one set?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i talk to people i see at the gym every week',
      'i want to make friends at my sports class',
      'what do i say to someone before class starts',
      'how do i say hi to the regulars',
      'i want to talk to a girl at the gym without being creepy',
    ],
    say: [
      `Try it between sets or after class. If they keep it short, let them be:
"Hi. How's your workout going?"
"Have you been coming to this class for long?"
"Good session. See you next time."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell the trainer its too hard',
      'the instructor pushes me too hard and i cant say no',
      'what do i say to a coach who is too much',
      'how do i tell the personal trainer i dont want to do an exercise',
      'how to say i have an injury in class',
    ],
    say: [
      `Say it before the next set, in a normal voice:
"I need to stop here. I'll do the lighter version today."
"That one doesn't work for my body. What else could I do?"
"I do better without being called out. Could you tell me quietly?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i cancel my gym membership',
      'i want to quit the team how do i tell them',
      'how do i tell the coach i cant make it',
      'what do i write when i miss practice',
      'they try to talk me out of canceling at the gym',
    ],
    say: [
      `You don't have to give a reason:
"I'd like to cancel my membership. Please send me a confirmation."
"I've decided to stop for now. Thank you for having me on the team."
"I can't make it today. See you at the next one."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it weird to only use the treadmill',
      'can i stay on one machine the whole time',
      'is it ok to only do twenty minutes',
      'do i have to use the weights',
      'can i go and leave after ten minutes',
    ],
    say: [
      "You can do it your way, and it isn't weird. Ten minutes on one machine is a workout, and many regulars do the same thing every time. If it's busy, check for a time limit. Otherwise go, do your thing, wipe it down, leave.",
    ],
  },
  {
    like: [
      'should i join the beginner class or go alone first',
      'is a class better than going alone',
      'can i start in the back row',
      'what if everyone in the class is better than me',
      'what if i cant keep up in the class',
    ],
    say: [
      "A beginner class is a good first choice: somebody tells you what to do, and being new is the point of it. Stand in the middle or at the back, where you can see others. If you can't keep up, do half the moves or march in place. Plenty of people do.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what do i wear to the gym',
      'do i need special clothes',
      'can i go in old sweatpants',
      'is it embarrassing to wear a t-shirt in the pool',
      'i dont have the right shoes',
    ],
    say: [
      "Whatever you can move in. An old T-shirt, sweatpants and clean sneakers are fine in most gyms, and plenty of regulars wear that. For a pool or a climbing hall, check their rules online. Comfortable beats new; you'll think about it less.",
    ],
  },
  {
    like: [
      'how long until i feel comfortable at the gym',
      'how often do i have to go until its normal',
      'does the gym get less scary',
      'when does it stop feeling like everyone watches',
      'how many times till i belong there',
    ],
    say: [
      'The first few visits are often the worst, and going on the same days at the same hour can help. You start to know the room and the faces, and it feels more ordinary. Nobody can give you an exact number.',
    ],
  },
  {
    like: [
      'im sitting in the car outside the gym',
      'im in the locker room and cant go out there',
      'im at the gym door and want to turn around',
      'im at the pool and cant take off my towel',
      'practice starts in ten minutes and i feel sick',
    ],
    say: [
      "You've made it this far, and the next few steps may be the hardest ones. Choose your first thing now: one machine, one lap, one spot on the mat. Go straight to it. You can decide about the rest once you've started.",
    ],
    about: 'coming',
  },
  {
    like: [
      'im the oldest one there',
      'im 60 and everyone at the gym is 20',
      'im too old to start going to the gym',
      'all those young fit people and me with my knee',
      'i havent worked out since school',
    ],
    say: [
      "It can feel like walking into somebody else's party. Many gyms have members of every age, often in the mornings. Ask the staff to set up two machines that suit you, and tell them about anything that hurts.",
    ],
  },
  {
    like: [
      'my ex goes to my gym',
      'people from school go to that gym',
      'i might run into coworkers at the gym',
      'my boss trains at the same gym',
      'someone i know always sees me sweating there',
    ],
    say: [
      "Being seen red-faced by people who know you is different from strangers. A nod is good gym manners, and you don't have to stop and chat. It's your gym too. If it's somebody who has hurt or scared you, tell the staff.",
    ],
  },
  {
    like: [
      'i let the team down every time',
      'im the worst one on the team',
      'im scared to get the ball',
      'they groan when i miss',
      'i always mess up when its my turn to play',
    ],
    say: [
      "That makes every ball feel like a test. Give yourself a smaller job in the game: be where you should be, and pass it on fast. Teams need people who do that. If they groan at you, tell the coach; stopping that is the coach's job.",
    ],
  },
  {
    like: [
      'i went to the gym. it was fine',
      'did my first class today it was ok',
      'went swimming and nobody looked',
      'i used two machines and went home',
      'i trained for half an hour, all good',
    ],
    say: [
      'Good. You went in, did your thing and came out, and now you know the room. Let your muscles have the rest of the day.',
    ],
    about: 'over',
  },
  {
    like: [
      'the gym went well but it was empty',
      'people were nice in class but thats because im new',
      'they said i did good for a first time out of pity',
      'it went fine today but next time theyll notice',
      'the trainer praised me but he does that with everyone',
    ],
    say: [
      "Maybe it was quieter than usual, or they are nice to everyone. You still walked in there as the new one and did it, and they saw you do it. It went well. I'd leave it at that and be pleased.",
    ],
    about: 'over',
  },
  {
    like: [
      'i used the machine wrong and someone corrected me',
      'i couldnt do a single pushup in front of everyone',
      'i had to stop in the middle of class',
      'i lost us the game',
      'the gym was awful everybody stared',
    ],
    say: [
      "That stings, most of all in front of people. Getting corrected, losing, or having to stop has happened to plenty of people in that room. It was one session, and it doesn't decide the next one.",
    ],
    about: 'over',
  },
  {
    like: [
      'i fell off the treadmill',
      'i farted in yoga',
      'my swimsuit slipped',
      'i dropped the weights and everyone turned',
      'i threw up at practice',
    ],
    say: [
      "Things like that happen where bodies work hard, and gyms have seen it all. People usually turn, check that nobody is hurt, and go back to their own set. You don't have to explain it to anybody. If you hurt yourself, get it looked at. Otherwise it may be a funny story someday.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i wipe down the machine',
      'where do i put my stuff at the gym',
      'do i need a lock and a towel',
      'do i bring my phone in',
      'what do i have to bring',
    ],
    say: [
      "Towel, water, a lock, and your phone if you want music; the bag goes in the locker. Wipe the seat and handles when you're done, there's usually a spray nearby. Put weights back where they were. With that you know most of the rules.",
    ],
  },
]
