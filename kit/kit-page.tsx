import type { ReactNode } from 'react'
import { Brand } from '#client/ui/drawings/brand.tsx'
import { ActionSamples } from './samples-actions.tsx'
import { ChoiceSamples } from './samples-choices.tsx'
import { ColorSamples } from './samples-colors.tsx'
import { FieldSamples } from './samples-fields.tsx'
import { OverlaySamples } from './samples-overlays.tsx'
import { PictureSamples } from './samples-pictures.tsx'
import { ProseSample } from './samples-prose.tsx'
import { StateSamples } from './samples-states.tsx'
import { TurnSamples } from './samples-turns.tsx'

export function KitPage() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="wrap flex min-h-18 items-center">
        <Brand />
      </header>
      <main id="main" className="wrap grid gap-10 pt-6 pb-40">
        <div>
          <h1>Kit</h1>
          <p className="mt-2 max-w-(--read) text-ink-2">
            Serif is said out loud, sans is the interface. Tight corner left: Hearten or others. Tight corner right:
            you.
          </p>
        </div>
        <ColorSamples />
        <div className="grid items-start gap-10 desk:grid-cols-3">
          <Column>
            <ActionSamples />
          </Column>
          <Column>
            <FieldSamples />
          </Column>
          <Column>
            <OverlaySamples />
          </Column>
          <Column>
            <ChoiceSamples />
          </Column>
          <Column>
            <StateSamples />
          </Column>
          <Column>
            <TurnSamples />
          </Column>
        </div>
        <PictureSamples />
        <ProseSample />
      </main>
    </>
  )
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 gap-9">{children}</div>
}
