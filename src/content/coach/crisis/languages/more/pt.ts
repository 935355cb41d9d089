import type { ForeignMore } from './foreign-more.ts'

export const portugueseMore: ForeignMore = {
  line: {
    what: '{line} é uma linha de apoio. Quem atende é {who}: primeiro escuta, e você conta só o que quiser.',
    article: 'o ',
    professional: 'um profissional',
    trained: 'uma pessoa preparada para escutar',
    somebody: 'uma pessoa de verdade',
    free: '{line}: é de graça.',
    freeFromMobile: '{line}: é de graça pelo celular.',
    costUnknown: 'Não sei se {line} é de graça do seu telefone; dá para perguntar logo no começo.',
    always: '{line} atende de dia e de noite, também nos fins de semana e feriados.',
    sometimes: '{line} não atende a qualquer hora; a página, ou a mensagem no começo da chamada, diz quando.',
    otherAlways: 'De dia e de noite há {line}.',
    noneAlways: 'Se ninguém atender e não der para esperar, ligue para o {number}.',
    sendsHelp:
      'Quase sempre fica numa conversa: ligar não quer dizer que vão mandar alguém nem internar você. Podem enviar ajuda quando uma vida está em perigo naquele momento, e você pode perguntar como funciona antes de contar o resto.',
    disturbs: 'Você não incomoda, e não precisa estar pior do que ninguém: a linha existe para isso.',
    anonymous: 'Não é preciso dizer o seu nome. Algumas linhas guardam notas: pergunte no começo o que fica anotado.',
  },
  keepAway: {
    rails: 'Fique longe da plataforma e dos trilhos: hoje, nada de metrô nem de trem, ou só com alguém.',
    height: 'Fique longe desse lugar e da beirada, e feche a janela se for em casa.',
    water: 'Fique longe da água hoje, mesmo só para caminhar.',
    road: 'Fique longe da estrada, e hoje não dirija.',
    tablets: 'Entregue esses remédios a alguém, ou deixe onde você não consiga pegar de novo sem ajuda.',
    blades: 'Afaste o que corta: entregue a alguém, ou deixe aí e vá para outra parte da casa.',
    rope: 'Saia de perto da corda: vá para outra parte da casa, e que alguém a leve embora.',
    gun: 'Saia de perto da arma, e que outra pessoa a guarde.',
    bleach: 'Saia de perto do produto: vá para outra parte da casa, e que alguém o leve embora.',
  },
  stillAway: [
    'Então é disso que convém ficar longe, hoje e amanhã.',
    'Enquanto estiver assim, é melhor não chegar perto sem ninguém.',
  ],
  atIt: {
    words: `Deixe tudo onde está e saia agora desse cômodo, para perto de alguém: bata na porta ao lado, vá para o corredor. Basta uma frase: “Não estou em segurança, fique comigo.” Se não der, ligue para o {number} e diga: “Tenho medo de me machucar.”`,
    questions: [{ text: 'Você já tomou ou fez alguma coisa?', yes: 'danger' }],
  },
  again: [
    'Você tinha me contado, e eu não esqueci. Que isso possa voltar eu levo a sério, e vem antes de todo o resto.',
    'Que bom que você disse outra vez. Agora é disto que falamos, e de mais nada.',
  ],
  beside: {
    warm: [
      'Não esqueci o que você me contou.',
      'Que bom que você continua escrevendo.',
      'Depois do que você me contou, não precisa ter pressa.',
    ],
    english: [
      'Para treinar conversas de trabalho, escola ou encontros, só tenho o inglês; para o que dói, continue em português.',
      'Sobre trabalho, escola ou encontros só sei conversar em inglês. O que dá medo você pode contar aqui, em português.',
    ],
    lines: [
      'Se apertar demais, continua aí: {line}, e o {number} se for agora mesmo.',
      'Para falar com alguém: {line}. Se for agora mesmo: o {number}.',
    ],
    how: [
      { text: 'Como está isso agora?' },
      { text: 'Está mais calmo neste momento, ou está voltando?' },
      { text: 'E como está sendo esta hora?' },
    ],
  },
  noMore: {
    words: ['Parece muito peso, e essas palavras podem querer dizer muitas coisas.'],
    questions: [
      {
        text: 'É mais cansaço, ou às vezes você também pensa em morrer?',
        yes: 'danger',
        no: 'safe',
      },
    ],
  },
}
