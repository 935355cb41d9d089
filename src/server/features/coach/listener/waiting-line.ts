/** Something to be done in several steps. */
type Job = { stepsLeft: () => number }

/** From this many steps on, a job is work nobody sits and waits for. */
const longJob = 5

/**
 * Whose turn it is. Chats come in the order in which they asked, each to its end: taking turns would make all of them
 * late together. Long jobs wait behind every chat and take turns among themselves.
 */
export function createWaitingLine<T extends Job>() {
  const short: T[] = []
  const long: T[] = []

  return {
    add(job: T) {
      const line = job.stepsLeft() < longJob ? short : long
      line.push(job)
    },
    /** The job that may do a step now. */
    next(): T | undefined {
      const line = short.length > 0 ? short : long
      const job = line.shift()
      if (job && job.stepsLeft() > 1) {
        if (line === short) line.unshift(job)
        else line.push(job)
      }
      return job
    },
    remove(job: T) {
      for (const line of [short, long]) {
        const at = line.indexOf(job)
        if (at >= 0) line.splice(at, 1)
      }
    },
  }
}
