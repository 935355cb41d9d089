import type { PhraseGroup } from '../signal.ts'
import { person } from './words.ts'

const someone = `(i|me|my|${person})`

/** Bodies in danger. A racing heart before a speech is not one of them. */
export const medicalPhrases: readonly PhraseGroup[] = [
  {
    name: 'medical_emergency',
    kind: 'medical',
    strength: 'imminent',
    deafTo: ['embarrassed', 'negated', 'conditional'],
    phrases: [
      '(crushing|squeezing|severe|sharp|terrible|horrible|intense|bad|stabbing|worst) ~1 (chest pain|pain in my chest|pressure in my chest) ~8 (arm|jaw|sweating|sweat|shoulder|breath|breathe|numb|dizzy|vomiting|back|collapse|faint|getting worse)',
      '(chest|heart) (pain|pains|pressure|hurts) ~6 (left arm|down my arm|my arm|jaw|numb arm|going down)',
      '(pain|pressure|tightness) in my chest ~9 (jaw|left arm|arm hurts|down my arm)',
      '(having|had|think it is|might be) (a|an|another)? (heart attack|stroke|seizure|anaphylaxis|allergic reaction|aneurysm) ~1 (right now|now|what do i|help|$|and|i think) !(panic|but it was)',
      `${someone} ~3 (having|had|has) (a|another)? (seizure|stroke|fit) `,
      `${person} ~3 (collapsed|unconscious|passed out|unresponsive|fainted|choking|stopped breathing) ~6 (breathing|wake|wakes|respond|responding|up|moving|now|help|blue|what do i do|$)`,
      '(is|are) (not|barely) (breathing|responding|waking up|conscious)',
      '(stopped breathing|can not wake (him|her|them|my ~2))',
      '(can not|could not|hard to|struggling to|trouble) (breathe|breathing) ~8 (peanut|peanuts|nuts|allergic|allergy|swelling|swollen|bee|sting|stung|choking|smoke|blue|inhaler|asthma|shellfish)',
      '(peanut|peanuts|nuts|allergic|allergy|swelling|swollen|bee|sting|stung|choking|smoke|inhaler|shellfish) ~8 (can not|could not) breathe',
      '(he|she|they|friend|mom|dad|sister|brother|roommate|grandma|grandpa|someone|and) (will not|does not|can not get (him|her|them) to) (wake up|respond|breathe) $',
      '(throat|tongue|lips|face|airway) (is|are|was|keeps)? ~2 (swelling|swollen|closing|closing up|swelling up|turning blue|blue) ~8',
      '(lips|fingers|face|skin) ~2 (blue|purple|turning blue)',
      '(face|mouth) (is|was|has)? ~1 (drooping|drooped|droops)',
      '(half|side|one side|left side|right side) ~1 of? ~1 (my|her|his)? ~1 (face|body) ~3 (numb|drooping|drooped|paralyzed|droopy|weak)',
      '(can not|could not|cant) (lift|move|feel|raise) ~1 (my|his|her) ~1 (arm|arms|leg|legs|left side|right side) ~3 (and|face|speech|slurred|$|anymore|since)',
      '(slurring|slurred) (my|his|her)? ~1 (words|speech) ~4 (face|arm|suddenly|numb|confused)',
      '(inhaler|epipen|asthma|insulin) ~5 (not working|not helping|ran out|empty|attack|too much|broken)',
      '(asthma attack|anaphylactic|anaphylaxis|diabetic coma|heart attack right now)',
      '(vomiting|throwing up|threw up|coughing|coughed|puking|puked|peeing|pooping) ~4 blood',
      '(threw up|throwing up|vomit|vomited|purged|puked) ~4 blood',
      '(swallowed|ate|inhaled) ~2 (battery|glass|razor|poison|coin|magnet)',
      '(carbon monoxide|gas leak) ~4 (dizzy|headache|alarm|sick|smell|house)',
      '(electrocuted|electric shock|head injury|hit my head) ~6 (vomit|vomiting|throwing up|throw up|dizzy|confused|unconscious|can not see|blurry|threw up|passed out)',
    ],
  },
  {
    name: 'medical_danger',
    kind: 'medical',
    strength: 'crisis',
    deafTo: ['negated'],
    phrases: [
      '(stopped|quit|stopping|quitting|withdrawal|withdrawing|without|detox|detoxing|off) ~2 (drinking|alcohol|benzos|xanax|valium|booze) ~8 (shaking|seeing things|hallucinating|seizure|hallucinations|confused|hearing things|sweating and|not there)',
      '(seeing|hearing) (things|voices|people) (that|who)? (are|is) not (there|real)',
      '(took|taken|had|mixed|mixing) ~3 (too much|too many|double|twice) ~2 (of)? ~3 (medication|medicine|pills|dose|insulin|drugs|alcohol and)',
      '(mixed|mixing) ~2 (pills|xanax|benzos|opioids|painkillers|medication) ~2 (with|and) ~2 (alcohol|vodka|wine|drinks|beer|whiskey)',
      '(mixed|mixing|took|drank|drinking) ~4 (alcohol|vodka|wine|whiskey|drinks|beer|drunk) ~3 (and|with|plus) ~3 (pills|xanax|benzos|opioids|sleeping pills|painkillers|medication)',
      '(someone|they) ~2 (drugged|spiked|roofied) (me|my drink)',
      'alcohol poisoning',
      '(fainted|passed out|blacked out|lost consciousness) ~3 (# times|again|several|twice|three|keep|hit my head)',
      '(crushing|severe|terrible) chest pain',
    ],
  },
  {
    name: 'chest_and_breath',
    kind: 'medical',
    strength: 'crisis',
    mayBeOccasion: true,
    deafTo: ['negated'],
    phrases: [
      '(chest pain|chest pains|pain in my chest|chest hurts) ~4 (can not|could not|hard to|short|trouble|struggling to) ~2 (breathe|breath|breathing|of breath) !(panic)',
      '(can not|could not|hard to|trouble) (breathe|breathing) ~4 (chest pain|chest pains|pain in my chest|chest hurts)',
    ],
  },
  {
    name: 'medical_unclear',
    kind: 'medical',
    strength: 'soft',
    points: 2,
    phrases: [
      '(chest pain|chest pains|pain in my chest|chest hurts) ~3 (right now|and|for (hours|days|#)|will not|not going|$)',
      '(fainted|passed out|blacked out) ~2 (today|yesterday|last night|again|at|in|this|$)',
    ],
  },
]
