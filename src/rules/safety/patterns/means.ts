import type { PhraseGroup } from '../signal.ts'
import { drug, own, self, soon } from './words.ts'

const atHand =
  '(in front of me|in my hand|in my hands|in my mouth|next to me|beside me|right here|here with me|with me now|' +
  'to my head|on my lap|on the bed|on my bed|on the table|on my desk|on the counter|on my nightstand|laid out|' +
  'lined up|ready|here $|with me $)'

/** The object in "how to kill …". A question that ends before it leaves the object out. */
const oneself = '(myself|yourself|oneself|me|himself|herself|themselves|someone|somebody|a (person|human)|people|$)'
const itAll = '(it|it all|my|your|his|her|everything|things !(with|between)|life|this|$)'

/** Means, a place, or having begun. */
export const meansPhrases: readonly PhraseGroup[] = [
  {
    name: 'means_at_hand',
    kind: 'suicide',
    strength: 'imminent',
    ignores: ['hypothetical', 'conditional'],
    phrases: [
      '(rope|noose|pills|gun|blade|razor|letters|note) (is|are) (ready|in place|set up|loaded|packed|on the (table|bed|desk))',
      `(pills|noose|gun|razor|razors|blade|blades|box cutter|rope|bullets|pistol) ~3 ${atHand}`,
      `(holding|counting|counted|lined up|lining up|poured|emptied|pouring|laid out) ~3 (pills|noose|gun|razor|blade|blades|rope|bullets|pistol)`,
      `(gun|knife|blade|razor|pistol|barrel|scissors) ~3 (to|against|on|at|in|across) my (head|temple|wrist|wrists|throat|neck|mouth|chest|heart|arm|skin)`,
      'noose',
      '(tied|tying|hung|made) (a|the|my) ~1 (rope|noose|knot) ~3',
      'rope around (my|the) ~2 (neck|beam|rafter)?',
      '(gun|pistol|shotgun|rifle|weapon) ~2 loaded',
      'loaded (gun|pistol|shotgun|rifle|weapon)',
      '(standing|sitting|sat|stood|climbed|climbing|leaning|looking|am|hanging) ~3 (edge|ledge|railing|side|wrong side) of? ~2 (bridge|roof|building|cliff|overpass|balcony|window|platform|parking garage|high)',
      '(on|up on|onto|at) the ~2 (roof|rooftop|top floor|top of the (car park|parking|building)|car park roof|terrace|bridge|ledge|balcony) ~6 (edge|ledge|jump|jumping|step off|legs over|looking down|look down|high enough|other side|railing|sat on the edge|not coming down)',
      '(legs|feet|foot|one leg) (are|is|dangling|hanging)? (over|hanging over|dangling over|off) (the|a) ~1 (edge|railing|ledge|side|wall|barrier|bridge)',
      '(got|bought|have|found|tied|put|hung|measured) ~3 (rope|cord|belt|cable) ~5 (beam|rafter|tree|attic|garage|neck|banister|loft|hook|door|strong enough|hold me|hold my weight)',
      '(other|wrong) side of the (railing|barrier|fence|bridge|wall)',
      '(standing|sitting|lying|laying|am) on (a|the) ~1 (bridge|ledge|train tracks|tracks|overpass|railing|windowsill) ~3 (and|right|now|thinking|looking|jump|$)',
      '(engine|car|motor) (is|on)? ~1 running ~6 (garage|closed|hose|exhaust)',
      '(garage|hose|exhaust) ~6 (engine|car|motor) ~2 (running|on)',
      `enough ~3 (pills|${drug}|insulin|poison) ~1 (pills)? ~1 to (kill|die|end|never|not|finish|do it|overdose|put me)`,
    ],
  },
  {
    name: 'means_nearby',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      `(have|has|got|bought|buying|ordered|found|know where|there is|there are|keep|hid|hiding|stole) ~4 (pills|rope|gun|razor|razors|blade|blades|knife|bullets|poison|sleeping pills|bleach)`,
      '(standing|sitting|stood|sat|am|up|here|looking down) (on|at|by|near|in front of|from|off) (a|the|this|my|top) ~5 (bridge|roof|balcony|cliff|station|platform|river|rooftop|window|water|lake|garage|building|overpass|edge|ledge|tracks)',
      '(pills|knife|gun|razor|blade|rope) (here|in (my|the) (drawer|room|bag|closet|house|kitchen|car|bathroom|cabinet|nightstand))',
      'i (did|am doing) it $',
      '(took|taken) ~3 pills',
      '(bought|got|ordered|collected|picked up) ~3 (medication|pills)',
    ],
  },
  {
    name: 'means_named',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      '(noose|pills|razor|razors|blade|blades|rope|gun|bridge|roof|ledge|tracks|cliff !(path|walk)|wrists|overdose|knife)',
    ],
  },
  {
    name: 'soon_alone',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      '(tonight|after midnight|when (everyone|they|mom|mum|my parents|he|she) (is|are|goes|go) ~2 (asleep|out|gone|bed|work|away)|once (everyone|they|he|she) ~3 (asleep|out|gone|leaves)|before (morning|sunrise|they wake|anyone wakes|she gets home|he gets home)|house to myself|nobody home)',
    ],
  },
  {
    name: 'parting',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      '(said|say|saying|wrote|written|writing|sent|texted|send) ~2 (goodbye|goodbyes|a goodbye|bye to everyone|my goodbyes|letters to)',
      '(tell|told|telling) (everyone|them|my (mom|mum|kids|family|parents|sister|brother|friends)|her|him) ~2 (i loved|i love|how much i love|i am sorry)',
      '(will not|not going to|not gonna|not) (be around|need (it|them|any of it) anymore|be needing|see (them|you|him|her) again|be here (then|by|for))',
      '(last|one last|final) (time|hug|message|visit|look|night) ~2 (i|with|to|at|together)?',
      '(sorted|sorting|tidied|putting|put) ~2 (my affairs|everything in order|my papers|the paperwork|my will)',
    ],
  },
  {
    name: 'giving_away',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      '(gave|given|giving|give|left|leaving|handed|passed) ~2 (my|the|all my|her my|him my|them my) ~1 (dog|cat|guitar|bike|watch|ring|records|books|stuff|things|console|camera|jewelry|jewellery|clothes|savings|keys|medals|playstation|collection|car) ~2',
      '(you|she|he|they|my (sister|brother|friend|cousin)) (can|could) (have|keep) my ~2',
      '(found|finding) (a|someone|somebody|a new) ~2 (home|to take|for) ~2 (dog|cat|pets|fish|rabbit)',
    ],
  },
  {
    name: 'settled_affairs',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      '(paid|settled) ~1 (rent|bills|debts) (until|till|through|up to|for the)',
      '(arranged|sorted|ordered|tidied|put) ~1 (my|the) (things|papers|affairs|documents|accounts) ~2 (in|in order|$)',
      '(feel|feeling) ~2 (light|lighter|at peace|peaceful) (now|at last|finally)',
    ],
  },
  {
    name: 'resolve',
    kind: 'suicide',
    strength: 'hint',
    phrases: ['(going to|will|about to|ready to) (do it|go through with it|end it|jump)', 'i (have)? made up my mind'],
  },
  {
    name: 'soon',
    kind: 'suicide',
    strength: 'hint',
    phrases: [
      `(do|doing|end|ending|happen|happening|leave|leaving|go|going|gone|over|finish) ~2 ${soon}`,
      `${soon} ~2 (is|will be|i (will|am going to)|it (is|will)) ~1 (the night|the day|my last|over|end|gone|do it|the end|go)`,
      '(my|the|our) last (night|day|message|conversation|post|text|time)',
      '(going to|will|about to|ready to) (be over|be gone)',
      'i (have)? (decided|am ready|picked a date)',
      'i have a plan !(for (life|the (party|day|talk|trip|meeting|date|wedding)|work|school))',
    ],
  },
  {
    name: 'preparing',
    kind: 'suicide',
    strength: 'crisis',
    phrases: [
      '(write|writing|wrote|written|drafted|finished|left|have) ~3 (suicide|goodbye|farewell) (note|notes|letter|letters|message|messages|video|text|texts) !(to (my|the|our)? (coworkers|colleagues|team|boss|class|students|customers|clients|landlord|job|company|office|teacher))',
      '(write|writing|wrote|written|finished) ~2 (letters|notes|a letter|a note|the letter|the note) ~2 (to|for) ~1 (everyone|my family|my parents|my kids|my mom|each (of|one|person|kid|child|other|$)|them to find|mom to find|when i am gone|after)',
      '(giving|gave|give|given) (away)? ~1 (my|all my|all of my) ~2 (stuff|things|belongings|possessions|pets|dog|cat|clothes|everything) (away|to)',
      '(giving|gave|give|given) away ~3 (stuff|things|belongings|possessions|everything i own|clothes|everything)',
      '(saying|said|say) ~1 (my)? (final|last)? goodbyes',
      '(saying|said) goodbye to (people|everyone|them|my) ~3 (without|they do not|before i|for the last|one last|in my head)',
      `(saving|saved|hoarding|hoarded|stashed|stashing|stockpiled|stockpiling|collecting|collected|hiding|storing|keeping|kept aside|kept back|put aside|put by|set aside) ~3 ${drug} ~1 (pills)? ~2`,
      '(tablets|tablet|pills|meds|medication|painkillers|paracetamol|insulin) ~2 (put by|put aside|saved up|stashed|hoarded|squirreled away|squirrelled away) !(for (the|our|my) (trip|holiday|vacation|cat|dog|flight|journey|week|nurse|pharmacy))',
      '(made|making|wrote|writing|updated|finished) ~1 (my|a) will ~6 (ready|gone|goodbye|die|end|over)',
      'found (someone|a home|a family|people) ~3 (take|look after|care for|adopt) my (dog|cat|pets|pet|kids) ~3 (gone|after|when i)',
      '(my|a) final goodbye',
      '(this is|here is) (my goodbye|goodbye $|my last (message|post|night|day) $|the end for me|it for me)',
      '(rope|gun|pills|bullets) ~3 (in (my|the) (closet|drawer|car|trunk|wardrobe|nightstand|bag)) ~6 (looking|stare|think|thinking|tired|calls|calling|wait|waiting|tonight)',
    ],
  },
  {
    name: 'asking_how',
    kind: 'suicide',
    strength: 'crisis',
    ignores: ['hypothetical'],
    phrases: [
      // Killing weeds and hanging a mirror are chores: the object has to be a person, or be left out.
      `(painless|easy|easiest|quick|quickest|fast|fastest|best|painful|peaceful|simple|simplest|effective|surest) ~1 (way|ways|method|methods) ~1 (to|of|for) ~2 (die|dying|(kill|killing|hang|hanging) ${oneself}|(end|ending) ${itAll}|commit|overdose|suicide|go $|bleed)`,
      '(way|ways|method|methods) (to|of) (die|dying|kill myself|killing myself|end my|end it|commit|suicide)',
      'how (many|much) !(people|men|they|enemies) ~6 (die|kill|overdose|lethal|never wake|not wake|fatal|death|end it|dead)',
      '(lethal|fatal|deadly) (dose|amount|overdose) !(of (boredom|chocolate))',
      '(reading|read|looking|looked|searching|googling|watching|researching|obsessing) (a lot|lots|everything|things|stuff|online|up)? (about|up|into|at|for)? (the|how|a|an|some|more)? (overdoses|overdosing|overdose|suicide methods|suicides|lethal|ways to die|suicide (forums|forum|notes|letters)|how people (die|kill))',
      '(reading|read|looking|looked|searching|googling|watching|researching|obsessing) ~2 (about|up|into|for) hanging $',
      '(watch|watching) ~1 hanging (video|videos)',
      '(quickest|easiest|fastest|painless|cleanest) way out !(of)',
      '(does|do|is|will|would|did) ~1 (it)? ~1 (hurt|painful|long) ~4 (die|dying|to drown|drowning|hang|hanging|bleed out|bleeding out|jumping|suicide|overdose)',
      'how (to|do i|can i|would i|could i|do you|does one) ~1 (kill (myself|yourself)|hang (myself|yourself|$)|drown !(out|the|it|my)|overdose|tie a noose|end (my|your) life|commit|slit|suffocate|bleed out|die (painlessly|quickly|peacefully|in my sleep|$))',
      'how long ~3 (bleed out|die|to die|drown|overdose)',
      `how long ~4 (hang|hanging) ${oneself}`,
      '(looked up|looking up|googled|googling|researched|researching|searched|searching|calculated) ~3 (how (many|much|long|high|deep)|ways|methods|painless|pills|doses|overdose|suicide|bridges)',
    ],
  },
  {
    name: 'attempt',
    kind: 'suicide',
    strength: 'imminent',
    hasSubject: true,
    phrases: [
      `(tried|attempted|attempt|attempts|trying) (to)? ~1 (kill|hang|drown|shoot|suffocate|gas|strangle|stab|poison|off) ~1 ${self}`,
      `(tried|attempted|attempt|attempts|trying) (to)? ~1 (take|end|finish) ~1 ${own} own? (life|lives)`,
      '(tried|attempted|trying) (to)? ~1 (end (it|it all|things|everything|this) !(with|between|early|politely|nicely|there|the (call|chat|conversation))|overdose|jump (off|in front|from))',
      '(tried|attempted) to (take|swallow) ~1 (all|every|too many|a (bottle|box|handful)|the (bottle|rest)) ~3 (pills|tablets|medication|them|bottle)',
      '(tried|attempted) jumping (off|from|in front)',
      '(tried|attempted) (to)? (commit)? ~1 suicide',
      'suicide attempt',
      '(i|and|just) attempted (last|yesterday|again|two|three|a few|this|on|$)',
    ],
  },
  {
    name: 'overdose',
    kind: 'overdose',
    hasBearer: true,
    strength: 'imminent',
    ignores: ['embarrassed', 'negated', 'conditional'],
    phrases: [
      `(took|taken|swallowed|ate|downed|drank|popped|ingested) ~3 (##|too many|so many|too much|bottle|a lot) !(mg|milligrams|minutes|years|people|steps|miles) ~1 of? !(my (morning|evening|daily|usual|nightly)|different|other|these|years) ~3 ${drug} !(class|test|exam|box|over the|in my life|with (breakfast|food|dinner)|like|as)`,
      '(took|taken|swallowed|had|eaten|necked|downed|popped) ~1 (a handful|another handful|handfuls|a fistful|a load|loads|a bunch|lots|a mix|a whole lot) of ~1 (stuff|things|whatever|bits|pills|tablets|meds) ~2 (from|out of|in|out) ~3 (cabinet|cupboard|drawer|bathroom|medicine|chest)',
      `(took|swallowed|downed|emptied|finished|drank) ~2 (whole|entire|full|all the|all of the|all my|all of my) !(morning|evening|daily|usual) ~2 (bottle|pack|box|packet|pills|prescription) !(of (wine|water|milk|soda))`,
      '(overdosed|overdosing) !(on (coffee|caffeine|sugar|tv|cute|chocolate|netflix|memes|carbs|candy))',
      '(took|taken|taking|having) ~1 (an|a) ~1 overdose',
      '(took|taken|swallowed|eaten|ate|drank|downed|necked) ~2 (everything|all of it|all of them|them all|the lot|the whole lot|lots|loads|a load|too many|way too many|the rest|a handful|handfuls|a fistful|a bunch|the bottle|the whole bottle|the box|the strip|the packet) ~3 (of (my|the|his|her|mom|mum|dad)|in (my|the)|pills|tablets|painkillers|paracetamol|sleeping|medicine|medication|cabinet|cupboard|drawer|bag|and (now|i)|an hour ago|minutes ago|just now|already|last night|earlier|$) !(for breakfast|shrimp|wine|chips|cookies|photos|notes|chocolate)',
      `(had|have had) (all|all of|the rest of|loads of|a load of|a handful of|most of|the whole|a whole) ~3 (tablets|packet|strip|bottle of pills|${drug})`,
      '(had|have had) ~5 all of (it|them) $',
      '(had|have had) (a handful|another handful|handfuls|a fistful|the lot|the whole lot|all of them|them all) $',
      '(swallowed|necked|downed) (the|a|my|his|her|mom|mum|nan|nans|dads|moms|mums|gran|grans|some|loads of) ~2 (pills|tablets|meds|medication|medicine|painkillers|bottle|heart tablets|sleeping)',
      '(swallowed|drank|drunk|downed) ~1 (what was|everything|whatever was) ~3 (cabinet|cupboard|drawer|bathroom|sink|garage)',
      '(took|taken) (all|the rest of|every) ~1 (my|the|his|her|of my|of the) ~2 (pills|sertraline|meds|medication|tablets|sleeping|paracetamol|fluoxetine|citalopram|propranolol|painkillers|antidepressants|insulin)',
      '(ate|eaten|drank|drink|drunk) all ~2 (medicine|medicines|sleeping pills|tablets|pills) ~3',
      '(took|taken) (too many|too much|more than i should|way more) ~1 (yesterday|last night|earlier|today|an hour|this morning|of them|pills|tablets|$)',
      '(took|swallowed|taken) the (pills|tablets) ($|and (now|i)|already|an hour|minutes)',
      'taking ~2 pills to (overdose|die|end|kill)',
      '(drank|swallowed|drinking|drunk|drink) !(is|was) ~2 (bleach|poison|antifreeze|detergent|cleaner|drain cleaner|rat poison|pesticide|ammonia|battery|disinfectant)',
    ],
  },
  {
    name: 'bleeding',
    kind: 'self_harm',
    strength: 'imminent',
    ignores: ['negated'],
    phrases: [
      '(cut|cutting|slit|sliced|went) ~2 (too deep|too far and|an artery|a vein)',
      `(cut|slit|slashed|sliced) ${own} (wrists|wrist|throat|veins) ~2 (and|open|just|now|deep)`,
      '(bleeding|bleed|blood) ~4 (not stop|not stopping|everywhere|will not clot|not stop it|heavily|badly|a lot|so much)',
      '(so much|a lot of|lots of|losing|lost) ~1 blood ~1 (and|everywhere|$|coming|on the)',
      'can not stop (the|it)? ~1 bleeding',
    ],
  },
]
