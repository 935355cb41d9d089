import { useQuery } from '@tanstack/react-query'
import { momentAddress } from '#client/parts/moments/moment-address.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { ClimbingTurns } from '#client/ui/drawings/illustrations.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import type { Ladder, LadderRung } from '#contract/challenges/challenge-ladder.ts'
import { ladderQuery } from './challenge-queries.ts'
import { levelLine } from './challenge-words.ts'

/** On the dashboard: the next rung of the person's ladder, or an invitation to build one. */
export function NextRung({ className }: { className?: string }) {
  const { isPremium } = useRequiredUser()
  const { data: ladder, isPending } = useQuery(ladderQuery)
  const { rung, text, link } = stepFor(ladder ?? null, isPremium)
  return (
    <Card as="section" aria-labelledby="next-rung" className={className}>
      <div className="grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-6 desk:gap-12">
        <div className="grid min-h-52 content-center justify-items-start gap-2 desk:min-h-40">
          <h2 id="next-rung" className="text-h3 font-medium">
            Your next rung
          </h2>
          {isPending ? (
            <RungSkeleton />
          ) : (
            <>
              {rung && (
                <p className="wrap-anywhere">
                  <b dir="auto">{rung.challenge.title}</b>
                  <span className="block text-xs font-semibold text-ink-2">{levelLine(rung.challenge)}</span>
                </p>
              )}
              {text && (
                <p dir="auto" className="max-w-[56ch] text-sm text-ink-2 wrap-anywhere">
                  {text}
                </p>
              )}
              <div className="mt-1 flex flex-wrap gap-1">
                <ButtonLink to={link.to} variant="line">
                  {link.label}
                </ButtonLink>
                {rung && (
                  <ButtonLink
                    to={momentAddress({ title: rung.challenge.title, area: rung.challenge.lifeCategory })}
                    variant="quiet"
                  >
                    Use it for a moment
                  </ButtonLink>
                )}
              </div>
            </>
          )}
        </div>
        <ClimbingTurns className="w-20 self-end desk:w-40" />
      </div>
    </Card>
  )
}

function RungSkeleton() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading your next rung
      </span>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="mt-2 h-12 w-40" />
    </>
  )
}

type Step = { rung?: LadderRung; text: string; link: { label: string; to: string } }

const all = '/challenges'
const ladderPlace = '/challenges?view=ladder'

function stepFor(ladder: Ladder | null, isPremium: boolean): Step {
  const rung = ladder?.nextRung
  if (rung) {
    return {
      rung,
      text: rung.challenge.description,
      link: { label: 'Look at it', to: `${all}?challenge=${encodeURIComponent(rung.challenge.id)}` },
    }
  }
  if (ladder?.rungs.length) {
    return {
      text: 'Every rung of your ladder is done. Doing one again counts too.',
      link: { label: 'See your ladder', to: ladderPlace },
    }
  }
  if (ladder && isPremium) {
    return {
      text: 'Sort a few everyday situations by how much you fear them. Two minutes, and you’ll know where to begin.',
      link: { label: 'Start the sort', to: `${ladderPlace}&sort=true` },
    }
  }
  return {
    text: 'Small things to try with people, from a good morning to a toast. Start wherever it looks doable.',
    link: { label: 'See the challenges', to: all },
  }
}
