import type { Conversation } from '../../../conversation.ts'
import { neurodivergentAnswers } from './neurodivergent-answers.ts'
import { neurodivergentReplies } from './neurodivergent-replies.ts'

export const neurodivergent: Conversation = {
  id: 'neurodivergent',
  name: 'being autistic, having ADHD, or being wired differently',
  tap: 'Autism, ADHD',
  open: {
    say: [
      "Other people can seem to follow rules nobody ever told you about. You may notice only when somebody's face changes. Which part is hardest: knowing what to say, the noise and the faces, or how tired you are afterward?",
      'If you have been told often enough that you are too much, or too quiet, or too blunt, you start watching yourself all the time. What do you think happens if you stop watching?',
      'Acting like everyone else takes work that nobody sees. What are you afraid people would do if they met you without it?',
    ],
    taps: ['I talk too much', 'I miss the hints', 'Masking wears me out', "It's too loud"],
  },
  openAfter: {
    say: [
      "Something happened with people, and now you're trying to work out what it meant. What was said and done, in order?",
      "After a lot of people, the replay can go on for days, and it's hard to tell what was a signal and what wasn't. Which moment are you stuck on?",
    ],
    taps: ['I interrupted', 'I overshared', 'I shut down', 'Their face changed'],
  },
  glad: {
    say: [
      "That's good. You had something with people that worked for you, as you are. Enjoy it.",
      "Good to hear. It went well on your terms, and that's a fine thing to keep.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that sooner or later you'll say the wrong thing without knowing, and they'll quietly drop you. Is that close?",
      "Could it be this: if people see how you really are, without all the effort you put in, they'll decide you are too much work. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "Pick one thing you do to look like everyone else: forced eye contact, laughing along, keeping still. With one person who is fairly safe, leave that one out for ten minutes. Guess what they'll do, then see. Would you try that?",
      'Once this week, ask instead of reading the signs: "Do you want to hear more about this, or should I stop?" Take the answer at face value. Guess the answer beforehand and compare. Would you be up for that?',
      'Tell one person a thing you need, as plain information: "It\'s loud in here. Can we sit outside?" Without a long reason. You may expect them to find it odd, so check. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'drop one bit of masking with one person, or say one need, and see what they do',
  },
  stepAfter: {
    say: [
      'Write it down like a report for ten minutes: who said what, what came next. What it meant is a second list, with more than one possible meaning for each thing. Then set it aside and do something you like. Could you do that?',
      'If you think you hurt or confused somebody, you can ask straight out, once: "I may have been blunt earlier. Was that okay?" If not, ten minutes of going over it is the limit for today. Which of the two fits?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write it down like a report for ten minutes, and ask about it once if needed',
  },
  other: {
    say: [
      "You could change the setting instead of yourself. Side by side instead of face to face, something to do instead of small talk, an hour with an agreed end, earplugs if it's loud. Which of those would help most?",
      "Another way is to look for people whose minds work like yours: an autistic or ADHD group, or any group around the thing you care about. There's less to translate there. Would you look for one?",
    ],
    taps: ["I'll try that", 'Something smaller', 'Not for me'],
    step: 'change one thing about the setting, or look for people who are wired like you',
  },
  smaller: {
    say: [
      'Two minutes, alone: write down three things you do around people only to seem normal. Put a mark at the one that costs you most. Nothing else yet. Could you do that now?',
      'By text, to someone you trust, one line: "I\'m better in writing, and I do like hearing from you." No follow-up needed. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'list three things you do to seem normal, or send one honest line by text',
  },
  why: {
    say: [
      "Because while you mask, you can't know if they'd like you without it, and you get worn out as well. One small piece left out, with somebody safe, gives you information at a low price.",
      'Because guessing at hints is where it goes wrong, for you and for them. Asking in plain words gets you an answer you can use, and it spares them the guessing too.',
    ],
  },
  lines: {
    say: [
      `Plain ones, for need and for doubt:\n"I don't always catch hints. Please tell me straight."\n"I'm listening. I listen better when I don't look at you."\n"I'm at my limit for today. I'm going home, and it was good."`,
      `For talking too much, or cutting in:\n"I got carried away. What were you going to say?"\n"Sorry, I cut you off. Go on."\n"I could talk about this for an hour. Tell me when you've had enough."`,
    ],
  },
  when: {
    say: [
      'Good. Who will it be with, where, and on which day?',
      "Let's make it definite, so it isn't hanging over the week. Which day, and after what?",
    ],
    taps: ['Today', 'Tomorrow', 'This weekend'],
  },
  agreed: {
    say: [
      "That's the plan. If you've got no energy left that day, it moves, and that isn't a failure.",
      "Settled. You're only collecting information, so any result is a result. I'll ask you about it.",
    ],
  },
  didIt: {
    say: [
      'You let somebody see a bit more of how you are. That took nerve. What did they do, next to your guess?',
      "Done, and in your own way. What did you find out that you didn't know before?",
    ],
    taps: ['They were fine', 'They looked confused', 'I felt lighter'],
  },
  partly: {
    say: [
      'Part of it is data too. At which point did the old way switch itself on?',
      'You did some of it, and that counts. What made the rest too much?',
    ],
    taps: ['I masked again', 'Too much noise', 'I forgot'],
  },
  didNot: {
    say: [
      'Fine. Getting started is hard all by itself for many people wired like this. Was it the starting, the energy, or the fear?',
      "Then it didn't fit this week, and that tells us something about the step. What got in the way?",
    ],
    taps: ['I forgot', 'No energy left', 'It was too big'],
  },
  wentBadly: {
    say: [
      'That hurts, and not knowing quite why makes it worse. What did they say, in their exact words if you have them?',
      "You tried it and it went wrong, and I'm not going to explain that away. Can you lay it out for me, first this, then that?",
    ],
    taps: ['They got annoyed', 'They went silent', 'I melted down', 'They mocked me'],
  },
  distress: {
    say: [
      'Too much at once. Go somewhere dimmer and quieter if you can, and let your hands do what helps them. You owe nobody an explanation this minute. This can wait.',
      'Stop taking things in for a while. Lights down, sound off, something heavy or soft on your lap. Rock or move if that helps. You can close this and come back when you like.',
    ],
  },
  hear: [
    'So you are doing two jobs at once: being with people, and running the part that makes it look normal. Where do you get to put the second one down?',
    "That's clear, thank you. Is it more the people, or more the noise and the light and the pace of it?",
    'And all of that is invisible from outside. Does anyone around you know?',
  ],
  reassure: [
    "I can't tell you if you did something wrong; I only have your half. Known: the words they said. A look on somebody's face can mean a headache, a thought, or you. Would you want to ask one of them plainly?",
    "Nobody can promise that people will accept it. Some won't. Who would is something you can find out a little at a time, starting with the safest person. Want to pick who that is?",
  ],
  answers: [...neurodivergentAnswers, ...neurodivergentReplies],
}
