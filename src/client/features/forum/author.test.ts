import { describe, expect, it } from 'vitest'
import { initialsOf, nameOf, signatureOf } from './author.ts'

const maya = { firstName: ' Maya ', lastName: 'ortega' }

describe('the author', () => {
  it('is known by the first name, and by the initials of both', () => {
    const post = { isAnonymous: false, user: maya }
    expect(nameOf(post)).toBe('Maya')
    expect(initialsOf(post)).toBe('MO')
    expect(initialsOf({ isAnonymous: false, user: { firstName: 'Maya', lastName: '' } })).toBe('M')
    expect(initialsOf({ isAnonymous: false, user: { firstName: '🌱 Ivy', lastName: 'Öberg' } })).toBe('🌱Ö')
  })

  it('is signed with both, and with what there is', () => {
    expect(signatureOf({ isAnonymous: false, user: maya })).toBe('Maya (MO)')
    expect(signatureOf({ isAnonymous: true, user: maya })).toBe('Anonymous')
  })

  it('is Anonymous when they chose so, even where a name slipped through', () => {
    const post = { isAnonymous: true, user: maya }
    expect(nameOf(post)).toBe('Anonymous')
    expect(initialsOf(post)).toBeNull()
  })

  it('is Anonymous where there is no name', () => {
    expect(nameOf({ isAnonymous: false, user: null })).toBe('Anonymous')
    expect(nameOf({ isAnonymous: false, user: { firstName: ' ', lastName: 'Ortega' } })).toBe('Anonymous')
    expect(nameOf({ isAnonymous: false, user: { firstName: '\u200b\u3164', lastName: '' } })).toBe('Anonymous')
    expect(initialsOf({ isAnonymous: false, user: { firstName: '', lastName: '' } })).toBeNull()
    expect(initialsOf({ isAnonymous: false, user: { firstName: '\u202eIvy', lastName: '\u200b' } })).toBe('I')
  })
})
