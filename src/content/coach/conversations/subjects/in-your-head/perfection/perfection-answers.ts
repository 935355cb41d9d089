import type { Answer } from '../../../conversation.ts'

export const perfectionAnswers: readonly Answer[] = [
  {
    like: [
      'when is it good enough',
      'how do i know its done',
      'how good does it have to be',
      'when do i stop editing',
      'is it good enough to send',
    ],
    say: [
      "When it does what it's for. Write that down before you begin, in one sentence, and the time it may take. When both are there, it's done, even if it doesn't feel that way. The feeling usually comes later.",
    ],
  },
  {
    like: [
      'but high standards are good',
      "isn't it good to be a perfectionist",
      'thats why im good at my job',
      'i dont want to be mediocre',
      'if i let go i get lazy',
    ],
    say: [
      'High standards are fine, and you can keep them where they count. The trouble is having the same one for a text message as for a surgery. Choose two things that deserve your best, and let a third be average. See if you turn lazy.',
    ],
  },
  {
    like: [
      'what if i make a mistake in front of everyone',
      'what if i say it wrong',
      'and if i forget what i wanted to say',
      'what if they notice an error',
      'what if i mess up and they see',
    ],
    say: [
      'Then you say "let me say that again," or you fix it, and go on. Some will notice. What comes next is how you carry on, and that you can practice.',
    ],
  },
  {
    like: [
      "i can't start",
      'i put everything off until the last minute',
      'i stare at the blank page',
      'i wait until i feel ready',
      'ive been meaning to do it for weeks',
    ],
    say: [
      "Start with a bad version on purpose, two minutes, timer on. Putting off is often fear of the first ugly draft, and it goes down once there is one. Don't wait to feel ready; that feeling mostly comes after starting.",
    ],
  },
  {
    like: [
      'i rewrite every text ten times',
      'i spent an hour on one email',
      'i check it over and over before i send',
      'i delete my messages before sending',
      'i edit a comment for half an hour',
    ],
    say: [
      'Give it one read and a limit: two minutes for a text, ten for an email. Then send it and put the phone away. It will feel careless at first. See over a week if anybody treats you differently.',
    ],
    item: 'lesson:texting-calls-and-screens',
  },
  {
    like: [
      'why am i like this',
      'where does my perfectionism come from',
      'why cant i be ok with average',
      'why does every little mistake hurt',
      'my parents only cared about grades',
    ],
    say: [
      "Often because being good once kept you safe, or got you praise that came no other way. With social anxiety it's also armor: no flaw, nothing to judge. It had a use. You can find out now if you still need that much of it.",
    ],
  },
  {
    like: [
      'if i cant do it right id rather not go',
      "i'd rather not do it at all",
      'all or nothing thats me',
      'i quit things im not good at',
      'i dropped out because i wasnt the best',
    ],
    say: [
      'You can decline things, and some are worth quitting. If the only reason is that you\'d be a beginner in front of people, try it once for half an hour, as a beginner, and tell them so: "It\'s my first time."',
    ],
  },
  {
    like: [
      'my boss really does expect perfect',
      'at my job mistakes are serious',
      'im a nurse i cant make mistakes',
      'they grade everything',
      'people really do judge in my field',
    ],
    say: [
      "Then keep the checks where an error does harm; that's your craft. Look for the places where it does none: chat messages, notes, lunch talk, your kitchen. Practice being ordinary there. You can also ask which details matter and which don't.",
    ],
  },
  {
    like: [
      'i have to be twice as good as everyone else',
      'people like me dont get second chances',
      'im the only one of my background there',
      'i represent my whole family',
      'where i come from failure is a shame for everyone',
    ],
    say: [
      "That may be true, and then being careful is no quirk. I won't tell you to be careless where it costs you. Find one place or person where you don't have to prove anything, and let yourself be unpolished there first.",
    ],
  },
  {
    like: [
      'i made a mistake and cant stop thinking about it',
      'i found a typo after sending',
      'i sent the wrong file',
      'i said the wrong name',
      'i ruined it with one error',
    ],
    say: [
      `If it costs somebody something, correct it now in one line: "Here's the right one." If it doesn't, leave it standing. Then ten minutes of being annoyed, and on to the next thing. That one is out of your hands.`,
    ],
  },
  {
    like: [
      'i have to say something smart',
      'i plan every sentence before i speak',
      'i stay quiet until i have the perfect thing to say',
      'by the time its perfect they moved on',
      'i dont want to sound dumb',
    ],
    say: [
      'You don\'t have to; most of what people say to each other is ordinary. Say one unplanned thing next time, like "I didn\'t know that," or a question you really have. See if anybody stops to grade it.',
    ],
    item: 'challenge:one-follow-up-question',
  },
  {
    like: [
      'how long does it take to change this',
      'will i ever be ok with mistakes',
      'can you get rid of perfectionism',
      'does the itch go away',
      'how do i stop',
    ],
    say: [
      "It's slow, more months than days, and it comes by doing: one unpolished thing at a time. The itch gets weaker with practice and may not leave altogether. You'll notice it first in how much sooner you stop.",
    ],
  },
  {
    like: [
      'other people do it so well',
      'everyone else makes it look effortless',
      'compared to them i look pathetic',
      'nobody else makes mistakes like this',
      'everyone else has it together',
    ],
    say: [
      "They probably don't have it together as much as it looks. You see their result, and you see your own drafts. Ask one of them how many tries it took, or what went wrong. People tend to tell if they're asked.",
    ],
  },
  {
    like: [
      'i tried and people criticized me',
      'i already tried lowering my standards',
      'i let one thing slide and got in trouble',
      'i sent it unfinished and they complained',
    ],
    say: [
      "Then that was a place where it counted, and now you know one. It happened, you heard it, and you're still in it. Pick something next where nobody depends on the result, and leave the important thing at full care.",
    ],
  },
]
