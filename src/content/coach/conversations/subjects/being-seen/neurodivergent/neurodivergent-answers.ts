import type { Answer } from '../../../conversation.ts'

export const neurodivergentAnswers: readonly Answer[] = [
  {
    like: [
      'should i tell them im autistic',
      'do i tell people i have adhd',
      'should i tell my boss about my diagnosis',
      'what if they treat me differently once they know',
      'is it better to keep it secret',
    ],
    say: [
      "It depends on who it is and what you'd gain. With people you trust, it can explain a lot. At work you can ask for what you need first, without naming it. You can't take it back once it's said, so start with one person.",
    ],
  },
  {
    like: [
      'how do i know when im talking too much',
      'i infodump on everyone',
      'i talk over people and notice too late',
      'i cant stop once i start',
      'did i talk too much',
    ],
    say: [
      `Ask, because guessing is unreliable: "Is this too much detail?" Two signs help: short answers, and no questions back. If you notice late, "What about you?" still works. Some people would love the full hour. Find those.`,
    ],
  },
  {
    like: [
      'do i have to make eye contact',
      'where do i look',
      'eye contact hurts',
      'they say i stare or i dont look at all',
      'people think im not listening',
    ],
    say: [
      `No, you don't have to. Look wherever you listen best, and say so once to people who matter: "I hear you better when I look away." Forcing it takes attention you need for the words.`,
    ],
  },
  {
    like: [
      'i cant tell if they like me or are being polite',
      'how do i know if theyre annoyed',
      'i never get the hints',
      'was that sarcasm',
      'i dont understand what people mean',
    ],
    say: [
      'From one evening, often nobody can tell, whatever their wiring. Better signs come over time: do they write first, do they suggest a day. And you can ask: "I miss hints. Did you mean that?" Fair people answer it.',
    ],
  },
  {
    like: [
      'im so tired after seeing people',
      'masking is exhausting',
      'i need two days to recover',
      'i crash after every social thing',
      'burned out from people',
    ],
    say: [
      'That tiredness is real: you may have worked harder than the others in the same room. Plan the rest as part of the thing: a shorter visit, a break outside, an empty evening after it. Masking where it keeps you safe is fine; doing less of it with people you trust saves the most.',
    ],
  },
  {
    like: [
      'is it autism or social anxiety',
      'do i have adhd or am i shy',
      'how do i know if im neurodivergent',
      'i think i might be autistic',
      'should i get tested',
    ],
    say: [
      "I can't tell you that; it needs somebody trained who takes time with you. It can be one, both or neither. If knowing would change something, an assessment is worth asking a doctor about. What helps you can start before that.",
    ],
  },
  {
    like: [
      'why am i like this',
      'why cant i do what everyone else does',
      'everyone else just knows what to say',
      'whats wrong with me',
      'other people do this without thinking',
    ],
    say: [
      'Because your attention works differently, and most social rules were made by people whose attention works another way. And you may have been corrected a lot, which makes anyone careful. Different and anxious can both be true.',
    ],
  },
  {
    like: [
      'i interrupted again',
      'i blurt things out',
      'i said something too blunt',
      'i overshared and now im mortified',
      'i was rude without meaning to',
    ],
    say: [
      `One sentence mends most of it: "I cut you off, go on," or "That came out harsher than I meant." Say it once. Apologizing five times gives the other person work to do. Then pick up where you left off.`,
    ],
  },
  {
    like: [
      'i forget to answer people',
      'i lose friends because i never text back',
      'i forgot her birthday again',
      'im always late and people get mad',
      'they think i dont care',
    ],
    say: [
      `Tell them what it is and what it isn't: "I forget to answer. It doesn't mean I don't care. Nudge me." Then answer the next one on the spot, badly and short. A late message is nearly always better than none.`,
    ],
  },
  {
    like: [
      'its too loud',
      'i cant follow when there are many voices',
      'restaurants are unbearable',
      'lights and noise make me panic',
      'sensory overload in groups',
    ],
    say: [
      "Then change the room before you change yourself: a corner seat, earplugs, a quieter hour, outside. That's not hiding; it lets you take part. Going home when it is too much is a good call. Say bye and go.",
    ],
  },
  {
    like: [
      'what if i stim in front of people',
      'they stare when i flap my hands',
      'i cant sit still and people notice',
      'should i hide my fidgeting',
      'what do i do with my hands',
    ],
    say: [
      'You can move; it helps you stay in the room. Some people will look, and looking is often all it is. Start where it feels safest. If someone asks: "It helps me think." That covers it.',
    ],
  },
  {
    like: [
      'how do i make friends when im like this',
      'nobody stays friends with me',
      'ive always been the weird one',
      'i only get along with people online',
      'will anyone like the real me',
    ],
    say: [
      "It's possible, and it usually goes better around a shared interest than around small talk. I can't promise who will stay. Regular, same people, same activity: that gives others time to get you, and you them. Online friends count fully.",
    ],
  },
  {
    like: [
      'exposure doesnt work for me',
      'i already tried forcing myself',
      'ive practiced for years and its still hard',
      'people keep telling me to push through',
      'tried acting normal it doesnt work',
    ],
    say: [
      "Then stop forcing it. Practice helps against the fear of being judged; it doesn't make noise quieter or hints clearer. Those need a change in the setting. Ask each time: is this fear, or is this too much input.",
    ],
  },
  {
    like: [
      'id rather be alone',
      'i dont want to go its too much',
      'is it bad that i like being by myself',
      'i need to cancel i have no energy',
      'do i have to be social',
    ],
    say: [
      "No, you don't have to, and wanting to be alone isn't a problem by itself. If you would like to go and fear stops you, try a short version with a fixed end. If you're empty, stay home and say so in one line.",
    ],
  },
]
