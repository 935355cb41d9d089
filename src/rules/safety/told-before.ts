import type { SafetyState } from './state.ts'

/** What they told of themselves holds for another danger too. */
export function toldBefore(current: Partial<SafetyState>): Partial<SafetyState> {
  const { isPassive, hasMeans, means, hasPlace, hasWater, hasDrunk, isLongAgo, isControlled, isPhoneRead, lure } =
    current
  const { place, circumstances, answered, isAmongPeople, isWounded, helper, isHelperFar, country, leavesNoTrace } =
    current
  const about = { isPassive, hasMeans, means, hasPlace, hasWater, hasDrunk, isLongAgo, isControlled, isPhoneRead, lure }
  const people = { isAmongPeople, helper, isHelperFar }
  const told = { ...about, ...people, place, circumstances, answered, isWounded, country, leavesNoTrace }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** "I'm 19, I'm not a child": adults get neither the page for children nor the advice to tell a grown-up. */
export function ofGrown(state: SafetyState): SafetyState {
  const isChild = state.kind === 'child_abuse' && state.whose === 'self'
  return { ...state, isYoung: false, ...(isChild ? { kind: state.lure ? 'sexual_assault' : 'partner_violence' } : {}) }
}
