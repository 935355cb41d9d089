import {
  dangers,
  endMyself,
  medicine,
  not,
  notLaughing,
  notLongAgo,
  ofDrugs,
  ofShame,
  ofWork,
  overTheEdge,
  poison,
  tooMuch,
  wantTo,
  where,
  withIt,
} from './it-words.ts'

const soon = '(adesso|ora|oggi|stasera|stanotte|subito|domani|tra poco)'
const limbs =
  '((le|tutte le)? (mie)? (braccia|vene|gambe|cosce)|(i|tutti i)? (miei)? polsi|il (braccio|polso)|la (pelle|coscia|gamba|pancia)|sulle (braccia|gambe|cosce)|sui polsi|sul braccio)'
/** Hair, cooking, shaving. The line has no commas: "mi taglio, odio i miei capelli" is a wound. */
const haircut =
  '!((da (sola|solo))? (i|le|la|il|un po i|un po le|sempre i|sempre le) (capelli|unghie|barba|frangia|punte|ciuffo|basette|baffi|pizzetto)|un (po i|pezzo|dito|toast|panino|pochino)|una (fetta|mano|ciocca|bistecca)|(il|la|le) (dito|dita|mano|lingua|pane|carne|bistecca|torta|mela|unghia)|fuori|~2 (cucinando|facendo|radendomi|rasandomi|affettando|depilandomi|pelando)|~1 (quando|mentre) (cucino|mi (rado|depilo|raso)|affetto|sbuccio|pelo|faccio la (barba|ceretta))|~1 con (la carta|i fogli|un foglio|il foglio))'
const onPurpose =
  '(apposta|di proposito|volontariamente|per (punirmi|calmarmi|sfogarmi|sentire|sentirmi|non sentire|stare meglio)|di nascosto)'
const looking =
  '!((da (sola|solo))? (a (guardare|rileggere|leggere|pensare|ripensare|ricordare|ascoltare|stalkerare|sperare|restare|fare|giocare|correre)|ad (ascoltare|aspettare|amare))|guardando|rileggendo|pensando|giocando|correndo|sciando|cadendo|in (palestra|allenamento|bici)|al (ginocchio|piede|dito)|per (niente|lui|lei)|sugli sci)'
const took =
  '((ho|mi sono|m) (appena|gia)? (preso|presa|ingoiato|ingoiata|mandato giu|buttato giu|inghiottito|ingerito|ingurgitato|assunto|bevuto|bevuta))'
const days =
  '(# giorni|(due|tre|quattro|cinque|sei|sette|dieci|diversi|parecchi) giorni|giorni|una settimana|due settimane|settimane)'
const hurtAble =
  '(qualcuno|mio (figlio|padre|marito|fratello|bambino|patrigno)|mia (figlia|madre|moglie|sorella|bambina)|il (mio|bambino) (bambino|ex|compagno|bimbo)?|la mia (bambina|ex|compagna|famiglia)|i miei (figli|genitori|bambini)|altri|altre persone|gli altri|le persone|la gente)'
const seriously = '(davvero|veramente|sul serio|stanotte|stasera|nel sonno|con (un|il|questo) (coltello|martello))'
const himOrHer = '(ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|accoltellarla|strangolarlo|strangolarla)'

