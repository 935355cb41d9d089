import { any1Wordings } from './any-1.ts'
import { baby1Wordings } from './baby/baby-1.ts'
import { baby2Wordings } from './baby/baby-2.ts'
import { body1Wordings } from './body/body-1.ts'
import { body2Wordings } from './body/body-2.ts'
import { body3Wordings } from './body/body-3.ts'
import { body4Wordings } from './body/body-4.ts'
import { takenWordings } from './body/taken.ts'
import { child1Wordings } from './child/child-1.ts'
import { child2Wordings } from './child/child-2.ts'
import { eating1Wordings } from './eating/eating-1.ts'
import { eating2Wordings } from './eating/eating-2.ts'
import { friend1Wordings } from './friend/friend-1.ts'
import { friend2Wordings } from './friend/friend-2.ts'
import { friend3Wordings } from './friend/friend-3.ts'
import { friend4Wordings } from './friend/friend-4.ts'
import { friend5Wordings } from './friend/friend-5.ts'
import { friend6Wordings } from './friend/friend-6.ts'
import { friend7Wordings } from './friend/friend-7.ts'
import { friend8Wordings } from './friend/friend-8.ts'
import { hurt1Wordings } from './hurt/hurt-1.ts'
import { hurt2Wordings } from './hurt/hurt-2.ts'
import { hurt3Wordings } from './hurt/hurt-3.ts'
import { hurt4Wordings } from './hurt/hurt-4.ts'
import { hurt5Wordings } from './hurt/hurt-5.ts'
import { own1Wordings } from './own/own-1.ts'
import { own2Wordings } from './own/own-2.ts'
import { own3Wordings } from './own/own-3.ts'
import { own4Wordings } from './own/own-4.ts'
import { own5Wordings } from './own/own-5.ts'
import { own6Wordings } from './own/own-6.ts'
import { own7Wordings } from './own/own-7.ts'
import { own8Wordings } from './own/own-8.ts'
import { roof1Wordings } from './roof/roof-1.ts'
import { roof2Wordings } from './roof/roof-2.ts'
import { roof3Wordings } from './roof/roof-3.ts'
import { stalked1Wordings } from './stalked/stalked-1.ts'
import { stalked2Wordings } from './stalked/stalked-2.ts'
import { voices1Wordings } from './voices/voices-1.ts'
import { voices2Wordings } from './voices/voices-2.ts'

/** More examples of messages for each answer, by the answer's id. */
export const wordings: Readonly<Record<string, readonly string[]>> = {
  ...any1Wordings,
  ...body1Wordings,
  ...body2Wordings,
  ...body3Wordings,
  ...body4Wordings,
  ...friend1Wordings,
  ...friend2Wordings,
  ...friend3Wordings,
  ...friend4Wordings,
  ...friend5Wordings,
  ...friend6Wordings,
  ...friend7Wordings,
  ...friend8Wordings,
  ...hurt1Wordings,
  ...hurt2Wordings,
  ...hurt3Wordings,
  ...hurt4Wordings,
  ...hurt5Wordings,
  ...own1Wordings,
  ...own2Wordings,
  ...own3Wordings,
  ...own4Wordings,
  ...own5Wordings,
  ...own6Wordings,
  ...own7Wordings,
  ...own8Wordings,
  ...baby1Wordings,
  ...baby2Wordings,
  ...takenWordings,
  ...child1Wordings,
  ...child2Wordings,
  ...roof1Wordings,
  ...roof2Wordings,
  ...roof3Wordings,
  ...eating1Wordings,
  ...eating2Wordings,
  ...stalked1Wordings,
  ...stalked2Wordings,
  ...voices1Wordings,
  ...voices2Wordings,
}
