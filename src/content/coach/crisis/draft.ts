import type { Asked } from '#rules/safety/answers.ts'
import { type Helper, helpers } from '#rules/safety/standing/people/helper.ts'
import { type Means, means } from '#rules/safety/standing/situation/means-names.ts'
import { type Help, openHours } from './help.ts'
import { findLine, findQuestion, type Lines, type Memory, type Questions } from './parts.ts'
import { ifChecked } from './words/leaving-nothing.ts'
import { calling, finding, poisonLines, quietly, writing } from './words/reach.ts'

export type Draft = ReturnType<typeof createDraft>

/**
 * A reply while it is being composed. No line is repeated that we remember using, only one question is asked, and names
 * and numbers of the country are filled in.
 */
export function createDraft(state: Memory & { helperName?: string | undefined }, help: Help, turn: number) {
  const { said } = state
  const texts: string[] = []
  let footer = ''
  const ids: string[] = []
  let asked: Asked | undefined
  let isAsked = false
  const memory = () => ({ ...state, said: [...said, ...ids] })

  function reachSentence(): string {
    if (state.hidesNumbers) return ''
    const line = help.writeLine ?? help.lines.find(({ how }) => how === 'call')
    const lines = line ? (line === help.writeLine ? writing : calling) : finding
    const found = findLine(lines, memory(), turn)
    if (!found) return ''
    ids.push(found.id)
    return fillLine(found.text, line)
  }

  function secondSentence(): string {
    if (state.hidesNumbers) return ''
    const first = help.writeLine ?? help.lines[0]
    const second = help.lines.find((line) => line.label !== first?.label && line.how !== 'web')
    return second
      ? `Another way: ${second.label} (${plain(second.name)}), ${openHours(second)}.`
      : 'findahelpline.com shows other lines, with which of them are open now.'
  }

  /** In new words each time; when all were used, the number alone. */
  function poisonSentence(): string {
    if (!help.poison) return ''
    const found = findLine(poisonLines, memory(), turn)
    if (found) ids.push(found.id)
    return (found?.text ?? 'Poison line: {label}.').replace('{label}', help.poison.label)
  }

  function fill(text: string): string {
    return fillMeans(fillHelper(text, state.helper, state.helperName), state.means)
      .replaceAll('{number}', help.emergencyNumber)
      .replace('{if checked}', state.isPhoneRead ? '' : ifChecked)
      .replace('{poison}', poisonSentence)
      .replace(/\{(?:reach|line)\}/, reachSentence)
      .replace('{write}', () => (help.writeLine ? reachSentence() : writeElsewhere))
      .replace('{second}', secondSentence)
      .replace(/(^|[.?] )your local/g, '$1Your local')
      .replace(/ {2,}/g, ' ')
      .trim()
  }

  return {
    /** Adds nothing if every line was used already or is out of date. */
    say(lines: Lines) {
      const found = findLine(lines, memory(), isInOrder(lines) ? 0 : turn)
      if (!found) return
      ids.push(found.id)
      texts.push(fill(found.text))
    },
    reach() {
      texts.push(reachSentence())
    },
    /** Adds a helpline, or these words, as a separate paragraph at the end. */
    below(lines?: Lines) {
      if (state.hidesNumbers) return
      const line = help.writeLine ?? help.lines.find(({ how }) => how === 'call')
      const found = findLine(lines ?? (line ? quietly : finding), memory(), turn)
      if (!found) return
      ids.push(found.id)
      footer = fill(fillLine(found.text, line))
    },
    /** How many replies ago a helpline was last named. One in every reply would sound like being sent away. */
    repliesSinceReach() {
      const last = said.findLastIndex((id) => id.startsWith('reach.'))
      return last < 0 ? Number.POSITIVE_INFINITY : said.slice(last).filter((id) => /\bask\b/.test(id)).length
    },
    /** Does nothing if this reply already has a question. */
    ask(questions: Questions, without: readonly string[] = []) {
      if (isAsked) return
      const found = findQuestion(questions, { ...memory(), said: [...said, ...ids, ...without] })
      if (!found) return
      isAsked = true
      ids.push(found.id, ...without)
      texts.push(fill(found.text))
      asked = found.asked
    },
    hasSaid: ({ name }: Lines) => [...said, ...ids].some((id) => id.startsWith(`${name}.`)),
    /** Whether any of them may still be said. */
    canSay: (lines: Lines) => findLine(lines, memory(), turn) !== undefined,
    hasAsked: () => isAsked,
    isEmpty: () => texts.every((text) => text === '') && footer === '',
    /** Adds a line even if it was used before. */
    repeat({ name, lines }: Lines) {
      const at = turn % lines.length
      const line = lines[at] ?? ''
      ids.push(`${name}.${at}`)
      texts.push(fill(typeof line === 'string' ? line : line.text))
    },
    read: () => ({
      text: [texts.filter((text) => text !== '').join(' '), footer].filter((text) => text !== '').join('\n\n'),
      said: ids,
      asked,
    }),
  }
}

/** What comes first is meant to be said first. */
function isInOrder({ name }: Lines): boolean {
  return name.endsWith('.steps') || name.startsWith('answers.home-')
}

const forms = {
  she: { she: 'she', her: 'her', asks: 'asks', wants: 'wants', is: 'is', has: 'has' },
  he: { she: 'he', her: 'him', asks: 'asks', wants: 'wants', is: 'is', has: 'has' },
  they: { she: 'they', her: 'them', asks: 'ask', wants: 'want', is: 'are', has: 'have' },
} as const

/** "your sister … she … her". If they named nobody: "them", or "someone you trust" at the first mention. */
function fillHelper(text: string, helper: Helper | undefined, name?: string): string {
  const form = forms[helper ? helpers[helper] : 'they']
  // "Your neighbor is", although later sentences say "they are".
  const own = helper === 'parents' ? form : forms.she
  return text
    .replace(
      /(\{[hH]elper\}) \{(is|has|asks|wants)\}/g,
      (_, who: string, verb: 'is' | 'has' | 'asks' | 'wants') => `${who} ${helper ? own[verb] : form[verb]}`,
    )
    .replaceAll('{helper}', helper ? (name ?? `your ${helper}`) : 'them')
    .replaceAll('{Helper}', helper ? (name ?? `Your ${helper}`) : 'They')
    .replaceAll('{someone}', helper ? (name ?? `your ${helper}`) : 'someone you trust')
    .replace(/\{(she|her|asks|wants|is|has)\}/g, (_, name: keyof typeof form) => form[name])
    .replace(/\{(She)\}/g, () => `${form.she.charAt(0).toUpperCase()}${form.she.slice(1)}`)
}

/** "the tablets … them". If they named nothing: "what you might use … it". */
function fillMeans(text: string, named: Means | undefined): string {
  return text
    .replaceAll('{means}', named ? `the ${named}` : 'what you might use')
    .replaceAll('{the means}', named ? `the ${named}` : 'it')
    .replaceAll('{it}', named ? means[named] : 'it')
}

const writeElsewhere = 'I don’t know of a line you can write to there. findahelpline.com shows whether there is one.'

/** One helpline is called "Need to talk?", and its question mark would count as a second question. */
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
