/** A job with several steps. */
type Job = { stepsLeft: () => number }

/** Nobody sits and waits for a job with at least this many steps. */
const longJob = 5

/**
 * Decides whose turn it is. Chats are served in order, each to its end: alternating would make all of them late. Long
 * jobs wait for all chats and alternate among themselves.
 */
export function createWaitingLine<T extends Job>() {
  const short: T[] = []
  const long: T[] = []

  return {
    add(job: T) {
      const line = job.stepsLeft() < longJob ? short : long
      line.push(job)
    },
    /** The job whose next step may run now. */
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
