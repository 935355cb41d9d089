import type { ForeignGroup } from '../foreign-group.ts'

export const portuguesePhrases: readonly ForeignGroup[] = [
  {
    language: 'pt',
    kind: 'suicide',
    tier: 'crisis',
    phrases: [
      '(quero|queria|vontade de|prefiro|penso em|pensando em|vou) ~1 (morrer|me matar|me suicidar|tirar minha vida|acabar com a minha vida|acabar com tudo|matar me|suicidar me|desaparecer para sempre) !(de (vergonha|rir|fome|sono|calor|amor|medo|saudade))',
      '(tirar|acabar com) (a)? minha (propria)? vida',
      '(estariam|ficariam) melhor sem mim',
    ],
  },
  {
    language: 'pt',
    kind: 'suicide',
    tier: 'crisis',
    ignoresNegation: true,
    phrases: [
      '(nao quero mais|ja nao quero|nao quero|nao aguento mais) (viver|continuar vivo|continuar viva|estar vivo|estar viva|acordar|existir)',
    ],
  },
  {
    language: 'pt',
    kind: 'self_harm',
    tier: 'crisis',
    phrases: ['(me corto|me cortei|cortar os pulsos|me machuco de proposito|me automutilo|corto me)'],
  },
  {
    language: 'pt',
    kind: 'overdose',
    tier: 'imminent',
    phrases: [
      '(tomei|engoli) ~2 (todos os|todos meus|muitos|um monte de|a caixa|o frasco|uma cartela|todas as) ~2 (remedios|comprimidos|medicamentos|pilulas)?',
      // "overdose" alone is an English word too.
      '(tive|teve|tomei|tomou|uma|de) overdose',
    ],
  },
  {
    language: 'pt',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      '((meu (namorado|marido|ex|companheiro|parceiro))|(minha (mulher|namorada|esposa))|ele|ela) ~2 (me bate|me bateu|me espanca|me enforca|me enforcou|me ameaca|vai me matar|bate me|bateu me)',
    ],
  },
  {
    language: 'pt',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      '(fui estuprada|fui estuprado|me estuprou|me estupraram|fui violada|fui violado|abusou de mim|abusaram de mim)',
    ],
  },
  {
    language: 'pt',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      '((meu (pai|padrasto|tio|avo|professor|treinador))|(minha (mae|madrasta))) ~2 (me bate|me toca|me tranca|me espanca|bate me|toca me)',
    ],
  },
  {
    language: 'pt',
    kind: 'suicide',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      '(amigo|amiga|irmao|irma|filho|filha|namorado|namorada|mae|pai|ele|ela) ~2 (quer (morrer|se matar|se suicidar)|vai se matar|se corta)',
    ],
  },
  {
    language: 'pt',
    kind: 'overdose',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      '(amigo|amiga|irmao|irma|filho|filha|namorado|namorada|mae|pai|ele|ela) ~1 (tomou|engoliu) ~3 (remedios|comprimidos|medicamentos)',
    ],
  },
]
