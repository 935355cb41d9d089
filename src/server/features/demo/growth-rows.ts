import type { DemoRows } from './demo.queries.ts'
import type { DemoClock } from './demo-clock.ts'
import { demoId } from './demo-ids.ts'
import { neighbors, settledMember } from './demo-people.ts'

type LeadRow = NonNullable<DemoRows['leads']>[number]
type SubscriberRow = NonNullable<DemoRows['newsletterSubscribers']>[number]

const sources = ['google', 'reddit', 'organic', 'newsletter', 'linkedin', 'referral'] as const

/** People who left an address but did not sign up, and how many days ago. */
const passersBy: readonly (readonly [name: string, daysAgo: number, campaign?: string])[] = [
  ['petra', 37, 'autumn-letters'],
  ['jamal', 29],
  ['corinne', 22, 'autumn-letters'],
  ['wes', 16],
  ['linh', 9, 'first-week'],
  ['dario', 5],
  ['maeve', 3, 'first-week'],
  ['anton', 1],
]
const readers = passersBy.slice(0, 5)

export const demoLeadIds = [...Object.values(neighbors), settledMember]
  .map(({ email }) => email)
  .concat(passersBy.map(([name]) => addressOf(name)))
  .map((email) => demoId(`lead ${email}`))
export const demoSubscriberIds = readers.map(([name]) => demoId(`subscriber ${name}`))

export function leadRows(clock: DemoClock): LeadRow[] {
  const joined = [...Object.values(neighbors), { ...settledMember, joinedDaysAgo: 42 }]
  return [
    ...joined.map(({ id, email, joinedDaysAgo }, index) => ({
      id: demoId(`lead ${email}`),
      email,
      source: sources[index % sources.length] ?? 'organic',
      convertedToUser: true,
      convertedAt: clock.at(joinedDaysAgo, '20:00'),
      userId: id,
      createdAt: clock.at(joinedDaysAgo, '19:48'),
    })),
    ...passersBy.map(([name, daysAgo, campaign], index) => ({
      id: demoId(`lead ${addressOf(name)}`),
      email: addressOf(name),
      source: campaign ? 'newsletter' : (sources[index % sources.length] ?? 'organic'),
      campaign: campaign ?? null,
      createdAt: clock.at(daysAgo, '18:20'),
    })),
  ]
}

export function subscriberRows(clock: DemoClock): SubscriberRow[] {
  return readers.map(([name, daysAgo]) => ({
    id: demoId(`subscriber ${name}`),
    email: addressOf(name),
    createdAt: clock.at(daysAgo, '18:20'),
  }))
}

function addressOf(name: string): string {
  return `${name}@readers.hearten.example`
}
