import type { ReactNode } from 'react'
import { ThreadOfTurns } from '#client/ui/drawings/illustrations.tsx'

export function LetterBand({ form }: { form: ReactNode }) {
  return (
    <section aria-labelledby="letter-title" className="wrap pt-4 pb-2 desk:pt-6 desk:pb-4">
      <div className="on-dusk grid items-center gap-10 overflow-hidden rounded-turn-them bg-dusk p-7 text-on-dusk desk:grid-cols-[7fr_5fr] desk:rounded-turn-them-big desk:p-16">
        <div>
          <h2 id="letter-title" className="text-h1 font-normal">
            A short letter, now and then.
          </h2>
          <p className="mt-4 max-w-[46ch] text-on-dusk-2">
            One line to try and one small experiment. The subject never says what it is about, and every letter ends
            with a way to stop it.
          </p>
          <div className="mt-6">{form}</div>
        </div>
        <ThreadOfTurns className="hidden w-full desk:block" />
      </div>
    </section>
  )
}
