import type { Subject } from '#rules/coach/subjects.ts'
import type { Answer } from './conversation.ts'
import { everywhereCommon1 } from './everywhere/everywhere-common-1.ts'
import { everywhereCommon2 } from './everywhere/everywhere-common-2.ts'
import { everywhereCommon3 } from './everywhere/everywhere-common-3.ts'
import { everywhereCommon4 } from './everywhere/everywhere-common-4.ts'
import { blushingCommon } from './subjects/being-seen/blushing/blushing-common.ts'
import { neurodivergentCommon } from './subjects/being-seen/neurodivergent/neurodivergent-common.ts'
import { secondLanguageCommon } from './subjects/being-seen/second-language/second-language-common.ts'
import { secondLanguageWords } from './subjects/being-seen/second-language/second-language-words.ts'
import { shakingCommon } from './subjects/being-seen/shaking/shaking-common.ts'
import { stammerCommon } from './subjects/being-seen/stammer/stammer-common.ts'
import { visibleDifferenceCommon } from './subjects/being-seen/visible-difference/visible-difference-common.ts'
import { askingOutCommon } from './subjects/dating/asking-out/asking-out-common.ts'
import { askingOutWords } from './subjects/dating/asking-out/asking-out-words.ts'
import { breakupCommon } from './subjects/dating/breakup/breakup-common.ts'
import { breakupWords } from './subjects/dating/breakup/breakup-words.ts'
import { dateSilenceCommon } from './subjects/dating/date-silence/date-silence-common.ts'
import { dateSilenceWords } from './subjects/dating/date-silence/date-silence-words.ts'
import { firstDateCommon } from './subjects/dating/first-date/first-date-common.ts'
import { firstDateWords } from './subjects/dating/first-date/first-date-words.ts'
import { ghostedCommon } from './subjects/dating/ghosted/ghosted-common.ts'
import { ghostedWords } from './subjects/dating/ghosted/ghosted-words.ts'
import { intimacyCommon } from './subjects/dating/intimacy/intimacy-common.ts'
import { intimacyWords } from './subjects/dating/intimacy/intimacy-words.ts'
import { textingBackCommon } from './subjects/dating/texting-back/texting-back-common.ts'
import { textingBackWords } from './subjects/dating/texting-back/texting-back-words.ts'
import { caringCommon } from './subjects/family/caring/caring-common.ts'
import { familyTableCommon } from './subjects/family/family-table/family-table-common.ts'
import { inLawsCommon } from './subjects/family/in-laws/in-laws-common.ts'
import { laterLifeCommon } from './subjects/family/later-life/later-life-common.ts'
import { moneyCommon } from './subjects/family/money/money-common.ts'
import { neighborCommon } from './subjects/family/neighbor/neighbor-common.ts'
import { parentsCommon } from './subjects/family/parents/parents-common.ts'
import { clubCommon } from './subjects/friends/club/club-common.ts'
import { friendDriftingCommon } from './subjects/friends/friend-drifting/friend-drifting-common.ts'
import { friendDriftingWords } from './subjects/friends/friend-drifting/friend-drifting-words.ts'
import { joiningGroupCommon } from './subjects/friends/joining-group/joining-group-common.ts'
import { joiningGroupWords } from './subjects/friends/joining-group/joining-group-words.ts'
import { leavingCommon } from './subjects/friends/leaving/leaving-common.ts'
import { leftOutCommon } from './subjects/friends/left-out/left-out-common.ts'
import { leftOutWords } from './subjects/friends/left-out/left-out-words.ts'
import { makingFriendsCommon } from './subjects/friends/making-friends/making-friends-common.ts'
import { makingFriendsWords } from './subjects/friends/making-friends/making-friends-words.ts'
import { movedCityCommon } from './subjects/friends/moved-city/moved-city-common.ts'
import { oldFriendsCommon } from './subjects/friends/old-friends/old-friends-common.ts'
import { oldFriendsWords } from './subjects/friends/old-friends/old-friends-words.ts'
import { onlineGroupCommon } from './subjects/friends/online-group/online-group-common.ts'
import { onlineGroupWords } from './subjects/friends/online-group/online-group-words.ts'
import { partyCommon } from './subjects/friends/party/party-common.ts'
import { partyWords } from './subjects/friends/party/party-words.ts'
import { smallTalkCommon } from './subjects/friends/small-talk/small-talk-common.ts'
import { smallTalkWords } from './subjects/friends/small-talk/small-talk-words.ts'
import { weddingCommon } from './subjects/friends/wedding/wedding-common.ts'
import { worshipCommon } from './subjects/friends/worship/worship-common.ts'
import { alcoholCommon } from './subjects/in-your-head/alcohol/alcohol-common.ts'
import { nothingHelpsCommon } from './subjects/in-your-head/nothing-helps/nothing-helps-common.ts'
import { reassuranceCommon } from './subjects/in-your-head/reassurance/reassurance-common.ts'
import { setbackCommon } from './subjects/in-your-head/setback/setback-common.ts'
import { winCommon } from './subjects/in-your-head/win/win-common.ts'
import { eatingCommon } from './subjects/out-and-about/eating/eating-common.ts'
import { gymCommon } from './subjects/out-and-about/gym/gym-common.ts'
import { hairdresserCommon } from './subjects/out-and-about/hairdresser/hairdresser-common.ts'
import { shopCommon } from './subjects/out-and-about/shop/shop-common.ts'
import { cancellingCommon } from './subjects/right-now/cancelling/cancelling-common.ts'
import { dreadCommon } from './subjects/right-now/dread/dread-common.ts'
import { lonelyWeekendCommon } from './subjects/right-now/lonely-weekend/lonely-weekend-common.ts'
import { lowCommon } from './subjects/right-now/low/low-common.ts'
import { panicCommon } from './subjects/right-now/panic/panic-common.ts'
import { replayCommon } from './subjects/right-now/replay/replay-common.ts'
import { classCommon } from './subjects/school/class/class-common.ts'
import { classWords } from './subjects/school/class/class-words.ts'
import { groupWorkCommon } from './subjects/school/group-work/group-work-common.ts'
import { groupWorkWords } from './subjects/school/group-work/group-work-words.ts'
import { readingAloudCommon } from './subjects/school/reading-aloud/reading-aloud-common.ts'
import { readingAloudWords } from './subjects/school/reading-aloud/reading-aloud-words.ts'
import { teacherCommon } from './subjects/school/teacher/teacher-common.ts'
import { teacherWords } from './subjects/school/teacher/teacher-words.ts'
import { angerCommon } from './subjects/standing-up/anger/anger-common.ts'
import { apologyCommon } from './subjects/standing-up/apology/apology-common.ts'
import { criticismCommon } from './subjects/standing-up/criticism/criticism-common.ts'
import { criticismWords } from './subjects/standing-up/criticism/criticism-words.ts'
import { laughedAtCommon } from './subjects/standing-up/laughed-at/laughed-at-common.ts'
import { sayingNoCommon } from './subjects/standing-up/saying-no/saying-no-common.ts'
import { bossCommon } from './subjects/work/boss/boss-common.ts'
import { bossWords } from './subjects/work/boss/boss-words.ts'
import { feedbackCommon } from './subjects/work/feedback/feedback-common.ts'
import { feedbackWords } from './subjects/work/feedback/feedback-words.ts'
import { interviewCommon } from './subjects/work/interview/interview-common.ts'
import { interviewWords } from './subjects/work/interview/interview-words.ts'
import { lunchAloneCommon } from './subjects/work/lunch-alone/lunch-alone-common.ts'
import { lunchAloneWords } from './subjects/work/lunch-alone/lunch-alone-words.ts'
import { meetingCommon } from './subjects/work/meeting/meeting-common.ts'
import { meetingWords } from './subjects/work/meeting/meeting-words.ts'
import { newJobCommon } from './subjects/work/new-job/new-job-common.ts'
import { newJobWords } from './subjects/work/new-job/new-job-words.ts'
import { phoneCommon } from './subjects/work/phone/phone-common.ts'
import { phoneWords } from './subjects/work/phone/phone-words.ts'
import { presentationCommon } from './subjects/work/presentation/presentation-common.ts'
import { presentationWords } from './subjects/work/presentation/presentation-words.ts'
import { videoCallCommon } from './subjects/work/video-call/video-call-common.ts'
import { videoCallWords } from './subjects/work/video-call/video-call-words.ts'
import { workRejectionCommon } from './subjects/work/work-rejection/work-rejection-common.ts'
import { workRejectionWords } from './subjects/work/work-rejection/work-rejection-words.ts'

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
