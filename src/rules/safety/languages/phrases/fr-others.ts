import type { ForeignGroup } from '../foreign-group.ts'
import {
  anyone,
  dieThemselves,
  friend,
  notAGame,
  notLaughing,
  notLongAgo,
  notThere,
  ofDrugs,
  poison,
  swallowed,
  tooMuch,
} from './fr-words.ts'

const other = { language: 'fr', whose: 'other', tier: 'crisis', ignoresNegation: true } as const

const theirs =
  '(son (mec|mari|copain|ex|pere|beau pere|chum|conjoint|compagnon|oncle|frere)|sa (mere|femme|copine|belle mere))'
const them = '(la|le|l|lui)'
const beaten = `(battre ${notAGame}|frapper|taper dessus|tabasser|cogner|taper par)`

export const frenchOthers: readonly ForeignGroup[] = [
  {
    ...other,
    kind: 'suicide',
    phrases: [
      `${anyone} ~1 (veut|veux|voudrait|envisage de|envisage d|pense a|parle de|parle d|menace de|menace d|a envie de|a envie d|songe a|dit vouloir|a decide de|a decide d) ~1 ${dieThemselves}`,
      `${anyone} va !(pas|jamais) ~1 se (suicider !(socialement)|pendre !(au)|foutre en l air|jeter sous (un|le|les) (train|metro|bus)|tirer une balle) ${notLaughing}`,
      `${anyone} va se tuer (ce soir|cette nuit|maintenant|si je (le|la) quitte)`,
      `(dit|ecrit|avoue|confie|annonce|envoye|repete|jure) ~3 (qu il|qu elle|il|elle) (allait|voulait|va|veut|pensait a|avait envie de|avait envie d) !(pas) ${dieThemselves}`,
      `${anyone} (ne )?veut (plus|pas|pu) (vivre|exister|etre en vie) ${notThere}`,
      `${anyone} (n )?a (plus|pu|aucune|perdu l) (du tout )?(envie|raison|gout) de vivre ${notThere}`,
      `${anyone} a !(pas|plus|jamais|eu) ~2 (idees|pensees|envies) (noires|suicidaires)`,
      `${friend} est ~1 suicidaire`,
      `${anyone} a (encore )?essaye de (se (suicider|tuer|pendre)|mettre fin a ses jours) ${notLongAgo}`,
      `${anyone} a fait une (tentative de suicide|ts|tentative) (hier|cette nuit|ce matin|ce soir|aujourd hui|avant hier|cette semaine)`,
      `${anyone} (m a (ecrit|envoye|laisse)|a (ecrit|laisse)) une lettre d adieu !(au|aux|a (l equipe|ses collegues))`,
    ],
  },
  {
    ...other,
    kind: 'self_harm',
    phrases: [
      `${anyone} ~1 (se (scarifie|mutile|taillade|lacere|automutile)|s (automutile|entaille|auto mutile)) !(pas|plus)`,
      `${anyone} ~1 se coupe (les (bras|veines|poignets|cuisses)|expres|volontairement)`,
      `${friend} ~1 se fait du mal !(a|en|pour rien|avec|au|dans)`,
      `${anyone} s est (scarifie|scarifiee|mutile|mutilee|ouvert les veines|coupe les veines|taillade|tailladee) ${notLongAgo}`,
    ],
  },
  {
    ...other,
    kind: 'overdose',
    tier: 'imminent',
    phrases: [
      `${anyone} (a|vient de|viens de) !(pas|jamais) ~1 (pris|avale|gobe|prendre|avaler|ingere) ${tooMuch} ${notLongAgo}`,
      `${anyone} a ${swallowed} ${notLongAgo}`,
      `${anyone} (a|vient de) (bu|avale|boire|avaler) ${poison}`,
      `${anyone} (fait|est en train de faire|est en|vient de faire) (une )?overdose ${ofDrugs} ${notLongAgo} ${notLaughing}`,
      `${friend} a fait une overdose ${ofDrugs} ${notLongAgo}`,
    ],
  },
  {
    ...other,
    kind: 'medical',
    tier: 'imminent',
    phrases: [
      `(${friend}|il|elle|on dirait qu il|on dirait qu elle) (ne )?respire (plus|pu|pas|a peine) !(bien|la (confiance|joie|sante)|que|l|tellement|de)`,
      `${anyone} (a perdu connaissance|vient de perdre connaissance|convulse|fait des convulsions) ${notLongAgo}`,
      `${anyone} (fait|est en train de faire) (un|une) (avc|infarctus|crise cardiaque|arret cardiaque|choc anaphylactique|crise d epilepsie|hemorragie) !(quand|a chaque|si|de rire|des que|s) ${notLaughing}`,
      `${anyone} est (inconscient|inconsciente) !(de|d|ou|pour|comme|s|si|du)`,
      `(j arrive pas|j arrive plus|je n arrive pas|jarrive pas) a (le|la) reveiller !(le matin|pour|a|avant|tot)`,
      `${anyone} (ne )?(se reveille pas|se reveille plus|repond plus) et ~2 (respire|bouge|est (bleu|bleue|froid|froide))`,
      `${anyone} (crache|vomit|tousse) du sang`,
    ],
  },
  {
    ...other,
    kind: 'partner_violence',
    phrases: [
      `${friend} ~1 se fait ${beaten} ${notLaughing}`,
      `${friend} s est fait ${beaten} par son (mec|mari|copain|ex|conjoint|chum|compagnon) ${notLongAgo}`,
      `son (mec|mari|copain|ex|chum|conjoint|compagnon) ~1 ${them} (frappe|bat ${notAGame}|cogne|etrangle|tabasse|gifle|enferme|menace de mort|a frappe|a frappee|a giflee|a etranglee|tape dessus|tape !(sur|dans)) !(pas|plus)`,
      `(mon (pere|papa|beau pere|daron)|papa|(le (copain|mec|mari)) de ma mere) (frappe|bat|tape|cogne|a frappe|tabasse|etrangle) (ma mere|maman|ma daronne) ${notAGame} ${notLaughing}`,
      `(mon voisin|le voisin|mon frere|mon oncle) (frappe|bat|tape|cogne|tabasse) sa (femme|copine) ${notAGame}`,
      `${friend} est (battu|battue|frappe|frappee) par (son (mec|mari|copain|ex|conjoint|chum|compagnon)|sa (femme|copine|compagne)) ${notAGame}`,
      `${friend} est (~1 victime de )(violence conjugale|violences conjugales)`,
    ],
  },
  {
    ...other,
    kind: 'sexual_assault',
    phrases: [
      `${anyone} (a ete|s est fait|vient de se faire) (violee|viole|violer|agressee sexuellement|agresse sexuellement|agresser sexuellement) ${notLongAgo}`,
      `${theirs} ${them} (a violee|a viole|viole)`,
    ],
  },
  {
    ...other,
    kind: 'child_abuse',
    phrases: [
      `(ses|leurs) parents (le|la|les|l) (frappent|battent ${notAGame}|tapent !(sur)|enferment|maltraitent)`,
      `son (pere|beau pere|oncle) (le|la) (frappe|bat ${notAGame}|tape !(sur|dans)|touche !(par|beaucoup|avec))`,
      `sa (mere|belle mere) (le|la) (frappe|bat ${notAGame}|tape !(sur|dans)|maltraite)`,
      `(mon voisin|ma voisine|le voisin|la voisine|les voisins|mon ex|mon frere|ma soeur|mon mari|ma belle soeur) (frappe|frappent|bat|battent|tape|tapent) (ses|leurs|nos|mes|les) (enfants|gosses) ${notAGame}`,
      `${friend} est (battu|battue|frappe|frappee|maltraite|maltraitee) (par (ses parents|son (pere|beau pere|oncle)|sa (mere|belle mere))|chez (lui|elle)|a la maison) ${notAGame}`,
      `${friend} se fait (battre|frapper|taper|tabasser) (dessus )?(par (ses parents|son (pere|beau pere|oncle)|sa (mere|belle mere))|chez (lui|elle))`,
    ],
  },
  {
    ...other,
    kind: 'harm_to_others',
    phrases: [
      `${anyone} (veut|menace de|parle de|envisage de|a dit qu il va|a dit qu elle va|dit qu il va) (tuer|poignarder|egorger|planter|buter) (quelqu un|des gens|tout le monde|(mon|son) (pere|frere|beau pere|ex|prof|chef|patron|voisin|mari|fils)|(ma|sa) (mere|soeur|femme|copine|ex|famille|prof|voisine)|ses (parents|enfants|collegues)|mes parents) !(de rire|au) ${notLaughing}`,
      `(${anyone}|qu il|qu elle) (va|veut|voulait|allait) ~1 (venir|debarquer|aller) ~2 avec (une arme|un (flingue|fusil|couteau|pistolet)) !(en plastique|factice|pour (couper|le gateau|le pain)|a (pain|beurre))`,
      `(${anyone}|qu il|qu elle) (va|veut|voulait|allait|prepare|prevoit de) (faire|commettre)? (une tuerie|une fusillade|un attentat|un massacre (au|a l ecole|dans)) !(en|sur) ${notLaughing}`,
      `${friend} a (peur|envie) de (tuer quelqu un|faire du mal (a (quelqu un|son bebe|ses enfants)|aux gens))`,
    ],
  },
  {
    ...other,
    kind: 'psychosis',
    phrases: [
      `${anyone} (entend|entends) des voix !(dehors|dans (le|la|les)|derriere|chez|a travers|au|de|d|a cote)`,
      `${anyone} ~1 (croit|pense|dit|est persuade|est persuadee|est convaincu|est convaincue) (qu|que) (on|les gens|les voisins|la cia|le gouvernement) (le|la|l|lui) (surveille|surveillent|espionne|espionnent|empoisonne|empoisonnent|suit partout|suivent partout|ecoute|ecoutent a travers|veut du mal)`,
      `${anyone} (parle|discute) (a|avec) des (gens|personnes|voix) qui (n )?existent pas`,
      'les voix lui (disent|parlent|ordonnent)',
    ],
  },
  {
    ...other,
    kind: 'eating_disorder',
    phrases: [
      `${anyone} se fait vomir`,
      `${friend} ~1 (ne )?mange (presque )?plus rien !(de|d|le|avant|chez|au|avec|a|entre)`,
      `${friend} (ne )?mange (plus|pu|rien) depuis (# jours|plusieurs jours|(deux|trois|quatre|cinq) jours|une semaine|des (jours|semaines))`,
      `${friend} (est|redevient) (anorexique|boulimique) !(de|d)`,
      `${anyone} (vomit (expres|apres (chaque|les|ses) repas)|s affame|fait de l anorexie)`,
    ],
  },
]
