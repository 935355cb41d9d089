import { describe, expect, it } from 'vitest'
import type { DangerKind } from '../../../coach/heard.ts'
import type { News } from '../../standing/news/news.ts'
import { findForeignDanger } from '../foreign-danger.ts'
import { readForeignAnswer, withForeignNews } from '../foreign-news.ts'

const none = { facts: [] } as unknown as News
const newsOf = (text: string) => withForeignNews(none, text, 'pt')
const heardIn = (text: string) => {
  const found = findForeignDanger(text)
  return found && `${found.language} ${found.assessment.whose} ${found.assessment.kind}`
}

const own: Readonly<Record<DangerKind, readonly string[]>> = {
  suicide: [
    ...['quero morrer', 'estou a pensar em matar-me', 'n quero mais viver', 'nn quero mais viver'],
    'ñ aguento mais viver',
    'quero sumir desse mundo',
    'vou me jogar da ponte',
    ...['vou me enforcar', 'vou meter uma bala na cabeça'],
    'penso em suicídio',
    'só quero acabar com isso tudo',
    'to com vontade de morrer',
    'vou acabar com a minha vida',
    'queria dormir e não acordar mais',
  ],
  self_harm: [
    'voltei a me cortar',
    'eu me corto',
    'de noite eu me tranco no quarto e me corto',
    'me machuco de propósito',
    'tô me cortando de novo',
    'quero cortar os pulsos',
    'voltei a cortar-me',
    'me queimo com cigarro',
    ...['me corto toda noite', 'não consigo parar de me cortar'],
  ],
  overdose: [
    'tomei a cartela toda',
    'tomei uma caixa de rivotril',
    'tomei veneno de rato',
    'bebi chumbinho',
    'tomei 20 comprimidos',
    'engoli uns trinta comprimidos',
    'tomei todos os remédios',
    ...['tomei um monte de remédio', 'tomei muitos remédios'],
  ],
  partner_violence: [
    'meu marido me bate',
    'ele me trancou no quarto',
    'meu namorado me controla',
    'meu namorado não me deixa sair de casa',
    'meu namorado revista meu celular',
    'minha ex me ameaça',
    'o meu marido bate-me',
    'ele disse que vai me matar',
    'apanho do meu marido',
  ],
  sexual_assault: [
    'eu fui abusada',
    'eu fui violada',
    'ontem à noite acho que fui violada',
    ...['fui estuprado', 'ele me forçou a transar', 'ele me forçou'],
    'passou a mão em mim no ônibus',
    'meu ex ameaça vazar meus nudes',
    'vazaram minhas fotos íntimas',
  ],
  child_abuse: [
    'meu pai bate em mim',
    'meu padrasto toca em mim',
    'meu padrasto mexe comigo',
    'meu tio passou a mão em mim',
    'meus pais me batem',
    'minha mãe me espanca',
    'o meu pai bate-me',
    ...['apanho em casa', 'meu padrasto entra no meu quarto e mexe comigo'],
  ],
  harm_to_others: [
    'tenho medo de matar alguém',
    'penso em matar meu irmão',
    'vou esfaquear ele',
    'vou levar uma arma pra escola',
    'vou matar ela com essa faca',
    'sinto vontade de matar pessoas',
    'estou a pensar em matar o meu padrasto',
  ],
  psychosis: [
    'ouço vozes',
    'escuto vozes o dia todo',
    'to ouvindo vozes de novo',
    'estou a ouvir vozes',
    'as vozes mandam eu me matar',
    'colocaram um chip na minha cabeça',
    'estão me envenenando',
    'puseram veneno na minha comida',
  ],
  eating_disorder: [
    'provoco o vômito',
    'enfio o dedo na garganta depois de comer',
    'não como nada há 3 dias',
    'faz 4 dias que não como nada',
    'tenho bulimia',
    'como e depois vomito',
    'parei de comer pra emagrecer',
    'tomo laxante pra emagrecer',
  ],
  medical: [
    'estou com dor no peito',
    'dor forte no peito e braço dormente',
    'desmaiei no banheiro e bati a cabeça, eu desmaiei de novo',
    'hoje desmaiei no banheiro',
    'acho que tô tendo um infarto',
    'estou sangrando muito',
    'não tô conseguindo respirar',
    'fui picado por uma cobra',
    'levei uma facada',
  ],
}

