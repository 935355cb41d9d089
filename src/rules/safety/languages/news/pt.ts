import type { ForeignNewsWords } from './words.ts'

/**
 * Somebody who helps. Partners and fathers are missing on purpose: the rules do not know whether they are the ones who
 * are feared.
 */
const helper =
  '(mae|mamae|mainha|pais|irma|irmao|amiga|amigo|amigas|amigos|tia|tio|avo|vo|prima|primo|vizinha|vizinho|professora|' +
  'professor|enfermeira|enfermeiro|medica|medico|psicologa|psicologo|psiquiatra|terapeuta|colega|filha|filho|sogra|madrinha|' +
  'familia|cunhada|bombeiros|policia|paramedicos)'
const anyone = `(${helper}|pai|namorada|namorado|marido|esposa|esposo|mulher|companheira|companheiro|padrinho|diretora|assistente social)`
const my = '(a|o|os|as|uma|um)? (minha|meu|meus|minhas|melhor)? (melhor)?'
const to = `(pra|pro|para|com|a|ao) ${my}`
const service =
  '(samu|192|190|188|193|180|181|100|112|115|144|cvv|inem|policia|ambulancia|bombeiros|emergencia|linha|gnr|psp|hospital|disque (100|denuncia))'
const thing =
  '(tudo|comprimidos|remedios|medicamentos|pilulas|faca|facas|gilete|giletes|lamina|laminas|estilete|navalha|corda|cartela|' +
  'cartelas|caixa|frasco|veneno|arma|tesoura|isqueiro|balas|resto)'
const am = '(estou|to|tou|estamos|tamos)'
const is = '(esta|ta|estao|tao)'
/** With this before it, "não sei se estou em segurança" begins right behind the "não", and is not heard. */
const doubt = '((sei|acho|tenho certeza|certeza|parece|creio|diria) (se|que|q|de que) (eu)?)?'
const trouble =
  '!(gritando|brigando|bebada|bebado|com raiva|brava|bravo|me batendo|doente|internada|internado|morta|na cabeca|e (ela|ele) (grita|me))'
const threat = '!(~3 (ponte|viaduto|trilho|trilhos|predio|volto|voltar|telhado|comprar|trabalhar|passear|festa))'

