import type { PhraseGroup } from '../signal.ts'
import { not, own, self, soon } from './words.ts'

const killSelf =
  `((kill|killing|murder|off|offing|hang|hanging|shoot|shooting|drown|drowning|end|ending|neck|necking|top|topping|` +
  `gas|gassing|suffocate|electrocute) ~1 ${self}|(end|ending|take|taking|finish|finishing) ${own} own? (life|lives) !(as|of)|` +
  `(end|ending) ${own} existence|(commit|committing|do|attempt|attempting) suicide|blow ${own} brains out|(end|ending) it all)`

const leap =
  '(jump|jumping|leap|leaping|throw myself|throwing myself|step|stepping|walk|walking|run|running|drive|driving|' +
  'crash|crashing|swerve|swerving|steer|lie down) ~3 (off|from|in front of|into|under|on|out of) ~3 (bridge|building|' +
  'roof|cliff|balcony|train|trains|bus|truck|traffic|tree|window|wall|ledge|platform|tracks|overpass|river|ocean|' +
  'existence|car|subway|lorry)'

const wondering =
  '(thinking|think|thought|thoughts|want|wanted|wants|wish|imagine|imagining|picture|picturing|urge|urges|could|' +
  'would|tempted|temptation|consider|considering|feel like|ready|keep|wonder|wondering|might|should|dream|fantasize|' +
  'fantasizing|plan|planning|ideas|visions|images|decided|going to|about to|will)'

/** Not being alive as an infinitive, for "I want to …" */
const notBe =
  '(be dead|not exist|not be alive|stop existing|cease to exist|no longer exist|stop living|not live|never wake up|' +
  'not wake up|(disappear|vanish|go away|be gone) (forever|for good|permanently|completely)|end my existence|' +
  'stop being $|not be here (tomorrow|anymore)|not have to be alive)'

/** … and as a noun, for "I think about …". */
const notBeing =
  '(being dead|not existing|not being alive|stopping existing|stop existing|ceasing to exist|not living|never waking up|' +
  'not waking up|(disappearing|vanishing|being gone|going away) (forever|for good|permanently|completely)|nonexistence)'

