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
    // Mail servers repeat the address they refused. This list is about machines, and opening it is not logged.
    reason: row.reason?.replaceAll(address, '(an address)') ?? 'No reason was kept.',
    failedAt: new Date(row.failedAt).toISOString(),
  }
}
