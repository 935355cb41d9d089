import type { DangerKind } from '../../../coach/heard.ts'
import { namesHelper as readsHelper } from '../../lured/who-was-told.ts'
import type { SafetyState } from '../../state.ts'
import type { News } from '../news/news.ts'
import { isElsewhere, isFriendHere } from './who-is-here.ts'

const fromPeople: readonly DangerKind[] = ['partner_violence', 'sexual_assault', 'child_abuse', 'harm_to_others']
const ofBodies: readonly DangerKind[] = ['overdose', 'medical']

/** What "they are here" means: help in one kind of danger, the danger itself in another. */
export function interpretHere(
  news: News,
  { kind, whose, known, lure }: SafetyState,
  texts: readonly string[],
): { news: News; isDanger: boolean } {
  if (!news.isSomebodyHere) return { news, isDanger: false }
  const namesHelper = readsHelper(texts.at(-1) ?? '')
  if (fromPeople.includes(kind) && whose === 'self') {
    if (isFriendHere(texts)) return { news: adding(news, 'with_someone'), isDanger: false }
    if (isElsewhere(texts.at(-1) ?? '')) return { news: { ...news, isSomebodyHere: false }, isDanger: false }
  }
  // The one they fear is on a screen, so the mother or the aunt who is here is help.
  const isTold = known.includes('told') || known.includes('with_someone')
  if (lure && (namesHelper || isTold)) return { news: adding(news, 'with_someone'), isDanger: false }
  if (fromPeople.includes(kind) && whose === 'self') {
    // After the police were called, "they are here" means the police.
    const isHelp = known.includes('help_coming') || known.includes('called')
    return isHelp
      ? { news: adding(news, 'with_someone'), isDanger: false }
      : { news: { ...news, isFearedNear: true }, isDanger: true }
  }
  const isHelp = ofBodies.includes(kind) && (known.includes('help_coming') || known.includes('called'))
  return { news: adding(news, isHelp ? 'in_care' : 'with_someone'), isDanger: false }
}

function adding(news: News, fact: News['facts'][number]): News {
  // "They are coming up" would otherwise be read as a danger coming closer.
  return { ...news, isWorse: false, facts: [...new Set([fact, ...news.facts])] }
}
