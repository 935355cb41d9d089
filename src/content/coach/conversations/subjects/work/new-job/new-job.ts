import type { Conversation } from '../../../conversation.ts'
import { newJobAnswers } from './new-job-answers.ts'
import { newJobReplies } from './new-job-replies.ts'

export const newJob: Conversation = {
  id: 'new_job',
  name: 'being new at a job',
  tap: 'A new job',
  open: {
    say: [
      "Everyone there knows where things are and what's funny, and you don't yet. Which moment is hardest: walking in, meeting people, or the breaks?",
      "Being new means asking things all day in front of people who don't know you. What do you fear they'll think?",
      'New faces, new rules, and some of the rules nobody tells you. Which part takes the most out of you?',
    ],
    taps: ['Walking in', 'Names and faces', 'I ask too much', 'Breaks and lunch'],
  },
  openAfter: {
    say: [
      "In the first weeks, one small slip can feel like the thing you'll be known for. What happened?",
      'A day with that many new people leaves a lot to go over. Which part keeps coming back?',
    ],
  },
  glad: {
    say: [
      "That's a good thing to have happen while everything is still new. Enjoy it.",
      "A place you didn't know, and something in it went well. That's a good day.",
    ],
  },
  fear: {
    say: [
      'Part of you may be expecting them to find out they picked the wrong person, with every question you ask giving it away. Is that close?',
      'Could it be this: everyone already has their people, and you expect to be the one left standing there?',
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'ask one question at work without apologizing first',
    say: [
      'Ask somebody there one plain question without opening with "sorry" or "stupid question." Asking where something goes is enough. Guess beforehand how they will react, then look at how they do. Would you try it?',
      'Being new is the one time when not knowing is expected. Ask one thing that you would otherwise look up in secret, with no apology in front of it. Note what the person actually does. What would make that doable?',
      'Pick one person who works near you and ask them how something is done there. You expect a certain face or tone, so check whether you get it. No sorry first. Could you do it on your next day in?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
  },
  stepAfter: {
    step: 'write down what happened at work, apart from what you guessed',
    say: [
      'Ten minutes on paper: what happened, and next to it what you guess they think. If something needs putting right, one sentence next time does it: "I got that wrong, sorry." Then it\'s closed for the evening. Will you try that?',
      'Make two lists: what people there said and did, and what you think they think of you. This early, the second list is nearly all guessing. Ten minutes, then something else. Would you do it?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'find out three names and one thing about each',
    say: [
      'Give your attention a job besides watching yourself. Find out three names, and one thing each of those people does there. Write them down when you get home. Would you try that?',
      "You don't have to be interesting in the first weeks. Be curious about three people: their name, and what they take care of. Asking a name twice is fine. Want to try it that way?",
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'say good morning first, to one person',
    say: [
      `One person, two words. Say "good morning" before they do, whatever the hour of your shift, and keep walking if you like. That's the whole step. Could you do that?`,
      'Smaller: greet the first person you meet when you come in, and look up while you say it. No conversation needs to follow. Is that small enough?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
    item: 'challenge:say-good-morning-first',
  },
  why: {
    say: [
      "If you stay out of sight until you know everything, you never see how people treat someone who doesn't. A small try shows you, and it's what they expect from a new person anyway.",
      'The first weeks run on guesses, yours about them and theirs about you. Each small contact swaps one guess for something you saw.',
    ],
  },
  lines: {
    say: [
      `You're new, so these are normal things to say:\n"Hi, I'm new here. What's your name?"\n"How do you usually do this?"\n"You told me your name already. Would you tell me again?"`,
      `"Where do people go for lunch? Can I come along?"\n"I've finished this. What should I do next?"\n"I'm still learning it. Could you show me once more?"\nPick one a day. You don't need all three.`,
    ],
  },
  when: {
    say: [
      'Good. Tie it to a moment that happens anyway, like arriving or the first break. Which one?',
      "Then it's only a question of which day. When are you there next?",
    ],
    taps: ['On my first day', 'Sometime tomorrow', 'Sometime this week', "I don't know yet"],
  },
  agreed: {
    say: [
      "Good. Apart from that, you can be as new as you are. You're not supposed to know the place yet.",
      "That's a plan for one small moment. The other hours can go however they go.",
    ],
  },
  didIt: {
    say: [
      'You did that in a place where you hardly know anyone yet. How did they react, compared with what you expected?',
      'That took courage, on top of everything else that is new. What did you find out about the place or the people?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'A half question or a nod is a beginning, and beginnings are what the first weeks are made of. What came of it?',
      'Part of it is done, in a place that is still strange. What held up the rest?',
    ],
    taps: ['I said sorry first', 'They were busy', 'I did half'],
  },
  didNot: {
    say: [
      'New places use up a lot of strength before you have done anything extra. Was the step too big, or was the day too full?',
      'All right, it can wait. There will be another day. Do you want it smaller, or do you want something else?',
    ],
    taps: ['Too big', 'Day too full', 'Something else'],
  },
  wentBadly: {
    say: [
      "That's hard when you have nobody there yet to laugh about it with. What happened?",
      'A bad moment weighs more when they hardly know you. Take me through it: who was there, and what came after?',
    ],
    taps: ['I made a mistake', 'They ignored me', 'I said something dumb'],
  },
  distress: {
    say: [
      "Go somewhere with a door, a restroom or outside, for three minutes. Feel your feet in your shoes and look at one thing closely. You don't have to be good at this place today.",
      "Slow down here. Drink some water, and name five things you can see where you are. You can take a break, and you can go home at the end like everyone else. That's all today needs.",
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    'So all day long you are working the job out and working the people out at the same time. Go on.',
    'And they have their jokes and their places already, and nobody thinks to explain. When does that hit you most?',
    "It's tiring to be polite and alert for that many hours. What is it like when you get home?",
  ],
  reassure: [
    "What they think of you I can't see from here, and this early they may not know either. Known: everyone there was new once, and new people ask things. Guessed: that you're the one who doesn't fit. Should we test that with one question?",
    "Whether you'll like it there, or be liked, can't be promised. You don't have much to go on yet, and a tired mind is reading it. Would you want to find out one more thing, on purpose?",
  ],
  answers: [...newJobAnswers, ...newJobReplies],
}
