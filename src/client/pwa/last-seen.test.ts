import { expect, it } from 'vitest'
import * as accounts from '#contract/accounts/accounts.ts'
import { directAuth, loginJwt } from '#contract/accounts/debug-auth.ts'
import { finishSignIn } from '#contract/accounts/two-step.ts'
import * as ladder from '#contract/challenges/challenge-ladder.ts'
import * as challenges from '#contract/challenges/challenges.ts'
import * as cues from '#contract/cues.ts'
import * as learn from '#contract/learn.ts'
import * as membership from '#contract/membership.ts'
import * as moments from '#contract/moments/moments.ts'
import * as progress from '#contract/progress.ts'
import * as settings from '#contract/settings.ts'
import * as techniques from '#contract/techniques.ts'
import * as trial from '#contract/trial.ts'
import { changesSession, keptReads } from './last-seen.ts'

const contracts = {
  ...accounts,
  ...ladder,
  ...challenges,
  ...cues,
  ...learn,
  ...membership,
  ...moments,
  ...progress,
  ...settings,
  ...techniques,
  ...trial,
}

it('names only calls that the API has', () => {
  const reads = Object.values(contracts).flatMap((one) => ('method' in one && one.method === 'GET' ? [one.path] : []))
  expect(reads).toEqual(expect.arrayContaining([...keptReads]))
})

it('forgets at every call that may sign somebody else in', () => {
  for (const { method, path } of [
    accounts.signOut,
    accounts.login,
    finishSignIn,
    accounts.register,
    accounts.deleteAccount,
    loginJwt,
    directAuth,
  ]) {
    expect(changesSession(method, path), `${method} ${path}`).toBe(true)
  }
  expect(changesSession(accounts.readCurrentUser.method, accounts.readCurrentUser.path)).toBe(false)
})