const others: Readonly<Partial<Record<DangerKind, readonly string[]>>> = {
  suicide: [
    'minha amiga tentou se matar',
    'meu irmão não quer mais viver',
    'ela disse que vai se matar',
    'ele quer morrer',
  ],
  self_harm: ['minha irmã se corta', 'minha amiga voltou a se cortar', 'a minha filha anda a cortar-se'],
  overdose: ['minha mãe tomou a cartela toda', 'ela tomou 30 comprimidos', 'meu filho bebeu água sanitária'],
  partner_violence: ['o namorado da minha amiga bate nela', 'meu pai bate na minha mãe', 'minha irmã apanha do marido'],
  sexual_assault: ['minha amiga foi estuprada', 'abusaram dela', 'minha prima foi abusada'],
  child_abuse: ['meu vizinho bate nos filhos', 'meu marido bate no meu filho', 'o padrasto abusa dela'],
  harm_to_others: [
    'meu irmão ameaçou matar minha mãe',
    'ele disse que vai matar todo mundo',
    'meu colega vai levar uma arma pra escola',
  ],
  psychosis: ['minha mãe ouve vozes', 'meu irmão está em surto psicótico', 'ele acha que estão perseguindo ele'],
  eating_disorder: ['minha filha não come nada há 3 dias', 'minha amiga provoca vômito', 'minha irmã tem anorexia'],
  medical: ['minha avó desmaiou', 'meu pai não está respirando', 'ela está inconsciente', 'ele parou de respirar'],
}

describe('danger in Portuguese (pt)', () => {
  it.each(Object.entries(own).flatMap(([kind, texts]) => texts.map((text) => [kind, text])))(
    'is heard: own %s, "%s"',
    (kind, text) => expect(heardIn(text)).toBe(`pt self ${kind}`),
  )

  it.each(Object.entries(others).flatMap(([kind, texts]) => texts.map((text) => [kind, text])))(
    'is heard: %s of somebody else, "%s"',
    (kind, text) => expect(heardIn(text)).toBe(`pt other ${kind}`),
  )

  it('hears that a life is in danger now', () => {
    expect(findForeignDanger('vou me matar hoje')!.assessment.tier).toBe('imminent')
    expect(findForeignDanger('tomei a cartela toda')!.assessment.tier).toBe('imminent')
  })

  it.each([
    ...['ele me trancou no grupo', 'tomei muitos remédios na vida', 'tomei muitos cafés', 'nunca fui abusada'],
    ...['vou me matar de estudar', 'fila de cortar os pulsos', 'quero morrer e reencarnar como gato'],
    ...['quero morrer de vergonha', 'quero morrer kkkk', 'vou morrer de rir'],
    ...['acho que vou morrer na apresentação de amanhã', 'prefiro morrer a falar em público'],
    ...['quase morri de rir', 'vou me matar na academia hoje', 'não quero mais viver com meus pais'],
    ...['não quero viver em São Paulo', 'não quero acordar cedo', 'não quero mais acordar cedo', 'quero sumir'],
    ...['quero sumir da festa', 'vou me jogar no sofá', 'vou me jogar na pista de dança'],
    ...['quero acabar com tudo entre nós', 'esse trabalho vai acabar com a minha vida social'],
    ...['nós vamos enforcar a sexta-feira', 'vou cortar o cabelo', 'me cortei fazendo a barba'],
    ...['cortando cebola me cortei sem querer', 'não me corto mais', 'eu não me corto'],
    ...['eu já não me corto há dois anos', 'parei de me cortar há três anos', 'tomei todos os cuidados'],
    ...['tomei 2 comprimidos de paracetamol', 'tomei todos os remédios da manhã'],
    ...['minha mãe tomou os remédios dela', 'tomei uma caixa de suco', 'uma overdose de fofura'],
    ...['ele não me bate', 'me bateu uma saudade', 'ele me bateu no xadrez', 'meu pai não me deixa sair'],
    ...['minha mãe vai me matar se eu tirar nota baixa', 'ela me trancou pra fora sem querer'],
    ...['esse filme mexe comigo', 'meu professor mexe comigo', 'meu pai me batia quando eu era criança'],
    ...['meu pai me bateu quando eu era criança', 'meu pai me forçou a ir na festa'],
    ...['vou matar meu irmão, ele comeu meu bolo', 'quero matar meu chefe', 'estou pensando em matar aula'],
    ...['ouço vozes dos vizinhos', 'ouço vozes no corredor', 'não ouço vozes', 'parei de comer carne'],
    ...['não como carne há 3 anos', 'tive anorexia na adolescência', 'quase desmaiei de vergonha'],
    ...['quase desmaiei hoje na apresentação', 'cheguei em casa e desmaiei na cama'],
    ...['levei uma facada nas costas da minha melhor amiga', 'tenho dor no peito de saudade'],
    ...['não consigo respirar perto dela', 'ela quer morrer de tanto rir', 'minha avó vai morrer'],
    ...['ela tentou se matar no último episódio da série', 'meu namorado não acorda cedo'],
    ...['ele acha que estão falando dele', 'o fotógrafo disse que vai postar minhas fotos'],
  ])('is not in "%s"', (text) => expect(heardIn(text)).toBeUndefined())
})

