import { createPhraseList } from '../phrases/phrase-list.ts'
import { ordinarySettings } from './ordinary.ts'
import type { Setting } from './setting-type.ts'

/** If one of these occurs, a game explains nothing: violence at home also happens after games. */
const home = createPhraseList([
  '(boyfriend|husband|wife|girlfriend|dad|mom|stepdad|stepmom|uncle|ex|fiance|drunk|scared of (him|her)|police|for real|at home|loses|lost his temper|not (a game|acting|playing)|passed out|blacked out|unconscious|not stop|would not let go|hospital|police)',
])

const ownWish = createPhraseList([
  '(kill|hurt|harm|cut|hang) myself',
  '(i am|am|i feel|feel|i was|feeling) ~1 (suicidal|overdosing)',
  '(my|own) (suicidal|self harm|overdose)',
  'for (me|myself) (to|$)',
  'i (took|have taken|overdosed|swallowed)',
  '(want|going|plan|planning|thinking) (to|of|about) ~2 (overdose|overdosing|suicide|die)',
  '(he|she|they|friend|mate|mom|dad|sister|brother|someone) ~2 (took|taken|has taken|overdosed|is suicidal)',
])

const bodyGivesWay = createPhraseList([
  '(ate|eaten|eating|nut|nuts|peanut|peanuts|bee|wasp|sting|stung|allergic|allergy|hives|rash|itchy|lips|tongue|swelling|swollen|wheezing|epipen|inhaler|asthma|antibiotic|antibiotics|penicillin|shellfish|shrimp|prawn|prawns|sesame|medicine|pills|fell|crash|accident|slurred|slurring|drooping|droopy|breathe)',
])

