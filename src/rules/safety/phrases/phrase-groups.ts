import { abusePhrases } from '../patterns/abuse.ts'
import { controlPhrases } from '../patterns/control.ts'
import { deadSeenPhrases } from '../patterns/dead-seen.ts'
import { despairPhrases } from '../patterns/despair.ts'
import { eatingPhrases } from '../patterns/eating.ts'
import { farewellPhrases } from '../patterns/farewell.ts'
import { hiddenWoundPhrases } from '../patterns/hidden-wounds.ts'
import { injuryPhrases } from '../patterns/injury.ts'
import { meansPhrases } from '../patterns/means.ts'
import { medicalPhrases } from '../patterns/medical.ts'
import { otherPersonPhrases } from '../patterns/other-person.ts'
import { ownCarPhrases } from '../patterns/own-car.ts'
import { psychosisPhrases } from '../patterns/psychosis.ts'
import { refusedPhrases } from '../patterns/refused.ts'
import { suicidePhrases } from '../patterns/suicide.ts'
import { violencePhrases } from '../patterns/violence.ts'
import type { PhraseGroup } from '../signal.ts'

export const phraseGroups: readonly PhraseGroup[] = [
  ...suicidePhrases,
  ...ownCarPhrases,
  ...despairPhrases,
  ...meansPhrases,
  ...injuryPhrases,
  ...violencePhrases,
  ...psychosisPhrases,
  ...abusePhrases,
  ...controlPhrases,
  ...medicalPhrases,
  ...eatingPhrases,
  ...otherPersonPhrases,
  ...refusedPhrases,
  ...deadSeenPhrases,
  ...hiddenWoundPhrases,
  ...farewellPhrases,
]
