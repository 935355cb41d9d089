import { acknowledgements, directionTaken, emotionReflections } from '#content/coach/moves/hearing.ts'
import { itemMentions } from '#content/coach/moves/item-mentions.ts'
import { type QuestionName, questions } from '#content/coach/moves/questions.ts'
import { techniques } from '#content/techniques.ts'
import type { Move, Source } from '../turn.ts'
import { timesMoved } from './conversation.ts'
import { asMove, type Bearing, factsFor } from './facts.ts'
import { findGist, type Gist } from './gist.ts'
import { type Item, suggestItem } from './items.ts'
import { fill } from './pick.ts'
import { sayBack } from './say-back.ts'
import type { Setting } from './scene.ts'
import { countWords } from './sentences.ts'
import { slotPhrases } from './slot-phrases.ts'

/** C1: the first sentence takes up something the person said; after a tap or a few words, the thread they answer. */
export function reflect(setting: Setting, otherwise?: readonly string[]): Move {
  const { action, topic, turn } = setting
  const brief = 'Say back something specific the person wrote, in one sentence.'
  if (action !== undefined && isFewWords(setting)) return acknowledge(setting)
  const { understanding, message } = turn
  const slots = slotPhrases(understanding)
  const isTouchy = understanding.cues.triesToSteer
  const gist = isTouchy ? undefined : findGist(message, [understanding.slots.event, understanding.slots.who])
  const named = topic.reflections.filter((text) => text.includes('{') && fill(text, slots) !== undefined)
  const plain = topic.reflections.filter((text) => !text.includes('{'))
  const own = gist ? sayBack(gist).map((sentence) => [sentence]) : []
  const isBetterNamed = slots.event !== undefined && slots.when !== undefined && !isTelling(gist)
  const emotion = countWords(message) < 4 ? [] : (emotionReflections[understanding.emotion] ?? [])
  const guessed = understanding.isUnsure ? [emotion, plain] : [plain, emotion]
  if (otherwise) return { name: 'reflect', brief, pools: [...own, otherwise], values: { gist: gist?.text } }
  const pools = isBetterNamed ? [named, ...own, ...guessed] : [...own, named, ...guessed]
  return { name: 'reflect', brief, pools, values: { ...slots, gist: gist?.text } }
}

/** "You're freaking out" says less than "your presentation on Friday". */
function isTelling(gist: Gist | undefined): boolean {
  return gist !== undefined && gist.kind !== 'note' && gist.text.split(' ').length >= 6
}

const fewWords = 6

function isFewWords({ turn }: Setting): boolean {
  return turn.understanding.isShortReply || countWords(turn.message) <= fewWords
}

export function acknowledge({ action }: Setting): Move {
  const brief = 'Take up their short answer in a few words and go on.'
  if (action === 'more_lines' || action === 'lines' || action === 'words')
    return { name: 'ack', brief, pools: [acknowledgements.sure, acknowledgements.okay] }
  if (action === 'yes' || action === 'agree' || action === 'walk' || action === 'done' || action === 'next')
    return { name: 'ack', brief, pools: [acknowledgements.yes, acknowledgements.okay] }
  if (action === 'no' || action === 'other') return { name: 'ack', brief, pools: [acknowledgements.no] }
  if (action === 'unsure') return { name: 'ack', brief, pools: [acknowledgements.unsure, acknowledgements.okay] }
  if (action === 'okay') return { name: 'ack', brief, pools: [acknowledgements.okay, acknowledgements.yes] }
  return { name: 'ack', brief, pools: [directionTaken, acknowledgements.yes] }
}

/** One question a reply, and none where the safety layer has asked its own. */
export function ask(setting: Setting, name: QuestionName): Move[] {
  if (setting.turn.before?.hasQuestion) return []
  const brief = `End with one question, such as: ${questions[name][0]}`
  return [{ name: `ask:${name}`, brief, pools: [questions[name]], isQuestion: true, spare: 4 }]
}

export function notice({ topic }: Setting): Move {
  return {
    name: 'notice',
    brief: `Say one thing worth knowing, such as: ${topic.notices[0]}`,
    pools: [topic.notices],
    spare: 3,
  }
}

/** P1. Not the same record twice within ten turns. */
export function factMoves({ turn, conversation }: Setting, bearing: Bearing): Move[] {
  const fact = factsFor(turn, bearing).find(({ name }) => timesMoved(conversation, `fact:${name}`, 10) === 0)
  return fact ? [asMove(fact)] : []
}

/** I1: what is named is linked, and only what the library has is named. */
export function itemMoves({ turn, conversation }: Setting, types: readonly Source['type'][]): Move[] {
  const item = suggestItem(turn, conversation, types)
  return item && item.type !== 'cue' ? [mention(item)] : []
}

function mention(item: Item): Move {
  const minutes = techniques.find(({ id }) => id === item.id)?.duration
  return {
    name: `item:${item.type}`,
    brief: `Mention ${item.title}, which is linked below the reply.`,
    pools: [item.type === 'cue' ? [] : itemMentions[item.type]],
    values: { title: item.title, minutes: minutes === undefined ? undefined : String(minutes) },
    spare: 2,
    items: [{ type: item.type, id: item.id }],
  }
}

/** A move with one way to say it. */
export function saying(name: string, text: string, brief = text): Move {
  return { name, brief, pools: [[text]] }
}

export function oneOf(name: string, brief: string, ...pools: readonly (readonly string[])[]): Move {
  return { name, brief, pools }
}
