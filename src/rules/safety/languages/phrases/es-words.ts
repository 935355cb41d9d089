/** Words that several Spanish phrases share. Without accents, as all phrases: "dano" is "daño". */

export const want =
  '(quiero|kiero|qiero|voy a|pienso en|penso en|tengo ganas de|estoy pensando en|ando pensando en|sigo pensando en|he pensado en|no dejo de pensar en|necesito)'

/** "Me muero de la vergüenza", "me quiero morir jaja": nobody dies of it. */
export const joking =
  '(de|jaja|jajaja|jajajaja|jajaj|jajajaj|jaj|jeje|jejeje|xd|xddd|lol|con (este|esta|ese|esa|tanto|tanta)|cuando (me|la|lo|le|hablo|tengo|paso|alguien|veo|veia)|cada vez|estudiando|trabajando|entrenando|haciendo|corriendo|en (el|esta|este|la)|a estudiar|a trabajar|si (repruebo|suspendo|me toca|me sale|me habla)|por ti)'

/** "Vivir con mis padres", "vivir así": about how or where, and not about life. */
export const how =
  '(mas|con|conmigo|contigo|en|sola|solo|asi|aqui|alla|ahi|lejos|cerca|de|del|junto|juntos|para|sin|una|un|como|mi|la|el|lo|eso|esto|esa|ese|otra|otro|donde|siempre)'

export const pills =
  '(pastillas|pastis|pildoras|tabletas|comprimidos|capsulas|medicinas|medicamentos|ansioliticos|antidepresivos|calmantes|somniferos|benzos|paracetamol|paracetamoles|ibuprofeno|ibuprofenos|clonazepam|clona|rivotril|diazepam|alprazolam|lorazepam|tramadol|aspirinas|orfidal|trankimazin|tafil)'

/** "Que me recetó el médico", "del tratamiento": as told by a doctor. */
export const prescribed =
  '(que (me|le|nos|toca|tocaba)|del|de (la (alergia|tension|presion|tiroides|manana|noche)|hoy|siempre)|como (siempre|todos|cada|me)|a (su|la) hora|recetadas|por (la|el|mi) (alergia|gripe|dolor))'

export const amount =
  '(todas (las|mis|sus)|todos (los|mis|sus)|toda la caja de|todo el frasco de|muchas|muchos|muchisimas|demasiadas|demasiados|un monton de|un puno de|un punado de|un chingo de|una caja de|una caja entera de|un frasco de|un frasco entero de|un bote de|un blister de|dos blisters de|media caja de|medio frasco de|##|6|7|8|9|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien)'

export const poison =
  '(cloro|lejia|veneno|raticida|matarratas|insecticida|pesticida|lavandina|anticongelante|soda caustica|acido muriatico)'

/** Where somebody cuts or burns themselves. Nobody says so of hair or a cooking accident. */
export const limbs =
  '((los|mis) (brazos|antebrazos|muslos)|(las|mis) (piernas|munecas)|el (brazo|antebrazo|muslo)|la (pierna|muneca|piel|panza|barriga))'

export const partner =
  '(mi (novio|novia|marido|esposo|esposa|pareja|ex|mujer|chavo|pololo|polola|conviviente|enamorado|exnovio|exmarido|exesposo|expareja) (novio|novia|marido|esposo|pareja)?)'

/** "Me pegó la gripe", "me pega un susto", "me pegaba de chico". */
export const caught =
  '(la|el|su|sus|lo|mucho|muchisimo|un|una (mania|gripe|gripa|risa|tos|costumbre)|al|en el (fifa|juego|parchis)|jugando|bailando|bien|de (chico|chica|nino|nina|pequeno|pequena)|cuando era|hace ~1 anos)'

export const parent = '(papa|papi|padre|apa|padrastro|mama|mami|madre|ama|madrastra|tio|tia|abuelo|abuela)'

/** Body parts nobody touches by right. */
export const privateParts =
  '((mis|las|sus)? (partes|partes intimas|pechos|tetas|nalgas|pompis)|entre las piernas|la (entrepierna|vagina|colita)|el (pene|culo)|ahi abajo|bajo la ropa|debajo de la ropa)'

export const relation =
  '(amiga|amigo|hermana|hermano|hermanita|hermanito|hija|hijo|novia|novio|esposa|esposo|mujer|marido|pareja|ex|mama|papa|madre|padre|abuela|abuelo|tia|tio|prima|primo|sobrina|sobrino|companera|companero|roomie|vecina|vecino|alumna|alumno|nieta|nieto|cunada|cunado|compa|pana|bebe|suegra|suegro)'
export const somebody = `((mi|una|un) mejor? ${relation} (de (piso|clase|cuarto|trabajo))?)`
/** Who does it, and then perhaps who said so: "mi amiga me dijo que ya". No gap, which would swallow a "no". */
export const somebodySays = `(${somebody}|ella|el) (hoy|ayer|anoche|ya|siempre|todavia|tambien)? (me|le|nos)? (dice|dijo|escribio|conto|ha dicho|puso|confeso)? (que|q|k)? (ya|ella|el|hoy|siempre|todavia)?`
