import { between, dangers, didHit, hits, not, notLaughing, notLongAgo, parent, partner } from './it-words.ts'

const locked =
  '((in (casa|camera|bagno|cantina|garage|una stanza|stanza|uno sgabuzzino|macchina|cucina)|nella (stanza|mia stanza)|a chiave|dentro|fuori (di)? casa|al buio) !(per (sbaglio|errore|scherzo)|senza (volere|volerlo)|(il|la) telefon))'
const phone =
  '((il|sempre il|tutto il|di nascosto il|continuamente il)? (mio)? (telefono|cellulare|cell|tel|telefonino|iphone|whatsapp)|(tutti i|tutte le|i|le|sempre i|sempre le) (miei|mie)? (messaggi|chat|chiamate|spese|spostamenti|movimenti))'
const money =
  '((il|lo|tutto il|tutto lo)? (mio)? stipendio|(tutti)? i (miei)? (soldi|documenti)|il (mio)? (passaporto|bancomat))'
const killMe = '(mi (ammazza|uccide|accoltella|fa fuori|brucia viva)|vuole (uccidermi|ammazzarmi))'
/** What a joking mother also says: "mi ammazza se prendo un'altra nota". */
const overTrifles =
  '!(se (prendo|rompo|faccio tardi|arrivo tardi|scopre quanto|non (studio|pulisco|metto|porto|rispondo ai|lavo)|vede (la|il) (voto|nota|pagella|camera|macchina)|compro|spendo|mangio)|di (coccole|baci|risate|abbracci|ridere)|dal ridere|~3 (ahah|ahaha|lol|xd)|a (fifa|tekken|carte))'
const ifILeave =
  '(se (lo (lascio|denuncio|dico)|la lascio|me ne vado|vado via|parlo|lo racconto|racconto|torno|esco di casa|provo a)|quando torna)'
const body =
  '(li sotto|la sotto|nelle parti (intime|basse)|le parti (intime|basse)|il (seno|culo|sedere|pisello|pene)|(le|sulle)? tette|tra le gambe|in mezzo alle gambe|sotto (la gonna|i vestiti|le mutande|la maglietta|la maglia)|dappertutto|ovunque)'
const unwanted =
  '((e|ma|anche se)? (io)? (non|nn) (volevo|voglio)|senza (il)? (mio)? (consenso|permesso)|contro la mia volonta|con la forza|mentre (dormivo|dormo)|nel sonno|quando (dormivo|dormo))'
const sex =
  '(fare (sesso|l amore|cose|certe cose)|scopare|toccarlo|toccarla|avere (un rapporto|rapporti)|un rapporto|spogliarmi|andare a letto|farlo|fargli (un|una)|mandargli (foto|le mie foto|nudes|video)|baciarlo|succhiarglielo)'
const raped = '(violentata|violentato|stuprata|stuprato|violentate|abusata|abusato sessualmente)'
const molested =
  '((molestata|molestato|palpeggiata|palpeggiato|palpata|palpato) !(da (un|una|uno)? (call|venditore|venditori|zanzare|zanzara|operatore|spam|mosche|piccione|gabbiano|testimoni)|dal (call|telemarketing|venditore)|dai (call|venditori|testimoni)|dalle (zanzare|mosche|chiamate|pubblicita)|telefonicamente|per (vendermi|il contratto))'
const myPictures =
  '~2 ((mie|nostre) (foto|nudes)|(miei|nostri) video|(foto|video) (intime|intimi|nuda|nudo|hot|mie|miei))'
const asAChild =
  '!((da|di quando ero|di me da) (piccola|piccolo|bambina|bambino|neonata|neonato)|(di|del|della) (classe|capodanno|carnevale|festa|natale|compleanno|vacanza)|buffe|buffi|brutte|~2 (ahah|ahaha|lol))'
