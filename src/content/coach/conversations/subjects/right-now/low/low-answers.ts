import type { Answer } from '../../../conversation.ts'

export const lowAnswers: readonly Answer[] = [
  {
    like: [
      'how long is too long to feel like this',
      "it's been weeks",
      "i've felt flat for a month now",
      'when should i see a doctor',
      'is this depression',
    ],
    say: [
      "If it has been there most days for two weeks, please see a doctor. I can't tell you what it is called. They can, and they see this often. You don't have to be at rock bottom to go.",
      'Two weeks of this is long enough to talk to a doctor. Write down three things to say: since when, how you sleep, what you no longer enjoy. Somebody you trust can make the call with you.',
    ],
  },
  {
    like: [
      'i feel worthless',
      "i'm useless",
      'nobody would miss me at anything',
      "i'm not worth anyone's time",
      "i'm a burden to everyone",
    ],
    say: [
      "That's a terrible sentence to live with, and it's the kind a low mood says to people. It isn't a fact about you. If it ever turns into not wanting to be alive, tap Help now. Is there one person who'd want to know how you are?",
    ],
  },
  {
    like: [
      'i dont want to see anyone',
      'people are too much right now',
      'i want to be left alone',
      "i'd rather hide in bed",
    ],
    say: [
      "You can have that, for today. It's fair to rest when you're worn out. Do keep one thread to somebody: a message, or a place with people around. Days without any of that tend to make the mood heavier.",
    ],
  },
  {
    like: [
      "i'm so tired all the time",
      "i sleep ten hours and i'm exhausted",
      'no energy for anything',
      "i can't even shower",
      'everything is too much effort',
    ],
    say: [
      'Tired like that can come from mood, from sleep, or from the body, and a doctor can check which. Until then, cut things in half: wash your face instead of a shower, soup instead of cooking. Half counts.',
    ],
    item: 'lesson:sleep-caffeine-and-nerves',
  },
  {
    like: [
      "i don't know why i feel this way",
      'nothing even happened',
      'i have no reason to be sad',
      'other people have it so much worse',
      'my life is fine so why am i like this',
    ],
    say: [
      "There doesn't have to be a reason you can point to. Moods come from sleep, from loneliness, from the body, from too much for too long. Other people having it worse doesn't make yours any lighter, and you don't have to earn help.",
    ],
  },
  {
    like: [
      'is it because of my anxiety',
      'does social anxiety make you depressed',
      'is this connected to being scared of people',
      "i'm sad because i can't be around people",
    ],
    say: [
      'It can be. Staying away from people costs company, and being on guard all day costs strength, and both can pull a mood down. A doctor or counselor can look at the two together. Small steps toward people often help both.',
    ],
  },
  {
    like: [
      'i cry all the time',
      "i can't stop crying",
      "i want to cry and i can't",
      'i feel nothing at all',
      "i'm numb",
    ],
    say: [
      "Both happen when someone is low: crying at anything, or feeling nothing. Neither means you're broken. Let it be what it is for today, and tell a doctor if it has been like that for two weeks or if it frightens you.",
    ],
  },
  {
    like: [
      'should i tell someone',
      "i don't want to bother anyone with this",
      'how do i tell my family',
      "they wouldn't understand anyway",
      'everyone has their own problems',
    ],
    say: [
      `Yes, one person. They don't need to understand it, only to know. Make it short and say what you need: "I'm low. You don't have to do anything. Can we watch something together?" A clear request spares them the guessing.`,
    ],
  },
  {
    like: [
      'i have nobody to tell',
      'there is no one i could text',
      "i don't have friends",
      'who would i even write to',
    ],
    say: [
      "Then start with somebody whose job it is to listen: a doctor, a counselor, a helpline that also takes ordinary bad days. Help now lists some. That's a real person, and it's fine for them to be the first one you tell.",
    ],
  },
  {
    like: [
      'going for a walk wont fix it',
      'i already tried going outside',
      'small steps are pointless',
      'exercise and fresh air i know i know',
      'i did all that and nothing changed',
    ],
    say: [
      "You're right, a walk doesn't fix it. It's meant to keep the day from getting smaller, that's all. If you've kept at things like that and nothing changes, that's a good reason to tell a doctor.",
    ],
  },
  {
    like: [
      'i was taught to pray and be strong',
      "in my family we don't talk about feelings",
      'my people think depression is weakness',
      'my faith should be enough',
    ],
    say: [
      "You can keep your faith and your strength and still get help. Many people do both. If people don't talk about feelings where you live, talk about sleep, tiredness and appetite. A doctor will understand that too.",
    ],
  },
  {
    like: [
      'i have to work and look after people',
      "i can't rest i have kids",
      'i have to function',
      'nobody notices because i keep going',
      'i smile all day and then collapse',
    ],
    say: [
      "Keeping everything going while you're low takes twice the strength, and nobody sees it. Take one thing off the list this week, whatever would be missed least. And let one person know how much it's taking out of you.",
    ],
  },
  {
    like: [
      'weekends are the worst',
      'evenings are when it hits me',
      'mornings are awful',
      'sundays kill me',
      "it's always worse at night",
    ],
    say: [
      'Many people have one time of day that is heaviest, so put something small there on purpose: a call, a program you follow, a place with people. The big thoughts about your life can wait for daylight.',
    ],
  },
]
