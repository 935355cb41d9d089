import { aboutCoach } from '#content/coach/conversations/about-coach.ts'
import { languageAnswers } from '#content/coach/conversations/languages.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Cues } from '#rules/coach/cues/cues.ts'
import { otherLanguageOf } from '#rules/coach/reading/other-language.ts'
import type { Remember, Turn } from '../../turn.ts'
import { isQuestion } from '../reading/direct-question.ts'
import { gaveLines } from '../reading/read-act.ts'
import { countWords } from '../reading/sentences.ts'
import type { TalkState } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'

type AboutName = keyof typeof aboutCoach

/** Questions about the coach itself; the first that applies is answered. */
const order: readonly (readonly [keyof Cues, AboutName])[] = [
  ['triesToSteer', 'steer'],
  ['asksAboutMedication', 'medication'],
  ['asksForDiagnosis', 'diagnosis'],
  ['asksIfHuman', 'human'],
  ['asksIfYouTell', 'tellsNobody'],
  ['asksWhatIsStored', 'stored'],
  ['asksToForget', 'forget'],
  ['asksForSecrecy', 'secrecy'],
  ['asksAboutOthers', 'others'],
  ['asksToRolePlay', 'rolePlay'],
  ['asksWhatYouDo', 'whatIDo'],
]

/** "Can people see it?" may also be about a blush: these only count if the listener hears that the coach is meant. */
const doubtful: ReadonlySet<keyof Cues> = new Set([
  'asksWhatIsStored',
  'asksForSecrecy',
  'asksAboutOthers',
  'asksWhatYouDo',
])
const meant = 0.25

function isAboutCoach({ heard }: Turn): boolean {
  if (!heard) return true
  const share = heard.alone.subject.find(({ name }) => name === 'about_wingmate')?.p ?? 0
  return share >= meant || heard.after?.act[0]?.name === 'about_you'
}

/** "Shorter, please" after lines to say or a verdict on a draft, or "what do I tell her, keep it short", is about those lines. */
function isAboutTheLines({ last }: TalkState, act: Act): boolean {
  return act === 'words' || gaveLines(last) || last?.node === 'draft'
}

/** "I must take my evening pills" is a report, not a question. */
function asksOrPlans(message: string): boolean {
  return (
    isQuestion(message) ||
    /\b(?:stop|start|quit|come off|try|double|skip|more|fewer|less)(?:ping|ting|ing)?\b/i.test(message)
  )
}

/** "Can I add that I'm sorry, or is it too soft?" is about their words, not about ours. */
const asksForThemselves = /\b(?:can|could|should|may|shall|do) i\b/i

/** The name they ask for, unless that is what they are called already. */
function newNameIn({ cues, facts }: Turn): string | undefined {
  const name = cues.correctsName
  return name && name.toLowerCase() !== facts.name?.toLowerCase() ? name : undefined
}

/** A name alone takes a few words. */
const wordsOfName = 9

function saysMoreThanName(message: string): boolean {
  return countWords(message) > wordsOfName
}

/** "Can you give me the first sentence? My name is Mei": the name is noticed, and the request is answered. */
export function noticeName(turn: Turn): { text: string; remember: readonly Remember[] } | undefined {
  const name = newNameIn(turn)
  if (!name || !saysMoreThanName(turn.message)) return undefined
  const wordings = aboutCoach.namedBeside
  const text = (wordings[turn.seed % wordings.length] ?? '').replace('{name}', name)
  return { text, remember: [{ kind: 'name', name }] }
}

export function answerAboutCoach(
  turn: Turn,
  at: TalkState,
  act: Act,
): { text: string; remember?: readonly Remember[] } | undefined {
  const { cues, message, history, seed } = turn
  const language = turn.meanings?.foreign(message)?.language ?? otherLanguageOf(message)
  if (language) return { text: fresh(languageAnswers[language]) }
  const name = newNameIn(turn)
  if (name && !saysMoreThanName(message))
    return { text: fresh(aboutCoach.named).replace('{name}', name), remember: [{ kind: 'name', name }] }
  if (cues.correctsTone && !isAboutTheLines(at, act) && !asksForThemselves.test(turn.message))
    return { text: fresh(aboutCoach.toned), remember: [{ kind: 'tone', tone: cues.correctsTone }] }
  const found = order.find(
    ([cue]) =>
      cues[cue] === true &&
      (!doubtful.has(cue) || isAboutCoach(turn)) &&
      (cue !== 'asksAboutMedication' || asksOrPlans(message)),
  )
  return found && { text: fresh(aboutCoach[found[1]]) }

  function fresh(wordings: readonly string[]): string {
    return pickUnusedWording(wordings, history, seed) ?? wordings[seed % wordings.length] ?? ''
  }
}
