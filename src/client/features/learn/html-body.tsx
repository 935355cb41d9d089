import { trustBuiltHtml } from '#client/platform/trusted-types.ts'
import { classNames } from '#client/ui/class-names.ts'

/** The rendered text of a lesson or a guide. */
export function HtmlBody({ html, className }: { html: string; className?: string }) {
  const body = trustBuiltHtml(html)
  return (
    // Safe by construction: the build lets only an allow-list of tags into this HTML.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    <div className={classNames('prose-hearten', className)} dangerouslySetInnerHTML={{ __html: body }} />
  )
}
