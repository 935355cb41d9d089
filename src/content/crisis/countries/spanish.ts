import type { CrisisHelp } from '../crisis.ts'
import { byOther, byService, call, chat, emergency, findAHelpline, whatsApp } from '../line.ts'

const anar = byOther(
  'https://elpais.com/sociedad/2023-05-09/el-telefono-del-suicidio-024-atiende-335-llamadas-al-dia-en-su-primer-ano.html',
  '2026-11-16',
)

/** Details are in English, as the app is; the lines themselves answer in Spanish. */
export const spanishSpeaking: readonly CrisisHelp[] = [
  {
    country: 'ES',
    countryName: 'Spain',
    emergency: emergency('112'),
    lines: [
      chat('www.anar.org', {
        name: 'ANAR, for children and teenagers',
        detail: 'Free, in Spanish. A psychologist writes with you.',
        hours: 'The page shows when the chat is open',
        isForYoung: true,
        checked: byOther(
          'https://www.lavozdegalicia.es/noticia/reto-digital/ocio/2017/11/24/chat-ninos-peligro/0003_201711G24P65991.htm',
          '2026-11-17',
        ),
      }),
      call('024', {
        name: '024, Línea de atención a la conducta suicida',
        detail: 'Free, in Spanish. A trained professional answers.',
        checked: anar,
      }),
      call('900 20 20 10', {
        name: 'ANAR, for children and teenagers',
        detail: 'Free, in Spanish. A psychologist answers.',
        isForYoung: true,
        checked: anar,
      }),
      findAHelpline,
    ],
  },
  {
    country: 'MX',
    countryName: 'Mexico',
    emergency: emergency('911'),
    lines: [
      whatsApp('55 5533 5533', '525555335533', {
        name: 'Consejo Ciudadano, Chat de Confianza',
        detail: 'Free, in Spanish. Somebody writes back, also about bullying at school.',
        checked: byOther(
          'https://889noticias.mx/noticias/seguridad-y-justicia/consejo-ciudadano-ha-logrado-atender-a-casi-3-mil-personas-a-traves-de-su-chat/',
          '2026-11-17',
        ),
      }),
      call('800 911 2000', {
        name: 'Línea de la Vida',
        detail: 'Free, in Spanish. A trained person answers.',
        checked: byOther(
          'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CO',
    countryName: 'Colombia',
    emergency: emergency('123'),
    lines: [
      whatsApp('300 754 8933', '573007548933', {
        name: 'Línea 106',
        detail: 'Free, in Spanish, run by Bogotá. A psychologist writes back.',
        checked: byService('http://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106', '2026-11-16'),
      }),
      call('106', {
        name: 'Línea 106',
        detail: 'Free, in Spanish, in Bogotá and some departments.',
        checked: byService('http://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106', '2026-11-16'),
      }),
      call('141', {
        name: 'ICBF, for children',
        detail: 'Free, in Spanish, for children, and for adults who worry about one.',
        isForYoung: true,
        checked: byOther(
          'https://www.elespectador.com/noticias/nacional/maltrato-abuso-sexual-y-trabajo-infantil-ahora-se-puede-articulo-669056',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'AR',
    countryName: 'Argentina',
    emergency: emergency('911, or 107 for an ambulance', '911'),
    lines: [
      call('0800 999 0091', {
        name: 'Línea nacional de salud mental',
        detail: 'Free, in Spanish, in the whole country.',
        checked: byOther('https://www.ospia.org.ar/?p=1635', '2026-11-17'),
      }),
      call('135', {
        name: 'Centro de Asistencia al Suicida',
        detail: 'Free, in Spanish, in Buenos Aires and around it.',
        hours: 'They say when they answer',
        checked: byOther(
          'https://lapostacomodorense.com.ar/2025/09/03/septiembre-mes-de-la-prevencion-del-suicidio-la-importancia-de-escuchar-acompanar-y-abrazar/',
          '2026-11-17',
        ),
      }),
      call('102', {
        name: 'Línea 102, for children',
        detail: 'Free, in Spanish. Each province answers its own calls.',
        hours: 'Hours differ by province',
        isForYoung: true,
        checked: byOther(
          'https://www.diariodecuyo.com.ar/editorialdeldia/Proteccion-de-menores-ante-casos-de-abusos-o-violencia-20220813-0112.html',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'PE',
    countryName: 'Peru',
    emergency: emergency('105, or 106 for an ambulance', '105'),
    lines: [
      call('113', {
        name: 'Línea 113, option 5',
        detail: 'Free, in Spanish. Choose option 5 for mental health.',
        checked: byOther(
          'https://www.infobae.com/peru/2024/12/29/linea-113-recibio-mas-de-135-mil-llamadas-de-apoyo-en-salud-mental-en-2024',
          '2026-11-17',
        ),
      }),
      call('100', {
        name: 'Línea 100, for children too',
        detail: 'Free, in Spanish, Quechua and Aymara, for anybody who is hurt at home.',
        isForYoung: true,
        checked: byOther('https://larazon.pe/indignante-linea-100-recibio-mas-de-90000-llamadas-falsas', '2026-11-17'),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CL',
    countryName: 'Chile',
    emergency: emergency('131, or 133 for the police', '131'),
    lines: [
      chat('www.linealibre.cl', {
        name: 'Línea Libre, for children and teenagers',
        detail: 'Free, in Spanish. Write on the page or in its app, and a psychologist answers.',
        hours: 'They say when they answer',
        isForYoung: true,
        checked: byOther(
          'https://www.fundacioncolunga.org/eng/noticias/hablemos-con-confianza-conoce-linea-libre-para-ninos-ninas-y-adolescentes/',
          '2026-11-17',
        ),
      }),
      call('*4141', {
        name: '*4141, No estás solo, no estás sola',
        detail: 'Free from a mobile, in Spanish. A psychologist answers.',
        checked: byOther(
          'https://www.radiopolar.com/salud-mental-prevencion-suicidio-foco-especialistas-refuerzan-linea-4141-region',
          '2026-11-17',
        ),
      }),
      call('1515', {
        name: 'Línea Libre, for children and teenagers',
        detail: 'Free, in Spanish. A psychologist or social worker answers.',
        hours: 'Afternoons and evenings, Monday to Saturday',
        isForYoung: true,
        checked: byOther(
          'https://publimetro.cl/cl/noticias/2019/12/20/alo-linea-libre-lanzan-nuevo-fono-ayuda-contencion-ninas-ninos-chile.html',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'EC',
    countryName: 'Ecuador',
    emergency: emergency('911'),
    lines: [
      call('171', {
        name: 'Línea 171, option 6',
        detail: 'Free, in Spanish. Choose option 6 for mental health.',
        checked: byOther(
          'https://www.expreso.ec/buenavida/el-pacto-nacional-por-la-salud-mental-5-servicios-gratuitos-en-ecuador-274020.html',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'DO',
    countryName: 'Dominican Republic',
    emergency: emergency('911'),
    lines: [
      call('809-200-1400', {
        name: 'Cuida tu Salud Mental',
        detail: 'Free, in Spanish. A psychologist answers. The number is changing to 811, so try that one too.',
        hours: 'They say when they answer',
        checked: byOther(
          'https://www.diariolibre.com/actualidad/salud/2026/02/09/8-1-1-el-nuevo-numero-de-atencion-gratuita-de-salud-mental-gratuita/3431795',
          '2026-11-17',
        ),
      }),
      call('809-200-1202', {
        name: 'Línea Vida, for children too',
        detail: 'Free, in Spanish, for anybody who is hurt or abused. You don’t have to give a name.',
        isForYoung: true,
        checked: byOther('https://elnacional.com.do/raquel-arbaje-llama-a-denunciar-abuso-infantil/', '2026-11-18'),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'UY',
    countryName: 'Uruguay',
    emergency: emergency('911'),
    lines: [
      call('0800 0767', {
        name: 'Línea Vida',
        detail: 'Free, in Spanish.',
        checked: byOther('https://www.jbcdepiriapolis.com.uy/2020/07/linea-vida-0800-0767.html', '2026-11-17'),
      }),
      call('0800 5050', {
        name: 'Línea Azul, for children and teenagers',
        detail: 'Free, in Spanish, for children, and for adults who worry about one.',
        hours: '8 a.m. to 8 p.m., every day',
        isForYoung: true,
        checked: byOther('https://alegriafm.uy/mides-recibio-este-martes-363-solicitudes-de-refugio', '2026-11-17'),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'CR',
    countryName: 'Costa Rica',
    emergency: emergency('911'),
    lines: [
      whatsApp('8989 1147', '50689891147', {
        name: 'PANI, for children and teenagers',
        detail: 'In Spanish. Somebody writes back, about anything that worries you.',
        hours: 'Weekdays in the daytime',
        isForYoung: true,
        checked: byOther(
          'https://www.tvsur.co.cr/noticias/region-brunca-entre-las-primeras-donde-el-pani-brinda-atencion-de-emergencias-24-7',
          '2026-11-17',
        ),
      }),
      findAHelpline,
    ],
  },
  {
    country: 'VE',
    countryName: 'Venezuela',
    emergency: emergency('911'),
    lines: [
      call('0424 290 7338', {
        name: 'Federación de Psicólogos de Venezuela',
        detail: 'In Spanish. A psychologist answers.',
        hours: 'Friday to Sunday, 8 a.m. to 8 p.m.',
        checked: byOther(
          'https://contrapunto.com/salud-5/federacion-de-psicologos-de-venezuela-mantiene-primeros-auxilios-psicologicos-en-navidad-y-ano-nuevo',
          '2026-11-18',
        ),
      }),
      findAHelpline,
    ],
  },
]
