import type { ForeignWords } from './foreign-words.ts'
import { frenchMoreToChild } from './more/fr.ts'

/** What a child may see says "tu". */
export const frenchToChild: Partial<ForeignWords> = {
  more: frenchMoreToChild,
  localNumber: 'numéro d’urgence de ton pays (dans beaucoup de pays, le 112)',
  urgent: [
    'Appelle le {number} maintenant, ou donne le téléphone à quelqu’un qui peut appeler.',
    'Avant de lire la suite, appelle le {number}. Dis où tu es et ce qui se passe.',
    'Le {number} d’abord, avec le haut-parleur. Le reste, tu pourras le lire pendant que ça sonne.',
  ],
  urgentAtHome: [
    'Si tu peux sortir sans risque, sors d’abord : chez les voisins, dans un magasin, là où il y a des gens. Puis appelle le {number}, ou demande à un adulte d’appeler. Ce numéro est aussi pour les enfants.',
    'Va là où cette personne ne t’entend pas, dehors si tu peux, et appelle le {number}. Dis où tu habites et qu’on te fait du mal. Si parler est trop dangereux, montre cet écran à un adulte, à côté ou dans la rue.',
  ],
  write: 'Tu peux écrire au lieu de parler : {name}, {to}.',
  find: 'Sur findahelpline.com, tu verras quelles lignes d’écoute il y a dans ton pays, par téléphone ou par chat.',
  stay: [
    'Je lis tout. Tu peux le dire avec tes mots à toi.',
    'C’est trop lourd à porter sans un adulte qui t’aide.',
    'Une phrase courte suffit, même un seul mot.',
    'Le reste peut attendre. D’abord, ça.',
    'Tu n’as rien fait de mal en me le disant.',
    'Merci de me dire ça aussi.',
  ],
  told: ['Merci, c’est important à savoir.', 'Bien. Ça compte.', 'C’est bien que tu me le dises.'],
  denial: [
    'J’ai peut-être mal lu. Je préfère demander encore une fois.',
    'D’accord. Dis-le comme c’est, pour toi. Ici, on ne gronde pas.',
  ],
  nobody: [
    'C’est dur, de n’avoir personne à qui parler. Les lignes d’écoute existent pour ça, et tu ne déranges pas.',
    'Personne autour, ça rend tout plus lourd. Il reste les voisins, l’école, ou une voix au bout d’une ligne pour les jeunes.',
  ],
  questions: [
    { text: 'Est-ce que tu penses au suicide en ce moment ?', yes: 'danger', no: 'safe' },
    {
      text: 'Y a-t-il près de toi quelque chose que tu pourrais utiliser pour te faire du mal ?',
      yes: 'danger',
      no: 'put_away',
    },
    {
      text: 'Est-ce que tu es avec quelqu’un en qui tu as confiance ?',
      yes: 'with_someone',
      no: 'alone',
      about: 'alone',
    },
    { text: 'Pour l’heure qui vient, est-ce que tu es en sécurité là où tu es ?', yes: 'safe', no: 'danger' },
    { text: 'Est-ce que quelqu’un est au courant ?', yes: 'told', no: 'alone' },
    { text: 'Qui pourrait être avec toi aujourd’hui ?' },
    { text: 'Est-ce que quelque chose a changé depuis ton premier message ?' },
  ],
  questionsOfHurt: [
    { text: 'Est-ce que tu es en sécurité, là où tu es maintenant ?', yes: 'safe', no: 'danger' },
    { text: 'Est-ce que la personne qui te fait du mal est près de toi ?', yes: 'danger', no: 'away' },
    { text: 'Est-ce qu’un adulte le sait déjà ?', yes: 'told', no: 'alone' },
  ],
  checkIn: [
    'J’ai peut-être mal compris, mais je préfère demander.',
    'Il y a une chose dans ton message que je ne veux pas laisser passer. Si je me trompe, dis-le-moi.',
  ],
  sorry: [
    'Merci de me le dire, j’avais mal compris. Si un jour c’est différent, tu peux l’écrire ici.',
    'D’accord, et pardon d’avoir mal lu. Merci d’avoir répondu.',
  ],
  past: [
    'Ce n’est pas rien d’avoir vécu ça, ni de l’écrire ici. Tu peux en dire plus, ou t’arrêter là.',
    'Merci de m’avoir raconté ça. On en parle ou on n’en parle pas, c’est toi qui choisis.',
  ],
  followUp: [
    'Avant de passer à autre chose : comment ça va, depuis ce que tu m’as écrit ?',
    'Je n’oublie pas ce que tu m’as écrit la dernière fois. Est-ce que ça va mieux, pareil, ou moins bien ?',
  ],
  close: [
    'On peut s’arrêter là pour l’instant. Si ça recommence, dis-le, même en un mot, ou contacte la ligne d’écoute. Demain, parles-en à un adulte en qui tu as confiance.',
    'Tu as fait quelque chose de difficile aujourd’hui. On peut en rester là. Si ça recommence, dis-le le jour même, ici ou à un adulte. Ce n’est pas à toi de régler ça.',
  ],
  onlyEnglish: [
    'Merci de me l’écrire, ce n’est pas rien. WingMate ne parle de rencontres, de travail et d’école qu’en anglais. Un anglais simple, avec des fautes, ça va très bien. Si tu es en danger ou si tu as peur, écris-le en français : la réponse sera en français.',
    'J’ai tout lu, et on sent que ça compte pour toi. Les conversations de WingMate sur les rencontres, le travail et l’école n’existent qu’en anglais. Des phrases courtes, des fautes, aucun problème. Mais pour un danger, ou quand tu as peur, reste en français : c’est en français que je répondrai.',
  ],
}
