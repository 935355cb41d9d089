import type { SafetyState } from './state.ts'

/** What they told of themselves holds for another danger too. */
export function toldBefore(current: Partial<SafetyState>): Partial<SafetyState> {
  const { isPassive, hasMeans, means, hasPlace, hasWater, hasDrunk, isLongAgo, isControlled, isPhoneRead, lure } =
    current
  const { answered, isAmongPeople, isWounded, helper, isHelperFar, country, leavesNoTrace } = current
  const about = { isPassive, hasMeans, means, hasPlace, hasWater, hasDrunk, isLongAgo, isControlled, isPhoneRead, lure }
  const told = { ...about, answered, isAmongPeople, isWounded, helper, isHelperFar, country, leavesNoTrace }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}
