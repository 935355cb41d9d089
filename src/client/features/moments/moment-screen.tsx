import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { AfterCards } from './after/after-cards.tsx'
import { AfterChallenge } from './after/after-challenge.tsx'
import { ClosedMoment } from './after/closed-moment.tsx'
import { BeforeCard } from './before/before-card.tsx'
import { ReadyCard } from './before/ready-card.tsx'
import { DuringScreen } from './during/during-screen.tsx'
import { MomentTools } from './moment-tools.tsx'
import { factsLine } from './moment-words.ts'
import { momentPath, type Phase, phaseOf, phases } from './phase.ts'
import { useMoment } from './use-moments.ts'

export function MomentScreen({ momentId }: { momentId: string }) {
  const moment = useMoment(momentId)
  const [search] = useSearchParams()
  const wanted = phases.find((phase) => phase === search.get('phase'))
  if (moment === undefined)
    return (
      <Around>
        <SkeletonCard className="min-h-64" />
      </Around>
    )
  if (moment === null) return <NotHere />
  if (wanted === 'during' && moment.closedAt === null) return <DuringScreen moment={moment} />
  return <Hub moment={moment} phase={wanted ?? phaseOf(moment, new Date())} />
}

function Hub({ moment, phase }: { moment: Moment; phase: Phase }) {
  const isClosed = moment.closedAt !== null
  const [wasOpen] = useState(!isClosed)
  return (
    <Around>
      <h1 dir="auto" className="wrap-anywhere">
        {moment.title}
      </h1>
      <p className="mt-2 text-ink-2 wrap-anywhere">{factsLine(moment, new Date())}</p>
      {!isClosed && <PhaseLinks moment={moment} current={phase} />}
      <div className="mt-5">
        {isClosed ? (
          <ClosedMoment moment={moment} isJustClosed={wasOpen} />
        ) : phase === 'before' ? (
          <BeforeCard moment={moment} />
        ) : phase === 'during' ? (
          <ReadyCard moment={moment} />
        ) : (
          <After moment={moment} />
        )}
      </div>
      <MomentTools moment={moment} />
    </Around>
  )
}

/** A challenge has its own closing form; what is written there comes back here. */
function After({ moment }: { moment: Moment }) {
  return moment.challenge ? (
    <AfterChallenge challengeId={moment.challenge.challengeId} />
  ) : (
    <AfterCards moment={moment} />
  )
}

const phaseNames: Record<Phase, string> = { before: 'Before', during: 'During', after: 'After' }

function PhaseLinks({ moment, current }: { moment: Moment; current: Phase }) {
  return (
    <nav aria-label="Parts of this moment" className="mt-4 flex gap-1">
      {phases.map((phase) => (
        <Link
          key={phase}
          to={momentPath(moment.id, phase)}
          aria-current={phase === current ? 'step' : undefined}
          className="inline-flex min-h-11 items-center rounded-act px-3.5 text-ui font-firm text-ink-2 no-underline hover:text-ink aria-[current]:bg-sage-soft aria-[current]:text-on-sage-soft"
        >
          {phaseNames[phase]}
        </Link>
      ))}
    </nav>
  )
}

function Around({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-3 desk:pt-6">
      <div className="mx-auto max-w-2xl">
        <Link to="/moments" className="-ml-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-sage">
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
          All moments
        </Link>
        {children}
      </div>
    </div>
  )
}

function NotHere() {
  return (
    <Around>
      <h1>This moment is not here</h1>
      <EmptyState
        title="It may have been deleted"
        headingLevel="h2"
        className="mt-5"
        action={<ButtonLink to="/moments">See all moments</ButtonLink>}
      >
        Or it was added on another device and has not arrived yet. Nothing else is lost.
      </EmptyState>
    </Around>
  )
}
