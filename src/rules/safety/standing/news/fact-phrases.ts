import { here, type NewsGroup, ofOther, worse } from './news-group.ts'

const someone =
  '(he|she|they|mom|mum|dad|mother|father|parents|husband|wife|boyfriend|girlfriend|partner|friend|friends|sister|brother|' +
  'roommate|flatmate|housemate|neighbor|neighbour|aunt|uncle|cousin|grandma|grandpa|gran|nan|son|daughter|coworker|' +
  'colleague|teacher|counselor|therapist|nurse|doctor|boss|coach|pastor|priest|somebody|someone|landlady|landlord|' +
  'bestie|mate|ex|gf|bf|team|paramedics|medics|police|cops|crew)'

/** Whose place one can be at. In "my sister's" the apostrophe is already gone here. */
const someones =
  '(sisters|brothers|friends|moms|mums|dads|parents|aunts|uncles|cousins|neighbors|neighbours|grandmas|grandparents|mates|colleagues|coworkers|teachers|sister|brother|friend|mom|mum|dad|aunt|uncle|cousin|neighbor|grandma|mate)'

const helpers = '(ambulance|paramedics|medics|police|cops|fire brigade|crew|911|999|112|they|help|team|crisis team)'
const clinic =
  '(hospital|er|emergency|emergency room|emergency department|a e|ae|clinic|ward|icu|urgent care|psych ward|doctor office|triage|waiting room|gp|doctors|surgery|the nurse)'
const thing =
  '(it|them|that|those|everything|all of it|all of them|the lot|(the|my|all|all the|all my|those|that) ~1 (pills|tablets|meds|medication|knife|knives|blade|blades|razor|razors|rope|gun|bottle|bottles|box|packet|stuff|things|bullets|scissors|belt|keys|cord))'

const kin =
  '(mom|mum|mama|mother|dad|papa|father|parents|family|sister|brother|aunt|auntie|uncle|cousin|grandma|grandpa|gran|nan|friend|friends|teacher|counselor|nurse|doctor|roommate|flatmate|wife|husband|neighbor|coach|pastor)'

