import { aboutCoach } from '#content/coach/conversations/about-coach.ts'
import { languageAnswers } from '#content/coach/conversations/languages.ts'
import type { Cues } from '#rules/coach/cues/cues.ts'
import { otherLanguageOf } from '#rules/coach/reading/other-language.ts'
import type { Remember, Turn } from '../turn.ts'
import { sayFresh } from './say.ts'

type AboutName = keyof typeof aboutCoach

/** What is asked of the coach itself; the first that applies is answered. */
const order: readonly (readonly [keyof Cues, AboutName])[] = [
  ['triesToSteer', 'steer'],
  ['asksAboutMedication', 'medication'],
  ['asksForDiagnosis', 'diagnosis'],
  ['asksIfHuman', 'human'],
  ['asksWhatIsStored', 'stored'],
  ['asksToForget', 'forget'],
  ['asksForSecrecy', 'secrecy'],
  ['asksAboutOthers', 'others'],
  ['asksWhatYouDo', 'whatIDo'],
]

export function answerAboutCoach(turn: Turn): { text: string; remember?: readonly Remember[] } | undefined {
  const { cues, message, history, seed } = turn
  const language = otherLanguageOf(message)
  if (language) return { text: fresh(languageAnswers[language]) }
  if (cues.correctsName)
    return {
      text: fresh(aboutCoach.named).replace('{name}', cues.correctsName),
      remember: [{ kind: 'name', name: cues.correctsName }],
    }
  if (cues.correctsTone) return { text: fresh(aboutCoach.toned), remember: [{ kind: 'tone', tone: cues.correctsTone }] }
  const found = order.find(([cue]) => cues[cue] === true)
  return found && { text: fresh(aboutCoach[found[1]]) }

  function fresh(wordings: readonly string[]): string {
    return sayFresh(wordings, history, seed) ?? wordings[seed % wordings.length] ?? ''
  }
}
