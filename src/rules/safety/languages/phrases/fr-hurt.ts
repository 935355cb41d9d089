import type { ForeignGroup } from '../foreign-group.ts'
import { laughing, notAGame, notLaughing, notLongAgo, parent, partner } from './fr-words.ts'

const own = { language: 'fr', tier: 'crisis', ignoresNegation: true } as const

const he = `(${partner}|il|elle)`
const not = '!(pas|plus|jamais)'
const hits = `(me (frappe|cogne|gifle|tabasse|etrangle|violente|brutalise|roue de coups|tape (dessus|sur la (tete|gueule))|(met|fout|donne) des (claques|gifles|coups|baffes))|m etrangle|me tape !(sur|dans|la|l|le|un|une|des|dessus|quand je rigole)|me bat ${notAGame}) !(que|par !(terre|derriere)|pas|plus !(fort|souvent|en)|jamais)`
const didHit = `(m a|ma) !(pas|jamais|plus) ~1 (frappe|frappee|gifle|giflee|etrangle|etranglee|cogne|cognee|tabasse|tabassee|serre la gorge|serre le cou|tapee|mis (un coup|des coups|une gifle)|(pousse|poussee) (dans (les|l) (escaliers|escalier)|contre (le|un) mur|par terre)|battue ${notAGame}) !(par !(terre|derriere|surprise)|de (son|sa|ses)|que|au (coeur|c))`
const sex =
  '(coucher|faire l amour|le sucer|la sucer|sucer|une fellation|faire des (trucs|choses)|avoir (un rapport|des rapports))'
const pictures =
  '(nudes|nude|(photos|photo|images|video|videos) (intimes|intime|nue|nu|nus|denudee|de moi|sexuelles)|(mes|ma|nos) (photos|photo|images|video|videos)|sextape|sex tape)'

