/** How people write what they would say in other words. No key holds an apostrophe: "dont" and "don't" are one. */
const rows: readonly (readonly [meaning: string, written: string])[] = [
  ['i am', 'im iam'],
  ['i have', 'ive'],
  ['not', 'nt npt nto'],
  ['do not', 'dont dnt donot'],
  ['does not', 'doesnt'],
  ['did not', 'didnt'],
  ['can not', 'cant cannot cnt'],
  ['could not', 'couldnt'],
  ['will not', 'wont'],
  ['would not', 'wouldnt'],
  ['is not', 'isnt aint'],
  ['are not', 'arent'],
  ['was not', 'wasnt'],
  ['were not', 'werent'],
  ['have not', 'havent'],
  ['has not', 'hasnt'],
  ['had not', 'hadnt'],
  ['should not', 'shouldnt'],
  ['want', 'wan wnt'],
  ['want to', 'wanna wana wanto wnna'],
  ['going to', 'gonna gunna gona finna boutta'],
  ['have to', 'gotta hafta'],
  ['it is', 'its'],
  ['that is', 'thats'],
  ['there is', 'theres'],
  ['what is', 'whats wats'],
  ['who is', 'whos'],
  ['he is', 'hes'],
  ['she is', 'shes'],
  ['they are', 'theyre'],
  ['you are', 'youre'],
  ['your', 'ur'],
  ['it will', 'itll'],
  ['they will', 'theyll'],
  ['you will', 'youll'],
  ['that will', 'thatll'],
  ['they would', 'theyd'],
  ['you would', 'youd'],
  ['he would', 'hed'],
  ['let us', 'lets'],
  ['you', 'u ya'],
  ['are', 'r'],
  ['people', 'ppl'],
  ['because', 'bc cuz cos coz becuz bcuz'],
  ['about', 'abt bout'],
  ['tonight', 'tn tonite 2nite 2night tnite'],
  ['today', '2day'],
  ['tomorrow', 'tmrw tmr 2moro 2morrow tomorow tommorow tommorrow'],
  ['right now', 'rn'],
  ['with', 'w wit'],
  ['without', 'wo wout'],
  ['and', 'n nd'],
  ['before', 'b4'],
  ['anymore', 'anymor nomore'],
  ['life', 'lyf lyfe'],
  ['hate', 'h8'],
  ['i do not know', 'idk dunno'],
  ['i do not care', 'idc idgaf'],
  ['thought', 'thot'],
  ['thoughts', 'thots'],
  ['nobody', 'noone'],
  ['mom', 'mum mama mommy mummy mother'],
  ['dad', 'father daddy papa'],
  ['boyfriend', 'bf'],
  ['girlfriend', 'gf'],
  ['friend', 'bff bestie buddy'],
  ['husband', 'hubby'],
  ['lol', 'lmao lmfao rofl haha hahaha hahahaha ahaha hehe lolol jk xd'],
  ['kill myself', 'kms kmfs ctb unalive unlive'],
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
  ['someone', 'some1 somebody'],
  ['everyone', 'every1 everybody'],
  ['please', 'pls plz'],
  ['never', 'nvr'],
  ['years', 'yrs'],
  ['okay', 'ok kk okey alright'],
  ['yes', 'yeah yea yep yup'],
  ['no', 'nope nah naw'],
  ['never mind', 'nvm nevermind'],
  ['parents', 'rents'],
]

const meanings = new Map(
  rows.flatMap(([meaning, written]) => written.split(' ').map((word) => [word, meaning.split(' ')] as const)),
)

/** Words that add force or haste and change nothing else: a phrase is found through any number of them. */
const fillers = new Set(
  (
    'just really honestly literally actually fucking fuckin freaking freakin frickin bloody kinda sorta basically ' +
    'totally seriously legit lowkey highkey fr tbh ngl imo even already simply truly genuinely deadass probably ' +
    'definitely completely absolutely damn goddamn ffs omg omfg oh um uh hmm ugh bro bruh dude perhaps maybe ' +
    'sadly also quietly secretly'
  ).split(' '),
)

/** Meanings spread over several written words, looked for in the whole line. */
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

/** Apostrophes lost on the way. "ill" and "id" are words of their own, unless a verb follows. */
const verbs =
  '(?:be|bring|cut|die|do|end|finally|get|go|hang|have|hurt|jump|kill|make|never|not|rather|shoot|soon|take|like|love|want)'
const bareContractions = [
  [new RegExp(` ill (?=${verbs} )`, 'g'), ' i will '],
  [new RegExp(` id (?=${verbs} )`, 'g'), ' i would '],
  [/ (do|does|did|is|was|were|are|have|has|had|could|would|should)n t /g, ' $1 not '],
  [/ can t /g, ' can not '],
  [/ won t /g, ' will not '],
] as const

export function joinPairs(line: string): string {
  const joined = pairs.reduce((text, [written, meaning]) => text.replaceAll(written, meaning), line)
  return bareContractions.reduce((text, [written, meaning]) => text.replace(written, meaning), joined)
}
