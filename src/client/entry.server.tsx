import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Only the build calls this: pages are written to files once, whole, with nothing streamed in later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <StrictMode>
      <ServerRouter context={context} url={request.url} />
    </StrictMode>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
