import type { Answer } from '../../../conversation.ts'

export const onlineGroupAnswers: readonly Answer[] = [
  {
    like: [
      'what if nobody answers',
      'they left me on read',
      'my message is just sitting there',
      'everyone ignored what i wrote',
      'zero likes',
    ],
    say: [
      'Then it stays unanswered, and that stings. In groups many messages get no reply, because each person waits for another one. Addressing someone by name gets answers more often: "Sam, how did you do that?"',
      "It may happen, and you can't tell from it what they think. Messages arrive at bad moments and scroll away. Leave it up, wait a day, and write something else.",
    ],
  },
  {
    like: [
      'should i delete it',
      'i want to take it back',
      'i deleted my post after five minutes',
      'can i unsend it',
      'i always delete what i write',
    ],
    say: [
      'If it hurts somebody or gives away something private, yes. If it only makes you squirm, leave it. Deleting brings relief for a minute and makes the next post harder. Try a rule: nothing gets deleted before tomorrow.',
    ],
  },
  {
    like: [
      'i cant use voice chat',
      'i hate my voice on discord',
      'everyone talks and im muted',
      'what if they make fun of my voice',
      'do i have to turn on my mic',
    ],
    say: [
      "No, you don't have to; lots of people type along. If you'd like to, start with one word at a natural moment in a small group. Your own voice sounds odd to you because you usually hear it from inside.",
    ],
  },
  {
    like: [
      'they have another chat without me',
      'they removed me from the group',
      'everyone was invited except me',
      'i saw pictures of them together',
      'i got kicked from the server',
    ],
    say: [
      `That hurts, and the reason can't be seen from outside. If one of them is fairly close to you, ask that one, once: "I saw I'm not in the group anymore. Is something wrong?" Then you have an answer instead of a loop.`,
    ],
  },
  {
    like: [
      'someone attacked me online',
      'im getting hate comments',
      'they are bullying me in the chat',
      'people are being mean under my post',
      'someone keeps insulting me in game',
    ],
    say: [
      "You don't have to answer it, and blocking isn't losing. Save a copy first, then block and report, and tell one person you know. If there are threats, or pictures of you, get help from someone offline today.",
    ],
  },
  {
    like: [
      'everyones life looks better than mine',
      'they all have friends and i scroll alone',
      'instagram makes me feel like a loser',
      'everybody is having fun except me',
      'i compare myself all the time',
    ],
    say: [
      "You're seeing what they picked out to show, and comparing it with your whole day. That isn't a fair match, even when you know it. Notice how you are before and after ten minutes of it, and let that decide.",
    ],
  },
  {
    like: [
      'i rewrite every message twenty times',
      'it takes me an hour to answer',
      'i ask my friend to check my messages',
      'i overthink every emoji',
      'how do i stop overthinking texts',
    ],
    say: [
      'Give each message two minutes and one reading, then send. Start in the chat where the least depends on it. You may cringe for a while afterward. The twentieth draft is rarely safer than the first, and it costs you the evening.',
    ],
  },
  {
    like: [
      'how do i join a conversation in a group chat',
      'they all know each other already',
      'what do i write as the first message',
      'is it weird to suddenly say something after months',
      'ive been lurking for a year',
    ],
    say: [
      `Answer something somebody asked, or ask about something they posted. "I've been reading for a while. How did you get that to work?" is plenty. Groups usually have silent readers, so you wouldn't be the first to speak up late.`,
    ],
  },
  {
    like: [
      'do online friends count',
      'all my friends are online',
      'is it sad that i only have gaming friends',
      'my family says they arent real friends',
      'i only talk to people on the internet',
    ],
    say: [
      "Yes, they count. Somebody who knows your week and misses you when you're gone is a friend, wherever they sit. If you would also like people nearby, that can grow beside it, not instead of it.",
    ],
  },
  {
    like: [
      'should i meet them in person',
      'they want to meet up',
      'what if im different in real life',
      'they want a video call and im scared',
      'what if they dont like me offline',
    ],
    say: [
      "If you'd like to and it's safe, yes: a public place, daytime, somebody who knows where you are, and an adult with you if you're a minor. A voice call first is a good step between. You'll be a bit different, and so will they. An hour is plenty.",
    ],
  },
  {
    like: [
      'i made a joke and it went wrong',
      'they misunderstood what i wrote',
      'i sent it to the wrong group',
      'i wrote something embarrassing',
      'i said something stupid in the chat',
    ],
    say: [
      `One line is enough: "That was meant for another chat, sorry," or "Bad joke, I take it back." Then write about something else. The topic usually moves on when you do. A second and third apology keeps it at the top.`,
    ],
  },
  {
    like: [
      'i played badly and let everyone down',
      'they yell at me for being bad',
      'im scared to play with other people',
      'i only play solo because of toxic people',
      'what if i ruin the game for the team',
    ],
    say: [
      `You may lose them a round; that happens to everyone who plays with others. Say "my bad" once and play on. If people yell, mute them or leave. Look for a group that writes "beginners welcome" and try one evening.`,
    ],
  },
  {
    like: [
      'should i quit social media',
      'id rather leave the group',
      'is it better to log off for good',
      'i muted everyone',
      'i want to delete my account',
    ],
    say: [
      `You can leave, and if a place mostly hurts, leaving is sensible. If it's your only thread to people, mute it for a week first and keep one person to write to. You don't owe the group an announcement.`,
    ],
  },
  {
    like: [
      'i already tried posting',
      'ive written in there and it didnt help',
      'tried being active nobody cared',
      'i do write but nobody talks to me',
      'that doesnt work for me',
    ],
    say: [
      "Then maybe it's the place. Big groups answer few people. Try one with ten members instead of a thousand, or reply to people instead of posting. Being somebody who answers others gets noticed sooner.",
    ],
  },
]
