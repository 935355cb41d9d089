import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { slimContract } from './slim-contract.ts'

const entry = '\0browser-code'

/** Builds browser code like the client's build would, without writing files. */
async function bundle(code: string): Promise<string> {
  const source = {
    name: 'browser-code',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  }
  const result = (await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    plugins: [source, slimContract()],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return result.output.map((file) => ('code' in file ? file.code : '')).join('')
}

it('leaves of an endpoint what the browser needs, and nothing of zod', async () => {
  const code = await bundle(`
    import { login, readCurrentUserAlias } from '#contract/accounts/accounts.ts'
    import { readEvidence } from '#contract/challenges/challenges.ts'
    export const calls = [login.method, login.path, readCurrentUserAlias.path, readEvidence.path]
    export { login }
  `)
  expect(code).toContain('/api/login')
  expect(code).toContain('/api/auth/user')
  expect(code).toContain('/api/exposure-challenges/evidence')
  expect(code).not.toMatch(/zod|reply|summary|safeParse/i)
  expect(code.length).toBeLessThan(2000)
})

it('still gives a schema to code that asks for it', async () => {
  const code = await bundle(`
    import { Credentials } from '#contract/accounts/accounts.ts'
    export const judge = (given) => Credentials.safeParse(given)
  `)
  expect(code).toContain('Please enter a valid email address')
  expect(code.length).toBeGreaterThan(20_000)
})
