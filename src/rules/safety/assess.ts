import { type Assessment, isAlarm, noConcern } from './assessment.ts'
import { decide } from './decide.ts'
import { findForeignDanger } from './languages/foreign-danger.ts'
import { withLure } from './lured/lured.ts'
import type { Signal } from './signal.ts'
import { findSignals } from './signals.ts'
import { normalise } from './text/normalise.ts'
import { withChild } from './whose-child.ts'
import { soundsYoung } from './young.ts'

/** What one message tells about danger. Reads nothing but the text, never throws. */
export function assess(text: string): Assessment {
  return assessConversation([], text)
}

/** How many earlier messages still belong to the same disclosure. Further back it is usually another subject. */
const rememberedTexts = 4

/**
 * The same, in the light of earlier messages: "I can't do this anymore", and a turn later "I have the pills here". A
 * message without any sign of danger stays calm whatever came before it; it is the safety state that keeps watching. Only
 * what somebody older does to a child online is read from the whole day: no message of it alone is an alarm.
 */
export function assessConversation(
  previousTexts: readonly string[],
  text: string,
  /** The whole day up to this message, where a denial left something out: what a stranger did is still told. */
  day: readonly string[] = [...previousTexts, text],
): Assessment {
  const line = normalise(text)
  const assessment = assessLine(line, () =>
    previousTexts.slice(-rememberedTexts).flatMap((previous) => findSignals(normalise(previous))),
  )
  if (!isAlarm(assessment)) {
    const foreign = findForeignDanger(text)
    if (foreign) return foreign.assessment
  }
  const withWhose = withChild(assessment, line, soundsYoung(text) || previousTexts.some(soundsYoung))
  return withLure(withWhose, day.slice(0, -1), day.at(-1) ?? text)
}

/** Earlier messages are read only if this one contains a signal they could add to. */
function assessLine(line: string, readEarlier: () => readonly Signal[]): Assessment {
  const signals = findSignals(line)
  return signals.length > 0 ? decide(signals, readEarlier()) : noConcern
}
