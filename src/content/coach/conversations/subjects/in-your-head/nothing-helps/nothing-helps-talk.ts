import type { Answer } from '../../../conversation.ts'

export const nothingHelpsTalk: readonly Answer[] = [
  {
    like: [
      'sitting on the bathroom floor bc its the only room with no work in it',
      'im in the car in the driveway, dont want to go in where my laptop is',
      "I'm on the stairs. Every chair in this house means a chore.",
      'hiding in the kitchen, my desk is in the other room and i cant look at it',
    ],
    say: [
      "Then that's the one spot where nobody wants anything from you, and it makes sense to sit there. You don't have to be improved, or even comfortable. Stay as long as you like, and talk if you feel like it.",
    ],
  },
  {
    like: [
      'nah not that. something else',
      "that wouldn't work for me, got anything smaller",
      "I can't do that one either. What else is there?",
      'hard pass, next idea',
    ],
    say: [
      "Fair, that one's out. Then you pick the size: what's the nearest thing to it that you could do on a bad day, in under two minutes, with nobody expecting anything? However small it sounds, that's where it starts.",
    ],
  },
  {
    like: [
      'ive done breathing, apps, a course, still couldnt go in',
      'tried everything and i still froze outside the bar',
      'All the exercises, and there I was at the door like a fool',
      'did the meditations n stuff. still stood there',
    ],
    about: 'over',
    say: [
      "All that work, and then you got stuck anyway. No wonder you're sick of it. One thing those have in common: they're all for feeling better first. You could leave the feeling alone and shrink the job: in, one minute, out. Or do you want to grumble a while?",
    ],
  },
  {
    like: [
      'did that breathing thing and felt like an idiot',
      'tried your exercise, felt ridiculous the whole time',
      'I did what you said in the bathroom. Felt a proper fool',
      'ok did the thing. super cringe',
    ],
    about: 'over',
    say: [
      'Thanks for trying it and for telling me straight. Feeling silly is a fair review. Did anything else happen, even a little, or was it silly from start to finish?',
    ],
  },
  {
    like: [
      'ha, at least youre honest',
      "well that's the first straight answer I've had",
      'Finally somebody who admits it',
      'lol ok respect for saying that',
    ],
    say: [
      "Then we've started well. Same deal from your side: when something I say is no use, say so, and I'll drop it. What would be worth your time today?",
    ],
  },
]
