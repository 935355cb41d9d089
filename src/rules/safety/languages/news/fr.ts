import type { ForeignNewsWords } from './words.ts'

/**
 * Somebody who helps. Partners and fathers are left out: they may be the one who is feared, and nothing is lost if we
 * ask. "S ur" is "sœur" in a plain line.
 */
const helper =
  '(ma ~1 (mere|maman|soeur|meilleure amie|amie|tante|marraine|grand mere|mamie|voisine|cousine|psy|therapeute|prof|infirmiere|educatrice)|mon ~1 (amie|ami|meilleur ami|pote|frere|psy|infirmier|medecin|educateur)|(une|un) (amie|ami|pote|copine|voisine|voisin|infirmiere|infirmier|medecin|psy|collegue|ambulanciere|ambulancier))'
const rescue = '(les (pompiers|secours|ambulanciers|urgentistes)|le (samu|smur|medecin)|l ambulance|une ambulance)'
const number =
  '(samu|pompiers|police|gendarmes|gendarmerie|secours|urgences|ambulance|112|15|17|18|114|144|117|118|143|911|988|3114|3919|119|107|103|116|811|sos amitie|sos medecins|suicide ecoute|antipoison|centre antipoison|la main tendue|tel jeunes|medecin)'
/** Company that frightens, or that has left, is none. */
const noFear =
  '!(~5 (peur|crie|hurle|frappe|tape|bat|menace|insulte|seule|seul|dort|absente|partie|au telephone|au tel|en visio|en ligne|demain|hier))'
const iAm = '(je suis|jsuis|j suis|chui|chuis|chu|on est)'
const iHave = '(j ai|jai|g)'
const things =
  '((les|mes|le|la|tous les|toutes les) (medicaments|medocs|cachets|comprimes|lames|lame|rasoirs|couteau|couteaux|corde|boites|boite|cutter|ciseaux|pilules|fusil|arme))'
const gone = '(jetes|jetees|jete|jetee)'
const well = '(bah|ben|beh|bein|euh|heu|mmh|hm|ah|eh|he|ba|bin|b)?'
const doubt =
  '(mais|enfin|et non|non|nan|pas|je sais pas|jsais pas|j sais pas|chais pas|chai pas|si|bof|peut etre|je crois pas)'

