import type { ForeignWords } from './foreign-words.ts'

export const italian: ForeignWords = {
  first: {
    inward: [
      'Grazie per avermelo detto. È una cosa che pesa tanto quando la si porta da soli, e ora l’hai detta. Non devi affrontarla senza nessuno accanto.',
      'Ho letto tutto. Quello che scrivi è molto pesante, e viene prima di ogni altra cosa.',
    ],
    body: [
      'Chiama il {number} adesso, anche se ti senti bene. Se hai preso qualcosa, può farti male prima che tu te ne accorga.',
    ],
    hurt: [
      'Ti credo. Quello che ti fanno è violenza, e niente di ciò che hai detto o fatto la giustifica. Se qualcuno può guardare questo telefono, chiudi la pagina e torna da un altro dispositivo.',
    ],
    child: ['Ti credo. Nessuno può farti del male o toccarti così. Non è colpa tua, e hai fatto bene a dirlo.'],
    other: [
      'Lo hai notato e non ti giri dall’altra parte. Chiedere con chiarezza se pensa al suicidio non mette in testa l’idea: lascia spazio per dirlo.',
    ],
    otherBody: [
      'Chiama il {number} adesso e di’ che cosa è successo. Se ha preso qualcosa: che cosa, quanto e quando. Resta lì finché non arrivano.',
    ],
  },
  urgent: [
    'Chiama il {number} adesso, o dai il telefono a chi può chiamare.',
    'Prima di continuare a leggere, chiama il {number}.',
    'Se non hai ancora chiamato: {number}, in vivavoce.',
  ],
  write: 'Puoi scrivere invece di parlare: {name}, {to}.',
  call: 'C’è qualcuno proprio per questo: {name}, {to}.',
  find: 'Su findahelpline.com vedi chi risponde nel tuo paese, anche in chat.',
  steps: {
    inward: [
      'Allontanati da quello che potresti usare per farti del male: un’altra stanza, un altro piano, fuori.',
      'Pensa a qualcuno a cui non dispiacerebbe essere svegliato, e sveglialo: "Non sto bene, vieni, per favore."',
      'Non devi decidere niente adesso. Contano solo i prossimi dieci minuti.',
      'Vai dove c’è gente, anche senza parlare.',
    ],
    body: [
      'Non prendere altro, né cibo né bevande, e non provocarti il vomito, a meno che non te lo dicano al telefono.',
      'Lascia la porta aperta e resta dove possono trovarti.',
      'Tieni la scatola o il flacone.',
    ],
    hurt: [
      'Quando comincia, resta vicino a una porta che dà sull’esterno.',
      'Se ti ha stretto il collo, fatti vedere da un medico oggi, anche senza segni.',
      'Dillo oggi stesso a una persona di cui ti fidi.',
    ],
    child: [
      'Pensa a un adulto che ascolta: una maestra, una nonna, la mamma di un amico. Puoi mostrare questo schermo.',
      'Se il primo non aiuta, dillo a un altro, e poi a un altro ancora.',
    ],
    other: [
      'Chiedi con chiarezza se pensa di uccidersi, e poi ascolta, senza discutere.',
      'Non promettere di tenerlo per te. Coinvolgi subito un’altra persona.',
      'Se c’è un piano, o non risponde, chiama il {number} e dai l’indirizzo.',
    ],
    otherBody: [
      'Non dare niente da mangiare né da bere, e non provocare il vomito.',
      'Se la persona respira ma non si sveglia, mettila su un fianco.',
    ],
  },
  stay: [
    'Sto leggendo. Non serve trovare parole migliori.',
    'È tanto per una persona sola.',
    'Piano. Bastano frasi corte.',
    'Il resto può aspettare. Prima questo.',
    'Peserebbe a chiunque.',
    'Grazie di avermi detto anche questo.',
  ],
  told: ['Hai fatto bene a dirmelo.', 'È bene saperlo.', 'È stato un passo importante.'],
  denial: [
    'Può darsi. Preferisco chiedere due volte piuttosto che non accorgermene.',
    'Ti ascolto. Aiutami a capire bene.',
  ],
  nobody: [
    'Allora stai affrontando tutto questo senza nessuno. Le linee di ascolto ci sono per questo: c’è qualcuno che ascolta.',
  ],
  questions: [
    { text: 'Stai pensando di ucciderti in questo momento?', yes: 'danger', no: 'safe' },
    { text: 'C’è vicino a te qualcosa che potresti usare per farti del male?', yes: 'danger', no: 'put_away' },
    { text: 'C’è con te qualcuno di cui ti fidi?', yes: 'with_someone', no: 'alone' },
    { text: 'Sei al sicuro dove sei, per la prossima ora?', yes: 'safe', no: 'danger' },
    { text: 'Qualcuno lo sa?', yes: 'told', no: 'alone' },
    { text: 'Chi potrebbe stare con te oggi?' },
    { text: 'È cambiato qualcosa da quando hai scritto?' },
  ],
  questionsOfBody: [
    { text: 'Hai chiamato?', yes: 'called' },
    { text: 'C’è qualcuno con te?', yes: 'with_someone', no: 'alone' },
    { text: 'Stanno arrivando?', yes: 'help_coming' },
    { text: 'Che cos’era, e quanto tempo fa?' },
  ],
  questionsOfOther: [
    { text: 'È in pericolo adesso?', yes: 'danger', no: 'safe' },
    { text: 'C’è qualcuno vicino a quella persona?', yes: 'with_someone', no: 'alone' },
    { text: 'Sai dove si trova?' },
    { text: 'Chi altro lo sa?' },
  ],
  ease: ['Per ora può restare così.', 'La prossima ora è più sicura così.'],
  close: [
    'Allora per ora ci fermiamo qui. Se peggiora di nuovo, dillo, anche con una parola, o contatta subito la linea. Domani parlane con un medico o con una persona di cui ti fidi.',
  ],
  options: ['Sono in pericolo', 'Per ora sono al sicuro', 'Non riesco a telefonare'],
  localNumber: 'numero di emergenza del tuo paese (in molti è il 112)',
}
