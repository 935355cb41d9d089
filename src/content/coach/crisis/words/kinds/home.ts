import type { KindWords } from '../../parts.ts'

/** Violence by somebody at home, or by a current or former partner. */
export const homeWords: KindWords = {
  first: {
    name: 'home.first',
    lines: [
      `What you describe is more than an argument. Being hit, held down, watched or kept from leaving is violence, and nothing you said caused it. {if checked}`,
      `Thank you for telling me. Being afraid of somebody close to you deserves to be taken seriously. {if checked}`,
      `I believe you. It’s not your doing, and you don’t have to decide anything big today. {if checked}`,
    ],
  },
  urgent: {
    name: 'home.urgent',
    lines: [
      'Call {number} now if you can do it without being heard. If you can’t speak, call and leave the line open, and get to a door that leads outside.',
      'If they’re near you and it’s starting, {number} is the call. Keep away from the kitchen and the bathroom, and near a way out.',
      'Get out if there’s a safe way, to a neighbor, a store, the street, and call {number} from there. Shoes and papers can wait.',
    ],
  },
  steps: {
    name: 'home.steps',
    lines: [
      'If it starts, get out if you can, and call {number}. Until then, stay out of rooms with hard floors and only one door.',
      'Choose one word with a friend or a neighbor that means: call the police for me.',
      'Pack keys, papers, some money, medicine and a charger in one bag, and keep it where they don’t look, or at somebody else’s place.',
      'If hands were ever around your neck, have a doctor look at it today, even without marks. It can do harm that shows late.',
      {
        text: 'Leaving is the time when it gets most dangerous, so plan it with people who do this every day, and not by announcing it.',
        unless: ['away'],
      },
      'Photos of injuries and dates written down help later. Keep them with somebody else, not on this phone.',
      'You can’t calm somebody else’s violence by being more careful. You can only be somewhere they’re not.',
      {
        text: 'Once you’re away, turn off location sharing, and sign out of anything they know the password to.',
      },
    ],
  },
  questions: {
    name: 'home.ask',
    questions: [
      { text: 'Are they near you right now?', yes: 'danger', no: 'away', about: 'near' },
      { text: 'Is it safe for you to keep writing here?', no: 'danger' },
      { text: 'Is there somewhere you could sleep tonight where they’re not?', no: 'alone' },
      { text: 'Are you hurt?', yes: 'danger' },
      { text: 'Are there children, or anybody else, there with you?' },
      { text: 'Does one person outside the house know?', yes: 'told', no: 'alone' },
      { text: 'Has it gotten worse in the last few weeks?', yes: 'danger' },
      { text: 'What would have to happen for you to feel safe tonight?' },
    ],
  },
  ease: {
    name: 'home.ease',
    lines: [
      'Good. Distance from them is worth a great deal.',
      'Good. If other people are there, tell them what happened, so that they know who must not be let in.',
      'Okay. Every hour that you’re safe counts.',
    ],
  },
  close: {
    name: 'home.close',
    lines: [
      'Then that’s enough for tonight. The people on the line can help you plan the next steps at your own speed, whether you stay, leave or go back. Whatever you decide, you can tell me when it changes. Until then we can talk about anything.',
      'All right. You know now where to turn if it starts again, and nobody there will tell you what to feel about this person. Come back in the middle of anything if you’re not safe.',
    ],
  },
  // "I'm away from them" is said on the couch as well as in a shelter, so the two have words of their own.
  options: [
    "They're near me right now",
    "I'm not safe at home",
    "They're out for now",
    "I got out, I'm somewhere else",
    'Can they see this?',
  ],
}

/** A threat from outside the home: a stranger, a stalker, somebody who announced violence. */
export const threatenedWords: KindWords = {
  ...homeWords,
  first: {
    name: 'threat.first',
    lines: [
      'A threat like that is serious, and you’re right to see it that way. First comes a place where they can’t get to you.',
      'Being afraid makes sense here. It’s not on you to find out whether they mean it.',
      'Nobody gets to frighten you like that, at your door or on your phone. Let’s think about where you’re safest.',
    ],
  },
  urgent: {
    name: 'threat.urgent',
    lines: [
      'Call {number} now. Lock what you can lock, keep away from windows, and if you can’t speak, leave the line open.',
      'This is for {number}, this minute. Go where there are people and light, or put a locked door between you and them.',
      '{number} first. Say where you are before you say anything else, so that they can come even if you have to stop talking.',
    ],
  },
  steps: {
    name: 'threat.steps',
    lines: [
      {
        text: 'Go where there are people and light: a store, a station, a neighbor’s door.',
        unless: ['away', 'with_someone'],
      },
      { text: 'Tell somebody exactly where you are, and keep the phone in your hand.', unless: ['with_someone'] },
      'Save the messages as they are, with time and name. Police can use them, and you don’t have to answer them.',
      'Don’t go to meet them to sort it out, and don’t open the door to talk.',
      'Change the way you go home for a while, and let somebody know when you should be there.',
      'If pictures of you are part of the threat: don’t pay and don’t send more. Paying usually doesn’t end it, and there are people who help get pictures like that taken down.',
    ],
  },
  questions: {
    name: 'threat.ask',
    questions: [
      { text: 'Is that person near you right now?', yes: 'danger', no: 'away' },
      { text: 'Are you behind a locked door, or among people?', yes: 'safe', no: 'danger' },
      { text: 'Do they know where you are?', yes: 'danger' },
      { text: 'Is somebody you trust with you?', yes: 'with_someone', no: 'alone' },
      { text: 'Have you told the police, or anyone else?', yes: 'told' },
      { text: 'Are you hurt?', yes: 'danger' },
    ],
  },
  options: ["They're near me right now", "I'm not safe here", "I'm away from them now", "I can't call anyone"],
}
