import type { ReactNode } from 'react'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { momentPath } from '../phase.ts'

/** What was prepared, and the link to the pocket screen. */
export function ReadyCard({ moment }: { moment: Moment }) {
  const { fear, certaintyBefore, safetyHabit, lines } = moment.before ?? {
    fear: null,
    certaintyBefore: null,
    safetyHabit: null,
    lines: [],
  }
  return (
    <Turn as="section" who="you" aria-labelledby="ready-title">
      <h2 id="ready-title">It’s in your pocket</h2>
      <p className="mt-1.5 text-sm">One dim screen for the last minute. It opens without a network too.</p>
      <dl className="mt-4 grid gap-3 text-sm">
        {fear && <Fact name={`You fear${certaintyBefore === null ? '' : `, ${certaintyBefore}% sure`}`}>“{fear}”</Fact>}
        {safetyHabit && <Fact name="Left out this time">{safetyHabit}</Fact>}
        {lines.length > 0 && <Fact name="Your lines">{lines.map(({ text }) => `“${text}”`).join(' ')}</Fact>}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink to={momentPath(moment.id, 'during')} variant="lamp" size="big">
          Open the pocket screen
        </ButtonLink>
        <ButtonLink to="/energy-boost/power-breathing" variant="quiet" className="text-apricot-ink!">
          Two minutes to settle
        </ButtonLink>
        <ButtonLink to={momentPath(moment.id, 'before')} variant="quiet" className="text-apricot-ink!">
          Change what you wrote
        </ButtonLink>
      </div>
    </Turn>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-apricot-ink">{name}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
