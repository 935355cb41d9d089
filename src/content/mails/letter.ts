export type Letter = { subject: string; text: string; html: string }

type Parts = {
  /** Must be neutral: it may show on a locked phone, so it never says what Hearten is about. */
  subject: string
  /** Left out if we only know an address. */
  firstName?: string
  paragraphs: readonly string[]
  button?: { label: string; href: string }
  /** In smaller type, after the button. */
  footnotes?: readonly string[]
  /** The unsubscribe link at the end. Every letter that does not go to an account has one. */
  leave?: { label: string; href: string }
}

/** One mail as HTML and as plain text, with the same content. */
export function writeLetter({ subject, firstName, paragraphs, button, footnotes = [], leave }: Parts): Letter {
  const greeting = firstName === undefined || looksLikeAddress(firstName) ? 'Hello,' : `Hello ${firstName},`
  const farewell = 'Hearten'
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...footnotes,
    farewell,
    ...(leave ? [`${leave.label}:\n${leave.href}`] : []),
  ].join('\n\n')

  const body = [
    paragraph(greeting),
    ...paragraphs.map((line) => paragraph(line)),
    ...(button ? [link(button)] : []),
    ...footnotes.map((line) => paragraph(line, small)),
    paragraph(farewell),
    ...(leave ? [`<p style="margin:0;line-height:1.55;${small}">${anchor(leave, 'color:#4d5f63')}</p>`] : []),
  ].join('\n')
  return { subject, text: `${text}\n`, html: page(subject, body) }
}

/**
 * Anybody can register somebody else's address under any name, and mail programs turn whatever looks like an address
 * into a link. Such a name would put a stranger's link into our mail.
 */
function looksLikeAddress(name: string): boolean {
  return /[@/\\:]|\bwww\b|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]/iu.test(name)
}

const small = 'font-size:14px;color:#4d5f63'

function paragraph(line: string, style = 'font-size:16px;color:#1d3237'): string {
  return `<p style="margin:0 0 16px;line-height:1.55;${style}">${escapeHtml(line)}</p>`
}

function link({ label, href }: { label: string; href: string }): string {
  const look =
    'display:inline-block;padding:14px 22px;border-radius:14px 14px 4px 14px;background:#2b5a4f;color:#fbf8f0'
  return `<p style="margin:24px 0">${anchor({ label, href }, `${look};font-weight:600;text-decoration:none`)}</p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#4d5f63;word-break:break-all">${escapeHtml(href)}</p>`
}

function anchor({ label, href }: { label: string; href: string }, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 20px;background:#f8f3ea;font-family:Figtree,system-ui,'Segoe UI',sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:28px;background:#fefcf8;border-radius:24px 24px 24px 5px">
${body}
</div></body></html>
`
}

/** Names are typed by people and must not be interpreted as HTML. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
