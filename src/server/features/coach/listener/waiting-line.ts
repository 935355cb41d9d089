/** Something to be done in several steps. */
type Job = { stepsLeft: () => number }

/** From this many steps on, a job is work nobody sits and waits for. */
const longJob = 5

/**
 * Whose turn it is: short jobs before long ones, and among their like one step each in rotation, so that a long letter
 * in one chat does not hold up the next chat.
 */
export function createWaitingLine<T extends Job>() {
  const short: T[] = []
  const long: T[] = []

  return {
    add(job: T) {
      const line = job.stepsLeft() < longJob ? short : long
      line.push(job)
    },
    /** The job that may do a step now; it goes to the end of its line if more is left after that. */
    next(): T | undefined {
      const line = short.length > 0 ? short : long
      const job = line.shift()
      if (job && job.stepsLeft() > 1) line.push(job)
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
