import { currentUserRead, keptHeader, keptReads, lastSeenCache, settingsRead } from '../last-seen.ts'
import { repeatWithPauses } from './repeat-with-pauses.ts'
import { serverFirst } from './server-first.ts'

const settlingMs = 60_000
const settlingPatienceMs = 12_000

/** Answers that were still on their way when everything was deleted belong to nobody. */
let forgotten = 0
let lastWriteAt = 0
let zone = Intl.DateTimeFormat().resolvedOptions().timeZone

export async function forgetLastSeen() {
  forgotten += 1
  await caches.delete(lastSeenCache)
}

/** A member changed something: for a while the copy is probably outdated, so the server is worth waiting for. */
export function noteWrite() {
  lastWriteAt = Date.now()
}

export async function readOwn(request: Request, event: ExtendableEvent): Promise<Response> {
  const asked = askAndKeep(request)
  event.waitUntil(asked.then(() => fillAfter(request)).catch(() => undefined))
  const isSettling = Date.now() - lastWriteAt < settlingMs
  return serverFirst(asked, () => findCopy(request), isSettling ? settlingPatienceMs : undefined)
}

/** Also fetches what a member has not opened yet, so that every screen works offline. */
export async function fillLastSeen(timeZone = zone) {
  zone = timeZone
  const start = forgotten
  // If the person has signed out meanwhile, nothing may be stored, because somebody else may have signed in.
  const isOver = async () => forgotten !== start && !(await findCopy(currentUserRead))
  await repeatWithPauses(() => fetchMissing(isOver))
}

async function fetchMissing(isOver: () => Promise<boolean>): Promise<'done' | 'left'> {
  let outcome: 'done' | 'left' = 'done'
  for (const path of keptReads) {
    const url = new Request(path + queryFor(path)).url
    if (await isOver()) return 'done'
    if (await findCopy(url)) continue
    const answer = await askAndKeep(new Request(url)).catch(() => undefined)
    if (answer?.status === 401) return 'done'
    if (!answer || answer.status >= 500 || (answer.ok && !(await findCopy(url)))) outcome = 'left'
  }
  return outcome
}

/** The query strings with which screens request data by day. */
function queryFor(path: string): string {
  if (path === '/api/progress') return `?${new URLSearchParams({ timeZone: zone })}`
  if (path === '/api/mood-entries') return `?${new URLSearchParams({ timeZone: zone, limit: '50' })}`
  return ''
}

/** Somebody signed in without a page load: their lists are fetched, since nothing is stored yet. */
async function fillAfter({ url }: Request) {
  const isOwn = new URL(url).pathname !== settingsRead
  if (isOwn && (await findCopy(url)) && !(await findCopy(currentUserRead))) await fillLastSeen()
}

async function askAndKeep(request: Request): Promise<Response> {
  const before = forgotten
  const answer = await fetch(request)
  if (answer.status === 401) await forgetLastSeen()
  else if (answer.ok && before === forgotten) await keep(request, answer.clone()).catch(() => undefined)
  return answer
}

async function keep(request: Request, answer: Response) {
  const isAboutUser = new URL(request.url).pathname === currentUserRead
  if (isAboutUser && (await isSomebodyElse(answer.clone()))) await forgetLastSeen()
  const headers = { 'content-type': 'application/json', [keptHeader]: 'true' }
  await (await caches.open(lastSeenCache)).put(request.url, new Response(answer.body, { headers }))
}

async function isSomebodyElse(answer: Response): Promise<boolean> {
  const known = await findCopy(currentUserRead)
  return known !== undefined && (await known.json()).id !== (await answer.json()).id
}

async function findCopy(request: Request | string): Promise<Response | undefined> {
  // Uses match, because opening a cache would create it.
  return caches.match(typeof request === 'string' ? request : request.url, { cacheName: lastSeenCache })
}
