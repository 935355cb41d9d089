import type { DangerKind } from '../../../coach/heard.ts'
import type { ForeignGroup } from '../foreign-group.ts'

/** A group of Portuguese phrases. */
export function dangers(
  kind: DangerKind,
  phrases: readonly string[],
  more: Partial<Pick<ForeignGroup, 'whose' | 'tier' | 'ignoresNegation'>> = {},
): ForeignGroup {
  return { language: 'pt', kind, tier: 'crisis', phrases, ...more }
}

/** "não", as it is written and typed. An "ñ" loses its accent. */
export const not = '(nao|naum|n|nn)'

/** Up to two words, none of which turns the sentence around. A plain gap would also skip a "não". */
const noTurn = '!(nao|naum|n|nn|nunca|nem|quase|jamais)'
export const between = `${noTurn} ~1 ${noTurn} ~1`

/** Somebody close whom one writes about. */
export const relation =
  '(amiga|amigo|irma|irmao|filha|filho|namorada|namorado|mae|pai|esposa|esposo|marido|mulher|prima|primo|tia|tio|avo|vo|' +
  'vizinha|vizinho|colega|sobrinha|sobrinho|enteada|enteado|aluna|aluno|ex|noiva|noivo|companheira|companheiro|cunhada|' +
  'cunhado|sogra|sogro|madrasta|padrasto|crush)'
export const somebody = `(ele|ela|${relation}|alguem)`

/** Long ago, right after what happened. */
export const longAgo =
  '!(~3 (ano passado|anos atras|quando (eu)? (era|tinha)|na (infancia|adolescencia)|' +
  '(ha|faz) (muito|muitos|varios|dois|tres|quatro|cinco|dez|uns|#) ~1 (anos|tempo)))'
export const fiction = '!(~4 (episodio|serie|filme|temporada|livro|novela|capitulo|anime|dorama))'
export const laughing = '(k|kk|kkk|kkkk|kkkkk|kkkkkk|kkkkkkk|kkkkkkkk|rs|rsrs|haha|hahaha|hahahaha|hehe)'
/** Beaten, but at a game. */
export const atGame =
  '!(~1 (no|na|de) (xadrez|jogo|videogame|fifa|truco|uno|baralho|corrida|brincadeira|ping pong|futebol))'
