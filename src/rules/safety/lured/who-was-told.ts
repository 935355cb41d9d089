import type { Fact } from '../standing/facts.ts'
import type { News } from '../standing/news/news.ts'

const helper =
  /\b(?:mum|mom|mam|mama|mummy|dad|papa|father|mother|parents?|sis(?:ter)?|bro(?:ther)?|aunt\w*|uncle|gran\w*|nan\w*|cousin|teacher|tutor|counsel\w+|nurse|doctor|coach|friend|mate|bestie|grown-?up|adult|police|cops|officer|somebody|someone|wife|husband|partner|colleague|boss|line|helpline|childline|social worker|family|neighbou?r)\b/i

const ofHelp: ReadonlySet<Fact> = new Set(['told', 'reached', 'help_coming', 'called'])
const ofRelief: ReadonlySet<Fact> = new Set(['safe', 'calmer', 'no_plan'])

/** Somebody they know, in whatever words. */
export function namesHelper(message: string): boolean {
  return helper.test(message)
}

/**
 * "I told him no" reached the one who threatens, and nobody else. And whoever asks "what if I pay and it's over" has not
 * said that it is.
 */
export function withoutLurer(news: News, message: string, isAsking: boolean): News {
  const isOfHelper = namesHelper(message)
  const facts = news.facts.filter(
    (fact) =>
      // "He's not here, he's online" is where somebody on a screen always is.
      !(fact === 'away' && !isOfHelper) &&
      !(ofHelp.has(fact) && (!isOfHelper || isAsking)) &&
      !(ofRelief.has(fact) && isAsking),
  )
  return facts.length === news.facts.length ? news : { ...news, facts }
}
