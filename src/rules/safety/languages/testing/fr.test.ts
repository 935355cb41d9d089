import { describe, expect, it } from 'vitest'
import type { DangerKind } from '../../../coach/heard.ts'
import type { News } from '../../standing/news/news.ts'
import { findForeignDanger } from '../foreign-danger.ts'
import { readForeignAnswer, withForeignNews } from '../foreign-news.ts'

/** Messages with a slash between them. */
const listed = (text: string) =>
  text
    .split('/')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const own: Readonly<Record<DangerKind, readonly string[]>> = {
  suicide: listed(`
    je veux mourir / jveux mourir / j’ai juste envie de crever / je vais me foutre en l’air /
    g envie de me pendre / je veux me jeter sous le métro / je pense à me tirer une balle /
    j’ai des idées noires / jai des idées suicidaires en ce moment / je pense au suicide /
    je pense souvent à en finir / ça va pas je veux mourir / je veux mourir tellement j’ai mal / je veux plus vivre, mon copain m’a quittée /
    j’ai plus envie de vivre, ça sert à rien / je vais me pendre dans mon garage / je vais me tuer avec ces cachets / non je veux mourir / je veux mourir, c’est pas un jeu / je veux en finir avec la vie / je voudrais m’endormir et ne plus me réveiller /
    je veux plus me réveiller / je veux plus vivre / chu pu capable de vivre / j’ai plus envie de vivre /
    vous seriez tous mieux sans moi / j’ai écrit ma lettre d’adieu / je suis suicidaire
  `),
  self_harm: listed(`
    je me scarifie / je me fais du mal avec une lame / je me fais du mal / jme coupe les bras le soir /
    je m’entaille la cuisse / je me brûle exprès / j’ai envie de me faire du mal / je me suis coupée les veines
  `),
  overdose: listed(`
    j’ai pris 30 cachets / j’ai pris 30 cachets pour mourir / j’ai avalé tous mes cachets avec de la vodka / j’ai pris tous les comprimés / jai avalé trop de médicaments /
    je viens de prendre toute la boîte / j’ai bu de la javel / g pris une vingtaine de dolipranes /
    je fais une overdose
  `),
  partner_violence: listed(`
    mon mari me tape / mon chum me frappe / il m’a giflée hier soir / il m’a frappée au visage / il m’a frappée devant mon enfant /
    il m’a frappée quand il était bourré / il me frappe plus fort qu’avant / mon copain m’enferme à clé /
    mon mec surveille mon téléphone / mon conjoint prend mon argent / mon ex me suit partout / mon ex me harcèle /
    j’ai peur de mon mari / il menace de me tuer / il ma étranglé / je suis victime de violences conjugales
  `),
  sexual_assault: listed(`
    je me suis fait violer / je me suis fait agresser hier / il m’a violée / il m’a violée, ma vie est foutue / il m’a violée quand j’étais endormie /
    il a abusé de moi dans sa voiture / j’ai été violée /
    il m’a forcée à coucher avec lui / il m’a touchée sans mon accord / j’ai dit non et il a continué /
    il menace de publier mes photos / on me fait chanter avec mes nudes
  `),
  child_abuse: listed(`
    mes parents me frappent / mon daron me tape / mon père me frappe /
    mon beau-père vient dans ma chambre la nuit / ma mère me bat avec une ceinture / mon oncle me touche /
    je me fais frapper par mon père / chez moi on me frappe
  `),
  harm_to_others: listed(`
    je vais le poignarder / j’ai vraiment envie de tuer quelqu’un / j’ai peur de tuer mon bébé /
    j’ai envie de faire du mal à quelqu’un / je vais faire une tuerie au lycée / j’ai des pulsions meurtrières /
    j’ai secoué mon bébé
  `),
  psychosis: listed(`
    j’entends des voix / les voix me disent de sauter / jentends des voix dans ma tete /
    ils lisent dans mes pensées / on m’a implanté une puce / la télé me parle / ils veulent m’empoisonner
  `),
  eating_disorder: listed(`
    je me fais vomir / jme fais vomir apres manger / j’ai rien mangé depuis 4 jours / je suis anorexique /
    je mange presque plus rien / je prends des laxatifs pour maigrir / je fais des crises de boulimie
  `),
  medical: listed(`
    je crache du sang / je fais un AVC / je crois que je fais une crise cardiaque / ma gorge gonfle /
    j’ai mal à la poitrine et dans le bras gauche / je perds beaucoup de sang /
    la moitié de mon visage est paralysée
  `),
}

