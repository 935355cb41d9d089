import type { Fact } from './facts.ts'

/** Questions and wishes that are answered before anything else. */
export const requests = [
  'make_sick',
  'seen',
  'who_learns',
  'no_phone',
  'what_to_write',
  'what_happens',
  'which_number',
  'no_answer',
  'machine',
] as const
export type Request = (typeof requests)[number]

/** How somebody stands to being asked at all. */
export const stances = ['not_mine', 'blame', 'denial', 'fine', 'anger', 'nobody', 'wont', 'thanks', 'bye'] as const
export type Stance = (typeof stances)[number]

/** Somebody unnamed is there now: a friend, the paramedics, or the one who is feared. Only the danger tells which. */
export const here = 'here'

/** It has come closer. */
export const worse = 'worse'

export type NewsGroup = {
  name: Fact | Request | Stance | typeof here | typeof worse
  /** Its phrases hold the "not" themselves. */
  isDeaf?: true
  phrases: readonly string[]
}

const someone =
  '(he|she|they|mom|mum|dad|mother|father|parents|husband|wife|boyfriend|girlfriend|partner|friend|friends|sister|brother|' +
  'roommate|flatmate|housemate|neighbor|neighbour|aunt|uncle|cousin|grandma|grandpa|gran|nan|son|daughter|coworker|' +
  'colleague|teacher|counselor|therapist|nurse|doctor|boss|coach|pastor|priest|somebody|someone|landlady|landlord|' +
  'bestie|mate|ex|gf|bf|team|paramedics|medics|police|cops|crew)'

/** Whose place one can be at: "my sister's" has lost its apostrophe here. */
const someones =
  '(sisters|brothers|friends|moms|mums|dads|parents|aunts|uncles|cousins|neighbors|neighbours|grandmas|grandparents|mates|colleagues|coworkers|teachers|sister|brother|friend|mom|mum|dad|aunt|uncle|cousin|neighbor|grandma|mate)'

const helpers = '(ambulance|paramedics|medics|police|cops|fire brigade|crew|911|999|112|they|help|team|crisis team)'
const clinic =
  '(hospital|er|emergency|emergency room|emergency department|a e|ae|clinic|ward|icu|urgent care|psych ward|doctor office|triage|waiting room|gp|doctors|surgery|the nurse)'
const thing =
  '(it|them|that|those|everything|all of it|all of them|the lot|(the|my|all|all the|all my|those|that) ~1 (pills|tablets|meds|medication|knife|knives|blade|blades|razor|razors|rope|gun|bottle|bottles|box|packet|stuff|things|bullets|scissors|belt|keys|cord))'

