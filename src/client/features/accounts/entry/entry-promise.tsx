import { MessageCircle, Sparkle, Wind } from 'lucide-react'
import type { ReactNode } from 'react'
import { LeaningTurns } from '#client/ui/drawings/illustrations.tsx'

/** A picture and an encouraging line. */
export function EntryPromise({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-108 gap-6 desk:my-auto">
      <LeaningTurns className="-ml-4 hidden w-88 desk:block" />
      <p className="font-serif text-h2 text-balance desk:text-h1">{children}</p>
    </div>
  )
}

const gains = [
  { Icon: MessageCircle, text: 'Small talk cues for workplace conversations' },
  { Icon: Sparkle, text: 'The AI coach WingMate, at any hour' },
  { Icon: Wind, text: 'Energy boost activities of two to four minutes' },
]

export function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get" className="grid gap-4">
      <h2 id="what-you-get" className="font-sans text-sm font-semibold tracking-normal">
        What You'll Get
      </h2>
      <ul className="grid gap-3 text-on-dusk-2">
        {gains.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
