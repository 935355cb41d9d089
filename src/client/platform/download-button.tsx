import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { apiRequest } from './request/request.ts'
import { useSayFailure } from './request/use-say-failure.ts'
import { saveFile } from './save-file.ts'
import { withConfirmation } from './session/confirm-it.ts'

/** A file about many people, which the server only sends to somebody who has given the password again. */
export function DownloadButton({ href, children }: { href: string; children: ReactNode }) {
  const sayFailure = useSayFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await withConfirmation(() => apiRequest('GET', href))
      saveFile(await response.blob(), nameOf(response))
    },
    onError: (error) =>
      sayFailure(error, {
        title: 'Nothing was downloaded',
        fallback: 'That did not go through. Try again when you’re back online.',
      }),
  })
  return (
    <Button variant="line" isBusy={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {children}
    </Button>
  )
}

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'hearten.csv'
}
