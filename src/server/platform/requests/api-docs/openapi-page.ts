type Operation = {
  summary?: string
  description?: string
  parameters?: unknown
  requestBody?: unknown
  responses?: unknown
}
type Document = { info: { title: string; description?: string }; paths: Record<string, Record<string, Operation>> }

/** Plain HTML, readable without scripts, under the same strict policy as everything else. */
export function renderDocsPage({ info, paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title></head>
<body><main><h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description ?? '')}</p>
<p>The same as <a href="/api/docs/json">OpenAPI JSON</a>.</p>
${operations.join('\n')}
</main></body></html>`
}

function renderOperation(method: string, path: string, operation: Operation): string {
  const parts = [
    detail('Parameters', operation.parameters),
    detail('Body', operation.requestBody),
    detail('Answers', operation.responses),
  ]
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')} ${escapeHtml(operation.description ?? '')}</p>${parts.join('')}</section>`
}

function detail(title: string, value: unknown): string {
  if (value === undefined) return ''
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
