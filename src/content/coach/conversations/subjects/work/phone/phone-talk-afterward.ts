import type { Answer } from '../../../conversation.ts'

export const phoneTalkAfterward: readonly Answer[] = [
  {
    like: [
      "someone made a crack about how I talk and I laughed and then couldn't stop thinking about it",
      'customer joked about my voice, i played along, felt sick for days',
      'I laughed it off at the time and it ate at me the whole weekend',
      'he took the piss out of my speech and i laughed. why did i laugh',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `That was a rude thing to say, and laughing got you through the moment. For the next one, a calm line puts it straight:\n"That's how I talk. How can I help you today?"\n"My voice does that. Now, about your question."`,
    ],
  },
  {
    like: [
      'called the wrong patient with somebody elses news',
      'I phoned the wrong customer to say it was ready. mortified',
      'dialed the wrong family by mistake at work, bury me',
    ],
    about: 'over',
    say: [
      `Ouch. That one burns, because the news went to the wrong ears. If it isn't cleared up yet, one quick call does it: "I'm sorry, I dialed the wrong number. That was meant for somebody else." If it was private, tell your boss too. Wrong numbers happen to careful people.`,
    ],
  },
  {
    like: [
      'customer screamed at me on the phone and i had to take the next call like nothing happened',
      'got yelled at by a caller and then straight on to the next one, no break',
      'work a helpline, a man swore at me for ten minutes then hung up',
      'caller shouted at me today. what could i do, i answered the next one',
    ],
    about: 'over',
    say: [
      "Being yelled at lands in the body, and then the next call comes in anyway. No time to shake it off. That anger was about their own trouble, and you were the voice that picked up. You don't have to be fine about it.",
    ],
  },
  {
    like: [
      'i picked up and put them on hold until they hung up',
      'answered the phone, said one moment and never went back',
      'i say please hold and then i panic and leave them there',
      'took the call and transferred it to nobody on purpose',
    ],
    about: 'over',
    say: [
      `Thank you for being honest about that. So you can pick up and say the greeting; that part works. The scary bit is what comes after. Next one, try a single question instead: "What can I do for you?" Then write down what they say.`,
    ],
  },
  {
    like: [
      'only took breaks when i actually needed them',
      'i didnt hide once today, answered every call',
      'went to the bathroom once and it was for real',
      'Eight calls, no excuses, no running off',
    ],
    about: 'over',
    say: [
      "Then a break was a break, and you didn't use it to hide. You took the calls as they came. I'm glad. That's a proper day's work on the phone.",
    ],
  },
  {
    like: [
      "a customer asked if i'd been drinking. its my illness",
      'Someone said "long night?" because my speech is slurred',
      'one guy laughed and said am i drunk. i have a condition',
      "They think I'm on something because of how I talk, one said it out loud",
    ],
    about: 'over',
    say: [
      `That's a nasty thing to have said to you, and you had to stay polite on top of it. It was wrong about you, and rude anyway. For the next one, have a line ready: "That's a medical thing. How can I help you?" You don't owe them more than that.`,
    ],
  },
]
