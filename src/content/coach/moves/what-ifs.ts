import type { AskedQuestion } from './asked-question.ts'

const worried = '(?:what if|but if|and if|suppose|afraid that|scared that|what do i do if|what happens if)'

/** What is feared, and what there would be to say then. */
export const whatIfs: readonly AskedQuestion[] = [
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
]
