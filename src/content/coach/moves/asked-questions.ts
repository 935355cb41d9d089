import type { AskedQuestion } from './asked-question.ts'
import { whatIfs } from './what-ifs.ts'

/** The more exact ones first. */
export const askedQuestions: readonly AskedQuestion[] = [
  ...whatIfs,
  {
    name: 'likes_me',
    says: /(?:think|does|do|is|are|if|whether|tell|know) (?:that )?(?:she|he|they|my crush|this girl|this guy) (?:\w+ ){0,2}(?:likes?|into|interested|feels?|loves?|flirting) ?(?:me|in me|the same|with me)?/,
    answers: [
      "I can't see from here whether {they} likes you, and a guess from me wouldn't help for long.",
      "I don't know, and I'd be making it up. {They}'s the only one who does.",
    ],
    steps: [
      {
        say: 'Look at what you can see: who starts the talk, who stays in it, who remembers things. Write down two facts in five minutes, and leave the guesses out.',
        short: 'write down two things you have seen, no guesses',
      },
      {
        say: "The shortest way to find out is a small offer, such as a coffee on Thursday. Write it in one line now; you don't have to send it today.",
        short: 'write one small offer, to send when you like',
      },
    ],
    isReassurance: true,
  },
  {
    name: 'should_quit',
    says: /should i (?:\w+ )?(?:quit|resign|drop out|give up|leave (?:my job|school|the job|the company|college|uni)|stop (?:trying|dating|going)|break up)|(?:thinking of|thinking about|maybe i should|i should) (?:\w+ )?(?:quit|quitting|resign|drop|dropping|give up|giving up)/,
    answers: [
      "I wouldn't decide that today. Right after something painful, leaving always looks like the best idea.",
      "It's your call, and you can leave. I'd only wait until this has cooled down a little.",
    ],
    steps: [
      {
        say: "Write down why you'd go, in three lines, with today's date. Read it again on a good day. If it still holds then, we plan it properly.",
        short: 'write three reasons, with the date, and read them on a good day',
      },
      {
        say: 'Take five minutes and write two lists: what would get better if you left, and what would come along with you. Decide nothing before the weekend.',
        short: 'write what would get better and what would come along',
      },
    ],
  },
  {
    name: 'should_text',
    says: /(?<!(?:when|what|how|where|who|why|which) )should i (?:\w+ )?(?:text|message|write|call|reply|respond|double text|reach out|email|send|follow up)/,
    answers: [
      "If you'd be all right with no answer, yes. One message, then it's their turn.",
      "I'd send one, short and friendly, and not wait by the phone for it.",
    ],
    steps: [],
    moment: 'no_reply',
  },
  {
    name: 'should_apologize',
    says: /(?<!(?:when|what|how|where|who|why|which) )should i (?:\w+ )?(?:apologi[sz]e|say sorry|explain|make it up)/,
    answers: [
      "If something you did landed on someone, one short sorry is worth it. If it's only to stop the bad feeling, I'd wait a day.",
      'Ask yourself whom it would help. If it helps them, say it once, briefly. If it only helps you, sleep on it.',
    ],
    steps: [],
    moment: 'apology',
  },
  {
    name: 'should_tell',
    says: /(?<!(?:when|what|how|where|who|why|which) )should i (?:\w+ )?(?:tell|ask|say something|confront|talk to|speak to|invite|introduce|approach|go up)/,
    answers: [
      "If you can live with either answer, I'd do it. Not knowing tends to hurt longer.",
      "I lean toward yes, in a small version. You can say one sentence and see how it's taken.",
    ],
    steps: [
      {
        say: "Write the one sentence you'd start with, and say it out loud twice. Then decide.",
        short: 'write the sentence you would start with and say it twice',
      },
      {
        say: 'Pick the moment for it: a day, a place, and how long it may take. Five minutes is a good size.',
        short: 'pick a day and a place for it',
      },
    ],
  },
  {
    name: 'should',
    says: /^ \. (?:so |but |and |okay |, )*should i (?!(?:\w+ )?(?:cancel|skip|bail|not go|stay|go|leave|avoid|call in sick|hide))/,
    answers: [
      "That one's yours to decide. What helps is asking what you'd do if you weren't scared.",
      "I can't decide it for you, but I can make it smaller.",
    ],
    steps: [
      {
        say: "Write down what you'd choose if nobody would ever know, and the first five minutes of it. That's usually the honest answer.",
        short: 'write what you would choose if nobody knew',
      },
      {
        say: 'Take two minutes: one line for yes, one line for no, and how each looks in a month.',
        short: 'write one line for yes and one for no',
      },
    ],
  },
  {
    name: 'normal',
    says: /(?:is (?:it|that|this)|am i) (?:\w+ ){0,2}(?:normal|the only one|weird that|weird to|strange that|crazy)|(?:anyone|anybody|others|other people|everyone) (?:else )?(?:feel|have|do|go through|struggle)/,
    answers: [
      "You're far from the only one. Plenty of people go through exactly this and hide it well.",
      'A lot of people have this, more than you would guess from looking at them.',
    ],
    steps: [
      {
        say: 'Next time you are among people, look for one other person who seems tense. Give it five minutes. You will probably find one.',
        short: 'look for one other person who seems tense',
      },
    ],
    isReassurance: true,
  },
  {
    name: 'why_me',
    says: /why (?:am i|do i|can i not|can not i|does (?:this|it)|is (?:this|it)|are things|did i) (?:\w+ ){0,4}(?:like this|this way|hard|always|freeze|blush|panic|scared|afraid|nervous|overthink|so|difficult|happen|happening|anxious|awkward|shy|care|every)/,
    answers: [
      'Your body treats being looked at as danger, so it sets off the alarm early. It learned that once, and it can learn something else.',
      'Mostly because avoiding it has brought relief, and your body remembers that. It can be taught otherwise, in small steps.',
    ],
    steps: [
      {
        say: 'Try it in miniature today: one small moment with a person, and stay in it ten seconds longer than you want to.',
        short: 'stay ten seconds longer in one small moment',
      },
      {
        say: "Write down when it happened last, what you did next, and what that brought you. Three lines. You'll see the pattern.",
        short: 'write down the last time, what you did, and what it brought',
      },
    ],
  },
  {
    name: 'gets_better',
    says: /(?:will|does|do|can) (?:it|this|things|that|the fear|the anxiety) (?:\w+ ){0,2}(?:get better|get easier|go away|stop|improve|change|end) |will i (?:\w+ ){0,2}(?:be like this|get over|be okay|change|get better)/,
    answers: [
      'For most people it gets smaller with practice. Not in a straight line, and rarely all the way to zero.',
      "It usually does, if you keep meeting it in small doses. I can't give you a date for it.",
    ],
    steps: [
      {
        say: "Pick one thing that scares you a little, a 3 out of 10, and do it twice this week. Write the number down each time, and you'll see it move.",
        short: 'do one small scary thing twice and write down the number',
      },
    ],
    isReassurance: true,
  },
  {
    name: 'if_other',
    says: /(?:what if|what happens if|what do i do if) /,
    answers: [
      "It could happen. What takes the fear out is knowing what you'd do next.",
      "Maybe it will. Then you'd want a plan for that minute, and you can make it now.",
    ],
    steps: [
      {
        say: "Finish this sentence on paper: if that happens, I'll... One line, two minutes.",
        short: 'write one line that starts with: if that happens',
      },
      {
        say: "Write it down as a guess, with how likely it is from 0 to 100, and under it the first thing you'd do. Two minutes.",
        short: 'write how likely it is and the first thing you would do',
      },
    ],
    isReassurance: true,
  },
]
