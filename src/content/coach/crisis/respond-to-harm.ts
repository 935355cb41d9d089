import { confirmsHarm, deniesDying, isOwnHarm } from '#rules/safety/standing/harm/own-harm.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { Draft } from './draft.ts'
import { type Help, isUrgent } from './help.ts'
import { isOfOneself } from './taps.ts'
import {
  believed,
  goBack,
  goBackAnywhere,
  goBackFromFriend,
  harmQuestions,
  notAlone,
  notEnded,
  onlyYou,
  toldOfHarm,
  woundFirst,
  woundQuestions,
} from './words/harm.ts'

type Context = { draft: Draft; state: SafetyState; news: News }

/** They say why they hurt themselves, play it down, or answer that they do not want to die. */
export function tellsOfHarm({ state, news }: Omit<Context, 'draft'>): boolean {
  if (!isOwnHarm(state) || state.isHinted || isUrgent(state) || news.isWorse) return false
  return confirmsHarm(state, news) || deniesDying(news)
}

/** Believes it, and stays with the hurting. Returns whether there was anything of the kind. */
export function receiveHarm(context: Context): boolean {
  const { draft, state, news } = context
  if (!tellsOfHarm(context)) return false
  if (deniesDying(news)) draft.say(believed)
  if (state.isWounded) draft.say(woundFirst)
  else draft.say(news.harm ? toldOfHarm[news.harm] : notEnded)
  if (news.isHousehold) draft.say(notAlone)
  return true
}

/** "Only u know": thanks, and one person for whom it would be no surprise. */
export function receiveOnlyYou({ draft, state, news }: Context): boolean {
  if (!news.isOnlyYou || !isOfOneself(state)) return false
  draft.say(state.isYoung ? onlyYou.young : onlyYou.grown)
  return true
}

/** One question: the wounds once, and then what comes before. */
export function askAboutHarm({ draft, state }: Omit<Context, 'news'>) {
  if (state.isWounded) draft.ask(woundQuestions)
  const isAsked = state.said.includes('selfharm.ask.0')
  draft.ask(harmQuestions, isAsked ? [`${harmQuestions.name}.0`] : [])
}

/** One sentence before the chat goes back to what they came for. */
export function sayGoBack(context: Context, help: Help) {
  const { draft, news, state } = context
  if (state.whose === 'other') {
    draft.say(goBackFromFriend)
    return
  }
  if (!receiveOnlyYou(context) && news.isHousehold) draft.say(notAlone)
  draft.below(help.writeLine || help.lines.some(({ how }) => how === 'call') ? goBack : goBackAnywhere)
}
