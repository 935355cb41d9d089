import type { Plugin } from 'vite'

/** The browser only needs an endpoint's address; schemas are for the server. */
const serverOnly = new Set(['access', 'summary', 'params', 'query', 'body', 'reply', 'mayLag'])

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Keeps zod out of the browser. In the client's build each endpoint of the contract is reduced to its method and path,
 * and every other constant is marked as free of side effects, so that unused schemas are removed. A screen that imports
 * a schema by name still gets it.
 */
export function slimContract(): Plugin {
  return {
    name: 'hearten:slim-contract',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'post',
      filter: { id: /\/src\/contract\/[\w/-]+\.ts$/ },
      handler(code) {
        const program = this.parse(code) as unknown as Node & { body: Node[] }
        return { code: rewrite(code, program.body.flatMap(editsOf)), map: null }
      },
    },
  }
}

type Edit = { start: number; end: number; text: string }

function editsOf(statement: Node): Edit[] {
  const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration.declarations as Node[]).flatMap(({ init }) => (init ? editsOfInit(init as Node) : []))
}

function editsOfInit(init: Node): Edit[] {
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
    ...(isEndpoint(init) ? dropServerOnly(init) : []),
    { start: init.end, end: init.end, text: '))()' },
  ]
}

function isEndpoint(node: Node): boolean {
  return node.type === 'CallExpression' && (node.callee as Node).name === 'endpoint'
}

function dropServerOnly(call: Node): Edit[] {
  const [definition] = call.arguments as Node[]
  if (definition?.type !== 'ObjectExpression') return []
  return (
    (definition.properties as Node[])
      .filter((property) => property.type === 'Property' && serverOnly.has(String((property.key as Node).name)))
      // An empty spread keeps the commas around it valid.
      .map(({ start, end }) => ({ start, end, text: '...{}' }))
  )
}

function rewrite(code: string, edits: Edit[]): string {
  const ordered = edits.toSorted((a, b) => a.start - b.start || a.end - b.end)
  let out = ''
  let at = 0
  for (const { start, end, text } of ordered) {
    out += code.slice(at, start) + text
    at = end
  }
  return out + code.slice(at)
}
