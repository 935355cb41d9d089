import { type Act, acts } from '../../coach/acts.ts'
import { dangerKinds, dangerLevels, type Heard, type Ranked } from '../../coach/heard.ts'
import type { Features } from '../../coach/weigh.ts'
import { evidenceOfWords, type Said } from './evidence.ts'

/**
 * Everything the layer for whole talks is told about one message, besides the listener's vectors: what each reading
 * hears, what the message does, and what the rules read. `training/talks/fit_talk.py` learned what follows from it,
 * so a change here needs the layer trained again.
 */
export function featuresOfTalk(said: Said): Features {
  const { read, heard } = said
  const { alone, after = alone, joined = alone } = heard
  return {
    ...evidenceOfWords(said),
    ...ofReading('alone', alone),
    ...ofReading('after', after),
    ...ofReading('joined', joined),
    ...ofActs(after.act),
    'has.after': Number(heard.after !== undefined),
    'has.joined': Number(heard.joined !== undefined),
    'read.other': Number(read.tier !== 'none' && read.whose === 'other'),
    ...Object.fromEntries(
      dangerKinds.map((kind) => [`read.kind.${kind}`, Number(read.tier !== 'none' && read.kind === kind)]),
    ),
  }
}

function ofReading(name: string, { danger, kind, mood }: Heard): Features {
  return {
    ...Object.fromEntries(dangerLevels.map((level) => [`${name}.level.${level}`, danger[level]])),
    ...Object.fromEntries(dangerKinds.map((one) => [`${name}.kind.${one}`, shareOf(kind, one)])),
    [`${name}.good`]: mood.good,
    [`${name}.bad`]: mood.bad,
  }
}

function ofActs(heard: Ranked<Act>): Features {
  return Object.fromEntries(acts.map((act) => [`act.${act}`, shareOf(heard, act)]))
}

function shareOf<Name extends string>(ranked: Ranked<Name>, name: Name): number {
  return ranked.find((one) => one.name === name)?.p ?? 0
}
