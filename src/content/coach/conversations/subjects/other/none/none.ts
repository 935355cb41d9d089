import type { Conversation } from '../../../conversation.ts'
import { noneAnswers } from './none-answers.ts'

export const none: Conversation = {
  id: 'none',
  name: 'something you have not named yet',
  tap: "I'm not sure yet",
  open: {
    say: [
      "Hello. It's good that you're here. What's on your mind today?",
      'Hi there. You can start anywhere, even in the middle. What brings you here?',
      'Hello. It can be something that is coming up, something that happened, or nothing in particular. Where would you like to start?',
    ],
    taps: ['Something is coming up', 'Something happened', "I don't know"],
  },
  openAfter: {
    say: [
      'Something happened, it seems. Would you tell me what it was, in a sentence or two?',
      'Hello. It sounds like the day has left you with something. What was it?',
    ],
    taps: ['Something with people', 'Something I said', "I can't say yet"],
  },
  glad: {
    say: ['Good to hear. Then let it be a good day.', "That sounds fine. You're welcome here on good days as well."],
  },
  fear: {
    say: [
      "Maybe it's hard to say because it might sound silly once it's written down. Is that close?",
      'It could be several things at once, with none of them clear enough to name. Is that how it is?',
    ],
    taps: ["Yes, that's it", 'Partly', 'No, something else'],
  },
  step: {
    say: [
      "Let's find a place to start. Think of the last time this week when you wanted to get away from people, or wished you had said something. Where were you?",
      "Try it without explaining anything: name one person and one place, and I'll ask from there. Would you do that?",
      "Here's a way in. Look at the next seven days and pick the moment with people you would most like to skip. Which one is it?",
    ],
    taps: ['At work', 'With friends', 'With family', 'Somewhere else'],
    step: 'pick one moment with people from your week',
  },
  stepAfter: {
    say: [
      'Put it in three lines, as if you were reporting it: where it was, who was there, what was said. You can stop after that. Would you like to do it here?',
      'Take the part that comes back most often and write only that part. The rest can stay out for now. Which part is it?',
    ],
    taps: ["I'll try", 'Not now', 'Something else'],
    step: 'write three lines about what happened',
  },
  other: {
    say: [
      'You can also look around instead of talking. The lessons and challenges are short, and you may recognize yourself in one of them. Would you rather do that?',
      'Or choose from a list: I can show you what other people come here with, and you tap what fits. Would that help?',
    ],
    taps: ['Show me the list', "I'll look around", 'Let me write'],
    step: 'look around and see which subject fits',
  },
  smaller: {
    say: [
      'One word is enough to begin: a place, a person, a feeling. Which one comes first?',
      "Give today a number from one to ten, and we'll leave it at that for now. What's the number?",
    ],
    taps: ['Tired', 'Nervous', 'Lonely', 'Fine'],
    step: 'begin with one word',
  },
  why: {
    say: [
      'Because one real moment tells more than a general description, and it gives us something to work with. It can be a very small one.',
      'I ask because I know nothing but what you write here. With a place and a person, I can answer you and not people in general.',
    ],
  },
  lines: {
    say: [
      `Some ways to begin here:\n"There's something this week that I'm dreading."\n"I said something, and I keep going over it."\n"I feel alone, and I don't know where to start."`,
      `If you were looking for something to say to a person:\n"Hi, how has your day been so far?"\n"I haven't seen you in a while. How are you?"\nTell me who it's for, and I can do better.`,
    ],
  },
  when: {
    say: [
      'Good. Would you like to begin now, or another time?',
      'Okay. Is there something this week that it should be about?',
    ],
    taps: ['Now', 'Another time'],
  },
  agreed: {
    say: [
      'All right. Come back whenever something turns up. You can start in the middle.',
      'Okay. Nothing has to be decided today. The door is open.',
    ],
  },
  didIt: {
    say: [
      'So you did it. Good. What did you find out, next to what you had thought beforehand?',
      'That sounds like something got done. How was it, compared with what you expected?',
    ],
    taps: ['Better than expected', 'As expected', 'Hard'],
  },
  partly: {
    say: ['Some of it, then. Which part went the way you wanted?', 'A part of it counts too. What was left over?'],
    taps: ['The beginning', 'Most of it', 'Hard to say'],
  },
  didNot: {
    say: [
      'Okay. No explaining needed. Would you like to talk about what got in the way, or about something else?',
      "Then it didn't happen, and that's okay. How are you today?",
    ],
    taps: ['What got in the way', 'Something else', "I'm okay"],
  },
  wentBadly: {
    say: ["I'm sorry to hear it. What happened?", 'That sounds like a hard one. Who was there, and what was said?'],
    taps: ['With one person', 'With a group', "I'd rather not say"],
  },
  distress: {
    say: [
      "No need to find words right now. Put both feet on the floor and look at one thing that doesn't move. I'm a program; if you need a person, Help now has people who answer.",
      "Let's go slowly. Hold on to something solid, like a chair or a table edge. You can write one word, or nothing. If you're in danger, tap Help now.",
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    'Okay. And what else has been going on?',
    "I'm with you so far. Is there a person in this, or is it more about the day as a whole?",
    "Go ahead, there's no hurry. Which part of that would you like to talk about?",
  ],
  reassure: [
    "I can't tell you yet how it will be, because I don't know what it is about. Tell me what you expect to happen, and we can look at what's known in it and what's guessed. What is it?",
    'Nobody can promise how a thing with people turns out. We can look at it together, though, and find something small to check. What are you unsure about?',
  ],
  answers: noneAnswers,
}
