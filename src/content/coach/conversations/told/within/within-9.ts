import type { ToldAnswer } from '../told-answer.ts'

export const within9: readonly ToldAnswer[] = [
  {
    id: 'feeling-numb-after-success',
    area: 'general',
    like: [
      'did the big talk and i feel nothing',
      'its over, it went well, why am i not happy',
      'Passed the interview and I am empty, no joy',
      'thought id be over the moon after the wedding speech. just tired and weird',
      'finally asked him, he said yes, and i feel... blank?',
      "I'd built up to that recital for months and afterwards I felt rather let down by it all",
      'I don do am finish but joy no dey, just empty',
      "everyone's congratulating me and i feel like a cardboard box",
      'it worked and now theres like a hole where the fear was',
      'after the exam viva I got good marks sir but no happiness is coming',
      'came off the stage to big applause and wanted only home, felt flat as a pancake',
      "the thing i've been dreading since march is done and grand and i feel nothing at all",
    ],
    not: [
      "did it and i'm over the moon",
      'it went badly and i feel nothing anymore about anything',
      'i feel numb all the time, for months',
      "my son won and didn't even smile",
      "will i be happy once it's over?",
    ],
    say: [
      "It's done, it went well, and the joy didn't show up for the party. After so long on high alert, the body sometimes shuts the lights off first. That takes nothing away from what you did. The gladness may come later, or quietly.",
      "You'd expected fireworks and got a blank page. The fear took up so much room that it leaves a hole for a while. No need to force a feeling. Eat, sleep, and tell the story to one person you like.",
    ],
  },
  {
    id: 'apologizing-again',
    area: 'general',
    like: [
      'ive apologised 3 times and want to send another sorry',
      'should i message her again to say sorry for yesterday? ive done it twice',
      'I keep saying sorry to him and he says its fine, still I want to explain once more',
      'she said "no worries" but i feel like i need to apologise properly again',
      'texted sorry, then sorry for texting sorry. help',
      "I've written her a note and rung her, and I still feel I ought to pop round and apologise",
      'I don beg am taya, e say no problem, but my mind no rest',
      'he laughed it off but i wanna clear it up one more time',
      'already told my teacher sorry after class and by mail, thinking about going to office hour too',
      'madam said it is ok but I feel like one more sorry should be given',
      'said sorry to the lads about four times, they told me shut up about it',
      'i apologised to the whole group and now i want to apologise for making it awkward',
    ],
    not: [
      "haven't apologized yet, don't know how",
      "he keeps apologizing to me and it's annoying",
      "i didn't apologize for once and it was fine",
      'she never said sorry to me',
      "apologized and she's still furious",
    ],
    say: [
      "The apology has been made, and it's your unease asking for another round. More sorries turn it into a job for the other side: now they have to comfort you. Let it stand. The next thing you send them should be about something else entirely.",
      "You've said it, and what's left is the itch of not being sure it took. That one doesn't go away by saying it again. Leave it be for a day, and meet them normally. What would normal look like, next time you see them?",
    ],
  },
]
