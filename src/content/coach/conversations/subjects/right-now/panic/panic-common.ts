import type { Answer } from '../../../conversation.ts'

export const panicCommon: readonly Answer[] = [
  {
    like: [
      'i think im having a panic attack what do i do',
      'heart racing cant breathe properly, happens when im with people',
      'panic right now help',
      'I am in the grip of a panic, what should I do?',
      'i have panic now my heart is boom boom',
      'its happening again the panic thing',
      'bathroom stall. panicking',
    ],
    say: [
      "Stay where you are and put both feet on the floor. Breathe out slowly, longer than in, five times. Name five things you can see. The wave climbs, peaks and comes down by itself. If it's new to you, or there's chest pain or fainting, get medical help now.",
    ],
  },
  {
    like: [
      'what do i tell people when i have to step out because of panic',
      'if i get a panic attack in a meeting what do i say',
      'How could I excuse myself briefly if anxiety overwhelms me in company?',
      'need one sentence for when i panic at dinner',
      'I feel panic and must go outside five minute, what I say',
      'having panic around friends, how do i tell them what to do',
      'what do i say when i come back after stepping out',
    ],
    say: [
      'Say you\'re coming back, and then come back.\n"I need a minute of air. I\'ll be right back."\n"I get anxious sometimes. It passes; keep talking normally."\n"I\'m back. Where were we?"',
    ],
    asks: 'words',
  },
]
