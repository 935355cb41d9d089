import type { CrisisHelp, CrisisLine } from './crisis.ts'
import { dayAndNight } from './line.ts'
import type { SpecialTopic } from './special/special-line.ts'
import { specialLines } from './special-lines.ts'

/**
 * Children get the lines for children, then the general ones where none of theirs answers at night. Young people get
 * theirs first.
 */
export type Audience = 'adult' | 'young_first' | 'young'

/** A country's lines for one danger and one person, best first. */
export function linesOf(help: CrisisHelp, topic: SpecialTopic | undefined, audience: Audience): CrisisLine[] {
  const special = specialLines.filter((line) => line.country === help.country && line.topic === topic)
  const young = help.lines.filter((line) => line.isForYoung)
  const general = help.lines.filter((line) => !line.isForYoung)
  if (audience === 'young' && young.some(({ hours }) => hours === dayAndNight)) return young
  return audience === 'adult' ? [...special, ...general] : [...young, ...special, ...general]
}

type Shown = readonly { name: string; label: string }[]

/** The audience of lines that are already shown, so that switching the country keeps it. */
export function audienceOf(shown: Shown, all: readonly CrisisHelp[]): Audience {
  const isShown = (line: CrisisLine) => shown.some(({ name, label }) => name === line.name && label === line.label)
  const found = all.flatMap(({ lines }) => lines).filter(isShown)
  if (!found.some(({ isForYoung }) => isForYoung)) return 'adult'
  return found.every(({ isForYoung }) => isForYoung) ? 'young' : 'young_first'
}
