import type { ReactNode } from 'react'

/** A real line to try, right on the page. */
export function TryALine({ cue }: { cue: ReactNode }) {
  return (
    <section id="try-a-line" aria-labelledby="try-title" className="bg-sunk py-12 desk:py-20">
      <div className="wrap grid items-center gap-x-16 gap-y-8 desk:grid-cols-[5fr_6fr]">
        <div>
          <h2 id="try-title" className="text-h1 font-normal">
            Try one, right here.
          </h2>
          <p className="mt-4 max-w-[40ch] text-ink-2">
            Say it once under your breath. Where words are dotted, put in your own. What you type stays on this page.
          </p>
        </div>
        {cue}
      </div>
    </section>
  )
}
