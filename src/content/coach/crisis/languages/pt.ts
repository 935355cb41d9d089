import type { ForeignWords } from './foreign-words.ts'

export const portuguese: ForeignWords = {
  first: {
    inward: [
      'Obrigado por me contar. Pensar em morrer pesa muito quando a gente carrega isso sem ninguém, e agora você disse. Você não precisa passar por isso sem companhia.',
      'Li tudo o que você escreveu. Está doendo tanto que você pensa em morrer, e isso vem antes de qualquer outra coisa.',
    ],
    body: [
      'Ligue para {number} agora, mesmo que se sinta bem. O que você tomou pode fazer mal antes de você perceber.',
    ],
    hurt: [
      'Eu acredito em você. O que fazem com você é violência, e nada do que você disse ou fez justifica isso. Se alguém pode olhar este telefone, feche a página e volte por outro aparelho.',
    ],
    child: [
      'Eu acredito em você. Ninguém pode machucar você nem tocar em você assim. A culpa não é sua, e você fez bem em contar.',
    ],
    other: [
      'Você percebeu e não desviou o olhar. Perguntar com clareza se a pessoa pensa em morrer não coloca a ideia na cabeça dela: abre espaço para ela falar.',
    ],
    otherBody: ['Ligue para {number} agora e diga o que foi tomado, quanto e quando. Fique ao lado da pessoa.'],
  },
  urgent: [
    'Ligue para {number} agora, ou passe o telefone para alguém que possa ligar.',
    'Antes de continuar lendo, ligue para {number}.',
    'Se ainda não ligou: {number}, no viva-voz.',
  ],
  write: 'Você pode escrever em vez de falar: {name}, {to}.',
  call: 'Há alguém preparado para isso: {name}, {to}.',
  find: 'Em findahelpline.com você vê quem atende no seu país, também por chat.',
  steps: {
    inward: [
      'Afaste-se do que você poderia usar: outro cômodo, outro andar, a rua.',
      'Pense em alguém que não se importaria de ser acordado e acorde essa pessoa: "Não estou bem, vem, por favor."',
      'Você não precisa decidir nada esta noite. Só os próximos dez minutos.',
      'Vá para onde há gente, mesmo sem conversar.',
    ],
    body: [
      'Não tome mais nada, nem comida nem bebida, e não provoque vômito, a menos que eles mandem.',
      'Deixe a porta aberta e fique onde possam encontrar você.',
      'Guarde a caixa ou o frasco.',
    ],
    hurt: [
      'Quando começar, fique perto de uma porta que dê para fora.',
      'Se apertaram o seu pescoço, procure um médico hoje, mesmo sem marcas.',
      'Conte hoje mesmo a alguém de fora de casa.',
    ],
    child: [
      'Pense num adulto que escuta: uma professora, uma avó, a mãe de um amigo. Pode mostrar esta tela.',
      'Se o primeiro não ajudar, conte a outro, e depois a mais outro.',
    ],
    other: [
      'Pergunte com clareza se a pessoa pensa em se matar, e depois escute, sem discutir.',
      'Não prometa guardar segredo. Chame mais alguém agora.',
      'Se houver um plano, ou se a pessoa não responder, ligue para {number} e dê o endereço.',
    ],
    otherBody: [
      'Nada de comer nem beber, e não provoque vômito.',
      'Se respira mas não acorda, deite a pessoa de lado.',
    ],
  },
  stay: [
    'Continuo lendo. Não precisa achar palavras melhores.',
    'É muito para uma pessoa só.',
    'Devagar. Frases curtas bastam.',
    'O resto pode esperar. Primeiro isso.',
    'Faz sentido esse cansaço todo.',
    'Obrigado por me contar essa parte também.',
  ],
  told: ['Que bom. Isso ajuda muito esta noite.', 'Certo. Deixe assim por enquanto.', 'Foi um passo importante.'],
  denial: ['Pode ser. Prefiro perguntar duas vezes a deixar passar.', 'Estou ouvindo. Me ajude a entender direito.'],
  nobody: [
    'Então você está passando por isso sem ninguém. É para isso que existem as linhas de apoio: tem alguém acordado que escuta.',
  ],
  questions: [
    { text: 'Você está pensando em se matar agora?', yes: 'danger', no: 'safe' },
    { text: 'Há algo por perto que você poderia usar para se machucar?', yes: 'danger', no: 'put_away' },
    { text: 'Tem alguém com você?', yes: 'with_someone', no: 'alone' },
    { text: 'Você consegue ficar em segurança aí na próxima hora?', yes: 'safe', no: 'danger' },
    { text: 'Alguém sabe?', yes: 'told', no: 'alone' },
    { text: 'Quem poderia ficar com você esta noite?' },
    { text: 'Mudou alguma coisa desde que você escreveu?' },
  ],
  questionsOfBody: [
    { text: 'Você já ligou?', yes: 'called' },
    { text: 'Tem alguém com você?', yes: 'with_someone', no: 'alone' },
    { text: 'Eles estão a caminho?', yes: 'help_coming' },
    { text: 'O que foi, e há quanto tempo?' },
  ],
  questionsOfOther: [
    { text: 'A pessoa está em perigo agora?', yes: 'danger', no: 'safe' },
    { text: 'Tem alguém ao lado dela?', yes: 'with_someone', no: 'alone' },
    { text: 'Você sabe onde ela está?' },
    { text: 'Quem mais sabe?' },
  ],
  ease: ['Certo. Que continue assim esta noite.', 'A próxima hora fica mais segura assim.'],
  close: [
    'Então podemos parar aqui por enquanto. Se voltar, diga, nem que seja com uma palavra, ou procure direto a linha. Amanhã, conte a um médico ou a alguém que conhece você.',
  ],
  options: ['Não estou em segurança', 'Estou em segurança por agora', 'Não consigo ligar'],
  localNumber: 'o número de emergência do seu país (em muitos é o 112)',
}
