export type Tone = 'gentler' | 'plainer' | 'shorter' | 'longer' | 'lighter' | 'serious'

export type Cues = {
  greets: boolean
  thanks: boolean
  saysGoodbye: boolean
  isAngry: boolean
  asksIfHuman: boolean
  asksWhatIsStored: boolean
  asksToForget: boolean
  asksForSecrecy: boolean
  /** Whether the coach would tell a parent, the school or the police. */
  asksIfYouTell: boolean
  asksWhatYouDo: boolean
  asksAboutOthers: boolean
  /** They want the coach to play the other person. */
  asksToRolePlay: boolean
  /** Tries to give the coach other rules, or to read the ones it has. */
  triesToSteer: boolean
  saysNotHelping: boolean
  asksForWords: boolean
  /** Asks for a step, an exercise, something to do. */
  asksForStep: boolean
  wantsReassurance: boolean
  wantsToAvoid: boolean
  /** "I am a failure", "nobody will ever like me": a sweeping verdict about oneself or everyone. */
  drawsHarshConclusion: boolean
  asksForDiagnosis: boolean
  asksAboutMedication: boolean
  mentionsDrinking: boolean
  /** The name they want to be called by. */
  correctsName?: string
  correctsTone?: Tone
}
