import type { ChatMessage } from '#contract/coach.ts'

type Told = Pick<ChatMessage, 'safety' | 'resources'>

/** A reply to a danger, with numbers to show. One that came without any is shown without any. */
export function hasLines({ safety, resources = [] }: Told): boolean {
  return isAlarm({ safety }) && resources.length > 0
}

/**
 * Whether no card may stay on the screen. The coach sends no lines once it knows that somebody else reads the phone,
 * and by then an earlier reply may have shown them.
 */
export function areLinesHidden(messages: readonly Told[]): boolean {
  const latest = messages.findLast(isAlarm)
  return latest !== undefined && !hasLines(latest)
}

function isAlarm({ safety }: Pick<Told, 'safety'>): boolean {
  return safety === 'crisis' || safety === 'imminent'
}
