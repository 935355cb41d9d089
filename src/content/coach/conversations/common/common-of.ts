import type { Subject } from '#rules/coach/subjects.ts'
import type { Answer } from '../conversation.ts'
import { alcoholCommon } from './alcohol.ts'
import { angerCommon } from './anger.ts'
import { apologyCommon } from './apology.ts'
import { askingOutCommon } from './asking-out.ts'
import { askingOutWords } from './asking-out-words.ts'
import { blushingCommon } from './blushing.ts'
import { bossCommon } from './boss.ts'
import { bossWords } from './boss-words.ts'
import { breakupCommon } from './breakup.ts'
import { breakupWords } from './breakup-words.ts'
import { cancellingCommon } from './cancelling.ts'
import { caringCommon } from './caring.ts'
import { classCommon } from './class.ts'
import { classWords } from './class-words.ts'
import { clubCommon } from './club.ts'
import { criticismCommon } from './criticism.ts'
import { criticismWords } from './criticism-words.ts'
import { dateSilenceCommon } from './date-silence.ts'
import { dateSilenceWords } from './date-silence-words.ts'
import { dreadCommon } from './dread.ts'
import { eatingCommon } from './eating.ts'
import { everywhereCommon1 } from './everywhere-1.ts'
import { everywhereCommon2 } from './everywhere-2.ts'
import { everywhereCommon3 } from './everywhere-3.ts'
import { everywhereCommon4 } from './everywhere-4.ts'
import { familyTableCommon } from './family-table.ts'
import { feedbackCommon } from './feedback.ts'
import { feedbackWords } from './feedback-words.ts'
import { firstDateCommon } from './first-date.ts'
import { firstDateWords } from './first-date-words.ts'
import { friendDriftingCommon } from './friend-drifting.ts'
import { friendDriftingWords } from './friend-drifting-words.ts'
import { ghostedCommon } from './ghosted.ts'
import { ghostedWords } from './ghosted-words.ts'
import { groupWorkCommon } from './group-work.ts'
import { groupWorkWords } from './group-work-words.ts'
import { gymCommon } from './gym.ts'
import { hairdresserCommon } from './hairdresser.ts'
import { inLawsCommon } from './in-laws.ts'
import { interviewCommon } from './interview.ts'
import { interviewWords } from './interview-words.ts'
import { intimacyCommon } from './intimacy.ts'
import { intimacyWords } from './intimacy-words.ts'
import { joiningGroupCommon } from './joining-group.ts'
import { joiningGroupWords } from './joining-group-words.ts'
import { laterLifeCommon } from './later-life.ts'
import { laughedAtCommon } from './laughed-at.ts'
import { leavingCommon } from './leaving.ts'
import { leftOutCommon } from './left-out.ts'
import { leftOutWords } from './left-out-words.ts'
import { lonelyWeekendCommon } from './lonely-weekend.ts'
import { lowCommon } from './low.ts'
import { lunchAloneCommon } from './lunch-alone.ts'
import { lunchAloneWords } from './lunch-alone-words.ts'
import { makingFriendsCommon } from './making-friends.ts'
import { makingFriendsWords } from './making-friends-words.ts'
import { meetingCommon } from './meeting.ts'
import { meetingWords } from './meeting-words.ts'
import { moneyCommon } from './money.ts'
import { movedCityCommon } from './moved-city.ts'
import { neighborCommon } from './neighbor.ts'
import { neurodivergentCommon } from './neurodivergent.ts'
import { newJobCommon } from './new-job.ts'
import { newJobWords } from './new-job-words.ts'
import { nothingHelpsCommon } from './nothing-helps.ts'
import { oldFriendsCommon } from './old-friends.ts'
import { oldFriendsWords } from './old-friends-words.ts'
import { onlineGroupCommon } from './online-group.ts'
import { onlineGroupWords } from './online-group-words.ts'
import { panicCommon } from './panic.ts'
import { parentsCommon } from './parents.ts'
import { partyCommon } from './party.ts'
import { partyWords } from './party-words.ts'
import { phoneCommon } from './phone.ts'
import { phoneWords } from './phone-words.ts'
import { presentationCommon } from './presentation.ts'
import { presentationWords } from './presentation-words.ts'
import { readingAloudCommon } from './reading-aloud.ts'
import { readingAloudWords } from './reading-aloud-words.ts'
import { reassuranceCommon } from './reassurance.ts'
import { replayCommon } from './replay.ts'
import { sayingNoCommon } from './saying-no.ts'
import { secondLanguageCommon } from './second-language.ts'
import { secondLanguageWords } from './second-language-words.ts'
import { setbackCommon } from './setback.ts'
import { shakingCommon } from './shaking.ts'
import { shopCommon } from './shop.ts'
import { smallTalkCommon } from './small-talk.ts'
import { smallTalkWords } from './small-talk-words.ts'
import { stammerCommon } from './stammer.ts'
import { teacherCommon } from './teacher.ts'
import { teacherWords } from './teacher-words.ts'
import { textingBackCommon } from './texting-back.ts'
import { textingBackWords } from './texting-back-words.ts'
import { videoCallCommon } from './video-call.ts'
import { videoCallWords } from './video-call-words.ts'
import { visibleDifferenceCommon } from './visible-difference.ts'
import { weddingCommon } from './wedding.ts'
import { winCommon } from './win.ts'
import { workRejectionCommon } from './work-rejection.ts'
import { workRejectionWords } from './work-rejection-words.ts'
import { worshipCommon } from './worship.ts'

