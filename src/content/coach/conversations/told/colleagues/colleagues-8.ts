import type { ToldAnswer } from '../told-answer.ts'

export const colleagues8: readonly ToldAnswer[] = [
  {
    id: 'sunday-dread',
    area: 'work',
    like: [
      'its only 4 on sunday and my stomach knows its monday tomorrow',
      'sunday nights are the worst, i just lie there dreading them all',
      "two weeks off and back tomorrow and i feel like i've forgotten how to be with people",
      "Vacation is over, tomorrow office, I don't feel like facing anyone",
      'heard the antiques roadshow music and got the fear about work',
      'back after sick leave the morn and theyll all be asking',
      "half term's over. staff room tomorrow. ugh",
      'every sunday evening i become sad because of the colleagues on monday',
      'i start feelin sick round about church time knowin i gotta see them folks in the mornin',
      "been off with my nerves six weeks, first shift back monday, what'll they say",
      "sunday scaries so bad i've reorganised the spice rack",
      'tomorrow na monday, my mind don dey heavy already',
    ],
    not: [
      "monday went fine, i needn't have worried",
      "i'm looking forward to being back on monday",
      'my husband gets awful sunday dread',
      "it's friday!!! two days of peace",
      "i start a brand new job on monday and can't sleep",
    ],
    say: [
      "Work hasn't even begun and it's already taking your free time. Dread shows you the whole stretch at once; you only ever meet it one hello at a time. Decide your first sentence for the morning, then do something nice with what's left of today.",
      "You're home, and part of you has already gone in. Let's see what it's looking at. It's rarely all of it; often it's one face or one moment. Which one comes up first when you think of walking in?",
    ],
  },
]
