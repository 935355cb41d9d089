import { z } from 'zod'
import { secondStepMinutes, twoStepSetUpMinutes } from '#rules/limits.ts'
import { endpoint } from '../endpoint.ts'
import { Done } from '../fields.ts'
import { Code, GivenPassword, SignedIn } from './accounts.ts'

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const finishSignIn = endpoint({
  access: 'public',
  method: 'POST',
  path: '/api/login/second-step',
  summary: `The second step of a sign-in: the ticket that login gave, within ${secondStepMinutes} minutes, and a code.`,
  body: z.object({ ticket: z.string().min(1).max(1000), code: Code }),
  reply: SignedIn,
})

export const TwoStepState = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int().nonnegative(),
  /** An administrator's pages stay closed until two-step sign-in is on. */
  isRequired: z.boolean(),
})
export type TwoStepState = z.infer<typeof TwoStepState>

export const readTwoStep = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/user/two-step',
  summary: 'Whether one’s own sign-in takes two steps.',
  reply: TwoStepState,
})

export const setUpTwoStep = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/user/two-step/set-up',
  summary: `A new key for an authenticator app. It is told this once, and counts once a code of it came within ${twoStepSetUpMinutes} minutes.`,
  body: z.object({ password: GivenPassword }),
  reply: z.object({ key: z.string(), uri: z.string() }),
})

export const turnOnTwoStep = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/user/two-step/on',
  summary: 'Turn it on with a first code. Tells the recovery codes, this once, and signs other devices out.',
  body: z.object({ code: Code }),
  reply: RecoveryCodes,
})

export const makeRecoveryCodes = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/user/two-step/recovery-codes',
  summary: 'New recovery codes. The ones before no longer count.',
  body: z.object({ password: GivenPassword, code: Code }),
  reply: RecoveryCodes,
})

export const turnOffTwoStep = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/user/two-step/off',
  summary: 'Turn it off, with the password and a code.',
  body: z.object({ password: GivenPassword, code: Code }),
  reply: Done,
})
