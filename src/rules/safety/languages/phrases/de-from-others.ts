import type { ForeignGroup } from '../foreign-group.ts'
import { elder, elders, have, lately, notFun, notGame, notPast, other, partner, relation } from './de-words.ts'

const he = `(${partner}|er|sie)`
const beats = '(schlagt|verprugelt|verhaut|wurgt|bedroht|misshandelt|ohrfeigt|prugelt auf mich ein)'
const beaten =
  '(geschlagen|gschlagn|gehaun|verprugelt|gewurgt|gwurgt|gwirgt|misshandelt|geohrfeigt|ghaut|getreten|eingesperrt|bedroht)'
const killed = '(umzubringen|zu toten|abzustechen|zu schlagen|zu erstechen|zu erschiessen|kaputt zu machen)'
const pictures =
  '(nacktbilder|nacktbildern|nacktfotos|nudes|intimen fotos|intimen bilder|bilder von mir|fotos von mir|videos von mir)'
const publish = '(veroffentlichen|verschicken|posten|teilen|leaken|rumschicken|hochladen|zeigen|weiterschicken)'
const toPublish =
  '(zu (veroffentlichen|verschicken|posten|teilen|leaken|zeigen)|rumzuschicken|hochzuladen|weiterzuschicken)'
const touched = '(angefasst|begrapscht|ausgezogen|gekusst|beruhrt)'
const kill = '(umbringen|toten|abstechen|erstechen|erschiessen|erwurgen)'
const children = '(kinder|kind|sohn|tochter|bruder|schwester|kleinen bruder|kleine schwester|geschwister|baby)'
const victim = `((mein|meine|ein|eine) (kleiner|kleine)? (bruder|schwester|neffe|nichte|kind|schuler|schulerin|patenkind|cousin|cousine|freund|freundin))`
/** Animals and games are killed without harm to anybody. */
const notPest =
  '!(~6 (mucke|mucken|spinne|spinnen|fliege|fliegen|wespe|wespen|motte|motten|kakerlake|ameisen|spiel|game|level|boss|zombies|' +
  'gta|minecraft|zocken|pizza|gespoilert|schnarcht|nervt))'