const settings: readonly Setting[] = [
  {
    // At the barber's.
    is: createPhraseList([
      '(barber|barbers|hairdresser|hairdressers|stylist|salon|haircut|shave|cape|cut throat razor)',
    ]),
    explains: new Set(['means_at_hand', 'means_and_wish', 'means_nearby', 'means_named']),
    onlyFor: /razor|scissors|blade/,
    unless: createPhraseList([
      '(myself|alone|bathroom|bath|tonight|my own hand|wrists|wrist|(barber|he|she|everyone) left|i have|i am holding)',
    ]),
  },
  {
    // On the stage, in a game, on the mat.
    is: createPhraseList([
      '(stage combat|plastic (dagger|knife|sword)|fake blood|understudy|rehearsal|skit|panto|school play|passion play|juliet|romeo|macbeth|hamlet|judas|narrator|escape room|haunted house)',
      '(among us|stardew|minecraft|fortnite|roblox|warcraft|malenia|elden ring|dnd|larp|guild|raid|raids|lan|respawn|speedrun|on (the|my) server)',
      '(level|round) (#|one|two|three)',
      '(first|second|third|final) (phase|round|boss|level)',
      '(sparring|spar|judo|bjj|jiu jitsu|jujitsu|karate|kickboxing|krav maga|boxing class|to box|press conference|weigh in|at the fight|fencing|fences|paintball|laser tag)',
    ]),
    explains: new Set(
      (
        'violence_at_home threat_to_me threat_now threat_with_means threat_by_me self_injury overdose bleeding noose ' +
        'means_at_hand means_nearby means_named medical_emergency attempt worry_about_other strain despair low_mood death_wished'
      ).split(' '),
    ),
    onlyFor: /^(?!.*\b(?:want|wants|wanted|wish|kill myself|hurting myself|cutting myself)\b)/,
    unless: home,
  },
  {
    // Danger as a subject of study or of work.
    is: createPhraseList([
      '(teach|teaching|train|training|trainee|trainees|lecture|lectures|tutorial|protocol|antidote|antidotes|narcan|naloxone|osce|viva|worksheet|mock call|call handler|first aid|health class|bio|biology|drugs unit|paramedicine|student nurses|safeguarding|translator|poison control|helpline|patient actor|essay|poison in front)',
      'suicidal (patient|patients|caller|callers|client|clients)',
      'lethal dose ~4 (dog|dogs|cat|cats|puppy|horse|rats|mice|labrador)',
      '(lethal dose ld50|stocktake)',
      '(nurse|doctor|medic|paramedic|firefighter|firefighters|midwife|vet|surgeon) (here|shift|on shift|training)',
      '(all|my|this|normal|another) (shift|day in theatre|day at the practice)',
      '(consultant|swabs|calving|lambing|theatre)',
      '(poem|speech|talk|slam|presentation|draft|essay|reading) ~4 about ~3 (overdose|suicide|self harm)',
    ]),
    explains: new Set(
      'suicide_thoughts self_injury overdose asking_how bleeding means_named means_at_hand means_and_wish despair bereaved'.split(
        ' ',
      ),
    ),
    onlyFor: /\b(?:suicidal|suicide|overdose|self harm|lethal|fatal|blood|drank|poison|detergent|counted)\b/,
    unless: ownWish,
  },
  {
    // Affection, a figure of speech, an announced joke. A plan or a weapon is none of these.
    is: createPhraseList([
      '(good (bloke|lad|mate|egg)|adore (him|her|them)|love (him|her|them) (but|to bits|dearly))',
      '(just|only|is) an expression',
      '(figure of speech|not literally|in my novel)',
      '(it|that) (is|was) (a|only a) joke',
      '(, joke|joke , mostly)',
    ]),
    explains: new Set(['threat_by_me', 'threat_with_means', 'anger_at_others']),
    unless: createPhraseList([
      '(gun|knife|machete|bat|axe|petrol|plan|planned|bought|know where|mean it|serious|not (joking|kidding|a joke)|no joke|hits|hit|beats|scared|threatened|school)',
    ]),
  },
  {
    // Stage fright: the throat tightens, the legs go. Not for somebody who ate a nut or fell.
    is: createPhraseList([
      '(my turn|nerves|nervous|out loud|read aloud|reading aloud|solo|concert|audition|on stage|names before me|going round|going around|the list|circle|pta|in front of|speech|presentation|scanner|mri|claustrophobic|everyones|everyone faces|alphabetically|too loud|gone loud|the till|trolley|checkout|push day|leg day|the gym|workout|on in #)',
    ]),
    explains: new Set(['medical_emergency', 'despair', 'strain']),
    onlyFor:
      /\bthroat\b.*\bclosing\b|\b(?:feel|lift|move)\b.*\b(?:legs|arms)\b|\bmake it\b.*\bstop\b|\b(?:do|take) (?:it|this)\b|\bwant out\b/,
    unless: bodyGivesWay,
  },
  {
    // A faint whose cause is known, or that a doctor has looked at.
    is: createPhraseList([
      '(fainted|passed out) in (her|his|my) last',
      '(giving blood|gave blood|blood drive|blood donation|locked my knees|right as rain|nothing wrong|nobody fainted|# degrees|heat and nerves)',
      '(doctor|doc|gp|nurse|paramedic|paramedics) ~4 (checked|says|said|looked)',
    ]),
    explains: new Set(['medical_unclear']),
    unless: createPhraseList(['(again|twice|hit my head|still dizzy|chest|not eaten|not eating)']),
  },
  {
    // They explain what they meant, and it is a thing: "the commute, I mean". Life is not.
    is: createPhraseList([
      '(the|my|this|that|our) !(life|living|world|pain|end|voices|pills|suffering|existence|thoughts|whole) ~2 i mean',
      '(tinder|hinge|bumble|dating|uni|netball|choir) i mean',
      '^ the (fight|argument|party|meeting|wedding|exam|course|season|project|commute|wait|tournament) $',
      'i (meant|mean) the (washing|dishes|commute|job|meeting|exam|course|shift)',
    ]),
    explains: new Set(['ending_it', 'despair', 'strain', 'low_mood']),
    unless: createPhraseList(['(die|dead|kill|suicide|alive|living)']),
  },
  {
    // "I'm done" about work that is handed in, or before asking how to tell a colleague. Telling the family is
    // different.
    is: createPhraseList([
      '(submitted|handed in|turned in|# words|uninstalling|uninstalled|teach me to say no)',
      'how do i (say it|tell !(my (mom|dad|parents|family|wife|husband|kids|sister|brother|friend|friends|partner|son|daughter)|someone|anyone|people|them|her|him) ~2)',
    ]),
    explains: new Set(['strain']),
    unless: createPhraseList(['(die|dead|kill|suicide|alive|living|life|goodbye|pills|note)']),
  },
  {
    // Condolences, or a mourner who says that they are all right.
    is: createPhraseList([
      '(what (do|can|should) (i|you|people|we) (say|write)|what to (say|write))',
      '(i am|am) (okay|alright|safe|fine|all right) !(with (dying|death))',
    ]),
    explains: new Set(['bereaved']),
    unless: createPhraseList(['(same|join|follow|too|next|myself !(,)|my fault|can not go on|blame)']),
  },
  {
    // "Ending it" about a contract.
    is: createPhraseList([
      '(subscription|renews|renewal|(cancel|delete|close|cancelling|closing) ~1 account|unsubscribe|free trial|membership)',
    ]),
    explains: new Set(['ending_it', 'despair', 'strain']),
    onlyFor: /\b(?:end|ending) it\b|\bgoodbye\b/,
    unless: createPhraseList(['(life|alive|living|die|dead|pills|tonight)']),
  },
  {
    // Giving things away because of moving house.
    is: createPhraseList([
      '(new (flat|house|place|apartment)|moving (house|out|in|to|abroad)|declutter|decluttering|freecycle|charity shop|goodwill|downsizing|car boot|yard sale)',
    ]),
    explains: new Set(['preparing', 'giving_away']),
    onlyFor: /\b(?:giving|gave|give|given)\b/,
    unless: createPhraseList([
      '(goodbye|goodbyes|note|letters|not need|will not need|no longer need|anymore|die|gone)',
    ]),
  },
  {
    // A surprise has to be kept secret.
    is: createPhraseList([
      '(surprise|birthday|anniversary|proposal|engagement|leaving|hen|stag) ~2 (party|present|gift|trip|cake|visit|dinner|do|ring|weekend)',
      'surprise (her|him|them|mom|dad|my)',
      'secret santa',
    ]),
    explains: new Set(['child_hint']),
    onlyFor: /\bsecret\b|\btell\b/,
    unless: createPhraseList([
      '(touch|touches|touched|hurt|hurts|hits|scared|bed|bedroom|undressed|naked|pictures of me|photos of me)',
    ]),
  },
  {
    // A letter that ends a job.
    is: createPhraseList(['to hr', '(resignation|resigning|resign|notice period|hand in my notice)']),
    explains: new Set(['preparing', 'parting', 'despair']),
    onlyFor: /\b(?:letter|letters|goodbye|note)\b/,
    unless: createPhraseList(['(my (mom|mum|kids|family|parents|children)|everyone i love|tonight|pills|die|dead)']),
  },
  {
    // Nobody falls far from the ground floor, and a bungee jumper has a rope.
    is: createPhraseList(['(ground floor|bungee|skydiving|skydive|parachute|zip line|diving board)']),
    explains: new Set(['suicide_thoughts', 'suicide_intent', 'means_named']),
    onlyFor: /\b(?:jump|jumping|throw myself|leap|bridge|roof)\b/,
    unless: createPhraseList([
      '(kill myself|die|roof|top floor|going up|upstairs|without the (rope|cord)|no (rope|cord|parachute)|cut the)',
    ]),
  },
  {
    // Looking for a film or a song by what happens in it.
    is: createPhraseList([
      '(movie|film|song|book|show) (name|title)',
      '(what|which|name|name of) ~3 (movie|film|song|book|show) ~2 (where|that goes|goes|with|in which|called)',
    ]),
    explains: new Set('voices death_wished wish_to_die suicide_thoughts bereaved violence_at_home'.split(' ')),
  },
  {
    // Paint, ketchup, and a victory in a meeting.
    is: createPhraseList([
      '(ketchup|drew|drawing|painted|halloween|fake|face paint|pitch|panel|budget|nose|laughed|calving|fox|hens|chickens|lambs|coop)',
    ]),
    explains: new Set(['bleeding']),
    onlyFor: /\bblood\b.*\beverywhere\b/,
    unless: createPhraseList([
      '(wrist|wrists|cut|arm|arms|razor|blade|not stop|bathroom|knife|hit me|thigh|thighs|skin|legs|leg)',
    ]),
  },
]

/** People who state that they want to hurt themselves mean it in any setting. */
const meant =
  /\bi (?:\S+ ){0,2}(?:want|wish|need|feel like|am going|will) (?:\S+ ){0,2}(?:die|kill|hurt|stab|cut|hang|overdose|end my)\b.*\b(?:myself|life|die|overdose)\b|\bfor real\b/

/** The settings of a message. Computed once, because a message may contain many phrases. */
export function settingsOf(line: string): readonly Setting[] {
  return [...settings, ...ordinarySettings].filter(({ is, unless }) => is.has(line) && !unless?.has(line))
}

/** Whether one of them explains a phrase in the message. */
export function isExplained(
  within: readonly Setting[],
  { name, found, sentence }: { name: string; found: string; sentence: string },
): boolean {
  if (meant.test(sentence)) return false
  return within.some(
    ({ is, explains, onlyFor, isInSentence }) =>
      explains.has(name) && (onlyFor?.test(found) ?? true) && (!isInSentence || is.has(sentence)),
  )
}
