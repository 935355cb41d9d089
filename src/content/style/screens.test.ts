import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Comments explain the code to us; only what is left of a file can be shown to somebody. */
const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

const root = new URL('../../', import.meta.url).pathname
const files = ['client', 'content/mails', 'server/features/notifications', 'server/features/demo', 'rules'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated|safety\/|coach\//.test(name))
      .map((name) => ({
        name: join(folder, name),
        text: withoutComments(readFileSync(join(root, folder, name), 'utf8')),
      })),
)

function filesWith(pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)
}

describe('the words on screens, in mails and in notices', () => {
  it('are all here', () => {
    expect(files.length).toBeGreaterThan(400)
  })

  it.each([
    ['no corridor that only we have in mind', /\bcorridors?\b/i],
    ['nothing that stands somewhere on a screen', /\b(?:will stand|stands? here|stands? below|stand in the log)\b/i],
    ['nothing that counts from now on', /\bcounts? (?:from now on|at once)\b/i],
    ['nothing that is back as it was', /\bback as it was\b/i],
    [
      'nothing to take along, or looked after by people',
      /\btak(?:e|es|en|ing) (?:it |them )?along\b|\blooked after by\b/i,
    ],
    ['nothing that “stopped” by itself, or “is stopped”', /'It (?:is )?stopped\.'|"It (?:is )?stopped\."/],
    ['nothing that waits for a look', /\b(?:human look|for a look)\b/i],
    ['nothing that ends or renews "by itself"', /\b(?:ends|renews|starts) by itself\b/i],
  ])('have %s', (_, pattern) => {
    expect(filesWith(pattern)).toEqual([])
  })

  it('list what is free in one place', () => {
    expect(filesWith(/coping exercises/i)).toEqual(['rules/membership/free-parts.ts'])
    expect(filesWith(/\bstays? free\b/i)).toEqual([])
  })
})
