import type { Conversation } from '../../../conversation.ts'
import { videoCallAnswers } from './video-call-answers.ts'
import { videoCallReplies } from './video-call-replies.ts'

export const videoCall: Conversation = {
  id: 'video_call',
  name: 'video calls',
  tap: 'Video calls',
  open: {
    say: [
      "On video you talk while your own face looks back at you from a corner. Which part is worst: being seen, unmuting, or the quiet after you've said something?",
      "Rows of faces, and no way to tell who is looking at you. What do you expect they'd see or think?",
      'A video call shows people your face, your voice and the room behind you, all at once. What would you most want them not to notice?',
    ],
    taps: ['Seeing my own face', 'I have to unmute', 'My room shows', 'I talk over people'],
  },
  openAfter: {
    say: [
      'The window closes, the room is suddenly quiet, and the replay has nobody to stop it. What happened, the way someone else on the call would tell it?',
      'You were watching your own little square. The others had a whole screen to look at. Which moment of it keeps coming back?',
    ],
  },
  glad: {
    say: [
      "Seen and heard on a screen, and it went your way. That's a good one to log off on.",
      'Good news, and out of a video call. Enjoy it before the next thing gets a turn.',
    ],
  },
  fear: {
    say: [
      "Maybe you expect that they're all studying your square, and that they can see how nervous you are. Is that close?",
      'Part of you may be expecting to unmute, say it wrong or talk over someone, and then have to sit there in plain view. Is that it?',
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'hide your own picture for one whole call',
    say: [
      'Most apps let you hide your own picture while the others still see you. Do that for one whole call. Guess first how many people will say something about how you look, then count. Would you try it?',
      "Checking your own square is like talking next to a mirror. On your next call, hide it from the first minute and look at whoever is speaking. Write down what you fear they'll do, and afterward what they did. Doable?",
      'Try one call with your video on and your own picture covered. A sticky note works if the app has no setting. See whether you follow the conversation better, and whether the thing you expect happens. Would you try that?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:texting-calls-and-screens',
  },
  stepAfter: {
    step: 'write down what happened on the call, and then leave it',
    say: [
      'Set a timer for ten minutes. Write what people on the call said and did, and on a second page what you think they thought. Only the first page is known. When the timer rings, close both. Will you try it?',
      'If there was a mishap, like an open mic, one line to the people involved is enough. Then put ten minutes of facts on paper: who said what, and what came next. After that, leave it. Would you do that?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'tell one person before the call that video makes you nervous',
    say: [
      'You could stop hiding it from everybody. Before the call, tell one person who will be on it: "Video makes me nervous, I may be quiet at first." Then one person on that screen knows. Would you try that?',
      'A different way in is company. Send a short message to someone on the call, or to whoever runs it, saying that video is hard for you. Who would you mind telling least?',
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'open a call on your own for two minutes with your picture hidden',
    say: [
      'Leave other people out of it for now. Open the app alone, find the setting that hides your picture, and say one sentence out loud to the empty screen. Two minutes. Could you do that today?',
      'Start a call with nobody in it. Two minutes, picture hidden, talking about your day to no one. You get used to speaking without the mirror, and nothing depends on it. Is that small enough?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
  },
  why: {
    say: [
      "Watching yourself uses up the attention you need for listening, and then the call really does get harder. With less of that, you find out what people do when you aren't checking.",
      "Any face looks strange if you stare at it long enough, and yours gets stared at by you. Looking at the others gives you real information about them, and that's what the fear has been missing.",
    ],
  },
  lines: {
    say: [
      `For getting in, and for when it collides:\n"Can I add something here?"\n"Sorry, go ahead. I'll come in after you."\n"I was on mute. Let me say that again."`,
      `"I got lost there. What was the question?"\n"It's a bit loud where I am. Tell me if you can't hear me."\n"I have to go at the hour. Bye, everyone."\nSay them at your own speed; the lag is the same for everybody.`,
    ],
  },
  when: {
    say: [
      'Then give it a place in the week. Which day will it be?',
      "Good. Look at what's coming up and choose one slot. When is it?",
    ],
    taps: ['Later today', 'My next call', 'Sometime this week', "I don't know yet"],
  },
  agreed: {
    say: [
      'Good. You can be nervous the whole way through and it still works as a test. Bring me what you saw.',
      "That's a clear plan. Nothing else about the call has to go better for this to count.",
    ],
  },
  didIt: {
    say: [
      'You let yourself be seen, and you stayed. How did it compare with what you thought they would do?',
      'That counts, whatever your face felt like from the inside. What did you notice about the others this time?',
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'A few minutes of it is still a few minutes on screen that you would have skipped before. What did those show you?',
      'Some of it happened, so we have something to look at. Where did you stop?',
    ],
    taps: ['I stopped early', 'I stayed muted', 'I did half'],
  },
  didNot: {
    say: [
      'Fine, then we learned that this one was too much or badly timed. Do you want something smaller, or something different?',
      'So the call went by without it, or there was no call. That happens. What got in the way?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  wentBadly: {
    say: [
      'That stings, and on video you even get to watch it happen. What did the others actually say or do?',
      'Sitting in view while something goes wrong is a bad few seconds. Tell me the moment: what was on the screen, and what came next?',
    ],
    taps: ['I was not muted', 'I froze', 'Nobody reacted'],
  },
  distress: {
    say: [
      'Turn your video off, or step away for a few minutes. You can come back. Put your hands flat on the table and look at something far off, out a window if you can.',
      `Slow down with me. Push your chair back, both feet on the floor, eyes off the screen. You're allowed to leave a call. One line in the chat is enough: "I have to step out."`,
    ],
    item: 'technique:mental-reset',
  },
  hear: [
    "So you're doing two things at once there: following the call and watching over yourself. Go on.",
    'And it happens in your own room, where you would normally be off duty. What else is in it?',
    "There's no walking out of the room with someone afterward, so you're left to guess what they thought. What do you end up guessing?",
  ],
  reassure: [
    "I can't tell you what each of them sees. Known: they have your square, their own square, and often something else open. Guessed: that yours is the one they watch. We could find out a little about that. Want to?",
    "Nobody can promise that it goes smoothly; video rarely does, for anyone. What you fear they'll think is a guess so far. Would you want to set up one call where you check it?",
  ],
  answers: [...videoCallAnswers, ...videoCallReplies],
}
