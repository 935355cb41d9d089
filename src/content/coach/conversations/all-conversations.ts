import type { Subject } from '#rules/coach/subjects.ts'
import type { Conversation } from './conversation.ts'
import { blushing } from './subjects/blushing.ts'
import { boss } from './subjects/boss.ts'
import { caring } from './subjects/caring.ts'
import { club } from './subjects/club.ts'
import { eating } from './subjects/eating.ts'
import { familyTable } from './subjects/family-table.ts'
import { feedback } from './subjects/feedback.ts'
import { gym } from './subjects/gym.ts'
import { hairdresser } from './subjects/hairdresser.ts'
import { inLaws } from './subjects/in-laws.ts'
import { interview } from './subjects/interview.ts'
import { joiningGroup } from './subjects/joining-group.ts'
import { laterLife } from './subjects/later-life.ts'
import { leaving } from './subjects/leaving.ts'
import { lunchAlone } from './subjects/lunch-alone.ts'
import { meeting } from './subjects/meeting.ts'
import { money } from './subjects/money.ts'
import { neighbor } from './subjects/neighbor.ts'
import { newJob } from './subjects/new-job.ts'
import { parents } from './subjects/parents.ts'
import { party } from './subjects/party.ts'
import { phone } from './subjects/phone.ts'
import { presentation } from './subjects/presentation.ts'
import { sayingNo } from './subjects/saying-no.ts'
import { shaking } from './subjects/shaking.ts'
import { shop } from './subjects/shop.ts'
import { smallTalk } from './subjects/small-talk.ts'
import { videoCall } from './subjects/video-call.ts'
import { visibleDifference } from './subjects/visible-difference.ts'
import { watched } from './subjects/watched.ts'
import { wedding } from './subjects/wedding.ts'
import { worship } from './subjects/worship.ts'

export const allConversations: readonly Conversation[] = [
  blushing,
  shaking,
  eating,
  watched,
  shop,
  phone,
  videoCall,
  meeting,
  presentation,
  interview,
  boss,
  feedback,
  newJob,
  lunchAlone,
  joiningGroup,
  smallTalk,
  leaving,
  party,
  wedding,
  familyTable,
  inLaws,
  neighbor,
  hairdresser,
  gym,
  worship,
  club,
  sayingNo,
  money,
  laterLife,
  parents,
  visibleDifference,
  caring,
]

const bySubject = new Map<Subject, Conversation>(allConversations.map((conversation) => [conversation.id, conversation]))

export function conversationOf(subject: Subject): Conversation | undefined {
  return bySubject.get(subject)
}
