import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const embeddedDatabase = 'src/server/db/embedded/**/*.test.ts'
const rememberedHashes = 'scripts/vitest/remembered-hashes.ts'
const clientTests = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('src/client', name))
const hasPage = (file: string) => readFileSync(file, 'utf8').includes('@vitest-environment jsdom')

export default defineConfig({
  test: {
    // What a crashed run left of a mock must not colour the next test.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // An .only that slipped in would silently skip the rest.
    allowOnly: !process.env.CI,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Facts, words and pure functions keep nothing between files, so they are loaded once a worker.
          isolate: false,
          include: ['src/{rules,contract,content}/**/*.test.ts'],
          // Only against hanging: a busy machine is no failure.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          include: clientTests.filter(hasPage),
          setupFiles: ['scripts/vitest/clean-screen.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client-plain',
          // Without a page they keep nothing between files, either: most of their time went into loading the same again.
          isolate: false,
          include: clientTests.filter((file) => !hasPage(file)),
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: {
          alias: [{ find: /^@node-rs\/argon2$/, replacement: join(import.meta.dirname, rememberedHashes) }],
        },
        test: {
          name: 'api',
          // The server is loaded once a worker, not once a file: half of the time went into that.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          exclude: [embeddedDatabase],
          globalSetup: ['scripts/vitest/test-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['scripts/**/*.test.ts', embeddedDatabase],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // These start whole servers and builds: after the quick ones. They wait more than they compute, so two files
          // run beside each other; each has folders, ports and databases of its own.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
