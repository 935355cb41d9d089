import type { Conversation } from '../../../conversation.ts'
import { nothingHelpsAnswers } from './nothing-helps-answers.ts'
import { nothingHelpsReplies } from './nothing-helps-replies.ts'

export const nothingHelps: Conversation = {
  id: 'nothing_helps',
  name: 'the feeling that nothing helps',
  tap: 'Nothing helps',
  open: {
    say: [
      "You've tried a lot, and each thing that didn't work also cost you some hope. Which one did you count on the most?",
      'When nothing has helped so far, one more tip is the last thing you need. What are you most tired of hearing?',
      'After enough tries, hoping itself gets risky. What do you think will happen if you try one more time?',
    ],
    taps: ['Therapy', 'Going out anyway', 'Tips like yours', 'Nothing will change'],
  },
  openAfter: {
    say: [
      'So you tried again, and again it changed nothing you can see. What had you hoped for?',
      "Another one that didn't work. At what point did you know?",
    ],
    taps: ['From the start', 'It faded', 'It got worse'],
  },
  glad: {
    say: [
      "After so much that didn't work, something did. That's very good to hear.",
      'Good. Something moved, even a little, and you noticed it.',
    ],
  },
  fear: {
    say: [
      "Part of you may have decided that you're the exception: help works for others, and something in you can't be helped. Is that close?",
      "Maybe it's less about the fear of people by now, and more about the fear of being let down once more. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', "I've stopped hoping"],
  },
  step: {
    say: [
      "I'd rather not give you one more tip. Instead, write a list of what you tried: for how long, with what support, and what happened. Take it to a doctor or a therapist. With that page, they don't have to start at zero. Would you do that?",
      "Pick one thing you tried, and look at how it was done. Maybe you kept something with you for safety, like an exit, a script or a phone. Try it once more without that, somewhere small, and see if it's different. Would you try it?",
      'Let somebody else look at this with you. Tell one person what you have tried and ask them one thing: "What do you see that I don\'t?" Who could that be: a friend, a doctor, a counselor, somebody in a group?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    step: 'write down what you have tried, and show the list to a person who can help',
  },
  stepAfter: {
    say: [
      'Five minutes, three lines: what you tried, what you hoped for, what changed. If it changed nothing, cross it off without calling yourself names. If it changed a little, mark that. Then stop for today. Could you do that?',
      "Put it on paper in ten minutes at most. Sort what was the try itself, and what was bad timing, a bad fit or too little support. If somebody was treating you, tell them it isn't working. They need to know. Would you do that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write three lines about what you tried and what changed',
  },
  other: {
    say: [
      "Another way is to stop working on the fear for two weeks, on purpose. Do one thing that matters to you, with the fear along, and don't measure whether it shrinks. Is there something you'd do if you weren't busy getting better?",
      'A group of people with the same trouble is a different kind of help: nobody there gives tips from outside. Some meet in person and some online, and in many you can only listen at first. Would that be something for you?',
    ],
    taps: ["I'll try that", 'Give me words', 'None of that'],
    step: 'do one thing that matters to you without measuring the fear',
  },
  smaller: {
    say: [
      'Then leave trying aside. Write one line: "Today I\'m tired of trying because ..." and finish it. Two minutes, for nobody but you. You can show it to a person later, or not. Could you do that?',
      "Something very small: look up one phone number or address of a doctor, a counselor or a group, and write it down. You don't have to call. You'd have it, that's all. Would that be possible?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'look up one number of somebody who could help, and write it down',
  },
  why: {
    say: [
      '"I tried everything" is one big block, and nobody can work with that. A list shows what was tried long enough, what was given up for a good reason, and what nobody ever offered you.',
      "Because you've been doing this mostly from the inside. Another person sees things that you can't see from there, and I can't either. I'm a program with a limited set of ideas.",
    ],
  },
  lines: {
    say: [
      `For a doctor or therapist:\n"I've tried several things, and I'm losing hope. I brought a list."\n"What we're doing isn't helping me. What else is there?"`,
      `For somebody close to you:\n"I'm worn out from trying. I don't need advice, I need company."\n"Would you help me find somebody to talk to? I can't face the calls."`,
    ],
  },
  when: {
    say: [
      'Okay. Which day has fifteen quiet minutes for it?',
      "Let's keep it light: when would be the least bad moment this week?",
    ],
    taps: ['Today', 'This week', "I don't know yet"],
  },
  agreed: {
    say: [
      "Then do that, and nothing on top of it. You don't have to believe in it. Doing it is enough.",
      "All right. If it turns out to be useless as well, say so here, and we cross it off. You won't hear that you didn't try hard enough.",
    ],
  },
  didIt: {
    say: [
      'You did one more thing although you had every reason to be done with it. What came of it?',
      'That took guts, with so little hope to go on. Was anything different this time, even slightly?',
    ],
    taps: ['A little different', 'No difference', 'Somebody will help'],
  },
  partly: {
    say: [
      'Part of it is done, on very little fuel. What was the part you got to?',
      "Good, that's a piece of it. What would somebody else have to do so that the rest gets done?",
    ],
    taps: ['I made a start', 'I lost hope again', 'Help me go on'],
  },
  didNot: {
    say: [
      "That's all right. It's hard to act on something you don't believe in. What went through your mind when you thought of it?",
      'Not this time, then. I would rather know that than have you force it. How have you been since?',
    ],
    taps: ['It seemed pointless', 'I had no strength', 'I was scared'],
  },
  wentBadly: {
    say: [
      "And after you talked yourself into trying again. I'm sorry. What happened?",
      "That's the kind of letdown that makes people stop trying altogether. What did they say?",
    ],
    taps: ["They didn't listen", 'It got worse', 'Long waiting list'],
  },
  distress: {
    say: [
      "Enough trying for today. Sit down somewhere with support for your back and let your hands lie open. If hopeless is turning into not wanting to live, tap Help now. People answer there, and I'm only a program.",
      "You don't have to solve this tonight. Turn down a light, get warm, and tell one person that it's bad. If you can't think of anyone, Help now lists people you can reach.",
    ],
  },
  hear: [
    "That's a long list, and you did all of it while being afraid. Which of these helped for a while, before it stopped?",
    "So it's the fear, and on top of it the disappointment. Which one is bigger by now?",
    'I see. Who has been with you through all of that, if anybody?',
  ],
  reassure: [
    "I can't promise you that something will help. Known: these things haven't helped so far. Guessed: that nothing can. Between the two there are things nobody has tried with you yet. Would you want to find out which, together with a person?",
    "You want to hear that it will get better, and I don't know if or when. Some people find help late, after several tries. That's no guarantee for you. Want to look for the next person to ask?",
  ],
  answers: [...nothingHelpsAnswers, ...nothingHelpsReplies],
}
