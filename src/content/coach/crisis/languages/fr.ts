import type { ForeignWords } from './foreign-words.ts'
import { frenchToChild } from './fr-child.ts'
import { frenchMore } from './more/fr.ts'

export const french: ForeignWords = {
  first: {
    inward: [
      'Merci de l’avoir écrit. Quand on a mal à ce point, mourir peut sembler la seule façon que ça s’arrête. Ce n’est pas la seule, même si, de là où vous êtes, on n’en voit pas d’autre.',
      'J’ai tout lu, et il n’y a rien de honteux là-dedans. Ça passe avant tout le reste. Vous n’avez rien à décider maintenant, et personne ne devrait traverser l’heure qui vient sans quelqu’un à côté.',
    ],
    wounds: [
      'Merci de me le dire, ce n’est pas une chose facile à écrire. Se faire mal, c’est souvent une façon de tenir quand ça déborde. Vous méritez des soins et de l’aide, pas de devoir le cacher.',
      'Les soins d’abord, le pourquoi peut attendre. Vous n’avez pas à avoir honte de ça ici. Il y a des gens qui connaissent ça de près et que ça ne choque pas.',
    ],
    body: [
      'Appelez le {number} maintenant, avant de lire la suite. Si vous avez pris quelque chose, ça peut agir bien plus tard, même quand on se sent bien. Peu importe la raison : votre corps d’abord.',
      'Dites tout de suite au {number} où vous êtes, ce qui vous arrive et, si vous avez pris quelque chose, quoi et combien. Si finalement ce n’était pas grave, vous aurez quand même bien fait d’appeler.',
    ],
    home: [
      'Je vous crois, et ce n’est pas votre faute. Les coups et les menaces, c’est de la violence. Vous surveiller, vous enfermer ou garder votre argent, c’en est aussi. Si quelqu’un peut regarder ce téléphone, fermez la page et revenez depuis un autre.',
      'Je vous crois : avoir peur à ce point, ce n’est pas une simple dispute. Contrôler quelqu’un est déjà de la violence, même sans un seul coup. Rien de ce que vous avez dit ou fait ne donne ce droit. Ici, c’est vous qui gardez la main sur la suite.',
    ],
    assault: [
      'Je vous crois. C’est l’autre qui a choisi de faire ça, quoi que vous ayez dit, porté, bu ou pas osé dire. La suite, c’est vous qui la décidez. Se faire soigner n’oblige pas à porter plainte, et c’est dans les premiers jours que ça aide le plus.',
      'Beaucoup de gens se figent, se taisent ou laissent faire pour que ça s’arrête : ce n’est pas un oui. Je vous crois, et ce n’est pas votre faute. C’est vous qui choisissez à qui en parler, et quand. Un médecin peut aider, surtout les premiers jours, et plus tard aussi.',
    ],
    child: [
      'Je te crois. Personne n’a le droit de te frapper, de te faire peur ou de te toucher quand tu ne veux pas, même quelqu’un de ta famille. Ce n’est pas ta faute. Tu as le droit de le dire à un adulte qui écoute.',
      'Tu as bien fait de l’écrire, et je te crois. Les adultes doivent protéger les enfants : quand ils leur font du mal, ce n’est jamais la faute de l’enfant. Même si on t’a dit de garder le secret, tu peux en parler. Cherchons un adulte qui sait écouter.',
    ],
    eating: [
      'Merci de me le dire. Ce n’est pas une question de volonté, et vous avez droit à de l’aide sans attendre d’aller plus mal. Un médecin devrait le savoir, ou d’abord quelqu’un de confiance. En cas de malaise ou de douleur dans la poitrine, appelez le {number} tout de suite.',
      'Se battre avec la nourriture tous les jours, ça prend toute la place, et souvent personne ne le voit. Ce que vous venez d’écrire, vous pouvez le dire aussi à un médecin, ou à quelqu’un en qui vous avez confiance. Un évanouissement ou une douleur dans la poitrine, c’est le {number}, sans attendre.',
    ],
    voices: [
      'Ça doit être épuisant, et ça fait sûrement peur. Je ne vais pas discuter de ce qui est vrai ou non. Il faudrait quelqu’un de confiance à côté de vous, et un médecin aujourd’hui. Si une voix vous dit de faire du mal, à vous ou à quelqu’un, ne le faites pas.',
      'J’ai tout lu. Vivre avec ça, jour et nuit, doit vous prendre toutes vos forces. Allez près de quelqu’un de calme, et voyez un médecin ensemble : ce n’est pas à porter sans personne. On peut entendre un ordre et ne pas le suivre.',
    ],
    harm: [
      'C’est bien de l’avoir dit avant qu’il se passe quelque chose. Y penser, ce n’est pas le faire. Éloignez-vous maintenant de cette personne, et de ce que vous pourriez utiliser. Si vous sentez que ça peut arriver, appelez le {number}.',
      'Quelque chose vous pousse à bout, et vous le dites au lieu de le faire : ça compte. Sortez de la pièce, laissez tout sur place, allez là où quelqu’un peut rester avec vous. Si ça devient trop fort, le {number} : « J’ai peur de faire du mal à quelqu’un. »',
    ],
    other: [
      'Vous l’avez remarqué, et vous ne détournez pas les yeux. Demandez-lui ouvertement s’il y a l’envie de mourir. La question ne met pas l’idée dans la tête, elle permet d’en parler. Et ne promettez pas de garder le secret.',
      'C’est lourd d’être la personne qui sait. Prenez au sérieux ce que vous avez vu ou entendu, même si on vous dit ensuite que c’était pour rire. Poser la question, écouter, faire venir quelqu’un d’autre, même si vous avez promis de vous taire : le reste ne repose pas sur vous.',
    ],
    otherBody: [
      'Appelez le {number} maintenant, même si on vous dit que ça va, et restez à côté de cette personne. Dites si elle respire et si elle répond. Si quelque chose a été pris : quoi, combien et quand.',
      'Avec le haut-parleur, pour garder les mains libres, donnez tout de suite au {number} l’adresse, puis ce que vous voyez et ce que vous savez : quoi, combien, depuis quand. Restez tout près : au téléphone, on vous guide.',
    ],
    otherUnwell: [
      'Vous l’avez remarqué, et c’est déjà une aide. Parlez calmement, avec des phrases courtes, sans discuter de ce qui est vrai ni de ce qu’il faudrait manger. Cette personne ne devrait pas porter ça sans quelqu’un : un médecin peut aider. Si quelqu’un risque d’être blessé, gardez vos distances et appelez le {number}.',
      'Ce que vous voyez là mérite d’être pris au sérieux. Pas besoin de convaincre ni d’avoir raison : une voix calme et de la place autour suffisent. Restez dans les parages, ou que quelqu’un d’autre y reste, et parlez-en à un médecin. Si ça devient dangereux, éloignez-vous d’abord, puis le {number}.',
    ],
    otherHurt: [
      'Croire cette personne, c’est ce qui l’aide en premier. Vous pouvez lui dire : « Je te crois, je suis là, ce n’est pas ta faute. » N’allez pas affronter l’autre, ça pourrait lui retomber dessus. Les lignes d’écoute conseillent aussi l’entourage.',
      'Merci de prendre ça au sérieux. Pas besoin de preuves pour y croire, ni pour demander conseil à une ligne d’écoute. « Je te crois, je suis là » vaut mieux que beaucoup de questions. Et pas un mot à l’autre : ça pourrait aggraver le danger.',
    ],
  },
  urgent: [
    'Appelez le {number} maintenant, ou donnez le téléphone à quelqu’un qui peut appeler.',
    'Avant de lire la suite, appelez le {number}. Peu de mots suffisent : l’adresse, et ce qui se passe.',
    'Le {number} d’abord, avec le haut-parleur. Le reste, vous pourrez le lire pendant que ça sonne.',
  ],
  urgentAtHome: [
    'Si vous pouvez sortir sans risque, sortez d’abord : la porte d’à côté, un magasin, la rue. Appelez le {number} de là où cette personne ne vous entend pas. Si on vous empêche de sortir, c’est aussi une raison d’appeler.',
    'Dehors d’abord, si la voie est libre : les affaires peuvent attendre. Puis le {number}, là où cette personne ne vous entend pas. Si parler est trop dangereux, demandez par message à quelqu’un de sûr d’appeler ; en France, une pharmacie ouverte peut aussi donner l’alerte.',
  ],
  write: 'Vous pouvez écrire au lieu de parler : {name}, {to}.',
  call: 'Pour en parler à quelqu’un, de vive voix : {name}, {to}.',
  find: 'Sur findahelpline.com, vous verrez quelles lignes d’écoute il y a dans votre pays, par téléphone ou par chat.',
  steps: {
    inward: [
      {
        text: 'Éloignez-vous de ce que vous pourriez utiliser : une autre pièce, un autre étage, chez quelqu’un.',
        unlessNamed: true,
      },
      {
        text: 'Si vous êtes en hauteur, ou près de l’eau, d’une route ou de rails, reculez, et asseyez-vous plus loin.',
        unlessNamed: true,
      },
      'Appelez quelqu’un qui voudrait le savoir, quitte à le tirer du lit : « Ça ne va pas. Viens, s’il te plaît. »',
      {
        text: 'Allez là où il y a du monde, même sans parler : un café, un hall, un magasin ouvert.',
        unlessNamed: true,
      },
    ],
    wounds: [
      'Si ça saigne, appuyez fort avec un linge propre, sans le soulever pour regarder.',
      'Si la plaie est profonde ou reste ouverte, montrez-la à un médecin aujourd’hui. Si le sang ne s’arrête pas, appelez le {number}.',
      'Confiez à quelqu’un ce qui vous sert à vous faire mal, ou rangez-le là où il faut du temps pour aller le chercher.',
      'Restez un moment là où quelqu’un peut vous voir. Pas besoin de dire pourquoi.',
    ],
    body: [
      'N’avalez plus rien, même pas de l’eau, et ne vous faites pas vomir, sauf si on vous le demande au téléphone.',
      'Déverrouillez la porte d’entrée, puis asseyez-vous ou couchez-vous sur le côté, là où on vous trouvera.',
      'Faites venir quelqu’un tout près : frappez à côté, criez dans l’escalier, ou envoyez juste « Viens vite ».',
      'Si vous avez pris quelque chose, gardez la boîte ou le flacon, même vide.',
    ],
    home: [
      'Quand le ton monte, restez près d’une porte qui donne dehors, loin de la cuisine et de la salle de bains.',
      'Si ce téléphone est surveillé, fermez cette page et écrivez depuis un autre, au travail ou chez quelqu’un.',
      'Si on vous a serré le cou, voyez un médecin aujourd’hui, même sans trace.',
      'Choisissez avec quelqu’un de confiance un mot banal qui veut dire : appelle la police pour moi.',
    ],
    assault: [
      'Si vous allez à l’hôpital, parlez tôt du risque d’infection ou de grossesse, et d’un produit qu’on vous aurait fait prendre.',
      'Si c’est récent, gardez les vêtements sans les laver, dans un sac en papier. Ça n’oblige à rien.',
      'Dites-le à une seule personne pour commencer. « On m’a fait du mal » suffit, les détails sont à vous.',
      'Si on vous menace avec des images, ne payez pas, n’envoyez rien de plus, et gardez les messages.',
    ],
    child: [
      'Pense à quelqu’un de gentil et de solide : à l’école, une tante, un grand-père, la maman d’un copain. Dis-lui : « Il se passe quelque chose et j’ai besoin d’aide. » Ou montre-lui cet écran.',
      'Si ça recommence à la maison, va près d’une porte qui donne dehors, ou chez les voisins.',
      'Si la première personne ne fait rien, dis-le à une autre, et encore à une autre.',
      'Si quelqu’un regarde ton téléphone, ferme cette page. Tu pourras revenir plus tard, ou sur un autre.',
    ],
    eating: [
      'Au prochain repas, mettez-vous à côté de quelqu’un, et parlez de tout sauf de nourriture.',
      'Prenez rendez-vous cette semaine. Là-bas, pas besoin d’expliquer : montrez ce que vous avez écrit ici.',
      'Envoyez un message avant le prochain repas : « Manger est devenu un problème, j’ai besoin d’aide. »',
      'Laissez le sport pour aujourd’hui, et ne conduisez pas si la tête vous tourne.',
    ],
    voices: [
      'Coupez la télé et le bruit, allumez une lampe, et tenez quelque chose de simple dans la main.',
      'Si ça devient trop fort, allez aux urgences, à n’importe quelle heure. Si vous risquez de faire du mal, appelez le {number}.',
      'Asseyez-vous avec quelqu’un. « J’ai peur, reste avec moi » suffit, vous n’avez pas à expliquer.',
      'Si vous avez arrêté un traitement, ou pris autre chose, dites-le au médecin en premier.',
    ],
    harm: [
      'Dites à quelqu’un de calme : « J’ai peur de ce que je pourrais faire. Reste avec moi. »',
      'Marchez dehors, dans la direction opposée, jusqu’à ce que ça redescende.',
      'S’il y a une arme, ne la gardez pas sur vous. Faites-la enfermer, et laissez la clé à quelqu’un d’autre.',
      'Aujourd’hui, pas de messages à cette personne, et pas d’alcool.',
    ],
    other: [
      'Prévenez quelqu’un d’autre maintenant : la famille, un médecin, quelqu’un de l’école ou du travail.',
      'Dites-lui : « Je m’inquiète. Je voudrais savoir si tu penses au suicide. » Puis écoutez, sans discuter.',
      'S’il y a un plan, ou plus aucune réponse, appelez le {number} et donnez l’adresse.',
      'Si vous êtes sur place, mettez hors de portée ce qui pourrait servir, sans en faire une dispute.',
    ],
    otherBody: [
      'Ne lui donnez rien à avaler, même pas de l’eau, et n’essayez pas de faire vomir, sauf si on vous le demande au téléphone.',
      'Si la personne respire mais ne se réveille pas, tournez-la sur le côté, la tête un peu en arrière.',
      'Si la respiration s’arrête ou devient bizarre, dites-le tout de suite au téléphone.',
      'Envoyez quelqu’un ouvrir la porte et attendre les secours dans la rue.',
    ],
    otherUnwell: [
      'Dites simplement : « Je vois que c’est dur. Je reste pas loin. » Puis écoutez, sans corriger.',
      'Demandez conseil aujourd’hui à un médecin. Dites ce que vous avez vu, et depuis quand.',
      'Baissez le bruit, éloignez les autres, et restez du côté de la porte.',
    ],
    otherHurt: [
      'Si ça se passe maintenant, appelez le {number} avec l’adresse, et ne vous mettez pas entre les deux.',
      'Avant d’écrire, trouvez un moyen sûr de lui parler : son téléphone est peut-être surveillé.',
      'Proposez du concret : un lit pour la nuit, un sac gardé chez vous, l’accompagner chez le médecin.',
      'Si c’est un enfant, parlez-en aujourd’hui à l’école, à un médecin ou à la protection de l’enfance.',
    ],
  },
  stay: [
    'Je lis tout. Pas besoin de trouver les bons mots.',
    'Ça fait beaucoup pour une seule personne.',
    'Une phrase courte suffit, même un seul mot.',
    'Le reste peut attendre. D’abord, ça.',
    'Ce serait dur pour n’importe qui.',
    'Merci de me dire ça aussi.',
  ],
  told: ['Merci, c’est important à savoir.', 'Bien. Ça compte.', 'C’est bien que vous me le disiez.'],
  denial: [
    'Je vous lis peut-être mal. Je préfère demander une fois de trop que de passer à côté.',
    'D’accord, je ne veux pas vous faire dire ce que vous n’avez pas dit. Une réponse toute simple me suffit.',
  ],
  nobody: [
    'C’est dur quand il n’y a personne. Les lignes d’écoute existent pour ces moments-là, et on n’y dérange pas.',
    'Personne autour, ça rend tout plus lourd. Quelqu’un qu’on connaît à peine, sur le palier, ça compte aussi, ou une voix au bout d’une ligne.',
  ],
  questions: [
    { text: 'Est-ce que vous pensez au suicide en ce moment ?', yes: 'danger', no: 'safe' },
    {
      text: 'Y a-t-il près de vous quelque chose que vous pourriez utiliser pour vous faire du mal ?',
      yes: 'danger',
      no: 'put_away',
    },
    {
      text: 'Y a-t-il avec vous quelqu’un en qui vous avez confiance ?',
      yes: 'with_someone',
      no: 'alone',
      about: 'alone',
    },
    { text: 'Pour l’heure qui vient, êtes-vous en sécurité là où vous êtes ?', yes: 'safe', no: 'danger' },
    { text: 'Est-ce que quelqu’un est au courant ?', yes: 'told', no: 'alone' },
    { text: 'Qui pourrait être avec vous aujourd’hui ?' },
    { text: 'Est-ce que quelque chose a changé depuis votre premier message ?' },
  ],
  questionsOfBody: [
    { text: 'Avez-vous pu appeler ?', yes: 'called' },
    { text: 'Est-ce que quelqu’un est avec vous ?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'Les secours sont-ils en route ?', yes: 'help_coming' },
    { text: 'Qu’est-ce qui s’est passé, et il y a combien de temps ?' },
  ],
  questionsOfOther: [
    { text: 'Est-ce que cette personne est en danger maintenant ?', yes: 'danger', no: 'safe' },
    { text: 'Est-ce que quelqu’un est à ses côtés ?', yes: 'with_someone', no: 'alone' },
    { text: 'Savez-vous où se trouve cette personne ?' },
    { text: 'Qui d’autre est au courant ?' },
  ],
  questionsOfHurt: [
    { text: 'Êtes-vous en sécurité, là où vous êtes maintenant ?', yes: 'safe', no: 'danger' },
    { text: 'Est-ce que la personne qui vous fait du mal est près de vous ?', yes: 'danger', no: 'away' },
    { text: 'En avez-vous déjà parlé à quelqu’un ?', yes: 'told', no: 'alone' },
  ],
  checkIn: [
    'Je lis peut-être de travers, mais je préfère demander.',
    'Il y a une chose dans votre message que je ne veux pas laisser passer. Si je me trompe, dites-le-moi.',
  ],
  sorry: [
    'Merci de me le dire, j’avais lu plus sombre que ça. Si un jour c’est différent, vous pouvez l’écrire ici.',
    'D’accord, et pardon d’avoir mal lu. Merci d’avoir répondu.',
  ],
  past: [
    'Ce n’est pas rien d’avoir traversé ça, ni de l’écrire ici. Vous pouvez en dire plus, ou en rester là.',
    'Merci de m’avoir confié ça. Même longtemps après, ça peut peser. On en parle ou on n’en parle pas, c’est vous qui voyez.',
  ],
  followUp: [
    'Avant de passer à autre chose : comment ça va, depuis ce que vous m’avez écrit ?',
    'Je n’oublie pas ce que vous m’avez écrit la dernière fois. C’est plus léger maintenant, pareil, ou plus lourd ?',
  ],
  ease: ['On laisse les choses comme ça pour l’instant.', 'Comme ça, l’heure qui vient est un peu plus sûre.'],
  close: [
    'On peut s’arrêter là pour l’instant. Si ça revient, dites-le, même en un mot, ou passez directement par la ligne d’écoute. Et demain, parlez-en à un médecin ou à quelqu’un en qui vous avez confiance.',
    'Alors restons-en là pour aujourd’hui. Si ça redevient trop dur, ou dangereux, écrivez-le ici à n’importe quel moment. Demain, à tête reposée, racontez à au moins une personne ce que vous avez traversé.',
  ],
  options: ['Je suis en danger', 'Je suis en sécurité pour le moment', 'Je ne peux pas appeler'],
  noPhone: [
    'D’accord, on laisse le téléphone. Un message suffit, à quelqu’un de proche ou à une ligne qui répond par écrit.',
    'Alors sans parler : un texto à la personne la plus proche, ou frapper à sa porte, même tard.',
  ],
  toWrite: [
    'Par exemple : « Ça ne va pas du tout, et je ne veux pas rester sans personne. Tu peux m’appeler, ou venir ? » Ça peut partir tel quel.',
    'Ces mots-là, par exemple : « J’ai besoin de toi maintenant. Je n’arrive pas à expliquer, appelle-moi ou viens, s’il te plaît. »',
  ],
  onlyEnglish: [
    'Merci de me l’écrire, ce n’est pas rien. WingMate ne parle de rencontres, de travail et d’école qu’en anglais. Un anglais simple, avec des fautes, ça va très bien. Si vous êtes en danger ou si vous avez peur, écrivez-le en français : la réponse sera en français.',
    'J’ai tout lu, et on sent que ça compte pour vous. Les conversations de WingMate sur les rencontres, le travail et l’école n’existent qu’en anglais. Des phrases courtes, des fautes, aucun problème. Mais pour un danger, ou quand vous avez peur, restez en français : c’est en français que je répondrai.',
  ],
  more: frenchMore,
  localNumber: 'numéro d’urgence de votre pays (dans beaucoup de pays, le 112)',
  toChild: frenchToChild,
}
