/**
 * Parts of the French phrases. The plain line has a space where an apostrophe was: "j ai". What is
 * said with "pas" or "plus" is part of a phrase, so that all groups ignore a "not" before them.
 */

/** Said with a laugh, or about a game. */
export const laughing =
  '(~4 (mdr|mdrr|mdrrr|lol|ptdr|ptdrr|haha|hahaha|ahah|ahaha|xd|paintball|fortnite|minecraft|gta|among|elastique)|~3 (dans (le|ce|un|mon) jeu|jeu video|jeux video))'
export const notLaughing = `!(${laughing})`

const young =
  '(petit|petite|enfant|ado|adolescent|adolescente|jeune|plus jeune|gamin|gamine|au college|au lycee|a l ecole)'
/** "Il y a vingt ans", "quand j'étais ado", but not "quand j'étais endormie". */
export const notLongAgo = `!(~4 y a ~3 (ans|annees|longtemps)|~4 quand (il|elle) etait ${young}|~4 quand j (etais ${young}|avais # ans)|~4 (a l epoque|a l adolescence|a l age de|autrefois|dans le passe|dans mon enfance|etant (petit|petite|enfant|jeune)))`

/** Games and sports, after "me bat". */
export const notAGame =
  '!(~4 (au|aux|en) (ping|tennis|badminton|foot|basket|echecs|cartes|dames|uno|jeu|jeux|sport|maths|math|padel|squash|judo|karate|bras|scrabble|poker|billard|baby|flechettes|monopoly|course|finale|demi|sprint|duel|natation|velo|ski|deux sets|trois sets|handball|volley|rugby|petanque|babyfoot|bowling|golf)|~4 a (fifa|mario|plate|plates|la console|la course|la play|la switch|chaque partie|chaque match|chaque fois qu|smash|mortal|street|tous les coups|la belote|la petanque|l escrime|la natation|la boxe|pierre)|~3 sur (fifa|mario|smash|la ligne)|~3 (au score|d un point|de peu|sans effort|facilement))'

export const partner =
  '(mon ~1 (copain|mari|mec|ex|compagnon|conjoint|chum|homme|fiance|petit ami|petit copain|partenaire|jules)|mn (mec|copain|mari|ex)|ma ~1 (femme|copine|compagne|conjointe|blonde|meuf|fiancee|ex|petite amie|petite copine|partenaire))'

export const parent =
  '(mon (pere|papa|daron|beau pere|oncle|tonton|grand pere|papi|papy|prof|entraineur|educateur|parrain|demi frere|vieux|reup)|mn (pere|daron)|ma (mere|maman|daronne|belle mere|tante|grand mere|mamie|marraine|nounou|reum)|mes (parents|darons|vieux)|(le (copain|mec|mari|chum)|l ami) de ma (mere|maman|daronne))'

/** Somebody they care about. */
export const friend =
  '(mon ~1 (ami|amie|pote|frere|copain|mec|fils|pere|papa|cousin|mari|collegue|coloc|ex|voisin|eleve|chum|neveu|oncle|conjoint|compagnon|beau frere|gars|patient|grand pere|daron|bebe|enfant|ado)|mn (pote|frere|ami)|ma ~1 (amie|soeur|copine|meuf|fille|mere|maman|cousine|femme|collegue|coloc|ex|voisine|niece|tante|blonde|best|bff|pote|eleve|compagne|daronne|grand mere|belle mere|mamie)|(un|une) (ami|amie|pote|copain|copine|collegue|eleve|fille de ma classe|gars de ma classe))'

/** Whoever it is. */
export const anyone = `(${friend}|il|elle|quelqu un)`

/** What nobody means who says "mourir de …". */
const trifles =
  '(honte|rire|faim|peur|soif|chaud|chaleur|froid|fatigue|gene|trac|amour|plaisir|bonheur|joie|stress|jalousie|malaise|rien|curiosite|sommeil)'
