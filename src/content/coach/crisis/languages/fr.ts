import type { ForeignWords } from './foreign-words.ts'

export const french: ForeignWords = {
  first: {
    inward: [
      'Merci de me l’avoir dit. C’est lourd à porter quand on est seul avec ça, et vous venez de le dire. Personne ne devrait avoir à traverser ça tout seul.',
      'J’ai tout lu. Ce que vous écrivez est très dur, et cela passe avant tout le reste.',
    ],
    body: [
      'Appelez le {number} maintenant, même si vous vous sentez bien. Si vous avez pris quelque chose, cela peut être dangereux avant même que vous ne sentiez quoi que ce soit.',
    ],
    hurt: [
      'Je vous crois. Ce qu’on vous fait est de la violence, et rien de ce que vous avez dit ou fait ne la justifie. Si quelqu’un peut regarder ce téléphone, fermez la page et revenez depuis un autre.',
    ],
    child: [
      'Je te crois. Personne n’a le droit de te faire du mal ni de te toucher comme ça. Ce n’est pas ta faute, et tu as bien fait de le dire.',
    ],
    other: [
      'Vous l’avez remarqué et vous ne détournez pas les yeux. Demander clairement à la personne si elle pense à mourir ne lui donne pas l’idée : cela lui permet de le dire.',
    ],
    otherBody: [
      'Appelez le {number} maintenant et dites ce qui s’est passé. Si quelque chose a été pris : quoi, combien et quand. Restez à côté de la personne.',
    ],
  },
  urgent: [
    'Appelez le {number} maintenant, ou donnez le téléphone à quelqu’un qui peut appeler.',
    'Avant de lire la suite, appelez le {number}.',
    'Si ce n’est pas encore fait : le {number}, avec le haut-parleur.',
  ],
  write: 'Vous pouvez écrire au lieu de parler : {name}, {to}.',
  call: 'Quelqu’un est là pour cela : {name}, {to}.',
  find: 'Sur findahelpline.com, vous verrez qui répond dans votre pays, y compris par chat.',
  steps: {
    inward: [
      'Éloignez-vous de ce que vous pourriez utiliser pour vous faire du mal : une autre pièce, un autre étage, dehors.',
      'Pensez à quelqu’un qui ne vous en voudrait pas de le réveiller, et réveillez-le : « Ça ne va pas, viens, s’il te plaît. »',
      'Vous n’avez rien à décider maintenant. Seules les dix prochaines minutes comptent.',
      'Allez là où il y a du monde, même sans parler.',
    ],
    body: [
      'Ne prenez rien d’autre, ni à manger ni à boire, et ne vous faites pas vomir, sauf si on vous le demande au téléphone.',
      'Laissez la porte ouverte et restez là où on peut vous trouver.',
      'Gardez la boîte ou le flacon.',
    ],
    hurt: [
      'Quand cela commence, restez près d’une porte qui donne sur l’extérieur.',
      'Si on vous a serré le cou, voyez un médecin aujourd’hui, même sans marque.',
      'Parlez-en dès aujourd’hui à quelqu’un en qui vous avez confiance.',
    ],
    child: [
      'Pense à un adulte qui écoute : une prof, une infirmière, une grand-mère. Tu peux lui montrer cet écran.',
      'Si le premier n’aide pas, dis-le à un autre, puis à un autre encore.',
    ],
    other: [
      'Demandez-lui clairement s’il ou elle pense à se tuer, puis écoutez sans discuter.',
      'Ne promettez pas de garder le secret. Faites appel à quelqu’un d’autre, maintenant.',
      'S’il y a un plan, ou pas de réponse, appelez le {number} avec l’adresse.',
    ],
    otherBody: [
      'Ne lui donnez rien à manger ni à boire, et ne faites pas vomir la personne.',
      'Si la personne respire mais ne se réveille pas, mettez-la sur le côté.',
    ],
  },
  stay: [
    'Je vous lis. Pas besoin de trouver de meilleurs mots.',
    'C’est beaucoup pour une seule personne.',
    'Doucement. Des phrases courtes suffisent.',
    'Le reste peut attendre. D’abord, ça.',
    'Ce serait dur pour n’importe qui.',
    'Merci de m’avoir dit cela aussi.',
  ],
  told: ['C’est bien de me le dire.', 'C’est bon à savoir.', 'C’était un pas important.'],
  denial: [
    'Peut-être. Je préfère demander deux fois plutôt que de passer à côté.',
    'Je vous entends. Aidez-moi à bien comprendre.',
  ],
  nobody: ['C’est dur de n’avoir personne. Les lignes d’écoute sont là pour ça : il y a quelqu’un qui écoute.'],
  questions: [
    { text: 'Est-ce que vous pensez à vous tuer en ce moment ?', yes: 'danger', no: 'safe' },
    {
      text: 'Y a-t-il près de vous quelque chose que vous pourriez utiliser pour vous faire du mal ?',
      yes: 'danger',
      no: 'put_away',
    },
    { text: 'Y a-t-il avec vous quelqu’un en qui vous avez confiance ?', yes: 'with_someone', no: 'alone' },
    { text: 'Êtes-vous en sécurité là où vous êtes pour l’heure qui vient ?', yes: 'safe', no: 'danger' },
    { text: 'Quelqu’un est au courant ?', yes: 'told', no: 'alone' },
    { text: 'Qui pourrait être avec vous aujourd’hui ?' },
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
  ease: ['On peut laisser les choses comme ça pour l’instant.', 'L’heure qui vient est plus sûre comme ça.'],
  close: [
    'Alors on peut s’arrêter là pour l’instant. Si cela s’aggrave de nouveau, dites-le, même en un mot, ou contactez directement la ligne. Demain, parlez-en à un médecin ou à quelqu’un en qui vous avez confiance.',
  ],
  options: ['Je suis en danger', 'Je suis en sécurité pour le moment', 'Je ne peux pas appeler'],
  localNumber: 'numéro d’urgence de votre pays (le 112 dans beaucoup d’entre eux)',
  toChild: {
    localNumber: 'numéro d’urgence de ton pays (le 112 dans beaucoup d’entre eux)',
    urgent: [
      'Appelle le {number} maintenant, ou donne le téléphone à quelqu’un qui peut appeler.',
      'Avant de lire la suite, appelle le {number}.',
      'Si ce n’est pas encore fait : le {number}, avec le haut-parleur.',
    ],
    write: 'Tu peux écrire au lieu de parler : {name}, {to}.',
    find: 'Sur findahelpline.com, tu verras qui répond dans ton pays, y compris par chat.',
    stay: [
      'Je te lis. Pas besoin de trouver de meilleurs mots.',
      'C’est beaucoup pour une seule personne.',
      'Doucement. Des phrases courtes suffisent.',
      'Le reste peut attendre. D’abord, ça.',
      'Ce serait dur pour n’importe qui.',
      'Merci de m’avoir dit ça aussi.',
    ],
    told: ['C’est bien de me le dire.', 'C’est bon à savoir.'],
    denial: ['Peut-être. Je préfère demander deux fois plutôt que de passer à côté.', 'Aide-moi à bien comprendre.'],
    questions: [
      { text: 'Est-ce que tu penses à te tuer en ce moment ?', yes: 'danger', no: 'safe' },
      {
        text: 'Y a-t-il près de toi quelque chose que tu pourrais utiliser pour te faire du mal ?',
        yes: 'danger',
        no: 'put_away',
      },
      { text: 'Est-ce que tu es avec quelqu’un en qui tu as confiance ?', yes: 'with_someone', no: 'alone' },
      { text: 'Est-ce que tu es en sécurité là où tu es pour l’heure qui vient ?', yes: 'safe', no: 'danger' },
      { text: 'Est-ce que quelqu’un est au courant ?', yes: 'told', no: 'alone' },
      { text: 'Qui pourrait être avec toi aujourd’hui ?' },
      { text: 'Est-ce que quelque chose a changé depuis ton message ?' },
    ],
    close: [
      'Alors on peut s’arrêter là pour l’instant. Si ça revient, dis-le, même en un mot, ou contacte directement la ligne. Demain, parles-en à un adulte en qui tu as confiance.',
    ],
  },
}
