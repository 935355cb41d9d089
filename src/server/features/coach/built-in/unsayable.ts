import { assess } from '#rules/safety/assess.ts'

function anyWord(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}'])(?:${words.trim().replace(/\s+/g, '|')})(?![\\p{L}])`, 'iu')
}

const swearing =
  /f+u+c+k|sh[i1]t|b[i1]tch|c[u*]nt|bastard|asshole|arsehole|\bass\b|\barse\b|dick|\bcock\b|pussy|whore|slut|retard|fag|nigg|wtf|\bomf?g\b|\bstfu\b|\bdamn|\bpiss|\bcrap|\btwat|wank|\bhell\b|\bporn|\bsex|\brape/i

/** Orders to the coach, and talk about what it is made of. */
const steering = anyWord(
  'ignore instruction instructions prompt prompts system pretend roleplay jailbreak developer assistant gpt chatgpt ai bot robot model override admin password token script html',
)

/** Said back as a fact, these would agree with the worst voice in the room. */
const verdicts = anyWord(
  'failure failures loser idiot idiotic stupid dumb ugly worthless pathetic weirdo freak useless unlovable ' +
    'unlikable broken hopeless disgusting gross fat creep creepy burden cringe cringey hate hates hated hating ' +
    'moron trash garbage lame dumbass incompetent',
)

const ofOneself = /\bi(?:'?m| am| was born| will always be| look) (?:[\w']+ ){0,4}?/i
const ofEveryone =
  /\b(?:nobody|no one|noone|everyone|everybody|people|they all) (?:[\w']+ ){0,2}?(?:likes?|wants?|hates?|cares?|loves?|laughs?|talks? to) (?:[\w']+ ){0,2}?me\b/i

const verdictOfOneself = new RegExp(`${ofOneself.source}(?:${verdicts.source}|boring|weird|awkward|annoying)`, 'iu')

/** "I'm such a loser", "nobody wants to talk to me": said of oneself or everyone, once and for all. */
export function isVerdict(message: string): boolean {
  return verdictOfOneself.test(message) || ofEveryone.test(message)
}

/** What others think or feel, or how somebody came across: theirs to say, so it comes back as how it feels. */
const minds =
  /\b(?:he|she|they|people|everyone|everybody|nobody|someone|boss|manager|friends?|coworkers?|teacher|class) (?:[\w']+ ){0,3}?(?:think|thinks|thought|like|likes|liked|dislike|dislikes|judge|judged|judging|annoyed|mad|angry|upset|bored|disappointed|laughing at|talk about|talks about)\b/
const impressions =
  /\b(?:you|you're|it|it's|that|everything|your \w+) (?:[\w']+ ){0,3}?(?:weird|awkward|bad|terrible|horrible|awful|worst|embarrassing|annoying|boring|ruined|ruin|fail|failed|mess|messed|screwed)\b/
const absolutes = anyWord('never always forever nobody noone')

/** What nobody did can be counted. */
const counted =
  /^nobody (?:even )?(?:texted|called|came|invited|asked|showed|replied|answered|wrote|remembered|sat|talked|spoke|noticed|waited|saved|picked|helped|clapped|responded|messaged|congratulated)\b/

export function isJudgment(clause: string): boolean {
  if (counted.test(clause)) return false
  return [minds, impressions, absolutes].some((pattern) => pattern.test(clause))
}

const substances = anyWord(
  'mg pill pills meds medication medications dose doses drunk drink drinks drinking alcohol beer beers vodka wine whiskey weed xanax drug drugs high tipsy wasted',
)

/** Meant or not, these do not belong in our mouth. */
const deadly = anyWord(
  'kill kills killed killing murder murdered die dies died dying dead death suicide suicidal stab stabbed shoot shot knife gun blood bleed cut cutting',
)

/** Whether a piece of the person's own words may come back in a sentence of ours. */
export function isSayable(clause: string): boolean {
  if ([swearing, steering, verdicts, substances, deadly].some((pattern) => pattern.test(clause))) return false
  return assess(clause).tier === 'none'
}
