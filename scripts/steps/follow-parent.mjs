const pollMs = 500

/**
 * If npm is killed outright, what it started lives on, and the server would keep the port without anybody noticing.
 * @param {() => void} onLost
 */
export function followParent(onLost) {
  // If started by hand or by a service manager, we may outlive our parent.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onLost()
  }, pollMs)
  timer.unref()
}
