const patienceMs = 4000
const shortPatienceMs = 800

/** Once the server was slow, a page's other requests need not each wait to find out. */
let isServerSlow = false

/** The server's answer, or the copy, if there is one, when the server fails or is too slow. */
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
