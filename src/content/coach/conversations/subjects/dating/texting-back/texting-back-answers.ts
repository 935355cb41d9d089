import type { Answer } from '../../../conversation.ts'

export const textingBackAnswers: readonly Answer[] = [
  {
    like: [
      'is it too late to answer',
      'its been three weeks can i still reply',
      'i never answered her and now its months',
      'the longer i wait the worse it gets',
      'i left someone on read for ages',
    ],
    say: [
      `No, it's very rarely too late. One line about the delay, then the answer: "Sorry I'm late with this. Yes, I'd like to." Skip the long explanation; it makes the gap bigger than it was for them.`,
    ],
  },
  {
    like: [
      'can i double text',
      'should i write again',
      'is it bad to send a second message',
      'how long before i follow up',
      'she hasnt answered do i text again',
    ],
    say: [
      'Yes, once, after a few days, with something new or a clear question in it. For plans with a date, sooner. After a second message without an answer, leave it with them. A third one rarely brings what you hope for.',
    ],
  },
  {
    like: [
      'why isnt he answering',
      'why did she leave me on read',
      'it says seen and nothing',
      'theyre online but not answering me',
      'is he ignoring me',
    ],
    say: [
      '"Seen" tells you the message was opened, and nothing else. People open things at a red light and forget them. It can also mean that they don\'t want to. One day can\'t show you which; the next few weeks can.',
    ],
  },
  {
    like: [
      'what does it mean when they reply with one word',
      'he only wrote ok',
      'she put a period at the end',
      'what does haha nice mean',
      'why so short is she mad',
    ],
    say: [
      `You can't tell from one short reply. Some people write that way to everybody, or were walking. Compare it with how they usually write to you. If it's really different and it matters, ask: "Everything all right with you?"`,
    ],
  },
  {
    like: [
      'i sent too many messages',
      'i double texted and now i feel stupid',
      'i wrote a whole novel',
      'i overshared by text at 2am',
      'should i delete what i sent',
    ],
    say: [
      `Leave it as it is; deleting usually draws more attention, and so does explaining. If something in it needs explaining, send one line in daylight: "That was a lot at once. No need to answer all of it." Then it's their turn.`,
    ],
  },
  {
    like: [
      'i have 100 unread messages',
      'i cant open my inbox anymore',
      'so many people are waiting for me',
      'how do i catch up with all of it',
      'im drowning in messages',
    ],
    say: [
      "You don't have to catch up with all of it. Pick three people who matter most and send each one line. Mark the rest as read without guilt. Whoever really needs you will probably write again. Ten minutes, then stop.",
    ],
  },
  {
    like: [
      'what do i write back',
      'i never know what to answer',
      'how do you keep a chat going',
      'i freeze when i have to reply',
      'how do i answer how are you',
    ],
    say: [
      'Take one word of theirs and answer that, then add one true thing of your own or one question. Two lines will do. Say it out loud first, and write down what came out of your mouth.',
    ],
  },
  {
    like: [
      'how fast should i answer',
      'should i wait before i reply',
      'if i answer right away i look desperate',
      'do i play it cool',
      'what are the rules for texting',
    ],
    say: [
      "Answer when you've read it and have a minute. There's no rule everybody knows. Waiting on purpose makes you spend hours on something that takes a minute, and the other person can't tell if you were playing it cool or busy.",
    ],
  },
  {
    like: [
      'i ask a friend to check every message',
      'i rewrite it ten times',
      'i spend an hour on one text',
      'can you check my message before i send it',
      'i let ai write my texts',
    ],
    say: [
      'You can ask for help with the one that really counts. For the others it has a price: you come to trust your own words less each time. Start with one message a day that nobody reads over, to somebody who likes you.',
    ],
  },
  {
    like: [
      'i hate voice messages and calls even more',
      'they want to call and i only text',
      'what if they call me instead',
      'i cant do voice notes i hate my voice',
    ],
    say: [
      `Then stay with text for now; it's a real way to talk. If they call, you may let it ring and write, "Can't talk right now, what's up?" And once in a while try a ten-second voice note to somebody you trust, sent in one take.`,
    ],
  },
  {
    like: [
      'they will be mad that i took so long',
      'what if shes angry i didnt answer',
      'he probably hates me by now',
      'they must think im rude',
      'everyone thinks i dont care',
    ],
    say: [
      `Some may be a bit hurt; others may not have counted the days. You can't see which from here. One honest line covers both: "I'm slow with messages, and I do care how you are." Then see what comes back.`,
    ],
  },
  {
    like: [
      'how do i stop checking my phone',
      'i look every two minutes',
      'i cant do anything until they reply',
      'im staring at the dots',
      'i check when they were last online',
    ],
    say: [
      'Set times for it: on the hour, one look, then away. Turn off "last seen" and read receipts if you can. The first half hour is the worst. Plan something for your hands in it, like a shower, dishes or a walk.',
    ],
  },
  {
    like: [
      'how do i end a chat',
      'they keep writing and i need a break',
      'he expects me to text all day',
      'she gets upset when i dont answer right away',
      'can i not answer at all',
    ],
    say: [
      `You can end it with one line: "I'm putting my phone away now. Talk to you tomorrow." Nobody has a right to your whole day. If somebody gets angry each time you're slow, or wants to know where you are, take that seriously and talk to somebody you trust.`,
    ],
  },
]
