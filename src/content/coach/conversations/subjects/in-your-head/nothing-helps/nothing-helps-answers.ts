import type { Answer } from '../../../conversation.ts'

export const nothingHelpsAnswers: readonly Answer[] = [
  {
    like: [
      "i've tried everything",
      'i did all of it already',
      "there's nothing left to try",
      'books apps courses i did them all',
      'every tip on the internet, done',
    ],
    say: [
      "I believe you that it was a lot. Whether it was everything, neither of us can tell from here. Somebody trained can go through the list with you and see what was missing. That's a better use of your strength than one more tip from me.",
    ],
  },
  {
    like: [
      'therapy did nothing for me',
      'i had three therapists already',
      'my therapist was useless',
      "therapy doesn't work on me",
      'i sat there for a year and talked and nothing changed',
    ],
    say: [
      "That happens, and it's not proof that you can't be helped. Kinds of therapy differ a lot, and so do therapists. You can ask a new one directly: how do you work with fear of people, and what would we do between the meetings?",
    ],
  },
  {
    like: [
      "i can't afford therapy",
      'the waiting list is a year',
      'no insurance',
      'there is nobody where i live',
      "i can't get an appointment anywhere",
    ],
    say: [
      "That's a real wall, and trying harder won't move it. Some things may be nearer: your regular doctor, a community or student counselor, a helpline, a self-help group, a faith community you trust, a course online with a person behind it. Get on the waiting list anyway.",
    ],
  },
  {
    like: [
      'exposure made it worse',
      'i kept doing it and the fear never went down',
      'i go out every day and im still terrified',
      'facing my fears is a lie',
    ],
    say: [
      'It can do that when the step is too big, or when you get through it with your guard up the whole time. Then you learn that you barely survived. Smaller, with one less safety habit and one question to check, is different. A therapist can help set that up.',
    ],
    item: 'lesson:drop-one-safety-habit',
  },
  {
    like: [
      'can you even help me',
      'what are you good for then',
      'you are just a bot you cant help',
      "your advice doesn't help",
      'this app is useless',
    ],
    say: [
      "Maybe not with this. I'm a program with a limited set of things to offer: looking at one moment, finding words, a small step. If that hasn't helped, a person is the better place to turn. I can help you word that first message.",
    ],
  },
  {
    like: [
      'will it ever get better',
      'am i going to be like this forever',
      'is there any hope for me',
      "i've been like this for twenty years",
      "i'm too old for this to change",
    ],
    say: [
      "I don't know, and nobody can promise it. People do get better after many years, at every age, and often not with the first thing they tried. For some it stays and takes up less of their life. Both are worth something.",
    ],
  },
  {
    like: [
      'should i give up',
      "what's the point of trying",
      "i'm done trying",
      'why bother',
      'i give up on all of this',
    ],
    say: [
      "You can stop trying for a while; that's allowed, and a rest may do more than another attempt. Giving up on methods is one thing. If you mean giving up on life, please tap Help now and talk to a person. Which is it?",
    ],
  },
  {
    like: [
      'maybe i am the problem',
      "i'm beyond help",
      'something in me is broken',
      'it works for everyone but me',
      'i must be doing it wrong',
    ],
    say: [
      "I don't think that follows. What you know is that some things didn't fit, or came at the wrong time, or were too big. You don't see how many others they didn't work for, because those people rarely write about it.",
    ],
  },
  {
    like: ['what about medication', 'the pills did nothing', 'should i try meds', 'maybe i need something stronger'],
    say: [
      "That's a question for a doctor, and a fair one to ask. I stay out of it. Tell them what you took, for how long and what changed, and please don't stop or change anything on your own.",
    ],
  },
  {
    like: [
      'how do i find the right person',
      'who should i even go to',
      'where do i start looking for help',
      'what kind of doctor is it',
    ],
    say: [
      'Start with your regular doctor, or a counselor at school or work if there is one. Say: "I\'m afraid of people\'s judgment, and it limits my life. Who treats that here?" If calling is the hard part, write, or let somebody call for you.',
    ],
  },
  {
    like: [
      'nobody takes me seriously',
      'the doctor said im only shy',
      'my family says i should pull myself together',
      'they told me to get out more',
    ],
    say: [
      `That's discouraging, and it's a reason to ask somebody else. Bring examples: three things you avoided this month because of it. Concrete things are harder to wave away than "I'm anxious."`,
    ],
  },
  {
    like: [
      'i was better for a week and then it was back',
      'things work for a while and then stop',
      'nothing lasts',
      'it always comes back',
    ],
    say: [
      "Then something did work, for a while, and that's a clue. Things like this need repeating for longer than anybody tells you. Look at what was different in that week: what did you do, who was around, how did you sleep?",
    ],
  },
  {
    like: [
      'i prayed and it did not help',
      'my community says it is lack of faith',
      'they told me i need to trust god more',
      'i tried healers and nothing',
    ],
    say: [
      "Being afraid doesn't mean your faith is too small. Many people pray and also see a doctor, and the two don't get in each other's way. If somebody made you feel guilty for being afraid, look for a second, kinder voice.",
    ],
  },
  {
    like: ['so what now', 'then tell me what would help', 'give me one thing that works', "what's left"],
    say: [
      "One thing: don't carry on with this alone. Choose a person, whether a professional or a friend, and tell them what you told me. What works for you in particular I can't know, and somebody who knows you has a better chance of finding out.",
    ],
  },
]
