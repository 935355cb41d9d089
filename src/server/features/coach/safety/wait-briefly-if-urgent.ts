/**
 * Somebody in danger does not wait for a slow database. Identifying them and counting the message may each have taken
 * nearly as long before; everything together stays under two and a half seconds.
 */
const urgentMs = 700

/** Waits for the database, but not for long if it turns out that somebody is in danger. */
export async function waitBrieflyIfUrgent<T>(work: Promise<T>, isUrgent: () => boolean): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (isUrgent()) reject(new Error('Our records took too long to answer'))
    }, urgentMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // Without this, a failure after the deadline would end the process.
    work.catch(() => {})
  }
}
