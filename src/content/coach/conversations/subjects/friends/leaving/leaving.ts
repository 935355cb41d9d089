import type { Conversation } from '../../../conversation.ts'
import { leavingAnswers } from './leaving-answers.ts'
import { leavingReplies } from './leaving-replies.ts'

export const leaving: Conversation = {
  id: 'leaving',
  name: 'getting out of a conversation or going home from something',
  tap: 'Getting away',
  open: {
    say: [
      "You want to go, and you keep standing there, because there's never a good second to say it. If you said it now, what do you think they'd do?",
      "Leaving puts all eyes on you for a moment, and you have to give a reason or feel as if you owe one. What are you afraid they'd think?",
      'Some of the hardest minutes come after you have already decided to go. Where do you get stuck: breaking in, saying goodbye, or being asked to stay?',
    ],
    taps: ["They'll be offended", "I can't interrupt", "They'll ask why"],
  },
  openAfter: {
    say: [
      'So you got out of there, one way or another. How did you do it?',
      'The goodbye is behind you, and something about it still bothers you. What part is it?',
    ],
    taps: ['I slipped out', 'I made an excuse', 'I stayed too long'],
  },
  glad: {
    say: [
      "You went when you wanted to go. That's a fine end to it.",
      'Good. You said it, you left, and the rest of the time was yours.',
    ],
  },
  fear: {
    say: [
      "Here's a guess: you say you are going, their face falls, and from then on you are the rude one who didn't like them. Is that close?",
      "Maybe you expect questions: why already, is something wrong, did somebody upset you. And you'd stand there without a good enough reason. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `Next time, leave with one true sentence and no excuse: "I'm going to head out. Good to see you." Then move your feet. Before you say it, guess how they will react, and then see. Would you try that?`,
      'Choose one conversation this week and be the one who ends it, two minutes before you usually would. No made-up errand. Notice what is on their face when you go, and compare it with what you expected. Could you do that?',
      'Take one visit or event and decide on your going-home time before you arrive. When it comes, stand up first, then say it. One reason at most, or none. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'leave once with one true sentence and no excuse, and see how they take it',
  },
  stepAfter: {
    say: [
      'Ten minutes, on paper: your last sentence, their last sentence, who walked where. What they said about you after that is a guess, so leave it out. If you went without a word, one message mends it: "Thanks for having me." Could you do that?',
      "First check if anybody is actually waiting for something from you. If so, send one friendly line today. If not, take ten minutes to write down what happened, and then it's over. Would that work?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down how the goodbye went, send one friendly line if it is needed, and let it rest',
  },
  other: {
    say: [
      'You can also set it up at the start. Say it when you come: "I have until eight." Then leaving is something they already know, and nobody has to be surprised. Would that work for the next one?',
      `Here's a different kind of help: tell one person there that goodbyes are hard for you. "When I stand up, would you stand up with me?" Walk to the door together once, and the next time go on your own. Who could that be?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'say when you arrive how long you can stay, or ask one person to walk you to the door',
  },
  smaller: {
    say: [
      `Smaller, and by text: end one chat yourself today. "Good talking to you, I'm off now." Send it without three reasons, and put the phone away. Two minutes. Could you do that?`,
      `Practice on a very short one: a neighbor, a cashier, somebody in a hallway. Be the one who says "Take care" first, and go. That's all of it. Is that small enough?`,
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'be the first to say goodbye in one very short exchange or chat',
  },
  why: {
    say: [
      'Because an excuse may get you out, but it leaves the fear as it was. You never find out how people take a plain goodbye. And when you know that you can leave, coming gets less hard too.',
      'Slipping out and staying to the end are both ways of not having to say it. Say it once, and you see for yourself how long the reaction lasts. It may be shorter than the time you spend dreading it.',
    ],
  },
  lines: {
    say: [
      `Say it while you're getting up:\n"I'm going to head home. Thank you for having me."\n"I'd like to catch a few others before I go. Good talking to you."\n"I'm done for tonight. See you soon."`,
      `When somebody doesn't stop talking:\n"I'm going to stop you there, I have to go."\n"I want to hear the rest another time. I'm leaving now."\n"I've enjoyed this, and I'm tired. Good night."`,
    ],
  },
  when: {
    say: [
      "Good. What's the next thing you will have to leave, and at what time would you like to go?",
      "Then let's choose one. Which conversation or visit in the next few days would be a good one to end yourself?",
    ],
    taps: ['Today', 'This week', 'The next event'],
  },
  agreed: {
    say: [
      "Then it's decided. One sentence, and your feet do the rest. It doesn't have to be graceful.",
      "All right, that's what you will do. If they talk you into ten more minutes, you can say the same sentence again. I'll ask how it went over.",
    ],
  },
  didIt: {
    say: [
      "You ended it yourself. That takes nerve, with somebody looking at you. How did they react, next to what you'd been afraid of?",
      'You left when you decided to leave. How long did the awkward part last, if there was one?',
    ],
    taps: ['They were fine', 'They pushed back', 'As I expected'],
  },
  partly: {
    say: [
      "You started to go, and that's where a lot of people get stuck. What held you back then?",
      'So some of it worked. Was it the sentence that came out, or the standing up?',
    ],
    taps: ['They kept talking', 'I used an excuse', 'I stayed longer'],
  },
  didNot: {
    say: [
      'All right, you stayed, or you slipped away. What was going on in the minute when you wanted to say it?',
      'There will be many more goodbyes to practice on. Was it the person, the place, or the words that made it hard?',
    ],
    taps: ['It was too big', "I couldn't interrupt", 'I slipped out'],
  },
  wentBadly: {
    say: [
      'Wanting to go and having it turn awkward is a bad end to things. No wonder it stays with you. What happened, from the moment you wanted to leave?',
      'That leaves a bad taste. What was said?',
    ],
    taps: ['They were offended', 'They kept asking', 'I got flustered'],
  },
  distress: {
    say: [
      'You may go now. No reason, no round of goodbyes. Pick up your things, walk to the door, feel the handle in your hand. A message can be sent tomorrow. First get some air.',
      `If you're stuck somewhere right now, "Excuse me a minute" and a walk outside is enough. Stand still there, look far down the street. Then choose: back in, or home. Both are allowed.`,
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'I see. So you have been ready to go for a while, and something keeps you there. Who is it that makes it hard?',
    "Okay. Is it more about hurting them, or more about how you'd look walking out?",
    "That's a familiar trap: too polite to go, too tired to stay. How do you usually get out of it?",
  ],
  reassure: [
    "I can't promise that they won't mind. Known: people come and go all the time, and you're one of them. Guessed: that your going offends them. You could leave once with a plain sentence and see. Want to plan that?",
    `How they will take it is up to them, and I don't know them. Some people say "Already?" and mean it kindly, and it's over in a minute. What you can test is what follows the next time you see them. Would you like to try one?`,
  ],
  answers: [...leavingAnswers, ...leavingReplies],
}
