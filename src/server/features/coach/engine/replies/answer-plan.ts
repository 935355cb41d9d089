import { planAnswers, planVerdicts } from '#content/coach/conversations/plan-verdicts.ts'
import { type Plan, readPlan, wantsItAnswered } from '#rules/coach/plans/read-plan.ts'
import type { Turn } from '../../turn.ts'
import { pickUnusedWording } from '../unused-wording.ts'

/** "Should I ask them?" A yes or no, and one reason; undefined if they ask nothing of the kind. */
export function answerPlan({ message, history, seed }: Turn): string | undefined {
  const before = history.filter(({ role }) => role === 'user').slice(-lookedBack)
  const asked =
    readPlan(unquoted(message)) ??
    (wantsItAnswered(message)
      ? before.map(({ content }) => readPlan(unquoted(content))).findLast((plan) => plan !== undefined)
      : undefined)
  if (!asked) return undefined
  const { plan, fearsItIsOdd } = asked
  const verdict = pickUnusedWording(planVerdicts[plan], history, seed)
  if (!verdict) return undefined
  const answers = saysNo.has(plan) ? planAnswers.no : fearsItIsOdd ? planAnswers.notOdd : planAnswers.yes
  const answer = neither.has(plan) ? undefined : answers[seed % answers.length]
  return answer ? `${answer} ${verdict}` : verdict
}

/** A question inside a line they want to say is not one to us. */
function unquoted(message: string): string {
  return message.replace(/["“][^"“”]*["”]/g, ' ')
}

/** If we missed the question the first time, they ask again within a message or two. */
const lookedBack = 2

const saysNo: ReadonlySet<Plan> = new Set<Plan>(['cancel', 'again'])

/** A plain yes or no would be too much: these depend on something. */
const neither: ReadonlySet<Plan> = new Set<Plan>(['apologize', 'cancel', 'again', 'disclose'])
