import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { subjectFamilies } from '#content/coach/conversations/families.ts'

/** What people can choose to talk about, as they would say it. */
export function listFamilies() {
  return subjectFamilies.map(({ name, subjects }) => ({
    name,
    subjects: subjects.flatMap((id) => {
      const conversation = conversationOf(id)
      return conversation ? [{ id, words: conversation.tap }] : []
    }),
  }))
}
