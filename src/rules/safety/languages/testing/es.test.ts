import { describe, expect, it } from 'vitest'
import type { DangerKind } from '#rules/coach/heard.ts'
import { createPhraseFinder } from '../../phrases/phrase-list.ts'
import type { News } from '../../standing/news/news.ts'
import { findForeignDanger, plainLine } from '../foreign-danger.ts'
import { readForeignAnswer, withForeignNews } from '../foreign-news.ts'
import { spanishPhrases } from '../phrases/es.ts'

const findSpanish = createPhraseFinder(spanishPhrases)
/** Texts are separated by bars. */
const texts = (list: string) => list.trim().split(/\s*[|\n]\s*/)
const dangerIn = (text: string) => {
  const found = findForeignDanger(text)
  return found && `${found.language} ${found.assessment.kind} ${found.assessment.whose}`
}
const newsIn = (text: string) => withForeignNews({ facts: [], isWorse: false } as unknown as News, text, 'es')

const own: Record<DangerKind, readonly string[]> = {
  suicide: texts(`
    quiero morirme | ya no kiero vivir | quiero desaparecer de este mundo | solo quiero dormirme y no despertar
    ya no puedo más con la vida | me quiero colgar | estoy pensando en tirarme al tren | mejor estaría muerta
    tengo ganas de matarme | hoy me quito la vida | ya escribí mi nota de despedida | estoy cansada de vivir
    voy a tomarme todas las pastillas
  `),
  self_harm: texts(`
    me corto los brazos | me lastimo a propósito | me rasguño los brazos | me autolesiono
    tengo ganas de cortarme | me hago daño a propósito | me hago cortes en las piernas
    volví a cortarme anoche | me corto desde los 13
  `),
  overdose: texts(`
    me tomé 20 pastillas | me tomé un blíster entero | me tragué las pastillas | me tomé todas las pastillas
    tomé muchas pastillas | me he tomado una caja de paracetamol | acabo de tomarme veinte pastis
    me tomé un vaso de cloro | me pasé con el clonazepam
  `),
  partner_violence: texts(`
    mi novio me pega | él me pega cuando toma | me revisa el celular y no me deja salir | mi marido me encierra
    me apretó el cuello | mi ex me amenaza | mi pareja no me deja ver a mi familia | si lo dejo me mata
    mi esposa me golpeó anoche | le tengo miedo a mi marido
  `),
  sexual_assault: texts(`
    me violaron | me obligó a tener relaciones | me agarró a la fuerza | me manosearon en el metro
    abusaron de mí | amenaza con publicar mis fotos | subió mis nudes | me tocó sin mi permiso
  `),
  child_abuse: texts(`
    mi papá me pegó | mi hermano mayor me toca | mi padrastro se mete en mi cama | mis papás me pegan
    me pega con el cinturón | mi tío me toca las partes | mi mamá me encierra en el baño | me pega mi mamá
  `),
  harm_to_others: texts(`
    le voy a clavar un cuchillo | lo voy a apuñalar | voy a llevar una pistola al colegio
    estoy pensando en matar a mi padrastro | quiero matar gente | tengo miedo de lastimar a mi bebé
    le pegué a mi novia
  `),
  psychosis: texts(`
    oigo voces | escucho voces en mi cabeza | las voces me dicen que lo haga | me pusieron un chip en la cabeza
    me leen los pensamientos | la tele me habla | me quieren envenenar | veo cosas que no existen
  `),
  eating_disorder: texts(`
    me provoco el vómito | me hago vomitar después de comer | llevo cuatro días sin comer | tengo anorexia
    tomo laxantes para adelgazar | me doy atracones y vomito | como 300 calorías al día
  `),
  medical: texts(`
    me duele el pecho y el brazo | estoy vomitando sangre | no para de sangrar
    creo que estoy teniendo un infarto | se me está hinchando la garganta | no siento el lado izquierdo
    me apuñalaron
  `),
}

const others: Record<DangerKind, readonly string[]> = {
  suicide: ['mi amiga se quiere matar', 'mi hijo dice que quiere morirse', 'mi mejor amigo intentó suicidarse anoche'],
  self_harm: ['mi hermana se corta', 'mi hija se autolesiona', 'mi amiga se corta los brazos'],
  overdose: [
    'mi hermana se tomó todas las pastillas',
    'mi amigo se tragó 30 pastillas',
    'mi mamá se tomó un frasco de pastillas',
  ],
  partner_violence: texts(`
    a mi amiga le pega su novio | el marido de mi hermana la golpea | mi papá le pega a mi mamá
    su novio la amenaza
  `),
  sexual_assault: ['violaron a mi amiga', 'a mi prima la manosearon', 'abusaron de mi hermana'],
  child_abuse: texts(`
    mi vecino le pega a sus hijos | a mi amigo le pega su papá | mi padrastro le pega a mi hermanito
    abusan de mi sobrina
  `),
  harm_to_others: [
    'mi hermano va a llevar un arma al colegio',
    'mi amigo amenaza con matar a su padre',
    'mi primo quiere apuñalar a un compañero',
  ],
  psychosis: ['mi hermano oye voces', 'mi mamá cree que la persiguen', 'mi amiga ve cosas que no existen'],
  eating_disorder: ['mi hija se provoca el vómito', 'mi amiga lleva tres días sin comer', 'mi hermana tiene bulimia'],
  medical: ['mi papá no respira', 'mi amiga está inconsciente', 'mi abuelo está teniendo un infarto'],
}

