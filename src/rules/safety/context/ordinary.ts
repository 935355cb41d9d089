import { createPhraseList } from '../phrases/phrase-list.ts'
import type { Setting } from './setting-type.ts'

const body = createPhraseList([
  '(touched|touching|touch|kiss|kissed|kissing|bed|clothes|undressed|naked|sex|condom|inside|hand|hands|on top|pants|underwear|skirt|raped|rape|assaulted|molested|groped|drugged|forced|cried|my (body|chest|legs|thigh|shirt))',
])
const selfInflicted = createPhraseList([
  '(cut|cuts|cutting) !(my (finger|fingers|thumb|foot|knee|heel|chin|hair))',
  '(blade|blades|razor|on purpose|did it|doing it|self harm|say it (is|was)|tell (them|people) it (is|was)|pretend)',
])
const stillReal = createPhraseList([
  '(wide awake|not a dream|not dreaming|nobody else|no one else|really there|was awake|am awake)',
])

/** What people say of wounds, refusals, the dead and their affairs when nothing is wrong. */
export const ordinarySettings: readonly Setting[] = [
  {
    // A "no" to dessert, and somebody who goes on with a story.
    is: createPhraseList([
      '(carried|carry|carrying|kept|keep|keeps|went|goes|going) (on)? ~1 (talking|singing|playing|telling|asking|reading|driving|running|pouring|eating|teasing|typing|explaining|working|laughing|walking|scrolling|selling|interrupting|filming|knocking|ringing|calling|texting|tickling|joking|cooking|serving|cheering|clapping|humming|filling)',
      '(carried|carry|kept|keep|went) (on|going|at it) with (the|his|her|their|a|my) ~2 (story|stories|presentation|joke|jokes|speech|song|songs|meeting|talk|game|questions|lesson|tour|film|work|lecture|reading|quiz|plan|plans|sermon|class)',
      '(no|stop) to (dessert|cake|overtime|seconds|coffee|dinner|lunch|working|wine|more (food|wine|cake|work)|(a|the|another|an extra|any) ~2 (shift|meeting|trip|party|drink|lift|offer|invitation|job|project|task|game|slice|ticket|biscuit|pint|course|refill))',
      'no (thanks|thank you|questions|problem|more)',
      '(told|asked) ~2 (dog|cat|puppy|kids|kid|toddler|parrot)',
      'stop the (car|bus|taxi|train|tape|game|music|recording|clock)',
      'to stop (interrupting|tickling|teasing|singing|humming|whistling|barking|joking|talking|filming|apologizing|helping|paying|shouting|laughing|texting|calling|tapping|whispering|staring)',
      '(turn|turning) ~2 (music|radio|tv|volume|heating|lights|it) (down|off|up)',
      '(#|fourth|third|fifth|second|last|another|final) (lap|laps|set|sets|rep|reps|round|mile|miles|km)',
      '(bus driver|taxi driver|waiter|waitress|barman|bartender|salesman|salesperson|shop assistant)',
      '(told|finished) (the|his|her|their) (joke|story|anecdote)',
      '(bought|paid|ordered|booked|signed) (me|for me|it|us) ~3 (ticket|tickets|drink|dinner|up|anyway|lunch|round|course)',
      '(train|bus|taxi|ferry) left',
      '(tell|tells|telling|told) (everyone|everybody|people)',
      '(said|say) the ~2 (is|was) (bad|good|boring|awful|great|wrong|cold|late)',
      '(he|she|they|boss|manager|mom|dad|teacher|doctor) (said|says|told me) no ~1 (and|but|so) ~1 i',
      'not take no ~4 (now i am|so i am|so now|and now) ~3 (choir|team|club|committee|board|band|group|quiz|volunteering|karaoke)',
    ]),
    explains: new Set(['assault']),
    isInSentence: true,
    unless: body,
  },
  {
    // The dead in dreams, photos, films and memories.
    is: createPhraseList([
      '(dreamt|dreamed|dream|dreams|dreaming|nightmare|nightmares)',
      '(photo|photos|picture|grave|film|movie|novel|book|books|play|series|episode|game|script|scene|story|song)',
      '(always|used to|once|often|would always|would) ~1 (tell|told|say|said|sit|sat|talk|walk|come|stand)',
      '(always|often|once) (told|said|sat|came|walked)',
      '(was|were) (small|little|a kid|a child|young|kids|younger|growing up|at school)',
      '(it|he|she) (is|was) (a|only a|some|somebody) (stranger|else)',
      'before (he|she|they) (died|passed)',
      '(wish|if only|imagine|imagined|imagining|pretend|pretended|would have|as if|as though)',
      '(feel|feels|felt) ~2 (is|was|with me|watching|near)',
    ]),
    explains: new Set(['dead_commands', 'dead_here', 'dead_seen', 'voices', 'voices_command']),
    onlyFor: /\b(?:dead|late|died|passed)\b/,
    isInSentence: true,
    unless: stillReal,
  },
  {
    // Why skin is hidden, and wounds that everybody has.
    is: createPhraseList([
      '(eczema|psoriasis|acne|tattoo|tattoos|sunburn|sunburned|sunburnt|sunscreen|operation|surgery|stitches|piercing|pierced|vitiligo|dermatitis|hives|rash|birthmark|moles|mosquito|nettles|vaccine|blister|blisters|skinny|hairy|sweaty|sweat)',
      '(cat|kitten|dog|puppy|hamster|rabbit) ~3 (scratch|scratched|scratches|bit|bite|claws|clawed)',
      '(scratched|bitten|scratches|scratch) ~2 (by|from) ~2 (cat|kitten|dog|puppy|hamster|rabbit)',
      'fell (off|over|down|on)',
      '(cut|sliced|burned) my (finger|fingers|thumb|foot|knee|heel|chin)',
      '(tripped over|slipped on|crashed my|came off my) ~3',
    ]),
    explains: new Set(['marks_hidden']),
    unless: selfInflicted,
  },
  {
    is: createPhraseList([
      '(bike|skateboard|sweating|thin|fat|shaved|shave|freckles|heel|shoes|freezing|kids|shop|store|zip|muscles|biceps|allergy|allergic|belly|hike|hiking|football|oven|pan|blush|blushing|face|cheeks|ears|spots|veins|pale|goosebumps|religious|modest)',
      '(first aid|sun protection|air con|office is cold)',
    ]),
    isInSentence: true,
    explains: new Set(['marks_hidden']),
    unless: selfInflicted,
  },
  {
    // Learning to drive, or a game.
    is: createPhraseList([
      '(driving|driver|hazard) (lesson|lessons|test|instructor|examiner|school|theory|perception)',
      '(instructor|examiner|learner|learners|provisional|clutch|hill start|parallel park|parallel parking|simulator|mario kart|gta|forza|dodgems|bumper cars|go kart|karting|steering lock|power steering|potter|pottery|spinning wheel)',
      'learning to drive',
    ]),
    explains: new Set(['by_car']),
    unless: createPhraseList(['(die|dying|dead|kill myself|end it|be over|not want to live|suicide|on purpose)']),
  },
  {
    // Moving, travelling, a new phone, somebody else who drives.
    is: createPhraseList([
      '(moving|move|moved|travelling|traveling|travel|holiday|holidays|vacation|trip|abroad|overseas|emigrating|emigrate|erasmus|semester|university|uni|sabbatical|retire|retiring|retired|remote|maternity|secondment|internship|semester)',
      '(new|another|own|different) (phone|job|laptop|car|flat|place|apartment|house|school|employer|bike)',
      '(allergy|allergic|allergies|wifi|guests|netflix|router|streaming)',
      '(house|cat|dog) (sitting|sits|sitter)',
      '(picks|picking|pick|drives|driving|drive|collects|collecting|gives|giving|taking|takes) me ~1 (up|home|back|in|there|a lift)?',
      '(driving test|license|licence|my car|the bus|the train|cycle|cycling|walk home|walking home)',
      '(hack|hacked|breach|keep forgetting|always forget|i forget|forgot|banking|power of attorney|password manager|two factor)',
      '(deposit|asked for it|to get the (flat|place|room)|people to live with|landlord (asked|wants|wanted)|discount|save money|saving money|saving up|budget)',
      '(wedding|baby|pregnant|new start|starting at|start at|start my|contract ends|leaving do)',
      '(he|she|they|mom|mum|dad|sister|brother) ~1 (wrote|gave|paid|left) ~1 (down|me|my|her|his|their)',
    ]),
    explains: new Set(['leaving_for_good', 'settled_affairs', 'giving_away']),
    unless: createPhraseList([
      '(goodbye|goodbyes|die|dead|or ever|ever again|nobody knows|no one knows|when i am gone|after i am gone|sorry|pills|last time|not be (here|around))',
    ]),
  },
]