const others: Partial<Record<DangerKind, readonly string[]>> = {
  suicide: listed(`
    mon pote parle de se tuer / ma meilleure amie veut mourir / il m’a dit qu’il allait se suicider /
    ma sœur ne veut plus vivre / mon frère a des idées noires / ma blonde veut mourir
  `),
  self_harm: listed(`
    ma fille se scarifie / mon amie s’entaille les bras / elle se mutile
  `),
  overdose: listed(`
    ma sœur a avalé plein de médicaments / elle a pris 30 comprimés / mon coloc a bu de la javel /
    il fait une overdose
  `),
  partner_violence: listed(`
    ma copine se fait battre / son mari la frappe / mon père frappe ma mère / mon amie est battue par son mec
  `),
  sexual_assault: listed(`
    mon amie a été violée / ma sœur s’est fait violer / ma fille a été agressée sexuellement
  `),
  child_abuse: listed(`
    mon voisin frappe ses enfants / ses parents la frappent / mon élève est battu par son père
  `),
  harm_to_others: listed(`
    mon frère veut tuer mon père / il a dit qu’il va venir avec une arme au lycée /
    mon ami veut poignarder quelqu’un
  `),
  psychosis: listed(`
    mon frère entend des voix / ma mère croit qu’on la surveille / elle parle à des gens qui n’existent pas
  `),
  eating_disorder: listed(`
    ma fille se fait vomir / ma meilleure amie est anorexique / ma sœur ne mange plus rien
  `),
  medical: listed(`
    il respire plus / elle a perdu connaissance / mon père fait un infarctus / ma grand-mère fait un AVC
  `),
}

const casesOf = (table: Partial<Record<DangerKind, readonly string[]>>) =>
  Object.entries(table).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const))

describe('fr: danger', () => {
  it.each(casesOf(own))('is heard as %s: "%s"', (kind, text) => {
    expect(findForeignDanger(text)?.assessment).toMatchObject({ kind, whose: 'self' })
  })

  it.each(casesOf(others))('of somebody else is heard as %s: "%s"', (kind, text) => {
    expect(findForeignDanger(text)?.assessment).toMatchObject({ kind, whose: 'other' })
  })

  it.each(
    listed(`
      je me coupe les cheveux moi-même / je me coupe les ongles / je me suis coupé en cuisinant /
      je me suis coupée les cheveux toute seule / j’ai peur de me faire du mal au ski /
      je me fais du mal à regarder ses photos / je préfère mourir que de parler en public /
      je veux en finir avec ce devoir / je peux pas vivre sans café / je veux pas vivre à Paris /
      je veux plus vivre chez mes parents / je veux plus me réveiller à 6h /
      je peux plus continuer à vivre avec mon coloc / j’ai plus envie de vivre à Charleroi /
      mon ami veut mourir de rire / j’ai envie de mourir de honte / j’ai envie de mourir tellement j’ai honte /
      je veux mourir mdr / j’ai pas envie de mourir / j’ai même pas envie de mourir / je ne veux pas me tuer /
      je vais me tuer à la tâche / il va se tuer au travail / je veux me jeter sous la couette /
      je vais me jeter à l’eau et lui demander son numéro / les autres seraient mieux sans moi dans le groupe /
      elle me bat au ping-pong / il me bat toujours aux échecs / il va me tuer haha /
      mon mari va me tuer, j’ai cassé sa tasse / mon ex me menace de bloquer / mon ex me suit sur insta /
      il me tape sur les nerfs / il me tape dans l’œil / elle m’a frappé par sa gentillesse /
      il ne me frappe pas / mon prof me touche par sa gentillesse / mon père me bat au tennis /
      papa tape maman au ping-pong / il abuse de moi au travail /
      ma cheffe me harcèle pour que je prenne mes congés / je me suis fait agresser par une mouette /
      overdose de séries / je fais une overdose de raclette / elle a pris ses comprimés ce matin /
      j’ai pris mes médicaments ce matin / j’ai pris tous mes médicaments ce matin / j’ai pris 10 mg de xanax /
      j’ai pris 10 kilos avec ces médicaments / j’ai avalé tout le paquet de Pépito /
      je vais tuer mon frère, il a fini les pâtes / j’ai envie de tuer tout le monde ce matin /
      j’ai peur de tuer l’ambiance / j’ai peur de faire du mal à mon copain si je le quitte /
      j’entends des voix dans le couloir / une petite voix me dit de lui écrire / il se prend pour Dieu /
      j’ai rien mangé depuis ce matin / je mange plus de viande / je suis boulimique de séries /
      j’arrive plus à respirer quand je dois parler / j’ai cru faire une crise cardiaque quand elle m’a parlé /
      mon grand-père a fait un AVC l’an dernier / ce parfum, elle respire la joie de vivre /
      je me scarifiais quand j’étais ado, c’est fini / je me suis fait violer il y a 20 ans, c’est derrière moi /
      j’étais battue par mon premier mari, c’est fini depuis 1998 /
      je dois écrire une lettre d’adieu pour un collègue / mon ami a pris deux cachets pour son rhume /
      je vais me pendre au téléphone avec mamie / je suis sur le quai et je vais sauter dans le train /
      il me menace de me tuer dans le jeu / on m’a mis une puce à l’oreille / je vais faire un massacre en cuisine /
      mon copain me bat aux cartes / j’ai été forcée de parler devant tous / j’ai été touchée par son message /
      je suis pas suicidaire, juste timide / je m’entaille toujours le doigt en cuisine / j’ai pas peur de mon mari
    `),
  )('is not heard in "%s"', (text) => {
    expect(findForeignDanger(text)).toBeUndefined()
  })

  it('hears the words of a friend, and not of the writer', () => {
    expect(findForeignDanger('mon amie a été violée')?.assessment.whose).toBe('other')
  })

  it('is urgent if it is about to happen', () => {
    expect(findForeignDanger('je vais me tuer ce soir')?.assessment.tier).toBe('imminent')
    expect(findForeignDanger('je suis sur le pont et je vais sauter')?.assessment.tier).toBe('imminent')
  })
})

