import type { Answer } from '../../../conversation.ts'

export const lunchAloneCommon: readonly Answer[] = [
  {
    like: [
      'i eat alone',
      'i always eat lunch by myself',
      'nobody sits w me at lunch',
      'I take my meals on my own at work every day.',
      'i eat alone in my car everyday',
      'lunch = me and my phone',
      'everyone goes to lunch together and i sit alone',
    ],
    say: [
      'That\'s a lonely half hour, day after day, and eating alone says nothing bad about you. Start with one person and one day: pick the friendliest face you know by sight and ask, "Mind if I join you?" Five minutes counts, and you can still keep some quiet lunches for yourself.',
    ],
  },
  {
    like: [
      'how do i ask to sit at a table with coworkers at lunch',
      'what do i say to join a lunch table',
      'I should like to join the others in the canteen; what does one say on walking up?',
      'i stand there with my tray. what are the words',
      "lunch. they're all sitting together. how do i ask if i can sit",
      'how to ask "can I sit with you" but natural',
      'new kid at school, what do i say to sit with someone at lunch',
    ],
    say: [
      'Ask as you arrive, then let them carry on talking.\n"Hi, mind if I sit here?"\n"I\'m [name]. Don\'t let me interrupt, I\'d like to listen in."\n"That looks good. I have to remember it for tomorrow."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone to have lunch with me at work',
      'i eat alone every day and want to ask one coworker. what do i say',
      'What could I say to invite a colleague to lunch?',
      'want to ask the new guy if he wants to eat together, words',
      'how i invite my coworker for lunch? I am shy',
      "i'd like to not eat alone tomorrow. how do i ask somebody",
      'text or line to ask a workmate to lunch, not a date',
    ],
    say: [
      'Make it small and soon.\n"I\'m going down for lunch at noon. Want to come?"\n"I\'d like some company at lunch today."\n"If today\'s no good, maybe Thursday."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they sit down with me at lunch and i have no topic',
      'ok i sat with them. now what do i say',
      "Once I've joined the lunch table, how do I take part?",
      'i sit with my team at lunch and say zero words. give me some lines',
      'at lunch table everybody talk and I eat silent. what I can say',
      'need easy lunch talk for work',
      'im at the table but mute lol. easy things to say at lunch?',
    ],
    say: [
      'Small things on the table are plenty.\n"What did you end up getting?"\n"I\'m still looking for the best lunch around here, so I take advice."\n"I heard you mention the weekend. Tell me how that went."',
    ],
    asks: 'words',
  },
]
