import type { Conversation } from '../../../conversation.ts'
import { shakingAnswers } from './shaking-answers.ts'
import { shakingReplies } from './shaking-replies.ts'

export const shaking: Conversation = {
  id: 'shaking',
  name: 'shaking, a trembling voice or sweating in front of people',
  tap: 'Shaking or sweating',
  open: {
    say: [
      'Your body does this right out in the open, at the very moment you want to look steady. If somebody saw it, what are you afraid they would think?',
      "You can plan what to say. Hands, a voice or sweat don't follow a plan, and that makes them hard to go into a room with. What's the worst that could come of it?",
      "It takes a lot of effort to talk or pour or sign something while you're also trying to hold your own body still. What do you dread most about people seeing it?",
    ],
    taps: ["They'll see I'm nervous", "They'll say something", 'It will get worse'],
  },
  openAfter: {
    say: [
      'So it showed, or it felt as if it showed, and you had to go on. What did the people there actually do?',
      "When your body acts up like that, it's often one second that stays. Which second keeps coming back to you?",
    ],
    taps: ['Somebody noticed', 'Nobody said anything', 'I had to stop'],
  },
  glad: {
    say: [
      'Good. You went ahead with your body doing whatever it did, and you got through it.',
      "That's good news. You were doing the thing itself, and the trembling didn't get to decide.",
    ],
  },
  fear: {
    say: [
      'Maybe the prediction goes like this: they see it, they know how nervous you are, and from then on they think less of you. Is that close?',
      "My guess is that you expect it to build until you can't hold what's in your hand, or finish the sentence, with everybody watching. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "An experiment for this week: for one minute, with one person there, stop hiding it. Loosen your grip, let your voice wobble, leave your jacket off. First write what you think they'll do, then look at what they do. Would you try it?",
      'Choose one small visible thing: hand somebody a paper, pour a glass of water, say a sentence aloud at normal speed. Let your body do what it does for that minute, and keep your eyes on the other person. Could you see yourself doing that?',
      'Think of the thing you do to keep it from showing: gripping, locking your arms, talking fast, keeping a jacket on. Leave it out for a minute with somebody you mostly trust, and see what follows. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
    step: 'stop hiding it for one minute with one person there, and see what they do',
  },
  stepAfter: {
    say: [
      'Give it ten minutes on paper. One line for what you felt, one for what could be seen from a chair away, one for what people did about it. Keep those three apart, then stop for today. Would that work?',
      'Write down what is certain: what you were doing, what anyone said, if you got to the end. What they thought goes under "guess." After ten minutes close it. If you spilled something or stopped halfway, one sentence can fix that. Could that be enough?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'sort what was seen from what you felt, for ten minutes, and then stop',
  },
  other: {
    say: [
      `A different way is to name it and move on: "My hands shake when I'm nervous. I'm fine to go on." One sentence at the start, to one person, and then you don't have to keep it secret. Is there somebody you could say that to?`,
      "Instead of working on your body, you could let one person know. Tell somebody who will be there that you may shake or sweat, and that they don't have to do anything. How would it be if one person knew?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person that you may shake or sweat, and go on from there',
  },
  smaller: {
    say: [
      "Two minutes, alone: hold a glass of water out in front of you, or read four lines aloud, and let it shake as much as it wants. You're practicing not stopping it. Could you do that tonight?",
      'Start with no audience. Record half a minute of yourself talking or pouring a drink, write how bad you think it looks, then watch it once. Two minutes in all. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:record-thirty-seconds',
    step: 'let it shake for two minutes on your own without stopping it',
  },
  why: {
    say: [
      "Because holding still is work, and tight muscles tremble more. And as long as you hide it, you never learn what people do when they see it. That's the part worth finding out.",
      'The fear is based on a guess about other people. It changes when you have something real to compare it with. So you look once, in a small way, and go by what happened, not by how shaky it felt.',
    ],
  },
  lines: {
    say: [
      `Say one of these once, and then go on:\n"My hands shake sometimes. It doesn't get in the way."\n"You can hear I'm nervous. I'd still like to say this."\n"I sweat when I'm nervous. I'm fine to go on."`,
      `If somebody asks:\n"Yes, that's nerves. It'll settle."\n"I'm all right, I shake a bit when people watch."\n"I'm okay. Let me finish this part."`,
    ],
  },
  when: {
    say: [
      "Good. What's a time in the next two days when that could happen?",
      "Then let's make it concrete. Where will you be, and what's the first thing you'll do?",
    ],
    taps: ['Today', 'Tomorrow', 'Later this week'],
  },
  agreed: {
    say: [
      "That's settled then. You don't need steady hands for it. You only need to look at what happens.",
      "Okay. Shaking during it doesn't spoil it; that's the thing you're trying out. I'll ask how it went.",
    ],
  },
  didIt: {
    say: [
      'You let it be there and did it anyway. That took courage. How did it compare with what you had expected?',
      "Good, that was a real test, shaky or steady. What did you see that you wouldn't have guessed?",
    ],
    taps: ['Less happened', 'As I expected', 'Somebody noticed'],
  },
  partly: {
    say: [
      'You got some of the way, and that part counts. What made you tighten up again, if you know?',
      'Half of it still shows you something about how things really are. What did you notice in the part you did?',
    ],
    taps: ['I held on tight', 'I stopped early', 'It was okay'],
  },
  didNot: {
    say: [
      'Fine. When your body is already going, letting it show is a lot to ask. Would half the size be better, or did the moment never come?',
      'Not this time, then. What stopped it: the people, the day, or the step itself?',
    ],
    taps: ['It was too big', 'No chance came', 'I called it off'],
  },
  wentBadly: {
    say: [
      "That's a hard thing to have happen in front of people, and no wonder if it still burns. What happened, from the first sign to the end?",
      "It went the way you were hoping it wouldn't. That hurts. Before we guess what anybody thought, what did they say or do?",
    ],
    taps: ['Somebody commented', 'I had to stop', 'I dropped something'],
  },
  distress: {
    say: [
      "Let it shake; you don't have to hold it down. Press your back against the chair or a wall and name three things you can see from there. If you want to leave the room, leave. This can wait.",
      'We can stop here. Put your palms on your thighs, feel the cloth, and let your shoulders hang. Shaking passes on its own. Nothing is asked of you for the next few minutes.',
    ],
  },
  hear: [
    "So there's the shaking or the sweat, and there's the job of keeping it out of sight. Which one wears you out more?",
    'I see. In which situation do you mind it most, and in which do you hardly mind?',
    'That fills in the picture. What did the other people have their eyes on, as far as you could tell?',
  ],
  reassure: [
    'What can be known is what your body felt and what people said. How it looked from a few feet away, neither of us saw. Trembling can feel bigger from inside. What people do when they see it can be tested. Want to do that in a small way?',
    "I can't promise it stays invisible. Somebody may see it. The open question is what they do then, and much of the fear may be about that. Should we find out in one small place?",
  ],
  answers: [...shakingAnswers, ...shakingReplies],
}
