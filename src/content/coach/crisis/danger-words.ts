import type { TopicWords } from './parts.ts'
import { people, safetyOptions, safetyQuestions, steadyingSteps } from './shared-words.ts'

export const abuseWords: TopicWords = {
  acknowledge: {
    name: 'abuse.acknowledge',
    sentences: [
      'What you describe is not a quarrel. Nobody has the right to hurt or control you, whatever you said or did.',
      'Thank you for telling me. Being afraid of somebody you live with or love is not an overreaction.',
      'That should not happen to you. It is theirs to answer for, and you get to have help.',
    ],
  },
  steps: {
    name: 'abuse.steps',
    sentences: [
      'If they may look at this screen, you can delete this chat at any time, or go on from a phone they cannot reach.',
      'When a fight starts, keep away from the kitchen and the bathroom, and near a door you can get out of.',
      'Put keys, papers, some money and a charger in one bag, somewhere they do not look.',
      'Agree on one word with a friend or neighbor that means: call for help now.',
      'Write down dates and take pictures of injuries, and keep them away from the house.',
      'Leaving is the most dangerous time, so plan it with people who do this every day.',
      ...steadyingSteps,
    ],
  },
  people,
  questions: {
    name: 'abuse.ask',
    questions: [
      { text: 'Are they near you right now?', yesMeans: 'danger' },
      { text: 'Is it safe for you to keep this chat open?', yesMeans: 'safety' },
      { text: 'Is there somewhere you could sleep tonight where they are not?', yesMeans: 'safety' },
      { text: 'Are there children or anyone else in danger with you?', yesMeans: 'danger' },
      ...safetyQuestions,
    ],
  },
  options: safetyOptions,
}

export const assaultWords: TopicWords = {
  acknowledge: {
    name: 'assault.acknowledge',
    sentences: [
      'What was done to you is not on you. Not the drink, not the clothes, not freezing, not going there.',
      'Thank you for telling me. You said no, or you could not say yes, and somebody went on. The blame is theirs.',
      'That was an attack on you, even if it was somebody you know. You decide what happens next.',
    ],
  },
  steps: {
    name: 'assault.steps',
    sentences: [
      'First get to a place where that person is not. Then one person you trust.',
      'A hospital can look after you, and can keep evidence even if you have not decided about the police. Sooner is better, later still helps.',
      'If you can, keep the clothes in a paper bag and wait with washing until you have talked to a nurse. If you already washed, go anyway.',
      "You choose who knows. A helpline can tell you what happens if you report and if you don't, before you decide.",
      ...steadyingSteps,
    ],
  },
  people,
  questions: {
    name: 'assault.ask',
    questions: [
      { text: 'Are you away from that person now?', yesMeans: 'safety' },
      { text: 'Are you hurt or bleeding?', yesMeans: 'danger' },
      { text: 'Could they get to you tonight?', yesMeans: 'danger' },
      ...safetyQuestions,
    ],
  },
  options: safetyOptions,
}

export const threatToMeWords: TopicWords = {
  acknowledge: {
    name: 'threatened.acknowledge',
    sentences: [
      'A threat like that is serious, and you are right to take it so.',
      'Being afraid makes sense here. This is about getting you somewhere safe first.',
      'Nobody gets to threaten you, online or at the door. Let us think about where you are safest.',
    ],
  },
  steps: {
    name: 'threatened.steps',
    sentences: [
      "Go where there are people and light: a shop, a station, a neighbor's door. Lock what you can lock.",
      'Tell somebody exactly where you are, and keep the phone in your hand.',
      'Save the messages and write down the time, the place and the words. Police can use them.',
      "Don't answer them, and don't go to meet them to sort it out.",
      ...steadyingSteps,
    ],
  },
  people,
  questions: {
    name: 'threatened.ask',
    questions: [
      { text: 'Is that person near you right now?', yesMeans: 'danger' },
      { text: 'Are you behind a locked door, or among people?', yesMeans: 'safety' },
      { text: 'Do they know where you are?', yesMeans: 'danger' },
      ...safetyQuestions,
    ],
  },
  options: safetyOptions,
}

export const threatByMeWords: TopicWords = {
  acknowledge: {
    name: 'threat.acknowledge',
    sentences: [
      'Thank you for saying it before anything has happened. Thoughts of hurting somebody can be carried to people who know what to do with them.',
      'That is a frightening thing to have in your head, and telling it is the opposite of doing it.',
      'Something has pushed you very far. There is a way back from this that costs nobody anything.',
    ],
  },
  steps: {
    name: 'threat.steps',
    sentences: [
      'Put distance between you and them now: another building, a long walk the other way, a room with somebody calm in it.',
      'If there is a weapon, give it to somebody else or leave it locked where you are not.',
      "Leave alcohol alone tonight, and don't write to them.",
      'Tell one calm person: "I\'m scared of what I might do. Stay with me."',
      'An emergency room or crisis line takes this seriously and will not be shocked. You can walk in and say those words.',
      ...steadyingSteps,
    ],
  },
  people,
  questions: {
    name: 'threat.ask',
    questions: [
      { text: 'Are you close to hurting somebody right now?', yesMeans: 'danger' },
      { text: 'Do you have a weapon where you are?', yesMeans: 'danger' },
      { text: 'Are you away from the person you are thinking of?', yesMeans: 'safety' },
      ...safetyQuestions,
    ],
  },
  options: ['I might hurt someone', "I'm away from them now", "I don't want to act on it"],
}
