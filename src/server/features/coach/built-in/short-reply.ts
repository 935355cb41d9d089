import { readLine } from '#rules/coach/reading/read-line.ts'
import type { Action, Conversation } from './exchange.ts'
import { countWords } from './sentences.ts'

/** What a few words ask for, read against what we said last. `tells`: they say something, and it has to be read. */
type ShortReply = Action | 'tells'

type Last = { isPanic: boolean; isLines: boolean; hasStep: boolean; isOffer: boolean; isStepCheck: boolean }

type Reading = { reply: ShortReply; says: RegExp; most: number; fits: (last: Last) => boolean }

const start =
  '^ \\. (?:(?:okay|no|yes|but|and|so|well|hm|hmm|fine|sure|alright|cool|great|good|thanks|please|maybe|honestly|sorry|i guess|i think|oh|ah|,) )*'

function begins(pattern: string): RegExp {
  return new RegExp(`${start}(?:${pattern})`)
}

const afterOffer = ({ isLines, hasStep, isOffer }: Last) => isLines || hasStep || isOffer

const readings: readonly Reading[] = [
  {
    reply: 'still',
    says: / (?:still|same|worse|not (?:working|better|helping|any better)|no better|can not) /,
    most: 6,
    fits: ({ isPanic }) => isPanic,
  },
  {
    reply: 'better',
    says: / (?:better|calmer|easing|eased|passing|lower|slower|helped|going down|down to|okay now) /,
    most: 8,
    fits: ({ isPanic }) => isPanic,
  },
  {
    reply: 'tells',
    says: /^ \. (?:no|yes|not really) (?:, )?(?:but )?(?:i|she|he|they|we|it|my|there|because) (?:did|have|has|was|were|am|is|never|said|asked|told|went|tried|got|only|already|work|feel|felt|had|thought|usually|always)\b(?! not (?:do|done|try|tried|manage|want|know))/,
    most: 14,
    fits: ({ isStepCheck }) => !isStepCheck,
  },
  {
    reply: 'later',
    says: begins(
      'not (?:today|now|tonight|right now|this week|in the mood)|later|(?:some|an)other (?:time|day)|(?:tomorrow|next week|next time) maybe|(?:tomorrow|next week|next time) \\.|(?:i will|ill|let me) think about (?:it|that)|too tired|i am (?:too )?tired|not yet',
    ),
    most: 7,
    fits: (last) => afterOffer(last) && !last.isStepCheck,
  },
  {
    reply: 'scared',
    says: begins(
      '(?:i am |i feel |that is |this is |it is |feels |sounds |seems |still |way |far |much |really |so |pretty |a bit |kind of |too )*(?:scared|afraid|terrified|petrified|scary|too (?:nervous|anxious|scary|hard|much|big|difficult|embarrassing|awkward|risky|soon)|nervous|not (?:ready|brave|able))|i (?:really )?(?:can not|could not|could never|would never|will never)(?: (?:do|say|manage|even do|ever do) (?:it|that|this|those|them))? \\.|i (?:do not|dont) think i can|i do not dare|no way|impossible|that would kill me|i would die',
    ),
    most: 9,
    fits: afterOffer,
  },
  {
    reply: 'more_lines',
    says: begins(
      '(?:can i |could i |can you |could you |give |show |got |get |any |have |do you |i want |i need |i would like |are there |is there |tell |try |me |to |some |have )*(?:another|others|other|more|different|something (?:else|different|better|simpler|shorter)|anything else|alternatives|neither|none|not (?:those|these|them|that one)|next)|i do not (?:really )?like (?:them|these|those|either|any|it)|what else',
    ),
    most: 8,
    fits: ({ isLines }) => isLines,
  },
  {
    reply: 'other',
    says: begins(
      '(?:can i |could i |can you |could you |give |show |got |any |have |do you |i want |i need |is there |me |some |try )*(?:another(?: one| idea| step| way)?|something (?:else|different)|anything else|other ideas|a different (?:one|idea|step)) (?:please )?[.?]|what else',
    ),
    most: 7,
    fits: afterOffer,
  },
  {
    reply: 'agree',
    says: begins(
      '(?:i will|ill|i am going to|i can|i might|i could|will|going to|let me) (?:definitely |probably |maybe |at least )?(?:try|do|use|give|say|send|call|ask|text|go|see|write|start|practice|tell|attempt|have a go)|(?:i will|ill) (?:tomorrow|tonight|today|then|\\.)|will do|on it|i am in|consider it done|let us do (?:it|that)|deal',
    ),
    most: 10,
    fits: afterOffer,
  },
  {
    reply: 'which',
    says: begins(
      'which(?: one| of them| of these| of those| of the two)?(?: is better| is best| would you (?:pick|choose|take|use)| should i (?:pick|take|use)| do you (?:like|prefer))? [?.]|what would you (?:pick|choose|take)',
    ),
    most: 8,
    fits: afterOffer,
  },
  {
    reply: 'what',
    says: begins(
      'huh [?.]|what [?.]|what do you mean|i do not (?:get|understand|follow)(?: it| that| this| you)? [.?]|what does that mean|come again|(?:that|this|it) makes no sense',
    ),
    most: 8,
    fits: afterOffer,
  },
  {
    reply: 'why',
    says: begins(
      'why(?: is that| though| that| this| would (?:that|it) help| should i| would i)? [?.]|how (?:would|does|will) (?:that|this|it) help',
    ),
    most: 6,
    fits: afterOffer,
  },
  {
    reply: 'walk',
    says: begins('how(?: do i do (?:that|it|this)| would that work| exactly| do i start| so| would i do that)? \\?'),
    most: 7,
    fits: ({ hasStep }) => hasStep,
  },
]

const offers = new Set(['walk', 'agree', 'lines', 'pick_line', 'ready', 'possible'])

export function readShortReply(message: string, { trace }: Conversation): ShortReply | undefined {
  if (!trace) return undefined
  const words = countWords(message)
  const line = readLine(message)
  const last: Last = {
    isPanic: trace.moves[0] === 'scene:panic' || trace.moves[0] === 'scene:panic_easing',
    isLines: trace.moves.includes('lines'),
    hasStep: trace.step !== undefined,
    isOffer: offers.has(trace.asked ?? ''),
    isStepCheck: trace.asked === 'step_check',
  }
  return readings.find(({ says, most, fits }) => words <= most && fits(last) && says.test(line))?.reply
}
