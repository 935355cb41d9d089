import type { KindWords } from '../../parts.ts'

/** Somebody has a picture of a young person and threatens to show it. */
export const extortedWords: KindWords = {
  first: {
    name: 'extorted.first',
    lines: [
      'I believe you, and I’m glad you said it. This is blackmail, and the one who does it is to blame, not you, even if you sent the picture. Please don’t pay and don’t send anything more. Paying hardly ever makes it stop.',
      'You did right to say it here. Somebody set out to frighten you, and it’s meant to feel as if there were no way out. There is one, and it doesn’t need money or another picture. You’re not in trouble for what you sent.',
      'What is being done to you has a name, sextortion, and it’s a crime. You’re not stupid, and it’s not on you. Don’t pay, don’t send more, and don’t let them rush you. We’ll take it one step at a time.',
    ],
  },
  urgent: {
    name: 'extorted.urgent',
    lines: [
      'If they’re near you or say they’re coming, go where other people are and call {number}. You’re not in trouble for the picture. Don’t pay, and don’t send anything more.',
      '{number} is for this too, if you’re afraid of what happens in the next hour. Say that somebody is blackmailing you with a picture. The one who threatens is the one who did wrong.',
      'Get to somebody in the house or next door first, whatever the hour, and call {number} if you’re not safe. Nothing has to be paid or sent tonight.',
    ],
  },
  steps: {
    name: 'extorted.steps',
    lines: [
      'First, keep the evidence: screenshots of the chat, the account name, and what they want from you. Not of the picture. Don’t delete the chat, even if it makes you feel sick.',
      {
        text: 'Tell one adult you trust, today. You can say: "Somebody is blackmailing me with a picture. I’m scared, and I need you to help me and not shout."',
        unless: ['told', 'with_someone'],
      },
      'Once you have the screenshots, stop answering and block the account. Begging or explaining only tells them that the threat is working.',
      'Report the account inside the app where it happened. If the list has blackmail or threats, choose that.',
      'If you’ve already paid or sent another picture, you were scared, and it’s not too late. Stop now, and keep the receipt.',
      'If it’s your parents you’re afraid of, begin with somebody else: an aunt, a teacher, the line. That person can be there when you tell them.',
      'Right now it may feel as if nothing could come after this. Other people have had a picture used against them and have gone on with their lives. You don’t have to get through tonight by yourself.',
      'If they write from a new account, don’t answer. Screenshot, block, and show it to the adult who knows.',
    ],
  },
  questions: {
    name: 'extorted.ask',
    questions: [
      { text: 'Does anybody near you know about this yet?', yes: 'told', no: 'alone' },
      {
        text: 'Since this began, have there been moments when you didn’t want to live?',
        yes: 'danger',
        about: 'dying',
        isAboutDying: true,
      },
      { text: 'Have they set a time by which you’re supposed to pay or answer?', yes: 'danger' },
      { text: 'Is somebody you trust in the house with you?', yes: 'with_someone', no: 'alone' },
      { text: 'Have you still got the chat and the account name?' },
      { text: 'Who would you rather tell, somebody at home or somebody outside?', unless: ['told'] },
      { text: 'Could you leave the phone with somebody for an hour, so that you don’t have to read what comes in?' },
    ],
  },
  ease: {
    name: 'extorted.ease',
    lines: [
      'Good. That was the hardest sentence of all, and you said it.',
      'Good. Now somebody else can read the messages and make the calls with you.',
      'That’s a big step. Stay near that person tonight if you can, and let them hold the phone for a while.',
    ],
  },
  close: {
    name: 'extorted.close',
    lines: [
      'You did the hard part today. If they write again, don’t answer or pay, and show it to the person who knows. If it ever gets so dark that you don’t want to live, say so here or to the line the same minute. We can talk about something else now.',
      'Okay. You’re not to blame for any of this. It may go quiet, or they may try once more from another name, and you know what to do then. Now we can talk about other things if you want.',
    ],
  },
  options: ['Should I pay?', 'Will they really send it?', 'Will my parents find out?', "I've told someone"],
}

/** The same for adults, who are often caught by people who do it for a living. */
export const extortedAdultWords: KindWords = {
  ...extortedWords,
  first: {
    name: 'extorted.adult.first',
    lines: [
      'I believe you. This is blackmail, and the one who does it is to blame, whatever you sent or showed. Please don’t pay and don’t send anything more. Paying hardly ever makes it stop, it tells them that the threat works.',
      'What is being done to you has a name, sextortion, and it’s a crime. It’s often a scam run by people who do this all day, so it says nothing about you. Don’t pay, and don’t let them rush you.',
      'It’s good that you said it, because shame is what they count on. You’re not to blame for trusting somebody. Nothing has to be paid, sent or answered right now.',
    ],
  },
  steps: {
    name: 'extorted.adult.steps',
    lines: [
      'First, keep the evidence: screenshots of the chat, the profile, the account name and any payment details. Don’t delete the chat, however much you want it gone.',
      'After the screenshots, stop answering and block them. Arguing or begging only tells them that the threat is working.',
      {
        text: 'Tell one person you trust. You can say: "Somebody is blackmailing me with a picture. I don’t need advice yet, I need somebody to know."',
        unless: ['told', 'with_someone'],
      },
      'Report the account in the app, and to the police when you’re ready. The screenshots are what they will ask for.',
      'If you’ve already paid, tell your bank or card company today, and keep the receipt. It’s worth stopping at any point.',
      'You could set your profiles to private for now, and hide your list of friends. It leaves them less to threaten with.',
      'If you want to warn somebody first, one sentence is enough: "Somebody is blackmailing me. If you’re sent anything about me, please don’t open it."',
    ],
  },
  options: ['Should I pay?', 'Will they really send it?', 'Do I have to go to the police?', "I've told someone"],
}
