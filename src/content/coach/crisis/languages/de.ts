import type { ForeignWords } from './foreign-words.ts'

export const german: ForeignWords = {
  first: {
    inward: [
      'Danke, dass du es sagst. Gedanken ans Sterben sind schwer, wenn man sie allein trägt, und jetzt hast du sie ausgesprochen. Du musst da nicht allein durch.',
      'Ich habe alles gelesen. Es tut so weh, dass du ans Sterben denkst, und das geht jetzt vor.',
    ],
    body: ['Ruf jetzt {number} an, auch wenn es dir gut geht. Was du genommen hast, kann schaden, bevor man es merkt.'],
    hurt: [
      'Ich glaube dir. Was dir angetan wird, ist Gewalt, und nichts, was du gesagt oder getan hast, rechtfertigt das. Wenn jemand in dieses Handy schauen kann, schließ die Seite und komm mit einem anderen Gerät wieder.',
    ],
    child: [
      'Ich glaube dir. Niemand darf dir wehtun oder dich so anfassen. Du hast nichts falsch gemacht, und du bekommst keinen Ärger, weil du es sagst.',
    ],
    other: [
      'Du hast es gemerkt und schaust nicht weg. Wenn du offen fragst, ob jemand ans Sterben denkt, bringst du niemanden auf die Idee. Du machst es leichter, darüber zu reden.',
    ],
    otherBody: ['Ruf jetzt {number} an und sag, was es war, wie viel und wann. Bleib dabei, bis sie da sind.'],
  },
  urgent: [
    'Ruf jetzt {number} an, oder gib das Telefon jemandem, der es kann.',
    'Ruf erst {number} an, bevor du weiterliest.',
    'Falls du noch nicht angerufen hast: {number}, und stell auf laut.',
  ],
  write: 'Du kannst schreiben und musst nicht sprechen: {name}, {to}.',
  call: 'Für genau das ist jemand da: {name}, {to}.',
  find: 'Auf findahelpline.com siehst du, wer in deinem Land antwortet, auch per Chat.',
  steps: {
    inward: [
      'Geh weg von dem, womit du dir etwas antun könntest: anderes Zimmer, anderer Stock, vor die Tür.',
      'Denk an jemanden, der dir das Wecken nicht übel nimmt, und weck ihn: „Mir geht es nicht gut, bitte komm.“',
      'Du musst heute Nacht nichts entscheiden. Nur die nächsten zehn Minuten.',
      'Geh dorthin, wo Menschen sind. Reden musst du mit niemandem.',
    ],
    body: [
      'Nimm nichts mehr ein, iss und trink nichts, und bring dich nicht zum Erbrechen, außer sie sagen es dir.',
      'Lass die Tür offen und bleib, wo man dich findet.',
      'Leg die Packung bereit.',
    ],
    hurt: [
      'Wenn es losgeht, bleib in der Nähe einer Tür nach draußen.',
      'Wenn dich jemand gewürgt hat, lass das heute ärztlich anschauen, auch wenn man nichts sieht.',
      'Sag es heute noch jemandem, der nicht bei euch wohnt.',
    ],
    child: [
      'Denk an einen Erwachsenen, der zuhört: eine Lehrerin, eine Oma, die Mutter von Freunden. Du kannst den Bildschirm zeigen.',
      'Wenn der erste nicht hilft, sag es dem nächsten, und dann noch einem.',
    ],
    other: [
      'Frag offen, ob sie oder er daran denkt, sich umzubringen, und hör dann zu, ohne zu streiten.',
      'Versprich nicht, es für dich zu behalten. Hol noch einen Menschen dazu.',
      'Wenn es einen Plan gibt oder keine Antwort kommt, ruf {number} an und nenn die Adresse.',
    ],
    otherBody: [
      'Nichts zu essen, nichts zu trinken, und nicht zum Erbrechen bringen.',
      'Wenn die Person atmet, aber nicht aufwacht, leg sie auf die Seite.',
    ],
  },
  stay: [
    'Ich lese weiter mit. Du musst es nicht besser sagen.',
    'Das ist viel für einen Menschen allein.',
    'Langsam. Kurze Sätze reichen.',
    'Alles andere kann warten. Erst das hier.',
    'Kein Wunder, dass du am Ende bist.',
    'Danke, dass du mir auch das sagst.',
  ],
  told: ['Gut. Das hilft dir durch diese Nacht.', 'Gut. Lass es erst einmal so.', 'Das war ein wichtiger Schritt.'],
  denial: [
    'Kann sein. Ich frage lieber zweimal, als es zu übersehen.',
    'Ich höre dich. Hilf mir, es richtig zu verstehen.',
  ],
  nobody: ['Dann bist du gerade sehr allein damit. Genau dafür gibt es die Nummern: Da ist jemand wach und hört zu.'],
  questions: [
    { text: 'Denkst du gerade daran, dich umzubringen?', yes: 'danger', no: 'safe' },
    { text: 'Ist etwas in deiner Nähe, womit du dir etwas antun könntest?', yes: 'danger', no: 'put_away' },
    { text: 'Ist jemand bei dir?', yes: 'with_someone', no: 'alone' },
    { text: 'Bist du dort, wo du bist, für die nächste Stunde sicher?', yes: 'safe', no: 'danger' },
    { text: 'Weiß jemand davon?', yes: 'told', no: 'alone' },
    { text: 'Wer könnte heute Nacht bei dir sein?' },
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
  ease: ['Gut. So soll es heute Nacht bleiben.', 'Damit ist die nächste Stunde sicherer.'],
  close: [
    'Dann lassen wir es für jetzt dabei. Wenn es wiederkommt, sag es, und sei es mit einem Wort, oder melde dich gleich bei der Nummer. Erzähl morgen einem Arzt oder jemandem, der dich kennt, davon.',
  ],
  options: ['Ich bin nicht sicher vor mir', 'Ich bin gerade sicher', 'Ich kann nicht telefonieren'],
  localNumber: 'den Notruf in deinem Land (in vielen ist es die 112)',
}
