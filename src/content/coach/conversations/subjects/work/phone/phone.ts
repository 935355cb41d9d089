import type { Conversation } from '../../../conversation.ts'
import { phoneAnswers } from './phone-answers.ts'
import { phoneReplies } from './phone-replies.ts'

export const phone: Conversation = {
  id: 'phone',
  name: 'phone calls',
  tap: 'Phone calls',
  open: {
    say: [
      'A call gives you no face to read and no delete key. Which moment is the worst for you: before it, the first words, or the middle?',
      'On the phone there is only your voice, and nobody nods while you talk. When you picture it, what do you expect will happen?',
      'Plenty of people would rather walk across town than dial a number, because a call wants an answer right now. What do you think could go wrong?',
    ],
    taps: ['I go blank', 'I sound stupid', 'Others hear me', 'I dread the start'],
  },
  openAfter: {
    say: [
      'A call can be over in two minutes and then replay in your head all day. What was actually said, as far as you remember?',
      "Without a face to go by, there's a lot of room for guessing afterward. Which part of it keeps coming back?",
    ],
  },
  glad: {
    say: [
      "That's good news, and it came through a phone, of all things. Enjoy it.",
      "If you dread calls, that's a big one. Let it be good for the rest of the day.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you'll go blank, they'll hear it, and they'll think something is wrong with you. Is that close?",
      "My guess: you expect to stumble, the other person gets impatient, and you're stuck on the line through all of it. Is that about right?",
    ],
    taps: ["Yes, that's it", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'make one short call without a script',
    say: [
      "Here's an experiment. Make one short call this week to a place that gets calls all day, without a script. Note what you expect before you dial, and compare afterward. Would you try it?",
      "Pick a call that takes under two minutes, like asking when a place closes. No script and no practice runs. You're finding out one thing: whether they get as impatient as you think. Is that doable?",
      'If a call is already waiting for you, make that the test. Decide what you want to ask, put it in a few words, and leave the rest unscripted. Beforehand, guess how they will sound. Would you try that this week?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'challenge:ask-when-they-close',
  },
  stepAfter: {
    step: 'write down what was said on the call, and then leave it',
    say: [
      "Take ten minutes and make two lists: words that were really said, and what you guess they thought. If something needs fixing, one short message can fix it. When the ten minutes are up, you're done. Will you do that?",
      'Write down what a recording of that call would play back, and nothing else. If a fact is missing, call or write once and get it. Then put the paper away. Would you try that?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'listen to the other end on your next call',
    say: [
      'Another way: leave the dialing alone and change what you listen to. On the next call you get, catch three things about their end: a noise behind them, how fast they talk, a word they like. Want to try that?',
      "You don't have to be calm first. On your next call, let the nerves come along and put your attention on the other end: their pace, their room, their mood. Would that work better for you?",
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'record a short voice note in one take',
    say: [
      "Smaller, then. Send someone you trust a voice note of fifteen seconds, one take, without listening to it first. It's your voice reaching a person, and nobody can interrupt. Would that work?",
      "Two minutes, alone: record what you'd say at the start of a call, one take, stumbles included. Send it to somebody or keep it. Is that small enough?",
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
    item: 'challenge:send-a-voice-note',
  },
  why: {
    say: [
      'Because putting a call off feels like relief, and the relief tells you it was dangerous. A short one, done without all the preparing, shows you what the other person really does.',
      'The fear is a guess about how you come across, and it never gets checked while you wait or rehearse. One small try checks it, and then you know a little more than you did.',
    ],
  },
  lines: {
    say: [
      `Say what you want, and then stop.\n"Hi, I have one question. Did I call the right place?"\n"Sorry, I lost my thread. Give me a second."\n"Could you say that once more, a little slower?"`,
      `These work on a voicemail, on a bad day, and at the end.\n"Hello, I'm calling about my appointment. Please call me back on this number."\n"I can't talk right now. Can I call you back in ten minutes?"\n"That's all I needed. Thanks, bye."`,
    ],
  },
  when: {
    say: [
      'Good. It helps to tie it to something you do anyway, like breakfast. Which day, and after what?',
      "Then pick the moment now, so it doesn't follow you around all day. When will it be?",
    ],
    taps: ['Later today', 'Tomorrow morning', 'Sometime this week', "I don't know yet"],
  },
  agreed: {
    say: [
      "That's settled. No practicing until then. Your voice may wobble, and you'll find out what you wanted to know either way.",
      "Good plan. When the time comes, start before you feel ready, because ready may not show up. I'll ask you how it compared.",
    ],
  },
  didIt: {
    say: [
      'You did that with no face to read and no way to take a word back. What did the other person actually do, compared with what you expected?',
      "That was hard to do, however your voice sounded. What do you know now that you didn't know before?",
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'Part of it counts. Looking up the number, or letting it ring twice, is further than the dread wanted you to go. How far did you get?',
      'You got partway, and that part is real. What was going on at the point where it stopped?',
    ],
    taps: ['I hung up', 'I got halfway', 'I waited too long'],
  },
  didNot: {
    say: [
      'All right, the call is still there. That tells us the step was the wrong size or came on the wrong day. Which was it?',
      'Nothing lost. Plenty of people put off calls. Do you want a smaller version, or another way in?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  wentBadly: {
    say: [
      "That's a rough thing to be left with after working up to it. What was actually said?",
      'Some calls do go wrong. People are short, lines are bad, words disappear. What happened, from the moment it turned?',
    ],
    taps: ['They were rude', 'I went blank', 'I hung up'],
  },
  distress: {
    say: [
      'Put the phone face down. Press both feet into the floor and look at one thing across the room until you could describe it. If this call can wait, let it wait.',
      "Let's stop here for a moment. Hold something cold or solid and feel its edges. A phone can ring without you. You can call back later, when your body has come down.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'A few minutes on the phone can use up a whole day, the hours before and the hours after. Is that how it is for you?',
    'Right. And nobody sees how much goes on before the first word. What else is part of it?',
    'And with only a voice to go by, every pause has to mean something. Go on.',
  ],
  reassure: [
    "I can't know how they'll sound, and you don't know yet either. Known: people who answer phones talk to nervous and muddled callers every day. Guessed: that you'd stand out. One short call would tell you. Would you like to set one up?",
    "Nobody can promise you a friendly voice. What's certain is smaller: you can ask them to repeat it, you can say goodbye, and the call ends. The rest is a guess. Want to test it?",
  ],
  answers: [...phoneAnswers, ...phoneReplies],
}
