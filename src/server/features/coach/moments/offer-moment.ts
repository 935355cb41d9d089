import type { ChatMoment } from '#contract/moments/chat-moment.ts'
import { defaultLifeArea } from '#rules/life-areas.ts'
import { readComing } from '#rules/moments/coming/read-coming.ts'
import type { SafetyPart } from '../safety/consider-safety.ts'
import { isDangerOver } from '../safety/danger-over.ts'
import type { PersonFacts, StoredMessage } from '../turn.ts'

type Request = {
  message: string
  history: readonly StoredMessage[]
  facts: PersonFacts
  now: Date
  timeZone?: string | undefined
}

/** A message that mentions a coming event gets a prefilled moment with its reply; once per event. */
export function offerMoment(request: Request, part: SafetyPart): { moment?: ChatMoment } {
  const { message, history, facts, now, timeZone } = request
  if (!timeZone || part.reply || part.tier !== 'none' || !isDangerOver(part.state, now)) return {}
  const found = readComing(message, { now, timeZone, lifeArea: facts.lifeArea ?? defaultLifeArea })
  if (!found || history.some(({ moment }) => moment && isSame(moment, found))) return {}
  return { moment: { kind: 'coming', ...found } }
}

const isSame = (moment: ChatMoment, found: { title: string; day: string | null }) =>
  moment.kind === 'coming' && moment.title === found.title && moment.day === found.day
