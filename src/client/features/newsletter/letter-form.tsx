import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { EmailField } from '#client/ui/fields/email-field.tsx'
import { newsletterFields } from '#contract/newsletter.ts'
import { LetterSent } from './letter-sent.tsx'
import { useLetterForm } from './use-letter-form.ts'

type LetterFormProps = {
  /** Where on the site the form is; left out on the front page. */
  source?: string
  /** Green is hard to see on the dark background; it becomes the background's text color. */
  isOnDusk?: boolean
}

const duskColors = '[--on-sage:var(--dusk)] [--sage-press:var(--on-dusk-2)] [--sage:var(--on-dusk)]'

/** Newsletter sign-up. Its field names are those external newsletter services expect. */
export function LetterForm({ source, isOnDusk = false }: LetterFormProps) {
  const { isOutside, sentTo, problem, isSending, formProps } = useLetterForm(source)
  return (
    <>
      <LiveRegion isShown className="empty:sr-only">
        {sentTo !== undefined && <LetterSent email={sentTo} isOnDusk={isOnDusk} />}
      </LiveRegion>
      {sentTo === undefined && (
        <form
          {...formProps}
          aria-label="Get the letter"
          className={classNames('flex max-w-136 flex-wrap items-start gap-3', isOnDusk && duskColors)}
        >
          <EmailField
            label="Email"
            isLabelHidden
            name={newsletterFields.email}
            required
            placeholder="you@example.com"
            error={problem}
            className="flex-[1_1_15rem]"
          />
          <input type="hidden" name={newsletterFields.submit} value="1" />
          <input type="hidden" name={newsletterFields.antiForgery} value="true" />
          {source !== undefined && !isOutside && <input type="hidden" name="source" value={source} />}
          <Button type="submit" isBusy={isSending} className="min-h-13 flex-[1_0_auto] desk:flex-none">
            Send me the letter
          </Button>
        </form>
      )}
    </>
  )
}
