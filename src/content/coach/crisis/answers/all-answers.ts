import { anyDanger } from './any.ts'
import { babyHelp } from './baby/baby-help.ts'
import { babyMind } from './baby/baby-mind.ts'
import { bodyAsked } from './body/asked-of-body.ts'
import { bodyAfter } from './body/body-after.ts'
import { bodyStillFine } from './body/body-still-fine.ts'
import { bodyTaken } from './body/body-taken.ts'
import { bodyWaiting } from './body/body-waiting.ts'
import { childFound } from './child/child-found.ts'
import { childHospital } from './child/child-hospital.ts'
import { childSafe } from './child/child-safe.ts'
import { childTalk } from './child/child-talk.ts'
import { type DangerAnswer, isOfCircumstance } from './danger-answer.ts'
import { eatingBody } from './eating/eating-body.ts'
import { eatingPeople } from './eating/eating-people.ts'
import { friendOfChild } from './friend/asked-of-child.ts'
import { friendAfter } from './friend/friend-after.ts'
import { friendAround } from './friend/friend-around.ts'
import { friendFamily } from './friend/friend-family.ts'
import { friendFar } from './friend/friend-far.ts'
import { friendHelp } from './friend/friend-help.ts'
import { friendTelling } from './friend/friend-telling.ts'
import { friendUrgent } from './friend/friend-urgent.ts'
import { friendWaiting } from './friend/friend-waiting.ts'
import { friendWords } from './friend/friend-words.ts'
import { afterAssault } from './hurt/after-assault.ts'
import { afterTheNeck } from './hurt/after-the-neck.ts'
import { hurtAskedOften } from './hurt/asked-often-of-hurt.ts'
import { hurtAskedOften2 } from './hurt/asked-often-of-hurt-2.ts'
import { childAsks } from './hurt/child-asks.ts'
import { hurtAfterward } from './hurt/hurt-afterward.ts'
import { hurtLeaving } from './hurt/hurt-leaving.ts'
import { hurtNow } from './hurt/hurt-now.ts'
import { hurtTold } from './hurt/hurt-told.ts'
import { outOfTheirSight } from './hurt/out-of-their-sight.ts'
import { practicalAtHome } from './hurt/practical-at-home.ts'
import { tonightWithThem } from './hurt/tonight-with-them.ts'
import { ownAskedNearAttack } from './own/asked-near-attack.ts'
import { ownAskedOften } from './own/asked-often.ts'
import { ownCompany } from './own/own-company.ts'
import { ownDoubts } from './own/own-doubts.ts'
import { ownLines } from './own/own-lines.ts'
import { ownMeans } from './own/own-means.ts'
import { ownNurse } from './own/own-nurse.ts'
import { ownPain } from './own/own-pain.ts'
import { ownPlaces } from './own/own-places.ts'
import { ownPrivate } from './own/own-private.ts'
import { ownTalk } from './own/own-talk.ts'
import { ownTelling } from './own/own-telling.ts'
import { ownYoung } from './own/own-young.ts'
import { roofAround } from './roof/roof-around.ts'
import { roofHelp } from './roof/roof-help.ts'
import { roofSigns } from './roof/roof-signs.ts'
import { roofTalk } from './roof/roof-talk.ts'
import { stalkedPhone } from './stalked/stalked-phone.ts'
import { stalkedPlans } from './stalked/stalked-plans.ts'
import { voicesAsked } from './voices/voices-asked.ts'
import { voicesDay } from './voices/voices-day.ts'
import { voicesHelp } from './voices/voices-help.ts'
import { voicesHere } from './voices/voices-here.ts'
import { wordings } from './wordings/all-wordings.ts'
import { asked } from './wordings/asked/all-asked.ts'

const written: readonly DangerAnswer[] = [
  ...anyDanger,
  ...bodyAfter,
  ...bodyStillFine,
  ...bodyTaken,
  ...bodyWaiting,
  ...friendAfter,
  ...friendAround,
  ...friendFamily,
  ...friendFar,
  ...friendHelp,
  ...friendTelling,
  ...friendUrgent,
  ...friendWaiting,
  ...friendWords,
  ...hurtAfterward,
  ...afterAssault,
  ...afterTheNeck,
  ...childAsks,
  ...hurtLeaving,
  ...hurtNow,
  ...hurtTold,
  ...outOfTheirSight,
  ...practicalAtHome,
  ...tonightWithThem,
  ...ownCompany,
  ...ownDoubts,
  ...ownLines,
  ...ownMeans,
  ...ownNurse,
  ...ownPain,
  ...ownPlaces,
  ...ownPrivate,
  ...ownTalk,
  ...ownTelling,
  ...ownYoung,
  ...voicesHelp,
  ...voicesDay,
  ...voicesHere,
  ...eatingBody,
  ...eatingPeople,
  ...childTalk,
  ...childSafe,
  ...childHospital,
  ...childFound,
  ...roofTalk,
  ...roofSigns,
  ...roofHelp,
  ...roofAround,
  ...ownAskedOften,
  ...ownAskedNearAttack,
  ...bodyAsked,
  ...voicesAsked,
  ...hurtAskedOften,
  ...hurtAskedOften2,
  ...friendOfChild,
  ...babyMind,
  ...babyHelp,
  ...stalkedPhone,
  ...stalkedPlans,
]

export const dangerAnswers: readonly DangerAnswer[] = written.map((answer) => ({
  ...answer,
  ...(isOfCircumstance(answer) ? { comesFirst: true as const } : {}),
  like: [...answer.like, ...(wordings[answer.id] ?? []), ...(asked[answer.id] ?? [])],
}))
