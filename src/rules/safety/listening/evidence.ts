import type { Heard } from '../../coach/heard.ts'
import { logOdds } from '../../coach/log-odds.ts'
import type { Features } from '../../coach/weigh.ts'
import type { Assessment } from '../assessment.ts'
import { concernOf, dangerOf, meanDoubt } from './heard-danger.ts'
import type { DangerWords, HeardTurn } from './heard-turn.ts'
import type { Setting } from './setting.ts'

/** What speaks for and against a danger. */
export type Evidence = Features

export type Said = { message: string; read: Assessment; heard: HeardTurn }

/**
 * The evidence in a message of a chat in which no danger stands: how the listener hears it in each of its contexts, what
 * the rules read, and what was asked before. `training/in-danger/fit-doubt.ts` learned how much each counts.
 */
export function evidenceIn(said: Said, setting: Setting): Evidence {
  return {
    ...evidenceOfMessage(said),
    parting: Number(setting.isParting),
    doubted: Number(setting.isDoubted),
    denied: Number(setting.isDenied),
    denying: Number(setting.isDenying),
    event: Number(setting.isEvent),
    saysMe: Number(setting.saysMe),
    asked: Number(setting.level === 'asked'),
    open: Number(setting.level === 'open'),
    watched: Number(setting.level === 'watched'),
  }
}

/** One message, on its own and as part of the whole talk. */
export function evidenceOfMessage(said: Said): Evidence {
  const { alone, joined = alone, talk } = said.heard
  return { ...evidenceOfWords(said), 'talk.danger': logOdds(talk?.danger ?? concernOf(joined)) }
}

export function evidenceOfWords({ message, read, heard }: Said): Evidence {
  const { alone, after = alone, joined = alone, words } = heard
  const doubts = [alone, after, joined].map((reading) => logOdds(concernOf(reading)))
  return {
    ...ofReading('alone', alone),
    ...ofReading('after', after),
    ...ofReading('joined', joined),
    ...ofWords(words ?? asHeard(alone, joined)),
    mean: meanDoubt([alone, after, joined]),
    most: Math.max(...doubts),
    least: Math.min(...doubts),
    'read.checkin': Number(read.tier === 'checkin'),
    'read.crisis': Number(read.tier === 'crisis'),
    'read.imminent': Number(read.tier === 'imminent'),
    'read.over': Number(read.tier !== 'none' && read.isOver),
    length: Math.log(message.trim().split(/\s+/).length + 1),
    question: Number(message.includes('?')),
  }
}

/** Without the words, the listener speaks for them. */
function asHeard(alone: Heard, joined: Heard): DangerWords {
  const oddsOf = (heard: Heard) => ({ any: logOdds(concernOf(heard)), danger: logOdds(dangerOf(heard)) })
  return { alone: oddsOf(alone), joined: oddsOf(joined) }
}

function ofWords({ alone, joined }: DangerWords): Evidence {
  return {
    'words.any': alone.any,
    'words.danger': alone.danger,
    'words.joined.any': joined.any,
    'words.joined.danger': joined.danger,
  }
}

function ofReading(name: string, heard: Heard): Evidence {
  return {
    [`${name}.any`]: logOdds(concernOf(heard)),
    [`${name}.danger`]: logOdds(dangerOf(heard)),
    [`${name}.now`]: heard.danger.now,
    [`${name}.past`]: heard.past,
    [`${name}.other`]: heard.other,
  }
}
