import type { Checked } from '../checks/checked.ts'

/** What is wrong with how a line says it was checked. */
export function faultsOf(checked: Checked | undefined): string[] {
  if (!checked) return ['nothing says with what it was compared']
  const { protocol, pathname, search } = new URL(checked.source)
  const isFrontPage = pathname === '/' && search === ''
  return [
    ...(/^https?:$/.test(protocol) ? [] : ['the source is no page']),
    // A front page changes daily, so it is no source for a number.
    ...(checked.how === 'other' && isFrontPage ? ['the source is a whole site, not a page of it'] : []),
    ...(isDay(checked.on) ? [] : ['the day is none']),
  ]
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day
}
