import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { lastOfEach, type UnsentKind } from './unsent-entry.ts'
import { isLasting } from './unsent-store.ts'
import { useUnsent, waitingOrRefused } from './use-unsent.ts'

/** Describes something that was not sent yet. */
export function waitingWords(): string {
  return isLasting()
    ? 'Saved on this device, will sync when you’re back online.'
    : 'Held in this tab only, because this browser stores nothing right now. Keep it open until you’re back online.'
}

export function WaitingLine({ words = waitingWords() }: { words?: string }) {
  return (
    <p className="flex items-center gap-2">
      <CloudOff aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
      <span>{words}</span>
    </p>
  )
}

type UnsentLineProps = {
  kinds: readonly UnsentKind[]
  /** The number in words: “1 session”. */
  count: (entries: number) => string
  /** What is shown here otherwise, so that nothing moves when something waits. */
  children: ReactNode
  className?: string | undefined
}

/** Says next to a list that some of it is only on this device. */
export function UnsentLine({ kinds, count, children, className }: UnsentLineProps) {
  const { entries } = useUnsent()
  const stuck = waitingOrRefused(entries).filter(({ kind, isRefused }) => kinds.includes(kind) && !isRefused)
  const about = lastOfEach(stuck).length
  return (
    <div className={className}>
      {about === 0 && children}
      <LiveRegion isShown>
        {about > 0 && <WaitingLine words={`${count(about)}: ${lowerFirst(waitingWords())}`} />}
      </LiveRegion>
    </div>
  )
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
