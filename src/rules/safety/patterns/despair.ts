import type { PhraseGroup } from '../signal.ts'
import { not } from './words.ts'

const close =
  '(everyone|everybody|world|family|kids|children|wife|husband|parents|mom|dad|people|they|friends|all|boyfriend|' +
  'girlfriend|partner|son|daughter|others|you|life|brother|sister|siblings)'

const gone =
  '(died|die|dead|gone|disappeared|disappear|vanished|vanish|stopped existing|never existed|ceased to exist|' +
  'did not exist|do not exist|was not here|were not here|am not here|was not alive|was not around|were not around|' +
  'am not around|was never born|never been born|were never born|killed myself|did not wake up|never woke up|' +
  'passed away|left this world|ended it|was no longer here|was not in (it|the picture)|were not in (it|the picture)|' +
  'am not in (it|the picture)|not in the way|went away forever|was out of the (way|picture)|just died)'

const relief =
  '(better|happier|easier|relieved|fine|okay|free|safer|lighter|calmer|simpler|nicer|good|great|improve|improved|' +
  'richer|peaceful|brighter|quieter|best|perfect)'

/** A party without me is not the world without me. */
const elsewhere =
  'there|at|on|coming|talking|speaking|joining|as|having|being the|to|in (the|this|our|that|a|my) (group|team|' +
  'meeting|room|project|band|chat|class|conversation|office|department|call|party|picture of)'

