import { expect, it } from 'vitest'
import { asAscii } from './as-ascii.mjs'

it('leaves patterns and strings what they were', () => {
  const code = `[/^[🥺’]$/u.test('🥺'), /^[🥺’]$/u.test('🥳'), /^(?:é|’)+$/.test('é’'), '“…” 🫨']`
  const ascii = asAscii(code)
  expect(ascii).toMatch(/^[ -~]+$/)
  const run = (text: string): unknown => new Function(`return ${text}`)()
  expect(run(ascii)).toEqual(run(code))
  expect(run(ascii)).toEqual([true, false, true, '“…” 🫨'])
})
