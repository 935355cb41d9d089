import { dangersToOneself } from '../../danger-groups.ts'
import type { SafetyState } from '../../state.ts'
import type { News } from '../news/news.ts'

/**
 * Somebody in the house is company for whoever hurts themselves, although nobody watches them. Whoever has told of them
 * is not "by themselves", unless they say since then that nobody is there.
 */
export function withHousehold(news: News, { kind, whose, isAmongPeople, known }: SafetyState): News {
  if (whose !== 'self' || !dangersToOneself.has(kind)) return news
  const isThere = news.isHousehold === true || isAmongPeople === true || known.includes('with_someone')
  const isLeft = news.answers?.includes('alone') === true && news.isHousehold !== true
  const heard: News = news.stance === 'nobody' && isThere && !isLeft ? { ...news, stance: 'untold' } : news
  const isCompany = news.isHousehold === true && kind === 'self_harm' && !heard.facts.includes('with_someone')
  return isCompany ? { ...heard, facts: [...heard.facts, 'with_someone'] } : heard
}
