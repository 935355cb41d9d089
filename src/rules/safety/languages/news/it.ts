import type { ForeignNewsWords } from './words.ts'

/**
 * Somebody who helps. Partners, fathers, brothers and uncles are left out: they may be the one who is feared, and
 * nothing is lost if we ask.
 */
const helper =
  '((la|il|l|una|un|uno|delle|degli|dei|le|gli|i)? (mia|mio|mie|miei)? (migliore|migliori|cara)? (mamma|madre|sorella|amica|amico|amiche|amici|nonna|zia|cugina|vicina|vicino|vicini|coinquilina|coinquilino|collega|psicologa|psicologo|psichiatra|terapeuta|terapista|infermiera|infermiere|dottoressa|dottore|medico|prof|professoressa|maestra|madrina|cognata|suocera|educatrice|educatore|volontaria|volontario|assistente sociale))'
const rescue =
  '((l|un|una|la|il|i|le)? (ambulanza|118|112|113|soccorsi|carabinieri|polizia|volante|pompieri|vigili del fuoco|croce rossa|guardia medica|medico|dottore|paramedici|soccorritori))'
const number =
  '(ambulanza|118|112|113|1522|114|117|144|143|116117|19696|999|911|988|telefono (amico|azzurro|rosa)|polizia|carabinieri|soccorsi|pronto soccorso|guardia medica|emergenza|emergenze|centro (antiviolenza|antiveleni)|linea (di ascolto|d ascolto)|numero (verde|di emergenza|che)|la mano amica|medico|dottore|pompieri)'
const to = '(il|al|a|i|ai|la|alla|l|all|un|una|lo|le)?'
/** Company that frightens, sleeps or has left is none. */
const noFear =
  '!(~5 (paura|urla|grida|urlando|gridando|picchia|picchiano|mena|insulta|minaccia|sola|solo|dorme|dormono|telefono|videochiamata|chiamata|chat|domani|ieri|ubriaca|ubriaco|arrabbiata|incazzata|ma|uscita|via|odia|sgrida|testa|cuore|male))'
const notNow =
  '!(~5 (domani|dopodomani|se|ma|sempre|spesso|ogni|mai|settimana|sabato|domenica|lunedi|weekend|urla|urlarmi|gridare|picchiarmi|sgridarmi|menarmi|litigare|paura|ubriaca|ubriaco|tardi|ritardo|mesi|giorni))'
const unanswered =
  '!(ma|pero|e (non|nessuno|nn)|nessuno|invano|~2 (ma|risponde|rispondono|rispondeva|occupato|occupata))'
const things =
  '((le|il|la|i|lo|l|tutte le|tutti i|tutto lo|tutta la)? (mie|miei|mia|mio)? (pastiglie|pillole|pasticche|compresse|medicine|medicinali|farmaci|lamette|lametta|lame|coltello|coltelli|corda|rasoio|rasoi|forbici|taglierino|cutter|pistola|fucile|arma|armi|scatola|scatole|gocce|flacone|xanax|veleno|accendino|sonniferi|benzo))'
const swallowed = '!(giu|per terra|a terra|addosso|contro|sul|in faccia|fuori|sotto|al muro)'
const forLater =
  '!(~3 (dopo|stasera|stanotte|domani|camera|tasca|borsa|zaino|comodino|cassetto|letto|cuscino|caso|me|ma|mano))'
const iAm = '(sono|sn|siamo)'
const hereNow = '(qui|adesso|ora|gia|finalmente|ancora|arrivata|arrivato|appena arrivata|appena arrivato|sempre)'
const danger =
  '!(~5 (ponte|tetto|binari|cornicione|torno|tornare|tornata|tornato|ieri|ma|prende|segue|insegue|trova|cerca|dietro))'
const decided =
  '!(~5 (deciso|decisione|tagliata|tagliato|taglio|taglia|bevuto|bevo|bere|vomitato|vomito|preso|morta|morto|ma|farla finita|finira|finisce|sangue))'
