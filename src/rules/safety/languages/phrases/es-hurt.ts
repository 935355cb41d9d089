import type { ForeignGroup } from '../foreign-group.ts'
import { caught, parent, partner, privateParts } from './es-words.ts'

const hits = `(pega|pego|ha pegado|golpea|golpeo|ha golpeado|cachetea|cacheteo|abofeteo|patea|pateo) !${caught}`
const hurts =
  '(maltrata|ahorca|ahorco|estrangulo|esta pegando|esta golpeando|encierra|encerro|agarro del cuello|agarra del cuello|quiso matar|intento matar|trato de matar) !(de risa|con la mirada|la)'
const often = '(siempre|a veces|ya|tambien|otra vez|hoy|ayer|anoche|borracho)?'
const family = '(papa|papi|padre|padrastro|tio|abuelo|hermano mayor|hermanastro|primo)'
const past = '!(hace ~1 anos|cuando (era|tenia)|de (nina|nino|chica|chico))'
const pictures = '(fotos|nudes|packs?|pack|videos|video|imagenes)'

/** Dangers that come from other people, and the one that comes to them. */
export const spanishHurtPhrases: readonly ForeignGroup[] = [
  {
    language: 'es',
    kind: 'partner_violence',
    tier: 'crisis',
    phrases: [
      // "Él" loses its accent, so it only counts right before what he does: "el sol me pega" is no blow.
      `(${partner}|el|ella) ${often} me (${hits}|${hurts})`,
      `(${partner}|el|ella) ${often} me (amenaza|amenazo) !(con (dejarme|no|irse|cortar|terminar|contarle|spoilers))`,
      `me (pega|pego|golpea|golpeo|maltrata|encierra|amenaza) ${partner}`,
      'me (pega|golpea) cuando (se enoja|se enfada|toma|bebe|esta borracho|llega)',
      'me (revisa|controla) (el|mi) (celular|cel|movil|telefono|whatsapp) y no me deja (salir|ver a|hablar)',
      `(${partner}|el|ella) ~5 no me deja (salir (de|sola|solo|sin|ni)|ver a (mi familia|mis (amigas|amigos|papas|padres)|nadie|mi mama)|hablar con (nadie|mi familia|mis|hombres|otros|otras)|trabajar !(en paz|tranquila|tranquilo)|tener (amigas|amigos|celular|telefono))`,
      'me (encierra|encerro) (con llave|en (la casa|el cuarto|el bano|casa))',
      'me (apreto|agarro por|agarro del|agarra del|aprieta) (el)? cuello !(de la)',
      'me (intento|trato de|quiso) (ahorcar|estrangular|asfixiar)',
      'me tiene (amenazada|amenazado|encerrada|encerrado)',
      '(si (lo|la) dejo|si me voy|si me separo|si (lo|la) denuncio) me (mata|pega|golpea|va a (matar|pegar|golpear))',
      'me (va a matar|mata) si (lo|la) (dejo|denuncio)',
      '(amenaza|amenazo) con (matarme|pegarme|golpearme|quitarme a (mis|los) hijos)',
      `(le tengo (mucho)? miedo a|le temo a|tengo miedo de) ${partner} !(se|me|no|que|le)`,
      'sufro (violencia|maltrato) (domestica|de genero|en casa|intrafamiliar|de mi)',
      `${partner} me (acosa|persigue|sigue a (casa|todos lados|todas partes|mi trabajo))`,
      `${partner} me (quita|controla) (todo)? (el|mi) (dinero|sueldo|pasaporte)`,
    ],
  },
  {
    language: 'es',
    kind: 'partner_violence',
    tier: 'imminent',
    phrases: [
      `(${partner}|el|ella) me esta (pegando|golpeando|ahorcando)`,
      'me esta (amenazando|apuntando|persiguiendo) con (un|una|el|la) (cuchillo|pistola|arma|machete|navaja)',
      `(${partner}|el) me (amenaza|amenazo|apunto|persigue) con (un|una|el|la) (cuchillo|pistola|arma|machete|navaja)`,
    ],
  },
  {
    language: 'es',
    kind: 'sexual_assault',
    tier: 'crisis',
    phrases: [
      `me (violo|violaron|han violado|ha violado|estan violando) !(la|los|las|el|mi|mis|hace ~1 anos|cuando (era|tenia))`,
      `fui (violada|violado|abusada|abusado) ${past}`,
      `(abuso|abuso sexualmente|abusaron|abusaron sexualmente|han abusado) de mi !(confianza|paciencia|tiempo|buena|generosidad|amabilidad|bondad|trabajo|hermana|hermano|amiga|amigo|hija|hijo|prima|primo|sobrina|sobrino|mama|hermanita|hermanito|novia|hace ~1 anos|cuando era)`,
      `me (manosearon|manoseo|manosea|toqueteo|toquetearon|metio mano|metieron mano) ${past}`,
      `me (toco|tocaron) (sin (mi)? (permiso|consentimiento)|${privateParts})`,
      'me (obligo|obliga|obligaron|forzo|forzaron|fuerza) a (tener (sexo|relaciones)|tocarlo|tocarle|chuparsela|acostarme con|desnudarme|quitarme la ropa|mandarle (fotos|nudes|videos))',
      'me (agarro|beso|tomo|tuvo|penetro|desnudo|quito la ropa|agarraron) a la fuerza',
      'me forzaron !(a|la|el|las)',
      'me (penetro|hizo cosas|toco) mientras (dormia|estaba dormida|estaba dormido)',
      'me echaron algo en (la (bebida|copa)|el (trago|vaso))',
      `(amenaza|me amenaza|amenazan|me amenazan|amenazo|me amenazo) con (publicar|subir|mandar|enviar|difundir|pasar|compartir|mostrar) (mis|unas|las)? ${pictures}`,
      `me (chantajea|chantajean|extorsiona|extorsionan|estan extorsionando|esta extorsionando|estan chantajeando) con ~1 ${pictures}`,
      `(subio|publico|filtro|difundio|subieron|filtraron|difundieron|paso|pasaron) mis (nudes|pack|packs|fotos (intimas|desnuda|desnudo|privadas|sin ropa)|videos intimos)`,
      `si no le (mando|envio) (mas)? ${pictures} (las|los) (publica|sube|manda)`,
    ],
  },
  {
    language: 'es',
    kind: 'child_abuse',
    tier: 'crisis',
    phrases: [
      `mi ${parent} ${often} me (${hits}|${hurts})`,
      `mi ${parent} ${often} me (viola|violo|manosea|manoseo)`,
      `me (pega|pego|golpea|golpeo|encierra) mi ${parent}`,
      'mis (papas|padres) me (pegan|golpean|maltratan|encierran|golpearon|pegaron) !(la|el|su|un|de (chico|chica|nino|nina))',
      'en (mi)? casa me (pegan|golpean)',
      'me (pega|pegan|pego) con (el|la|un|una) (cinturon|cinto|correa|palo|cable|manguera|vara)',
      `mi ${family} me toca !(el|la|los|las|lo|un|una|unos|en|a|al|de|con|este|esta|por|mi|su|para|otra|llevar|cuidar|recoger|visitar|hacer|pagar|ir|lavar|cuidarlo|llevarlo|recogerlo|esperarlo|ayudarlo|verlo|buscarlo|aguantarlo)`,
      `mi (${family}|profesor|profe|maestro|entrenador|pastor|vecino|hermano|tia|mama) me (toca|toco) ${privateParts}`,
      `mi (padrastro|tio|papa|padre|abuelo|hermano mayor|hermanastro|primo) se (mete|metio) (en|a) mi cama`,
      'mi (padrastro|tio|abuelo|hermano mayor|hermanastro) (entra|se mete) (a|en) mi (cuarto|habitacion) (de noche|por las noches|cuando duermo)',
      'un (adulto|senor|hombre|viejo) me pide (nudes|fotos (desnuda|desnudo|sin ropa|intimas))',
      'mis (papas|padres) no me dan (de)? comer',
    ],
  },
  {
    language: 'es',
    kind: 'harm_to_others',
    tier: 'crisis',
    phrases: [
      '(lo|la|los|las|le|les) voy a (apunalar|acuchillar|degollar|envenenar|quemar vivo|quemar viva) !(en (el|fortnite|free|lol))',
      'voy a (apunalar|acuchillar|degollar|envenenar|apunalarlo|acuchillarlo|envenenarlo|apunalarla|envenenarla)',
      '(le|les) voy a (clavar|meter) (un|el|una|la) (cuchillo|navaja|bala|tiro) !(en (el|fortnite|free))',
      'voy a (llevar|meter) (un|una) (arma|pistola|cuchillo|navaja) (al|a la) (colegio|escuela|instituto|liceo|prepa|uni|trabajo|oficina)',
      '(quiero|voy a|estoy pensando en) (hacer|cometer) una (masacre|matanza)',
      '(estoy pensando en|pienso en) (matarlo|matarla|matar a (mi|alguien|el|ella|un|una) !(personaje))',
      '(lo|la|los) voy a matar (de verdad|y no es broma|no es broma)',
      '(quiero|tengo ganas de) matar (gente|personas)',
      '(quiero|kiero) hacerle dano',
      'tengo miedo de (hacerle dano|lastimar|hacer dano|matar) a (mi (hijo|hija|bebe)|mis hijos)',
      'le pegue a mi (novia|novio|esposa|esposo|mujer|marido|hijo|hija|bebe|mama|papa) !(un|la|el|una (gripe|gripa))',
      '(tengo|llevo|traigo) (un|una|el|la) (cuchillo|navaja|pistola|arma) para (matarlo|matarla|matar a)',
    ],
  },
]
