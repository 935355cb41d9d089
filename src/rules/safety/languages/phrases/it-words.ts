import type { DangerKind } from '../../../coach/heard.ts'
import type { ForeignGroup } from '../foreign-group.ts'

/** A group of Italian phrases. In a plain line "è" is "e", "l'ho" is "l ho" and "più" is "piu". */
export function dangers(
  kind: DangerKind,
  phrases: readonly string[],
  more: Partial<Pick<ForeignGroup, 'whose' | 'tier' | 'ignoresNegation'>> = {},
): ForeignGroup {
  return { language: 'it', kind, tier: 'crisis', phrases, ...more }
}

export const not = '(non|nn|n)'
const noTurn = '!(non|nn|mai|quasi|nemmeno|neanche)'
/** Up to two words, none of which turns the sentence around. A plain gap would also skip a "non". */
export const between = `${noTurn} ~1 ${noTurn} ~1 ${noTurn}`

const laughing = '(ahah|ahaha|haha|hahaha|ahahah|ahahaha|ahahahah|ahahahaha|lol|xd|asd|rido|jk)'
export const notLaughing = `!(~3 ${laughing}|~4 (per scherzo|scherzando|per gioco|giocando))`
export const fiction =
  '!(~4 (episodio|serie|film|stagione|libro|romanzo|puntata|capitolo|anime|manga|videogioco|telefilm))'

/** "Anni fa", "quando ero piccola", but not "quando ero incinta". */
export const notLongAgo =
  '!(~5 ((anni|secoli|decenni) fa|(quando|da quando) (ero|era|avevo # anni) (piccola|piccolo|bambina|bambino|ragazzina|ragazzino|giovane|adolescente|al liceo|alle (medie|elementari))|da (piccola|piccolo|bambina|bambino|ragazzina|ragazzino|adolescente)|in passato|nel passato|anno scorso|tanto tempo fa))'

const trifles =
  '(vergogna|fame|sete|risate|ridere|sonno|caldo|freddo|paura|noia|imbarazzo|invidia|gelosia|amore|curiosita|stanchezza|felicita|gioia|piacere|cringe|disagio|vecchiaia)'
const shyMoment =
  '((devo|dovro) (parlare|esporre|presentare|presentarmi|telefonare|leggere|fare (un|il|la|una) (discorso|esame|colloquio|presentazione|interrogazione))|arrossisco|parlo in pubblico|mi interrogano|(tutti|la gente|qualcuno) mi (guardano|guarda|fissano|fissa)|(lui|lei) mi (guarda|parla|saluta|sorride))'

/** What nobody means who says "morire di vergogna". */
export const ofShame = `!(di ${trifles}|d (amore|invidia|imbarazzo)|(dal|dalla|dalle|dallo) ${trifles}|dall (imbarazzo|invidia)|(che|ke) (vergogna !(di vita)|imbarazzo|figura|figuraccia|disagio|cringe|caldo|sonno|ridere)|quando ${shyMoment}|(vecchia|vecchio|anziana|anziano|felice)|(piuttosto)? che (parlare|parlarci|andare|andarci|presentare|presentarmi|uscire|chiamare|telefonare|fare|dire|dirglielo|ballare|esporre|rivederlo|rivederla|scrivergli|scriverle|incontrare|lavorare|studiare|mangiare|vivere con|tornare a (scuola|lavoro|lavorare|studiare))|~2 ${laughing})`

/** "Mi ammazzo di lavoro". */
export const ofWork = `!(di (lavoro|studio|compiti|fatica|risate|palestra|allenamento|allenamenti|esercizi|squat|corsa|sport|dolci|gelato|pizza|cibo|nutella|serie|coccole|ripetizioni|straordinari|${trifles})|(dal|dalla|dalle) ${trifles}|in palestra|a (studiare|lavorare|forza|furia|correre|spiegare|cucinare|pulire)|(lavorando|studiando|correndo|cucinando|allenandomi)|per (il lavoro|lavoro|il capo|la scuola|un esame|l esame|arrivare|fare|farlo|studiare|lavorare|finire)|(se|quando) (mi (interrogano|bocciano|interroga|boccia)|prendo (un|4|quattro|tre|5)|piove|perdo (il|la) (treno|partita|bus)|perde|perdiamo)|~2 ${laughing})`

