import type { ForeignGroup } from '../foreign-group.ts'

export const spanishPhrases: readonly ForeignGroup[] = [
  {
    language: 'es',
    kind: 'suicide',
    tier: 'crisis',
    phrases: [
      '(quiero|queria|quisiera|prefiero|ganas de|deseo) ~1 (morir|morirme|matarme|suicidarme|quitarme la vida|desaparecer para siempre) !(de (verguenza|risa|hambre|sueno|calor|amor|ganas|pena|frio))',
      '(me quiero|me voy a) (morir|matar|suicidar) !(de (verguenza|risa|hambre|sueno|calor|amor|ganas|pena|frio))',
      '(voy a|pienso en|pensando en|penso en) (matarme|suicidarme|quitarme la vida|acabar con mi vida|acabar con todo)',
      '(acabar|terminar) con mi vida',
      '(estarian|estaran) mejor sin mi',
    ],
  },
  {
    language: 'es',
    kind: 'suicide',
    tier: 'crisis',
    ignoresNegation: true,
    phrases: [
      '(ya)? no quiero (vivir|seguir viviendo|estar vivo|estar viva|seguir aqui|despertar)',
      'no aguanto mas ~1 (vivir|esta vida)',
    ],
  },
  {
    language: 'es',
    kind: 'self_harm',
    tier: 'crisis',
    phrases: ['(me corto|me he cortado|me corte los|cortarme|me autolesiono|hacerme dano)'],
  },
  {
    language: 'es',
    kind: 'overdose',
    tier: 'imminent',
    phrases: [
      '(me tome|me he tomado|tome|me trague) ~2 (todas las|todas mis|muchas|un monton de|el frasco|la caja) ~2 (pastillas|pildoras|medicinas|medicamentos)?',
      'sobredosis',
    ],
  },
  {
    language: 'es',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      '(mi (novio|marido|esposo|pareja|ex|mujer|esposa|novia)|el) ~2 (me pega|me golpea|me pego|me golpeo|me ahorca|me amenaza|me quiere matar|me va a matar)',
      'me (pega|golpea) (mi|todos los dias|cuando)',
    ],
  },
  {
    language: 'es',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      '(me violo|me violaron|me han violado|fui violada|fui violado|abuso sexualmente de mi|abusaron de mi|me toco sin)',
    ],
  },
  {
    language: 'es',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      '(mi (papa|padre|padrastro|tio|abuelo|mama|madre|profesor|entrenador)) ~2 (me pega|me golpea|me toca|me encierra|me viola)',
    ],
  },
  {
    language: 'es',
    kind: 'suicide',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      '(mi (amiga|amigo|hermana|hermano|hija|hijo|novia|novio|mama|papa)|el|ella) ~3 (se quiere (morir|matar|suicidar)|quiere (morir|morirse|matarse|suicidarse)|se corta)',
    ],
  },
  {
    language: 'es',
    kind: 'overdose',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      '(mi (amiga|amigo|hermana|hermano|hija|hijo|novia|novio|mama|papa)|el|ella) ~1 se (tomo|trago) ~3 (pastillas|pildoras|medicinas)',
    ],
  },
]
