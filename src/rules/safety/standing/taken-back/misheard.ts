import { isAlarm } from '../../assessment.ts'
import { dangersFromOthers, dangersToOneself } from '../../danger-groups.ts'
import type { SafetyTurn } from '../../safety-turn.ts'
import { isStanding, type SafetyState } from '../../state.ts'
import { confirmsHarm, deniesDying, isOwnHarm } from '../harm/own-harm.ts'
import { isFigureOfSpeech } from './figure-of-speech.ts'

/** They deny having said it. What was only hinted at is asked about once more, gently; what was stated outright stays. */
export function isSetRight(current: SafetyState, { assessment, news, foundBy, isPlain }: SafetyTurn): boolean {
  const isDoubtful = current.isHinted === true || (current.foundBy === 'listener' && current.isSure !== true)
  if (!isDoubtful || isPlain || (foundBy === 'rules' && isAlarm(assessment))) return false
  if (!dangersToOneself.has(current.kind) || current.whose === 'other' || current.tier === 'imminent') return false
  return news.disputes === true
}

/** Hinted at, asked about, and answered with no. A no does not end what others do: "no, he's a good man". */
export function isAnsweredNo(current: SafetyState, { assessment, news }: SafetyTurn): boolean {
  const isOpen = current.isHinted === true && current.asked?.no === 'safe'
  if (!isOpen || current.tier === 'imminent' || current.whose === 'other') return false
  if (!dangersToOneself.has(current.kind)) return false
  const isNo = news.facts.includes('safe') || news.deniesOutright === true
  return isNo && !confirmsHarm(current, news) && !isAlarm(assessment) && !news.confides?.includes('passive')
}

/** Only the listener heard anything, and they say it was nothing. If it was stated outright after all, the danger stays. */
export function isMisheard(current: SafetyState, turn: SafetyTurn): boolean {
  const { assessment, news, foundBy, isPlain, isDark } = turn
  const isRead = foundBy === 'rules' && isAlarm(assessment)
  // "It's only scratches", "it helps when my head's too loud": that is what was told, in smaller words.
  if (confirmsHarm(current, news)) return false
  // Asked about dying, they answer about dying: nothing was misread, and nothing else is answered.
  const isAnswer = isStanding(current) && isOwnHarm(current) && deniesDying(news)
  if (isAnswer && (!current.isHinted || current.asked?.no === 'safe')) return false
  if (current.foundBy !== 'listener' || isPlain || isRead) return !isRead && isFigureOfSpeech(current, news)
  // "It's not like that, everybody's got one in the truck": with a gun at hand, only a clear no to dying ends our questions.
  const isGun = current.means === 'gun' || turn.notMeans.includes('gun')
  if (isGun && dangersToOneself.has(current.kind) && !news.deniesOnlyWish && !news.isFigure) return false
  // "I don't want to die, it's to make it quiet" does not end a danger that we know of.
  const isBeside = news.deniesOnlyWish && isStanding(current) && (current.kind !== 'suicide' || current.isSure === true)
  // "It's not like that, it's only for when I've been bad, three hours": one part denies, the rest tells.
  if (news.deniesOutright) return !isBeside && !(isDark && turn.isLong && dangersFromOthers.has(current.kind))
  // Only the listener heard it, and they say it is just how they talk.
  if (isFigureOfSpeech(current, news)) return true
  // A "forget it" only ends what was heard once, and faintly.
  const isCalm = assessment.tier === 'none' || (foundBy === 'listener' && !isAlarm(assessment))
  return news.stance === 'denial' && current.isSure !== true && isCalm && !isDark
}
