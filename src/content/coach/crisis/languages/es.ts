import type { ForeignWords } from './foreign-words.ts'

export const spanish: ForeignWords = {
  first: {
    inward: [
      'Gracias por contármelo. Algo así pesa mucho cuando se lleva a solas, y ahora lo has dicho. No tienes que pasar por esto en soledad.',
      'He leído todo lo que escribiste. Suena muy duro, y eso va antes que cualquier otra cosa.',
    ],
    body: [
      'Llama al {number} ahora, aunque te sientas bien. Si has tomado algo, puede hacerte daño antes de que lo notes.',
    ],
    hurt: [
      'Te creo. Lo que te hacen es violencia, y no es por nada que hayas dicho o hecho. Si alguien puede mirar este teléfono, cierra la página y vuelve desde otro.',
    ],
    child: ['Te creo. Nadie puede hacerte daño ni tocarte así. No es culpa tuya, y has hecho bien en contarlo.'],
    other: [
      'Te diste cuenta y no miraste para otro lado. Eso vale mucho. Preguntarle con claridad si piensa en morir no le da la idea: le abre la puerta para decirlo.',
    ],
    otherBody: [
      'Llama al {number} ahora y cuenta qué ha pasado. Si tomó algo: qué, cuánto y cuándo. Quédate a su lado hasta que lleguen.',
    ],
  },
  urgent: [
    'Llama al {number} ahora, o dale el teléfono a alguien que pueda llamar.',
    'Antes de seguir leyendo, llama al {number}.',
    'Si aún no has llamado: {number}, con el altavoz puesto.',
  ],
  write: 'Puedes escribir en vez de hablar: {name}, {to}.',
  call: 'Hay alguien preparado para esto: {name}, {to}.',
  find: 'En findahelpline.com puedes ver quién atiende en tu país, también por chat.',
  steps: {
    inward: [
      'Aléjate de lo que podrías usar para hacerte daño: otra habitación, otro piso, la calle.',
      'Piensa en la persona a la que no le importaría que la despertaras, y despiértala: "No estoy bien, ven, por favor."',
      'No tienes que decidir nada ahora. Solo importan los próximos diez minutos.',
      'Ve a donde haya gente, aunque no hables con nadie.',
    ],
    body: [
      'No tomes nada más, ni comida ni bebida, y no te provoques el vómito, a menos que te lo indiquen por teléfono.',
      'Deja la puerta abierta y quédate donde puedan encontrarte.',
      'Ten a mano la caja o el frasco.',
    ],
    hurt: [
      'Cuando empiece, mantente cerca de una puerta que dé a la calle.',
      'Si te apretó el cuello, que te vea un médico hoy, aunque no haya marcas.',
      'Cuéntaselo hoy mismo a alguien de confianza.',
    ],
    child: [
      'Piensa en un adulto que escuche: una maestra, una abuela, la mamá de un amigo. Puedes enseñarle esta pantalla.',
      'Si el primero no ayuda, díselo a otro, y luego a otro más.',
    ],
    other: [
      'Pregúntale con claridad si piensa en suicidarse, y luego escucha, sin discutir.',
      'No prometas guardar el secreto. Busca a una persona más, ahora.',
      'Si no responde o tiene un plan, llama al {number} con su dirección.',
    ],
    otherBody: [
      'Que no coma ni beba nada, y no le provoques el vómito.',
      'Si respira pero no despierta, pon a la persona de lado.',
    ],
  },
  stay: [
    'Sigo leyendo. No hace falta que lo digas mejor.',
    'Eso es mucho para una sola persona.',
    'Poco a poco. Con frases cortas basta.',
    'Lo demás puede esperar. Ahora esto.',
    'Algo así le pesaría a cualquiera.',
    'Gracias por contarme también esa parte.',
  ],
  told: ['Está bien que me lo digas.', 'Es bueno saberlo.', 'Ha sido un paso importante.'],
  denial: ['Puede ser. Prefiero preguntar dos veces a pasarlo por alto.', 'Te escucho. Ayúdame a entenderlo bien.'],
  nobody: ['Entonces estás pasando por esto a solas. Para eso están las líneas: hay alguien que escucha.'],
  questions: [
    { text: '¿Estás pensando en suicidarte ahora mismo?', yes: 'danger', no: 'safe' },
    { text: '¿Hay algo cerca con lo que podrías hacerte daño?', yes: 'danger', no: 'put_away' },
    { text: '¿Hay alguien de confianza contigo?', yes: 'with_someone', no: 'alone' },
    { text: '¿Estarás a salvo ahí durante la próxima hora?', yes: 'safe', no: 'danger' },
    { text: '¿Lo sabe alguien?', yes: 'told', no: 'alone' },
    { text: '¿Quién podría estar contigo hoy?' },
    { text: '¿Ha cambiado algo desde que escribiste?' },
  ],
  questionsOfBody: [
    { text: '¿Has llamado?', yes: 'called' },
    { text: '¿Hay alguien contigo?', yes: 'with_someone', no: 'alone' },
    { text: '¿Ya vienen en camino?', yes: 'help_coming' },
    { text: '¿Qué fue, y hace cuánto?' },
  ],
  questionsOfOther: [
    { text: '¿Está en peligro ahora mismo?', yes: 'danger', no: 'safe' },
    { text: '¿Hay alguien a su lado?', yes: 'with_someone', no: 'alone' },
    { text: '¿Sabes dónde está?' },
    { text: '¿Quién más lo sabe?' },
  ],
  ease: ['Por ahora puede quedar así.', 'Eso hace más segura la próxima hora.'],
  close: [
    'Entonces lo dejamos aquí por ahora. Si vuelve a empeorar, dímelo aunque sea con una palabra, o llama o escribe directamente a la línea. Mañana, háblalo con un médico o con alguien de confianza.',
  ],
  options: ['Estoy en peligro', 'Estoy a salvo por ahora', 'No puedo llamar'],
  localNumber: 'número de emergencias de tu país (en muchos es el 112)',
}
