import { build } from 'esbuild'
import { beforeAll, expect, it } from 'vitest'
import { buildContent } from './build-steps.mjs'
import { serverBundle } from './server-bundle.mjs'

let loaded: { packages: Set<string>; ours: Set<string>; bytes: number }

/** What Node reads before the first line of the server runs: its file, and its static imports. */
beforeAll(async () => {
  await buildContent()
  const { metafile } = await build({ ...serverBundle, write: false, metafile: true })
  const { outputs } = metafile
  loaded = { packages: new Set(), ours: new Set(), bytes: 0 }
  const waiting = ['build/server/main.js']
  for (const path of waiting) {
    const output = outputs[path]
    if (!output) throw new Error(`The build made no ${path}`)
    loaded.bytes += output.bytes
    for (const input of Object.keys(output.inputs)) loaded.ours.add(input)
    for (const { path: other, kind, external } of output.imports) {
      if (kind !== 'import-statement') continue
      if (external) loaded.packages.add(other)
      else if (!waiting.includes(other)) waiting.push(other)
    }
  }
})

it('loads what only some servers or some moments need when it is needed', () => {
  expect(loaded.packages).toContain('fastify')
  for (const later of ['stripe', 'nodemailer', 'web-push', 'ai', '@ai-sdk/openai-compatible'])
    expect(loaded.packages).not.toContain(later)
  expect(loaded.packages).not.toContain('@zxcvbn-ts/language-common')
})

it('starts without the written conversations of the coach, but with its answers to danger', () => {
  expect(loaded.ours).toContain('src/content/coach/crisis/answer-danger.ts')
  expect([...loaded.ours].filter((path) => /conversations\/(talk|replies|subjects|answers)\//.test(path))).toEqual([])
  expect(loaded.bytes).toBeLessThan(2_100_000)
})
