import type { Questions } from '../../../parts.ts'

/** What is known of the talk, put into the sentences. */
export type Home = {
  /** They were hurt, threatened, or are afraid. */
  isHurt: boolean
  isPhoneRead: boolean
  /** "before 6" */
  before: string
  /** The person they think of telling: "your sister", "that person". */
  confidant: string
  /** That person might go at the one who hurt them. */
  isHotHeaded: boolean
  /** The occasion they named: "a baby shower on Saturday". */
  occasion: string | undefined
}

const questions = (name: string, ...all: Questions['questions']): Questions => ({
  name: `home.${name}.ask`,
  questions: all,
})

export const askIfRough = questions(
  'rough',
  { text: 'Do you think it could get rough if it comes up?', yes: 'danger' },
  { text: 'Are you afraid of what they might do?', yes: 'danger' },
)
export const askHowTaken = questions(
  'taken',
  { text: 'The last time you told them something they didn’t like, how did it go?' },
  { text: 'How do you think they would take it?' },
  { text: 'Are you afraid of what they might do?', yes: 'danger' },
)
export const askOfMore = questions(
  'more',
  {
    text: 'Have they ever had their hands on your neck, threatened you, or made you afraid of what comes next?',
    yes: 'danger',
  },
  { text: 'Are you afraid of what they might do?', yes: 'danger' },
)
export const askForTime = questions(
  'time',
  { text: 'What would you like to use it for: what to say at home, or who could know about this?' },
  { text: 'How are you, now that it’s quiet?' },
)
export const askIfKept = ({ confidant }: Home) =>
  questions('kept', { text: `Would ${confidant} keep to that?` }, { text: `When will you see ${confidant} next?` })
export const askWhenSeen = ({ confidant }: Home) =>
  questions('seen', { text: `When could you see ${confidant} alone?` }, { text: 'Which part of it is hardest to say?' })

const inPerson = ({ isPhoneRead }: Home) =>
  isPhoneRead ? ' Face to face or from a phone at work, nothing in writing.' : ''
const condition =
  '"I want to tell you something, and I need you not to bring it up with anybody or come over. It would fall back on me."'

/** Should they tell somebody who could know? */
export const whether = (home: Home) => [
  `Yes, I think it’s good if one person knows, and when is up to you. ${home.isHotHeaded ? `Ask for one thing first: ${condition}` : 'You can ask that nothing of it gets back home.'}${inPerson(home)}`,
  `I lean to yes, on one condition: a promise first, that nobody comes over or has it out with anyone. Without it, this can wait.${inPerson(home)}`,
]

/** How to begin, with somebody who could know. */
export const toConfidant = (home: Home) => {
  const told = home.isHurt ? 'I got hurt at home.' : 'I don’t get to decide much at home these days.'
  const after = home.isPhoneRead ? ` Say it face to face, and delete this chat ${home.before}.` : ''
  return [
    `You could start like this: "I want to tell you something. First promise me that you won’t bring it up at home${home.isHotHeaded ? ' or come over' : ''}. ${told} You don’t have to do anything. I only want one person to know."${after}`,
    `Shorter: "Can I tell you something, and none of it gets back home? ${told} Just listen, please."${after}`,
  ]
}

/** What to say to the one who decides over them. Where somebody was hurt, no sentence is given, and it is said why. */
export const toFeared = ({ isHurt, occasion }: Home) =>
  isHurt
    ? [
        'You asked for words, and I’m holding them back for one reason: after you’ve been hurt, a firm sentence can make it worse, and I can’t see how things are today. You’re allowed to want this. You’re also allowed to skip it, or not bring it up.',
        'What I’d trust is only what passes on an ordinary day: one plain fact, in passing, where you can leave the room. More than that I don’t want to give you without knowing how it may go.',
      ]
    : [
        `If it usually stays calm, one plain fact and no list of reasons: "${occasion ? `There’s ${occasion}. I’d like to go, and I’ll be home for dinner.` : 'There’s something I’d like to do, and I’m telling you early so that it’s no surprise.'}"`,
        `Shorter still: "${occasion ? `I’d like to go to ${occasion.replace(/^an? /, 'the ')}.` : 'I’d like to do this, and I wanted you to hear it from me.'}" If you think it could turn ugly, not saying it yet is allowed too.`,
        'Say it the way you would say what’s for dinner: short, early, and without asking. If they get angry anyway, that’s not because of your words.',
      ]

/** When to say it. */
export const whenToSay = ({ isHurt }: Home) =>
  isHurt
    ? [
        'After you’ve been hurt, no day and no mood makes it safe, and it isn’t your job to find one. If you say it at all: a short fact, when you can walk away from it. Leaving it this time is fine too.',
        'Neither, if it could get rough: then it’s better not to say it alone with them, or not now. If it’s only a sulk you expect, earlier and in passing is easier than the last evening.',
      ]
    : [
        'A few days before is usually easier than the last evening, because then it’s no surprise. A calm moment helps. It doesn’t take a good mood for you to be allowed to say it.',
        'Early, in passing, and while something ordinary is going on. Waiting for the perfect mood mostly makes it harder to say.',
      ]

/** They refuse the word for it: we drop the word, and stay with what was told. */
export const withoutLabel = ({ isHurt }: Home) =>
  isHurt
    ? [
        'Okay, I’ll leave the word, and you know them better than I do. What I’d stay with is what happened: it isn’t okay to be hurt, and you didn’t cause it.',
        'All right, no word for it. I only go by what you tell me was done.',
      ]
    : [
        'Fair, that was a big word, and you know them better than I do. I’ll leave it. What I’d stay with is what you told me: somebody else has a lot of say in what you do.',
        'All right, no word for it. I only go by what you tell me happens.',
      ]

/** "I'm not leaving." */
export const staying = ['You don’t have to leave anybody, and you can love them.', 'Nobody here asks you to leave.']
export const whatFor =
  'A copy outside the house is only for a day when you’d need one in a hurry, the way some people keep a spare key. If it doesn’t fit, skip it.'

/** One blow, told afterward. */
export const toldOfOneBlow = [
  'Thank you for telling me that. It isn’t okay to be hurt like that, stressed or sorry or not, and nothing you did caused it. You don’t have to call it anything.',
  'I’m glad you said it. Once is enough to matter, and a sorry doesn’t make it your doing. You don’t have to give it a name.',
]

/** The one who decides over them is out, and they are at home. */
export const timeAlone = ({ isPhoneRead, isHurt, before }: Home, howToDelete: string) => {
  const after = isHurt ? ' If you’re afraid of tonight, somebody nearby can hear it from you out loud.' : ''
  return isPhoneRead
    ? [
        `Good, then you have some time. Delete this chat ${before}: ${howToDelete}. What you say out loud leaves nothing on the phone.${after}`,
        `Good that it’s quiet. Nothing has to be done with it, only this chat should be gone ${before}.${after}`,
      ]
    : [
        `Good, then it’s quiet for now, and you don’t have to do anything with that time.${after}`,
        `Good that you have some room now.${after}`,
      ]
}
