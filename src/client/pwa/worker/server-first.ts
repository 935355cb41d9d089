const patienceMs = 4000
const shortPatienceMs = 800

/** Once the server let us wait, a page's other requests need not each find that out anew. */
let isServerSlow = false

/** The server's answer; the copy, if there is one, where that fails, or takes longer than a person waits. */
export async function serverFirst(
  asked: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
  waitMs = isServerSlow ? shortPatienceMs : patienceMs,
): Promise<Response> {
  const answer = await Promise.race([asked.catch(() => undefined), wait(waitMs)])
  isServerSlow = answer === 'late'
  if (answer instanceof Response && answer.status < 500) return answer
  return (await findCopy()) ?? asked
}

function wait(ms: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(resolve, ms, 'late'))
}
