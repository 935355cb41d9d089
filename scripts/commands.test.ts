import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Clone, makeClone } from './testing/clone.ts'
import { type Hearten, npmStart, occupyPort, processesOf, waitUntil } from './testing/hearten-process.ts'

/** The promise is ten seconds; a busy machine gets a minute. */
const stopWithinMs = 60_000

let clone: Clone
let started: Hearten[] = []

beforeAll(async () => {
  clone = await makeClone()
})

afterEach(async () => {
  for (const { npm } of started) if (npm.exitCode === null) signalGroup(npm.pid, 'SIGKILL')
  started = []
  for (const { pid } of processesOf(clone.dir)) signal(pid, 'SIGKILL')
  await waitUntil(() => processesOf(clone.dir).length === 0, stopWithinMs)
})

afterAll(() => clone.remove())

async function start(variables?: Record<string, string>) {
  const hearten = await npmStart(clone.dir, variables)
  started.push(hearten)
  return hearten
}

async function startReady(variables?: Record<string, string>) {
  const hearten = await start(variables)
  await hearten.waitForLine(/^Ready: /m)
  return hearten
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already.
  }
}

function signalGroup(pid: number | undefined, name: NodeJS.Signals) {
  if (pid !== undefined) signal(-pid, name)
}

async function expectNothingLeft() {
  await waitUntil(() => processesOf(clone.dir).length === 0, stopWithinMs)
  expect(processesOf(clone.dir)).toEqual([])
}

function serverProcess() {
  return processesOf(clone.dir).find(({ command }) => /^\S*node \S*scripts\/hearten\.mjs start/.test(command))!
}

function databaseProcess() {
  return processesOf(clone.dir).find(({ command }) => command.includes('bin/postgres -D'))!
}

async function expectRefusal(hearten: Hearten, sentence: string | RegExp) {
  expect(await hearten.exited).toBe(1)
  const lines = hearten.output().trim().split('\n')
  expect(lines.at(-1)).toMatch(sentence)
  expect(hearten.output()).not.toMatch(/^\s+at /m)
  await expectNothingLeft()
}

describe('npm start', () => {
  it('builds a fresh clone in a closed home, answers, and leaves nothing behind after SIGTERM', async () => {
    const hearten = await startReady()
    expect(hearten.output()).toMatch(/^Building…$/m)
    expect((await fetch(`${hearten.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${hearten.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(hearten.url)).text()).toContain('<h1')
    await hearten.waitForLine(/^ {2}\S+@\S+ +an administrator$/m)
    const [, password = ''] = /^Sign in with the password (\S+) as$/m.exec(hearten.output()) ?? []
    const shown = [...hearten.output().matchAll(/^ {2}(\S+@\S+) /gm)].map(([, email]) => email)
    const answers = await Promise.all(shown.map((email) => post(hearten.url, '/api/login', { email, password })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    hearten.npm.kill('SIGTERM')
    await hearten.exited
    await expectNothingLeft()
  })

  it('neither installs nor builds again, and leaves nothing behind after Ctrl-C', async () => {
    const before = Date.now()
    const hearten = await startReady()
    console.log(`second npm start: ready after ${Date.now() - before} ms`)
    expect(hearten.output()).not.toMatch(/Installing|Building/)
    // A terminal sends it to the whole foreground process group.
    signalGroup(hearten.npm.pid, 'SIGINT')
    await hearten.exited
    await expectNothingLeft()
  })

  it('builds what is stale, and only that', async () => {
    const page = join(clone.dir, 'build', 'client', 'index.html')
    const pageBefore = await readFile(page, 'utf8')
    await writeFile(page, `${pageBefore}<!-- untouched -->`)
    const main = join(clone.dir, 'src', 'server', 'main.ts')
    await writeFile(main, `process.stdout.write('changed\\n')\n${await readFile(main, 'utf8')}`)
    const hearten = await startReady()
    await hearten.waitForLine(/^changed$/m)
    expect(hearten.output()).toMatch(/^Building…$/m)
    expect(await readFile(page, 'utf8')).toContain('<!-- untouched -->')
  })

  it.each([0, 60, 90])('leaves nothing behind when stopped %i ms into starting the database', async (delayMs) => {
    const hearten = await start({ DATA_DIR: join(clone.dir, '.data', 'early') })
    await hearten.waitForLine(/^Database: starting/m)
    await wait(delayMs)
    hearten.npm.kill('SIGTERM')
    await hearten.exited
    await expectNothingLeft()
  })

  it('ends when npm itself is killed', async () => {
    const hearten = await startReady()
    hearten.npm.kill('SIGKILL')
    await expectNothingLeft()
  })

  it('says which port is taken', async () => {
    const { port, server } = await occupyPort()
    const hearten = await start({ PORT: String(port) })
    await expectRefusal(hearten, `Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
    server.close()
  })

  it('says which folder cannot be written', async () => {
    const dataDir = join(clone.dir, 'package.json', 'data')
    const hearten = await start({ DATA_DIR: dataDir })
    await expectRefusal(hearten, /^The folder .*package\.json.* cannot be written .*DATA_DIR/)
  })

  it('says which variable is wrong', async () => {
    await expectRefusal(
      await start({ PORT: 'front door' }),
      /^The variable PORT must be a number\. See \.env\.example\.$/,
    )
  })

  it('reads .env, and says which variable is wrong there', async () => {
    const file = join(clone.dir, '.env')
    await writeFile(file, 'DEBUG_AUTH=perhaps\n')
    await expectRefusal(await start(), /^The variable DEBUG_AUTH must be on or off\. See \.env\.example\.$/)
    await rm(file)
  })

  it('says that the folder is in use by another', async () => {
    const first = await startReady()
    const second = await start()
    expect(await second.exited).toBe(1)
    expect(second.output().trim().split('\n').at(-1)).toMatch(/^Another Hearten is already using .* DATA_DIR\.$/)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it('has everything acknowledged, and the same database, after kill -9 in the middle of writes', async () => {
    const first = await startReady()
    const acknowledged = await signUpUntilKilled(first.url, 12)
    const left = databaseProcess()
    expect(left).toBeDefined()

    const second = await startReady()
    expect(databaseProcess().pid).toBe(left.pid)
    const answers = await Promise.all(acknowledged.map((email) => post(second.url, '/api/login', { email, password })))
    expect(answers.map(({ status }) => status)).toEqual(acknowledged.map(() => 200))
  })
})

const password = 'quiet-harbour-42'

function post(url: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Two people at a time keep signing up; after some sign-ups the server is killed. Returns the confirmed ones. */
async function signUpUntilKilled(url: string, afterSignUps: number) {
  const acknowledged: string[] = []
  const signUpForever = async (lane: string) => {
    for (let n = 0; ; n++) {
      const email = `${lane}.${n}@example.com`
      const answer = await post(url, '/api/register', { email, password, firstName: 'Maya' })
      // A busy machine may say "try again in a moment"; nobody was told "yes" then.
      if (answer.status === 503) continue
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      acknowledged.push(email)
      if (acknowledged.length === afterSignUps) signal(serverProcess().pid, 'SIGKILL')
    }
  }
  const outcomes = await Promise.allSettled([signUpForever('first'), signUpForever('second')])
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(TypeError) })
  expect(acknowledged.length).toBeGreaterThanOrEqual(afterSignUps)
  return acknowledged
}
