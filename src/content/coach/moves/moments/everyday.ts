import type { Moment } from './moment.ts'

/** Neighbors, counters, calls, groups, screens. */
export const everyday: readonly Moment[] = [
  {
    name: 'voicemail',
    says: /voicemail|answering machine|leave a message|nobody picks up|no one (?:picks|answers)|goes to voice/,
    lines: [
      [
        "Hi, this is [your name]. I'm calling about my appointment. Please call me back.",
        'Hello, [your name] here. I will try again tomorrow at ten.',
      ],
      [
        "Hi, it's [your name], nothing urgent. Call me when you can.",
        'Hello, I have one question about my order. You can reach me all day.',
      ],
    ],
  },
  {
    name: 'pick_up',
    says: /(?:they|someone|somebody|he|she) (?:picks|pick|answers|answer) (?:up|the phone)?|first thing i say|start the call|when (?:they|it) (?:answer|connects)|answer the phone|pick up the phone/,
    topics: ['phone_call'],
    lines: [
      ["Hi, my name is [your name]. I'm calling about one thing.", 'Hello, do you have a minute for a question?'],
      [
        'Hello, this is [your name] speaking. Who am I talking to?',
        "Hi, I hope I have the right number. I'd like to ask about a booking.",
      ],
    ],
  },
  {
    name: 'return_item',
    says: /return (?:a|the|an|it|this|my|some)|refund|wrong (?:order|food|item|size)|send (?:it|the food) back|complain (?:about|to) (?:the|my|a)|exchange (?:it|a|the)/,
    lines: [
      ["Hi, I'd like to return this. I have the receipt.", "This isn't what I ordered. Could you change it?"],
      ["It doesn't fit, so I'd like my money back, please.", 'Excuse me, I think there was a mix-up with my order.'],
    ],
  },
  {
    name: 'haircut',
    says: /haircut|hairdresser|barber|salon|stylist|nail/,
    lines: [
      ['A bit shorter all around, please. I trust you with the rest.', "I'm happy to be quiet today, if that's okay."],
      ['Could you take a little more off here?', "It's good, thank you. I like it."],
    ],
  },
  {
    name: 'gym',
    says: /\bgym\b|equipment|weights|spotter|workout/,
    lines: [
      ['How many sets do you have left?', 'Can I work in with you?'],
      ['Could you show me how this one works?', 'Are you using this bench?'],
    ],
  },
  {
    name: 'noise',
    says: /\b(?:noise|noisy|loud music|too loud|barking|bass)\b|(?:neighbor|roommate|upstairs) (?:\w+ ){0,4}(?:noise|noisy|loud|music)/,
    topics: ['refuse', 'general', 'opening', 'friends', 'message'],
    lines: [
      ['Hi, I live next door. Could you turn it down after eleven?', 'I can hear the bass in my bed. Would you mind?'],
      ["I don't want to be that neighbor, but I have to be up at six.", 'Could we agree on a time when it gets quiet?'],
    ],
  },
  {
    name: 'chores',
    says: /(?:dishes|clean(?: up)?|mess|messy|chores|trash|kitchen|rent|bills?)\b/,
    topics: ['refuse', 'general', 'opening', 'friends', 'message', 'middle'],
    lines: [
      [
        'Could you do your dishes before bed? It would help me a lot.',
        "Let's split the cleaning. Which day suits you?",
      ],
      [
        "I've done the kitchen three times this week. Can you take the next one?",
        'Rent is due on Friday. Can you send me your half?',
      ],
    ],
  },
  {
    name: 'group_work',
    says: /group (?:project|work|chat|mate|member)|(?:not|never) (?:doing|does|do|did) (?:\w+ ){0,2}(?:part|share|work|anything)|slacking|free ?load/,
    topics: ['class', 'refuse', 'meeting', 'general', 'message', 'friends', 'opening'],
    lines: [
      ['Can we split this up now, with names and a day?', "I've done the first two parts. Who takes the next?"],
      ["I haven't seen your part yet. Is something in the way?", "I can't do more than my share this time."],
    ],
  },
  {
    name: 'dumped_work',
    says: /(?:dumps?|dumping|dumped|gives?|giving|hands?|leaves?|push(?:es)?) (?:\w+ ){0,3}(?:work|reports?|tasks?|stuff|shifts?|project)|extra (?:work|shift|task)|cover (?:for|her|his|their|a)|take on more/,
    lines: [
      [
        "I can't take these today. I'm leaving at five.",
        'I have my own to finish. Which of yours is most urgent for tomorrow?',
      ],
      [
        "I helped last week, so I'm going to say no to this one.",
        'Please ask me before four. After that I have no room.',
      ],
    ],
  },
  {
    name: 'check_in',
    says: /(?:check|checking) (?:in )?on|(?:friend|someone|she|he|they) (?:is|seems|looks) (?:sad|upset|down|off|depressed)|old friend|lost touch|reconnect|have not (?:talked|spoken|seen)|catch up/,
    lines: [
      [
        "It's been a while, and I thought of you today. How are you?",
        'You seemed a bit off on Tuesday. Do you want to talk?',
      ],
      ["No need to answer. I wanted to say I'm around.", 'I miss our talks. Can I call you this week?'],
    ],
  },
  {
    name: 'profile',
    says: /(?:tinder|hinge|bumble|dating app|match(?:ed)?|profile|bio)\b/,
    topics: ['message', 'date', 'opening'],
    lines: [
      [
        'I have to ask about your last photo. What happened next?',
        "You mention soup in your bio. What's the best one?",
      ],
      [
        "I'm better in person than in chat. Coffee on Saturday?",
        "You look like you'd have a good story about that dog.",
      ],
    ],
  },
  {
    name: 'meet_parents',
    says: /(?:meet|meeting) (?:her|his|their|the|my) (?:\w+ )?(?:parents|family|mother|father|folks|in laws|kids)/,
    lines: [
      ['Thank you for having me. It smells good in here.', 'Can I help with anything in the kitchen?'],
      ['How did you two meet?', "What was she like as a kid? I'd like to hear the other side."],
    ],
  },
  {
    name: 'nervous',
    says: /(?:tell|say|admit|mention) (?:\w+ ){0,3}(?:nervous|anxious|shy|scared|anxiety)/,
    lines: [
      ["I'm a bit nervous, so bear with me.", "I get shy at first. It's nothing to do with you."],
      ["I've been looking forward to this, and I'm nervous too.", 'I talk more after ten minutes. Ask me then.'],
    ],
  },
]
