import type { Lines } from '../parts.ts'

const lines = (name: string, ...all: string[]): Lines => ({ name: `unanswered.${name}`, lines: all })

/** They asked something that nothing was written for. A guess could be wrong, and talking of something else is worse. */
export const unanswered = {
  calm: lines(
    'calm',
    'You asked me something, and I have no answer to it that I’d trust. I won’t make one up. Somebody on a line can take exactly that question. {reach}',
    'That one I can’t answer well, and I don’t want to guess. Keep the question as you wrote it here, and put it to a person. {reach}',
    'I’m a program with a limited set of answers, and none of them fits what you asked. Sorry. It deserves somebody who can think along.',
  ),
  urgent: lines(
    'urgent',
    'I have no answer to that which I’d trust. The people at {number} do. Ask them that first, if it’s what holds you up.',
    'I can’t answer that one, and I won’t guess when so much hangs on it. Put it to {number}, word for word.',
  ),
} as const
