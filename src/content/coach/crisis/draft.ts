import type { Asked } from '#rules/safety/answers.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { type Help, openHours } from './help.ts'
import { findLine, findQuestion, type Lines, type Questions } from './parts.ts'
import { calling, finding, writing } from './words/reach.ts'

export type Draft = ReturnType<typeof createDraft>

/**
 * A reply as it is put together: each line only once within what is remembered, one question, and the names and numbers
 * of the country filled in.
 */
export function createDraft({ said, known }: Pick<SafetyState, 'said' | 'known'>, help: Help, turn: number) {
  const texts: string[] = []
  const ids: string[] = []
  let asked: Asked | undefined
  let isAsked = false
  const memory = () => ({ said: [...said, ...ids], known })

  function reachSentence(): string {
    const line = help.writeLine ?? help.lines.find(({ how }) => how === 'call')
    const lines = line ? (line === help.writeLine ? writing : calling) : finding
    const found = findLine(lines, memory(), turn)
    if (!found) return ''
    ids.push(found.id)
    return fillLine(found.text, line)
  }

  function secondSentence(): string {
    const first = help.writeLine ?? help.lines[0]
    const second = help.lines.find((line) => line.label !== first?.label && line.how !== 'web')
    return second
      ? `Another way: ${second.label} (${plain(second.name)}), ${openHours(second)}.`
      : 'findahelpline.com shows other lines, with which of them are open now.'
  }

  function fill(text: string): string {
    const poison = help.poison ? `The poison line tells you what to do, step by step: ${help.poison.label}.` : ''
    return text
      .replaceAll('{number}', help.emergencyNumber)
      .replace('{poison}', poison)
      .replace(/\{(?:reach|line)\}/, reachSentence)
      .replace('{write}', () => (help.writeLine ? reachSentence() : writeElsewhere))
      .replace('{second}', secondSentence)
      .replace(/(^|[.?] )your local/g, '$1Your local')
      .replace(/ {2,}/g, ' ')
      .trim()
  }

  return {
    /** Says nothing where every line was said, or is overtaken. */
    say(lines: Lines) {
      const found = findLine(lines, memory(), lines.name.endsWith('.steps') ? 0 : turn)
      if (!found) return
      ids.push(found.id)
      texts.push(fill(found.text))
    },
    reach() {
      texts.push(reachSentence())
    },
    /** Only where nothing was asked yet. */
    ask(questions: Questions, without: readonly string[] = []) {
      if (isAsked) return
      const found = findQuestion(questions, { said: [...said, ...ids, ...without], known })
      if (!found) return
      isAsked = true
      ids.push(found.id, ...without)
      texts.push(fill(found.text))
      asked = found.asked
    },
    hasSaid: ({ name }: Lines) => [...said, ...ids].some((id) => id.startsWith(`${name}.`)),
    read: () => ({ text: texts.filter((text) => text !== '').join(' '), said: ids, asked }),
  }
}

const writeElsewhere =
  'I know of no line you can write to there; findahelpline.com shows if there is one, and lines in other countries do not turn you away.'

/** One of the lines is called "Need to talk?", and a reply asks one question. */
function plain(name: string): string {
  return name.replace('?', '')
}

function fillLine(text: string, line: Help['writeLine']): string {
  if (!line) return text
  return text
    .replaceAll('{label}', line.label)
    .replaceAll('{name}', plain(line.name))
    .replaceAll('{open}', openHours(line))
}
