import type { Conversation } from '../../../conversation.ts'
import { presentationAnswers } from './presentation-answers.ts'
import { presentationReplies } from './presentation-replies.ts'

export const presentation: Conversation = {
  id: 'presentation',
  name: 'speaking in front of people',
  tap: 'Giving a talk',
  open: {
    say: [
      'Everyone is facing you and nobody else is talking. Which moment is the worst when you picture it: the walk up, the first sentence, or the questions?',
      'A talk gives the fear a date and an audience. What do you expect to happen up there?',
      "People get to look at you for minutes, and you have to keep going while they do. What's the scene your mind keeps showing you?",
    ],
    taps: ['I go blank', 'My voice shakes', 'The first minute', 'The questions'],
  },
  openAfter: {
    say: [
      "From the inside, a talk can be mostly heartbeat, so it's hard to know afterward what it was like. What actually happened, from start to end?",
      'Out of a whole talk, the mind likes to keep one moment and play it again. Which one is it?',
    ],
  },
  glad: {
    say: [
      "You had the floor, and it went well. That's a good thing to have behind you.",
      "That's very good to hear from someone who had to stand up for it. Enjoy the quiet afterward.",
    ],
  },
  fear: {
    say: [
      'Does it go something like this: you lose your words in the middle, and then you stand in the silence while they watch?',
      "Part of you may be expecting that they'll see the nerves, stop listening, and think less of you from then on. Is that near it?",
    ],
    taps: ["Yes, that's close", 'Partly, yes', 'No, something else'],
  },
  step: {
    step: 'do your first two minutes out loud without a full script',
    say: [
      'Give your first two minutes to one person, standing up, from three keywords instead of a full text. Say beforehand what you expect to go wrong. Afterward, ask them what they saw. Would you try it?',
      'Do the opening out loud once this week, two minutes, from keywords. When you stumble, go on; no starting over. You want to know if a stumble is as bad for a listener as it is for you. Who could listen?',
      'A text you read word by word keeps you safe until you lose your place. Try your first two minutes from three keywords, to someone or recorded on your phone. Guess first how it will look. Would you do that?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'article:presentations-social-anxiety',
  },
  stepAfter: {
    step: 'write down the facts of the talk once, and then stop',
    say: [
      'Ten minutes, once: what you said, what people did, which questions came. Guesses about what they thought go on a separate page. Then ask one person who was there what they took from it. Would you do that?',
      'If a number was wrong or something was left out, send one short correction. For the rest, write it down the way someone in the third row would tell it, and stop after ten minutes. Will you try?',
    ],
    taps: ["I'll try that", 'Something else'],
  },
  other: {
    step: 'give three people in the audience one whole sentence each',
    say: [
      "Here's one that has to do with your eyes. While you talk, say a whole sentence to one person, then one to another, as if each had asked you. You'll hear yourself less. Would you try that?",
      'You can leave the nerves alone and change what you look at. Pick three faces in different spots and give each a full sentence. Check whether they look at you the way you expect. Want to try it?',
    ],
    taps: ["I'll try that", 'Still too big', 'Not for me'],
  },
  smaller: {
    step: 'record the first lines of your talk and watch them once',
    say: [
      'Thirty seconds, alone. Guess from 0 to 10 how nervous you will look, record your first lines once, then watch them as if it were a stranger. Would that be small enough?',
      'Say only your first sentence, standing, in an empty room, and record it on your phone. Watch it once. Then you can delete it. Could you do that today?',
    ],
    taps: ["I'll do that", 'Not now', 'Something else'],
    item: 'challenge:record-thirty-seconds',
  },
  why: {
    say: [
      'You judge a talk by how it feels, and the people listening only get what shows. Those two can be far apart. Trying it in a small way lets you see the difference for yourself.',
      'Everything you do to be safe, like reading every word, also tells you that you would fall without it. Leaving one of those out is how you find out whether you would.',
    ],
  },
  lines: {
    say: [
      `For the start, the blank in the middle, and the question you can't answer:\n"I'm a bit nervous, so I'll start slowly."\n"I've lost my place. Give me a moment."\n"I don't know that. I'll find out and tell you."`,
      `"I'll keep this short, because I mean it."\n"Let me say that again, more clearly."\n"That's the main thing I wanted you to know. Thank you."\nThe last one works for any ending.`,
    ],
  },
  when: {
    say: [
      'Good. This goes better in daylight than late at night. Which day, and about what time?',
      'Then put it somewhere it will really happen, before or after something you do anyway. When is that?',
    ],
    taps: ['Later today', 'Sometime tomorrow', 'Sometime this week', "I don't know yet"],
  },
  agreed: {
    say: [
      "That's the plan, and it's enough. Shaky and finished counts the same as smooth and finished.",
      "Good. Between now and then, you can leave the talk alone; it doesn't need you all day. Tell me afterward what you saw.",
    ],
  },
  didIt: {
    say: [
      'You stood there and said it. Of the things you expected, which ones happened and which ones did not?',
      "That took nerve, whatever your hands were doing. What did you find out that you couldn't have known beforehand?",
    ],
    taps: ['Better than expected', 'About as expected', 'Worse than expected'],
  },
  partly: {
    say: [
      'Half a talk out loud is a long way from none. What did that half show you?',
      'You began, and the beginning is often the hardest part. What happened at the point where you stopped?',
    ],
    taps: ['I lost my place', 'I read it out', 'I did half'],
  },
  didNot: {
    say: [
      "It's still ahead of you, then, and nothing about you has been decided. Was the step too big, or was there no good hour for it?",
      'All right. Standing up and hearing your own voice in a room is a lot to ask on some days. What would be small enough?',
    ],
    taps: ['Something smaller', 'Something else', 'Leave it for now'],
  },
  wentBadly: {
    say: [
      'That hurts, and with people watching it hurts twice. What happened, the way someone in the room would describe it?',
      'You got up there, and part of it went wrong. Before we look at what it means: which part was it?',
    ],
    taps: ['I went blank', 'They looked bored', 'I stopped early'],
  },
  distress: {
    say: [
      'Stop planning for a minute. Stand or sit with your weight on both feet and push the floor away. Look at the farthest thing you can see. The talk is not happening right now.',
      "Let's leave the talk for now. Run cold water over your wrists, or hold something heavy. If it's minutes away, you only need the first sentence. The next one comes after it.",
    ],
    item: 'technique:power-breathing',
  },
  hear: [
    'So it has been taking up days, and the thing itself may last minutes. Go on.',
    "And people who say it will be fine don't have to stand there. What do they not see?",
    "That's a lot of eyes to be ready for. Whose matter most to you?",
  ],
  reassure: [
    'How it will go is still open. Known: you can pause, look at your note, and go on, and people in an audience see that often. Guessed: that a stumble would ruin it. You can test that with one listener. Want to?',
    "A good talk can't be promised, by me or by anyone. What you feel from the inside is one thing, and what they see is another, and so far you only know the first. Would you like to find out about the second?",
  ],
  answers: [...presentationAnswers, ...presentationReplies],
}
