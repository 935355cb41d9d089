import type { Conversation } from '../../../conversation.ts'
import { watchedAnswers } from './watched-answers.ts'
import { watchedReplies } from './watched-replies.ts'

export const watched: Conversation = {
  id: 'watched',
  name: 'being watched while you do something',
  tap: 'Being watched',
  open: {
    say: [
      "You know how to do it, and then somebody looks, and suddenly your hands won't do it. What are you afraid they'll see?",
      'When eyes are on you, half of your mind leaves the task to watch yourself doing it. What do you expect would happen if they kept looking?',
      "It's a strange kind of pressure: nobody has said a word, and already it feels like a test. What's the worst that could come out of it?",
    ],
    taps: ["I'll make mistakes", "They'll think I'm slow", 'I freeze up'],
  },
  openAfter: {
    say: [
      'So you had to do it with somebody looking on. What did they say or do?',
      'Some part of being watched has come home with you. Which moment do you keep going back to?',
    ],
    taps: ['I made a mistake', 'They said something', 'I froze'],
  },
  glad: {
    say: [
      "You worked with eyes on you and kept going. That's good to hear.",
      "Good. Somebody was right there, and you did your work anyway. That's worth being glad about.",
    ],
  },
  fear: {
    say: [
      "It could be that you expect to slip once, they see it, and from then on you're the person who can't do the job. Is that close?",
      "Maybe it feels as if they're comparing you, counting the seconds, and wondering why it takes you so long. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "Pick a task you know well and do it for two minutes this week where somebody can see. Usual pace, no explaining, no speeding up. Guess beforehand how many mistakes you'll make, then count. Would you try that?",
      "Next time somebody comes near, don't stop or switch to something else. Carry on with what you were doing for two more minutes, at the speed you had. Then compare what they did with what you expected. Could you do that once?",
      'Think of a person who makes you only a little nervous, and let them see you do something familiar for two minutes, without a running apology. Write your prediction on a scrap of paper first. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'do a task you know for two minutes while somebody can see, at your usual pace',
  },
  stepAfter: {
    say: [
      `Ten minutes, on paper: what you did, what came out of it, what was said. Put "they think I'm useless" on a separate line marked guess. If there's a real mistake, fix that one thing. Then you're done with it. Could you do that?`,
      "Look at the result, not at the feeling: what got done, what was wrong, what anyone asked you to change. If something needs fixing, that's one short message. If not, close it after ten minutes. Does that fit?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'look at what came out of it for ten minutes, fix what needs fixing and close it',
  },
  other: {
    say: [
      `A different way is to tell the person what you need: "I get clumsy when somebody watches. Give me two minutes and then come look." That's a normal thing to ask. Is there somebody you could say it to?`,
      `You could speak to the watcher instead of putting up with it: "Did you want to ask me something?" or "I'll call you when it's ready." Then you know what they are there for. Would one of those work for you?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell the person who watches what you need, in one sentence',
  },
  smaller: {
    say: [
      "Smaller: do something you could do in your sleep, like folding laundry or washing a cup, with one person in the same room. They don't have to look. Two minutes, and no hurrying. Would that work?",
      "Ask somebody you like to sit beside you for two minutes while you type or tidy or cook. Tell them they don't have to say anything. Does that feel possible?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'do something very familiar for two minutes with somebody in the room',
  },
  why: {
    say: [
      "Because if you hurry, cover up or stop each time, you never learn what happens when they see you at your own pace. A short try can tell you. More guessing can't.",
      'Watching yourself is what makes skilled hands clumsy. If you stay with the task while somebody looks, your attention gets practice in going back to the work. That takes repeats, and small ones do fine.',
    ],
  },
  lines: {
    say: [
      `Pick the one that fits the person:\n"I work better without an audience. Give me five minutes."\n"I'll show you when it's done."\n"Was there something you needed?"`,
      `While it's happening:\n"Let me do this at my speed, then you can check it."\n"I get nervous when I'm watched. It's nothing you're doing."\n"One second, I'll start that again."`,
    ],
  },
  when: {
    say: [
      'Good. What day could it be?',
      "Then choose the moment now, so it doesn't depend on your mood that day. When could it be?",
    ],
    taps: ['Today', 'Tomorrow', 'Next time it happens'],
  },
  agreed: {
    say: [
      "Then it's a plan. It can be clumsy and still count. You're there to see what happens.",
      "Okay, that's enough of a plan. If you get nervous in the middle, that's no reason to call it off. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You kept going with somebody there. That was hard to do. How did it turn out, next to what you had predicted?',
      "Good. Fast or slow, you stayed with it. What did the other person do that you hadn't counted on?",
    ],
    taps: ['Fewer mistakes', 'As I expected', 'They said something'],
  },
  partly: {
    say: [
      "You did a part of it under somebody's eyes, and that part counts. What was it that made you stop or speed up?",
      'Okay, some of it. Was there a stretch, even a short one, when you were more with the task than with yourself?',
    ],
    taps: ['I sped up', 'I stopped', 'For a moment, yes'],
  },
  didNot: {
    say: [
      "No problem. Waiting until they're gone is a strong habit, and you noticed it. Was the person the wrong one, or the task too big?",
      "Then it didn't happen. Would something with less at stake be better, or was there no opening for it?",
    ],
    taps: ['It was too big', 'No chance came', 'I waited them out'],
  },
  wentBadly: {
    say: [
      "That's rough, and worse with somebody there to see it. What exactly went wrong?",
      'Anybody might want to hide after that. Before we decide what it means, what did you hear them say, in their words?',
    ],
    taps: ['I made a mistake', 'They criticized me', 'I froze'],
  },
  distress: {
    say: [
      'You can stop the task. Take your hands off it, rest them on your legs, and look at something far away, out a window if there is one. Stepping out for two minutes is allowed. The work will wait.',
      'Slow it all down. Feel the chair under you, or your feet in your shoes, and do nothing with your hands for a minute. You can leave the room, and you can leave this chat.',
    ],
  },
  hear: [
    'So the task is one thing, and the eyes are another. Would it be hard without them?',
    'I see. Who is it that watches, and does it differ from person to person?',
    "Okay, that's clearer now. At what point does your attention leave the work and go to yourself?",
  ],
  reassure: [
    "What they thought while they looked, neither of us can see. What's on record is the work: done or not, right or wrong, praised, corrected or left alone. The rest is a guess. Want to set up a small test of it?",
    "I can't tell you that they're not judging. Some people do, and many who look are thinking about something else. The way to find out is to keep working for two minutes and see what follows. Would you like to set that up?",
  ],
  answers: [...watchedAnswers, ...watchedReplies],
}
