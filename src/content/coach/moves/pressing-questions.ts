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
  {
    name: 'no_is_no',
    says: /(?:even (?:if|though|when)|after|although|but) (?:she|he|they) (?:says|said|say|keeps saying|told me) no\b|(?:get|make|convince|talk|persuade) (?:her|him|them|this (?:girl|guy)|my (?:date|girlfriend|boyfriend|crush)) (?:to |into )?(?:sleep(?:ing)? with|have sex|having sex|sex|send(?:ing)? nudes)/,
    answers: [
      "A no is the answer, and I won't help with getting around it.",
      'When somebody says no, it ends there. I can help you take it well.',
    ],
    steps: [
      {
        say: 'Say one line and mean it: "Thanks for telling me." Then talk about something else, or go home.',
        short: 'say thanks for telling me, and leave it there',
      },
      {
        say: 'Take ten minutes away from your phone, and write down what you hoped for. It is allowed to hurt.',
        short: 'write down what you hoped for, away from the phone',
      },
    ],
  },
  {
    name: 'revenge',
    says: /(?:make|making) (?:\w+ ){1,3}(?:look (?:stupid|bad|dumb|ridiculous)|jealous|suffer)\b|get (?:him|her|them|my \w+) fired|(?:get|take|want) (?:my )?revenge|(?:get back at|humiliate) (?:him|her|them|my \w+)|how (?:do|can) i (?:hurt|ruin) (?:him|her|them|my \w+)/,
    answers: [
      "I won't help with hurting somebody, even somebody who had it coming. What they did to you is worth looking at.",
      "That I leave alone. Under it there's usually something they did, and that part I can help with.",
    ],
    steps: [
      {
        say: 'Write down what they did, in two lines, and what you would want to happen in its place. Five minutes.',
        short: 'write what they did and what you want in its place',
      },
      {
        say: 'Write the angriest version on paper, read it once, and tear it up. Then one sentence you could say to their face.',
        short: 'write the angry version, tear it up, keep one sentence',
      },
    ],
  },
  {
    name: 'harassed',
    says: /(?:racist|sexist|homophobic|transphobic|antisemitic) (?:jokes?|comments?|remarks?|things|stuff)|\b(?:harass|harasses|harassed|harassing|harassment)\b|(?:comments?|remarks?|jokes?) about my (?:body|accent|skin|race|hair|religion|gender|breasts|weight)/,
    answers: [
      "That isn't banter, and you don't have to be relaxed about it.",
      'What they say is out of line. It is not a matter of how well you take it.',
    ],
    steps: [
      {
        say: 'Write it down now with the date, the words, and who heard it. A short line for the moment: "That\'s not okay. Please stop."',
        short: 'write down the date, the words and who heard it',
      },
      {
        say: 'Choose one person who has a say and is not that person: HR, a union, a counselor, somebody above them. Write them two lines, to send when you are ready.',
        short: 'write two lines to someone who has a say',
      },
    ],
  },
  {
    name: 'grief',
    says: /my (?:\w+ )?(?:mother|mom|father|dad|brother|sister|grandma|grandmother|grandpa|grandfather|friend|wife|husband|partner|son|daughter|uncle|aunt|cousin|dog|cat) (?:just |recently |has )?(?:died|passed away|passed)\b|(?:eulogy|funeral speech|speak at (?:the|his|her|my \w+) funeral)/,
    answers: [
      'That is a great loss. Nobody expects you to be smooth about it.',
      'That is a lot to carry, and people will be on your side before you say a word.',
    ],
    steps: [
      {
        say: 'Write three short memories, one line each, and read them from paper. A shaking voice is in its place there.',
        short: 'write three short memories, one line each',
      },
      {
        say: 'Ask one person to stand ready and read on if you stop. A text with that question is enough for today.',
        short: 'ask one person to read on if you stop',
      },
    ],
  },
  {
    name: 'scars',
    says: /(?:say|tell|explain|ask|asks|hide|show) (?:\w+ ){0,3}(?:about )?my scars/,
    answers: [
      "You don't owe anyone the story. One short line is enough, and then something else.",
      'You decide how much of it is theirs to know, and today that can be very little.',
    ],
    steps: [
      {
        say: 'For example: "They\'re from a hard time. I\'d rather talk about something else." Say it aloud twice.',
        short: 'say the short line about it aloud twice',
      },
      {
        say: 'Have one ready for people you trust, too: "I\'ll tell you one day, not today." Say it once, slowly.',
        short: 'practice: I will tell you one day, not today',
      },
    ],
  },
  {
    name: 'pronouns',
    says: /\b(?:pronouns?|misgender\w*|deadnam\w*)\b/,
    answers: [
      'A short correction works best, said once and without an apology.',
      'You are allowed to correct it, every time, in three words.',
    ],
    steps: [
      {
        say: 'Put your own word into this one and say it aloud twice: "It\'s she, thanks. Anyway, where were we?"',
        short: 'say the short correction aloud twice',
      },
      {
        say: 'Ask one coworker or friend to correct it, too, when you are not up to it. A text is enough.',
        short: 'ask one person to correct it with you',
      },
    ],
  },
  {
    name: 'furious',
    says: /(?:want to|could|feel like|ready to) (?:\w+ )?(?:kill|killing|murder|strangle|strangling|punch|punching|slap|slapping) (?:my|him|her|them|someone|everyone)/,
    answers: [
      'That is a lot of anger, and something set it off.',
      "You're furious, and there will be a reason for it.",
    ],
    steps: [
      {
        say: 'Walk for five minutes first, fast. Then write what happened in two lines, without a word about what you would do.',
        short: 'walk fast for five minutes, then write two lines',
      },
      {
        say: 'Squeeze both fists for five seconds and open them, five times. Then name the one thing they did.',
        short: 'squeeze both fists five times, then name what they did',
      },
    ],
  },
  {
    name: 'account',
    says: /(?:cancel|end|stop|pause) my (?:subscription|membership|plan|trial)\b|(?:forgot|forgotten|reset|change) my password|(?:get|want|how do i get) (?:a |my )?(?:refund|money back) (?:for|from|on) (?:this|hearten|the app|my (?:plan|subscription|membership))/,
    answers: [
      "For Hearten, that's on your account page: /account. If it's about another company, I can help with the words for it.",
      "I can't do that from here. Your account is at /account; for calling another company, I have lines.",
    ],
    steps: [
      {
        say: 'Open /account and look at the part about your plan. It takes two minutes.',
        short: 'open the account page',
      },
      {
        say: 'If it is another company, write down what you want in one sentence, and your customer number beside it.',
        short: 'write what you want in one sentence',
      },
    ],
  },
]
