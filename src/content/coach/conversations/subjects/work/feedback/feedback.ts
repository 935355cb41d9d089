import type { Conversation } from '../../../conversation.ts'
import { feedbackAnswers } from './feedback-answers.ts'
import { feedbackReplies } from './feedback-replies.ts'

export const feedback: Conversation = {
  id: 'feedback',
  name: 'feedback on your work',
  tap: 'Feedback on my work',
  open: {
    say: [
      'Someone judges your work, and it can sound like a judgment of you. Which word would be the hardest to hear?',
      'By the time other people say what they think, you may have written a harsher version yourself. What does yours say?',
      'Being reviewed means keeping still while somebody talks about what you did. What are you most afraid to hear in it?',
    ],
    taps: ["I'm not good enough", 'I disappointed them', 'I might cry', 'I could lose this'],
  },
  openAfter: {
    say: [
      'One sentence of criticism can drown out a whole page of other things. What was said, in their words?',
      'You got the feedback, and it came home with you. Which part keeps coming back?',
    ],
  },
  glad: {
    say: [
      'Somebody looked at your work and saw something good in it. Enjoy that one.',
      "That's a good thing to be told about your work. Let it stay with you tonight.",
    ],
  },
  fear: {
    say: [
      "Part of you may be taking it this way: one weak point means the whole of you isn't good enough, and now it's official. Is that close?",
      "Maybe the fear is that they've seen what you've been trying to cover up, and that they'll look at you differently from here on. Is that it?",
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'ask one question about the feedback instead of apologizing',
    say: [
      "This works before and after: ask one question instead of defending or saying sorry. Ask what they'd change first. Write down what you think they'll say, then compare it with what they do say. Would you try that?",
      'Leave out the quick "sorry, I know." Hear it to the end, wait one breath, and ask for an example. If the conversation is behind you, ask in a message. See if the example is as bad as you expect. Would you do that?',
      "Choose one point, the vaguest or the one you dread, and ask one thing about it: what would better look like. No apology first. You'll have their picture next to yours. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:drop-one-safety-habit',
  },
  stepAfter: {
    step: 'write out what was said, and pick one thing from it',
    say: [
      'Write it down in their words. Mark each line as a fact, an opinion, or something you added yourself. Pick one thing to change and leave the rest for today. Fifteen minutes, then stop. Will you do that?',
      'Fifteen minutes on paper: what they said on the left, what you made of it on the right. Underline one thing to work on, or one to ask about. No answer to anyone before tomorrow. Would you try that?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'tell one person you trust about the feedback',
    say: [
      "Don't sit with it alone. Tell one person you trust what was said, or what you expect to be said, and ask what they hear in it. Someone who isn't stung hears it differently. Who would that be?",
      'Another way is to say it out loud once: "I have a review coming and I dread it," or "I got feedback and it stung." No solving. Is there somebody you could say that to?',
    ],
    taps: ["I'll try that", 'Still too big', 'Nobody I trust'],
  },
  smaller: {
    step: 'write down the one sentence that bothers you most',
    say: [
      'Two minutes with a pen. Write the one sentence that bothers you most, and under it who said it. If nobody has said it yet, write that. Then put it away. Could you do that?',
      'Take one sentence, not the whole thing. Write it exactly as it was said, or as you fear it will be said, and close the notebook. Is that small enough?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
  },
  why: {
    say: [
      'Defending it or apologizing for it ends the conversation before you learn anything, and your own version fills in the rest. Getting their exact words leaves less room for that.',
      "A vague sentence grows at night. With an example, it's something you can work with: you can change something about it, ask about it, or decide that you see it differently.",
    ],
  },
  lines: {
    say: [
      `You can answer without giving in and without fighting:\n"Thank you. I need a day to think about that."\n"Can you give me an example?"\n"What's the one thing you'd want me to change first?"`,
      `"That was hard to hear, and I'd like to understand it."\n"I see the first point. The second one I see differently."\n"What's working that I should keep doing?"\nOne of these is enough for one conversation.`,
    ],
  },
  when: {
    say: [
      'Good. Not late at night, when everything sounds worse. Which day, and about when?',
      'Then give it one fixed spot, and the rest of the day is off. When would that be?',
    ],
    taps: ['Later today', 'Sometime tomorrow', 'When we talk', "I don't know yet"],
  },
  agreed: {
    say: [
      "Good. It may sting while you do it. Stinging doesn't mean that they're right about everything.",
      "That's enough for now. You're dealing with a piece of work, and a piece of work can be changed.",
    ],
  },
  didIt: {
    say: [
      'You went toward it instead of around it. What did you hear, compared with what you were sure it would be?',
      "That took guts, with your own work on the table. What's different about it now?",
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'Staying in the room, or reading half the page, is part of it. What did you find in that part?',
      'You got some of the way with something many people put off. Where did it get too much?',
    ],
    taps: ['I apologized anyway', 'I read half', 'I got upset'],
  },
  didNot: {
    say: [
      "Then it's still unopened or unasked, and nothing more has happened than that. Was it too big, or too soon?",
      'Fair. A person can need a few days before they look at something that hurts. Do you want a smaller piece, or a different one?',
    ],
    taps: ['Too big', 'Too soon', 'Something else'],
  },
  wentBadly: {
    say: [
      'That was hard to sit through. What did they say, in their words, before your own words got mixed in?',
      'Some feedback is badly given, and some is unfair, and it hurts either way. What happened in there?',
    ],
    taps: ['They were harsh', 'I cried', "It wasn't fair"],
  },
  distress: {
    say: [
      'Close the page, or leave the message unread. Put your feet flat and hold something with weight to it. Nothing has to be answered today. It will still be there tomorrow, and you may be steadier.',
      'Leave it for now. Look around and find four things of one color. This is one opinion about some work you did. You can stop here.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So there's the work you put in, and then there's what somebody else says about it. Go on.",
    "And the good parts, if there were any, don't stick as well. What else was in it?",
    "It matters who says it, too. What does this person's opinion mean to you?",
  ],
  reassure: [
    "I can't tell you what they think of you. Known: what's on the page or was said out loud. Guessed: what it means about you as a whole. One question to them would move something from guessed to known. Want to find the wording together?",
    'I have no way of knowing whether it is as bad as it feels. An opinion about a piece of work is one thing, and what they think of you is another, and you only have the first. Want to find out a little more?',
  ],
  answers: [...feedbackAnswers, ...feedbackReplies],
}
