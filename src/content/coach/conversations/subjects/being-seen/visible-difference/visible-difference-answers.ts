import type { Answer } from '../../../conversation.ts'

export const visibleDifferenceAnswers: readonly Answer[] = [
  {
    like: [
      'do people really stare or is it in my head',
      'am i imagining it',
      'are they looking at me or not',
      'maybe nobody notices',
      'do they notice it as much as i think',
    ],
    say: [
      "Both can be true: people do look at what's unusual, and when you're braced for it you catch every glance. You're not making it up. What you can't see from a look is what is behind it.",
    ],
  },
  {
    like: [
      'what do i say when they ask what happened',
      'everyone asks about my scar',
      'how do i answer what is wrong with you',
      "strangers ask why i'm in a wheelchair",
      "someone asked if it's contagious",
    ],
    say: [
      `Say as much as you want to, and no more: "It's a skin condition, you can't catch it." "An accident, long ago." "I'd rather not say." Then ask something yourself or go on your way. A short answer in a calm voice ends most of these.`,
    ],
  },
  {
    like: [
      'do i owe them an explanation',
      'do i have to tell people',
      'is it rude not to answer',
      'why do they think they can ask',
    ],
    say: [
      `No, you owe nobody your story. It's yours to tell, to keep, or to tell on another day. "I don't talk about that" is polite enough.`,
    ],
  },
  {
    like: [
      'a child pointed at me',
      'kids ask loudly in the supermarket',
      'what do i do when children stare',
      'the mother pulled her kid away',
      'a little kid was scared of me',
    ],
    say: [
      `You can smile, or say "Hi, yes, I look different. That's me." Children mostly want to know, and then they're done. If you don't have the energy, you can move on. Teaching other people's children isn't your job.`,
    ],
  },
  {
    like: [
      'people grab my wheelchair',
      'they help me without asking',
      'strangers touch my hair or my skin',
      'they talk to the person next to me instead of me',
      'they pat me on the head',
    ],
    say: [
      `You can stop them, and plainly: "Please don't touch the chair." "Ask me first." "I'm the one ordering." They may mean well, and it's still your body and your space. You don't have to soften it.`,
    ],
  },
  {
    like: [
      'people comment on my weight',
      'someone called me fat',
      'my family always talks about my body',
      "they tell me i'm too thin",
      'strangers give me diet tips',
    ],
    say: [
      `They have no right to, and you didn't ask. One sentence is enough: "I don't discuss my body." Say it again if needed, or leave the table. It can hurt for a while even when you answer well.`,
    ],
  },
  {
    like: [
      'should i cover it',
      'i wear makeup so nobody sees it',
      'i always wear long sleeves even in summer',
      'i hide it under my hair',
      'is it ok to hide it',
    ],
    say: [
      "You can cover it or show it; that's your business. What's worth asking is who decides, you or the fear. If it's mostly the fear, try one short hour uncovered with somebody safe, and see what you find out.",
    ],
  },
  {
    like: [
      'when do i tell a date about it',
      'should i put it in my profile picture',
      'who would want to date someone like me',
      'do i show my scars before we meet',
      "they'll leave when they see it",
    ],
    say: [
      "There's no right time; before the meeting, or when it comes up, both work. Many like to have it in one photo or one line, so that people who mind can drop out early. Some will mind, and that will hurt. Others won't.",
    ],
  },
  {
    like: [
      "they're only nice out of pity",
      "people look away and that's worse",
      'they act weird around me',
      'everyone is so careful with me',
      'nobody sits next to me',
    ],
    say: [
      `Sometimes it's pity, sometimes they're afraid of doing it wrong, so they do nothing. You can't tell by looking. If you go first with something plain, like "Is this seat taken?", you'll often see which it is.`,
    ],
  },
  {
    like: [
      'i was insulted on the street',
      'they call me names every day at school',
      'coworkers make jokes about how i look',
      "i didn't get the job because of it",
      'i get bullied for it',
    ],
    say: [
      "That's not a fear to work on; that's somebody doing you wrong. Tell a person who can act: a teacher, a manager, somebody at home. Write down what was said, and when. If you feel unsafe, get away first and talk later.",
    ],
  },
  {
    like: [
      "you don't understand people really do stare",
      "this isn't anxiety it's real",
      'easy to say if you look normal',
      'you have no idea what it is like',
      "it's not in my head",
    ],
    say: [
      "You're right, it's real, and I'm a program that nobody stares at. I won't tell you that it doesn't happen. What I can do is help with what you do with it, and only if you want that.",
    ],
  },
  {
    like: [
      'will i ever get used to it',
      'does it get better',
      'how long until i stop caring',
      "it's new and i don't recognize myself",
      'i looked different before the accident',
    ],
    say: [
      "For many people it gets lighter with time, though it may never be nothing. If it's new, you're also missing how things were, and that needs its own time. The people who see you every day are usually the first to stop noticing.",
    ],
  },
  {
    like: [
      'my family is ashamed of me',
      "in my culture it's seen as a curse",
      "they say it's a punishment from god",
      'my parents want me to stay out of sight',
      'people where i live think it brings bad luck',
    ],
    say: [
      "That's a heavy thing to hear from your own people. How you look isn't a judgment on you. Perhaps there's one relative, elder or faith leader who sees it in a kinder way; that one is worth finding.",
    ],
  },
  {
    like: [
      "i'd rather not go",
      'i stay home so nobody sees me',
      "i only go out when it's dark",
      'can i skip it i have no strength for the looks',
      'i send someone else to the store',
    ],
    say: [
      'Yes, you can, and some days are for staying in. If it has become most days, the world gets small. Try ten minutes in daylight in a place you know, with a way home, and with somebody beside you if you like.',
    ],
  },
]
