import type { Conversation } from '../../../conversation.ts'
import { meetingAnswers } from './meeting-answers.ts'
import { meetingReplies } from './meeting-replies.ts'

export const meeting: Conversation = {
  id: 'meeting',
  name: 'speaking up in a meeting',
  tap: 'Speaking in meetings',
  open: {
    say: [
      "The gap to speak in a meeting can be very short, and while you're checking your sentence, it's gone. What do you think would happen if you said it unpolished?",
      'Waiting while the turn comes around to you can be worse than the turn. What do you expect to happen when it gets there?',
      'Everyone listens, some of them matter to you, and you only get to say it once. Which moment is hardest: getting in, saying it, or the second after?',
    ],
    taps: ['I go blank', 'I sound stupid', 'I miss my chance', 'They all look over'],
  },
  openAfter: {
    say: [
      'The meeting is over and one moment of it is still going. What was said, as close to word for word as you can?',
      "There's what you said or left unsaid, and there's what you think it meant to the room. Which of the two keeps coming back?",
    ],
  },
  glad: {
    say: [
      'Something went right in a room full of people. Let it be good.',
      "That's a real one. The next meeting can wait; this one was yours.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you'll say it, the room goes quiet, and everyone decides you don't belong there. Is that close?",
      'Is it something like this: your voice or your mind gives out halfway, all of them are looking, and it sticks to you afterward?',
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'say one unrehearsed sentence in your next meeting',
    say: [
      'In your next meeting, say one sentence in the first ten minutes without practicing it in your head. A question counts. Before you go in, write what you think people will do, then watch what they do. Would you try that?',
      'Early is less hard than late, because the waiting is what builds it up. One sentence near the start, the way it comes out. Asking someone to repeat a point is plenty. What would make that doable?',
      "If it goes around the table, listen to the person before you instead of rehearsing, then say one plain sentence. If it doesn't, speak once near the start. Afterward, check what you expected against what happened. Would you try it?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:idea-in-ten-minutes',
  },
  stepAfter: {
    step: 'write down what was said in the meeting, and leave the rest',
    say: [
      'Ten minutes, two columns: what people said and did, and what you think they thought. Only the first column is known. If something you said was wrong, correct it in one line to one person. Will you do that today?',
      'Put it on paper once: who said what, and what happened next. If there\'s something you wanted to say and didn\'t, you can still send it: "I thought of this after the meeting." Then stop. Would that work for you?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'ask whoever runs the meeting to bring you in at one point',
    say: [
      "Let somebody open the gap for you. Tell whoever runs it beforehand that you have something to say on one point, and ask them to call on you. Then you don't have to fight your way in. Would that work where you are?",
      'Talk to one person instead of the room. A message before the meeting is enough: "I\'d like to say something about this. Please bring me in." Who would you write to?',
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'say hello out loud as the meeting starts',
    say: [
      'Leave the agenda out of it. Say good morning out loud when you come in, before you sit down or settle. Your voice has been in the room once, and nothing more is asked. Could you do that?',
      'Two seconds, then. As people arrive, say hello out loud to the person closest to you. No point to make and no turn to wait for. Is that small enough?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
    item: 'challenge:say-good-morning-first',
  },
  why: {
    say: [
      'Making a sentence perfect takes longer than the gap lasts, so the fear never gets an answer. A plain one gets you the answer: what people actually do when you speak.',
      'When you stay quiet and nothing bad happens, staying quiet gets the credit. It takes one small thing said out loud to find out whether you needed the quiet.',
    ],
  },
  lines: {
    say: [
      `Short ones, for getting in and for losing it:\n"Can I jump in here for a second?"\n"Could you go back to the last point? I didn't follow it."\n"I lost my thread. Come back to me in a minute."`,
      `"One thing from me: this part is done, that part is still open."\n"I see it a little differently."\n"I don't know yet. I'll find out and tell you tomorrow."\nSay one, and stop there.`,
    ],
  },
  when: {
    say: [
      "Good. Naming it now saves you from deciding in the moment, when it's hardest. Which day will it be?",
      'Then choose one and let the others go by. When does it come up?',
    ],
    taps: ['Later today', 'Sometime tomorrow', 'My next meeting', "I don't know yet"],
  },
  agreed: {
    say: [
      "Good. It may come out clumsy, and a clumsy one is as good a test as a smooth one. I'll ask you what happened.",
      "Then that's the plan. One small thing, and the rest of the meeting you can sit through like anyone else.",
    ],
  },
  didIt: {
    say: [
      'You put your voice in that room. What did people do in the ten seconds after, compared with what you expected?',
      'That took guts, even if it was four words and a hot face. What did you find out?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      "A started sentence counts, and so does a hand halfway up. That's past the point where it used to stop. How far did you get?",
      'You did some of it, in front of people. What was happening right when it stopped?',
    ],
    taps: ['Someone else spoke', 'I lost my words', 'I did half'],
  },
  didNot: {
    say: [
      "Two seconds went by and then it was too late; that's how it usually goes. Was the step too big, or did the right moment never come?",
      "All right. Sitting there with it unsaid is uncomfortable enough, so there's no need to add blame. Do you want a smaller one?",
    ],
    taps: ['Too big', 'The moment never came', 'Something else'],
  },
  wentBadly: {
    say: [
      "That's hard to take, with everybody in the same room. What did they actually say or do, before you add what it meant?",
      'You were in there, and a bad moment happened in front of people. Tell me the moment itself: who spoke, and what was said?',
    ],
    taps: ['I went blank', 'Someone cut me off', 'They laughed'],
  },
  distress: {
    say: [
      'Feel the chair under you and press your feet down. Find three straight lines in the room. You can pass, or say "come back to me," or step out for some water. Nothing has to be said this minute.',
      'Slow it down. Put both hands flat on your legs and look at one thing on the wall or table. People leave meetings for two minutes all the time. You can do that now.',
    ],
    item: 'technique:power-breathing',
  },
  hear: [
    "So half of you is in the meeting, and the other half is busy with how you'd sound. Go on.",
    "That's a lot to have going on while somebody reads out the agenda. What would you have liked to say?",
    "That's a lot of watching to do in one hour. Who in that room makes it hardest?",
  ],
  reassure: [
    "I can't promise how they'll take it. Known: people in meetings say half-finished things all the time, and the conversation moves on. Guessed: that yours would be the one they remember. One sentence would test that. Should we plan it?",
    'What they think of you is something neither of us knows. What you can know is what they do: look up, answer, write, go on. Would you want to try one sentence and watch for exactly that?',
  ],
  answers: [...meetingAnswers, ...meetingReplies],
}