/** Normalised words; phrase.ts explains the notation. */
export const factPhrases: readonly NewsGroup[] = [
  {
    name: worse,
    phrases: [
      '(it is|its|is|pain|bleeding|they are|voices are|urge is|thoughts are|feeling|it feels|i feel|getting|got) !(not|no|less) ~1 (getting worse|worse|stronger|louder|unbearable|strong right now|very strong|happening (now|again|right now))',
      '(i am|am|i got|got) (badly)? hurt $',
      '(i am|am) hurt and',
      '(i|she|he|they) (feel|feels|feeling|am|is|are) !(not|no|never|less) ~1 (faint|dizzy|sleepy|drowsy|numb|sick|confused|weak|like passing out|drifting off|cold and) ~1',
      '(he is|she is|they are|he|she|they) !(not|no) ~1 (near me|outside my|at the door|at my door|in the house|coming (up|in|for me)|banging|drunk again|yelling|screaming|breaking)',
      '(am|feel|i am) not (feel|feeling)? ~1 safe ~3',
      '(not|do not) (feel|know if i am) safe ~2',
      '(they|he|she|the child|child|kid|my friend) (is|are) in danger ~2',
      '(they|he|she) (will|do|does|did) not (wake|wake up|breathe|respond|move|answer me)',
      '(it|this) (could|might|will|is going to) happen (today|tonight|now|soon|tomorrow)',
      '(it|they|voices|he|she) ~1 (tells|telling|tell|told|says|saying|wants|want) ~1 me to (hurt|kill|stab|jump|do it|cut|burn|harm|attack) ~2',
      '(can not|not) (hold on|keep (myself|going)|resist|stop it|do this|stand it) ~2',
      '(i am|am) (going to|about to) do it ~2',
      'worse than i say',
      '^ (yes)? ,? i (do)? (think|am thinking) (of|about) how (i would (do it)?)? $',
    ],
  },
  {
    name: 'help_coming',
    phrases: [
      `${helpers} (is|are)? ~2 (on (it is|its|their|the|his|her) way|coming|almost here|nearly here|two minutes|minutes away|outside|at the door|sent|sending)`,
      `${someone} (is|are)? ~2 (on (his|her|their|the|its|it is) way|coming (over|to|now|round|home|back to|$|and|in|,)|driving (over|here|there|to|down|back|up)|picking me up|walking over|heading (over|here)|nearly here|almost here|minutes away|getting in the car|in the car|in an uber|rushing)`,
      `${someone} (will be|will|said (he|she|they) (will|would|is|are)) ~1 (here|come|be here|coming|over)`,
      '(sent|sending|dispatched) (an|the) ambulance',
      `(she|he|they|${someone}) (is|are) ~1 (putting (his|her|their|on)|getting (dressed|ready|in the car)|grabbing (his|her|their)|leaving now|setting off|jumping in) ~3`,
      '(hear|see) (it|them|the (ambulance|siren|sirens|lights)|sirens|a siren) ~1 (coming|now|outside|up the)',
      '(she|he|they|my ~1) ~4 (takes|taking|took|on|gets|getting|in|with) (the|a|her|his|their)? (bike|bus|taxi|cab|uber|car|train|tram) ~4',
      `(she|he|they|${someone}) ~4 (here|over|there|back|home) in (a|about|ten|twenty|half|an|five|fifteen|thirty|some|few|minutes) ~2`,
    ],
  },
  { name: 'with_someone', ignoresNegation: true, phrases: ['(not|no longer) alone (now|anymore|tonight|$)'] },
  {
    name: 'with_someone',
    phrases: [
      `(i am|am|we are|staying|sleeping|got|gone|went|drove|here|now) ~1 (at|to|round|over at) (my|a|the|our) ~1 ${someones} (house|place|flat|apartment|now|$|,|tonight|and|room|couch)`,
      `(i am|am|we are|sitting|sat|staying|here|sleeping|hiding out) ~2 (at|with|next to|beside|round at|over at|on the couch with|in bed with) (my|a|an|the|our|her|his)? ~2 ${someone} !(who|is|and (he|she) (hit|hits|is mad|is angry|is yelling)) ~1`,
      `(my|a|the|our) ~1 ${someone} (is|are)? ~1 (here|with me|next to me|beside me|sitting|staying|in the room|holding|home|back|downstairs|now|has me|lying|hugging) ~1`,
      `${someone} (came|arrived|got here|came over|turned up|showed up|made it|drove over|stayed|picked me up|answered the door|let me in|came in)`,
      '(am|i am|we are|sitting|went|gone) ~1 (downstairs|in the (living room|lounge|kitchen)) with !(the|a|no|nobody|my (phone|tea|coffee|dog|cat|laptop))',
      '(slept|sleeping|crashing|staying) (at|over at|on|with) ~3 (friend|sister|brother|mom|dad|cousin|aunt|parents|grandma)',
      '(with (her|him|them) now|i am (with|next to|sitting with|at) (her|him|them)|got to (her|him|them)|i found (her|him|them))',
      '(they|staff|medics|paramedics) are with (him|her|them)',
      'with (her|him|them) here',
      '(she|he|my ~1) (is|has)? ~1 (sat|sitting) (on|with|by|next|beside|here|across) ~2',
      '(he|she|they|my ~1) (is|are) ~2 (across from me|beside me|next to me|in front of me|on the couch|in my kitchen|in the kitchen)',
      `(she|he|${someone}) ~1 (stays|is staying|will stay|is going to stay|sleeps here|is sleeping) ~2 (until|till|tonight|the night|overnight|over|here|with me)`,
      `(she|he|${someone}) (is|was|sits) ~4 (in|on) my (kitchen|couch|sofa|room|living room|floor|bed)`,
      '(she|he) sits (here|with me|next to me|beside me)',
      '(someone|somebody|a friend|family|police|teacher|nurse) (is|are)? (with|next to|beside|watching) (them|him|her)',
      '(her|his|their) (mom|mum|dad|parents|sister|brother|husband|wife|partner|friend|teacher|roommate) (is|are)? ~1 (with|there|home|got|has|found|knows) ~1',
    ],
  },
  {
    name: ofOther.company,
    phrases: [
      `(he|she|they) (is|are|dey) ~2 (with|next to|beside|at) (his|her|their|im|my|our) ~1 ${kin}`,
      `(his|her|their|im|my|our) ~1 ${kin} (is|are|dey|has|have) ~2 (with (him|her|them|am)|here|there now|there $|got (him|her|them)|sitting with|staying with|found (him|her|them)|holding (him|her|them))`,
      '(i am|am|we are|sitting|sat|standing|staying|waiting|here) ~3 with (him|her|them)',
      '(i am|am|we are) ~1 (holding|hugging|watching|looking after|beside|next to) (him|her|them)',
      `(someone|somebody|guard|security|police|paramedics|neighbor|${kin}) (got|reached|found|has) (to)? ~1 (him|her|them)`,
      '(at home|home|there|here) with (them|her ~1 (mom|mum|parents|dad|family)|his ~1 (mom|mum|parents|dad|family))',
    ],
  },
  {
    name: ofOther.handed,
    phrases: [
      `(he|she|they) (gave|handed|passed|surrendered) (me|us|over|up)? ~1 ${thing}`,
      `(i|we) (have|took|got|grabbed|am holding|hid|removed|locked|confiscated|am keeping) ${thing} ~1 (off|from|away|now|in my|here|with me|$|,|.)`,
      `(i|we) (have|took|got|grabbed|hid|removed|locked) ${thing}`,
    ],
  },
  {
    name: here,
    phrases: [
      '(he|she|they|somebody|someone) (is|are|just got|got) ~1 (here|with me|next to me|beside me|sitting with|staying (with|over|the night)|in the room|home now|home !(at|by|around|in|from|before|after)|back !(at|by|in|on|around|before|from|for|to|after|until|till)|at the door|holding my|outside)',
      '^ (here now|they came|she came|he came|they arrived|arrived)',
      '(he|she|they) (is|are) ~1 at (the|my) (back|front)? door',
      '(he|she|they) (is|are|has|have)? ~2 (put|putting|puts) the kettle on',
      '(he|she|they|dad|mom|mum|stepdad) (is|are|just)? ~1 (coming|walking|running|pulling|parking|pulled|parked|walked|came) ~1 (in|up|upstairs|home|back|down the hall|up the stairs|to the door|through the door)',
      '(his|her|their|dad|the|my) ~1 (car|truck|van|bike|key|keys|motorbike|headlights) ~2 (pulled|pulling|outside|in the (drive|driveway|door|lock)|turning|just (came|stopped|parked))',
      '(hear|heard|hearing) ~1 (his|her|their|the|him|them) ~1 (car|truck|van|key|keys|door|gate|garage|footsteps|steps|stairs|coming)',
    ],
  },
  {
    name: 'in_care',
    phrases: [
      `(i am|am|we are|he is|she is|they are|sitting|waiting|arrived|got|here|been|now) ~2 (at|in|to) (the|a|an|my)? ~1 ${clinic}`,
      `(went|drove|taken|took (me|her|him|them)|walked|admitted|going|checked in) ~1 (to|in|into|in to) (the|a)? ~1 ${clinic}`,
      '(in|inside) (an|the) ambulance',
      '(ambulance|paramedics|medics|doctor|nurse|doctors|nurses|police|cops|crisis team) (is|are|has|have|just)? ~1 (here|there|arrived|came|got here|got there|with me|with her|with him|with them|took|taking|has (her|him|me)|have (her|him|me)|checking|looking at|checked|saw (me|him|her)|gave)',
      '(the)? (doctor|nurse|poison (control|line|center|centre)|paramedic|hospital|er|triage) ~2 (says|said|checked|cleared|told|thinks) ~4',
      '(discharged|they are keeping (me|her|him|them)|on a drip|under observation|getting (my|her|his) blood)',
      '(appointment|seeing) ~2 (doctor|gp|therapist|psychiatrist|counselor) ~2 (today|tomorrow|this (afternoon|morning|evening|week)|at #)',
    ],
  },
  {
    name: 'called',
    phrases: [
      `(${someone}|she|he|they|somebody|someone) (is|are|just)? ~1 (calling|ringing|phoning|dialing|called|rang|phoned|on to|on the phone to) ~1 (911|999|112|111|000|an ambulance|the ambulance|emergency)`,
      '(i|we|she|he|they|have|finally|did) !(not|never) ~1 (called|rang|phoned|dialed|dialled|texted|messaged|wrote to|contacted|spoke to|talked to|spoke with|talked with) ~2 (them|it|the (line|number|hotline|helpline|crisis line|chat|samaritans|ambulance|police|poison)|988|911|999|112|116|111|samaritans|lifeline|shout|childline|kids|poison|a (hotline|helpline|crisis line|line)|the emergency|emergency)',
      '(on|in) (the)? ~1 (phone|line|call|chat|queue|hold) (with|to|now|for (them|988|samaritans|the)|waiting)',
      '(am|i am|we are) ~1 (calling|ringing|dialing|texting|messaging|writing to|on to) ~2 (them|now|988|911|999|112|111|116|samaritans|the|poison|an ambulance)',
      '(texting|chatting|talking) (with|to) (a|the|someone at|somebody at|them|one of) ~1 (counselor|counsellor|person|988|line|volunteer|listener|now|them)',
      '(they|someone|somebody) (answered|picked up|wrote back|replied|texted back|is talking to me|are talking to me)',
      '(i|have) (called|rang|phoned) $',
      '^ (called|rang|calling|ringing|texted|dialing) (them|now|it|988|911|999|112)? $',
    ],
  },
  {
    name: 'told',
    phrases: [
      '(i|have|just) (showed|shown) ~1 (her|him|them|miss|mrs|mr|ms|sir|my) ~2',
      `(i|have|finally|we) !(not|never) ~1 (told|texted|messaged|called|rang|phoned|wrote to|woke|spoke to|talked to|let|informed|asked) ~1 (my|a|the|her|his|their|our)? ~2 ${someone} ~1`,
      '(i|have|finally|we) !(not|never) ~1 (told|texted|messaged|called|showed) (a|an|the|my) ~1 (grown up|adult|person|nurse|principal|head|officer|social worker|family|people|hr)',
      `${someone} (knows|know) (now|about it|everything|what|$)`,
      '(showed|sent) (her|him|them|my ~1) ~2 (this|the chat|screenshot|messages|screen)',
    ],
  },
  {
    name: 'reached',
    phrases: [
      `${someone} ~1 (say|says|said|tells|told me|texted|wrote|writes|replied|answers|answered|is saying|write) ~2 (call me|call now|call her|call him|to call|ring me|come over|to come|i can (call|come)|she will call|he will call|they will call|will call|is calling|back|yes|of course)`,
      '(now i|i am|i will|will|am|going to|i|^) (call|calling|ring|ringing|phone|phoning|facetime|video call|whatsapp|talk to|talking to|speak to|speaking with|speaking to|call up) (her|him|my ~2 (sister|brother|mom|mum|mother|dad|father|parents|friend|aunt|uncle|cousin|grandma|husband|wife|partner|girlfriend|boyfriend|roommate|family)) (now|right now|$|,|.)',
      `(on the phone|on a call|on video|talking|chatting|texting|speaking) (with|to) (my|her|him|a) ~1 ${someone}? (now|right now|$|,)`,
      '(she|he|they) (answered|picked up|called back|texted back|wrote back|replied)',
      `${someone} (is calling me|calls me|called me back|is on the phone|picked up|is ringing|rang back|texted back|answered me|wrote back|replied)`,
    ],
  },
  {
    name: 'no_plan',
    ignoresNegation: true,
    phrases: [
      '(no|not any|not a|without) ~1 plan !(for|to (go|meet|see|do something)|b|tonight with|this weekend|on (friday|saturday|sunday))',
      '(do not|not|never|did not) ~1 (have|had|got|make|made) ~2 (plan|plans) !(to (say|do|wear)|for)',
      '(not|never) ~1 (planned|planning|plan) (it|anything|to do it|to do anything|how)',
      '(not|never) ~2 (think|thinking|thought) ~1 (about|of) how',
      '(only|just|more|more like) (a|the) ~1 (wish|thought|feeling) ~2',
    ],
  },
  {
    name: 'put_away',
    phrases: [
      `(put|locked|threw|thrown|flushed|gave|given|handed|hid|moved|dumped|poured|binned|tossed|left|emptied|got rid of|chucked|tipped) ${thing} (away|out|down|back|up|in|to|behind|over|with|outside|$|,|upstairs|downstairs|for)`,
      `(flushed|binned|dumped|got rid of|gotten rid of|threw away|threw out|thrown out|poured away|locked away|gave away) ${thing}`,
      `${someone} (took|has|have|holding|is holding|hid|locked up|got) ${thing} ~1 (away|now|from me|$|,|off me|keys)`,
      '(came|come|climbed|got|went|stepped|walked) (back)? (down|off|away from|back from|back inside|inside|away) ~2 (the)? ~1 (roof|ledge|bridge|edge|railing|tracks|platform|balcony|window|wall|from there|from it|inside|$)',
      '(i am|am) (off|away from|down from|not on|no longer on) (the|that) (roof|bridge|ledge|edge|tracks|platform|balcony)',
      '(it|they) (is|are) (gone|out of the house|locked (up|away)|in the (bin|trash|garbage)|down the (toilet|sink|drain)|out of reach|in another room) ~1',
      '(left|leaving) (it|them) (there|behind|in the|with|at)',
      '(gun|rifle|rifles|pistol|pills|tablets|knife|blades) (is|are)? (gone|out of the house|in (his|her|their) (truck|car|bag))',
      '(put|posted|dropped|pushed|shoved|threw|gave|handed|slid|slipped) (the|my) (car)? keys (through|over to|over the|next door|to|out of|into the (garden|river|sea|canal|bushes|yard))',
      '(the|my) (car)? keys (are|is) ~1 (with (my|her|him|them) ~1 (now|$|,|and|sister|brother|neighbor|friend|mom|dad|mate)|next door|gone|out of reach|out of the house)',
      '(he|she|they|my ~1) (is|are)? ~1 (putting|taking|put|took|locking|locked) (it|them|the ~1) ~1 (in|to|into|up in) (his|her|their) (truck|car|house|place|safe|bag)',
      '(out of (the|that|my) (room|bathroom|kitchen|garage)|in (the|another) (other)? room now|left the (room|bathroom|kitchen|garage))',
    ],
  },
  {
    name: 'away',
    phrases: [
      `(i am|am|we are|staying|sleeping|got|gone|went|drove|here|now) ~1 (at|to|round|over at) (my|a|the|our) ~1 ${someones} (house|place|flat|apartment|now|$|,|tonight|and|room|couch)`,
      '(i am|am|we are|i got|got|we got|made it|managed to get|ran) ~1 (out|outside|away) (of (the|that|there|his|our|my) ~1 (house|flat|apartment|place|home|car|room)|from (him|her|them|there|my ~1)|now|in the car|$|,)',
      '(he|she|they|my ~1) (is|are|has|have)? ~1 (left|gone|out|asleep|passed out|at work|not here|moved out|been arrested|arrested|in custody)',
      '(at|in) (a|the) (shelter|refuge|safe house|police station|hotel|neighbor house|neighbours|neighbors)',
      '(i am|am|we are) ~1 (away from|nowhere near|not near|far from|not with) (him|her|them|it|there|my ~1)',
      '(locked (the|my) door|door is locked|locked myself in|changed the locks)',
      '(walked|went|drove) (away|off|out|home|outside|round the block|around the block)',
      '(police|cops) (took|have|arrested|removed) (him|her|them)',
    ],
  },
  {
    name: 'ate',
    phrases: [
      '(i|have|did|she|he) ~1 (ate|eaten|had|managed|drank|kept down|finished) ~3 (something|some|a bit|a little|half|toast|soup|banana|rice|breakfast|lunch|dinner|yogurt|yoghurt|crackers|bread|apple|cereal|sandwich|pasta|water|juice|tea|a (few|couple)) ~1',
      '(eating|having) (something|some|toast|soup|a|dinner|lunch|breakfast|with)',
    ],
  },
  {
    name: 'safe',
    phrases: [
      '(i am|am|we are|he is|she is|they are|feel|i feel|feeling) (all|now|so|very|feeling|quite|pretty|fine and|okay and|here and|home and|good and|more|with her and|with them and)? safe !(at home with|around|with him|word|space|anymore) ~1',
    ],
  },
  {
    name: 'safe',
    ignoresNegation: true,
    phrases: [
      '(the|my|his|her)? ~1 (child|kid|kids|baby|children) (is|are) safe ~2',
      '(do not|not) (feel|feeling) (faint|dizzy|weak|sick) ~1',
      '(it is|its) (all right|okay|behind me|over|fine) (now|these days|for years|today)? $',
      '^ (safe|yes safe|safe now|safe here|safe for now|safe tonight) ',
      '(i|we) (will|can|promise to|am going to) (be|keep|stay|stay myself|keep myself) ~1 safe',
      '(not|never) (going to|gonna|will|would) ~2 (do anything|do it|hurt myself|kill myself|act on|try anything|hurt (him|her|them|anyone|anybody)|harm) ~2',
      '(will|would|am|i am) not (do anything|do it|hurt myself|kill myself|act on|try anything|going to do|going to hurt|going to kill|hurt anyone|hurt anybody|hurt (him|her|them)) ~2',
      '(not|no longer) (in danger|suicidal|going to do it|at risk|thinking about (it|dying|killing)|want(ing)? to die) ~2',
      '(do not|does not|no longer) want to (die|do it|kill myself|hurt myself|hurt (him|her|them|anyone|anybody)) (anymore|now|tonight|$|,)',
      '(i|he|she) (will|can) (make it|get through|be okay|be all right|be fine) (tonight|until|till|through|to the|now)',
      '(out of|not in) (danger|any danger)',
      '(the)? (thoughts|urge|urges|voices|wave|feeling) (is|are|has|have) ~1 (gone|passed|stopped|faded|over|eased)',
    ],
  },
  {
    name: 'calmer',
    phrases: [
      '(i am|am|i feel|feel|feeling|it is|bit|little|much|breathing is|pain is) ~2 (calmer|better|okay|steadier|less|quieter|easier|more settled|lighter|relieved) !(off|without)',
      '(calmed|calming|settled|settling) down',
      '(stopped|not) (crying|shaking|spinning)',
      '(i|that) (slept|helped|helps)',
    ],
  },
]
