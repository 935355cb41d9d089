import { z } from 'zod'
import { roles, subscriptionStatuses } from '#rules/access.ts'
import { confirmationMinutes, nameMaxLength, passwordMaxLength, passwordMinLength } from '#rules/limits.ts'
import { isVisible } from '#rules/words/visible-text.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Email } from '../fields.ts'

export const NewPassword = z
  .string('Password is required')
  .min(passwordMinLength, `Password must be at least ${passwordMinLength} characters`)
  .max(passwordMaxLength, `Password can be at most ${passwordMaxLength} characters`)

/** Control characters and direction marks, which would affect the text around a name. */
const unruly = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu
const tidy = (name: string) => (isVisible(name) ? name.replace(unruly, ' ').trim() : '')

const FirstName = z
  .string('First name is required')
  .overwrite(tidy)
  .min(1, 'First name is required')
  .max(nameMaxLength, `First name can be at most ${nameMaxLength} characters`)
const LastName = z
  .string('Last name must be text')
  .overwrite(tidy)
  .max(nameMaxLength, `Last name can be at most ${nameMaxLength} characters`)

/** A password typed to prove who somebody is. It is only compared, so no rules for new passwords apply. */
export const GivenPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(passwordMaxLength, `Password can be at most ${passwordMaxLength} characters`)

/** Six digits from an app, or one of the recovery codes, with or without spaces and dashes. */
export const Code = z.string('Code is required').trim().min(1, 'Code is required').max(40, 'That is not a code')

/** The person themself, as their own screens see them. */
export const CurrentUser = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  paidUntil: z.iso.datetime().nullable(),
  trialStartDate: z.iso.datetime().nullable(),
  trialEndDate: z.iso.datetime().nullable(),
  hasUsedTrial: z.boolean(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  isPremium: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const SignedIn = z.object({ user: CurrentUser, token: z.string().optional() })
export type SignedIn = z.infer<typeof SignedIn>

/** The password was right, but nobody is signed in yet: the ticket can only be used for finishSignIn. */
export const SecondStep = z.object({ secondStep: z.object({ ticket: z.string() }) })
export type SecondStep = z.infer<typeof SecondStep>

export const Credentials = z.object({ email: Email, password: GivenPassword })
export type Credentials = z.infer<typeof Credentials>

export const Registration = z.object({
  email: Email,
  password: NewPassword,
  firstName: FirstName,
  lastName: LastName.default(''),
})
export type Registration = z.infer<typeof Registration>

export const login = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/login',
  summary:
    'Sign in. The session comes as a cookie; ask with wantsToken for a bearer token instead. ' +
    'An account with two-step sign-in gets a ticket for finishSignIn, and no session yet.',
  body: Credentials.extend({ wantsToken: z.boolean().optional() }),
  reply: z.union([SignedIn, SecondStep]),
})

export const register = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in with it.',
  body: Registration,
  reply: SignedIn,
  status: 201,
})

export const readCurrentUser = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/user',
  summary: 'Who is signed in.',
  reply: CurrentUser,
})
export const readCurrentUserAlias = endpoint({ ...readCurrentUser, path: '/api/auth/user' })

export const signOut = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'End this session. Harmless when there is none.',
  reply: Done,
})

export const forgotPassword = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mail a link to choose a new password. Answers the same whether or not the address has an account.',
  body: z.object({ email: Email }),
  reply: Done,
  status: 202,
})

export const resetPassword = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with a mailed link. Ends every session of the account.',
  body: z.object({ token: z.string().min(1).max(200), password: NewPassword }),
  reply: Done,
})

export const verifyEmail = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an address with a mailed link: the first one, or a changed one.',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ email: z.string() }),
})

export const stopEmailChange = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/auth/stop-email-change',
  summary:
    'Stop or undo a change of address with the link mailed to the old one. Ends every session and the password of the account.',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ email: z.string() }),
})

export const resendVerification = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Mail the confirmation link again.',
  reply: Done,
  status: 202,
})

export const updateProfile = endpoint({
  access: 'member',
  method: 'PATCH',
  path: '/api/user',
  summary: 'Change your name.',
  body: z.object({ firstName: FirstName, lastName: LastName.default('') }),
  reply: CurrentUser,
})

export const changeEmail = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/user/email',
  summary:
    'Ask for another address. It changes once the link sent there is opened; the old one can stop it. With two-step sign-in it takes a code too. Answers the same for an address that has an account.',
  body: z.object({ email: Email, password: GivenPassword, code: Code.optional() }),
  reply: Done,
  status: 202,
})

export const changePassword = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/user/password',
  summary: 'Change the password. Ends the sessions on other devices.',
  body: z.object({ currentPassword: GivenPassword, newPassword: NewPassword }),
  reply: Done,
})

export const confirmIdentity = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/user/confirm',
  summary: `Give the password once more. For ${confirmationMinutes} minutes this session may do what answers confirm_needed. It goes on under a new identifier: the cookie changes, and who came with a bearer token gets the next one.`,
  body: z.object({ password: GivenPassword }),
  reply: Done.extend({ token: z.string().optional() }),
})

export const exportMyData = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything stored about the person, as JSON.',
  reply: z.record(z.string(), z.unknown()),
})

export const deleteAccount = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/user',
  summary: 'Delete the account and what belongs to it.',
  body: z.object({ password: GivenPassword }),
  reply: Done,
})

export const Device = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** In words people recognise, e.g. "Chrome on Android". */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Device = z.infer<typeof Device>

export const listDevices = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the account is signed in.',
  reply: z.array(Device),
})

export const endDevice = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: 'Sign one device out.',
  params: z.object({ id: z.string().min(1).max(100) }),
  reply: Done,
})

export const endOtherDevices = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Sign every other device out.',
  reply: Done,
})
