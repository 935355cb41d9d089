import { logProblem } from './log.ts'

/** As far as we use it. Browsers without it take plain text, as before. */
type Rules = {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string | null
  createScript?: (text: string) => string | null
}
type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Policy; defaultPolicy: Policy | null }

const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

const own = factory?.createPolicy('hearten', { createHTML: (html) => html, createScriptURL: (url) => url })

/** For text that the build made of our own files, through its list of allowed tags. Never for anything else. */
export function trustBuiltHtml(html: string): string {
  return own?.createHTML(html) ?? html
}

/** For the address of a script that stands in our source as it is. */
export function trustOwnScript(url: string): string {
  return own?.createScriptURL(url) ?? url
}

/** By this React makes script elements, whenever it has to draw a whole page anew. */
const emptyScript = '<script></script>'
const builtScript = /^\/(?:theme\.js|assets\/[\w.-]+\.js)$/

/**
 * What reaches the page without going through the functions above. Refusing it loudly would break React's own way of
 * recovering from a page that does not fit; left out, it harms nobody.
 */
export function leaveOutUnvouched(): void {
  // There is only ever one, and a module that is loaded anew in development would make a second.
  if (!factory || factory.defaultPolicy) return
  factory.createPolicy('default', {
    createHTML(html) {
      // Without a tag there is nothing in it that could do anything.
      if (html === emptyScript || !html.includes('<')) return html
      logProblem('Text that nobody vouched for was not taken as HTML')
      return ''
    },
    createScriptURL: (url) => (builtScript.test(url) ? url : null),
    // The first script's element holds a blank; refused, a broken screen would end in a stack trace.
    createScript: (text) => (text.trim() === '' ? text : null),
  })
}
