import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { perMonthLabel, priceLabel, pricingPlans } from '#rules/plans.ts'
import { trialDays } from '#rules/trial.ts'

const free = [
  'Talk starters and conversation cards',
  'Coping exercises',
  'Articles and the Learning Center',
  'Help now',
]
const premium = ['WingMate, the coach', 'Social challenges', 'The community', 'Recommendations of your own']

/** The whole bill, before anybody has typed an address. */
export function WhatItCosts({ hasPricing }: { hasPricing: boolean }) {
  const { monthly, annual, lifetime } = pricingPlans
  return (
    <section aria-labelledby="costs-title" className="wrap py-8 desk:py-16">
      <div className="grid gap-x-16 gap-y-8 desk:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="costs-title" className="text-h1 font-normal">
            What it costs.
          </h2>
          <p className="mt-4 max-w-[42ch] text-ink-2">
            The first {trialDays} days of everything are free and need no card. After them you pay {priceLabel(monthly)}
            , {priceLabel(annual)} (which is {perMonthLabel(annual)}), or {priceLabel(lifetime)}. If you do nothing,
            nothing is charged.
          </p>
          {hasPricing && (
            <p className="mt-4">
              <Link to="/pricing" className="link inline-flex min-h-11 items-center font-semibold">
                Compare the plans
              </Link>
            </p>
          )}
        </div>
        <div className="grid gap-4 desk:grid-cols-2 desk:gap-6">
          <Column title="Free with an account" items={free} />
          <Column title="With the trial or a plan" items={premium} />
        </div>
      </div>
    </section>
  )
}

function Column({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="rounded-r3 border border-line bg-surface p-6">
      <h3>{title}</h3>
      <ul className="mt-4 grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 flex-none text-sage" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
