import { disclosures } from '#content/coach/moves/about-coach.ts'
import { backGreetings, firstDisclosure, firstGreetings, greetingOffers } from '#content/coach/moves/greeting-words.ts'
import { options } from '#content/coach/moves/options.ts'
import { stepChecks } from '#content/coach/moves/steps-talk.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { PersonFacts, Reply } from '../turn.ts'
import { awayMs } from './disclosure.ts'
import { fill, turned } from './pick.ts'

type Request = { facts: PersonFacts; lifeArea: LifeArea; now: Date; isFirst: boolean }

/** Opens a chat: who is talking (T1, T2), and what became of the agreed step (P4). */
export function greet({ facts, lifeArea, now, isFirst }: Request): Reply {
  const seed = Math.floor(now.getTime() / 1000)
  const isAway = facts.lastVisitAt !== undefined && now.getTime() - facts.lastVisitAt.getTime() >= awayMs
  const { agreedStep } = facts
  const isOpen = agreedStep !== undefined && agreedStep.isDone === undefined
  const isDisclosed = isFirst || isAway
  const sentences = [
    hello(pick(isFirst ? firstGreetings : backGreetings, seed), facts.name),
    ...(isFirst ? [pick(firstDisclosure, seed)] : isAway ? [pick(disclosures, seed)] : []),
    isOpen ? (fill(pick(stepChecks, seed), { step: agreedStep.text }) ?? '') : pick(greetingOffers[lifeArea], seed),
  ]
  return {
    content: sentences.join(' '),
    sources: isOpen && agreedStep.item ? [agreedStep.item] : [],
    options: isOpen ? [options.done, options.partly, options.not_done] : [],
    understood: { need: 'elsewhere', situation: 'none', stage: 'none', lifeArea },
    remember: [],
    trace: {
      moves: ['scene:greeting', ...(isDisclosed ? ['disclose'] : [])],
      phase: 'hear',
      ...(isOpen ? { asked: 'step_check' } : {}),
    },
  }
}

function hello(template: string, name: string | undefined): string {
  return template.replace('{, name}', name ? `, ${name}` : '')
}

function pick(pool: readonly string[], seed: number): string {
  return turned(pool, seed, 'greet')[0] ?? ''
}
