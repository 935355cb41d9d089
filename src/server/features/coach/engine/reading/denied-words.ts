import type { Turn } from '../../turn.ts'

/** People and things that are often corrected; words in one line are synonyms. */
const groups = [
  'professor prof lecturer teacher tutor',
  'boss manager supervisor',
  'colleague coworker',
  'girlfriend boyfriend partner wife husband spouse',
  'date dating crush tinder',
  'friend friends mate',
  'mother mom mum father dad parents',
  'interview presentation speech toast',
  'meeting seminar class lecture',
  'party wedding dinner',
  'phone call voicemail',
  'email text message letter',
  'neighbor roommate flatmate landlord',
  'client customer patient',
].map((line) => line.split(' '))

const denied =
  /\b(?:not|isn'?t|ain'?t|wasn'?t|never said|sounds like(?: asking| talking to)?|what) (?:an? |my |the |any |some |for )?([a-z]+)\b/gi
/** A correction holds for this many messages. */
const lookedBack = 6

/** "She's not a professor": for the rest of the chat, no reply may mention professors. */
export function deniedWords({ message, history }: Pick<Turn, 'message' | 'history'>): RegExp | undefined {
  const said = history.filter(({ role }) => role === 'user').slice(-lookedBack)
  const text = [...said.map(({ content }) => content), message].join('\n').replaceAll('’', "'").toLowerCase()
  const names = [...text.matchAll(denied)].map(([, name = '']) => name)
  const words = groups.filter((group) => group.some((word) => names.includes(word))).flat()
  return words.length > 0 ? new RegExp(`\\b(?:${words.join('|')})s?\\b`, 'i') : undefined
}
