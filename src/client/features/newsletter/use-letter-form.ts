import { type FormEvent, useRef, useState } from 'react'
import { ApiError, errorMessageOf } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { useSettings } from '#client/platform/settings.ts'
import { newsletterFields, subscribe } from '#contract/newsletter.ts'

/**
 * The form works without scripts: the server then answers with a page. Once we know that we send the newsletter
 * ourselves, a script sends the form and answers in place.
 */
export function useLetterForm(source: string | undefined) {
  const settings = useSettings()
  const [sentTo, setSentTo] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  // A second click may come before React has rendered the busy state; a ref changes at once.
  const isTaken = useRef(false)
  const outside = settings?.newsletterActionUrl ?? null

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isTaken.current) return
    isTaken.current = true
    const email = String(new FormData(event.currentTarget).get(newsletterFields.email) ?? '').trim()
    setProblem(undefined)
    setSending(true)
    try {
      await call(subscribe, { body: { email, ...(source !== undefined && { source }) } })
      setSentTo(email)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      isTaken.current = false
      setSending(false)
    }
  }

  const destination =
    outside === null
      ? { action: subscribe.path, ...(settings && { onSubmit }) }
      : { action: outside, target: '_blank', rel: 'noopener' }
  return { isOutside: outside !== null, sentTo, problem, isSending, formProps: { method: 'post', ...destination } }
}

function problemOf(error: unknown): string {
  if (error instanceof ApiError) return errorMessageOf(error, 'That did not go through. Try once more.')
  return 'Hearten could not be reached. Your address is still here; try again when you are back online.'
}