describe('news in Portuguese (pt)', () => {
  it.each([
    ['with_someone', 'tô com minha mãe'],
    ['with_someone', 'estou na casa de uma amiga'],
    ['with_someone', 'minha irmã está aqui comigo'],
    ['with_someone', 'não estou sozinha'],
    ['help_coming', 'o samu já está vindo'],
    ['help_coming', 'a ambulância tá a caminho'],
    ['help_coming', 'minha mãe tá vindo pra cá'],
    ...[
      ['called', 'já liguei pro samu'],
      ['called', 'liguei 192'],
    ],
    ['called', 'chamei a polícia'],
    ['told', 'contei pra minha irmã'],
    ['told', 'minha mãe sabe'],
    ['told', 'falei com minha psicóloga sobre isso'],
    ['in_care', 'estou no hospital'],
    ['put_away', 'joguei fora os comprimidos'],
    ['put_away', 'entreguei a gilete pra minha mãe'],
    ['away', 'saí de casa'],
    ['away', 'a polícia levou ele'],
    ['ate', 'comi um pouco de sopa'],
    ['safe', 'estou em segurança por enquanto'],
    ['safe', 'prometo que não vou fazer nada'],
    ['calmer', 'tô mais calma agora'],
    ['no_plan', 'não tenho um plano'],
    ['reached', 'minha amiga atendeu'],
  ])('hears %s: "%s"', (fact, text) => expect(newsOf(text).facts).toContain(fact))

  it.each([
    ...['ninguém chamou a polícia', 'estou com minha mãe na cabeça', 'minha mãe está vindo brigar comigo'],
    ...['estou com medo', 'estou com vontade de morrer', 'estou com a faca na mão', 'estou com ele'],
    ...['estou com raiva da minha mãe', 'ele está na casa da mãe', 'ele está vindo', 'tá vindo'],
    ...['a ambulância não está vindo', 'guardei os comprimidos pra hoje', 'ele saiu e volta logo'],
    ...['ele não está aqui mas volta logo', 'não sei se estou segura', 'não acho que estou em segurança'],
    ...['n to seguro', 'estou segura de que quero morrer', 'quero ficar em segurança'],
    ...['se minha mãe estivesse comigo', 'vou ligar pro samu', 'ainda não liguei', 'liguei pra ele'],
    ...['já liguei e ninguém atendeu', 'minha mãe não sabe', 'minha mãe sabe cozinhar'],
    ...['não contei pra minha mãe', 'não tenho plano de saúde', 'estou calma porque já decidi'],
    ...['tô mais calma porque já decidi', 'joguei fora a minha vida', 'saí de casa e tô na ponte'],
    ...['comi um pouco e vomitei', 'meu marido está aqui comigo', 'não estou sozinha, ele está aqui'],
    ...['trabalho no hospital', 'não aguento mais'],
  ])('takes no fact from "%s"', (text) => expect(newsOf(text).facts).toEqual([]))

  it.each([
    'Estou em perigo',
    'tô em perigo',
    'piorou',
    'estou com a faca na mão',
    'ele tá batendo na porta',
    'não estou segura',
  ])('hears that it is worse: "%s"', (text) => expect(newsOf(text).isWorse).toBe(true))
  it.each(['não estou em perigo', 'ok, vou fazer isso agora', 'ele está vindo me buscar'])(
    'does not hear that it is worse: "%s"',
    (text) => expect(newsOf(text).isWorse).toBeUndefined(),
  )

  it.each([
    ['denial', 'tô zuando'],
    ['denial', 'era zoeira'],
    ['denial', 'não foi isso que eu disse'],
    ['denial', 'era só brincadeira'],
    ['nobody', 'não tenho ninguém'],
    ['nobody', 'tô sozinha'],
    ['nobody', 'n tenho ngm'],
  ])('hears %s: "%s"', (stance, text) => expect(newsOf(text).stance).toBe(stance))
  it.each(['não foi brincadeira', 'não é assim tão fácil', 'exagerei nos comprimidos', 'não estou sozinha'])(
    'hears no stance in "%s"',
    (text) => expect(newsOf(text).stance).toBeUndefined(),
  )

  it.each([
    ['no_phone', 'não consigo ligar'],
    ['no_phone', 'tenho medo de ligar'],
    ['no_phone', 'prefiro escrever'],
    ['which_number', 'qual é o número?'],
    ['which_number', 'pra quem eu ligo'],
  ])('hears the request %s: "%s"', (request, text) => expect(newsOf(text).request).toBe(request))
  it.each(['não consigo falar com ela', 'qual o número dela', 'sem pressa'])('hears no request in "%s"', (text) =>
    expect(newsOf(text).request).toBeUndefined(),
  )
})