/** Not wanting to be, without the word for it. */
export const despairPhrases: readonly PhraseGroup[] = [
  {
    name: 'better_without_me',
    kind: 'self_harm',
    strength: 'crisis',
    deafTo: ['negated', 'past'],
    phrases: [
      `${close} ~4 ${relief} ~1 (off|life|lives)? ~2 without me !(${elsewhere})`,
      `${close} ~4 ${relief} ~4 (if|when|once) i ~1 ${gone}`,
      `(better|happier|easier|simpler|nicer|relief|relieved|best) ~4 ${close} ~2 (if|when|once) i (had|have|was|were|would|am)? ~1 ${gone}`,
      `(better|easier|simpler|happier|best) (off|for everyone|for them|for all)? (if|when|once) i ~2 ${gone}`,
      `(things|it|life|everything|lives|home) would be ~2 ${relief} ~2 without me !(${elsewhere})`,
      '(my absence|me gone|me being gone|me dead|being rid of me|me out of the way|me not (here|around|existing|being here|being around|being alive)) ~4 (easier|better|happier|relief|simpler|nobody|fine|good|notice)',
      '(world|life|everything|everyone|people|they|things) ~2 (keep|keeps|go|goes|move|moves|carry|get) (on|turning|spinning|going|along) ~3 (without me|if i stopped|if i was gone|if i died)',
      '(world|earth|nobody|everyone) ~2 (does not|do not|would not) (need|miss|want) me (in it|here|alive|around)',
      '(if it (was|were|is) not for|only reason|only reasons|only thing|only things) ~6 (dead|gone|alive|still here|here|killed myself|done it|not done it|keeping me|stopping me|stops me)',
      'better (off|life) without me (in it|alive|here|$)',
      `(nobody|who|anyone|anybody|not even|wonder if|people) ~3 (notice|care|miss|mind|cry|realize|remember|mourn|sad|grieve|blink) ~4 i ~2 ${gone}`,
      `if i ~2 ${gone} ~4 (nobody|anyone|who|would|it would|they would|everyone|things|at least|maybe) ~4 (notice|care|miss|mind|cry|better|happier|easier|matter|relief|relieved|sad|come|problem)`,
      '(nobody|not a single person|no soul|who) (will|would) ~1 (miss me|mourn me|come to my funeral|cry at my funeral|be at my funeral)',
      '(planned|planning|plan|imagine|imagining|picture|picturing|think about|thinking about|picked) ~4 my (own)? funeral',
      '(disappear|vanish|gone|go away) ~1 (forever|for good|from this (world|earth)|permanently|and never come back)',
      `i ~2 (was|were|am|had been) ~1 (dead|gone) ~4 (better|happier|easier|relief|nobody|matter)`,
    ],
  },
  {
    name: 'no_reason_to_live',
    kind: 'self_harm',
    strength: 'crisis',
    deafTo: ['negated'],
    phrases: [
      '(no|any|single|one|what|another|good|find|see|little|without|a) ~2 (reason|reasons|point|purpose|use|sense|meaning|motivation) ~1 (to|in|of|for|why) ~2 (live|living|being alive|be alive|existing|exist|existence|life|stay alive|staying alive|waking up|wake up|keep living|keep breathing|breathing|keep existing|staying here|stay here|continue living|be on this)',
      '(reason|reasons|point) ~1 (to|in|of) ~1 (go on|going on|keep going|carry on|carrying on|be here|being here|continue) (anymore|$|with life|living|when|if)',
      '(nothing|nobody|not anything|not much|anything) ~3 (live|stay|living|stick around|be alive) for',
      '(nothing|nobody) ~2 (keeping|keeps|holding|ties|tying) me ~1 (here|alive|in this world|on this earth|to life)',
      'why (am|are|do|should|would|bother|even) ~2 (alive|exist|existing|living|live|keep living|stay alive|still alive|keep breathing|born)',
      '(why|what) ~3 (bother|point|keep|worth) ~1 (living|existing|to live|breathing|staying alive|being alive)',
      '(tired|sick|done|exhausted|weary|finished|over|fed up|sick and tired) ~1 (of|with|from)? (living|being alive|existing|existence|life|this life|breathing|the world|this world) !(with|in|at|alone|under|like|here|near|together|by|paycheck|out|on|for|through|this way)',
      '(hate|hating) (being alive|existing|living|that i am alive|that i woke up|waking up alive|that i am still)',
      '(give|giving|given|gave|giving) up on (life|living|everything and)',
      '(lost|losing|lose|no|have no) ~1 (the|my|all|any)? (will|desire|drive) to (live|keep living|go on|be alive)',
      '(only|one|no other|single|easiest|best|last) ~1 (way|option|solution|answer|escape|exit) ~2 (out|is death|is to die|is suicide|is dying|left is|to make it stop|to end this|to stop the pain) !(of (this|the) (conversation|party|date|meeting|event|call|parking|building))',
      '(life|living|being alive|existing|staying alive|sticking around) ~2 not ~1 worth it',
      'want (my life|life|existence|this life) ~1 to (end|be over|stop|be done)',
      'my life ~1 (is|should be|needs to be) (over|finished|done) !(if|when)',
      'wish ~1 (my life|life) (was|were|would|is) (over|end|done)',
    ],
  },
  {
    name: 'wish_for_an_end',
    kind: 'self_harm',
    strength: 'crisis',
    deafTo: ['negated'],
    phrases: [
      '(fall asleep|go to sleep|go to bed|sleep|close my eyes|drift off|went to sleep) ~4 (never|not|no|without) ~1 (wake|waking|woke|wakes|open) ~1 up?',
      '(sleep|asleep) (forever|for eternity|and stay asleep)',
      '(hope|hoping|pray|praying|wish|wishing|want|wanting|rather|like) ~3 (not|never|do not|did not|would not) ~1 (wake|waking|woke) up !(at|early|so|for|with|late)',
      '(never|not) (wake|waking) up (again|$|tomorrow|one day|ever|anymore)',
      `(do not|not|never|stopped|no longer) ~1 (care|caring|matter|matters|mind|give a) ~4 (if|whether|that|what) ~1 i ~1 (live|die|died|lived|alive|dead|wake up|woke up|made it home|get hit|got hit|make it)`,
      '(would not|will not|not) ~1 (mind|care|be mad|be sad|be upset|complain|fight it|be sorry) ~3 (something (bad)? (happened|happens) to me|dying|being dead|not waking up|not existing|die|died|dead|wake up|woke up|gone|hit by|run over|hit me|crashed|cancer)',
      '(hit by|run over by|struck by|hit me|killed in|in a fatal|in a car) ~6 (would not|will not|not|do not) ~1 (mind|care|be sad|be upset|complain|move)',
      '(hope|hoping|wish|wishing|want|pray|praying|relief|relieved) ~5 (hit by|hits me|hit me|run over|runs me over|crashes|crash|fatal|terminal|kills me|cancer|heart attack|struck by|killed me)',
      '(stopped|stop|not|never) ~1 (look|looking) both ways',
      '(stand|standing|stood|wait|waiting) ~4 (platform|tracks|bridge|edge|ledge|balcony|railing|roof|cliff) ~5 (think|thinking|wonder|wondering|imagine|quick|jump|let go|fall|easy|one step|over)',
      '(quick|easy|simple|fast) ~3 (step off|jump|let go of the wheel|let go)',
      '(rope|noose|pills|gun|bridge|blade|razor|train|tracks|river) ~6 (not feel|not hurt|be quick|be easy|not be that bad|not be so bad|solve|calls|calling|inviting|peaceful)',
      '(hope|hoping|wish|wishing|pray|praying) ~3 (my heart|heart) ~2 (stops|stop|stopped|gives out|give out)',
      '(looking|stare|staring|look|looked|stared) at (my|the|his|dad|a) ~2 (gun|pistol|rope|razor|blade|blades|service weapon|weapon|pills|bottle of pills|noose|train tracks) ~3',
    ],
  },
  {
    name: 'despair',
    kind: 'self_harm',
    strength: 'soft',
    points: 2,
    deafTo: ['negated', 'past'],
    phrases: [
      `(i am|am|feel like|being|become|feeling like|such|just|only|^) ~2 (a|such a|nothing but a)? burden (on|to|for) (everyone|my family|my parents|my wife|my husband|my kids|my mom|my dad|my friends|people|them|others|all|the world|society|my loved ones)`,
      '(want|wants|wanted|wish|wanting|need) ~2 (it|this|everything|all of it|all of this|the pain|the hurt|the suffering|the noise|my pain|the voices) ~1 (all)? to (stop|end|be over|go away forever|be done|finish)',
      '(make|making) (it|everything|the pain|the hurt|it all) (all)? stop',
      '(point|use|sense) (of|in) (anything|it all|any of this|any of it|everything|trying anymore|this life) ~1',
      '(no|not any|not a|do not see a|can not see a|not see any|not see a|not picture a) ~1 (future|way out|hope left|light|way forward) ~1 (for me|for myself|anymore|left|$|ahead)',
      '(given|gave|giving) up on (everything|it all|myself)',
      '(what|wonder|wondering|see|sure) ~2 the point is (anymore|$|of)',
      '(waste of|wasting|taking up|take up) (space|oxygen|air|everyone)',
      '(deserve|deserved|deserves) (the pain|pain|to suffer|to hurt|to be hurt|punishment|to be punished|to be miserable)',
      '(punish|punishing) myself',
      '(last|final) time (we|you|i|anyone) (will|are going to|am going to|ever)? ~1 (talk|speak|hear from me|write|see me|message|chat)',
      '(not|never) ~1 (be around|be here) (for|to see) (graduation|christmas|my birthday|the summer|next year|it|the wedding)',
      '(tell|let) (my (mom|dad|family|parents|kids|sister|brother|wife|husband)|everyone|them) (that)? (i am sorry|i love|i loved|it is not their fault|i tried|goodbye)',
      '(i am|i feel|do not feel|not) ~1 (not)? (safe|okay to be alone) (right now|tonight|$|alone)',
      '(not|never) (belong|meant|made|built|cut out) ~2 (in|for|on) (this world|life|this life|earth|living)',
      '(do not|not|never) want to be here ~1 (anymore)? $',
      '(do not|not) want to be (anywhere|anything|anyone) (anymore|$)',
      '(want|wish|wanted|need|like|wanna) ~3 to? (disappear|vanish|not be here|be gone|fade away|be nothing|be nowhere|not be anywhere) (anymore|completely|altogether|and never|$)',
      '(can not|could not) (go on|carry on|keep going|continue|live) (anymore|$|like this|this way|any of this)',
      '(do not|not) want to live like this',
      '(thinking|think|thoughts|thought|dreaming|obsessed|obsessing) ~2 (about|of|with) ~2 (death|dying|my death|being dead)',
      '(nothing|nobody) (matters|will ever change|is ever going to change|will ever get better|gets better) (anymore|$|now)',
      '(it|things|life) (will|is|does|do) (never|not) (get|going to get|getting) (any)? better (and|so|$)',
      '(i|am|be|soon) ~1 (will)? (be gone|be out of (your|everyone|their) way) (soon|to see|by then|for good)',
      '(goodbye|bye|farewell) (everyone|world|all|forever|for good|for ever|cruel world|my friends)',
      '(can not|could not|not|do not think i can|how much longer i can|how long i can) ~3 (hold on|hang on|keep going|keep doing this|do this|take this|go on|last|fight this|carry on|keep this up) ~1 (much longer|another (day|week|night))',
      '(how much longer|how long) ~1 i can ~1 (hold on|hang on|keep going|do this|take this|go on|last|keep this up|survive)',
      '(do not|not|never) want to (be me|feel|fight|try|be awake|face another day|do tomorrow) (anymore|$)',
      '(do not|not) want tomorrow to (come|happen)',
      '(scared|afraid|terrified) of (myself|what i might do|what i will do|what i could do|my own thoughts|being alone with)',
      '(want|wanted|wish) to (feel nothing|not feel anything|stop feeling|be numb)',
      '(my)? affairs (are|is)? in order !(for)',
      '(will not|do not|would not|no longer) (be)? (need|needing) (it|them|any of it|any of this|my things|my stuff|these) (anymore|soon|where|after|$)',
      '(when|after|once) i am gone !(this|for (the|a|two|three)|on|to|next|at|from|over|until|away|in)',
      '(will not|not) have to (worry|deal|put up|bother|look after|take care) (about|with|of)? me (anymore|soon|much longer|$)',
      '(take care of|look after|feed|adopt) (my|the) (kids|dog|cat|mom|dad|children|sister|brother|pets) ~2 (when i am gone|after i am gone|if something happens|if anything happens|for me when)',
      '(thinking|think|thought|dream|dreaming|obsessed) ~2 (about|of|with) (the|that|those|my) ~1 (bridge|rope|train tracks|tracks|pills|roof|razor|blade|gun)',
      '(my|the) time (is up|has come|to go) $',
      '(existing|existence|being alive|living|breathing) ~1 (hurts|is painful|is exhausting|is too much|is torture|is hell|is pain)',
      '(i have|have i) (made peace with|accepted) (it|dying|death|what)',
      'it (will|would|is going to) (all)? be over (soon|tonight|tomorrow|by|then)',
      '(tonight|tomorrow|soon|by morning|in the morning) ~6 it (will|is going to) (all)? be over',
      '(wrote|written|finished|left) (the|my|all the|all my) (letters|notes)',
      '(going|about|want|ready|might|tempted) to jump $',
      '(tired|sick|done) (of|with) (everything|it all|all of it|all of this|this world)',
      '(life|my life) ~1 (is|feels|has) (pointless|meaningless|worthless|no meaning|no purpose|no point|unbearable|empty and)',
      '(join|joining) the 27 club',
      '(told|tell|telling|tells) me to kill myself',
    ],
  },
  {
    name: 'strain',
    kind: 'self_harm',
    strength: 'soft',
    points: 1,
    deafTo: ['negated'],
    phrases: [
      `(can not|could not) (do|take|handle|stand|bear) (this|it|any of this|any of it|all this) (anymore|any more|much longer|$) !(at|with)`,
      '^ i (can not|give up) $',
      '^ i am (so)? done $',
      '(at|reached|hit|past) (my|the) (breaking point|end of my rope|limit|rock bottom)',
      'no (hope|hope left) $',
      'everything (feels|is|seems) (pointless|meaningless|hopeless)',
      'nobody would (care|notice|miss me) $',
      'i relapsed',
      'end it all',
      '(am|been|feel|feeling) in (a|such a|this) ~1 dark place',
      '(dark|scary) thoughts',
      'it would be (so|too|very)? (quick|quickly|painless|over quickly|over in)',
      'made (all)? (the|my) arrangements !(for (the|my|our|a))',
    ],
  },
  {
    name: 'low_mood',
    kind: 'self_harm',
    strength: 'faint',
    points: 1,
    phrases: [
      '(feel|feeling|am|so|completely|utterly|totally) ~1 (hopeless|worthless|useless|empty|numb|trapped|broken)',
      '(hate|hating) (myself|my life)',
      '(tired|sick|exhausted) (of|from) (trying|fighting|pretending|hurting|being strong)',
      'nobody (cares|would care|loves me|needs me|wants me)',
      'i am (so|very|just)? (tired|alone|done) $',
      'everything hurts',
      'i am sorry (for everything|to everyone)',
      'thank you for everything',
    ],
  },
]
