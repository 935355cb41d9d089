import { join } from 'node:path'
import { readKeptVectors } from '#server/features/coach/engine/meanings/kept-vectors.ts'
import { createMeanings, readLearned } from '#server/features/coach/engine/meanings/meanings.ts'
import type { Hear } from '#server/features/coach/listener/create-listener.ts'
import type { Prompt } from '#server/features/coach/remote/prompt.ts'
import { createProvider, type Provider } from '#server/features/coach/remote/provider.ts'
import { readConfig } from '#server/platform/config.ts'
import { readChats } from '../../eval-chats/read-chats.ts'
import { tellTurns } from '../../eval-chats/report.ts'
import { runChat } from '../../eval-chats/run-chat.ts'
import { modelFolder } from '../open-listener.ts'
import { judgeReplies, tellShown } from './count-shown.ts'
import { readReplies } from './read-replies.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * `npm run eval:coach -- --provider`: how many bad replies would reach a person, first with our own checks alone. If
 * COACH_BASE_URL names a provider, it also takes a second look at each reply, and plays the scripted chats.
 */
export async function evaluateProvider(hear: Hear): Promise<void> {
  const replies = readReplies(join(root, 'eval', 'provider', 'closed'))
  console.log('Our own checks alone, behind a provider that finds everything fine:')
  console.log(tellShown(await judgeReplies(replies, hear, undefined)))
  const { coach } = readConfig(process.env)
  if (!coach) return console.log('No COACH_BASE_URL: the second look and the scripted chats need a provider.')
  const provider = createProvider(coach)
  console.log(`\nWith the second look of ${provider.name}:`)
  console.log(tellShown(await judgeReplies(replies, hear, (question) => answerOf(provider, question))))
  console.log(
    `\nScripted chats held by ${provider.name}; what only the built-in coach tells (subject, node) is not counted:`,
  )
  const tools = {
    hear,
    meanings: createMeanings(hear, readKeptVectors(modelFolder), readLearned(modelFolder)),
    remote: { provider, timeoutMs: coach.timeoutMs },
  }
  const chats = readChats(join(root, 'eval', 'chats', 'closed'))
  const turns = []
  for (const chat of chats) turns.push(...(await runChat(chat, tools)))
  console.log(tellTurns(chats.length, turns))
  console.log(`Turns worded by the provider: ${turns.filter(({ isRemote }) => isRemote).length} of ${turns.length}`)
}

async function answerOf(provider: Provider, question: Prompt): Promise<string> {
  let text = ''
  for await (const piece of provider.stream(question, AbortSignal.timeout(20_000))) text += piece
  return text
}
