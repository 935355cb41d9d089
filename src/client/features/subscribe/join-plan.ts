import { sessionKeys, sessionStore } from '#client/platform/storage.ts'
import { isIn, keysOf } from '#rules/closed-sets.ts'
import type { JoinPlanType } from '#rules/membership/plan-catalogue.ts'
import { joinPlans } from '#rules/membership/plans.ts'

export function rememberJoinPlan(plan: JoinPlanType) {
  sessionStore.write(sessionKeys.joinPlan, plan)
}

export function readJoinPlan(): JoinPlanType | null {
  const text = sessionStore.read(sessionKeys.joinPlan)
  return text !== null && isIn(keysOf(joinPlans), text) ? text : null
}

export function clearJoinPlan() {
  sessionStore.remove(sessionKeys.joinPlan)
}
