import { z } from 'zod'
import { typeset } from '#rules/words/typeset.ts'

const missing = { error: 'is missing.' }

export const line = z.string(missing).min(1, 'is empty.').overwrite(typeset)

export const minutes = z
  .string(missing)
  .regex(/^[1-9]\d?$/, 'is a whole number of minutes, such as 6.')
  .transform(Number)

export const place = z
  .string(missing)
  .regex(/^[1-9]\d?$/, 'is a place on the shelf, such as 3.')
  .transform(Number)

export const day = z
  .string(missing)
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text), 'is a date such as 2025-09-04.')

export const yesOrNo = z.enum(['true', 'false'], { error: 'is true or false.' }).transform((text) => text === 'true')

export const list = z
  .string(missing)
  .transform((text) => text.split(',').map((item) => item.trim()))
  .refine(
    (items) => items.every((item) => item !== ''),
    'is a list with commas between the words, such as work, lunch.',
  )
  .refine((items) => new Set(items).size === items.length, 'names something twice.')

export function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, { error: `is one of ${names.join(', ')}.` })
}

/** 2025-02-30 has the right format but does not exist. */
function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
