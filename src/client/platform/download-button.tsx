import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { errorMessageOf } from './api-error.ts'
import { withConfirmation } from './confirm-it.ts'
import { apiRequest } from './request.ts'
import { saveFile } from './save-file.ts'
import { useUnauthorizedHandler } from './use-unauthorized.ts'

/** A file about many people, which the server hands over only to somebody who has given the password again. */
export function DownloadButton({ href, children }: { href: string; children: ReactNode }) {
  const handleUnauthorized = useUnauthorizedHandler()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await withConfirmation(() => apiRequest('GET', href))
      saveFile(await response.blob(), nameOf(response))
    },
    onError: (error) => {
      if (handleUnauthorized(error)) return
      toast({
        title: 'Nothing was downloaded',
        description: errorMessageOf(error, 'That did not go through. Try again when you’re back online.'),
        variant: 'destructive',
      })
    },
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
