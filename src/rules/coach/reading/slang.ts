import { meaningsOf, type SpokenForm, spokenForms } from '../../words/spoken-forms.ts'

/** Common spellings and abbreviations, and what they mean. */
const ownForms: readonly SpokenForm[] = [
  ['can not', 'cant cannot cnt cnat'],
  ['want to', 'wanna wana wnna'],
  ['going to', 'gonna gunna finna boutta'],
  ['why', 'y'],
  ['to', '2'],
  ['be', 'b'],
  ['people', 'ppl peeps'],
  ['tomorrow', 'tmrw tmr tmw 2moro 2morrow tomorow tommorow tommorrow tomoz'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
  ['monday', 'mon'],
  ['tuesday', 'tue tues'],
  ['wednesday', 'weds'],
  ['thursday', 'thu thur thurs'],
  ['friday', 'fri'],
  ['minutes', 'min mins'],
  ['hours', 'hr hrs'],
  ['right now', 'rn atm'],
  ['with', 'w wit wth'],
  ['later', 'l8r'],
  ['great', 'gr8'],
  ['i do not care', 'idc'],
  ['i guess', 'ig'],
  ['thinking', 'thinkin'],
  ['feeling', 'feelin'],
  ['something', 'smth sth somethin'],
  ['everyone', 'every1 evry1 everybody'],
  ['anyone', 'any1 anybody'],
  ['conversation', 'convo convos conversations'],
  ['presentation', 'preso presentations'],
  ['birthday', 'bday'],
  ['professor', 'prof'],
  ['university', 'uni'],
  ['mother', 'mom mum mama mommy mummy mam'],
  ['father', 'dad daddy papa'],
  ['friend', 'bff bestie buddy mate'],
  ['friends', 'frends mates buddies besties'],
  ['favorite', 'fav fave favourite'],
  ['neighbor', 'neighbour'],
  ['neighbors', 'neighbours'],
  ['coworker', 'coworkers colleague colleagues workmate workmates'],
  ['in real life', 'irl'],
  ['message', 'msg dm dms pm'],
  ['picture', 'pic'],
  ['homework', 'hw'],
  ['question', 'q'],
  ['please', 'pls plz plss'],
  ['thanks', 'thx thnx ty tysm thankyou'],
  ['really', 'rly rlly'],
  ['phone', 'fone'],
  ['okay', 'ok kk okey k okie okey'],
  ['yes', 'yeah yea yep yup ye yas aye yess'],
  ['no', 'nope nah naw nop'],
  ['in my opinion', 'imo imho'],
  ['as soon as possible', 'asap'],
  ['work from home', 'wfh'],
  ['small talk', 'smalltalk'],
  ['good game', 'gg'],
  ['one on one', '1on1 1:1'],
]

const meanings = meaningsOf([...spokenForms, ...ownForms])

export function meaningOf(word: string): readonly string[] | undefined {
  return meanings.get(word)
}

const pairs: readonly (readonly [written: string, meaning: string])[] = [
  [' co worker ', ' coworker '],
  [' co workers ', ' coworker '],
  [' co-worker ', ' coworker '],
  [' co-workers ', ' coworker '],
  [' no one ', ' nobody '],
  [' every one ', ' everyone '],
  [' some one ', ' someone '],
  [' any more ', ' anymore '],
  [' i m ', ' i am '],
  [' i ve ', ' i have '],
  [' i d ', ' i would '],
  [' i ll ', ' i will '],
  [' w/ ', ' with '],
  [' can t ', ' can not '],
  [' don t ', ' do not '],
]

/** Replaces expressions of several words in the whole line. */
export function joinPairs(line: string): string {
  return pairs.reduce((text, [written, meaning]) => text.replaceAll(written, meaning), line)
}