const doIt =
  '(uccidermi|ammazzarmi|suicidarmi|togliermi la vita|farmi (del)? male|farmi niente|farmi nulla|farla finita)'
const soon = '(adesso|ora|stasera|stanotte|subito|oggi)'
const notYet =
  '(ora|adesso|stasera|stanotte|oggi|subito|ancora|qui|ma|se|finche|prima|da|per|pero|apposta|a meno|davanti|con|mai abbastanza|domani|soffrire|bene|male|piu (male|bene))'
const merely =
  '(stanca|stanco|triste|un|una|un po|timida|timido|ansiosa|ansioso|nervosa|nervoso|confusa|confuso|preoccupata|preoccupato|curiosa|curioso|arrabbiata|arrabbiato|molto|tanto|troppo|andata|andato|io|in (ansia|ritardo|un|una|crisi|pensiero|attesa|vacanza)|depressa|depresso|giu|delusa|deluso|annoiata|annoiato|agitata|agitato|spaventata|spaventato|impaurita|stressata|stressato|felice|contenta|contento|pensieri|parole|paranoie|scuse|cose|chiacchiere|voci|il|la|le|i|gli|lo|mio|mia|miei|che|di|passata|passato|stata|stato|amici|amiche|colleghi|fatta|fatto|innamorata|innamorato|imbarazzata|imbarazzato|distratta|distratto|malata|malato|umana|umano|venuta|venuto|scappata|scappato|con)'
const well =
  '(eh|beh|be|bhe|mah|mmm|mm|mh|uhm|ehm|oh|ah|oddio|insomma|guarda|purtroppo|sinceramente|onestamente|in realta)?'