/** "Vivere con i miei", "vivere a Milano": where and how, and not life. The line has no commas. */
export const where =
  '!(con !(questo (dolore|peso|vuoto)|questa (sofferenza|angoscia|testa)|me (stessa|stesso))|a !(che|scuola|cosa|volte|nessuno|me|lui|lei|loro|tutti|te|casa (mi|e|nessuno|non|tutti)|lavoro mi|(mio|mia))|ad|in (questa (casa|citta|situazione|famiglia|stanza)|questo (paese|posto|modo|appartamento|quartiere)|un|una|quella|quel|italia|citta|campagna|centro|provincia|periferia|montagna|affitto|ansia|attesa|coppia|germania|svizzera|francia|inghilterra|casa (con|dei|loro|sua|mia))|qui !(dentro mi|nessuno|mi|tutti|non)|li !(odio|vedo|sento)|cosi !((non|nn) ce la)|da (sola|solo|loro|mia|mio|lei|lui|nessuna|qualche|voi|soli)|dai|dal|dalla|senza|sola|solo !(questo|dolore)|insieme|lontano|lontana|vicino|nel|nella|nei|nelle|negli|nell|sotto|di !(questa vita|notte|giorno)|per (lavorare|gli|lui|lei|il|i|la|un|una|sempre)|come (un|una|prima|voi|loro|te|lui|lei|i|se)|un !(giorno|attimo)|una !(vita)|questa (situazione|storia|relazione|cosa|citta|casa|giornata)|la (stessa|quotidianita|vita (degli|di|che|da))|le (cose|giornate|feste|vacanze|relazioni)|i (weekend|giorni|lunedi|rapporti)|sempre (con|in|nell|nella|nel|cosi|la)|nascosta|nascosto|(vicino|accanto) a)'

/** "Farla finita con lui". */
export const withIt =
  '!(con !((la|mia|la mia|questa|sta|una) vita !(sentimentale|amorosa|sociale|da)|tutto !(questo|il)|tutti|il mondo|me)|di (lamentarmi|piangere|parlare|pensare|fare|litigare|aspettare|studiare|scrivere|fumare|bere)|qui !(non|nessuno|mi|tutti|dentro)|presto|in fretta|~2 ahah|~2 ahaha)'

export const wantTo =
  '(voglio|vojo|vorrei|vorei|penso di|penso spesso di|penso spesso a|penso solo a|penso sempre a|penso a|sto pensando di|sto pensando a|pensando di|pensando a|ho pensato di|ho pensato a|ho voglia di|avrei voglia di|ho deciso di|sto per|medito di|ho intenzione di|continuo a pensare di|continuo a pensare a|non faccio che pensare a|tentata di|tentato di)'

const heights = '(ponte|balcone|tetto|finestra|palazzo|terrazzo|cavalcavia|viadotto|piano|scogliera|torre|cornicione)'
export const overTheEdge = `(sotto (un|il|al|a un|la|ad un) (treno|metro|metropolitana|macchina|camion|autobus|tram)|(dal|da un|dalla|da una|giu dal|giu da un|giu dalla|dall ultimo|dal quinto|dal quarto) ${heights} !(con (l elastico|il paracadute))|nel vuoto)`
const vein = '(tagliarmi|aprirmi) le vene !(ahah|ahaha|per questo|dalla noia|per la noia)'
/** "Uccidermi" and its like, after "voglio". */
export const endMyself = `((uccidermi|ammazzarmi|suicidarmi|uccidemi|ammazzamme) ${ofWork}|impiccarmi|togliermi la vita|levarmi la vita|(spararmi|tirarmi un colpo) (in (testa|bocca)|alla testa)|spararmi un colpo|${vein}|buttarmi ${overTheEdge}|gettarmi ${overTheEdge}|lanciarmi ${overTheEdge}|farla finita ${withIt}|avvelenarmi)`
/** The same of somebody else. */
export const endThemselves = `((uccidersi|ammazzarsi|suicidarsi) ${ofWork}|impiccarsi|(togliersi|levarsi) la vita|(spararsi|tirarsi un colpo) (in (testa|bocca)|alla testa)|tagliarsi le vene|(buttarsi|gettarsi|lanciarsi) ${overTheEdge}|farla finita ${withIt})`

