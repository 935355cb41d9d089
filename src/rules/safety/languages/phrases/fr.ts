import type { ForeignGroup } from '../foreign-group.ts'

export const frenchPhrases: readonly ForeignGroup[] = [
  {
    language: 'fr',
    kind: 'suicide',
    tier: 'crisis',
    phrases: [
      '(veux|voudrais|prefere|aimerais) !(pas|plus|jamais) ~1 (mourir|me tuer|me suicider|en finir|etre mort|etre morte) !(de (honte|rire|faim|peur|fatigue|soif|chaud))',
      '(envie de) ~1 (mourir|me tuer|en finir|me suicider|disparaitre pour toujours) !(de (honte|rire|faim|peur|fatigue))',
      '(vais|pense a|penser a) !(pas|jamais) ~1 (me tuer|me suicider|mettre fin a mes jours|en finir avec la vie)',
      'mettre fin a mes jours',
      '(seraient|serait) mieux sans moi',
    ],
  },
  {
    language: 'fr',
    kind: 'suicide',
    tier: 'crisis',
    ignoresNegation: true,
    phrases: [
      '(veux|peux|supporte) (plus|pas) (vivre|continuer a vivre|etre en vie|me reveiller)',
      'plus envie de vivre',
    ],
  },
  {
    language: 'fr',
    kind: 'self_harm',
    tier: 'crisis',
    phrases: ['(me scarifie|me coupe les|me suis coupee|me suis coupe|me faire du mal|me mutile)'],
  },
  {
    language: 'fr',
    kind: 'overdose',
    tier: 'imminent',
    phrases: [
      '(ai pris|ai avale|j ai pris|j ai avale|viens de prendre) ~2 (tous mes|toutes mes|toute la boite|plein de|beaucoup de|une boite de|tous les) ~2 (medicaments|cachets|comprimes|somniferes|anxiolytiques|boite)?',
      // "overdose" alone is an English word too.
      '(fait|fais|faire|en|pris|une) ~1 overdose',
    ],
  },
  {
    language: 'fr',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      '(mon (copain|mari|mec|ex|compagnon|conjoint)|ma (femme|copine|compagne)|il|elle) ~1 (me frappe|m a frappe|m a frappee|me bat|m etrangle|m a etrangle|m a etranglee|me menace de|va me tuer)',
    ],
  },
  {
    language: 'fr',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      '(m a violee|m a viole|m ont violee|j ai ete violee|j ai ete viole|ete violee|agressee sexuellement|agresse sexuellement|abuse de moi)',
    ],
  },
  {
    language: 'fr',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      '(mon (pere|papa|beau pere|oncle|grand pere|prof|entraineur)|ma (mere|maman|belle mere)) ~1 (me frappe|me bat|me touche|m enferme|me tape)',
    ],
  },
  {
    language: 'fr',
    kind: 'suicide',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      '(mon (ami|frere|copain|fils)|ma (amie|soeur|copine|fille)|mon amie|il|elle) ~2 (veut (mourir|se tuer|se suicider|en finir)|va se (tuer|suicider)|se scarifie)',
    ],
  },
  {
    language: 'fr',
    kind: 'overdose',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      '(mon (ami|frere|copain|fils)|ma (soeur|copine|fille)|mon amie|il|elle) ~1 a (pris|avale) ~3 (medicaments|cachets|comprimes)',
    ],
  },
]
