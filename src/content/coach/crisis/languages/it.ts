import type { ForeignWords } from './foreign-words.ts'

/** No word depends on the reader's gender: "al sicuro", "senza nessuno" instead of "sicura", "solo". */ import { italianMore } from './more/it.ts'

export const italian: ForeignWords = {
  first: {
    inward: [
      'Grazie per averlo scritto qui. Un pensiero così, tenuto dentro, pesa sempre di più, e adesso l’hai detto. Quando il dolore è tanto, morire può sembrare l’unico modo per farlo smettere: non è l’unico, anche se da dove sei adesso non ne vedi altri.',
      'Ho letto tutto, e il resto di cui potremmo parlare può aspettare. Da quello che scrivi, stai così male da non voler più esserci. Per quest’ora non devi trovare una soluzione: serve che tu non la passi senza nessuno.',
    ],
    wounds: [
      'Grazie per averlo detto. A volte farsi male è l’unico modo che si trova per reggere un dolore che non sa dove andare, e questo non ti rende una persona sbagliata. Puoi chiedere qualcosa che aiuti più a lungo.',
      'Qui non devi vergognarti, e non devi nasconderlo. Prima pensiamo a come stai adesso, il perché può venire dopo. C’è chi ne parla ogni giorno con altre persone e non si spaventa.',
    ],
    body: [
      'Chiama il {number} adesso, anche se ti sembra di stare bene. Certi danni si sentono solo dopo, quando è più difficile curarli. Qualunque sia il motivo, prima viene il tuo corpo.',
      'Adesso serve il {number}: chiama, o fai chiamare chi è con te. Di’ dove sei e che cosa ti succede, e se hai preso qualcosa, che cosa, quanto e quando. Se poi non era niente di grave, avrai fatto bene lo stesso.',
    ],
    home: [
      'Ti credo, e non è colpa tua. Le botte e le minacce le decide chi le fa, qualunque cosa tu abbia detto o fatto prima. Se qualcuno può guardare questo telefono, chiudi la pagina e torna da un altro.',
      'Ti credo. Se qualcuno decide con chi parli, quanti soldi hai o se puoi uscire, è violenza anche senza un livido. Non te la sei cercata, e oggi non devi decidere niente di grande.',
    ],
    assault: [
      'Ti credo. La colpa è di chi l’ha fatto: non di quello che avevi addosso, non di quanto avevi bevuto, non di come hai reagito. Da qui in poi decidi tu, una cosa alla volta. Un ospedale può aiutarti, soprattutto nei primi giorni, e anche dopo.',
      'Ti credo, e quello che ti è stato fatto è sbagliato, anche se è una persona che conosci, anche se non sai che nome dargli. C’è chi resta di ghiaccio e chi lascia fare perché finisca: è il corpo che prova a salvarsi. Un medico può aiutarti anche più avanti, ma nei primi giorni può fare di più. Quando e a chi dirlo lo scegli tu.',
    ],
    child: [
      'Ti credo. Nessuno può picchiarti, farti paura o toccarti in un modo che non vuoi, nemmeno uno di famiglia. Non è colpa tua. Adesso serve un adulto che ti ascolti.',
      'Hai fatto bene a dirlo, anche se ti hanno detto che è un segreto. Ti credo, non è colpa tua e non sei nei guai. Farlo smettere tocca ai grandi: cerchiamone uno che ti ascolta davvero.',
    ],
    eating: [
      'Grazie per averlo detto. Una cosa così ti occupa la testa tutto il giorno, e da fuori spesso non si vede. Non devi stare peggio di adesso per parlarne con un medico, o con una persona di cui ti fidi.',
      'Non è un capriccio, e la forza di volontà non c’entra. Un aiuto vero esiste, e si comincia parlandone con un medico, o con una persona di cui ti fidi. Se ti senti svenire o hai dolore al petto, chiama subito il {number}.',
    ],
    voices: [
      'Dev’essere sfinente, e fare anche paura. Su che cosa è vero non mi metto a discutere. Adesso conta avere vicino una persona di cui ti fidi, e oggi un medico. Se una voce ti dice di fare del male, a te o a qualcuno, puoi sentirla e non farlo.',
      'Ho letto tutto quello che mi hai scritto. Quando ogni cosa diventa così forte e così strana, anche dormire e pensare diventa una fatica. Non restarci senza nessuno: chiama qualcuno vicino a te, e fatevi aiutare da un medico. Se ti viene detto di fare del male, non devi obbedire.',
    ],
    harm: [
      'Hai fatto bene a dirlo prima che succeda qualcosa. Pensarlo non è farlo, e da qui si può ancora tornare indietro. Adesso serve distanza da quella persona e da quello che potresti usare, e qualcuno vicino a te. Se senti che manca poco, chiama il {number}.',
      'Meno male che l’hai scritto adesso. Esci da quella stanza, lascia lì le cose con cui potresti fare del male, e vai da qualcuno che resti con te. Se sta per succedere, chiama il {number} e di’: "Ho paura di fare del male a qualcuno."',
    ],
    other: [
      'Lo hai notato, e non ti giri dall’altra parte. Chiedere chiaramente a una persona se pensa di morire non le mette in testa l’idea: le fa sapere che con te può dirlo. Se ti chiede di non parlarne con nessuno, non prometterlo.',
      'Sapere una cosa così pesa. Non tocca a te risolverla, e nemmeno tenerla segreta. Puoi restare lì, chiedere senza giri di parole se pensa al suicidio, e far entrare qualcuno che queste cose le fa di mestiere.',
    ],
    otherBody: [
      'Chiama il {number} adesso, o fai chiamare mentre resti lì. Prima l’indirizzo, poi quello che vedi: se respira, se risponde. Se ha preso qualcosa: che cosa, quanto e quando.',
      'Serve il {number}, subito, con il vivavoce. Non devi sapere tu che cosa fare, te lo dicono passo per passo. Resta lì finché non arrivano, e di’ che cosa ha preso, quanto e quando, se lo sai.',
    ],
    otherUnwell: [
      'Hai visto che qualcosa non va, e non lasci correre. Parla piano, con frasi corte, senza discutere su che cosa è vero o su quanto c’è nel piatto. Chi sta così non dovrebbe restarci senza nessuno, e presto serve un medico. Se qualcuno può farsi male, tieniti a distanza e chiama il {number}.',
      'Fa impressione vedere una persona così, e non serve capire tutto per esserle d’aiuto. Una voce calma arriva più lontano delle ragioni: "Vedo che è dura, resto qui vicino." Se però può fare del male a qualcuno, prima viene la tua distanza, poi il {number}.',
    ],
    otherHurt: [
      'Chi subisce una cosa così ha bisogno prima di tutto che qualcuno ci creda. Puoi dire: "Ti credo, sono qui." Non affrontare chi lo fa, potrebbe vendicarsi su chi vuoi proteggere. Le linee d’ascolto rispondono anche a te.',
      'Grazie per non aver fatto finta di niente. Per crederci non servono prove, e non tocca a te parlare con chi fa del male. Tu puoi esserci e dirlo: "Ti credo, sono qui." Per il passo dopo chiedi a una linea d’ascolto, è anche per chi aiuta.',
    ],
  },
  urgent: [
    'Chiama il {number} adesso, oppure dai il telefono a chi può chiamare per te.',
    'Prima di leggere il resto, chiama il {number}. Basta dire dove, e che serve qualcuno subito.',
    'Se non hai ancora chiamato il {number}, fallo ora. Se le parole non vengono, leggi al telefono quello che hai scritto qui.',
  ],
  urgentAtHome: [
    'Se puoi uscire, esci: da un vicino, in un negozio, in strada dove c’è gente. Da lì, dove chi ti fa paura non ti sente, chiama il {number}.',
    'Prima vai dove non può raggiungerti, le scarpe e i documenti possono aspettare. Poi chiama il {number} da un posto in cui non può sentirti. Se parlare è pericoloso: in gran parte d’Italia l’app Where ARE U manda la tua posizione ai soccorsi anche con una chiamata muta o in chat.',
  ],
  write: 'C’è anche chi risponde per messaggio, senza bisogno di parlare: {name}, {to}.',
  call: 'C’è chi risponde al telefono proprio per questo: {name}, {to}.',
  find: 'Su findahelpline.com trovi chi risponde nel posto in cui sei, spesso anche in chat.',
  steps: {
    inward: [
      {
        text: 'Allontanati da quello con cui potresti farti del male: un’altra stanza, un altro piano, fuori di casa.',
        unlessNamed: true,
      },
      'Pensa a chi vorrebbe saperlo a qualunque ora, e fatti sentire, anche se sta dormendo. Basta un messaggio: "Sto male, vieni."',
      {
        text: 'Vai dove c’è gente: un bar aperto, un negozio, il salotto se di là c’è qualcuno. Non devi parlare.',
        unlessNamed: true,
      },
      'Niente alcol adesso, e niente che annebbi la testa: rende più forti i pensieri peggiori.',
    ],
    wounds: [
      'Se c’è sangue, premi con un panno pulito e non togliere la mano. Se la ferita è profonda o non smette di sanguinare, chiama il {number}.',
      'Dai a qualcuno quello che usi, o mettilo dove è scomodo andare a prenderlo. Intanto la spinta può calare.',
      'Resta un po’ dove qualcuno può vederti, in salotto o in un bar. Non devi spiegare perché.',
      'Tieni in mano una cosa fresca, una lattina o un panno bagnato, e per un po’ bada solo a quello che sente la mano.',
    ],
    body: [
      'Non mandare giù altro, né cibo né bevande, e non cercare di vomitare, a meno che non te lo dicano al telefono.',
      'Apri la porta di casa, poi siediti o stenditi su un fianco dove ti trovano subito.',
      'Fai venire chi è più vicino, in casa o sul pianerottolo. Basta dire: "Vieni subito."',
      'Se hai preso qualcosa, tieni lì la scatola o il flacone per chi arriva, anche se sono vuoti.',
    ],
    home: [
      'Se senti che sta per cominciare, mettiti vicino a una porta che dà fuori, lontano dalla cucina e dal bagno.',
      'Se questo telefono viene controllato, chiudi la pagina e riaprila da uno che nessuno guarda, per esempio al lavoro.',
      'Se ti ha stretto il collo, anche una volta sola, fatti vedere da un medico oggi. Conta anche se non ci sono segni.',
      'Scegli con una persona di cui ti fidi una parola qualsiasi che voglia dire: chiama aiuto per me.',
    ],
    assault: [
      'Se è successo da poco e ce la fai, aspetta a lavarti e metti i vestiti in un sacchetto di carta. Se l’hai già fatto, una visita serve lo stesso.',
      'Al pronto soccorso basta dire: "Ho subito una violenza." I particolari puoi tenerli per te, e prima di parlare di denuncia puoi chiedere che cosa comporta.',
      'Scegli una persona che venga con te, o che ti stia vicino e basta. Il racconto può aspettare.',
      'Cerca un posto caldo con una porta che si chiude, e riposa quanto riesci.',
    ],
    child: [
      'Scegli a chi dirlo: una maestra, un prof, la nonna, la mamma di un amico. Se a voce è difficile, puoi far leggere questo schermo.',
      'Puoi cominciare così: "Mi succede una cosa brutta e ho bisogno di aiuto." Il resto te lo chiede l’adulto.',
      'Se il primo adulto non ti aiuta, dillo a un altro, e poi a un altro ancora.',
      'Quando comincia a fare paura, vai da un vicino, o vicino alla porta per uscire.',
    ],
    eating: [
      'Se hai avuto uno svenimento, ti fa male il petto o il cuore batte in modo strano, non aspettare: chiama il {number}.',
      'Dillo a una persona prima del prossimo pasto, anche con un messaggio: "Con il cibo non va, ho bisogno di una mano."',
      'Chiedi una visita al tuo medico per questa settimana. Puoi fargli leggere quello che hai scritto qui.',
      'Al prossimo pasto siediti con qualcuno, se puoi. Si può parlare di tutt’altro.',
    ],
    voices: [
      'Vai a sederti da una persona di cui ti fidi. Basta dire: "Ho paura, resta con me."',
      'Spegni la televisione e le notizie, accendi una luce e tieni in mano una cosa semplice, una tazza o una coperta.',
      'Fatti vedere da un medico oggi stesso. Va bene anche il pronto soccorso, a qualunque ora.',
      'Per oggi non guidare, non partire e non regalare le tue cose. Le decisioni grandi possono aspettare.',
    ],
    harm: [
      'Cammina dalla parte opposta, all’aperto se puoi, finché il corpo non si calma un po’.',
      'Se c’è un’arma, non portarla con te. Chiudila a chiave e dai la chiave a qualcuno.',
      'Chiama la persona più calma che conosci: "Ho paura di quello che potrei fare, resta con me."',
      'Non scrivere a quella persona e non guardare che cosa pubblica. E niente alcol finché non hai dormito.',
    ],
    other: [
      'Quando risponde, ascolta e non discutere. "Dev’essere terribile, io resto qui" aiuta più di un consiglio.',
      'Chiama adesso un’altra persona che possa fare qualcosa: un genitore, chi ci abita insieme, un insegnante.',
      'Se c’è un piano, o non risponde più, chiama il {number} e dai l’indirizzo, anche se poi si arrabbia con te.',
      'Se siete insieme, porta via con calma quello che potrebbe usare, senza farne una lite.',
    ],
    otherBody: [
      'Niente cibo e niente bevande, e non far vomitare, a meno che non te lo dicano al telefono.',
      'Se respira ma non si sveglia, gira la persona su un fianco, con la testa un po’ all’indietro.',
      'Se non respira, o respira in modo strano, dillo subito al telefono. Ti guidano loro nel massaggio sul petto.',
      'Se dice di non chiamare, o che sta bene, chiama lo stesso.',
    ],
    otherUnwell: [
      'Se sta per fare del male a qualcuno, non sbarrare la strada e non provare a togliere niente di mano. Allontanati, porta via gli altri e chiama il {number}.',
      'Fai venire un’altra persona di cui si fida, perché non resti senza nessuno e perché non debba reggere tutto tu.',
      'Parla oggi con un medico, anche da parte sua, e racconta quello che hai visto: che cosa dice, che cosa fa, da quanto non dorme o non mangia. Se sviene o non sa più dov’è, chiama il {number}.',
    ],
    otherHurt: [
      'Chiedi come puoi farti sentire senza rischi. Il suo telefono potrebbe leggerlo anche qualcun altro.',
      'Se succede davanti a te o lo senti adesso, chiama il {number} e dai l’indirizzo. Non metterti in mezzo.',
      'Offri una cosa concreta: una borsa tenuta da te, un posto per dormire, una parola che voglia dire "chiama aiuto".',
      'Se è minorenne, parlane oggi con un adulto che può intervenire: a scuola, dal pediatra, ai servizi sociali.',
    ],
  },
  stay: [
    'Ti leggo. Vanno bene anche le frasi a metà.',
    'È tanto da reggere per una persona sola.',
    'Una cosa alla volta. Adesso solo la prossima.',
    'Quello che scrivi peserebbe a chiunque.',
    'Tutto il resto può aspettare, prima c’è questo.',
    'Grazie per avermi detto anche questo.',
  ],
  told: ['Hai fatto bene a dirmelo.', 'Bene, questo conta.', 'È importante, meno male che l’hai detto.'],
  denial: [
    'Va bene, può darsi. Preferisco chiedere una volta in più che una in meno.',
    'Magari ho letto male io. Prima di parlare d’altro, però, chiedo ancora una cosa.',
  ],
  nobody: [
    'Allora finora hai dovuto reggere tutto senza nessuno, ed è dura. Le linee d’ascolto esistono anche per chi in rubrica non ha nessuno da chiamare.',
    'Non avere nessuno a cui dirlo rende ogni cosa più pesante. Chi risponde a una linea d’ascolto parla ogni giorno con persone che non sanno a chi altro rivolgersi.',
  ],
  questions: [
    { text: 'In questo momento stai pensando di toglierti la vita?', yes: 'danger', no: 'safe' },
    { text: 'Hai a portata di mano qualcosa con cui potresti farti del male?', yes: 'danger', no: 'put_away' },
    { text: 'C’è lì con te qualcuno di cui ti fidi?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'Dove sei adesso sei al sicuro, almeno per la prossima ora?', yes: 'safe', no: 'danger' },
    { text: 'L’hai già detto a qualcuno?', yes: 'told', no: 'alone' },
    { text: 'Chi potrebbe stare un po’ con te oggi?' },
    { text: 'È cambiato qualcosa da quando hai cominciato a scrivere?' },
  ],
  questionsOfBody: [
    { text: 'Hai già chiamato?', yes: 'called' },
    { text: 'C’è qualcuno lì con te?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'Stanno arrivando?', yes: 'help_coming' },
    { text: 'Che cosa è successo, e quanto tempo fa?' },
  ],
  questionsOfOther: [
    { text: 'Per quello che sai, è in pericolo in questo momento?', yes: 'danger', no: 'safe' },
    { text: 'C’è qualcuno con quella persona?', yes: 'with_someone', no: 'alone' },
    { text: 'Sai dove si trova?' },
    { text: 'Chi altro lo sa?' },
  ],
  questionsOfHurt: [
    { text: 'Lì dove sei, in questo momento, sei al sicuro?', yes: 'safe', no: 'danger' },
    { text: 'La persona di cui mi scrivi è vicino a te adesso?', yes: 'danger', no: 'away' },
    { text: 'C’è qualcuno che lo sa?', yes: 'told', no: 'alone' },
  ],
  checkIn: [
    'Forse ci leggo più di quello che volevi dire, e preferisco chiedere.',
    'Può darsi che mi sbagli, ma una frase così non voglio lasciarla passare.',
  ],
  sorry: [
    'Grazie per avermelo detto. Avevo letto male io, scusa.',
    'Va bene, mi fido di quello che dici. Scusa per il dubbio, e se un giorno fosse diverso, qui puoi scriverlo.',
  ],
  past: [
    'Grazie per avermelo raccontato. Se ti va di dirne di più, ti leggo. Se preferisci lasciarlo lì, va bene lo stesso.',
    'Una cosa così resta importante, anche se è passato tanto tempo. Puoi parlarne quanto vuoi, o non parlarne affatto.',
  ],
  followUp: [
    'Prima di tutto: come va, dopo quello che mi hai scritto l’ultima volta?',
    'Non ho dimenticato quello che mi hai raccontato. Com’è andata da allora?',
  ],
  ease: ['Per adesso può bastare così, il resto viene dopo.', 'Così la prossima ora è un po’ più sicura.'],
  close: [
    'Allora per ora fermiamoci qui. Se torna a farsi dura, scrivilo, anche con una parola sola, o vai subito alla linea d’ascolto. E domani parlane con un medico o con una persona di cui ti fidi.',
    'Va bene, per oggi hai fatto abbastanza. Tieniti vicino a persone di cui ti fidi. Se ricomincia, non aspettare che diventi grave: scrivilo qui, o a chi risponde alla linea d’ascolto.',
  ],
  options: ['Sono in pericolo', 'Per ora sono al sicuro', 'Non riesco a telefonare'],
  noPhone: [
    'Allora senza telefonare. Un messaggio breve a chi ti è vicino vale lo stesso.',
    'Va bene, lasciamo stare il telefono. Si può scrivere, o suonare alla porta di qualcuno, anche se è tardi.',
  ],
  toWrite: [
    'Per esempio: «Sto molto male e non voglio restare così senza nessuno. Puoi chiamarmi o venire?» Basta questo.',
    'Puoi copiare questo: «Ho bisogno di te adesso. Non riesco a spiegarlo bene, ma chiamami o vieni, per favore».',
  ],
  onlyEnglish: [
    'Grazie per averlo scritto, non è una cosa da poco. Le conversazioni di WingMate su appuntamenti, lavoro e scuola ci sono solo in inglese. Va benissimo un inglese semplice, anche con gli errori. Se invece sei in pericolo o hai paura, scrivilo in italiano: la risposta sarà in italiano.',
    'Ho letto tutto, e si sente che per te conta. Di appuntamenti, lavoro e scuola con WingMate si parla soltanto in inglese. Bastano parole facili, e gli sbagli non contano. Se però hai paura, o sei in pericolo, puoi scriverlo in italiano e ti rispondo in italiano.',
  ],
  more: italianMore,
  localNumber: 'numero di emergenza del posto in cui sei (in molti paesi è il 112)',
  toChild: {
    urgentAtHome: [
      'Se puoi uscire, esci: da un vicino, in un negozio, dove c’è altra gente. Da lì chiama il {number}, o chiedi a un grande di chiamare.',
      'Prima vai via da chi ti fa male, in un posto dove non ti sente. Poi chiama il {number} e di’ dove sei e che cosa succede. Puoi parlare piano.',
    ],
    questionsOfHurt: [
      { text: 'Dove sei adesso, sei al sicuro?', yes: 'safe', no: 'danger' },
      { text: 'Chi ti fa male è vicino a te adesso?', yes: 'danger', no: 'away' },
      { text: 'C’è un adulto che lo sa?', yes: 'told', no: 'alone' },
    ],
    close: [
      'Oggi hai fatto una cosa difficile, e l’hai fatta bene. Se succede di nuovo, dillo lo stesso giorno a un adulto, o scrivilo qui. Non devi aspettare che diventi peggio.',
      'Va bene, per ora fermiamoci qui. Ricorda: non è colpa tua. Se ricomincia, dillo ancora, anche se l’hai già detto una volta.',
    ],
  },
}
