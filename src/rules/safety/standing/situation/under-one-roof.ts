/** Who usually shares a home, unless it is said that they do not. */
const partner =
  /(?:\b(?:my|me|ma|the|our|your|ur|when the|a) (?:\w+ )?|(?:^|[.,;!?:] ?))(?:husband|wife|hubby|missus|partner|boyfriend|girlfriend|bf|gf|fianc[eé]+|flat ?mates?|house ?mates?|room ?m?ates?|roomie|lodger)(?![\w])/i
/** A girlfriend is not yet somebody they live with. */
const mayLiveElsewhere = /\b(?:boyfriend|girlfriend|bf|gf)\b/i
const relative =
  /\b(?:my|me|ma|mi|our|ur|wee|big|little|youngest|oldest|older|younger) (?:\w+ ){0,2}?(?:brother|bro|sister|sis|twin|mum|mom|mam|mother|dad|father|da|gran|nan|nana|grandma|grandad|grandpa|grandmother|grandfather|granny|abuela|abuelo|uncle|aunt|auntie|cousin|step-?dad|step-?mum|step-?mom|step-?brother|step-?sister|mate|friend|lodger|flat ?mate|room ?m?ate)\b|\b(?:dad|mum|mom|mam|gran|nan|grandad|grandma)\b/i
/** They live together, or are in the same home now. */
const together =
  /\b(?:lives?|living|stays?|staying|moved (?:back )?in|sleeps?|crash\w*) (?:here|w(?:ith)? (?:me|us)|at (?:ours|mine|home)|(?:back )?at home|in (?:my|our) \w+)\b|\b(?:we|us (?:two|both)) (?:all )?(?:live|share|stay|rent)\b|\bi(?:['’]?ve)? (?:live|stay|moved (?:back )?in) with (?!two|three|four|some|a )|\bmoved into (?:his|her|their)\b|\bi live with (?:two|three|some|a couple)\b|\b(?:share|sharing|shared) (?:a|the|our|my|his|her) (?:\w+ )?(?:room|flat|house|apartment|place|dorm|bedroom|bunk|kitchen)\b|\bour (?:flat|house|apartment|place|room|kitchen|bathroom|bedroom|garage|landing|dorm|hallway|living room|sofa|couch|bed)\b|\b(?:the|our) house with (?:him|her|them)\b|\b(?:in the|the) same (?:house|flat|room|roof|building)\b|\bgranny flat\b|\bjust (?:me and (?:him|her|them)|(?:him|her) and me|us two|the two of us)\b|\b(?:been|is|he['’]?s|she['’]?s) with me since\b|\bboth still at\b|\b(?:one|two|1|2) ?bed(?:room)? (?:flat|apartment)\b|\b(?:we|i) (?:are|am|['’]m|['’]re) sharing\b|\bhome (?:now|again)\b|\bback at ours\b/i
const inTheHouse =
  /\b(?:he|she|they|is|are|he['’]?s|hes|she['’]?s|shes|they['’]?re|theyre|\w+['’]s)\b[^.?!]{0,30}\b(?:upstairs|downstairs|next door to me|in the (?:next|other|back|spare|front) room|in (?:his|her|their|the|our) (?:room|bedroom|bath\w*|shower|garage|shed|bed|kitchen|garden|yard|basement|attic|loft|toilet|conservatory)|on the (?:sofa|couch|landing|balcony|stairs)|asleep next to me|beside me in bed|across the (?:hall|landing)|down the hall|through the wall)\b|\b(?:his|her|their) (?:bedroom |room )?door(?:['’]?s| is| was)? (?:\w+ )?(?:shut|locked|closed|open)\b|\b(?:outside|at|behind|by) (?:his|her|their) (?:bedroom |room )?door\b|\b(?:hear|heard) (?:him|her|them|if he|if she|if they) (?:\w+ ){0,4}(?:through the wall|upstairs|downstairs|next door|gets? up|in (?:the|his|her|their))\b|\b(?:into|in|went in(?:to)?) (?:his|her|their) (?:room|bedroom)\b|\b(?:came?|comes) (?:out (?:of )?the bathroom|in ?to my room)\b|\b(?:doing|washing|drying) the dishes\b|\bat (?:dinner|breakfast|tea)\b|\bleave (?:him|her|them|my \w+) alone (?:in|here|at home)\b|\bmum (?:and|n|&) dad (?:r|are|were) (?:out|away|asleep)\b|\b(?:right (?:here )?)?(?:next to|beside) (?:me|mine) (?:on|in)\b|\broom is next to mine\b|\bbunk\b|\bin the shower\b|\b(?:took|take|bring|brought) (?:him|her|them) (?:up )?(?:\w+ )?(?:tea|toast|food|dinner|a cup|breakfast|soup)\b|\bdoor open so (?:that )?i (?:can )?hear\b|\b(?:feet|foot|ft|meters|metres) (?:away )?from me\b/i

/** They live elsewhere, or are somewhere else for longer than an errand. */
const elsewhere =
  /\b(?:lives?|living|moved|based|stationed|deployed|working|stays?|staying) (?:in (?!with|my|our)|away|alone|abroad|out in|over in|up in|down in|back to|on (?:his|her|their) own|by (?:himself|herself|themselves)|offshore|at (?:uni|university|college|his|her|their))\b|\b(?:off|away) at (?:uni|university|college|school)\b|\b(?:long[- ]distance|hundreds of miles|thousands of miles|\d+ (?:miles|km|hours|hrs) (?:away|from))\b|\b(?:another|other|different) (?:city|town|country|state|continent|side of (?:the )?(?:country|world))\b|\b(?:on the rigs|overseas|abroad|on (?:the|a) ship|offshore|in the (?:hospital )?ward|in (?:the )?hospital since|his own (?:place|flat)|her own (?:place|flat)|their own (?:place|flat))\b|\b(?:doing|spending) (?:a|the|her|his) (?:year|term|semester|summer) in\b|\bfrom last (?:year|term)\b|\bwent (?:home|back) to\b|\b(?:call|video|facetime|skype) every (?:night|day|week)\b|\bvoice notes?\b/i

/** The one in danger is none of the family. A boss in an earlier message says nothing of that. */
const ofOthers = /\b(?:ex|ex-\w+|online|discord|colleague|coworker|co-worker|boss)\b/i

/** Somebody in danger, who is no child of theirs, shares a home with whoever writes. */
export function livesWithThem(texts: readonly string[]): boolean {
  const says = (sign: RegExp) => texts.some((text) => sign.test(text))
  if (says(elsewhere)) return false
  if (says(together) || says(inTheHouse)) return says(partner) || says(relative) || says(/\bi live with\b/i)
  return says(partner) && !says(mayLiveElsewhere) && !says(ofOthers)
}
