import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { keysOf, tableOf } from '#rules/closed-sets.ts'
import { type Heard, heads, type Reading, toHeard } from '#rules/coach/heard.ts'
import { createEncoder, type Encoded } from './encode.ts'
import { mergeParts, type Part } from './merge-parts.ts'

export type ListenerModel = (reading: Reading) => Promise<Heard>

/** Beside the listener: a second model of the same size that was taught nothing but what is wrong with a reply. */
const replyModel = 'replies.int8.onnx'

/**
 * Loads the model and its tokenizer. Throws if the model's outputs are not the ones this code knows. The model for
 * replies takes as much memory again, so it is loaded at once only where a language model writes them.
 */
export async function readModel(modelPath: string, { readsReplies = false } = {}): Promise<ListenerModel> {
  const tokenizer = await readFile(join(dirname(modelPath), 'tokenizer.json'), 'utf8')
  const encode = createEncoder(JSON.parse(tokenizer))
  const session = await open(modelPath)
  let replies: Promise<InferenceSession> | undefined
  const openReplies = () => {
    replies ??= open(join(dirname(modelPath), replyModel))
    return replies
  }
  const listen = async (encoded: Encoded) => toPart(await session.run(toFeeds(encoded)), encoded.ids.length)
  /** Both models' opinions of a reply: writers whose lines neither had seen got less past the mean than past either. */
  const readReply = async (encoded: Encoded) => {
    const part = await listen(encoded)
    const own = floatsOf(await (await openReplies()).run(toFeeds(encoded)), 'fault', heads.fault.length)
    const fault = part.numbers.fault.map((p, at) => (p + (own[at] ?? 0)) / 2)
    return { ...part, numbers: { ...part.numbers, fault } }
  }
  // The first run also checks the names of the outputs.
  for (const encoded of encode({ message: 'hello', coachLine: 'hi' })) await listen(encoded)
  if (readsReplies) for (const encoded of encode({ message: 'hello' })) await readReply(encoded)

  return async (reading) => {
    const parts: Part[] = []
    // One by one: quantisation depends on everything in a batch, and a message must not read differently next to
    // another one.
    for (const encoded of encode(reading)) parts.push(await (reading.isReply ? readReply(encoded) : listen(encoded)))
    const { numbers, embedding } = mergeParts(parts)
    return toHeard(numbers, embedding)
  }
}

// One thread: a message takes some milliseconds, and the machine has other requests to answer. Without an arena the
// runtime returns memory after a long message, and on one thread it is no slower.
function open(path: string): Promise<InferenceSession> {
  return InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false })
}

function toFeeds({ ids, types }: Encoded): InferenceSession.FeedsType {
  const tensor = (numbers: number[]) => new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])
  return { input_ids: tensor(ids), attention_mask: tensor(ids.map(() => 1)), token_type_ids: tensor(types) }
}

function toPart(results: InferenceSession.OnnxValueMapType, length: number): Part {
  const numbers = tableOf(keysOf(heads), (head) => floatsOf(results, head, heads[head].length))
  return { numbers, embedding: floatsOf(results, 'embedding'), length }
}

function floatsOf(results: InferenceSession.OnnxValueMapType, name: string, size?: number): Float32Array {
  const data = (results[name] as Tensor | undefined)?.data
  if (!(data instanceof Float32Array) || (size !== undefined && data.length !== size))
    throw new Error(`The model’s output ${name} is not what this server expects`)
  return data
}
