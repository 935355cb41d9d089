import type { Conversation } from '../../../conversation.ts'
import { friendDriftingAnswers } from './friend-drifting-answers.ts'
import { friendDriftingReplies } from './friend-drifting-replies.ts'

export const friendDrifting: Conversation = {
  id: 'friend_drifting',
  name: 'a friend who is drifting away',
  tap: 'A friend drifting away',
  open: {
    say: [
      "Often nobody says anything, there's no fight, and still you can tell it's less than it was. What do you think is going on with them?",
      "When a friend pulls back a little at a time, there's never one moment you could ask about. What was the latest thing you noticed?",
      "You're still friends on paper, and yet you count the days between messages. If you asked them straight out, what are you afraid they'd say?",
    ],
    taps: ['They replaced me', 'I did something', 'They stopped writing'],
  },
  openAfter: {
    say: [
      'So something happened that made the distance plain. What did they say or do, as close to word for word as you can?',
      'One short moment with a friend can change how you see the last half year. Which moment was it?',
    ],
    taps: ['They brushed me off', 'I brought it up', 'They chose others'],
  },
  glad: {
    say: [
      'It must be good to have a bit of them back. Let it be as good as it is today.',
      'So you two found your way back to each other a bit. Glad to hear that.',
    ],
  },
  fear: {
    say: [
      'Perhaps the fear is that they have quietly decided you are too much, or too dull, and are letting it run out so that they never have to say it. Is that close?',
      "Part of you may think that if you bring it up, you'll push them the rest of the way out. So you keep still, and it goes on. Is that how it is?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      'Leave the hints and the waiting aside for once, and ask for something plain: one hour, one day, one thing you both like. Write down what you expect them to answer. Then you have an answer to look at. Would you try that this week?',
      `Tell them one true sentence, without blame: "I've missed you lately." No question about why, no list. Guess first how they will take it, and wait for what they really say. Could you say or send that?`,
      "You may have been testing them: writing less to see if they notice. Stop the test, since they don't know about it. Send one warm, clear message and predict the reply first. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'drop the waiting and tell your friend one plain thing: that you miss them, or a day to meet',
  },
  stepAfter: {
    say: [
      'Ten minutes, two lists: what they did, with dates if you have them; and what you think it means. See how short the first one is, or how long. Then close it until tomorrow. Could you do that?',
      "Set a timer for ten minutes and write it down as if a third person had been there. Then see if there's one thing you would like to say or set right. If so, one sentence. If not, leave it for today. Would you do that?",
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'write down for ten minutes what your friend really did, and leave the rest for today',
  },
  other: {
    say: [
      'A different way: let this friendship be smaller for a while, and give the time you spend wondering to somebody else. One message to another person you like. It takes some of the weight off this one. Who could that be?',
      "You could tell somebody you trust how sad this is, somebody outside of it. No spying, no messages passed on. You say it once and you aren't alone with it. Is there a person like that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'write to somebody else you like, or tell one person you trust how sad this is',
  },
  smaller: {
    say: [
      'Smaller: for one day, leave their profile, their "last seen" and the old chats alone. When the urge comes, put the phone down for two minutes and notice what you were hoping to find. Could you do one day?',
      "Send them one thing that asks for nothing: a picture of something they'd laugh at, or a line about something you saw. Two minutes, and no watching for the answer. Would that be small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'go one day without checking up on them, or send one small thing that asks for nothing',
  },
  why: {
    say: [
      "Because at the moment you're reading signs, and signs can be read in many ways. A plain sentence from you gives your friend the chance to give a plain one back. It may be a sad one. It will be real.",
      "Going quiet protects you, and from their side it can look as if you're the one who's leaving. One clear step from you takes that possibility away. Then you see what they do.",
    ],
  },
  lines: {
    say: [
      `Without blame, and short:\n"I miss you. Do you have an hour this week?"\n"I feel like we've drifted a bit. Do you feel that too?"\n"I know you have a lot going on. I'd still like to see you."`,
      `If you think something happened between you:\n"Did I do something that bothered you? I'd rather know."\n"I've been quiet because I wasn't sure you wanted to hear from me."\n"I'm not angry. I'd like to understand where we are."`,
    ],
  },
  when: {
    say: [
      'Good. When is a time they usually have a moment, and you do too?',
      'Then pick a day, so that it stops going around in your head. Which one?',
    ],
    taps: ['Today', 'In a few days', 'When I see them'],
  },
  agreed: {
    say: [
      "Good, so that's your next move, and it's an honest one. What they do with it is up to them.",
      "It's decided, then. Until that day you don't have to work out what they think. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      "You said it plainly, to somebody you could lose. That took nerve. What did they answer, compared with what you'd expected?",
      "It's out in the open now between you two. What do you know today that you could only guess before?",
    ],
    taps: ['They miss me too', 'They were busy', 'They were cold'],
  },
  partly: {
    say: [
      'You got some of it out. What did they do with that part?',
      'You made a move toward them, and that counts even if you stopped. What would you have liked to add?',
    ],
    taps: ['I kept it light', 'Wrote and deleted it', 'They changed the subject'],
  },
  didNot: {
    say: [
      "No harm done. With a friend, so much depends on one sentence that it's hard to start. Was it too big, or did the moment not come?",
      "Okay, it's still unsaid. What were you most afraid of hearing?",
    ],
    taps: ['It was too big', 'No good moment', 'Afraid of the answer'],
  },
  wentBadly: {
    say: [
      "That's painful, and worse because it's somebody you care for. What did they say, in their words?",
      "Oh. You hoped for something else. We don't need to do anything with it right away. How did it go, one thing after the other?",
    ],
    taps: ['They denied it', "They're done with me", 'We argued'],
  },
  distress: {
    say: [
      'Put the phone in another room for ten minutes. Stand up, open a window or a door, and feel the air on your hands. Nothing needs to be sent tonight. You can leave this here.',
      "Pulling apart from a friend can hurt like losing them. Sit somewhere with your back against something. Look at one object until you've seen its whole outline. That's all for now.",
    ],
    item: 'technique:movement-stretch',
  },
  hear: [
    'So it used to go back and forth, and now most of it comes from you, or nothing comes at all. When did you first notice?',
    "You've been reading a lot of small signs. Which is the one that weighs most?",
    'I follow you. What has changed in their life since it was good between you, as far as you know?',
  ],
  reassure: [
    "I can't know what they feel about you. Known: fewer messages, fewer meetings. Guessed: why. A new job, a new love, a low time and real distance can all look the same from outside. Would you ask them one plain question?",
    "Nobody but them can tell you if it's over. You can find out more than you know now, with one friendly sentence and some patience. Want to look for that sentence?",
  ],
  answers: [...friendDriftingAnswers, ...friendDriftingReplies],
}
