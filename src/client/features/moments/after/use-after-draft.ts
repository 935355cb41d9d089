import { useDraft } from '#client/platform/unsent/use-draft.ts'
import type { Moment, MomentDebrief } from '#contract/moments/moments.ts'
import type { Outcome } from '#rules/challenges/facts.ts'

export type AfterWords = {
  facts: string
  outcome: Outcome | null
  certaintyAfter: number | null
  habitDropped: Outcome | null
  wentWell: string
  learnt: string
  tryNext: string
}

/** The text in the four cards, kept on the device until it is sent. */
export function useAfterDraft({ id, title, before, after }: Moment) {
  const initial: AfterWords = {
    facts: after?.facts ?? '',
    outcome: after?.outcome ?? null,
    certaintyAfter: after?.certaintyAfter ?? null,
    habitDropped: after?.habitDropped ?? null,
    wentWell: after?.wentWell ?? '',
    learnt: after?.learnt ?? '',
    tryNext: after?.tryNext ?? '',
  }
  const draft = useDraft({ place: `moment-after:${id}`, label: `What you wrote after “${title}”`, initial })

  function said(): MomentDebrief {
    const { outcome, certaintyAfter, habitDropped, ...words } = draft.readWords()
    const [facts, wentWell, learnt, tryNext] = [words.facts, words.wentWell, words.learnt, words.tryNext].map(
      (text) => text.trim() || null,
    )
    return {
      facts,
      outcome,
      // Somebody who answered without moving the slider is as sure as before.
      certaintyAfter: certaintyAfter ?? (outcome && (before?.certaintyBefore ?? null)),
      habitDropped,
      wentWell,
      learnt,
      tryNext,
    }
  }

  return { words: draft.words, type: draft.type, forget: draft.forget, said }
}
