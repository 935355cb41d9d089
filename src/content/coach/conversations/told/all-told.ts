import { toldWordings } from './all-wordings.ts'
import { askDating1 } from './ask-dating/ask-dating-1.ts'
import { askDating2 } from './ask-dating/ask-dating-2.ts'
import { askDating3 } from './ask-dating/ask-dating-3.ts'
import { askDating4 } from './ask-dating/ask-dating-4.ts'
import { askDating5 } from './ask-dating/ask-dating-5.ts'
import { askDating6 } from './ask-dating/ask-dating-6.ts'
import { askDating7 } from './ask-dating/ask-dating-7.ts'
import { askEveryday1 } from './ask-everyday/ask-everyday-1.ts'
import { askEveryday2 } from './ask-everyday/ask-everyday-2.ts'
import { askEveryday3 } from './ask-everyday/ask-everyday-3.ts'
import { askEveryday4 } from './ask-everyday/ask-everyday-4.ts'
import { askEveryday5 } from './ask-everyday/ask-everyday-5.ts'
import { askEveryday6 } from './ask-everyday/ask-everyday-6.ts'
import { askEveryday7 } from './ask-everyday/ask-everyday-7.ts'
import { askSchool1 } from './ask-school/ask-school-1.ts'
import { askSchool2 } from './ask-school/ask-school-2.ts'
import { askSchool3 } from './ask-school/ask-school-3.ts'
import { askSchool4 } from './ask-school/ask-school-4.ts'
import { askSchool5 } from './ask-school/ask-school-5.ts'
import { askSchool6 } from './ask-school/ask-school-6.ts'
import { askTogether1 } from './ask-together/ask-together-1.ts'
import { askTogether2 } from './ask-together/ask-together-2.ts'
import { askTogether3 } from './ask-together/ask-together-3.ts'
import { askTogether4 } from './ask-together/ask-together-4.ts'
import { askTogether5 } from './ask-together/ask-together-5.ts'
import { askWork1 } from './ask-work/ask-work-1.ts'
import { askWork2 } from './ask-work/ask-work-2.ts'
import { askWork3 } from './ask-work/ask-work-3.ts'
import { askWork4 } from './ask-work/ask-work-4.ts'
import { askWork5 } from './ask-work/ask-work-5.ts'
import { askWork6 } from './ask-work/ask-work-6.ts'
import { askWork7 } from './ask-work/ask-work-7.ts'
import { colleagues1 } from './colleagues/colleagues-1.ts'
import { colleagues2 } from './colleagues/colleagues-2.ts'
import { colleagues3 } from './colleagues/colleagues-3.ts'
import { colleagues4 } from './colleagues/colleagues-4.ts'
import { colleagues5 } from './colleagues/colleagues-5.ts'
import { colleagues6 } from './colleagues/colleagues-6.ts'
import { colleagues7 } from './colleagues/colleagues-7.ts'
import { colleagues8 } from './colleagues/colleagues-8.ts'
import { dating1 } from './dating/dating-1.ts'
import { dating2 } from './dating/dating-2.ts'
import { dating3 } from './dating/dating-3.ts'
import { dating4 } from './dating/dating-4.ts'
import { dating5 } from './dating/dating-5.ts'
import { dating6 } from './dating/dating-6.ts'
import { dating7 } from './dating/dating-7.ts'
import { dating8 } from './dating/dating-8.ts'
import { datingAfter1 } from './dating-after/dating-after-1.ts'
import { datingAfter2 } from './dating-after/dating-after-2.ts'
import { datingAfter3 } from './dating-after/dating-after-3.ts'
import { datingAfter4 } from './dating-after/dating-after-4.ts'
import { datingAfter5 } from './dating-after/dating-after-5.ts'
import { datingAfter6 } from './dating-after/dating-after-6.ts'
import { datingAfter7 } from './dating-after/dating-after-7.ts'
import { everyday1 } from './everyday/everyday-1.ts'
import { everyday2 } from './everyday/everyday-2.ts'
import { everyday3 } from './everyday/everyday-3.ts'
import { everyday4 } from './everyday/everyday-4.ts'
import { everyday5 } from './everyday/everyday-5.ts'
import { everyday6 } from './everyday/everyday-6.ts'
import { everyday7 } from './everyday/everyday-7.ts'
import { everyday8 } from './everyday/everyday-8.ts'
import { school1 } from './school/school-1.ts'
import { school2 } from './school/school-2.ts'
import { school3 } from './school/school-3.ts'
import { school4 } from './school/school-4.ts'
import { school5 } from './school/school-5.ts'
import { school6 } from './school/school-6.ts'
import { school7 } from './school/school-7.ts'
import type { ToldAnswer } from './told-answer.ts'
import { within1 } from './within/within-1.ts'
import { within2 } from './within/within-2.ts'
import { within3 } from './within/within-3.ts'
import { within4 } from './within/within-4.ts'
import { within5 } from './within/within-5.ts'
import { within6 } from './within/within-6.ts'
import { within7 } from './within/within-7.ts'
import { within8 } from './within/within-8.ts'
import { within9 } from './within/within-9.ts'
import { work1 } from './work/work-1.ts'
import { work2 } from './work/work-2.ts'
import { work3 } from './work/work-3.ts'
import { work4 } from './work/work-4.ts'
import { work5 } from './work/work-5.ts'
import { work6 } from './work/work-6.ts'
import { work7 } from './work/work-7.ts'

const written: readonly ToldAnswer[] = [
  ...askDating1,
  ...askDating2,
  ...askDating3,
  ...askDating4,
  ...askDating5,
  ...askDating6,
  ...askDating7,
  ...askEveryday1,
  ...askEveryday2,
  ...askEveryday3,
  ...askEveryday4,
  ...askEveryday5,
  ...askEveryday6,
  ...askEveryday7,
  ...askSchool1,
  ...askSchool2,
  ...askSchool3,
  ...askSchool4,
  ...askSchool5,
  ...askSchool6,
  ...askTogether1,
  ...askTogether2,
  ...askTogether3,
  ...askTogether4,
  ...askTogether5,
  ...askWork1,
  ...askWork2,
  ...askWork3,
  ...askWork4,
  ...askWork5,
  ...askWork6,
  ...askWork7,
  ...colleagues1,
  ...colleagues2,
  ...colleagues3,
  ...colleagues4,
  ...colleagues5,
  ...colleagues6,
  ...colleagues7,
  ...colleagues8,
  ...dating1,
  ...dating2,
  ...dating3,
  ...dating4,
  ...dating5,
  ...dating6,
  ...dating7,
  ...dating8,
  ...datingAfter1,
  ...datingAfter2,
  ...datingAfter3,
  ...datingAfter4,
  ...datingAfter5,
  ...datingAfter6,
  ...datingAfter7,
  ...everyday1,
  ...everyday2,
  ...everyday3,
  ...everyday4,
  ...everyday5,
  ...everyday6,
  ...everyday7,
  ...everyday8,
  ...school1,
  ...school2,
  ...school3,
  ...school4,
  ...school5,
  ...school6,
  ...school7,
  ...within1,
  ...within2,
  ...within3,
  ...within4,
  ...within5,
  ...within6,
  ...within7,
  ...within8,
  ...within9,
  ...work1,
  ...work2,
  ...work3,
  ...work4,
  ...work5,
  ...work6,
  ...work7,
]

/** All answers to particular things people tell or ask in the middle of a chat. */
export const toldAnswers: readonly ToldAnswer[] = written.map((answer) => ({
  ...answer,
  like: [...answer.like, ...(toldWordings[answer.id] ?? [])],
}))