const common: Partial<Record<Subject | 'everywhere', readonly Answer[]>> = {
  alcohol: alcoholCommon,
  anger: angerCommon,
  apology: apologyCommon,
  asking_out: [...askingOutCommon, ...askingOutWords],
  blushing: blushingCommon,
  boss: [...bossCommon, ...bossWords],
  breakup: [...breakupCommon, ...breakupWords],
  cancelling: cancellingCommon,
  caring: caringCommon,
  class: [...classCommon, ...classWords],
  club: clubCommon,
  criticism: [...criticismCommon, ...criticismWords],
  date_silence: [...dateSilenceCommon, ...dateSilenceWords],
  dread: dreadCommon,
  eating: eatingCommon,
  everywhere: [...everywhereCommon1, ...everywhereCommon2, ...everywhereCommon3, ...everywhereCommon4],
  family_table: familyTableCommon,
  feedback: [...feedbackCommon, ...feedbackWords],
  first_date: [...firstDateCommon, ...firstDateWords],
  friend_drifting: [...friendDriftingCommon, ...friendDriftingWords],
  ghosted: [...ghostedCommon, ...ghostedWords],
  group_work: [...groupWorkCommon, ...groupWorkWords],
  gym: gymCommon,
  hairdresser: hairdresserCommon,
  in_laws: inLawsCommon,
  interview: [...interviewCommon, ...interviewWords],
  intimacy: [...intimacyCommon, ...intimacyWords],
  joining_group: [...joiningGroupCommon, ...joiningGroupWords],
  later_life: laterLifeCommon,
  laughed_at: laughedAtCommon,
  leaving: leavingCommon,
  left_out: [...leftOutCommon, ...leftOutWords],
  lonely_weekend: lonelyWeekendCommon,
  low: lowCommon,
  lunch_alone: [...lunchAloneCommon, ...lunchAloneWords],
  making_friends: [...makingFriendsCommon, ...makingFriendsWords],
  meeting: [...meetingCommon, ...meetingWords],
  money: moneyCommon,
  moved_city: movedCityCommon,
  neighbor: neighborCommon,
  neurodivergent: neurodivergentCommon,
  new_job: [...newJobCommon, ...newJobWords],
  nothing_helps: nothingHelpsCommon,
  old_friends: [...oldFriendsCommon, ...oldFriendsWords],
  online_group: [...onlineGroupCommon, ...onlineGroupWords],
  panic: panicCommon,
  parents: parentsCommon,
  party: [...partyCommon, ...partyWords],
  phone: [...phoneCommon, ...phoneWords],
  presentation: [...presentationCommon, ...presentationWords],
  reading_aloud: [...readingAloudCommon, ...readingAloudWords],
  reassurance: reassuranceCommon,
  replay: replayCommon,
  saying_no: sayingNoCommon,
  second_language: [...secondLanguageCommon, ...secondLanguageWords],
  setback: setbackCommon,
  shaking: shakingCommon,
  shop: shopCommon,
  small_talk: [...smallTalkCommon, ...smallTalkWords],
  stammer: stammerCommon,
  teacher: [...teacherCommon, ...teacherWords],
  texting_back: [...textingBackCommon, ...textingBackWords],
  video_call: [...videoCallCommon, ...videoCallWords],
  visible_difference: visibleDifferenceCommon,
  wedding: weddingCommon,
  win: winCommon,
  work_rejection: [...workRejectionCommon, ...workRejectionWords],
  worship: worshipCommon,
}

/** Questions many people ask in this subject, and lines many people need. */
export function commonOf(place: Subject | 'everywhere'): readonly Answer[] {
  return common[place] ?? []
}
