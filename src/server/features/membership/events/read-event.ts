import { AppError } from '#server/platform/errors.ts'
import type { PaymentProvider, ProviderEvent } from '../payments/payment-provider.ts'

/** The event in a webhook's body, or a refusal if the provider did not sign it or left out what we need. */
export function readEvent(provider: PaymentProvider, body: unknown, signature: unknown): ProviderEvent {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw badSignature()
  const event = readSigned(provider, body, signature)
  if (!isWhole(event)) throw new AppError('invalid_input', 'This event is missing something we need to act on it.')
  return event
}

function readSigned(provider: PaymentProvider, body: Buffer, signature: string): ProviderEvent {
  try {
    return provider.readEvent(body, signature)
  } catch {
    throw badSignature()
  }
}

/** An event with a valid signature may still lack what we need. */
function isWhole({ id, type, invoice }: ProviderEvent): boolean {
  const isText = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 255
  if (!isText(id) || !isText(type)) return false
  return !invoice || (isText(invoice.id) && Number.isInteger(invoice.amountCents) && !Number.isNaN(+invoice.paidAt))
}

function badSignature() {
  return new AppError('invalid_input', 'The signature of this event is wrong or too old.')
}