describe('answers in Portuguese (pt)', () => {
  it.each([
    ...['sim', 'Sim, tenho', 's', 'ss', 'tenho', 'tem', 'tô', 'consigo', 'aham', 'uhum', 'acho que sim', 'já'],
    ...['claro', 'claro que sim', 'tô sim', 'sim estou', 'tenho sim', 'pois estou', 'já liguei'],
  ])('yes: "%s"', (text) => expect(readForeignAnswer(text, 'pt')).toBe('yes'))

  it.each([
    ...['não', 'nao', 'n', 'ñ', 'nn', 'naum', 'ninguém', 'ainda não', 'acho que não', 'claro que não', 'nao tenho'],
    ...['tem não', 'consigo não', 'nada', 'não, estou bem', 'nunca', 'óbvio que não'],
  ])('no: "%s"', (text) => expect(readForeignAnswer(text, 'pt')).toBe('no'))

  it.each([
    ...['não sei', 'sei não', 'n sei', 'não tenho ninguém', 'não aguento', 'não dá mais', 'não estou bem'],
    ...['já não aguento', 'tenho medo', 'tô com medo', 'tem certeza?', 'se ele voltar pra casa', 'sim mas não sei'],
    ...[
      'sim não aguento mais',
      'sim e não',
      'talvez',
      'não consigo',
      'tá',
      'claro que eu não aguento',
      'nem eu sei',
      'pois não',
      'às vezes',
    ],
  ])('neither: "%s"', (text) => expect(readForeignAnswer(text, 'pt')).toBeUndefined())
})
