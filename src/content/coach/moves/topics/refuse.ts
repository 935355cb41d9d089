import type { Topic } from '../topic.ts'

export const refuse: Topic = {
  thing: 'the no',
  reflections: [
    'Saying no to {who} is harder than saying it to a stranger.',
    "{event}, and you'd rather not.",
    'You need to say no, and keep the person.',
    'Saying no is hard when you like being someone people can ask.',
    'You have a limit here, and someone keeps stepping over it.',
  ],
  notices: [
    'A no with one short reason is stronger than a no with five.',
    'You may answer later: nobody is owed a yes on the spot.',
    'They may be disappointed for a moment, and then they find another way.',
    'One sorry is polite. Three of them sound like a maybe.',
  ],
  steps: [
    {
      say: 'Write your no in one sentence without the word because. Read it aloud three times.',
      short: 'write your no in one sentence',
    },
    {
      say: "Practice the delay first: use 'Let me check and tell you tomorrow' on the next thing anyone asks.",
      short: "answer 'let me check' to the next request",
    },
    {
      say: 'Say a small no today where nothing hangs on it: the receipt, the extra sauce.',
      short: 'say one small no today',
    },
    { say: 'Send the no by text, short, and put the phone face down for ten minutes.', short: 'send the no by text' },
  ],
  smaller: [
    { say: 'Offer half: an hour in place of the day.', short: 'offer half of what was asked' },
    { say: 'Ask for time until tomorrow. That is no answer yet, and no lie.', short: 'ask for time until tomorrow' },
    { say: 'Write down what the yes would cost you, in hours.', short: 'write down what the yes would cost' },
  ],
  lines: [
    [
      'Please ask me before you take my things.',
      'I need my stuff to stay in my room. Can we agree on that?',
      'stuff things clothes using uses takes borrows room charger',
    ],
    [
      "I can't lend you money this time.",
      "I've stopped lending money to people I love. Let me cook for you instead.",
      'money lend loan borrow cash rent',
    ],
    [
      "I can't take the extra shift this week.",
      "I'm off on Saturday, and I'm keeping it.",
      'shift shifts overtime cover weekend',
    ],
    [
      "Thanks for inviting me. I'm staying in tonight.",
      "I can't make it. Have a good one, and tell me about it.",
      'invite invited invitation party wedding dinner trip come',
    ],
    [
      'My plate is full until Thursday. Which of these can wait?',
      'I can help for half an hour, and then I have to go back to mine.',
      'project work task tasks workload coworker colleague boss manager help',
    ],
    [
      "Please don't comment on what I eat.",
      "I'd rather not talk about my body. How are you?",
      'food eat eating weight body fat',
    ],
    [
      'I need the kitchen clean by the evening. Can we agree on that?',
      'The noise after eleven keeps me up. Could you use headphones?',
      'roommate flatmate roommates dishes noise kitchen neighbor neighbour loud clean',
    ],
    ["I can't this time.", "Thanks for asking me. I'm going to pass."],
    ['I can do the first part, and not the rest.', 'Let me look at my week and tell you tomorrow.'],
    ["I know it's inconvenient. It's still a no from me.", 'Please ask me before you put my name down.'],
    ["I'm not comfortable with that. Let's leave it.", "I've said no already, and I'd like that to be enough."],
  ],
  guide: 'stand_firm',
}
