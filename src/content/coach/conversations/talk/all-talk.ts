import type { Subject } from '#rules/coach/subjects.ts'
import type { Answer } from '../conversation.ts'
import { aboutWingmateTalk } from './about-wingmate.ts'
import { alcoholTalk } from './alcohol.ts'
import { angerTalk } from './anger.ts'
import { apologyTalk } from './apology.ts'
import { askingOutTalk } from './asking-out.ts'
import { askingOutTalkAfterward } from './asking-out-afterward.ts'
import { blushingTalk } from './blushing.ts'
import { bossTalk } from './boss.ts'
import { bossTalkAfterward } from './boss-afterward.ts'
import { bossTalkWords } from './boss-words.ts'
import { breakupTalk } from './breakup.ts'
import { breakupTalkAfterward } from './breakup-afterward.ts'
import { breakupTalkAfterwardMore } from './breakup-afterward-more.ts'
import { cancellingTalk } from './cancelling.ts'
import { caringTalk } from './caring.ts'
import { classTalk } from './class.ts'
import { classTalkAfterward } from './class-afterward.ts'
import { clubTalk } from './club.ts'
import { clubTalkAfterward } from './club-afterward.ts'
import { clubTalkMet } from './club-met.ts'
import { clubTalkMore } from './club-more.ts'
import { clubTalkWords } from './club-words.ts'
import { criticismTalk } from './criticism.ts'
import { dateSilenceTalk } from './date-silence.ts'
import { dreadTalk } from './dread.ts'
import { eatingTalk } from './eating.ts'
import { everywhereTalkMet1 } from './everywhere-met-1.ts'
import { everywhereTalkMet2 } from './everywhere-met-2.ts'
import { everywhereTalkMet3 } from './everywhere-met-3.ts'
import { everywhereTalkMet4 } from './everywhere-met-4.ts'
import { everywhereTalkMet5 } from './everywhere-met-5.ts'
import { familyTableTalk } from './family-table.ts'
import { familyTableTalkAfterward } from './family-table-afterward.ts'
import { feedbackTalk } from './feedback.ts'
import { feedbackTalkAfterward } from './feedback-afterward.ts'
import { firstDateTalk } from './first-date.ts'
import { firstDateTalkAfterward } from './first-date-afterward.ts'
import { firstDateTalkMet } from './first-date-met.ts'
import { friendDriftingTalk } from './friend-drifting.ts'
import { ghostedTalk } from './ghosted.ts'
import { groupWorkTalk } from './group-work.ts'
import { gymTalk } from './gym.ts'
import { gymTalkAfterward } from './gym-afterward.ts'
import { gymTalkMore } from './gym-more.ts'
import { gymTalkWords } from './gym-words.ts'
import { hairdresserTalk } from './hairdresser.ts'
import { hairdresserTalkAfterward } from './hairdresser-afterward.ts'
import { inLawsTalk } from './in-laws.ts'
import { inLawsTalkAfterward } from './in-laws-afterward.ts'
import { interviewTalk } from './interview.ts'
import { intimacyTalk } from './intimacy.ts'
import { intimacyTalkAfterward } from './intimacy-afterward.ts'
import { joiningGroupTalk } from './joining-group.ts'
import { laterLifeTalk } from './later-life.ts'
import { laterLifeTalkAfterward } from './later-life-afterward.ts'
import { laterLifeTalkMore } from './later-life-more.ts'
import { laterLifeTalkWords } from './later-life-words.ts'
import { laughedAtTalk } from './laughed-at.ts'
import { laughedAtTalkAfterward } from './laughed-at-afterward.ts'
import { laughedAtTalkAfterwardMore } from './laughed-at-afterward-more.ts'
import { leavingTalk } from './leaving.ts'
import { leftOutTalk } from './left-out.ts'
import { leftOutTalkAfterward } from './left-out-afterward.ts'
import { lonelyWeekendTalk } from './lonely-weekend.ts'
import { lowTalk } from './low.ts'
import { lunchAloneTalk } from './lunch-alone.ts'
import { lunchAloneTalkAfterward } from './lunch-alone-afterward.ts'
import { makingFriendsTalk } from './making-friends.ts'
import { makingFriendsTalkAfterward } from './making-friends-afterward.ts'
import { meetingTalk } from './meeting.ts'
import { meetingTalkAfterward } from './meeting-afterward.ts'
import { meetingTalkWords } from './meeting-words.ts'
import { moneyTalk } from './money.ts'
import { moneyTalkAfterward } from './money-afterward.ts'
import { moneyTalkWords } from './money-words.ts'
import { movedCityTalk } from './moved-city.ts'
import { neighborTalk } from './neighbor.ts'
import { neighborTalkAfterward } from './neighbor-afterward.ts'
import { neighborTalkWords } from './neighbor-words.ts'
import { neurodivergentTalk } from './neurodivergent.ts'
import { newJobTalk } from './new-job.ts'
import { newJobTalkAfterward } from './new-job-afterward.ts'
import { newJobTalkWords } from './new-job-words.ts'
import { noneTalk } from './none.ts'
import { nothingHelpsTalk } from './nothing-helps.ts'
import { offTopicTalk } from './off-topic.ts'
import { oldFriendsTalk } from './old-friends.ts'
import { onlineGroupTalk } from './online-group.ts'
import { onlineGroupTalkAfterward } from './online-group-afterward.ts'
import { panicTalk } from './panic.ts'
import { parentsTalk } from './parents.ts'
import { partyTalk } from './party.ts'
import { perfectionTalk } from './perfection.ts'
import { phoneTalk } from './phone.ts'
import { phoneTalkAfterward } from './phone-afterward.ts'
import { phoneTalkWords } from './phone-words.ts'
import { presentationTalk } from './presentation.ts'
import { presentationTalkAfterward } from './presentation-afterward.ts'
import { presentationTalkMore } from './presentation-more.ts'
import { presentationTalkWords } from './presentation-words.ts'
import { readingAloudTalk } from './reading-aloud.ts'
import { reassuranceTalk } from './reassurance.ts'
import { replayTalk } from './replay.ts'
import { replayTalkAfterward } from './replay-afterward.ts'
import { replayTalkAfterwardMore } from './replay-afterward-more.ts'
import { sayingNoTalk } from './saying-no.ts'
import { sayingNoTalkAfterward } from './saying-no-afterward.ts'
import { sayingNoTalkWords } from './saying-no-words.ts'
import { secondLanguageTalk } from './second-language.ts'
import { setbackTalk } from './setback.ts'
import { shakingTalk } from './shaking.ts'
import { shameTalk } from './shame.ts'
import { shopTalk } from './shop.ts'
import { smallTalkTalk } from './small-talk.ts'
import { smallTalkTalkAfterward } from './small-talk-afterward.ts'
import { smallTalkTalkMet } from './small-talk-met.ts'
import { stammerTalk } from './stammer.ts'
import { teacherTalk } from './teacher.ts'
import { textingBackTalk } from './texting-back.ts'
import { textingBackTalkAfterward } from './texting-back-afterward.ts'
import { textingBackTalkWords } from './texting-back-words.ts'
import { videoCallTalk } from './video-call.ts'
import { videoCallTalkAfterward } from './video-call-afterward.ts'
import { visibleDifferenceTalk } from './visible-difference.ts'
import { watchedTalk } from './watched.ts'
import { watchedTalkAfterward } from './watched-afterward.ts'
import { weddingTalk } from './wedding.ts'
import { weddingTalkAfterward } from './wedding-afterward.ts'
import { weddingTalkWords } from './wedding-words.ts'
import { winTalk } from './win.ts'
import { workRejectionTalk } from './work-rejection.ts'
import { worshipTalk } from './worship.ts'