/** In normalised words; see phrase.ts for the signs. */
export const newsGroups: readonly NewsGroup[] = [
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
    ],
  },
  {
    name: 'help_coming',
    phrases: [
      `${helpers} (is|are)? ~2 (on (it is|its|their|the|his|her) way|coming|almost here|nearly here|two minutes|minutes away|outside|at the door|sent|sending)`,
      `${someone} (is|are)? ~2 (on (his|her|their|the|its|it is) way|coming (over|to|now|round|home|back to|$|and|in|,)|driving (over|here|to|down|back)|picking me up|walking over|heading (over|here)|nearly here|almost here|minutes away|getting in the car|in the car|in an uber|rushing)`,
      `${someone} (will be|will|said (he|she|they) (will|would|is|are)) ~1 (here|come|be here|coming|over)`,
      '(sent|sending|dispatched) (an|the) ambulance',
    ],
  },
  { name: 'with_someone', isDeaf: true, phrases: ['(not|no longer) alone (now|anymore|tonight|$)'] },
  {
    name: 'with_someone',
    phrases: [
      `(i am|am|we are|staying|sleeping|got|gone|went|drove|here|now) ~1 (at|to|round|over at) (my|a|the|our) ~1 ${someones} (house|place|flat|apartment|now|$|,|tonight|and|room|couch)`,
      `(i am|am|we are|sitting|sat|staying|here|sleeping|hiding out) ~2 (at|with|next to|beside|round at|over at|on the couch with|in bed with) (my|a|an|the|our|her|his)? ~2 ${someone} !(who|is|and (he|she) (hit|hits|is mad|is angry|is yelling)) ~1`,
      `(my|a|the|our) ~1 ${someone} (is|are)? ~1 (here|with me|next to me|beside me|sitting|staying|in the room|holding|home|back|downstairs|now|has me|lying|hugging) ~1`,
      `${someone} (came|arrived|got here|came over|turned up|showed up|made it|drove over|stayed|picked me up|answered the door|let me in|came in)`,
      '(am|i am|we are|sitting|went|gone) ~1 (downstairs|in the (living room|lounge|kitchen)) with',
      '(slept|sleeping|crashing|staying) (at|over at|on|with) ~3 (friend|sister|brother|mom|dad|cousin|aunt|parents|grandma)',
      '(with (her|him|them) now|i am (with|next to|sitting with|at) (her|him|them)|got to (her|him|them)|i found (her|him|them)|(she|he) answered|(she|he) (picked up|called back|texted back))',
      '(someone|somebody|a friend|family|police|teacher|nurse) (is|are)? (with|next to|beside|watching) (them|him|her)',
      '(her|his|their) (mom|mum|dad|parents|sister|brother|husband|wife|partner|friend|teacher|roommate) (is|are)? ~1 (with|there|home|got|has|found|knows) ~1',
    ],
  },
  {
    name: here,
    phrases: [
      '(he|she|they|somebody|someone) (is|are|just got|got) ~1 (here|with me|next to me|beside me|sitting with|staying (with|over|the night)|in the room|home now|home|back|at the door|holding my|outside)',
      '^ (here now|they came|she came|he came|they arrived|arrived)',
    ],
  },
  {
    name: 'in_care',
    phrases: [
      `(i am|am|we are|he is|she is|they are|sitting|waiting|arrived|got|here|been|now) ~2 (at|in|to) (the|a|an|my)? ~1 ${clinic}`,
      `(went|drove|taken|took (me|her|him|them)|walked|admitted|going|checked in) ~1 (to|in|into|in to) (the|a)? ~1 ${clinic}`,
      '(in|inside) (an|the) ambulance',
      '(ambulance|paramedics|medics|doctor|nurse|doctors|nurses|police|cops|crisis team) (is|are|has|have|just)? ~1 (here|arrived|came|got here|with me|with her|with him|took|taking|has (her|him|me)|have (her|him|me)|checking|looking at|checked|saw (me|him|her)|gave)',
      '(the)? (doctor|nurse|poison (control|line|center|centre)|paramedic|hospital|er|triage) ~2 (says|said|checked|cleared|told|thinks) ~4',
      '(discharged|they are keeping (me|her|him|them)|on a drip|under observation|getting (my|her|his) blood)',
      '(appointment|seeing) ~2 (doctor|gp|therapist|psychiatrist|counselor) ~2 (today|tomorrow|this (afternoon|morning|evening|week)|at #)',
    ],
  },
  {
    name: 'called',
    phrases: [
      '(i|we|she|he|they|have|finally|did) ~1 (called|rang|phoned|dialed|dialled|texted|messaged|wrote to|contacted|spoke to|talked to|spoke with|talked with) ~2 (them|it|the (line|number|hotline|helpline|crisis line|chat|samaritans|ambulance|police|poison)|988|911|999|112|116|111|samaritans|lifeline|shout|childline|kids|poison|a (hotline|helpline|crisis line|line)|the emergency|emergency|$)',
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
      `(i|have|finally|we) ~1 (told|texted|messaged|called|rang|phoned|wrote to|woke|spoke to|talked to|let|informed|asked) ~1 (my|a|the|her|his|their|our)? ~2 ${someone} ~1`,
      '(i|have|finally|we) ~1 (told|texted|messaged|called|showed) (a|an|the|my) ~1 (grown up|adult|person|nurse|principal|head|officer|social worker|family|people|hr)',
      `${someone} (knows|know) (now|about it|everything|what|$)`,
      '(showed|sent) (her|him|them|my ~1) ~2 (this|the chat|screenshot|messages|screen)',
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
    isDeaf: true,
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
  {
    name: 'make_sick',
    isDeaf: true,
    phrases: [
      '(make|making|made|get|getting|force) (her|him|them|myself|me|it|my ~1|the ~1) ~1 (throw up|sick|vomit|puke|be sick|to throw up|to vomit|bring it up|drink|to drink|eat|walk|sleep|sleep it off|cough)',
      '(should|can|could|do|must|shall) (i|we|she|he|they) ~2 (drink|eat|throw up|vomit|be sick|puke|sleep|take|have|give|induce|lie down|drive|shower|walk it off|wait|stick) ~4',
      '(give|giving|gave) (her|him|them|myself) ~2 (water|milk|salt|coffee|charcoal|food|bread)',
      '(water|milk|salt water|charcoal|coffee|bread) (help|work|dilute|good|or)',
      '(fingers down|induce vomiting|pump (my|her|his) stomach|sleep it off|wait and see|walk it off)',
    ],
  },
  {
    name: 'seen',
    isDeaf: true,
    phrases: [
      '(can|could|will|would|does|do|might|what if) (he|she|they|my ~2|anyone|somebody|someone|people) ~2 (see|read|find|look at|check|know about|get into|open) ~1 (this|it|that|my (chat|messages|phone|history|screen)|what i|these|the (chat|app|history))',
      '(how|where|can) (do|can|could|to|i|would) ~1 (i)? ~1 (delete|erase|hide|clear|remove|get rid of|close|wipe|lock) ~1 (this|it|the|my|that|everything|all|chat|messages)',
      '(does|is|will|do) (this|it|the app|the chat|any of this) ~2 (show up|stay|saved|stored|appear|leave|visible|on my|pop up|synced|kept|recorded|logged)',
      '(checks|check|checking|goes through|looks through|looking through|going through|reads|reading|monitors|tracks|has my|knows my|got my) my (phone|messages|password|passcode|history|screen|laptop|location|texts|chats)',
      '(is this|this is|is it) (private|anonymous|secret)',
      '(if|when) (he|she|they|my ~1) (sees|finds|reads|find|see|read|saw|found) (this|it|out|my phone)',
      '(shared|family|same) (tablet|ipad|computer|phone|laptop|account)',
    ],
  },
  {
    name: 'who_learns',
    isDeaf: true,
    phrases: [
      '(will|would|are|do|can|did|could|going to|gonna|have) (you|they|it|this|this app|the app|the line|somebody|someone|anyone) ~3 (tell|call|report|inform|contact|send|phone|notify|alert|trace|track|ring|lock|section|commit|take) ~4 (police|cops|parents|mom|mum|dad|school|boss|work|anyone|anybody|someone|me|my|on me|them|him|her|social services|authorities|kids|child|somebody|ambulance)',
      '(will|would|can) (they|he|she|anyone) ~1 (know|find out|learn) ~3 (me|it was me|who told|who reported|that i|i)',
      '(call|calling|send|sending|called) the (police|cops) (on me|to my|here|$|,)',
      '(get|getting|be|being|end up) (locked up|sectioned|committed|hospitalized|hospitalised|put away|taken away|arrested|in trouble|deported|fired|kicked out)',
      '(take|taking|lose|losing|took) (away)? ~1 my (kids|children|child|baby|job|license|visa)',
      '(will|would|do|does|can) (my)? ~1 (mom|mum|dad|parents|school|boss|work|husband|wife|teacher) ~1 (find out|know|be told|get told|hear|get a)',
      '(do not|please do not|dont) (tell|call|report|send|contact) (anyone|anybody|my|the|them|him|her|police|cops)',
      '(who|who else) (reads|sees|can see|gets|will read|will see) (this|it|these)',
      '(are|will) you (report|reporting|tell|telling|flag|flagging|record|recording|saving)',
    ],
  },
  {
    name: 'no_phone',
    isDeaf: true,
    phrases: [
      '(can not|could not|hate|afraid of|scared of|scared to|terrified of|too scared to|not able to|not good (on|at)|unable to|not going to|will not|struggle with|panic (on|about)|freeze (on|up)|anxious (about|on)|bad at|never could|impossible to|would rather not|do not want to) ~3 (phone|phones|phone call|phone calls|calls|call|calling|talk|talking|speak|speaking|ring|voice|out loud|dial) ~2',
      '(phone|phones|phone calls|calls|calling|talking out loud|speaking) (is|are|scares|scare|terrifies|terrify|freaks|freak|makes|make|gives|give) ~2',
      '(no|out of|without|not got|have no|not have|not enough|low on) ~1 (credit|minutes|signal|phone|voice)',
      '(he|she|they|my ~1|people|walls|everyone|parents|mom|mum|dad|kids|roommate|flatmate) ~2 (would|will|can|could|might|hear|hears|listening|next door|thin) ~1 (hear|hear me|overhear|listen|thin|me)',
      '(deaf|hard of hearing|stutter|stammer|mute|nonverbal|non verbal|lost my voice)',
      '(is there|any|are there|have|got) ~2 (text|chat|texting|message|messaging|online|email|written|whatsapp|write) ~1 (line|one|option|version|instead|number|service|chat)?',
      '(can|could|may) i (text|write|message|chat|email|type) ~2',
      '(rather|prefer|only|instead) ~1 (text|write|type|texting|writing|typing|chat|message)',
    ],
  },
  {
    name: 'what_to_write',
    isDeaf: true,
    phrases: [
      '(what|how) (do|should|would|can|could|am|shall|to|the hell do|on earth do) ~1 (i|we|you)? ~1 (say|write|text|tell|start|begin|put it|word|explain|type|ask (them|her|him|for help|someone|somebody)) ~3',
      '(not|no idea|do not|never) ~1 (know|sure)? ~1 (what|how) (to|i would|i should) (say|write|text|tell|start|begin|put|word|explain)',
      '(write|word|draft|give me|tell me|help me write|help me with) ~3 (text|message|words|it for me|what to say|sentence|something to send|something to say)',
      'what (if)? ~1 i say',
    ],
  },
  {
    name: 'what_happens',
    isDeaf: true,
    phrases: [
      '(what|whats) (happens|will happen|would happen|is going to happen|do they|will they|would they|are they|is it like|if they) ~3 (if|when|do|ask|say|like|i|call|text|there|to me|then|next|after|they) ~3',
      '(is it|does it|will it|are they|do they|is that|is this) ~1 (free|cost|anonymous|confidential|recorded|real people|a real person|a bot|24|open|trained|charge|show on (the|my) bill)',
      '(how long|how much) ~3 (wait|take|cost|queue|hold)',
      '(what|who) (are|is) (they|that line|this line|988|samaritans|answers|on the other end)',
    ],
  },
  {
    name: 'which_number',
    isDeaf: true,
    phrases: [
      '(what|which|whats) (is|was)? ~2 (number|line|one|hotline|helpline) ~2',
      '(who|whom|where) (do|should|can|could|would|shall|to) ~1 (i|we)? ~1 (call|text|ring|phone|contact|turn to|go|write to|message|reach) ~2',
      '(how|where|who) (do|can|to|should) ~1 (i|we)? ~1 report ~3',
      '(give|send|tell|show|need|have) (me)? ~2 (the|a|that|your|some)? ~1 (number|numbers|line|hotline|helpline|link) ~1',
      '(is there|any|are there) ~2 (line|number|hotline|helpline|someone i can|anyone i can|somewhere) ~2',
      '(number|line) (again|for|in|please|?)',
      '(i am|am|live|living|based) ~1 (not)? ~1 (in|from) (the)? ~1 (us|usa|america|uk|england|scotland|wales|ireland|canada|australia|india|germany|france|spain|mexico|brazil|nigeria|kenya|south africa|philippines|pakistan|new zealand|italy|portugal|austria|switzerland|belgium) ~2 (number|line|call|text|which|what|works?)?',
    ],
  },
  {
    name: 'no_answer',
    isDeaf: true,
    phrases: [
      '(can not|could not) (reach|find|get hold of|get through to|get a hold of) (them|him|her)',
      '(nobody|no one|they|it|she|he|line|988|samaritans|chat) ~2 (answered|answering|answers|picks up|picked up|picking up|replied|replies|replying|is busy|busy|hung up|hangs up|cut off|rings out|voicemail|engaged|on hold|not working|does not work|did not work|not answering|not answer|not reply|not pick up|not replied)',
      '(been|am|still|stuck|waiting) ~2 (on hold|in the queue|in a queue|in line|waiting) ~3',
      '(did not|do not|does not|will not|not) (go through|work|connect|answer|pick up|reply|respond)',
      '(bot|robot|recording|recorded message|automatic|automated|menu) ~3',
      '(useless|rude|cold|did not help|made it worse|laughed|hung up on me|did not care|scripted)',
    ],
  },
  {
    name: 'machine',
    isDeaf: true,
    phrases: [
      '(are|r) (you|u) ~2 (real|human|a person|a bot|ai|a machine|a program|a robot|computer|automated|alive)',
      '(you|u) (are|r) ~2 (a (bot|machine|program|robot|computer|chatbot)|an ai|ai|not real|not human|not even)',
      '(am i|i am|talking) ~1 talking to (a|an|someone|nobody|a real)',
      '(is this|this is) ~1 (a bot|automated|ai|a real person|a person|a script)',
    ],
  },
  {
    name: 'not_mine',
    isDeaf: true,
    phrases: [
      '(not|never) (me|about me|mine|myself|for me) ~1 (it is|its|but|,|.|my|him|her|them|i mean|she|he)',
      '(it is|its|i mean|i meant|talking about|asking for|this is|that is|that was) (about|for)? ~1 (my|a|him|her|them) ~2 (friend|sister|brother|mom|mum|dad|son|daughter|boyfriend|girlfriend|husband|wife|partner|roommate|cousin|neighbor|student|classmate|coworker|colleague)? ~2 (not me|not mine|who|he|she|i am worried)',
      '(i am|am) (fine|okay|not the one) ~2 (it is|its|he|she|they|my) ~2',
      '(not me) $',
    ],
  },
  {
    name: 'blame',
    isDeaf: true,
    phrases: [
      '(my|own|all my|partly my) (fault|doing|mistake)',
      'i (deserve|deserved|asked for|provoked|caused|started|made (him|her|them)|led (him|her|them) on|let (him|her|them|it)|should not have|should have|pushed (him|her)|brought it on) ~3',
      '(he|she|they) (only|just)? ~1 (does|did|do|gets) ~2 because i ~2',
      '(stop|not) (making|make) (him|her|them) (mad|angry|upset)',
      '(i was drunk|i froze|i did not (say no|scream|fight|stop)|i went (there|home|back) with|what i was wearing)',
    ],
  },
  {
    name: 'fine',
    isDeaf: true,
    phrases: [
      '(i|she|he|they) (feel|feels|am|is|are|seem|seems|look|looks) (fine|okay|all right|normal|good|great|better|nothing|totally fine)',
      '(no symptoms|nothing (happened|happens|is happening)|not feel anything|it was not (that many|much|a lot)|only a few|it will pass|sleep it off|it is only (panic|anxiety|nerves|stress))',
      '(is|it) (it|is) (just|only)? ~1 (panic|anxiety|nerves|stress|a panic attack) ~1',
    ],
  },
  {
    name: 'denial',
    isDeaf: true,
    phrases: [
      '(it is|its|that is|this is|was|is) not (like that|that|what i mean|what i meant|it|so bad|that deep|that serious|that bad|serious|a big deal|what you think|about (that|dying|suicide))',
      '(you|u) ~1 (misread|misunderstood|misheard|got (it|me|that) wrong|are wrong|read that wrong|took (it|that) wrong|are overreacting|took it the wrong way|are exaggerating)',
      '(did not|do not|never) (mean|meant|say|said) (it|that|any of it|anything|it like that|dying|suicide|i want|i wanted|i was|i am)',
      '(i am|am|i was|it was) (fine|okay|good|all right|better now|kidding|joking|exaggerating|venting|being dramatic|overreacting|a joke|messing|sarcastic|not serious)',
      '(it|this|that) is (fine|okay|nothing|no big deal) $',
      '(only|just)? (joking|kidding|venting|a joke|messing|being dramatic|figure of speech|an expression) ',
      '(never mind|nvm|forget (it|i said|that|what i)|ignore (that|me|what i)|drop it|leave it|move on|change the subject|talk about something else)',
      '(wrong end of the stick|not what i|nothing to do with|jumping to conclusions|calm down|chill)',
      '(figure of speech|manner of speaking|song lyric|lyrics|from a (movie|book|game|song|show))',
    ],
  },
  {
    name: 'anger',
    isDeaf: true,
    phrases: [
      '(stop|quit|enough) (it|that|asking|with|saying|telling|sending|repeating|giving|the|this)',
      '(fuck|screw|shut|piss|sod|bugger) ~1 (you|off|up|this|that|your|it)',
      '(you|this|that|it) (is|are|does|do)? ~2 (useless|pointless|not helping|no help|not help|stupid|not listening|not listen|annoying|patronizing|patronising|a joke|rubbish|crap|bullshit|shit|not even reading|same thing|a script|not care|broken)',
      '(same|again) ~2 (numbers|number|lines|question|thing|script|answer)',
      '(i|already) ~1 (said|told|answered) ~2 (that|you|this|already|no|yes)',
      '(leave me alone|go away|not listening|sick of (this|you|being asked|the))',
    ],
  },
  {
    name: 'nobody',
    isDeaf: true,
    phrases: [
      '(nobody|no one|not anyone|not anybody|not have anyone|not have anybody|not know anyone|have nobody|got nobody|there is nobody|there is no one|no friends|no family|all alone|on my own|by myself|live alone|am alone|i am alone)',
      '(everyone|they|he|she|parents|mom|dad) ~2 (asleep|away|out|at work|abroad|gone|dead|busy|miles away|in another)',
      '(do not|not) want to (bother|burden|wake|worry|scare|upset|put this on) ~2',
    ],
  },
  {
    name: 'wont',
    isDeaf: true,
    phrases: [
      '(not|never|no) ~3 (calling|call|texting|text|ringing|ring|going to (call|text|ring|tell|go)|telling|tell|go to|going to the|want to (call|text|talk|tell|go|see)|want (an ambulance|help|to)|need (help|an ambulance|anyone)) ~2',
      '(can not|could not) (tell|call|do that|do it|face|ask|go (in|to|there)|afford) ~2',
      '(they|nobody|it|calling|lines|hotlines) ~2 (not|never) (help|helps|helped|care|work|works|understand)',
      '(tried|called) (that|them|it|once|before) ~2',
      '(too tired|too much|no energy|no point|what is the point|why bother|why should i)',
    ],
  },
  {
    name: 'thanks',
    isDeaf: true,
    phrases: ['(thank you|thanks|thank u|ty|thx|appreciate|grateful|cheers)'],
  },
  {
    name: 'bye',
    isDeaf: true,
    phrases: [
      '(bye|goodbye|good night|goodnight|gtg|see you|talk later|talk tomorrow|ttyl|signing off|logging off|night night|cya)',
      '(going|need|have|off|trying|about) to (sleep|bed|go now|go|leave now|head off|log off) (now|$|,|soon)',
      '(i am|am) (off|going|leaving|done) (now|here|$|for tonight)',
    ],
  },
]
