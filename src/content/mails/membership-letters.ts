import { dataKeptDays } from '#rules/membership/cancellation.ts'
import { freeSentence } from '#rules/membership/free-parts.ts'
import { type PlanId, planNames, plansById } from '#rules/membership/plan-catalogue.ts'
import { formatCents, priceLabel } from '#rules/membership/plans.ts'
import { writeDate } from '#rules/words/written-date.ts'
import { type Letter, writeLetter } from './letter.ts'

type ToPerson = { firstName: string; appUrl: string }

const cancelNote = (appUrl: string) => `You can cancel at any time: ${appUrl}/cancel-membership`

export function trialEndingLetter({ firstName, appUrl, endsOn }: ToPerson & { endsOn: Date }): Letter {
  const day = writeDate(endsOn)
  return writeLetter({
    subject: `Your trial ends on ${day}`,
    firstName,
    paragraphs: [
      `Your free trial ends on ${day}. Nothing is charged and nothing renews on its own.`,
      'What you wrote stays yours either way. If the coach, the challenges and the community helped, a membership keeps them open.',
      freeSentence,
    ],
    button: { label: 'See the plans', href: `${appUrl}/pricing` },
  })
}

type Receipt = ToPerson & { amountCents: number; planId: PlanId | null; paidOn: Date; invoiceUrl: string | null }

export function receiptLetter({ firstName, appUrl, amountCents, planId, paidOn, invoiceUrl }: Receipt): Letter {
  const plan = planId ? ` for ${planNames[planId]}` : ''
  const renewal =
    planId && plansById[planId].every !== 'once'
      ? [`It renews at ${priceLabel(plansById[planId])} until you cancel.`]
      : []
  return writeLetter({
    subject: 'Your receipt',
    firstName,
    paragraphs: [`We received ${formatCents(amountCents)}${plan} on ${writeDate(paidOn)}. Thank you.`, ...renewal],
    ...(invoiceUrl ? { button: { label: 'Open the invoice', href: invoiceUrl } } : {}),
    footnotes: [cancelNote(appUrl)],
  })
}

export function paymentFailedLetter({
  firstName,
  appUrl,
  amountCents,
  graceDays,
}: ToPerson & { amountCents: number; graceDays: number }): Letter {
  return writeLetter({
    subject: 'Your payment did not go through',
    firstName,
    paragraphs: [
      `Your bank declined ${formatCents(amountCents)}. That happens, often because a card has expired.`,
      `Everything stays open for ${graceDays} days while you sort it out. We’ll try the card again in the meantime.`,
    ],
    button: { label: 'Update the card', href: `${appUrl}/account#membership` },
    footnotes: [cancelNote(appUrl)],
  })
}

export function cancellationLetter({
  firstName,
  appUrl,
  accessUntil,
}: ToPerson & { accessUntil: Date | null }): Letter {
  const until = accessUntil ? `You keep everything until ${writeDate(accessUntil)}.` : 'Your membership has ended.'
  return writeLetter({
    subject: 'Your membership will not renew',
    firstName,
    paragraphs: [
      `Your cancellation went through. ${until} Nothing more will be charged.`,
      `We keep your records for ${dataKeptDays} days after your membership ends. After that, we ask you before anything is removed.`,
    ],
    button: { label: 'Change your mind', href: `${appUrl}/account#membership` },
  })
}

export function recordsLetter({ firstName, appUrl }: ToPerson): Letter {
  return writeLetter({
    subject: 'Your records: keep or remove',
    firstName,
    paragraphs: [
      `Your membership ended more than ${dataKeptDays} days ago. Your check-ins, notes and chats are still there.`,
      'Do nothing, and they stay. On your account page you can download them or remove everything.',
    ],
    button: { label: 'Open my account', href: `${appUrl}/account` },
  })
}
