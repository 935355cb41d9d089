import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Only called by the build: each page is written to a file as a whole, and nothing is streamed. */
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
