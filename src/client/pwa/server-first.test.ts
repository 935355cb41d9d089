import { beforeEach, expect, it, vi } from 'vitest'

const copy = new Response('copy')
const findCopy = async () => copy
const never = () => new Promise<Response>(() => {})

/** The worker remembers that the server was slow, so each test starts a new one. */
async function startWorker() {
  vi.resetModules()
  return (await import('./worker/server-first.ts')).serverFirst
}

beforeEach(() => {
  vi.useFakeTimers()
})

it('hands on what the server says, refusals too', async () => {
  const serverFirst = await startWorker()
  const refusal = new Response('', { status: 404 })
  expect(await serverFirst(Promise.resolve(refusal), findCopy)).toBe(refusal)
})

it('takes the copy when nobody answers or the server is broken', async () => {
  const serverFirst = await startWorker()
  expect(await serverFirst(Promise.reject(new TypeError('offline')), findCopy)).toBe(copy)
  expect(await serverFirst(Promise.resolve(new Response('', { status: 502 })), findCopy)).toBe(copy)
})

it('takes the copy after four seconds of waiting, and the next one sooner', async () => {
  const serverFirst = await startWorker()
  const seen = vi.fn()
  void serverFirst(never(), findCopy).then(seen)
  await vi.advanceTimersByTimeAsync(3999)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toHaveBeenCalledWith(copy)

  const seenNext = vi.fn()
  void serverFirst(never(), findCopy).then(seenNext)
  await vi.advanceTimersByTimeAsync(800)
  expect(seenNext).toHaveBeenCalledWith(copy)
})

it('goes on waiting where there is no copy', async () => {
  const serverFirst = await startWorker()
  const late = new Response('late')
  const asked = new Promise<Response>((resolve) => setTimeout(resolve, 9000, late))
  const answer = serverFirst(asked, async () => undefined)
  await vi.advanceTimersByTimeAsync(9000)
  expect(await answer).toBe(late)
  await expect(serverFirst(Promise.reject(new TypeError('offline')), async () => undefined)).rejects.toThrow('offline')
})
