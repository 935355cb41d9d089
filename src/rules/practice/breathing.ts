export type BreathPhase = 'in' | 'hold' | 'out'

export const breathPhases = [
  { phase: 'in', seconds: 4 },
  { phase: 'hold', seconds: 4 },
  { phase: 'out', seconds: 6 },
] as const satisfies readonly { phase: BreathPhase; seconds: number }[]

export const breathCycles = 5
export const breathCycleSeconds = breathPhases.reduce((sum, { seconds }) => sum + seconds, 0)
export const breathTotalSeconds = breathCycles * breathCycleSeconds

export type Breath = {
  phase: BreathPhase
  /** Which breath, from 1. */
  cycle: number
  /** Seconds left of the phase, rounded up: 4, 3, 2, 1. */
  secondsLeft: number
  /** Progress within the phase, 0 to 1. */
  phaseShare: number
  /** Progress within the whole breath, 0 to 1. */
  cycleShare: number
  /** How full the lungs are, 0 to 1, eased like a real breath. */
  fullness: number
}

/** The breath at this moment of the exercise; null once all breaths are done. */
export function breathAt(elapsedMs: number): Breath | null {
  const seconds = Math.max(0, elapsedMs) / 1000
  if (seconds >= breathTotalSeconds) return null
  const inCycle = seconds % breathCycleSeconds
  let begin = 0
  for (const { phase, seconds: length } of breathPhases) {
    if (inCycle < begin + length) {
      const phaseShare = (inCycle - begin) / length
      return {
        phase,
        cycle: Math.floor(seconds / breathCycleSeconds) + 1,
        secondsLeft: Math.ceil(begin + length - inCycle),
        phaseShare,
        cycleShare: inCycle / breathCycleSeconds,
        fullness: fullnessOf(phase, phaseShare),
      }
    }
    begin += length
  }
  return null
}

function fullnessOf(phase: BreathPhase, share: number): number {
  if (phase === 'hold') return 1
  const eased = (1 - Math.cos(Math.PI * share)) / 2
  return phase === 'in' ? eased : 1 - eased
}
