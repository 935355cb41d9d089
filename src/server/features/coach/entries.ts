import type { NewEntry } from './chats/chats.queries.ts'
import type { SafetyPart } from './safety/consider-safety.ts'
import type { Reply } from './turn.ts'

/** The name of the coach that needs no provider, as stored with its replies. */
export const builtIn = 'built-in'

export function userEntry({ message, now }: { message: string; now: Date }): NewEntry {
  return { role: 'user', content: message, timestamp: now.toISOString() }
}

export function asEntry({ content, sources, moment, options, understood, trace }: Reply, now: Date): NewEntry {
  return {
    role: 'assistant',
    content,
    timestamp: now.toISOString(),
    engine: builtIn,
    ...(sources.length > 0 ? { sources } : {}),
    ...(moment ? { moment } : {}),
    understood,
    ...(options.length > 0 ? { options } : {}),
    trace,
  }
}

export function crisisEntry({ reply, tier }: Pick<SafetyPart, 'reply' | 'tier'>, now: Date): NewEntry {
  return {
    role: 'assistant',
    content: reply?.text ?? '',
    timestamp: now.toISOString(),
    engine: builtIn,
    ...(tier === 'none' ? {} : { safety: tier }),
    ...(reply && reply.options.length > 0 ? { options: reply.options } : {}),
    ...(reply ? { resources: reply.resources } : {}),
  }
}
