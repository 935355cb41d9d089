import { lazy, Suspense } from 'react'
import { useConfirmQuestion } from '#client/platform/session/confirm-it.ts'

// Only administrators ever see it.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })))

export function ConfirmKeeper() {
  const question = useConfirmQuestion()
  if (!question) return null
  return (
    <Suspense>
      <ConfirmDialog onAnswer={question.answer} opener={question.opener} />
    </Suspense>
  )
}
