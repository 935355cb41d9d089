import {
  between,
  dangers,
  didHit,
  endThemselves,
  fiction,
  hits,
  medicine,
  not,
  notLongAgo,
  ofDrugs,
  ofShame,
  ofWork,
  overTheEdge,
  poison,
  relation,
  said,
  somebody,
  tooMuch,
  where,
} from './it-words.ts'

const other = { whose: 'other' } as const
const now = { whose: 'other', tier: 'imminent' } as const

const theirPartner =
  '((suo|il suo|il) (marito|ragazzo|ex|compagno|fidanzato|convivente|moroso|tipo)|(sua|la sua|la) (moglie|ragazza|ex|compagna|fidanzata)|(il)? (marito|ragazzo|ex|compagno|fidanzato) di (mia|una mia|un) (amica|sorella|madre|mamma|cugina|figlia|zia|collega))'
const theirParent =
  '((suo|il suo|il) (padre|papa|patrigno|zio|nonno)|(sua|la sua|la) (madre|mamma|matrigna)|i suoi (genitori)?)'
const violent = '(picchia|picchiano|mena|menano|pesta|maltratta|maltrattano|prende a (botte|schiaffi|calci|pugni))'
const children =
  '((i|il|la|le|suo|sua|i suoi|i loro|il loro|la loro|il suo|la sua|nostro|nostra|i nostri) (bambino|bambina|bambini|figlio|figlia|figli|bimbo|bimba|bimbi|neonato|fratellino|sorellina))'
const ourChildren = '(mio (figlio|nipote|fratellino|fratello)|mia (figlia|nipote|sorellina|sorella)|i miei figli)'
const wives = '((sua|la|la sua|mia|la mia) (moglie|ragazza|compagna|fidanzata|madre|mamma|sorella)|mamma)'
const notSport = '!(a (tennis|carte|scacchi|fifa|briscola|ping|padel|calcetto)|~2 (ahah|ahaha)|per scherzo)'
const limbs = '(le (braccia|vene|gambe|cosce)|i polsi|le braccia|il braccio|la pelle|le mani e)'
const haircut =
  '!((da (sola|solo))? ((i|le|la|il|sempre i|sempre le) !(polsi|braccia|vene|gambe|cosce|braccio|pelle)|un (dito|pezzo|panino|po di)|una (fetta|ciocca|mano))|fuori (dal|dalla)|cucinando|facendo|quando cucina|bene|male|con (il coltello|la forbice|le forbici|un grissino)|in (due|quattro|fette|pezzi)|a (fette|pezzi|meta)|cosi)'
const days = '(# giorni|(due|tre|quattro|cinque|sei|diversi|parecchi) giorni|giorni|una settimana|settimane)'
const whom =
  '(qualcuno|tutti|suo (padre|fratello|marito|figlio|patrigno)|sua (madre|moglie|sorella|figlia)|mio (padre|fratello|marito|figlio)|mia (madre|sorella|figlia)|la (sua)? (ex|moglie|ragazza|famiglia)|il suo (ex|capo)|i suoi (genitori|figli|compagni)|i (compagni|genitori)|delle persone|la gente|me e)'

