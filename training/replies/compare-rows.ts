/**
 * Translates the comparison of a message with the examples into what the server runs.
 *
 *   node --import tsx training/replies/compare-rows.ts
 *
 * To be run after compare-rows.wat was changed; a test says so when it was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openWabt from 'wabt'
import { madeBy } from '../weights-file.ts'

const folder = join(import.meta.dirname, '../..', 'src/server/features/coach/engine/meanings')
const wabt = await openWabt()
const source = wabt.parseWat('compare-rows.wat', readFileSync(join(folder, 'compare-rows.wat'), 'utf8'), { simd: true })
const { buffer } = source.toBinary({})
const code = `${madeBy('compare-rows.wat, compiled.', 'training/replies/compare-rows.ts')}export const compareRowsWasm =
  '${Buffer.from(buffer).toString('base64')}'
`
writeFileSync(join(folder, '../learned/compare-rows.wasm.ts'), code)
process.stdout.write(`${buffer.length} bytes\n`)
