import type { ForeignMore } from './foreign-more.ts'

export const germanMore: ForeignMore = {
  line: {
    what: '{line}: Da ist {who}. Man hört dir erst einmal zu, und du sagst nur, was du willst.',
    article: 'die ',
    professional: 'jemand vom Fach',
    trained: 'jemand, der fürs Zuhören ausgebildet ist',
    somebody: 'ein Mensch',
    free: '{line}: Das kostet nichts.',
    freeFromMobile: '{line}: Vom Handy kostet es nichts.',
    costUnknown:
      'Ob {line} von deinem Telefon aus etwas kostet, weiß ich nicht; das kannst du gleich am Anfang fragen.',
    always: '{line} ist Tag und Nacht erreichbar, auch am Wochenende und an Feiertagen.',
    sometimes: '{line} ist nicht rund um die Uhr erreichbar; die Seite oder die Ansage sagt, wann.',
    otherAlways: 'Tag und Nacht erreichbar: {line}.',
    noneAlways: 'Wenn niemand abhebt und es nicht warten kann, ruf die {number} an.',
    sendsHelp:
      'Meistens bleibt es ein Gespräch: Wer anruft, bekommt deshalb niemanden geschickt und wird nicht eingewiesen. Hilfe kann kommen, wenn ein Leben in diesem Moment in Gefahr ist, und du kannst fragen, wie das läuft, bevor du mehr sagst.',
    disturbs: 'Du störst dort nicht, und es muss dir nicht schlechter gehen als anderen: Genau dafür gibt es das.',
    anonymous:
      'Deinen Namen musst du nicht sagen. Manchmal werden Notizen gemacht: Frag am Anfang, was festgehalten wird.',
  },
  keepAway: {
    rails: 'Bleib weg vom Bahnsteig und von den Gleisen: heute keine Bahn, oder nur mit jemandem zusammen.',
    height: 'Bleib weg von dort oben und vom Rand, und mach das Fenster zu, wenn es zu Hause ist.',
    water: 'Bleib heute weg vom Wasser, auch zum Spazieren.',
    road: 'Bleib weg von der Straße, und fahr heute nicht selbst.',
    tablets: 'Gib die Tabletten jemandem, oder lass sie dort, wo du ohne Hilfe nicht mehr drankommst.',
    blades: 'Bring weg, was schneidet: Gib es jemandem, oder lass es liegen und geh in ein anderes Zimmer.',
    rope: 'Geh weg von dem Seil: in ein anderes Zimmer, und jemand anders soll es mitnehmen.',
    gun: 'Geh weg von der Waffe: raus aus dem Raum, und jemand anders soll sie verwahren.',
    bleach: 'Geh weg von dem Mittel: in ein anderes Zimmer, und jemand anders soll es mitnehmen.',
  },
  stillAway: [
    'Dann ist es das, wovon du wegbleibst, heute und morgen.',
    'Solange es so ist, geh besser nicht allein in die Nähe.',
  ],
  atIt: {
    words: `Lass alles liegen und geh jetzt aus dem Raum, zu einem Menschen: nebenan klingeln, ins Treppenhaus. Ein Satz reicht: „Ich bin nicht sicher, bitte bleib bei mir.“ Geht das nicht, ruf die {number} an und sag: „Ich bin vor mir selbst nicht sicher.“`,
    questions: [{ text: 'Hast du schon etwas genommen oder getan?', yes: 'danger' }],
  },
  again: [
    'Das hattest du mir geschrieben, und es ist nicht vergessen. Dass es wiederkommen kann, nehme ich ernst, und es kommt vor allem anderen.',
    'Danke, dass du es noch einmal sagst. Jetzt geht es darum und um nichts anderes.',
  ],
  beside: {
    warm: [
      'Was du mir geschrieben hast, ist nicht vergessen.',
      'Danke, dass du weiter schreibst.',
      'Nach dem, was du mir erzählt hast, muss es nicht schnell gehen.',
    ],
    english: [
      'Gespräche für Arbeit, Schule oder Dates kann ich nur auf Englisch mit dir üben; was wehtut, schreib weiter auf Deutsch.',
      'Über Arbeit, Schule und Dates kann ich nur auf Englisch schreiben. Was dir Angst macht, schreibst du hier auf Deutsch.',
    ],
    lines: [
      'Wenn es zu eng wird: {line} ist weiter da, und bei unmittelbarer Gefahr die {number}.',
      'Zum Reden mit einem Menschen: {line}. Bei unmittelbarer Gefahr: die {number}.',
    ],
    how: [
      { text: 'Wie ist es jetzt gerade?' },
      { text: 'Ist es im Moment ruhiger, oder kommt es wieder?' },
      { text: 'Und wie ist diese Stunde?' },
    ],
  },
  noMore: {
    words: ['Das klingt nach viel Last, und die Worte können vieles heißen.'],
    questions: [
      {
        text: 'Ist es vor allem Erschöpfung, oder denkst du manchmal auch ans Sterben?',
        yes: 'danger',
        no: 'safe',
      },
    ],
  },
}