const notOfShame = `!(de ${trifles}|d (ennui|amour|angoisse|envie|embarras|impatience)|sur place|tellement !(j ai mal|je souffre|ca fait mal|je suis|ma vie)|(a )?(chaque fois|des) (que je (dois|parle|rougis)|qu on me|que quelqu un)|rien que de|vieux|vieille|idiot|bete|heureux|heureuse|en paix|(que|plutot que|plutot qu) !((de )?(vivre|continuer|rester|retourner))|quand (je dois (parler|faire|aller|passer|presenter|appeler|lire)|il faut|on me|on m|(il|elle) me (regarde|parle|repond|sourit)|mon prof|le prof|la prof|je parle|les gens|tout le monde|quelqu un|je rougis)|en (cours|classe|reunion|public|maths|sport)|dans (ce jeu|le jeu|la partie|fortnite|minecraft|le film|la serie|la piece|cette scene)|${laughing})`

const notReckless = `!(a (la (tache|salle|gym)|force|faire|essayer|expliquer|lui|repeter|le|bosser|travailler|apprendre|comprendre|reviser|chercher)|au (travail|boulot|taf|sport|bureau|ski|telephone|tel|cou|bout)|aux|dans (l escalier|les escaliers|le travail|ses yeux|un verre d eau)|avec (mes talons|ces (talons|chaussures)|ce (devoir|boulot|prof|projet|verglas)|cette (chaleur|voiture|trottinette))|sur (le verglas|cette route|ce velo|ces talons)|en (velo|ski|skis|tombant|trottinette|essayant|faisant)|si !((il|elle) me (quitte|laisse)|ca (continue|recommence|s arrete pas)|je (reste|dois))|pour (un (cafe|verre|rien|expose)|une (note|pizza|clope)|ce (devoir|boulot|projet|job))|socialement|professionnellement|le (dos|foie)|la sante|les (yeux|oreilles|doigts|reins)|de ${trifles}|d ennui|${laughing})`

/** "Plus vivre", but not "plus vivre chez mes parents". */
export const notThere =
  '!(a !(cause)|au|aux|avec|sans|chez|dans !(ce monde)|en !(fait|vrai)|ici|seul|seule|ca !(sert|fait|va|me|devient|ne|n)|cela|comme|ensemble|cette (situation|relation|galere|coloc|maison|ville)|une|un|loin|pres|sur !(cette terre|terre)|la (bas|meme|distance|galere)|sous|de !(toute)|d|le (meme|quotidien|stress)|les (memes|uns)|l amour|ce (genre|quotidien|stress)|mon (quotidien|couple|mariage)|ma (vie (de|d|comme|sans)|jeunesse)|mes|des|du|dehors|ailleurs|avant|apres|pour|que|ton|ta|notre|cet|pleinement|normalement|tranquille|tranquillement|entre|parmi|a deux|lol|mdr|ptdr)'
export const notEarly =
  '!(a|tot|avec|le matin|aussi|tous|toutes|pour|chez|dans|en|#|la nuit|avant|apres|seul|pendant|toute|cote|fatigue|fatiguee)'

const place =
  '(train|trains|metro|bus|camion|camions|voiture|voitures|tram|tramway|rer|rails|pont|toit|balcon|fenetre|immeuble|etage|falaise|seine|rhone|canal|fleuve|barrage|tour)'

const farewell = (self: string, possessive: string) =>
  `(${self} (tuer|pendre|buter|flinguer|suicider|suicide|noyer|tirer une balle|foutre en l air|enlever la vie|donner la mort|faire sauter la cervelle|passer la corde au cou|tirer dessus)|${self[0]} (enlever|oter) la vie|${self[0]} ouvrir les veines|${self} (tailler|trancher|couper|ouvrir) les veines|mettre fin a (${possessive}))`
const ending =
  'en finir !(avec !((la|ma|sa) vie)|vite|rapidement|au plus|de|d|une fois pour toutes avec|~3 (relation|couple|devoir|boulot|dossier|memoire|projet|reunion))'
const overTheEdge = (self: string) =>
  `${self} (jeter|foutre|balancer|crisser|calisser) (sous|du|de|dans|par|d|devant|en bas) ~2 ${place}`

