import type { Conversation } from '../../../conversation.ts'
import { aboutWingmateAnswers } from './about-wingmate-answers.ts'

export const aboutWingmate: Conversation = {
  id: 'about_wingmate',
  name: 'WingMate and how it works',
  tap: 'About WingMate',
  open: {
    say: [
      "I'm WingMate, an AI program that coaches you for moments with other people. Your chats are stored with your account, and nobody at Hearten reads them. What would you like to know?",
      'Before you share something personal, you want to know where it goes. Here it stays with your account, and you can download or delete it at /account. Which part are you unsure about?',
      "Fair to ask. I'm a program, and there's no person behind these words. Is it more about privacy, or about what I can do?",
    ],
    taps: ['Who reads this?', 'Are you real?', 'What can you do?', 'How do I delete it?'],
  },
  openAfter: {
    say: [
      "You have already written something, and now you wonder where it went. It's stored with your account, and you can delete it. What would you like to do with it?",
      "If something I said was off, tell me. I'm a program, and I get things wrong. Which answer was it?",
    ],
    taps: ['Delete my chat', 'You misunderstood me', 'Who saw it?'],
  },
  glad: {
    say: [
      'Good to know it was useful. You did the part that counts, outside of this chat.',
      "Thanks for telling me. It's here when you need it again.",
    ],
  },
  fear: {
    say: [
      "Maybe you're expecting that somebody will read this one day and think less of you. Is that close?",
      'Perhaps part of you finds it strange to tell a program what you tell nobody else. Is that it?',
    ],
    taps: ["Yes, that's it", 'A little', "No, I'm curious"],
  },
  step: {
    say: [
      'You could try me out on something small: one moment with people from this week, in two sentences, no names. Then see if the answer is any use to you. Would you like to?',
      'Look at /account first: there you can see how to download what is stored and how to delete it. Then decide how much you want to tell me. Does that sound right?',
      "Leave names and places out at first and tell me only what the moment was like. I don't need more than that to work with. Would you try it that way?",
    ],
    taps: ["I'll try that", 'Not now', 'Another question'],
    step: 'try WingMate with one small moment, without names',
  },
  stepAfter: {
    say: [
      "If you regret something you wrote, delete that chat here, or everything at /account. That takes a minute, and you don't have to give a reason. Would you like to do that?",
      'If an answer of mine was no help, say in one line what you needed instead. I can start over from there. What would that line be?',
    ],
    taps: ["I'll delete it", 'Start over', 'Leave it'],
    step: 'delete what you do not want to keep here',
  },
  other: {
    say: [
      "If a program isn't what you want, a person may be better: somebody you trust, a counselor, or the people listed under Help now. I can help you find the first sentence. Would you like that?",
      'You can also use Hearten without talking to me. There are short lessons, challenges and articles, and none of them asks you anything. Would you rather look there?',
    ],
    taps: ['Help with a sentence', "I'll look there", 'Back to my topic'],
    step: 'talk to a person, or look at the lessons instead',
  },
  smaller: {
    say: [
      "You can start with one word: a place, a person, a feeling. I'll ask from there. Which word would it be?",
      'Nothing to type, then: the suggestions below my answers can be tapped. Want to try it that way?',
    ],
    taps: ['Work', 'Friends', 'Family', 'Not now'],
    step: 'start with one word and see where it leads',
  },
  why: {
    say: [
      'Because you should know what you are talking to before you decide how much to say. A program that pretended to be a person would be a bad start.',
      "Because a saved chat can pick up where it left off: I can ask how it went with the thing you wanted to try. If you don't want that, delete it.",
    ],
  },
  lines: {
    say: [
      `You could begin with one of these:\n"Something is coming up, and I'm scared of it."\n"Something happened, and I can't stop thinking about it."\n"I don't know what to say to somebody."`,
      `If I get you wrong:\n"That's not what I meant."\n"No advice, please. I only want to get it out."\n"Give me something smaller."`,
    ],
  },
  when: {
    say: [
      "Whenever you like. I'm here day and night. Would you like to start now?",
      'Good. Do you want to begin with it now, or come back later?',
    ],
    taps: ['Now', 'Later'],
  },
  agreed: {
    say: [
      'All right. You decide how much you tell, and you can change your mind at any time.',
      'Okay, now you know where things are. Bring me something whenever you want to.',
    ],
  },
  didIt: {
    say: [
      "Good, then that's done. Is there something about it that you still wonder about?",
      'Okay. Now that you have had a look, what would you like to talk about?',
    ],
    taps: ['Another question', 'Something with people', "That's all"],
  },
  partly: {
    say: ["That's a start. Which part is still open?", 'Okay, part of it is clear. What else would you need to know?'],
    taps: ['Privacy', 'Deleting', 'What you can do'],
  },
  didNot: {
    say: [
      'No problem. Nothing here has a deadline. Is there something that makes you hesitate?',
      'Then leave it. What would you rather do here instead?',
    ],
    taps: ["I don't trust it", 'I forgot', 'Talk about something'],
  },
  wentBadly: {
    say: [
      "Sorry. I misread things at times, because I'm a program. What did you need that you didn't get?",
      'Then I was no help there, and thanks for saying so. What was wrong with the answer?',
    ],
    taps: ['You missed the point', 'Too general', 'I want a person'],
  },
  distress: {
    say: [
      "Let's leave the questions about me. Look around and find one thing with a round shape. I'm a program; if you need a person, tap Help now. It lists people you can reach.",
      "Slow down for a moment and put the phone or your hands in your lap. You can stop here, and what you wrote can be deleted. For a human voice, there's Help now.",
    ],
  },
  hear: [
    'Fair point. What made you think of it now?',
    "That's worth being careful about. What would you need to know before you tell me more?",
    'I see. Is it about me, or did something happen with people that made you ask?',
  ],
  reassure: [
    "I can't promise perfect safety; nobody who stores something can. What I can say: your chats are shown to no one else in Hearten, and you can delete them. Tell me as much as feels right with that in mind. Is there a part you'd rather leave out?",
    "You'd like to be sure that I'm right. You can't be: I'm a program, and I know only what you write. Take what I say as a suggestion and check it against your own life. What would you like to check?",
  ],
  answers: aboutWingmateAnswers,
}
