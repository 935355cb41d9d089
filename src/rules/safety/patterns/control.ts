import type { PhraseGroup } from '../signal.ts'

const partner = '(husband|wife|boyfriend|girlfriend|partner|spouse|fiance|ex|he|she)'
const held = '(card|cards|bank|money|wages|phone|keys|car|passport)'
const alsoHeld = '(card|cards|money|wages|phone|keys|passport)'

/** Being kept from money, phone or door. Nobody has to be hit for it, so nothing here mentions a blow. */
export const controlPhrases: readonly PhraseGroup[] = [
  {
    name: 'controlled_at_home',
    kind: 'partner_violence',
    strength: 'crisis',
    ignores: ['conditional'],
    phrases: [
      // One thing may be lying in somebody's car. Two of them are kept.
      `${partner} ~2 (keeps|keep|kept|holds|hides|hid|locks|takes|took|taken) ~2 my ~1 ${held} ~4 ${alsoHeld} !(safe|dry|for me|because i|when i (swim|run|train))`,
      `${partner} ~2 (hides|hid|takes|took|keeps) my ~1 keys (when|so|if|until|because) !(i (lose|forget|lost))`,
      `${partner} ~2 (will|would|does|did) not (give|let) me ~1 (have)? (my|my own|any|a) ~1 (bank|card|money|account|keys)`,
      `${partner} ~2 (goes|going|went|looks|looking) through my ~1 (phone|messages|texts|chats|whatsapp|emails) !(for|to (find|show|pick|help))`,
      `${partner} ~2 (reads|reading|checks) (all|every|everything) ~2 my ~1 (message|messages|texts|chats|phone)`,
      `${partner} ~2 (reads|reading|looks|looking|watching) ~1 over my shoulder ~4 (type|text|write|phone|message|chat)`,
    ],
  },
  {
    name: 'asks_if_abuse',
    kind: 'partner_violence',
    strength: 'crisis',
    ignores: ['negated', 'hypothetical', 'conditional'],
    phrases: [
      '(is|was|would|could|can|is it that) (this|that|it) ~1 (be|count as|called)? ~1 (abuse|abusive) !(of|for (a|the) (dog|cat)|towards (the|my) (dog|cat))',
      `(is|was) what ${partner} ~3 (abuse|abusive|domestic)`,
      '(does|would|do) (this|that|it) count ~2 as ~1 (abuse|domestic|violence)',
      '(not|never) (hit|hits|laid a (hand|finger) on|touched|hurt|lifted a hand) ~4 ~3 (abuse|abusive|count) !(of)',
      '(abuse|abusive|count) ~2 if (he|she|they) ~2 (never|not) (hit|hits|hitting|laid|touched)',
      'am i ~1 (being)? abused',
    ],
  },
]
