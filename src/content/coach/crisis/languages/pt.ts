import type { ForeignWords } from './foreign-words.ts'

/** Brazilian first, but avoids what would be strange in Portugal ("celular", "banheiro", "tela"). */ import { portugueseMore } from './more/pt.ts'

export const portuguese: ForeignWords = {
  first: {
    inward: [
      'Li tudo, até o fim. Está doendo tanto que morrer parece a única maneira de fazer parar. Não é a única, mesmo que daí você ainda não consiga ver outra.',
      'Ainda bem que você me disse. Pensar em morrer é coisa demais para ficar só na sua cabeça. Agora vamos olhar para a próxima hora e mais nada.',
    ],
    wounds: [
      'Ainda bem que você disse. Ferir o próprio corpo muitas vezes é a maneira que sobrou de aguentar um sentimento sem saída. Isso não faz de você uma pessoa estranha nem fraca. Você merece cuidado, em vez de ter de esconder.',
      'Aqui você não precisa mostrar nem explicar nada. Pode ser que alivie por um momento, e você merece um alívio que dure mais e não deixe ferida. Primeiro vem o corpo, os motivos ficam para depois.',
    ],
    body: [
      'Ligue para o {number} agora, mesmo que você se sinta bem ou pareça estar passando. Diga onde você está, o que aconteceu e quando. Muita coisa faz mal por dentro antes de dar sinal.',
      'O {number} vem primeiro: ligue agora, ou dê o telefone a quem estiver mais perto. Pode parecer pânico, ou nem parecer nada, e por escrito ninguém consegue distinguir. Se no fim não for grave, ligar terá sido certo do mesmo jeito.',
    ],
    home: [
      'Acredito em você, e a culpa não é sua. Bater é violência, e vigiar, trancar, ameaçar ou mandar no seu dinheiro também é. Se alguém pode olhar este telefone, feche a página e volte por outro.',
      'Acredito no que você conta. Nada do que você disse ou fez dá a alguém o direito de bater, ameaçar ou decidir aonde você vai. Ninguém aqui vai dizer que você tem de ir embora: a sua situação, quem conhece é você.',
    ],
    assault: [
      'Acredito em você. Quem fez isso escolheu fazer, e a responsabilidade é toda dessa pessoa, seja ela quem for. O que acontece daqui em diante, quem escolhe é você.',
      'Não duvido de você. O que fizeram foi errado, mesmo que você conheça a pessoa, mesmo que não tenha conseguido reagir. Muitas vezes o corpo trava, e isso não é dizer sim. Um hospital pode ajudar, principalmente nos primeiros dias, e é você quem decide se vai.',
    ],
    child: [
      'Acredito em você. Ninguém pode bater em você, trancar você nem tocar no seu corpo sem você querer. A culpa não é sua, e você fez bem em contar.',
      'Contar isso dá medo, e você contou. Acredito em cada palavra. Você não fez nada de errado, e não precisa guardar esse segredo, mesmo que tenham mandado. Agora vamos achar um adulto que escute.',
    ],
    eating: [
      'Ainda bem que você disse. Isso cansa o corpo e ocupa a cabeça o dia inteiro, e não é questão de força de vontade. Não precisa piorar primeiro para merecer ajuda.',
      'Quanto esforço escondido há no que você conta, todos os dias. Isso é assunto para uma consulta médica e, antes dela, para alguém em quem você confia. Desmaio ou dor no peito não esperam: aí é o {number}.',
    ],
    voices: [
      'Isso deve assustar e cansar muito. Não vou discutir o que é verdade e o que não é. O que importa agora é ter ao seu lado alguém em quem você confia.',
      'Li tudo. Com tanta coisa ao mesmo tempo, fica difícil dormir e pensar, e um médico pode ajudar nisso. Se uma voz mandar fazer mal, você não tem de obedecer, nem que ela grite.',
    ],
    harm: [
      'Ainda bem que você disse antes que alguma coisa acontecesse. Pensar em ferir alguém não é ferir. Daqui ainda dá para voltar sem que ninguém saia ferido.',
      'Levo isso a sério. Você avisou, e uma parte de você não quer que aconteça. Agora conta a distância: longe da pessoa e longe do que você poderia usar. Se estiver por um fio, ligue para o {number} e diga isso mesmo.',
    ],
    other: [
      'Você percebeu e não desviou o olhar. Perguntar com clareza se a pessoa pensa em morrer não põe a ideia na cabeça dela. Mostra que com você ela pode falar disso.',
      'Saber disso pesa, e não cabe só a você resolver. Leve a sério o que você ouviu ou viu, mesmo que agora a pessoa ria do assunto. A linha também atende quem tem medo por alguém.',
    ],
    otherBody: [
      'Ligue para o {number} agora e dê primeiro o endereço. Depois diga o que a pessoa tomou ou o que aconteceu, quanto e quando, e se ela está acordada e respira. Fique ao lado dela.',
      'O {number} vem antes de tudo, mesmo que a pessoa peça para não ligar ou diga que já passou. Conte o que foi, quanto e há quanto tempo. Fique perto dela e faça o que disserem pelo telefone.',
    ],
    otherUnwell: [
      'Ainda bem que você reparou. Fale devagar, com frases curtas, e não discuta sobre o que é verdade nem sobre comida. Alguém calmo por perto ajuda mais do que qualquer argumento.',
      'Ver alguém assim assusta, e você não fingiu que não era nada. A pessoa não deve ficar sozinha com isso. Mas, se alguém puder sair ferido, guarde distância, e ligue para o {number} se estiver por um fio.',
    ],
    otherHurt: [
      'Acredite nessa pessoa e diga isso a ela: "Acredito em você, estou aqui." É o que mais ajuda. Não enfrente quem faz isso, porque depois quem paga é ela.',
      'O que fazem com essa pessoa é violência, e não é exagero seu. Você não precisa ter provas nem confrontar ninguém. A linha também ajuda quem vê de fora a pensar no que fazer.',
    ],
  },
  urgent: [
    'Ligue para o {number} agora, ou passe o telefone para alguém que possa ligar.',
    'Antes de continuar a ler, ligue para o {number}. Basta dizer o lugar e o que está acontecendo.',
    'O {number} primeiro. Se as palavras não saírem, leia ao telefone o que você escreveu aqui.',
  ],
  urgentAtHome: [
    'Primeiro sair, se houver um caminho seguro: uma vizinha, uma loja, a rua. Depois, de onde essa pessoa não possa ouvir, ligue para o {number} e diga que precisa da polícia.',
    'Saia primeiro, se der, e ligue para o {number} de onde essa pessoa não ouça. Se falar for perigoso, peça a alguém que ligue. No Brasil, em muitas farmácias, um X vermelho na palma da mão é um pedido de socorro.',
  ],
  write: 'Você pode escrever em vez de falar: {name}, {to}.',
  call: 'Há gente preparada para ouvir isso por telefone: {name}, no número {to}.',
  find: 'Em findahelpline.com você vê quem atende no seu país, também por escrito.',
  steps: {
    inward: [
      {
        text: 'Ponha distância entre você e o que poderia usar: outra parte da casa, outro andar, a porta de um vizinho.',
        unlessNamed: true,
      },
      'Pense em quem gostaria de saber disso a qualquer hora e acorde essa pessoa. Basta: "Não estou bem. Vem, por favor."',
      'Pense só nos próximos dez minutos, e depois nos dez seguintes. Nada precisa ser decidido hoje.',
      'Por agora, nada de álcool nem de outra coisa que turve a cabeça. Isso dá força aos piores pensamentos.',
    ],
    wounds: [
      'Se há uma ferida, lave com água limpa, cubra e faça pressão. Se for funda, um médico precisa ver hoje. Se o sangue não parar, ligue para o {number}.',
      'Entregue a alguém o que você usa, ou guarde onde seja difícil de alcançar. A vontade costuma baixar, e essa demora ajuda.',
      'Segure por um minuto uma coisa fria, uma lata ou um pano molhado, e repare no que a mão sente.',
      'Passe os próximos quinze minutos onde alguém veja você. Não precisa dizer por quê.',
    ],
    body: [
      'Não tome mais nada, nem comida nem bebida, e não tente vomitar, a menos que peçam pelo telefone.',
      'Deixe a porta aberta e sente-se ou deite-se de lado, onde possam encontrar você.',
      'Se você tomou alguma coisa, deixe a caixa ou o frasco à vista, mesmo vazios.',
      'Chame alguém para perto: bata numa porta, ou mande só "Vem agora".',
    ],
    home: [
      'Se começar, vá para perto de uma porta que dê para fora, longe da cozinha, e saia assim que puder.',
      'Se o seu telefone não é só seu, feche esta página e continue em outro: o de uma amiga, o do trabalho.',
      'Se alguma vez apertaram o seu pescoço, procure um médico hoje, mesmo sem marcas. O mal pode aparecer mais tarde.',
      'Combine com alguém de fora uma palavra que queira dizer: chame a polícia por mim.',
    ],
    assault: [
      'O hospital cuida de ferimentos, infecções e risco de gravidez, e não é preciso ter ido à polícia antes. Nos primeiros dias ajuda mais, e depois ainda vale a pena.',
      'Escolha uma pessoa para saber, só uma, se preferir. "Aconteceu uma coisa comigo e preciso de você" já basta.',
      'Se foi há pouco e você consegue esperar, deixe o banho e a roupa para depois do hospital. Se já se lavou, vá do mesmo jeito.',
      'Procure um lugar com porta que tranque, e descanse. Você não deve detalhes a ninguém.',
    ],
    child: [
      'Pense num adulto que escuta: uma professora, uma avó, a mãe de um amigo. Pode mostrar o que você escreveu aqui.',
      'Você pode começar assim: "Alguém está me fazendo mal e eu preciso de ajuda." O adulto pergunta o resto.',
      'Se o primeiro adulto não ajudar, conte a outro, e depois a mais outro, até alguém fazer alguma coisa.',
      'Se ficar perigoso, vá para onde há gente: uma vizinha, uma loja, a escola. Se alguém pode ver esta página, feche antes.',
    ],
    eating: [
      'Se você desmaiar, se o peito doer ou o coração bater de um modo estranho, ligue para o {number}.',
      'Antes da próxima refeição, diga a uma pessoa: "Comer é um problema para mim e preciso de ajuda."',
      'Marque um médico para esta semana. Se falar for difícil, mostre o que você escreveu aqui.',
      'Coma na companhia de alguém, se der. Não é preciso falar de comida.',
    ],
    voices: [
      'Se mandarem ferir você ou outra pessoa, não faça. Largue o que tem na mão e ligue para o {number}.',
      'Vá para junto de uma pessoa de confiança. Basta dizer: "Estou com medo, fica comigo."',
      'Procure um médico ainda hoje. O hospital serve, a qualquer hora.',
      'Desligue a televisão e as notícias, acenda a luz e segure uma coisa simples, um copo ou um cobertor.',
    ],
    harm: [
      'Saia do quarto, da casa, de onde essa pessoa está, e não leve nada que possa ferir.',
      'Diga a alguém calmo: "Tenho medo do que posso fazer. Fica comigo."',
      'Se sentir que está perto, ligue para o {number} e diga: "Tenho medo de ferir alguém."',
      'Não escreva a essa pessoa nem veja o que ela publica, e hoje deixe o álcool de lado.',
    ],
    other: [
      'Chame mais uma pessoa agora: alguém da família, da escola, alguém que more perto.',
      'Pergunte com todas as letras se a pessoa pensa em se matar. Depois escute, sem dar lição e sem discutir.',
      'Se houver um plano, ou se a pessoa não responder, ligue para o {number} e dê o endereço dela.',
      'Não prometa guardar segredo. É melhor que a pessoa se zangue com você do que perdê-la.',
    ],
    otherBody: [
      'Se ela respira mas não acorda, deite-a de lado, com a cabeça um pouco para trás. Se parar de respirar, diga isso na mesma hora pelo telefone.',
      'Não dê comida nem bebida, e não tente fazer a pessoa vomitar, a menos que peçam pelo telefone.',
      'Se você está longe, mande até lá quem estiver mais perto, e fique ao telefone com o {number}.',
      'Deixe a porta aberta e a caixa ou o frasco à vista, mesmo vazios.',
    ],
    otherUnwell: [
      'Chame mais alguém em quem a pessoa confia, e combinem quem fica com ela hoje.',
      'Procure um médico com ela ainda hoje, ou ligue você e conte o que viu. Se a pessoa desmaiar ou não disser coisa com coisa, ligue para o {number}.',
      'Se ela ameaçar alguém ou tiver na mão uma coisa que fere, não tente tirar. Saia de perto, leve os outros com você e ligue para o {number}.',
    ],
    otherHurt: [
      'Se está acontecendo agora, ligue para o {number}, dê o endereço e não entre no meio.',
      'Quando estiverem a sós, diga: "A culpa não é sua. O que você decidir, pode contar comigo."',
      'Nada disso por mensagem sem combinar antes: alguém pode ler o telefone dela.',
      'Se for uma criança, conte ainda hoje à linha ou à escola, e anote o que você viu e ouviu.',
    ],
  },
  stay: [
    'Li tudo. Não precisa procurar palavras melhores.',
    'É muita coisa de uma vez.',
    'Frases curtas bastam. Uma palavra também serve.',
    'O resto pode esperar. Primeiro isto.',
    'Isso pesaria para qualquer pessoa.',
    'Ainda bem que você contou essa parte também.',
  ],
  told: ['Que bom que você me disse.', 'É bom saber disso.', 'Isso já ajuda.'],
  denial: [
    'Pode ser. Prefiro perguntar duas vezes a deixar passar.',
    'Talvez eu tenha lido mais do que você quis dizer. Quero entender bem.',
  ],
  nobody: [
    'Passar por isso sem ninguém por perto é duro. As linhas de apoio existem para essa hora: alguém atende e escuta.',
    'Por agora pode ser alguém de fora, que atende na linha e não conhece a sua vida. Às vezes é até mais fácil.',
  ],
  questions: [
    { text: 'Você está pensando em se matar agora?', yes: 'danger', no: 'safe' },
    { text: 'Há aí perto alguma coisa que você poderia usar para se machucar?', yes: 'danger', no: 'put_away' },
    { text: 'Alguém em quem você confia está aí com você?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'Você consegue se manter em segurança na próxima hora?', yes: 'safe', no: 'danger' },
    { text: 'Alguém já sabe disso?', yes: 'told', no: 'alone' },
    { text: 'Quem poderia ficar com você hoje?' },
    { text: 'Mudou alguma coisa desde que você escreveu?' },
  ],
  questionsOfBody: [
    { text: 'Você já ligou?', yes: 'called' },
    { text: 'Tem alguém aí com você?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'A ajuda já está a caminho?', yes: 'help_coming' },
    { text: 'O que foi, e há quanto tempo?' },
  ],
  questionsOfOther: [
    { text: 'A pessoa está em perigo neste momento?', yes: 'danger', no: 'safe' },
    { text: 'Tem alguém ao lado dela?', yes: 'with_someone', no: 'alone' },
    { text: 'Você sabe onde ela está?' },
    { text: 'Quem mais já sabe?' },
  ],
  questionsOfHurt: [
    { text: 'Você está em segurança onde está agora?', yes: 'safe', no: 'danger' },
    { text: 'Quem fez isso está perto de você agora?', yes: 'danger', no: 'away' },
    { text: 'Alguém em quem você confia já sabe?', yes: 'told', no: 'alone' },
  ],
  checkIn: [
    'Posso ter lido errado, e prefiro perguntar.',
    'Talvez eu esteja entendendo mal. Mesmo assim, vou perguntar com todas as letras.',
  ],
  sorry: [
    'Desculpe, li mais do que estava escrito. Obrigado por esclarecer.',
    'Está bem, então entendi mal. Obrigado por dizer.',
  ],
  past: [
    'Atravessar isso e conseguir contar não é pouca coisa. Pode falar mais, se quiser, ou deixar assim.',
    'Tenho muito respeito pelo que você viveu. Se fizer bem contar mais, escreva. Se preferir deixar onde está, também está bem.',
  ],
  followUp: [
    'Antes de continuar: como tem sido desde que você me contou aquilo?',
    'O que você me contou da outra vez não ficou esquecido. Como está isso agora?',
  ],
  ease: ['Assim a próxima hora fica um pouco mais segura.', 'Por agora é o que importa. O resto fica para depois.'],
  close: [
    'Então podemos parar aqui por agora. Se voltar a apertar, diga, nem que seja com uma palavra, ou vá direto à linha. Amanhã, conte como foi hoje a um médico ou a alguém em quem você confia.',
    'Então fica assim por hoje. Peça pouco de si amanhã, e fique perto de quem já sabe. Se piorar, não espere ficar grave o bastante: diga logo, aqui ou na linha.',
  ],
  options: ['Estou em perigo', 'Estou em segurança por enquanto', 'Não consigo ligar'],
  noPhone: [
    'Então sem ligar. Uma mensagem curta para alguém de perto vale do mesmo jeito.',
    'Tudo bem, deixamos o telefone de lado. Dá para escrever, ou bater na porta de alguém, mesmo que seja tarde.',
  ],
  toWrite: [
    'Por exemplo: “Estou muito mal e não quero passar por isso sem ninguém. Você pode me ligar ou vir?” Isso basta.',
    'Pode copiar assim: “Preciso de você agora. Não consigo explicar direito, mas me liga ou vem, por favor.”',
  ],
  onlyEnglish: [
    'Obrigado por contar, isso não é pouca coisa. As conversas do WingMate sobre encontros, trabalho e escola só existem em inglês. Inglês simples e com erros serve muito bem. Se você estiver em perigo ou com medo, escreva isso em português, e a resposta vem em português.',
    'Li o que você escreveu, e dá para ver que isso importa. Sobre encontros, trabalho ou escola, o WingMate só sabe conversar em inglês. Pode escrever frases curtas e errar à vontade. Com medo ou perigo é diferente: escreva em português e a resposta também será em português.',
  ],
  more: portugueseMore,
  localNumber: 'número de emergência do seu país (em muitos é o 112)',
  toChild: {
    urgentAtHome: [
      'Se puder, vá agora para onde há outras pessoas: uma vizinha, uma loja, a rua. De lá, ligue para o {number} ou peça a um adulto que ligue.',
      'O {number} também é para crianças. Saia primeiro, se puder, e ligue de onde essa pessoa não ouça. Pode falar bem baixinho.',
    ],
    nobody: [
      'Fica mais difícil quando parece que não há ninguém. Na linha de apoio há adultos que escutam crianças.',
      'Pode ser um adulto que você conhece pouco: uma professora, alguém da escola, a mãe de um amigo.',
    ],
    questionsOfHurt: [
      { text: 'Você está num lugar seguro agora?', yes: 'safe', no: 'danger' },
      { text: 'Quem faz isso está perto de você?', yes: 'danger', no: 'away' },
      { text: 'Algum adulto já sabe?', yes: 'told', no: 'alone' },
    ],
    close: [
      'Então podemos parar aqui por agora. Se acontecer de novo, conte no mesmo dia, aqui, na linha ou a um adulto. A culpa não é sua.',
      'Então fica assim por hoje. Fique perto do adulto que escuta você. Não precisa esperar ficar pior para contar outra vez.',
    ],
  },
}
