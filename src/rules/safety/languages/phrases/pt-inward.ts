import type { ForeignGroup } from '../foreign-group.ts'
import { between, dangers, fiction, laughing, longAgo, not, relation, somebody } from './pt-words.ts'

const wish =
  '(quero|kero|qro|queria|vou|penso em|pensei em|pensando em|pensar em|pensado em|vontade de|penso muito em|planejo|tentei)'
const die =
  '(me matar|me suicidar|matar me|suicidar me|me enforcar|enforcar me|tirar a? minha (propria)? vida|tirar a propria vida|' +
  'por (um)? fim (a|na) minha vida|dar (um)? fim (a|na) minha vida|por termo a minha vida|dar cabo de mim|' +
  'acabar com (a)? minha (propria)? vida !(social|amorosa|profissional|academica|sexual|financeira|de))'
const exaggerated =
  `!(de !(verdade|uma vez|vez|noite|madrugada)|a (estudar|trabalhar|rir|treinar|correr)|` +
  `(estudando|trabalhando|treinando|malhando|correndo)|com (esse|este|tanto)|${laughing} !(mas|serio)|` +
  '(no|na|nos|nas) (treino|academia|estudo|estudos|trabalho|projeto|prova|provas|tcc|faculdade|servico|esteira|escola|enem|vestibular|dieta|jogo)|' +
  'para (fazer|terminar|entregar|pagar|passar|conseguir|chegar)|pra (fazer|terminar|entregar|pagar|passar|conseguir|chegar)|' +
  'se (eu)? (tiver|errar|reprovar|cair|chover|perder|ficar|passar|for|esse|essa))'
const dieOf =
  `!(de (vergonha|rir|tanto|fome|sono|sede|calor|frio|amor|medo|saudade|saudades|tedio|preguica|raiva|ciume|inveja|nervoso|velha|velho|velhice)|` +
  `e (reencarnar|renascer|nascer|virar|voltar)|sem|velha|velho|velhinha|velhinho|amando|sabendo|na hora|ali|` +
  `quando (tenho|preciso|me|falo|alguem|chego|ela|ele|vejo|lembro)|${laughing} !(mas|serio))`
const livingSomewhere =
  '!(com|sem|assim|aqui|ali|la|em|no|na|nos|nas|num|numa|de|do|da|disso|pra|para|por|sozinha|sozinho|presa|preso|longe|' +
  'perto|junto|juntos|fugindo|escondida|escondido|isso|essa|esse|esta|este|desse|dessa|como|o|a|os|as|um|uma|mais)'
const place = '(ponte|predio|janela|viaduto|sacada|varanda|telhado|terraco|andar|penhasco|precipicio|passarela)'
const jump =
  `(me jogar|me atirar|jogar me|atirar me|pular|saltar) ((da|de uma|de um|do|desta|dessa) ~1 ${place}|` +
  '(na frente|em frente|embaixo|debaixo) (do|de um|da) (trem|onibus|carro|metro|caminhao|comboio|autocarro))'

