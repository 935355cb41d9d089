import { logOdds } from '#rules/coach/log-odds.ts'
import type { Features } from '#rules/coach/weigh.ts'
import { countWords } from '../reading/sentences.ts'
import type { About, Situation } from './candidate.ts'

/** Longer messages all count as equally long. */
const longMessage = 40
const shortAnswers: ReadonlySet<string> = new Set(['yes', 'no', 'unsure', 'silence'])
const partings: ReadonlySet<string> = new Set(['thanks', 'goodbye'])
const objections: ReadonlySet<string> = new Set(['correction', 'complaint'])
const openings: ReadonlySet<string> = new Set(['open', 'openAfter', 'fear'])
/** The usual similarity of the closest example. */
const usualNearness = 0.55

/** What speaks for and against sending a reply here; an absent feature counts as 0. Weighted by `training/replies/fit-choice.ts`. */
export function featuresOf(about: About, text: string, at: Situation): Features {
  return { ...wordingOf(text, at), ...kindOf(about, at) }
}

function wordingOf(text: string, { act, isQuestion, isGoodNews, mood, wasAsked }: Situation): Features {
  const asks = text.trimEnd().endsWith('?')
  const quotes = text.includes('"')
  return {
    length: countWords(text) / longMessage,
    asks: Number(asks),
    asksBack: Number(asks && isQuestion),
    asksAgain: Number(asks && wasAsked),
    asksTheGlad: Number(asks && isGoodNews),
    asksTheLeaving: Number(asks && partings.has(act)),
    asksTheSad: asks ? mood.bad : 0,
    quotes: Number(quotes),
    quotesAsWanted: Number(quotes && act === 'words'),
    quotesUnasked: Number(quotes && act !== 'words' && !isQuestion),
  }
}

function kindOf(about: About, at: Situation): Features {
  if (about.source === 'written') return ofWritten(about, at)
  if (about.source === 'move') return ofMove(about, at)
  return about.source === 'node' ? ofNode(about, at) : ofAnywhere(about, at)
}

/** Features of the message, separately for each kind of reply. */
function inSituation(kind: string, at: Situation): Features {
  return {
    [kind]: 1,
    [`${kind}.question`]: Number(at.isQuestion),
    [`${kind}.first`]: Number(at.isFirst),
    [`${kind}.long`]: Math.min(at.words, longMessage) / longMessage,
    [`${kind}.words`]: Number(at.act === 'words'),
    [`${kind}.short`]: Number(shortAnswers.has(at.act)),
    [`${kind}.parting`]: Number(partings.has(at.act)),
    [`${kind}.objection`]: Number(objections.has(at.act)),
    [`${kind}.asksInTalk`]: at.inTalk.asks,
    [`${kind}.gladInTalk`]: at.inTalk.glad,
    [`${kind}.leavingInTalk`]: at.inTalk.leaving,
    [`${kind}.wordsInTalk`]: at.inTalk.words,
  }
}

type Of<Source extends About['source']> = Extract<About, { source: Source }>

function ofWritten(
  { fit, nearness, share, shareInTalk, place, isGlad, isWords }: Of<'written'>,
  at: Situation,
): Features {
  const odds = logOdds(fit)
  return {
    ...inSituation('written', at),
    [`written.${place}`]: 1,
    'written.fit': odds,
    [`written.${place}.fit`]: odds,
    'written.fit.question': at.isQuestion ? odds : 0,
    'written.fit.long': (odds * Math.min(at.words, longMessage)) / longMessage,
    'written.near': nearness - usualNearness,
    'written.share': place === 'subject' ? share : 0,
    'written.shareInTalk': place === 'subject' ? shareInTalk : 0,
    'written.oddsInTalk': place === 'subject' ? logOdds(shareInTalk) : 0,
    'written.glad': Number(isGlad),
    'written.gladAtGoodNews': Number(isGlad && at.isGoodNews),
    'written.gladMood': isGlad ? at.mood.good : 0,
    'written.gladAndGlad': isGlad ? at.inTalk.glad : 0,
    'written.wordsAndWords': isWords ? at.inTalk.words : 0,
    'written.soberAtGoodNews': Number(!isGlad && at.isGoodNews),
    'written.isWords': Number(isWords),
    'written.isWordsWanted': Number(isWords && at.act === 'words'),
  }
}

function ofMove({ move, p, isGlad, isRecent }: Of<'move'>, at: Situation): Features {
  return {
    ...inSituation('move', at),
    'move.p': logOdds(p),
    'move.none': logOdds(at.noMove),
    'move.glad': Number(isGlad),
    'move.gladAtGoodNews': Number(isGlad && at.isGoodNews),
    'move.gladMood': isGlad ? at.mood.good : 0,
    'move.gladAndGlad': isGlad ? at.inTalk.glad : 0,
    'move.gladThoughSad': isGlad ? at.mood.bad : 0,
    'move.soberAtGoodNews': Number(!isGlad && at.isGoodNews),
    'move.recent': Number(isRecent),
    [`move.${move}`]: 1,
  }
}

function ofNode({ node, isNext }: Of<'node'>, at: Situation): Features {
  return {
    ...inSituation('node', at),
    [`node.${node}`]: 1,
    [`node.${node}.question`]: Number(at.isQuestion),
    [`node.${node}.next`]: Number(isNext),
    'node.next': Number(isNext),
    'node.belief': at.belief,
    'node.opening.belief': openings.has(node) ? at.belief : 0,
    'node.kept': Number(at.isKept),
    'node.unsure': Number(at.isUnsure),
    'node.goodNews': Number(at.isGoodNews),
    [`node.${node}.gladInTalk`]: at.inTalk.glad,
  }
}

function ofAnywhere({ node }: Of<'anywhere'>, at: Situation): Features {
  return {
    ...inSituation('anywhere', at),
    [`anywhere.${node}`]: 1,
    'anywhere.goodNews': Number(at.isGoodNews),
    [`anywhere.${node}.gladInTalk`]: at.inTalk.glad,
    'anywhere.unsure': Number(at.isUnsure),
  }
}