/** Danger to somebody else. Italian needs no "she": "si taglia le braccia" is about another person anyway. */
export const italianOthers = [
  dangers(
    'suicide',
    [
      `${somebody} ${between} (vuole|vorrebbe|pensa di|parla di|ha voglia di) (solo)? morire ${ofShame} !(a casa|nel suo letto|in pace) ${fiction}`,
      `${said} (vuole|vorrebbe) morire ${ofShame} ${fiction}`,
      `(vuole|vorrebbe|pensa di|sta pensando di|minaccia di|minacciato di|parla di|ha deciso di|sta per|ha provato a|ha tentato di) ${endThemselves} ${fiction} ${notLongAgo}`,
      `si vuole (ammazzare ${ofWork}|uccidere ${ofWork}|suicidare|impiccare|buttare ${overTheEdge}|togliere la vita) ${fiction}`,
      `${said} si (ammazza ${ofWork}|uccide ${ofWork}|suicida|impicca|butta ${overTheEdge}|toglie la vita|vuole (ammazzare|uccidere|suicidare))`,
      `${said} la (fa finita|vuole fare finita|fara finita) !(con|di|qui)`,
      'la fa finita (stasera|stanotte|oggi|adesso)',
      `(ha tentato|tenta|tentato) il suicidio ${fiction} ${notLongAgo}`,
      `${somebody} ${between} (ha|avuto) ~1 pensieri (suicidi|suicidari|di suicidio) ${fiction}`,
      `${somebody} ${between} (pensa|sta pensando|parla) (spesso|sempre)? (al|di) suicidio !(assistito) ${fiction}`,
      `(ha lasciato|mi ha (lasciato|mandato|scritto)) (una|la)? (lettera|lettere|biglietto|un biglietto) (d addio|di addio) !(al lavoro|ai colleghi|alla squadra)`,
    ],
    other,
  ),
  dangers(
    'suicide',
    [
      `(${somebody}|${said}|dice|ha detto che) ${not} vuole (proprio)? (piu)? (vivere|esistere|continuare a vivere) (piu)? ${where}`,
      `${not} vuole piu vivere ${where}`,
      `${somebody} ${not} ha piu (nessuna)? voglia di vivere ${where}`,
    ],
    { ...other, ignoresNegation: true },
  ),
  dangers(
    'self_harm',
    [
      `${somebody} ${between} si taglia ${haircut} ${fiction}`,
      `si (taglia|sta tagliando|e (tagliata|tagliato)) (${limbs}|di nascosto|apposta|con (la|una) lametta) !(cucinando|cadendo) ${fiction}`,
      `(ricominciato a|continua a|iniziato a|smette di) tagliarsi !(i|le !(braccia|vene)|la|un|una) ${fiction}`,
      `si (fa|sta facendo) del male !(a (guardare|rileggere|pensare)|guardando|pensando|in (palestra|allenamento)|giocando|al (ginocchio|piede)|quando (gioca|cade)) ${fiction}`,
      `(vuole|ricominciato a|continua a) farsi del male !(in|giocando) ${fiction}`,
      `${somebody} ${between} (si autolesiona|fa autolesionismo|pratica autolesionismo)`,
    ],
    other,
  ),
  dangers(
    'overdose',
    [
      `(ha|si e) (appena|gia)? (preso|presa|ingoiato|mandato giu|buttato giu|inghiottito|ingerito|bevuto) (tipo|circa|quasi|piu di)? ${tooMuch} ${fiction} ${notLongAgo}`,
      `ha (preso|ingoiato) (le|delle|dei)? ${medicine} (per (morire|uccidersi|farla finita|suicidarsi)|con (l alcol|l alcool|la vodka))`,
      `ha (bevuto|ingoiato|ingerito) (per sbaglio)? ${poison} ${fiction}`,
      `(${somebody} e|e andata|e andato|sta andando|e finita|e finito) in overdose ${ofDrugs} ${fiction} ${notLongAgo}`,
    ],
    now,
  ),
  dangers(
    'medical',
    [
      `(${somebody} ${not} respira|${not} respira piu) !(bene|dal|dalla|dall|per (il|la|l)|con (il|questo)|quando (dorme|russa)|come (prima|si)|piu (bene|dal|dalla|dall))`,
      `(${somebody}|anziana|anziano) ${between} e (svenuta|svenuto|collassata|collassato|priva di sensi|privo di sensi) !(dal|dalla|dall|quando|per (il|la|l)|davanti al) ${fiction} ${notLongAgo}`,
      `${somebody} ${not} si sveglia (piu|e (non|nn)|nemmeno se|neanche se|da ore) !(presto|tardi|prima)`,
      `e (svenuta|svenuto) e (${not}) (si sveglia|risponde|respira|riprende)`,
      `(ha perso|ha appena perso) (i sensi|conoscenza) !(con|per|dell|della|del) ${fiction} ${notLongAgo}`,
      `${not} riesco a (svegliarla|svegliarlo) !(la mattina|al mattino|per|mai|presto|prima|in tempo|alle)`,
      `(sta avendo|ha appena avuto|credo (che)? (stia avendo|abbia)|ha avuto (adesso|ora|poco fa|stanotte)) (un|una|le|l) (infarto|ictus|crisi epilettica|convulsioni|arresto cardiaco|emorragia) !(quando|per (il|la)|~2 (ahah|ahaha))`,
      `${somebody} ${between} (ha le convulsioni|(sputa|vomita|tossisce) sangue !(per|sui|al|in))`,
      `(sta soffocando|e (cianotica|cianotico)|sta perdendo (molto|tanto|troppo) sangue) !(di|dal|dalla|sotto|nel|la|il|in)`,
    ],
    { ...now, ignoresNegation: true },
  ),
  dangers(
    'partner_violence',
    [
      `${theirPartner} ${between} (la|lo|le|gli) ${hits} ${notSport} ${fiction}`,
      `${theirPartner} ${between} (l|la|lo|le|gli) ha (di nuovo|sempre)? ${didHit} ${notSport} ${fiction}`,
      `${theirPartner} ${between} (la|lo) (minaccia !(di (lasciarlo|lasciarla|bloccarlo))|perseguita|maltratta|violenta|tiene chiusa in casa|chiude in casa)`,
      `(viene|e stata|vengono) (sempre|spesso)? (picchiata|menata|pestata|maltrattata|massacrata di botte) (dal (marito|ragazzo|compagno|fidanzato|suo|convivente)|da (suo|un) (marito|ragazzo|uomo|ex|compagno)|in casa|!(dai|dal|dalla|da|a|al|quando|per)) ${fiction} ${notLongAgo}`,
      `viene (picchiato|menato|maltrattato) (dalla (moglie|ragazza|compagna|fidanzata|sua)|da sua moglie)`,
      `(mio (padre|papa|patrigno|fratello|zio|nonno|vicino|cognato)|il (mio)? (vicino|padre|patrigno|compagno)|papa|suo (padre|marito)|un (uomo|tizio)|(il)? compagno di mia madre) ${between} (picchia|mena|pesta|maltratta|strozza|sta (picchiando|menando|strozzando)|ha (picchiato|menato|strozzato)|mette le mani addosso a) (di nuovo|sempre)? ${wives} ${notSport} ${fiction} ${notLongAgo}`,
      `${relation} ${between} (e (vittima di)|subisce|ha subito) (violenza domestica|violenze domestiche|violenze in casa)`,
    ],
    other,
  ),
  dangers(
    'sexual_assault',
    [
      `(e (stata|stato)|e appena stata) (violentata|violentato|stuprata|stuprato|abusata|molestata !(da (un call|venditori|zanzare)|dal call|dai testimoni|dalle)|aggredita sessualmente) ${fiction} ${notLongAgo}`,
      `(hanno|che ha|${somebody} ha) (violentata|violentato|stuprata|stuprato) (mia|la mia|mio|il mio|una|sua|lei|una mia) ${fiction} ${notLongAgo}`,
      `l (ha|hanno) (violentata|violentato|stuprata|stuprato|molestata) ${fiction} ${notLongAgo}`,
      `(ha|hanno) abusato di (lei|lui|mia|mio|sua|suo|una (mia)? amica) ${fiction} ${notLongAgo}`,
      `(minaccia|minacciano) di (pubblicare|diffondere|mandare in giro|postare) (le)? (sue|i suoi) (foto|video) (intime|intimi|nuda|nudo|hot)`,
      `abusa di (lei|lui|mia (sorella|figlia|cugina)|mio (fratello|figlio)|sua figlia)`,
    ],
    other,
  ),
  dangers(
    'child_abuse',
    [
      `${violent} ${children} ${notSport} ${fiction}`,
      `(${somebody}|vicini|genitori) ${between} ${violent} ${ourChildren} ${notSport} ${fiction}`,
      `(sta|stanno|ha|hanno) (picchiando|menando|maltrattando|picchiato|maltrattato) ${children} ${notSport} ${fiction} ${notLongAgo}`,
      `${theirParent} ${between} (la|lo|li|le|gli) (${violent}|mettono le mani addosso|tocca !(fare|andare|il cuore|molto)|chiude (a chiave|in camera|in casa)|chiudono (a chiave|in camera|in casa)) ${notSport} ${fiction}`,
      `${theirParent} ${between} (l|la|lo) (ha|hanno) (picchiata|picchiato|menata|menato|violentata|molestata|abusata) ${fiction} ${notLongAgo}`,
      `(viene|e stata|e stato|vengono) (sempre|spesso)? (picchiata|picchiato|picchiati|menata|menato|maltrattata|maltrattato|maltrattati) (dai (genitori|suoi)|dal (padre|papa|patrigno|nonno)|dalla (madre|mamma|matrigna)|da (suo|sua) (padre|madre|patrigno|zio)|a casa) ${fiction} ${notLongAgo}`,
    ],
    other,
  ),
  dangers(
    'harm_to_others',
    [
      `(${somebody}|${said}) ${between} (vuole|minaccia di|ha minacciato di|ha detto che vuole|dice che vuole) (uccidere|ammazzare|accoltellare|sparare a) ${whom} !(di (risate|baci|coccole|noia|lavoro)|dal ridere|~3 (ahah|ahaha|lol)|nel gioco) ${fiction}`,
      `${said} (vuole|va ad|va a) (ucciderlo|ucciderla|ammazzarlo|ammazzarla|accoltellarlo|accoltellarla|uccidere ${whom}|ammazzare ${whom}|accoltellare ${whom}) !(di (risate|baci|coccole)|~3 (ahah|ahaha|lol)|perche ha (finito|mangiato|rotto|perso)|nel gioco) ${fiction}`,
      `(minaccia|minacciato) di (ucciderla|ucciderlo|ammazzarla|ammazzarlo|accoltellarla|accoltellarlo|uccidere ${whom}|ammazzare ${whom}|fare una strage) !(di (risate|baci|coccole)|~3 (ahah|ahaha|lol)) ${fiction}`,
      `(vuole|sta preparando|minaccia di|ha detto che fa|dice che fara) (fare)? una (strage|sparatoria) !(di (pizza|biscotti|gelati|cuori|dolci)|in cucina|al buffet|~2 (ahah|ahaha)) ${fiction}`,
      `(viene|verra|andra|porta|portera|vuole (venire|portare|andare)) ~2 (un coltello|una pistola|un fucile) (a|in) (scuola|classe)`,
      `(viene|verra|andra|vuole (venire|andare)) (a|in) (scuola|classe|ufficio) con (un coltello|una pistola|un fucile) !(di plastica|giocattolo|finto|finta)`,
    ],
    other,
  ),
  dangers(
    'psychosis',
    [
      `${somebody} ${between} sente (sempre|di nuovo)? (le|delle)? voci !(dei|del|della|di !(notte|continuo|nuovo)|da !(mesi|anni|giorni|settimane|quando|tanto|un po|sempre)|dal|dalla|in !(testa)|nel|fuori|che (ridono|girano|dicono che)|su|sul|sulla|al) ${fiction}`,
      `sente (sempre|di nuovo)? (le|delle)? voci (nella (sua)? testa|in testa|che (gli|le) (dicono|parlano|ordinano)) ${fiction}`,
      `le voci (gli|le) (dicono|ordinano|parlano|comandano) ${fiction}`,
      `(crede|pensa|dice|e (convinta|convinto|sicura|sicuro)) (che|ke) (tutti|qualcuno|i vicini|la (polizia|cia)|i servizi segreti)? (la|lo|li|l) (spiano|spiino|seguano|seguono|controllano|controllino|perseguitano|perseguitino|avvelenano|stanno (avvelenando|spiando|seguendo)|stiano (avvelenando|spiando|seguendo|controllando)|vogliono (avvelenare|uccidere)|vogliano (avvelenare|uccidere)) !(su (instagram|facebook|tiktok)|sui social) ${fiction}`,
      `(crede|pensa|e (convinta|convinto)) di essere (spiata|spiato|perseguitata|perseguitato|avvelenata|avvelenato|gesu|il messia) !(dal|dalla) (sfortuna)? ${fiction}`,
      `parla con (persone|gente|voci) che ${not} (esistono|ci sono) ${fiction}`,
      `vede (cose|persone|gente) che ${not} (esistono|ci sono) ${fiction}`,
      `${somebody} ${between} (ha|sta avendo) (le|delle)? allucinazioni !(da|dal|per|di) ${fiction}`,
    ],
    other,
  ),
  dangers(
    'eating_disorder',
    [
      `si (fa|costringe a|e fatta|e fatto) vomitare !(dal|dalle) ${fiction}`,
      `si (provoca|procura) il vomito ${fiction}`,
      `${somebody} ${not} mangia (piu)? (niente|nulla)? da ${days} !(di fila)`,
      `${somebody} ${not} mangia (quasi)? (piu)? (niente|nulla) !(di|con|da|al|che|prima|fuori|a (colazione|scuola))`,
      `${somebody} ${not} mangia piu !(carne|con|da|al|a|la|il|i|le|dolci|pizza|pesce|pasta|glutine|fuori|come|di)`,
      `${relation} ${between} (e|e diventata|e diventato) (anoressica|anoressico|bulimica|bulimico) !(di) ${fiction}`,
      `${somebody} ${between} (soffre di|ha) (l|la)? (anoressia|bulimia|un disturbo alimentare|disturbi alimentari) ${fiction}`,
    ],
    { ...other, ignoresNegation: true },
  ),
]
