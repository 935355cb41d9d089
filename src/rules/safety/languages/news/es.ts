import type { ForeignNewsWords } from './words.ts'

/** People who help. Fathers, partners, brothers and uncles are left out: they may be the one who is feared. */
const helper =
  '((mi|una|un|la|el) mejor? (mama|mami|madre|hermana|amiga|amigo|abuela|tia|prima|vecina|companera|companero|roomie|suegra|cunada|madrina|maestra|terapeuta|psicologa|psicologo|psiquiatra|doctora|doctor|medico|enfermera|enfermero|tutora|orientadora)|mis (amigas|amigos))'
const coming = '(en camino|de camino|para aca|hacia aca|para mi casa|a buscarme|por mi|a recogerme)'
const line = '(al|a la|a las|a los|a una|a un) (#|emergencias|urgencias|ambulancia|policia|linea|medico|doctor|samu)'
const means =
  '(pastillas|pastis|pildoras|cuchillas|cuchilla|navaja|navajas|cuchillo|cuchillos|soga|cuerda|pistola|arma|hojas|tijeras)'
const stays = '(y me|pero|me|no|siempre|todo|en el telefono|por (telefono|videollamada|chat)|al telefono|en llamada)'
const notYet = '(sola|solo|aqui|todavia|aun|hasta|delante|sin|si|pero|manana|rapido|mal|bien|de)'
const blade = '(la|el|las|los|una|un) (cuchilla|navaja|cuchillo|soga|pistola|arma|pastillas|hoja|tijera|tijeras)'

