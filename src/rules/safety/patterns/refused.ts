import type { PhraseGroup } from '../signal.ts'

const they = '(he|she|they|guy|date|boyfriend|girlfriend|husband|wife|partner|ex)'
const wentOn =
  '(carried on|carries on|carry on|kept going|keeps going|kept on|went on|went ahead|kept at it|did it|did not stop|would not stop|continued)'
const refused = '(said|say|told|asked|begged)'
const no = '(no|stop|to stop|not to|enough|wait|please stop|i did not want|i do not want)'

/** Assault told in half a sentence, beside another question. What an ordinary "no" was about, `context/setting.ts` knows. */
export const refusedPhrases: readonly PhraseGroup[] = [
  {
    name: 'assault',
    kind: 'sexual_assault',
    strength: 'crisis',
    ignores: ['negated', 'past', 'conditional'],
    phrases: [
      `${they} ~2 ${wentOn} ~2 (when|after|though|although|while|despite) ~1 (i|me) ~2 ${refused} ~2 ${no}`,
      `i ~2 ${refused} ~2 ${no} ~2 (and|but|,) ${they} ~1 (did not|never did|would not|does not|never) $`,
      `i ~2 (asked|told) (him|her|them) to stop ~1 (and|but|,)? ~1 ${they} (did not|never did|would not) $`,
      `i ~2 ${refused} ~6 (stop|no|enough) ~1 . ~1 ${they} (never|did not|never did) $`,
      `i ~2 ${refused} ~2 (that is|it is|thats)? enough ~1 (and|but|,) ~1 ${they} ~2 ${wentOn}`,
      `${they} ~1 (knew|knows) i ~1 (did not|do not) want (it|to|him|her) ~1 (and|but|,) ~2 ${wentOn}`,
      `(pushed|push|moved|took|pulled) (his|her|their) (hand|hands) (off|away) ~3 (kept on|kept going|carried on|back|came back|again)`,
      '(put|puts) (his|her|their) (hand|hands) back ~4 (moved|pushed|took) (it|them) (away|off)',
      'i ~1 let (him|her|them) ~5 (would not|did not|will not|never) take no',
      `(touching|kissing|undressing|grabbing) me ~1 (after|when|while|though) i ~2 ${refused} ~3 (want|no|stop|not to)`,
      `(kissing|making out|in bed|cuddling|undressed) ~6 (said|told|asked) ~6 ${they} ~2 ${wentOn}`,
      `(was not into it|not in the mood|was not ready) ~5 ${they} ~2 ${wentOn}`,
      '(took|takes|slipped|pulled) (the|his) condom off',
      `(told|asked) (him|her|them) (no|to stop|not to) ~2 (,|and|but) ~1 ${they} ~2 ${wentOn}`,
      `(ignored|ignores|ignoring) me ~1 (saying|when i said|when i say|telling (him|her)|asking) ~2 (stop|no|to stop) $`,
      `i (wanted|asked|tried) (him|her|it)? to stop ~1 (and|but|,) ~1 ${they} ~2 ${wentOn}`,
      `i ~2 said ~1 not (tonight|now|here|like that) ~3 ${they} ~2 ${wentOn}`,
      `${they} ~6 ${wentOn} ~1 , ~1 i ~2 (said|told) ~3 (no|stop|did not want)`,
      `(woke up|woke) ~2 ${they} ~1 (started $|already|was doing it)`,
    ],
  },
]
