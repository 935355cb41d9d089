import { useSettings } from '#client/platform/settings.ts'

export function ContactLine() {
  const contactEmail = useSettings()?.contactEmail
  if (!contactEmail) return <p>Reply to any email from us. A person reads it.</p>
  return (
    <p>
      Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, or reply to any email from us. A person reads it.
    </p>
  )
}
