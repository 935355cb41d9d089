import type { KindWords, Lines } from '../../parts.ts'
import { friendWords } from './friend.ts'

const bodyOpening: Lines = {
  name: 'friendbody.first',
  lines: [
    'Call {number} now, or have somebody call while you stay. {poison} Tell them what happened, when, and whether the person is awake and breathing.',
    'This is for {number}, now. {poison} Give the address first, then what you see. They will talk you through it.',
    '{number} first, and put it on speaker. {poison} You don’t have to know what to do, they will tell you step by step.',
  ],
}

/** Their friend took something, or has a medical emergency. */
export const friendBodyWords: KindWords = {
  ...friendWords,
  first: bodyOpening,
  urgent: bodyOpening,
  steps: {
    name: 'friendbody.steps',
    lines: [
      {
        text: 'If they’re not breathing, say that first on the phone. Nothing to eat or drink for them, and don’t make them throw up, unless the people on the phone say so.',
        unless: ['in_care'],
      },
      {
        text: 'If they’re breathing but won’t wake up, turn them onto their side with the head tilted back a little.',
        unless: ['in_care'],
      },
      {
        text: 'If their breathing stops or sounds strange, tell the operator at once. They can talk you through pressing on the chest.',
        unless: ['in_care'],
      },
      { text: 'Stay with them, keep them awake if you can, and leave the door open.', unless: ['in_care'] },
      { text: 'Keep the packet or bottle for the paramedics, even if it’s empty.', unless: ['in_care'] },
      {
        text: 'They may beg you not to call, or say they feel fine. Call anyway.',
        unless: ['in_care', 'called', 'help_coming'],
      },
      { text: 'Send somebody down to the street, so that the crew finds you faster.', unless: ['in_care'] },
    ],
  },
  questions: {
    name: 'friendbody.ask',
    questions: [
      { text: 'Have you called?', yes: 'called', unless: ['help_coming', 'in_care'] },
      { text: 'Are they awake and breathing?', no: 'danger' },
      { text: 'Are you with them?', yes: 'with_someone', no: 'alone' },
      { text: 'Is help on its way?', yes: 'help_coming', unless: ['in_care'] },
      { text: 'What did the person on the phone tell you to do?' },
      { text: 'Is anybody else there who can help you?' },
    ],
  },
  options: ["I've called", "They won't wake up", "I'm with them", "They don't want me to call"],
}

/** Somebody hurts their friend. */
export const friendHurtWords: KindWords = {
  ...friendWords,
  first: {
    name: 'friendhurt.first',
    lines: [
      'They told you, or you saw it, and you believe them. That matters more than any advice.',
      'It’s hard to watch somebody you care about be hurt. You can’t leave for them, but you can make it less lonely and a bit safer.',
      'Thank you for not looking away. What is being done to them is violence. There are people who help with exactly this, and they help friends too.',
    ],
  },
  urgent: {
    name: 'friendhurt.urgent',
    lines: [
      'If it’s happening now, call {number} and give the address. Don’t step in between.',
      'Call {number} now. You can say you’re a neighbor or a friend, and that you hear or saw somebody being hurt.',
      '{number} first, from where you’re safe yourself. Then stay reachable for them.',
    ],
  },
  steps: {
    name: 'friendhurt.steps',
    lines: [
      'You can say: "I believe you. It’s not on you. I’m here, whatever you decide."',
      'Ask what they want before you do anything. Going over their head can make it more dangerous for them.',
      'Ask first how to reach them safely. Their phone may be read, so no messages about it unless they say it’s fine.',
      'Offer something concrete: a spare key, a bag kept at your place, a word that means "call the police."',
      'If hands were around their neck, they should see a doctor today, even without marks.',
      'After an assault, a hospital can help and keep evidence without the police being called. Offer to go along, and let them choose.',
      'Don’t ask why they stay. Leaving often takes several tries, and it’s the most dangerous time.',
    ],
  },
  questions: {
    name: 'friendhurt.ask',
    questions: [
      { text: 'Are they in danger at this moment?', yes: 'danger', no: 'safe' },
      { text: 'Are they away from that person now?', yes: 'away', no: 'danger' },
      { text: 'Is there a safe way for you to talk to them?' },
      { text: 'Are there children there too?' },
      { text: 'Are you safe yourself, if that person finds out?', no: 'danger' },
      { text: 'What have they said they want?' },
    ],
  },
  options: [
    'They are in danger right now',
    'They are away from it now',
    'What do I say to them?',
    "They don't want help",
  ],
}

