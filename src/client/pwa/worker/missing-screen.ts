const quietMs = 60_000
let lastMissAt = Number.NEGATIVE_INFINITY

const isScreen = /\.route-[\w-]+\.js$/

/**
 * If a screen's file does not load, the router reloads, and would do so forever. After a deploy one reload helps;
 * otherwise we return a screen that says what happened.
 */
export async function loadScript(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  if (answer?.ok) return answer
  if (!isScreen.test(request.url)) return answer ?? Response.error()
  const isFirst = Date.now() - lastMissAt > quietMs
  lastMissAt = Date.now()
  return answer && isFirst ? answer : brokenScreen()
}

function brokenScreen() {
  const headers = { 'content-type': 'text/javascript' }
  return new Response('export default()=>{throw new Error("This screen could not be loaded.")}', { headers })
}
