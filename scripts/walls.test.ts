import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** A violation of each wall: a file, what it imports, and the wall that must refuse it. */
const planted: [wall: string, file: string, text: string][] = [
  ['rules-import-nothing', 'src/rules/planted.ts', `import '#contract/endpoint.ts'`],
  ['rules-import-nothing', 'src/rules/planted-package.ts', `import { z } from 'zod'\nexport const x = z`],
  ['contract-knows-rules-only', 'src/contract/planted.ts', `import '#server/app.ts'`],
  [
    'contract-knows-rules-only',
    'src/contract/planted-package.ts',
    `import { Client } from 'pg'\nexport const x = Client`,
  ],
  ['content-knows-contract-and-rules', 'src/content/planted.ts', `import '#client/routes.ts'`],
  ['server-not-client', 'src/server/platform/planted-client.ts', `import '#client/ui/planted-leaf.ts'`],
  ['client-not-server', 'src/client/platform/planted-server.ts', `import '#server/planted-leaf.ts'`],
  [
    'client-not-server',
    'src/client/platform/planted-type.ts',
    `import type { X } from '#server/planted-leaf.ts'\nexport type Y = X`,
  ],
  ['db-below-all', 'src/server/db/planted.ts', `import '#server/platform/planted-leaf.ts'`],
  ['server-platform-below-features', 'src/server/platform/planted-up.ts', `import '#server/features/planted/leaf.ts'`],
  ['server-features-below-app', 'src/server/features/planted/up.ts', `import '#server/app.ts'`],
  ['server-app-below-main', 'src/server/app-planted.ts', `import '#server/main.ts'`],
  ['ui-below-all', 'src/client/ui/planted.ts', `import '#client/platform/planted-leaf.ts'`],
  ['ui-below-all', 'src/client/ui/planted-parts.ts', `import '#client/parts/planted-leaf.ts'`],
  ['client-platform-below-parts', 'src/client/platform/planted-up.ts', `import '#client/features/planted/leaf.ts'`],
  ['client-platform-below-parts', 'src/client/platform/planted-parts.ts', `import '#client/parts/planted-leaf.ts'`],
  ['client-platform-below-parts', 'src/client/pwa/planted-parts.ts', `import '#client/parts/planted-leaf.ts'`],
  ['parts-below-features', 'src/client/parts/planted-up.ts', `import '#client/features/planted/leaf.ts'`],
  ['parts-below-features', 'src/client/parts/planted-app.ts', `import '#client/app/planted-leaf.ts'`],
  ['client-features-below-app', 'src/client/features/planted/up.ts', `import '#client/app/planted-leaf.ts'`],
  ['client-app-below-root', 'src/client/app/planted-up.ts', `import '#client/routes.ts'`],
  ['features-apart', 'src/client/features/planted/aside.ts', `import '#client/features/neighbor/leaf.ts'`],
  ['features-apart', 'src/server/features/planted/aside.ts', `import '#server/features/neighbor/leaf.ts'`],
  ['tables-behind-queries', 'src/server/features/planted/planted.service.ts', `import '#server/db/tables/users.ts'`],
  ['routes-ask-services', 'src/server/features/planted/planted.routes.ts', `import './planted.queries.ts'`],
  ['no-test-support-in-product', 'src/server/platform/planted-testing.ts', `import '#server/testing/planted-leaf.ts'`],
  [
    'no-node-in-browser',
    'src/client/platform/planted-node.ts',
    `import { join } from 'node:path'\nexport const x = join`,
  ],
  [
    'server-runs-without-dev-packages',
    'src/server/platform/planted-dev.ts',
    `import { it } from 'vitest'\nexport const x = it`,
  ],
  ['product-not-tools', 'src/server/platform/planted-tools.ts', `import '../../../scripts/steps/folders.mjs'`],
  ['commands-not-journeys', 'scripts/steps/planted-journey.mjs', `import '../../e2e/planted-leaf.ts'`],
  ['steps-below-commands', 'scripts/steps/planted-up.mjs', `import '../commands/planted-leaf.mjs'`],
  ['commands-before-packages', 'scripts/commands/planted-package.mjs', `import 'zod'`],
  ['journeys-apart', 'e2e/planted.spec.ts', `import './planted-other.spec.ts'`],
  ['journeys-apart', 'e2e/harness/planted-bench.ts', `import '../../bench/planted-leaf.ts'`],
  ['bench-apart', 'bench/planted.ts', `import '../e2e/planted-leaf.ts'`],
  ['kit-shows-components', 'kit/planted.ts', `import '#client/platform/planted-leaf.ts'`],
  ['training-apart', 'training/planted.ts', `import '../bench/planted-leaf.ts'`],
  ['product-not-tools', 'src/server/platform/planted-training.ts', `import '../../../training/planted-leaf.ts'`],
  ['no-circle', 'scripts/commands/planted-egg.mjs', `import './planted-hen.mjs'`],
  ['no-circle', 'e2e/planted-egg.ts', `import './planted-hen.ts'`],
  ['no-circle', 'bench/planted-egg.ts', `import './planted-hen.ts'`],
  ['no-dead-end', 'scripts/steps/planted-lost.mjs', `import './planted-nowhere.mjs'`],
  ['too-long', 'scripts/steps/planted-long.mjs', '// line\n'.repeat(301)],
  ['no-circle', 'src/rules/planted-egg.ts', `import './planted-hen.ts'`],
  ['no-dead-end', 'src/rules/planted-lost.ts', `import './planted-nowhere.ts'`],
  ['no-orphan', 'src/rules/planted-alone.ts', `export const alone = true`],
  ['too-long', 'src/rules/planted-long.ts', `import './planted-leaf.ts'\n${'// line\n'.repeat(300)}`],
]

