import type { GuideName } from '#content/coach/moves/guide-names.ts'
import {
  guideAsides,
  guideOpeners,
  guides,
  techniqueEnds,
  techniqueNexts,
  techniqueOpeners,
} from '#content/coach/moves/guides.ts'
import { type Technique, techniques } from '#content/techniques.ts'
import type { Trace } from '../../turn.ts'
import { chooseTechnique } from '../items.ts'
import { ask, oneOf, reflect, saying } from '../moves.ts'
import type { Draft, Setting } from '../scene.ts'

/** Where a walk stands: which one, and the stage that was shown last. */
export type Walk = { kind: 'guide' | 'technique'; name: string; stage: number }

export function walkOf(trace: Trace | undefined): Walk | undefined {
  for (const move of trace?.moves ?? []) {
    const [, kind, name, stage] = move.match(/^(guide|technique):([\w-]+):(\d+)$/) ?? []
    if ((kind === 'guide' || kind === 'technique') && name) return { kind, name, stage: Number(stage) }
  }
  return undefined
}

/** Begins the guide of the topic, or where it was walked already, an exercise. */
export function startWalk(setting: Setting): Draft | undefined {
  const { topic, conversation } = setting
  const wasWalked = conversation.traces
    .slice(0, 12)
    .some(({ moves }) => moves.some((move) => move.startsWith(`guide:${topic.guide}:`)))
  return wasWalked ? startTechnique(setting) : guideStage(setting, topic.guide, 0)
}

export function startTechnique(setting: Setting): Draft | undefined {
  const technique = chooseTechnique(setting.turn, setting.conversation)
  return technique && techniqueStage(setting, technique, 0)
}

/** The next stage; nothing where the walk is over. */
export function continueWalk(setting: Setting, { kind, name, stage }: Walk): Draft | undefined {
  if (kind === 'technique') {
    const technique = techniques.find(({ id }) => id === name)
    return technique && techniqueStage(setting, technique, stage + 1)
  }
  return Object.hasOwn(guides, name) ? guideStage(setting, name as GuideName, stage + 1) : undefined
}

function guideStage(setting: Setting, name: GuideName, stage: number): Draft | undefined {
  const texts = guides[name][stage]
  if (!texts) return undefined
  const opener = { ...oneOf('guide_opener', 'Say that it goes in small pieces.', guideOpeners), spare: 2 }
  return {
    scene: 'walk',
    phase: 'walk',
    moves: [
      reflect(setting),
      ...(stage === 0 ? [opener] : []),
      oneOf(`guide:${name}:${stage}`, `Lead through this piece: ${texts[0]}`, texts),
      { ...oneOf('aside', 'A few words that take the pressure off.', guideAsides), spare: 3 },
    ],
    asked: 'ready',
    options: ['next', 'smaller', 'enough'],
  }
}

const stepsAStage = 2

function techniqueStage(setting: Setting, technique: Technique, stage: number): Draft | undefined {
  const { id, title, steps } = technique
  const shown = steps.slice(stage * stepsAStage, (stage + 1) * stepsAStage)
  if (shown.length === 0) return undefined
  const isLast = (stage + 1) * stepsAStage >= steps.length
  const lead = stage === 0 ? techniqueOpeners : techniqueNexts
  return {
    scene: 'technique',
    phase: 'walk',
    moves: [
      reflect(setting),
      {
        ...oneOf('technique_lead', `Lead through ${title}.`, lead),
        values: { title },
        items: [{ type: 'technique', id }],
      },
      saying(`technique:${id}:${stage}`, shown.join(' '), `Give these steps of ${title}: ${shown.join(' ')}`),
      ...(isLast
        ? [{ ...oneOf('technique_end', 'Say that it is done.', techniqueEnds), values: { title }, spare: 1 }]
        : []),
      ...(isLast ? ask(setting, 'next') : []),
    ],
    asked: isLast ? 'next' : 'ready',
    options: isLast ? ['step', 'lines', 'enough'] : ['next', 'still', 'enough'],
  }
}
