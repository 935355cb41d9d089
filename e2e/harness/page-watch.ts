import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** What must never happen in any journey: a request to another site, or an unexpected error. */
export type PageWatch = {
  watch: (context: BrowserContext) => void
  /** For a journey that causes an error on purpose. */
  tolerate: (pattern: RegExp) => void
  findings: () => string[]
}

export function createPageWatch(ownOrigins: readonly string[]): PageWatch {
  const found: string[] = []
  const tolerated: RegExp[] = []
  return {
    watch(context) {
      context.on('request', (request) => {
        if (isForeign(request.url(), ownOrigins)) found.push(`foreign request: ${request.method()} ${request.url()}`)
      })
      context.on('console', (message) => {
        if (message.type() === 'error' && !isPlannedRefusal(message)) {
          found.push(`console error: ${message.text()} (${message.location().url})`)
        }
        if (message.text().startsWith('Text that nobody vouched for')) found.push(message.text())
      })
      context.on('weberror', (webError) => found.push(`uncaught error: ${webError.error().stack}`))
    },
    tolerate: (pattern) => tolerated.push(pattern),
    findings: () => found.filter((finding) => !tolerated.some((pattern) => pattern.test(finding))),
  }
}

function isForeign(url: string, ownOrigins: readonly string[]) {
  const { protocol, origin } = new URL(url)
  return /^(https?|wss?):$/.test(protocol) && !ownOrigins.includes(origin.replace(/^ws/, 'http'))
}

/** The browser prints a line for every refused call; a signed-out visitor's 401 is not an error. */
function isPlannedRefusal(message: ConsoleMessage) {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())
}
