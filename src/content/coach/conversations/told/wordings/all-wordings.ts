import { askDating1Wordings } from './ask-dating-1.ts'
import { askDating2Wordings } from './ask-dating-2.ts'
import { askDating3Wordings } from './ask-dating-3.ts'
import { askDating4Wordings } from './ask-dating-4.ts'
import { askDating5Wordings } from './ask-dating-5.ts'
import { askDating6Wordings } from './ask-dating-6.ts'
import { askDating7Wordings } from './ask-dating-7.ts'
import { askEveryday1Wordings } from './ask-everyday-1.ts'
import { askEveryday2Wordings } from './ask-everyday-2.ts'
import { askEveryday3Wordings } from './ask-everyday-3.ts'
import { askEveryday4Wordings } from './ask-everyday-4.ts'
import { askEveryday5Wordings } from './ask-everyday-5.ts'
import { askEveryday6Wordings } from './ask-everyday-6.ts'
import { askEveryday7Wordings } from './ask-everyday-7.ts'
import { askSchool1Wordings } from './ask-school-1.ts'
import { askSchool2Wordings } from './ask-school-2.ts'
import { askSchool3Wordings } from './ask-school-3.ts'
import { askSchool4Wordings } from './ask-school-4.ts'
import { askSchool5Wordings } from './ask-school-5.ts'
import { askSchool6Wordings } from './ask-school-6.ts'
import { askWork1Wordings } from './ask-work-1.ts'
import { askWork2Wordings } from './ask-work-2.ts'
import { askWork3Wordings } from './ask-work-3.ts'
import { askWork4Wordings } from './ask-work-4.ts'
import { askWork5Wordings } from './ask-work-5.ts'
import { askWork6Wordings } from './ask-work-6.ts'
import { colleagues1Wordings } from './colleagues-1.ts'
import { colleagues2Wordings } from './colleagues-2.ts'
import { colleagues3Wordings } from './colleagues-3.ts'
import { colleagues4Wordings } from './colleagues-4.ts'
import { colleagues5Wordings } from './colleagues-5.ts'
import { colleagues6Wordings } from './colleagues-6.ts'
import { colleagues7Wordings } from './colleagues-7.ts'
import { colleagues8Wordings } from './colleagues-8.ts'
import { dating1Wordings } from './dating-1.ts'
import { dating2Wordings } from './dating-2.ts'
import { dating3Wordings } from './dating-3.ts'
import { dating4Wordings } from './dating-4.ts'
import { dating5Wordings } from './dating-5.ts'
import { dating6Wordings } from './dating-6.ts'
import { dating7Wordings } from './dating-7.ts'
import { dating8Wordings } from './dating-8.ts'
import { datingAfter1Wordings } from './dating-after-1.ts'
import { datingAfter2Wordings } from './dating-after-2.ts'
import { datingAfter3Wordings } from './dating-after-3.ts'
import { datingAfter4Wordings } from './dating-after-4.ts'
import { datingAfter5Wordings } from './dating-after-5.ts'
import { datingAfter6Wordings } from './dating-after-6.ts'
import { datingAfter7Wordings } from './dating-after-7.ts'
import { everyday1Wordings } from './everyday-1.ts'
import { everyday2Wordings } from './everyday-2.ts'
import { everyday3Wordings } from './everyday-3.ts'
import { everyday4Wordings } from './everyday-4.ts'
import { everyday5Wordings } from './everyday-5.ts'
import { everyday6Wordings } from './everyday-6.ts'
import { everyday7Wordings } from './everyday-7.ts'
import { everyday8Wordings } from './everyday-8.ts'
import { school1Wordings } from './school-1.ts'
import { school2Wordings } from './school-2.ts'
import { school3Wordings } from './school-3.ts'
import { school4Wordings } from './school-4.ts'
import { school5Wordings } from './school-5.ts'
import { school6Wordings } from './school-6.ts'
import { school7Wordings } from './school-7.ts'
import { within1Wordings } from './within-1.ts'
import { within2Wordings } from './within-2.ts'
import { within3Wordings } from './within-3.ts'
import { within4Wordings } from './within-4.ts'
import { within5Wordings } from './within-5.ts'
import { within6Wordings } from './within-6.ts'
import { within7Wordings } from './within-7.ts'
import { within8Wordings } from './within-8.ts'
import { within9Wordings } from './within-9.ts'
import { work1Wordings } from './work-1.ts'
import { work2Wordings } from './work-2.ts'
import { work3Wordings } from './work-3.ts'
import { work4Wordings } from './work-4.ts'
import { work5Wordings } from './work-5.ts'
import { work6Wordings } from './work-6.ts'
import { work7Wordings } from './work-7.ts'

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
