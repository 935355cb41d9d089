import { Download } from 'lucide-react'
import { apiRequest } from '#client/platform/request/request.ts'
import { saveFile } from '#client/platform/save-file.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { exportMyData } from '#contract/accounts/accounts.ts'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import type { AccountPartProps } from './account-screen.tsx'
import { AccountSection } from './account-section.tsx'

export function DataSection(part: AccountPartProps) {
  const { problem, isSending, formProps } = useForm({
    fields: [],
    claimError: useUnauthorizedHandler(),
    async send() {
      const response = await apiRequest(exportMyData.method, exportMyData.path)
      saveFile(await response.blob(), exportName(new Date()))
      toast({ title: 'Your data is in your downloads.' })
    },
  })
  return (
    <AccountSection
      {...part}
      intro="Everything stored about you, in one JSON file: your check-ins, conversations, exercises, posts and settings. It is yours."
    >
      <form {...formProps} aria-label="Download your data" className="grid gap-4.5">
        <ProblemNotice problem={problem} />
        <div>
          <SubmitButton variant="line" full={false} isSending={isSending}>
            <Download aria-hidden="true" strokeWidth={1.75} />
            Download my data
          </SubmitButton>
        </div>
      </form>
    </AccountSection>
  )
}

/** Dated by the person's own calendar, not UTC. */
function exportName(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  const day = String(now.getDate()).padStart(2, '0')
  return `hearten-data-${now.getFullYear()}-${month}-${day}.json`
}
