import { conversationOf } from '#content/coach/conversations/all-conversations.ts'
import { subjectFamilies } from '#content/coach/conversations/families.ts'

/** The subjects people can choose, in their own words. */
export function listFamilies() {
  return subjectFamilies.map(({ name, subjects }) => ({
    name,
    subjects: subjects.flatMap((id) => {
      const conversation = conversationOf(id)
      return conversation ? [{ id, words: conversation.tap }] : []
    }),
  }))
}
