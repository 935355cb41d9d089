import { byOther, type Checks } from './checked.ts'

const cvv = byOther('https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/', '2026-11-17')
const azzurro = byOther(
  'https://tg24.sky.it/cronaca/2025/04/23/telefono-azzurro-numeri-intervento-giubileo',
  '2026-11-17',
)

export const portugueseAndItalianChecks: Checks = {
  BR: {
    'Open cvv.org.br': byOther(
      'https://redeglobo.globo.com/rj/tvriosul/Acontece/noticia/cvv-oferece-apoio-emocional-e-atua-na-prevencao-do-suicidio.ghtml',
      '2026-11-17',
    ),
    'Call 188': cvv,
    'Call 100': byOther(
      'https://noticias.r7.com/brasilia/quebre-o-ciclo-da-violencia-governo-lanca-campanha-contra-exploracao-sexual-de-criancas-14052024/',
      '2026-11-17',
    ),
  },
  PT: {
    'Call 1411': byOther(
      'https://www.deco.proteste.pt/saude/saude-mental/noticias/linha-prevencao-suicidio-funciona-24-horas-por-dia',
      '2026-11-16',
    ),
    'Call 116 111': byOther('https://www.vidaativa.pt/linha-de-apoio-a-crianca/', '2026-11-17'),
  },
  IT: {
    'WhatsApp 324 011 7252': byOther(
      'https://www.tpi.it/news/solo-a-natale-telefono-amico-20211215850521/',
      '2026-11-17',
    ),
    'Open azzurro.it': azzurro,
    'Call 02 2327 2327': byOther(
      'https://vivimilano.corriere.it/attivita-bambini/attivita-varie/coronavirus-telefono-amico-italia-attiva-un-nuovo-numero/',
      '2026-11-17',
    ),
    'Call 19696': azzurro,
  },
}
