/** One small thing to notice or try today, for the dashboard card. Each can be done before bedtime. */
export const socialFocuses: readonly { title: string; line: string }[] = [
  {
    title: 'Look up once',
    line: 'When someone hands you a receipt, a cup or a form, look up for as long as it takes to say thanks.',
  },
  {
    title: 'The whole reply',
    line: 'Let one person finish today. Count one slow second after their last word before you start.',
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
    line: 'Notice who makes other people feel welcome in a room today, and one thing they do with their hands.',
  },
  {
    title: 'Two camera facts',
    line: 'After one chat, name two things a camera would have recorded. Leave it there.',
  },
  {
    title: 'A small yes',
    line: 'Say yes to one offer today, like a seat or a cookie, and give no reasons with it.',
  },
  {
    title: 'Half speed',
    line: 'Say your first sentence of the day to someone at half your usual speed. The rest can run as it likes.',
  },
  {
    title: 'Guess and check',
    line: 'Before one errand, guess how it will go and how sure you are. Check the guess on the way out.',
  },
  {
    title: 'Find the wall',
    line: 'In one conversation, find out what is on the wall behind them. Your eyes do better with a job.',
  },
  {
    title: 'Thanks for a thing',
    line: 'Thank one person for something exact. "Your map saved me ten minutes" is about the right size.',
  },
  {
    title: 'Three quiet seconds',
    line: 'Let one silence last three seconds today. See who fills it, and with what.',
  },
  {
    title: 'End it first',
    line: 'Be the one who ends a chat today. "I have to run, good to see you" is a complete ending.',
  },
]
