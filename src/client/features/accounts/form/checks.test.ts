import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Credentials, NewPassword, Registration } from '#contract/accounts/accounts.ts'
import { checkEmail, checkFirstName, checkGivenPassword, checkNewPassword, findMissing } from './checks.ts'

const rest = { email: 'maya@example.com', password: 'secret1', firstName: 'Maya' }

/** The contract's message for one field, or undefined if it is valid. */
function contractSays(schema: typeof Credentials | typeof Registration, field: keyof typeof rest, value: string) {
  const judged = schema.safeParse({ ...rest, [field]: value })
  return judged.error?.issues.find((issue) => issue.path[0] === field)?.message
}

describe('the email address', () => {
  it.each(['', ' ', 'maya', 'maya@', '@example.com', 'maya@example', 'a b@example.com', 'maya@example.c', 'a@b@c.com'])(
    'refuses "%s" in the words of the contract',
    (email) => {
      expect(checkEmail(email)).toBe('Please enter a valid email address')
      expect(checkEmail(email)).toBe(contractSays(Credentials, 'email', email))
    },
  )

  it('refuses one that is too long in the words of the contract', () => {
    const email = `${'a'.repeat(250)}@example.com`
    expect(checkEmail(email)).toBe(contractSays(Credentials, 'email', email))
    expect(checkEmail(email)).toBeDefined()
  })

  it('forgives a space at either end, as phones add one', () => {
    expect(checkEmail(' maya@example.com ')).toBeUndefined()
  })

  it('never refuses what the contract would take', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        fc.pre(contractSays(Credentials, 'email', email) === undefined)
        expect(checkEmail(email)).toBeUndefined()
      }),
    )
  })
})

describe('the other fields', () => {
  it('asks for the password in the words of the contract', () => {
    expect(checkGivenPassword('')).toBe('Password is required')
    expect(checkGivenPassword('')).toBe(contractSays(Credentials, 'password', ''))
    expect(checkGivenPassword(' ')).toBeUndefined()
    const tooLong = 'x'.repeat(257)
    expect(checkGivenPassword(tooLong)).toBe('Password can be at most 256 characters')
    expect(checkGivenPassword(tooLong)).toBe(contractSays(Credentials, 'password', tooLong))
  })

  it.each(['12345', '123456', 'x'.repeat(256), 'x'.repeat(257)])(
    'agrees with the contract about a new password',
    (password) => {
      expect(checkNewPassword(password)).toBe(NewPassword.safeParse(password).error?.issues[0]?.message)
    },
  )

  it.each(['', '  ', 'Maya'])('agrees with the contract about the first name "%s"', (name) => {
    expect(checkFirstName(name)).toBe(contractSays(Registration, 'firstName', name))
  })
})

describe('what sign-up is missing', () => {
  it('is asked for one at a time, in the order of the form', () => {
    expect(findMissing({ firstName: ' ', email: '', password: '' })).toEqual({
      field: 'firstName',
      message: 'Please enter your first name',
    })
    expect(findMissing({ firstName: 'Maya', email: ' ', password: '' })?.message).toBe(
      'Please enter your email address',
    )
    expect(findMissing({ firstName: 'Maya', email: 'maya', password: ' ' })?.message).toBe('Please enter a password')
  })

  it('is nothing once all three are there, however short the password', () => {
    expect(findMissing({ firstName: 'Maya', email: 'maya', password: '1' })).toBeUndefined()
  })
})
