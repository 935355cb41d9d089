import type { DangerKind } from '../../../coach/heard.ts'
import type { SafetyState } from '../../state.ts'
import { notTaken, takenNothing } from './not-taken.ts'

const notHurt =
  /\b(?:have ?n[o']?t|have not|did ?n[o']?t|did not|never) (?:even |actually |ever )?(?:hurt|cut|harmed|injured|done anything to) (?:myself|me)\b/i

/** What they say has not happened: nothing swallowed, no wound. */
export function deniedDeeds(messages: readonly string[]): readonly DangerKind[] {
  const says = (pattern: RegExp) => messages.some((message) => pattern.test(message.replaceAll('’', "'")))
  return [
    ...(says(notTaken) || says(takenNothing) ? (['overdose'] as const) : []),
    ...(says(notHurt) ? (['self_harm'] as const) : []),
  ]
}

/**
 * Only the listener heard that something was taken or cut, and they say it was not. The tablets are still a danger, but
 * it calls for other advice: get away from them, rather than keep the packet for the ambulance.
 */
export function withoutDeniedDeeds(state: SafetyState, not: readonly DangerKind[]): SafetyState | undefined {
  if (!not.includes(state.kind) || !state.reasons.includes(`heard_${state.kind}`)) return undefined
  const hasMeans = state.kind === 'overdose' ? { hasMeans: true as const } : {}
  return { ...state, kind: 'suicide', tier: 'crisis', reasons: ['heard_suicide'], ...hasMeans }
}
