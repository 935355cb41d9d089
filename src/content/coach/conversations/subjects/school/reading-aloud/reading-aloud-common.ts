import type { Answer } from '../../../conversation.ts'

export const readingAloudCommon: readonly Answer[] = [
  {
    like: [
      'what if i stumble when i read out loud',
      'what if my voice cracks when its my turn to read',
      'i have to read tmrw and i will mess up a word',
      'Suppose I lose my place while reading aloud?',
      'if i say word wrong they will laugh',
      'what if i get stuck on a word',
      'my turn to read is coming and im dying',
    ],
    say: [
      'Then say the word again and read on; no sorry needed. People trip when they read aloud. Tonight, read half a page aloud, slowly, and trip on purpose once, so you know how going on feels.',
    ],
    about: 'coming',
  },
  {
    like: [
      'how do i ask the teacher if i can read later or not first',
      'we read out loud tomorrow, i want to ask for a short part. what do i say',
      'I should like to request a shorter passage when reading before the group. How?',
      'what do i tell my teacher so she doesnt surprise me with reading aloud',
      'reading loud in class makes me shake. words for asking teacher for help',
      'can i ask to know my paragraph ahead of time, how would i say that',
      'how ask teacher that I read second, not first',
    ],
    say: [
      'Ask for a smaller step, so you still take part.\n"Reading aloud is hard for me, and I want to do it."\n"Could I know my paragraph the day before?"\n"A short part would be a good start for me."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
