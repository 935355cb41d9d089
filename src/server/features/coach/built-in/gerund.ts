const doubled = new Set(
  'get sit run chat put cut set stop plan win hit let quit drop shop skip beg nap shut spit swim tap step admit begin forget'.split(
    ' ',
  ),
)

/** "call" → "calling", "make" → "making", "sit" → "sitting". */
function gerund(verb: string): string {
  if (verb === 'be') return 'being'
  if (verb === 'lie' || verb === 'die') return `${verb.slice(0, 1)}ying`
  if (doubled.has(verb)) return `${verb}${verb.slice(-1)}ing`
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

const verbs =
  /^(?:not |be |do |go |say |ask |call |make |give |get |tell |talk |speak |write |send |text |reply |answer |meet |see |sit |stand |walk |eat |order |return |present |pitch |lead |run |host |attend |join |start |keep |end |leave |stop |break |bring |handle |deal |face |phone |ring |email |message |apologize |explain |introduce |invite |refuse |decline |say |read |sing |perform |play |defend |do |have |take |pick |drop |cancel |reschedule |respond |react |approach |greet |chat |mingle |network |survive |get |prepare |practice |find |turn |set |let |book |make |share |show |confront |negotiate |quit |resign |complain |interrupt |disagree |spend |share |come |visit |stay |work |drive |teach |train |interview |compliment |hang |raise |tell |flirt |move |be |close |open |finish |begin |help |cope |act |look |feel |thank |congratulate |comfort |show |put |push |check |fix |settle |relax |calm |live |deliver |record |pay |use |try )/

export function startsWithVerb(phrase: string): boolean {
  return verbs.test(`${phrase} `)
}

/** "tell your roommate to clean up" → "telling your roommate to clean up". */
export function asGerund(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  return verb === 'not' ? `not ${asGerund(rest.join(' '))}` : [gerund(verb), ...rest].join(' ')
}