/** A child is being hurt, and somebody else writes to us. */
export const friendChildWords: KindWords = {
  ...friendHurtWords,
  first: {
    name: 'friendchild.first',
    lines: [
      'Thank you for acting on it. A child can’t get out of this alone, and you may be the one adult who saw it. You don’t need proof to ask for help.',
      'You’re right to be alarmed. It’s not your job to find out what happened, only to get it to people whose job that is.',
      'What you noticed matters. Children often tell in hints, and being believed the first time means a great deal.',
    ],
  },
  steps: {
    name: 'friendchild.steps',
    lines: [
      'The child line talks with worried adults too, and can tell you how a report works where you live. You don’t have to give your name.',
      'If the child tells you more: listen, don’t press, don’t promise to keep it to yourself. "You did the right thing by telling me. You didn’t cause this."',
      'Write down what you saw and heard, with dates, in their words. That helps whoever looks into it.',
      'Don’t confront the person you suspect. It can put the child at risk the same evening.',
      'At a school or a club there’s somebody responsible for the safety of children. Tell them today, in person.',
      'If it’s your own child: stay with them, keep that person away from them, and have a doctor look at them.',
    ],
  },
  questions: {
    name: 'friendchild.ask',
    questions: [
      { text: 'Is the child in danger tonight, as far as you know?', yes: 'danger', no: 'safe' },
      { text: 'Is the child with somebody safe right now?', yes: 'with_someone', no: 'danger' },
      { text: 'Does the child need a doctor?', yes: 'danger' },
      { text: 'What did you see or hear?' },
      { text: 'Have you told anybody about it yet?', yes: 'told', no: 'alone' },
    ],
  },
  options: [
    'The child is in danger right now',
    'The child is safe tonight',
    'How do I report it?',
    "I've told someone",
  ],
}

/** Somebody they know says they will hurt people. */
export const friendThreatWords: KindWords = {
  ...friendWords,
  first: {
    name: 'friendthreat.first',
    lines: [
      'You’re right to take that seriously. Telling someone now isn’t a betrayal. It can protect several people, including them.',
      'That must be frightening to know. You don’t have to work out whether they mean it. People who do this for a living can.',
      'Thank you for saying it. Telling somebody before anything happens is what helps most.',
    ],
  },
  urgent: {
    name: 'friendthreat.urgent',
    lines: [
      'Call {number} now. Say who, where, and what they said or showed you, word for word. Whatever trouble this means for them, it’s less than what could happen.',
      'This is a call to {number}, right now, even if you promised not to tell.',
      '{number} first, from somewhere safe. Don’t try to take anything away from them yourself.',
    ],
  },
  steps: {
    name: 'friendthreat.steps',
    lines: [
      'Keep the messages or pictures as they are. Don’t answer them, and don’t post them.',
      { text: 'Tell one responsible person today: a parent, a principal, a manager, a counselor.', unless: ['told'] },
      'Stay away from where it is said to happen, and let the police warn the people there, not a group chat.',
      'Don’t confront them alone, and don’t try to test whether it’s a joke.',
    ],
  },
  questions: {
    name: 'friendthreat.ask',
    questions: [
      { text: 'Could it happen today?', yes: 'danger' },
      { text: 'Do they have a weapon, as far as you know?', yes: 'danger' },
      { text: 'Have you told somebody who can act on it?', yes: 'told', no: 'alone' },
      { text: 'Are you away from them and safe?', yes: 'safe', no: 'danger' },
      { text: 'What did they say, in their own words?' },
    ],
  },
  options: ['It could happen today', "I've told someone", "I'm away from them", 'Will they know it was me?'],
}
