import { byOther, byService, type Checks } from './checked.ts'

const antigifcentrum = byService('https://www.antigifcentrum.be/over-ons', '2026-11-17')

export const poisonChecks: Checks = {
  US: {
    'Call 1-800-222-1222': byService('https://www.poisonhelp.hrsa.gov/poison-centers/index.html', '2026-11-17'),
  },
  CA: {
    'Call 1-844-764-7669': byOther('https://poucecoupe.ca/poison-control-hotline-new-phone-number/', '2026-11-17'),
    'Call 1-800-463-5060': byOther(
      'https://www.nexreg.com/canada-launches-poison-centre-telephone-number',
      '2026-11-17',
    ),
  },
  AU: {
    'Call 13 11 26': byService('https://www.poisonsinfo.health.qld.gov.au', '2026-11-16'),
  },
  NZ: {
    'Call 0800 764 766': byService('http://www.poisons.co.nz/index.php?lim=0', '2026-11-17'),
  },
  ES: {
    'Call 91 562 04 20': byOther(
      'http://www.laregion.es/articulo/sociedad/toxicologia-ha-atendido-mas-millon-llamadas-ultimos-9-anos/20140423140244460157.html',
      '2026-11-17',
    ),
  },
  BE: {
    'Call 070 245 245': antigifcentrum,
  },
  LU: {
    'Call 8002 5500': antigifcentrum,
  },
  CH: {
    'Call 145': byOther('https://vitagate.ch/de/gesund_und_schoen/ratgeber/erste_hilfe/notfalltelefon', '2026-11-17'),
  },
  DE: {
    'Call 030 19240': byOther(
      'https://heilpraxisnet.de/naturheilpraxis/beim-berliner-giftnotruf-nehmen-anfragen-zu-90185344017.php',
      '2026-11-17',
    ),
  },
  AT: {
    'Call 01 406 43 43': byOther(
      'https://gesundheit.gv.at/service/notruf/vergiftungsinformationszentrale',
      '2026-11-17',
    ),
  },
  BR: {
    'Call 0800 722 6001': byOther(
      'https://ultimosegundo.ig.com.br/brasil/2025-10-01/disque-intoxicacao-da-anvisa-falhas-durante-crise-de-metanol.html',
      '2026-11-17',
    ),
  },
  PT: {
    'Call 800 250 250': byOther(
      'https://observador.pt/2020/03/06/centro-de-informacao-antivenenos-realizou-cerca-de-82-consultas-diarias-em-2019/',
      '2026-11-17',
    ),
  },
  IT: {
    'Call 02 6610 1029': byService('https://www.ospedaleniguarda.it/in-evidenza/leggi/centro-antiveleni', '2026-11-17'),
  },
}
