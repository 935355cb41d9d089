export type CardCategory = {
  id: string
  name: string
  questions: readonly string[]
}

export const cardCategories: readonly CardCategory[] = [
  {
    id: 'getting-to-know',
    name: 'Getting to Know',
    questions: [
      'What do people tend to get wrong about you in the first ten minutes?',
      'Who in your family do you sound like when you’re tired?',
      'What was on your bedroom wall when you were fourteen?',
      'Which part of an ordinary Tuesday do you look forward to?',
      'What have you owned longer than almost anything else?',
      'When someone asks where you’re from, which answer do you give?',
      'What were you known for in fourth grade?',
      'Which of your habits did you pick up from a friend?',
      'How did you get your name, or the nickname that stuck?',
      'What could you talk about for twenty minutes without notes?',
    ],
  },
  {
    id: 'light-fun',
    name: 'Light & Fun',
    questions: [
      'What’s the worst haircut you ever paid for?',
      'Which chore would you keep if all the others disappeared?',
      'What’s the strangest thing in your bag or pockets right now?',
      'Which song do you know every word of, against your will?',
      'What tiny crime are you guilty of, like eating grapes in the store?',
      'Which kitchen gadget did you use exactly once?',
      'What’s your most useless talent, and can you show it at this table?',
      'What did you believe for far too long as a kid?',
      'If your front door had an honest sign on it, what would it say?',
      'Which board game or card game do you take a bit too seriously?',
    ],
  },
  {
    id: 'meaningful',
    name: 'Meaningful',
    questions: [
      'Who was kind to you once and has no idea you still remember?',
      'What would have been useful to know when you were sixteen?',
      'Which ordinary day would you like to live again, exactly as it was?',
      'What have you changed your mind about in the last few years?',
      'Who taught you something without ever saying it out loud?',
      'What do you do now that would have impressed you at ten?',
      'Which letter, message or photo have you kept, and where is it?',
      'When did you last do something that scared you a little?',
      'What did someone once say to you that you still go back to?',
      'Who do you call first when something good happens?',
    ],
  },
  {
    id: 'interests',
    name: 'Interests',
    questions: [
      'What did you last look up for no good reason?',
      'Which book or movie do you keep telling people about?',
      'What did you stop doing years ago that you might pick up again?',
      'What would you gladly watch a two-hour video about?',
      'Which store aisle, museum room or website do you get lost in?',
      'What are you slowly getting better at?',
      'What did you collect as a kid, and where is it now?',
      'Where would a free Saturday and forty dollars take you?',
      'What’s the first concert, game or show you remember going to?',
      'Which school subject did you hate then and like now?',
    ],
  },
  {
    id: 'work-dreams',
    name: 'Work & Dreams',
    questions: [
      'What was your first job, and what did it smell like?',
      'Which part of your work would you do even if nobody checked?',
      'Whose job would you like to try for exactly one week?',
      'What did you want to be at eight, and is any of it still true?',
      'Who showed you a trick at work or school that you still use?',
      'What would you open, build or learn if the rent were paid for a year?',
      'What’s the oddest task anyone has ever paid you for?',
      'What would you do with every Wednesday afternoon off?',
      'How can you tell, on the way home, that it was a good day?',
      'Which plan have you had for years and still like?',
    ],
  },
  {
    id: 'food-places',
    name: 'Food & Places',
    questions: [
      'Which smell takes you straight back to a certain kitchen?',
      'What do you cook when it’s only for you?',
      'Where would you take a visitor who has three hours in your town?',
      'What’s the best meal you’ve had out of a paper bag?',
      'Which place won you over after you had decided to dislike it?',
      'What did you refuse to eat as a kid and order now?',
      'Where do you go when you need an hour of quiet?',
      'What goes in your sandwich, in order, from the top?',
      'Which street from your past could you draw from memory?',
      'What’s the farthest you’ve traveled for something to eat?',
    ],
  },
]
