/** What can be bought, in US cents. Screens, mails and the payment provider read it here; labels are computed from it. */
export type Plan = {
  amountCents: number
  /** How often it is charged. */
  every: 'month' | 'year' | 'once'
  /** Printed beside the price, word for word. */
  badge?: string
  /** A higher price shown struck through beside it. A yearly plan shows the price of twelve single months instead. */
  listCents?: number
}

/** The plans of the pricing page, by their billing type. */
export const pricingPlans = {
  monthly: { amountCents: 699, every: 'month' },
  annual: { amountCents: 5988, every: 'year', badge: '20%' },
  lifetime: { amountCents: 29_700, every: 'once', badge: 'Save $250+ vs yearly plans', listCents: 49_700 },
} as const satisfies Record<string, Plan>

/** The plans of the join page, by their plan type. */
export const joinPlans = {
  monthly: { amountCents: 799, every: 'month' },
  yearly: { amountCents: 6499, every: 'year', badge: 'Save 33%' },
} as const satisfies Record<string, Plan>

const monthsOfYear = 12

/** Dollars, with cents only if there are any: $6.99, $297. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
}

/** The price with how often it is paid: $59.88/year, $297 one-time. */
export function priceLabel({ amountCents, every }: Plan): string {
  const price = formatCents(amountCents)
  return every === 'once' ? `${price} one-time` : `${price}/${every}`
}

/** The price of one month, to the nearest cent: $4.99/month for $59.88/year. */
export function perMonthLabel({ amountCents, every }: Plan & { every: 'month' | 'year' }): string {
  return `${formatCents(every === 'year' ? Math.round(amountCents / monthsOfYear) : amountCents)}/month`
}

/** What twelve single months would cost, shown beside the price of a year. */
export function twelveMonthsCents(monthly: Plan & { every: 'month' }): number {
  return monthly.amountCents * monthsOfYear
}

export function savingLabel(year: Plan & { every: 'year' }, monthly: Plan & { every: 'month' }): string {
  return `Save ${formatCents(twelveMonthsCents(monthly) - year.amountCents)} compared to monthly`
}
