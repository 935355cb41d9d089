import type { ForumPost, ForumReply } from '#contract/forum/forum.ts'

/** The post or reply that an action applies to. */
export type Target = { type: 'post'; item: ForumPost } | { type: 'reply'; item: ForumReply; postId: string }

export type ForumAct = { kind: 'report' | 'block' | 'delete' | 'hide'; target: Target }

export type ActFormProps = { target: Target; onCancel: () => void; onDone: (isGone: boolean) => void }
