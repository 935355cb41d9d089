import type { ForeignGroup } from '../foreign-group.ts'
import { atGame, between, dangers, fiction, longAgo, relation, somebody } from './pt-words.ts'

const partnerNoun =
  '((meu|minha) (namorado|marido|ex|ex marido|ex namorado|companheiro|parceiro|noivo|esposo|ficante|namorada|esposa|mulher|companheira|noiva|parceira))'
const partner = `(${partnerNoun}|ele|ela|o pai (do meu filho|da minha filha|dos meus filhos))`
const grownUp =
  '((meu|minha) (pai|padrasto|tio|avo|professor|treinador|padrinho|mae|madrasta|tia|madrinha|professora)|painho|mainha|papai|mamae|namorado da minha mae)'
const blow = `(me bate|me bateu|bate me|bateu me|bate em mim|bateu em mim|me batendo|a bater me) !(uma (saudade|tristeza|duvida|vontade|foto)|um (sono|desespero|papo)) ${atGame} ${longAgo}`
const beating = `(me espanca|me espancou|me agride|me agrediu|agride me|me deu (um soco|socos|uma surra|chutes)|me chuta|me chutou) ${atGame} ${longAgo}`
const phone = '(o)? (meu)? (celular|telemovel|telefone|whatsapp|zap|whats)'
const pictures =
  '((os|as|meus|minhas|um|uns|umas|os meus|as minhas)? (nudes|nude|fotos intimas|videos intimos|video intimo|foto intima|fotos nua|fotos nu|fotos pelada|fotos sem roupa))'