/** "Mio zio mi tocca sopportarlo": there it means "I have to". */
const mustI =
  '!((sopportare|sopportarlo|sopportarla|accompagnare|accompagnarlo|accompagnarla|aiutare|aiutarlo|aiutarla|andare|andarci|fare|farlo|fargli|farle|portare|portarlo|portarla|ascoltare|ascoltarlo|ascoltarla|invitare|invitarlo|invitarla|chiamare|chiamarlo|chiamarla|vedere|vederlo|vederla|pagare|stare|dire|dirlo|dirgli|dirle|spiegare|spiegargli|spiegarle|prendere|prenderlo|comprare|comprargli|cucinare|cucinargli|sentire|sentirlo|sentirla|salutare|salutarlo|salutarla|aspettare|aspettarlo|studiare|lavorare|mangiare|dare|dargli|darle|pulire|guidare|chiedere|chiedergli|rispondere|rispondergli|lasciare|evitare|evitarlo|cambiare|tornare|venire|scrivere|scrivergli|tenere|svegliarlo|ringraziarlo|ricordare|ricordargli|insegnare|insegnargli|parlare|parlargli|parlarci|discutere|litigare|convincere|convincerlo|ospitare|ospitarlo|visitare|fingere|sempre (fare|dire|andare|portare|chiedere|aiutare|ascoltare|spiegare))|(il|nel) (cuore|profondo)|(la (spalla|mano|fronte)|il (braccio|naso)|i capelli) !(e|poi|ma|mentre)|(molto|tanto)? (profondamente|quando (parla|racconta|dice))|con (le sue parole|la sua|il suo (esempio|discorso)))'
const ownChild =
  '((picchia|mena|chiude) ~1 (mio|mia|nostro|nostra|i (miei|nostri)) (figlio|figlia|figli|fratellino|sorellina))'

