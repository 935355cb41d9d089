import type { DangerKind } from '../../coach/heard.ts'
import type { Whose } from '../assessment.ts'
import type { Language } from '../state.ts'

/** The plainest words for each danger, without accents; see phrase.ts for the signs. */
export type ForeignGroup = {
  language: Exclude<Language, 'en'>
  kind: DangerKind
  whose?: Whose
  tier: 'crisis' | 'imminent'
  /** Its phrases hold the "not" themselves; others count for nothing behind one. */
  isDeaf?: true
  phrases: readonly string[]
}

const es: readonly ForeignGroup[] = [
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
    isDeaf: true,
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

const fr: readonly ForeignGroup[] = [
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
    isDeaf: true,
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
      'overdose',
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

const de: readonly ForeignGroup[] = [
  {
    language: 'de',
    kind: 'suicide',
    tier: 'crisis',
    phrases: [
      '(will|mochte|wollte|wunschte ich ware) !(nicht|nie) ~2 (sterben|tot sein|mich umbringen|mir das leben nehmen|schluss machen mit dem leben|nicht mehr aufwachen|tot)',
      '(mich umbringen|mir das leben nehmen|mir was antun|mir etwas antun|suizidgedanken|selbstmordgedanken)',
      '(bringe|bring) mich (um|heute um)',
      '(besser dran|besser) ohne mich',
    ],
  },
  {
    language: 'de',
    kind: 'suicide',
    tier: 'crisis',
    isDeaf: true,
    phrases: ['(will|mochte|kann) ~1 nicht mehr ~1 (leben|aufwachen|da sein|weiterleben)', 'keine lust mehr zu leben'],
  },
  {
    language: 'de',
    kind: 'self_harm',
    tier: 'crisis',
    phrases: [
      '(ritze mich|ich ritze|mich geritzt|mich geschnitten|mich selbst verletze|mich verletzen|mich selbst verletzt)',
    ],
  },
  {
    language: 'de',
    kind: 'overdose',
    tier: 'imminent',
    phrases: [
      '(habe|hab) ~3 (tabletten|pillen|schlaftabletten|medikamente|packung|alles) ~2 (genommen|geschluckt|geschluckt|eingenommen)',
      'uberdosis',
    ],
  },
  {
    language: 'de',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      '(mein (freund|mann|ex|partner)|meine (frau|freundin)|er|sie) ~1 (schlagt mich|hat mich geschlagen|verprugelt mich|wurgt mich|hat mich gewurgt|bedroht mich|bringt mich um)',
    ],
  },
  {
    language: 'de',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      '(wurde|bin|worden) ~1 vergewaltigt',
      '(hat|haben) mich ~1 (vergewaltigt|missbraucht|begrapscht)',
      'vergewaltigt worden',
    ],
  },
  {
    language: 'de',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      '(mein (vater|papa|stiefvater|onkel|opa|trainer|lehrer)|meine (mutter|mama|stiefmutter)|papa|mama) ~1 (schlagt mich|haut mich|fasst mich an|sperrt mich|beruhrt mich|verprugelt mich)',
    ],
  },
  {
    language: 'de',
    kind: 'suicide',
    whose: 'other',
    tier: 'crisis',
    phrases: [
      '(mein (freund|bruder|kumpel|sohn|vater)|meine (freundin|schwester|tochter|mutter)|er|sie) ~2 (will sich umbringen|will sterben|will nicht mehr leben|will sich das leben nehmen|ritzt sich|bringt sich um)',
    ],
  },
  {
    language: 'de',
    kind: 'overdose',
    whose: 'other',
    tier: 'imminent',
    phrases: [
      '(mein (freund|bruder|kumpel|sohn|vater)|meine (freundin|schwester|tochter|mutter)|er|sie) hat ~2 (tabletten|pillen|medikamente|schlaftabletten) ~1 (genommen|geschluckt)',
    ],
  },
]

const pt: readonly ForeignGroup[] = [
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
    isDeaf: true,
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
      'overdose',
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

const it: readonly ForeignGroup[] = [
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
    isDeaf: true,
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
      'overdose',
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

export const foreignGroups: readonly ForeignGroup[] = [...es, ...fr, ...de, ...pt, ...it]
