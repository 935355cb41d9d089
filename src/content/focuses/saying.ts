import type { SocialFocus } from './social-focus.ts'

/** One sentence more than usual. */
export const saying: readonly SocialFocus[] = [
  {
    title: 'Add one true detail',
    line: 'When someone asks how you are, give one detail after the word fine. The bus, the soup, the sleep.',
  },
  {
    title: 'Your own weather',
    line: 'Skip the forecast. Tell somebody what the weather did to your plans today.',
  },
  {
    title: 'Say it while it’s small',
    line: 'A small thing bothers you today? Say it in one sentence while it is still small.',
  },
  {
    title: 'Ask for the window',
    line: 'In one place today, ask for what you’d like: a window, less ice, another table.',
  },
  {
    title: 'Half a thought',
    line: 'Begin one sentence before you know its end. See where it comes out.',
  },
  {
    title: 'A compliment about work',
    line: 'Tell somebody one thing they did well this week. Make it about the work, and make it exact.',
  },
  {
    title: 'No cushion',
    line: 'Send one message without sorry, maybe or only in it. Read it once. Send.',
  },
  {
    title: 'Second to speak',
    line: 'When you’re next in a group, be the second person to say something. Agreeing out loud counts.',
  },
  {
    title: 'I don’t know that one',
    line: 'Say “I don’t know that one, what is it?” when a name or a show goes by you.',
  },
  {
    title: 'Tell it with an end',
    line: 'Tell one short story today and stop when it’s over, without explaining why you told it.',
  },
  {
    title: 'A no with no reasons',
    line: 'Turn down one small thing in a single sentence. “Not today, thanks” is a whole answer.',
  },
  {
    title: 'Your own opinion',
    line: 'Say what you thought of a movie, a meal or a song before the other person does.',
  },
  {
    title: 'Louder ending',
    line: 'Keep your voice up to the last word of one sentence. That word often goes missing.',
  },
  {
    title: 'Order by name',
    line: 'When you order today, give your real name and spell it if they ask.',
  },
  {
    title: 'Disagree about soup',
    line: 'Find one harmless thing to disagree about today. Pizza, fonts, the best month.',
  },
  {
    title: 'Correct it once',
    line: 'Somebody says your name or order wrong? Say it right, once, in a friendly voice.',
  },
  {
    title: 'Talk to the driver',
    line: 'Say hello and thank you to whoever drives, serves or opens a door for you.',
  },
  {
    title: 'Wish somebody something',
    line: 'End one errand with a wish that fits: a quiet shift, a dry walk home, a short meeting.',
  },
  {
    title: 'Say you liked it',
    line: 'Tell one person you enjoyed talking with them, at the end, while you’re still there.',
  },
]
