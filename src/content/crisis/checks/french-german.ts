import { byOther, byService, type Checks } from './checked.ts'

const telefonSeelsorge = byOther('https://www.domradio.de/glossar/telefonseelsorge-0', '2026-11-16')
const allo119 = byOther(
  'https://www.viedefamille.eu/allocataires/vies-de-famille/elever-ses-enfants/vos-enfants/enfants-en-danger-appelez-le-119',
  '2026-11-17',
)
const of143 = byOther('https://www.bag-blueprint.ch/die-dargebotene-hand-tel-143', '2026-11-17')
const of1813 = byService('https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend', '2026-11-17')
const of147 = byOther('https://www.bag-blueprint.ch/147ch-beratung-und-hilfe-fuer-kinder-und-jugendliche', '2026-11-17')

export const frenchAndGermanChecks: Checks = {
  FR: {
    'Open www.sos-amitie.com': byService('http://www.sosamitiesudlorraine.fr/sos-amitie', '2026-11-18'),
    'Open www.allo119.gouv.fr': byOther(
      'https://solidarites-sante.gouv.fr/affaires-sociales/familles-enfance/pacte-pour-l-enfance/lutte-contre-les-violences-faites-aux-enfants/article/119-allo-enfance-en-danger',
      '2026-11-17',
    ),
    'Call 3114': byOther('https://www.service-public.fr/particuliers/actualites/A15206', '2026-11-16'),
    'Open www.filsantejeunes.com': byOther('https://fr.m.wikipedia.org/wiki/Fil_Sant%C3%A9_Jeunes', '2026-11-18'),
    'Call 119': allo119,
    // The hours are those of https://www.verslehaut.org/publications/allo-allo-jai-besoin-daide
    'Call 0 800 235 236': byOther('https://web.lifelines.name/read/476fdd52-e791-533c-82f3-8f0780c9c026', '2026-11-18'),
  },
  BE: {
    'Open www.zelfmoord1813.be': of1813,
    'Open www.103ecoute.be': byOther('https://deapotheker.pmg.be/fr/fichier/EAKbe2605S43_00', '2026-11-17'),
    'Call 1813': of1813,
    'Call 0800 32 123': byService('http://www.preventionsuicide.be/fr/activitescps/ligne0800.html', '2026-11-17'),
    // The hours are those of rtl.be of 2015, "plus de 29.000 appels à Écoute-Enfants en 2014"; no later page names them.
    'Call 103': byOther('https://deapotheker.pmg.be/fr/fichier/EAKbe2605S43_00', '2026-11-18'),
    'Call 102': byOther(
      'https://www.hln.be/nieuws/binnenland/ruim-23-000-contacten-met-kinderen-en-jongeren-voor-awel-de-voormalige-kinder-en-jongerentelefoon~a1065a0b/',
      '2026-11-17',
    ),
  },
  LU: {
    'Open 454545.lu': byOther(
      'https://luxtoday.lu/de/interview/arbeiten/50-jahre-hilfe-ein-interview-mit-sos-dtresse',
      '2026-11-17',
    ),
    // The hours are those of https://www.lessentiel.lu/fr/story/sos-detresse-etend-ses-horaires-pour-faire-face-682613948743
    'Call 454545': byOther(
      'https://www.tageblatt.lu/headlines/wenn-worte-heilen-sos-detresse-gibt-einblick-in-ihre-zahlen',
      '2026-11-18',
    ),
    'Call 116 111': byService('https://www.kjt.lu/de/wer-wir-sind/', '2026-11-17'),
  },
  CH: {
    'Open www.143.ch': of143,
    'Open www.147.ch': of147,
    'Call 143': of143,
    'Call 147': of147,
  },
  DE: {
    'Open online.telefonseelsorge.de': telefonSeelsorge,
    'Open krisenchat.de': byOther(
      'https://www.tk.de/techniker/magazin/life-balance/themenspecials-life-balance/hallo-familie/familie-und-stress/krisenchat-online-seelsorge-fuer-kinder-und-jugendliche-2118058',
      '2026-11-17',
    ),
    'Call 0800 111 0 111': telefonSeelsorge,
    'Call 116 123': byOther('http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/', '2026-11-17'),
    'Call 116 111': byOther(
      'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
      '2026-11-17',
    ),
  },
  AT: {
    'Open chat.onlineberatung-telefonseelsorge.at': byOther(
      'https://wienerbezirksblatt.at/hochwasser-tlefonseelsorge-jetzt-rund-um-die-uhr-erreichbar/',
      '2026-11-17',
    ),
    'Open www.rataufdraht.at': byOther('http://diekriminalisten.at/portal/1712-mag-rataufdraht.asp', '2026-11-17'),
    'Call 142': byOther('https://www.katholisch.at/telefonseelsorge', '2026-11-17'),
    'Call 147': byService('https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147', '2026-11-17'),
  },
}
