import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#client/platform/request/request.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { RadioGroup, RadioRow } from '#client/ui/controls/radio-group.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { type NewForumReport, reportForumPost, reportForumReply } from '#contract/forum/forum.ts'
import { isIn } from '#rules/closed-sets.ts'
import { forumReportMaxLength } from '#rules/forum/limits.ts'
import { type ForumReportReason, forumReportReasonLabels, forumReportReasons } from '#rules/forum/reports.ts'
import { useSayForumFailure } from '../use-forum-problem.ts'
import { lengthHint } from '../writing/length-hint.ts'
import type { ActFormProps, Target } from './forum-act.ts'

export function ReportForm({ target, onCancel, onDone }: ActFormProps) {
  const [reason, setReason] = useState<ForumReportReason | ''>('')
  const [details, setDetails] = useState('')
  const { mutate, isPending } = useReport(target, () => onDone(false))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason !== '' && !isPending) mutate({ reason, details })
  }

  return (
    <>
      <div className="grid gap-1">
        <DialogTitle>Report this {target.type}</DialogTitle>
        <DialogDescription className="text-sm">
          A person looks at it. Whoever wrote it is not told that it was you.
        </DialogDescription>
      </div>
      <form onSubmit={submit} className="grid grid-cols-1 gap-5">
        <RadioGroup
          aria-label="What is wrong with it?"
          value={reason}
          onValueChange={(value) => isIn(forumReportReasons, value) && setReason(value)}
          className="gap-2"
        >
          {forumReportReasons.map((one) => (
            <RadioRow key={one} value={one} label={forumReportReasonLabels[one]} className="min-h-12 py-2.5" />
          ))}
        </RadioGroup>
        <TextAreaField
          label="Anything to add? (optional)"
          rows={2}
          value={details}
          maxLength={forumReportMaxLength}
          hint={lengthHint(details, forumReportMaxLength)}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={isPending} disabled={reason === ''}>
            Send report
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </>
  )
}

function useReport(target: Target, onDone: () => void) {
  const sayFailure = useSayForumFailure()
  return useMutation({
    mutationFn: (body: NewForumReport) =>
      target.type === 'post'
        ? call(reportForumPost, { params: { postId: target.item.id }, body })
        : call(reportForumReply, { params: { replyId: target.item.id }, body }),
    onSuccess: () => {
      toast({ title: 'Thank you. A person will look at it.' })
      onDone()
    },
    onError: (error) =>
      sayFailure(error, {
        title: 'The report didn’t send',
        fallback: 'What you wrote is still here. Try again when you’re back online.',
      }),
  })
}
