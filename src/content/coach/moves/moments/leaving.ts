import type { Moment } from './moment.ts'

const ending =
  /\b(?:end|ending|leave|leaving|get out|get away|escape|go home|exit|say goodbye|wrap (?:it |this )?up|head out|head home|excuse myself|cut it short|finish|hang up|get off)\b/

/** Going, coming back, coming late, not coming. */
export const leaving: readonly Moment[] = [
  {
    name: 'going_back',
    says: /(?:go|going|come|coming|get|walk|walking|head|heading) back (?!home|on|over|to sleep)|(?:when|after|once) i (?:return|am back)|back (?:in|inside|at|to) the (?:table|room|party|meeting|class|office)|rejoin|disappeared|been gone|was gone/,
    topics: [
      'calm',
      'in_it',
      'party',
      'meal',
      'date',
      'family',
      'networking',
      'general',
      'friends',
      'middle',
      'opening',
    ],
    lines: [
      ['Sorry about that, I needed some air. What did I miss?', "I'm back. Who's telling a story?"],
      ["I had to step out for a minute. I'm fine, go on.", 'Okay, catch me up.'],
    ],
  },
  {
    name: 'going_back',
    says: /(?:go|going|come|coming|get|walk|walking|head|heading) back (?!home|on|over|to sleep)|(?:when|after|once) i (?:return|am back)|back (?:in|inside|at|to) the (?:table|room|meeting|class|office)|rejoin/,
    lines: [
      ["Sorry, I had to step out for a moment. I'm back.", 'Where are we now?'],
      ["Thanks for waiting. Let's go on.", "I needed a minute. I'm good to continue."],
    ],
  },
  {
    name: 'end_date',
    says: ending,
    topics: ['date'],
    lines: [
      ["I'm going to head home. It was nice to meet you.", 'I have an early start, so this is my last one.'],
      ["I don't think we're a match, but I'm glad we met.", "I'll say goodnight here. Get home safe."],
    ],
  },
  {
    name: 'end_call',
    says: ending,
    topics: ['phone_call'],
    lines: [
      ["That's everything I needed. Thanks for your help.", "I'll let you go. Have a good day."],
      ['Thanks, I have it all written down. Bye.', 'I have to get going. Thank you for your time.'],
    ],
  },
  {
    name: 'leave_early',
    says: /leave early|leav(?:e|ing) (?:the|a|this) (?:party|dinner|event|wedding|table|room|lunch|place|gathering)|get out of (?:the|a|this|there|here)|go home early|slip (?:out|away)|step (?:out|outside)|get some air|take a break/,
    topics: ['party', 'meal', 'family', 'networking', 'in_it', 'calm', 'ending', 'general', 'friends', 'first_day'],
    lines: [
      ["I'm heading off. Thanks for having me.", "I'm going to get some air for a few minutes."],
      ['I have an early morning, so I say goodnight now.', "It was good to see you all. I'm off."],
    ],
  },
  {
    name: 'late',
    says: /\b(?:late|running late|be late|arrive late|show up late|missed the start)\b/,
    lines: [
      ["I'm running ten minutes late. Please start without me.", "Sorry I'm late. Carry on, I'll catch up."],
      ["Sorry to keep you waiting. I'm here now.", "I'm on my way. Order without me if you're hungry."],
    ],
  },
  {
    name: 'reschedule',
    says: /reschedul|postpone|move (?:it|the|our|my) |another (?:day|time)|cancel (?:on|the|it|our|my|plans)|back out of/,
    lines: [
      [
        "I can't make it tonight. Could we do Thursday instead?",
        "I'd like to see you, and today isn't good. Next week?",
      ],
      [
        'Something came up on my side. Can we find a new day?',
        "I have to move our plan. I'm sorry for the short notice.",
      ],
    ],
  },
  {
    name: 'decline_drink',
    says: /(?:offer|offers|offered|hand|hands|buy|buys|pressure|push)(?:s|ed)? me (?:a )?(?:drink|beer|shot|wine)|why (?:i am|am i|i do|do i|are you|you are)? ?not drink|not drinking|do not drink/,
    lines: [
      ["I'm good with water, thanks.", "Not tonight, but I'll come to the bar with you."],
      ["I don't feel like it today. What are you having?", "I'm driving my own evening. Water's fine."],
    ],
  },
  {
    name: 'decline_invitation',
    says: /(?:decline|turn down|say no to|refuse|get out of) (?:an |the |a |his |her |their |this |my )?~?(?:\w+ )?(?:invit|party|dinner|plans|wedding|trip|drinks|event)|do not want to (?:come|go)/,
    topics: ['refuse', 'party', 'meal', 'family', 'friends', 'general', 'ending', 'message'],
    lines: [
      ["Thanks for asking me. I'm going to pass this time.", "I can't make it, but I hope it's a good one."],
      ['I need a quiet weekend. Ask me again, though.', "I won't be there. Have a piece of cake for me."],
    ],
  },
  {
    name: 'second_date_no',
    says: /(?:not (?:interested|into|feeling)|do not (?:want|like|feel)|let (?:him|her|them) down|turn (?:him|her|them) down|reject (?:him|her|them)|no (?:second|chemistry|spark))/,
    topics: ['date', 'message', 'refuse'],
    lines: [
      [
        "I enjoyed meeting you. I don't feel a spark, and I'd rather say so.",
        "Thank you for the evening. I don't see it going further.",
      ],
      [
        "You've been kind, so I'll be straight: it's a no from me.",
        "I don't want to leave you guessing. I wish you well.",
      ],
    ],
  },
  {
    name: 'end_chat',
    says: ending,
    topics: ['opening', 'middle', 'ending', 'networking', 'friends', 'first_day'],
    lines: [
      ["I'm going to let you get back to it. Good to talk.", "I have to go, but I'm glad we talked."],
      ["I'll see who else is here. Enjoy your evening.", 'I need to head off. See you next time.'],
    ],
  },
]
