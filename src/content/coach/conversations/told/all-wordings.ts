import { askDating1Wordings } from './ask-dating/ask-dating-1-wordings.ts'
import { askDating2Wordings } from './ask-dating/ask-dating-2-wordings.ts'
import { askDating3Wordings } from './ask-dating/ask-dating-3-wordings.ts'
import { askDating4Wordings } from './ask-dating/ask-dating-4-wordings.ts'
import { askDating5Wordings } from './ask-dating/ask-dating-5-wordings.ts'
import { askDating6Wordings } from './ask-dating/ask-dating-6-wordings.ts'
import { askDating7Wordings } from './ask-dating/ask-dating-7-wordings.ts'
import { askEveryday1Wordings } from './ask-everyday/ask-everyday-1-wordings.ts'
import { askEveryday2Wordings } from './ask-everyday/ask-everyday-2-wordings.ts'
import { askEveryday3Wordings } from './ask-everyday/ask-everyday-3-wordings.ts'
import { askEveryday4Wordings } from './ask-everyday/ask-everyday-4-wordings.ts'
import { askEveryday5Wordings } from './ask-everyday/ask-everyday-5-wordings.ts'
import { askEveryday6Wordings } from './ask-everyday/ask-everyday-6-wordings.ts'
import { askEveryday7Wordings } from './ask-everyday/ask-everyday-7-wordings.ts'
import { askSchool1Wordings } from './ask-school/ask-school-1-wordings.ts'
import { askSchool2Wordings } from './ask-school/ask-school-2-wordings.ts'
import { askSchool3Wordings } from './ask-school/ask-school-3-wordings.ts'
import { askSchool4Wordings } from './ask-school/ask-school-4-wordings.ts'
import { askSchool5Wordings } from './ask-school/ask-school-5-wordings.ts'
import { askSchool6Wordings } from './ask-school/ask-school-6-wordings.ts'
import { askTogether1Wordings } from './ask-together/ask-together-1-wordings.ts'
import { askTogether2Wordings } from './ask-together/ask-together-2-wordings.ts'
import { askTogether3Wordings } from './ask-together/ask-together-3-wordings.ts'
import { askTogether4Wordings } from './ask-together/ask-together-4-wordings.ts'
import { askTogether5Wordings } from './ask-together/ask-together-5-wordings.ts'
import { askWork1Wordings } from './ask-work/ask-work-1-wordings.ts'
import { askWork2Wordings } from './ask-work/ask-work-2-wordings.ts'
import { askWork3Wordings } from './ask-work/ask-work-3-wordings.ts'
import { askWork4Wordings } from './ask-work/ask-work-4-wordings.ts'
import { askWork5Wordings } from './ask-work/ask-work-5-wordings.ts'
import { askWork6Wordings } from './ask-work/ask-work-6-wordings.ts'
import { colleagues1Wordings } from './colleagues/colleagues-1-wordings.ts'
import { colleagues2Wordings } from './colleagues/colleagues-2-wordings.ts'
import { colleagues3Wordings } from './colleagues/colleagues-3-wordings.ts'
import { colleagues4Wordings } from './colleagues/colleagues-4-wordings.ts'
import { colleagues5Wordings } from './colleagues/colleagues-5-wordings.ts'
import { colleagues6Wordings } from './colleagues/colleagues-6-wordings.ts'
import { colleagues7Wordings } from './colleagues/colleagues-7-wordings.ts'
import { colleagues8Wordings } from './colleagues/colleagues-8-wordings.ts'
import { dating1Wordings } from './dating/dating-1-wordings.ts'
import { dating2Wordings } from './dating/dating-2-wordings.ts'
import { dating3Wordings } from './dating/dating-3-wordings.ts'
import { dating4Wordings } from './dating/dating-4-wordings.ts'
import { dating5Wordings } from './dating/dating-5-wordings.ts'
import { dating6Wordings } from './dating/dating-6-wordings.ts'
import { dating7Wordings } from './dating/dating-7-wordings.ts'
import { dating8Wordings } from './dating/dating-8-wordings.ts'
import { datingAfter1Wordings } from './dating-after/dating-after-1-wordings.ts'
import { datingAfter2Wordings } from './dating-after/dating-after-2-wordings.ts'
import { datingAfter3Wordings } from './dating-after/dating-after-3-wordings.ts'
import { datingAfter4Wordings } from './dating-after/dating-after-4-wordings.ts'
import { datingAfter5Wordings } from './dating-after/dating-after-5-wordings.ts'
import { datingAfter6Wordings } from './dating-after/dating-after-6-wordings.ts'
import { datingAfter7Wordings } from './dating-after/dating-after-7-wordings.ts'
import { everyday1Wordings } from './everyday/everyday-1-wordings.ts'
import { everyday2Wordings } from './everyday/everyday-2-wordings.ts'
import { everyday3Wordings } from './everyday/everyday-3-wordings.ts'
import { everyday4Wordings } from './everyday/everyday-4-wordings.ts'
import { everyday5Wordings } from './everyday/everyday-5-wordings.ts'
import { everyday6Wordings } from './everyday/everyday-6-wordings.ts'
import { everyday7Wordings } from './everyday/everyday-7-wordings.ts'
import { everyday8Wordings } from './everyday/everyday-8-wordings.ts'
import { school1Wordings } from './school/school-1-wordings.ts'
import { school2Wordings } from './school/school-2-wordings.ts'
import { school3Wordings } from './school/school-3-wordings.ts'
import { school4Wordings } from './school/school-4-wordings.ts'
import { school5Wordings } from './school/school-5-wordings.ts'
import { school6Wordings } from './school/school-6-wordings.ts'
import { school7Wordings } from './school/school-7-wordings.ts'
import { within1Wordings } from './within/within-1-wordings.ts'
import { within2Wordings } from './within/within-2-wordings.ts'
import { within3Wordings } from './within/within-3-wordings.ts'
import { within4Wordings } from './within/within-4-wordings.ts'
import { within5Wordings } from './within/within-5-wordings.ts'
import { within6Wordings } from './within/within-6-wordings.ts'
import { within7Wordings } from './within/within-7-wordings.ts'
import { within8Wordings } from './within/within-8-wordings.ts'
import { within9Wordings } from './within/within-9-wordings.ts'
import { work1Wordings } from './work/work-1-wordings.ts'
import { work2Wordings } from './work/work-2-wordings.ts'
import { work3Wordings } from './work/work-3-wordings.ts'
import { work4Wordings } from './work/work-4-wordings.ts'
import { work5Wordings } from './work/work-5-wordings.ts'
import { work6Wordings } from './work/work-6-wordings.ts'
import { work7Wordings } from './work/work-7-wordings.ts'

