import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heardSubjects } from '#rules/coach/subjects.ts'
import { threadFlags } from '#rules/coach/thread/heard-thread.ts'
import { type Recurrent, readRecurrent } from '../../listener/recurrent.ts'

/** What the layer that follows a talk tells, in the order of its outputs. */
const threadOutputs = [...heardSubjects, ...threadFlags] as const

export type ThreadWeights = Recurrent

type About = { features: number; inputs: number; words: number; hidden: number; nets: number; outputs: string[] }

/** Undefined if there are none, or if they do not belong to this version. */
export function readThreadWeights(folder: string): ThreadWeights | undefined {
  try {
    const about: About = JSON.parse(readFileSync(join(folder, 'thread.json'), 'utf8'))
    if (about.outputs.join() !== threadOutputs.join()) return undefined
    // The one number of its own says how much the running belief counts.
    const shape = { ...about, outputs: threadOutputs.length, extra: heardSubjects.length, own: 1 }
    return readRecurrent(join(folder, 'thread.f32'), shape)
  } catch {
    return undefined
  }
}
