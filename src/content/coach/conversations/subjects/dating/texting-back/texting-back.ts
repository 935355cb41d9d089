import type { Conversation } from '../../../conversation.ts'
import { textingBackAnswers } from './texting-back-answers.ts'
import { textingBackReplies } from './texting-back-replies.ts'

export const textingBack: Conversation = {
  id: 'texting_back',
  name: 'messages and replies',
  tap: 'Messages and replies',
  open: {
    say: [
      "A message has no face and no tone, so your head fills in the rest. Is it more that you have to answer somebody, or that you're waiting for somebody to answer you?",
      "A few words on a screen can eat up a whole evening. What do you think happens if you send the wrong thing, or don't hear back?",
      "With texting, everything stays there in writing, with the time beside it. What's the part you get stuck on: starting, sending, or what comes after?",
    ],
    taps: ['I have to answer', "I'm waiting", "I've waited too long"],
  },
  openAfter: {
    say: [
      'So it has been sent, or it has come in. What does it actually say?',
      'Once a message is out, you can go back and look at it forty times. What is it about this one that bothers you?',
    ],
    taps: ['I said too much', 'They went quiet', 'Their answer was short'],
  },
  glad: {
    say: [
      "A good message on the phone can brighten a whole day. It's nice to get one like that.",
      'It went back and forth, and it was nice. Good. You can leave it there and enjoy it.',
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that one wrong word makes them think less of you, and that you could never take it back, since it's there in writing. Is that close?",
      "Could it be that every hour of silence, theirs or yours, counts as proof: that they've lost interest, or that they're angry with you by now. Is that it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "Choose the one that fits. You owe an answer: three minutes, write what you'd say out loud, read it once, send it. You're waiting: two hours with the phone in another room. Guess first what will happen. Would you try that?",
      'For one day, drop the second look. Read what comes in once, read what you send once, then put the phone out of reach. Write down beforehand what you think will go wrong because of it. Could you do that tomorrow?',
      `Pick one chat and say there, in one plain line, what's true: "Sorry, I'm late with this," or "Does Saturday still work?" No rewriting, nobody reads it over. Guess first what comes back. What would make that doable?`,
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:texting-calls-and-screens',
    step: 'deal with one message the plain way, with no rewriting and no checking, and see what happens',
  },
  stepAfter: {
    say: [
      'Read the whole exchange once more, as if a stranger had written both sides. Write down what it says, and next to it what you added. Ten minutes, then the chat stays closed until tomorrow. Could you do that?',
      `Give it ten minutes, and decide which it was: harmful to somebody, or only awkward. For harm, one line can help make up for it: "That came out wrong, I'm sorry." For awkward, send nothing more. Then close it. Would you do that?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: "read the exchange once more with a stranger's eyes, for ten minutes, and then close the chat",
  },
  other: {
    say: [
      `Another way is to use your voice. A voice note, or a short call: "I'd rather say it than write it. Do you have two minutes?" Your tone comes along, and there's nothing to reread. Would that work with this person?`,
      `Something different: tell people how you are with messages. "I'm slow at answering. It's never about you. If it's urgent, call." You say it once, and each late reply stops needing an excuse. Who would you tell first?`,
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    item: 'challenge:send-a-voice-note',
    step: 'send a voice note in place of a text, or tell one person how you are with messages',
  },
  smaller: {
    say: [
      `Smaller: if it's your turn, answer one message in five words: "Got it. More this weekend." If it's theirs, put the phone face down for ten minutes and look out the window. Could you do that now?`,
      "Two minutes, on paper and not on the phone: write what you would say to this person if they stood in front of you. Nothing gets sent. You'll see that you do have words. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'answer in five words, put the phone down for ten minutes, or write it on paper first',
  },
  why: {
    say: [
      'Because polishing and checking feel as if they keep you safe, and so you never see what happens without them. One message sent as it is, or two hours without a look, shows you how people react to the plain version.',
      'A reply gets heavier each day it waits, because you think it has to make up for the delay. What they may want to know first is that you got it. A short answer gives them that, and takes it off you.',
    ],
  },
  lines: {
    say: [
      `Two for a late answer, one for when you're waiting:\n"Sorry for the late answer. It was good to hear from you."\n"I read this, and then the week got away from me. How did it go?"\n"No rush. I only wanted to ask if Saturday still works."`,
      `One for a late answer, two for when you're waiting:\n"Slow reply, and I do want to answer. The short version is yes."\n"Hey, did this get lost? I'd like to know by Friday."\n"I'd enjoy hearing from you, whenever you have a minute."`,
    ],
  },
  when: {
    say: [
      'Good. Which message or which person, and at what time today?',
      'Pick a time with a limit on it, like before dinner. When could that be?',
    ],
    taps: ['Right now', 'Tonight', 'Tomorrow'],
  },
  agreed: {
    say: [
      "Good, so it's decided. Once that's done, your part is over, and the phone can stay on the table.",
      "That's the deal, then. A plain message counts in full. I'll ask you how it went.",
    ],
  },
  didIt: {
    say: [
      'Sent, or left alone, as you had planned. That took courage. What happened then, compared with what you had expected?',
      "You let it be plain and didn't go back to it. What did you notice in the hour after that?",
    ],
    taps: ['They answered', 'No answer yet', 'It was fine'],
  },
  partly: {
    say: [
      'Some of it worked, then. At which point did the rewriting or the checking come back?',
      'Half an hour without looking, or half a message, is more than none. What made you pick it up again?',
    ],
    taps: ['I checked anyway', 'Wrote, not sent', 'I rewrote it'],
  },
  didNot: {
    say: [
      'All right, the message is still there, and so is the chance. Was it the starting, or the sending?',
      'Thanks for saying so. When you looked at the phone, what did you think would happen?',
    ],
    taps: ["I couldn't start", "Couldn't hit send", 'I kept checking'],
  },
  wentBadly: {
    say: [
      "That's hard to have in black and white. Before we do anything with it: what did they write, word for word?",
      "Ouch. You'd made yourself send it, or wait, and then this. What came back?",
    ],
    taps: ['They were angry', 'Left on read', 'I sent too many'],
  },
  distress: {
    say: [
      'Put the phone in a drawer, now, for ten minutes. Stand up and shake out your arms. No message has to be answered or explained tonight. Later it will say the same as it does now.',
      "Slow down. Look away from the screen, at the farthest thing you can see. Let your shoulders drop a little. Send nothing while it's this loud. You can stop here as well.",
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    'So you have the words in front of you and no voice to go with them. How would you read it if it came from somebody you trust completely?',
    "There's what was written, and there's the silence around it. Which of them is louder for you?",
    'Thanks, now I know more. What do you usually do when the phone is in your hand and you get stuck like that?',
  ],
  reassure: [
    "Why they haven't answered, or how they took it, can't be known from here. Known: the words, and the time they were sent. Guessed: their face while reading. Work, sleep and a dead phone look the same as anger. Could you leave it for two hours and see?",
    'Nobody can promise the answer you want. You can look at facts: how has this person answered before, and how fast. Do you want to write down your guess and compare it with what comes?',
  ],
  answers: [...textingBackAnswers, ...textingBackReplies],
}
