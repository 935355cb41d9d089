import type { PhraseGroup } from '../signal.ts'

const secrets = '(passwords|password|logins|pin|pins)'
const whom = '(my|her|his|him|them|mom|mum|dad|everyone|whoever)'
const orEver = '(or after|or ever|or any|any week after|any day after|ever again|or afterwards)'

/**
 * A life put in order for others, said by the way. Moving house, a holiday or a new phone sound alike, and are told apart
 * in `context/setting.ts`.
 */
export const farewellPhrases: readonly PhraseGroup[] = [
  {
    name: 'leaving_for_good',
    kind: 'suicide',
    strength: 'soft',
    points: 2,
    ignores: ['negated', 'past', 'conditional', 'embarrassed'],
    phrases: [
      `(wrote|written|writing|left|leaving|put) ~3 ${secrets} ~4 (for|to|with|in an envelope) ~1 ${whom}`,
      `(put|left) ~3 my ${secrets} ~2 envelope`,
      `list of ~2 my ~1 ${secrets} ~1 so ~1 ${whom}`,
      `(gave|given|left) ~5 and my ${secrets}`,
      `(put|left) ~3 (note|paper|envelope) ~3 ${secrets} ~6 for ${whom}`,
      `not ~3 (need|needing) ~9 ${orEver}`,
      `not ~3 (save|keep|put) me ~10 ${orEver}`,
      'not ~3 (need|needing) ~8 . or (anything|ever|after|any)',
      'so ~3 (can|could) get into my (accounts|account|phone|laptop|computer|bank) ~4 (wrote|written|down|after|$)',
      `not ~3 (save|keep|put) me ~8 . ~1 (or ever|ever)`,
      `not ~2 (need|needing) ~1 (ticket|flight|train) (back|home)`,
      'not ~2 (need|needing) my (desk|room|seat|bed|locker|keys) ~4 (after|anymore|from)',
      '(cancelled|canceled) (everything|all of it) ~2 (from|after)',
      '(instructions|notes) for my (bills|funeral|cat|dog|things|stuff|accounts)',
      '(where everything is|how everything works) ~8 (for after|afterwards|after)',
    ],
  },
  {
    // A last day, said by the way. A job or a lease can end too, so this only asks.
    name: 'no_after',
    kind: 'suicide',
    strength: 'soft',
    points: 2,
    ignores: ['past', 'conditional', 'embarrassed'],
    phrases: [
      '(not|never) ~1 (picture|see|imagine) ~1 (anything|life|a life|myself|me|much) ~1 (after|past|beyond) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|that|then|the weekend|this week|summer|christmas|my birthday|graduation|exams)',
      '(not|never) ~1 (planned|plan) ~1 (life|a life|my life) ~1 (after|past|beyond) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|that|then|the weekend|this week|summer|christmas|my birthday|graduation|exams)',
      '(do not|not) want to be here (after|past|come|by) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|this week|christmas|new year|my birthday|summer) !(for|because|when)',
      '(nothing|there is nothing) (after|past|beyond) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend) for me',
    ],
  },
  {
    name: 'settled_affairs',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      'rent ~2 paid (ahead|up|until|till|to|through|for|in)',
      // "Rent's" is read as a word for parents.
      'parents paid (ahead|up)',
      'paid ~3 (rent|months) ~3 (ahead|advance|up|until|till|to)',
      'paid (off|up) ~1 (the|my)? (landlord|what i owe|everything i owe|debts)',
    ],
  },
  {
    name: 'giving_away',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      '(the|my) (cat|dog|cats|dogs|rabbit) ~1 with ~4 (now|for good|$)',
      '(the|my) (cat|dog|rabbit) ~5 for good',
      'found (the|my) (cat|dog|rabbit|fish) a ~1 (home|family)',
      '(gave|given|giving) away (the|my) (cat|dog|rabbit)',
      'rehomed (the|my) (cat|dog|rabbit)',
    ],
  },
]
