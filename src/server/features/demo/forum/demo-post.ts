import type { ForumCategory } from '#rules/forum/categories.ts'
import type { Writer } from '../demo-people.ts'

type DemoReply = { by: Writer; hoursLater: number; content: string; isAnonymous?: true }
export type DemoPost = {
  key: string
  by: Writer
  daysAgo: number
  time: string
  category: ForumCategory
  title: string
  content: string
  isAnonymous?: true
  replies: readonly DemoReply[]
}
