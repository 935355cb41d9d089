import type { SafetyState } from '../../state.ts'
import type { News } from '../news/news.ts'

/** They hurt themselves, without a wish to die that we know of. */
export function isOwnHarm({ kind, whose }: Pick<SafetyState, 'kind' | 'whose'>): boolean {
  return kind === 'self_harm' && whose === 'self'
}

/** "I don't want to die", after self-harm was told or asked about: an answer about dying, and about nothing else. */
export function deniesDying({ answers, confides }: News): boolean {
  return answers?.includes('dying') === true && !confides?.includes('passive')
}

/**
 * They say why they hurt themselves, or that it is not much, so it is no longer only a hint. If nothing had been told,
 * "it helps" counts only beside the answer about dying, because it may be about anything.
 */
export function confirmsHarm(current: SafetyState, news: News): boolean {
  if (!isOwnHarm(current) || !news.harm) return false
  return current.isHinted !== true || news.harm === 'small' || deniesDying(news)
}
