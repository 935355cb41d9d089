import type { ForeignMore } from './foreign-more.ts'

export const frenchMore: ForeignMore = {
  line: {
    what: '{line}, c’est une ligne d’écoute. Il y a {who} : on vous laisse parler, et vous dites seulement ce que vous voulez.',
    article: 'le ',
    professional: 'quelqu’un du métier',
    trained: 'quelqu’un qui a appris à écouter',
    somebody: 'une vraie personne',
    free: '{line}, c’est gratuit.',
    freeFromMobile: '{line}, c’est gratuit depuis un portable.',
    costUnknown: 'Je ne sais pas si {line} est gratuit depuis votre téléphone ; vous pouvez le demander en premier.',
    always: '{line} répond jour et nuit, week-ends et jours fériés compris.',
    sometimes: '{line} n’est pas là à toute heure ; la page ou l’annonce au début de l’appel dit quand.',
    otherAlways: 'Jour et nuit, il y a {line}.',
    noneAlways: 'Si personne ne répond et que ça presse, appelez le {number}.',
    sendsHelp:
      'Le plus souvent, ça reste une conversation : appeler ne veut pas dire qu’on vous envoie quelqu’un, ni qu’on vous hospitalise. Des secours peuvent venir quand une vie est en danger dans l’instant, et vous pouvez demander comment ça se passe avant de dire le reste.',
    disturbs: 'Vous ne dérangez pas, et il n’y a pas besoin d’aller plus mal que les autres : la ligne est là pour ça.',
    anonymous:
      'Vous n’avez pas à donner votre nom. Certaines lignes gardent des notes : demandez au début ce qui est noté.',
  },
  keepAway: {
    rails: 'Restez loin du quai et des rails : pas de métro ni de train aujourd’hui, ou alors avec quelqu’un.',
    height: 'Restez loin de là-haut et du bord, et fermez la fenêtre si c’est chez vous.',
    water: 'Restez loin de l’eau aujourd’hui, même pour marcher.',
    road: 'Restez loin de la route, et ne prenez pas le volant aujourd’hui.',
    tablets: 'Confiez ces médicaments à quelqu’un, ou laissez-les là où vous ne pouvez pas les reprendre sans aide.',
    blades: 'Éloignez ce qui coupe : donnez-le à quelqu’un, ou laissez-le et changez de pièce.',
    rope: 'Éloignez-vous de la corde : changez de pièce, et que quelqu’un l’emporte.',
    gun: 'Éloignez-vous de l’arme : sortez de là, et que quelqu’un d’autre la garde.',
    bleach: 'Éloignez-vous du produit : changez de pièce, et que quelqu’un l’emporte.',
  },
  stillAway: [
    'Alors c’est de ça qu’il faut rester loin, aujourd’hui et demain.',
    'Tant que c’est comme ça, mieux vaut ne pas s’en approcher sans personne.',
  ],
  atIt: {
    words: `Laissez tout là et sortez de la pièce maintenant, vers quelqu’un : sonnez à côté, allez dans le couloir. Une phrase suffit : « Je ne suis pas en sécurité, restez avec moi. » Si ce n’est pas possible, appelez le {number} et dites : « J’ai peur de me faire du mal. »`,
    questions: [{ text: 'Avez-vous déjà pris ou fait quelque chose ?', yes: 'danger' }],
  },
  again: [
    'Vous me l’aviez dit, et je n’ai pas oublié. Que ça puisse revenir, je le prends au sérieux, et ça passe avant tout le reste.',
    'Merci de le redire. C’est de ça qu’on parle maintenant, et de rien d’autre.',
  ],
  beside: {
    warm: [
      'Je n’oublie pas ce que vous m’avez écrit.',
      'Merci de continuer à m’écrire.',
      'Après ce que vous m’avez raconté, pas besoin d’aller vite.',
    ],
    english: [
      'Pour m’entraîner avec vous aux conversations de travail, d’école ou de rencontres, je n’ai que l’anglais ; pour ce qui va mal, restez en français.',
      'Sur le travail, l’école ou les rencontres, je ne sais répondre qu’en anglais. Pour ce qui fait peur, c’est ici, en français.',
    ],
    lines: [
      'Si ça serre trop, il y a toujours {line}, et le {number} si c’est immédiat.',
      'Pour en parler à quelqu’un : {line}. Si c’est immédiat : le {number}.',
    ],
    how: [
      { text: 'Comment c’est, là, maintenant ?' },
      { text: 'Est-ce plus calme en ce moment, ou est-ce que ça revient ?' },
      { text: 'Et cette heure-ci, comment se passe-t-elle ?' },
    ],
  },
  noMore: {
    words: ['Ça a l’air lourd à porter, et ces mots peuvent vouloir dire beaucoup de choses.'],
    questions: [
      {
        text: 'Est-ce que c’est surtout de l’épuisement, ou est-ce qu’il vous arrive aussi de penser à mourir ?',
        yes: 'danger',
        no: 'safe',
      },
    ],
  },
}

/** What a child may see says "tu". */
export const frenchMoreToChild: ForeignMore = {
  ...frenchMore,
  line: {
    ...frenchMore.line,
    what: '{line}, c’est une ligne d’écoute. Il y a {who} : on te laisse parler, et tu dis seulement ce que tu veux.',
    costUnknown: 'Je ne sais pas si {line} est gratuit depuis ton téléphone ; tu peux le demander en premier.',
    noneAlways: 'Si personne ne répond et que ça presse, appelle le {number}.',
    sendsHelp:
      'Le plus souvent, ça reste une conversation. Des secours peuvent venir quand quelqu’un est en danger dans l’instant, et tu peux demander comment ça se passe avant de dire le reste.',
    disturbs: 'Tu ne déranges pas, et il n’y a pas besoin d’aller plus mal que les autres : la ligne est là pour ça.',
    anonymous: 'Tu n’as pas à donner ton nom. Tu peux demander au début ce qui est noté.',
  },
  again: [
    'Tu me l’avais dit, et je n’ai pas oublié. Que ça puisse revenir, je le prends au sérieux, et ça passe avant tout le reste.',
    'Merci de le redire. C’est de ça qu’on parle maintenant, et de rien d’autre.',
  ],
  beside: {
    ...frenchMore.beside,
    warm: [
      'Je n’oublie pas ce que tu m’as écrit.',
      'Merci de continuer à m’écrire.',
      'Après ce que tu m’as raconté, pas besoin d’aller vite.',
    ],
    english: [
      'Pour m’entraîner avec toi aux conversations de tous les jours, je n’ai que l’anglais ; pour ce qui va mal, reste en français.',
      'Sur l’école ou les copains, je ne sais répondre qu’en anglais. Pour ce qui fait peur, c’est ici, en français.',
    ],
  },
}
