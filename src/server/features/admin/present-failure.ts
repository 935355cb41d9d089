import type { JobFailure } from '#contract/admin/admin.ts'
import type { listFailures } from './failures.queries.ts'

const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g

export function presentFailure(
  { isIdle, ...row }: Awaited<ReturnType<typeof listFailures>>[number],
  isKnown: boolean,
): JobFailure {
  return {
    ...row,
    isMail: row.name.endsWith('-mail'),
    canRetry: isIdle && isKnown && row.state !== 'running',
    // Mail servers repeat whom they refused. The list is about machines, and opening it is not written down.
    reason: row.reason?.replaceAll(address, '(an address)') ?? 'No reason was kept.',
    failedAt: new Date(row.failedAt).toISOString(),
  }
}
