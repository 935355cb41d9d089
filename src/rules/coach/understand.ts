import type { LifeArea } from '../life-areas.ts'
import { assess } from '../safety/assess.ts'
import { type Assessment, isAlarm } from '../safety/assessment.ts'
import { readAnswer } from './answers.ts'
import { areaOf } from './areas/read-area.ts'
import { findConcepts, namesSubject } from './concepts/find-concepts.ts'
import { readCues } from './cues/read-cues.ts'
import { emotionOf, intensityOf, situationOf, stageOf } from './facets.ts'
import { guessIntents, intentOf, isUnsureOf } from './guess.ts'
import { intentTable } from './intents.ts'
import { scoreMessage } from './model/score.ts'
import { readLine } from './reading/read-line.ts'
import { readSlots } from './slots.ts'
import type { Answer, PreviousTurn, Understanding } from './understanding.ts'

export type Heard = {
  message: string
  /** The coach's last turn, if there was one: short replies mean nothing without it. */
  previous?: PreviousTurn | undefined
  /** The part of life the chat is about; where a message names none, it counts. */
  lifeArea?: LifeArea | undefined
  /** What the safety layer said. Without it the message is assessed here, so that nobody forgets. */
  assessment?: Assessment | undefined
}

/** What a message is about and what is wanted, read from its words and from what stood before it. */
export function understand({ message, previous, lifeArea, assessment = assess(message) }: Heard): Understanding {
  const line = readLine(message)
  const answer = readAnswer(message, line, previous)
  const isShortReply = answer !== undefined
  const heard = meantBy(message, line, answer, previous)
  const concepts = findConcepts(heard.line)
  const turnCues = readCues(line, message)
  const carried = isAlarm(assessment) ? undefined : previous?.understood
  const scores = scoreMessage(heard.line, heard.text)
  const guessed = { line: heard.line, read: scores.intents, assessment, concepts, cues: turnCues, answer, carried }
  const intents = guessIntents(guessed)
  const intent = intents[0]?.intent ?? 'off_topic'
  // What was said before still holds where the subject is the same and the new words name no other place.
  const isCarried = carried !== undefined && intent === intentOf(carried) && !namesSubject(concepts)
  const cues = { ...turnCues, sharesWin: intent === 'progress_share' }
  const area = areaOf(heard.line, scores)
  const emotion = emotionOf(intent, concepts, cues.isAngry)
  return {
    need: intentTable[intent].need,
    situation: isCarried ? carried.situation : situationOf(intent, concepts, area === 'dating'),
    stage: isCarried ? carried.stage : stageOf(intent, concepts),
    lifeArea: area ?? (isCarried || isShortReply ? carried?.lifeArea : undefined) ?? lifeArea ?? null,
    emotion,
    intensity: intensityOf(intent, emotion, line, message),
    slots: readSlots(line),
    intents,
    isUnsure: !isShortReply && !isCarried && isUnsureOf(intents, cues),
    isShortReply,
    ...(answer ? { answer } : {}),
    cues,
  }
}

/** A tap, or "the second one", says what stands on the tap. */
function meantBy(message: string, line: string, answer: Answer | undefined, previous: PreviousTurn | undefined) {
  const option = answer?.kind === 'option' ? previous?.options?.[answer.option] : undefined
  return option === undefined ? { line, text: message } : { line: readLine(option), text: option }
}
