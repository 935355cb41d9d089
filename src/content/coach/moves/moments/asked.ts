import type { Moment } from './moment.ts'

/** Somebody asks something, or says something about you. */
export const asked: readonly Moment[] = [
  {
    name: 'why_quiet',
    says: /(?:so|too|very|being|am|are|always|been) (?:so )?(?:quiet|shy|silent)|(?:do|does) not (?:talk|speak|say) much/,
    lines: [
      ["I'm a slow starter. Give me half an hour.", "I'm listening. It's good so far."],
      ['I save it for the good parts. Go on.', 'Ask me something and find out.'],
    ],
  },
  {
    name: 'why_red',
    says: /(?:blush|turn(?:ed|ing)? red|go(?:ing|es)? red|went red|face is red|getting red|sweat)/,
    lines: [
      ['Yes, I go red. It passes.', 'My face does its own thing. Ignore it.'],
      ["It's warm in here, and I blush. Where were we?", 'That happens when I talk. It means nothing.'],
    ],
  },
  {
    name: 'asked_about_job',
    says: /(?:ask|asks|asked|asking|when|if) (?:\w+ ){0,4}(?:what i do|my job|about my (?:job|work|career)|for a living)|unemployed|between jobs|no job|laid off|got fired/,
    lines: [
      ["I'm between jobs right now. I'm looking at a few things.", 'I work with numbers, mostly. What about you?'],
      ["Work is a long story. What's your week been like?", "I'm taking some time to figure out what's next."],
    ],
  },
  {
    name: 'asked_about_love',
    says: /(?:why|am|are|still|being|if i am|about being) (?:\w+ ){0,2}single|(?:boyfriend|girlfriend|partner|married|kids|children|baby) (?:yet|or not)|(?:ask|asks|asked|asking) (?:\w+ ){0,4}(?:love life|dating|relationship|boyfriend|girlfriend|married|kids|seeing (?:anyone|someone))/,
    lines: [
      ["Nothing to report. I'll tell you when there is.", "I'm fine as I am. How's your knee?"],
      [
        "I'd rather not talk about that today. Tell me about your trip.",
        'You ask every year, and I love you for it. Next question.',
      ],
    ],
  },
  {
    name: 'nosy',
    says: /(?:nosy|personal|private|awkward|uncomfortable|invasive|rude) questions?|(?:ask|asks|asked|asking) (?:\w+ ){0,3}(?:about (?:my )?(?:salary|money|weight|body)|how much i)|comment(?:s|ed|ing)? (?:on|about) my/,
    lines: [
      ["I'd rather keep that to myself. How about you?", "That's a bit private for me. What's new with you?"],
      ["I don't have a good answer to that. Next topic?", "Let's leave that one. I want to hear about your week."],
    ],
  },
  {
    name: 'insists',
    says: /(?:keeps?|kept) (?:pushing|insisting|on)|insists?|(?:will|would|does|do) not take no|guilt trip|asks? (?:me )?again|pressur/,
    lines: [
      ["I hear you, and it's still a no.", "I've said what I can do. Let's leave it there."],
      [
        "I get that you're disappointed. My answer stays the same.",
        'Asking again makes it harder for me. Please stop.',
      ],
    ],
  },
  {
    name: 'about_me',
    says: /tell me about yourself|about myself|introduce myself|introduc|describe myself|say who i am|icebreaker|fun fact/,
    topics: ['interview'],
    lines: [
      [
        "I've done support work for three years, and I like the tricky cases.",
        "I'm someone who finishes things. Here's an example.",
      ],
      [
        'The short version: I started in sales and moved to planning.',
        'What brought me here is that I want to build things again.',
      ],
    ],
  },
  {
    name: 'about_me',
    says: /tell me about yourself|about myself|introduce myself|introduc|describe myself|say who i am|fun fact|everyone (?:says|shares) something/,
    lines: [
      [
        "Hi, I'm [your name]. I'm new here, and I like long walks and short meetings.",
        "I'm [your name]. I came because a friend told me it was good.",
      ],
      [
        "I'm [your name]. I can fix a bike, badly, and I like soup.",
        '[your name]. Third time here, first time talking.',
      ],
    ],
  },
  {
    name: 'weakness',
    says: /weakness|biggest (?:flaw|failure)|gap in my (?:resume|cv)|why (?:did )?i (?:left|leave)|why should (?:we|they) hire|greatest strength/,
    topics: ['interview', 'boss', 'general'],
    lines: [
      [
        'I used to take on too much. Now I ask what can wait.',
        "I'm not a loud person, so I write things down and send them round.",
      ],
      ["I took that year off for family, and I'm ready to be back.", "I left because I'd learned what I could there."],
    ],
  },
  {
    name: 'salary',
    says: /salary (?:expectation|question)|how much (?:money )?(?:do )?i (?:want|expect)|negotiat|ask(?:s|ed)? (?:about |for )?(?:my |the )?(?:salary|pay)/,
    topics: ['interview', 'phone_call'],
    lines: [
      [
        "I'm looking for something in the range of similar roles. What did you plan for?",
        'Could you tell me the range first?',
      ],
      [
        "Based on what I do now, I'd expect a bit more than my current pay.",
        "I'd like a day to think about the number.",
      ],
    ],
  },
  {
    name: 'compliment',
    says: /compliment|(?:say|says|said|saying) (?:something )?nice|prais/,
    lines: [
      ['Thank you, that means a lot.', "Thanks. I wasn't sure about it, so I'm glad you said so."],
      ['I like how you said that earlier, by the way.', 'That color suits you. I wanted to say it.'],
    ],
  },
  {
    name: 'criticized',
    says: /critic|feedback|tell(?:s)? me off|complain(?:s|ed)? about me|yell|shout(?:s|ed)? at me|blam(?:e|es|ed)|roast|put(?:s)? me down|rude (?:to me|comment)|insult|make(?:s)? fun|mock|tease|pick(?:s|ing)? on me|bully/,
    lines: [
      ['I hear you. Can you give me an example?', "Okay. I'll think about that."],
      ["I don't find that funny. Let's talk about something else.", 'Please say that to me in private next time.'],
    ],
  },
  {
    name: 'laughed_at',
    says: /laugh(?:s|ed|ing)? at me|if they laugh|they (?:all )?laugh/,
    lines: [
      ['Okay, that was funny. Let me say it properly.', "Glad that's out of the way. As I was saying."],
      ['I walked into that one. Moving on.', "You laugh, and I'm still right."],
    ],
  },
  {
    name: 'bad_news',
    says: /(?:funeral|condolence|passed away|(?:mother|father|dog|cat|grandma|grandmother|grandfather|husband|wife|friend|someone) (?:died|is sick|has cancer)|died|grieving|grief|sick in hospital|lost (?:his|her|their) )/,
    lines: [
      [
        "I'm so sorry. I don't have the right words, but I'm thinking of you.",
        "I'm sorry about your loss. Would you like company, or quiet?",
      ],
      ["I heard. I'm sorry. You don't have to answer this.", "I'm here. I could bring food on Thursday."],
    ],
  },
  {
    name: 'good_news',
    says: /congratulat|(?:got|had|having|is|are) (?:a |the )?(?:promotion|promoted|engaged|married|pregnant|baby|new job)/,
    lines: [
      ["That's wonderful. How did you find out?", 'Congratulations. How does it feel?'],
      ["I'm happy for you. Tell me the whole story.", 'You must be pleased. What happens next?'],
    ],
  },
]
