import type { Moment } from './moment.ts'

/** Wanting something from somebody, or mending something with them. */
export const asking: readonly Moment[] = [
  {
    name: 'if_no',
    says: /(?:if|when|what if) (?:she|he|they|my boss|my manager|the boss|someone|somebody|it is|the answer is|i get) (?:\w+ ){0,2}(?:says? no|say no|no|turns? me down|rejects? me|refuses?|is not interested|is busy|not interested|has a (?:boyfriend|girlfriend))|(?:get|being) (?:rejected|turned down)/,
    topics: ['boss', 'interview', 'meeting'],
    lines: [
      ['Thanks for being clear. What would need to change for a yes?', 'Okay. When could I ask again?'],
      ['I understand. Is there a part of it that would work?', "Fair enough. I'm glad I asked."],
    ],
  },
  {
    name: 'if_no',
    says: /(?:if|when|what if) (?:she|he|they|someone|somebody|it is|the answer is|i get) (?:\w+ ){0,2}(?:says? no|say no|no|turns? me down|rejects? me|refuses?|is not interested|is busy|not interested|has a (?:boyfriend|girlfriend))|(?:get|being) (?:rejected|turned down)/,
    lines: [
      ['No problem at all. See you around.', 'Thanks for saying it straight. Back to the coffee, then.'],
      ["That's okay. I'm glad I asked.", 'Fair enough. Same table on Thursday?'],
    ],
  },
  {
    name: 'ask_out',
    says: /ask (?:her|him|them|this (?:girl|guy|person)|a (?:girl|guy)|someone|my crush|(?:my )?\w+) out|ask (?:for )?(?:her|his|their) (?:number|insta|instagram|snap|contact)|get (?:her|his|their) number|ask (?:her|him|them) (?:for|to get|to grab|if (?:she|he|they)) (?:a )?(?:coffee|drink|date|wants?)/,
    lines: [
      [
        'I like talking to you. Would you get coffee with me this week?',
        "I'd like to see you outside of here. Are you free on Saturday?",
      ],
      [
        'Can I have your number? I want to hear the end of that story.',
        "There's a place around the corner I want to try. Come along?",
      ],
    ],
  },
  {
    name: 'second_date',
    says: /second date|see (?:her|him|them|you) again|after (?:the|our|a) (?:first )?date|text after|next date|do (?:it|this) again/,
    topics: ['date', 'message', 'opening', 'general', 'recover'],
    lines: [
      [
        'I had a good time tonight. Would you like to do it again?',
        "I'm still thinking about the bakery you told me about. Sunday?",
      ],
      ["Thanks for today. I'd like to see you again.", 'Home safe. Next time I choose the place?'],
    ],
  },
  {
    name: 'no_reply',
    says: /(?:not|never|no|stopped) (?:\w+ ){0,2}(?:reply|replied|repl(?:y|ies)ing|answer|answered|text(?:ed)? back|respond|responded|response|written back)|left (?:me )?on read|ghost|ignored my|double text|follow up|following up/,
    lines: [
      [
        "Hey, no rush. I wanted to see if you're still up for Saturday.",
        'I figure your week got full. The offer stands.',
      ],
      [
        "I'm following up on my message from last week. Is it still open?",
        "If it's a no, that's fine. I'd like to know either way.",
      ],
    ],
  },
  {
    name: 'apology',
    says: /apolog|say sorry|make it up|make things right|smooth (?:it|things) over|clear the air/,
    lines: [
      ["I'm sorry about what I said. It wasn't fair to you.", 'I was short with you yesterday. That was on me.'],
      ['I owe you an apology. Do you have two minutes?', "I've thought about it, and I'm sorry for my part."],
    ],
  },
  {
    name: 'admit_mistake',
    says: /(?:made|admit|own up|confess|tell \w+ (?:about )?(?:my|the|a)|about (?:my|the)) (?:\w+ )?(?:mistake|error|mess|screw up)|messed up|screwed up|missed (?:the|a|my) (?:deadline|meeting|call|payment)|broke (?:the|his|her|their)/,
    topics: ['boss', 'meeting', 'message', 'general', 'friends', 'class', 'let_go', 'opening'],
    lines: [
      [
        "I made a mistake, and I want to tell you myself. Here's what I've done about it.",
        'I got that wrong. I can fix it by tomorrow.',
      ],
      ["I missed the deadline. You'll have it by noon.", 'That one was me. What do you need from me now?'],
    ],
  },
  {
    name: 'ask_help',
    says: /ask (?:\w+ ){0,3}(?:for )?help|need help with|ask (?:a|the|my) (?:question|favor|favour)|ask (?:someone|somebody|a coworker|my coworker|a friend) (?:for|to)/,
    lines: [
      ["Do you have five minutes? I'm stuck on something.", 'Could you show me how you do that?'],
      ["I could use a hand with this. When's a good time?", "You're good at this. Can I ask you something?"],
    ],
  },
  {
    name: 'extension',
    says: /extension|more time (?:for|on)|(?:late|missed) (?:homework|assignment|essay|paper)|recommendation letter|letter of recommendation/,
    lines: [
      [
        'Could I have two more days for the essay? I have a draft.',
        "I'm behind on the assignment. Is an extension possible?",
      ],
      [
        "I've had a hard week, and I'd like to hand in good work. Could I send it on Monday?",
        'Would you be willing to write me a letter? I can send you notes.',
      ],
    ],
  },
  {
    name: 'say_it_again',
    says: /(?:did|do|can|could) not (?:hear|understand|catch|get what)|repeat (?:it|that|themselves)|accent|mumbl|say (?:it|that) again|speaks? (?:too|so) (?:fast|quiet)/,
    lines: [
      ['Sorry, I missed that. Could you say it once more?', 'Could you say that a bit slower?'],
      ['I caught the first half. What came after?', 'Let me check I heard you: did you say Thursday?'],
    ],
  },
  {
    name: 'forgot_name',
    says: /(?:forget|forgot|forgotten|remember|do not know|blank on) (?:\w+ ){0,2}names?/,
    lines: [
      [
        "I know we've met, and your name has left me. I'm [your name].",
        'Remind me of your name? I remember the story about the boat.',
      ],
      ["I'm terrible with names. Tell me yours again?", 'Sorry, your name once more? I want to get it right.'],
    ],
  },
  {
    name: 'join_group',
    says: /join (?:a |the |their |them|in|some |group|conversation|people)|walk up to (?:a|the) group|(?:group|people|circle) (?:of people )?(?:is |are )?(?:already )?(?:talking|standing|chatting)|break into/,
    lines: [
      ['Mind if I join you?', "I heard the word camping. What's the plan?"],
      ["Hi, I'm [your name]. I don't know many people here.", 'Can I stand with you for a bit?'],
    ],
  },
  {
    name: 'sit_with',
    says: /sit (?:with|next to|beside|at|down)|(?:free|empty) (?:seat|chair|table)|(?:eat|have lunch|lunch) with (?:them|him|her|someone|people|my|the)/,
    lines: [
      ['Is this seat free?', 'Mind if I eat with you today?'],
      ['Can I sit here? My usual spot is taken.', 'Hi. Is it okay if I join you for lunch?'],
    ],
  },
  {
    name: 'invite_lunch',
    says: /(?:invite|ask) (?:\w+ ){0,4}(?:lunch|coffee|over|to hang|hang out|along|to come)|hang out|meet up|make plans/,
    lines: [
      ["I'm getting lunch at twelve. Want to come?", 'Are you free for coffee this week?'],
      ["I'm going to see the market on Saturday. Come with me?", "We should do something that isn't work. Thursday?"],
    ],
  },
  {
    name: 'new_person',
    says: /(?:new|first) (?:girl|guy|person|coworker|colleague|neighbor|student|kid|roommate|hire)|next to me|sits? (?:next|near|beside|across|behind)|(?:girl|guy|boy|woman|man|someone) (?:in|at|from|on|who) (?:my|the|a)/,
    topics: ['class', 'opening', 'friends', 'first_day', 'date'],
    lines: [
      ["Hi, I don't think we've met. I'm [your name].", 'How are you finding it here so far?'],
      ["I see you here every week, so I thought I'd say hi.", 'Do you know what we need for next time?'],
    ],
  },
]
