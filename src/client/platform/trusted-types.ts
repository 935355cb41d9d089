import { logProblem } from './log.ts'

/** The part of the API that we use. Browsers without it accept plain text. */
type Rules = {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string | null
  createScript?: (text: string) => string | null
}
type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Policy; defaultPolicy: Policy | null }

const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

const own = factory?.createPolicy('hearten', { createHTML: (html) => html, createScriptURL: (url) => url })

/** Only for HTML that the build made from our own files, with an allow-list of tags. */
export function trustBuiltHtml(html: string): string {
  return own?.createHTML(html) ?? html
}

/** For the address of a script that is a constant in our source. */
export function trustOwnScript(url: string): string {
  return own?.createScriptURL(url) ?? url
}

/** React creates script elements from this when it has to re-render a whole page. */
const emptyScript = '<script></script>'
const builtScript = /^\/(?:theme\.js|assets\/[\w.-]+\.js)$/

/**
 * Handles text that reaches the page without the functions above. Throwing would break React's recovery from a
 * hydration mismatch; dropping the text is safe.
 */
export function dropUntrustedHtml(): void {
  // There can only be one default policy, and hot reloading in development would create a second.
  if (!factory || factory.defaultPolicy) return
  factory.createPolicy('default', {
    createHTML(html) {
      // Text without a tag is harmless.
      if (html === emptyScript || !html.includes('<')) return html
      logProblem('HTML that did not come from the build was dropped')
      return ''
    },
    createScriptURL: (url) => (builtScript.test(url) ? url : null),
    // The first script in root.tsx contains a space, which React writes again when it re-renders a broken page. If that
    // were refused, people would see a stack trace instead of our error screen.
    createScript: (text) => (text.trim() === '' ? text : null),
  })
}
