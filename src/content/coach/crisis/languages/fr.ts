import type { ForeignWords } from './foreign-words.ts'

export const french: ForeignWords = {
  first: {
    inward: [
      'Merci de me l’avoir dit. Penser à mourir, c’est lourd à porter seul, et vous venez de le mettre en mots. Vous n’avez pas à traverser cette heure sans personne.',
      'J’ai tout lu. Vous souffrez au point de penser à mourir, et cela passe avant tout le reste.',
    ],
    body: [
      'Appelez le {number} maintenant, même si vous vous sentez bien. Ce qui a été pris peut faire du mal avant qu’on le remarque.',
    ],
    hurt: [
      'Je vous crois. Ce qu’on vous fait est de la violence, et rien de ce que vous avez dit ne l’explique. Si quelqu’un peut regarder ce téléphone, fermez la page et revenez depuis un autre.',
    ],
    child: [
      'Je te crois. Personne n’a le droit de te faire du mal ni de te toucher comme ça. Tu n’as rien fait de mal en le disant.',
    ],
    other: [
      'Vous l’avez remarqué et vous ne détournez pas les yeux. Demander clairement à la personne si elle pense à mourir ne lui donne pas l’idée : cela lui permet de le dire.',
    ],
    otherBody: [
      'Appelez le {number} maintenant et dites ce qui a été pris, combien et quand. Restez à côté de la personne.',
    ],
  },
  urgent: [
    'Appelez le {number} maintenant, ou donnez le téléphone à quelqu’un qui peut appeler.',
    'C’est pour le {number}, avant de lire la suite.',
    'Si ce n’est pas encore fait : le {number}, en haut-parleur.',
  ],
  write: 'Vous pouvez écrire, sans parler : {name}, {to}.',
  call: 'Quelqu’un est là pour cela : {name}, {to}.',
  find: 'Sur findahelpline.com vous voyez qui répond dans votre pays, aussi par chat.',
  steps: {
    inward: [
      'Éloignez-vous de ce que vous pourriez utiliser : une autre pièce, un autre étage, dehors.',
      'Pensez à la personne qui préférerait être réveillée, et réveillez-la : « Ça ne va pas, viens, s’il te plaît. »',
      'Aucune décision cette nuit. Seulement les dix prochaines minutes.',
      'Allez là où il y a du monde, même sans parler.',
    ],
    body: [
      'Ne prenez rien d’autre, ni à manger ni à boire, et ne vous faites pas vomir sauf s’ils vous le demandent.',
      'Laissez la porte ouverte et restez là où on peut vous trouver.',
      'Gardez la boîte ou le flacon.',
    ],
    hurt: [
      'Quand cela commence, restez près d’une porte qui donne dehors.',
      'S’il vous a serré le cou, voyez un médecin aujourd’hui, même sans marque.',
      'Une personne hors de la maison peut le savoir dès aujourd’hui.',
    ],
    child: [
      'Pense à un adulte qui écoute : une prof, une infirmière, une grand-mère. Tu peux lui montrer cet écran.',
      'Si le premier n’aide pas, dis-le à un autre, puis à un autre encore.',
    ],
    other: [
      'Demandez-lui clairement s’il ou elle pense à se tuer, puis écoutez sans discuter.',
      'Ne promettez pas de garder le secret. Faites venir une personne de plus.',
      'S’il y a un plan, ou pas de réponse, appelez le {number} avec l’adresse.',
    ],
    otherBody: [
      'Rien à manger ni à boire, et ne faites pas vomir.',
      'Si la personne respire mais ne se réveille pas, mettez-la sur le côté.',
    ],
  },
  stay: [
    'Je lis toujours. Vous n’avez pas à mieux le dire.',
    'C’est beaucoup pour une seule personne.',
    'Doucement. Des phrases courtes suffisent.',
    'Le reste peut attendre. D’abord ceci.',
    'Je comprends que vous soyez à bout.',
    'Merci de m’avoir dit cela aussi.',
  ],
  told: [
    'Vous l’avez fait, et cela change la nuit.',
    'Bien. Restez comme cela pour l’instant.',
    'C’était un vrai pas.',
  ],
  denial: [
    'Peut-être. Je préfère demander deux fois que de passer à côté.',
    'Je vous entends. Aidez-moi à bien comprendre.',
  ],
  nobody: ['C’est un moment très seul, alors. Les lignes sont là pour ça : quelqu’un d’éveillé qui écoute.'],
  questions: [
    { text: 'Est-ce que vous pensez à vous tuer en ce moment ?', yes: 'danger', no: 'safe' },
    { text: 'Y a-t-il près de vous quelque chose que vous pourriez utiliser ?', yes: 'danger', no: 'put_away' },
    { text: 'Quelqu’un est avec vous ?', yes: 'with_someone', no: 'alone' },
    { text: 'Êtes-vous en sécurité là où vous êtes pour l’heure qui vient ?', yes: 'safe', no: 'danger' },
    { text: 'Quelqu’un est au courant ?', yes: 'told', no: 'alone' },
    { text: 'Qui pourrait être avec vous cette nuit ?' },
    { text: 'Est-ce que quelque chose a changé depuis votre message ?' },
  ],
  questionsOfBody: [
    { text: 'Avez-vous appelé ?', yes: 'called' },
    { text: 'Quelqu’un est avec vous ?', yes: 'with_someone', no: 'alone' },
    { text: 'Sont-ils en route ?', yes: 'help_coming' },
    { text: 'Qu’est-ce que c’était, et il y a combien de temps ?' },
  ],
  questionsOfOther: [
    { text: 'Est-ce que la personne est en danger maintenant ?', yes: 'danger', no: 'safe' },
    { text: 'Quelqu’un est à ses côtés ?', yes: 'with_someone', no: 'alone' },
    { text: 'Savez-vous où elle est ?' },
    { text: 'Qui d’autre est au courant ?' },
  ],
  ease: ['Bien. Gardez cela pour cette nuit.', 'L’heure qui vient est plus sûre comme cela.'],
  close: [
    'Alors on peut s’arrêter là pour l’instant. Si cela revient, dites-le, même en un mot, ou allez droit vers la ligne. Demain, parlez-en à un médecin ou à quelqu’un qui vous connaît.',
  ],
  options: ['Je ne suis pas en sécurité', 'Je suis en sécurité pour le moment', 'Je ne peux pas appeler'],
}
