import { everywhere } from '#content/coach/conversations/everywhere/everywhere.ts'
import { greeting, greetingOffers, stepTaps } from '#content/coach/conversations/greeting.ts'
import { understoodOf } from '#rules/coach/understood.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { PersonFacts, Reply } from '../../turn.ts'
import { awayMs } from './disclosure.ts'

type Request = {
  facts: PersonFacts
  lifeArea: LifeArea
  now: Date
  isFirst: boolean
  /** Replaces the question about the step and the usual offer, because a greeting asks only one thing. */
  about?: string | undefined
}

/** Opens a chat: says who is talking, and asks how the agreed step went. */
export function greet({ facts, lifeArea, now, isFirst, about }: Request): Reply {
  const seed = Math.floor(now.getTime() / 1000)
  const pick = (wordings: readonly string[]) => wordings[seed % wordings.length] ?? ''
  const isAway = facts.lastVisitAt !== undefined && now.getTime() - facts.lastVisitAt.getTime() >= awayMs
  const { agreedStep } = facts
  const isOpen = !about && agreedStep !== undefined && agreedStep.isDone === undefined
  const isDisclosed = isFirst || isAway
  const sentences = [
    pick(isFirst ? greeting.first : greeting.back).replace('{, name}', facts.name ? `, ${facts.name}` : ''),
    ...(isFirst ? [pick(greeting.disclosure)] : isAway ? [pick(everywhere.disclosure.say)] : []),
    about ?? (isOpen ? pick(greeting.stepChecks).replace('{step}', agreedStep.text) : pick(greetingOffers[lifeArea])),
  ]
  return {
    content: sentences.join(' '),
    sources: isOpen && agreedStep.item ? [agreedStep.item] : [],
    options: isOpen ? [...stepTaps] : [],
    remember: [],
    understood: understoodOf(undefined, lifeArea),
    trace: { node: isOpen ? 'stepCheck' : 'greeting', ...(isDisclosed ? { disclosed: true } : {}) },
  }
}
