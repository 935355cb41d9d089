import { type Breath, type BreathPhase, breathCycleSeconds, breathPhases } from '#rules/practice/breathing.ts'

const center = 200
const radius = 190
const gapDegrees = 3

/** Three arcs in the proportions 4:4:6, clockwise from the top, with a gap between. */
const arcs = breathPhases.map(({ phase, seconds }, i) => {
  const before = breathPhases.slice(0, i).reduce((sum, one) => sum + one.seconds, 0)
  return { phase, from: degreesOf(before) + gapDegrees, to: degreesOf(before + seconds) - gapDegrees }
})

function degreesOf(seconds: number): number {
  return (seconds / breathCycleSeconds) * 360
}

/** The bead's position on the ring: it follows the arcs and skips the gaps. */
export function beadDegrees(breath: Pick<Breath, 'phase' | 'phaseShare'> | null): number {
  const arc = arcs.find(({ phase }) => phase === breath?.phase)
  return arc && breath ? arc.from + (arc.to - arc.from) * breath.phaseShare : 0
}

type BreathingRingProps = { phase: BreathPhase | null; className?: string | undefined }

/** The picture behind the words, moved by --fullness, --phase-share and --bead on an ancestor. */
export function BreathingRing({ phase, className }: BreathingRingProps) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className={className}>
      <g fill="none" strokeLinecap="round">
        {arcs.map((arc) => (
          <path key={arc.phase} d={arcPath(arc)} stroke="var(--on-dusk-2)" strokeWidth="3" opacity="0.38" />
        ))}
        {arcs
          .filter((arc) => arc.phase === phase)
          .map((arc) => (
            <path
              key={arc.phase}
              d={arcPath(arc)}
              pathLength="1"
              stroke="var(--apricot)"
              strokeWidth="4"
              strokeDasharray="1"
              className="[stroke-dashoffset:calc(1-var(--phase-share,1))]"
            />
          ))}
      </g>
      {phase && (
        <circle
          cx={center}
          cy={center - radius}
          r="9"
          fill="var(--apricot)"
          className="origin-center [transform:rotate(var(--bead,0deg))]"
        />
      )}
      <g fill="var(--sage-mid)" className="origin-center [transform:scale(calc(0.62+0.38*var(--fullness,1)))]">
        <circle cx={center} cy={center} r="172" opacity="0.22" />
        <circle cx={center} cy={center} r="154" opacity="0.34" />
        <circle cx={center} cy={center} r="136" opacity="0.55" />
      </g>
      {/* Never smaller than the word in it. */}
      <circle
        cx={center}
        cy={center}
        r="119"
        fill="var(--glow)"
        className="origin-center [transform:scale(calc(0.88+0.12*var(--fullness,1)))]"
      />
    </svg>
  )
}

function arcPath({ from, to }: { from: number; to: number }): string {
  const isLong = to - from > 180 ? 1 : 0
  return `M${pointAt(from)}A${radius} ${radius} 0 ${isLong} 1 ${pointAt(to)}`
}

function pointAt(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  return `${(center + radius * Math.sin(radians)).toFixed(1)} ${(center - radius * Math.cos(radians)).toFixed(1)}`
}
