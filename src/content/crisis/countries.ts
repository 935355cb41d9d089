import { englishSpeaking } from './countries/english.ts'
import { partlyEnglishSpeaking } from './countries/english-more.ts'
import { frenchAndGermanSpeaking } from './countries/french-german.ts'
import { portugueseAndItalianSpeaking } from './countries/portuguese-italian.ts'
import { spanishSpeaking } from './countries/spanish.ts'
import type { CrisisHelp } from './crisis.ts'
import { findAHelpline } from './line.ts'

/** In each country, lines one can write to come first, for people who fear the phone. "Everywhere else" comes last. */
export const crisisHelp: readonly CrisisHelp[] = [
  ...englishSpeaking,
  ...partlyEnglishSpeaking,
  ...spanishSpeaking,
  ...frenchAndGermanSpeaking,
  ...portugueseAndItalianSpeaking,
  {
    country: 'other',
    countryName: 'Somewhere else',
    emergency: { label: 'Call 112', href: 'tel:112', number: '112 in many countries, or your local emergency number' },
    lines: [findAHelpline],
  },
]
