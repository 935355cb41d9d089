import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useBareFrame } from '#client/platform/page/frame.ts'
import { Brand } from '#client/ui/drawings/brand.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import type { Technique } from '#content/techniques.ts'
import { breathAt, breathCycles } from '#rules/practice/breathing.ts'
import { type Countdown, clockWords, elapsedAt, secondsLeft } from '#rules/practice/countdown.ts'
import { BreathingStage } from './breathing-stage.tsx'
import { BreathingSteps } from './breathing-steps.tsx'
import type { RunningRun } from './run.ts'
import { RunningControls } from './running-controls.tsx'
import { StepTurn } from './step-turn.tsx'
import type { RunControls } from './use-run.ts'
import type { Tones } from './use-tones.ts'
import { useWakeLock } from './use-wake-lock.ts'

const breathingId = 'power-breathing'

type RunningScreenProps = { technique: Technique; run: RunningRun; controls: RunControls; tones: Tones }

/** The exercise fills the whole window, so that nothing else asks for attention. */
export function RunningScreen({ technique, run, controls, tones }: RunningScreenProps) {
  const { id, title, duration, steps } = technique
  const { countdown, step } = run
  const isBreathing = id === breathingId
  useBareFrame()
  useWakeLock(countdown.since !== null)
  return (
    <div className="on-dusk flex min-h-dvh flex-col bg-dusk pb-[env(safe-area-inset-bottom)] text-on-dusk">
      <div className="wrap flex min-h-18 items-center gap-3">
        <Link
          to="/techniques"
          aria-label="Back to Energy Boost"
          className="-ml-3 grid size-12 flex-none place-items-center rounded-full text-on-dusk transition-colors hover:bg-on-dusk/12"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
        </Link>
        <h1 className="text-[1.1875rem] leading-tight font-medium tracking-[-0.01em] desk:sr-only">{title}</h1>
        <Brand className="max-desk:hidden" />
      </div>
      <div className="wrap grid flex-1 gap-x-16 gap-y-4 pb-4 max-desk:grid-rows-[1fr_auto] desk:grid-cols-[7fr_5fr] desk:items-center desk:pb-10">
        {/* Next to controls that are taller than the screen, the picture stays at the top. */}
        <div className="grid items-center desk:[@media(max-height:36rem)]:sticky desk:[@media(max-height:36rem)]:top-0 desk:[@media(max-height:36rem)]:self-start">
          {isBreathing ? (
            <BreathingStage countdown={countdown} tones={tones} />
          ) : (
            <StepTurn step={step} steps={steps} tones={tones} />
          )}
        </div>
        <div className="grid min-w-0 gap-5 desk:gap-6">
          <div className="max-desk:hidden">
            <p className="text-xs font-semibold text-on-dusk-2">{duration} minutes, at your pace</p>
            <p aria-hidden="true" className="mt-1.5 font-serif text-h1">
              {title}
            </p>
          </div>
          {isBreathing && <BreathingSteps step={step} steps={steps} />}
          <TimeLeft countdown={countdown} isBreathing={isBreathing} />
          <RunningControls run={run} controls={controls} />
        </div>
      </div>
    </div>
  )
}

type TimeLeftProps = { countdown: Countdown; isBreathing: boolean }

function TimeLeft({ countdown, isBreathing }: TimeLeftProps) {
  const now = Date.now()
  const elapsedMs = elapsedAt(countdown, now)
  const breath = breathAt(elapsedMs)
  const words = `${clockWords(secondsLeft(countdown, now))} of ${clockWords(countdown.totalMs / 1000)} to go`
  return (
    <div>
      <div className="mb-2.5 flex justify-between gap-4 text-sm text-on-dusk-2 tabular-nums">
        <span role="timer">{words}</span>
        {isBreathing && (
          <span>{breath ? `Breath ${breath.cycle} of ${breathCycles}` : `All ${breathCycles} breaths done`}</span>
        )}
      </div>
      <Progress label="Time" value={elapsedMs} max={countdown.totalMs} words={words} ground="dusk" isLabelHidden />
    </div>
  )
}
