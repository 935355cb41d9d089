import { afterEach, expect, it, vi } from 'vitest'

type Rules = {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string | null
  createScript?: (text: string) => string | null
}

/** The part of the browser's API that we use. */
function browser() {
  const policies = new Map<string, Rules>()
  const trustedTypes = {
    createPolicy(name: string, rules: Rules) {
      if (policies.has(name)) throw new TypeError(`There is one called ${name}`)
      policies.set(name, rules)
      return rules
    },
    get defaultPolicy() {
      return policies.get('default') ?? null
    },
  }
  vi.stubGlobal('trustedTypes', trustedTypes)
  return policies
}
const load = () => import('./trusted-types.ts')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  vi.restoreAllMocks()
})

it('drops HTML that did not come from our own build, and says so', async () => {
  const policies = browser()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  ;(await load()).dropUntrustedHtml()
  const { createHTML } = policies.get('default')!
  expect(createHTML('<img src="x" onerror="alert(1)">')).toBe('')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(createHTML('<script></script>')).toBe('<script></script>')
  expect(createHTML('window.__reactRouterContext = {}')).toBe('window.__reactRouterContext = {}')
  expect(warn).toHaveBeenCalledTimes(1)
})

it.each([
  ['/theme.js', true],
  ['/assets/root-6IC9nb7d.js', true],
  ['/api/user?callback=taken', false],
  ['//elsewhere.example/assets/a.js', false],
  ['/assets/../api/leads/export.js', false],
  ['data:text/javascript,alert(1)', false],
])('takes %s as the address of a script: %s', async (url, isTaken) => {
  const policies = browser()
  ;(await load()).dropUntrustedHtml()
  expect(policies.get('default')!.createScriptURL(url)).toBe(isTaken ? url : null)
})

it('allows an empty inline script, and no other', async () => {
  const policies = browser()
  ;(await load()).dropUntrustedHtml()
  const { createScript } = policies.get('default')!
  expect([createScript?.(' '), createScript?.('alert(1)')]).toEqual([' ', null])
})

it('creates its policy once, however often it is called', async () => {
  const policies = browser()
  const { dropUntrustedHtml } = await load()
  dropUntrustedHtml()
  expect(dropUntrustedHtml).not.toThrow()
  expect([...policies.keys()]).toEqual(['hearten', 'default'])
})

it('passes HTML from the build through, also in browsers without trusted types', async () => {
  const { dropUntrustedHtml, trustBuiltHtml, trustOwnScript } = await load()
  dropUntrustedHtml()
  expect([trustBuiltHtml('<p>Hi</p>'), trustOwnScript('/sw.js')]).toEqual(['<p>Hi</p>', '/sw.js'])
})
