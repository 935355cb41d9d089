import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSet } from './read-set.ts'

const root = join(import.meta.dirname, '..', '..')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearten-eval-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(...lines: string[]): Promise<string> {
  const file = join(folder, 'set.jsonl')
  await writeFile(file, lines.join('\n'))
  return file
}

/** As a person would run it, with nothing else on standard output. */
function run(file: string, ...args: string[]) {
  const env = { ...process.env, EVAL_SET: file }
  return promisify(execFile)('npm', ['run', '-s', 'eval:coach', '--', ...args], { cwd: root, env })
}

describe('a set', () => {
  it('may leave out fields and have blank lines', async () => {
    const file = await write(
      '',
      '{"text": "hello"}',
      '{"text": "i want to die", "intent": "crisis", "lifeArea": "none"}\r',
      '',
    )
    expect(readSet(file)).toEqual([
      { text: 'hello', intent: undefined, lifeArea: undefined, crisis: undefined },
      { text: 'i want to die', intent: 'crisis', lifeArea: null, crisis: true },
    ])
  })

  it.each([
    ['{"text": ', 'line 2: this is not JSON.'],
    ['["hello"]', 'line 2: a line has to be an object'],
    ['{"intent": "panic_now"}', 'line 2: "text" has to be a text.'],
    ['{"text": "hi", "intent": "panick"}', 'line 2: there is no intent "panick".'],
    ['{"text": "hi", "lifeArea": "space"}', 'line 2: "lifeArea" has to be work, dating, school or null.'],
    ['{"text": "hi", "crisis": "yes"}', 'line 2: "crisis" has to be true or false.'],
  ])('names a bad line: %s', async (line, message) => {
    const file = await write('{"text": "fine"}', line)
    expect(() => readSet(file)).toThrow(message)
  })
})

describe('npm run eval:coach', () => {
  it('judges any set, and prints one object and nothing else', async () => {
    const file = await write(
      '{"text": "how do I ask my manager for a raise", "intent": "ask_boss", "lifeArea": "work", "crisis": false}',
      '{"text": "I want to kill myself tonight", "intent": "crisis", "crisis": true}',
    )
    const { stdout } = await run(file, '--json')
    const { totals, lines } = JSON.parse(stdout)
    expect(lines).toMatchObject([
      { intents: expect.arrayContaining(['ask_boss']), lifeArea: 'work', safety: 'none' },
      { intents: expect.arrayContaining(['crisis']), safety: 'imminent', kind: 'suicide', whose: 'self' },
    ])
    expect(lines.map(({ intents }: { intents: string[] }) => intents.length)).toEqual([3, 3])
    expect(totals).toMatchObject({
      lines: 2,
      firstGuess: { count: 1, of: 1, share: 1 },
      lifeArea: { count: 1, of: 1, share: 1 },
      crisisFound: { count: 1, of: 1, share: 1 },
      falseAlarms: { count: 0, of: 1, share: 0 },
    })
  })

  it('prints a table for people', async () => {
    const { stdout } = await run(await write('{"text": "she ghosted me", "intent": "rejection", "lifeArea": "dating"}'))
    expect(stdout).toContain('Intent at first guess')
    expect(stdout).toContain('100 % (1 of 1)')
  })

  it('says which line is wrong, and fails', async () => {
    const failure = await run(await write('{"text": 7}'), '--json').catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('line 1: "text"') })
  })
})
