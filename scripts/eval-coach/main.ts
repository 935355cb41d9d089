import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createMeanings, readLearned } from '#server/features/coach/engine/meanings/meanings.ts'
import { tellAsked } from './asked-words/eval-asked-words.ts'
import { judge } from './judge.ts'
import { tellLanguages } from './languages/eval-languages.ts'
import { modelFolder, openListener } from './open-listener.ts'
import { evaluateProvider } from './provider/eval-provider.ts'
import { readSet, SetError } from './read-set.ts'
import { tableOf } from './table.ts'
import { totalsOf } from './totals.ts'

// `npm run eval:coach`: how the coach reads messages by people it never learned from. `EVAL_SET=file.jsonl` reads
// another set, `-- --json` prints everything as one object, `-- --provider` measures how well a language model's unsafe
// replies are kept from people.
const root = join(import.meta.dirname, '..', '..')

try {
  if (process.argv.includes('--provider')) await overProvider()
  else await overMessages()
} catch (error) {
  if (!(error instanceof SetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function overProvider() {
  const listener = await openListener()
  await evaluateProvider(listener.hear)
  await listener.close()
}

async function overMessages() {
  const files = process.env.EVAL_SET ? [resolve(process.env.EVAL_SET)] : testFiles()
  const lines = files.flatMap((file) => readSet(file))
  const listener = await openListener()
  const tools = { hear: listener.hear, meanings: createMeanings(listener.hear, undefined, readLearned(modelFolder)) }
  const judged = []
  for (const line of lines) judged.push(await judge(line, tools))
  const isJson = process.argv.includes('--json')
  const others = process.env.EVAL_SET || isJson ? [] : [await tellLanguages(listener.hear), await tellAsked(tools)]
  await listener.close()
  const totals = totalsOf(lines, judged)
  console.log(isJson ? JSON.stringify({ totals, lines: judged }) : [tableOf(totals), ...others].join('\n\n'))
}

/** Nobody who changes the coach reads these lines; they are only for counting. */
function testFiles(): string[] {
  const folder = join(root, 'eval', 'coach', 'closed')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name))
}
