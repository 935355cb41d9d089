import type { ForeignNewsWords } from './words.ts'

const have = '(habe|hab)'
const now = '(jetzt|gerade|grad|schon|inzwischen|endlich|nun|hier|auch|heute|heute nacht)?'
const adjective = '(beste|bester|besten|gute|guter|guten|kleine|kleiner|kleinen|grosse|grosser|grossen|liebe|lieben)?'
const woman =
  '(mutter|mama|mum|mami|mutti|schwester|oma|tante|cousine|nachbarin|mitbewohnerin|kollegin|lehrerin|therapeutin|betreuerin|' +
  'psychologin|arztin|hausarztin|pflegerin|krankenschwester|sanitaterin|seelsorgerin|tochter|freundin|bekannte)'
const man =
  '(kumpel|nachbar|nachbarn|mitbewohner|kollege|kollegen|therapeut|therapeuten|betreuer|psychologe|psychologen|arzt|hausarzt|pfleger|' +
  'sanitater|seelsorger|sohn|bruder)'
/** Only people who help. A husband, a boyfriend and a father may be the one they fear. */
const helper = `((meine|eine|ne|die|unsere) ${adjective} ${woman}|(mein|ein|der|unser) ${adjective} ${man}|(mein bester|ein guter|ein) freund|mama|oma)`
/** Who is only "da" and not "bei mir": nobody whom they might fear at work or at home. */
const surely = `((meine|eine|ne|die|unsere) ${adjective} ${woman}|(mein|ein|der) ${adjective} (kumpel|therapeut|betreuer|psychologe|pfleger|sanitater|seelsorger)|(mein bester|ein guter) freund|mama|oma)`
const ofHelper = `((meiner|einer|ner|der|unserer) ${adjective} ${woman}|(meinem|einem|nem|unserem) ${adjective} ${man}|(meinem besten|einem guten|einem) freund|mama|oma)`
const helpers = `(${helper}|(meine|zwei|ein paar|die) (freunde|freundinnen|nachbarn|kollegen|grosseltern|sanitater))`
const confidant = `(${ofHelper}|meinen eltern|meinem (vater|papa|trainer|lehrer|opa)|jemandem|papa|einem erwachsenen|der (lehrerin|polizei))`
const rescue =
  '((der|ein|n|die|den|einen) (krankenwagen|notarzt|rettungswagen|rettung|rettungsdienst|sanitater|sanis|ambulanz|polizei|feuerwehr|arzt|sanka))'
const lines =
  '((den|die|der|dem|einen|das)? (notruf|notarzt|krankenwagen|rettungswagen|rettung|polizei|ambulanz|telefonseelsorge|hotline|seelsorge|krisentelefon|' +
  'sorgentelefon|hilfetelefon|frauenhaus|112|110|144|133|117|116|147|143|142|116117|nummer))'
const notReached = '!(~6 (keiner|niemand|besetzt|aufgelegt|erreicht|rangegangen|ran))'
const notThere =
  '!(nicht|nie|kaum|gewesen|anders|streng|ausgezogen|rausgeflogen|rausgeschmissen|in behandlung|angemeldet|auf der warteliste|unten durch|' +
  'wohl|vielleicht|bald|erst|unbeliebt|weg|schuld|dagegen|keine|kein|eingebrochen|in ungnade)'
const thing =
  '((die|meine|alle|alle meine|den|das|mein) (tabletten|pillen|medikamente|klingen|klinge|rasierklingen|rasierklinge|messer|scherben|strick|' +
  'seil|pistole|waffe|waffen|schere|flasche|packung|zeug)|sie|es)'
const gone =
  '(weggeworfen|weggeschmissen|weggelegt|weggesperrt|weggeschlossen|weggeraumt|entsorgt|runtergespult|abgegeben|ins klo (geworfen|geschuttet|' +
  'gekippt|gespult)|in den mull (geworfen|geschmissen)|in die toilette (geworfen|gespult))'