const cases = (table: Record<DangerKind, readonly string[]>) =>
  Object.entries(table).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const))

describe('danger in Spanish', () => {
  it.each(cases(own))('%s of their own: "%s"', (kind, text) => {
    expect(dangerIn(text)).toBe(`es ${kind} self`)
  })

  it.each(cases(others))('%s of somebody else: "%s"', (kind, text) => {
    expect(dangerIn(text)).toBe(`es ${kind} other`)
  })

  it.each(
    texts(`
    me tomé 20 pastillas | me voy a matar esta noche | me duele el pecho y el brazo | mi papá no respira
  `),
  )('is urgent: "%s"', (text) => {
    expect(findForeignDanger(text)?.assessment.tier).toBe('imminent')
  })

  it.each(
    texts(`
    me corté un dedo picando cebolla | mi hermana se corta el pelo sola | el internet se corta a cada rato
    tomé muchas fotos | me tomé muchas cervezas | me tomé la pastilla de la alergia
    me tomé todas las pastillas que me recetó el médico | mi mamá se tomó sus pastillas
    me tomé un frasco de jugo | sobredosis de azúcar | tengo una sobredosis de series
    mi primo murió de sobredosis hace años | el sol me pega en la cara | el vino me pega
    mi novia me pegó la gripe | mi mamá me pegó un susto | mi novia me va a matar si llego tarde
    no quiero vivir con mis padres | ya no quiero vivir más con ellos | no quiero seguir aquí en esta oficina
    no quiero despertar a mi compañero de piso | voy a acabar con todo el helado
    mi profesor me toca los lunes | mi tío me toca la guitarra | a mi hermano mayor me toca cuidarlo
    te quiero a morir | quiero morirme de vergüenza | me quiero morir jajaja | me muero de risa
    me voy a morir soltera | prefiero morir que hablar en público
    qué ganas de desaparecer una semana en la playa | quiero desaparecer cuando me miran
    no tengo ganas de morir | no estoy pensando en suicidarme | no quiero hacerme daño
    nunca he pensado en matarme | mi hermana no quiere morir | no voy a matarme | me voy a matar estudiando
    voy a matar a mi hermano, se comió mi flan | ese examen me mató | mis amigos abusaron de mi confianza
    me tocó sin querer | mi jefe me obligó a hablar en la reunión | me violaron la cuenta de instagram
    oigo voces en el pasillo | una voz me dice que no puedo | llevo tres días sin comer carne
    no puedo respirar cuando hablo en público | no puedo respirar de la risa
    casi me da un infarto cuando me escribió | me apuñalaron por la espalda en el trabajo
    mi amigo no despierta con la alarma | tengo miedo de hacerle daño a mi novia si la dejo
    esa canción es para cortarse las venas | me quiero tirar de un puente con cuerda
    estoy muerta de cansancio | mi novio me deja salir con mis amigas | mi mamá no me deja salir hoy
    mi papá me pegaba cuando era niño | ella no quiere vivir conmigo
  `),
  )('is not in "%s"', (text) => {
    expect(dangerIn(text)).toBeUndefined()
  })

  // In Portuguese "me corto" and "se corta" are always about wounds, so only the Spanish phrases are asked.
  it.each(
    texts(`
    me corto mucho cuando hablo con chicas | me corto el pelo mañana | me corto con la gente nueva
    mi amiga se corta mucho en las fiestas
  `),
  )('is not in the Spanish "%s"', (text) => {
    expect(findSpanish(plainLine(text))).toEqual([])
  })
})

