import type { NewsGroup } from './news-group.ts'

/** Questions and wishes of their own. */
export const requestPhrases: readonly NewsGroup[] = [
  {
    name: 'make_sick',
    ignoresNegation: true,
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
    ignoresNegation: true,
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
    name: 'reporting',
    ignoresNegation: true,
    phrases: [
      '(do|would|will|should|must|does|did) (i|she|he|they|my ~2) ~2 (have to|need to|gotta|got to|must)? ~1 (go to|call|tell|involve|talk to) ~1 (police|cops|guards|garda)',
      '(do|would|will|must|does) (i|she|he|they|my ~2) ~2 (have to|need to|gotta|got to|must) ~1 (report|press charges|tell the police|file)',
      '(have|has|gotta|got|need) to report (it|this|that|him|her|me)',
      '(should|could|can) i report (it|this|him|her|them)',
    ],
  },
  {
    name: 'who_learns',
    ignoresNegation: true,
    phrases: [
      // "Can you tell me what to say to him" asks for words, and not who will be told.
      '(will|would|are|do|can|did|could|going to|gonna|have) (you|ye|yes|yous|they|it|this|this app|the app|the line|somebody|someone|anyone) ~3 (call|report|contact|send|phone|notify|alert|trace|track|ring|lock|section|commit|take) ~4 (police|cops|parents|mom|mum|dad|school|boss|work|anyone|anybody|someone|me|my|on me|them|him|her|social services|authorities|kids|child|somebody|ambulance)',
      '(will|would|are|do|can|did|could|going to|gonna|have) (you|ye|yes|yous|they|it|this|this app|the app|the line|somebody|someone|anyone) ~3 (tell|inform) !(me|us) ~4 (police|cops|parents|mom|mum|dad|school|boss|work|anyone|anybody|someone|me|my|on me|them|him|her|social services|authorities|kids|child|somebody|ambulance)',
      '(will|would|can) (they|he|she|anyone) ~1 (know|find out|learn) ~3 (me|it was me|who told|who reported|that i|i)',
      '(call|calling|send|sending|called) the (police|cops) (on me|to my|here|$|,)',
      '(get|getting|be|being|end up) (locked up|sectioned|committed|hospitalized|hospitalised|put away|taken away|arrested|in trouble|deported|fired|kicked out)',
      '(take|taking|lose|losing|took) (away)? ~1 my (kids|children|child|baby|job|license|visa)',
      '(will|would|do|does|can) (my)? ~1 (mom|mum|dad|parents|school|boss|work|husband|wife|teacher|district|company|employer|landlord|church|unit|agency|union) ~1 (find out|know|be told|get told|hear|get a)',
      '(on|in) my (record|file|permanent record)',
      '(do not|please do not|dont) (tell|call|report|send|contact) (anyone|anybody|my|the|them|him|her|police|cops)',
      '(who|who else) (reads|sees|can see|gets|will read|will see) (this|it|these)',
      '(are|will) you (report|reporting|tell|telling|flag|flagging|record|recording|saving)',
    ],
  },
  {
    name: 'no_phone',
    ignoresNegation: true,
    phrases: [
      '(can not|could not|hate|afraid of|scared of|scared to|terrified of|too scared to|not able to|not good (on|at)|unable to|not going to|will not|struggle with|panic (on|about)|freeze (on|up)|anxious (about|on)|bad at|never could|impossible to|would rather not|do not want to) ~3 (phone|phones|phone call|phone calls|calls|call|calling|talk|talking|speak|speaking|ring|voice|out loud|dial) ~2',
      '(phone|phones|phone calls|calls|calling|talking out loud|speaking) (is|are|scares|scare|terrifies|terrify|freaks|freak|makes|make|gives|give) ~2',
      '(no|out of|without|not got|have no|not have|not enough|low on) ~1 (credit|minutes|signal|phone|voice)',
      '(he|she|they|my ~1|people|walls|everyone|parents|mom|mum|dad|kids|roommate|flatmate) ~2 (would|will|can|could|might|hear|hears|listening|next door|thin) ~1 (hear|hear me|overhear|listen|thin)',
      '(deaf|hard of hearing|stutter|stammer|mute|nonverbal|non verbal|lost my voice)',
      '(is there|any|are there|you have|they have|got) ~2 (text|chat|texting|message|messaging|online|email|written|whatsapp|write) ~1 (line|one|option|version|instead|number|service|chat)?',
      '(can|could|may) i (text|write|message|chat|email|type) ~2',
      '(rather|prefer|only|instead) ~1 (text|write|type|texting|writing|typing|chat|message)',
    ],
  },
  {
    name: 'should_reach',
    ignoresNegation: true,
    phrases: [
      '(should|shall|do|must|can|may) i ~1 (call|ring|phone|text|tell|wake|message|write to|write|ask|bother) (her|him|them|my ~2|someone|somebody|a friend) ~2',
      '(call|ring|text|tell|wake|message) (her|him|them|my ~2) or not',
      '(is it|would it be|am i|it) ~2 (okay|fine|alright|wrong|mad|crazy|too late|stupid|selfish) (to|if i) ~1 (wake|call|ring|phone|text|tell|ask|bother) (her|him|them|my ~2)',
      '(good|bad|okay|right) idea to (call|ring|phone|text|tell|wake|message|ask) (her|him|them|my ~2)',
    ],
  },
  {
    name: 'what_to_write',
    ignoresNegation: true,
    phrases: [
      '(what|how) (do|should|would|can|could|am|shall|to|the hell do|on earth do) ~1 (i|we|you)? ~1 (say|write|text|tell|start|begin|put it|word|explain|type|ask (them|her|him|for help|someone|somebody)) ~3',
      '(not|no idea|do not|never) ~1 (know|sure)? ~1 (what|how) (to|i would|i should) (say|write|text|tell|start|begin|put|word|explain)',
      '(write|word|draft|give me|tell me|help me write|help me with) ~3 (text|message|words|it for me|what to say|sentence|something to send|something to say)',
      'what (if)? ~1 i say',
      '(what|how) (would|could|should|do|did) (you|i|one) ~1 (say|tell|put|phrase|word) (it|that|this|them|her|him|to|$|,|.|though|tho)',
      '(not have|without|no|lost for) ~1 words !(were|was|are|from|with (him|her|them))',
      '(what|which) (words|reason) (would|do|can|could|should|to)? ~3',
      '(wot|whit|wat|wht|wots|whits|fit) ~1 (wud|would|wid|do|should|shud|shall|am|is|she|he|i|id|tae|to) ~3 (say|tell|put|write|text|sae)',
      '(no|not a|any) (clue|idea) (what|how) ~1 (i|to|id) ~2 (say|put|tell|begin|start)',
    ],
  },
  {
    name: 'what_happens',
    ignoresNegation: true,
    phrases: [
      '(what|whats) (happens|will happen|would happen|is going to happen|do they|will they|would they|are they|is it like|if they) ~3 (if|when|do|ask|say|like|i|call|text|there|to me|then|next|after|they) ~3',
      '(is it|does it|will it|are they|do they|is that|is this) ~1 (free|cost|anonymous|confidential|recorded|real people|a real person|a bot|24|open|trained|charge|show on (the|my) bill)',
      '(how long|how much) ~3 (wait|take|cost|queue|hold)',
      '(what|who) (are|is) (they|that line|this line|988|samaritans|answers|on the other end)',
    ],
  },
  {
    name: 'which_number',
    ignoresNegation: true,
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
    ignoresNegation: true,
    phrases: [
      '(can not|could not) (reach|find|get hold of|get through to|get a hold of) (them|him|her)',
      '(nobody|no one) ~2 (answered|answering|answers|picks up|picked up|picking up|replied|replies|replying)',
      '(nobody|no one|they|it|she|he|line|988|samaritans|chat) ~2 (is busy|busy|hung up|hangs up|cut off|rings out|voicemail|engaged|on hold|not working|does not work|did not work|not answering|not answer|not reply|not pick up|not picking up|not replied|never answered|never picked up)',
      '(been|am|still|stuck|waiting) ~2 (on hold|in the queue|in a queue|in line|waiting) ~3',
      '(did not|do not|does not|will not|not) (go through|work|connect|answer|pick up|reply|respond)',
      '(got|get|getting|only|reached|just) ~2 (recording|recorded message|automatic reply|automated|menu|bot reply)',
      '(useless|rude|cold|did not help|made it worse|laughed|hung up on me|did not care|scripted)',
    ],
  },
  {
    name: 'machine',
    ignoresNegation: true,
    phrases: [
      '(are|r) (you|u) ~2 (real|human|a person|a bot|ai|a machine|a program|a robot|computer|automated|alive)',
      '(you|u) (are|r) ~2 (a (bot|machine|program|robot|computer|chatbot)|an ai|ai|not real|not human|not even)',
      '(am i|i am|talking) ~1 talking to (a|an|someone|nobody|a real)',
      '(is this|this is) ~1 (a bot|automated|ai|a real person|a person|a script)',
    ],
  },
]