export const hurtPhrases: readonly ForeignGroup[] = [
  dangers('partner_violence', [
    `${partner} ${between} (${blow}|${beating})`,
    `${partner} ${between} (me enforca|me enforcou|me estrangulou|me esganou|me empurrou (na parede|contra|da escada|no chao)|me queimou com) ${longAgo}`,
    `${partner} ${between} (me (trancou|tranca)|trancou me) !(fora|pra fora|para fora|do lado|sem querer|la fora|no (grupo|whatsapp|jogo)) ${longAgo}`,
    `${partner} ${between} (me prende|me prendeu) (em casa|no quarto|no banheiro|aqui)`,
    `${partner} ${between} (ameaca me matar|ameacou me matar|jurou me matar|(disse|falou|diz|fala) (que|q) (vai|ia) (me matar|matar me)|apontou (a|uma) (arma|faca)|me ameaca de morte|me ameacou de morte|me ameacou com) ${longAgo}`,
    `${partnerNoun} ${between} (me ameaca|me ameacou|ameaca me|ameacou me|me persegue|persegue me|anda me perseguindo) !(terminar|de (demissao|terminar)|com (o)? divorcio|no (jogo|instagram|insta|tiktok|facebook)) ${longAgo}`,
    `${partnerNoun} ${between} (me controla|controla me|controla (tudo|o que (eu)? (visto|faco|como)|com quem eu|meu dinheiro|minha vida|minhas roupas|minhas mensagens))`,
    `${partnerNoun} (nao|n|nn|nunca) (me deixa|deixa me|me deixava) sair !(do (grupo|instagram))`,
    `(ele|${partnerNoun}) (nao|n|nn|nunca) me deixa (trabalhar|ver (a)? minha familia|falar com (a)? minha familia|ter amigos|ter amigas)`,
    `${partnerNoun} ${between} (revista|vasculha|fiscaliza|controla|confere|monitora|vigia) ${phone}`,
    `${partnerNoun} ${between} (ve|le|olha|mexe no) ${phone} (todo dia|todos os dias|o tempo todo|sempre|escondido|e (briga|grita|surta|me|apaga))`,
    `(apanho|apanhei) (do meu|da minha) (namorado|marido|ex|companheiro|noivo|esposo|namorada|mulher|esposa) ${atGame} ${longAgo}`,
    '(sofro|estou sofrendo|sou vitima de|vivo) violencia domestica',
    'medo (de)? que (ele|meu (marido|namorado|ex)|o meu (marido|namorado|ex)) me mate',
  ]),
  dangers(
    'partner_violence',
    [
      `(ele|marido|namorado|ex|companheiro|noivo|pai|padrasto|homem|cara) ${between} ~3 (bate|bateu|batendo|espanca|espancou) (nela|na (mulher|esposa|namorada|(minha|propria) (mae|irma|amiga|tia|prima|filha|vizinha))) ${atGame} ${longAgo} ${fiction}`,
      `(ele|marido|namorado|ex) ${between} (espanca|espancou|ameaca|ameacou|agride|agrediu) ela ${fiction}`,
      `${relation} ${between} (apanha|apanhou|esta apanhando|ta apanhando) (do|da|dele) ~1 (marido|namorado|ex|companheiro|noivo|esposo|mulher) ${longAgo} ${fiction}`,
      `(marido|namorado|ex|companheiro) (dela|da minha ~1) ${between} (nao deixa ela sair|tranca ela|trancou ela|ameaca matar|ameacou matar)`,
    ],
    { whose: 'other' },
  ),
  dangers('sexual_assault', [
    `(fui (estuprada|estuprado|violada|violado|violentada|violentado|abusada|abusado)|me estuprou|me estupraram|me estupra|violou me|violaram me|abusou (sexualmente)? de mim|abusaram (sexualmente)? de mim|abusa de mim) !(com|e pedi|demais) ${longAgo}`,
    // Spanish has "fui violada" too: the language that matches first answers.
    `(eu|acho que|ontem|hoje|porque|pq|minha|meu|quando|e|ja) ${between} fui (violada|violado|abusada|abusado) ${longAgo}`,
    '(me (forcou|obrigou|forca|obriga|forcaram|obrigaram)|forcou me|obrigou me|forca me|obriga me) (a|pra|para)? (transar|fazer sexo|ter relacoes|ter sexo|tocar nele|chupar|fazer oral|tirar a roupa|mandar nudes|mandar nude)',
    `(ele|namorado|ex|marido|cara|homem|rapaz|primo|tio|ficante) me forcou !(a|pra|para|ir|muito|demais|na|no|com|em|um)`,
    '(transou|fez sexo) comigo (a forca|sem eu querer|sem a minha|enquanto eu dormia|dormindo|desacordada)',
    '(me (tocou|apalpou|apalparam|agarrou|beijou)|apalpou me|tocou me) (a forca|sem (a)? (minha (permissao|autorizacao)|eu querer|consentimento|meu consentimento)|nas partes intimas|la embaixo)',
    'passou a mao em mim',
    `(ameaca|ameacou|ameacando|a ameacar|disse que vai|falou que vai|diz que vai|quer|vai) (me)? (de|que vai|em)? (postar|vazar|mandar|publicar|divulgar|espalhar|compartilhar|partilhar|enviar|mostrar) ${pictures}`,
    '(ameaca|ameacou|ameacando|a ameacar) (me)? (de|que vai)? (postar|vazar|publicar|divulgar|espalhar|compartilhar|partilhar|enviar|mandar) ~1 (minhas fotos|fotos minhas|meus videos|videos meus)',
    `(vazou|vazaram|espalhou|espalharam|postou|postaram|divulgaram|divulgou) ${pictures}`,
    '(chantageando|chantageia|chantageou|a chantagear) ~2 (fotos|nudes|videos|video)',
  ]),
  dangers(
    'sexual_assault',
    [
      `${relation} ${between} foi (estuprada|estuprado|abusada|abusado|violada|violado|violentada) ${longAgo} ${fiction}`,
      `(estupraram|estuprou|violaram) (ela|ele|(a)? minha (amiga|irma|filha|prima|namorada|mae)|meu (amigo|irmao|filho|primo)) ${fiction}`,
      `(abusaram|abusou) (dela|dele|da minha (amiga|irma|filha|prima|namorada|mae)|do meu (amigo|irmao|filho|primo)) ${longAgo} ${fiction}`,
    ],
    { whose: 'other' },
  ),
  dangers('child_abuse', [
    `${grownUp} ${between} (${blow}|${beating})`,
    `${grownUp} ${between} (me (toca|tocou)|toca me|toca em mim|tocou em mim) !(uma|um|musica|violao|piano|profundamente|no coracao|no (ombro|braco)|muito) ${longAgo}`,
    `${grownUp} ${between} (passa a mao em mim|passou a mao em mim|abusa de mim|abusou de mim|me estupra|me estuprou|me tranca|me trancou|me queima|me deixa sem comer|me violou|violou me) !(pra fora|para fora|fora|sem querer) ${longAgo}`,
    `meu padrasto ${between} (entra no meu quarto)? (e|pra|para)? (mexe|mexer|mexeu) comigo`,
    `${grownUp} ${between} (mexe|mexeu) comigo (de noite|a noite|no meu quarto|na cama|escondido|toda noite|la embaixo|quando (minha|a minha|ninguem|estou|to|eu (durmo|estou|to)))`,
    `meus pais ${between} (me batem|me espancam|me trancam|batem em mim|batem me|me agridem) ${atGame}`,
    `(apanho|apanhei|levo surra|levei surra) (do meu|da minha|dos meus) (pai|mae|pais|padrasto|madrasta|tio|tia|avo) ${atGame} ${longAgo}`,
    'apanho (em casa|todo dia em casa|todos os dias em casa)',
  ]),
  dangers(
    'child_abuse',
    [
      `(ele|ela|vizinho|vizinha|pai|mae|padrasto|madrasta|baba|marido|namorado|mulher|ex|tio|tia) ${between} (bate|bateu|espanca|espancou) (no|na|nos|nas) (meu|minha|proprio|propria|nosso|nossa)? (filho|filha|filhos|filhas|filhinho|filhinha|bebe|crianca|criancas|enteada|enteado|irmao|irmaozinho|irmazinha|sobrinho|sobrinha|neto|neta) ${atGame} ${longAgo} ${fiction}`,
      `(pai|padrasto|tio|avo|mae|professor|treinador) ${between} (abusa|abusou) (dela|dele|da (minha)? (filha|irma|amiga|prima|enteada|crianca)|do (meu)? (filho|irmao|amigo|primo|enteado)) ${longAgo} ${fiction}`,
    ],
    { whose: 'other' },
  ),
  dangers('harm_to_others', [
    '(medo de|penso em|pensando em|pensar em|planejo|planejando|plano (de|para)) matar (alguem|pessoas|(o|a)? (meu|minha) (pai|mae|irmao|irma|filho|filha|padrasto|madrasta|marido|mulher|esposa|namorado|namorada|ex|chefe|vizinho|vizinha|professor|professora|colega|bebe)|ele|ela|eles) !(tempo|aula|aulas|fome|sede|saudade|de (rir|vergonha|saudade))',
    '(tenho|sinto|estou com|to com) (muita|tanta)? vontade de matar (alguem|pessoas)',
    'vontade de machucar (o|a)? (meu|minha) (bebe|filho|filha)',
    '(vou|quero|queria|penso em|pensando em) (esfaquear|apunhalar) (ele|ela|alguem|todo|(o|a)? (meu|minha) ~1)',
    '(vou|quero|penso em|pensando em) (dar um tiro|atirar) (nele|nela|neles|no meu|na minha|em (alguem|todo mundo|pessoas))',
    '(vou|quero|queria) matar ~2 (com (essa|esta|uma|a) (faca|arma|pistola)|de verdade|a facadas)',
    '(vou|quero|penso em|pensando em) (levar (uma|a|minha)? (arma|faca|pistola) (pra|para|p)|fazer um (massacre|atentado) (na|numa)) (a|minha)? (escola|faculdade)',
    '(comprei|peguei) (uma|a) (arma|faca) (pra|para|e vou) (matar|esfaquear|furar) (ele|ela|(o|a)? (meu|minha) ~1|alguem)',
    '(vou|quero) (botar|por|colocar|tacar|meter) fogo na casa (dele|dela|deles|com)',
  ]),
  dangers(
    'harm_to_others',
    [
      `${somebody} ${between} (ameacou|ameaca|jurou) (de)? matar (ela|ele|alguem|todo|todos|o|a|os|as|meu|minha|eles|pessoas|um|uma) !(aula|tempo|gremlin|fome) ${fiction}`,
      `${somebody} ${between} (disse|falou|diz|fala) que (vai|quer) matar (todo mundo|toda a gente|alguem|pessoas|os colegas|a professora|o professor|a (ex|namorada|mulher|esposa)|o ex) ${fiction}`,
      `${somebody} ${between} (vai|quer|disse que vai|falou que vai) levar (uma|a)? (arma|faca|pistola) (pra|para) (a)? (escola|faculdade) ${fiction}`,
      `${somebody} ${between} (disse|falou|diz|fala|quer|vai)? (que)? (vai|quer)? (esfaquear|dar um tiro|atirar) (nele|nela|em|alguem|ela|ele|o pai|a mae) ${fiction}`,
      `${somebody} ${between} (pensa em|planeja|esta planejando) (matar (alguem|pessoas)|um (ataque|massacre|atentado)) ${fiction}`,
    ],
    { whose: 'other' },
  ),
]
