import type { Act } from '../../coach/acts.ts'
import type { Heard } from '../../coach/heard.ts'
import type { Answer } from '../answers.ts'
import type { News } from '../standing/news/news.ts'
import { listening } from './thresholds.ts'

const stanceOf: Partial<Record<Act, NonNullable<News['stance']>>> = {
  correction: 'denial',
  complaint: 'anger',
  thanks: 'thanks',
  goodbye: 'bye',
  joke: 'denial',
}
const requestOf: Partial<Record<Act, NonNullable<News['request']>>> = { words: 'what_to_write', about_you: 'machine' }

/** How the message responds to our last reply according to the listener, if the rules recognize no words for it. */
export function hearStance(news: News, after: Heard | undefined): News {
  const act = surestAct(after)
  if (!act || news.facts.length > 0 || news.request || news.stance) return news
  const stance = stanceOf[act]
  const request = requestOf[act]
  return {
    ...news,
    ...(stance ? { stance } : {}),
    ...(request ? { request } : {}),
    isSilence: news.isSilence || act === 'silence',
  }
}

export function hearAnswer(after: Heard | undefined): Answer | undefined {
  const act = surestAct(after)
  return act === 'yes' || act === 'no' || act === 'unsure' ? act : undefined
}

function surestAct(after: Heard | undefined): Act | undefined {
  const [first] = after?.act ?? []
  return first && first.p >= listening.act ? first.name : undefined
}
