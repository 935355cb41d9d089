import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { asAscii } from './as-ascii.mjs'
import { root } from './folders.mjs'
import { serverBundle } from './server-bundle.mjs'

const { metafile } = await build({ ...serverBundle, metafile: true })

// File names contain a hash of their content, so those of earlier builds would pile up.
const made = new Set(Object.keys(metafile.outputs).map((path) => basename(path)))
const folder = join(root, serverBundle.outdir)
for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())) {
  const path = join(folder, name)
  if (!made.has(name)) rmSync(path)
  else if (name.endsWith('.js')) writeFileSync(path, asAscii(readFileSync(path, 'utf8')))
}
