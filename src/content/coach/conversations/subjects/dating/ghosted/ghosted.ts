import type { Conversation } from '../../../conversation.ts'
import { ghostedAnswers } from './ghosted-answers.ts'
import { ghostedReplies } from './ghosted-replies.ts'

export const ghosted: Conversation = {
  id: 'ghosted',
  name: 'somebody who stopped answering',
  tap: 'Being ghosted',
  open: {
    say: [
      "When somebody goes quiet, you have to come up with the reason yourself, and it's usually the one that hurts most. What have you decided it means?",
      'They stopped writing and left you without a why, so every look at the phone asks the same thing again. What are you most afraid the reason is?',
      'Silence gives you nothing to argue with and no clear moment to let go. Which is worst right now: not knowing why, still hoping, or what you think it says about you?',
    ],
    taps: ['Not knowing why', 'I still hope', "I think it's me"],
  },
  openAfter: {
    say: [
      'So at some point the answers stopped. What was the last thing each of you wrote?',
      'Somebody was part of your days and then was gone without a word. Which part of it keeps coming back?',
    ],
    taps: ['My last message', 'Why they did it', 'The good parts'],
  },
  glad: {
    say: [
      "That's a relief after all that waiting. Let it be good for today, without working out what comes next.",
      'Good. The phone can lie there now without you listening for it.',
    ],
  },
  fear: {
    say: [
      'Part of you may be thinking that they saw something in you, something off, and left because of it. Is that close?',
      "My guess is that it feels like a pattern: people get to know you a little, and then they're gone, and it'll go that way again. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "If there's something you still want to say, send it once, in two lines. If not, send nothing. Then leave the chat and their profile alone for three days, and see if day three is as bad as you expect. Would you try that?",
      "Try three days without looking: no profile, no last seen, no rereading. Before you start, write down how you think you'll be on day three. Then compare. Are you up for that?",
      'Archive the chat tonight, so it no longer sits on top. If they write, it comes back by itself. For three days you leave their profile alone and note once a day how strong the urge to look is. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'leave the chat and their profile alone for three days and see how day three is',
  },
  stepAfter: {
    say: [
      "Ten minutes, two columns. On the left, the messages and dates as they stand. On the right, every reason you've come up with. All of the right side is guessing. Then close it, and no looking at their profile today. Could you do that?",
      'Take fifteen minutes to write them everything, on paper, not to be sent. When the time is up, put it in a drawer and go into another room. If you wrote them something unkind back then, one line of apology is enough. Would you try that?',
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    item: 'lesson:why-your-brain-replays-it',
    step: 'give it one short, timed look on paper and then leave their profile alone for the day',
  },
  other: {
    say: [
      'Tell one person what happened, in two sentences, without turning it into a funny story. People tend to keep this to themselves, as if it were their own disgrace, and it gets heavier that way. Who could you tell?',
      "Turn it around for a moment. Maybe somebody is waiting to hear from you. Answer that person today. It doesn't replace anyone. It puts you in a conversation where somebody writes back. Would you want to do that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'tell one person about it, or write to somebody who does answer',
  },
  smaller: {
    say: [
      'Next time you want to check, wait two minutes first. Phone face down, eyes on something outside the window, and see what the urge does. After that you may look. Could you do that once?',
      'Mute the chat. It takes ten seconds, they get no notice of it, and you can undo it. If they write, the message will still be there. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'wait two minutes before you check, or mute the chat',
  },
  why: {
    say: [
      "Because their profile can't tell you what you want to know. You look, you get a second of relief or one more thing to puzzle over, and within the hour you look again. A few days off let you see that the urge goes down without it.",
      "Where there are no facts, people tend to fill in blame, and mostly they blame themselves. Keeping facts and guesses apart won't take the hurt away. It does keep you from blaming yourself for something nobody has said.",
    ],
  },
  lines: {
    say: [
      `Once, and then it's their turn:\n"I enjoyed our time and I'd like to see you again. If you'd rather not, a short no is fine."\n"I haven't heard from you, so I'll leave it here. Take care."`,
      `If they show up again:\n"Good to hear from you. The silence was hard for me. What happened?"\n"I've moved on by now. All the best to you."\n"I'd talk, if you can tell me where you went."`,
    ],
  },
  when: {
    say: [
      'The late evening is often the hardest with this. Which moment today would you start with?',
      'Good. When do you begin: right away, tonight, or tomorrow when you get up?',
    ],
    taps: ['Right now', 'Tonight', 'Tomorrow'],
  },
  agreed: {
    say: [
      "Then it's set. Why they went quiet is theirs to explain. Your evening is yours.",
      "Good. If you slip and look, you pick it up again from there, and nothing is ruined. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      "You did that without any answer from them to lean on. That took courage. How was it, next to what you'd expected?",
      'So you moved, and they had nothing to do with it. What did you notice afterward?',
    ],
    taps: ['Less bad than expected', 'I still miss them', 'They wrote back'],
  },
  partly: {
    say: [
      'A few hours without looking are a few real hours. What brought you back to it?',
      'Part of the way is further than where you were. When you did look or write, did it give you what you wanted?',
    ],
    taps: ['I looked once', 'I wrote again', 'It was late'],
  },
  didNot: {
    say: [
      "All right. Wanting to know is strong, and it doesn't go away because there's a plan. Was the step too long, or was it a bad moment?",
      'Then we start from here. In the moment you reached for the phone, what were you hoping to see?',
    ],
    taps: ['It was too long', 'I kept checking', 'I wrote again'],
  },
  wentBadly: {
    say: [
      'That hurts. You put yourself out there a second time, in a way. What came back from them, if anything did?',
      "That's a lot to take from somebody you were fond of. Tell me what happened, from the last message on. What did they do?",
    ],
    taps: ['Still nothing', 'They were cold', 'There is someone else'],
  },
  distress: {
    say: [
      "Put the phone in another room for a few minutes. Sit with your back against something firm and press your feet down. You don't have to understand them tonight. You can stop here.",
      'Leave the chat closed for now. Hold something cold, a glass or a spoon, and feel it. Nothing has to be sent in this state. If you want a person to talk to, tap Help now.',
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "You had reason to think you'd hear from them. What had you hoped would come of it?",
    'Waiting for one sound takes up a lot of a day. At what time is it loudest?',
    "Okay, that's part of it too. When you try to explain it to yourself, which version do you end up with?",
  ],
  reassure: [
    "I can't tell you if they'll write, or why they stopped. Known: the last message and its date. Guessed: the reason. People go quiet because of you, or because of something in their own lives, and from outside it looks the same. Would you try three days without checking?",
    'Nobody can promise you that it had nothing to do with you. Even if it did, it was one person and one match. What you can find out is how somebody else responds to you. Should we plan one message to another person?',
  ],
  answers: [...ghostedAnswers, ...ghostedReplies],
}
