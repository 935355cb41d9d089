import type { ChatMessage, ChatSession } from '#contract/coach.ts'

export type ReadEvent = { name: string; data: Record<string, unknown> }

/** The events of a finished stream, in order. */
export function readEvents(body: string): ReadEvent[] {
  return body
    .split('\n\n')
    .map((block) => ({ name: /^event: (.*)$/m.exec(block)?.[1] ?? '', data: /^data: (.*)$/m.exec(block)?.[1] }))
    .flatMap(({ name, data }) => (data === undefined ? [] : [{ name, data: JSON.parse(data) }]))
}

/** What somebody reading along has on screen at the end. */
export function readAlong(events: readonly ReadEvent[]): string {
  return events.reduce((shown, { name, data }) => {
    if (name === 'restart') return ''
    return name === 'token' ? shown + String(data.text) : shown
  }, '')
}

export function lastReply(session: ChatSession): ChatMessage {
  const last = session.messages.at(-1)
  if (last?.role !== 'assistant') throw new Error('The last message is not a reply')
  return last
}

/** What the person said, sorted: messages sent at the same time arrive in any order. */
export function saidIn(messages: readonly ChatMessage[]): string[] {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .sort()
}
