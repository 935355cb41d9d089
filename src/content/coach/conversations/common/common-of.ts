import type { Subject } from '#rules/coach/subjects.ts'
import type { Answer } from '../conversation.ts'
import { alcoholCommon } from './alcohol.ts'
import { angerCommon } from './anger.ts'
import { apologyCommon } from './apology.ts'
import { askingOutCommon } from './asking-out.ts'
import { blushingCommon } from './blushing.ts'
import { bossCommon } from './boss.ts'
import { breakupCommon } from './breakup.ts'
import { cancellingCommon } from './cancelling.ts'
import { caringCommon } from './caring.ts'
import { classCommon } from './class.ts'
import { clubCommon } from './club.ts'
import { criticismCommon } from './criticism.ts'
import { dateSilenceCommon } from './date-silence.ts'
import { dreadCommon } from './dread.ts'
import { eatingCommon } from './eating.ts'
import { everywhereCommon1 } from './everywhere-1.ts'
import { everywhereCommon2 } from './everywhere-2.ts'
import { everywhereCommon3 } from './everywhere-3.ts'
import { everywhereCommon4 } from './everywhere-4.ts'
import { familyTableCommon } from './family-table.ts'
import { feedbackCommon } from './feedback.ts'
import { firstDateCommon } from './first-date.ts'
import { friendDriftingCommon } from './friend-drifting.ts'
import { ghostedCommon } from './ghosted.ts'
import { groupWorkCommon } from './group-work.ts'
import { gymCommon } from './gym.ts'
import { hairdresserCommon } from './hairdresser.ts'
import { inLawsCommon } from './in-laws.ts'
import { interviewCommon } from './interview.ts'
import { intimacyCommon } from './intimacy.ts'
import { joiningGroupCommon } from './joining-group.ts'
import { laterLifeCommon } from './later-life.ts'
import { laughedAtCommon } from './laughed-at.ts'
import { leavingCommon } from './leaving.ts'
import { leftOutCommon } from './left-out.ts'
import { lonelyWeekendCommon } from './lonely-weekend.ts'
import { lowCommon } from './low.ts'
import { lunchAloneCommon } from './lunch-alone.ts'
import { makingFriendsCommon } from './making-friends.ts'
import { meetingCommon } from './meeting.ts'
import { moneyCommon } from './money.ts'
import { movedCityCommon } from './moved-city.ts'
import { neighborCommon } from './neighbor.ts'
import { neurodivergentCommon } from './neurodivergent.ts'
import { newJobCommon } from './new-job.ts'
import { nothingHelpsCommon } from './nothing-helps.ts'
import { oldFriendsCommon } from './old-friends.ts'
import { onlineGroupCommon } from './online-group.ts'
import { panicCommon } from './panic.ts'
import { parentsCommon } from './parents.ts'
import { partyCommon } from './party.ts'
import { phoneCommon } from './phone.ts'
import { presentationCommon } from './presentation.ts'
import { readingAloudCommon } from './reading-aloud.ts'
import { reassuranceCommon } from './reassurance.ts'
import { replayCommon } from './replay.ts'
import { sayingNoCommon } from './saying-no.ts'
import { secondLanguageCommon } from './second-language.ts'
import { setbackCommon } from './setback.ts'
import { shakingCommon } from './shaking.ts'
import { shopCommon } from './shop.ts'
import { smallTalkCommon } from './small-talk.ts'
import { stammerCommon } from './stammer.ts'
import { teacherCommon } from './teacher.ts'
import { textingBackCommon } from './texting-back.ts'
import { videoCallCommon } from './video-call.ts'
import { visibleDifferenceCommon } from './visible-difference.ts'
import { weddingCommon } from './wedding.ts'
import { winCommon } from './win.ts'
import { workRejectionCommon } from './work-rejection.ts'
import { worshipCommon } from './worship.ts'

const common: Partial<Record<Subject | 'everywhere', readonly Answer[]>> = {
  alcohol: alcoholCommon,
  anger: angerCommon,
  apology: apologyCommon,
  asking_out: askingOutCommon,
  blushing: blushingCommon,
  boss: bossCommon,
  breakup: breakupCommon,
  cancelling: cancellingCommon,
  caring: caringCommon,
  class: classCommon,
  club: clubCommon,
  criticism: criticismCommon,
  date_silence: dateSilenceCommon,
  dread: dreadCommon,
  eating: eatingCommon,
  everywhere: [...everywhereCommon1, ...everywhereCommon2, ...everywhereCommon3, ...everywhereCommon4],
  family_table: familyTableCommon,
  feedback: feedbackCommon,
  first_date: firstDateCommon,
  friend_drifting: friendDriftingCommon,
  ghosted: ghostedCommon,
  group_work: groupWorkCommon,
  gym: gymCommon,
  hairdresser: hairdresserCommon,
  in_laws: inLawsCommon,
  interview: interviewCommon,
  intimacy: intimacyCommon,
  joining_group: joiningGroupCommon,
  later_life: laterLifeCommon,
  laughed_at: laughedAtCommon,
  leaving: leavingCommon,
  left_out: leftOutCommon,
  lonely_weekend: lonelyWeekendCommon,
  low: lowCommon,
  lunch_alone: lunchAloneCommon,
  making_friends: makingFriendsCommon,
  meeting: meetingCommon,
  money: moneyCommon,
  moved_city: movedCityCommon,
  neighbor: neighborCommon,
  neurodivergent: neurodivergentCommon,
  new_job: newJobCommon,
  nothing_helps: nothingHelpsCommon,
  old_friends: oldFriendsCommon,
  online_group: onlineGroupCommon,
  panic: panicCommon,
  parents: parentsCommon,
  party: partyCommon,
  phone: phoneCommon,
  presentation: presentationCommon,
  reading_aloud: readingAloudCommon,
  reassurance: reassuranceCommon,
  replay: replayCommon,
  saying_no: sayingNoCommon,
  second_language: secondLanguageCommon,
  setback: setbackCommon,
  shaking: shakingCommon,
  shop: shopCommon,
  small_talk: smallTalkCommon,
  stammer: stammerCommon,
  teacher: teacherCommon,
  texting_back: textingBackCommon,
  video_call: videoCallCommon,
  visible_difference: visibleDifferenceCommon,
  wedding: weddingCommon,
  win: winCommon,
  work_rejection: workRejectionCommon,
  worship: worshipCommon,
}

/** What many people ask, or need words for, in this subject. */
export function commonOf(place: Subject | 'everywhere'): readonly Answer[] {
  return common[place] ?? []
}
