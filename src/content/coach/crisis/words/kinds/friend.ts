import type { KindWords, Lines } from '../../parts.ts'

/** Somebody else is in danger, so nothing here is about the reader's own thoughts. */

const ease: Lines = {
  name: 'friend.ease',
  lines: [
    'Good. That helps them, and it takes some of this off you.',
    'That helps. You stayed with this for them.',
    'Okay. That makes it safer for them.',
    'That’s good to hear. Let somebody who is trained take the next part.',
  ],
}

const close: Lines = {
  name: 'friend.close',
  lines: [
    'Then you have done your part for today, and it was a big one. Ask them again tomorrow, in the same plain words. And find somebody to sit down with yourself, because this takes a lot out of a person. We can talk about other things now.',
    'All right. You don’t have to be the only one watching over this, and you shouldn’t be. If it gets worse again, you know who to call. How you’re doing counts too, whenever you want to talk about that.',
  ],
}

export const friendWords: KindWords = {
  first: {
    name: 'friend.first',
    lines: [
      'You noticed, and you’re not looking away. That matters to them. Asking about it straight doesn’t put the idea in their head. It tells them they can say it.',
      'Being the one who knows is heavy. You don’t have to fix this, and you don’t have to do it alone. You can stay with them, and bring in somebody who is trained for it.',
      'Thank you for taking it seriously. Believe what they said, even if they laugh it off now. The lines are for you too: you can ask them what to do next.',
    ],
  },
  urgent: {
    name: 'friend.urgent',
    lines: [
      'Call {number} now and give them the name and the address, or the last place you know. If you can get somebody to them, send that person at the same time.',
      'This is a call to {number}, now, even if they will be angry with you. Say what they wrote or did, word for word.',
      '{number} first. Then stay on the phone with them if they answer, and keep them talking about anything at all.',
    ],
  },
  steps: {
    name: 'friend.steps',
    lines: [
      {
        text: 'Ask it plainly: "Are you thinking about killing yourself?" Then be quiet and listen. You don’t need a good answer, only to stay.',
      },
      'You can say: "I’m so glad you told me. I’m not going anywhere. Let’s call somebody together."',
      {
        text: 'If they have a plan or something to use, or you can’t reach them, it’s a call to {number}, with their address.',
        unless: ['in_care', 'help_coming'],
      },
      'Don’t promise to keep it to yourself. A friend who is angry with you is better than one who is gone.',
      {
        text: 'If you’re with them, put distance between them and whatever they might use, without making a fight of it.',
        unless: ['in_care'],
      },
      {
        text: 'Bring in one more person now: a parent, a roommate, a teacher, whoever is closest to them.',
        unless: ['told', 'in_care'],
      },
      'Skip the reasons to live and the "think of your family." "That sounds unbearable" helps more than any argument.',
      'If they hurt themselves, look after the wound first and ask about the rest later. No shock, no lecture.',
      'Take turns with somebody. Nobody can watch over another person for a whole night alone.',
    ],
  },
  questions: {
    name: 'friend.ask',
    questions: [
      { text: 'Are they in danger right now, as far as you know?', yes: 'danger', no: 'safe' },
      { text: 'Is somebody with them?', yes: 'with_someone', no: 'alone' },
      { text: 'Do you know where they are?' },
      { text: 'Do they have a plan, or something to use?', yes: 'danger' },
      { text: 'Does any adult or professional know about it yet?', yes: 'told', no: 'alone' },
      { text: 'What did they say, in their own words?' },
      { text: 'Is there someone near them you could send?', yes: 'help_coming' },
      { text: 'Who do you have on your side while you help them?' },
    ],
  },
  ease,
  close,
  options: ['They are in danger right now', "I can't reach them", 'Someone is with them', 'What do I say to them?'],
}

export const friendVoicesWords: KindWords = {
  ...friendWords,
  first: {
    name: 'friendvoices.first',
    lines: [
      'That’s frightening to watch. For them it’s as real as the table in front of you, so arguing tends to make it worse. What helps is somebody calm beside them, and a doctor.',
      'You’re seeing that something has changed in them, and you’re right to act on it. You don’t have to agree with what they hear or believe, and you don’t have to fight it.',
      'Thank you for not looking away. This is something doctors can help with, and the sooner they see it, the better.',
    ],
  },
  steps: {
    name: 'friendvoices.steps',
    lines: [
      'Speak slowly and briefly, and about now: "You look scared. I’m here. Want to sit down?"',
      'Don’t argue about what is real and don’t play along. "That sounds terrifying" is true either way.',
      {
        text: 'A doctor should see them today. Offer to come along, and talk about sleep or fear, not about being ill.',
        unless: ['in_care'],
      },
      {
        text: 'If they talk of hurting anybody, or have stopped sleeping, eating or drinking, it’s a call to {number}.',
        unless: ['in_care'],
      },
      'Turn off what is loud, keep it to one or two people in the room, and don’t stand between them and the door.',
      'Move knives, car keys and medicine out of the way without a speech about it.',
    ],
  },
  questions: {
    name: 'friendvoices.ask',
    questions: [
      { text: 'Are they talking of hurting themselves or anybody else?', yes: 'danger', no: 'safe' },
      { text: 'Is somebody with them?', yes: 'with_someone', no: 'alone' },
      { text: 'Do they have a doctor who knows them?' },
      { text: 'When did they last sleep?' },
      { text: 'Are you safe yourself where you are?', no: 'danger' },
    ],
  },
}

export const friendEatingWords: KindWords = {
  ...friendWords,
  first: {
    name: 'friendeating.first',
    lines: [
      'You noticed what they hope nobody sees. That can be the start of help for them, even if they’re angry first.',
      'It’s hard to watch somebody you love not eat. You can’t make them, and it’s not on you to. You can help get a doctor involved, early.',
      'Thank you for taking it seriously. It’s not a phase and not vanity, and people do get better with real help.',
    ],
  },
  steps: {
    name: 'friendeating.steps',
    lines: [
      'Talk away from the table, and about them: "You seem tired and far away, and I’m scared for you." Not about weight or food.',
      'Fainting, chest pain, or nothing eaten for days means a doctor today. {number} if they collapse.',
      'If they’re young, a parent or the school nurse has to know, even if you were asked not to tell.',
      'Invite them to everything as before. Sit next to them at meals and talk about anything else.',
      'Offer to make the appointment and to sit in the waiting room.',
    ],
  },
  questions: {
    name: 'friendeating.ask',
    questions: [
      { text: 'Have they fainted, or are they weak or confused?', yes: 'danger', no: 'safe' },
      { text: 'Does a parent or a doctor know?', yes: 'told', no: 'alone' },
      { text: 'How long has it been going on?' },
      { text: 'Have they said anything about not wanting to live?', yes: 'danger' },
    ],
  },
}
