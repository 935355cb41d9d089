import type { ReactNode } from 'react'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import type { Problem } from './problem.ts'

type ProblemNoticeProps = {
  problem: Problem | undefined
  /** Set if the form has better words for the problem. */
  title?: string | undefined
  children?: ReactNode
}

/** Above the button of every form; empty until something goes wrong. */
export function ProblemNotice({ problem, title, children }: ProblemNoticeProps) {
  return (
    <LiveRegion isShown className="empty:sr-only">
      {problem && (
        <Notice tone="amber" title={title ?? problem.message}>
          {children || problem.advice}
        </Notice>
      )}
    </LiveRegion>
  )
}