/** Dangers that come from others. */
export const italianHurt = [
  dangers('partner_violence', [
    `mi ${hits}`,
    `mi ha (gia|di nuovo|anche)? ${didHit}`,
    `${partner} ${between} mi (strozza|strangola|minaccia (di morte|con|di (uccidermi|ammazzarmi|picchiarmi|menarmi|farmi del male))|vuole (uccidere|ammazzare) ${overTrifles}) ${notLaughing}`,
    `${partner} ${between} mi minaccia !(di (lasciarmi|bloccarmi|bloccare|spoilerarmi|fare (il )?solletico|smettere|cancellarmi|non)) ${notLaughing}`,
    `${partner} ${between} mi ha (minacciata|minacciato) !(di (lasciarmi|bloccarmi|licenziarmi|spoilerarmi|non (invitarmi|parlarmi|cucinare|venire|uscire|rispondermi)|dirlo|smettere)) ${notLaughing} ${notLongAgo}`,
    `mi ha (minacciata|minacciato) !(di|che|con (la|il) (ciabatta|mestolo|cucchiaio)|il gatto) ${notLaughing} ${notLongAgo}`,
    '((mi (manda|scrive|fa|ha mandato)|ricevo) (delle)? minacce) !(di (denuncia|querela|licenziamento))',
    `${partner} ${between} vuole (uccidermi|ammazzarmi|picchiarmi) ${overTrifles}`,
    'mi ha (minacciata|minacciato) (di morte|con (un|il) (coltello|bastone)|con (una|la) pistola|di (uccidermi|ammazzarmi|menarmi|picchiarmi))',
    `${partner} ${between} (ha detto|dice|mi ha detto|mi dice|ha scritto|mi ha scritto|giura|ripete) (sempre|spesso)? che ${killMe} ${overTrifles}`,
    `(ha detto|dice|mi ha detto|mi dice|mi ha scritto) (sempre)? che ${killMe} ${ifILeave}`,
    `${killMe} ${ifILeave}`,
    'mi (ammazza|massacra) di botte',
    `(minaccia|minacciato|minacciata) di (uccidermi|ammazzarmi|accoltellarmi|picchiarmi|menarmi|darmi fuoco) ${overTrifles}`,
    `(ho paura|paura|terrore) (di (mio marito|mia moglie)|del (mio|il mio) (ragazzo|compagno|fidanzato|ex|convivente)|(della|di) mia (ragazza|compagna|ex)) !(al volante|quando (guida|cucina)|in macchina)`,
    '(ho paura|paura|terrore) che (lui)? mi (picchi|meni|ammazzi|uccida|strozzi|metta le mani addosso|alzi le mani|faccia del male) !(dal ridere|~2 ahah)',
    `mi ha (chiusa|chiuso|rinchiusa|rinchiuso) ${locked}`,
    `${partner} ${between} mi (chiude|rinchiude|tiene chiusa|tiene chiuso) ${locked}`,
    `${partner} ${between} mi (controlla|spia|guarda di nascosto|geolocalizza|legge) (sempre)? ${phone}`,
    `${partner} ${not} mi (fa|lascia|permette di) (mai|piu)? (uscire !(di testa|dalla testa|dalla mente)|lavorare|vedere (le mie|i miei|nessuno|le amiche|gli amici|mia|mio)|parlare con nessuno|andare da (mia|sola|nessuna)) !(di (risate))`,
    `${partner} ${between} mi (impedisce|proibisce|vieta) di (uscire|lavorare|vedere|parlare|sentire)`,
    `(mi (ha (rotto|spaccato) il (naso|braccio|labbro|polso)|ha (puntato|tirato) (un|il) coltello|ha puntato (una|la) pistola)) ${notLaughing} ${notLongAgo}`,
    `(${partner}|(un|questo|quel) (uomo|tizio|tipo|ragazzo|collega)) ${between} (mi perseguita|mi (segue|aspetta) (ovunque|sempre|dappertutto|per strada|sotto casa|fino a casa)|mi pedina|mi (stalkera|ha stalkerata) !(su|sui|le|i|instagram)) !(il (ricordo|pensiero)|nei (sogni|ricordi)|con (i suoi)? (meme|video|reel))`,
    `${partner} ${between} mi (prende|ha preso|tiene|controlla|ha tolto|toglie) (sempre)? ${money}`,
    '(subisco|subito|vittima di) (una)? (violenza|violenze) (domestica|domestiche|in casa|da (mio marito|parte di mio))',
    `${partner} ${between} mi fa paura (quando (beve|si arrabbia|urla|torna)|mi (picchia|mena))`,
  ]),
  dangers('sexual_assault', [
    `(mi ha|mi hanno) (anche|quasi)? ${raped} ${notLongAgo}`,
    `sono (stata|stato) (${raped}|${molested}|violata sessualmente|aggredita sessualmente) ${notLongAgo}`,
    `(ha|hanno) (abusato|approfittato sessualmente) (sessualmente)? di me ${notLongAgo}`,
    `(abusa|approfitta sessualmente) di me`,
    `(mi ha|mi hanno) ${molested} ${notLongAgo}`,
    `(il (mio)? (capo|collega|professore|prof|vicino|datore|cugino|cognato)|un (collega|uomo|professore|cliente)) ${between} mi (molesta|palpa|palpeggia)`,
    `(mi ha|mi hanno) (toccata|toccato|baciata|baciato|accarezzata) (${body}|${unwanted}) ${notLongAgo}`,
    `mi (tocca|palpa|palpeggia|toccava) (sempre)? (${body}|${unwanted})`,
    `mi ha (messo|infilato) (una|la|le) (mano|mani) (${body}|sul (culo|seno|sedere)|nelle mutande|nei pantaloni)`,
    `(mi ha|mi hanno) (costretta|costretto|obbligata|obbligato|forzata|forzato) (a|ad) ${sex} !(la|il|lo|i|le|per|da|davanti|con la)`,
    `(mi ha|mi hanno) (costretta|costretto|obbligata|forzata) (${unwanted}|e (io)? ho (pianto|detto no))`,
    `mi (costringe|obbliga|forza) (a|ad) ${sex} !(la|il|lo|i|le|per|da|con la)`,
    `(gli|le|io)? (ho|avevo) detto (di)? no (ma|e) (lui|lei)? (ha|lo ha|l ha) (continuato|fatto lo stesso|insistito e mi ha) !(a (parlare|insistere|scrivermi|chiamarmi|raccontare|cantare|vendere))`,
    `(minaccia|minacciano|minacciato|minacciata) di (pubblicare|diffondere|mandare|inviare|postare|mostrare|far vedere|mettere (online|in rete|su internet)|condividere) ${myPictures} ${asAChild}`,
    `mi (ricatta|ricattano|sta ricattando|stanno ricattando) (con|per) ${myPictures} ${asAChild}`,
    '(ha|hanno) (pubblicato|diffuso|mandato in giro|condiviso|inviato|mandato|postato) ~3 ((foto|video) (intime|intimi|nuda|nudo|hot)|mie nudes)',
    '(vittima di|subito) (un|una)? (revenge porn|stupro|violenza sessuale|abusi sessuali|abuso sessuale|molestie sessuali)',
    '(mi hanno|mi ha) (drogata|drogato|messo (qualcosa|la droga|una pasticca) nel (bicchiere|drink|cocktail))',
  ]),
  dangers('child_abuse', [
    `${parent} ${between} mi ${hits}`,
    `${parent} ${between} mi ha (gia|di nuovo)? ${didHit}`,
    `i miei (genitori|zii)? ${between} mi (picchiano|menano|pestano|prendono a (botte|schiaffi|calci|pugni|cinghiate)|danno (le)? (botte|schiaffi|cinghiate)|mettono le mani addosso|maltrattano) !(a (carte|tennis)) ${notLaughing}`,
    `i miei (genitori)? ${between} mi hanno (di nuovo)? (picchiata|picchiato|menata|menato|messo le mani addosso) ${notLongAgo}`,
    `(i miei|i miei genitori) ${between} (mi chiudono|mi hanno (chiusa|chiuso|rinchiusa|rinchiuso)) ${locked}`,
    `${parent} ${between} mi (chiude|rinchiude|ha chiusa|ha chiuso|ha rinchiusa|ha rinchiuso|lega) ${locked}`,
    `${parent} ${between} mi tocca ${mustI}`,
    `${parent} ${between} mi (ha toccata|ha toccato|toccava) (${body}|${unwanted}|di notte|la notte) ${notLongAgo}`,
    `${parent} ${between} (mi fa (toccare|spogliare|guardare i porno)|mi chiede (foto|delle foto) (nuda|nudo|intime|senza))`,
    `${parent} ${between} (entra|viene|si infila) (in camera mia|nella mia (camera|stanza)|nel mio letto) (di|la|ogni)? notte !(per (svegliarmi|salutarmi|controllare))`,
    `(vengo|sono) (sempre)? (picchiata|picchiato|menata|menato|maltrattata|maltrattato) (da (mio|mia|miei)|dai miei|a casa|in casa|dal mio (patrigno|padre)|da (papa|mamma))`,
    '(a|in) casa mi (picchiano|menano|prendono a|danno le botte)',
    `(prendo|le prendo|prendo botte|prendo le botte|le prendo sempre) da (mio (padre|patrigno|zio)|mia (madre|matrigna)|papa|mamma|i miei)`,
    `${parent} ${not} mi (da|danno|fa) (piu|mai)? (da)? mangiare !(il|la|dolci|le|i|gli|carne|schifezze|pizza)`,
    `i miei (genitori)? ${not} mi (danno|fanno) (piu|mai)? (da)? mangiare !(il|la|dolci|le|i|gli|carne|schifezze|pizza)`,
    `${parent} ${between} (abusa|ha abusato) di me ${notLongAgo}`,
    `${parent} ${between} mi ha (violentata|violentato|stuprata|stuprato|molestata|molestato) ${notLongAgo}`,
  ]),
  dangers('child_abuse', [`(mio marito|il mio compagno|il mio ex|mia moglie|la mia ex) ${between} ${ownChild}`], {
    whose: 'other',
  }),
]
