import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
}

/** Only our own visible text: no comments, no titles of papers, nothing that people might write. */
function ourWords(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\b(?:like|not): \[[\s\S]*?\]/g, '')
    .replace(/^## Sources[\s\S]*/m, '')
}

const files = [
  'src/client',
  'src/contract',
  'src/content',
  'src/rules',
  'src/server/features',
  'src/server/platform',
  'docs',
]
  .flatMap(filesIn)
  .filter((name) => /\.(?:tsx?|md)$/.test(name) && !/\.test\.|\/testing\/|generated\/|\/style\//.test(name))
  // These match what people write, in any spelling.
  .filter((name) => !/rules\/(?:safety|coach)\/|features\/coach\/engine\/|\/wordings\/|-wordings\.ts$/.test(name))
  .concat('README.md', 'PRODUCT.md', 'CONTRIBUTING.md')
  .map((name) => ({ name, text: ourWords(readFileSync(join(root, name), 'utf8')) }))

const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

describe('one way each, on screens, in content, mails, errors and guides for colleagues', () => {
  it('looks through all of them', () => {
    expect(files.length).toBeGreaterThan(1200)
  })

  it('writes email', () => {
    expect(filesWith(/\be-mail/i)).toEqual([])
  })

  it('writes afterward', () => {
    expect(filesWith(/\bafterwards\b/i)).toEqual([])
  })

  it('writes sign in and signed in, and nowhere log in', () => {
    expect(filesWith(/\b(?:log[- ]in|logging in|logged in|log on)\b/i)).toEqual([])
    // The one sentence whose wording is fixed.
    expect(filesWith(/\blogged out\b/i)).toEqual(['src/client/platform/session/use-unauthorized.ts'])
  })

  it('writes it Sign In only where a label is laid down that way', () => {
    expect(filesWith(/\bSign In\b/).sort()).toEqual([
      'src/client/app/shell/visitor-actions.tsx',
      'src/client/features/accounts/sign-in/auth-screen.tsx',
      'src/client/features/accounts/sign-in/second-step-form.tsx',
      'src/client/features/accounts/sign-in/sign-in-form.tsx',
      'src/client/features/cues/sign-in-prompt.tsx',
      'src/client/features/recommendations/access-cards.tsx',
      'src/client/features/recommendations/problems.ts',
    ])
  })
})

describe('one typography', () => {
  // Excluded: parts of the coach that match what people write, or instruct a model.
  const shown = files
    .filter(({ name }) => /^src\/(?:client|server\/features|server\/platform|rules)\//.test(name))
    .filter(({ name }) => !name.startsWith('src/server/features/coach/'))
  const shownWith = (pattern: RegExp) => shown.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

  it('has a straight apostrophe only where a label is laid down that way', () => {
    expect(shownWith(/[a-z]'(?:d|ll|m|re|s|t|ve)\b/i).sort()).toEqual([
      'src/client/features/accounts/entry/entry-promise.tsx',
      'src/client/features/accounts/sign-in/sign-up-form.tsx',
      'src/client/features/cancel-membership/cancel-form.tsx',
      'src/client/features/cancel-membership/submitted.tsx',
      'src/client/features/dashboard/focus-card.tsx',
    ])
  })

  it('has three dots only where a label is laid down that way', () => {
    expect(shownWith(/[a-z]\.\.\.(?!\w)/i).sort()).toEqual([
      'src/client/features/payment-success/payment-success-screen.tsx',
      'src/client/features/pricing/pay-button.tsx',
      'src/client/features/pricing/standing.tsx',
      'src/client/features/subscribe/subscribe-screen.tsx',
      'src/client/platform/session/use-unauthorized.ts',
      'src/server/features/membership/checkout.service.ts',
    ])
  })
})
