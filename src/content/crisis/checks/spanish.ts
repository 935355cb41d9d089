import { byOther, byService, type Checks } from './checked.ts'

const anar = byOther(
  'https://elpais.com/sociedad/2023-05-09/el-telefono-del-suicidio-024-atiende-335-llamadas-al-dia-en-su-primer-ano.html',
  '2026-11-16',
)

export const spanishChecks: Checks = {
  ES: {
    'Open www.anar.org': byOther(
      'https://www.lavozdegalicia.es/noticia/reto-digital/ocio/2017/11/24/chat-ninos-peligro/0003_201711G24P65991.htm',
      '2026-11-17',
    ),
    'Call 024': anar,
    'Call 900 20 20 10': anar,
  },
  MX: {
    'WhatsApp 55 5533 5533': byOther(
      'https://889noticias.mx/noticias/seguridad-y-justicia/consejo-ciudadano-ha-logrado-atender-a-casi-3-mil-personas-a-traves-de-su-chat/',
      '2026-11-17',
    ),
    'Call 800 911 2000': byOther(
      'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
      '2026-11-17',
    ),
    // The page tells schoolchildren to call it, and writes it as Mexico City dialed it then, without the 55.
    'Call 55 5533 5533': byOther(
      'https://maspormas.com/cdmx/sedeso-pide-a-ninos-denunciar-acoso-escolar',
      '2026-11-18',
    ),
  },
  CO: {
    'WhatsApp 300 754 8933': byService(
      'http://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106',
      '2026-11-16',
    ),
    'Call 106': byService('http://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106', '2026-11-16'),
    'Call 141': byOther(
      'https://www.elespectador.com/noticias/nacional/maltrato-abuso-sexual-y-trabajo-infantil-ahora-se-puede-articulo-669056',
      '2026-11-17',
    ),
  },
  AR: {
    'Call 0800 999 0091': byOther('https://www.ospia.org.ar/?p=1635', '2026-11-17'),
    'Call 135': byOther(
      'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
      '2026-11-17',
    ),
    'Call 102': byOther(
      'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
      '2026-11-17',
    ),
  },
  PE: {
    'Call 113': byOther(
      'https://www.infobae.com/peru/2024/12/29/linea-113-recibio-mas-de-135-mil-llamadas-de-apoyo-en-salud-mental-en-2024',
      '2026-11-17',
    ),
    'Call 100': byOther('https://larazon.pe/indignante-linea-100-recibio-mas-de-90000-llamadas-falsas', '2026-11-17'),
  },
  CL: {
    'Open www.linealibre.cl': byOther(
      'https://www.fundacioncolunga.org/eng/noticias/hablemos-con-confianza-conoce-linea-libre-para-ninos-ninas-y-adolescentes/',
      '2026-11-17',
    ),
    'Call *4141': byOther(
      'https://www.radiopolar.com/salud-mental-prevencion-suicidio-foco-especialistas-refuerzan-linea-4141-region',
      '2026-11-17',
    ),
    'Call 1515': byOther(
      'https://publimetro.cl/cl/noticias/2019/12/20/alo-linea-libre-lanzan-nuevo-fono-ayuda-contencion-ninas-ninos-chile.html',
      '2026-11-17',
    ),
  },
  EC: {
    // That 911 sends help to children: https://migrasegura.org/informacao/derechos-menores-vulnerados/ and
    // metroecuador.com.ec of 2021-05-31.
    'Call 171': byOther(
      'https://www.expreso.ec/buenavida/el-pacto-nacional-por-la-salud-mental-5-servicios-gratuitos-en-ecuador-274020.html',
      '2026-11-17',
    ),
  },
  DO: {
    'Call 809-200-1400': byOther(
      'https://www.diariolibre.com/actualidad/salud/2026/02/09/8-1-1-el-nuevo-numero-de-atencion-gratuita-de-salud-mental-gratuita/3431795',
      '2026-11-17',
    ),
    'Call 809-200-1202': byOther(
      'https://elnacional.com.do/raquel-arbaje-llama-a-denunciar-abuso-infantil/',
      '2026-11-18',
    ),
  },
  UY: {
    'Call 0800 0767': byOther('https://www.jbcdepiriapolis.com.uy/2020/07/linea-vida-0800-0767.html', '2026-11-17'),
    'Call 0800 5050': byOther(
      'https://alegriafm.uy/mides-recibio-este-martes-363-solicitudes-de-refugio',
      '2026-11-17',
    ),
  },
  CR: {
    'WhatsApp 8989 1147': byOther(
      'https://www.tvsur.co.cr/noticias/region-brunca-entre-las-primeras-donde-el-pani-brinda-atencion-de-emergencias-24-7',
      '2026-11-17',
    ),
  },
  VE: {
    'Call 0424 290 7338': byOther(
      'https://contrapunto.com/salud-5/federacion-de-psicologos-de-venezuela-mantiene-primeros-auxilios-psicologicos-en-navidad-y-ano-nuevo',
      '2026-11-18',
    ),
    'Call 0424 284 2359': byOther(
      'https://www.noticiasbarquisimeto.com/la-intencion-de-suicidio-se-incremento-despues-de-la-pandemia-afirman-especialistas/',
      '2026-11-18',
    ),
  },
}
