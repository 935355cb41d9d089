import { Session } from 'node:inspector/promises'
import { parentPort } from 'node:worker_threads'

// Runs in a thread of its own, because a debugger that pauses the main thread could not run on it. Between `start` and
// `stop` it records which functions ran, and the call stack at every call of the functions in `globalThis.watched`.
const session = new Session()
session.connectToMainThread()
/** More awaits than any request has one inside the other. */
const maxDepth = 200
/** @type {Set<string>} */
const files = new Set()
/** @type {string[]} */
const breakpoints = []
/** @type {Map<string, string>} */
const urls = new Map()

session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => urls.set(scriptId, url))

session.on('Debugger.paused', ({ params: { callFrames, asyncStackTrace } }) => {
  for (const { location } of callFrames) files.add(urls.get(location.scriptId) ?? '')
  for (let trace = asyncStackTrace; trace; trace = trace.parent) for (const { url } of trace.callFrames) files.add(url)
  session.post('Debugger.resume')
})

/** @param {number} count */
async function start(count) {
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.post('Debugger.enable')
  await session.post('Debugger.setAsyncCallStackDepth', { maxDepth })
  for (let at = 0; at < count; at += 1) {
    const { result } = await session.post('Runtime.evaluate', { expression: `globalThis.watched[${at}]` })
    /** @type {any} Its result is missing in the types of Node. */
    const { breakpointId } = await session.post('Debugger.setBreakpointOnFunctionCall', { objectId: result.objectId })
    breakpoints.push(breakpointId)
  }
  // What ran until now is not part of the request.
  await session.post('Profiler.takePreciseCoverage')
}

async function stop() {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  // The top level of a file runs when the file is loaded, and starts at its first character.
  const ran = result.filter(({ functions }) =>
    functions.some(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0),
  )
  for (const breakpointId of breakpoints.splice(0)) await session.post('Debugger.removeBreakpoint', { breakpointId })
  await session.post('Debugger.disable')
  const found = { ran: ran.map(({ url }) => url), onStack: [...files] }
  files.clear()
  return found
}

parentPort?.on('message', async ({ kind, count }) => {
  parentPort?.postMessage(kind === 'start' ? await start(count) : await stop())
})
