import { createPhraseList } from '../phrases/phrase-list.ts'

const blush = createPhraseList([
  '(embarrassed|embarrassing|embarrassment|awkward|cringe|cringey|mortified|mortifying|blushed|blushing|facepalm|oops|whoops|tripped|waved back|autocorrect|karaoke|icebreaker|icebreakers|voice cracked|spilled|crush|wrong (person|chat|number|name)|reply all|search history|fly was (down|open)|called (him|her|my (teacher|boss)) (mom|dad))',
])
const trifle = createPhraseList([
  '(if|when) (i|we|they|he|she|you) ~1 (have to|make|makes|must|get|gets|miss|forget|drop|spill|am late|mess|mess up|ask|asks|call|calls|screw|schedule|say|says|play|plays|hear|see|need to|need|am asked|give|give me|assign|assigns|add|adds|do another|have another|sit through|put)',
  '(meeting|presentation|homework|zoom|monday|speech|icebreaker|icebreakers|karaoke|essay|spreadsheet|deadline|small talk|networking|math|chemistry|group project|wifi|lag|printer|alarm clock|video game|stand up|standup|email|emails|song|traffic|commute|boss asks|pop quiz)',
])
const meantInEarnest = createPhraseList([
  '(mean it|not (joking|kidding|a joke|exaggerating|being dramatic)|no joke|serious|for real|literally planning|every (day|night)|all the time)',
])

const trivialCondition = createPhraseList([
  'if (i|we|they|he|she|you) ~1 (have to|make me|makes me|ask me|asks me|must|schedules|schedule|hear|miss|forget|drop|spill|am late|run out|get another)',
])

export type Mood = { isEarnest: boolean; isLaughing: boolean }

/** The tone of the whole message. */
export function moodOf(line: string): Mood {
  return { isEarnest: meantInEarnest.has(line), isLaughing: line.includes(' lol ') }
}

/** Shame, or a joke about a trifle. Laughter alone does not make a joke: people laugh when they say the worst. */
export function isEmbarrassed({ isEarnest, isLaughing }: Mood, sentence: string): boolean {
  if (isEarnest) return false
  return blush.has(sentence) || (trifle.has(sentence) && (isLaughing || trivialCondition.has(sentence)))
}
