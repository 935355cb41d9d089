const pollMs = 500

/**
 * npm killed outright takes nobody with it, and a server without its npm would sit on the port unseen.
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
