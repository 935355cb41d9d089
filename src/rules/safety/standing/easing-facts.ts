import type { DangerKind } from '../../coach/heard.ts'
import type { Whose } from '../assessment.ts'
import type { Lure } from '../lured/reasons.ts'
import type { Fact } from './facts.ts'

/** Facts that lessen this danger: strong ones by themselves, weak ones only in combination. */
type Easing = { strong: readonly Fact[]; weak: readonly Fact[] }

const easing: Readonly<Record<DangerKind, Easing>> = {
  suicide: {
    strong: ['safe', 'with_someone', 'in_care'],
    weak: ['put_away', 'called', 'told', 'help_coming', 'calmer', 'no_plan', 'reached'],
  },
  self_harm: {
    strong: ['safe', 'with_someone', 'in_care'],
    weak: ['put_away', 'called', 'told', 'help_coming', 'calmer', 'no_plan', 'reached'],
  },
  // Feeling fine says nothing about what was swallowed, so it is not in the list.
  overdose: { strong: ['in_care'], weak: ['help_coming', 'called', 'with_someone'] },
  medical: { strong: ['in_care'], weak: ['help_coming', 'called', 'with_someone'] },
  partner_violence: {
    strong: ['away', 'safe', 'in_care'],
    weak: ['with_someone', 'told', 'called', 'help_coming', 'reached'],
  },
  sexual_assault: {
    strong: ['safe', 'in_care', 'with_someone', 'away'],
    weak: ['told', 'called', 'help_coming', 'reached'],
  },
  child_abuse: {
    strong: ['safe', 'with_someone', 'in_care'],
    weak: ['told', 'called', 'away', 'help_coming', 'reached'],
  },
  harm_to_others: {
    strong: ['safe', 'away', 'with_someone', 'in_care'],
    weak: ['put_away', 'called', 'told', 'calmer', 'help_coming', 'no_plan', 'reached'],
  },
  psychosis: {
    strong: ['with_someone', 'in_care'],
    weak: ['safe', 'called', 'told', 'calmer', 'help_coming', 'reached'],
  },
  eating_disorder: {
    strong: ['in_care', 'told', 'safe'],
    weak: ['ate', 'with_someone', 'called', 'calmer', 'reached'],
  },
}

const ofAnother: Easing = {
  strong: ['with_someone', 'in_care', 'help_coming', 'safe'],
  weak: ['told', 'called', 'calmer', 'put_away', 'away', 'no_plan', 'reached'],
}

/** Whether the new facts, together with the known ones, are a clear step towards safety. */
export function easesDanger(
  { kind, whose, known, lure }: { kind: DangerKind; whose: Whose; known: readonly Fact[]; lure?: Lure },
  told: readonly Fact[],
): boolean {
  // Against somebody on a screen, a grown-up who knows is what helps most.
  if (lure && told.includes('told')) return true
  const { strong, weak } = whose === 'other' && kind !== 'overdose' && kind !== 'medical' ? ofAnother : easing[kind]
  if (told.some((fact) => strong.includes(fact))) return true
  const weakOnes = new Set([...known, ...told].filter((fact) => weak.includes(fact)))
  return told.some((fact) => weak.includes(fact)) && weakOnes.size >= 2
}
