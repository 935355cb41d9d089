import type { PhraseGroup } from '../signal.ts'

const limb = '(arm|arms|wrist|wrists|thigh|thighs|legs)'
const finder =
  '(mom|mum|dad|sister|brother|she|he|they|roommate|flatmate|teacher|nan|girlfriend|boyfriend|wife|husband)'
const dressing = '(plasters|bandages|bandage|bandaids|gauze|tissues with blood|bloody tissues)'

/**
 * Wounds that are hidden and not named. What else it may be, eczema, a tattoo, a fall, `context/setting.ts` knows, so
 * this only asks.
 */
export const hiddenWoundPhrases: readonly PhraseGroup[] = [
  {
    name: 'marks_hidden',
    kind: 'self_harm',
    strength: 'soft',
    points: 1,
    ignores: ['negated', 'past', 'conditional', 'embarrassed'],
    phrases: [
      `sleeves ~6 (see|sees|seen|notice|notices|because of) ~1 (my)? ~1 (arms|wrists|wrist|$)`,
      'sleeves (down|on) ~7 (see|sees|notice|notices|know|ask|asks)',
      '(roll|rolled|rolling|pull|pulled|pulling) ~2 sleeves (up|back)? ~4 (know|see|saw|notice|noticed)',
      `(saw|seen|noticed) my (arms|wrists|wrist|thighs) ~12 (weird|quiet|crying|cried|asked|asking|knows|told|different)`,
      `(nobody|no one|they would|they will|they can|everyone will|everyone would|girls do not|people do not|so they do not) ~1 (see|sees|notice|notices) my ${limb}`,
      `(swimming|shorts|short sleeve|short sleeves|changing room|changing rooms) ~8 (see|seen|notice) ~1 my ${limb}`,
      `hide ~2 (at|in|for|during) swimming`,
      `(bracelets|watch|wristbands|sweatbands|scarf) ~2 (cover|hide|covering|hiding) ~1 my (wrist|wrists|arm|arms)`,
      `${finder} ~1 (found|finds|saw|noticed) ~1 (the|my|all the) ~1 ${dressing} !(in the (first|box|cupboard|cabinet)|at|for)`,
      `(more|bought|hide|hiding|hid) ~1 ${dressing} ~4 (notice|see|sees|know|ask|asks|find)`,
      `${dressing} ~2 (up|under|beneath) ~2 (sleeve|sleeves|hoodie|shirt|jeans|tights|leggings|skirt)`,
      '(not|never) (close|closing|heal|healing) ~1 (up)? ~6 (hot|red|oozing|pus|swollen|yellow|sore)',
      'blood on ~1 (sheets|sheet|sleeve|sleeves|towel|towels) ~8 (said|told|asked|nosebleed|lied)',
      '(pe|swimming|sport|sports|shorts) ~3 because of my (legs|arms|thighs|wrists)',
      '(my|the) cuts (went|go|are|got|look|have gone) ~1 (hot|red|infected|bad)',
      '(gone|going|got|is|are) ~1 (hot and red|red and hot|oozing|weeping)',
      `the one on my (thigh|arm|wrist|leg|hip) ~4 (close|heal|open|hot|red)`,
      '(opened|open|opens) ~1 again ~3 (sleeve|sleeves|skirt|jeans|plaster|bandage)',
    ],
  },
]