/** Dangers in which people hurt themselves or others, or their body fails. */
export const italianOwn = [
  dangers(
    'suicide',
    [
      `(mi (ammazzo|uccido|suicido|impicco) ${ofWork}|la faccio finita ${withIt}|mi butto ${overTheEdge}) ${soon} ${notLaughing}`,
      `(stasera|stanotte|oggi) (mi (ammazzo|uccido|suicido|impicco) ${ofWork}|la faccio finita ${withIt}|mi butto ${overTheEdge}) ${notLaughing}`,
      `(voglio|sto per|ho deciso di) ${endMyself} (adesso|ora|oggi|stasera|stanotte|subito) ${notLaughing}`,
      `sono (sul|sui|in cima al|in piedi sul|al bordo del) (ponte|tetto|cornicione|balcone|parapetto|binari|cavalcavia) (e|pronta a|pronto a) ~2 (buttarmi|saltare|mi butto|salto|farla finita)`,
      `sto per buttarmi ${overTheEdge}`,
      `(voglio|sto per|adesso|ora|stasera|stanotte) (prendere|ingoiare|prendo|ingoio) (tutte le|tutti i|un sacco di|tutto il flacone di) (mie|miei)? ${medicine} !(del|della|prescritte|prescritti|come|per (la|il|l))`,
      'e il mio ultimo giorno (di vita|sulla terra|su questa terra)',
    ],
    { tier: 'imminent' },
  ),
  dangers('suicide', [
    `(voglio|vojo|vorrei|vorei|ho voglia di|desidero|penso di) (solo|soltanto|davvero|veramente|proprio|tanto|seriamente|solamente)? (morire|mori) ${ofShame}`,
    `(voglia|desiderio|bisogno) di morire ${ofShame}`,
    `(voglio|vorrei|preferirei|vorei) (solo|soltanto)? essere (morta|morto) !(di|da)`,
    `${wantTo} (solo|davvero|seriamente|veramente)? ${endMyself} ${notLongAgo}`,
    `mi (voglio|vorrei|vojo) (solo|davvero)? ((ammazzare|uccidere|suicidare|ammazza) ${ofWork}|impiccare|togliere la vita|buttare ${overTheEdge}|tagliare le vene)`,
    `mi (ammazzo|uccido|suicido) ${ofWork} !(~3 (lavorare|studiare))`,
    'mi (impicco|tolgo la vita|sparo in (testa|bocca)|tiro un colpo in testa)',
    `la faccio finita ${withIt}`,
    `mi butto ${overTheEdge} ${notLaughing}`,
    '(voglio|vorrei) (sparire|scomparire) per sempre !((dai|dal|dalla|dalle|da) (social|instagram|facebook|tiktok|gruppo|chat|scuola|whatsapp|internet|qui|sta citta))',
    '(voglio|vorrei) (sparire|scomparire) (da questo mondo|dal mondo|da questa vita)',
    '(voglio|vorrei) (smettere di (esistere|vivere)|non esistere piu)',
    'vorrei (solo)? (non svegliarmi|non risvegliarmi) (mai piu|piu|mai|domani)',
    'addormentarmi (stasera|stanotte)? e (non svegliarmi|non risvegliarmi) (mai piu|piu|mai)',
    '(penso|pensando|pensato|ripenso|pensare) (spesso|sempre|ancora|di nuovo|solo|tanto|continuamente|seriamente)? al suicidio !(di !(continuo|nuovo|notte)|assistito|collettivo|del)',
    '(ho|avere|i miei|questi|vengono|continui|avuto) ~1 pensieri (suicidi|suicidari|di suicidio) !(anni fa)',
    '(starebbero|starebbe|stareste|sarebbero|vivrebbero|staranno) (tutti|molto|tutti molto|sicuramente)? meglio (tutti)? (senza di me|senza me|se (morissi|non ci fossi|fossi (morta|morto))) !(alla|al|nella|nel|in|a|allo|quando)',
    'il mondo (sarebbe|starebbe) (un posto)? (meglio|migliore) senza di me',
    '(ho scritto|sto scrivendo|ho lasciato|scrivo) (la|una|le|la mia|le mie)? (lettera|lettere|biglietto|un biglietto) (d addio|di addio|d suicidio) !(al|alla|ai|alle|per|a (scuola|lavoro|un|una)|(nel|nella))',
    `(stanca|stanco|stufa|stufo) (morta|morto)? di (vivere ${where}|esistere|essere (viva|vivo))`,
    '(ieri|stanotte|stasera|oggi|ieri sera|stamattina) (ho (provato|tentato)|volevo) (di|a|il)? (uccidermi|ammazzarmi|suicidarmi|impiccarmi|suicidio|togliermi la vita|farla finita !(con))',
    `ho (provato a|tentato di) (uccidermi|ammazzarmi|suicidarmi|impiccarmi|togliermi la vita) ${notLongAgo}`,
    `ho (ritentato|tentato) il suicidio ${notLongAgo}`,
  ]),
  dangers(
    'suicide',
    [
      `${not} (voglio|vojo|vorrei|riesco|ce la faccio|posso|reggo|ho (la)? (forza|voglia)|ho piu (la)? (forza|voglia)) (proprio|nemmeno|neanche)? (piu)? (a|di)? (vivere|continuare a vivere|campare|esistere) (piu)? ${where}`,
      `${not} (voglio|vorrei) (mai)? (piu)? (svegliarmi|risvegliarmi|esserci) (mai)? piu !(presto|alle|con|cosi|tardi|di|accanto|in|tutti|all|la mattina|per)`,
      `${not} (voglio|vorrei) (mai)? piu (svegliarmi|risvegliarmi|esserci) !(presto|alle|con|cosi|tardi|di|accanto|in|tutti|all|la mattina|per|su)`,
      `${not} voglio (piu)? (essere|stare|restare|rimanere) (viva|vivo|al mondo|in questo mondo|su questa terra)`,
      `${not} ha (piu)? (nessun|alcun)? senso (vivere|continuare a vivere) ${where}`,
      `vivere ${not} ha (piu)? (nessun|alcun)? senso`,
      `la mia vita ${not} ha piu (nessun|alcun)? senso`,
      `che senso ha (continuare a)? vivere ${where}`,
      `${not} (ho|vedo|trovo) (piu)? (nessun|nessuna|un|alcun|alcuna)? (motivo|ragione|ragioni|motivi) (per|di|per cui) vivere ${where}`,
      `${not} faccio (altro)? che pensare (al suicidio|a ${endMyself})`,
    ],
    { ignoresNegation: true },
  ),
  dangers('self_harm', [
    `mi taglio ${haircut}`,
    `mi (sto|stavo) tagliando ${haircut}`,
    `(tagliarmi|a tagliarmi) (${limbs}|${onPurpose}|con (la|una|le) (lametta|lametta|lamette))`,
    `(ricominciato a|ricominciare a|tornata a|tornato a|voglio|voglia di|bisogno di|ho iniziato a|continuo a) tagliarmi ${haircut}`,
    `mi sono (tagliata|tagliato|ritagliata|incisa|inciso) (di nuovo|ancora)? (${limbs}|${onPurpose}|con (la|una) lametta|stanotte|ieri sera|stasera) !(~2 (capelli|unghie|frangia|barba)|~2 (cucinando|cadendo|facendo|radendomi|depilandomi))`,
    'mi sono (fatta|fatto) (dei|tanti|altri|un sacco di|piccoli) tagli !(ai|di|cucinando|in cucina|con la carta|nel|cadendo|in giardino)',
    'mi (faccio|sono (fatta|fatto)) dei tagli !(ai|di|cucinando|in cucina|con la carta|nel|cadendo)',
    `mi (faccio|sto facendo) del male ${looking}`,
    `(voglio|vorrei|voglia di|bisogno di|penso di|pensando di|ricominciato a|tornata a|tornato a|sto per|paura di|continuo a|istinto di) farmi del male ${looking}`,
    `(voglio|voglia di|bisogno di) farmi male ${looking}`,
    `mi (faccio|sono (fatta|fatto)) (del)? male ${onPurpose}`,
    `mi (brucio|sono (bruciata|bruciato)) (la pelle|le braccia|il braccio|le mani|le gambe)? (${onPurpose}|con (la|una|le) (sigaretta|sigarette)|con l accendino)`,
    `mi (graffio|mordo|gratto) (a sangue|fino a sanguinare|fino al sangue|${onPurpose})`,
    `mi (prendo|do|tiro) (a)? pugni (${onPurpose}|in testa|sulla testa|sulle gambe|fino)`,
    '(faccio|pratico|ricominciato con l|soffro di) autolesionismo',
    'mi autolesiono',
  ]),
  dangers(
    'self_harm',
    [`${not} (riesco a|posso) (smettere di|non) (tagliarmi ${haircut}|farmi del male ${looking}|autolesionarmi)`],
    { ignoresNegation: true },
  ),
  dangers(
    'overdose',
    [
      `${took} (tipo|circa|quasi|piu di|almeno|tra)? ${tooMuch} ${notLongAgo}`,
      `${took} (le|delle|dei|un po di|queste)? ${medicine} (per (morire|uccidermi|ammazzarmi|farla finita|non svegliarmi|suicidarmi)|(con|e) (l alcol|alcol|l alcool|alcool|la vodka|vodka|il vino|il gin))`,
      `(ho ingoiato|mi sono (ingoiata|ingoiato)) (delle|un po di) ${medicine} !(per|del|della|con l acqua)`,
      `(mischiato|mescolato) (le|gli|lo|i)? ${medicine} (e|con) (l|la|il)? (alcol|alcool|vodka|vino|gin|birra|rum)`,
      `(${took}|ho (bevuto|bevvuto)) (per sbaglio)? ${poison} !(sul|dal|nel|allo)`,
      `(sono|sto andando|vado|credo di essere|penso di essere) in overdose ${ofDrugs} ${notLaughing}`,
      `mi sono (fatta|fatto) (di)? (un)? overdose ${ofDrugs}`,
      `(ho esagerato|esagerato) con (le|gli|i|lo|la) (${medicine}|gocce)`,
    ],
    { tier: 'imminent' },
  ),
  dangers(
    'medical',
    [
      '(mi fa (molto)? male il petto|(ho un|ho|un) (forte)? dolore (forte|fortissimo)? al petto) ~1 (non respiro|non riesco a respirare|nn respiro|il braccio sinistro|al braccio|mi manca il respiro|braccio sinistro) !(quando (devo|parlo|lui|lei))',
      '(sputo|sputato|sto sputando|vomito|ho vomitato|sto vomitando|tossisco|sto tossendo) (del|un po di|tanto)? sangue !(per (arrivare|fare|finire|questo|lavorare|studiare|pagare|loro)|sui libri|sul lavoro|al lavoro|in palestra|a (lavoro|scuola))',
      '(sto perdendo|perdo|ho perso) (molto|tanto|troppo|tantissimo|un sacco di|parecchio) sangue !((con|durante|per|ad ogni) (il|ogni)? ciclo|col ciclo|dal naso|dalle gengive|~1 ciclo|~1 mestruazioni|quando ho (il ciclo|le))',
      'il sangue (non|nn) si ferma !(da solo)',
      '(sto sanguinando|sanguino) (molto|tanto|tantissimo|un sacco|troppo|e (non|nn) (si ferma|smette)) !(dal naso|col ciclo|dalle gengive|con il ciclo)',
      '(sto avendo|credo di avere|penso di avere|credo sia|penso sia|credo che sia|ho avuto adesso) (un|l) (infarto|ictus|arresto cardiaco|emorragia) !(quando|appena|ogni volta|per (il|la|questo)|mi ha (scritto|risposto|guardato)|~2 (ahah|ahaha|lol))',
      '(mi si (sta gonfiando|gonfia|e gonfiata)|ho (gonfia|gonfiata)) (la (gola|lingua)|tutta la faccia)',
      '(sono in|sto avendo uno) shock anafilattico',
      'sono incinta e (sto)? (perdo|perdendo|sanguino|sanguinando|ho perdite di) (sangue)?',
      '((ho|mi sento) (mezza|meta) (faccia|del viso|del corpo|viso) (paralizzata|paralizzato|addormentata|bloccata)|mi si e (storta|paralizzata) (la bocca|la faccia|mezza faccia)|(non|nn) sento piu (meta|il lato) ~1 (corpo|sinistro|destro|faccia))',
      `(mi hanno|mi ha|sono (stata|stato)) (accoltellata|accoltellato|sparato) !(alle spalle|nel gioco|nella schiena la mia|anni fa) ${notLongAgo}`,
      'sono (svenuta|svenuto) (di nuovo|due volte|e ho (sbattuto|battuto) la testa|poco fa|in bagno|stamattina) !(dal|dalla)',
      'ho (sbattuto|battuto) la testa e (vomito|vedo doppio|sto vomitando|perdo sangue)',
      '(ho le|sto avendo le) convulsioni',
      'mi ha (morsa|morso) (una vipera|un serpente)',
    ],
    { tier: 'imminent', ignoresNegation: true },
  ),
  dangers(
    'eating_disorder',
    [
      'mi (faccio|costringo a|sforzo di|obbligo a|sono (fatta|fatto)) vomitare !(dal|dalle)',
      '(mi (provoco|procuro|induco)|provocarmi) il vomito',
      '(mi metto|mettermi|mi ficco|mi infilo) (le|due|un|il) (dita|dito) in gola',
      'vomito (apposta|di proposito|dopo (mangiato|ogni pasto|i pasti|aver mangiato|cena|pranzo)|per (dimagrire|non ingrassare)) !(il|la|se)',
      `${not} mangio (piu)? (niente|nulla|quasi niente|quasi nulla)? (da) ${days} !(di !(fila))`,
      `${not} (mangio|tocco) (piu)? (cibo) da ${days}`,
      `(sono|da) ${days} che ${not} (mangio|tocco cibo) !(carne|dolci|pizza|pasta|pane|zuccheri|glutine|fuori|pesce|bene|da|al|con|a (casa|mensa))`,
      `${not} mangio quasi piu (niente|nulla) !(di|con|da|al)`,
      'ho smesso di mangiare (per (dimagrire|perdere peso|punirmi|sparire)|da (giorni|una settimana|# giorni)|del tutto|completamente) !(carne|dolci)',
      '(soffro di|ho (l|la)?|sono malata di|malato di) (anoressia|bulimia|disturbi alimentari|binge eating)',
      '(ho un (disturbo alimentare|dca))',
      '(sono|sono diventata|sono diventato|sono di nuovo) (anoressica|anoressico|bulimica|bulimico) !(di)',
      'mi (abbuffo|ingozzo) (e|e poi) (poi)? (mi faccio)? (vomito|vomitare)',
      '(prendo|uso|abuso di) (i|dei|troppi|tanti)? lassativi (per (dimagrire|perdere|non ingrassare)|dopo (mangiato|ogni|i pasti)|tutti i giorni)',
      'mi (sto affamando|affamo|sto lasciando morire di fame|lascio morire di fame)',
      'mangio (solo|tipo|meno di)? (100|150|200|250|300|350|400|450|500|600) (calorie|kcal) (al|il) giorno',
    ],
    { ignoresNegation: true },
  ),
  dangers('psychosis', [
    'sento (sempre|di nuovo|continuamente|ancora)? (le|delle|tante|tutte)? voci !(dei|del|della|delle|degli|dello|di|da|dal|dalla|dall|fuori|giu|in !(testa)|nel|nella !((mia)? testa)|nello|che (ridono|gridano|urlano|cantano|girano|dicono che|arrivano|vengono|parlano (di la|fuori|nell))|su|sulla|sul|su di|al|alla|oltre|dietro|attraverso)',
    'le voci (nella (mia)? testa)? ((mi|continuano a) (dicono|ordinano|parlano|insultano|comandano|urlano|dirmi|parlarmi|insultarmi)|vogliono che (io)? mi|nella (mia)? testa)',
    'una voce (nella testa|in testa)? mi (ordina|comanda|dice) di (uccidere|uccidermi|ammazzarmi|buttarmi|farmi del male|tagliarmi|fare del male|saltare|morire)',
    '(mi leggono|leggono|mi rubano|mi controllano|controllano) (nel pensiero|la mente|i (miei)? pensieri|il pensiero) !(~2 (ahah|ahaha|lol)|quelli)',
    'mi hanno (messo|impiantato|inserito) un (chip|microchip|microfono (nel|in)) !(nel (telefono|cane))',
    '(la (tv|tele|televisione|radio)|il televisore) mi (parla|manda messaggi) !(di|dei)',
    '(mi (vogliono|stanno|voglion) (avvelenare|avvelenando)|vogliono avvelenarmi|cercano di avvelenarmi)',
    '(mettono|hanno messo|mette) (il|del)? veleno nel (mio cibo|mio piatto|cibo)',
    'mi spiano (dai|dalle|dalla|attraverso|con le) (muri|prese|tv|televisione|le|i|telecamere|pareti)',
    'ci sono (telecamere|microfoni|cimici) (nascoste|nascosti)? (in|nella|a) (camera mia|casa mia|mia camera)',
    'vedo (cose|persone|gente|ombre|figure) che (non esistono|non ci sono|nessuno (altro)? vede|gli altri non vedono)',
    '(ho|sto avendo) (le|delle) allucinazioni !(da|dal|per|o|di|quando|~2 (ahah|ahaha))',
    'dio mi ha (ordinato|scelto per|affidato una missione)',
    '(i servizi segreti|la cia|il governo) mi (segue|seguono|spia|spiano|controlla|controllano|perseguita|perseguitano)',
  ]),
  dangers('harm_to_others', [
    `ho (tanta|tantissima|davvero|tanto|una)? paura di (uccidere|ammazzare|accoltellare|strangolare|fare (del)? male (a|ad|ai|alla|agli|al)?) ${hurtAble} !(se (lo|la|li) (lascio|dico)|dicendo|con le parole|di coccole)`,
    `(voglio|vorrei|sto per|penso di|sto pensando di|ho voglia di|bisogno di) ${himOrHer} ${seriously} ${notLaughing}`,
    `(penso di|sto pensando di|sto per|ho deciso di|ho intenzione di) ${himOrHer} !(di (baci|coccole|abbracci|risate)|se|~2 (ahah|ahaha|lol)|nel gioco)`,
    '(voglio|sto per|ho deciso di) (accoltellare|accoltellarlo|accoltellarla|sgozzarlo|sgozzarla|strangolare|strangolarlo|strangolarla) !(nel gioco|~2 (ahah|ahaha))',
    '(lo|la|li) (accoltello|sgozzo|strangolo) !(se (russa|canta)|nel gioco|~2 (ahah|ahaha))',
    `(voglio|vorrei|ho voglia di|impulso di|sto per|penso di|bisogno di) fare (del)? male (a|ad|ai|alla|agli|al) ${hurtAble} !(~2 (ahah|ahaha))`,
    `(voglio|penso di|sto pensando di) (uccidere|ammazzare) (qualcuno|delle persone|la gente) (davvero|sul serio|veramente|e|a scuola|per|con) !(per questo|~2 (ahah|ahaha))`,
    '(voglio|sto per|ho deciso di|sto preparando|preparo|faro) (fare)? una (strage|sparatoria) !(in cucina|di (pizza|biscotti|gelati|cuori|torte|dolci)|al buffet|~2 (ahah|ahaha)|nel gioco)',
    `ho (preso|in mano|comprato) (un|il|una|la) (coltello|pistola|fucile|martello) (per|e voglio|e adesso) (ammazzarlo|ammazzarla|ucciderlo|ucciderla|ammazzare|uccidere|accoltellare|lo|la) !(zucca|carne|torta|taglio)`,
    '(ho scosso|ho scrollato|ho picchiato|sto picchiando|ho strangolato) (forte)? (il (mio)? (bambino|bimbo|neonato)|la (mia)? (bambina|bimba)|mio figlio|mia figlia|mia moglie|la mia (ragazza|compagna)|i miei figli)',
    `(ho|mi vengono) (degli)? (impulsi|pensieri) (omicidi|di uccidere ${hurtAble})`,
  ]),
]
