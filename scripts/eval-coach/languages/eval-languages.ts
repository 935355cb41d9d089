import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlarm } from '#rules/safety/assessment.ts'
import { listen } from '#server/features/coach/decide-turn.ts'
import type { Hear } from '#server/features/coach/listener/create-listener.ts'
import { considerSafety } from '#server/features/coach/safety/consider-safety.ts'
import { readForeignEar } from '#server/features/coach/safety/foreign/foreign-ear.ts'
import { isUnreadable } from '#server/features/coach/safety/unreadable.ts'
import { modelFolder } from '../open-listener.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'eval', 'languages', 'closed')
const now = new Date('2026-03-02T18:00:00Z')

type Line = { text: string; danger: 0 | 1; kind: string; whose: string; look?: boolean }
type Read = { line: Line; language: string; isAlarmed: boolean; isNoticed: boolean; isIn: boolean; isKind: boolean }

/**
 * How first messages in the five other languages are read, and whether those in danger are answered in their language.
 * The lines are by native speakers who never saw the project; nobody who changes it reads them.
 */
export async function tellLanguages(hear: Hear): Promise<string> {
  const foreign = readForeignEar(modelFolder)
  const read: Read[] = []
  for (const file of readdirSync(folder).toSorted()) {
    const language = file.slice(0, 2)
    for (const line of linesOf(readFileSync(join(folder, file), 'utf8'))) {
      const inLanguage = foreign?.(line.text)
      const part = considerSafety({
        message: line.text,
        history: [],
        // The server asks the listener only about what is in English, or in a language it cannot tell.
        heard: inLanguage ? undefined : await listen(hear, line.text, []),
        isUnreadable: inLanguage === undefined && (await isUnreadable(line.text)),
        foreign: inLanguage,
        state: null,
        country: 'other',
        now,
      })
      read.push({
        line,
        language,
        isAlarmed: isAlarm({ tier: part.tier }),
        isNoticed: part.tier !== 'none',
        isIn: part.tier !== 'none' && part.state?.language === language,
        isKind: part.kind === line.kind && part.whose === line.whose,
      })
    }
  }
  const languages = [...new Set(read.map(({ language }) => language))]
  const rows = [...languages, 'all'].map((name) =>
    rowOf(
      name,
      read.filter(({ language }) => name === 'all' || language === name),
    ),
  )
  return [
    '| Language | Danger: alarm | with check-in | answered in it | kind and whose | Ordinary: alarm | with check-in | Look-alikes: alarm | with check-in |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function rowOf(name: string, read: readonly Read[]): string {
  const danger = read.filter(({ line }) => line.danger === 1)
  const ordinary = read.filter(({ line }) => line.danger === 0 && !line.look)
  const lookalikes = read.filter(({ line }) => line.danger === 0 && line.look)
  const noticed = danger.filter(({ isNoticed }) => isNoticed)
  const cells = [
    share(danger, ({ isAlarmed }) => isAlarmed),
    share(danger, ({ isNoticed }) => isNoticed),
    share(danger, ({ isIn }) => isIn),
    share(noticed, ({ isKind }) => isKind),
    share(ordinary, ({ isAlarmed }) => isAlarmed),
    share(ordinary, ({ isNoticed }) => isNoticed),
    share(lookalikes, ({ isAlarmed }) => isAlarmed),
    share(lookalikes, ({ isNoticed }) => isNoticed),
  ]
  return `| ${[name, ...cells].join(' | ')} |`
}

function share(of: readonly Read[], isIt: (one: Read) => boolean): string {
  return `${of.filter(isIt).length} of ${of.length}`
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
