import type { KindWords } from '../../parts.ts'

/** Offers, never orders. The aim is that somebody knows, that no proof is lost, and that nobody warns who follows them. */
export const stalkedWords: KindWords = {
  first: {
    name: 'stalked.first',
    lines: [
      'That’s frightening, and I take it seriously. Somebody who watches or follows you can be dangerous, even if they’ve never touched you. You don’t have to prove anything to me.',
      'Thank you for telling me. Being on guard all the time wears anybody out. You decide what happens next, and I’ll help you find the safest way to do it.',
      'I read all of that. It isn’t your fault, whatever you said or didn’t say to them. If they’ve ever hurt or threatened you, the risk is real, most of all after leaving or with somebody new in your life.',
    ],
  },
  urgent: {
    name: 'stalked.urgent',
    lines: [
      'Please call {number} now: "Somebody who’s stalking me is here, and I’m scared." You don’t have to wait until they do something.',
      'Call {number}, or let somebody near you do it. Keep a locked door or other people between you and them. You don’t owe them a talk, not even to calm them down.',
      '{number}, now. Say where you are first, then what they’ve done or threatened. If you’re outside, go toward people and light rather than home.',
    ],
  },
  steps: {
    name: 'stalked.steps',
    lines: [
      'If they come near, a locked door or other people between you and them is what protects you most. It’s safer not to go out and talk, not even to calm them down. {number} is right, even if nothing has happened yet.',
      {
        text: 'It’s safer not to be alone for now. Somebody could come to you, or you could go where they don’t know the address. "I’m being followed and I’m scared" is enough to say.',
        unless: ['with_someone'],
      },
      'If they’ve ever hurt or threatened you, the police or an abuse line can judge the risk with you, before you change anything. Leaving and somebody new are the times when it’s highest.',
      'No answer is usually the safest one, on the phone or at the door, and no warning either: nothing about the police, a court, or what you’ve noticed. A last talk can be the most dangerous part.',
      'What’s on your phone may be proof. Before you delete, reset or replace anything, you could save it where they can’t get at it: with somebody you trust, or on another device.',
      'If they might see into your phone or accounts, it’s safest to use a device they’ve never touched, for passwords, for plans, and for this chat.',
      'A short list helps later: the date, the hour, the place, what they did, who saw it. On paper is fine, as long as they can’t find it.',
      'One or two people who know make you safer: at work, next door, at the place you go most. They could have a photo, and a request to say nothing about where you are.',
    ],
  },
  questions: {
    name: 'stalked.ask',
    questions: [
      { text: 'Are they near you right now, outside or following you?', yes: 'danger' },
      { text: 'Are you somewhere safe at the moment?', yes: 'safe', no: 'danger' },
      { text: 'Is somebody with you?', yes: 'with_someone', no: 'alone' },
      { text: 'Have they ever hurt you or threatened to?' },
      { text: 'Who do you trust that could know about this today?' },
      { text: 'Could they see what you do on this phone?' },
    ],
  },
  ease: {
    name: 'stalked.ease',
    lines: [
      'Good. Stay there for now, and let anything that comes from them go unanswered.',
      'I’m glad. If you trust the people around you, you could show them what you wrote here, so that you’re not the only one who knows.',
      'Okay. One thing at a time from here, and you choose which: the phone, the proof, or who should know.',
    ],
  },
  close: {
    name: 'stalked.close',
    lines: [
      'Then rest a little, if you can. If they come near or threaten you, it’s a locked door or people, and {number}. Let somebody know where you are each day. We can talk about other things, too, and come back to this whenever you like.',
      'All right. You told somebody, and that was the hard part. Keep what you’ve saved safe, and tell the police or an abuse line about any threat, however small. I’m here for the ordinary things as well.',
    ],
  },
  options: ["They're outside right now", "I'm alone with this", 'Someone is with me', 'They may see my phone'],
}
