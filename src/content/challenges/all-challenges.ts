import { assertivenessChallenges } from './assertiveness.ts'
import type { Challenge } from './challenge.ts'
import { conversationChallenges } from './conversation.ts'
import { phoneCallsChallenges } from './phone-calls.ts'
import { publicSpeakingChallenges } from './public-speaking.ts'
import { socialSituationsChallenges } from './social-situations.ts'

export const allChallenges: readonly Challenge[] = [
  ...conversationChallenges,
  ...publicSpeakingChallenges,
  ...socialSituationsChallenges,
  ...phoneCallsChallenges,
  ...assertivenessChallenges,
]
