import type { ForeignWords } from './foreign-words.ts'

export const german: ForeignWords = {
  first: {
    inward: [
      'Danke, dass du es sagst. So etwas ist schwer, wenn man es allein trägt, und jetzt hast du es ausgesprochen. Du musst da nicht allein durch.',
      'Ich habe alles gelesen. Das klingt sehr schwer, und das geht jetzt vor.',
    ],
    body: [
      'Ruf jetzt die {number} an, auch wenn du dich gut fühlst. Wenn du etwas genommen hast, kann es schaden, bevor du es merkst.',
    ],
    hurt: [
      'Ich glaube dir. Was dir angetan wird, ist Gewalt, und nichts, was du gesagt oder getan hast, rechtfertigt das. Wenn jemand in dieses Handy schauen kann, schließ die Seite und komm mit einem anderen Gerät wieder.',
    ],
    child: [
      'Ich glaube dir. Niemand darf dir wehtun oder dich so anfassen. Du hast nichts falsch gemacht, und du bekommst keinen Ärger, weil du es sagst.',
    ],
    other: [
      'Du hast es gemerkt und schaust nicht weg. Wenn du offen fragst, ob jemand ans Sterben denkt, bringst du niemanden auf die Idee. Du machst es leichter, darüber zu reden.',
    ],
    otherBody: [
      'Ruf jetzt die {number} an und sag, was passiert ist. Falls etwas genommen wurde: was, wie viel und wann. Bleib bei der Person, bis Hilfe da ist.',
    ],
  },
  urgent: [
    'Ruf jetzt die {number} an, oder gib das Telefon jemandem, der anrufen kann.',
    'Ruf erst die {number} an, bevor du weiterliest.',
    'Falls du noch nicht angerufen hast: die {number}, und stell auf Lautsprecher.',
  ],
  write: 'Du kannst schreiben und musst nicht sprechen: {name}, {to}.',
  call: 'Für genau das ist jemand da: {name}, {to}.',
  find: 'Auf findahelpline.com siehst du, wer in deinem Land antwortet, auch per Chat.',
  steps: {
    inward: [
      'Geh weg von dem, womit du dir etwas antun könntest: anderes Zimmer, anderer Stock, vor die Tür.',
      'Denk an jemanden, den du wecken darfst, und ruf dort an: „Mir geht es nicht gut, bitte komm.“',
      'Du musst jetzt nichts entscheiden. Es geht nur um die nächsten zehn Minuten.',
      'Geh dorthin, wo Menschen sind. Reden musst du mit niemandem.',
    ],
    body: [
      'Nimm nichts weiter ein, iss und trink nichts, und bring dich nicht zum Erbrechen, außer man sagt es dir am Telefon.',
      'Lass die Tür offen und bleib, wo man dich findet.',
      'Leg die Packung bereit.',
    ],
    hurt: [
      'Wenn es losgeht, bleib in der Nähe einer Tür nach draußen.',
      'Wenn dich jemand gewürgt hat, lass das heute ärztlich anschauen, auch wenn man nichts sieht.',
      'Sag es heute noch einem Menschen, dem du vertraust.',
    ],
    child: [
      'Denk an einen Erwachsenen, der zuhört: eine Lehrerin, eine Oma, die Mutter von Freunden. Du kannst den Bildschirm zeigen.',
      'Wenn die erste Person nicht hilft, sag es der nächsten, und dann noch einer.',
    ],
    other: [
      'Frag offen, ob sie oder er daran denkt, sich umzubringen, und hör dann zu, ohne zu streiten.',
      'Versprich nicht, es für dich zu behalten. Hol noch einen Menschen dazu.',
      'Wenn es einen Plan gibt oder keine Antwort kommt, ruf die {number} an und nenn die Adresse.',
    ],
    otherBody: [
      'Gib der Person nichts zu essen oder zu trinken, und bring sie nicht zum Erbrechen.',
      'Wenn die Person atmet, aber nicht aufwacht, leg sie auf die Seite.',
    ],
  },
  stay: [
    'Ich lese weiter mit. Du musst es nicht besser sagen.',
    'Das ist viel für einen Menschen allein.',
    'Langsam. Kurze Sätze reichen.',
    'Alles andere kann warten. Erst das hier.',
    'Das würde jeden Menschen mitnehmen.',
    'Danke, dass du mir auch das sagst.',
  ],
  told: ['Gut, dass du das schreibst.', 'Das ist gut zu wissen.', 'Das war ein wichtiger Schritt.'],
  denial: [
    'Kann sein. Ich frage lieber zweimal, als es zu übersehen.',
    'Ich höre dich. Hilf mir, es richtig zu verstehen.',
  ],
  nobody: ['Dann bist du gerade sehr allein damit. Genau dafür gibt es die Nummern: Da ist jemand, der zuhört.'],
  questions: [
    { text: 'Denkst du gerade daran, dich umzubringen?', yes: 'danger', no: 'safe' },
    { text: 'Ist etwas in deiner Nähe, womit du dir etwas antun könntest?', yes: 'danger', no: 'put_away' },
    { text: 'Ist jemand bei dir, dem du vertraust?', yes: 'with_someone', no: 'alone' },
    { text: 'Bist du dort, wo du bist, für die nächste Stunde sicher?', yes: 'safe', no: 'danger' },
    { text: 'Weiß jemand davon?', yes: 'told', no: 'alone' },
    { text: 'Wer könnte heute bei dir sein?' },
    { text: 'Hat sich seit deiner Nachricht etwas geändert?' },
  ],
  questionsOfBody: [
    { text: 'Hast du angerufen?', yes: 'called' },
    { text: 'Ist jemand bei dir?', yes: 'with_someone', no: 'alone' },
    { text: 'Sind sie unterwegs?', yes: 'help_coming' },
    { text: 'Was war es, und wie lange ist es her?' },
  ],
  questionsOfOther: [
    { text: 'Ist die Person gerade in Gefahr?', yes: 'danger', no: 'safe' },
    { text: 'Ist jemand bei ihr?', yes: 'with_someone', no: 'alone' },
    { text: 'Weißt du, wo sie ist?' },
    { text: 'Wer weiß noch davon?' },
  ],
  ease: ['So kann es für jetzt bleiben.', 'Damit ist die nächste Stunde sicherer.'],
  close: [
    'Dann lassen wir es für jetzt dabei. Wenn es wieder schlimmer wird, sag es, und sei es mit einem Wort, oder melde dich gleich bei der Nummer. Sprich morgen mit einer Ärztin, einem Arzt oder jemandem, dem du vertraust, darüber.',
  ],
  options: ['Ich bin in Gefahr', 'Ich bin gerade in Sicherheit', 'Ich kann nicht telefonieren'],
  localNumber: 'Notrufnummer deines Landes (in vielen ist es die 112)',
}