export const frenchNews: ForeignNewsWords = {
  with_someone: [
    `${iAm} (la|maintenant|actuellement|deja|encore|assis|assise)? avec ${helper} ${noFear}`,
    `${iAm} (la|maintenant|actuellement|bien arrivee|bien arrive)? chez (${helper}|les voisins) ${noFear}`,
    `${helper} est (la|ici) !(bas|je|j|il|elle|ca|c|tout|mais|personne|pas|faut|pour) ${noFear}`,
    `${helper} (est (avec moi|a cote de moi|a cote|pres de moi|venue|arrivee|arrive)|reste avec moi|dort avec moi) !(mais|dans) ${noFear}`,
    '(je ne suis|je suis|jsuis|chui|chuis|chu) pas (toute |tout )?(seule|seul) !(il|elle|lui|mon|y|a|au|dans|avec (lui|mon)|mais|si|quand|pour|en)',
  ],
  help_coming: [
    `(${rescue}|la police|les policiers|les gendarmes) (est|sont) (en route|en chemin|en train d arriver)`,
    `${rescue} (arrive|arrivent|va arriver|vont arriver|viennent|vient !(de|d)) !(pas|plus|jamais|trop|a|souvent|mais|je|j)`,
    `la police (arrive dans|va arriver|arrive tout de suite)`,
    `${helper} (est en route|est en chemin|arrive|va arriver|va venir|vient (me (chercher|voir|aider|rejoindre)|chez moi|ici|tout de suite|maintenant)) !(pas|plus|jamais|a|au|toujours|souvent|en retard|demain|si|mais|je|j|ca|parfois|la semaine|ce week|dimanche|samedi|lundi)`,
    `(j attends|jattends|on attend) (${rescue}|${helper}) !(demain|depuis)`,
  ],
  called: [
    `(j ai|jai|g|on a|elle a|ma mere a) (deja|bien|enfin)? (appele|contacte|prevenu|telephone|eu|joint|ecrit) (le|les|la|l|au|aux|a|a la|a l|un|une)? ${number} !(mais|et (personne|ca|ils ont pas)|personne|ca repond|hier|l an|y a)`,
    `${iHave} (deja|bien|enfin|tout de suite)? appele !(mon|ma|mes|pour|personne|dans|a|au|aux|et|mais|plusieurs|son|sa|toute|tout|le|la|les|l|un|une|elle|lui|#|hier|ce|trop|quand|si|sans|chez|que|comme|jeudi|avant)`,
    `${iAm} (en ligne|au telephone|au tel|en appel|en communication) avec (le|les|la|l|un|une)? ${number}`,
    `(j appelle|jappelle) (le|les|la|l) ${number} (la|maintenant|tout de suite|de suite)`,
  ],
  told: [
    `${iHave} (tout|deja tout) (dit|raconte|avoue|explique) (a|au) ${helper}`,
    `(j en ai|jen ai) ~1 parle (a|avec) ${helper} !(mais)`,
    `je (l ai|lui ai tout) dit (a ${helper})? !(mais|que|qu|non|hier que)`,
    `${iHave} (deja)? (prevenu|appele|averti) ${helper} !(mais|et (elle|il) (repond|a pas|n a|s en fout)|hier|pour|de|que)`,
    `${helper} (est au courant|sait tout|est prevenue|est prevenu) !(de (rien)|mais)`,
  ],
  in_care: [
    `(${iAm}|suis|je viens d arriver|on vient d arriver) (bien|deja|enfin|maintenant|la|arrivee|arrive|hospitalisee|hospitalise|couche|couchee)? (aux urgences|a l urgence|a l hopital|a l hosto|dans l ambulance|a la clinique|en psychiatrie|en hp|hospitalise|hospitalisee|chez (le|mon|ma) (medecin|docteur|psy|psychiatre)) !(pour (voir|rendre|mon (travail|boulot|stage)|le (travail|boulot)|une visite|bosser)|au travail|en stage|comme|avec (mon|lui))`,
    `(le samu|les pompiers|les secours|l ambulance|les ambulanciers|le smur) (est|sont) (la !(bas)|avec (moi|elle|lui|nous)|arrives|arrive|chez moi|ici)`,
    '(les pompiers|les secours|le samu|les ambulanciers|les medecins|les infirmieres) (s occupent|s occupe) (de moi|d elle|de lui)',
    '(elle|il) est (prise en charge|pris en charge|avec (les pompiers|le samu|les secours|les medecins))',
    '(elle|il) est (maintenant|deja|bien|enfin|arrivee|arrive) (aux urgences|a l hopital)',
    '(l ont|on l a|l a) (emmene|emmenee) (aux urgences|a l hopital|a l hosto)',
  ],
  put_away: [
    `(je|j) (les|l) (ai|ait) (tous|toutes)? ${gone} !(dehors|par|sur|contre|hier|au sol|par terre|mais)`,
    `${iHave} (tout|tt) (jete|vide) !(par|au sol|contre|sur|a la figure|mon sac|mais)`,
    `${iHave} (jete|donne|rendu|descendu|enferme) ${things} !(mais|a (lui|mon mari|mon mec)|contre|sur|au visage)`,
    `(je|j) (les|l) ai (donnes|donne|donnees|donnee|confies|confie|remis|rendus) (a (${helper}|ma|mon|la|une|un)|au pharmacien|a la pharmacie)`,
    '(je|j) (les|l) ai (ranges|rangees|range|rangee|enfermes|mis hors de portee|mis a la poubelle|mis sous cle|mis sous clef) !(dans (ma chambre|mon|ma)|sous mon|pres|a cote|au cas|pour|mais|avec moi|sur moi)',
    `${helper} (les|l) a (pris|prise|prises|caches|cache|jetes|jete|enfermes|confisques|ranges)`,
  ],
  away: [
    '(je suis|jsuis|chui) (parti|partie|sorti|sortie) de (chez (lui|moi|eux|elle|nous)|la maison|l appartement|l appart) !(hier|mais)',
    '(je me suis|jme suis) (enfui|enfuie|sauve|sauvee|echappe|echappee) !(mais)',
    `${iHave} quitte (la maison|l appartement|l appart|le domicile) !(hier|mais|pour|a # ans)`,
    '(il|elle) est (parti|partie) (pour de bon|au travail|au boulot|travailler|bosser|en deplacement)',
    '(il|elle) est en (prison|garde a vue)',
    'la police (l a|l ont|a) (emmene|arrete|emmenee|arretee) !(pas|pour)',
  ],
  ate: [
    `${iHave} (reussi a manger|mange (un peu|quelque chose|un truc|un bout|une soupe|ce midi|ce soir|ce matin)) !(~6 (vomi|vomir|vomis|gerbe|depuis))`,
  ],
  safe: [
    `${iAm} (bien|maintenant|enfin|la)? (en securite|a l abri|hors de danger) !(nulle|si|que|quand|tant|jusqu|mais|de|d)`,
    '(elle|il) est (bien|maintenant|enfin)? (en securite|hors de danger) !(si|quand|mais)',
  ],
  calmer: [
    'ca va (un peu|deja|beaucoup|bcp|nettement|vraiment)? mieux !(aller|se|sans|si|quand|que|qu|pour|finir|apres|mais|demain|seul|seule)',
    'je me sens (un peu|deja|beaucoup|bcp|vraiment)? (mieux|plus calme|apaise|apaisee|soulage|soulagee) !(sans|quand|si|mort|morte|que|qu|mais|seul|seule|apres (m|avoir (vomi|bu|saigne)))',
    '(je me suis|jme suis|je suis) (calme|calmee|plus calme|un peu plus calme) !(mais|quand|si|que)',
    'ca (s est calme|se calme|redescend|s est apaise) !(pas|jamais|mais|plus)',
  ],
  no_plan: [
    '(je ne vais|je vais|jvais) rien (me )?faire !(de|d|pour|contre|a|avant|si|mais|ce week|maintenant mais|aujourd hui mais)',
    '(je ne vais|je vais|jvais) pas (le faire|passer a l acte|me tuer|me suicider|me faire du mal) !(maintenant|tout de suite|encore|ce soir|sauf|si|mais|avant|aujourd hui|devant)',
    '(je n ai|j ai|jai) pas (du tout )?l intention de (le faire|me tuer|me suicider|mourir|me faire du mal) !(mais|sauf|ce soir|avant)',
  ],
  no_phone: [
    '((je|j) (ne |n )?(peux|peut|arrive|ose|veux|sais)|jpeux|jose|jarrive|jveux) (pas|plus|pu) ~1 (a |de |d )?(appeler !(un|mon|ma)|telephoner|phoner|leur parler|les appeler|parler !(a !(voix haute)|avec|de|d|du|en|devant|aux|au !(telephone)|sans|comme|quand|anglais|francais))',
    '(peur (d appeler|de telephoner|du telephone|de parler au telephone|d appeler))',
    '(je deteste|jdeteste|je hais) (le telephone|appeler|telephoner|parler au telephone)',
    '((je|j) (n )?ai|jai) (plus|pas|pu) (de|d) (telephone|credit|forfait|reseau|batterie|unites)',
  ],
  which_number: [
    '(quel|c est quoi|cest quoi|c quoi|donne moi|donnez moi) ~2 (numero|num)',
    '(qui|j appelle qui|jappelle qui|appeler qui|ou appeler) (appeler|je peux appeler|je dois appeler|contacter|je contacte)',
    '(j appelle|jappelle|je dois appeler|je peux appeler|appeler) (qui|ou|quel) !(je veux)',
  ],
  denial: [
    '(c est|c|ce n est|ce nest|cest|cetait|c etait) pas (du tout )?ca !(qui|que|qu|le|la|mais|non plus)',
    '(c est|c|ce n est|c etait) pas (du tout )?ce que (je voulais dire|j ai dit|je veux dire|vous croyez|tu crois|vous pensez|tu penses)',
    'mais? (non|nan) (je rigole|je rigolais|je deconne|je deconnais|je plaisante|je plaisantais|je blague) !(pas|plus|jamais)',
    '(je rigole|je rigolais|jrigole|jrigolais|je deconne|je deconnais|jdeconne|jdeconnais|je plaisante|je plaisantais|je blague|je blaguais|jblague|je niaise|je niaisais) !(pas|plus|jamais|a peine|meme pas|avec|souvent|toujours|quand|beaucoup)',
    '(c est|c etait|cetait|c|cest) (juste |que |seulement )?(une blague|pour rire|pour rigoler|pour deconner|une facon de parler|une maniere de parler|une expression|ironique|de l ironie|de l humour|du second degre|une image) !(pour (lui|eux|elle|vous))',
    '(je suis|jsuis|j etais|c etait) pas (serieux|serieuse)',
    '(tu m as|vous m avez|tu as|t as|vous avez) mal (compris|lu)',
  ],
  nobody: [
    '(j ai|jai|g|je n ai) (vraiment )?personne !(a (inviter|saluer))',
    '(il n y a|il y a|y a|ya|yapas|y as) (vraiment )?personne !(que|qui (sait|danse))',
    '(je suis|jsuis|j suis|chui|chuis|chu) (tout|toute|tt|tte|vraiment|completement|totalement|tjrs|toujours)? (seul|seule) !(a !(la maison)|dans mon cas|au monde a|avec (ma|mes|une|un))',
    '(tout seul|toute seule|tt seul|tte seule) (ici|chez moi|a la maison|dans ma chambre|ce soir|encore|comme d hab)',
  ],
  worse: [
    '(oui)? j y pense',
    '(j ai|je me fais) peur (de moi|de ce que je pourrais faire)',
    '(pas dit la verite|je vous ai menti|je t ai menti)',
    '(je suis|jsuis|chui|chuis|chu) (encore |toujours |vraiment |tjrs )?en danger',
    '(c est|ca devient|cest|c|ca va|je vais) (encore |bien |vraiment )?(pire !(si|quand|qu|que)|de pire en pire|de plus en plus mal|encore plus mal)',
    '(ca empire|ca s aggrave)',
    '(je ne suis|je suis|jsuis|chui|je ne me sens|je me sens) (pas|plus) (du tout )?en securite',
    '(je vais|jvais|jvai) le faire (maintenant|ce soir|cette nuit|tout de suite|la maintenant)',
    '(je vais|jvais) (sauter|passer a l acte|craquer et le faire)',
    '(j ai|jai|g) ~1 (la corde|le couteau|les cachets|les medicaments|la lame|l arme|le fusil) (dans la main|dans les mains|sur moi|devant moi|autour du cou)',
    '(il|elle) (est (derriere|devant) (la|ma) porte|defonce la porte|essaie d entrer|tape a la porte|frappe a la porte)',
  ],
  what_to_write: [
    '(lui|leur) (ecris|dis|envoie) quoi',
    'quoi (lui|leur) (ecrire|dire|envoyer)',
    '(qu est ce que|que) je (lui|leur) (ecris|dis|envoie)',
    'quoi (lui|leur) ~1 (mettre|raconter|repondre|ecrire|dire|envoyer)',
    '(je|j) ~1 (mets|ecris|dis|envoie) quoi !(d autre)',
    'quoi (dire|ecrire|mettre|envoyer) (a|au|aux) !(toi|vous)',
    '(ecrire|ecris|envoyer|envoie|message|texto|sms|appeler|parler) ~8 quoi (dire|ecrire|mettre|lui|leur)',
    'comment (lui|leur) ~1 (dire|ecrire|expliquer|annoncer|parler|demander)',
    'comment (je|j) ~1 (lui|leur) ~1 (dis|ecris|explique|annonce|parle)',
    'les mots pour (lui|leur|le dire|l ecrire|ma|mon|mes)',
    '(aide|aider|aidez|aides) ~2 (ecrire|formuler|rediger|lui dire|le message)',
  ],
  company: ['(elle|il|on) (est la|est arrive|est arrivee|reste avec moi|est avec moi|vient d arriver)'],
  coming: ['(elle|il) (arrive|monte|descend|est en route|vient)'],
  yes: [
    `^ ${well} (oui|ouais|ouai|oue|ouep|ouip|ouaip|ui|wi|yep|yes|yup|vi|owi) !(${doubt})`,
    `^ ${well} (un peu|un petit peu|parfois|des fois|souvent|de temps en temps|tout le temps|tt le temps|toujours|ca arrive|quelquefois|si si|bien sur|evidemment|carrement|clairement|absolument|tout a fait|exactement|c est ca|en effet|malheureusement oui|je crois oui|je crois que oui|je pense que oui|je crois bien) $`,
  ],
  no: [
    `^ ${well} (non|nan|nn|nope|nop|no|naan|nah|nann) (non|nan|merci)? $`,
    `^ ${well} (non|nan|nn) (pas du tout|pas vraiment|jamais|personne|rien|pas en ce moment|pas maintenant|toujours pas|pas encore|du tout|aucun|aucune|plus maintenant) $`,
    `^ ${well} (non|nan|nn) (y a personne|il n y a personne|il y a personne|j ai personne|y a rien|il n y a rien|il y a rien|il est pas la|elle est pas la|je suis seule|je suis seul|j y pense pas|je n y pense pas|je pense pas|je ne pense pas) $`,
    `^ ${well} (pas du tout|pas vraiment|jamais|pas encore|absolument pas|vraiment pas|pas maintenant|pas en ce moment|toujours pas|bien sur que non|evidemment que non|aucunement|je crois pas|je ne crois pas|personne) $`,
  ],
}
