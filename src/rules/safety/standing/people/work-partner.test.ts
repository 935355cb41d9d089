import { expect, test } from 'vitest'
import { isWorkPartner } from './work-partner.ts'

test('distinguishes a partner in a firm, project or sport from a spouse', () => {
  const told = ['so the partner i work under talks over me', 'he decides if i get kept on']
  expect(isWorkPartner(told)).toBe(true)
  expect(isWorkPartner(['my lab partner shouts at me'])).toBe(true)
  expect(isWorkPartner(['the senior partner is coming in'])).toBe(true)
  expect(isWorkPartner(['my partner scares me when he drinks'])).toBe(false)
  expect(isWorkPartner(['I am a lawyer and he hits me'])).toBe(false)
  expect(isWorkPartner(['I am a lawyer', 'my partner likes me home by six'])).toBe(false)
})
