import type { Conversation } from '../../../conversation.ts'
import { onlineGroupAnswers } from './online-group-answers.ts'
import { onlineGroupReplies } from './online-group-replies.ts'

export const onlineGroup: Conversation = {
  id: 'online_group',
  name: 'group chats, games or social media',
  tap: 'Chats, games, posts',
  open: {
    say: [
      "Online you can see that people are there, and you can't see their faces, so your mind fills those in. When you're about to press send, what do you think will happen?",
      "It's tiring to read along with everybody and keep holding back your own message. What are you afraid it would say about you?",
      "A message in a group stays there for everyone to see, with or without an answer. Which part is worst: posting it, the silence afterward, or what they might say where you can't see it?",
    ],
    taps: ['Nobody answers', "They'll screenshot it", 'I only read', 'Voice chat'],
  },
  openAfter: {
    say: [
      'So something happened in there, and on a screen it can be read again at any hour. What did people actually write or do?',
      'A short exchange on a screen can run in your head longer than a whole evening in person. Which line is it that you keep going back to?',
    ],
    taps: ['Nobody answered', 'Somebody was mean', 'I deleted it', 'I was removed'],
  },
  glad: {
    say: [
      'Nice. You showed up in there, and it went well. That counts as much as any other room.',
      "That's good to hear. There are people on the other end of that, and you reached them.",
    ],
  },
  fear: {
    say: [
      "Part of you may be expecting that you'll post it, nobody will react, and everyone will see that nobody did. Is that close?",
      'Maybe you picture them reading it, passing it around in another chat, and laughing about you there. Is that about it?',
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      "Answer one message in the group today, in one sentence, within a minute of reading it. Then put the phone away for an hour, no checking. Write down what you think you'll find when you look. Would you try that?",
      'Ask the group one real question this week, something you want to know. Post it as it comes out, no second draft, and leave it up. Guess how many will answer, then count after a day. Would you be up for that?',
      'In a game or a call, unmute once and say one thing: a hello, a warning, a "nice one." Guess first what they will say to your voice. Then listen. What would make that doable?',
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:texting-calls-and-screens',
    step: 'send one message without redrafting it and leave it alone for an hour',
  },
  stepAfter: {
    say: [
      'Copy out what was really written, word for word, and beside it what you read into it. Ten minutes. Then stay out of that group until tomorrow. It will all still be there. Could you do that?',
      `If you wrote something you regret, one line fixes most of it: "That came out wrong. What I meant is this." If you didn't, leave it standing and mute the group for the evening. Which of the two is it?`,
    ],
    taps: ["I'll do that", 'Too big', 'Something else'],
    step: 'separate what was written from what you read into it, and stay out of it until tomorrow',
  },
  other: {
    say: [
      "You could make the room smaller. Pick one person from the group whose messages you like, and write to them alone about something they said. It's less public, and one person is more likely to answer. Who would that be?",
      "Change how you use it: for two days, no scrolling through people's lives before bed, and one message to somebody you know instead. See what that does to your mood. Would you try that?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'write to one person from the group directly instead of to everybody',
  },
  smaller: {
    say: [
      "Very small: react to one message with whatever fits, a heart or a laugh, and don't check if anyone noticed. Ten seconds. Could you do that today?",
      'Type the message you would like to send into a note, two minutes, no editing. It stays in the note for now. Is that small enough?',
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'react to one message, or type one into a note without editing',
  },
  why: {
    say: [
      'Because rewriting and checking keep you busy with one guess: that it has to be perfect or they turn on you. One unpolished message, left alone for an hour, tests that. Little else does.',
      'Because a group can only get to know the people who write. Reading along feels safe, and it also leaves you outside. One sentence is enough to be somebody in there.',
    ],
  },
  lines: {
    say: [
      `For coming in, or coming back after a silence:\n"I mostly read along here. Hi, I'm the quiet one."\n"Late to this, but I have a question."\n"I've been gone a while. What did I miss?"`,
      `For a game, a call, or something that landed badly:\n"New here, tell me if I'm in the way."\n"I'll listen for a bit before I talk."\n"That came out differently than I meant it. I meant this."`,
    ],
  },
  when: {
    say: [
      'Good. Which group is it, and at what time today or tomorrow will you send it?',
      'A fixed time keeps it from turning into hours of drafting. When will it be?',
    ],
    taps: ['Right now', 'Tonight', 'Tomorrow'],
  },
  agreed: {
    say: [
      'Okay, send it and put the phone down. Whatever comes back, it will wait for you.',
      "That's the plan, then. Answers online come late, or not at all, for many reasons. I'll ask you what you found.",
    ],
  },
  didIt: {
    say: [
      'You hit send and left it alone. That took nerve. What came back, next to what you had expected?',
      "It's out there with your name on it. That counts, likes or none. What did you find out?",
    ],
    taps: ['Somebody answered', 'Nothing came back', 'I kept checking'],
  },
  partly: {
    say: [
      "Written is part of the way, even if it wasn't sent, or not left up. Where did you stop?",
      'That counts for something. What went through your head right before you pulled back?',
    ],
    taps: ['I deleted it', 'I only reacted', 'I checked a lot'],
  },
  didNot: {
    say: [
      'All right. A chat moves on, and a new thread starts every day. Was it the words, or hitting send?',
      "Nothing lost. There's no date by which you have to say something in there. What held it up?",
    ],
    taps: ['It was too big', 'The topic moved on', 'I kept rewriting'],
  },
  wentBadly: {
    say: [
      "That hurts, and it's written down where you can read it again and again. What was said, and by how many people?",
      'No wonder that stays with you. Words on a screen can hit as hard as words in a room. What happened, from your message on?',
    ],
    taps: ['They mocked me', 'I got kicked out', 'Total silence', 'They shared it'],
  },
  distress: {
    say: [
      'Put the phone in another room for ten minutes. Stand up, drink some water, look at something farther away than a screen. Nothing in that chat has to be answered tonight. You can stop here too.',
      'Screen down for now. Press your feet into the floor and listen for three sounds around you. The group will go on without you for an hour. You can come back to this any time.',
    ],
    item: 'technique:sensory-refresh',
  },
  hear: [
    "So you're in there and not in there at the same time. What would you want from these people, if it were up to you?",
    'I see. Do you know any of them in person, or are they all on the other side of a screen?',
    'And with every hour the thing gets bigger, because nobody shows you their face. How often do you look at it?',
  ],
  reassure: [
    "I can't see who read it or what they thought. Known: what they wrote. Unknown: all the rest, including why nobody wrote. People leave messages unanswered for a hundred reasons. Would you like to test one small message?",
    "There's no promise that they'll answer, or be nice. What you can learn is how it usually goes, and that takes more than one try. Would you want to plan the first?",
  ],
  answers: [...onlineGroupAnswers, ...onlineGroupReplies],
}
