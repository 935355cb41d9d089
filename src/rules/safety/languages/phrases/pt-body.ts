import type { ForeignGroup } from '../foreign-group.ts'
import { between, dangers, fiction, laughing, longAgo, not, somebody } from './pt-words.ts'

const medicine =
  '(remedio|remedios|comprimido|comprimidos|medicamento|medicamentos|pilulas|calmante|calmantes|antidepressivo|antidepressivos|' +
  'rivotril|clonazepam|dipirona|paracetamol|tylenol|zolpidem|alprazolam|diazepam|valium|fluoxetina|sertralina|amitriptilina|' +
  'ibuprofeno|brufen|lexotan|quetiapina|litio|dramin|victan|xanax|ansioliticos|soniferos|antibiotico)'
const many =
  '(##|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|todos (os)? (meus)?|todas as (minhas)?|(um)? (monte|punhado) de|varias cartelas de|' +
  '((a|uma|duas|2|3|tres) (cartela|caixa|cartelas|caixas) (toda|inteira|inteiras)? de)|((o|um) frasco (todo|inteiro)? de))'
const routine =
  '!(~1 (do dia|da manha|da noite|da tarde|de hoje|de manha|certinho|direitinho|certo|receitados|prescritos|conforme|na hora|no horario|' +
  'que (o|a|me|meu|minha)|por (mes|semana)|no mes|em um mes|na vida|durante))'
const poison = '(veneno|raticida|chumbinho|soda caustica|agua sanitaria|alvejante|lixivia|desinfetante|agua oxigenada)'

const takes = (verb: string): readonly string[] => [
  `${verb} (uns|umas|mais de|quase|cerca de|tipo)? ${many} ${medicine} ${routine} ${longAgo}`,
  `${verb} (a|uma|minha) (cartela|caixa) (toda|inteira|inteirinha|todinha) !(de (anticoncepcional|pilula|suco|leite|bombom|chocolate|cerveja)) ${routine} ${longAgo}`,
  `${verb} o frasco (todo|inteiro) !(de (suco|shampoo)) ${routine} ${longAgo}`,
  `${verb} (5|6|7|8|9|cinco|seis|sete|oito|nove) ${medicine} de uma (so)? vez`,
  `${verb} muitos (remedios|comprimidos|medicamentos) !(pra|para|contra|quando|antes|desde|por) ${routine} ${longAgo}`,
  `${verb} ${medicine} (demais|pra morrer|para morrer|pra me matar|pra nao acordar|para nao acordar)`,
  `${verb} (um pouco de|um copo de|muito|muita)? ${poison} ${longAgo}`,
]

export const bodyPhrases: readonly ForeignGroup[] = [
  dangers(
    'overdose',
    [
      ...takes('(tomei|engoli|ingeri|bebi)'),
      ...takes('acabei de (tomar|engolir|beber)'),
      // "overdose" alone is an English word too, and "uma overdose de fofura" is none.
      `(tive|tomei|estou tendo|to tendo|estou a ter) (uma)? overdose !(de !(${medicine}|droga|drogas|cocaina|heroina)) ${longAgo}`,
    ],
    { tier: 'imminent' },
  ),
  dangers(
    'overdose',
    [
      ...takes(`${somebody} ${between} (tomou|engoliu|ingeriu|bebeu)`).map((phrase) => `${phrase} ${fiction}`),
      `${somebody} ${between} (teve|tomou|esta tendo|ta tendo) (uma)? overdose !(de !(${medicine}|droga|drogas|cocaina|heroina)) ${longAgo} ${fiction}`,
    ],
    { whose: 'other', tier: 'imminent' },
  ),
  dangers(
    'medical',
    [
      `(estou|to|tou) (com|sentindo|a sentir) ~2 (dor|dores) (muito)? (forte|fortes)? no peito !(de|por causa|so de|quando|sempre|desde) ${longAgo}`,
      '(dor|dores) (muito)? (forte|fortes|aguda|insuportavel) no peito !(de (saudade|amor|tristeza|ansiedade)|so de|quando)',
      'dor no peito e (no braco|falta de ar|braco|dormencia)',
      `(acabei de desmaiar|(eu|hoje|hj|ja|agora) desmaiei (duas|tres|2|3|de novo|agora|hoje|no (banho|banheiro|chao|onibus|metro)|na (rua|escola|aula|cozinha)|e (bati|cai|acordei no chao))) !(de (sono|cansaco|vergonha)|${laughing})`,
      'acho que (estou|to|tou) (tendo|a ter|com) (um|uma)? (infarto|enfarte|avc|derrame|ataque cardiaco|convulsao)',
      '(estou|to|tou) (sangrando|a sangrar) (muito|demais|sem parar)',
      `(tive|estou tendo|to tendo) (uma)? (convulsao|convulsoes) (hoje|agora|de novo)`,
      '(fui (picado|picada|mordido|mordida) por|levei (uma)? picada de) (uma|um)? (cobra|escorpiao|jararaca|cascavel|vibora)',
      'engoli (uma|um|a) (pilha|bateria|lamina|gilete|agulha|prego)',
      `(levei (uma)? facada|levei (um)? tiro|fui esfaqueada|fui esfaqueado|fui baleada|fui baleado) !(~1 costas|no (jogo|cs|cod|free fire|pe)|pelas costas) ${longAgo}`,
      `(estou tendo|to tendo|em) choque anafilatico`,
      `bati a cabeca (forte)? e (desmaiei|estou (vomitando|tonta|tonto)|to (vomitando|tonta|tonto))`,
    ],
    { tier: 'imminent' },
  ),
  dangers(
    'medical',
    [
      `${not} (estou|to|tou) (conseguindo|a conseguir) respirar !(de|perto|quando|com (a|essa|esta)|direito|pelo|so de|${laughing})`,
      `(o sangue|o sangramento|a ferida|o corte) ${not} (para|para de sangrar|estanca)`,
    ],
    { tier: 'imminent', ignoresNegation: true },
  ),
  dangers(
    'medical',
    [
      `${somebody} ${between} desmaiou !(de (sono|cansaco|vergonha|rir)|na cama|no sofa|dormindo|quando (viu|me viu|soube)|${laughing}) ${longAgo} ${fiction}`,
      `${somebody} ${between} (parou de respirar|(esta|ta|ficou) (inconsciente|convulsionando|engasgada|engasgado)|(esta|ta) (tendo|a ter|com) (um|uma)? (infarto|enfarte|avc|convulsao|derrame)|(esta|ta) com ~1 dor no peito) ${longAgo} ${fiction}`,
      `(filho|filha|bebe|sobrinho|sobrinha|neto|neta|crianca) ${between} (engoliu|bebeu|tomou) (uma|um|a|o)? ~1 (pilha|bateria|detergente|prego|agulha|ima)`,
      `${somebody} ${between} (levou|tomou) (uma facada|um tiro) !(~1 costas|no jogo) ${longAgo} ${fiction}`,
    ],
    { whose: 'other', tier: 'imminent' },
  ),
  dangers(
    'medical',
    [
      `${somebody} ${not} (respira|(esta|ta) (respirando|a respirar|acordando|a acordar|reagindo|a reagir)|acorda (de jeito nenhum|mais|nem)) ${fiction}`,
      `${not} (consigo|estou conseguindo|to conseguindo) acordar (ele|ela|(meu|minha|o meu|a minha) ~1) !(cedo|pra|para|de manha|no horario|na hora)`,
    ],
    { whose: 'other', tier: 'imminent', ignoresNegation: true },
  ),
]
