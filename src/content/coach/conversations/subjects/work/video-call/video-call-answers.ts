import type { Answer } from '../../../conversation.ts'

export const videoCallAnswers: readonly Answer[] = [
  {
    like: [
      'do i have to turn my camera on',
      'can I keep my camera off',
      'they want cameras on and i dont',
      'is it rude to have video off',
      'cameras are mandatory',
    ],
    say: [
      "It depends on who runs the call, and you can ask them. Where it's allowed, off is a fair choice on a bad day. If it's off every time, try the first two minutes with it on, then decide.",
    ],
  },
  {
    like: [
      'can they see that im nervous',
      'do i look as red as i feel',
      'everybody can see me sweating on screen',
      'do they notice my face',
    ],
    say: [
      'They may see some of it; nobody can tell you how much. You can check: record a minute of yourself talking, guess first how nervous you will look, then watch it once as if it were a stranger.',
    ],
    item: 'challenge:record-thirty-seconds',
  },
  {
    like: [
      'what if we both talk at the same time',
      'i always interrupt people by accident',
      'I never find the gap to speak',
      'there is a delay and i talk over everyone',
    ],
    say: [
      'Say "sorry, you go," and come in after them. The delay does that to everybody on the call. Raising your hand, on screen or for real, also works and interrupts no one.',
    ],
  },
  {
    like: [
      'my house is messy behind me',
      'my whole family is in the background',
      'i dont want them to see where i live',
      'theres noise at home and kids',
      'my room is embarrassing',
    ],
    say: [
      "You don't owe anyone a tidy or a quiet home. One sentence covers it: \"I'm not alone here, you may hear people.\" A blurred background is fine too. If you can't do without it, leave it off once with someone you trust.",
    ],
  },
  {
    like: [
      'i was not on mute',
      'they heard everything i said',
      'my mic was on the whole time',
      'everyone heard the toilet',
      'i forgot i was unmuted',
    ],
    say: [
      'If it bothers you, one short line is enough: "Sorry, my mic was on." It has happened to a lot of people. How much of it they remember you can\'t know, and asking each of them would keep it going.',
    ],
  },
  {
    like: [
      'where do i look',
      'do i look at the lens or at them',
      'eye contact on zoom is impossible',
      'i never know where to put my eyes',
    ],
    say: [
      'At whoever is talking. Real eye contact is impossible on video, for everyone, so there is nothing to get right. When you speak, pick one friendly face and talk to that one.',
    ],
  },
  {
    like: [
      'breakout rooms are the worst',
      'what do i say in a breakout room',
      'they put us in small groups with strangers',
      "it's dead silent in the breakout room",
    ],
    say: [
      'Say something in the first ten seconds, and let it be a question. "Hi. Did you get what we\'re supposed to do?" It gives the others something to answer, and the first silence is over.',
    ],
  },
  {
    like: [
      'what if i freeze on video',
      'i go blank when they say my name',
      'what if I forget what i wanted to say',
      'i unmute and forget everything',
    ],
    say: [
      'Then you say "I lost it, give me a second," and look at your note. Calls are full of pauses anyway. If it doesn\'t come back: "Go on without me, I\'ll come in later."',
    ],
  },
  {
    like: [
      'why are video calls so tiring',
      'im dead after every zoom',
      'is it normal to be exhausted after a call',
      'why does it drain me',
    ],
    say: [
      'Yes, many people find them tiring. The faces are close, you see yourself, and you have to work harder to read anybody. Ten minutes away from every screen afterward can help.',
    ],
  },
  {
    like: [
      'can i ask for a phone call instead',
      'could we do it without video',
      'i would rather only do voice',
      'is it okay to ask for audio only',
    ],
    say: [
      `Yes, one to one that is an ordinary thing to ask: "Mind if we do this by voice?" If you find you ask every time, keep one short video call a month, so the fear doesn't grow.`,
    ],
  },
  {
    like: [
      'people around me can hear the call',
      'my roommates hear everything',
      'i call home and everybody in the room listens',
      'on the bus and my mother calls on video',
      'i start whispering',
    ],
    say: [
      'They may hear you, yes, and what they think of it you don\'t know. You can move the call: "I\'m not alone, can I call you at nine?" Or talk for two minutes at normal volume, and see what the people around you really do.',
    ],
  },
  {
    like: [
      'are they all looking at me',
      'it feels like everyone stares at my square',
      'do people watch me the whole time',
      'who are they looking at',
    ],
    say: [
      "Nobody can say where each of them looks. Here's a check: after your next call, try to remember what three of the others wore. What you remember of them may tell you something about what they see of you.",
    ],
  },
  {
    like: [
      'everyone else looks so relaxed',
      'the others are fine with it',
      'no one else has this problem',
      'why can they all do it',
    ],
    say: [
      "They may be relaxed, or they may look it. A square shows a face and a collar, and you're comparing that with everything you feel inside. You would have to ask one of them to know.",
    ],
  },
]
