import type { Subject } from '#rules/coach/subjects.ts'
import type { Answer } from './conversation.ts'
import { everywhereTalkMet1 } from './everywhere/everywhere-talk-met-1.ts'
import { everywhereTalkMet2 } from './everywhere/everywhere-talk-met-2.ts'
import { everywhereTalkMet3 } from './everywhere/everywhere-talk-met-3.ts'
import { everywhereTalkMet4 } from './everywhere/everywhere-talk-met-4.ts'
import { everywhereTalkMet5 } from './everywhere/everywhere-talk-met-5.ts'
import { blushingTalk } from './subjects/being-seen/blushing/blushing-talk.ts'
import { neurodivergentTalk } from './subjects/being-seen/neurodivergent/neurodivergent-talk.ts'
import { secondLanguageTalk } from './subjects/being-seen/second-language/second-language-talk.ts'
import { shakingTalk } from './subjects/being-seen/shaking/shaking-talk.ts'
import { stammerTalk } from './subjects/being-seen/stammer/stammer-talk.ts'
import { visibleDifferenceTalk } from './subjects/being-seen/visible-difference/visible-difference-talk.ts'
import { askingOutTalk } from './subjects/dating/asking-out/asking-out-talk.ts'
import { askingOutTalkAfterward } from './subjects/dating/asking-out/asking-out-talk-afterward.ts'
import { breakupTalk } from './subjects/dating/breakup/breakup-talk.ts'
import { breakupTalkAfterward } from './subjects/dating/breakup/breakup-talk-afterward.ts'
import { breakupTalkAfterwardMore } from './subjects/dating/breakup/breakup-talk-afterward-more.ts'
import { dateSilenceTalk } from './subjects/dating/date-silence/date-silence-talk.ts'
import { firstDateTalk } from './subjects/dating/first-date/first-date-talk.ts'
import { firstDateTalkAfterward } from './subjects/dating/first-date/first-date-talk-afterward.ts'
import { firstDateTalkMet } from './subjects/dating/first-date/first-date-talk-met.ts'
import { ghostedTalk } from './subjects/dating/ghosted/ghosted-talk.ts'
import { intimacyTalk } from './subjects/dating/intimacy/intimacy-talk.ts'
import { intimacyTalkAfterward } from './subjects/dating/intimacy/intimacy-talk-afterward.ts'
import { textingBackTalk } from './subjects/dating/texting-back/texting-back-talk.ts'
import { textingBackTalkAfterward } from './subjects/dating/texting-back/texting-back-talk-afterward.ts'
import { textingBackTalkWords } from './subjects/dating/texting-back/texting-back-talk-words.ts'
import { caringTalk } from './subjects/family/caring/caring-talk.ts'
import { familyTableTalk } from './subjects/family/family-table/family-table-talk.ts'
import { familyTableTalkAfterward } from './subjects/family/family-table/family-table-talk-afterward.ts'
import { inLawsTalk } from './subjects/family/in-laws/in-laws-talk.ts'
import { inLawsTalkAfterward } from './subjects/family/in-laws/in-laws-talk-afterward.ts'
import { laterLifeTalk } from './subjects/family/later-life/later-life-talk.ts'
import { laterLifeTalkAfterward } from './subjects/family/later-life/later-life-talk-afterward.ts'
import { laterLifeTalkMore } from './subjects/family/later-life/later-life-talk-more.ts'
import { laterLifeTalkWords } from './subjects/family/later-life/later-life-talk-words.ts'
import { moneyTalk } from './subjects/family/money/money-talk.ts'
import { moneyTalkAfterward } from './subjects/family/money/money-talk-afterward.ts'
import { moneyTalkWords } from './subjects/family/money/money-talk-words.ts'
import { neighborTalk } from './subjects/family/neighbor/neighbor-talk.ts'
import { neighborTalkAfterward } from './subjects/family/neighbor/neighbor-talk-afterward.ts'
import { neighborTalkWords } from './subjects/family/neighbor/neighbor-talk-words.ts'
import { parentsTalk } from './subjects/family/parents/parents-talk.ts'
import { clubTalk } from './subjects/friends/club/club-talk.ts'
import { clubTalkAfterward } from './subjects/friends/club/club-talk-afterward.ts'
import { clubTalkMet } from './subjects/friends/club/club-talk-met.ts'
import { clubTalkMore } from './subjects/friends/club/club-talk-more.ts'
import { clubTalkWords } from './subjects/friends/club/club-talk-words.ts'
import { friendDriftingTalk } from './subjects/friends/friend-drifting/friend-drifting-talk.ts'
import { joiningGroupTalk } from './subjects/friends/joining-group/joining-group-talk.ts'
import { leavingTalk } from './subjects/friends/leaving/leaving-talk.ts'
import { leftOutTalk } from './subjects/friends/left-out/left-out-talk.ts'
import { leftOutTalkAfterward } from './subjects/friends/left-out/left-out-talk-afterward.ts'
import { makingFriendsTalk } from './subjects/friends/making-friends/making-friends-talk.ts'
import { makingFriendsTalkAfterward } from './subjects/friends/making-friends/making-friends-talk-afterward.ts'
import { movedCityTalk } from './subjects/friends/moved-city/moved-city-talk.ts'
import { oldFriendsTalk } from './subjects/friends/old-friends/old-friends-talk.ts'
import { onlineGroupTalk } from './subjects/friends/online-group/online-group-talk.ts'
import { onlineGroupTalkAfterward } from './subjects/friends/online-group/online-group-talk-afterward.ts'
import { partyTalk } from './subjects/friends/party/party-talk.ts'
import { smallTalkTalk } from './subjects/friends/small-talk/small-talk-talk.ts'
import { smallTalkTalkAfterward } from './subjects/friends/small-talk/small-talk-talk-afterward.ts'
import { smallTalkTalkMet } from './subjects/friends/small-talk/small-talk-talk-met.ts'
import { weddingTalk } from './subjects/friends/wedding/wedding-talk.ts'
import { weddingTalkAfterward } from './subjects/friends/wedding/wedding-talk-afterward.ts'
import { weddingTalkWords } from './subjects/friends/wedding/wedding-talk-words.ts'
import { worshipTalk } from './subjects/friends/worship/worship-talk.ts'
import { alcoholTalk } from './subjects/in-your-head/alcohol/alcohol-talk.ts'
import { nothingHelpsTalk } from './subjects/in-your-head/nothing-helps/nothing-helps-talk.ts'
import { perfectionTalk } from './subjects/in-your-head/perfection/perfection-talk.ts'
import { reassuranceTalk } from './subjects/in-your-head/reassurance/reassurance-talk.ts'
import { setbackTalk } from './subjects/in-your-head/setback/setback-talk.ts'
import { shameTalk } from './subjects/in-your-head/shame/shame-talk.ts'
import { winTalk } from './subjects/in-your-head/win/win-talk.ts'
import { aboutWingmateTalk } from './subjects/other/about-wingmate/about-wingmate-talk.ts'
import { noneTalk } from './subjects/other/none/none-talk.ts'
import { offTopicTalk } from './subjects/other/off-topic/off-topic-talk.ts'
import { eatingTalk } from './subjects/out-and-about/eating/eating-talk.ts'
import { gymTalk } from './subjects/out-and-about/gym/gym-talk.ts'
import { gymTalkAfterward } from './subjects/out-and-about/gym/gym-talk-afterward.ts'
import { gymTalkMore } from './subjects/out-and-about/gym/gym-talk-more.ts'
import { gymTalkWords } from './subjects/out-and-about/gym/gym-talk-words.ts'
import { hairdresserTalk } from './subjects/out-and-about/hairdresser/hairdresser-talk.ts'
import { hairdresserTalkAfterward } from './subjects/out-and-about/hairdresser/hairdresser-talk-afterward.ts'
import { shopTalk } from './subjects/out-and-about/shop/shop-talk.ts'
import { cancellingTalk } from './subjects/right-now/cancelling/cancelling-talk.ts'
import { dreadTalk } from './subjects/right-now/dread/dread-talk.ts'
import { lonelyWeekendTalk } from './subjects/right-now/lonely-weekend/lonely-weekend-talk.ts'
import { lowTalk } from './subjects/right-now/low/low-talk.ts'
import { panicTalk } from './subjects/right-now/panic/panic-talk.ts'
import { replayTalk } from './subjects/right-now/replay/replay-talk.ts'
import { replayTalkAfterward } from './subjects/right-now/replay/replay-talk-afterward.ts'
import { replayTalkAfterwardMore } from './subjects/right-now/replay/replay-talk-afterward-more.ts'
import { classTalk } from './subjects/school/class/class-talk.ts'
import { classTalkAfterward } from './subjects/school/class/class-talk-afterward.ts'
import { groupWorkTalk } from './subjects/school/group-work/group-work-talk.ts'
import { readingAloudTalk } from './subjects/school/reading-aloud/reading-aloud-talk.ts'
import { teacherTalk } from './subjects/school/teacher/teacher-talk.ts'
import { angerTalk } from './subjects/standing-up/anger/anger-talk.ts'
import { apologyTalk } from './subjects/standing-up/apology/apology-talk.ts'
import { criticismTalk } from './subjects/standing-up/criticism/criticism-talk.ts'
import { laughedAtTalk } from './subjects/standing-up/laughed-at/laughed-at-talk.ts'
import { laughedAtTalkAfterward } from './subjects/standing-up/laughed-at/laughed-at-talk-afterward.ts'
import { laughedAtTalkAfterwardMore } from './subjects/standing-up/laughed-at/laughed-at-talk-afterward-more.ts'
import { sayingNoTalk } from './subjects/standing-up/saying-no/saying-no-talk.ts'
import { sayingNoTalkAfterward } from './subjects/standing-up/saying-no/saying-no-talk-afterward.ts'
import { sayingNoTalkWords } from './subjects/standing-up/saying-no/saying-no-talk-words.ts'
import { bossTalk } from './subjects/work/boss/boss-talk.ts'
import { bossTalkAfterward } from './subjects/work/boss/boss-talk-afterward.ts'
import { bossTalkWords } from './subjects/work/boss/boss-talk-words.ts'
import { feedbackTalk } from './subjects/work/feedback/feedback-talk.ts'
import { feedbackTalkAfterward } from './subjects/work/feedback/feedback-talk-afterward.ts'
import { interviewTalk } from './subjects/work/interview/interview-talk.ts'
import { lunchAloneTalk } from './subjects/work/lunch-alone/lunch-alone-talk.ts'
import { lunchAloneTalkAfterward } from './subjects/work/lunch-alone/lunch-alone-talk-afterward.ts'
import { meetingTalk } from './subjects/work/meeting/meeting-talk.ts'
import { meetingTalkAfterward } from './subjects/work/meeting/meeting-talk-afterward.ts'
import { meetingTalkWords } from './subjects/work/meeting/meeting-talk-words.ts'
import { newJobTalk } from './subjects/work/new-job/new-job-talk.ts'
import { newJobTalkAfterward } from './subjects/work/new-job/new-job-talk-afterward.ts'
import { newJobTalkWords } from './subjects/work/new-job/new-job-talk-words.ts'
import { phoneTalk } from './subjects/work/phone/phone-talk.ts'
import { phoneTalkAfterward } from './subjects/work/phone/phone-talk-afterward.ts'
import { phoneTalkWords } from './subjects/work/phone/phone-talk-words.ts'
import { presentationTalk } from './subjects/work/presentation/presentation-talk.ts'
import { presentationTalkAfterward } from './subjects/work/presentation/presentation-talk-afterward.ts'
import { presentationTalkMore } from './subjects/work/presentation/presentation-talk-more.ts'
import { presentationTalkWords } from './subjects/work/presentation/presentation-talk-words.ts'
import { videoCallTalk } from './subjects/work/video-call/video-call-talk.ts'
import { videoCallTalkAfterward } from './subjects/work/video-call/video-call-talk-afterward.ts'
import { watchedTalk } from './subjects/work/watched/watched-talk.ts'
import { watchedTalkAfterward } from './subjects/work/watched/watched-talk-afterward.ts'
import { workRejectionTalk } from './subjects/work/work-rejection/work-rejection-talk.ts'

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