export const inwardPhrases: readonly ForeignGroup[] = [
  dangers('suicide', [
    `${wish} ~1 ${die} ${exaggerated}`,
    `(quero|kero|qro|queria|penso em|pensando em|pensar em|pensado em) (muito|so|mesmo|realmente)? morrer ${dieOf}`,
    `(tenho|sinto|estou com|to com|tou com|ando com) ~2 vontade de morrer ${dieOf}`,
    `${wish} ${jump} ${longAgo}`,
    '(penso|pensei|pensando|pensar|pensado) ~1 (em|no) suicidio',
    '(tenho|to com|estou com|tou com|tendo) ~1 pensamentos suicidas',
    `(quero|queria|vou) (sumir|desaparecer) (desse mundo|deste mundo|desta vida|dessa vida|para sempre|pra sempre|p sempre) !(do|da|das|dos|daqui)`,
    '(quero|queria|vou|penso em|pensando em|pensar em|vontade de) ~1 acabar (logo)? com (tudo|tudo isso|isso tudo|tudo isto|isto tudo) !(isso (que|da|do|entre)|isto (que|da|do)|entre|o que|que|na|no|da|do|e (mudar|comecar|recomecar))',
    '(quero|queria) (deixar de existir|dormir (e|pra|para) (nao|nunca mais) acordar) !(mais? (cedo|as|ate|antes))',
    '(preferia|queria) estar (morta|morto) !(a|do que|de)',
    'prefiro morrer (a|do que|doq|que) (continuar)? (viver|vivendo)',
    '(cansei|cansada|cansado) de viver !(com|em|no|na|de|do|da|para|pra|a|o|assim|sozinha|sozinho|aqui|nesse|nessa|presa|preso|escondida|escondido)',
    '((estariam|ficariam) melhor|(todo mundo|toda a gente) (estaria|ficaria) melhor|o mundo seria melhor) sem mim !(no|na|nessa|nesse|ali)',
    '(vou|quero|queria) (meter|dar|por) (uma bala|um tiro) na (minha)? cabeca',
    '(escrevi|fiz) (a|minha|uma)? ~1 carta de suicidio',
    'vou tomar (todos os (remedios|comprimidos)|a (cartela|caixa) (toda|inteira)|o frasco (todo|inteiro)) !(do dia|da manha|certinho|que o|direitinho)',
  ]),
  dangers(
    'suicide',
    [
      `vou (logo)? (me matar|matar me|me enforcar|${jump}) (agora|hoje|hj|esta noite|essa noite|daqui a pouco|ja) !(de|no|na|estudando)`,
      `(hoje|hj|agora) (eu)? vou (me matar|matar me|me enforcar|${jump}) ${exaggerated}`,
    ],
    { tier: 'imminent' },
  ),
  dangers(
    'suicide',
    [
      `${not} (quero|kero|qro|queria|consigo|aguento|guento) (mais)? (viver|existir|continuar (vivo|viva|vivendo|a viver)|estar (vivo|viva)) ${livingSomewhere}`,
      `${not} (quero|queria) (mais|nunca mais) acordar !(cedo|as|tarde|assim|com|para|pra|ao|do|no|na|todo|todos|de|antes|desse)`,
      `${not} (quero|queria) mais viver (nesse|neste|nesta|nessa) (mundo|vida)`,
      `${not} (vejo|encontro|ha) (mais)? sentido em (viver|continuar (viva|vivo|vivendo|a viver)) ${livingSomewhere}`,
    ],
    { ignoresNegation: true },
  ),
  dangers(
    'suicide',
    [
      `${somebody} ${between} (quer|vai|tentou|pensa em|pensou em|pensando em|a pensar em|ameaca|ameacou|ameacando|falou em|fala em|fala que vai|fala que quer|falou que vai|falou que quer|diz que vai|diz que quer|disse que vai|disse que quer|disse q vai) (se matar|se suicidar|matar se|suicidar se|se enforcar|tirar a propria vida|tirar a vida|se jogar (da|do|de um|de uma) ~1 ${place}) ${exaggerated} ${fiction} ${longAgo}`,
      `${somebody} ${between} (quer|disse que quer|diz que quer|fala que quer|falou que quer|fala em|falou em|pensa em) morrer ${dieOf} ${fiction}`,
    ],
    { whose: 'other' },
  ),
  dangers('suicide', [`${somebody} (ja)? ${not} quer (mais)? (viver|existir) ${livingSomewhere}`], {
    whose: 'other',
    ignoresNegation: true,
  }),
  dangers('self_harm', [
    // Each begins before "me corto", which Spanish has too: the language that matches first answers.
    `(eu|quando|sempre|e|porque|pq|por isso|entao|ai|minha|meu|muito|tenho|estou) ${between} ${between} me corto !(~1 (cabelo|barba|unha|unhas|franja|dedo)|fazendo|cozinhando|depilando|sem querer|com papel|no papel|toda vez que (faco|cozinho)|quando (faco|cozinho))`,
    '(quero|vou|queria|voltei a|comecei a|vontade de|preciso|pensando em|penso em|ando a|estou a|to a|continuo a) (me cortar|cortar me) !(com|o cabelo|as unhas|a franja|dele|dela|disso)',
    '(estou|to|tou|ando|fico|continuo|vivo) me cortando !(~1 (barba|cabelo|cozinha)|fazendo|cozinhando|sem querer)',
    '(me cortei|cortei me) (de proposito|nos bracos|nos pulsos|no pulso|com (gilete|lamina|estilete|uma gilete|uma lamina|o estilete)|de novo nos|toda|todo) !(fazendo|cozinhando|sem querer|depilando|raspando)',
    '(me corto|corto me) (toda noite|todas as noites|todo dia|todos os dias|escondida|escondido|de proposito|nos bracos|nos pulsos|com (gilete|lamina|estilete)|pra aliviar|para aliviar)',
    '(nao|n) consigo parar de (me cortar|cortar me|me machucar de proposito)',
    '(quero|vou|queria|penso em|pensando em|tentei) cortar (os|meus|os meus) pulsos',
    '(tenho|to com|estou com|tou com) ~1 vontade de cortar (os|meus|os meus) pulsos',
    '(me machuco|me machucando|machuco me|magoo me|me firo|me machucar|me machuquei|magoar me) (de proposito|por querer|pra aliviar|para aliviar|pra me punir|para me punir|com (gilete|lamina|estilete))',
    '(vontade de me machucar|eu quero me machucar) !(de novo|por|no amor|com)',
    '(me automutilo|automutilo me|me mutilo|me automutilando|me automutilar|faco automutilacao|pratico automutilacao)',
    '(me queimo|queimo me|me queimei) (de proposito|com (o)? (cigarro|isqueiro))',
    '(me bato|me soco|me arranho|me mordo) ate (sangrar|ficar roxa|ficar roxo)',
  ]),
  dangers(
    'self_harm',
    [
      `${somebody} ${between} ((voltou a|comecou a|anda a|esta a|ta a) (se cortar|cortar se)|(esta|ta|anda|vive) se cortando|se corta|corta se|se mutila|se automutila|automutila se|se machuca de proposito) !(fazendo|cozinhando|sem querer|com papel|depilando|o cabelo|toda vez que cozinha) ${fiction}`,
    ],
    { whose: 'other' },
  ),
  dangers('psychosis', [
    '(ouco|escuto|oico|ouvindo|escutando|ouvir|escutar|ouvido|escutado) (umas|as|muitas|essas)? vozes !(do|da|dos|das|de !(novo|noite|madrugada)|no|na|nos|nas|la|vindo|femininas|masculinas|altas|ao|e (risadas|risos|musica|passos)|diferentes|bonitas|conhecidas|melhores|parecidas)',
    '(ouco|escuto|ouvindo|escutando|a ouvir) (umas|as|muitas|essas)? vozes (na|dentro da) (minha)? cabeca',
    'vozes ~3 (mandam|mandando|mandaram|dizem|pedem|dizendo|ordenam) ~2 (me matar|matar|me machucar|machucar|matar me|pular|me cortar|me mate|fazer mal)',
    '(colocaram|puseram|implantaram|botaram|tem) um chip (em mim|na minha cabeca|no meu (corpo|cerebro|braco))',
    '(estao me envenenando|estao a envenenar me|querem me envenenar|querem envenenar me)',
    '(colocam|colocaram|puseram|poem|botam|botaram|colocando) veneno na minha (comida|agua|bebida)',
    '(controlam|roubam|controlando|roubando) (os)? meus pensamentos',
    '(a tv|a televisao|o radio) (fala|esta falando|ta falando|manda mensagens) (comigo|pra mim|para mim)',
    '(tem|ha|colocaram|puseram) (cameras|camaras|microfones) (escondidas|escondidos) (no meu quarto|na minha casa|em casa|no meu apartamento)',
    '(vejo|vendo) (pessoas|gente|coisas|bichos) que (nao existem|nao estao la|nao estao ali)',
    '(estou|to|tou|tenho|tendo|a ter) ~1 alucinacoes',
  ]),
  dangers(
    'psychosis',
    [
      `${somebody} ${between} (ouve|escuta|ouvindo|escutando|a ouvir|ouvir|escutar) vozes !(do|da|dos|das|de|no|na|la) ${fiction}`,
      `${somebody} ${between} (acha|diz|acredita|jura|cisma|fala) que (estao|tao|querem) ((perseguindo|seguindo|vigiando|envenenando|espionando) (ele|ela)|a (persegui|vigia|envenena) (lo|la)|(envenenar|matar) (ele|ela))`,
      `${somebody} ${between} (acha|diz|acredita|jura|cisma|fala) que ((colocaram|puseram|tem) um chip|e (jesus|o messias|deus))`,
      `${somebody} ${between} (esta|ta|entrou|teve|em) (num|em|um)? surto psicotico ${longAgo} ${fiction}`,
      `${somebody} ${between} (esta|ta|tem) (tendo|com)? ~1 alucinacoes ${fiction}`,
    ],
    { whose: 'other' },
  ),
  dangers('eating_disorder', [
    '(provoco|forco|provocando|forcando|induzo) (o)? (meu)? vomito',
    '(me forco|obrigo me|me obrigo) a vomitar',
    '(enfio|meto|coloco|ponho|boto) (o|os) (dedo|dedos) na garganta',
    'vomito (escondida|escondido|de proposito|pra emagrecer|para emagrecer|pra nao engordar|para nao engordar)',
    '(como|comer) (tudo|muito)? e (depois)? vomito',
    '(estou|to|tou|fico|passo) (sem comer nada|sem comer) (ha|faz|a|tem|por)? (#|dois|tres|quatro|cinco|varios|uns) dias',
    '(fico|passo) dias sem comer !(carne|doce|acucar)',
    '(ha|faz|tem) (#|dois|tres|quatro|cinco|varios|uns) dias que (eu)? (nao|n|nn) como nada',
    '(parei|deixei) de comer (pra|para) (emagrecer|perder peso|ficar magra|ficar magro)',
    '(tenho|estou com|to com|sofro de) (anorexia|bulimia|transtorno alimentar|disturbio alimentar)',
    '(sou|estou) (anorexica|anorexico|anoretica|bulimica|bulimico)',
    '(tomo|tomando|uso|usando) (muito|muitos|um monte de)? (laxante|laxantes) (pra|para|depois) ~1 (emagrecer|perder|comer|engordar)',
  ]),
  dangers('eating_disorder', [`${not} como (nada)? (ha|faz|tem|a) (#|dois|tres|quatro|cinco|varios|uns) dias`], {
    ignoresNegation: true,
  }),
  dangers(
    'eating_disorder',
    [
      `${somebody} ${between} (provoca|forca|induz) (o)? vomito`,
      `${somebody} ${between} (vomita (escondida|escondido|de proposito)|come e (depois)? vomita)`,
      `${somebody} ${between} (tem|esta com|ta com|sofre de) (anorexia|bulimia|transtorno alimentar|disturbio alimentar) ${fiction}`,
      `${relation} ${between} (parou|deixou) de comer (ha|faz|pra|para|de vez|completamente)`,
      `${somebody} (ta|esta) sem comer (nada)? (ha|faz|tem) (#|dois|tres|quatro|cinco|varios) dias`,
    ],
    { whose: 'other' },
  ),
  dangers(
    'eating_disorder',
    [`${somebody} ${not} come (nada)? (ha|faz|tem) (#|dois|tres|quatro|cinco|varios|uns) dias`],
    { whose: 'other', ignoresNegation: true },
  ),
]
