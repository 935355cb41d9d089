import { type Asked, isDenial, readAnswer } from './answers.ts'
import { type Assessment, isAlarm, noConcern, type SafetyKind } from './assessment.ts'
import { decide } from './decide.ts'
import { normalise } from './normalise.ts'
import type { Signal } from './signal.ts'
import { findSignals } from './signals.ts'

/** What one message tells about danger. Reads nothing but the text, never throws. */
export function assess(text: string): Assessment {
  return assessLine(normalise(text), () => [])
}

/** As many earlier messages as belong to one disclosure; further back it is another subject. */
const rememberedTexts = 4

/** Words that say nothing in a sentence, and a great deal as an answer. */
const shrug =
  /^\W*(?:maybe|perhaps|possibly|sort of|kinda|kind of|idk|i guess|not sure|who knows|dunno)(?:\W+(?:maybe|idk|not sure))?\W*$/i

type Question = { asked: Asked | undefined; kind: SafetyKind }

/**
 * The same, knowing what the person wrote before: "I can't do this anymore", and a turn later "I have the pills here".
 * With the question that was put to them, a bare "yes" is an answer to it. A message that says nothing of danger stays
 * calm, whatever stood before it; watching on is the state's work.
 */
export function assessConversation(previousTexts: readonly string[], text: string, question?: Question): Assessment {
  const line = normalise(text)
  const assessment = assessLine(line, () =>
    previousTexts.slice(-rememberedTexts).flatMap((previous) => findSignals(normalise(previous))),
  )
  if (isAlarm(assessment) || !question?.asked) return assessment
  const answer = shrug.test(text) ? 'unsure' : readAnswer(line, question.asked)
  if (answer === 'safe') return { ...assessment, reasons: [...assessment.reasons, 'answered_safe'] }
  return answer ? { tier: 'crisis', kind: question.kind, reasons: [`answered_${answer}`] } : assessment
}

/** What was said before is read only where there is something for it to add to. */
function assessLine(line: string, readEarlier: () => readonly Signal[]): Assessment {
  const signals = findSignals(line)
  const assessment = signals.length > 0 ? decide(signals, readEarlier()) : noConcern
  if (isAlarm(assessment) || !isDenial(line)) return assessment
  return { ...assessment, reasons: [...assessment.reasons, 'denial'] }
}
