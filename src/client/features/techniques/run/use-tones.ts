import { useCallback, useEffect, useRef, useState } from 'react'
import type { BreathPhase } from '#rules/practice/breathing.ts'

/** Notes of one chord, so that none sounds like a warning: "hold" is above "in", "out" below both. */
const pitches: Record<BreathPhase | 'end', number> = { in: 220, hold: 277.18, out: 164.81, end: 329.63 }
const loudness = 0.12
const riseSeconds = 0.08
const fallSeconds = 1.1

/** Sound is off by default. No files: each tone is a sine that swells and fades. */
export function useTones() {
  const [isOn, setOn] = useState(false)
  const context = useRef<AudioContext>(null)

  useEffect(() => () => void context.current?.close(), [])

  const play = useCallback(
    (name: keyof typeof pitches) => {
      if (isOn && context.current) sound(context.current, pitches[name])
    },
    [isOn],
  )

  function toggle() {
    // Browsers only allow sound from within a press, so the audio context is created here.
    if (!isOn) context.current ??= new AudioContext()
    if (!isOn) void context.current?.resume()
    setOn(!isOn)
  }

  return { isOn, toggle, play }
}

export type Tones = ReturnType<typeof useTones>

function sound(context: AudioContext, hertz: number) {
  const now = context.currentTime
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.0001, now)
  volume.gain.exponentialRampToValueAtTime(loudness, now + riseSeconds)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + riseSeconds + fallSeconds)
  volume.connect(context.destination)
  const tone = context.createOscillator()
  tone.frequency.value = hertz
  tone.connect(volume)
  tone.start(now)
  tone.stop(now + riseSeconds + fallSeconds)
}
