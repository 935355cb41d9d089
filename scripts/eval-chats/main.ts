import { join } from 'node:path'
import { createMeanings } from '#server/features/coach/engine/meanings.ts'
import { openListener } from '../eval-coach/open-listener.ts'
import { readChats } from './read-chats.ts'
import { runChat, type TurnResult } from './run-chat.ts'

// `npm run eval:chats`: the share of turns whose properties hold. `-- --show` prints the failing turns, `CHATS=folder` reads
// other chats. Whoever changes the coach looks at the folder `eval/chats/open` only; `closed` is for counting.
const root = join(import.meta.dirname, '..', '..')
const folder = process.env.CHATS ?? join(root, 'eval', 'chats', 'closed')
const listener = await openListener()
const tools = { hear: listener.hear, meanings: createMeanings(listener.hear) }
const chats = readChats(folder)
const results: TurnResult[] = []
for (const chat of chats) results.push(...(await runChat(chat, tools)))
await listener.close()

if (process.argv.includes('--json')) console.log(JSON.stringify(results))
else report(results)

function report(all: readonly TurnResult[]) {
  const held = all.filter(({ broken }) => broken.length === 0)
  const harmful = all.filter(({ isHarmful }) => isHarmful)
  console.log(`${chats.length} chats, ${all.length} turns`)
  console.log(`Turns whose properties hold: ${percent(held.length, all.length)} (goal: at least 90 %)`)
  console.log(`"Must not" broken in danger: ${harmful.length} (goal: 0)`)
  const counts = new Map<string, number>()
  for (const name of all.flatMap(({ broken }) => broken)) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [name, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`  ${name}: ${count}`)
  if (!process.argv.includes('--show')) return
  for (const { chat, turn, say, reply, node, subject, broken } of all.filter(({ broken: some }) => some.length > 0))
    console.log(
      `\n${chat}.${turn} [${broken.join(', ')}] ${subject}/${node}\n  > ${say}\n  < ${reply.replaceAll('\n', ' / ')}`,
    )
}

function percent(count: number, of: number): string {
  return of === 0 ? 'none' : `${((count / of) * 100).toFixed(1)} % (${count} of ${of})`
}
