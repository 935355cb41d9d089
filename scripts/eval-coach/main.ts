import { join, resolve } from 'node:path'
import { judge, measureSet } from './judge.ts'
import { readSet, SetError } from './read-set.ts'
import { tableOf } from './table.ts'

const root = join(import.meta.dirname, '..', '..')
const isJson = process.argv.includes('--json')

try {
  if (process.argv.includes('--train')) await import('./train.ts')
  else if (process.env.EVAL_SET) measureForeign(resolve(process.env.EVAL_SET))
  else await measureOwn()
} catch (error) {
  if (!(error instanceof SetError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Understanding and safety on one set, ours or anybody's. */
function measureForeign(file: string) {
  const lines = readSet(file)
  const judged = lines.map(judge)
  const totals = measureSet(lines, judged)
  print({ totals, lines: judged }, () => `${file}: ${lines.length} lines\n\n${tableOf(totals, totals)}`)
}

/** Everything: our own sets, and two hundred simulated chats. */
async function measureOwn() {
  const { buildContent } = await import('../content/build.ts')
  await buildContent(root)
  const { measureChats } = await import('./chats.ts')
  const [understanding, safety] = ['understanding.jsonl', 'safety.jsonl'].map((name) => {
    const lines = readSet(join(root, 'eval', 'coach', name))
    const judged = lines.map(judge)
    return { judged, totals: measureSet(lines, judged) }
  })
  if (!understanding || !safety) return
  const chats = measureChats()
  print(
    {
      totals: { understanding: understanding.totals, safety: safety.totals, chats },
      lines: [...understanding.judged, ...safety.judged],
    },
    () => tableOf(understanding.totals, safety.totals, chats),
  )
}

function print(result: object, table: () => string) {
  console.log(isJson ? JSON.stringify(result) : table())
}
