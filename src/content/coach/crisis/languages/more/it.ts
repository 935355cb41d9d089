import type { ForeignMore } from './foreign-more.ts'

export const italianMore: ForeignMore = {
  line: {
    what: '{line} è una linea d’ascolto. Risponde {who}: prima ti ascolta, e tu dici solo quello che vuoi.',
    article: 'il ',
    professional: 'una persona del mestiere',
    trained: 'una persona formata per ascoltare',
    somebody: 'una persona vera',
    free: '{line}: è gratis.',
    freeFromMobile: '{line}: è gratis dal cellulare.',
    costUnknown: 'Non so se {line} è gratis dal tuo telefono; puoi chiederlo all’inizio.',
    always: '{line} risponde giorno e notte, anche nel fine settimana e nei giorni di festa.',
    sometimes: '{line} non risponde a tutte le ore; la pagina, o il messaggio all’inizio della chiamata, dice quando.',
    otherAlways: 'Giorno e notte c’è {line}.',
    noneAlways: 'Se non risponde nessuno e non può aspettare, chiama il {number}.',
    sendsHelp:
      'Quasi sempre resta una conversazione: chiamare non vuol dire che ti mandino qualcuno o che ti ricoverino. Possono mandare aiuto quando una vita è in pericolo in quel momento, e puoi chiedere come funziona prima di dire il resto.',
    disturbs: 'Non disturbi, e non serve stare peggio degli altri: la linea c’è proprio per questo.',
    anonymous:
      'Non devi dire il tuo nome. Alcune linee tengono degli appunti: chiedi all’inizio che cosa viene scritto.',
  },
  keepAway: {
    rails: 'Tieniti a distanza dalla banchina e dai binari: oggi niente metro e niente treni, o solo con qualcuno.',
    height: 'Tieniti a distanza da lassù e dal bordo, e chiudi la finestra se è in casa.',
    water: 'Tieniti a distanza dall’acqua oggi, anche solo per camminare.',
    road: 'Tieniti a distanza dalla strada, e oggi non guidare.',
    tablets: 'Dai quelle pastiglie a qualcuno, o lasciale dove non puoi riprenderle senza aiuto.',
    blades: 'Allontana quello che taglia: dallo a qualcuno, o lascialo lì e cambia stanza.',
    rope: 'Allontanati dalla corda: cambia stanza, e che la porti via qualcun altro.',
    gun: 'Allontanati dall’arma: esci da lì, e che la tenga qualcun altro.',
    bleach: 'Allontanati da quel prodotto: cambia stanza, e che lo porti via qualcun altro.',
  },
  stillAway: [
    'Allora è da lì che conviene tenersi a distanza, oggi e domani.',
    'Finché è così, meglio non avvicinarsi senza nessuno.',
  ],
  atIt: {
    words: `Lascia tutto dov’è ed esci adesso dalla stanza, verso qualcuno: suona alla porta accanto, vai sul pianerottolo. Basta una frase: «Non sono al sicuro, resta con me». Se non riesci, chiama il {number} e di’: «Ho paura di farmi del male».`,
    questions: [{ text: 'Hai già preso o fatto qualcosa?', yes: 'danger' }],
  },
  again: [
    'Me l’avevi detto, e non l’ho dimenticato. Che possa tornare lo prendo sul serio, e viene prima di tutto il resto.',
    'Grazie per averlo ridetto. Adesso parliamo di questo e di nient’altro.',
  ],
  beside: {
    warm: [
      'Non dimentico quello che mi hai scritto.',
      'Grazie perché continui a scrivere.',
      'Dopo quello che mi hai raccontato, non c’è fretta.',
    ],
    english: [
      'Per esercitarsi nelle conversazioni di lavoro, scuola o appuntamenti ho solo l’inglese; per quello che fa male, resta in italiano.',
      'Di lavoro, scuola e appuntamenti so parlare solo in inglese. Quello che fa paura puoi scriverlo qui, in italiano.',
    ],
    lines: [
      'Se si fa troppo dura, c’è sempre {line}, e il {number} se è adesso.',
      'Per parlarne con qualcuno: {line}. Se è adesso: il {number}.',
    ],
    how: [
      { text: 'Com’è in questo momento?' },
      { text: 'Adesso è più calmo, o sta tornando?' },
      { text: 'E quest’ora come va?' },
    ],
  },
  noMore: {
    words: ['Sembra un gran peso, e queste parole possono voler dire molte cose.'],
    questions: [
      {
        text: 'È soprattutto stanchezza, o a volte pensi anche di morire?',
        yes: 'danger',
        no: 'safe',
      },
    ],
  },
}
