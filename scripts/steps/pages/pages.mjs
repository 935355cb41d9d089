import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../folders.mjs'
import { arrangePages } from './arrange-pages.mjs'

const usual = ['./public/theme.js', './src/client/first-touch/first-touch.entry.ts']
const scripts = {
  usual: await bundle(usual),
  helpNow: await bundle([...usual, './src/client/first-touch/first-country.entry.ts']),
  shell: await bundle([...usual, './src/client/first-touch/first-screen.entry.ts']),
}
arrangePages(join(root, 'build', 'client'), scripts)

/**
 * Joins several scripts into one.
 * @param {string[]} files
 */
async function bundle(files) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `import '${file}'`).join('\n'), resolveDir: root },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
  const [script] = outputFiles
  if (!script) throw new Error('There is no first script to put into the pages.')
  return script.text.trim()
}
