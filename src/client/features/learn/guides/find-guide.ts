import { loadGuideBody } from '#content/generated/guide-bodies.ts'
import { guideList } from '#content/generated/guide-list.ts'
import type { GuideSummary } from '#content/reading/guide.ts'

export type Guide = { summary: GuideSummary; html: string }

/** The guide with its text, which is a separate file; null if there is none with this id. */
export async function findGuide(id: string | undefined): Promise<Guide | null> {
  const summary = guideList.find((guide) => guide.id === id)
  const html = summary && (await loadGuideBody(summary.id))
  return summary && html !== undefined ? { summary, html } : null
}
