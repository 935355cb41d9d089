/** Parts of German phrases. Umlauts have no dots here: "ue" for "ü" is written out where people type it. */
const not = '(nicht|nich|net|ned|nit|nid)'
export const noMore = `(${not} mehr|nimmer|nimma|nimme|numm|numme|num|nie (mehr|wieder))`
export const have = '(habe|hab|hob|han)'

const filler =
  '(einfach|eifach|oafach|nur|noch|wirklich|echt|endlich|jetzt|heute|heut|nacht|gleich|gerade|grad|auch|manchmal|oft|lieber|eigentlich|' +
  'am|liebsten|so|gern|gerne|wieder|schon|immer|wohl|bald|eh)?'
/** Small words that change nothing; never a "not". */
export const fill = `${filler} ${filler} ${filler}`

/** When something recent was done to somebody, and how. Nothing that would be a game, and no "long ago". */
export const lately =
  '(gestern|heute|heut|vorhin|eben|gerade|grad|jetzt|wieder|schon|schon wieder|gestern (abend|nacht|wieder)|heute (nacht|frueh|morgen|' +
  'wieder)|letzte nacht|oft|ofter|immer|immer wieder|mehrmals|standig|auch|betrunken|im (streit|suff|rausch|bett)|total|' +
  'so|ins gesicht|vor den kindern|am wochenende|letzte woche)?'

/** Told as long over. */
export const notPast =
  '!(~6 (fruher|damals|als kind|als ich (klein|jung|ein kind)|vor (jahren|# jahren|langer zeit|vielen jahren)|lange her|vorbei))'

/** Beaten at a game, or proposed for something. */
export const notGame =
  '!(~4 (schach|tennis|tischtennis|badminton|mario|kart|fifa|uno|poker|monopoly|kicker|karten|kartenspielen|armdrucken|' +
  'zocken|spiel|spielen|quiz|langen|knapp|haushoch|rennen|wettrennen|finale|turnier|match)|als|fur (den|die|das|ein|eine|einen) ~2 vor)'

/** Said in fun. */
export const notFun =
  '!(~6 (haha|hahaha|hihi|lol|xd|scham|lachen|peinlich|langeweile|hunger|hitze|fremdscham|spass|witz))'

const adjective =
  '(beste|bester|besten|gute|guter|kleine|kleiner|kleinen|grosse|grosser|altere|alterer|jungere|jungerer|liebe|arme|' +
  'eigene|eigener|eigenen|neue|neuer)?'
const whose = '(mein|meine|meinen|mei|ein|eine|ne|unser|unsere|der|die)'

const people =
  '(freund|freundin|bruder|schwester|kumpel|sohn|tochter|vater|mutter|papa|mama|mann|frau|partner|partnerin|ex|cousin|' +
  'cousine|opa|oma|onkel|tante|neffe|nichte|nachbar|nachbarin|kollege|kollegin|mitbewohner|mitbewohnerin|mitschuler|' +
  'mitschulerin|schuler|schulerin|stiefbruder|stiefschwester|bekannte|bekannter|beste|bester|kind|typ|stiefvater|stiefmutter)'
/** Somebody they know: "meine beste Freundin". */
export const relation = `(${whose} ${adjective} ${people} (von mir|aus meiner klasse|aus der schule)?)`
/** The same, or just he and she. */
export const other = `(${relation}|er|sie)`

export const partner =
  '((mein|mei|meine|der|die) (ex)? (freund|freundin|mann|frau|partner|partnerin|ehemann|ehefrau|verlobter|verlobte|' +
  'lebensgefahrte|lebensgefahrtin|ex|exfreund|exfreundin|exmann|exfrau|expartner|mannchen|macker))'

/** Grown-ups in a child's life. */
const parent =
  '(vater|papa|dad|stiefvater|stiefpapa|opa|onkel|grosser bruder|alterer bruder|bruder|pflegevater|mutter|mama|mum|mami|mutti|' +
  'stiefmutter|stiefmama|oma|tante|pflegemutter)'
export const elder = `((mein|meine|mei|der) ${parent}|papa|mama|mami|mutti|papi)`
export const elders = '((meine|beide) (eltern|pflegeeltern|grosseltern))'

export const drugs =
  '(tabletten|pillen|schlaftabletten|schlafmittel|schmerztabletten|schmerzmittel|beruhigungstabletten|medikamente|medis|ibus|' +
  'ibu|ibuprofen|paracetamol|aspirin|tavor|xanax|benzos|tilidin|antidepressiva|insulin)'
export const taken = '(genommen|geschluckt|eingenommen|eingeworfen|gegessen|gefressen|geschmissen|intus)'
/** Far too much of it. */
const many =
  '(##|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|hundert|eine handvoll|ne handvoll|ein haufen|jede menge)'
export const pack = '(die|eine|ne) ~1 ganze (packung|schachtel|dose|flasche)'
export const tooMuch =
  `(alle ~1 ${drugs}|(viel)? zu (viele|viel) ~1 ${drugs}|zu (viele|viel) von (den|meinen) ${drugs}|${pack} ~1 ${drugs}|` +
  `${many} ${drugs}|(die|meine) ${drugs} alle|so viele ${drugs})`

/** Written out by people without a German keyboard, and by many Swiss and Austrians in a hurry. */
const writtenOut: Readonly<Record<string, string>> = {
  abfuhrmittel: 'abfuehrmittel',
  abgehort: 'abgehoert',
  erwurgen: 'erwuergen',
  fruher: 'frueher',
  fur: 'fuer',
  gewurgt: 'gewuergt',
  hor: 'hoer',
  hore: 'hoere',
  hort: 'hoert',
  lasst: 'laesst',
  magersuchtig: 'magersuechtig',
  mochte: 'moechte',
  prugel: 'pruegel',
  schlagt: 'schlaegt',
  schlage: 'schlaege',
  standig: 'staendig',
  toten: 'toeten',
  tur: 'tuer',
  uberdosis: 'ueberdosis',
  ubergebe: 'uebergebe',
  uberwacht: 'ueberwacht',
  verprugelt: 'verpruegelt',
  verprugeln: 'verpruegeln',
  ware: 'waere',
  waren: 'waeren',
  wunschte: 'wuenschte',
  wurgt: 'wuergt',
}

/** The same phrases, with each umlaut also as two letters. */
export function withDigraphs(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) =>
    phrase.replace(/[a-z]+/g, (word) => (writtenOut[word] ? `(${word}|${writtenOut[word]})` : word)),
  )
}
