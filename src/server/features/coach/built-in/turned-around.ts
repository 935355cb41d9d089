const shortForms: Readonly<Record<string, string>> = {
  im: "i'm",
  ive: "i've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  cannot: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  id: "i'd",
  ill: "i'll",
  its: "it's",
  itll: "it'll",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  shouldnt: "shouldn't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  abt: 'about',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tonite: 'tonight',
  rn: 'right now',
  ppl: 'people',
  w: 'with',
  'w/': 'with',
  b4: 'before',
  smth: 'something',
  n: 'and',
  idk: "i don't know",
  prez: 'presentation',
  convo: 'conversation',
}

const properNames = new Map(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october ' +
    'november december christmas thanksgiving easter english spanish french german zoom slack tinder hinge bumble'
  )
    .split(' ')
    .map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]),
)

/** Says nothing about the moment, and would be our word if we repeated it. */
const fillers = new Set(
  'just really very literally basically kinda sorta actually honestly lol lmao haha um uh like totally super pretty quite simply obviously though tho anyway also'.split(
    ' ',
  ),
)

const others: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
}

/** "I have to call my landlord tmrw" → "you have to call your landlord tomorrow". */
export function turnAround(clause: string): string {
  return plainWords(clause)
    .join(' ')
    .replace(/\bi am\b/g, "i'm")
    .replace(/\bi was\b/g, 'you were')
    .split(' ')
    .map((word) => ownValue(others, word) ?? properNames.get(word) ?? word)
    .join(' ')
}

/** The clause in its own words, short forms written out, fillers left out, small letters but for names. */
export function plainWords(clause: string): string[] {
  const isShouting = !/\p{Ll}/u.test(clause)
  return clause
    .trim()
    .split(/\s+/)
    .flatMap((written, at) => {
      const word = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}/]+$/gu, '')
      const small = word.toLowerCase()
      if (small === '' || fillers.has(small)) return []
      const known = ownValue(shortForms, small)
      if (known) return known.split(' ')
      const isName = at > 0 && !isShouting && /^\p{Lu}\p{Ll}/u.test(word) && ownValue(others, small) === undefined
      return [isName ? word : small]
    })
}

/** Somebody may type "constructor", which every object knows without having been told. */
function ownValue(from: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(from, word) ? from[word] : undefined
}
