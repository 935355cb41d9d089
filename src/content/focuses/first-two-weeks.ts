import type { SocialFocus } from './social-focus.ts'

/** One of each kind, to begin with. */
export const firstTwoWeeks: readonly SocialFocus[] = [
  {
    title: 'Look up once',
    line: 'When someone hands you a receipt, a cup or a form, look up for as long as it takes to say thanks.',
  },
  {
    title: 'The whole reply',
    line: 'Let one person finish today. Wait one slow second after their last word before you answer.',
  },
  {
    title: 'Pocket the phone',
    line: 'In the next line you stand in, keep your phone in your pocket until you reach the counter.',
  },
  {
    title: 'Use a name',
    line: 'Say good morning to one person by name. If you forgot the name, asking for it counts double.',
  },
  {
    title: 'One reread',
    line: 'Send one text today after reading it over a single time. Then put the phone face down.',
  },
  {
    title: 'Spot the host',
    line: 'Notice who makes other people feel welcome today, and one thing they say or do.',
  },
  {
    title: 'Two plain facts',
    line: 'After one chat, name two things that you both saw or heard. Leave it there.',
  },
  {
    title: 'A small yes',
    line: 'Say yes to one offer today, like a seat or a cookie, and give no reasons with it.',
  },
  {
    title: 'Half speed',
    line: 'Say your first sentence of the day to someone at half your usual speed. After that, talk the way you talk.',
  },
  {
    title: 'Guess and check',
    line: 'Before one errand, finish the line “I bet that…” On the way out, see if you would win the bet.',
  },
  {
    title: 'Find the color',
    line: 'In one conversation, notice the color of their eyes. It gives your attention somewhere to be.',
  },
  {
    title: 'Thanks for a thing',
    line: 'Thank one person for something exact. “Your map saved me ten minutes” is about the right size.',
  },
  {
    title: 'Three quiet seconds',
    line: 'Let one silence last three seconds today. See who fills it, and with what.',
  },
  {
    title: 'End it first',
    line: 'Be the one who ends a chat today. “I have to run, good to see you” is a complete ending.',
  },
]