/** More examples for each answer, by the answer's id. */
export const toldWordings: Readonly<Record<string, readonly string[]>> = {
  ...askDating1Wordings,
  ...askDating2Wordings,
  ...askDating3Wordings,
  ...askDating4Wordings,
  ...askDating5Wordings,
  ...askDating6Wordings,
  ...askDating7Wordings,
  ...askEveryday1Wordings,
  ...askEveryday2Wordings,
  ...askEveryday3Wordings,
  ...askEveryday4Wordings,
  ...askEveryday5Wordings,
  ...askEveryday6Wordings,
  ...askEveryday7Wordings,
  ...askSchool1Wordings,
  ...askSchool2Wordings,
  ...askSchool3Wordings,
  ...askSchool4Wordings,
  ...askSchool5Wordings,
  ...askSchool6Wordings,
  ...askTogether1Wordings,
  ...askTogether2Wordings,
  ...askTogether3Wordings,
  ...askTogether4Wordings,
  ...askTogether5Wordings,
  ...askWork1Wordings,
  ...askWork2Wordings,
  ...askWork3Wordings,
  ...askWork4Wordings,
  ...askWork5Wordings,
  ...askWork6Wordings,
  ...colleagues1Wordings,
  ...colleagues2Wordings,
  ...colleagues3Wordings,
  ...colleagues4Wordings,
  ...colleagues5Wordings,
  ...colleagues6Wordings,
  ...colleagues7Wordings,
  ...colleagues8Wordings,
  ...dating1Wordings,
  ...dating2Wordings,
  ...dating3Wordings,
  ...dating4Wordings,
  ...dating5Wordings,
  ...dating6Wordings,
  ...dating7Wordings,
  ...dating8Wordings,
  ...datingAfter1Wordings,
  ...datingAfter2Wordings,
  ...datingAfter3Wordings,
  ...datingAfter4Wordings,
  ...datingAfter5Wordings,
  ...datingAfter6Wordings,
  ...datingAfter7Wordings,
  ...everyday1Wordings,
  ...everyday2Wordings,
  ...everyday3Wordings,
  ...everyday4Wordings,
  ...everyday5Wordings,
  ...everyday6Wordings,
  ...everyday7Wordings,
  ...everyday8Wordings,
  ...school1Wordings,
  ...school2Wordings,
  ...school3Wordings,
  ...school4Wordings,
  ...school5Wordings,
  ...school6Wordings,
  ...school7Wordings,
  ...within1Wordings,
  ...within2Wordings,
  ...within3Wordings,
  ...within4Wordings,
  ...within5Wordings,
  ...within6Wordings,
  ...within7Wordings,
  ...within8Wordings,
  ...within9Wordings,
  ...work1Wordings,
  ...work2Wordings,
  ...work3Wordings,
  ...work4Wordings,
  ...work5Wordings,
  ...work6Wordings,
  ...work7Wordings,
}
