import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderDouble, startProviderDouble } from '../testing/hostile-provider.ts'
import { createOutputCheck } from './output-check.ts'
import { createProvider } from './provider.ts'
import { wordRemotely } from './word-remotely.ts'

let double: ProviderDouble
beforeAll(async () => {
  double = await startProviderDouble()
})
afterAll(() => double.close())

const shortMs = 400
const reply = 'A talk on Friday is a lot. Say the first line out loud twice today. That is the hardest part.'

type Changes = { signal?: AbortSignal; maxWords?: number; mayAsk?: boolean; timeoutMs?: number; onShown?: () => void }

function word({ onShown, ...changes }: Changes = {}) {
  const shown: string[] = []
  const provider = createProvider({ baseUrl: double.baseUrl, apiKey: undefined, model: 'm', timeoutMs: 7000 })
  const outcome = wordRemotely({
    provider,
    prompt: { system: 'Some rules.', secret: '', messages: [{ role: 'user', content: 'hi' }] },
    check: createOutputCheck({ offered: [], notOffered: [], prompt: 'Some rules.', said: new Set() }),
    maxWords: 120,
    mayAsk: true,
    timeoutMs: 7000,
    signal: new AbortController().signal,
    show: (text) => {
      shown.push(text)
      onShown?.()
    },
    ...changes,
  })
  return outcome.then((result) => ({ ...result, shown: shown.join('') }))
}

const quiet = async () => {
  for (let tries = 0; tries < 50 && double.counts().open > 0; tries += 1) await new Promise((r) => setTimeout(r, 20))
  return double.counts().open
}

describe('a reply worded by the provider', () => {
  it('is shown sentence by sentence, and is whole at its end', async () => {
    double.will({ kind: 'says', text: reply })
    expect(await word()).toMatchObject({ kind: 'whole', content: reply, shown: reply })
  })

  it('loses its shouting and its markup', async () => {
    double.will({ kind: 'says', text: '**Friday** is close! Say `one` line today.' })
    expect(await word()).toMatchObject({ content: 'Friday is close. Say one line today.' })
  })

  it('stops at its word budget and at one question, and closes the request', async () => {
    double.will({
      kind: 'hangs',
      text: `${reply} What is the talk about? Who listens? ${'And one more thing. '.repeat(40)}`,
    })
    const { content } = (await word({ maxWords: 30 })) as { content: string }
    expect(content.split(/\s+/).length).toBeLessThanOrEqual(30)
    expect(content.match(/\?/g)).toHaveLength(1)
    expect(await quiet()).toBe(0)
  })

  it('asks nothing where nothing is to be asked', async () => {
    double.will({ kind: 'says', text: 'That took nerve. What helped?' })
    expect(await word({ mayAsk: false })).toMatchObject({ kind: 'whole', content: 'That took nerve.' })
  })

  it('leaves out what a model thinks aloud', async () => {
    double.will({ kind: 'says', text: `<think>They seem tense. I feel sad.</think>${reply}` })
    expect(await word()).toMatchObject({ kind: 'whole', content: reply })
  })

  it.each([429, 500, 503])('is tried once more after %i', async (status) => {
    double.will({ kind: 'fails', status }, { kind: 'says', text: reply })
    expect(await word()).toMatchObject({ kind: 'whole', content: reply })
  })

  it.each([
    [{ kind: 'fails', status: 429 }, 'status_429', 2],
    [{ kind: 'fails', status: 500 }, 'status_500', 2],
    [{ kind: 'fails', status: 401 }, 'status_401', 1],
    [{ kind: 'says', text: '' }, 'empty', 1],
    [{ kind: 'says', text: '  \n ' }, 'empty', 1],
    [{ kind: 'cuts', text: '' }, undefined, 1],
    [{ kind: 'cuts', text: 'Half a sen' }, undefined, 1],
    [{ kind: 'stops', text: 'Half a sen' }, undefined, 1],
    [{ kind: 'babbles' }, undefined, 1],
    [{ kind: 'says', text: 'Half a sen', finish: 'content_filter' }, 'content-filter', 1],
  ] as const)('is refused when nothing could be shown: %j', async (behavior, reason, tries) => {
    const before = double.requests.length
    double.will(behavior)
    const outcome = await word()
    expect(outcome).toMatchObject({ kind: 'refused', hasShown: false, shown: '' })
    if (reason) expect(outcome).toMatchObject({ reason })
    expect(double.requests.length - before).toBe(tries)
  })

  it.each([
    { kind: 'hangs', text: '' },
    { kind: 'hangs', text: 'Half a sentence that never' },
    { kind: 'says', text: 'one word after another without an end '.repeat(3), pieceMs: 60 },
  ] as const)('is given up in time when it stays silent: %j', async (behavior) => {
    double.will(behavior)
    const begun = performance.now()
    expect(await word({ timeoutMs: shortMs })).toMatchObject({ kind: 'refused', hasShown: false, reason: 'timeout' })
    expect(performance.now() - begun).toBeLessThan(shortMs + 2000)
    expect(await quiet()).toBe(0)
  })

  it.each([
    { kind: 'cuts', text: `${reply} And th` },
    { kind: 'stops', text: `${reply} And th` },
    { kind: 'says', text: `${reply} And th`, finish: 'length' },
  ] as const)('is marked as interrupted once something was read: %j', async (behavior) => {
    double.will(behavior)
    expect(await word()).toMatchObject({ kind: 'interrupted', content: reply })
    expect(await quiet()).toBe(0)
  })

  it('is marked as interrupted when the silence comes later', async () => {
    double.will({ kind: 'hangs', text: `${reply} And th` })
    expect(await word({ timeoutMs: 1500 })).toMatchObject({ kind: 'interrupted', content: reply, reason: 'timeout' })
    expect(await quiet()).toBe(0)
  })

  it('is refused from the first sentence that breaks a rule, shown or not', async () => {
    double.will({ kind: 'says', text: `I am a licensed therapist. ${reply}` })
    expect(await word()).toMatchObject({ kind: 'refused', hasShown: false, reason: 'claims_credentials', shown: '' })
    double.will({ kind: 'says', text: `That sounds hard. Take 20 mg before the talk. ${reply}` })
    expect(await word()).toMatchObject({ kind: 'refused', hasShown: true, shown: 'That sounds hard. ' })
  })

  it('is refused when it never comes to the end of a sentence', async () => {
    double.will({ kind: 'says', text: 'and so on '.repeat(200) })
    expect(await word()).toMatchObject({ kind: 'refused', reason: 'runaway' })
  })

  it('closes the request when the person leaves', async () => {
    const leaving = new AbortController()
    double.will({ kind: 'says', text: `${reply} `.repeat(20), pieceMs: 15 })
    const outcome = await word({ signal: leaving.signal, onShown: () => leaving.abort() })
    expect(outcome).toMatchObject({ kind: 'interrupted', reason: 'left' })
    expect(await quiet()).toBe(0)
    expect(double.counts().closedByClient).toBeGreaterThan(0)
  })
})