export const italianNews: ForeignNewsWords = {
  with_someone: [
    `${iAm} ${hereNow}? (a casa|in casa|in macchina|al bar|fuori|insieme)? (con|insieme a) ${helper} ${noFear}`,
    `${iAm} ${hereNow}? (a casa)? (da|dalla|dal|dai|dalle) ${helper} ${noFear}`,
    `${iAm} ${hereNow}? a casa (di|della|del|dei|delle|dell) ${helper} ${noFear}`,
    `(c e|ci sono|qui c e|e arrivata|e arrivato|e appena arrivata|e venuta|e venuto) (anche|qui)? ${helper} (qui|con me|accanto a me|vicino a me|a casa con me|qua) ${noFear}`,
    `(e arrivata|e appena arrivata|e venuta da me) ${helper} ${noFear}`,
    `${helper} (e|sta|resta|rimane|sono|stanno) (gia|adesso|ora|sempre)? (qui|qua|con me|accanto a me|vicino a me|arrivata|arrivato|arrivati|appena arrivata|venuta da me) !(che|per litigare|mai|e me) ${noFear}`,
    `(non|nn) sono (piu)? (da)? (sola|solo) !(c e (lui|il mio|mio)|in|con (lui|il|mio)|lui|il|mio|a (farlo|pensarlo|soffrire)|al|nel|ma|se|quando|purtroppo|e (lui|il)|per|nella|${merely}|un)`,
  ],
  help_coming: [
    `${rescue} ((sta|stanno) (gia)? (arrivando|venendo)|arriva|arrivano|e (in arrivo|per strada)|sono (in arrivo|per strada)) !(mai|tardi|in ritardo|sempre) ${notNow}`,
    `(sta|stanno) (arrivando|venendo) ((l|un|la|il|i) ${rescue}|${rescue}) ${notNow}`,
    `${helper} (sta (arrivando|venendo)|stanno (arrivando|venendo)|viene (qui|qua|da me|a prendermi|subito|adesso|a casa mia)|arriva (subito|adesso|ora|tra poco|fra poco)|e per strada|mi viene a prendere) ${notNow}`,
    `(sta arrivando|stanno arrivando|sta venendo|viene a prendermi|viene da me|arriva subito) ${helper} ${notNow}`,
    `(aspetto|sto aspettando|stiamo aspettando|aspettiamo) (${rescue}|l ambulanza) !(da (ore|un ora)|ma)`,
    '(mi|ci) (hanno mandato|stanno mandando|mandano) (un ambulanza|l ambulanza|qualcuno|la polizia|una volante)',
  ],
  called: [
    `(ho|abbiamo|l ho|${helper} ha) (gia|appena|finalmente|subito)? (chiamato|telefonato|contattato|scritto|fatto) ${to} ${number} ${unanswered} !(che (mi|era) (hanno)? ignorato|ieri|anni)`,
    `(li|gli) (ho|abbiamo) (gia|appena)? chiamati ${unanswered} !(ieri|stupidi|per nome)`,
    `(sto|stiamo|li sto) chiamando (${soon}|${to} ${number}) ${unanswered}`,
    'li sto chiamando !(ma)',
    `(sono|sono gia) (al telefono|in linea|in chat) con ${to} ${number}`,
    `(sto|stiamo) (parlando|chattando) con ${to} ${number} !(di (lavoro|lui))`,
  ],
  told: [
    `l ho (gia|appena|finalmente)? (detto|raccontato|confessato) (tutto)? (a|al|alla|all|ad|ai|alle) ${helper} !(ma|che|e (non|mi ha (urlato|picchiata|riso)))`,
    `(ne ho|ho) (gia|appena)? parlato (con|a|al|alla|all) ${helper} !(di (lavoro|scuola)|ma|ieri)`,
    `gliel ho (gia|appena)? (detto|raccontato) !(e|ma|che|mille|tante|cento|molte|pero|ieri|in faccia|a (lui|mio|tutti)|al|anche a lui|chiaro|gia mille)`,
    `ho (gia|appena)? (detto|raccontato|confessato) tutto (a|al|alla|all|ad|ai|alle) ${helper} !(ma)`,
    `ho (gia|appena)? (avvisato|avvertito|chiamato|sentito) ${helper} ${unanswered} !(che|di|ieri|per (uscire|studiare))`,
    `${helper} (lo sa|sa tutto|e stata avvisata|e al corrente) !(che (non|sono|mi)|ma|fare|gia fare)`,
    `(lo sa|sa tutto) (gia|solo)? ${helper} !(ma)`,
  ],
  in_care: [
    `(${iAm}|mi trovo) (gia|adesso|ora|qui|appena arrivata|appena arrivato|arrivata|arrivato|ricoverata|ricoverato|finalmente)? (in|all|al|nell|in un) (ospedale|pronto soccorso|ambulanza|ps|clinica|psichiatria|reparto|spdc|terapia intensiva) !(per (lavoro|trovare|un esame|il tirocinio|una visita|mia|mio|lei|lui)|a (trovare|lavorare|lavoro|visitare)|con (mia|mio|lei|lui|il|la)|perche (mia|mio)|come|da (mia|mio)|di mia|ma)`,
    '(sono|mi hanno) (stata|stato)? (appena)? (ricoverata|ricoverato) !(anni|in passato|da piccola|l anno|~3 fa)',
    '(mi stanno|mi hanno) (portando|portata|portato|curando|visitando|medicando) (in|al|all|a)? (ospedale|pronto soccorso|adesso|ora|i medici) !(anni|l anno|~3 fa)',
    `(i (medici|dottori|paramedici|soccorritori|pompieri)|gli infermieri|l ambulanza|il 118) (e|sono) (gia|adesso|finalmente)? (qui|qua|arrivata|arrivati|arrivato|con me|con lei|con lui) !(tardi|ma)`,
    '(l hanno|la stanno|lo stanno) (portata|portato|portando|ricoverata|ricoverato) (in|al|all)? (ospedale|pronto soccorso) !(anni|l anno|~3 fa)',
    '(lei|lui)? e (adesso|ora|gia|finalmente|appena arrivata|appena arrivato) (in|all|al) (ospedale|pronto soccorso|ambulanza)',
  ],
  put_away: [
    `ho (gia|appena|finalmente)? (buttato|buttate|buttati|gettato) (via)? (tutto via|tutto nel (water|cesso|bagno|cestino)|${things}) ${swallowed}`,
    `(le|li|l) ho (gia|appena|tutte|tutti)? (buttate|buttati|buttata|buttato|gettate|gettati) (via|nel (water|cesso|cestino|lavandino)|nella spazzatura|nell immondizia) !(per)`,
    '(le|li) ho (gia|appena|tutte|tutti)? (buttate|buttati|gettate|gettati) !(giu|per terra|a terra|addosso|contro|sul|in faccia|fuori|sotto|al muro|in bocca|tutte giu|tutti giu|dentro)',
    `ho (gia|appena)? (dato|consegnato|date|lasciato) ${things} (a|al|alla|all|ad) ${helper} !(ma)`,
    `(le|li|l|la|lo) ho (gia|appena)? (date|dati|dato|data|consegnate|consegnato|lasciate) (a|al|alla|all|ad) ${helper} !(ma)`,
    `(le|li|l) ho (gia|appena)? (messe|messi|messo|messa|chiuse|chiusi|chiuso) (via|a chiave|fuori casa|fuori dalla portata) ${forLater}`,
    `ho (messo|chiuso) (via|a chiave) ${things} ${forLater}`,
    `${helper} (me)? (le|li|l|lo|la) ha (prese|presi|preso|presa|nascoste|nascosti|nascosto|buttate|buttati|messe via|chiuse|tolte|tolto) !(in giro|con me)`,
    `${helper} (ha|mi ha) (preso|nascosto|buttato|tolto|messo via|chiuso) ${things} ${swallowed}`,
    '(mi sono (allontanata|allontanato) (dal|dalla|dai)|sono (scesa|sceso) (dal|dalla|dai|giu dal)) (ponte|finestra|balcone|binari|tetto|cornicione) !(ma)',
  ],
  away: [
    `${iAm} (appena|gia|finalmente|riuscita a)? (scappata|scappato|fuggita|fuggito) (via|di casa|da casa|da li|da la|da lui|da lei|da casa sua)? !(di|da|dalla|dal|dai|in|a|quando|perche|sul|e|ma|via|ieri|nel|con|prima|per) ${danger}`,
    `${iAm} (appena|gia|finalmente)? (scappata|scappato|fuggita|fuggito) (via (di casa|da casa|da li|da lui)|di casa|da casa|da li|da la|da lui|da lei|da casa sua) !(quando|anni|da piccola) ${danger}`,
    `${iAm} (appena)? (andata|andato) via (di casa|da casa|da li|da lui|da la) !(per|a|ieri|con) ${danger}`,
    `${iAm} (appena)? (uscita|uscito) (di casa|da casa|da li|da casa sua) !(per|a|con|ieri|oggi|poco|senza|presto) ${danger}`,
    '(lui|lei) (e (uscito|uscita)|se n e (andato|andata)|non c e) e (non|nn) torna (prima|fino|per|stanotte|stasera|oggi|piu)? !(mai abbastanza)',
    '(lui|lei) e (uscito|andato via|partito) e (non|nn) torna',
    '(lui|lei)? (se n e (andato|andata)|e (andato|andata)) (per sempre|definitivamente|al lavoro|a lavorare|via di casa) !(ma)',
    '(l hanno|la polizia l ha|i carabinieri l hanno) (arrestato|arrestata|portato via|portata via) !(anni)',
    '(lui|lei)? (e|e stato) (arrestato|in carcere|in galera|in prigione) !(per (colpa|anni)|anni)',
    '(sono|sn) (gia|adesso|ora|finalmente)? ((lontana|lontano) da (lui|lei|casa sua)|in (una)? (casa rifugio|questura|caserma|commissariato|un centro antiviolenza)|dai carabinieri|al centro antiviolenza)',
  ],
  ate: [
    `ho (appena|gia)? mangiato (qualcosa|un po|un pochino|un pezzo|un boccone|una (mela|banana|minestra|pizza)|a (cena|pranzo|colazione)|oggi) !(~6 (vomitato|vomito|vomitare|ma|ieri))`,
  ],
  safe: [
    `(sono|sn|siamo|mi sento|sto) (adesso|ora|finalmente|per ora|qui|gia)? al sicuro !(da nessuna|se|solo|ma|finche|quando|che|di|con (lui|il mio|mio marito)|soltanto|da morta)`,
    '(e|adesso e|ora e) (adesso|ora|finalmente)? al sicuro !(se|solo|ma|finche|quando|che)',
    '(sono|siamo) fuori pericolo',
  ],
  calmer: [
    `(sto|va|mi sento|gia) (adesso|ora|gia|un po|un pochino|molto|leggermente|decisamente)? meglio !(quando|se|sola|solo|da|senza|con (lui|il)|di|che|cosi|non|morire|stare|morta|morto|farla|e meglio|dopo (essermi|aver|che)|prima|una volta) ${decided}`,
    `(sono|mi sento) (adesso|ora|gia|un po)? (un po)? piu (calma|calmo|tranquilla|tranquillo|serena|sereno) !(quando|se|sola|solo|senza|di|che|ora che|da quando) ${decided}`,
    `mi sono (calmata|calmato|tranquillizzata|tranquillizzato|ripresa un po) !(quando|se) ${decided}`,
  ],
  no_plan: [
    '(non|nn) (faro|faccio) (niente|nulla|cazzate|sciocchezze|stupidaggini|pazzie) !(di (male|sbagliato|speciale|interessante|utile|buono|bello)|tutto|nella|oggi|per|da|mai|ma|se|finche|stasera|adesso|ora|a|in|dalla|giusto|bene|altro|che|prima|senza|ancora|durante|nel|con|di giorno)',
    `(non|nn) lo (faro|faccio) !${notYet}`,
    `(non|nn) ho (nessuna|alcuna)? (intenzione|voglia) di (farlo|${doIt}) !(ma|adesso|ora|oggi|stasera|ancora|da|finche|qui)`,
    `(non|nn) mi (ammazzo|uccido|suicido|ammazzero|uccidero) !(ma|adesso|ora|oggi|stasera|ancora|solo|finche|perche (ho paura)|di|mica)`,
  ],
  no_phone: [
    '(non|nn) (riesco a|posso|voglio|me la sento di|ce la faccio a|ho il coraggio di) (telefonare|chiamare !(mia|mio|il mio|la mia|lei|lui|le cose)|fare (chiamate|telefonate|una telefonata)|parlare (al telefono|a voce|ad alta voce|adesso|ora|qui))',
    '(non|nn) (riesco a|posso) parlare !(con|di|in|davanti|del|della|dei|alle|ai|agli|al|a|senza|inglese|bene|italiano|male|d altro|perche (lui|lei) mi|se)',
    '(odio|detesto) (telefonare|il telefono|le (chiamate|telefonate)|parlare al telefono|chiamare !(mia|mio|le))',
    '(ho|mi fa|mi mette|mi da) (troppa|tanta)? (paura|ansia|panico|vergogna|il terrore) (di|a|del|per)? (telefonare|chiamare !(mia|mio|il mio|lei|lui)|parlare al telefono|telefono)',
    '(non|nn) ho (piu)? (credito|il telefono|un telefono|batteria|campo|segnale|minuti|soldi sul telefono)',
    '(preferisco|preferirei|posso solo|meglio|posso) (scrivere|una chat|la chat) !(che|un|una|a (mano|lui))',
    '(mi (sente|sentono|sentirebbe|sentirebbero)) (se (parlo|chiamo|telefono)|parlare)',
  ],
  which_number: [
    '(qual e|quale e|qual|quale|che) (il|e il|e)? numero !(di (scarpe|scarpa|maglia)|hai|civico)',
    '(a|da) (chi|che numero|quale numero) (posso|devo|mi)? (chiamare|chiamo|scrivere|scrivo|telefono|telefonare|rivolgo|rivolgermi)',
    '(chi|dove) (posso|devo|potrei)? (chiamare|chiamo|scrivere|scrivo|telefonare|telefono)',
    '(dammi|dimmi|datemi|mi dai|mi date|hai|avete|c e|esiste) (il|un|qualche|dei)? (numero|numeri) (di|da|per|che|a cui)',
    '(dammi|dimmi|datemi|mi dai) (il|un) numero !(di (lei|lui))',
  ],
  denial: [
    '(stavo|sto) (solo|soltanto)? (scherzando|esagerando) !(col|con)',
    '(scherzavo|scherzo) !(~2 (col|con) (fuoco|lui))',
    'era (solo|soltanto)? (uno scherzo|una battuta|ironico|ironia|un modo di dire|una frase fatta|un espressione|per ridere|un esagerazione) !(per (lui|lei|loro)|secondo)',
    'e (solo|soltanto)? (un modo di dire|una battuta)',
    '(non|nn) (lo)? (dicevo|dico|intendevo|ero) (sul serio|seria|serio)',
    '(non|nn) (intendevo|volevo dire) (quello|questo|in quel senso|cosi)',
    '(non|nn) e (quello|questo|cio) (che|quello che) (intendevo|volevo dire|ho detto)',
    '(hai|avete|ha) (capito|letto|interpretato) male',
    '(mi (hai|avete) (fraintesa|frainteso|frainteso tutto)|hai frainteso)',
    `(non|nn) voglio (davvero|veramente|mica)? (uccidermi|ammazzarmi|suicidarmi|togliermi la vita|farmi (del)? male) !(ma|pero|adesso|ora|oggi|stasera|ancora|da|qui|davanti|soffrendo|con)`,
  ],
  nobody: [
    `${iAm} (qui|a casa|in casa|adesso|ora|sempre|di nuovo|ancora|rimasta|rimasto|restata)? (da|tutta|tutto|completamente|totalmente|praticamente|davvero)? (sola|solo) !${merely}`,
    '(sto|vivo|abito) (qui)? (da)? (tutta|tutto)? (sola|solo) !(bene|meglio|male (quando)|un|una|in|cercando|dicendo|con|scherzando|pensando|chiedendo)',
    '(non|nn) ho (proprio|piu|davvero)? nessuno !(da (invitare|salutare)|con cui (uscire|ballare|giocare))',
    '(non|nn) c e (proprio|mai|piu)? nessuno !(che (balla|sa)|meglio|come|migliore|piu|da salutare)',
    '(non|nn) lo sa nessuno',
    'nessuno (lo sa|mi (aiuta|ascolta|crede|vuole))',
  ],
  worse: [
    'ci penso (spesso|sempre !(io)|continuamente|di continuo|ogni (notte|sera|giorno)|quasi (ogni|tutte|sempre)|tutte le (notti|sere)|tutti i giorni|tutto il giorno)',
    'ho paura (di me !(ne)|di (quello|cio) che (potrei|posso) fare)',
    '(ti ho|vi ho) mentito',
    '(non|nn) (ti|vi) ho detto la verita',
    '(sono|sn|siamo) (ancora|sempre|davvero|di nuovo|gia)? in pericolo !(di (bocciatura|estinzione|retrocessione))',
    '(sto|va|mi sento|sta andando) (ancora|sempre|molto|di male in|solo)? peggio !(se|di (lui|lei|te)|quando|che)',
    '(sta peggiorando|e peggiorato|e peggiorata|peggiora sempre) !(il (tempo|meteo|wifi))',
    `lo (faccio|faro) (${soon}|lo stesso|comunque|davvero|sul serio) !(volentieri|per)`,
    `(adesso|stasera|stanotte|ora) lo (faccio|faro) !(volentieri)`,
    '(sto per|lo sto per) (farlo|fare|saltare|buttarmi|tagliarmi|prenderle|prenderli|ingoiarle|ingoiarli) !(i capelli|colazione|la|un|una|il|i|le|cena|pranzo|sul letto|nella mischia)',
    '(sono|sn)? (con)? (ho|col|con) (gia)? (il|la|le|un|una|l)? (coltello|lametta|lamette|corda|pastiglie|pillole|pasticche|pistola|rasoio|fucile|arma) (qui|gia)? (in mano|in tasca|davanti|davanti a me|tra le mani|nelle mani|attorno al collo|al collo)',
    '(non|nn) (sono|mi sento|siamo|sono piu|mi sento piu) al sicuro',
    '(sta|e) (sfondando|prendendo a calci|prendendo a pugni|buttando giu|forzando|cercando di (entrare|aprire)) (la|la mia)? (porta)?',
    '(ho|tengo) in mano (il|la|le|un|una|l)? (coltello|lametta|lamette|corda|pastiglie|pillole|pasticche|pistola|rasoio|fucile|arma)',
    '(lui|lei) e alla porta',
    'e (qui)? (dietro|fuori dalla|davanti alla) (alla|la)? (mia)? porta !(il|la|un|l|mia|mio)',
    '(sta|e) (tornando|tornato|arrivato|arrivando) (a casa)? (ubriaco|ubriaca|furioso|arrabbiato|incazzato|con un coltello)',
    '(mi vuole|vuole) (picchiare|picchiarmi|ammazzarmi|uccidermi|menare)',
    'se (torna|mi trova|mi vede|scopre|parlo|esco|me ne vado) ~2 mi (ammazza|uccide|picchia|mena)',
  ],
  what_to_write: [
    '(cosa|che cosa|che|ke|come) (le|gli) (scrivo|dico|mando|rispondo)',
    '((non|nn) so)? (cosa|che cosa|che|come) (scriverle|scrivergli|dirle|dirgli|dirglielo) !(se|quando|per (lavoro|invitarla|uscire))',
    '(cosa|che cosa|che) (posso|devo|dovrei) (scriverle|scrivergli|dirle|dirgli)',
    '(cosa|che cosa|che|come) (scriverle|scrivergli|dirle|dirgli|dirglielo|scriverglielo|spiegarle|spiegargli|raccontarle|raccontargli|scriverci) !(se|quando|per (lavoro|invitarla|uscire))',
    '(cosa|come|che) (dire|scrivere) (a|al|alla|ai) (mia|mio|mamma|una|un|lei|lui|miei)',
    '(cosa|che cosa|come) (glielo|le|gli) (dico|scrivo|spiego|racconto)',
    '(scrivere|scrivo|scriverle|scrivergli|messaggio|mandare|chiamare|parlare) ~8 (cosa|come|che) (dire|scrivere|dirle|dirgli|scriverle|iniziare|cominciare)',
    '(aiuti|aiutami|aiutarmi|aiutare) a (scrivere|scriverle|scrivergli|dirglielo)',
    'le parole per (dirglielo|dirle|dirgli|scriverle|scrivergli)',
  ],
  company: [
    `(lei|lui) (e (gia|appena|adesso|ora)? (qui|qua|arrivata|arrivato|con me|accanto a me)|(resta|rimane|sta) (qui)? con me|si ferma (qui|da me)) !(ubriaco|ubriaca|furioso|furiosa|arrabbiato|arrabbiata|incazzato|tardi|e (urla|grida)) ${noFear}`,
  ],
  coming: [
    `(lei|lui) (sta (gia)? (arrivando|venendo)|arriva|viene (qui|qua|da me|a prendermi|subito)|mi viene a prendere|e per strada) !(a picchiarmi|furioso) ${notNow}`,
  ],
  yes: [
    `^ ${well} (si|sii|siii|siiii|sisi|si si|si si si|seh|see|yes|yep|certo|certamente|certo che si|esatto|esattamente|ovvio|ovviamente|ovvio che si|giusto|vero|e vero|proprio cosi|infatti|eccome|eccome se|gia|ok si|assolutamente si|decisamente si|decisamente) $`,
    `^ ${well} (credo|penso|direi|suppongo|immagino|credo proprio|penso proprio|direi proprio|mi sa|mi pare|mi sa proprio|credo ke|temo|e certo) (di|che|ke|proprio di)? si $`,
    `^ ${well} (ancora|adesso|ora|per ora|io|anche|purtroppo|proprio|ma) si $`,
    `^ ${well} (si|sii|sisi) (certo|grazie|purtroppo|credo|penso|direi|esatto|davvero|ovvio|ovviamente|per ora|adesso|ora|ancora|gia|lo so|lo sono|ci penso|ci sto pensando|lo sto pensando|sempre|spesso|a volte|un po|un pochino|abbastanza|tanto|molto|eccome|signora|signore|per favore|dai|vero|infatti|e vero|ho paura|ti prego|tutti i giorni|ogni giorno|in questo momento|sono al sicuro|per ora sono al sicuro|sono in pericolo|sono qui|sono con me|c e|c e qualcuno|ho chiamato|gia chiamato|gia chiamati|li ho chiamati|ho gia chiamato|stanno arrivando|l ho detto|l ho gia detto|lo sa|e vicino|e qui|e in casa|ce l ho|ce le ho|ce li ho|ho tutto qui) $`,
    `^ ${well} si (c e|ho|l ho detto a|l ho detto alla|lo sa|con)? ${helper} (e|lo)? (qui|con me|qui con me|sa)? $`,
  ],
  no: [
    `^ ${well} (no|nono|noo|nooo|noooo|no no|no no no|nope|nop|nah|naa|nessuno|niente|nulla|mai|mai e poi mai|macche) $`,
    `^ ${well} (assolutamente|certo che|direi di|credo di|penso di|direi proprio di|ovvio che|ovviamente|mi sa di|ancora|per ora|adesso|ora|proprio|ma|decisamente|io|certo|suppongo di|temo di|oggi|per fortuna|per il momento|per adesso) no $`,
    `^ ${well} (per niente|affatto|niente affatto|neanche per sogno|nemmeno per sogno|neanche per idea|non ancora|non piu|non proprio|non direi|non credo|non penso|non mi pare|non adesso|non ora|non c e nessuno|nn c e nessuno|nessuno lo sa|non lo sa nessuno|non ci penso|non ci sto pensando|non ho niente|non l ho detto a nessuno|a nessuno|di no) $`,
    `^ ${well} (no|nono) (grazie|davvero|assolutamente|per niente|affatto|mai|nessuno|niente|ancora|per ora|adesso|ora|purtroppo|credo|non ancora|non credo|non penso|non proprio|direi|certo|e lontano|e uscito|sono sola|sono solo|sono da sola|sono da solo|non c e nessuno|nn c e nessuno|non c e|non ci penso|non ci sto pensando|non ho niente|non ho nulla|non ho chiamato|non ho ancora chiamato|non l ho detto|non l ho detto a nessuno|non lo sa nessuno|a nessuno|lo giuro|giuro|non lo sono|non lo e|non e qui|non e vicino|non sono al sicuro|tranquilla|tranquillo|tranquilli) $`,
  ],
}
