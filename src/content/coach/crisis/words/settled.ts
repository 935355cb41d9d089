import type { Lines } from '../parts.ts'

/** They answered a careful question with no. The chat continues after this. */
export const settled: Lines = {
  name: 'check.settled',
  lines: [
    'Thank you for answering. If that ever changes, say so here, and tell a person near you too.',
    'That’s good to know. Thank you for saying it.',
    'Okay. I’ll take your word for it.',
  ],
}

/** They calmly answered a question we asked in passing, so one short sentence is enough. */
export const asideAnswered: Lines = {
  name: 'check.aside.answered',
  lines: ['Okay, good.', 'Good. Thanks for telling me.', 'Okay, then back to it.'],
}

/** We heard a danger that was not there. */
export const sorry: Lines = {
  name: 'check.sorry',
  lines: [
    'Sorry, I read that darker than you meant it. If there’s ever more to it, you can say so here.',
    'My mistake, sorry. If that ever changes, tell me.',
    'Sorry, I misread you there. If it’s ever true, Help now is on every screen.',
  ],
}

/** For when every other sentence has been used. */
export const stillHere: Lines = {
  name: 'staying.still_here',
  lines: [
    'I’m still here, and I’ve read that. I’ve given you the words I have for it, and I don’t want to send you the same ones again. A person can say more than I can. What would make it possible to reach one in the next few minutes?',
    'I read you. My own words for this are used up, and you deserve more than a repeat. Who could you say this to out loud, even in one sentence?',
  ],
}
