import { createHash } from 'node:crypto'

/** Of the challenges we ship; never to change, or everybody's records would point at nothing. */
const namespace = '6f1d3c52-0c1f-4d0e-9a55-3b7d8e2a4c10'

/** The id a shipped challenge has in every database: a UUID (version 5) of its name in the content. */
export function challengeIdOf(contentId: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(contentId)
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
