import type { ForeignWords } from './foreign-words.ts'

export const italian: ForeignWords = {
  first: {
    inward: [
      'Grazie di averlo detto. Pensare di morire pesa tanto quando si porta da soli, e ora lo hai messo in parole. Non devi passare quest’ora senza nessuno.',
      'Ho letto tutto. Fa così male che pensi di morire, e questo viene prima di ogni altra cosa.',
    ],
    body: [
      'Chiama il {number} adesso, anche se ti senti bene. Quello che è stato preso può fare male prima che si noti.',
    ],
    hurt: [
      'Ti credo. Quello che ti fanno è violenza, e niente di ciò che hai detto ne è il motivo. Se qualcuno può guardare questo telefono, chiudi la pagina e torna da un altro.',
    ],
    child: ['Ti credo. Nessuno può farti del male o toccarti così. Non hai fatto niente di sbagliato a dirlo.'],
    other: [
      'Te ne sei accorto e non ti giri dall’altra parte. Chiedere con chiarezza se pensa di morire non dà l’idea: lascia spazio per dirlo.',
    ],
    otherBody: ['Chiama il {number} adesso e di’ che cosa ha preso, quanto e quando. Resta vicino finché arrivano.'],
  },
  urgent: [
    'Chiama il {number} adesso, o dai il telefono a chi può chiamare.',
    'Questo è per il {number}, prima di leggere oltre.',
    'Se non hai ancora chiamato: {number}, in vivavoce.',
  ],
  write: 'Puoi scrivere, senza parlare: {name}, {to}.',
  call: 'C’è qualcuno proprio per questo: {name}, {to}.',
  find: 'Su findahelpline.com vedi chi risponde nel tuo paese, anche in chat.',
  steps: {
    inward: [
      'Allontanati da quello che potresti usare: un’altra stanza, un altro piano, fuori.',
      'Pensa alla persona che preferirebbe essere svegliata, e svegliala: "Non sto bene, vieni, per favore."',
      'Nessuna decisione stanotte. Solo i prossimi dieci minuti.',
      'Vai dove c’è gente, anche senza parlare.',
    ],
    body: [
      'Non prendere altro, né cibo né bevande, e non provocarti il vomito se non te lo dicono loro.',
      'Lascia la porta aperta e resta dove possono trovarti.',
      'Tieni la scatola o il flacone.',
    ],
    hurt: [
      'Quando comincia, resta vicino a una porta che dà fuori.',
      'Se ti ha stretto il collo, fatti vedere da un medico oggi, anche senza segni.',
      'Una persona fuori casa può saperlo oggi.',
    ],
    child: [
      'Pensa a un adulto che ascolta: una maestra, una nonna, la mamma di un amico. Puoi mostrare questo schermo.',
      'Se il primo non aiuta, dillo a un altro, e poi a un altro ancora.',
    ],
    other: [
      'Chiedi con chiarezza se pensa di uccidersi, e poi ascolta, senza discutere.',
      'Non promettere di tenerlo per te. Fai venire un’altra persona.',
      'Se c’è un piano, o non risponde, chiama il {number} con l’indirizzo.',
    ],
    otherBody: [
      'Niente da mangiare né da bere, e non provocare il vomito.',
      'Se respira ma non si sveglia, mettila sul fianco.',
    ],
  },
  stay: [
    'Sto leggendo. Non devi dirlo meglio.',
    'È tanto per una persona sola.',
    'Piano. Bastano frasi corte.',
    'Il resto può aspettare. Prima questo.',
    'È comprensibile essere allo stremo.',
    'Grazie di avermi detto anche questo.',
  ],
  told: ['Ce l’hai fatta, e questo cambia la notte.', 'Bene. Resta così per ora.', 'È stato un passo vero.'],
  denial: ['Può darsi. Preferisco chiedere due volte che non accorgermene.', 'Ti ascolto. Aiutami a capire bene.'],
  nobody: ['Allora è un momento molto solo. Le linee ci sono per questo: qualcuno sveglio che ascolta.'],
  questions: [
    { text: 'Stai pensando di ucciderti in questo momento?', yes: 'danger', no: 'safe' },
    { text: 'C’è vicino a te qualcosa che potresti usare?', yes: 'danger', no: 'put_away' },
    { text: 'C’è qualcuno con te?', yes: 'with_someone', no: 'alone' },
    { text: 'Sei al sicuro dove sei, per la prossima ora?', yes: 'safe', no: 'danger' },
    { text: 'Qualcuno lo sa?', yes: 'told', no: 'alone' },
    { text: 'Chi potrebbe stare con te stanotte?' },
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
  ease: ['Bene. Che resti così stanotte.', 'La prossima ora è più sicura così.'],
  close: [
    'Allora per ora ci fermiamo qui. Se torna, dillo, anche con una parola, o vai subito alla linea. Domani raccontalo a un medico o a qualcuno che ti conosce.',
  ],
  options: ['Non sono al sicuro', 'Per ora sono al sicuro', 'Non riesco a telefonare'],
}
