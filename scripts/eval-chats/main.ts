import { join } from 'node:path'
import { readKeptVectors } from '#server/features/coach/engine/meanings/kept-vectors.ts'
import { createMeanings, readLearned } from '#server/features/coach/engine/meanings/meanings.ts'
import { modelFolder, openListener } from '../eval-coach/open-listener.ts'
import { readChats } from './read-chats.ts'
import { showFailing, tellTurns } from './report.ts'
import { runChat, type TurnResult } from './run-chat.ts'

// `npm run eval:chats`: the share of turns whose properties hold. `-- --show` prints the failing turns, `CHATS=folder`
// reads other chats. Whoever changes the coach only reads the folder `eval/chats/open`; `closed` is for counting.
const root = join(import.meta.dirname, '..', '..')
const folder = process.env.CHATS ?? join(root, 'eval', 'chats', 'closed')
const listener = await openListener()
const tools = {
  hear: listener.hear,
  meanings: createMeanings(listener.hear, readKeptVectors(modelFolder), readLearned(modelFolder)),
}
const chats = readChats(folder)
const results: TurnResult[] = []
for (const chat of chats) results.push(...(await runChat(chat, tools)))
await listener.close()

if (process.argv.includes('--json')) console.log(JSON.stringify(results))
else console.log(tellTurns(chats.length, results))
if (process.argv.includes('--show')) console.log(showFailing(results))
