import { anyDanger } from './any.ts'
import { bodyAfter } from './body-after.ts'
import { bodyTaken } from './body-taken.ts'
import { bodyWaiting } from './body-waiting.ts'
import type { DangerAnswer } from './danger-answer.ts'
import { friendAfter } from './friend-after.ts'
import { friendHelp } from './friend-help.ts'
import { friendTelling } from './friend-telling.ts'
import { friendUrgent } from './friend-urgent.ts'
import { friendWaiting } from './friend-waiting.ts'
import { friendWords } from './friend-words.ts'
import { hurtAfterward } from './hurt-afterward.ts'
import { hurtLeaving } from './hurt-leaving.ts'
import { hurtNow } from './hurt-now.ts'
import { hurtTold } from './hurt-told.ts'
import { ownCompany } from './own-company.ts'
import { ownDoubts } from './own-doubts.ts'
import { ownLines } from './own-lines.ts'
import { ownMeans } from './own-means.ts'
import { ownPain } from './own-pain.ts'
import { ownPlaces } from './own-places.ts'
import { ownPrivate } from './own-private.ts'
import { ownTalk } from './own-talk.ts'
import { ownTelling } from './own-telling.ts'
import { wordings } from './wordings/all-wordings.ts'

const written: readonly DangerAnswer[] = [
  ...anyDanger,
  ...bodyAfter,
  ...bodyTaken,
  ...bodyWaiting,
  ...friendAfter,
  ...friendHelp,
  ...friendTelling,
  ...friendUrgent,
  ...friendWaiting,
  ...friendWords,
  ...hurtAfterward,
  ...hurtLeaving,
  ...hurtNow,
  ...hurtTold,
  ...ownCompany,
  ...ownDoubts,
  ...ownLines,
  ...ownMeans,
  ...ownPain,
  ...ownPlaces,
  ...ownPrivate,
  ...ownTalk,
  ...ownTelling,
]

export const dangerAnswers: readonly DangerAnswer[] = written.map((answer) => ({
  ...answer,
  like: [...answer.like, ...(wordings[answer.id] ?? [])],
}))
