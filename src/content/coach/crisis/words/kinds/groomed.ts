import type { KindWords } from '../../parts.ts'
import { friendChildWords } from './friend-hurt.ts'

/** Somebody older wins a young person over online, a little at a time. */
export const groomedWords: KindWords = {
  first: {
    name: 'groomed.first',
    lines: [
      'I’m glad you told me all of that. None of it is on you, even if you liked the attention or sent something. Put together, it’s what people do who want something from somebody younger, however kind they sound. You’re not in trouble, and you can stop at any time.',
      'Thank you for writing this. I’ll be straight with you: what this person is doing isn’t okay, and you didn’t cause it. It can feel nice and still be wrong, because feeling nice is how it works. You don’t owe them an answer.',
      'You did right to mention it. Somebody older who gets this close to a young person from behind a screen isn’t being a good friend, even if parts of it felt good. You’re not to blame for writing back, and you don’t have to sort it out by yourself.',
    ],
  },
  urgent: {
    name: 'groomed.urgent',
    lines: [
      'Please don’t go to meet this person, and don’t let them in or get in a car with them. If they’re near you, go where other people are and call {number}. You’re not in trouble, whatever you wrote to them.',
      'Stay where other people are, and don’t meet them, not even for a minute. If they’re on their way to you, call {number} and say so. It isn’t on you, and you can change your mind at the door.',
      'Whatever you agreed to, you don’t have to go. Tell the nearest grown-up where you were supposed to meet. If this person is there or comes to you, call {number}.',
    ],
  },
  steps: {
    name: 'groomed.steps',
    lines: [
      {
        text: 'Tell one grown-up you trust today: at home, at school, an aunt, a coach. You can begin with: "Somebody online is making me uncomfortable, and I need help. Please listen first."',
        unless: ['told', 'with_someone'],
      },
      'Before you block anybody, take screenshots of the chat, the name and the profile. Don’t delete the messages, even if you were told to. Leave out any picture of yourself.',
      'No more pictures, and not your address or your school. You don’t have to explain it, and a present doesn’t mean that you owe anything.',
      'Once the screenshots are there, stop answering and block the account. Then report it inside the app. You don’t have to say goodbye.',
      'Please don’t meet this person, not in a public place and not with a friend along. If they turn up, go to where other people are and tell one of them.',
      'If you’re afraid of how your parents will take it, start with somebody else: a teacher, an aunt, the line. That person can sit next to you when you tell them.',
      'If they know where you live or which school you go to, tell the grown-up that part too.',
      'If they write from a new account, don’t answer. Take a screenshot, block it, and show somebody.',
    ],
  },
  questions: {
    name: 'groomed.ask',
    questions: [
      { text: 'Does any grown-up know about this person?', yes: 'told', no: 'alone' },
      { text: 'Have they said when or where they want to meet you?', yes: 'danger' },
      { text: 'Do they know where you live, or which school you go to?', yes: 'danger' },
      { text: 'Is there a picture of you that you’re worried about?', yes: 'danger' },
      { text: 'Which grown-up would stay calm if you told them?', unless: ['told'] },
      { text: 'Is somebody you like and trust with you right now?', yes: 'with_someone', no: 'alone' },
      { text: 'Have you still got the messages?' },
      { text: 'What do you think they’ll ask for next?' },
      {
        text: 'Since this began, have there been moments when you didn’t want to live?',
        yes: 'danger',
        about: 'dying',
        isAboutDying: true,
      },
    ],
  },
  ease: {
    name: 'groomed.ease',
    lines: [
      'Good. That took courage, and it’s the step that helps most.',
      'Good. Now you’re not the only one who knows, and a grown-up can take over the hard parts.',
      'That’s a big step. Show them the screenshots when you can, and let them do the reporting with you.',
    ],
  },
  close: {
    name: 'groomed.close',
    lines: [
      'You did something hard today. You may miss the good parts of it, and that doesn’t mean you were wrong. If they write again, don’t answer, show somebody, and tell me if you like. We can talk about something else now.',
      'Okay. Remember that you’re not to blame for any of it. If they come back under another name, tell a grown-up the same day. Now we can talk about what you came for.',
    ],
  },
  options: ['Is it my fault?', 'I like them though', 'I told a grown-up', 'What do I say to them?'],
}

/** A parent, a sister or a friend tells of somebody who is being won over or blackmailed. */
export const luredFriendWords: KindWords = {
  ...friendChildWords,
  first: {
    name: 'luredfriend.first',
    lines: [
      'You’re right to take this seriously. They’re not to blame, even if they sent something or liked the attention. The one who did this to them is. What they need most now is somebody who stays calm beside them.',
      'It’s good that you know, because now they’re not alone with it. Don’t pay anything and don’t answer for them. First they need to hear that they’re not in trouble.',
      'What is being done to them is a crime, and it was done on purpose, by somebody who knew how. Please don’t be angry with them for it. Shame keeps people quiet, and you can take some of it away.',
    ],
  },
  steps: {
    name: 'luredfriend.steps',
    lines: [
      'You could say: "You’re not in trouble. I’m glad I know. We’ll sort this out together, and you don’t have to talk about all of it."',
      'Keep the evidence before anything is blocked: screenshots of the chat, the account name, any payment. Not of the picture. Delete nothing.',
      'Nothing more goes to that person: no money, no picture, no answer. After the screenshots, block the account and report it inside the app.',
      'Don’t write to that person yourself or pretend to be the child. Leave that to the police, and take the screenshots to them.',
      'Leave them their phone if you can, or say when it comes back. Losing it feels like a punishment, and they may not tell you the next time.',
      'Stay near them in the next days. Shame can get very dark, above all after a threat with a picture. Ask it straight: "Have you thought about killing yourself?"',
    ],
  },
  questions: {
    name: 'luredfriend.ask',
    questions: [
      { text: 'Is somebody with them right now?', yes: 'with_someone', no: 'danger' },
      { text: 'Has the person set a time, to meet or to pay?', yes: 'danger' },
      { text: 'Have they said anything about not wanting to live?', yes: 'danger', isAboutDying: true },
      { text: 'Do they know that you know?' },
      { text: 'Are the messages still there?' },
      { text: 'Have you told anybody else about it yet?', yes: 'told', no: 'alone' },
    ],
  },
  options: ['What do I say to them?', 'How do I report it?', "I've told someone", 'They don’t want to talk about it'],
}
