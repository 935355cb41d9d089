import { expect, it } from 'vitest'
import { momentAddress } from '#client/parts/moments/moment-address.ts'
import { isAskedFor, momentFromAddress } from './moment-from-address.ts'

const arrive = (address: string) => momentFromAddress(new URL(address, 'https://hearten.example').searchParams)

it('reads what another screen put into the address', () => {
  const line = { text: 'Who has the keys? & why', cueId: 'work-elevator-icebreaker-1' }
  expect(arrive(momentAddress({ title: 'Elevator', area: 'dating', line }))).toEqual({
    title: 'Elevator',
    lifeArea: 'dating',
    line,
  })
  expect(arrive(momentAddress({ line: { text: 'A question?' } })).line).toEqual({ text: 'A question?', cueId: null })
})

it('leaves out what does not fit, and requires nothing', () => {
  expect(arrive('/moments')).toEqual({ title: '', lifeArea: 'work', line: null })
  const odd = arrive(`/moments?area=moon&line=${'x'.repeat(201)}&title=${'t'.repeat(200)}`)
  expect(odd).toEqual({ title: 't'.repeat(120), lifeArea: 'work', line: null })
  expect(arrive('/moments?line=Hi&cue=%3Cb%3E').line).toEqual({ text: 'Hi', cueId: null })
})

it('tells somebody who came to add one from somebody who came to look', () => {
  const isAsked = (search: string) => isAskedFor(new URLSearchParams(search))
  expect(['part=add', 'title=The%20call', 'line=Hello', 'area=work'].every(isAsked)).toBe(true)
  expect(isAsked('')).toBe(false)
  expect(isAsked('utm_source=letter')).toBe(false)
})
