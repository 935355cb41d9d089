import { root } from './folders.mjs'

/**
 * How the server is bundled. What is only loaded on first use gets its own files, so that nobody waits for it at the
 * start. All are in one folder, because the server finds its other files relative to the one that asks.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const serverBundle = {
  absWorkingDir: root,
  entryPoints: {
    main: 'src/server/main.ts',
    admin: 'src/server/admin.ts',
    // A thread is started from its own file, next to the one that starts it.
    'listener-worker': 'src/server/features/coach/listener/listener-worker.ts',
  },
  outdir: 'build/server',
  bundle: true,
  splitting: true,
  platform: /** @type {const} */ ('node'),
  format: /** @type {const} */ ('esm'),
  target: 'node20',
  packages: /** @type {const} */ ('external'),
  sourcemap: true,
  // A fifth less to read at the start. The names stay, so that a stack trace can be read without the map, too.
  minifyWhitespace: true,
  // Stack traces need file names and lines; including the sources would double the size of the maps.
  sourcesContent: false,
  logLevel: /** @type {const} */ ('warning'),
}
