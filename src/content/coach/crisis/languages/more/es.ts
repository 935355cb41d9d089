import type { ForeignMore } from './foreign-more.ts'

export const spanishMore: ForeignMore = {
  line: {
    what: '{line} es una línea de ayuda. Contesta {who}: primero escucha, y tú cuentas solo lo que quieras.',
    article: 'el ',
    professional: 'un profesional',
    trained: 'alguien con formación para escuchar',
    somebody: 'una persona de verdad',
    free: '{line}: es gratis.',
    freeFromMobile: '{line}: es gratis desde el móvil.',
    costUnknown: 'No sé si {line} es gratis desde tu teléfono; puedes preguntarlo al empezar.',
    always: '{line} atiende de día y de noche, también los fines de semana y festivos.',
    sometimes: '{line} no atiende a todas horas; la página, o el mensaje al llamar, dice cuándo.',
    otherAlways: 'De día y de noche está {line}.',
    noneAlways: 'Si nadie contesta y no puede esperar, llama al {number}.',
    sendsHelp:
      'Casi siempre se queda en una conversación: llamar no significa que te manden a alguien ni que te ingresen. Pueden enviar ayuda si una vida está en peligro en ese momento, y puedes preguntar cómo lo hacen antes de contar lo demás.',
    disturbs: 'No molestas, y no hace falta estar peor que nadie: la línea está para esto.',
    anonymous: 'No tienes que dar tu nombre. Algunas líneas guardan notas: pregunta al empezar qué se apunta.',
  },
  keepAway: {
    rails: 'Mantente lejos del andén y de las vías: hoy nada de metro ni de tren, o solo con alguien.',
    height: 'Mantente lejos de ese lugar y del borde, y cierra la ventana si es en casa.',
    water: 'Mantente lejos del agua hoy, aunque sea solo para caminar.',
    road: 'Mantente lejos de la carretera, y hoy no conduzcas.',
    tablets: 'Dale esas pastillas a alguien, o déjalas donde no puedas volver a cogerlas sin ayuda.',
    blades: 'Pon lejos lo que corta: dáselo a alguien, o déjalo ahí y cambia de cuarto.',
    rope: 'Aléjate de la cuerda: cambia de cuarto, y que alguien se la lleve.',
    gun: 'Aléjate del arma: sal de ahí, y que la guarde otra persona.',
    bleach: 'Aléjate de ese producto: cambia de cuarto, y que alguien se lo lleve.',
  },
  stillAway: [
    'Entonces de eso hay que mantenerse lejos, hoy y mañana.',
    'Mientras siga así, mejor no acercarse ahí a solas.',
  ],
  atIt: {
    words: `Deja todo donde está y sal ahora de la habitación, hacia alguien: llama a la puerta de al lado, sal al rellano. Basta una frase: «No estoy a salvo, quédate conmigo». Si no puedes, llama al {number} y di: «Tengo miedo de hacerme daño».`,
    questions: [{ text: '¿Has tomado o hecho ya algo?', yes: 'danger' }],
  },
  again: [
    'Me lo habías contado, y no lo he olvidado. Que pueda volver lo tomo en serio, y va antes que todo lo demás.',
    'Gracias por decirlo otra vez. Ahora hablamos de esto y de nada más.',
  ],
  beside: {
    warm: [
      'No olvido lo que me contaste.',
      'Gracias por seguir escribiéndome.',
      'Después de lo que me contaste, no hace falta ir deprisa.',
    ],
    english: [
      'Para practicar conversaciones de trabajo, estudios o citas solo tengo el inglés; para lo que te hace daño, sigue en español.',
      'De trabajo, estudios o citas solo sé conversar en inglés. Lo que da miedo puedes contarlo aquí, en español.',
    ],
    lines: [
      'Si aprieta demasiado, ahí sigue {line}, y el {number} si es ahora mismo.',
      'Para hablarlo con alguien: {line}. Si es ahora mismo: el {number}.',
    ],
    how: [
      { text: '¿Cómo está eso ahora?' },
      { text: '¿Está más tranquilo en este momento, o vuelve?' },
      { text: '¿Y cómo va esta hora?' },
    ],
  },
  noMore: {
    words: ['Suena a mucho peso, y esas palabras pueden querer decir muchas cosas.'],
    questions: [
      {
        text: '¿Es sobre todo agotamiento, o a veces piensas también en morir?',
        yes: 'danger',
        no: 'safe',
      },
    ],
  },
}
