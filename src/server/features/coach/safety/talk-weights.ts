import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerKinds } from '#rules/coach/heard.ts'
import { type Recurrent, readRecurrent } from '../listener/recurrent.ts'

/** What the layer for whole talks tells, in the order of its outputs. */
export const talkOutputs = ['danger', 'other', ...dangerKinds] as const

export type TalkWeights = Recurrent & { features: readonly string[] }

type About = { features: string[]; inputs: number; words: number; hidden: number; nets: number; outputs: string[] }

/** Undefined if there are none, or if they do not belong to this version. */
export function readTalkWeights(folder: string): TalkWeights | undefined {
  try {
    const about: About = JSON.parse(readFileSync(join(folder, 'talk.json'), 'utf8'))
    if (about.outputs.join() !== talkOutputs.join()) return undefined
    const shape = { ...about, features: about.features.length, outputs: talkOutputs.length }
    const read = readRecurrent(join(folder, 'talk.f32'), shape)
    return read && { ...read, features: about.features }
  } catch {
    return undefined
  }
}
