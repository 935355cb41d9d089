import { dangersFromOthers } from './danger-groups.ts'
import type { SafetyState } from './state.ts'

/**
 * Whether deleting the chat in which it was told also ends the danger for us. If somebody else reads the phone, whatever
 * we would ask or show later gives away what was deleted. A danger to oneself stands whatever is deleted.
 */
export function endsWithChat({ kind, whose, isControlled, isPhoneRead, leavesNoTrace }: SafetyState): boolean {
  const isWatched = isControlled === true || isPhoneRead === true || leavesNoTrace === true
  return isWatched && whose === 'self' && dangersFromOthers.has(kind)
}
