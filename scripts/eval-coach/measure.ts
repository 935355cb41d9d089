import { join, resolve } from 'node:path'
import { judge, measureSet } from './judge.ts'
import { readSet } from './read-set.ts'
import { tableOf } from './table.ts'

const root = join(import.meta.dirname, '..', '..')

/** Prints the table, or everything as one JSON object: of the set in a file, or of our own sets and simulated chats. */
export async function measure(file: string | undefined, isJson: boolean) {
  const { result, table } = file ? measureFile(resolve(file)) : await measureOwn()
  console.log(isJson ? JSON.stringify(result) : table)
}

/** Understanding and safety on one set, ours or anybody's. */
function measureFile(file: string) {
  const { lines, judged, totals } = judgeFile(file)
  return {
    result: { totals, lines: judged },
    table: `${file}: ${lines.length} lines\n\n${tableOf(totals, totals)}`,
  }
}

async function measureOwn() {
  const { buildContent } = await import('../content/build.ts')
  await buildContent(root)
  const { measureChats } = await import('./chats.ts')
  const understanding = judgeFile(join(root, 'eval', 'coach', 'understanding.jsonl'))
  const safety = judgeFile(join(root, 'eval', 'coach', 'safety.jsonl'))
  const chats = measureChats()
  return {
    result: {
      totals: { understanding: understanding.totals, safety: safety.totals, chats },
      lines: [...understanding.judged, ...safety.judged],
    },
    table: tableOf(understanding.totals, safety.totals, chats),
  }
}

function judgeFile(file: string) {
  const lines = readSet(file)
  const judged = lines.map(judge)
  return { lines, judged, totals: measureSet(lines, judged) }
}
