import type { ForeignWords } from './foreign-words.ts'

export const portuguese: ForeignWords = {
  first: {
    inward: [
      'Obrigado por me contar. É muita coisa para uma pessoa carregar, e agora você disse. Você não precisa passar por isso sem apoio.',
      'Li tudo o que você escreveu. É muito pesado, e isso vem antes de qualquer outra coisa.',
    ],
    body: [
      'Ligue para o {number} agora, mesmo que se sinta bem. Se você tomou alguma coisa, ela pode fazer mal antes de você perceber.',
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
    otherBody: [
      'Ligue para o {number} agora e diga o que aconteceu. Se a pessoa tomou alguma coisa: o quê, quanto e quando. Fique ao lado dela.',
    ],
  },
  urgent: [
    'Ligue para o {number} agora, ou passe o telefone para alguém que possa ligar.',
    'Antes de continuar lendo, ligue para o {number}.',
    'Se ainda não ligou: o {number}, no viva-voz.',
  ],
  write: 'Você pode escrever em vez de falar: {name}, {to}.',
  call: 'Há alguém preparado para isso: {name}, {to}.',
  find: 'Em findahelpline.com você vê quem atende no seu país, também por chat.',
  steps: {
    inward: [
      'Afaste-se do que você poderia usar para se machucar: outro cômodo, outro andar, a rua.',
      'Pense em alguém que não se importaria de ser acordado e acorde essa pessoa: "Não estou bem, vem, por favor."',
      'Você não precisa decidir nada agora. Só importam os próximos dez minutos.',
      'Vá para onde há gente, mesmo sem conversar.',
    ],
    body: [
      'Não tome mais nada, nem comida nem bebida, e não provoque vômito, a menos que peçam por telefone.',
      'Deixe a porta aberta e fique onde possam encontrar você.',
      'Guarde a caixa ou o frasco.',
    ],
    hurt: [
      'Quando começar, fique perto de uma porta que dê para fora.',
      'Se apertaram o seu pescoço, procure um médico hoje, mesmo sem marcas.',
      'Conte hoje mesmo a alguém em quem você confia.',
    ],
    child: [
      'Pense num adulto que escuta: uma professora, uma avó, a mãe de um amigo. Pode mostrar esta tela.',
      'Se o primeiro não ajudar, conte a outro, e depois a mais outro.',
    ],
    other: [
      'Pergunte com clareza se a pessoa pensa em se matar, e depois escute, sem discutir.',
      'Não prometa guardar segredo. Chame mais alguém agora.',
      'Se houver um plano, ou se a pessoa não responder, ligue para o {number} e dê o endereço.',
    ],
    otherBody: [
      'Não dê nada para comer nem beber, e não provoque vômito.',
      'Se a pessoa respira mas não acorda, deite-a de lado.',
    ],
  },
  stay: [
    'Continuo lendo. Não precisa achar palavras melhores.',
    'É muito para uma pessoa só.',
    'Devagar. Frases curtas bastam.',
    'O resto pode esperar. Primeiro isso.',
    'Isso pesaria para qualquer pessoa.',
    'Obrigado por me contar essa parte também.',
  ],
  told: ['Que bom que você me contou isso.', 'É bom saber.', 'Foi um passo importante.'],
  denial: ['Pode ser. Prefiro perguntar duas vezes a deixar passar.', 'Estou ouvindo. Me ajude a entender direito.'],
  nobody: [
    'Então você está passando por isso sem ninguém. É para isso que existem as linhas de apoio: tem alguém que escuta.',
  ],
  questions: [
    { text: 'Você está pensando em se matar agora?', yes: 'danger', no: 'safe' },
    { text: 'Há algo por perto que você poderia usar para se machucar?', yes: 'danger', no: 'put_away' },
    { text: 'Tem com você alguém em quem você confia?', yes: 'with_someone', no: 'alone' },
    { text: 'Você consegue ficar em segurança aí na próxima hora?', yes: 'safe', no: 'danger' },
    { text: 'Alguém sabe?', yes: 'told', no: 'alone' },
    { text: 'Quem poderia ficar com você hoje?' },
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
  ease: ['Por enquanto pode ficar assim.', 'A próxima hora fica mais segura assim.'],
  close: [
    'Então podemos parar aqui por enquanto. Se piorar de novo, diga, nem que seja com uma palavra, ou procure direto a linha. Amanhã, converse com um médico ou com alguém em quem você confia.',
  ],
  options: ['Estou em perigo', 'Estou em segurança por enquanto', 'Não consigo ligar'],
  localNumber: 'número de emergência do seu país (em muitos é o 112)',
}
