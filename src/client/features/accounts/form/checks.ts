import { emailMaxLength, passwordMaxLength, passwordMinLength } from '#rules/limits.ts'

// The contract decides; these checks answer before anything is sent, with the contract's own messages (a test compares
// them). Its schemas are not used in the browser, because they would add the whole validation library to the public
// pages.

/** The message for each field of a form; a field without one is fine. */
export type FieldErrors = { [field: string]: string | undefined }

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

export function checkEmail(email: string): string | undefined {
  const given = email.trim()
  if (given.length <= emailMaxLength && emailShape.test(given)) return undefined
  return 'Please enter a valid email address'
}

export function checkGivenPassword(password: string): string | undefined {
  return password === '' ? 'Password is required' : checkPasswordLength(password)
}

export function checkCode(code: string): string | undefined {
  return code.trim() === '' ? 'Code is required' : undefined
}

export function checkNewPassword(password: string): string | undefined {
  if (password.length < passwordMinLength) return `Password must be at least ${passwordMinLength} characters`
  return checkPasswordLength(password)
}

/** Reported instead of limiting the field: a pasted password that was silently cut would never match again. */
function checkPasswordLength(password: string): string | undefined {
  return password.length > passwordMaxLength ? `Password can be at most ${passwordMaxLength} characters` : undefined
}

export function checkFirstName(name: string): string | undefined {
  return name.trim() === '' ? 'First name is required' : undefined
}

export type SignUpFields = { firstName: string; email: string; password: string }

/** What the sign-up form is missing, one thing at a time. The server judges how good the password is. */
export function findMissing(fields: SignUpFields): { field: keyof SignUpFields; message: string } | undefined {
  if (fields.firstName.trim() === '') return { field: 'firstName', message: 'Please enter your first name' }
  if (fields.email.trim() === '') return { field: 'email', message: 'Please enter your email address' }
  if (fields.password.trim() === '') return { field: 'password', message: 'Please enter a password' }
  return undefined
}