/** All answers for things people say in the middle of a chat, by subject. */
export const allTalk: Readonly<Partial<Record<Subject | 'everywhere', readonly Answer[]>>> = {
  about_wingmate: aboutWingmateTalk,
  alcohol: alcoholTalk,
  anger: angerTalk,
  apology: apologyTalk,
  asking_out: [...askingOutTalk, ...askingOutTalkAfterward],
  blushing: blushingTalk,
  boss: [...bossTalk, ...bossTalkAfterward, ...bossTalkWords],
  breakup: [...breakupTalk, ...breakupTalkAfterward, ...breakupTalkAfterwardMore],
  cancelling: cancellingTalk,
  caring: caringTalk,
  class: [...classTalk, ...classTalkAfterward],
  club: [...clubTalk, ...clubTalkAfterward, ...clubTalkMore, ...clubTalkWords, ...clubTalkMet],
  criticism: criticismTalk,
  date_silence: dateSilenceTalk,
  dread: dreadTalk,
  eating: eatingTalk,
  family_table: [...familyTableTalk, ...familyTableTalkAfterward],
  feedback: [...feedbackTalk, ...feedbackTalkAfterward],
  first_date: [...firstDateTalk, ...firstDateTalkAfterward, ...firstDateTalkMet],
  friend_drifting: friendDriftingTalk,
  ghosted: ghostedTalk,
  group_work: groupWorkTalk,
  gym: [...gymTalk, ...gymTalkAfterward, ...gymTalkMore, ...gymTalkWords],
  hairdresser: [...hairdresserTalk, ...hairdresserTalkAfterward],
  in_laws: [...inLawsTalk, ...inLawsTalkAfterward],
  interview: interviewTalk,
  intimacy: [...intimacyTalk, ...intimacyTalkAfterward],
  joining_group: joiningGroupTalk,
  later_life: [...laterLifeTalk, ...laterLifeTalkAfterward, ...laterLifeTalkMore, ...laterLifeTalkWords],
  laughed_at: [...laughedAtTalk, ...laughedAtTalkAfterward, ...laughedAtTalkAfterwardMore],
  leaving: leavingTalk,
  left_out: [...leftOutTalk, ...leftOutTalkAfterward],
  lonely_weekend: lonelyWeekendTalk,
  low: lowTalk,
  lunch_alone: [...lunchAloneTalk, ...lunchAloneTalkAfterward],
  making_friends: [...makingFriendsTalk, ...makingFriendsTalkAfterward],
  meeting: [...meetingTalk, ...meetingTalkAfterward, ...meetingTalkWords],
  money: [...moneyTalk, ...moneyTalkAfterward, ...moneyTalkWords],
  moved_city: movedCityTalk,
  neighbor: [...neighborTalk, ...neighborTalkAfterward, ...neighborTalkWords],
  neurodivergent: neurodivergentTalk,
  new_job: [...newJobTalk, ...newJobTalkAfterward, ...newJobTalkWords],
  none: noneTalk,
  nothing_helps: nothingHelpsTalk,
  off_topic: offTopicTalk,
  old_friends: oldFriendsTalk,
  online_group: [...onlineGroupTalk, ...onlineGroupTalkAfterward],
  panic: panicTalk,
  parents: parentsTalk,
  party: partyTalk,
  perfection: perfectionTalk,
  phone: [...phoneTalk, ...phoneTalkAfterward, ...phoneTalkWords],
  presentation: [...presentationTalk, ...presentationTalkAfterward, ...presentationTalkMore, ...presentationTalkWords],
  reading_aloud: readingAloudTalk,
  reassurance: reassuranceTalk,
  replay: [...replayTalk, ...replayTalkAfterward, ...replayTalkAfterwardMore],
  saying_no: [...sayingNoTalk, ...sayingNoTalkAfterward, ...sayingNoTalkWords],
  second_language: secondLanguageTalk,
  setback: setbackTalk,
  shaking: shakingTalk,
  shame: shameTalk,
  shop: shopTalk,
  small_talk: [...smallTalkTalk, ...smallTalkTalkAfterward, ...smallTalkTalkMet],
  stammer: stammerTalk,
  teacher: teacherTalk,
  texting_back: [...textingBackTalk, ...textingBackTalkAfterward, ...textingBackTalkWords],
  video_call: [...videoCallTalk, ...videoCallTalkAfterward],
  visible_difference: visibleDifferenceTalk,
  watched: [...watchedTalk, ...watchedTalkAfterward],
  wedding: [...weddingTalk, ...weddingTalkAfterward, ...weddingTalkWords],
  win: winTalk,
  work_rejection: workRejectionTalk,
  worship: worshipTalk,
  everywhere: [
    ...everywhereTalkMet1,
    ...everywhereTalkMet2,
    ...everywhereTalkMet3,
    ...everywhereTalkMet4,
    ...everywhereTalkMet5,
  ],
}
