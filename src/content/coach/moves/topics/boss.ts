import type { Topic } from '../topic.ts'

export const boss: Topic = {
  thing: 'the talk with your boss',
  reflections: [
    'Asking {who} {when}.',
    'You want something from {who}, and the asking is the hard part.',
    "{event}, and you'd have to be the one to bring it up.",
    'You have something to ask, and someone else gets to decide.',
    'Asking someone who has a say over your work is hard.',
  ],
  notices: [
    'A request with a date in it is kinder to both sides than a hint.',
    'The usual answer is neither yes nor no, but later, so have a day ready to come back on.',
    'Managers hear requests every week. A short one is a relief to them.',
    'You can ask for twenty minutes first. That is a different, smaller question.',
  ],
  steps: [
    {
      say: 'Write the request in two sentences: what you want, and one thing you did that it rests on.',
      short: 'write your request in two sentences',
    },
    {
      say: 'Send one line now asking for fifteen minutes this week. The topic can be four words.',
      short: 'ask for fifteen minutes this week',
    },
    {
      say: 'Say the number or the wish out loud ten times, until it sounds ordinary.',
      short: 'say your request aloud ten times',
    },
    {
      say: "Write what you will say if the answer is no. 'What would have to be true for a yes?' is a good one.",
      short: 'write your answer to a no',
    },
  ],
  smaller: [
    {
      say: 'Collect three things you did this quarter in a note. No conversation yet.',
      short: 'note three things you did this quarter',
    },
    {
      say: 'Look at their calendar and find one free half hour. Looking only.',
      short: 'find one free half hour in their calendar',
    },
    {
      say: 'Tell one colleague you trust what you plan to ask. Hearing yourself say it helps.',
      short: 'tell one colleague what you plan to ask',
    },
  ],
  lines: [
    [
      "I'd like to take the last week of June off. Does that work for the team?",
      'I have a family thing on Friday. Can I leave at three?',
      'off vacation holiday leave days sick friday',
    ],
    [
      "I'd like a raise to match what I do now. Can we talk about a number?",
      'I looked at what the role pays elsewhere. Here is where I see myself.',
      'raise pay salary money paid',
    ],
    [
      "I made a mistake in the report. Here is how I'd fix it.",
      'I want to tell you before you hear it elsewhere: I missed the deadline.',
      'mistake error wrong missed messed late deadline',
    ],
    [
      "I'd like some feedback. What is one thing I should do differently?",
      "I wasn't sure what you meant yesterday. Could you say it again?",
      'feedback review unclear understand question questions',
    ],
    [
      "Do you have fifteen minutes this week? I'd like to talk about my pay.",
      "I've taken on the reporting since March, and I'd like my salary to reflect it.",
    ],
    [
      "I'd like to be considered for the next project. What would you need to see?",
      'I need a later start on Thursdays. Can we try it for a month?',
    ],
    [
      'I have too much for this week. Which of these two should wait?',
      "When could I ask you about this again? I'd like to put a date on it.",
    ],
  ],
  guide: 'rehearse',
}
