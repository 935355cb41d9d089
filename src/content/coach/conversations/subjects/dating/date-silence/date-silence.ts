import type { Conversation } from '../../../conversation.ts'
import { dateSilenceAnswers } from './date-silence-answers.ts'
import { dateSilenceReplies } from './date-silence-replies.ts'

export const dateSilence: Conversation = {
  id: 'date_silence',
  name: 'silences on a date',
  tap: 'Silence on a date',
  open: {
    say: [
      "With only two people there, a gap in the conversation can feel as if it were all yours to fill. When it goes quiet, what do you think they're thinking?",
      'You can hear the cups and the next table, and your head is empty right when you need it. What do you expect happens if the silence goes on?',
      "It's hard to listen when part of you is already looking for the next thing to say. Which is worst: the gap coming, the gap itself, or what you say to end it?",
    ],
    taps: ["They think I'm boring", 'My mind goes blank', 'I babble to fill it'],
  },
  openAfter: {
    say: [
      'There was a silence, and it stayed with you. Who spoke first after it?',
      'It went quiet at some point, and you came home with that. Which gap do you keep going back to?',
    ],
    taps: ['They looked at their phone', 'I said something dumb', 'It felt endless'],
  },
  glad: {
    say: [
      "You sat with somebody, it got quiet now and then, and it was still a good time. That's worth having.",
      'Good. It sounds as if the conversation found its own way, pauses included.',
    ],
  },
  fear: {
    say: [
      'You may be expecting that three quiet seconds tell them everything: no spark, nothing to say, boring person. And then they want to leave. Is that close?',
      "Let me put it this way: if the conversation stops, it's because of you, and it's on you to get it going again. Does that sound right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "On the next date, let one silence be. Don't fill it for five seconds; look at them or around the room, and see who speaks first. Guess beforehand how long they'll take and what they'll say. Would you try that?",
      'Choose one pause next time and leave it alone. No phone, no sip to look busy, no "so, yeah." Five slow seconds. Then check if they looked bored, or if they were thinking too. What would make that doable?',
      'Before you meet, write: "If it goes quiet, they will ..." There, let one gap stay open for five seconds. Afterward, look at the line again and see if it came true. Are you up for that?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'leave one silence alone for five seconds and see who speaks first',
  },
  stepAfter: {
    say: [
      "Give it ten minutes on paper. How many gaps were there, what came before each one, what came after. What they thought in them, you can't know, so leave that out. When the time is up, you're done for today. Could you do that?",
      "Write down three things the two of you did talk about. Then the silence, in one line. That's the whole date, and not the gap alone. Put it away after ten minutes. If you'd like to see them again, send a line. Would that work?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'take ten minutes to write down what you talked about, with the silence as one line of it',
  },
  other: {
    say: [
      `Say it when it happens: "I've run out for a second. Give me a moment." It's honest, and it turns the gap into something the two of you share. Could you imagine saying that?`,
      "Meet where there's something going on: a walk, a game, cooking, a street with things to see. Pauses are normal on a walk, and the next remark often comes from what you pass. Would that be possible next time?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'say out loud that you have run out for a second, or meet for a walk',
  },
  smaller: {
    say: [
      "Practice it where nothing depends on it. With a friend, a relative or somebody at work, let one pause go on for three seconds before you speak. You don't have to tell them. Could you do that this week?",
      'Alone first: set a timer for ten seconds and sit there, looking at the chair across from you. Notice how long it feels, and what you want to do to end it. Does that sound possible?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'try a three-second pause with somebody safe, or sit through ten seconds alone',
  },
  why: {
    say: [
      "Because you've always rescued the silence, you've never seen what it does when it's left alone. Often the other person says something, and it's something they'd been meaning to say. You can only find that out by waiting.",
      "Filling every gap keeps you on guard the whole evening and leaves you no time to listen. If you learn that one pause does no damage, you can put that job down, and you'll have more to say because you heard more.",
    ],
  },
  lines: {
    say: [
      `When it has gone quiet:\n"Go back a bit. How did that turn out?"\n"I like that we can be quiet for a second."\n"My head's gone blank. Ask me something."`,
      `Short ways back in:\n"What are you thinking about?"\n"I'm still thinking about what you said before."\n"Want to walk a bit?"`,
    ],
  },
  when: {
    say: [
      'Who will you see next, on a date or otherwise, and when?',
      "It can be practiced with anybody. What's the first chance this week?",
    ],
    taps: ['On the next date', 'With a friend', 'No date yet'],
  },
  agreed: {
    say: [
      "Five seconds, then, and both of you share them. You don't have to be the one who ends them.",
      "Okay, you know what to try. If you fill the gap out of habit, there'll be another a few minutes later. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      "You let it be quiet with somebody looking at you. That took nerve. Was it how you'd predicted?",
      'So there was a gap and the two of you were still sitting there afterward. What did you notice about them in it?',
    ],
    taps: ['They spoke first', 'I spoke first', 'It felt long'],
  },
  partly: {
    say: [
      'Two seconds are more than none. What was the thing you said to end it?',
      'You held it for a bit and then stepped in. What did you see on their face right before?',
    ],
    taps: ['I jumped in', 'I took my phone', 'Only with a friend'],
  },
  didNot: {
    say: [
      'All right. Filling gaps is a fast habit. Did you notice it while it happened, or only later?',
      'Maybe there was no gap, or maybe it was one too many things to think about. Which was it?',
    ],
    taps: ['I filled them all', 'There was no gap', "I didn't go"],
  },
  wentBadly: {
    say: [
      "That's a heavy kind of quiet to sit in, with no way to make it stop. What did the other person say or do then?",
      "Okay. It was bad, and I won't argue with that. How did it go from the silence to the end of the evening?",
    ],
    taps: ['They got bored', 'They left', 'I said something odd'],
  },
  distress: {
    say: [
      "If you're there now: go get some water, or step outside for two minutes. That's a normal thing to do on a date. Touch something cool on the way. You may also go home.",
      "Stop for a moment. Feel the chair under you and listen for the farthest sound you can hear. You're not in that silence now. Nothing has to be fixed tonight, and you can leave it here.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So the gap comes, and a lot goes on inside you while nothing happens at the table. What's the first thought that turns up?",
    'With some people it is fine to be quiet. Is there somebody like that for you?',
    'I see. What do you usually do to keep the silence from coming?',
  ],
  reassure: [
    "I can't tell you what they thought while it was quiet. Known: nobody spoke for a few seconds. Guessed: that they were bored. They may have been looking for words, like you. Do you want to test it with one pause next time?",
    "Nobody can say that a silence never puts anybody off. What's certain is that it takes two people to make one, so it isn't yours alone. Would you like to find out what they do when you leave one alone?",
  ],
  answers: [...dateSilenceAnswers, ...dateSilenceReplies],
}