const fearedAway =
  '(weg|nicht da|nicht hier|nicht zuhause|nicht zu hause|gegangen|weggefahren|ausgezogen|verhaftet|verhaftet worden|festgenommen|in haft|' +
  'im gefangnis|auf arbeit|bei der arbeit|arbeiten)'
const care =
  '(im (krankenhaus|spital|krankenwagen|rettungswagen|klinikum|notfall)|in der (klinik|notaufnahme|psychiatrie|ambulanz|notfallaufnahme|' +
  'notfallpraxis)|auf (station|dem notfall|der notaufnahme|der intensivstation|intensiv)|beim (arzt|hausarzt|notarzt|psychiater))'
const notWork =
  '!(tatig|angestellt|beschaftigt|am arbeiten|arbeiten|auf arbeit|zu besuch|besuchen|gewesen|angemeldet|als|geboren|nicht)'
const notSure = '!(dass|er|sie|ich|es|mein|meine|wir|niemand|keiner|das|ob|alle|jeder|man|nicht|kein|der|die)'
const better =
  '(besser|etwas besser|ein bisschen besser|bisschen besser|ein wenig besser|schon besser|wieder besser|viel besser|jetzt besser|schon etwas besser|' +
  'schon viel besser|langsam besser|wieder gut)'
const unlessDead =
  '!(wenn|ohne|tot|falls|sobald|dort|druben|als|~6 (entschieden|entschluss|beschlossen|plan|entscheidung|abgeschlossen))'
const doubtAfter = '!(aber|noch nicht|bevor|solange|bis|~3 aber|wenn|ausser)'

/** "Ja ich weiß nicht" and "ja wenn er kommt" are no yes. */
const plainly =
  '!(~6 (nicht|nich|net|ned|nie|nimmer|kein|keine|keinen|keiner|niemand|niemanden|nichts|vielleicht|wenn|falls|aber|nein|ne|nee|no|ob|toll|super|mei|fruher|kaum))'

