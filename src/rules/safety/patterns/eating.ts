import type { PhraseGroup } from '../signal.ts'

/** Food as a danger. Nerves that close the stomach before a date are not. */
export const eatingPhrases: readonly PhraseGroup[] = [
  {
    name: 'purging',
    kind: 'eating',
    strength: 'crisis',
    hasSubject: true,
    phrases: [
      '(make|makes|making|made|force|forcing|forced) (myself|herself|himself) ~1 (throw up|sick|vomit|puke|be sick|to throw up|to vomit)',
      '(throw|throwing|threw|throws) ~1 (it|everything|food|my food|dinner|lunch|meals)? ~1 up ~3 (after (every|each|i eat|eating|meals|dinner|lunch|i binge|everything)|on purpose|what i eat|everything i eat|to lose|to stay|my food)',
      '(purge|purging|purged|purges) !(my|the|old|files|inbox|closet|emails)',
      '(binge|binging|bingeing) ~3 (purge|purging|throw up|vomit|and then make)',
      '(fingers|toothbrush) down my throat',
      '(bring|brought|bringing|puke|puking|puked|throw|throwing) (it|everything|my food|the food|my meals) (all)? (back)? up',
      '(laxative|laxatives|diet pills|diuretics) ~5',
      '(bulimic|bulimia) ~4',
      '(chew|chewing) and (spit|spitting)',
    ],
  },
  {
    name: 'starving',
    kind: 'eating',
    strength: 'crisis',
    hasSubject: true,
    deafTo: ['negated', 'past'],
    phrases: [
      '(starve|starving|starved) (myself|herself|himself)',
      '(not|have not|has not|did not|without|stopped|no) ~1 (eaten|eat|eating|ate|had|food|had food|touched food|eaten anything|eaten a thing|solid food|any food) ~4 (in|for|since) ~3 (# days|days|a week|# weeks|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|three days)',
      '(only|just|nothing but|living on|surviving on|but) ~2 (water|coffee|diet coke|ice|gum|an apple|black coffee) ~3 (for|in|since) ~1 (# days|days|a week|weeks|# weeks)',
      'day # (of|without|on|with) ~1 (only|nothing but|just|no|not|fasting|water|zero) ~3',
      '# days ~2 (without|no|with no|since i) ~2 (food|eating|ate|eaten|calories)',
      '(only|under|less than|eat|eating|let myself have|allow myself|have|max|at most|about|on) ~2 (100|150|200|250|300|350|400|450|500|550|600|700|800) ~1 (calories|cals|kcal|calorie|cal)',
      '(fasting|fast|fasted) ~2 (for|since) ~1 (# days|days|weeks|# weeks) ~4 (weight|thin|fat|skinny|dizzy|faint|lose|calories)',
      '(stopped|stop|refuse|refusing|quit|afraid|scared|terrified|can not|not) ~1 (to|of|let myself)? (eat|eating) (anything|at all|food|completely|altogether|because (i am|i feel) (so|too)? ~1 (fat|disgusting|huge|gross))',
      '(anorexic|anorexia) ~4',
      '(faint|fainting|fainted|dizzy|passing out|passed out|pass out|collapse|collapsed|blacking out) ~6 (not eat|not eaten|not eating|no food|starv|calories|fasting|skipping meals|because i do not eat|hungry)',
      '(not eat|not eaten|not eating|calories|skipping meals|starving|restricting|fasting) ~8 (faint|fainting|fainted|dizzy|passing out|passed out|pass out|collapse|collapsed|blacking out|hair (is)? falling|period stopped|lost my period|heart)',
      '(restricting|restrict) (again|my food|my eating|calories|so much|food|and|$)',
      '(eating disorder|my ed) ~3 (is|back|again|relapse|relapsed|getting|voice|worse|came|winning|taking)',
      '(relapsed|relapse|relapsing) ~4 (eating disorder|anorexia|bulimia|my ed|purging|bingeing)',
    ],
  },
  {
    name: 'eating_past',
    kind: 'eating',
    strength: 'soft',
    points: 2,
    deafTo: ['past', 'negated'],
    phrases: [
      '(eating disorder|my ed)',
      '(skip|skipping|skipped) (meals|every meal|food) ~3 (lose|thin|fat|weight|punish|days)',
      '(punish|punishing) myself ~4 (food|eating|eat|meals)',
      '(hate|disgusted by|disgusting) ~2 (my body|how fat|eating) ~4 (eat|eating|food|starve|calories)',
    ],
  },
]
