import { abusePhrases } from '../patterns/abuse.ts'
import { despairPhrases } from '../patterns/despair.ts'
import { eatingPhrases } from '../patterns/eating.ts'
import { injuryPhrases } from '../patterns/injury.ts'
import { meansPhrases } from '../patterns/means.ts'
import { medicalPhrases } from '../patterns/medical.ts'
import { otherPersonPhrases } from '../patterns/other-person.ts'
import { psychosisPhrases } from '../patterns/psychosis.ts'
import { suicidePhrases } from '../patterns/suicide.ts'
import { violencePhrases } from '../patterns/violence.ts'
import type { PhraseGroup } from '../signal.ts'

export const phraseGroups: readonly PhraseGroup[] = [
  ...suicidePhrases,
  ...despairPhrases,
  ...meansPhrases,
  ...injuryPhrases,
  ...violencePhrases,
  ...psychosisPhrases,
  ...abusePhrases,
  ...medicalPhrases,
  ...eatingPhrases,
  ...otherPersonPhrases,
]
