import type { PhraseGroup } from '../signal.ts'

/**
 * The plainest words for it in languages of countries we name lines for, and in Spanish. The app speaks English; people
 * in pain may not.
 */
export const otherLanguagePhrases: readonly PhraseGroup[] = [
  {
    name: 'wish_to_die',
    kind: 'self_harm',
    strength: 'crisis',
    phrases: [
      '(me)? quiero (morir|morirme|matarme|suicidarme)',
      '(quitarme|acabar con mi) ~1 vida',
      '(ich)? (will|mochte) ~2 (sterben|mich umbringen|tot sein)',
      '(mich umbringen|mir das leben nehmen)',
      '(je)? (veux|voudrais) ~1 (mourir|me tuer|me suicider|en finir)',
      '(envie de (mourir|me tuer)|me suicider)',
      '(marna chahta|marna chahti|khudkushi)',
    ],
  },
  {
    name: 'wish_not_to_live',
    kind: 'self_harm',
    strength: 'crisis',
    deafTo: ['negated'],
    phrases: [
      'no quiero (vivir|seguir viviendo|estar vivo|estar viva)',
      '(nicht mehr leben|kann nicht mehr leben)',
      '(ne)? (veux|peux) (plus|pas) vivre',
      'jeena nahi chahta',
    ],
  },
]
