import { commonOf } from '../common-of.ts'
import type { Answer } from '../conversation.ts'
import { talkOf } from '../talk-of.ts'
import { everywhereReplies } from './everywhere-replies.ts'
import { talkReplies } from './everywhere-replies-talk.ts'

/** Answers to questions that people ask in any subject. */
export const everywhereAnswers: readonly Answer[] = [
  ...everywhereReplies,
  ...talkReplies,
  ...talkOf('everywhere'),
  ...commonOf('everywhere'),
  {
    like: [
      'is this normal',
      'am I the only one like this',
      'does anyone else get this',
      'is something wrong with me',
      'why am I like this',
    ],
    say: [
      "Yes. A lot of people know this one, and few of them say it out loud. It's a fear with years of practice, and it can learn something new.",
      "You're far from the only one. A fear like this grows from ordinary care about what people think, and it can shrink with practice.",
    ],
  },
  {
    like: [
      'will this ever go away',
      'does it get better',
      'how long does this take',
      'will I always be like this',
      'can this be cured',
    ],
    say: [
      "I can't promise that it goes away. For many people who practice, it gets smaller, over weeks rather than days, and with ups and downs.",
      'It usually gets quieter with practice, without vanishing. How long it takes, nobody can tell you. Small steps you take often do more than a big one now and then.',
    ],
  },
  {
    like: [
      'should I see a therapist',
      'do I need therapy',
      'should I talk to a doctor about this',
      'is it time to get real help',
      'would counselling help',
    ],
    say: [
      "If it keeps you from things that matter to you, yes, it's worth asking. A doctor or a therapist can do what I can't, and talking therapies for social anxiety have good evidence behind them.",
      "Yes, if it costs you work, school, friends or sleep. You don't have to be at your worst to ask. I can help you find the first sentence for that call.",
    ],
  },
  {
    like: [
      'what if I panic in the middle of it',
      'what if I have a panic attack there',
      'what if I freeze',
      'what if my mind goes blank',
    ],
    say: [
      'Then you stop for a moment, look at one thing in the room, and go on or step out. It feels endless and it passes. "Give me a second" is a whole sentence.',
      `You can say "I lost my thread, one moment." A pause feels far longer to the one who is in it. Then pick up the next small thing. You don't have to catch up on the rest.`,
    ],
  },
  {
    like: [
      'what if they laugh at me',
      'what if everyone stares',
      'what if they think I am weird',
      'what if they judge me',
      'they will all look at me',
    ],
    say: [
      "Somebody might, and it would sting. Many people are busy with themselves, and what they do think may not last long. You'd still have done it, and you'd know what really happened.",
      "I can't rule it out. What you can do is check: watch what their faces really do, instead of what you expect them to do.",
    ],
  },
  {
    like: [
      'what if she says no',
      'what if he says no',
      'and if they say no',
      'what if they refuse',
      'what if I get rejected',
    ],
    say: [
      `Then you say "okay, thanks for telling me," and you have your answer. It will hurt for a while, and then it's behind you. Not asking tends to drag on.`,
      `Then it's a no to this, on this day. You can answer with "no problem" and walk away with your dignity. Want a line for that moment?`,
    ],
    taps: ['Give me a line'],
  },
  {
    like: [
      'I already tried that',
      'tried it and it did nothing',
      'that never works for me',
      'did that already',
      'heard that one before',
    ],
    say: [
      "Then let's not do it again. What happened when you tried it, at the point where it stopped working?",
      "Fair. Something about it didn't fit you. Was it too big, too vague, or did the fear jump to something else?",
    ],
  },
  {
    like: ['what should I do', 'what do I do now', 'tell me what to do', 'any advice', 'help me', 'what would you do'],
    say: [
      'Pick the smallest part of it that you could do in the next day, and do that before you think about the rest. Which part would that be?',
      "I'd start with one sentence to one person, not with the whole thing. Who would you mind talking to least?",
    ],
  },
  {
    like: ['do I have to', 'do I have to go', 'can I just not go', 'would it be so bad to skip it', 'can I stay home'],
    say: [
      "No, you don't have to. Staying home is sometimes right: when you're ill, unsafe, or it means nothing to you. If it's only the fear talking, a shorter version usually leaves you better off than none. Which is it here?",
      "You're allowed not to go. Ask yourself what you would think of it on Sunday evening. If you'd be sorry, try fifteen minutes with your own way home.",
    ],
  },
  {
    like: [
      'why does my body do this',
      'why do I shake',
      'why does my heart race',
      'why do I sweat so much',
      'why does my mind go blank',
    ],
    say: [
      "Because your body takes the moment for a threat and gets ready to run. It's uncomfortable, and it usually settles on its own when you stay and nothing bad follows. If it also comes when you're calm, or it's new, ask a doctor.",
    ],
  },
  {
    like: [
      'thats easy for you to say',
      'you are a bot you dont know what its like',
      'you have never felt this',
      'you cant understand',
    ],
    say: [
      "True. I'm a program, and I have never had to walk into a room. You know how it is; I only know what has helped others. Tell me where it doesn't fit you.",
    ],
  },
  {
    like: ['can you write the message for me', 'write it for me', 'draft a text for me', 'can you word it'],
    say: [
      'I can give you a line to start from, and you change it until it sounds like you. What should they know by the end of it?',
    ],
  },
]