const people =
  '(amica|amico|sorella|fratello|figlia|figlio|mamma|madre|papa|padre|babbo|nonna|nonno|zia|zio|cugina|cugino|ragazza|ragazzo|moglie|marito|fidanzata|fidanzato|compagna|compagno|collega|coinquilina|coinquilino|vicina|vicino|ex|nipote|alunna|alunno|studentessa|studente|cognata|cognato|suocera|suocero|prof|professoressa|morosa|moroso|bambina|bambino|sorellina|fratellino|patrigno|matrigna|tipa|tipo)'
/** Somebody close whom one writes about. */
export const relation = `(${people} (di (classe|stanza|banco|corso|scuola))?)`
export const somebody = `(${relation}|lui|lei|qualcuno)`
export const said =
  '(dice|ha detto|mi ha detto|mi dice|ha scritto|mi ha scritto|continua a dire|mi ha confessato|ha confessato|giura|ripete) (di nuovo|sempre|oggi|ieri|stanotte)? (che|ke) (lui|lei)?'

export const partner =
  '((il)? mio (ragazzo|marito|ex (marito|ragazzo|fidanzato|compagno)?|compagno|fidanzato|tipo|moroso|convivente|uomo|partner|zito)|(la)? mia (moglie|ragazza|compagna|fidanzata|ex (moglie|ragazza|fidanzata)?|morosa|tipa|convivente)|lui|lei)'
export const parent =
  '((il)? mio (padre|papa|babbo|patrigno|zio|nonno|professore|prof|allenatore|insegnante|mister|catechista|fratellastro|fratello maggiore|padrino)|(la)? mia (madre|mamma|matrigna|zia|nonna|maestra|prof|insegnante|tata)|papa|mamma|babbo|(il)? (compagno|marito|fidanzato|ragazzo|uomo) di (mia)? (madre|mamma)|il (prete|maestro|prof))'

export const medicine =
  '(pastiglie|pillole|pasticche|compresse|medicine|medicinali|farmaci|capsule|sonniferi|calmanti|antidepressivi|ansiolitici|psicofarmaci|tranquillanti|antidolorifici|benzo|benzodiazepine|tachipirina|tachipirine|paracetamolo|ibuprofene|moment|xanax|lexotan|tavor|valium|rivotril|lormetazepam|minias|zolpidem|stilnox|metadone|insulina|alprazolam|oki|brufen|aspirine)'
/** As every day, or as told by a doctor. */
const routine =
  '!((del|della|di) (mattina|mattino|sera|giorno|oggi|stamattina|stasera|mezzogiorno|pranzo|cena)|~1 (prescritte|prescritti|regolarmente|puntuale|puntualmente|omeopatiche|omeopatici)|che (mi|gli|le) (ha|hanno) (dato|prescritto|dati|date|prescritti|prescritte|segnato)|come (sempre|al solito|prescritto|da|mi ha|ogni)|(per|contro) (la (febbre|tosse|pressione|tiroide|gola|allergia|gastrite|cervicale)|il (raffreddore|mal|ciclo|colesterolo|diabete)|l (influenza|allergia|emicrania))|in (vita mia|orario|una settimana|un mese|un anno|tre giorni|due giorni|ospedale|questi anni)|nella (mia)? vita|all ora|negli anni|al (mese|giorno)|per (mesi|anni|settimane)|quando (ero|avevo (la febbre|l influenza)))'
