import type { PhraseGroup } from '../signal.ts'
import { person } from './words.ts'

const dear =
  '(friend|friends|sister|brother|mom|dad|son|daughter|kid|boyfriend|girlfriend|husband|wife|partner|roommate|cousin|' +
  'coworker|colleague|classmate|student|ex|flatmate|housemate|aunt|uncle|nephew|niece|he|she|they|him|her|them|someone|' +
  'girl|boy|guy|neighbor|teammate|grandma|grandpa|bestfriend|child|teenager)'

const theirs =
  '(his|her|their) ~1 (guitar|dog|cat|bike|watch|ring|records|books|stuff|things|console|camera|jewelry|clothes|keys|medals|collection|car|plants|laptop|skins|account|accounts|sneakers|hoodie|jacket|cards|games|switch|ps5|xbox|phone|necklace|bracelet|tools|truck)'

const medicine = '(pills|pill|tablets|tablet|strip|strips|blister|medication|meds|paracetamol|sleeping pills)'
const packets = '(packets|packet|blister|blisters|blister packs|strips|foils|empties)'
const drowsy =
  '(slurring|slurs|slurred|hard to wake|stumbling|sleepy|drowsy|dozing|passing out|passed out|out of it|not waking|will not wake|can not wake|vomiting|throwing up|not answering|not making sense|acting strange|tired of life|want to die|wants to die)'

const saying = '(says|said|saying|told|tells|thinks|texted|wrote|messaged|believes|goes on about|keeps on)'
const relieved = '(better|happier|easier|relieved|freer|safer|richer)'
const noMore =
  '(died|dead|gone|disappeared|was not here|were not here|is not here|was not around|were not around|was not alive|did not exist|was never born|killed (himself|herself|themselves)|ended it)'

