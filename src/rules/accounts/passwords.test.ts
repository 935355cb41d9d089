import { describe, expect, it } from 'vitest'
import { findWeakness } from './passwords.ts'

const owner = { email: 'robin.vale@mailbox.example', firstName: 'Robin', lastName: 'Vale-Ortega' }
const of = (password: string) => findWeakness(password, owner)

describe('a password', () => {
  it.each([
    'aaaaaa',
    'ababab',
    'abcabcabc',
    'xyxyyx',
    '112233',
    'abcdefgh',
    '987654321',
    '0123456789',
    'abc123xyz',
    'qwertyui',
    'QWERTZ12',
    'asdfgh!',
    '1qaz2wsx',
    'zxcvbnm,',
    'poiuytrewq',
    '!@#$%^',
  ])('that follows a pattern is found: %s', (password) => {
    expect(of(password)).toBe('pattern')
  })

  it.each(['robin1', 'Robin2024!', 'valerobin', 'ORTEGA99', 'robin.vale@mailbox.example', 'mailbox77', 'robin.vale'])(
    'made of the person’s own name or address is found: %s',
    (password) => {
      expect(of(password)).toBe('own_words')
    },
  )

  it.each(['hearten', 'Hearten123', 'heartenhearten', '!!WingMate!!'])(
    'made of the product’s name is found: %s',
    (password) => {
      expect(of(password)).toBe('product')
    },
  )

  it.each([
    'correct horse battery',
    'quiet-harbour-42',
    'robin sings at dawn',
    'fresh morning bread',
    'tr0ub4dor',
    'kühler Abend',
    '漢字のパスワード',
    'hearten my quiet days',
    'zx81computer',
    'long enough',
    'a1b2c3d4e5f6g7',
  ])('with something of its own is left alone: %s', (password) => {
    expect(of(password)).toBeUndefined()
  })
})
