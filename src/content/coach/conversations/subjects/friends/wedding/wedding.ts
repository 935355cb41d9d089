import type { Conversation } from '../../../conversation.ts'
import { weddingAnswers } from './wedding-answers.ts'
import { weddingReplies } from './wedding-replies.ts'

export const wedding: Conversation = {
  id: 'wedding',
  name: 'a wedding, a funeral or another big occasion',
  tap: 'Wedding or funeral',
  open: {
    say: [
      "On a day like that you're among many people, there are rules for everything, and you can't slip away without somebody asking. Which part do you dread most?",
      "Big family occasions bring everybody into one place, with hours of greeting, sitting and being looked at. What do you think will happen when you're there?",
      'It matters to somebody you know, so not going feels impossible, and going feels impossible too. When you picture the day, where does it go wrong?',
    ],
    taps: ['The greetings', "They'll ask questions", 'Everyone looking at me'],
  },
  openAfter: {
    say: [
      'So the day is over, and you were there, or you were not. Which part of it do you want to talk about?',
      'It was a long day with a lot of people in it. What happened that you keep coming back to?',
    ],
    taps: ['I did something wrong', 'Somebody said something', 'I left early'],
  },
  glad: {
    say: [
      "You were there for them on a day that counts, and it went all right. That's good to hear.",
      'Those days are long, and there was something good in this one. You had your place in it.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting to do the wrong thing in front of everybody: the wrong words, the wrong moment, the wrong face. And that they'd remember you for it. Is that close?",
      "Perhaps it's the questions and the looks: people you rarely see will look you over, ask about your life, and find it isn't enough. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Cut the day into pieces and choose the one that matters most to you: the ceremony, the meal, one hour. Write down what you think will happen in it. Be there for that piece with the phone away, and compare. Would you try that?',
      'Pick two people you want to greet, and let the rest come as it comes. Go up to them without a prepared speech; one true sentence is enough. Guess first how they will take it, then look. Could you do that?',
      "Choose one thing you'd normally do to stay unseen, like the last row, the long walk around the building, or busy work in the kitchen. Leave it out for fifteen minutes and see who comes up to you. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'be there for the part that matters most, greet two people, and compare it with your guess',
  },
  stepAfter: {
    say: [
      'Write for ten minutes: what was said to you, what you said, what somebody at the next table could have seen. What people think of you now goes in another column, marked "guess." Then put it away. Could you do that tonight?',
      `Take ten minutes and ask if there's anything to put right. A name mixed up, a goodbye missed: one line to that person fixes it. "I left early and wanted to tell you I was glad to be there." If there's nothing, close it. Would you do that?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down what happened that day for ten minutes, send one line if needed, and close it',
  },
  other: {
    say: [
      `You could let one person in on it. Tell a relative or friend who will be there: "Days like this are hard for me. Can I sit with you for a while?" That's one seat where you don't need to pretend. Who would it be?`,
      'Another way is to honor the day outside the crowd. Visit or call the family a few days before or after, or write a real letter. It can go along with a short appearance, or stand by itself. Does that fit here?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person there that it is hard for you, or see the family apart from the big day',
  },
  smaller: {
    say: [
      `Smaller, and from home: write one line to the family or the host. "I'm thinking of you. See you soon," or "I can only come for a short time." Two minutes. Could you send that?`,
      'Only the beginning, then. Stand near the entrance for the first five minutes, greet whoever comes past, and after that sit wherever you like for as long as you like. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'send one line to the family or the host, or greet people for the first five minutes',
  },
  why: {
    say: [
      "Because on a day that is about somebody else, you can't find out from home how much people really look at you. One piece of it, with your eyes on the others, shows you. And you'll have been there.",
      "If you prepare for every question, the day starts weeks early. A short piece with no script lets you see what people ask and how they take a plain answer. It's also a size you can get through.",
    ],
  },
  lines: {
    say: [
      `One for each kind of day; take what fits:\n"Congratulations. I'm glad I could be here."\n"I'm so sorry for your loss. I wanted to be here."\nAnd to begin a toast: "For those who don't know me, I'm [name], and I've known [them] since [when]."`,
      `A line for the happy day, the sad one and the toast:\n"How do you know the family?"\n"I'm thinking of you. I'll call you next week."\n"I'll keep this short, because I'd like to get through it. [They] and I [one thing you did together]."`,
    ],
  },
  when: {
    say: ['Good. Which day is it?', 'Then settle the first five minutes now. Who do you look for when you arrive?'],
    taps: ['This weekend', 'Next week', 'Later on'],
  },
  agreed: {
    say: [
      'Then you know your part of the day. The rest you can take or leave, and going home before the end is allowed.',
      "That's a good size for a long day. You don't have to be moved, or cheerful, or anything else on cue. I'll ask you how the day was.",
    ],
  },
  didIt: {
    say: [
      'You were there, with all those people, for somebody who matters. That took nerve. What was different from what you had expected?',
      'A day like that is long, and you did your part of it. How did people treat you, compared with what you had feared?',
    ],
    taps: ['They were kind', 'As I expected', 'The questions came'],
  },
  partly: {
    say: [
      'You were there for some of it, and that counts. Which part was too much?',
      "You don't have to do a day like that in one piece. What happened right before you stepped away?",
    ],
    taps: ['I left early', 'I stayed outside', 'I greeted nobody'],
  },
  didNot: {
    say: [
      "You didn't go, or you didn't do that part. There may be another way to show them that you care. What got in the way?",
      'All right. Days like that ask a lot of a person. Was it the crowd, the family, or the feeling of it all?',
    ],
    taps: ['It was too big', "I couldn't go in", 'Family trouble'],
  },
  wentBadly: {
    say: [
      'To have it go wrong on a day like that, with everybody there, is a heavy thing. What happened?',
      "That's hard, and harder because the day mattered. What was said or done?",
    ],
    taps: ['I did something wrong', 'Somebody hurt me', 'I broke down'],
  },
  distress: {
    say: [
      "Step out for a while. People do that on days like this, and you don't need a reason. Find a wall or a tree, lean on it, and feel how solid it is. You don't have to go back in.",
      'Let the day be for a minute. Put a hand on your other arm and feel the warmth of it. Look at one small thing near you. You can sit down, go out, or go home.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. Some of it is about the day, and some about the people who will be there. Who is the one you think of most?',
    "That's a lot to bring to a day that is hard enough by itself. What would you like them to know about you, if you could choose one thing?",
    'Okay. Is somebody expecting something of you there, like a speech, a dance, a seat up front?',
  ],
  reassure: [
    "I can't know how the family will be. Known: there will be many people, and the day is about somebody else. Guessed: that they're going to watch you. You could look around at a quiet moment and see where the eyes really are. Want to plan that?",
    'Nobody can promise that there will be no awkward moment; big days have plenty of them, for everybody. What you can do is choose one part and see how it goes. Want to decide which?',
  ],
  answers: [...weddingAnswers, ...weddingReplies],
}
