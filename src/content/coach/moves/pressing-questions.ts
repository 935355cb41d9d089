import type { AskedQuestion } from './asked-question.ts'

/** Said in the middle of anything, these are what the reply is about. */
export const pressingQuestions: readonly AskedQuestion[] = [
  {
    name: 'bullied',
    says: /(?:call|calls|called|calling) me (?:names|fat|ugly|gay|stupid|weird|a (?:loser|freak|creep|slut|fag|pig|weirdo))|(?:push|pushed|pushes|shove|shoved|shoves|trip|tripped|kick|kicked|spit|spat|threw \w+) (?:at |on )?me (?:in|into|on|at|every|down|against|again|over)|(?<!not )\b(?:bully|bullied|bullying|bullies)\b|(?:make|makes|making|made) fun of me (?:every|all the|at school|in class|constantly|again)|(?:pick|picks|picking|picked) on me|(?:teacher|teachers|school|principal|counselor) (?:\w+ )?(?:does|do|did) nothing/,
    answers: [
      "That's bullying, and it isn't yours to talk your way out of alone.",
      "What they do is on them. It isn't caused by how you come across.",
      'Nobody should have to put up with that, and you get to have help with it.',
      'You should not have to be brave about this every day. Somebody grown-up has to step in.',
    ],
    steps: [
      {
        say: 'Write down the last time in three lines: who, where, when. Then show it to one adult you trust, such as a parent, a school counselor or a teacher who listens.',
        short: 'write down who, where and when, and show it to one adult',
      },
      {
        say: 'Tell a second adult as well, such as a counselor, the principal or a parent, and ask, "What will happen by Friday?"',
        short: 'tell a second adult, and ask what will happen by Friday',
      },
      {
        say: 'Decide who you could walk beside tomorrow at the worst spot of the day. Text that person one line now.',
        short: 'text one person to walk with',
      },
      {
        say: 'Save what they send you, with the date. Help now lists people you can write to about it, for free.',
        short: 'save what they send, with the date',
      },
    ],
  },
  {
    name: 'help_other',
    says: /(?:how (?:do|can|could|should|would) i|what (?:can|could|do|should) i (?:do|say) to|what is the best way to) (?:\w+ )?(?:help|support|calm|comfort|cheer up|reassure|encourage) (?:(?:my|a|this|our) (?:\w+ )?(?:sister|brother|friend|daughter|son|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|roommate|coworker|colleague|cousin|kid|child|student|classmate)|her|him|them|someone|somebody)/,
    answers: [
      'Ask {them} first what would help: company, practice, or quiet. People differ, and asking is half of it.',
      'You can be there without fixing it. Tell {them} that nerves before it are normal, and that it can be done shaking.',
      "The kindest thing is to make it smaller with {them}, and not to talk {them} out of the fear. Saying 'calm down' rarely works.",
    ],
    steps: [
      {
        say: 'Offer one concrete thing in one line: "Do you want to run through the beginning with me, or should I distract you?"',
        short: 'offer one concrete thing in one line',
      },
      {
        say: 'Breathe slowly beside them for two minutes, without a word about it. It is catching.',
        short: 'breathe slowly beside them for two minutes',
      },
    ],
  },
  {
    name: 'stay',
    says: /^ \. (?:please )?do not (?:go|leave)(?: yet| me| away)? \.|(?:can|will|could|would) you (?:please )?stay\b|stay with me/,
    answers: [
      "I'm here as long as you like, and again tomorrow. I'm an AI, though, so it's worth having a person today, too.",
      'You can keep writing, at any hour. I am a program, so let one human being know that today is a lonely one.',
    ],
    steps: [
      {
        say: 'Send one line to somebody: "Long day. Do you have five minutes to talk?"',
        short: 'send one person a line',
      },
      {
        say: 'Go where there are people for ten minutes, a shop or a bench. You need not talk to anyone.',
        short: 'sit for ten minutes where people are',
      },
    ],
  },
]