/** What others do to them, and what they might do to others. */
export const germanFromOthers: readonly ForeignGroup[] = [
  {
    language: 'de',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      `${he} ${lately} ${beats} mich ${notGame} !(nicht|nie|nicht mehr)`,
      `${he} hat mich ${lately} ${beaten} ${notGame} ${notPast}`,
      `${he} hat (mi|mich) ~3 (gwurgt|gewurgt|ghaut|gschlagn|gegen die wand (geschubst|gschubst|gstossen|gestossen)|an die wand (gedruckt|druckt)) ${notGame} ${notPast}`,
      `(er|sie) hat (mi|mich) ~6 (am hals|bei der gurgel|an der gurgel) (packt|gepackt|gehalten|ghalten) ${notGame}`,
      '(er|sie|und|hals) (hat)? ~3 (zuadruckt|zugedruckt) !(die|das|den|auf)',
      `${he} mich ${lately} (schlagt|verprugelt|wurgt|geschlagen hat|gewurgt hat|einsperrt) ${notGame}`,
      `${partner} (tritt|schubst) mich !(nachts|im schlaf|unter|auf|aus versehen|an)`,
      `${partner} hat mir (eine|ins gesicht) (geknallt|gescheuert|gehauen|geschlagen)`,
      `${he} sperrt mich (ein|in der wohnung ein|in die wohnung ein|im zimmer ein|zu hause ein|zuhause ein)`,
      `${he} (lasst mich nicht|hat mich nicht) (aus (dem haus|der wohnung|dem zimmer)|aus dem haus gelassen)`,
      `${partner} (lasst mich nicht|verbietet mir) (raus|rauszugehen|meine freunde|meine familie|zu arbeiten|weg)`,
      `(${partner}|er) (kontrolliert|durchsucht|uberwacht|checkt) (immer|standig|jeden tag|heimlich|dauernd)? (mein handy|meine nachrichten|meine chats|mich standig|alles was ich)`,
      `(droht|drohte|gedroht) (mir)? (immer|standig|damit|mir)? mich ${killed}`,
      `${he} droht mir (mit dem tod|mit gewalt|mit (dem|einem) messer|mich|mir was anzutun|mir etwas anzutun)`,
      `${partner} (hat gesagt|sagt) (dass)? (er|sie) (bringt mich um|mich umbringt)`,
      `${partner} (verfolgt mich|lauert mir auf|will mich umbringen|sticht mich ab) !(auf (insta|instagram|twitter|tiktok)) ${notFun}`,
      `ich werde (oft|standig|immer wieder|regelmassig)? von (meinem|meiner) (freund|freundin|mann|frau|partner|partnerin|ex|exfreund) ~2 (geschlagen|bedroht|misshandelt|verprugelt|kontrolliert|eingesperrt)`,
    ],
  },
  {
    language: 'de',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      `ich (wurde|bin) ${lately} (vergewaltigt|sexuell missbraucht|begrapscht) ${notPast}`,
      `(gestern|heute|letzte nacht|heute nacht|am wochenende|letzte woche|vorgestern) (wurde|bin) ich ~1 (vergewaltigt|begrapscht)`,
      `(hat|haben) mich ${lately} (vergewaltigt|sexuell missbraucht|missbraucht|begrapscht|sexuell belastigt) ${notPast}`,
      `(hat|haben) mich ${lately} (zum sex|zu sex|sexuell) (gezwungen|genotigt) ${notPast}`,
      '(zwingt mich|gezwungen) (zum sex|zu sex|mit ihm zu schlafen|mit ihm ins bett)',
      `mich ${lately} ${touched} ~1 obwohl ich (nein|nicht|das nicht|es nicht|stopp)`,
      `mich ${lately} (im schritt|am po|am arsch|an der brust|an den brusten|zwischen den beinen|unten) ${touched}`,
      'mir (in die hose|unter den rock|in den schritt|an die brust|an die bruste|an den arsch) (gefasst|gegriffen|gegrapscht)',
      '(sex|mit mir geschlafen|angefasst|ausgezogen) gegen meinen willen',
      'gegen meinen willen ~2 (sex|angefasst|geschlafen|ausgezogen)',
      `${have} nein gesagt ~2 (er|sie|der) hat ~2 (weitergemacht|weiter gemacht|nicht aufgehort)`,
      '(k o tropfen|ko tropfen) (gegeben|untergemischt|reingetan|ins (glas|getrank) getan|bekommen)',
      `(erpresst|erpressen) mich (mit|wegen) (meinen|den)? (${pictures}|bildern|fotos|videos|einem video)`,
      `(droht|drohen|gedroht) (mir)? (damit)? (meine|die|mein)? (${pictures}|bilder|fotos|video) (von mir)? ${toPublish}`,
      `will (meine|die) ${pictures} ${publish}`,
      '(er|sie|mein ex) droht mir mit (den|meinen) (bildern|fotos|nacktbildern|videos|nudes)',
      `(hat|haben) (meine|intime) (${pictures}|bilder von mir) ~3 (verschickt|rumgeschickt|geleakt|gepostet|geteilt|hochgeladen)`,
    ],
  },
  {
    language: 'de',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      `${elder} ${lately} ${beats} mich ${lately} ${notGame}`,
      `(papa|mama|papi|mami|(mein|meine) (vater|papa|mutter|mama|stiefvater|stiefmutter|opa|onkel)) haut mich !(um|weg|vom|raus) ${notGame}`,
      `${elder} hat mich ${lately} (mit dem gurtel|mit der hand)? (${beaten}|gehauen) ${notGame} ${notPast}`,
      `${elder} mich ${lately} (schlagt|verprugelt|haut|geschlagen hat) ${notGame}`,
      `(${elders}|mama und papa) (schlagen|verprugeln|hauen|misshandeln) mich ${notGame}`,
      `(${elders}|mama und papa) haben mich ${lately} (geschlagen|verprugelt|gehauen|misshandelt|eingesperrt) ${notGame} ${notPast}`,
      `(${elder}|mein (trainer|lehrer)) fasst mich (immer|nachts|oft|unten|da unten|uberall|komisch|im bett)? an !(der|den|die|meiner|meinem|beim|bei)`,
      `(${elder}|mein (trainer|lehrer)) beruhrt mich (unten|da unten|uberall|komisch|nachts|zwischen|im bett)`,
      `(${elder}|mein (trainer|lehrer)) hat mich ${lately} (unten|uberall|komisch|nachts)? angefasst ${notPast}`,
      `${elder} sperrt mich (ein|aus|in (den|meinem|mein|der|das) ~2)`,
      'mein (stiefvater|onkel|opa) (kommt nachts|kommt immer nachts) (in mein (zimmer|bett)|zu mir ins bett)',
      '(ich)? werde (oft|standig|immer wieder)? (zuhause|zu hause|daheim|von (meinem vater|meiner mutter|meinen eltern|meinem stiefvater|papa|mama)) ~2 (geschlagen|verprugelt|misshandelt|missbraucht)',
      '(krieg|kriege|bekomme|bekomm) (zuhause|zu hause|daheim|von (papa|mama|meinem vater|meiner mutter|meinen eltern)) ~1 (schlage|prugel)',
      '(ein (mann|alter mann|erwachsener)|mein (trainer|lehrer|onkel|stiefvater)) (will|verlangt) (nacktbilder|nacktfotos|nudes) von mir',
    ],
  },
  {
    language: 'de',
    kind: 'harm_to_others',
    tier: 'crisis',
    phrases: [
      `ich (will|werde) (ihn|sie|ihn jetzt|sie jetzt|alle|jemanden|sie alle|meinen ~1|meine ~1) ${kill} ${notPest} ${notFun}`,
      `ich (will|werde|mochte) (jemanden|jemand) (verletzen|schwer verletzen) !(mit meinen|mit worten)`,
      '(angst|kurz davor|dass) ~2 ich (meinem|meiner|meinen|jemandem|jemanden|ihm|ihr) ~1 (was|etwas) (antue|antu|tue)',
      '(angst|gedanken|drang|davor) (meinem|meiner|jemandem) (baby|kind|tochter|sohn|mutter|freundin)? (was|etwas) anzutun',
      '(plane|mache) (einen|nen) amoklauf',
      'ich will (einen|nen) amoklauf (machen|begehen)',
      `(messer|pistole|waffe|knarre) (dabei|in der hand|eingesteckt|in der tasche) und (will|werde) ~2 (${kill}|zustechen|schiessen)`,
    ],
  },
  {
    language: 'de',
    kind: 'partner_violence',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `(${relation}|sie|er) wird ~2 von (ihrem|seiner|seinem|ihrer) (mann|freund|freundin|frau|partner|partnerin|ex|exfreund) ~2 (geschlagen|misshandelt|verprugelt|bedroht|gewurgt|eingesperrt)`,
      `ihr (mann|freund|ex|partner|exfreund) ${lately} (schlagt|verprugelt|wurgt|bedroht|misshandelt) sie ${notGame}`,
      `ihr (mann|freund|ex|partner) hat sie ${lately} (geschlagen|verprugelt|gewurgt) ${notGame} ${notPast}`,
      '(seine) (frau|freundin|ex|partnerin) (schlagt|verprugelt|bedroht) ihn',
      `(mein (vater|papa|stiefvater)|papa) (schlagt|verprugelt|wurgt|bedroht) (meine (mutter|mama)|mama) ${notGame}`,
      `(mein (vater|papa|stiefvater)|papa) hat (meine (mutter|mama)|mama) ${lately} (geschlagen|verprugelt|gewurgt) ${notGame} ${notPast}`,
      `er (sperrt|schlagt|wurgt|verprugelt) sie (ein)? ~4 (schlagt|wurgt|verprugelt) sie`,
    ],
  },
  {
    language: 'de',
    kind: 'sexual_assault',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${relation} (wurde|ist) ${lately} (vergewaltigt|begrapscht|sexuell missbraucht) (worden)? ${notPast}`,
      `hat (meine|meinen) (beste|besten|kleine|kleinen)? (freundin|schwester|tochter|mutter|cousine|bruder|freund|sohn) ${lately} (vergewaltigt|begrapscht|missbraucht|angefasst) ${notPast}`,
      `${relation} wird ~1 (erpresst mit ${pictures}|mit ${pictures} erpresst)`,
      'zwingt (sie|meine (freundin|schwester|tochter)) (zum sex|zu sex)',
    ],
  },
  {
    language: 'de',
    kind: 'child_abuse',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${victim} wird ~1 (zuhause|zu hause|daheim|von (seinem|ihrem|seinen|ihren|seiner|ihrer|meinem|meinen|meiner) (vater|mutter|eltern|stiefvater|stiefmutter|papa|mama|onkel|opa)) ~1 (geschlagen|misshandelt|missbraucht|verprugelt)`,
      `(${partner}|mein (vater|stiefvater|papa)|meine (mutter|stiefmutter|mama)|papa|mama|er) (schlagt|verprugelt|misshandelt) (unsere|unser|mein|meine|meinen|unseren|die) ${children} ${notGame}`,
      `(die (nachbarn|eltern)|(seine|ihre) eltern) (schlagen|misshandeln|verprugeln) (ihr|ihre|ihren|das|die|ihn|sie) ~1 ${notGame}`,
      `(der nachbar|die nachbarin|(sein|ihr) (vater|stiefvater|papa)|(seine|ihre) mutter) (schlagt|verprugelt|misshandelt) (ihn|sie|(sein|ihr) kind|(seine|ihre) kinder) ${notGame}`,
    ],
  },
  {
    language: 'de',
    kind: 'harm_to_others',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${other} will (jemanden|alle|leute|seine (ex|freundin|frau|mutter)|ihre mutter|seinen (vater|bruder)|ihren (vater|mann|ex)) ${kill} ${notPest} ${notFun}`,
      `${other} (plant|will) (einen|nen) amoklauf`,
      `${other} hat gedroht (jemanden|alle|seine (ex|freundin|frau|mutter)|leute|mitschuler) (umzubringen|zu toten|abzustechen)`,
    ],
  },
]