export const portugueseNews: ForeignNewsWords = {
  with_someone: [
    `${doubt} ${am} (aqui|agora|em casa)? com ${my} ${helper} ${trouble}`,
    `${doubt} ${my} ${helper} (ja)? ${is} (aqui)? (comigo|do meu lado|ao meu lado|aqui) ${trouble}`,
    `${doubt} ${am} (aqui|agora)? (na|no|em) casa (da|do|de|dos) (uma|um|minha|meu|meus)? (melhor)? ${helper}`,
    `${my} ${anyone} ${is} (cuidando de mim|me ajudando|me apoiando|me abracando|me acalmando)`,
    '(nao|n) (estou|to|tou) (mais)? (sozinha|sozinho) !(~2 (ele|medo|ex|marido|namorado|padrasto|pai)|nessa|nisso)',
  ],
  help_coming: [
    `(samu|ambulancia|policia|bombeiros|inem|socorro|resgate|ajuda|paramedicos) (ja)? ((disse|falou|disseram|falaram) que)? (ja)? ${is} (ja)? (vindo|a vir|a caminho|chegando|a chegar) !(nao|n)`,
    `(minha|meu|uma|um|melhor|a|o) ${helper} (ja)? ${is} (ja)? (vindo|a vir|a caminho|chegando) !(brigar|me bater|atras|gritando|so|amanha|aqui (brigar|gritar))`,
    `(minha|meu|uma|um) ${helper} vem (pra ca|para ca|aqui|me buscar|ficar comigo|ter comigo) !(se|so|amanha|quando|as vezes|semana)`,
    '(mandaram|estao mandando|tao mandando|enviaram) (uma|a|o) (ambulancia|samu|viatura)',
    `(minha|meu|uma|um) ${helper} ${is} me levando (pro|ao|para o|pra|na|no) (hospital|upa|pronto socorro|urgencia|urgencias)`,
  ],
  called: [
    `(liguei|telefonei|ligamos|(minha|meu|uma|um) ${anyone} (ja)? ligou) (ja)? (pro|para|para o|para a|pra|ao|a|no|o)? ${service} !(~2 (ninguem|nao|desliguei|ocupado))`,
    `(chamei|chamamos|(minha|meu|uma|um) ${anyone} (ja)? chamou|ja chamaram|ja chamou) (ja)? (o|a|os|uma) ${service}`,
    `(ja liguei|liguei sim|ja telefonei) !(~3 (ninguem|nao|ele|ela|ex|namorado|marido|tv|luz|som|carro|computador|pc|chuveiro))`,
    `${am} (falando|a falar|conversando|no telefone|ao telefone) com (o|a|os) (samu|cvv|policia|inem|bombeiros|linha)`,
    '(mandei mensagem|escrevi) (pro|para o|ao) cvv',
  ],
  told: [
    `${doubt} (contei|falei) (tudo|isso|disso|sobre isso|ja)? ${to} ${anyone} !(~1 (trabalho|escola|nao|riu|mentira))`,
    `${doubt} (minha|meu|meus|uma) (melhor)? ${anyone} (ja)? (sabe|sabem) !(nada|de nada|como|cozinhar|fazer|dirigir|nadar|onde|quando|quem|se|melhor|muito|bem|pouco|ser|so|tudo sobre|que (eu)? (sou|gosto|nao|odeio))`,
    `(mandei mensagem|escrevi|liguei) ${to} ${helper} !(~2 (ninguem|nao|atendeu))`,
  ],
  in_care: [
    `${doubt} ${am} (aqui|agora|internada|internado)? (no|na|num|nas|em) (hospital|upa|pronto socorro|ps|urgencia|urgencias|ambulancia|emergencia|enfermaria|caps|uti|centro de saude|posto de saude) !(visitando|trabalhando|esperando|com (minha|meu)|acompanhando)`,
    `(o|a|os) (samu|ambulancia|paramedicos|inem|bombeiros) (ja)? (chegou|chegaram|${is} (aqui|atendendo|cuidando|comigo)|(levou|levaram) (ele|ela))`,
    '(fui internada|fui internado) !(~2 (ano|anos|mes|vez|quando))',
  ],
  put_away: [
    `(joguei|deitei|jogamos|joguei tudo) fora !(~1 (vida|chance|anos|futuro|oportunidade|relacionamento|amizade|tempo)|a minha vida|minha vida|tudo que)`,
    `(joguei|deitei|atirei) (tudo|(os|as|o|a) (meus|minhas|minha|meu)? ${thing}) (fora|no lixo|na privada|no vaso|na sanita|pela janela|ao lixo)`,
    `(entreguei|dei|passei) (os|as|o|a)? (meus|minhas|minha|meu)? ${thing} ${to} ${anyone}`,
    `(minha|meu|uma|um) ${helper} (ja)? (guardou|escondeu|pegou|tirou|levou|trancou|ficou com) (os|as|o|a)? (meus|minhas|minha|meu)? ${thing}`,
    `(guardei|tranquei|deixei) (os|as|o|a)? ${thing} (longe|fora do alcance|fora de casa|na casa da|trancada|trancado|trancados)`,
    `(descartei|me livrei (das|dos|da|do)|livrei me (das|dos|da|do)|larguei (a|o|as|os)) ${thing}`,
    '((sai|desci) (da|do) (ponte|beirada|telhado|janela|sacada|parapeito|viaduto|terraco|varanda)|me afastei (da|do) (janela|ponte|beirada|telhado))',
  ],
  away: [
    `(sai (de casa|da casa dele|de perto dele)|fui embora (de casa|de la|da casa dele)) !(pra|para|p|as|hoje cedo|cedo|mas|so) ${threat}`,
    '(policia (levou|prendeu)|levaram|prenderam) ele',
    '(ele foi preso|ele esta preso|ele ta preso) !(no (transito|trabalho)|em)',
    `ele (nao|n) ${is} (mais)? (aqui|em casa) !(~3 (volta|chega|vem|ainda|mas))`,
    `${doubt} ${am} (bem)? (longe dele|na delegacia|na esquadra|num abrigo|no abrigo|na casa abrigo)`,
    `${doubt} ${am} (aqui|agora)? (na|no|em) casa (da|do|de|dos) (uma|um|minha|meu|meus)? (melhor)? ${helper}`,
  ],
  ate: [
    '(consegui comer|comi) (alguma coisa|algo|um pouco|sopa|arroz|pao|fruta|uma (banana|maca|fruta|sopa|torrada)|um (pao|iogurte)|meu almoco|o almoco|o jantar) !(~3 (vomitei|vomitar|botei))',
  ],
  safe: [
    `${doubt} (${am}|eu me sinto|me sinto|sinto me) (bem|mais|agora|aqui)? (segura|seguro) !(de|que|do|disso|disto|com ele|na minha decisao)`,
    `${doubt} (${am}|fico|consigo ficar|consigo me manter|vou ficar) (aqui)? (em seguranca|a salvo)`,
    `${doubt} (ela|ele|elas|as criancas|os meninos) ${is} (em seguranca|a salvo)`,
    `${doubt} (nao|n) vou (fazer (nada|isso)|me matar|me cortar|me machucar|matar me|cortar me|magoar me) !(pra|para|sobre|contra|do que|sozinha|sozinho|hoje nao|ate|se|de (estudar|trabalhar)|mas|na (sexta|festa)|no (fim|sabado|domingo))`,
  ],
  calmer: [
    `${doubt} (${am}|me sinto|sinto me|fiquei) (um pouco|bem|um pouquinho)? mais (calma|calmo|tranquila|tranquilo|aliviada|aliviado) !(~4 (decidi|decidida|decidido|resolvi|acabar|morrer|fazer))`,
    `${doubt} ${am} (um pouco|bem)? melhor (agora|ja|obrigada|obrigado) !(~4 (decidi|morta|morto|sem))`,
    '(me acalmei|acalmei me|a vontade passou|passou a vontade|a crise passou|ja parei de chorar)',
  ],
  no_plan: [
    '(nao|n) tenho (nenhum|um|nenhuns)? (plano|planos) !(de (saude|dados|ferias|aula)|para|pra|pro|b|hoje|amanha|com|nenhum (para|pra|de)|no|na|a|melhor)',
    '(nao|n) tenho plano nenhum !(para|pra|de saude)',
    '(nao|n) (planejei|planeei) (nada|isso)',
    '(e|sao|foi|foram) so (um pensamento|pensamento|pensamentos)',
  ],
  reached: [
    `(minha|meu|uma|um) ${helper} (atendeu|respondeu|me ligou|me respondeu|me atendeu)`,
    `${am} (falando|conversando|a falar|no telefone|ao telefone) com ${my} ${helper} !(na minha cabeca)`,
  ],
  no_phone: [
    '(nao|n) (consigo|posso|quero|da (pra|para)|gosto de) (ligar|telefonar|falar (ao|no|pelo) telefone|fazer (ligacao|chamadas)) !(os pontos|o carro|a tv|isso)',
    '(nao|n) (consigo|posso) falar (alto|agora)',
    '(medo|vergonha|pavor|panico) de (ligar|telefonar|falar (ao|no|pelo) telefone|ligacao|telefone)',
    '(odeio|detesto) (ligar|telefonar|telefone|ligacao|ligacoes|falar (ao|no|pelo) telefone)',
    '(travo|trava) (ao|no) telefone',
    '(vao me ouvir|podem me ouvir|ele vai ouvir|ele vai me ouvir|ele ouve tudo)',
    '(estou|to|tou) sem (celular|telemovel|telefone|bateria|credito|saldo)',
    '(nao|n) tenho (celular|telemovel|telefone|credito|saldo|bateria)',
    'prefiro (escrever|(por)? mensagem|por escrito)',
    '(da|posso|tem como) (pra|para)? (escrever|falar por mensagem|mandar mensagem) !(pra ele|pra ela|para ele|para ela)',
  ],
  which_number: [
    '(qual|ql) (e|eh|era)? (o|esse)? (numero|telefone|tel) !(dela|dele|da (casa|sala|camisa|linha)|do (onibus|sapato|apartamento|quarto))',
    '(que|pra que|para que|pra qual|para qual) numero (eu)? (ligo|devo|posso|tenho|e)',
    '(pra|para|p) (quem|onde) (e que)? (eu)? (ligo|posso ligar|devo ligar|telefono|escrevo)',
    '(me)? (passa|manda|da) (ai)? (o|um) (numero|telefone) !(dela|dele)',
  ],
  denial: [
    '(nao|n) (e|eh|era|foi) (nada disso|bem isso|bem assim|isso|assim) (que eu (disse|falei|quis|queria dizer|quero dizer)|voce entendeu|vc entendeu)',
    '(nao|n) (e|eh|era|foi) (nada disso|bem isso|bem assim|isso|assim) !(que|tao|facil|simples|tudo|so|o que|bom|facilmente)',
    '(era|foi|e|eh) (so|so uma|uma|apenas)? (brincadeira|zoeira|zueira|piada|exagero|forca de expressao|modo de dizer|maneira de dizer|modo de falar) !(dele|de mau gosto)',
    '(to|tou|estou) (so)? (zoando|zuando|brincando|a brincar|exagerando|na brincadeira|de brincadeira|a gozar)',
    '(estava|tava) (so|apenas)? (brincando|zoando|zuando|a brincar|exagerando)',
    '(nao|n) (era|foi|falei|disse|e) (a)? serio',
    '(falei|disse) (isso)? por (falar|dizer)',
    'exagerei !(na|no|nos|nas|com|e tomei|a dose|nos)',
    '(voce|vc) (entendeu|interpretou|leu|percebeu) (tudo)? (errado|mal)',
    '(nao|n) quis dizer isso',
    '(nao|n) quero morrer de verdade',
  ],
  nobody: [
    '(nao|n|nn) (tenho|ha|tem|existe|conheco) (mais)? (ninguem|ngm) !(melhor|especial|em mente)',
    '(estou|to|tou|fico|moro|vivo) (completamente|totalmente|muito|tao|aqui|mais)? (sozinha|sozinho) !(com (minha|meu|ela|ele)|no (quarto|banheiro) com)',
    '(ninguem|ngm) (liga (pra|para) mim|se importa|me ouve|me escuta|me ajuda|pode me ajudar|esta em casa|ta em casa|aqui|por perto|comigo|atende|acordado)',
    '(sem ninguem|sem ngm) (aqui|por perto|em casa|pra|para|comigo)',
  ],
  worse: [
    '(sim)? (penso nisso|eu penso nisso)',
    '(estou|to|tenho) ~1 medo (de mim|do que eu posso fazer)',
    '(eu menti|nao disse a verdade|nao falei a verdade)',
    'estou em perigo',
    '(to|tou|estamos|corro|ela esta em|ele esta em|ela corre) (em)? perigo',
    `(piorou|ficou pior|${is} (piorando|a piorar|pior|ficando pior)|(estou|to|tou) (pior|piorando))`,
    '(nao|n) (estou|to|tou|me sinto) (mais)? (em seguranca|segura|seguro|a salvo) !(de (mim|que)|pra|para|com (meu|minha))',
    `(estou|to|tou) com (a|uma|as|o|os) (faca|arma|corda|gilete|lamina|comprimidos|remedios|veneno) (na mao|nas maos|aqui|no pescoco)`,
    `ele ${is} (me batendo|a bater me|batendo na porta|a bater a porta|arrombando|tentando entrar|com (uma|a) (arma|faca)|atras de mim|la fora gritando|me ameacando|me perseguindo)`,
    'ele (chegou|voltou|entrou) (em casa)? (bebado|furioso|gritando|armado)',
    'vou (me matar|matar me|me cortar|cortar me|pular|me jogar|me enforcar|acabar com tudo|tomar (tudo|os comprimidos|todos)) !(de|a corda|no sofa|na cama|na piscina|carnaval|o cabelo)',
    '(vai ser|sera|e) (hoje|agora|essa noite|esta noite) que (eu)? (me mato|acabo|morro)',
    '(ja tomei|acabei de tomar|tomei) (tudo|os comprimidos|todos|a cartela|o frasco)',
    '(acabei de me cortar|me cortei (agora|de novo)|(estou|to|tou) (sangrando|a sangrar))',
    '(nao|n) vou (aguentar|conseguir me segurar) (mais|hoje|essa noite|esta noite|ate)',
    '(as)? vozes ~1 (mais altas|mais fortes|piores)',
  ],
  // "Pois" alone is left out: in Portugal it also only means "I hear you".
  what_to_write: [
    '(o que|que) (eu)? ~1 (escrevo|digo|mando|falo)',
    '(o que|como) (escrever|dizer|falar) (pra|para) (ela|ele)',
    '(o que|que|oq|como) ~1 (dizer|escrever|falar|mandar|contar|explicar) ~1 (pra|para|a|ao|com) !(ti|voce|vc|isso)',
    '(o que|que|como) (lhe) ~1 (digo|escrevo|dizer|escrever|diga|conto)',
    '(o que|oq|como) (eu)? (conto|digo|falo|explico|escrevo|mando) ~1 (pra|para|a|ao)',
    '(escrever|escrevo|mandar|mensagem|falar|ligar) ~8 (o que|como|oq) (eu)? (dizer|escrever|falar|comecar|digo|falo|escrevo)',
    '(ajuda|ajude|ajudar|ajudas) ~1 a (escrever|mandar|dizer|contar)',
    'as palavras (pra|para) (dizer|contar|escrever|ela|ele)',
  ],
  company: ['(ela|ele) (chegou|ja chegou|esta aqui|ta aqui|fica comigo|vai ficar comigo|esta comigo|ta comigo)'],
  coming: ['(ela|ele) (esta vindo|ta vindo|vem vindo|esta a caminho|ta a caminho|ta chegando|esta chegando)'],
  yes: [
    '^ (sim|s|ss|sss|sim sim|claro|claro que sim|claro q sim|tenho|tem|to|tou|estou|esta|consigo|posso|aham|ahan|uhum|uhu|arram|ja|ja sim|isso|isso mesmo|isso ai|exato|exatamente|com certeza|certeza|obvio|logico|positivo|verdade|sinto|penso|quero|sei|sabem) $',
    '^ (sim|ss|aham|uhum) !(~4 (mas|porem|talvez|depende|ate|so|quando|se|nao|n)) ~1',
    '^ (acho|creio|penso|eu acho|pior|infelizmente|parece) (que|q|ki)? sim $',
    '^ (infelizmente|pior que|ela|ele|eu|agora|hoje|ainda) sim $',
    '^ (tenho|tem|to|tou|estou|esta|ta|consigo|posso|sabe|sabem|quero|penso|liguei|e|ja liguei|foi|sinto) sim $',
    '^ claro que (tenho|estou|to|consigo|posso|tem|quero|sei|esta) $',
    '^ pois (e|estou|tenho|tem|esta|ha|sim|consigo|claro) $',
    '^ (ja liguei|ja sabem|ja sabe|ja chamei|ja contei|esta aqui|ta aqui|esta comigo|ta comigo|ta vindo|esta vindo|ja esta vindo) $',
    '^ (tenho|tem|ha) (uma|a|umas|os|uns|as) (faca|facas|gilete|giletes|lamina|laminas|comprimidos|remedios|corda|estilete|tesoura|arma) ',
    '^ (tenho|tem) (remedio|remedios|comprimidos|faca|gilete|lamina) ',
  ],
  no: [
    '^ (nao|n|nn|naum|num|nop|nope|nops|nem|nada|nunca|jamais|ninguem|ngm|nenhum|nenhuma|negativo|nao nao|n n) $',
    '^ (ainda|agora|hoje|por enquanto|por agora|infelizmente|eu) (nao|n|naum) $',
    '^ (acho|creio|penso|eu acho) (que|q|ki) (nao|n|naum) $',
    '^ (claro|obvio|logico|evidente|certeza|com certeza) (que|q)? (nao|n|naum) ',
    '^ (nao|n) (tenho|tem|estou|to|tou|esta|ta|ha|liguei|penso|mesmo|agora|sabe|sabem|sinto) (nao|n)? $',
    '^ (tenho|tem|consigo|to|tou|estou|ta|posso|liguei|sabe|sabem|penso|foi|sinto) (nao|n|naum) $',
    '^ (ja nao|de jeito nenhum|de forma alguma|de maneira nenhuma|nem pensar|nem um pouco|ninguem sabe|ninguem esta aqui) $',
  ],
}
