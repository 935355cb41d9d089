/**
 * Questions that are asked in the middle of things, and what there is to say to them: honest, and without a promise.
 * {they} is who the question is about, as they were called: "she".
 */
export type AskedQuestion = {
  name: string
  /** Looked for in the message as `readLine` writes it. */
  says: RegExp
  answers: readonly string[]
  /** What to do about it, within ten minutes. */
  steps: readonly { say: string; short: string }[]
  /** The moment whose lines belong to it; they take the place of the step. */
  moment?: string
  /** Asking for certainty: the third one in a row gets the loop's name. */
  isReassurance?: boolean
}

const worried = '(?:what if|but if|and if|suppose|afraid that|scared that|what do i do if|what happens if)'

export const askedQuestions: readonly AskedQuestion[] = [
  {
    name: 'if_no',
    says: new RegExp(
      `${worried} (?:she|he|they|my boss|my manager|the answer|someone|everyone|it) (?:\\w+ ){0,2}(?:says? no|is no|is a no|reject|rejects|refuses?|turns? me down|laughs? at me and|not interested|has a (?:boyfriend|girlfriend|partner))|${worried} i (?:get|am) (?:rejected|turned down)`,
    ),
    answers: [
      '{They} might say no, and that would sting for an evening. You would also know, and stop wondering.',
      'A no is possible. It would be a no to one question, and you could both still say hello the next day.',
      'Then it hurts a bit, and it is over, and you were the one who asked.',
    ],
    steps: [],
    moment: 'if_no',
  },
  {
    name: 'if_laugh',
    says: new RegExp(
      `${worried} (?:they|people|everyone|someone|he|she|the class|the others|somebody) (?:all |will |do |start )?(?:laugh|laughs|make fun|snicker|giggle|mock)`,
    ),
    answers: [
      'Some of them might laugh. If it happens, you stop for a breath, let it pass, and say your next sentence.',
      'If somebody laughs, it takes about three seconds. You wait them out and go on where you were.',
    ],
    steps: [],
    moment: 'laughed_at',
    isReassurance: true,
  },
  {
    name: 'if_blank',
    says: new RegExp(
      `${worried} (?:i|my mind|my head) (?:\\w+ )?(?:freeze|freezes|blank|goes blank|forget|forgets|lose|get stuck|stutter|stumble|can not (?:speak|talk))`,
    ),
    answers: [
      'Then there is a pause, and it feels longer to you than to them. Having a sentence ready for it takes most of the fear out.',
      'It may happen. What helps is a line for that moment, so you do not have to invent one then.',
    ],
    steps: [],
    moment: 'lost_thread',
  },
  {
    name: 'if_seen',
    says: new RegExp(
      `${worried} (?:i|my face|my hands|my voice|they (?:see|notice)|people (?:see|notice)|everyone (?:sees|notices)) ?(?:\\w+ ){0,3}(?:blush|red|shake|shakes|shaking|sweat|cry|tremble|nervous|anxious|crack|cracks|faint|sick|throw up)`,
    ),
    answers: [
      'Then they see it, and you can keep talking while it happens. Saying it out loud once usually takes the pressure off.',
      'It might show. It looks smaller from outside than it feels, and you can name it and go on.',
    ],
    steps: [],
    moment: 'why_red',
  },
  {
    name: 'if_silence',
    says: new RegExp(
      `${worried} (?:\\w+ ){0,4}(?:silence|silent|nothing to (?:say|talk)|run out|quiet|awkward pause|boring|bored|do not know what to (?:say|talk))`,
    ),
    answers: [
      'Then it goes quiet for a moment, and half of that quiet is theirs. Keep one question for it.',
      'It probably will go quiet at some point. That is normal, and a question gets you out of it.',
    ],
    steps: [],
    moment: 'silence',
  },
  {
    name: 'if_asked',
    says: new RegExp(`${worried} (?:they|he|she|someone|people|i get) (?:\\w+ )?(?:ask|asks|asked) (?:me )?`),
    answers: [
      "They may well ask. You're allowed to answer short, or not at all.",
      'If they ask, a short answer and a question back is enough.',
    ],
    steps: [],
    moment: 'nosy',
  },
  {
    name: 'if_wrong',
    says: new RegExp(
      `${worried} i (?:\\w+ ){0,2}(?:say something|mess|screw|fail|embarrass|make a fool|do it wrong|ruin|sound (?:stupid|dumb|weird)|look (?:stupid|dumb|weird)|make a mistake)`,
    ),
    answers: [
      "Then you'll have said one clumsy thing, and you can fix it in the next sentence.",
      'You might. Most people do at some point, and a short repair is all it takes.',
    ],
    steps: [],
    moment: 'said_something_wrong',
  },
  {
    name: 'if_alone',
    says: new RegExp(
      `${worried} (?:nobody|no one|i (?:am|end up|stand|sit|do not know)|everyone (?:ignores|already)|they ignore) ?(?:\\w+ ){0,4}(?:talks?|alone|anyone|anybody|ignores?|knows?|speaks?|to me|me)?`,
    ),
    answers: [
      "Then you'll stand alone for a few minutes. That's uncomfortable, and you can end it yourself with one line.",
      'That can happen, mostly in the first minutes. It helps to be the one who walks over.',
    ],
    steps: [],
    moment: 'join_group',
  },
  {
    name: 'if_panic',
    says: new RegExp(
      `${worried} i (?:\\w+ ){0,2}(?:panic|have a panic|get a panic|can not breathe|have to leave|need to leave|hyperventilate)`,
    ),
    answers: [
      'Then you step out for two minutes and breathe out slowly, and you can come back or go home. Both are allowed.',
      'If it comes, it rises and falls within minutes. You need a place to go and a line to leave with.',
    ],
    steps: [],
    moment: 'leave_early',
  },
  {
    name: 'if_pushes',
    says: new RegExp(
      `${worried} (?:she|he|they|my \\w+|someone|people) (?:\\w+ ){0,2}(?:keeps?|insists?|push|pushes|gets? (?:mad|angry|upset|sad|hurt)|is (?:mad|angry|upset|hurt)|asks? (?:again|why)|do(?:es)? not (?:stop|accept|listen|take)|argues?|guilt|cries|yells?)`,
    ),
    answers: [
      "{They} may push, or be upset for a bit. You don't need a better reason the second time, only the same sentence.",
      'That can happen, and it can be uncomfortable. You can be kind about the feeling and still keep your answer.',
    ],
    steps: [],
    moment: 'insists',
  },
  {
    name: 'if_not_wanted',
    says: new RegExp(
      `${worried} (?:they|she|he|people|everyone|nobody|no one) (?:\\w+ ){0,2}(?:not want|wants?|does not like|do not like|not like|hate|think i am|thinks i am|find me|ignore|exclude)`,
    ),
    answers: [
      "I can't rule it out, and you can't know it from outside. One small question would tell you more than another week of guessing.",
      "That's possible, and so is the opposite. You'd find out with one small try.",
    ],
    steps: [
      {
        say: "Pick the friendliest of them and ask one plain thing, such as 'Are you going at twelve? Can I come?' It takes ten seconds.",
        short: 'ask the friendliest of them one plain question',
      },
      {
        say: 'Write down two things they said or did this week that a camera would have caught, and leave the guesses out. Five minutes.',
        short: 'write down two things they said or did',
      },
    ],
    isReassurance: true,
  },
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
