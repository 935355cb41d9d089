import type { ForeignGroup } from '../foreign-group.ts'

export const germanPhrases: readonly ForeignGroup[] = [
  {
    language: 'de',
    kind: 'suicide',
    tier: 'crisis',
    phrases: [
      '(will|mochte|wollte|wunschte ich ware) !(nicht|nie) ~2 (sterben|tot sein|mich umbringen|mir das leben nehmen|schluss machen mit dem leben|nicht mehr aufwachen|tot)',
      '(mich umbringen|mir das leben nehmen|mir was antun|mir etwas antun|suizidgedanken|selbstmordgedanken)',
      '(bringe|bring) mich (um|heute um)',
      '(besser dran|besser) ohne mich',
    ],
  },
  {
    language: 'de',
    kind: 'suicide',
    tier: 'crisis',
    ignoresNegation: true,
    phrases: ['(will|mochte|kann) ~1 nicht mehr ~1 (leben|aufwachen|da sein|weiterleben)', 'keine lust mehr zu leben'],
  },
  {
    language: 'de',
    kind: 'self_harm',
    tier: 'crisis',
    phrases: [
      '(ritze mich|ich ritze|mich geritzt|mich geschnitten|mich selbst verletze|mich verletzen|mich selbst verletzt)',
    ],
  },
  {
    language: 'de',
    kind: 'overdose',
    tier: 'imminent',
    phrases: [
      '(habe|hab) ~3 (tabletten|pillen|schlaftabletten|medikamente|packung|alles) ~2 (genommen|geschluckt|geschluckt|eingenommen)',
      'uberdosis',
    ],
  },
  {
    language: 'de',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      '(mein (freund|mann|ex|partner)|meine (frau|freundin)|er|sie) ~1 (schlagt mich|hat mich geschlagen|verprugelt mich|wurgt mich|hat mich gewurgt|bedroht mich|bringt mich um)',
    ],
  },
  {
    language: 'de',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      '(wurde|bin|worden) ~1 vergewaltigt',
      '(hat|haben) mich ~1 (vergewaltigt|missbraucht|begrapscht)',
      'vergewaltigt worden',
    ],
  },
  {
    language: 'de',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      '(mein (vater|papa|stiefvater|onkel|opa|trainer|lehrer)|meine (mutter|mama|stiefmutter)|papa|mama) ~1 (schlagt mich|haut mich|fasst mich an|sperrt mich|beruhrt mich|verprugelt mich)',
    ],
  },
  {
    language: 'de',
    kind: 'suicide',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      '(mein (freund|bruder|kumpel|sohn|vater)|meine (freundin|schwester|tochter|mutter)|er|sie) ~2 (will sich umbringen|will sterben|will nicht mehr leben|will sich das leben nehmen|ritzt sich|bringt sich um)',
    ],
  },
  {
    language: 'de',
    kind: 'overdose',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      '(mein (freund|bruder|kumpel|sohn|vater)|meine (freundin|schwester|tochter|mutter)|er|sie) hat ~2 (tabletten|pillen|medikamente|schlaftabletten) ~1 (genommen|geschluckt)',
    ],
  },
]