/** Worry about somebody else, and grief. Phrases of the other kinds also end up here if their subject is not "I". */
export const otherPersonPhrases: readonly PhraseGroup[] = [
  {
    name: 'other_in_danger',
    kind: 'suicide',
    whose: 'other',
    strength: 'imminent',
    ignores: ['negated', 'past'],
    phrases: [
      `${dear} ~4 (texted|sent|wrote|posted|said|messaged|left|told) ~4 (goodbye|suicide note|goodbyes|final message) ~8 (not|no|now|gone|off|pick|picking|answer|answering|reach|find|phone|worried|scared)`,
      `${dear} ~4 (took|swallowed|taken|overdosed on) ~3 (pills|bunch|bottle|handful|overdose|drugs) ~4`,
      `${dear} ~3 (is|has|standing|sitting|are) ~3 (on (a|the) (roof|bridge|ledge)|gun|rope|knife to (her|his|their)) ~4 (jump|kill|die|end|suicide|threatening|hurt)`,
      `${dear} ~10 locked (himself|herself|themself|themselves) in ~6 (razor|razors|blade|knife|pills|tablets|gun|rope|scissors)`,
      '(by the time you read this|this is goodbye) ~8 (phone|off|not|gone|pick|answer|where|find)',
      `${dear} ~6 (kill|killing|hurt) (himself|herself|themself|themselves) ~2 (tonight|right now|now|today)`,
      '(can not|could not) (reach|find) (him|her|them) ~8 (goodbye|die|suicide|kill|note|hurt (him|her|them))',
    ],
  },
  {
    // Empty packets lie beside them, or their body shows it.
    name: 'other_took_something',
    kind: 'overdose',
    whose: 'other',
    strength: 'imminent',
    ignores: ['negated', 'past'],
    phrases: [
      `(empty|gone|missing|finished) ~4 ${medicine} ~8 (his|her|their|he|she) ~1 (bed|floor|room|hand|hands|pocket|desk|side|bag|pillow)`,
      `${medicine} ~4 (empty|gone|missing) ~12 ${dear} ~6 ${drowsy}`,
      `${dear} ~8 ${drowsy} ~12 ${medicine} ~4 (empty|gone|missing)`,
      `(empty|gone|missing) ~3 ${medicine} ~12 ${dear} ~6 ${drowsy}`,
      `(he|she|they|him|her|them) ~12 ${drowsy} ~8 ${packets} ~3 (floor|bed|bedside|bin|table|beside|next|around|everywhere|sofa|sink)`,
      `${packets} ~3 (floor|bed|bedside|bin|table|beside|next|around|everywhere|sofa|sink) ~12 ${drowsy}`,
      `(she|he|they|${dear}) ~3 (had|taken|took|swallowed|downed|eaten) ~1 (whole|entire|full|all|two|three)? ~1 (box|boxes|pack|packs|packet|packets|bottle|strip|strips|sheet|pot|jar) of ~2 (${medicine}|panadol|paracetamol|tylenol|ibuprofen|aspirin|advil|antidepressants|sedatives)`,
    ],
  },
  {
    name: 'child_hurt',
    kind: 'child_abuse',
    whose: 'other',
    strength: 'crisis',
    phrases: [
      '(he|she|they|brother|sister|kid|boy|girl|cousin) (gets|got|is getting) the (belt|cane|strap|switch) ~3',
      '(boy|girl|kid|child|toddler|baby|nephew|niece|pupil|student|brother|sister) ~14 (mark|marks|bruise|bruises|welts|burns) ~6 (belt|stick|cord|cigarette|hand|fingers)',
      '(boy|girl|kid|child|toddler|baby|nephew|niece|pupil|student|brother|sister) ~14 . (he|she) ~1 (has|have|had|got) ~1 (mark|marks|bruise|bruises|welts|burns) ~8 (belt|stick|cord|cigarette|hand|fingers)',
      '(dad|stepdad|mom|stepmom|father|stepfather|mother|stepmother|uncle|grandpa|parents) ~1 (burns|burned|burnt|beats|whips|hits|kicks|hurts) (him|her|them) with ~3 (cigarette|cigarettes|cigaret|smoke|smokes|belt|iron|stick|cord|wire|shoe|hose|lighter)',
    ],
  },
  {
    name: 'worry_about_other',
    kind: 'suicide',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: [
      `(worried|scared|afraid|terrified|concerned|worry|fear|think|guess|suspect|feel like|convinced) ~2 (about|that|for)? ~3 ${dear} ~4 (do something (stupid|to|bad|drastic)|hurt (himself|herself|themself|themselves)|be suicidal|kill|cutting|self harm|harming|take (his|her|their) (own)? life|not be safe|end (his|her|their))`,
      `${dear} ~3 (does not|do not|did not|no longer) (want|wants|wanted) to (live|be alive|be here|exist|wake up) ~1 (anymore)?`,
      `${dear} ~3 (talks|talking|talked|keeps|jokes|joking|posts|posting) ~2 (about|of)? ~2 (suicide|dying|killing !(me|us|it|time)|wanting to die|ending it|not being here|death)`,
      `${dear} ~4 (says|said|told me|thinks|texted) ~3 (has|have) a plan`,
      '(made|make|makes|making) me (promise|swear) ~2 not to tell ~6',
      `how (do|can|should|to) ~1 i? ~1 (help|support|talk to) (a|my|someone) ~2 (friend|someone|sister|brother|mom|roommate|son|daughter|girlfriend|boyfriend|partner|who)? ~3 (suicidal|suicide|self harm|self harms|cutting|cuts|wants to die|hurting (herself|himself)|in an abusive)`,
    ],
  },
  {
    name: 'other_feels_a_burden',
    kind: 'suicide',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: [
      `${dear} ~3 ${saying} ~4 (we|us|everyone|everybody|kids|family|children|boys|girls|world|mom|dad) ~3 ${relieved} ~1 (off|lives|place)? ~1 without (him|her|them) !(on the|in the|at the|at work|as)`,
      `${dear} ~3 ${saying} ~4 (we|us|i|me|you|everyone|everybody|kids|family|children|boys|girls|world|mom|dad|it|things|life) ~3 ${relieved} ~3 (if|when|once) (he|she|they) ~1 ${noMore}`,
    ],
  },
  {
    name: 'other_said_yes',
    kind: 'suicide',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated', 'past', 'hypothetical'],
    phrases: [
      '(ask|asked) ~4 (if|whether) ~1 (he|she|they) ~4 (die|dead|dying|kill|suicidal|suicide|end it|end his|end her) ~8 (yes|yeah|yep|nodded|nods|sometimes|(did not|does not|will not) (say no|answer)|went quiet)',
      '(ask|asked) ~4 (if|whether) ~1 (he|she|they) ~4 (die|dead|dying|kill|suicidal|suicide|end it|end his|end her) ~3 . ~6 (yes|yeah|yep|nodded|nods|sometimes|(did not|does not|will not) (say no|answer)|went quiet)',
    ],
  },
  {
    // "You'd be better off without me" also ends a romance, so we only ask.
    name: 'other_feels_unworthy',
    kind: 'suicide',
    whose: 'other',
    strength: 'soft',
    points: 2,
    ignores: ['negated'],
    phrases: [
      `${dear} ~3 ${saying} ~4 (i|me) ~3 ${relieved} ~1 (off|life)? ~1 without (him|her|them) !(on the|in the|at the|at work|as)`,
    ],
  },
  {
    // Thanks for everything and a gift, or an attempt before and no sign of life now. We only ask, since both also
    // happen for other reasons.
    name: 'other_parting',
    kind: 'suicide',
    whose: 'other',
    strength: 'soft',
    points: 2,
    ignores: ['negated', 'past'],
    phrases: [
      `${dear} ~5 (weird|strange|odd|scary|dark|worrying) (stuff|things|messages|texts|shit) ~6 (thanks|thank you|sorry) ~1 (for everything) ~8`,
      `${dear} ~5 (writing|writes|wrote|texting|texted|sending|sent|messaging|posted) ~8 (thanks|thank you|sorry) ~1 for everything ~4 (best (part|thing)|always (loved|love|been)|never forget|look after|take care of|forgive)`,
      '(thanks|thank you|sorry) for everything ~4 (i was|you were|that i am|i am) ~1 the best (part|thing|friend) ~2',
      `(said|says|saying|wrote|texted|message|text) ~3 (thanks|thank you|sorry|goodbye) ~1 (for everything|and) ~8 (should|can|could|to) (have|keep|take) ${theirs}`,
      '(thanking|thanked|thanks|thank you) (me|us)? ~1 for everything ~6 (should|can|could|must) (have|keep|take) (his|her|their|my) ~2',
      `(gave|giving|sent|left|handed|given) (me|us) ~2 ${theirs} ~6 (take care of|look after|mind) (them|it|him|her) for me`,
      `(his|her|their|my) ~1 (keys|key) (are|is) (in|on|under|with) (your|my|the) ~6 (give|gave|look after|take care of|feed) (the|my|his|her) (plant|plants|cat|dog|fish)`,
      '(you were|you are|u were) the (only|best) (good|nice) (thing|part|person) (in|about|of) ~4 (keys|key|give|plant|dog|cat|sorry|take care|look after)',
      '(you were|you are|u were) the (only|best) (good|nice) (thing|part|person) ~4 . ~6 (keys|key|give|plant|dog|cat|take care|look after)',
      `(take|have|keep) ${theirs} ~2 (for good|for keeps|from now on|for ever|forever)`,
      `(take|have|keep) ${theirs} ~1 . ~1 (for good|for keeps|from now on)`,
      '(told|tells|showed) me where ~2 (his|her|their|the) ~3 (keys|key|will|papers|insurance|money|documents) ~3 (hang|hangs|is|are|lie|lies|kept|goes)',
      `(should|can|could|want|wants) ~2 (have|keep|take) ${theirs} ~8 (thanks|thank you|sorry|goodbye) for everything`,
      `${dear} ~1 (gave|giving|left|handed|given) (me|us|away) ${theirs} ~8 (will not|not going to|not|no longer|never) ~1 (need|needs|needing) (it|them) (anymore|any more|where|soon)`,
      `(has not|have not|not|no) ~1 (been|answered|answering|replied|shown|seen|picked|sign|word) ~14 ${dear} ~1 (tried|attempted) (once|before|twice|already)`,
      '(thank you|thanks) for ~1 (being|everything|all) ~18 (look after|take care of|be good to|mind) ~2 for me',
      '(thank you|thanks) for ~1 (being|everything|all) ~9 . ~1 (look after|take care of|be good to|mind) ~2 for me',
      '(thank you|thanks) for ~1 (being|everything|all) ~9 . ~9 . ~1 (look after|take care of|be good to|mind) ~2 for me',
      '(thank you|thanks) for (being|everything|all) ~9 (look after|take care of|be good to|mind) my (cat|dog|cats|dogs|plants|kids|mom|sister|brother)',
      `${dear} ~3 (hospital|ward|clinic) ~2 (for|after) (trying|attempting|an attempt|a try)`,
      `${dear} ~1 (tried|attempted) (once|before|twice|already) ~14 (has not|have not|does not|did not|not|no) ~1 (been|answer|answered|answering|replied|shown|seen|picked|sign|word)`,
    ],
  },
  {
    // A child's note in a school book: to a teacher or a parent that is plain.
    name: 'other_better_gone',
    kind: 'suicide',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated', 'hypothetical'],
    phrases: [
      '(he|she|they|son|daughter|kid|boy|girl) ~3 (wrote|written|writes|said|says|saying|texted|put) ~6 (be|been) ~1 (fine|better|happier|better off|easier) ~2 (if|when|once|without) (he|she|they|him|her|them) ~3 (gone|dead|around|here|alive|born|existed|$)',
      '(he|she|they|son|daughter|kid|boy|girl) ~3 (wrote|written|writes|said|says|saying|texted|put) ~4 (he|she|they) (would|will) ~1 be ~1 better (gone|off dead|dead|off gone)',
      '(he|she|they|son|daughter|kid|boy|girl|note) ~3 (wrote|written|writes|said|says|saying|texted|wants|wishes|wished|put) ~4 (he|she|they|to|could|would) ~2 disappear !(from (school|work)|for (a|the) (day|week|weekend))',
    ],
  },
  {
    name: 'other_hurt_at_home',
    kind: 'partner_violence',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: [
      `(her|his|their) ~1 (boyfriend|husband|dad|girlfriend|wife|partner|ex|stepdad|mom|parents|father|date) ~2 (hits|hit|beats|beat|hurts|hurt|chokes|choked|abuses|abused|is abusive|is violent|hitting|beating|raped) ~1 (her|him|them|$)`,
      `${dear} ~4 (being|is being|gets|getting) (abused|beaten|hit|molested|raped)`,
    ],
  },
  {
    name: 'other_assaulted',
    kind: 'sexual_assault',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: [`${dear} ~4 (was raped|got raped|raped last|sexually assaulted)`],
  },
  {
    name: 'other_self_injury',
    kind: 'self_harm',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated'],
    phrases: [
      `${dear} ~6 (cutting|cuts|cut|hurting|hurts|harming|harms|burning|starving|starves) (himself|herself|themself|themselves|her arms|his arms|her wrists)`,
      '(pic|picture|photo|photos|pics|video) of (her|his|their) ~1 (wrists|wrist|arms|arm|thighs|cuts|legs)',
      '(her|his|their) (wrists|wrist|arms|arm|thighs|legs) ~1 . ~3 (cut|cuts|scars|slices|sliced|razor)',
      '(her|his|their) (wrists|wrist|arms|arm|thighs|legs) ~3 (cut|cuts|scars|bleeding|scratched|sliced)',
      '(cuts|scars|slices) (all)? (up|down|on|over|along|across) ~1 (her|his|their) (wrists|wrist|arms|arm|thighs|legs)',
    ],
  },
  {
    // Shown and sworn to secrecy. It is told as something that happened, and it is not over for that.
    name: 'other_showed_marks',
    kind: 'self_harm',
    whose: 'other',
    strength: 'crisis',
    ignores: ['negated', 'past'],
    phrases: [
      `(show|showed|shown|showing|sleeve|sleeves) ~5 (her|his|their) ~1 (arms|arm|wrists|wrist|legs|thighs) ~1 . ~3 (marks|lines|scratches) ~10 (not to tell|not tell|secret|promise|promised|swear)`,
      `(show|showed|shown|showing|sleeve|sleeves) ~5 (her|his|their) ~1 (arms|arm|wrists|wrist|legs|thighs) ~1 . ~3 (marks|lines|scratches) ~6 . ~3 (not to tell|not tell|secret|promise|promised|swear)`,
    ],
  },
  {
    // A cat leaves marks, too, so we only ask.
    name: 'other_has_marks',
    kind: 'self_harm',
    whose: 'other',
    strength: 'soft',
    points: 2,
    ignores: ['negated', 'past'],
    phrases: [
      '(showed|shows|shown|pulled|rolled) ~3 (sleeve|sleeves|arms|arm|wrists|wrist|legs|thighs) ~12 (marks|lines|scratches) !(from|of (a|the|his|her|my))',
      '(showed|shows|shown|pulled|rolled) ~3 (sleeve|sleeves|arms|arm|wrists|wrist|legs|thighs) ~8 . ~3 (marks|lines|scratches) !(from|of (a|the|his|her|my))',
    ],
  },
  {
    name: 'bereaved',
    kind: 'suicide',
    whose: 'other',
    strength: 'soft',
    points: 2,
    ignores: ['past', 'negated'],
    phrases: [
      `(killed|hanged|hung|shot) (himself|herself|themself|themselves)`,
      '(took|ended) (his|her|their) own? (life|lives)',
      '(died|die|dead|death|passed|gone|lost ~4) (by|from|to|of) (suicide|an overdose|overdose)',
      `${person} ~2 (committed suicide|died by suicide|overdosed and died)`,
      '(lost|lose|losing) ~4 to suicide',
    ],
  },
]