const leaves = [
  'src/server/planted-leaf.ts',
  'src/server/platform/planted-leaf.ts',
  'src/server/testing/planted-leaf.ts',
  'src/server/features/planted/leaf.ts',
  'src/server/features/neighbor/leaf.ts',
  'src/server/features/planted/planted.queries.ts',
  'src/client/ui/planted-leaf.ts',
  'src/client/app/planted-leaf.ts',
  'src/client/platform/planted-leaf.ts',
  'src/client/parts/planted-leaf.ts',
  'src/client/features/planted/leaf.ts',
  'src/client/features/neighbor/leaf.ts',
  'src/rules/planted-leaf.ts',
  'scripts/commands/planted-leaf.mjs',
  'e2e/planted-leaf.ts',
  'e2e/planted-other.spec.ts',
  'bench/planted-leaf.ts',
  'training/planted-leaf.ts',
]
const hens = [
  'src/rules/planted-hen.ts',
  'scripts/commands/planted-hen.mjs',
  'e2e/planted-hen.ts',
  'bench/planted-hen.ts',
]

const config = ['package.json', '.dependency-cruiser.mjs', 'tsconfig.base.json']
const copies: string[] = []
let found: string[]

beforeAll(async () => {
  const copy = await copyOf(['src', 'scripts', 'e2e', 'bench', 'kit', 'training', ...config])
  for (const leaf of leaves) {
    await plant(copy, leaf, `${leaf.endsWith('.ts') ? 'export type X = string\n' : ''}export const leaf = true`)
  }
  for (const hen of hens) await plant(copy, hen, `import './planted-egg${extname(hen)}'`)
  for (const [, file, text] of planted) await plant(copy, file, text)
  found = await checkWalls(copy)
})

afterAll(async () => {
  for (const copy of copies) await rm(copy, { recursive: true, force: true })
})

async function copyOf(names: readonly string[]) {
  const copy = await mkdtemp(join(tmpdir(), 'hearten-walls-'))
  copies.push(copy)
  for (const name of names) await cp(join(root, name), join(copy, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

async function plant(copy: string, path: string, text: string) {
  await mkdir(dirname(join(copy, path)), { recursive: true })
  await writeFile(join(copy, path), text)
}

async function checkWalls(copy: string): Promise<string[]> {
  const script = join(root, 'scripts', 'steps', 'check-walls.mjs')
  const outcome = await run(process.execPath, [script, copy]).catch((error: { stdout: string }) => error)
  return outcome.stdout.split('\n').filter((line) => line !== '')
}

describe('the walls', () => {
  it('are each tried by a planted violation', async () => {
    const { default: cruiser } = await import(join(root, '.dependency-cruiser.mjs'))
    const walls: string[] = cruiser.forbidden.map(({ name }: { name: string }) => name)
    expect(walls).toContain('rules-import-nothing')
    expect(walls.filter((wall) => !planted.some(([name]) => name === wall))).toEqual([])
  })

  // Checking everything takes as long as all other tests here together, so one run answers both questions.
  it('hold for the code as it is, apart from what was planted', () => {
    expect(found.filter((line) => !/\/(planted|neighbor|app-planted)/.test(line))).toEqual([])
  })

  it.each(planted)('%s refuses %s', (wall, file) => {
    expect(found.filter((line) => line.startsWith(`${wall}: ${file}`))).not.toEqual([])
  })

  it('fail when the cruiser reads fewer files than there are', async () => {
    const small = await copyOf(config)
    await plant(small, 'src/rules/fact.ts', 'export const fact = 1')
    await plant(small, 'src/client/screen.ts', `import { fact } from '#rules/fact.ts'\nexport const screen = fact`)
    expect(await checkWalls(small)).toEqual([])
    await plant(
      small,
      '.dependency-cruiser.mjs',
      `export default { forbidden: [], options: { exclude: { path: '^src/client' } } }`,
    )
    expect(await checkWalls(small)).toEqual(['blind: only 1 of 2 source files were read'])
  })
})