/** Suicide, in the words people have for it. */
export const suicidePhrases: readonly PhraseGroup[] = [
  {
    name: 'suicide_intent',
    kind: 'suicide',
    strength: 'imminent',
    hasSubject: true,
    phrases: [
      `(going|about|ready|planning|plan|plans|decided|intend|intending|prepared) (to|on) ~1 ${killSelf}`,
      `(going|about|ready|planning|decided) to ~1 (hang $|jump off|jump in front|overdose|end it tonight|do it tonight)`,
      `(will|shall) ${killSelf}`,
      '(end|ending) it ~1 with ~2 (pills|gun|rope|knife|blade|razor|belt)',
      `(am|is) (ending|killing|hanging|shooting|offing|doing) (it|myself|himself|herself|my life|her life|his life) ~1 ${soon}`,
      `(kill|killing|hang|hanging|shoot|off|end) ~1 (myself|himself|herself|my life|it all) ~3 ${soon}`,
      `(die|dying|suicide|overdose|overdosing) ~2 (tonight|this weekend|by morning|before morning)`,
      '(this|today|tonight|tomorrow) (is|will be) (my|the) (last|final) (night|day|evening) (alive|on earth|on this earth|of my life|ever)',
      '(have|has|got|made|making) (a|my|the) ~1 plan ~4 (die|kill|end|suicide|how|doing it|do it|take my|overdose|hang|jump|hurt myself)',
      '(decided|know|sure) ~1 (it is|it will|when it is|that it is) (going to)? (be)? (tonight|this weekend|tomorrow|today|this week|on (friday|saturday|sunday|monday))',
      '(decided|know|sure) ~1 (it is|when it is|that it is) (my)? time $',
      '(worked|figured|planned|thought|mapped) (out|through) ~1 (how|when|where|exactly how) i (would|will|am going to|could)',
      '(tonight|today|tomorrow) is the (night|day) (i|that i) ~1 (end it|do it $|end it all|die|go for good|end my|stop living)',
      '(plan|planned|planning|rehearse|rehearsing) ~2 (how|when|where) i (would|will|am going to|could) ~1 (do it|die|go|kill|end)',
      'know (how|when|where|exactly how|exactly when) ~1 i (will|would|am going to) ~1 (do it|die|end it|kill|go)',
      '(picked|chosen|chose|set|got) (a|the|my) (date|day|time|method|way|spot|place) ~6 (do it|die|end|kill|over|everything i need|gone|suicide)',
      '(got|have) everything i need to (do it|die|end)',
      '(die|end|kill|gone|dead|over) ~3 by the time (you|anyone|they|someone|people) ~1 (read|reads|see|find|get)',
      'by the time (you|anyone|they|someone|people) ~1 (read|reads|see|find|get) ~2 (this|me|here) ~3 (gone|dead|over|late)',
    ],
  },
  {
    name: 'suicide_thoughts',
    kind: 'suicide',
    strength: 'crisis',
    hasSubject: true,
    phrases: [
      killSelf,
      'suicidal !(people|to (take|play|move|ask))',
      `${wondering} ~3 (suicide|overdosing|overdose|ending things !(with|between)|ending everything)`,
      `${wondering} ~4 ${leap}`,
      `(need|deserve) to ${leap}`,
      `${leap} ~2 (seems|is all i|is the only|sounds|feels like)`,
      '(crash|crashing|crashed|drive|driving|swerve|swerving|wreck|wrecking) ~4 (on purpose|into oncoming|off the road|deliberately|intentionally)',
      '(taking|swallowing) all ~1 pills ~2 (seems|is all i|is the only|sounds)',
      'suicide ~3 (is|seems|feels|looks|would be|on my mind|in my head|crossed my mind|thoughts|the only|my only|an option)',
      '(suicide|suicidal) (thoughts|ideation|thinking|feelings|urges|plan|plans|note|letter)',
      `(slit|slitting|slash|slashing) ${own} (wrist|wrists|throat|veins)`,
      '^ suicide $',
      '^ yes ~8 (not being alive|killing myself)',
      'if i ~1 (killed myself|ended my life|took my own? life|committed suicide|hanged myself|shot myself)',
      '(danger|threat) to myself',
      '(scared|afraid|terrified|know) ~1 (of)? what i (might|will|could|would) do to myself',
      '(can not stop|keep|keeps|kept|catch myself) (looking|staring|thinking|coming back) (at|about|to) (the|my|those) ~1 (knives|knife|pills|rope|gun|balcony|razor|blade|belt)',
      '(need|have) to be (stopped|kept|saved) from (hurting|killing|cutting) myself',
      '(thinking|think|reading|researching|looking|looked|searching) ~2 (methods|suicide methods)',
      '(courage|guts|nerve|strength|balls|energy) to (do it|end it|kill|jump|go through with it|die|end my)',
      '(almost|nearly|came close to|close to|so close to) (did it|doing it|jumped|jumping|killing myself|killed myself|ended it|ending it|went through with)',
      '(use|using|used|turn|turning) (it|the ~1 (gun|knife|rope|blade)|them|that|this) on (myself|me)',
      '(going|about|want|planning|ready|need) to take (all|every|the whole|a bunch|a bottle|a handful) ~3 (pills|medication|bottle|them)',
      `${wondering} ~3 (taking|swallowing|downing|take|swallow|down) (my|the|all|a)? (all|every|whole|entire|bunch|bottle|handful|too many|rest|lot) ~3 (pills|pill|medication|bottle|them|sleeping|antidepressants|prescription) !(exactly|as|with|in the)`,
      '(throw|throwing|hurl|fling) myself (in front of|off|out of|under|from)',
      '(take|taking|swallow|swallowing) ~3 (pills|medication) and ~1 (die|sleep forever|never wake|end|not wake|go to sleep forever)',
      '(can not stop|keep|constantly|always|obsessively|been) thinking about (dying|death|being dead|my death|my own death)',
      '(have|got|found) (a plan and|the)? ~1 (the means|means to (do it|end|kill))',
      '(make|making) it look like an accident',
      '(do not|did not) trust myself (with|around|to be alone|alone|not to|tonight)',
      '(not|never) (feel|feeling|be|am)? safe (with|from) myself',
      '(afraid|scared|worried|terrified) !(but) ~2 !(but) i (will|might|am going to|would|could) ~1 (do something to myself|hurt myself|do something stupid|kill|do it)',
      '(going to|might|will|about to|want to|afraid i will|scared i will) do something ~2 (stupid|bad|drastic|terrible|horrible|i will regret|to myself|i can not take back) ~1 (to myself|tonight|soon|today|$)',
      '(want out of|check out of|checking out of|opt out of) (life|this life|it all|this world|living)',
      '(can not|could not|do not know if i can) (promise|guarantee|say) ~3 (safe|be here|be alive|still be here|make it|hurt myself)',
      '(told|tell|telling|tells) me to kill myself ~6 (right|should|listen|agree|true|point|maybe|do it)',
    ],
  },
  {
    name: 'ending_it',
    kind: 'suicide',
    strength: 'crisis',
    hasSubject: true,
    mayBeOccasion: true,
    ignores: ['negated'],
    phrases: [
      '(thinking|think|thought|thoughts|want|wants|wanted|ready|tempted|consider|considering|urge|urges|plan|planning|decided|feel like|felt like|ideas|about|going|contemplating|wish|dream|fantasize) ~3 (end|ending) it !(with|there|here|on|by|between|early|politely|at|nicely|without)',
      '(how|when|where|if|whether) i (should|would|could|will) ~1 (end it|do it $|go about it|kill myself|die)',
      '(not|never|no longer) ~1 (want|wants|wanting) to be (here|around) (anymore|any of this|at all)',
      '(can not|could not|do not think i can|not think i can) go on !(a|the|this|that|stage|with !(life|living|this life)|vacation|dates|date|air|any|to|about|holiday|tinder|hinge|my|these|those|in (the|this) (meeting|call)|social)',
      '(can not|could not) live ($|anymore|another day|with this pain|with (myself|this) anymore)',
      '(want|wanted) it all to (end|be over|stop)',
      '(will not|not) have to (worry|deal|put up|bother) (about|with)? me much longer',
      '(thinking|think|thought|thoughts) ~2 not being (here|around|alive) (anymore|$)',
      '(if|wish|what if|wonder) ~4 i ~1 (was not|were not|am not|is not) (here|around|alive) (tomorrow|anymore|$|next)',
      '(not|never) ~1 (feel|feeling|be)? ~1 (safe|okay to be alone) (right now|tonight|$|alone|for long)',
      '(not know|not sure|unsure) (if|whether|that) i (am|will be|can stay|can be) (safe|okay to be alone|alive)',
    ],
  },
  {
    name: 'wish_to_die',
    kind: 'suicide',
    strength: 'crisis',
    hasSubject: true,
    phrases: [
      '(want|wants|wanted|wanting|need|ready|prefer|deserve|deserves|longing|begging|praying|desire|like|love|prepared|trying|tempted|planning|plan|plans|urge|urges|decided|intend|is|choose|waiting|wait|meant|supposed) to ~2 die !(of|from|laughing)',
      '(want|ready|need) to dye $',
      `(want|wants|wanted|wanting|need|ready|prefer|deserve|deserves|longing|begging|praying|desire|like|love|prepared|trying|tempted|planning|plan|plans|urge|urges|decided|intend|is|choose|going|about) to ~2 ${notBe}`,
      `(wish|rather) (i)? (could|would|can)? ~1 ${notBe} !(after|from|in (surgery|time)|during|with|on time)`,
      // "He may be dead, or rude" guesses; "I will be dead of cold by the second slide" exaggerates.
      `i (might|could|should|will|may) ~1 ${notBe} !(after|of|from|in (surgery|time)|during|with|on time|by the (first|second|third|last|end))`,
      `(should|could) ~1 ${notBe} $`,
      `(thinking|think|thought|thoughts|considering|consider|fantasize|fantasizing|fantasies|dream|dreaming|dreams|feel like|feeling like|imagine|imagining|picture|picturing|obsessed|idea|appeal|hope|hoping|wish|wishing) ~2 ${notBeing}`,
      '(thoughts|considering|fantasize|fantasizing|fantasies|dream|dreaming|dreams|obsessed|idea|urge) ~1 (of|about|with)? (dying|death|my death|my own death)',
      `(${notBeing}|dying|death|suicide|ending it) ~1 (is all i (think|want|dream|see)|is the only|is my only|(seems|feels|looks|sounds) like the (only|best)|seems (better|easier)|sounds (good|nice|peaceful|better|easier))`,
      '(wish|wishes|hope|hopes|pray|prays|hoping|wishing|praying) (that|to|for)? (i|he|she|god|someone|something|a car|a bus|cancer) ~2 (die|died|dead|kill me|killed me|take me|not exist|stop existing|stopped existing|cease to exist|hit me|hits me|kills me|takes me)',
      '(wish|wishes|wishing) (that)? (i|she|he) ~3 (never (been born|existed|lived|born)|not (been born|born|alive|exist|here anymore)|unborn|gone forever)',
      'wish to (be dead|die)',
      'i ~3 (never|not) ~2 (been born|existed|exist anymore|exist tomorrow)',
      '(might|may) as well be (dead|gone)',
      '(rather|better) be dead',
      '(better|best) off dead',
      '(worth|more useful|better|valuable) more? dead',
      '(envy|envying|jealous of|envious of) ~3 (dead|died|dying|terminal|cancer)',
      '(should (be|have)|could be) ~1 (dead|died) !(of|from|laughing|right|when|on the spot)',
      '(can not|could not) wait (to die|to be dead|until i am dead|till i am dead|for it to be over)',
      'i (should|need to|have to|must|deserve to|ought to) ~1 die !(of|from|on|for|hard|laughing|inside|alone|trying|before|if|in (a|the) game)',
      '(why|when) ~1 (can|will|did|do|could) ~1 (not)? ~1 i ~2 die ($|already|in my sleep)',
      '(let|leave) me ~1 (die|to die) ($|already|please)',
      'too (scared|afraid|weak|much of a coward|cowardly|chicken) to (do it|die|kill|end it|go through|jump)',
      '(want|need|ready|like) to ~1 (rest|sleep) (forever|eternally|for eternity)',
      '^ (want|wanting|wish) to die',
      'end ~1 (my|this|the) (suffering|misery|existence|pain forever|pain for good)',
      '(escape|escaping|get out of|getting out of) (this|my) (life|existence|world)',
      '(made|making|at) (my)? peace with (dying|death|ending (it|things))',
      '(fine|okay|glad|happy|relieved) ~2 if i ~1 (died|die|was dead|dropped dead)',
      'could die (tomorrow|today|tonight|right now|in my sleep) and ~5 (okay|fine|not care|not mind|happy|good|relieved|glad)',
      '(hope|hopes|hoping|wish|pray|praying) ~1 something ~1 (bad|terrible)? (happens|happened|would happen) to me',
      '(death|dying) ~1 (is|seems|would be|sounds|feels|looks|as) ~2 (peaceful|better|comforting|easier|relief|nice|only|freedom|an escape|good|appealing|beautiful)',
      '(better off|more|easier) with ~2 (insurance|life insurance|payout)',
      'life insurance ~8 (more|better|worth|help|family|kids|debt|pay|than)',
      `(want|ready|time|like|hoping|going) to ~1 (join|see|be with|go to) ~4 (in heaven|on the other side|in the afterlife|who (died|passed)|jesus|god)`,
      '(leave|leaving|exit|exiting|depart|quit) ~1 (this world|this earth|this planet|this life|earth|life) !(of)',
    ],
  },
  {
    name: 'wish_not_to_live',
    kind: 'suicide',
    strength: 'crisis',
    hasSubject: true,
    ignores: ['negated'],
    phrases: [
      `${not} ~1 (want|wants|wanting|wanted|wish|care|deserve|deserves|plan|intend|need|like|interested in) ~1 to? ~1 (be alive|exist|existing|being alive|keep living|go on living|continue living|be in this world|be on this (earth|planet)|be living|living anymore)`,
      `${not} ~1 (want|wants|wanted|wanting|deserve|deserves|care) ~1 to? live !(with|in|at (home|my|the|his|her|a|this)|alone|on|near|together|like|by|under|up|a|the|my|his|her|there|here|so|off|through|without|forever)`,
      `${not} ~1 (want|wants) to live (in this world|on this earth|with this pain|in this body|here anymore|like this anymore)`,
      `${not} ~1 (want|wants|wanting) to (wake up|be awake) !(at|early|for|to|so|before|in time|next to|with|late|and (go|do|have|face|see|be)|my|the|him|her|them)`,
      `${not} ~1 (intend|intending|plan|planning|expect|expecting|going|need) to (wake up|be here|be alive|be around|exist) (tomorrow|anymore|again|next|$|in the morning|much|after|for long)`,
      '(will not|would not|not going to|not) be (around|here) (much longer|for long|for much longer|to see) !(today|tonight)',
      `${not} ~1 (want|wanted) to see (tomorrow|another day|another morning|the morning|my next birthday|next year)`,
      `${not} ~1 want (this life|my life|life) (anymore|$)`,
      `${not} ~1 feel like ~1 (living|being alive|existing)`,
      '(not|no|never|why|hard|tired|what|only|without|nothing) ~7 (stay|staying|be|being|keep|keeping|still|remain|remaining|keeps) ~1 alive !(and|in the|for the (rest|show))',
      `(do not|not) (plan|planning|intend|see myself|count) (on|to)? (being|be|staying) (around|here|alive) ~1 (for|much|next|by|in|when|anymore|$|long)`,
      '(will not|not going to|not) be (a problem|a burden|in the way|in your way|bothering|a bother) ~4 (anymore|much longer|soon|after|$)',
      '(no|lost|losing) ~2 (interest|desire|will|wish) (in|to|for) ~1 (living|being alive|life|live|exist)',
      '(can not|could not|not able to) ~1 (keep|go on|carry on|continue) (living|existing|being alive)',
      '(can not|could not|do not want to|not want to) do (life|this life|this life thing|living|this whole life) ~2',
      'not ~1 worth (living|being alive|existing|staying alive|going on)',
      `${not} ~2 (afraid|scared) (of|to) (dying|die|death) !(, ~2 (afraid|scared))`,
      '(will not|would not|can not|do not|not going to|going to not|not) ~2 be alive (tomorrow|next|anymore|much|for|by|in|to|when|long)',
      '(can not|do not|could not|never) (see|picture|imagine|think|believe|plan on) ~3 (alive|living|being here|making it|reaching|turning|growing old|getting older|around) ~3 (next|past|#|year|birthday|old|older|christmas|long|much)',
      '(not|never) ~5 (make|live|last|survive|get) ~1 (it)? (to|past|until|till|through|see) ~2 (next birthday|birthday|the night|tonight|the end of the (year|week|month)|morning|next year|summer|winter|graduation)',
    ],
  },
]