export const frenchHurt: readonly ForeignGroup[] = [
  {
    ...own,
    kind: 'partner_violence',
    phrases: [
      `${he} ~1 ${hits} ${notLaughing}`,
      `${he} ~1 ${didHit} ${notLongAgo}`,
      `(${he} ~1|qu il|qu elle) (me menace|m a menace|m a menacee|menace|a menace) ~1 (de (mort|me (tuer|frapper|buter|planter|defigurer|bruler|egorger|defoncer|faire du mal))|avec (un|une|son) (couteau|arme|flingue|fusil|pistolet)) !(s il|si je (casse|touche|raye|oublie)) ${notLaughing}`,
      `${partner} ~1 me menace !(de|d|gentiment) ${notLaughing}`,
      `${he} va (finir par )?me tuer si je (le quitte|la quitte|pars|le denonce|porte plainte|m en vais)`,
      `${he} va finir par me tuer ${notLaughing}`,
      `${he} (m enferme|m a enferme|m a enfermee|me sequestre) !(dans (une case|un role|mes))`,
      `${partner} ~1 (m interdit de (sortir|voir|travailler|parler)|m empeche de (sortir|voir (ma|mes)|travailler))`,
      `(${partner}|il) ~1 (surveille|controle|fouille|espionne|geolocalise) ~1 (mon (telephone|tel|portable|natel|gsm|cell|iphone)|mes (messages|appels|depenses|comptes|sms|deplacements)|ma localisation|tout ce que je fais) !(de jeu)`,
      `(${partner}|il) ~1 (prend|me prend|garde|confisque|me confisque|controle) ~1 (mon argent|mon salaire|mes papiers|mon passeport|ma carte bancaire|ma carte bleue|ma paie)`,
      `${partner} ~1 (me suit (partout|dans la rue|jusqu|jusque|en voiture|quand je sors|depuis)|me traque|me harcele !(de|avec|pour que je (prenne|vienne|regarde))|m attend (devant|en bas)|rode) ${notLaughing}`,
      `(j ai|jai|g|je suis) !(pas|plus|jamais|aucune) ~2 (peur|terrorisee par|terrorise par) (de )?(mon (mari|conjoint|compagnon|copain|mec|ex|chum)|ma (femme|compagne|copine|blonde)) !(au volant|en voiture|soit) ${notLaughing}`,
      'peur qu (il|elle) ~1 (me (tue|frappe|tape !(sur|la)|batte !(au|aux|a)|etrangle)|s en prenne a moi)',
      '(je suis|je subis|jsuis) ~2 (violence conjugale|violences conjugales|femme battue)',
      `je me fais (frapper|taper dessus|battre ${notAGame}|tabasser|cogner) par (mon (mari|mec|copain|ex|conjoint|chum|compagnon)|ma (femme|copine|compagne))`,
    ],
  },
  {
    ...own,
    kind: 'sexual_assault',
    phrases: [
      `(m a|m ont|mont|(il|elle|qui|on|mec|copain|mari|ex|pere|oncle) ma) ~1 (viole|violee) !(mon (intimite|espace)|ma vie privee|mes donnees|de gambe|la priorite) ${notLongAgo}`,
      `(j ai ete|jai ete|g ete|je suis) (viole|violee|abuse|abusee|agresse sexuellement|agressee sexuellement) ${notLongAgo}`,
      `(j ai ete|jai ete) (touchee|forcee) !(par (le|la|les|sa|son|ce|cette|ton|votre|ta|tes)|de|a (travailler|partir|demenager|faire|prendre|quitter|arreter|rester|parler|y)|d) ${notLongAgo}`,
      `(j ai ete|jai ete) forcee (de|a) ${sex} ${notLongAgo}`,
      `(je me suis|jme suis|j me suis|chu me suis) (fait|faite) (violer|agresser sexuellement|abuser sexuellement|attoucher) ${notLongAgo}`,
      `(je me suis|jme suis|j me suis) (fait|faite) agresser !(verbalement|par|au|aux|en|sur|a|pour|dans|comme|avec|parce|car|quand|${laughing}) ${notLongAgo}`,
      '(je me suis|jme suis) (fait|faite) agresser (en (soiree|rentrant)|par (mon (ex|mec|copain|oncle|chef|collegue)|un (mec|homme|type|inconnu|gars)|des (mecs|hommes)))',
      `(m a|ma|me|m ont) ~1 (force|forcee|oblige|obligee|forcent) a ${sex} ${notLongAgo}`,
      `(il|elle|ils|on|mec|copain|mari|ex) m a forcee !(a|la|le|de|d|les)`,
      '(touche|touchee|embrassee|caresse|caressee|doigtee) ~1 (sans mon (accord|consentement)|contre mon gre|de force|pendant que je dormais)',
      '(j ai|jai) dit non ~1 (et|mais) (il|elle|ils) (a|ont) (quand meme )?(continue|force) !(a (parler|insister|me parler|m ecrire|discuter|vendre|raconter|me)|de (parler|m ecrire)|la|le)',
      '(il|elle|chef|prof|oncle|collegue|copain|mari|ex) a abuse de moi !(au (travail|boulot|bureau)|financierement)',
      '(il|elle) abuse de moi (sexuellement|la nuit)',
      '(m a|ma) (mis|glisse|passe) (la|sa|une) main (aux fesses|dans (ma|la) culotte|entre les (cuisses|jambes)|sous ma jupe|dans mon pantalon)',
      '(m a fait|subi|subis|me fait) (des )?attouchements',
      '(on|il|quelqu un) (m a|a) (drogue|droguee|mis (du ghb|un truc|quelque chose|de la drogue) dans mon verre)',
      `(menace|menacent|menacait) ~1 (de|d) ~1 (publier|envoyer|diffuser|poster|montrer|partager|balancer|divulguer|mettre) ~2 ${pictures} !(d enfance|de bebe|de vacances|mdr|lol)`,
      `(chante|chantage|chanter) ~2 (mes|des|ma|une|nos|les) ~1 (nudes|nude|photos|photo|video|videos|images)`,
      `(a|ont) (publie|diffuse|poste|leak|balance|partage|envoye) ~1 (mes nudes|mes photos (intimes|nue|nu)|ma sextape)`,
    ],
  },
  {
    ...own,
    kind: 'child_abuse',
    phrases: [
      `${parent} ~1 ${hits} ${notLaughing}`,
      `${parent} ~1 (me (frappent|tapent|battent ${notAGame}|cognent|giflent|fouette|fouettent)|m (enferment|enferme)) ${not} !(dans (une case|un role))`,
      `${parent} ~1 ${didHit} ${notLongAgo}`,
      `${parent} ~1 m ont ~1 (frappe|frappee|tape|tapee|battu|battue|enferme|enfermee|cogne) !(par|au|aux|a) ${notLongAgo}`,
      `${parent} ~1 me touche !(par|avec|beaucoup|enormement|tellement|profondement|le coeur|le c|droit|vraiment|quand (il|elle) (dit|parle|raconte)|pas|plus|en parlant|un mot)`,
      `${parent} ~1 me (fait|demande) ~2 (attouchements|de le toucher|des photos (nue|nu|de moi)|nudes)`,
      `${parent} ~1 (vient|entre|rentre|venait) ~1 dans (ma chambre|mon lit) ~1 (la nuit|chaque nuit|le soir et) ${notLongAgo}`,
      `je me fais (frapper|taper|tabasser|battre ${notAGame}|cogner) (dessus )?(par ${parent}|a la maison|chez moi)`,
      '(chez moi|a la maison) (on|ils) me (frappe|frappent|tape|tapent|bat|battent|tabasse) !(sur)',
      '(coups de ceinture|me frappe avec (une|la|sa) ceinture|me tape avec (une|la|sa) ceinture)',
      `${parent} ~1 (me prive de (manger|nourriture|repas)|(ne )?me donne (plus|rien) a manger)`,
      'je suis (battu|battue|maltraite|maltraitee) (par (mes parents|mon pere|ma mere|mon beau pere)|a la maison|chez moi)',
    ],
  },
]
