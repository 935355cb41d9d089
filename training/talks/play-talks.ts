/**
 * Plays the chats in `eval/chats/open`, and what strangers who were well said (`eval/strangers`), as the server answers
 * them, and writes what the layers that follow a talk are told about every message, for fit_talk.py and fit_thread.py.
 *
 *   node --import tsx training/talks/play-talks.ts OUT_FOLDER
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChat } from '../../scripts/eval-chats/run-chat.ts'
import { modelFolder, openListener } from '../../scripts/eval-coach/open-listener.ts'
import type { DangerKind } from '../../src/rules/coach/heard.ts'
import { heardSubjects, type Subject } from '../../src/rules/coach/subjects.ts'
import { threadFlags } from '../../src/rules/coach/thread/heard-thread.ts'
import { addToBelief, nothingBelieved } from '../../src/rules/coach/thread/running-belief.ts'
import { featuresOfThread } from '../../src/rules/coach/thread/thread-features.ts'
import { assess } from '../../src/rules/safety/assess.ts'
import { featuresOfTalk } from '../../src/rules/safety/listening/talk-features.ts'
import { readKeptVectors } from '../../src/server/features/coach/engine/meanings/kept-vectors.ts'
import { createMeanings, readLearned } from '../../src/server/features/coach/engine/meanings/meanings.ts'
import { talkOutputs } from '../../src/server/features/coach/safety/talk-weights.ts'
import type { HeardTurn } from '../../src/server/features/coach/turn.ts'
import { authorOf, readTalks } from './read-talks.ts'

type Row = {
  author: string
  chat: string
  turn: number
  /** Undefined if the author would accept either. */
  isDanger: boolean | undefined
  kinds: readonly DangerKind[]
  isOther: boolean | undefined
  /** What the talk is fairly about here, and what it is not. Empty if the author did not say. */
  subjects: readonly Subject[]
  notSubjects: readonly Subject[]
  /** Undefined if the author did not say. */
  isGlad: boolean | undefined
  /** In the order of the flags after `glad`; undefined in danger, where nobody says. */
  flags: readonly boolean[] | undefined
}

const [out] = process.argv.slice(2)
if (!out) throw new Error('Usage: play-talks.ts OUT_FOLDER')
const listener = await openListener()
/** In the order of the messages; somebody may say the same thing twice. */
const heardInChat: { message: string; heard: HeardTurn }[] = []
const meanings = createMeanings(listener.hear, readKeptVectors(modelFolder), readLearned(modelFolder))
const watched: typeof meanings = {
  ...meanings,
  talk(message, heard, memory) {
    heardInChat.push({ message, heard })
    return meanings.talk(message, heard, memory)
  },
}
const rows: Row[] = []
const features: Record<string, number>[] = []
const thread: Float32Array[] = []
const beliefs: Float32Array[] = []
const vectors: Float32Array[] = []
for (const chat of readTalks()) {
  heardInChat.length = 0
  await runChat(chat, { hear: listener.hear, meanings: watched })
  let belief = nothingBelieved
  for (const [at, { say, expect }] of chat.turns.entries()) {
    const [next] = heardInChat
    // In another language the listener is not asked.
    if (next?.message !== say) continue
    heardInChat.shift()
    const { heard } = next
    const { danger, kind = [], whose, subject = [], notSubject = [], celebrates, closes, lines, answers } = expect
    rows.push({
      author: authorOf(chat),
      chat: chat.id,
      turn: at + 1,
      isDanger: danger === 'maybe' ? undefined : danger !== 'none',
      kinds: kind,
      isOther: whose && whose === 'other',
      subjects: subject,
      notSubjects: notSubject,
      isGlad: celebrates,
      flags: danger === 'none' || danger === 'maybe' ? [closes === true, lines === true, answers === true] : undefined,
    })
    belief = addToBelief(belief, say, heard)
    beliefs.push(belief.shares)
    thread.push(featuresOfThread(say, heard))
    features.push(featuresOfTalk({ message: say, read: assess(say), heard }))
    const nothing = new Float32Array(heard.alone.embedding.length)
    vectors.push(heard.alone.embedding, heard.after?.embedding ?? nothing, heard.joined?.embedding ?? nothing)
  }
}
await listener.close()

const names = Object.keys(features[0] ?? {}).toSorted()
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'features.f32'), bytesOf(features.map((one) => names.map((name) => one[name] ?? 0))))
writeFileSync(join(out, 'thread.f32'), bytesOf(thread))
writeFileSync(join(out, 'beliefs.f32'), bytesOf(beliefs))
writeFileSync(join(out, 'vectors.f32'), bytesOf(vectors))
const about = { features: names, outputs: talkOutputs, subjects: heardSubjects, flags: threadFlags, rows }
writeFileSync(join(out, 'talks.json'), JSON.stringify(about))
process.stdout.write(`${rows.length} messages, ${names.length} features\n`)

function bytesOf(all: readonly ArrayLike<number>[]): Buffer {
  return Buffer.concat(all.map((one) => Buffer.from(Float32Array.from(one).buffer)))
}
