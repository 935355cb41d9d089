import type { Conversation } from '../../../conversation.ts'
import { gymAnswers } from './gym-answers.ts'
import { gymReplies } from './gym-replies.ts'

export const gym: Conversation = {
  id: 'gym',
  name: 'the gym, sports or a locker room',
  tap: 'Gym, pool, sports',
  open: {
    say: [
      'A place where everyone seems to know what to do, and your body is on display while you find out. What are you afraid people would think or say?',
      "In sports you can't hide what you can and can't do, and often not much of your body either. Which moment do you dread most?",
      'For many, the hardest stretch is from the door to the first minute of doing something. What do you picture going wrong there?',
    ],
    taps: ["They'll stare", "I'll do it wrong", 'The locker room'],
  },
  openAfter: {
    say: [
      'So you were there, with other people around. What actually happened?',
      'You left the place, and something from it came home with you. What is it?',
    ],
    taps: ['Somebody looked', 'Somebody commented', 'I left early'],
  },
  glad: {
    say: [
      'You went, in the body you have, with other people around. Good. Enjoy being done for the day.',
      "That's good to hear. You took your place there like anyone else.",
    ],
  },
  fear: {
    say: [
      "You may be expecting that they see right away you don't belong, look you up and down, and laugh about it later. Is that close?",
      'Perhaps the fear is this: you do something wrong in front of people who do it right, somebody corrects you or grins, and you can never show up again. Is that near it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "Go for fifteen minutes this week, and do one thing only. Before you go in, write how many people you expect to stare. While you're there, look up three times and count. Then you can leave. Would you try that?",
      "Fifteen minutes, one machine or one lane or one drill, with your eyes up instead of on the floor or the phone. You're there to see what the others are looking at. Does that sound possible?",
      "Leave out one thing you hide behind, like the phone, the far corner or coming only when it's empty. Fifteen minutes like that, looking up now and then, and compare it with what you expected. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'go for fifteen minutes, do one thing, and look up to see who is looking',
  },
  stepAfter: {
    say: [
      'Ten minutes on paper: who was there, what they did, what was said. What you think they thought goes in a second list. Only the first list is what happened. Then the session is over. Would you do that?',
      'Write down three facts about it and the guess that hurts most, and keep them apart. Give it ten minutes. If somebody really said something cruel, telling staff or a coach is a fair next move. Does that fit?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what happened there for ten minutes and then call the session over',
  },
  other: {
    say: [
      `Another way is to ask. Go to somebody who works there, or a teammate or the teacher, and say: "I'm new to this. Could you show me how it works?" Then not knowing is out in the open. Would you try that?`,
      "Instead of finding it all out alone, let one person know that you're a beginner, or coming back after a long time. You get shown, and one face in there is no longer a stranger. Who could you ask?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: "tell one person there that you're new and ask them to show you one thing",
  },
  smaller: {
    say: [
      "Smaller: go in, ask when it's quiet, look around for two minutes, and leave. In your ordinary clothes. Nothing to lift, nothing to take off. Would that work?",
      'Go as far as the door, or the edge of the field, and watch for two minutes. Notice what people are looking at. Then go home. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'go there in ordinary clothes, look around for two minutes and leave',
  },
  why: {
    say: [
      'Because from outside it can look like a room full of judges, and you can only find out who is in there by looking. Eyes on the floor leave you with your own picture of it.',
      "A short visit with a guess written down beats a long one you get through with your head down. You find out something, and the next time starts from there. How good you are at it doesn't matter for that.",
    ],
  },
  lines: {
    say: [
      `A beginner's sentences, all of them normal there:\n"Hi, I'm new. How does this one work?"\n"Are you still using this?"\n"Can I get in after you?"`,
      `When somebody comes too close or comments:\n"Thanks, I'm good."\n"I'd like to do it my own way for now."\n"Please don't film where I am."`,
    ],
  },
  when: {
    say: [
      'Good. Which day, and what will you do in the first minute?',
      "Then pick a time when you're not in a rush. When in the next few days would that be?",
    ],
    taps: ['Today', 'Tomorrow', 'This week'],
  },
  agreed: {
    say: [
      "That's the plan. You don't have to be fit for it, and you can stop when you've had enough.",
      "Okay, that's the plan. If you get as far as the door and turn back, that counts as a start. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You went in there and did it. That was hard to do. What were people doing, compared with what you had expected?',
      "Good, whatever it looked like. What did you learn about the place that you couldn't have known from outside?",
    ],
    taps: ['Nobody cared', 'As I expected', 'Somebody looked'],
  },
  partly: {
    say: [
      'You got part of the way in, and that counts as having been there. What made you stop where you did?',
      'Good, part of it is done. How far did you get?',
    ],
    taps: ['I turned back', 'I left early', 'I looked down'],
  },
  didNot: {
    say: [
      'Okay. The place is still there, and nothing is lost. Was it the people, being seen, or not knowing how things work?',
      'No shame in that. A lot of people pass by a few times before they go in. Would half of it be better, or a different place?',
    ],
    taps: ['It was too big', 'No time', 'A different place'],
  },
  wentBadly: {
    say: [
      'That stings, and it stings more when your body is on display. What was said or done?',
      'You went, and it went the way you were afraid of. That hurts. What exactly happened?',
    ],
    taps: ['Somebody laughed', 'Somebody commented', 'I felt ashamed'],
  },
  distress: {
    say: [
      "You can stop right there. Put the thing down, sit on a bench or the floor, and feel the ground hold you. Look at something that doesn't move. You're free to go home.",
      'Rest somewhere cool. Look around and name four colors. Effort and fear both make a heart pound, and rest helps with both. If something feels medically wrong, tell staff. You can be done for today.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. Some of that is about your body and some is about not knowing the rules of the place. Which one is bigger?',
    'Okay. Who are the people there, in your mind, when you think of them looking?',
    'That helps. And what would you like to get out of it for yourself, if no one else were in the building?',
  ],
  reassure: [
    'Somebody may look; people look around between sets and laps. What they think is out of reach for both of us. What you can do is count how many look longer than a second. Want to try that for fifteen minutes?',
    "I can't promise a friendly room. Known: people of every level go to places like that. Guessed: that you'd stick out. A short visit tells you which it is in that place. Would you like to plan one?",
  ],
  answers: [...gymAnswers, ...gymReplies],
}
