import type { Answer } from '../../../conversation.ts'

export const newJobReplies: readonly Answer[] = [
  {
    like: [
      'i nodded and didnt understand a thing what do i say now',
      'how do i admit that i didnt get the explanation',
      'they explained it and i pretended to follow, how do i ask again',
      'what do i say when the training went too fast',
    ],
    asks: 'words',
    say: [
      `You're new, so this is what they expect to hear:\n"I thought I had it, and I don't. Can we go through it once more?"\n"I got the first half. From there on I lost you."\n"Can I do it while you watch? Then I'll see what I missed."`,
    ],
  },
  {
    like: [
      'what do i say to new coworkers at the coffee machine',
      'how do i make small talk with people at my new job',
      'i need something to say to the colleagues in the kitchen',
      'what do i talk about with people i only just started working with',
    ],
    asks: 'words',
    say: [
      `Being new is your topic, and it works for weeks:\n"How long have you been here?"\n"What should I know about this place that nobody tells you?"\n"What are you working on at the moment?"`,
    ],
  },
  {
    like: [
      'what do i write in the intro message to the team',
      'they asked me to introduce myself in the group chat',
      'help me with a hello email to my new colleagues',
      'i have to post something about myself in the work channel',
    ],
    asks: 'words',
    say: [
      `Three lines are plenty:\n"Hi all, I'm new and glad to be here. I'll be working on this."\n"Hello everyone. I'll have a lot of questions at first, so thank you in advance."\n"Happy to be on the team. Come say hi, I'm still learning faces."`,
    ],
  },
  {
    like: [
      'what do i say when they ask how im settling in',
      'my new boss keeps asking how its going',
      'how do i answer are you enjoying it so far',
      'they ask if i like the job and i dont know what to say',
    ],
    asks: 'words',
    say: [
      `You can be honest in a small dose:\n"It's a lot, and I'm getting there. People have been helpful."\n"I like the work. I'm still finding my way around the rest."\n"Mostly good. One thing I could use help with is this."`,
    ],
  },
  {
    like: [
      'how do i leave on time when everyone is still there',
      'what do i say when i go home at the end of the day',
      'i dont dare to be the first to leave at my new job',
      'do i say bye to everyone or sneak out',
    ],
    asks: 'words',
    say: [
      `Said while standing up, with your things in hand:\n"I'm off. See you tomorrow."\n"Is there anything you need from me before I go?"\n"That's it for me today. Thanks for your help."`,
    ],
  },
  {
    like: [
      'is it ok to take notes all the time',
      'does it look stupid to write everything down at a new job',
      'can i carry a notebook around in my first week',
      'should i write down what they show me',
    ],
    say: [
      "Go ahead and write it down. It tells the person explaining that they won't have to say it five times. In the evening you can read it in peace, when your head is clearer.",
    ],
  },
  {
    like: [
      'what if they regret hiring me',
      'they will notice they picked the wrong person',
      'what if i dont pass probation',
      'i feel like i fooled them in the interview',
    ],
    say: [
      `That fear is common in a new job. They hired someone who still has to learn the place, and they know that takes time. If not knowing eats at you, ask after a few weeks: "Am I about where you'd expect me to be?" Then you have a real answer to work with.`,
    ],
  },
  {
    like: [
      'should i bring cake on my first day',
      'do i have to bring something for the team',
      'is it trying too hard to bring donuts',
      'do people bring snacks when theyre new',
    ],
    about: 'coming',
    say: [
      "You don't have to, least of all on day one. If you like doing it, wait a week or two and see what the custom is there. Then it's a nice gesture, and you'll know a few of the people eating it.",
    ],
  },
  {
    like: [
      'can i ask for a day off when i only started',
      'i have an appointment in my first week is that bad',
      'is it too early to ask for time off at a new job',
      'how do i tell my new boss i already booked a vacation',
    ],
    say: [
      'You can ask, and the sooner you say it, the better. "I have something that was fixed before I started. It\'s on this date. How do I arrange that here?" Plans from before a job are normal. What annoys people is hearing about them the day before.',
    ],
  },
  {
    like: [
      'i start my new job tomorrow and im terrified',
      'first day on monday and i cant sleep',
      'i begin next week and feel sick already',
      'new job starts soon and i want to hide',
    ],
    about: 'coming',
    say: [
      "Right now all of it is coming at you at once, before any of it has begun. On the day it comes one thing at a time. A first day is for showing up, listening and not knowing things yet. You're allowed to be visibly new.",
    ],
  },
  {
    like: [
      'everyone at my new job is half my age',
      'im the oldest one there by far',
      'i am the youngest and they treat me like a kid',
      'they are all in their twenties and i dont fit in',
    ],
    say: [
      'A gap in age can make you feel out of place before you have said anything. Working together often helps more than talking: somebody you helped, somebody you asked. Ask one of them how they do a thing, and listen. People of any age tend to like being asked.',
    ],
  },
  {
    like: [
      'its my first job after years at home',
      "i haven't worked in ten years and now i start again",
      'i was ill for a long time and this is my first job since',
      'never had a job before and now i start one',
    ],
    say: [
      "That's a bigger step than switching from one job to another. You have to get used to the work, the hours, and being among people, all at once, so being worn out by evening says nothing bad about you. Keep the evenings light at first, if you can.",
    ],
  },
  {
    like: [
      'i was bullied at my last job',
      'my old workplace was toxic and im scared its the same again',
      'the last team froze me out and now i trust nobody at the new one',
      'what happened at my old job is still in my head here',
    ],
    say: [
      'After that, every closed door and every whisper at the new place can look like the beginning of it. Being careful makes sense. These are other people, though, and you can find out slowly: one small, harmless thing told to one person, and see how they treat it.',
    ],
  },
  {
    like: [
      'first day is over, it was fine',
      'i survived my first week',
      'started the new job, its ok',
      'the first day was normal, people were friendly enough',
    ],
    about: 'over',
    say: [
      "Good. The start is behind you, and that part only comes once. Fine is a very good way for it to go. Now put your feet up. You've met enough new things for a while.",
    ],
  },
  {
    like: [
      'everyone was so nice on my first day, it cant be real',
      'they seem to like me at the new job but wait until they know me',
      'my new boss says im doing great and i dont believe him',
      'it went too well, theyll find out soon',
    ],
    about: 'over',
    say: [
      "I'm glad they were good to you. They don't know you well yet, that's true, and what they have seen so far they liked. You don't have to keep up a show. They can get to know the rest of you a little at a time.",
    ],
  },
  {
    like: [
      'my first day was awful',
      'i came home from the new job and cried',
      'i didnt talk to anyone on day one and felt so lost',
      'first week was terrible, i understood nothing',
    ],
    about: 'over',
    say: [
      "I'm sorry. You spent hours among strangers, trying to keep up. Crying or crashing afterward is common. The first days have the most unknowns in them, and there will be a few less next time. Tonight you don't owe anybody anything.",
    ],
  },
  {
    like: [
      'i hid in the bathroom during the break',
      'i spent lunch in a toilet stall at my new job',
      'i sat in my car so i wouldnt have to talk to them',
      'i pretended to be on the phone the whole break',
    ],
    about: 'over',
    say: [
      'You needed ten minutes without eyes on you, and you took them where you could. Plenty of people have spent a break that way. It shows how full your head was, no more than that. There will be another break, and you could try five minutes of it with one person.',
    ],
  },
  {
    like: [
      'how early should i be there on the first day',
      'when do i arrive at my new job',
      'is half an hour early too much',
      'what do i wear on day one',
    ],
    about: 'coming',
    say: [
      "Ten minutes early is right; before that they may not be ready for you. If you're there sooner, walk around the block. Wear what people there wear, a touch neater, and something you have worn before. If you're unsure about either, ask the person who hired you.",
    ],
  },
]
