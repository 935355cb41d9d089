import { newId } from '#client/platform/request/new-id.ts'
import { useDraft } from '#client/platform/unsent/use-draft.ts'
import type { ChatMessage } from '#contract/coach.ts'
import { afterArrival, afterBegin, afterLook, noWords, withUnsent } from '../coach-words.ts'

/**
 * What somebody is writing to the coach, and what they sent without seeing an answer. It stays on this device and is
 * never sent automatically.
 */
export function useCoachDraft(place: 'coach' | 'quick-chat') {
  const { words, isLoaded, readWords, type } = useDraft({ place, label: 'A message to WingMate', initial: noWords })
  return {
    text: words.text,
    isLoaded,
    write: (text: string) => type({ text }),
    /** Puts back what could not be sent, before anything typed since. */
    restore: (unsent: string) => type(withUnsent(readWords(), unsent)),
    /** The message's id. */
    begin(text: string, lastId: number): string {
      const begun = afterBegin(readWords(), { text, lastId, id: newId() })
      type(begun)
      return begun.sentId
    },
    /** It was answered. */
    end: () => type(afterArrival(readWords())),
    /** After a reload or a lost reply: whatever is in the chat has arrived. True if something was put back into the field. */
    look(messages: readonly ChatMessage[]): boolean {
      const before = readWords()
      const after = afterLook(before, messages)
      if (after !== before) type(after)
      return before.isOut && after.sentText !== ''
    },
  }
}
