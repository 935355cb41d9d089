import type { ForeignGroup } from '../foreign-group.ts'
import {
  amount,
  caught,
  how,
  joking,
  limbs,
  pills,
  poison,
  prescribed,
  relation,
  somebody,
  somebodySays,
} from './es-words.ts'

const love = '(novio|novia|marido|esposo|esposa|pareja|ex|mujer)'
const elder = '(papa|padre|padrastro|mama|madre|madrastra|tio|abuelo)'
const small =
  '(hermanito|hermanita|hermano|hermana|sobrina|sobrino|hija|hijo|nieta|nieto|alumna|alumno|amigo|amiga|primo|prima|vecinito|vecinita|novia|novio)'
const hits = `(pega|pego|golpea|golpeo|maltrata) !${caught}`

/** Somebody else is in danger. */
export const spanishOtherPhrases: readonly ForeignGroup[] = [
  {
    language: 'es',
    kind: 'suicide',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${somebodySays} se (quiere|va a) (morir|matar|suicidar|quitar la vida|colgar) !(${joking}|porque)`,
      `${somebodySays} (quiere|queria|piensa en|esta pensando en|va a) (morir|morirse|matarse|suicidarse|quitarse la vida) !${joking}`,
      `${somebodySays} (intento|trato de) (matarse|suicidarse|quitarse la vida) !(hace|cuando)`,
      `${somebodySays} (tiene|anda con) (ideas|pensamientos) (suicidas|de suicidio)`,
      `${somebodySays} no quiere (vivir|seguir viviendo) (mas)? !${how}`,
      `${somebodySays} no quiere (vivir|seguir viviendo) mas !(con|conmigo|contigo|en|aqui|alla|sola|solo|lejos|cerca)`,
      '(dice|dijo) que se (quiere|va a) (suicidar|quitar la vida)',
      '(dice|dijo) que si (lo|la) dejo se (mata|suicida)',
    ],
  },
  {
    language: 'es',
    kind: 'suicide',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      `${somebody} se (corto|acaba de cortar) las venas`,
      `${somebody} (se va a|quiere) (tirar|tirarse) (del puente|de la azotea|al tren)`,
    ],
  },
  {
    language: 'es',
    kind: 'self_harm',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${somebodySays} se (corta|corto) ${limbs} !(con|en|jugando|sin querer)`,
      `${somebody} se corta !(mucho|el|la|los|un|unas|las|con|cuando|mas|al|en|y|demasiado|enseguida|por|muy|bastante|siempre|sola|solo|a|si)`,
      `${somebodySays} se (autolesiona|autolesiono|hace cortes|hace dano a (proposito|si misma|si mismo)|lastima a (proposito|si misma|si mismo))`,
      `${somebody} tiene cortes en (los|las|el|la) (brazos|brazo|piernas|pierna|munecas|muneca)`,
    ],
  },
  {
    language: 'es',
    kind: 'overdose',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      `${somebodySays} (se tomo|se trago|se ha tomado|acaba de tomarse|se comio|tomo) (como|casi)? ${amount} ~1 ${pills} !(${prescribed}|de la)`,
      `${somebodySays} (se tomo|se trago) (un|todo el|el) (blister|frasco|bote) (entero)? de ${pills}`,
      `${somebodySays} (se)? (tomo|trago|bebio) (un (vaso|trago|poco) de)? ${poison}`,
      `${somebody} (esta teniendo|le dio) una sobredosis !(de|hace)`,
    ],
  },
  {
    language: 'es',
    kind: 'partner_violence',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `a mi mejor? ${relation} (le|la|lo) ${hits.replace('!', `su ${love} !`)}`,
      `(el|la) ${love} de mi mejor? ${relation} (le|la|lo) (${hits}|amenaza|encierra|ahorco)`,
      `su ${love} (le|la|lo) (${hits}|amenaza|encierra|ahorco)`,
      `mi (papa|padre|padrastro) (le)? (${hits.replace('!', 'a mi (mama|madre) !')})`,
      'mi vecino (le)? (pega|golpea) a su (mujer|novia|esposa)',
    ],
  },
  {
    language: 'es',
    kind: 'sexual_assault',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `(violaron|violo|abusaron de|abuso de|manosearon|drogaron) (a)? (mi|una) mejor? (amiga|hermana|prima|novia|companera|mama|hija|amigo|vecina) !(hace ~1 anos)`,
      `a mi mejor? ${relation} (la|lo) (violaron|violo|manosearon|manoseo|forzaron|drogaron)`,
      `a mi mejor? ${relation} (la|lo) (estan|esta) (extorsionando|chantajeando) con`,
    ],
  },
  {
    language: 'es',
    kind: 'child_abuse',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `(mi|la|el) (vecino|vecina|cunado|cunada|tio|tia|hermano|hermana|ex|marido) (le|les) (pega|pego|golpea) a (sus hijos|su hijo|su hija|los ninos|mi hijo|mi hija|mis hijos|mi sobrino|mi sobrina)`,
      `mi ${elder} (le)? (pega|pego|golpea|golpeo) a mi (hermanito|hermanita|hermano|hermana)`,
      `a mi ${small} (le|la|lo) (pega|pego|golpea|golpeo|toca|viola) su ${elder}`,
      `(abusan|abusaron|abusa) de mi (hermanito|hermanita|sobrina|sobrino|hija|hijo|nieta|nieto|alumna|alumno)`,
      'mi (hija|hijo|sobrina|sobrino|hermanita|hermanito) (me)? (dijo|dice|conto) que (su|mi|el|un) ~1 (la|lo|le) (toca|toco)',
    ],
  },
  {
    language: 'es',
    kind: 'harm_to_others',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${somebodySays} (va a|quiere) llevar (un|una) (arma|pistola|cuchillo) (al|a la) (colegio|escuela|instituto|liceo|prepa|trabajo)`,
      `${somebodySays} (amenaza|amenazo) con (matar|apunalar|disparar) a`,
      `${somebodySays} (quiere|va a) (apunalar|acuchillar|envenenar) a`,
      `${somebody} salio con (un|el) (cuchillo|machete|arma) a buscar`,
    ],
  },
  {
    language: 'es',
    kind: 'psychosis',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${somebodySays} (oye|escucha|esta oyendo|esta escuchando) voces !(en (el|la)|de|del|afuera|fuera|abajo|arriba)`,
      `${somebodySays} (cree que)? (la|lo|le) (persiguen|vigilan|espian|leen la mente|quieren (matar|envenenar)|pusieron un chip)`,
      `${somebodySays} ve (cosas|gente|personas) que no (existen|estan)`,
      `${somebodySays} tiene alucinaciones`,
      `${somebody} esta teniendo un brote`,
    ],
  },
  {
    language: 'es',
    kind: 'eating_disorder',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      `${somebodySays} se (provoca el vomito|hace vomitar|induce el vomito)`,
      `${somebodySays} vomita (despues de comer|todo lo que come|lo que come)`,
      `${somebodySays} tiene (anorexia|bulimia|un tca|un trastorno alimenticio|un trastorno alimentario)`,
      `${somebodySays} (lleva|tiene) (#|dos|tres|cuatro|cinco|varios|muchos) dias sin comer !(carne|azucar|gluten|pan|dulce|dulces|comida|en|con|bien|por)`,
    ],
  },
  {
    language: 'es',
    kind: 'medical',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      `${somebody} no (respira|esta respirando) !(bien por|por la nariz)`,
      `${somebody} (se desmayo y)? no (despierta|reacciona|vuelve en si) !(con|temprano|antes|hasta|a|ante|cuando|nunca|ni|si|de|al)`,
      `${somebody} esta (inconsciente|convulsionando|teniendo (un (infarto|derrame|ictus|acv)|una convulsion|convulsiones)|vomitando sangre|desangrandose)`,
      `${somebody} no (para|deja) de sangrar !(por la nariz)`,
      `a mi ${relation} le (dio|esta dando) (un (infarto|derrame|ictus|acv)|una convulsion) !(cuando|hace|al|de|ver|el|con)`,
      `${somebody} tiene los labios (azules|morados)`,
    ],
  },
]
