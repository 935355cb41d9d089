import type { TopicWords } from './parts.ts'
import { helpersOfHelpers, people, rescuers, safetyOptions, safetyQuestions, steadyingSteps } from './shared-words.ts'

export const medicalWords: TopicWords = {
  acknowledge: {
    name: 'medical.acknowledge',
    sentences: [
      'What you describe can be dangerous, and it needs people who can examine you.',
      'This is for a doctor right now, and not for a chat.',
      'Your body is sending a signal that should be checked at once.',
    ],
  },
  steps: {
    name: 'medical.steps',
    sentences: [
      'Leave the door open for them, sit or lie down, and keep the phone on speaker.',
      'If somebody is not breathing or does not wake up, tell the person on the phone that first. They talk you through what to do.',
      "Don't drive yourself. Ask whoever is near to come over now.",
      'Have ready what happened, when it began, and which medicines are taken.',
      'If it stops before help comes, still let them look.',
      ...steadyingSteps,
    ],
  },
  people: rescuers,
  questions: {
    name: 'medical.ask',
    questions: [
      { text: 'Have you called?', yesMeans: 'safety' },
      { text: 'Is somebody with you?', yesMeans: 'safety' },
      { text: 'Is it getting worse?', yesMeans: 'danger' },
      ...safetyQuestions,
    ],
  },
  options: ["I've called", "I can't call", 'Someone is with me'],
}

export const overdoseWords: TopicWords = {
  acknowledge: {
    name: 'overdose.acknowledge',
    sentences: [
      'Taking too much can harm you before you feel it, so this cannot wait until you feel worse.',
      'Thank you for telling me. Even if you feel fine, this needs medical people now.',
      'Whatever the reason was, the body comes first now.',
    ],
  },
  steps: {
    name: 'overdose.steps',
    sentences: [
      "Keep the packet or bottle to show them. Don't make yourself throw up, and don't take anything more.",
      'Leave the door open and stay where somebody can find you, sitting up or lying on your side.',
      'Tell them what it was, how much and when, as well as you know.',
      "Don't go to sleep and don't stay alone. Ask whoever is nearest to come in.",
      'If you changed your mind, or never meant it, say that too. They help either way.',
      ...steadyingSteps,
    ],
  },
  people: rescuers,
  questions: {
    name: 'overdose.ask',
    questions: [
      { text: 'Have you called?', yesMeans: 'safety' },
      { text: 'Is there somebody with you right now?', yesMeans: 'safety' },
      { text: 'Are you getting sleepy, sick or confused?', yesMeans: 'danger' },
      { text: 'Did you do it because you wanted to die?', yesMeans: 'danger' },
      ...safetyQuestions,
    ],
  },
  options: ["I've called", "I can't call", 'Someone is with me'],
}

export const eatingWords: TopicWords = {
  acknowledge: {
    name: 'eating.acknowledge',
    sentences: [
      'Thank you for telling me. What you describe is hard on a heart and on a head, and it is something people get real help with.',
      'That is more than nerves about food, and it is not about willpower. It deserves a doctor who knows it.',
      'Keeping this hidden takes so much work. You said it, and that can be the start of not doing it alone.',
    ],
  },
  steps: {
    name: 'eating.steps',
    sentences: [
      'If you faint, have chest pain, a racing or odd heartbeat, or bring up blood, that is an emergency, today.',
      'Please see a doctor this week, and sooner if you feel weak or dizzy. Say it as you wrote it here.',
      'If you can, drink something and eat something small with another person in the room.',
      'Tell one person at the table the truth before the next meal, even by text.',
      ...steadyingSteps,
    ],
  },
  people,
  questions: {
    name: 'eating.ask',
    questions: [
      { text: 'Do you feel faint, or does your heart feel odd right now?', yesMeans: 'danger' },
      { text: 'Does a doctor or anyone close to you know?', yesMeans: 'safety' },
      { text: 'Are you also having thoughts of hurting yourself?', yesMeans: 'danger' },
      ...safetyQuestions,
    ],
  },
  options: safetyOptions,
}

export const otherPersonWords: TopicWords = {
  acknowledge: {
    name: 'other.acknowledge',
    sentences: [
      'You noticed, and you are not looking away. That is a great deal for somebody to have in a friend.',
      "Being the one who knows is heavy. You don't have to carry it alone, and you don't have to fix it alone.",
      "Thank you for taking it seriously. Asking about it does not put the idea in anybody's head.",
    ],
  },
  steps: {
    name: 'other.steps',
    sentences: [
      'Ask them plainly: "Are you thinking about killing yourself?" Then listen, and don\'t argue with the answer.',
      "You can say: \"I'm glad you told me. I'm not going anywhere tonight. Let's call somebody together.\"",
      'If they have a plan or something to use, or you cannot reach them, call the emergency number and give their address.',
      "Don't promise to keep it to yourself. A friend who is angry with you is better than one who is gone.",
      'Stay with them or on the phone, and bring in one adult or one person they trust.',
      'If somebody is hurting them, ask what they want, believe them, and offer a place to be.',
      'Sit down afterward with somebody of your own. This takes it out of you.',
      ...steadyingSteps,
    ],
  },
  people: helpersOfHelpers,
  questions: {
    name: 'other.ask',
    questions: [
      { text: 'Are they in danger right now, as far as you know?', yesMeans: 'danger' },
      { text: 'Can you reach them at this moment?', yesMeans: 'safety' },
      { text: 'Do they have a plan, or something to use?', yesMeans: 'danger' },
      { text: 'Does any adult or professional know about it yet?', yesMeans: 'safety' },
      { text: 'Is somebody with them?', yesMeans: 'safety' },
      { text: 'Have they said when?', yesMeans: 'danger' },
      { text: 'Are you safe yourself while you help them?', yesMeans: 'safety' },
      { text: 'Do you know where they are?', yesMeans: 'safety' },
      { text: 'Have they hurt themselves already?', yesMeans: 'danger' },
      { text: 'Is there someone near them you could send?', yesMeans: 'safety' },
      { text: 'Did they answer when you asked?', yesMeans: 'safety' },
      { text: 'Is it getting worse?', yesMeans: 'danger' },
    ],
  },
  options: ['They are in danger right now', 'I can reach them', "I don't know how they are"],
}
