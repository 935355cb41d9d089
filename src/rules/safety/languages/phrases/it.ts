import type { ForeignGroup } from '../foreign-group.ts'

export const italianPhrases: readonly ForeignGroup[] = [
  {
    language: 'it',
    kind: 'suicide',
    tier: 'crisis',
    phrases: [
      '(voglio|vorrei|preferirei|penso di|sto pensando di|ho voglia di) ~1 (morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|sparire per sempre) !(di (vergogna|fame|risate|sonno|caldo|paura|noia))',
      '(mi (ammazzo|uccido|suicido)|togliermi la vita|farla finita)',
      'meglio senza di me',
    ],
  },
  {
    language: 'it',
    kind: 'suicide',
    tier: 'crisis',
    ignoresNegation: true,
    phrases: ['non (voglio|vorrei|ce la faccio) ~1 (piu)? (a)? (vivere|svegliarmi|esistere)', 'non voglio vivere'],
  },
  {
    language: 'it',
    kind: 'self_harm',
    tier: 'crisis',
    phrases: ['(mi taglio|mi sono tagliata|mi sono tagliato|farmi del male|mi faccio del male|autolesion)'],
  },
  {
    language: 'it',
    kind: 'overdose',
    tier: 'imminent',
    phrases: [
      '(ho preso|ho ingoiato|ho mandato giu) ~2 (tutte le|tutti i|un sacco di|troppe|troppi|la scatola|il flacone|tante) ~2 (pastiglie|pillole|medicine|farmaci|compresse)?',
      // "overdose" alone is an English word too.
      '(in|di|un|una|per) overdose',
    ],
  },
  {
    language: 'it',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      '((il mio|mio) (ragazzo|marito|ex|compagno|fidanzato)|(la mia|mia) (moglie|ragazza|compagna)|lui|lei) ~1 (mi picchia|mi ha picchiata|mi ha picchiato|mi strangola|mi minaccia|mi vuole uccidere|mi ammazza)',
      'mi picchia',
    ],
  },
  {
    language: 'it',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      '(mi ha violentata|mi ha violentato|mi ha stuprata|mi ha stuprato|sono stata violentata|sono stata stuprata|abusato di me)',
    ],
  },
  {
    language: 'it',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      '((mio|il mio) (padre|papa|patrigno|zio|nonno|professore|allenatore)|(mia) (madre|mamma)|papa|mamma) ~1 (mi picchia|mi tocca|mi chiude|mi rinchiude|mi mena)',
    ],
  },
  {
    language: 'it',
    kind: 'suicide',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      '((il mio|la mia|mio|mia|un|una) (amico|amica|fratello|sorella|figlio|figlia|ragazza|ragazzo)|lui|lei) ~2 (vuole (morire|uccidersi|ammazzarsi|suicidarsi|farla finita)|si taglia)',
    ],
  },
  {
    language: 'it',
    kind: 'overdose',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      '(amico|amica|fratello|sorella|figlio|figlia|ragazza|ragazzo|lui|lei) ha (preso|ingoiato) ~3 (pastiglie|pillole|medicine|farmaci)',
    ],
  },
]
