import { useState } from 'react'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Card, Turn } from '#client/ui/surfaces/card.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { challengePath } from '../moment-words.ts'
import { isFreshlyClosed } from '../phase.ts'
import { AfterCards } from './after-cards.tsx'
import { GoingOver } from './going-over.tsx'
import { WhatHappened } from './what-happened.tsx'

/** The challenge was given up, so there is nothing to write about. */
function SetAside({ challengeId }: { challengeId: string }) {
  return (
    <Turn as="section" who="them" aria-labelledby="aside-title">
      <h2 id="aside-title">You set this one aside</h2>
      <p className="mt-1.5 text-sm">
        What you wrote before it stays yours. The challenge is there whenever you want it.
      </p>
      <ButtonLink to={challengePath(challengeId)} variant="line" className="mt-4">
        Look at the challenge
      </ButtonLink>
    </Turn>
  )
}

type View = 'closed' | 'facts' | 'again'

type ClosedMomentProps = {
  moment: Moment
  /** It was closed while this screen was open, so nobody has come back to it yet. */
  isJustClosed: boolean
}

/** A moment that is over. If it is opened again within a day, asks why. */
export function ClosedMoment({ moment, isJustClosed }: ClosedMomentProps) {
  const [view, setView] = useState<View>('closed')
  const isAsked = !isJustClosed && isFreshlyClosed(moment, new Date())
  if (moment.challenge && !moment.challenge.isCompleted) return <SetAside challengeId={moment.challenge.challengeId} />
  if (view === 'facts') return <AfterCards moment={moment} onSaved={() => setView('closed')} />
  return (
    <div className="grid gap-4">
      <Turn as="section" who="them" aria-labelledby="closed-title">
        <h2 id="closed-title">It’s closed</h2>
        <p className="mt-1.5 text-sm">What is written here is enough. You do not have to carry the rest.</p>
      </Turn>
      {view === 'again' && <GoingOver moment={moment} />}
      {isAsked ? (
        <Card as="section" aria-labelledby="back-title">
          <h2 id="back-title" className="text-h3 font-medium">
            New facts, or going over it again?
          </h2>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="line" onClick={() => setView('facts')}>
              New facts
            </Button>
            <Button variant="line" aria-pressed={view === 'again'} onClick={() => setView('again')}>
              Going over it again
            </Button>
          </div>
        </Card>
      ) : (
        <Button variant="line" className="justify-self-start" onClick={() => setView('facts')}>
          Change what you wrote
        </Button>
      )}
      {view !== 'again' && <WhatHappened moment={moment} />}
    </div>
  )
}