const newsOf = (text: string) => withForeignNews({ facts: [] } as unknown as News, text, 'fr')
const toldIn = (text: string): readonly string[] => {
  const { facts, stance, request, isWorse } = newsOf(text)
  return [...facts, ...[stance, request].filter((one) => one !== undefined), ...(isWorse ? ['worse'] : [])]
}

describe('fr: news', () => {
  it.each([
    ['with_someone', 'ma mère est là'],
    ['with_someone', 'je suis avec ma sœur'],
    ['with_someone', 'ma meilleure amie est à côté de moi'],
    ['with_someone', 'je ne suis pas seule'],
    ['help_coming', 'les pompiers arrivent'],
    ['help_coming', 'l’ambulance est en route'],
    ['help_coming', 'ma sœur vient me chercher'],
    ['called', 'j’ai appelé le 15'],
    ['called', 'je suis en ligne avec le 3114'],
    ['told', 'j’en ai parlé à ma mère'],
    ['in_care', 'je suis aux urgences'],
    ['in_care', 'chui à l’hosto'],
    ['in_care', 'le samu est là'],
    ['put_away', 'je les ai jetés'],
    ['put_away', 'je les ai rangés'],
    ['put_away', 'j’ai donné les lames à ma sœur'],
    ['away', 'je suis partie de chez lui'],
    ['safe', 'Je suis en sécurité pour le moment'],
    ['calmer', 'ça va mieux'],
    ['no_plan', 'je ne vais rien faire'],
    ['denial', 'je déconne'],
    ['denial', 'mais non je rigole'],
    ['denial', 'c pas ça'],
    ['nobody', 'chui seule'],
    ['nobody', 'y a personne'],
    ['nobody', 'je suis tout seul'],
    ['no_phone', 'j’ose pas appeler'],
    ['no_phone', 'Je ne peux pas appeler'],
    ['which_number', 'c’est quoi le numéro'],
    ['worse', 'Je suis en danger'],
    ['worse', 'c’est de pire en pire'],
    ['worse', 'je ne suis pas en sécurité'],
  ])('%s is heard in "%s"', (name, text) => {
    expect(toldIn(text)).toContain(name)
  })

  it.each(
    listed(`
      il arrive bientôt, j’ai peur / j’arrive pas à dormir / ma mère arrive pas à comprendre /
      ma mère vient de partir / je suis avec lui / il est avec moi et j’ai peur / je suis chez mon ex /
      je suis chez moi / je suis avec ma mère et elle me frappe / ma mère est là-bas /
      ma mère est là mais elle dort / quand ma mère est là je fais semblant / je suis pas seule, il est à côté /
      je suis sorti hier / il est parti acheter des clopes / ma mère est à l’hôpital /
      je suis à l’hôpital pour voir ma tante / j’ai donné à manger au chat /
      je les ai rangés dans ma chambre au cas où / je les ai gardés / j’ai appelé et personne répond /
      j’ai appelé mon ex / je sais pas si je suis en sécurité / ça va pas mieux / je rigole pas /
      je plaisante pas du tout / c’est pas ça qui va m’arrêter / je suis sûre que je vais le faire /
      je veux aller aux urgences / j’ai dit à ma mère que je sortais
    `),
  )('nothing is heard in "%s"', (text) => {
    expect(toldIn(text)).toEqual([])
  })

  it('no longer takes better for safe', () => {
    expect(toldIn('ça va mieux')).not.toContain('safe')
  })

  it.each([
    ...'oui|Oui !|ouais|ouep|oué|ui|bah oui|ben ouais|oui un peu|un peu|parfois|oui, je crois|oui bien sûr|bien sûr'
      .split('|')
      .map((text) => ['yes', text] as const),
    ...'non|nan|nn|Non.|ben non|bah nan|pas du tout|pas vraiment|jamais|non jamais|bien sûr que non|non, personne|non non'
      .split('|')
      .map((text) => ['no', text] as const),
  ])('%s is heard in the answer "%s"', (answer, text) => {
    expect(readForeignAnswer(text, 'fr')).toBe(answer)
  })

  it.each(
    listed(`
      je sais pas / non je sais pas / j’en peux plus / si il rentre ce soir / si je pouvais / oui mais non /
      oui et non / ouais nan / oui enfin je sais pas / mouais / bof / peut-être / non mais oui / non je peux pas /
      jamais je pourrai lui dire / un peu de courage il me dit
    `),
  )('no answer is heard in "%s"', (text) => {
    expect(readForeignAnswer(text, 'fr')).toBeUndefined()
  })
})
