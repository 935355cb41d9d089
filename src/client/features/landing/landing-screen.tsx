import type { ReactNode } from 'react'
import { Hero } from './hero.tsx'
import { Join } from './join.tsx'
import { LetterBand } from './letter-band.tsx'
import { Toolkit } from './toolkit.tsx'
import { TryALine } from './try-a-line.tsx'
import { WhatItCosts } from './what-it-costs.tsx'

type LandingScreenProps = {
  /** One cue to try, as members see it. */
  cue: ReactNode
  letterForm: ReactNode
}

/** The front page for visitors. Parts of other features are passed in by the route. */
export function LandingScreen({ cue, letterForm }: LandingScreenProps) {
  return (
    <>
      <Hero />
      <Toolkit />
      <TryALine cue={cue} />
      <WhatItCosts />
      <Join />
      <LetterBand form={letterForm} />
    </>
  )
}
