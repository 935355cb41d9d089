import type { Subject } from '#rules/coach/subjects.ts'
import { commonOf } from './common-of.ts'
import type { Conversation } from './conversation.ts'
import { blushing } from './subjects/being-seen/blushing/blushing.ts'
import { neurodivergent } from './subjects/being-seen/neurodivergent/neurodivergent.ts'
import { secondLanguage } from './subjects/being-seen/second-language/second-language.ts'
import { shaking } from './subjects/being-seen/shaking/shaking.ts'
import { stammer } from './subjects/being-seen/stammer/stammer.ts'
import { visibleDifference } from './subjects/being-seen/visible-difference/visible-difference.ts'
import { askingOut } from './subjects/dating/asking-out/asking-out.ts'
import { breakup } from './subjects/dating/breakup/breakup.ts'
import { dateSilence } from './subjects/dating/date-silence/date-silence.ts'
import { firstDate } from './subjects/dating/first-date/first-date.ts'
import { ghosted } from './subjects/dating/ghosted/ghosted.ts'
import { intimacy } from './subjects/dating/intimacy/intimacy.ts'
import { textingBack } from './subjects/dating/texting-back/texting-back.ts'
import { caring } from './subjects/family/caring/caring.ts'
import { familyTable } from './subjects/family/family-table/family-table.ts'
import { inLaws } from './subjects/family/in-laws/in-laws.ts'
import { laterLife } from './subjects/family/later-life/later-life.ts'
import { money } from './subjects/family/money/money.ts'
import { neighbor } from './subjects/family/neighbor/neighbor.ts'
import { parents } from './subjects/family/parents/parents.ts'
import { club } from './subjects/friends/club/club.ts'
import { friendDrifting } from './subjects/friends/friend-drifting/friend-drifting.ts'
import { joiningGroup } from './subjects/friends/joining-group/joining-group.ts'
import { leaving } from './subjects/friends/leaving/leaving.ts'
import { leftOut } from './subjects/friends/left-out/left-out.ts'
import { makingFriends } from './subjects/friends/making-friends/making-friends.ts'
import { movedCity } from './subjects/friends/moved-city/moved-city.ts'
import { oldFriends } from './subjects/friends/old-friends/old-friends.ts'
import { onlineGroup } from './subjects/friends/online-group/online-group.ts'
import { party } from './subjects/friends/party/party.ts'
import { smallTalk } from './subjects/friends/small-talk/small-talk.ts'
import { wedding } from './subjects/friends/wedding/wedding.ts'
import { worship } from './subjects/friends/worship/worship.ts'
import { alcohol } from './subjects/in-your-head/alcohol/alcohol.ts'
import { nothingHelps } from './subjects/in-your-head/nothing-helps/nothing-helps.ts'
import { perfection } from './subjects/in-your-head/perfection/perfection.ts'
import { reassurance } from './subjects/in-your-head/reassurance/reassurance.ts'
import { setback } from './subjects/in-your-head/setback/setback.ts'
import { shame } from './subjects/in-your-head/shame/shame.ts'
import { win } from './subjects/in-your-head/win/win.ts'
import { aboutWingmate } from './subjects/other/about-wingmate/about-wingmate.ts'
import { none } from './subjects/other/none/none.ts'
import { eating } from './subjects/out-and-about/eating/eating.ts'
import { gym } from './subjects/out-and-about/gym/gym.ts'
import { hairdresser } from './subjects/out-and-about/hairdresser/hairdresser.ts'
import { shop } from './subjects/out-and-about/shop/shop.ts'
import { cancelling } from './subjects/right-now/cancelling/cancelling.ts'
import { dread } from './subjects/right-now/dread/dread.ts'
import { lonelyWeekend } from './subjects/right-now/lonely-weekend/lonely-weekend.ts'
import { low } from './subjects/right-now/low/low.ts'
import { panic } from './subjects/right-now/panic/panic.ts'
import { replay } from './subjects/right-now/replay/replay.ts'
import { classroom } from './subjects/school/class/class.ts'
import { groupWork } from './subjects/school/group-work/group-work.ts'
import { readingAloud } from './subjects/school/reading-aloud/reading-aloud.ts'
import { teacher } from './subjects/school/teacher/teacher.ts'
import { anger } from './subjects/standing-up/anger/anger.ts'
import { apology } from './subjects/standing-up/apology/apology.ts'
import { criticism } from './subjects/standing-up/criticism/criticism.ts'
import { laughedAt } from './subjects/standing-up/laughed-at/laughed-at.ts'
import { sayingNo } from './subjects/standing-up/saying-no/saying-no.ts'
import { boss } from './subjects/work/boss/boss.ts'
import { feedback } from './subjects/work/feedback/feedback.ts'
import { interview } from './subjects/work/interview/interview.ts'
import { lunchAlone } from './subjects/work/lunch-alone/lunch-alone.ts'
import { meeting } from './subjects/work/meeting/meeting.ts'
import { newJob } from './subjects/work/new-job/new-job.ts'
import { phone } from './subjects/work/phone/phone.ts'
import { presentation } from './subjects/work/presentation/presentation.ts'
import { videoCall } from './subjects/work/video-call/video-call.ts'
import { watched } from './subjects/work/watched/watched.ts'
import { workRejection } from './subjects/work/work-rejection/work-rejection.ts'
import { talkOf } from './talk-of.ts'

/** `off_topic` has no conversation: the coach only says what it is for. */
type Spoken = Exclude<Subject, 'off_topic'>

const written: Readonly<Record<Spoken, Conversation>> = {
  blushing,
  shaking,
  eating,
  watched,
  shop,
  phone,
  video_call: videoCall,
  meeting,
  presentation,
  interview,
  boss,
  feedback,
  new_job: newJob,
  lunch_alone: lunchAlone,
  joining_group: joiningGroup,
  small_talk: smallTalk,
  leaving,
  party,
  wedding,
  family_table: familyTable,
  in_laws: inLaws,
  neighbor,
  hairdresser,
  gym,
  class: classroom,
  group_work: groupWork,
  teacher,
  reading_aloud: readingAloud,
  worship,
  club,
  making_friends: makingFriends,
  moved_city: movedCity,
  old_friends: oldFriends,
  friend_drifting: friendDrifting,
  left_out: leftOut,
  online_group: onlineGroup,
  texting_back: textingBack,
  ghosted,
  asking_out: askingOut,
  first_date: firstDate,
  date_silence: dateSilence,
  intimacy,
  breakup,
  work_rejection: workRejection,
  saying_no: sayingNo,
  money,
  criticism,
  laughed_at: laughedAt,
  replay,
  apology,
  reassurance,
  dread,
  cancelling,
  panic,
  low,
  lonely_weekend: lonelyWeekend,
  shame,
  anger,
  perfection,
  alcohol,
  stammer,
  neurodivergent,
  later_life: laterLife,
  parents,
  second_language: secondLanguage,
  visible_difference: visibleDifference,
  caring,
  win,
  setback,
  nothing_helps: nothingHelps,
  about_wingmate: aboutWingmate,
  none,
}

/** Each conversation, together with the answers for the middle of a chat. */
const bySubject: Readonly<Partial<Record<Subject, Conversation>>> = Object.fromEntries(
  Object.entries(written).map(([subject, conversation]) => [
    subject,
    { ...conversation, answers: [...conversation.answers, ...commonOf(conversation.id), ...talkOf(conversation.id)] },
  ]),
)

export const allConversations: readonly Conversation[] = Object.values(bySubject)

export function conversationOf(subject: Subject): Conversation | undefined {
  return bySubject[subject]
}
