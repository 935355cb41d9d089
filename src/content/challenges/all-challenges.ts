import { assertivenessChallenges } from './assertiveness.ts'
import { beingSeenChallenges } from './being-seen.ts'
import type { Challenge } from './challenge.ts'
import { conversationChallenges } from './conversation.ts'
import { disagreeingChallenges } from './disagreeing.ts'
import { phoneCallsChallenges } from './phone-calls.ts'
import { publicSpeakingChallenges } from './public-speaking.ts'
import { silenceChallenges } from './silence.ts'
import { smallMistakesChallenges } from './small-mistakes.ts'
import { socialSituationsChallenges } from './social-situations.ts'

export const allChallenges: readonly Challenge[] = [
  ...conversationChallenges,
  ...publicSpeakingChallenges,
  ...socialSituationsChallenges,
  ...phoneCallsChallenges,
  ...assertivenessChallenges,
  ...beingSeenChallenges,
  ...smallMistakesChallenges,
  ...silenceChallenges,
  ...disagreeingChallenges,
]
