import type { Conversation } from '../../../conversation.ts'
import { shameAnswers } from './shame-answers.ts'
import { shameReplies } from './shame-replies.ts'

export const shame: Conversation = {
  id: 'shame',
  name: 'feeling ashamed',
  tap: 'Feeling ashamed',
  open: {
    say: [
      "Shame makes you want to disappear, and you came here and said something instead. What is it you'd least want people to see or know?",
      'It goes right past what you did and starts in on who you are. If people knew about this, what do you think they would do?',
      "Shame is lonely, because the first thing it tells you is to keep it to yourself. When does it come over you most: with certain people, at certain moments, or when you're alone?",
    ],
    taps: ['Something I did', 'Who I am', 'What they think'],
  },
  openAfter: {
    say: [
      'So something happened, and you would like it not to exist. As much or as little as you want: what was seen or said?',
      'A thing like that can make your whole body hot again each time you think of it. Which second of it is the one that burns?',
    ],
    taps: ['People saw me', 'I did something bad', 'Somebody shamed me'],
  },
  glad: {
    say: [
      "You let somebody see a bit more of you, or you saw yourself a bit more fairly. That's good to hear.",
      'So you can hold your head up today. Good.',
    ],
  },
  fear: {
    say: [
      "You may be expecting that if anybody really saw this, they'd pull back, and you would be alone with it for good. Is that close?",
      "Perhaps it says something like: everybody else is all right, and there's one thing about you that isn't, and it will come out sooner or later. Is it something like that?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Pick one person who has been decent to you, and tell them a small piece of it, one sentence. Before that, write down what you think their face will do. Then tell it, look up, and see. Would you try that this week?',
      'Shame makes people look down, talk softly and leave first. Choose one ordinary moment in the next few days and do one of those differently: look up when you say hello, or stay until the end. See how people respond. Would you do that?',
      'Take one thing you do to keep it covered, like joking about yourself or steering away from a topic, and leave it out once, with somebody safe. Note what you expect and what comes. Which one could it be?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'tell one decent person a small piece of it and look at how they take it',
  },
  stepAfter: {
    say: [
      'Ten minutes and a sheet of paper. Write what happened in words that only describe: who said what, who did what. No names for yourself. If somebody was harmed, write the one thing that would help mend it. Then stop. Could you do that?',
      `Give it ten minutes and one question: "Did I hurt somebody, or did somebody see me?" If you hurt somebody, say sorry once, and do something about it. If you were only seen, there's nothing to make up for. Would you try that?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'describe what happened for ten minutes without names for yourself, then stop',
  },
  other: {
    say: [
      "Or write it as a letter from somebody who knows you and is fair: a grandparent, a friend, a teacher you had. Let them say what they'd say about this, faults included. You don't have to believe it yet. Whose voice would you take?",
      'There may be people who carry the same thing. Look for one place where it is talked about, a group, a helpline, a book, an online forum, and only read or listen at first. Would that feel safer?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'write a fair letter to yourself, or find one place where people talk about the same thing',
  },
  smaller: {
    say: [
      `Two minutes, alone. Say it in one sentence, under your breath or on paper: "I'm ashamed that ..." Then lift your head and look out a window. You can tear the paper up. Would that be possible?`,
      "When it comes next, notice where it sits: face, stomach, neck. Lift your eyes to the height of a door handle, and leave them there for a minute. That's all of it. Does that seem doable?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'put it in one sentence for yourself, or lift your eyes for a minute when it comes',
  },
  why: {
    say: [
      "Because shame keeps going on a guess: if they knew, they'd leave. As long as you hide it, the guess is never checked. One person who knows and stays changes that more than any amount of thinking.",
      "Because hiding feels like protection, and it also tells you every day that there's something to hide. Doing one thing in the open is how you find out which of the two it was.",
    ],
  },
  lines: {
    say: [
      `To somebody you trust:\n"There's something I'm ashamed of. Can I tell you a bit of it?"\n"You don't have to say anything. I didn't want to be alone with it."`,
      `If somebody shames you, or you do it to yourself:\n"Please don't talk to me that way."\n"I did that, and I'm sorry. I'm not going to call myself names over it."\n"I'd rather not talk about that here."`,
    ],
  },
  when: {
    say: [
      'Good. When are you likely to see or write to the person you have in mind?',
      'Then find a quiet moment for it. Is there one in the next two or three days?',
    ],
    taps: ['Today', 'This week', "I don't know who"],
  },
  agreed: {
    say: [
      'Then do that, at your own speed. You decide how much you tell, and you can stop in the middle of a sentence.',
      "All right. Nobody gets to see more of it than you choose to show. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      'You showed something you usually hide. That took guts. What did they do, next to what you had expected?',
      'So it has been out in the open for a moment. What was different from what you had feared?',
    ],
    taps: ['They were kind', 'They said little', 'As I feared'],
  },
  partly: {
    say: [
      'A hint is a beginning. How far did you get?',
      'You went a step toward it. What made you stop where you did?',
    ],
    taps: ['I only hinted', 'I changed the subject', 'I looked up once'],
  },
  didNot: {
    say: [
      "That's all right. Hiding has been the safe way for a long time. Was it the person, the moment, or the thing itself?",
      'Nothing lost. It stays yours to tell or not. What would have had to be different?',
    ],
    taps: ['Wrong person', 'Too big', 'I was too ashamed'],
  },
  wentBadly: {
    say: [
      "That's a painful thing to get back after opening up. I'm sorry. What did they say or do?",
      'You took the risk, and it hurt. That says something about how they took it, and nothing yet about everybody else. What happened?',
    ],
    taps: ['They laughed', 'They went cold', 'They told others'],
  },
  distress: {
    say: [
      'You can leave this alone now. Put a blanket or jacket around your shoulders, and lift your eyes to something across the room. If you have thoughts of hurting yourself, tap Help now and let a person in.',
      "Enough for the moment. Both feet down, one hand flat on your chest or on the table. You don't have to tell me another word of it.",
    ],
    item: 'technique:micro-meditation',
  },
  hear: [
    "That's a hard thing to put into words. Who else knows about it, if anybody?",
    "So that's what you carry. Whose voice is it, when it tells you what you are?",
    'Thank you for saying it. How long have you had this to yourself?',
  ],
  reassure: [
    "I can't tell you what people would think; they would differ. Known: what happened, or what is so. Guessed: that everybody would turn away. That guess can be checked with one person, a little at a time. Want to look for that person?",
    "If I said there is nothing to be ashamed of, you'd probably not believe me, and I don't know the whole story. Somebody who knows you counts for more. Would you want to find words for them?",
  ],
  answers: [...shameAnswers, ...shameReplies],
}
