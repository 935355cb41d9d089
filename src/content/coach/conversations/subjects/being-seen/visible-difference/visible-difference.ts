import type { Conversation } from '../../../conversation.ts'
import { visibleDifferenceAnswers } from './visible-difference-answers.ts'
import { visibleDifferenceReplies } from './visible-difference-replies.ts'

export const visibleDifference: Conversation = {
  id: 'visible_difference',
  name: 'looking different in a way people can see',
  tap: 'Looking different',
  open: {
    say: [
      "People see it before you have said a word, and you don't get to choose when it comes up. What do you fear most in that first moment?",
      "It's tiring to go into a place and wonder each time who will look, who will look away and who will ask. Which of those is hardest for you?",
      'You want people to meet you, and this one thing always gets there first. What do you expect people to think or do?',
    ],
    taps: ["They'll stare", "They'll ask about it", "They'll look away"],
  },
  openAfter: {
    say: [
      "Somebody looked, or said something, or didn't say something, and it stuck. What happened?",
      'That was one moment in a day, and it can fill the rest of the day. Which part of it comes back most?',
    ],
    taps: ['Somebody stared', 'Somebody commented', 'They avoided me'],
  },
  glad: {
    say: [
      "You were there, in plain sight, and it went well. That's really good to hear.",
      'Good. Somebody met you, and it was about more than what they saw first.',
    ],
  },
  fear: {
    say: [
      'Part of you may be expecting that they stop at what they see, feel pity or disgust, and never get to know you. Is that close?',
      'My guess is that you brace for the look or the question, and you expect to have nothing to say and to carry it home with you. Is that near it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Next time somebody looks, in a place where you feel safe, look back and say "Hi" or give a nod. Guess first what their face will do. Then see what it does. Would you try that with one person?',
      "People who stare don't always notice they're doing it. Try once this week: head up, meet the look for a second, greet them. Write down what you expected and what came back. Could you do that?",
      "For one short errand, or one trip down a hallway, skip the looking down. When a look comes, answer it with a nod or a hello, and go on. You're checking what people do when you greet them. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'answer one look with a nod or a hello, and see what comes back',
  },
  stepAfter: {
    say: [
      'Take ten minutes. Write what the person did or said, and next to it what you concluded about yourself. The first is about them. The second you can look at again. If it was cruel, you can call it cruel. Then close it for today. Would you do that?',
      'Put it on paper for ten minutes: a fact list and a guess list. If it was a real insult, or you were treated worse than others, decide if you want to tell somebody or report it. If it was only a look, you can leave it there. Does that fit?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write what they did and what you concluded for ten minutes, and keep the two apart',
  },
  other: {
    say: [
      `Another way: let one person in your life know how you want it handled. "Please don't answer for me." Or: "If people ask, let me do the talking." That takes some of it off you. Who would be the one to tell?`,
      "You could talk with somebody who lives with something like it, in a group or online. They know the looks without being told, and they've found their own ways to deal with them. Or tell a friend what you'd like from them. Which of the two sounds better?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: "tell one person how you'd like it handled, or write to somebody who lives with it too",
  },
  smaller: {
    say: [
      'Smaller, and alone: decide on one sentence for when people ask. Short, true, and no more than you want to tell. Write it down and say it aloud once. Two minutes. Could you do that?',
      `Send a friend one line by text, something like: "People stared again today, and it got to me." No advice wanted. That's all. Is there somebody you could send it to?`,
    ],
    taps: ['I can do that', 'Give me words', 'Not now'],
    step: 'find one sentence about it, and say it aloud or send it to a friend',
  },
  why: {
    say: [
      "Because it's hard to see what comes after the first look when you're braced for it. What comes after is often different from the look itself. You don't owe this to anybody. It's for you, so that you know.",
      "Staring is real, and you can't stop it from here. What you can find out is what is in it: curiosity, surprise, unkindness. Right now it may all feel like one thing. Small tries help you tell them apart.",
    ],
  },
  lines: {
    say: [
      `You owe nobody the story. Short answers:\n"I was born with it."\n"It's a long story, and not for today."\n"I'd rather talk about something else. How do you know people here?"`,
      `For looks, hands and helpers:\n"Hi there. I noticed you looking."\n"Please ask before you help. I'm fine here."\n"You can speak to me. I'm the one who's asking."`,
    ],
  },
  when: {
    say: [
      'Good. When could it be, in a place you know and feel safe in?',
      "Then put a day to it. Is there something you're doing this week anyway where it would fit?",
    ],
    taps: ['Today', 'Tomorrow', 'When it happens'],
  },
  agreed: {
    say: [
      "Then that's the plan, on your terms. You choose the place and the person, and you can leave it any time.",
      "Okay, it's a plan. How they react is up to them. Trying it is up to you. I'll ask how it was.",
    ],
  },
  didIt: {
    say: [
      'You did that in plain sight. That took guts. What came back, compared with what you had expected?',
      "Good, whatever they made of it. What did you see in it that you'd have missed before?",
    ],
    taps: ['They were friendly', 'As I expected', 'They looked away'],
  },
  partly: {
    say: [
      'You got part of the way, and that counts. What did you get to, before it became too much?',
      'You did some of it, with people there. What helped you do that much?',
    ],
    taps: ['I looked down again', 'I said a little', 'I left'],
  },
  didNot: {
    say: [
      'Fine. Some days you want to get from one place to another without being a project. What was this day like?',
      'Then not yet, and no one is counting. Was it the wrong place, the wrong person, or more than you wanted to give?',
    ],
    taps: ['It was too big', 'Wrong place', 'I had no energy'],
  },
  wentBadly: {
    say: [
      "That shouldn't happen to you, and it hurts even if it has happened before. What did they say or do?",
      "I'm sorry that was the answer you got. That says something about them. Are you somewhere safe now, where you could tell me what happened?",
    ],
    taps: ['They said something cruel', 'They laughed', 'They touched me'],
  },
  distress: {
    say: [
      "You don't have to be looked at right now. Go where it's quiet, if you can: a bathroom, a car, outside. Put a hand on your arm and feel its warmth. Leaving is allowed.",
      "Let's put it down for a while. Look at something that can't look back: a tree, a wall, a cup. Feel what holds your weight. Nothing has to be decided or answered today.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "I see. Some of this is what they do, and some is what you're left with afterward. Which of those weighs more?",
    "That's a lot of looks to deal with. Are there places where it hardly matters?",
    'Thank you for telling me that. What do you wish they would do instead, in that first moment?',
  ],
  reassure: [
    "I can't tell you that nobody looks; you know better. What they think while they look is unknown, to you and to me. Those are two things, and the second one can be tested a little, by seeing what they do when you greet them. Want to try that?",
    "Some people may be unkind, and others are curious or awkward, or don't care. From a look alone you can't tell which. A hello often shows it. Want to pick a safe place for one?",
  ],
  answers: [...visibleDifferenceAnswers, ...visibleDifferenceReplies],
}
