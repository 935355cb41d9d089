import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../folders.mjs'
import { arrangePages } from './arrange-pages.mjs'

const { outputFiles } = await build({
  absWorkingDir: root,
  stdin: {
    contents: "import './public/theme.js'; import './src/client/first-touch/first-touch.entry.ts'",
    resolveDir: root,
  },
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
})
const [script] = outputFiles
if (!script) throw new Error('There is no first script to put into the pages.')
arrangePages(join(root, 'build', 'client'), script.text.trim())
