import type { Conversation } from '../../../conversation.ts'
import { teacherAnswers } from './teacher-answers.ts'
import { teacherReplies } from './teacher-replies.ts'

export const teacher: Conversation = {
  id: 'teacher',
  name: 'talking to a teacher or professor',
  tap: 'Teachers, office hours',
  open: {
    say: [
      "This person knows more than you do about the subject, and often grades you too. When you picture going up to them, what do you think they'd say?",
      "You need something from a teacher, and asking for it means showing what you don't know. Which moment is worst: the door, the first sentence, or their face while you talk?",
      'Emails get written and deleted, and office hours go by. What are you afraid they would think of you if you asked?',
    ],
    taps: ["They'll think I'm dumb", "I'm bothering them", 'The first sentence', 'Writing the email'],
  },
  openAfter: {
    say: [
      "You talked to them, or you tried, and it's still with you. What did they actually say?",
      'One remark from a teacher can weigh more than ten from anyone else. Which words keep coming back?',
    ],
    taps: ['They were short', 'I rambled', 'No answer yet', 'I left early'],
  },
  glad: {
    say: [
      "That's good. You went to the person who could help and you asked. Let that sink in a bit.",
      'Good to hear that it went that way. A teacher knows you a little better now, and you did that.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting a sigh: they look at you and think that you weren't paying attention and don't belong there. Is that close?",
      "Here's what I'd guess: you get in there, your question comes out tangled, and they see that you understand even less than they thought. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Go once this week, after class or in office hours, with one line of your notes marked. Point at it: "I follow up to here." Don\'t practice the rest. Guess beforehand what their face will do, then look. Would you try that?',
      "Write an email of three sentences: who you are, what you need, thank you. No apology in it. Send it within ten minutes of starting. Note what you think they'll answer, and wait and see. Would you be up for that?",
      'Ask one thing face to face that takes them under a minute to answer, like a due date or a page. Leave out "sorry to bother you." See if they seem bothered anyway. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:ask-to-explain-once-more',
    step: 'ask your teacher one short question without apologizing first',
  },
  stepAfter: {
    say: [
      'Write down the words they used, as close as you can, and next to that what you took them to mean. Ten minutes, then stop. If one sentence is really unclear, you can ask them about that one. Could you do that?',
      'If something got left out or came out wrong, one short email fixes it: "I forgot to ask about the deadline." If nothing did, ten minutes of thinking it over is enough for today. Would you hold it to that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'separate what the teacher said from what you took it to mean, and then stop',
  },
  other: {
    say: [
      'You could take somebody along. Ask a classmate if they have a question too, and go to office hours together. You still ask your own. Is there someone you could ask?',
      'Another way is to say the nerves out loud at the start: "I get nervous asking questions, so give me a second." Then you no longer have to look calm and think at the same time. Could you imagine saying that?',
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'go with a classmate, or tell the teacher at the start that you are nervous',
  },
  smaller: {
    say: [
      "Two minutes, no teacher involved: write down the one question you have, in one sentence, as you'd say it to a friend. Leave it as it comes out. Could you do that now?",
      'Find out when and where they can be reached, and walk past that door once. Nobody says you have to knock. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'put your question into one sentence, or find the door and walk past it',
  },
  why: {
    say: [
      "Because from a distance you only see the part of them that stands in front and grades. You've been filling in the rest. A one-minute question gives you a real reaction to go by.",
      "Because waiting has a cost of its own: the question grows, the deadline gets closer, and then you need a bigger favor. Asking while it's small is kinder to both of you.",
    ],
  },
  lines: {
    say: [
      `For the door and the first sentence:\n"Do you have two minutes? I got stuck on one step."\n"I follow up to here. What happens next?"\n"I'm in your Tuesday class, and I have a question about the paper."`,
      `For the harder ones:\n"I'm behind, and I'd like to make a plan to catch up."\n"Could I have until Friday? I've started, and I won't finish by tomorrow."\n"Can you show me where I lost the points?"`,
    ],
  },
  when: {
    say: [
      'All right. When could you catch them?',
      "Then let's pick a time close by, before the question gets heavier. Which day is it going to be?",
    ],
    taps: ['After the next class', 'By email today', 'This week'],
  },
  agreed: {
    say: [
      "That's a plan. One question, one minute, and then you can leave.",
      "Good, it's a plan. They may be in a hurry or in a mood, and that part isn't up to you. I'll ask how it was.",
    ],
  },
  didIt: {
    say: [
      'You asked. With somebody who grades you, that takes nerve. How did they react, next to what you had expected?',
      'Done, nerves and all. What did you find out about them, or about asking?',
    ],
    taps: ['They were kind', 'They were short', 'I got my answer'],
  },
  partly: {
    say: [
      "You got closer to that door than before, and that's worth something. What happened at the point where you turned around?",
      'Some of it is done. Which part is still open?',
    ],
    taps: ['I wrote, not sent', 'I only asked half', 'Others were waiting'],
  },
  didNot: {
    say: [
      'Okay. The question is still good next week. Was it the door, the words, or no chance to catch them?',
      "Then we know this one wasn't the right size yet, or not the right day. What stopped you?",
    ],
    taps: ['It was too big', 'They were busy', 'I lost my nerve'],
  },
  wentBadly: {
    say: [
      'Ouch. You worked up to asking, and then that. What did they say, in their words?',
      'A cold answer from someone who grades you can hit hard. Tell me how it went from the first sentence on. What came first?',
    ],
    taps: ['They were annoyed', 'They said no', 'I started crying', 'I forgot everything'],
  },
  distress: {
    say: [
      "Put the question away for the moment. Sit back so that the chair holds your whole weight, and look at something outside a window. You're free to leave that door for another day.",
      "Slower. Run some cold water over your wrists if there's a sink near, and notice the cold. This can wait, and you can ask in writing instead.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'So asking them for help also means letting them see where you stand. What is it that you need from them?',
    'I see. Is it this one person, or would it be the same with any teacher?',
    'A thing like this gets heavier the longer it sits. How long has it been on your mind?',
  ],
  reassure: [
    "I can't tell you what they think of you; only they know. Known: they've been asked questions before. Guessed: that yours will annoy them. Would you like to try a one-minute question and see?",
    "Nobody can promise you a friendly answer. A tired one is possible, and it wouldn't prove you're stupid. What they do when you ask can be found out. Should we make the question as short as it gets?",
  ],
  answers: [...teacherAnswers, ...teacherReplies],
}