const some =
  '(##|dieci|dodici|quindici|venti|venticinque|trenta|quaranta|cinquanta|sessanta|cento|(una)? (decina|quindicina|ventina|trentina|quarantina|cinquantina) di|(un)? (sacco|mucchio|casino|pugno|botto) di|(una)? (manciata|valanga|marea|caterva) di|(una|la|una intera|un intera) (scatola|confezione|boccetta) (intera)? di|(due|tre|quattro|2|3|4) (scatole|confezioni|blister|flaconi|boccette) di|(un|un intero|il) (blister|flacone) (intero)? di|tutta la (scatola|confezione) di|tutto il (blister|flacone) di|tantissime|tantissimi|tante|tanti|troppe|troppi|molte|molti)'
/** "Troppe pastiglie", "tutto lo xanax". */
export const tooMuch = `(${some} ${medicine} ${routine}|tutto (lo xanax|il (tavor|lexotan|valium|rivotril|metadone|paracetamolo|minias|moment)|l oki)|(tutte le|tutti i|tutte queste) (mie|miei|sue|suoi)? ${medicine} ${routine}|((tutte le|un (flacone|boccetta) (intero)? di|tutto il flacone (di|delle)|tutta la boccetta (di|delle)) gocce) !(del naso|nasali|di limone|per (il naso|gli occhi))|(tutta la (scatola|confezione)|tutto il (blister|flacone)|(la|una) scatola intera) !(di|dei|delle|degli|con)|(5|6|7|8|9|cinque|sei|sette|otto|nove) ${medicine} (tutte|tutti)? (insieme|assieme|in una volta|in un colpo|di fila))`
export const poison =
  '((la|della|un po di|un bicchiere di|un sorso di)? (candeggina|varechina|ammoniaca|soda caustica)|(il|del|dell|l|un po di)? (veleno|topicida|acido muriatico|antigelo|diserbante|disgorgante|detersivo))'
/** "Overdose di serie tv". */
export const ofDrugs = `!(di !(${medicine}|droga|droghe|eroina|coca|cocaina|fentanyl|metanfetamina|ketamina)|da !(farmaci|eroina|droga))`

/** Games and the sun, after "mi picchia". */
export const notAGame =
  '!(il (cuore|sole)|il petto forte|in testa|a (fifa|tekken|carte|briscola|scacchi|tennis|calcetto|smash|mario)|al (gioco|calcetto|fantacalcio)|nel gioco|nei (giochi|videogiochi)|sui|sul tempo|la (testa !(contro|al|sul)|pioggia)|i piedi|un piede|il piede)'
const blows =
  '(schiaffo|schiaffi|pugno|pugni|calcio|calci|ceffone|ceffoni|sberla|sberle|botta in faccia|cinghiata|cinghiate|cinquina|testata|botte)'
export const hits = `((picchia|mena|pesta|malmena|strattona|spintona|prende a (schiaffi|pugni|calci|botte|sberle|cinghiate|ceffoni|bastonate)|(da|tira|molla) (sempre)? (dei|gli|uno|un|le|delle|una)? ${blows}|riempie di botte|alza le mani|mette le mani (addosso|al collo|alla gola)|ammazza di botte|massacra di botte|stringe (il collo|la gola)|sbatte (contro il|al) muro) ${notAGame} ${notLaughing})`
const participle =
  '(picchiata|picchiato|menata|menato|pestata|pestato|malmenata|malmenato|strozzata|strozzato|strangolata|strangolato|strattonata|strattonato|spintonata|spintonato)'
export const didHit = `((${participle}|(presa|preso) a (schiaffi|pugni|calci|botte|sberle|cinghiate|ceffoni|bastonate)|(dato|tirato|mollato) (uno|un|una|due|tre|degli|dei|delle|tanti)? ${blows} !(morale|al (cuore|pallone)|d angolo|di (rigore|realta))|messo le mani (addosso|al collo|alla gola)|alzato le mani|stretto (il collo|la gola)|(spinta|spinto) (giu per|contro il muro|dalle scale|per le scale)|(sbattuta|sbattuto) (contro|al) (il)? muro|(riempita|riempito|massacrata|massacrato) di botte) ${notAGame} ${notLaughing} ${notLongAgo} !(~3 (calcetto|partita|allenamento|karate|judo|boxe)))`
