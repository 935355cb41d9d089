import type { Topic } from './topic.ts'
import { boss } from './topics/boss.ts'
import { calm } from './topics/calm.ts'
import { classroom } from './topics/classroom.ts'
import { date } from './topics/date.ts'
import { ending } from './topics/ending.ts'
import { errand } from './topics/errand.ts'
import { family } from './topics/family.ts'
import { firstDay } from './topics/first-day.ts'
import { friends } from './topics/friends.ts'
import { general } from './topics/general.ts'
import { inIt } from './topics/in-it.ts'
import { interview } from './topics/interview.ts'
import { letGo } from './topics/let-go.ts'
import { lift } from './topics/lift.ts'
import { meal } from './topics/meal.ts'
import { meeting } from './topics/meeting.ts'
import { message } from './topics/message.ts'
import { middle } from './topics/middle.ts'
import { networking } from './topics/networking.ts'
import { opening } from './topics/opening.ts'
import { party } from './topics/party.ts'
import { phoneCall } from './topics/phone-call.ts'
import { presentation } from './topics/presentation.ts'
import { recover } from './topics/recover.ts'
import { refuse } from './topics/refuse.ts'

export const topics = {
  boss,
  calm,
  class: classroom,
  date,
  ending,
  errand,
  family,
  first_day: firstDay,
  friends,
  general,
  in_it: inIt,
  interview,
  let_go: letGo,
  lift,
  meal,
  meeting,
  message,
  middle,
  networking,
  opening,
  party,
  phone_call: phoneCall,
  presentation,
  recover,
  refuse,
} as const satisfies Record<string, Topic>
export type TopicName = keyof typeof topics
