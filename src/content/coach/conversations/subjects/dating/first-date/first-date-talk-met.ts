import type { Answer } from '../../../conversation.ts'

export const firstDateTalkMet: readonly Answer[] = [
  {
    like: [
      'idk, order a coffee i guess?',
      'Well. I would say hello, I suppose.',
      'if she just looks normal? then... wave?',
      'Take my coat off? I really have no idea.',
    ],
    say: [
      "That'll do. The whole plan for that moment is hello, sit down, one small question. A face you've only imagined can't tell you anything yet, and in the first minute what you see is often nerves.",
    ],
  },
  {
    like: [
      'Like a traitor in a clean shirt',
      'I took my ring off for it and felt like a thief.',
      'like im cheating on a dead woman, if you want to know',
      'Guilty. His photo is in the hall and I have to walk past it in lipstick.',
      'As if I were sneaking out on her. Forty years, and now a coffee with a stranger.',
    ],
    say: [
      'That feeling comes from having loved somebody, and it doesn\'t make you unfaithful. Sitting down with someone new takes nothing away from the one before. You can even say it: "This is new for me, and it feels a little strange." One hour is plenty.',
    ],
  },
  {
    like: [
      'sunday again. off to bed, cheers mate x',
      'hes picking me up friday. right, night night',
      'we said same time thursday!! ok sleeping now bye',
      "She asked if I'd come again next week, so. Going to bed, thanks",
      'seeing each other again tues. knackered. ta for everything',
    ],
    say: [
      "A next time, already agreed on. That's about the best answer a meeting like that can give you. I'm glad. Sleep well.",
    ],
  },
  {
    like: [
      'yep, thursday, mini golf',
      "We're having coffee again next week. Her idea.",
      'tmrw night!! he asked me',
      'Sunday walk. I said yes before I could think.',
    ],
    say: [
      "Good, then it's in the calendar. They've met you nerves and all, and they want to see you again. There's nothing to rehearse; go in the way you did last time. Come and tell me how it was, if you like.",
    ],
  },
]
