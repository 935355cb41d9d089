import type { ForeignWords } from './foreign-words.ts'

export const portuguese: ForeignWords = {
  first: {
    inward: [
      'Obrigado por contar. Pensar em morrer pesa muito quando se carrega sem ninguém, e você acabou de colocar em palavras. Você não precisa passar por esta hora sem companhia.',
      'Li tudo o que você escreveu. Dói tanto que você pensa em morrer, e isso vem antes de qualquer outra coisa.',
    ],
    body: ['Ligue para {number} agora, mesmo que se sinta bem. O que foi tomado pode fazer mal antes de se notar.'],
    hurt: [
      'Eu acredito em você. O que fazem com você é violência, e nada do que você disse é o motivo. Se alguém pode olhar este telefone, feche a página e volte de outro.',
    ],
    child: [
      'Eu acredito em você. Ninguém pode machucar você nem tocar em você assim. Você não fez nada de errado em contar.',
    ],
    other: [
      'Você percebeu e não desviou o olhar. Perguntar com clareza se a pessoa pensa em morrer não dá a ideia: abre espaço para ela dizer.',
    ],
    otherBody: ['Ligue para {number} agora e diga o que foi tomado, quanto e quando. Fique ao lado da pessoa.'],
  },
  urgent: [
    'Ligue para {number} agora, ou passe o telefone a quem possa ligar.',
    'Isto é para {number}, antes de continuar lendo.',
    'Se ainda não ligou: {number}, no viva-voz.',
  ],
  write: 'Você pode escrever, sem falar em voz alta: {name}, {to}.',
  call: 'Há alguém preparado para isso: {name}, {to}.',
  find: 'Em findahelpline.com você vê quem responde no seu país, também por chat.',
  steps: {
    inward: [
      'Afaste-se do que você poderia usar: outro cômodo, outro andar, a rua.',
      'Pense na pessoa que preferiria ser acordada, e acorde: "Não estou bem, vem, por favor."',
      'Nenhuma decisão esta noite. Só os próximos dez minutos.',
      'Vá para onde há gente, mesmo sem conversar.',
    ],
    body: [
      'Não tome mais nada, nem comida nem bebida, e não provoque vômito se eles não disserem.',
      'Deixe a porta aberta e fique onde possam achar você.',
      'Guarde a caixa ou o frasco.',
    ],
    hurt: [
      'Quando começar, fique perto de uma porta que dê para fora.',
      'Se apertaram o seu pescoço, procure um médico hoje, mesmo sem marcas.',
      'Uma pessoa de fora de casa pode saber hoje.',
    ],
    child: [
      'Pense num adulto que escuta: uma professora, uma avó, a mãe de um amigo. Pode mostrar esta tela.',
      'Se o primeiro não ajudar, conte a outro, e depois a mais outro.',
    ],
    other: [
      'Pergunte com clareza se a pessoa pensa em se matar, e depois escute, sem discutir.',
      'Não prometa guardar segredo. Traga mais uma pessoa agora.',
      'Se há um plano, ou se não responde, ligue para {number} com o endereço.',
    ],
    otherBody: [
      'Nada de comer nem beber, e não provoque vômito.',
      'Se respira mas não acorda, deite a pessoa de lado.',
    ],
  },
  stay: [
    'Continuo lendo. Não precisa dizer melhor.',
    'É muito para uma pessoa só.',
    'Devagar. Frases curtas bastam.',
    'O resto pode esperar. Primeiro isto.',
    'Faz sentido esse cansaço todo.',
    'Obrigado por me contar essa parte também.',
  ],
  told: ['Você conseguiu, e isso muda a noite.', 'Bom. Fique assim por enquanto.', 'Foi um passo de verdade.'],
  denial: ['Pode ser. Prefiro perguntar duas vezes a deixar passar.', 'Estou ouvindo. Me ajude a entender direito.'],
  nobody: ['Então é um momento muito só. É para isso que existem as linhas: alguém acordado que escuta.'],
  questions: [
    { text: 'Você está pensando em se matar agora?', yes: 'danger', no: 'safe' },
    { text: 'Há algo por perto que você poderia usar?', yes: 'danger', no: 'put_away' },
    { text: 'Tem alguém com você?', yes: 'with_someone', no: 'alone' },
    { text: 'Você está em segurança onde está na próxima hora?', yes: 'safe', no: 'danger' },
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
  ease: ['Bom. Que continue assim esta noite.', 'A próxima hora fica mais segura assim.'],
  close: [
    'Então podemos parar aqui por agora. Se voltar, diga, nem que seja com uma palavra, ou vá direto para a linha. Amanhã, conte a um médico ou a alguém que conhece você.',
  ],
  options: ['Não estou em segurança', 'Estou em segurança por agora', 'Não consigo ligar'],
}
