import type { Conversation } from '../../../conversation.ts'
import { firstDateAnswers } from './first-date-answers.ts'
import { firstDateReplies } from './first-date-replies.ts'

export const firstDate: Conversation = {
  id: 'first_date',
  name: 'a first date',
  tap: 'A first date',
  open: {
    say: [
      "A first date is hard because you both know you're being looked at, and you still have to think of something to say. When you picture it, where does it go wrong?",
      "Somebody wants to meet you, and instead of a nice thing it has become a test with a time and a place. What are you afraid they'll find?",
      'The hours before can be worse than the date. Which minute do you dread most: walking in, sitting across from them, or the goodbye?',
    ],
    taps: ["They'll be disappointed", "I'll run out of words", 'Walking in'],
  },
  openAfter: {
    say: [
      'So the two of you met. Tell me how it ended: who said what at the goodbye?',
      'The date is over, and your head is probably still at the table. Which minute do you keep replaying?',
    ],
    taps: ['The goodbye', 'Something I said', "I can't read them"],
  },
  glad: {
    say: [
      'A good first date. Nervous or not, you walked in, and something nice came of it. Keep that for a while.',
      "That's lovely to hear. Two people met and it went well, and you were one of them.",
    ],
  },
  fear: {
    say: [
      "Perhaps the thought is that they see how nervous you are, decide you aren't what they hoped for, and count the minutes from there. Is that close?",
      "Here's what I'd guess: you think you have to be fun and relaxed all evening, and the first crack will be the thing they remember. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Go without the list. No prepared topics, no rehearsed stories. Before you leave, write down what you expect to happen in the first fifteen minutes. There, ask about whatever you really want to know. Then compare. Would you try that?',
      'Make it one hour, and say so when you set it up. In that hour, drop one habit: planning your next sentence while they talk. Hear them out, then see what comes. What would make that doable?',
      `Say one true thing early on, like "I was nervous on the way here." Then watch what they do with it. It's a test of the idea that nerves put people off. Would you be willing to find out?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:coffee-without-a-list',
    step: 'go for an hour without prepared topics, and compare it with what you expected',
  },
  stepAfter: {
    say: [
      'Ten minutes on paper, three lines. What did they say and do. What did I guess from it. Did I enjoy any of it. Then, if you want to see them again, write one message today. If not, a kind no. Could you do that?',
      "Set a timer for ten minutes and tell the date as a stranger at the next table would have heard it. Stop when it rings. If there's something to put right, one line does it. The rest can stay as it was. Would you try that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'spend ten minutes on the facts of the date, and send one message if you want to',
  },
  other: {
    say: [
      'Change the setting. A walk, a market, a museum on a free day: side by side, you have things to look at and talk about, and no table between you. You can suggest that. Would that work better for you?',
      "Turn it around: for one hour you're there to find out if you like them. Choose one thing you want to know, like what they'd do with a free day, and look for that. Does that feel different?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'suggest a walk or something to look at, and find out if you like them',
  },
  smaller: {
    say: [
      'Ask for a ten-minute call before you meet, by voice or video. You hear each other, and on the day there will be a voice you know. Could you send that one message?',
      `Only the doorway, then. Plan the first two minutes: where you'll stand, and that you say "Hi, good to meet you." Leave the rest unplanned. Is that small enough?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    item: 'challenge:video-call-before-a-date',
    step: 'have a ten-minute call first, or plan nothing but the first two minutes',
  },
  why: {
    say: [
      "Because prepared lines keep you busy inside your head, and from across the table that looks like distance. Without them you'll have gaps, and you'll find out what a gap really does. That's worth knowing.",
      "If you come with a polished version and it goes well, you think it was the polish. If you come as you are for an hour, you learn how this person takes to you. That's what a first date is for.",
    ],
  },
  lines: {
    say: [
      `For the first minutes:\n"Hi, good to meet you. I'm a bit nervous, how about you?"\n"I found the place on the second try. Did you get here all right?"\n"What were you doing an hour ago?"`,
      `For the end:\n"I liked this. I'd like to do it again."\n"Thanks for the evening. I don't think it's a match for me, and I'm glad we met."\n"I'm heading home now. Text me when you're back."`,
    ],
  },
  when: {
    say: ['When is it?', "If there's no day for it yet, which day could you suggest?"],
    taps: ['Tonight', 'This week', 'No date yet'],
  },
  agreed: {
    say: [
      'Then go and meet a person for an hour. Nervous is fine, late by five minutes is fine, and going home when the hour is up is fine.',
      "All right. Tell somebody where you'll be, and leave the rest open. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      "You went and sat down across from somebody you hardly knew. That was hard to do. What was different from what you'd expected?",
      'So it has happened, nerves and all. What did you learn about them, and about your prediction?',
    ],
    taps: ['Better than expected', 'No spark', 'I was so nervous'],
  },
  partly: {
    say: [
      'Part of an evening counts. Up to which point were you really there?',
      'So you did some of it your way and some of it the old way. What made you switch?',
    ],
    taps: ['I left early', 'I used my list', 'We only called'],
  },
  didNot: {
    say: [
      "Okay, so it didn't happen. Was that you, or them, or the day?",
      'All right. Canceling brings relief first and doubts later. Which one is bigger at the moment?',
    ],
    taps: ['I canceled', 'They canceled', 'I got too scared'],
  },
  wentBadly: {
    say: [
      "That's a long evening to sit through when it goes wrong, and then there's the trip home on top of it. What happened, as near to word for word as you can?",
      'Ouch. You got yourself there, and then this. Which moment was it that turned the evening?',
    ],
    taps: ['They left early', 'I went blank', "They weren't kind"],
  },
  distress: {
    say: [
      'Sit down somewhere, coat on or off. Press your toes into your shoes for five seconds, then let go. You can write "I need ten more minutes," or "Not tonight." Both are allowed.',
      'One thing at a time. Look around and find four things that are the same color. The date can wait, be moved or be called off. Nothing about it has to be decided in this minute.',
    ],
    item: 'situation:date',
  },
  hear: [
    "You've put a lot of thought into one evening. What would make it worth it for you, even if nothing comes of it?",
    "So there's the person, and there's the picture of how you ought to be with them. What does that picture look like?",
    'Okay. What have you done on other dates, or meetings like it, when you got nervous?',
  ],
  reassure: [
    "I can't tell you if they'll like you. Known: they said yes to an hour with you. Guessed: what they hope for, and what they'll think. You're also there to see if you like them. Would you like to set up one thing to check?",
    "Nobody can promise that it goes well, and some good people don't fit together. What you can test is your prediction about the first fifteen minutes. Do you want to write that down and compare it afterward?",
  ],
  answers: [...firstDateAnswers, ...firstDateReplies],
}