export const germanNews: ForeignNewsWords = {
  with_someone: [
    `${helper} (ist|sitzt|bleibt|schlaft|liegt) ${now} ${now} (bei mir|neben mir|mit mir hier|bei uns) ${notThere}`,
    `${helpers} sind ${now} ${now} (bei mir|da|hier) ${notThere}`,
    `${surely} ist ${now} (da|hier|hergekommen|zu mir gekommen|gekommen) ${notThere}`,
    `((mein|meine) ~1 (vater|papa|eltern|mutter|mann|frau|freund|freundin)|${helper}) (passt|passen) ${now} auf mich auf`,
    `${helper} (kummert sich|passt) ${now} (um mich|auf mich auf)`,
    `bin ${now} ${now} bei (${ofHelper}|freunden|meinen freunden|den nachbarn|nachbarn|meinen grosseltern) ${notThere}`,
    `(sitze|sitz|bleibe|bleib|schlafe|schlaf) ${now} bei (${ofHelper}|freunden|nachbarn|den nachbarn)`,
    'bin (jetzt|gerade|hier|zum gluck|inzwischen)? nicht (mehr)? (allein|alleine) !(schuld|damit|mit|er|sie|mein|weil|zuhause|zu hause|daheim|der|die|verantwortlich|auf der|das)',
  ],
  help_coming: [
    `(${rescue}|hilfe) (kommt|kommen|ist unterwegs|sind unterwegs|ist auf dem weg|ist gleich da|sind gleich da|ist schon unterwegs|sind schon unterwegs) !(nicht|nie|erst|zu spat|kaum|wohl|vielleicht|morgen|keine)`,
    `${helper} (kommt|fahrt) ${now} (gleich|jetzt|sofort|schon|her|vorbei|zu mir|in # minuten) !(nach hause|heim|zuruck|wieder|von der|nicht|rein|hoch|zu spat|nie|gleich wieder)`,
    `${helper} ist ${now} (unterwegs|unterwegs zu mir|auf dem weg|auf dem weg zu mir|gleich da|gleich bei mir) !(nach hause|nach|in)`,
    `${helper} holt mich ${now} (gleich)? ab !(und zu)`,
  ],
  called: [
    `(${have}|haben|hat) ${now} (${lines}|da|dort) (angerufen|gerufen|gewahlt|verstandigt|alarmiert|angeschrieben|geholt) ${notReached}`,
    `${have} ${now} (bei|mit) (${lines}|da) (angerufen|telefoniert|geschrieben|gesprochen) ${notReached}`,
    `${have} (schon|gerade|jetzt|grad|eben)? angerufen ${notReached}`,
    `(notruf|112|144|110) (ist)? (schon)? (gewahlt|abgesetzt|angerufen) ${notReached}`,
    `(telefoniere|schreibe|spreche|rede|chatte) ${now} mit (der|dem) (telefonseelsorge|notruf|112|144|rettung|polizei|krisentelefon|seelsorge|leitstelle)`,
    `(bin|bleibe) ${now} am telefon mit (der|dem|${ofHelper})`,
    `rufe ${now} ${lines} an`,
  ],
  in_care: [
    `(bin|liege|sitze|lieg|sitz) ${now} ${now} ${care} ${notWork}`,
    `wir (sind|sitzen) ${now} ${care} ${notWork}`,
    `(er|sie) (ist|liegt) (jetzt|inzwischen|endlich|schon) ${care} ${notWork}`,
    `(er|sie|wurde) (wurde|ist)? ~1 (ins (krankenhaus|spital)|in die (klinik|notaufnahme|psychiatrie)) (gebracht|eingeliefert|aufgenommen|eingewiesen)`,
    `${rescue} (ist|sind) ${now} (da|hier|bei mir|bei uns|angekommen|eingetroffen) !(gewesen|nicht|weg)`,
    '(der arzt|die arztin|der notarzt|die sanitater) (untersucht|untersuchen|behandelt|versorgen|versorgt) (mich|ihn|sie)',
  ],
  told: [
    `${have} ${now} (es|das|alles)? ${now} ${confidant} ${now} (es|alles|davon|das)? (erzahlt|erzaehlt|anvertraut) ${doubtAfter}`,
    `${have} ${now} (es|das|alles) ${now} ${confidant} ${now} gesagt`,
    `${have} ${now} ${confidant} ${now} (alles gesagt|bescheid gesagt|bescheid gegeben|geschrieben)`,
    `${have} ${now} mit ${confidant} ${now} (daruber|druber) (geredet|gesprochen)`,
    `(${helper}|mein vater|papa) weiss ${now} (es|davon|bescheid|alles) !(nicht|noch nicht|nichts|nie)`,
    `meine eltern wissen ${now} (es|davon|bescheid|alles) !(nicht|noch nicht|nichts)`,
  ],
  put_away: [
    `${have} ${now} ${thing} ${now} ${gone}`,
    `${have} ${now} ${thing} ${now} ${confidant} (gegeben|abgegeben|in die hand gegeben)`,
    `${have} ${now} ${confidant} ${now} ${thing} (gegeben|abgegeben|in die hand gegeben)`,
    `${helper} hat ${now} ${thing} ${now} (weggenommen|mitgenommen|versteckt|weggesperrt|weggeschlossen|an sich genommen)`,
    '(die tabletten|die pillen|die klingen) sind (weggesperrt|entsorgt|im klo|im mull|in der toilette)',
    '(das messer|der strick|die klinge) ist (weggesperrt|entsorgt|im mull|nicht mehr hier)',
  ],
  away: [
    `bin ${now} (raus aus|weg aus|weg von) (der wohnung|dem haus|dem zimmer|zuhause|zu hause|ihm|dort)`,
    `bin ${now} aus (der wohnung|dem haus|dem zimmer) (raus|rausgegangen|rausgekommen|draussen|geflohen|weg)`,
    `bin ${now} (abgehauen|geflohen|gefluchtet|weggerannt|weggelaufen) !(als|weil ich|von der party)`,
    `bin ${now} (im frauenhaus|in einem frauenhaus|im hotel|auf der polizeiwache|bei der polizei) !(angestellt|tatig|angemeldet)`,
    `(mein (mann|freund|ex|vater|stiefvater|partner)|papa) ist (jetzt|gerade|endlich|schon)? ${fearedAway} !(aber|und kommt|~4 (gleich|wieder|zuruck))`,
    'die polizei hat (ihn|meinen (mann|freund|vater|ex)) (mitgenommen|festgenommen|verhaftet)',
  ],
  ate: [
    `${have} ${now} (etwas|was|ein bisschen was|ein bisschen|ein wenig|eine suppe|ne suppe|ein brot|einen apfel|eine banane|mittag|abendbrot|abend) gegessen !(~6 (erbrochen|gekotzt|ubergeben|ausgekotzt|hals))`,
  ],
  safe: [
    `(bin|sind) ${now} (bei mir zuhause|zuhause|bei ihr)? in sicherheit`,
    `bin (hier|jetzt|gerade|momentan|im moment|furs erste|fur heute|erstmal|dort|bei ihr|bei ihnen) sicher ${notSure}`,
    `(fuhle|fuhl|fuehle|fuehl) mich ${now} ${now} sicher !(genug um|dabei)`,
    'bin sicher (hier|furs erste|fur heute|fur jetzt|im moment)',
    `(tue|tu|werde|will) mir ${now} (sicher|bestimmt|ganz sicher|versprochen)? nichts (an|antun) ${doubtAfter}`,
    `dass ich mir (heute|jetzt)? nichts (antue|antu) ${doubtAfter}`,
    `(will|werde) mich (sicher|bestimmt|wirklich|doch)? (nicht|nicht mehr) umbringen ${doubtAfter}`,
  ],
  calmer: [
    `(mir gehts|mir geht s|mir geht es|geht es mir|es geht mir|gehts mir|geht s mir) ${better} ${unlessDead}`,
    `bin ${now} (ruhiger|etwas ruhiger|ein bisschen ruhiger|viel ruhiger) ${unlessDead}`,
    `${have} mich ${now} (etwas|ein bisschen|wieder)? beruhigt`,
    '(der druck|der drang|es) lasst (langsam|etwas|schon)? nach',
  ],
  no_plan: [
    `${have} keinen (konkreten|festen|richtigen|genauen|echten) plan`,
    `${have} keinen plan (mich umzubringen|mir was anzutun|mir etwas anzutun|mir das leben zu nehmen|es zu tun)`,
    '(keine|kein) (konkreten plane|konkrete plane|konkreter plan|fester plan)',
    `(ich plane nichts|${have} nichts geplant) !(am|fur|furs|ausser)`,
  ],
  reached: [
    `${helper} (hat|ist) ${now} (zuruckgeschrieben|zurueckgeschrieben|zuruckgerufen|zurueckgerufen|geantwortet|abgehoben|rangegangen|abgenommen)`,
    `(telefoniere|schreibe|spreche|rede|chatte) ${now} mit ${ofHelper}`,
  ],
  no_phone: [
    '(kann|will|mag|mochte|darf) (gerade|jetzt|hier|da|grad|momentan|dort)? (nicht|nich|net) ~2 (telefonieren|anrufen|sprechen|reden)',
    '(trau|traue) mich (nicht|nich|net) ~2 (anzurufen|zu telefonieren|zu sprechen|zu reden|telefonieren|anrufen)',
    '(hasse|hass) (es zu)? (telefonieren|anrufen|telefonate)',
    'angst (vor dem|vorm|vor|zu) (telefonieren|telefon|anrufen|anruf|sprechen)',
    'angst (da|dort)? anzurufen',
    'telefonieren (geht nicht|kann ich nicht|schaff ich nicht|schaffe ich nicht|ist schwer)',
    '(kann|konnte) (man|ich) (da|dort|denen)? (auch|nicht auch)? (schreiben|chatten)',
    '(gibt es|gibts|gibt s) (auch|da|da auch)? (einen|nen)? chat',
    `${have} (kein (handy|telefon|guthaben|netz|empfang)|keinen (akku|empfang))`,
  ],
  which_number: [
    '(welche|was ist die|wie ist die|wie lautet die|was fur eine|hast du eine|hast du ne|gib mir die|gib mir eine) ~1 nummer',
    '(wen|wo) (kann|soll|muss) (ich|man) (da|jetzt|denn|dann)? anrufen',
    '(an wen|wohin|bei wem) (kann|soll|muss) (ich|man) (mich|sich) (wenden|melden)',
    '(wo|bei wem) (kann ich|finde ich|bekomme ich|krieg ich) (hilfe|jetzt hilfe)',
  ],
  denial: [
    '(so ist es nicht|so ist das nicht|so war das nicht|so meinte ich das nicht|so mein ich das nicht|so meine ich das nicht)',
    'war (doch|doch nur|nur|bloss)? (ein)? (witz|spass|scherz|joke) !(fur ihn|von ihm|hat er|sagt er|meinte er)',
    '(das|es) war (doch|von mir)? nicht (so|ernst|so ernst) gemeint',
    'war nicht (so|ernst|so ernst) gemeint',
    `ich ${have} (das|es) (doch)? nicht (so|ernst|so ernst) gemeint`,
    'ich (meine|meinte|mein) (das|es) (doch)? nicht (so|ernst)',
    'nicht ernst gemeint',
    'hast (du)? (mich|das|da was|du mich) (falsch verstanden|missverstanden)',
    '(missverstandnis|nur so gesagt|nur so dahingesagt|nur so dahergesagt)',
  ],
  nobody: [
    `${have} (echt|wirklich|gerade|sonst|hier|einfach|ja)? (niemanden|niemand|keinen) (hier|mehr|zum reden|mit dem|dem ich|da|der|bei mir|der mir)`,
    `${have} (echt|wirklich|sonst|hier|einfach|ja)? niemanden !(verletzt|umgebracht|getotet|angefasst|gefragt|angerufen|getroffen|gesehen|geschlagen|eingeladen|gekannt)`,
    '(es ist|hier ist|ist) (niemand|keiner) (da|hier|bei mir|zuhause|zu hause)?',
    '(niemand|keiner) (ist)? (da|hier|bei mir|zuhause|zu hause)',
    'bin (hier|gerade|jetzt|im moment|zuhause|zu hause|daheim)? (ganz|vollig|total|komplett)? (allein|alleine) !(schuld|verantwortlich|durch|auf reisen)',
    '(kenne|kenn) (hier)? niemanden',
  ],
  worse: [
    '(ich)? denke ~2 (jede|jeden|fast jede|fast jeden) (nacht|abend|tag) ~1 daran',
    'ja ich denke daran',
    '(angst vor mir selbst|angst davor was ich tue)',
    '(hab|habe) (gelogen|nicht die wahrheit gesagt)',
    '(ich)? bin (jetzt|gerade|wieder|immer noch)? in gefahr',
    '(es|das|alles) (ist|wird) (immer|gerade|viel|jetzt|noch|wieder)? (schlimmer|starker|unertraglich)',
    'ich (mach|mache|tu|tue) es (jetzt|gleich|heute nacht|heute|heute abend)',
    'ich (mach|machs|tu|tus) (s)? jetzt (wirklich|gleich)?',
    '(er|sie) (hammert|tritt|schlagt) gegen die (tur|tuer)',
    'er hat ein messer',
    'ich (stehe|steh) (auf der brucke|auf dem dach|am gelander|auf den gleisen)',
  ],
  what_to_write: [
    'was (soll|kann|konnte) ich ~3 (schreiben|sagen)',
    'was (schreib|schreibe|sag|sage) ich (ihr|ihm|ihnen|der|dem)',
    'was ich ~1 (ihr|ihm|ihnen|denen|meiner ~1|meinem ~1) ~3 (schreiben|schreibe|schreib|sagen|sage|sag|schicken)',
    'was ich (da|dann|so|denn)? schreiben (soll|sollte|kann|konnte)',
    'was (schreibt|sagt) man (da|ihr|ihm|so|denn|dann)',
    'wie (ich|sag ich|sage ich|soll ich|kann ich|erklar ich|erklare ich) ~2 (ihr|ihm|ihnen|meiner|meinem) ~3 (sagen|sage|schreiben|schreibe|erklaren|erklare|beibringen|soll|sagen soll)',
    'wie (sag|sage|schreib|schreibe|erklar|erklare) ich (es|das)? (ihr|ihm|ihnen|meiner|meinem)',
    '(schreiben|schreibe|anschreiben|nachricht|anrufen|melden) ~8 was ich ~2 (schreiben|schreibe|sagen|sage)',
    '(hilf|hilfst|helfen|hilfe) ~3 (schreiben|formulieren)',
  ],
  company: ['(sie|er) (ist da|ist jetzt da|bleibt bei mir|ist gekommen|sitzt neben mir|ist bei mir)'],
  coming: ['(sie|er) (kommt|ist unterwegs|macht sich auf den weg)'],
  yes: [
    `^ (ja|jaa|jaaa|jaaaa|jo|joa|joo|jep|jap|jup|jop|yep|yes|yo|jawohl|j) !(und .) ${plainly}`,
    '^ (ja|jaa|jaaa|jaaaa|jo|joa|joo|joah|jep|jap|jup|jop|yep|yes|yo|jawohl|j|mhm|jaja|ja ja|klar|ja klar|genau|stimmt|leider ja|leider schon|ja leider|schon|doch|manchmal|manchmal schon|oft|immer|sicher|naturlich|auf jeden fall|safe|ja schon|ja eh|ja manchmal|ein bisschen|bisschen|irgendwie schon|irgendwie ja|eigentlich ja|eigentlich schon|ich denke schon|ich glaube schon|glaub schon|glaube schon|denk schon|denke schon|ich glaube ja|ich glaub schon|ich glaub ja|hab ich|habe ich|bin ich|tu ich|tue ich|ist er|ist sie|sind sie|ich bin es|ich habe|ehrlich gesagt ja|ehrlich ja|wenn ich ehrlich bin ja) $',
  ],
  no: [
    '^ (nein|neim|nei|ne|nee|noe|no|noo|nope|nop|nah|naa|nein nein|nein danke|nein leider|nein leider nicht|leider nein|leider nicht|leider keiner|leider niemand|leider noch nicht|noch nicht|nein noch nicht|nicht wirklich|nein nicht wirklich|eher nicht|gar nicht|nein gar nicht|uberhaupt nicht|nein uberhaupt nicht|auf keinen fall|nein auf keinen fall|niemals|nie|nein nie|naturlich nicht|nein naturlich nicht|sicher nicht|bestimmt nicht|ganz sicher nicht|klar nicht|niemand|nein niemand|keiner|nein keiner|kein mensch|gerade nicht|im moment nicht|momentan nicht|zur zeit nicht|derzeit nicht|nein gerade nicht|nichts|nein nichts|hab ich nicht|habe ich nicht|bin ich nicht|nein bin ich nicht|nein hab ich nicht|nein habe ich nicht|tu ich nicht|nein tu ich nicht|ist er nicht|ist sie nicht|nein wirklich nicht|wirklich nicht|echt nicht|nein echt nicht|nein ich bin allein|nein ich bin alleine|nein bin allein|nein bin alleine|nein mann) $',
  ],
}