/** "Mourir", "me tuer", "en finir". */
export const die = `(mourir ${notOfShame}|crever !(l|un|une|le|la|les|mes|ce|des|ses|ton) ${notOfShame}|${farewell('me', 'mes jours|ma vie|ma propre vie')} ${notReckless}|${ending}|etre (mort|morte) !(pour) ${notOfShame}|${overTheEdge('me')} ${notLaughing}|(ne )?plus (jamais )?(exister|vivre) ${notThere}|(ne )?(plus|plus jamais|jamais) me reveiller ${notEarly}|disparaitre (pour toujours|a jamais|de cette terre))`

/** The same of somebody else. */
export const dieThemselves = `(mourir ${notOfShame}|${farewell('se', 'ses jours|sa vie|sa propre vie')} ${notReckless}|${ending}|${overTheEdge('se')} ${notLaughing})`

export const iWant =
  '(je (veux|veu|ve|veut|voudrais|voudrai|aimerais|prefererais|souhaite)|je ne veux que|j (veux|aimerais|veu)|jveux|jveu|jve|jvoudrais|jaimerais)'
export const iGo = '(je (vais|vai|m en vais)|j (vais|vas)|jvais|jvai|jvas|m as)'
export const iHave = '(j ai|jai|g|j)'

export const pills =
  '(medicaments|medicament|medocs|medoc|medics|cachets|cachet|comprimes|pilules|gelules|somniferes|anxiolytiques|antidepresseurs|antidouleurs|doliprane|dolipranes|paracetamol|xanax|lexomil|tranxene|tramadol|codeine|advil|tylenol|tylenols|dafalgan|dafalgans|ibuprofene|lysanxia|benzos|calmants|seresta|imovane|stilnox|rivotril|insuline|tranquillisants|valium|temesta)'
/** Far more than a dose. Milligrams and kilos are no number of tablets. */
const notAWeight = '!(mg|g|ml|gouttes|min|minutes|jours|jour|semaines|mois|heures|h|euros|kilos|kg|ans|fois)'
const routine =
  '!(~1 (ce matin|du matin|du soir|du jour|du midi|aujourd hui|comme (d|prescrit|prevu|il faut)|correctement|a l heure|prescrits|contre|pour (mon|ma|mes|le|la|les|l)|avant (de partir|manger|le|mes)|apres (manger|le)|avec (mon (cafe|repas|petit)|de l eau|le (repas|cafe|petit)))|~3 (depuis|pendant|ordonnance))'
const boxes =
  '(toute (la|ma|sa|une) (boite|plaquette|pharmacie)|(la|une|deux|trois|plusieurs|quatre) (boite|boites|plaquette|plaquettes) (entiere|entieres))'
const odd =
  '!(~2 (vitamine|vitamines|homeopathie)|~3 (dans ma vie|un mois|une semaine|quand j etais (malade|hospitalise|hospitalisee)))'
const many = `(!(500|1000|400|200|250|600|650|850) ## ${notAWeight} ~1|plein de|pleins de|beaucoup de|bcp de|trop de|une (dizaine|vingtaine|trentaine|quarantaine|cinquantaine|quinzaine|poignee) de|(vingt|trente|quarante|cinquante|soixante|quinze|cent)|(une|deux|trois|quatre|plusieurs|la|les deux) (boite|boites|plaquette|plaquettes|tube|tubes) (de|d|entiere de|entieres de)|${boxes} de|un (paquet|tas) de)`
export const tooMuch = `(${many} ~1 ${pills} ${odd}|(tous|toutes) (mes|les|ses) ~1 ${pills} ${routine} ${odd}|tout plein de ${pills}|${boxes} !(de|d))`
export const swallowed =
  'avale des (medicaments|cachets|comprimes|somniferes|medocs) !(contre|avec|pour !(mourir|en finir|me|se))'
export const poison =
  '(de la (javel|mort aux rats|soude)|de l (eau de javel|antigel|acide|alcool a bruler)|du (destop|detergent|desherbant|white spirit|produit menager|debouche))'
/** "Overdose de séries". */
export const ofDrugs =
  '!(de !(medicaments|medocs|cachets|drogue|drogues|heroine|coke|cocaine|paracetamol|doliprane|xanax|tramadol|somniferes|opioides|fentanyl)|d !(heroine|ecstasy|insuline|opioides|opiaces|antidepresseurs|anxiolytiques))'