export const spanishNews: ForeignNewsWords = {
  with_someone: [
    `(estoy|toy|sigo|me quede) (aqui|ahora)? con ${helper} !${stays}`,
    `${helper} (ya)? (esta|sigue|se quedo|se queda) (aqui)? (conmigo|a mi lado) !(pero|y (me|grita)|por telefono)`,
    `(esta|se quedo|llego) (aqui)? (conmigo)? ${helper} conmigo !(pero|y me)`,
    `(esta conmigo|se quedo conmigo) ${helper} !(pero|y me)`,
    `ya (llego|esta aqui) ${helper} !(pero|y me|borracha|borracho)`,
  ],
  help_coming: [
    `${helper} (ya)? (viene|esta viniendo|esta) ${coming}`,
    `ya (viene|esta viniendo|vienen) (${helper}|la (ambulancia|policia)|una ambulancia|los (paramedicos|bomberos))`,
    `(viene|vienen|esta viniendo) (${helper}|la ambulancia|una ambulancia) ${coming}`,
    '(la|una) (ambulancia|policia) (ya)? (viene !(de|con)|esta viniendo|esta llegando|esta en camino)',
  ],
  called: [
    `(ya|si) (llame|marque|hable) (${line}|#)`,
    `(he llamado|acabo de llamar|hemos llamado) (${line}|#|a emergencias|a urgencias)`,
    '(ya|si) (llame|hable) (a|con) (emergencias|urgencias|una linea|la linea)',
    `llame ${line} y (ya|me|vienen|viene|dicen|dijeron|mandan|contestaron)`,
    'ya (los|las|les) (llame|escribi)',
    'estoy (hablando|en llamada|al telefono) con (el #|emergencias|la (linea|policia|ambulancia)|una linea)',
    'escribi (a la linea|a una linea|al chat de|al #)',
  ],
  told: [
    `(se lo|le) (dije|conte|he contado|he dicho|escribi) (todo)? a ${helper} !(que (estoy|estaba|todo|no|me|iba))`,
    `${helper} ya (lo)? sabe !(que no)`,
    `ya hable con ${helper}`,
    `(he hablado|acabo de hablar) con ${helper}`,
  ],
  in_care: [
    '(estoy|toy|estamos|ya estoy|me tienen|me llevaron a|llegue a) (en)? (el hospital|urgencias|la ambulancia|la clinica|la guardia|la sala de espera) !(trabajando|de guardia|visitando|de visita|cuidando|porque)',
    '(me (estan|esta) atendiendo|me ingresaron|estoy (ingresada|ingresado|internada|internado|hospitalizada|hospitalizado))',
    'ya (la|lo) (estan atendiendo|llevaron al hospital|ingresaron)',
  ],
  put_away: [
    `tire (todas)? (las|mis|la|el) ${means}`,
    'ya (las|los|lo|la) (tire|guarde|bote)',
    '(las|los|lo|la) tire (a la basura|por el (inodoro|vater|water|escusado)|al inodoro)',
    `(se (las|los|lo|la) di|le di ~1 ${means}) a ${helper}`,
    `${helper} (tiene|se llevo|guardo|tiro|me quito) (las|mis|la|el|los) ${means}`,
  ],
  away: [
    '(sali|ya sali|me sali) de (la|mi)? (casa|ahi|alli) !(para)',
    `me fui (de (la|mi)? casa|de ahi|de alli|a (la)? casa de ${helper}) !(para|y volvi|pero)`,
    `(estoy|toy) en (la)? casa de ${helper} !(pero)`,
    'estoy en (la comisaria|un refugio|la casa de acogida)',
    '(el|ella) (ya)? no esta (aqui|en casa|cerca) !(pero|ahora pero)',
    '(el|ella) (ya)? se fue (a trabajar|al trabajo)',
  ],
  safe: [
    '(estoy|toy) a salvo',
    '(estoy|me siento) (segura|seguro) (aqui|ahora|por ahora|donde estoy)',
    'estoy bien ahora',
    'no (me)? voy a (hacer nada|hacerme nada|hacerme dano|matarme|suicidarme) !(para|por|mas que|de (lo|la)|con|sin)',
    `no lo voy a hacer !${notYet}`,
    'no me voy a (matar|suicidar|hacer (dano|nada)) !(sola|solo|todavia|aun|aqui|hasta|pero|sin)',
  ],
  calmer: [
    '(estoy|toy|me siento) (un poco)? mas (tranquila|tranquilo|calmada|calmado) !(cuando|si|sin|muerta|muerto)',
    '(ya (estoy|me siento)|me siento) (un poco)? mejor !(muerta|muerto|sola|solo|sin|cuando|si|asi)',
    'ya me (calme|tranquilice)',
  ],
  ate: ['(comi|he comido|cene|desayune|almorce) (algo|un poco|un poquito) !(y|pero|mal|en mal)'],
  no_plan: ['no tengo (un|ningun) plan !(b|para|de)'],
  no_phone: [
    'no puedo (llamar|marcar|hablar (por telefono|en voz alta|ahora|ahorita|aqui))',
    '(odio|detesto|me da (miedo|panico|verguenza|ansiedad|cosa|corte|pena)) ~1 (llamar|hablar por telefono|las llamadas)',
    'no (quiero|kiero) (llamar|hablar por telefono)',
    'no (soy capaz de|me atrevo a|me animo a) llamar',
    'no tengo (saldo|telefono|credito|bateria|minutos|senal)',
    '(prefiero|puedo|podria) escribir',
    'me (va a|van a|puede|pueden) (oir|escuchar)',
  ],
  which_number: [
    '(que|cual) (es el|es un)? (numero|telefono) !(de (zapato|calzado))',
    'a (quien|donde|que numero) (llamo|puedo llamar|escribo|puedo escribir|marco|hablo)',
    '(dame|pasame|dime|tienes|tenes|hay) (el|un|algun|alguna|una) (numero|telefono|linea|chat)',
  ],
  denial: [
    '(no es eso|no es asi) !(lo|de|que)',
    '(era|es|fue) (una|solo|solo una)? broma',
    '(estaba|estoy) bromeando',
    'no (lo)? (decia|dije|digo) en serio',
    'no (quise decir|me referia a) eso',
    'me (entendiste|has entendido|entiendes|malinterpretaste|malentendiste|has malinterpretado) (mal)?',
    '(estaba exagerando|era una exageracion|es una forma de hablar|es una manera de hablar|era una expresion|es un decir)',
    'no (me (quiero|kiero) (morir|matar)|(quiero|kiero) (morir|morirme|matarme|suicidarme)) !(pero)',
  ],
  nobody: [
    'no hay nadie !(mejor|mas (guapo|guapa))',
    'no tengo a (nadie|quien (llamar|decirle|contarle|acudir))',
    '(estoy|toy|me siento) (muy|tan|completamente)? (solo|sola) !(cansada|cansado|un poco|triste|nervioso|nerviosa|preguntando|diciendo|con|bromeando)',
    'no tengo (amigos|con quien (hablar|contar))',
    'nadie (me (quiere|escucha|ayuda|cree)|lo sabe)',
  ],
  worse: [
    '(si)? (lo pienso|pienso en eso) ~2 (noches|noche|dias|todo el tiempo|mucho|siempre)',
    '(tengo miedo de|me doy miedo) ~1 (mi|lo que pueda hacer)',
    '(te menti|no te dije la verdad)',
    '(estoy|toy|sigo) en peligro',
    '(estoy|toy|me siento|esto esta|esto va|voy|va) (mucho|cada vez)? peor',
    'esta empeorando',
    '(lo voy a hacer|voy a hacerlo) (ya|ahora|ahorita|hoy|esta noche|igual|de (todos modos|todas (formas|maneras)))',
    '(segura|seguro|decidida|decidido) (de que)? (lo voy a hacer|voy a hacerlo)',
    '(me las voy a|voy a) (tomar|tomarmelas|tomarlas|saltar|tirarme|cortarme) !(el pelo|un|una|agua|cafe|fotos)',
    `(estoy con|tengo) ${blade} en (la|las|mi|mis) (mano|manos)`,
    '(va a|quiere) (pegarme|matarme|golpearme|lastimarme)',
    'me (va a|quiere) (pegar|matar|golpear|lastimar)',
    'viene ~2 (borracho|furioso|enojado|a pegarme|a matarme|por mi con)',
    'si (vuelve|viene|llega|me voy|salgo|hablo|se entera|me ve|me encuentra) ~4 me (mata|pega|golpea)',
    'esta (golpeando|pateando|tirando|rompiendo) la puerta',
    '(no estoy a salvo|no estoy (segura|seguro) (aqui|en casa)|no me siento (segura|seguro)) !(de)',
  ],
  // "Sí" and "si" are the same here, so a longer part of a sentence has to say that it is a yes.
  what_to_write: [
    '(que|como) (le|les|se lo) (escribo|digo|pongo|mando)',
    '(que|como) (escribirle|decirle)',
    '(que|como) (decirle|escribirle|ponerle|contarle|contarselo|decirselo|explicarle|explicarselo|mandarle|decirles|escribirles)',
    '(que|como) (le|les|se lo) (escribo|digo|pongo|mando|cuento|explico|podria decir|puedo decir|puedo escribir)',
    '(escribir|escribirle|escribo|mensaje|hablar|llamar|mandar) ~8 (que|como) (decir|poner|escribir|decirle|ponerle|empezar)',
    'que (decir|escribir|poner) (a (mi|mis)|en el mensaje)',
    '(ayudas|ayudame|ayudarme|ayudar) a (escribir|redactar|escribirle|decirselo|contarselo)',
    'las palabras para (decirle|decirselo|escribirle|contarselo)',
  ],
  company: ['(ella|el)? (llego|ya llego|esta aqui|se queda conmigo|se quedo conmigo|esta aqui conmigo)'],
  coming: ['(ella|el) (ya)? (viene|esta viniendo|viene para aca|esta de camino|esta en camino)'],
  yes: [
    '^ (si|sii|siii|siiii|sip|sep|sipi|see|seh|sisi|si si|si si si|zi|s|yes|yep|simon|claro|obvio|obviamente|exacto|exactamente|correcto|asi es|afirmativo|por supuesto|desde luego|aja|ajam) $',
    '^ (creo|supongo|yo creo|pienso|diria|me parece|claro|obvio|por supuesto|desde luego|yo diria|la verdad|la verdad es|la vdd) (que|q|k)? si $',
    '^ (pues|ps|pos|bueno|eh|mmm|mm|ay|uf|desgraciadamente|lamentablemente|por desgracia|aun|todavia|yo) si $',
    '^ si (claro|gracias|obvio|senor|senora|mucho|por favor|porfa|xfa|la verdad|la vdd|creo|supongo|siempre|por desgracia|lamentablemente|lo estoy|estoy|lo creo|tengo|hay|hay alguien|pude|ya|ya llame|lo se|vienen|ya vienen|estoy a salvo|estoy en peligro|ahora|ahora mismo|en este momento|todos los dias|todo el tiempo) $',
    '^ lo estoy $',
    `^ si ${helper} (lo sabe|esta conmigo|esta aqui)? $`,
  ],
  no: [
    '^ (no|nop|nope|noo|nooo|noooo|nel|nah|no no|no no no|nono|nada|nadie|nunca|jamas|para nada|no para nada|que va|en absoluto|de ninguna manera|nada de eso|ni hablar|no creo|no lo creo) $',
    '^ (claro|obvio|obviamente|por supuesto|desde luego|creo|supongo|yo creo|pienso|diria|me parece|la verdad|la verdad es|la vdd) (que|q|k)? no $',
    '^ (todavia|aun|ya|pues|ps|pos|bueno|eh|mmm|mm|ahora|ahora mismo|en este momento|yo) no $',
    '^ no (todavia|aun|ahora|ahora mismo|la verdad|la vdd|gracias|senor|senora|lo estoy|no lo estoy|estoy|hay|hay nadie|lo sabe nadie|creo|lo creo|claro que no) $',
    '^ nadie (lo sabe|sabe|mas) $',
  ],
}
