import postcss from 'postcss'

/** Parentheses and brackets in a selector express more than which classes it needs. */
const inParentheses = /(?<!\\)\((?:\\.|[^()\\])*\)/g
const inBrackets = /(?<!\\)\[(?:\\.|[^\]\\])*\]/g
const className = /(?<!\\)\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi
const escapedSign = /\\(?:([\da-f]{1,6})\s?|(.))/gi
const variable = /var\(\s*(--[\w-]+)/g
/** @type {Record<string, string>} */
const htmlSigns = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/**
 * @typedef {object} Found what a page needs
 * @property {Set<string>} classes
 * @property {Set<string>} variables
 * @property {string} movements
 */

/**
 * Reads the styles once, and then takes the part that a page can meet as it was built, in the order of the whole. What
 * only a script brings onto the page is left out; when in doubt a rule stays.
 * @param {string} css
 * @returns {(html: string) => string}
 */
export function readStyles(css) {
  const sheet = postcss.parse(css)
  /** @type {Map<import('postcss').ChildNode, string>} */
  const written = new Map()
  sheet.walkDecls((declaration) => void written.set(declaration, `${declaration};`))
  /** @type {Map<import('postcss').ChildNode, { selector: string, classes: string[] }[]>} */
  const selectors = new Map()
  sheet.walkRules((rule) => {
    const wants = isKeyframe(rule) ? () => [] : classesOf
    selectors.set(
      rule,
      rule.selectors.map((selector) => ({ selector, classes: wants(selector) })),
    )
  })

  /**
   * @param {import('postcss').ChildNode} node
   * @param {Found} found
   * @returns {string}
   */
  function write(node, found) {
    if (node.type === 'comment') return ''
    if (node.type === 'decl') {
      return node.prop.startsWith('--') && !found.variables.has(node.prop) ? '' : (written.get(node) ?? '')
    }
    if (node.type === 'atrule' && !isUsed(node, found)) return ''
    if (!node.nodes) return `${node};`
    const body = node.nodes.map((inner) => write(inner, found)).join('')
    if (node.type === 'atrule') {
      // The full sheet, once loaded, must find the layers in its own order, including empty ones.
      return body || node.name === 'layer' ? `@${node.name} ${node.params}{${body}}` : ''
    }
    const met = selectors.get(node)?.filter(({ classes }) => classes.every((name) => found.classes.has(name))) ?? []
    return body && met.length > 0 ? `${met.map(({ selector }) => selector).join()}{${body}}` : ''
  }

  return (html) => {
    const classes = classesIn(html)
    let now = css
    // A variable may be used only by another one that is itself unused.
    for (let before = ''; before.length !== now.length; ) {
      before = now
      const variables = new Set([...(now + html).matchAll(variable)].map(([, name = '']) => name))
      const movements = [...now.matchAll(/(?:--[\w-]+|animation[\w-]*):([^;}]*)/g)].map(([, value]) => value).join(' ')
      now = (sheet.nodes ?? []).map((node) => write(node, { classes, variables, movements })).join('')
    }
    return now.replaceAll(';}', '}')
  }
}

/**
 * @param {import('postcss').AtRule} rule
 * @param {Found} found
 */
function isUsed({ name, params }, { variables, movements }) {
  if (name === 'property') return variables.has(params)
  return !name.endsWith('keyframes') || movements.includes(params)
}

/** @param {string} html */
function classesIn(html) {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list)
  const names = lists.flatMap((list) => list.replace(/&[#\w]+;/g, (sign) => htmlSigns[sign] ?? sign).split(/\s+/))
  return new Set(names)
}

/**
 * The steps of an animation (33.3%) look like selectors, and name no classes.
 * @param {import('postcss').Rule} rule
 */
function isKeyframe({ parent }) {
  return parent?.type === 'atrule' && /** @type {import('postcss').AtRule} */ (parent).name.endsWith('keyframes')
}

/** @param {string} selector */
function classesOf(selector) {
  let plain = selector.replace(inBrackets, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(inParentheses, '')
  }
  return [...plain.matchAll(className)].map(([, name = '']) => name.replace(escapedSign, unescapeSign))
}

/**
 * @param {string} _
 * @param {string | undefined} code
 * @param {string} sign
 */
function unescapeSign(_, code, sign) {
  return code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign
}
