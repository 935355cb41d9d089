import { Link } from 'react-router'
import { CheckList } from '#client/ui/surfaces/check-list.tsx'
import { freeParts } from '#rules/membership/free-parts.ts'
import { formatCents, perMonthLabel, pricingPlans } from '#rules/membership/plans.ts'
import { trialDays } from '#rules/membership/trial.ts'

const premium = [
  'WingMate, the coach',
  'Social challenges',
  'The community',
  'Recommendations of your own',
  'As many moments as you like',
  'Patterns in what you feared',
]

const { monthly, annual, lifetime } = pricingPlans
const prices = [
  { price: formatCents(0), words: `for the first ${trialDays} days, without a card` },
  { price: formatCents(monthly.amountCents), words: 'a month' },
  { price: formatCents(annual.amountCents), words: `a year, which is ${perMonthLabel(annual)}` },
  { price: formatCents(lifetime.amountCents), words: 'once, for good' },
]

/** All costs, before anybody has entered an address. */
export function WhatItCosts() {
  return (
    <section aria-labelledby="costs-title" className="wrap pt-12 pb-8 desk:pt-22 desk:pb-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="costs-title" className="text-h1 font-normal">
          What it costs.
        </h2>
        <p className="max-w-[38ch] text-ink-2">
          If you do nothing after the first {trialDays} days, nothing is charged, and you keep the free part.
        </p>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-7 border-y border-line py-7 desk:mt-10 desk:grid-cols-4">
        {prices.map(({ price, words }) => (
          <li key={price}>
            <p className="font-serif text-[2.25rem] leading-none tracking-[-0.03em] desk:text-[3rem]">{price}</p>
            <p className="mt-2 max-w-[20ch] text-sm text-ink-2">{words}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-x-6 gap-y-8 desk:grid-cols-2">
        <Half title="Free with an account" items={freeParts} />
        <Half title="With the trial or a plan" items={premium} />
      </div>
      <Link to="/pricing" className="link mt-6 inline-flex min-h-11 items-center font-semibold">
        Compare the plans
      </Link>
    </section>
  )
}

function Half({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <CheckList items={items} className="mt-3 grid gap-x-6 gap-y-2 desk:grid-cols-2" />
    </div>
  )
}
