import type { PhraseGroup } from '../signal.ts'
import { person, weapon } from './words.ts'

const them =
  `(him|her|them|someone|people|everyone|anyone|others|(those|these) (who|$)|(those|that|these) ~1 ${person}|that (car|house|school|church|building|place)|my ~1 ${person}|the ~2 ${person}|this ~1 ${person}|a ~1 ${person}|` +
  'every one|all of them|kids|students|children|strangers|my (classmates|coworkers|colleagues|class|team|family|bullies|boss|ex|neighbors))'

const harm =
  '(hurt|stab|shoot|strangle|choke|murder|beat|attack|burn|poison|torture|injure|punch|harm|rape|bomb|smash|slit|gun down)'
const harming =
  '(hurting|stabbing|shooting|strangling|choking|murdering|beating|attacking|burning|poisoning|torturing|injuring|' +
  'punching|harming|killing|raping|bombing|smashing)'

/** Violence between people: done to the writer, or planned by them. */
export const violencePhrases: readonly PhraseGroup[] = [
  {
    name: 'threat_with_means',
    kind: 'harm_to_others',
    hasBearer: true,
    strength: 'imminent',
    phrases: [
      '(gun|pistol|handgun|rifle|shotgun|machete|bomb) (is)? ~1 (in|inside) my (bag|bookbag|backpack|school bag|rucksack|locker|jacket|coat|hoodie|car at school) ~8',
      `(bring|bringing|brought|take|taking|took|sneak|sneaking|carry|carrying) ~4 ${weapon} ~2 (to|into|in) ~1 (school|class|campus|college|work|the office|prom|assembly|church)`,
      '(they|he|she|everyone) ~1 (will|going to|gonna|gon) ~1 (stop laughing|not be laughing|be sorry|regret it|see|learn) ~6 (gun|knife|school|monday|tomorrow|bag|bullets|blood)',
      '(gun|knife|rifle|bullets) ~12 (stop laughing|be sorry|make them pay|on my list|names on)',
      '(list|names) of (people|everyone|kids|who) ~3 (kill|shoot|hurt|die|pay|hit list)',
      '(hit list|kill list)',
      `(bringing|bring|taking|take|brought|carrying|packing) (a|my|the|his) ~2 ${weapon} ~2 (to|into|at) ~2 (work|school|office|class|party|church|house|him|her|them|meeting|campus|mall|place)`,
      '(shoot|shooting|shot|blow|blowing|burn|burning|bomb|bombing) (up|down) !(at) ~2 (school|place|office|class|church|campus|mall|building|house|work|party|everyone)',
      `(have|got|bought|getting) ~3 ${weapon} ~8 (pay|deserve|deserves|kill|shoot|hurt|stab|sorry|regret|get (him|her|them)|going to (him|her|them|school|work|class))`,
      `(going to|will|about to|ready to) ~1 (stab|shoot|murder|strangle|gun down|bomb|slaughter) ${them} !(a (message|text|note|look)|an email|down)`,
      `(bring|get|take|grab|use) ~3 ${weapon} ~4 (they|he|she|everyone) (will|are going to) ~1 (stop|pay|regret|see|be sorry|listen|shut up|learn)`,
      '(make|making) (them|him|her|everyone) (all)? (pay|suffer|bleed|regret it) ~4 (tomorrow|tonight|gun|knife|blood|today)',
    ],
  },
  {
    name: 'threat_by_me',
    kind: 'harm_to_others',
    strength: 'crisis',
    phrases: [
      `(want|wants|wanted|need|urge|urges|like|going|plan|planning|ready|decided|tempted|afraid i will|scared i will) to ~2 ${harm} ${them} !(feelings|at|in|a (message|text|note|look)|an email|by|with (kindness|facts)|down gently|score|record)`,
      `(thinking|think|thoughts|thought|fantasize|fantasizing|fantasies|fantasy|dreaming|dream|visions|images|urges|imagine|imagining|obsessed) ~2 (about|of|with)? ~2 ${harming} ${them}`,
      `(going to|will|swear i will|about to|plan to|planning to) ~1 kill ${them} !(it|time|off|with (kindness|my)|at|in (the )?game)`,
      `(afraid|scared|worried) ~2 i (will|might|could|am going to) ~2 (hurt|kill|stab|attack|snap and|harm|shoot) (someone|him|her|them|somebody|my|people|everyone)`,
      `(might|could) (hurt|kill|stab|attack) (someone|him|her|them|people) !(feelings|s feelings|by|with my)`,
      '(want|going|like) to make (him|her|them|everyone|people) (bleed|suffer|hurt|scream)',
      `(planning|plan|plans|thinking about|thinking of|figuring out|ideas) ~2 (how|ways) (to|i (would|could|will)) ~1 ${harm} ${them}`,
      `feel like ~1 ${harming} ${them}`,
      '(want|going|plan|planning|like|decided) to ~1 kill (everyone|people|the (people|guys|kids|ones|girls|boys)|those|these|my bullies|them all|all of them|students|kids|my (class|classmates|whole family|family|coworkers|colleagues)|the whole)',
      `(can not|could not) stop ~3 (killing|stabbing|hurting|shooting) ${them}`,
      '(want|wish|need) (him|her|them|everyone|my ~1 (boss|ex|dad|husband|stepdad|brother|roommate|neighbor|coworker)) (to be)? (dead|to die|to suffer)',
      '(snap|explode|lose it|lose control) and (hurt|kill|attack|stab|shoot|harm) (someone|him|her|them|people|somebody)',
      '(they|he|she|everyone|people) ~2 (deserve|deserves) to (die|suffer|be killed|be shot)',
      '(get what|have what) (he|she|they) (deserves|deserve|have coming|has coming)',
    ],
  },
  {
    name: 'armed',
    kind: 'harm_to_others',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: [
      '(i|still|seriously|really|always) ~1 (have|got|carry|brought|packed) (a|my|the) ~1 (gun|knife|pistol|machete|handgun|weapon) (in my (bag|backpack|car|desk|locker|pocket|purse|jacket|drawer)|on me|with me) !(for (work|cooking|camping|lunch|class|culinary|fishing|hiking|the (picnic|cake|trip)))',
    ],
  },
  {
    name: 'anger_at_others',
    kind: 'harm_to_others',
    strength: 'soft',
    points: 2,
    phrases: [
      `(want|wants|wanted) to ~1 kill ${them} !(it|time|off|with|at|in)`,
      `intrusive (thoughts|thought|images) ~5 (kill|killing|stab|stabbing|hurt|hurting|harm|harming)`,
      'kill yourself',
    ],
  },
  {
    name: 'threat_now',
    kind: 'partner_violence',
    strength: 'imminent',
    phrases: [
      `(someone|man|guy|men|he|she|they|people|ex|stranger|neighbor|dad|husband|boyfriend) ~4 (breaking in|breaking into|break in|banging on|pounding on|kicking (in|down)|trying to get in|trying to break|outside) ~4 (house|door|window|apartment|home|room|flat|car) ~5 (right now|now|knife|gun|scared|help|police|weapon|shouting|screaming|get in|alone|bat)`,
      '(breaking|broke|break|breaking in) (into|in) (my|our) (house|apartment|home|flat|room) ~2 (right now|now|and i am|while i)',
      `(outside|at my door|in my house|in the house|coming) ~4 with (a|his|her) ~1 ${weapon}`,
      `(pointing|pointed|holding|waving|aiming|pulled|pulls) (a|his|her|the) ~1 ${weapon} ~2 (at|on|to) (me|us|my)`,
      `(has|have|got) (a|his|her|the) ~1 ${weapon} ~8 (me|us|outside|scared|house|coming|hide|hiding|kill) `,
      '(have|has|got) (a|his|her|my) ~1 (gun|knife|rifle) and ~3 (going to|will|want to|wants to) use it',
      '^ (he|she|they|someone) (has|have|had|pulled) a (gun|knife) $',
      '(threatened|threatening|being threatened|robbed|mugged|held) ~2 (with a|at) ~1 (knife|gun|knifepoint|gunpoint)',
      '(gunman|active shooter !(training|drill|drills)|armed (man|person|guy|men)|shots fired|hear (gunshots|shots|gunfire))',
      `(with|has) (a|his|her) ~1 ${weapon} ~3 (followed|following|chasing|chased|threatening|coming|at my|waiting|attacked)`,
      '(being|am) (chased !(through|around|in my dream|in a dream)|attacked|held (here|hostage)|kidnapped) ~2 (right now|now|by|$)',
      '(hiding|hid) ~3 (from|because) (him|her|them|he|she|my|the) ~6 (hurt|kill|knife|gun|scared|drunk|door|yelling|violent)',
    ],
  },
  {
    name: 'threat_to_me',
    kind: 'partner_violence',
    strength: 'crisis',
    phrases: [
      `(said|says|say|saying|swore|texted|told me|promised|warned|keeps saying) !(i) ~3 (would|will|going to|wants to|is going to|want to|coming to) ~1 (kill|hurt|stab|shoot|beat|find|jump|attack|rape|burn|come after|get) (me|us|my (kids|family|mom|sister|brother|dog))`,
      `(threatened|threatening|threatens|threaten|threats) (me|us|to|of)? ~3 (kill|hurt|stab|shoot|beat|jump|attack|rape|gun|knife|weapon|violence|burn) !(my (feelings|grade|chances))`,
      '(death|rape|violent) threats',
      '(jump|jumped|jumping|beat|beating|beaten) (me|us) (up|after school|after class|outside|on the way|in the|when)',
      `(want|wants|trying|tried|coming) to (kill|hurt|shoot|stab|attack|rape|strangle|murder|drown|suffocate) me !(with (kindness|laughter|boredom|homework|cringe)|if|when|for|softly|before (the|my|this|that|it))`,
      // "She's going to kill me" is said over a forgotten birthday; people who mean it say how they know, or with what.
      `going to (hurt|shoot|stab|attack|rape|strangle|drown|suffocate) me !(with (kindness|laughter|boredom|homework|cringe)|if|when|for|softly|before (the|my|this|that|it))`,
      `(really|actually|truly|one day|some day|think|believe|know|sure|afraid|terrified) ~4 (he|she|they|husband|boyfriend|partner|ex|wife|girlfriend|stepdad|dad|mom|mum|father) ~1 (is|are)? ~2 going to (kill|murder) me !(if|when|for|over|because|before|lol|haha)`,
      `(he|she|they|husband|boyfriend|partner|ex|wife|girlfriend|stepdad|dad) ~1 (is|are)? ~1 (really|actually|one day|some day) ~1 going to (kill|murder) me`,
      '(joke|joking|kidding) ~1 but (he|she|they) ~1 (is|are)? going to (kill|murder) me',
      `${person} ~2 (pulled|pointed|drew|waved|held) (a|his|her) ~1 ${weapon} ~2 (on|at|to) (me|us)`,
      '(he|husband|boyfriend|partner|ex|wife|girlfriend|stepdad) ~2 (going to|will) kill me if i (leave|go home|go back|tell|call)',
      '(following|followed|follows) me ~2 (home|in the dark|at night|around and|every|right now|to my)',
      '(was|got|been|being|am) (mugged|robbed|attacked|assaulted|stabbed|jumped|beaten up|beat up) !(in the (comments|meeting|chat|group|thread|replies|review)|online|for|over|verbally|on (twitter|reddit|instagram|facebook|social|tiktok)|by (anxiety|nerves|panic|doubts|text|email))',
      // Veterans mention that they were shot at; a recent shooting comes with a time or a place.
      '(was|got|been|being|am) shot at ~4 (last night|today|tonight|yesterday|this (morning|week)|now|outside|by|at home|on my street|again)',
      '(mugged|robbed|stabbed|beat up) me ~1 (last|yesterday|today|tonight|at|on|with|$)',
    ],
  },
]
