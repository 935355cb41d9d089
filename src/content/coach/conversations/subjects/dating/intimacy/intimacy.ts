import type { Conversation } from '../../../conversation.ts'
import { intimacyAnswers } from './intimacy-answers.ts'
import { intimacyReplies } from './intimacy-replies.ts'

export const intimacy: Conversation = {
  id: 'intimacy',
  name: 'closeness, touch, and saying what you want or do not want',
  tap: 'Closeness and touch',
  open: {
    say: [
      'Being close leaves little to hide behind, and nobody teaches you what to say there. What are you afraid would happen if you let it show how you feel?',
      "With closeness you're watching two people at once, them and yourself. Which moment is hardest: before anything begins, when it gets closer, or when you'd have to say yes, no or slower?",
      "You can want to be near somebody and be scared of it in the same minute. What do you expect they'd think if they knew that?",
    ],
    taps: ["I'd disappoint them", "I can't say no", 'I have no experience'],
  },
  openAfter: {
    say: [
      'Something happened between you, or nearly did, and it has stayed with you. Tell me as much or as little as you like. What part keeps coming back?',
      "It's over for now, and you're left with it. Was it more something you did, something you couldn't say, or something they did?",
    ],
    taps: ["I couldn't say it", 'I pulled away', 'They went too far'],
  },
  glad: {
    say: [
      'That sounds good: you were close to somebody, and you were there for it yourself. Let it stay nice.',
      "You said something true to a person who matters, and it was taken well. That's a good thing to go to sleep on.",
    ],
  },
  fear: {
    say: [
      "I wonder if it's this: if you say slower, or no, or what you'd like, they'll be hurt or annoyed, and then they'll go. Is that close?",
      "A part of you might expect that up close they'll notice how nervous or inexperienced you are, and think less of you for it. Is that part of it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Say one small true thing about closeness in the next few days, at a calm moment, dressed and sitting down: "I like holding hands," or "I need it slower." Guess first how they'll take it. Then see. Would you try that?`,
      "If you feel safe with them, pick one thing you've been going along with and speak up about it once. Or one thing you'd like and never ask for. Watch what they really do. What would make it doable?",
      `Try leaving out the act of being relaxed. Tell them once: "I get nervous when we get close, and I want to be here." Then listen. You're testing whether it drives them off, as you may expect. Could you see yourself doing that?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:say-which-you-prefer',
    step: 'say one true sentence about closeness at a calm moment and see how they take it',
  },
  stepAfter: {
    say: [
      'Ten minutes, on paper, for you alone: what was said, what was done, what you wanted. Guesses about their thoughts go on another page. If something was left unsaid, one sentence can still be said: "The other night I wanted to stop." Could you do that?',
      "Look at it for ten minutes and ask yourself if both of you wanted it. If yes, the awkward parts can be put away now. If one of you didn't, that matters. You can tell somebody you trust, and Help now lists people who know about this. Who would you start with?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down for ten minutes what happened and what you wanted, and say what is still unsaid',
  },
  other: {
    say: [
      'Agree on something without words: a hand on the arm means pause, for either of you, no reasons asked. You talk about it once, beforehand. Then stopping is part of the deal. Would that work for you both?',
      "Put your attention on something other than how you're doing. Choose one thing you can feel: how warm their hand is, the weight of an arm. When your thoughts run off to how you look, come back to that. Would you try it for a minute?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'agree on a sign for pause, or stay with one thing you can feel for a minute',
  },
  smaller: {
    say: [
      `Take two minutes alone and finish two sentences on paper: "I'd like ..." and "I don't want ..." Nobody gets to read it. It's hard to say what you haven't put into words yet. Could you do that today?`,
      `Write it instead of saying it. One line in a message, in daylight: "Can I tell you something? I like going slow." You don't have to be in the same room for that. Is that small enough?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'write down what you would like and what you would not, or send one line about it',
  },
  why: {
    say: [
      "Because going along and keeping quiet feel safe, and they leave you alone with it. If you say one true sentence, you find out how this person treats it. That's worth knowing before you get any closer.",
      `When you act relaxed, you're busy acting, and there's little left to feel anything with. A spoken "slower" or "like this" takes that job away. And the other person no longer has to guess.`,
    ],
  },
  lines: {
    say: [
      `For slower, or no:\n"I like you, and I'd like to go slower."\n"Not tonight. Can we lie here and talk?"\n"Stop, please. I need a minute."`,
      `For what you'd like:\n"Can I kiss you?"\n"Would you hold me for a bit? Nothing more than that."\n"I'm new to this and I'm nervous. I want to be here."`,
    ],
  },
  when: {
    say: [
      "It's best said at a calm moment, not in the middle of anything. When do the two of you have one?",
      'Would it be better said side by side, on a walk or in the car, or in writing?',
    ],
    taps: ['On a walk', 'I would write it', "When we're calm"],
  },
  agreed: {
    say: [
      "Good. You can change your mind at any point, in the plan and in the moment. That's true for them as well.",
      "That's the plan. One sentence is enough, and it may come out clumsy. I'll ask you how it was taken.",
    ],
  },
  didIt: {
    say: [
      "You told somebody a thing that many people keep to themselves. That took courage. How did they take it, next to what you'd feared?",
      'It has been said. What changed between the two of you after that, if anything?',
    ],
    taps: ['They were kind', 'They were hurt', 'It was awkward'],
  },
  partly: {
    say: [
      'You said some of it. Which words came out, and which stayed in?',
      'A beginning counts here, more than in most things. What would the second half of the sentence have been?',
    ],
    taps: ['I hinted', 'I went along', 'I only wrote it'],
  },
  didNot: {
    say: [
      "All right, it hasn't been said, and it can wait. Was it the moment, or was it the person?",
      "That's fine. With this you set the pace. What did you think would happen if you said it?",
    ],
    taps: ['It was too big', 'No good moment', 'I got scared'],
  },
  wentBadly: {
    say: [
      "That hurts, and it's so personal. You don't have to tell me details. Was it something they said, or something they did?",
      "I'm taking that seriously. Before anything else: are you somewhere you feel safe?",
    ],
    taps: ['They got angry', 'They kept going', "I'm safe now"],
  },
  distress: {
    say: [
      'Nothing has to happen now. Move to where you have room around you, a blanket or a jacket on if you like. Feel the floor. You may say "stop," leave, or send them home. If somebody hurt you, tap Help now.',
      "Slow down. Look at the door, the window, the corner of the ceiling: you're here, and you can get up. You owe nobody an explanation tonight. Help now has people you can talk to.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'Thank you for telling me that. What would it be like if you could decide the pace all by yourself?',
    "So there's something you wish for and something you brace yourself for. Which one comes first when you're near them?",
    "That isn't something people get to say often. What have you done so far when it got too close, or not close enough?",
  ],
  reassure: [
    "I can't promise how they'll react. Known: what they have said and done so far when you wanted something different. Guessed: what they'd think of this. Start with something small and watch. Would you like to find that small thing?",
    "Nobody can tell you that you'll do it right, because there's no one right way. What the two of you like can only be found by asking each other. Would you like to try one question?",
  ],
  answers: [...intimacyAnswers, ...intimacyReplies],
}
