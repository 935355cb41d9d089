import type { Moment } from './moment.ts'

/** While one is talking, to a room or to a person. */
export const speaking: readonly Moment[] = [
  {
    name: 'lost_thread',
    says: /(?:lose|lost|losing|forget|forgot|forgetting) (?:my|the) (?:place|thread|words|line|lines|point|script|slides?)|(?:mind|head|brain) (?:goes|go|went|is|going) (?:blank|empty|white)|(?:go|going|went|draw|drew) (?:a )?blank|blank out|forget what|(?:i|and) (?:freeze|froze)/,
    topics: ['presentation', 'class', 'meeting', 'interview'],
    lines: [
      ['Give me a second, I want to find my place.', "I've lost my thread. Let me look at my notes."],
      ['Let me go back one step.', 'Where was I? Right, the part about the results.'],
      ["I'll pause here for a second.", 'Let me start that sentence again.'],
    ],
  },
  {
    name: 'lost_thread',
    says: /(?:lose|lost|losing|forget|forgot|forgetting) (?:my|the) (?:place|thread|words|line|lines|point)|(?:mind|head|brain) (?:goes|go|went|is|going) (?:blank|empty|white)|(?:go|going|went|draw|drew) (?:a )?blank|blank out|forget what|(?:i|and) (?:freeze|froze)/,
    lines: [
      ['Sorry, I lost my thread. What were we saying?', 'My mind went blank for a second. Ask me again?'],
      ["I had a point, and it's gone. You go.", 'Give me a second, it was a good one.'],
    ],
  },
  {
    name: 'dont_know',
    says: /(?:do|did|would|will) not know (?:the|an|what|how) (?:answer|to answer)|(?:can|could) not answer|(?:do|did) not have (?:an|the) answer|(?:hard|tough|tricky|difficult) question|ask(?:s|ed)? (?:me )?(?:something|a question|questions|anything) i (?:do not|can not)|(?:get|got|getting|am) (?:asked )?(?:a |tough |hard |asked )*questions?(?: i| after| at the end|$| \?| \.)/,
    topics: ['presentation', 'meeting', 'interview', 'class', 'boss', 'networking'],
    lines: [
      ["I don't have that here. I'll find out and write to you today.", 'Good question. Let me think for a second.'],
      ["I'm not sure. My best guess is that it held up.", 'Could you say a bit more about what you mean?'],
      ["I can't answer that yet. What made you think of it?", "I'd be guessing, so let me check first."],
    ],
  },
  {
    name: 'voice_shakes',
    says: /voice (?:is |starts |will |does |keeps )?(?:to |the )?(?:shak|crack|wobbl|trembl|quiver|break)|(?:shaky|wobbly|trembling|cracking) voice|hands? (?:shake|shakes|shaking|tremble|trembling)/,
    lines: [
      ["I'm a little nervous, so I'll start slowly.", "My voice does this at the start. It'll settle."],
      ['Give me a sip of water, then I continue.', "You can hear I'm nervous. Here's what I wanted to say."],
    ],
  },
  {
    name: 'start_talk',
    says: /(?:start|begin|open|opening|first (?:line|sentence|words)|introduce) (?:the |my |a |it |with )*(?:presentation|talk|speech|pitch|toast|it)?/,
    topics: ['presentation'],
    lines: [
      ["Hi everyone. I have three things to show you, and I'll be quick.", "Let me start with why I'm standing here."],
      [
        "Good morning. I'll begin with the result and then explain it.",
        'Thanks for coming. One question before I start.',
      ],
    ],
  },
  {
    name: 'end_talk',
    says: /\b(?:end|finish|close|closing|conclude|wrap up|last (?:line|sentence))\b/,
    topics: ['presentation'],
    lines: [
      ["That's it from me. What would you like to know?", 'If you keep one thing, keep this one. Thank you.'],
      ["I'll stop here. Thanks for listening.", 'That was the last slide. Questions are welcome.'],
    ],
  },
  {
    name: 'interrupted',
    says: /interrupt|cut(?:s|ting)? me off|talk(?:s|ing|ed)? over me|speak(?:s|ing)? over me|let me finish/,
    lines: [
      ["I'd like to finish that thought.", 'Hold on, I was nearly done.'],
      ['One second, then I want to hear yours.', 'Let me get to the end of this, please.'],
    ],
  },
  {
    name: 'speak_up',
    says: /(?:get|jump|join|chime|come|break) in(?:to)?\b|get a word in|speak up|say (?:my|a|the) (?:idea|point|opinion)|add (?:something|a point|to it)/,
    topics: ['meeting', 'class', 'presentation'],
    lines: [
      ['Can I add something quickly?', "Before we move on, there's one thing I noticed."],
      ['I have a question about that.', "I'd like to build on what was said earlier."],
    ],
  },
  {
    name: 'disagree',
    says: /disagree|do not agree|object|(?:they|he|she|boss|manager) (?:is|are) wrong|different opinion|push back/,
    lines: [
      ['I see it a bit differently. Can I say why?', 'I get the idea. My worry is the timing.'],
      ["I'm not sure I agree, and I may be missing something.", 'What would have to be true for that to work?'],
    ],
  },
  {
    name: 'joke_fell_flat',
    says: /(?:joke|story) (?:falls|fell|bombs|bombed|goes|went|lands|landed|flops|flopped)|nobody laugh|no one laugh|if (?:they|nobody) (?:do not )?laugh/,
    lines: [
      ['That sounded better in my head.', 'Well, that one needs work. Anyway.'],
      ['I laughed, so that makes one of us.', 'Moving on from that triumph.'],
    ],
  },
  {
    name: 'said_something_wrong',
    says: /(?:say|said|saying) (?:something|the) (?:wrong|stupid|dumb|weird|awkward|rude|offensive)|put my foot|came out wrong|comes out wrong|offend/,
    lines: [
      ['That came out wrong. What I meant was the opposite.', 'Let me try that sentence again.'],
      ['Sorry, that was clumsy of me.', "I didn't mean it like that. Thanks for bearing with me."],
    ],
  },
  {
    name: 'silence',
    says: /silence|goes quiet|gets quiet|nothing (?:left )?to say|run(?:s|ning)? out of (?:things|topics|stuff|words)|(?:do|did|will) not know what to (?:say|talk)|what (?:do|can|should|could|to) (?:we |i )?(?:even )?talk about|things to talk about|(?:conversation|talk|chat|it|talking) (?:dies|died|dries)/,
    topics: ['date'],
    lines: [
      [
        "I like that we can be quiet for a second. What's been the best thing this month?",
        'Okay, odd question: what did you want to be at eight?',
      ],
      [
        'Tell me about a day you had that went wrong in a funny way.',
        'Where do you go when you want nobody to find you?',
      ],
    ],
  },
  {
    name: 'silence',
    says: /silence|goes quiet|gets quiet|nothing (?:left )?to say|run(?:s|ning)? out of (?:things|topics|stuff|words)|(?:do|did|will) not know what to (?:say|talk)|what (?:do|can|should|could|to) (?:we |i )?(?:even )?talk about|things to talk about|(?:conversation|talk|chat|it|talking) (?:dies|died|dries)/,
    lines: [
      ['What have you been busy with lately?', 'Going back a bit, you mentioned a trip. How was it?'],
      ["What's something good you've eaten this week?", 'Do you have plans for the weekend, or blessed nothing?'],
      ["I've run out of questions. You ask me one.", 'What are you watching or reading right now?'],
    ],
  },
]
