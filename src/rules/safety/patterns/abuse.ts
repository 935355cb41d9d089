import type { PhraseGroup } from '../signal.ts'
import { person } from './words.ts'

const strikes =
  '(hits|hit|beats|beat|beating|hitting|slaps|slapped|slapping|punches|punched|punching|chokes|choked|choking|' +
  'strangles|strangled|strangling|kicks|kicked|kicking|shoves|shoved|shoving|whips|whipped|smacks|smacked|abuses|' +
  'abused|abusing|assaulted|assaults|beaten|molests|molested|raped|rapes|gropes|groped|tortures)'

/** These hurt feelings, or pull somebody onto a dance floor, as often as they hurt. */
const handles =
  '(pushes|pushed|grabs|grabbed|throws|threw|drags|dragged|attacks|attacked|hurt|bit|burns|burned|pulled|pulls|pinned|' +
  'slammed|slams|held|twisted|twists)'

const kin =
  '(husband|wife|boyfriend|girlfriend|partner|spouse|fiance|ex|dad|mom|stepdad|stepmom|stepfather|stepmother|brother|' +
  'sister|uncle|aunt|cousin|grandpa|parents|family|he|she|they)'

/** A person in the house one cannot leave, or a hand that was not asked for. */
export const abusePhrases: readonly PhraseGroup[] = [
  {
    name: 'violence_at_home_now',
    kind: 'abuse',
    strength: 'imminent',
    phrases: [
      `${person} ~3 ${strikes} ~4 (me|things at me|stuff at me|plates at me) ~4 (right now|as i type|and i (locked|am hiding|can not get out))`,
      '(throwing|threw|smashing|breaking) ~3 (things|stuff|plates|everything|glass|chairs) ~3 (at me|right now|and i am scared|and i locked)',
      '(locked|hiding|hid) ~1 (myself|in) ~2 (in)? ~2 (bathroom|closet|bedroom|room|car|basement) ~8 (he|she|they|him|dad|husband|boyfriend|yelling|hit|screaming|door|violent|drunk|hurt)',
      '(he|she|they|dad|husband|boyfriend|stepdad|mom) ~6 (locked|hiding|hid) ~2 (myself|in the) ~3 (bathroom|closet|bedroom|room)',
      '(going|about|coming|trying) to (hit|hurt|beat|kill|choke) me (again)? (right now|tonight|now|when he gets|when she gets)',
    ],
  },
  {
    name: 'unsafe',
    kind: 'abuse',
    strength: 'crisis',
    hasSubject: true,
    deafTo: ['negated'],
    phrases: [
      '(not|never) (feel|feeling|be|been)? safe (at home|in my|around|with|here with|in this (house|relationship|home))',
      '(am|are|feel|feeling|is|be) ~1 (unsafe|in danger) (right now|now|at home|here|tonight|with (him|her|them)|in my|$)',
    ],
  },
  {
    name: 'violence_at_home',
    kind: 'abuse',
    strength: 'crisis',
    phrases: [
      `${person} ~2 ${strikes} ~1 (me|us) !(up (about|over|on)|back|with (a|the|an|this|that|some|more) ~2 (question|questions|compliment|idea|kindness|look|joke|fact|news|line|comment|request|feedback)|on (the (app|back)|instagram|tinder)|at (chess|tennis|cards|games|everything|my own|the game|video)|in (chess|the (game|race|final|finals|quiz|vote|interview|debate)|a (game|race|match|debate)|tennis|cards|fifa|every game|points)|to (the|it)|out|off|like a|that|by accident|accidentally|playfully|jokingly|emotionally|verbally|from (the|my) (group|team|chat))`,
      `${person} ~2 ${handles} ~1 me ~3 (down|against|wall|floor|ground|stairs|throat|neck|hair|bruise|bruises|bruised|physically|so hard|hard|door|bed|bleeding|hospital)`,
      `${kin} ~1 (hurts|hurting|keeps hurting) me !(by|with (his|her|their|what) (words|jokes|comments|silence)|emotionally|feelings|when (he|she|they) (ignores|ignore|laugh|laughs|jokes|does not|do not|forgets))`,
      '(someone|somebody|he|she) (hurts|is hurting|keeps hurting|hurting) me (at|in|every|and|when|$|a lot|badly|physically|again)',
      `${kin} ~2 (hurt) me (physically|again last night|last night|badly|when (he|she) (is|was|gets|got) (drunk|angry|mad)|and i am scared)`,
      `${kin} ~2 (threatens|threatened|threatening|keeps threatening) me !(with (divorce|a lawsuit|detention|a bad)|to (fire|leave|break|quit|tell|report|ground|take away))`,
      '(hurting|hitting|beating|abusing|touching|molesting|hurts|hits|beats|molested|hurt) my (child|kid|kids|son|daughter|baby|mom|little (sister|brother))',
      `${person} ~2 (laid|put|puts|lays) (a hand|hands|his hands|her hands|their hands) on me !(shoulder)`,
      `${person} ~2 (gave|gives|left) me (a|with|two)? (black eye|bruise|bruises|bloody|concussion)`,
      `${person} ~2 (broke|breaks|fractured) my (arm|rib|ribs|nose|jaw|wrist|finger|hand)`,
      `${person} ~3 (hits|beats|hitting|beating|slapping|punching|kicking|abusing|hurting) (me|us|my (mom|brother|sister|kids)) `,
      '(hit|beat|beaten|slapped|punched|kicked|choked|abused|hurt|attacked|assaulted|pushed around|smacked|whipped) (by|from) (my|a|the|his|her) ~2 (husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|stepdad|stepmom|brother|uncle|parents|family|stepfather|cousin|coach|teacher|roommate|date|guy|man)',
      `${person} ~3 (physical|violent|physically abusive|abusive) ~1 (with me|to me|toward|towards|when|again|$|and|at home)`,
      '(husband|wife|boyfriend|girlfriend|partner|ex|dad|mom|stepdad|stepmom|parents|marriage|relationship|uncle|home|he|she) ~2 (is|are|gets|got|becomes|being|turned|so|very|was) ~2 (abusive|violent|physical with)',
      '(in|leave|leaving|escape|escaping|stuck in|out of|living in|trapped in) (a|an|my|this|the) ~1 abusive ~1 (relationship|marriage|home|household|boyfriend|husband|partner|situation|family|girlfriend|wife)',
      '(being|getting|am|am being|get|gets) (physically|sexually|verbally and physically|domestically)? ~1 (abused|beaten|beat up|molested|trafficked|hit at home)',
      '(domestic|partner) (violence|abuse)',
      `(hands|hand|arm|fingers) around my (neck|throat)`,
      `${person} ~2 (threw|throws|throwing) ~3 at (me|my head|us) !(party)`,
      '(down the stairs|against the wall|into the wall|to the floor|to the ground) ~3 (he|she|because|and|when|$)',
      '(afraid|scared|terrified|frightened) ~1 (to go home !(for|because of the|to my|and (see|explain|tell)|this|alone|after)|of going home !(for|because|after)|to be home alone with|he will hurt|she will hurt|he will hit|he will find|she will hit|my (dad|husband|boyfriend|stepdad|partner|ex|wife|mom|uncle|brother) (will|might|is going to|would)|for my life|for my safety)',
      '(afraid|scared|terrified|frightened|dread) ~2 what (he|she|they|my (dad|husband|boyfriend|stepdad|ex|mom|partner|wife|uncle)) (will|might|would|is going to|could) do (to me|when|if|tonight|at home|next|$)',
      '(came|comes|coming|went|goes) at me with (a|his|her|the)',
      '(grabbed|grabs|held|pinned|dragged|drags|pulled|pulls) me (by (the|my)|down|against|across) ~1 (throat|neck|hair|arm|wrist|wall|floor|bed|down)',
      '(left|leaves|leaving|has left|with|hide|covering) ~2 (bruises|marks) on (me|my)',
      '(bruise|bruises|bruised|black eye) ~6 (he|she|husband|boyfriend|dad|from him|my ex|partner|makeup|cover|hide)',
      '(locks|locked|locking) me (in|out) ~2 (room|house|basement|closet|bathroom|my room|apartment|for)',
      '(will|would|does|do|did) not let me (leave|go outside|out of|eat|sleep|have my (phone|passport|money)|see my (friends|family|mom)|talk to|use my phone|have a job|go anywhere) !(early|for the date|the meeting|the party|until (five|six|i finish)|work|the call|my desk|the table)',
      '(not|never) allowed to ~6 (phone|friends|leave|money|job|family|work|outside) ~8 (he|she|husband|boyfriend|partner|wife|girlfriend|or he|or she)',
      `${kin} ~2 (checks|controls|monitors|tracks) (everything|every|all my|all of my|who i|what i|where i)`,
      `${kin} ~2 decides (who i|what i wear|where i|when i|if i (can|may))`,
      `${kin} ~2 decides everything ~3 (who i|what i wear|where i|when i|my (phone|money|clothes|friends))`,
      '(controls|control|takes|controlling|took|tracks|tracking|checks|monitors|monitoring) ~2 (all)? (my|of my) ~1 (money|phone|location|paycheck|passport|every move|bank|messages and|documents) ~4 (and|everywhere|so|when|from me|all|$) ~3',
    ],
  },
  {
    name: 'assault',
    kind: 'abuse',
    strength: 'crisis',
    phrases: [
      '(raped|molested|groped|sexually assaulted|sexually abused|date raped|drugged|roofied|spiked) ~1 (me|my drink|by|last|when|at|and|as|in|this|yesterday|on|$|before|after)',
      '(was|got|been|being|i was) ~1 (raped|molested|groped|sexually (assaulted|abused)|drugged|assaulted|roofied|violated)',
      '(sexual|sexually) (assault|assaulted|abuse|abused|abusing|harassed|harassing|harasses|harassment)',
      '(forced|forces|forcing|pressured|pressures|made|makes|coerced|coerces) (me|himself on me|herself on me|themselves on me) ~3 (sex|have sex|sleep with|sexual|touch|naked|kiss|on me|strip|do things|perform|himself|nudes)',
      '(he|she|they|boyfriend|girlfriend|husband|wife|partner|date) ~1 (forced|pressured|coerced) me (in to|into) it $',
      '(date|boyfriend|girlfriend|husband|wife|partner|he|she|guy) ~2 (pressured|coerced|guilted) me ~3 (did not|never) want (to|it)',
      '(force|forced|forces|forcing) (himself|herself|themself|themselves|it) on me',
      '(said|told (him|her|them)|saying|begged|screamed|kept saying|repeating) ~1 (no|stop|to stop) ~5 (did it anyway|kept going|did not stop|not stop|would not stop|continued|anyway|did not listen|inside me|ignored)',
      '(said|told (him|her|them)) ~1 no (and|but) (he|she|they) ~1 (did|kept|went|continued|still)',
      '(touch|touches|touched|touching|rubs|rubbed|grabs|grabbed|grabbing) ~1 (me|my) ~3 (down there|without|under|inappropriately|breast|breasts|chest|butt|ass|thigh|thighs|crotch|private|privates|while i (sleep|slept|was asleep)|when i (sleep|was asleep|am asleep|said no)|and told me|sexually|places)',
      `(uncle|dad|stepdad|stepfather|brother|stepbrother|cousin|grandpa|grandfather|teacher|coach|priest|neighbor|boss|manager|doctor|tutor|pastor) ~3 (touches|touched|touching|touch) (me|my) !(arm|shoulder|hand|heart|on the (arm|shoulder)|back)`,
      '(put|puts|putting|stuck|slid|sliding) ~1 (his|her|their) (hand|hands|fingers) ~2 (up|down|under|in|inside|on) my (skirt|shirt|pants|dress|underwear|thigh|leg|legs|blouse|jeans|bra|shorts)',
      '(had sex with|on top of|inside) me ~4 (asleep|drunk|passed out|no|not|unconscious|without|sleeping|drugged|too)',
      '(woke up|came to) ~6 (naked|no (clothes|underwear|pants)|without (my|any) (clothes|underwear|pants)|undressed|clothes off|pants off|on top of me|inside me)',
      '(put|slipped|dropped) something in (my|her) (drink|glass)',
      `${person} ~3 (makes|made|asks|asked|told|tells|wants|wanted|forces|forced) me ~2 (take|taking) (off)? my (clothes|shirt|pants|underwear|top)`,
      '(touched|touching|kissed|grabbed|undressed) me ~3 (though|after|when|while|but|despite) ~1 (i|me) ~2 (said|told|asked|saying|begged|pushed) ~2 (no|stop|not to|away|him|her)',
      '(kept going|not stop|continued|carried on|did it) ~3 (after|when|while|though) i (said|told|asked|begged|was saying) ~2 (stop|no|not to)',
      `${person} ~3 (touches|touched|touching|kisses|kissed|gropes|grabs) me ~2 (when|even when|though|while|after) i (do not|did not|say no|said no|tell|told|am asleep|was asleep)`,
      `${person} ~1 (touches|touched|touching|is touching) me (at night|in bed|in my (room|bed|sleep)|there $|where|in places|and i (freeze|froze|hate|do not))`,
      '(took|takes|taking|take) advantage of me ~4 (drunk|asleep|passed out|high|sexually|young|kid|child|and)',
      '(made|makes) me do (things|stuff) ~3 (not want|hate|sexual|bed)',
      '(comes|came|coming|sneaks|snuck|gets|got) into my (room|bed) (at night|while i|when i|when everyone|and) ~3',
      '(did not|not|never) (consent|give consent|agree to sex|want it but|want to have sex but)',
      '(makes|made|make|making|forces) me ~1 (have sex|sleep with|do sexual|send nudes|watch porn)',
      'have sex ~4 (not want|say no|do not want|said no|against)',
    ],
  },
  {
    name: 'stalking_or_coercion',
    kind: 'abuse',
    strength: 'crisis',
    phrases: [
      '(stalking|stalks|stalker|stalked) (me|my (house|work|home|family|every)|is|keeps|will not|found|by|follows)',
      '(my|a|have a|got a|i have a) stalker',
      `${person} ~2 (keeps|keep|kept|always|is|has been|will not stop|would not stop) ~2 (showing up|turning up|following me|waiting (outside|for me)|watching (me|my house)|parked outside|coming to my (house|work|home))`,
      `${person} ~2 (shows|showed|turns) up (at|outside) (my|our) (work|house|home|apartment|school|door|job|gym) ~4 (uninvited|again|every|and|even though|after i|follow|following)`,
      '(post|leak|share|send|publish|release|show|spread) ~2 (my|the|those) (nudes|nude ~1|naked ~1|intimate ~1)',
      '(threatened|threatens|threatening|threat|says|said) ~5 (post|leak|share|send|publish|release|show) ~2 my (nudes|nude|pics|pictures|photos|videos|video|screenshots) ~4 (if|unless|to my|online)',
      '(blackmail|blackmailing|blackmailed|sextortion|extorting|extort|blackmails) ~1 (me|us|by|with)',
      '(being|am|get|getting) (blackmailed|stalked|extorted|sextorted)',
      '(threatened|threatens|threatening|says|said) ~3 (kill himself|kill herself|hurt himself|hurt herself) if i (leave|left|go|break)',
    ],
  },
  {
    name: 'abuse_past',
    kind: 'abuse',
    strength: 'soft',
    points: 2,
    deafTo: ['past', 'negated'],
    phrases: [
      '(abusive|toxic and violent) (childhood|upbringing|past|ex)',
      '(childhood|child) (abuse|sexual abuse|trauma)',
      '(survivor|survived) ~2 (abuse|rape|assault|domestic|trafficking|incest)',
      '(afraid|scared|terrified) of my (dad|husband|boyfriend|stepdad|partner|wife|girlfriend|uncle|stepmom|parents)',
    ],
  },
]