describe('news in Spanish', () => {
  it.each([
    ['with_someone', 'mi hermana está conmigo'],
    ['with_someone', 'estoy con mi mamá'],
    ['with_someone', 'toy con una amiga'],
    ['help_coming', 'la ambulancia ya viene'],
    ['help_coming', 'mi hermana viene en camino'],
    ['help_coming', 'ya viene mi mamá'],
    ['called', 'ya llamé al 112'],
    ['called', 'he llamado a emergencias'],
    ['told', 'se lo conté a mi hermana'],
    ['told', 'mi mamá ya lo sabe'],
    ['in_care', 'estoy en urgencias'],
    ['in_care', 'me están atendiendo'],
    ['put_away', 'tiré las pastillas'],
    ['put_away', 'le di las cuchillas a mi mamá'],
    ['away', 'salí de casa'],
    ['away', 'él no está en casa'],
    ['safe', 'estoy a salvo'],
    ['safe', 'no lo voy a hacer, te lo prometo'],
    ['calmer', 'ya estoy más tranquila'],
    ['ate', 'comí algo'],
  ])('hears %s in "%s"', (fact, text) => {
    expect(newsIn(text).facts).toEqual([fact])
  })

  it.each(
    texts(`
    estoy con la cuchilla en la mano | él está conmigo | estoy con él | estoy con miedo | mi novio está conmigo
    mi papá está conmigo | no estoy con mi mamá | estoy con mi mamá por teléfono | quiero estar con mi mamá
    ya viene, va a pegarme | viene mi novio borracho | viene hacia aquí | la ambulancia no viene
    quiero que venga mi mamá | quieres que llame | quieres que llame al 112 | no he llamado
    mi mamá me llamó tonta | se fue mi mamá y me dejó | ya no está, murió en marzo | él vuelve pronto
    estoy segura, lo voy a hacer | estoy seguro de que quiero morir | no estoy a salvo | estoy mejor muerta
    mi mamá está en el hospital | se lo di todo y me dejó | no tiré las pastillas | quiero tirar las pastillas
    no le he contado a mi mamá | nadie lo sabe
  `),
  )('hears no fact in "%s"', (text) => {
    expect(newsIn(text).facts).toEqual([])
  })

  it.each(
    texts(`
    Estoy en peligro | estoy segura, lo voy a hacer | estoy con la cuchilla en la mano | ya viene, va a pegarme
    viene mi novio borracho | si vuelve a casa me mata | si me voy me pega | estoy peor | no estoy a salvo
    lo voy a hacer ahora
  `),
  )('hears that it is worse in "%s"', (text) => {
    expect(newsIn(text).isWorse).toBe(true)
  })

  it.each(
    texts(`
    no estoy peor | no lo voy a hacer | no estoy en peligro | mi mamá está aquí conmigo | ok, lo voy a hacer
  `),
  )('does not hear that it is worse in "%s"', (text) => {
    expect(newsIn(text).isWorse).toBe(false)
  })

  it.each([
    ['nobody', 'no tengo a nadie'],
    ['nobody', 'toy sola'],
    ['denial', 'era broma'],
    ['denial', 'me entendiste mal'],
  ])('hears %s in "%s"', (stance, text) => {
    expect(newsIn(text).stance).toBe(stance)
  })

  it.each(
    texts(`
    no estoy sola | estoy solo un poco cansado | no es broma | no es así de fácil
  `),
  )('hears no stance in "%s"', (text) => {
    expect(newsIn(text).stance).toBeUndefined()
  })

  it.each([
    ['no_phone', 'No puedo llamar'],
    ['no_phone', 'me da miedo llamar'],
    ['no_phone', 'no tengo saldo'],
    ['which_number', 'a quién llamo'],
    ['which_number', '¿cuál es el número?'],
  ])('hears %s in "%s"', (request, text) => {
    expect(newsIn(text).request).toBe(request)
  })

  it.each(['dice que por teléfono no', 'no puedo hablar con chicas'])('hears no request in "%s"', (text) => {
    expect(newsIn(text).request).toBeUndefined()
  })
})

describe('an answer in Spanish', () => {
  it.each(
    texts(`
    sí | si | Sí, estoy bien | siii | sip | claro | claro que sí | creo que sí | creo q si | pues sí | simón
    sí claro | sí lo estoy
  `),
  )('is a yes: "%s"', (text) => {
    expect(readForeignAnswer(text, 'es')).toBe('yes')
  })

  it.each(
    texts(`
    no | No. | nop | claro que no | claro q no | todavía no | aún no | para nada | creo que no | nooo | ya no
    obvio no | nel
  `),
  )('is a no: "%s"', (text) => {
    expect(readForeignAnswer(text, 'es')).toBe('no')
  })

  it.each(
    texts(`
    Si vuelve a casa me mata | si me voy me pega | si pudiera | si estoy sola me mato | si pero no | no sé
    nose | no puedo más | no aguanto | no puedo | no lo sé | no sé si sí | claro que me mata
    creo que me va a pegar | a veces | más o menos | no pude matarme
  `),
  )('is neither in "%s"', (text) => {
    expect(readForeignAnswer(text, 'es')).toBeUndefined()
  })
})
