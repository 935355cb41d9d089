import type { ForeignNewsWords } from './words.ts'

export const portugueseNews: ForeignNewsWords = {
  with_someone: ['(estou com|esta comigo|ta comigo|nao estou sozinha|nao estou sozinho|na casa da|na casa do)'],
  help_coming: ['(esta vindo|ta vindo|estao vindo|a caminho|vem para ca|vem aqui)'],
  called: ['(liguei|telefonei|mandei mensagem|estou falando com|ja liguei|escrevi para)'],
  in_care: ['(no hospital|nas urgencias|na ambulancia|no pronto socorro|na upa)'],
  put_away: ['(joguei fora|deitei fora|guardei|entreguei|dei para)'],
  away: ['(sai de casa|ele saiu|ele nao esta|fui embora)'],
  safe: ['(estou segura|estou seguro|estou a salvo|nao vou fazer nada|em seguranca)'],
  no_phone: ['(nao consigo|nao posso|odeio|medo de) ~1 (ligar|falar|telefonar|falar ao telefone)'],
  which_number: ['(qual|que) ~2 (numero|telefone)', 'para quem (ligo|posso ligar)'],
  denial: ['(nao e isso|nao e assim|era brincadeira|estava brincando|nao era serio)'],
  nobody: ['(nao tenho ninguem|nao ha ninguem|estou sozinha|estou sozinho)'],
  worse: ['estou em perigo'],
  yes: ['^ (sim|s|claro)'],
  no: ['^ nao $'],
}
