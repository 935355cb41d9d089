import type { FastifyRequest } from 'fastify'
import { guessCountry } from '#content/crisis/guess-country.ts'
import type { NewChatMessage } from '#contract/coach.ts'
import type { TurnRequest } from './turn.ts'

type Described = Omit<TurnRequest, 'actor'>

/** A message together with what the request tells about where and when it was written. */
export function describeTurn(
  { message, lifeArea, clientId, ...given }: NewChatMessage,
  request: FastifyRequest,
): Described {
  const languages = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => entry.split(';')[0]?.trim() ?? '')
  const country = given.country ?? guessCountry({ languages, timeZone: given.timeZone })
  return { message, lifeArea, clientId, country, timeZone: knownTimeZone(given.timeZone), now: new Date() }
}

/** Checking a zone is slow, and there are few of them. Unknown names are not cached, so that nobody can fill the memory. */
const knownZones = new Set<string>()

function knownTimeZone(timeZone = 'UTC'): string {
  if (knownZones.has(timeZone)) return timeZone
  try {
    const known = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
    knownZones.add(known)
    return known
  } catch {
    return 'UTC'
  }
}
