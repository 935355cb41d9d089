import { meaningsOf, type SpokenForm, spokenForms } from '../../words/spoken-forms.ts'

/** Common spellings and abbreviations, and what they mean. */
const ownForms: readonly SpokenForm[] = [
  ['not', 'nt npt nto'],
  ['can not', 'cant cannot cnt'],
  ['want', 'wan wnt'],
  ['want to', 'wanna wana wanto wnna'],
  ['going to', 'gonna gunna gona finna boutta'],
  ['it will', 'itll'],
  ['they will', 'theyll'],
  ['you will', 'youll'],
  ['that will', 'thatll'],
  ['they would', 'theyd'],
  ['you would', 'youd'],
  ['he would', 'hed'],
  ['people', 'ppl'],
  ['tomorrow', 'tmrw tmr 2moro 2morrow tomorow tommorow tommorrow'],
  ['right now', 'rn'],
  ['with', 'w wit'],
  ['anymore', 'anymor nomore'],
  ['life', 'lyf lyfe'],
  ['i do not care', 'idc idgaf'],
  ['thought', 'thot'],
  ['thoughts', 'thots'],
  ['mom', 'mum mam mama mommy mummy mother'],
  ['showed', 'showd'],
  ['dad', 'father daddy papa'],
  ['friend', 'bff bestie buddy'],
  ['lol', 'lmao lmfao rofl haha hahaha hahahaha ahaha hehe lolol jk xd'],
  ['kms', 'kmfs'],
  ['kill myself', 'ctb unalive unlive'],
  ['kill yourself', 'kys kysf'],
  ['killed myself', 'unalived'],
  ['killing', 'unaliving'],
  ['suicide', 'sewerslide sewercide suiside'],
  ['suicidal', 'sui suisidal'],
  ['commit', 'kermit'],
  ['self harm', 'selfharm sh'],
  ['self harming', 'selfharming'],
  ['self harmed', 'selfharmed'],
  ['overdose', 'od'],
  ['overdosed', 'oded'],
  ['overdosing', 'oding'],
  ['pills', 'pillz meds tablets capsules'],
  ['throw', 'yeet'],
  ['something', 'smth sth'],
  ['everyone', 'every1 everybody'],
  ['please', 'pls plz'],
  ['okay', 'ok kk okey alright'],
  ['yes', 'yeah yea yep yup'],
  ['no', 'nope nah naw'],
  ['parents', 'rents'],
]

const meanings = meaningsOf([...spokenForms, ...ownForms])

/** Words that only add force or haste: a phrase matches across any number of them. */
const fillers = new Set(
  (
    'just really honestly literally actually fucking fuckin freaking freakin frickin bloody kinda sorta basically ' +
    'totally seriously legit lowkey highkey fr tbh ngl imo even already simply truly genuinely deadass probably ' +
    'definitely completely absolutely damn goddamn ffs omg omfg oh um uh hmm ugh bro bruh dude perhaps maybe ' +
    'sadly also quietly secretly'
  ).split(' '),
)

/** Expressions of several words, replaced in the whole line. */
const pairs: readonly (readonly [written: string, meaning: string])[] = [
  [' any more ', ' anymore '],
  [' any longer ', ' anymore '],
  [' my self ', ' myself '],
  [' him self ', ' himself '],
  [' her self ', ' herself '],
  [' them selves ', ' themselves '],
  [' no one ', ' nobody '],
  [' every one ', ' everyone '],
  [' some one ', ' someone '],
  [' kind of ', ' '],
  [' sort of ', ' '],
  [' sewer slide ', ' suicide '],
  [' over dose ', ' overdose '],
  [' un alive ', ' kill myself '],
  [' kill myself myself ', ' kill myself '],
  [' killed myself myself ', ' killed myself '],
  [' killed myself himself ', ' killed himself '],
  [' killed myself herself ', ' killed herself '],
  [' kill myself himself ', ' kill himself '],
  [' kill myself herself ', ' kill herself '],
  [' kill myself themselves ', ' kill themselves '],
  [' self delete ', ' kill myself '],
  [' to night ', ' tonight '],
  [' i m ', ' i am '],
  [' i ve ', ' i have '],
  [' i d ', ' i would '],
  [' i ll ', ' i will '],
]

export const slangWords: readonly string[] = [...meanings.keys(), ...fillers]

export function isFiller(word: string): boolean {
  return fillers.has(word)
}

export function meaningOf(word: string): readonly string[] | undefined {
  return meanings.get(word)
}

/** Missing apostrophes. "ill" and "id" are words of their own unless a verb follows. */
const verbs =
  '(?:be|bring|cut|die|do|end|finally|get|go|hang|have|hurt|jump|kill|make|never|not|rather|shoot|soon|take|like|love|want)'
const bareContractions = [
  [new RegExp(` ill (?=${verbs} )`, 'g'), ' i will '],
  [new RegExp(` id (?=${verbs} )`, 'g'), ' i would '],
  // "kms" as a verb is meant literally; alone it is what people say over a spilled coffee.
  [/ (to|i|will|would|could|might|should|must|not|and|or|may|can|rather|gotta) kms /g, ' $1 kill myself '],
  [/^ \. kms \. $/g, ' . kill myself . '],
  [/ kms (?=.{0,60} (?:serious|mean it|for real|not joking|no joke) )/g, ' kill myself '],
  [/ kms (?=(?:tonight|tomorrow|today|soon|now|this|rn|right now|if|, not|\. not) )/g, ' kill myself '],
  [/ (do|does|did|is|was|were|are|have|has|had|could|would|should)n t /g, ' $1 not '],
  [/ can t /g, ' can not '],
  [/ won t /g, ' will not '],
] as const

export function joinPairs(line: string): string {
  const joined = pairs.reduce((text, [written, meaning]) => text.replaceAll(written, meaning), line)
  return bareContractions.reduce((text, [written, meaning]) => text.replace(written, meaning), joined)
}
