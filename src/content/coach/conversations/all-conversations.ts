import type { Subject } from '#rules/coach/subjects.ts'
import { commonOf } from './common/common-of.ts'
import type { Conversation } from './conversation.ts'
import { aboutWingmate } from './subjects/about-wingmate.ts'
import { alcohol } from './subjects/alcohol.ts'
import { anger } from './subjects/anger.ts'
import { apology } from './subjects/apology.ts'
import { askingOut } from './subjects/asking-out.ts'
import { blushing } from './subjects/blushing.ts'
import { boss } from './subjects/boss.ts'
import { breakup } from './subjects/breakup.ts'
import { cancelling } from './subjects/cancelling.ts'
import { caring } from './subjects/caring.ts'
import { classroom } from './subjects/class.ts'
import { club } from './subjects/club.ts'
import { criticism } from './subjects/criticism.ts'
import { dateSilence } from './subjects/date-silence.ts'
import { dread } from './subjects/dread.ts'
import { eating } from './subjects/eating.ts'
import { familyTable } from './subjects/family-table.ts'
import { feedback } from './subjects/feedback.ts'
import { firstDate } from './subjects/first-date.ts'
import { friendDrifting } from './subjects/friend-drifting.ts'
import { ghosted } from './subjects/ghosted.ts'
import { groupWork } from './subjects/group-work.ts'
import { gym } from './subjects/gym.ts'
import { hairdresser } from './subjects/hairdresser.ts'
import { inLaws } from './subjects/in-laws.ts'
import { interview } from './subjects/interview.ts'
import { intimacy } from './subjects/intimacy.ts'
import { joiningGroup } from './subjects/joining-group.ts'
import { laterLife } from './subjects/later-life.ts'
import { laughedAt } from './subjects/laughed-at.ts'
import { leaving } from './subjects/leaving.ts'
import { leftOut } from './subjects/left-out.ts'
import { lonelyWeekend } from './subjects/lonely-weekend.ts'
import { low } from './subjects/low.ts'
import { lunchAlone } from './subjects/lunch-alone.ts'
import { makingFriends } from './subjects/making-friends.ts'
import { meeting } from './subjects/meeting.ts'
import { money } from './subjects/money.ts'
import { movedCity } from './subjects/moved-city.ts'
import { neighbor } from './subjects/neighbor.ts'
import { neurodivergent } from './subjects/neurodivergent.ts'
import { newJob } from './subjects/new-job.ts'
import { none } from './subjects/none.ts'
import { nothingHelps } from './subjects/nothing-helps.ts'
import { oldFriends } from './subjects/old-friends.ts'
import { onlineGroup } from './subjects/online-group.ts'
import { panic } from './subjects/panic.ts'
import { parents } from './subjects/parents.ts'
import { party } from './subjects/party.ts'
import { perfection } from './subjects/perfection.ts'
import { phone } from './subjects/phone.ts'
import { presentation } from './subjects/presentation.ts'
import { readingAloud } from './subjects/reading-aloud.ts'
import { reassurance } from './subjects/reassurance.ts'
import { replay } from './subjects/replay.ts'
import { sayingNo } from './subjects/saying-no.ts'
import { secondLanguage } from './subjects/second-language.ts'
import { setback } from './subjects/setback.ts'
import { shaking } from './subjects/shaking.ts'
import { shame } from './subjects/shame.ts'
import { shop } from './subjects/shop.ts'
import { smallTalk } from './subjects/small-talk.ts'
import { stammer } from './subjects/stammer.ts'
import { teacher } from './subjects/teacher.ts'
import { textingBack } from './subjects/texting-back.ts'
import { videoCall } from './subjects/video-call.ts'
import { visibleDifference } from './subjects/visible-difference.ts'
import { watched } from './subjects/watched.ts'
import { wedding } from './subjects/wedding.ts'
import { win } from './subjects/win.ts'
import { workRejection } from './subjects/work-rejection.ts'
import { worship } from './subjects/worship.ts'
import { talkOf } from './talk/talk-of.ts'

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
