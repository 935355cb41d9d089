import type { ForeignWords } from './foreign-words.ts'
import { spanishMore } from './more/es.ts'

export const spanish: ForeignWords = {
  first: {
    inward: [
      'Gracias por contármelo. Cuando algo duele tanto, morir puede parecer la única manera de que pare. No es la única, aunque desde donde estás no se vea otra.',
      'Te leo despacio, y esto va antes que cualquier otra cosa. Es mucho dolor para llevarlo a solas. Aquí puedes decirlo con todas las letras, sin tener que proteger a nadie.',
    ],
    wounds: [
      'Gracias por contármelo. Hacerse daño suele ser una forma de aguantar algo que no encuentra otra salida. No te hace una persona rara ni mala, y mereces ayuda sin tener que esconderte.',
      'No te voy a regañar ni a pedir explicaciones. Si hay una herida, primero se cuida la herida. Del porqué hablamos después, cuando tú quieras.',
    ],
    body: [
      'Llama ahora al {number}, aunque te sientas bien o creas que son nervios. Hay cosas que avanzan por dentro sin que se note, y en un chat no se puede saber. Por teléfono te dicen qué hacer.',
      'Lo primero es llamar al {number}. Diles qué notas y, si tomaste algo, qué fue, cuánto y cuándo. Si al final no era nada, estuvo bien llamar.',
    ],
    home: [
      'Te creo. Que alguien te pegue, te amenace o te controle es violencia, aunque no deje marcas, y la culpa no es tuya. Si alguien puede mirar este teléfono, cierra la página y vuelve desde otro.',
      'Contarlo da miedo, y aun así lo contaste. Te creo: no exageras, y no es culpa tuya. Que te quiten las llaves, el dinero o el teléfono también es maltrato, aunque no haya golpes. Hoy no tienes que decidir nada grande.',
    ],
    assault: [
      'Te creo. La culpa es de quien lo hizo: ni la ropa, ni haber bebido, ni quedarte sin poder moverte la hacen tuya. A partir de ahora decides tú, una cosa a la vez.',
      'Lo que te hicieron está mal, fuera quien fuera, y no tienes que demostrarme nada. La atención médica puede ayudar siempre, y más en los primeros días. Qué pasa después lo eliges tú.',
    ],
    child: [
      'Te creo. Nadie puede pegarte, ni encerrarte, ni tocarte de una manera que no quieres, tampoco alguien de tu familia. No es culpa tuya. Puedes contarlo, aunque te digan que es un secreto.',
      'Lo que me cuentas es importante, y te creo. No es culpa tuya y no tienes que arreglarlo tú. Eso es cosa de los adultos, y hay adultos que saben hacerlo.',
    ],
    eating: [
      'Gracias por contármelo. Vivir así con la comida agota, y no hace falta estar peor para merecer ayuda. Una consulta médica o alguien de confianza es un buen comienzo. Si te desmayas o te duele el pecho, llama al {number}.',
      'Eso no es un capricho ni falta de voluntad, y el cuerpo lo sufre aunque por fuera no se note. Un desmayo o dolor en el pecho es para el {number}, sin esperar. Lo demás, cuéntaselo pronto a un médico o a alguien en quien confíes.',
    ],
    voices: [
      'Eso da miedo, y además tiene que ser agotador. No te voy a discutir lo que oyes o lo que ves. Lo que importa es que haya alguien a tu lado, que te vea un médico y que no hagas nada que haga daño, aunque te lo ordenen.',
      'Con tanto encima cuesta hasta dormir. Una cosa es oír una orden y otra cumplirla: si es para hacer daño, no la cumplas. Que venga alguien en quien confíes y te acompañe hoy a un médico.',
    ],
    harm: [
      'Es bueno que lo digas ahora, antes de que pase nada. Pensarlo no es hacerlo. Sal de donde está esa persona y deja lejos lo que podrías usar. Si está a punto de pasar, llama al {number}.',
      'Decirlo a tiempo ya es una manera de frenar. Algo te empujó muy lejos, y de ahí se puede volver sin que nadie salga herido. Sal de ese cuarto y que alguien se quede contigo. Si notas que no vas a poder parar, llama al {number}.',
    ],
    other: [
      'Te diste cuenta y no miraste para otro lado. Pregúntale sin rodeos si piensa en morir. Eso no le mete la idea en la cabeza, le permite decirlo. Y no prometas guardar el secreto.',
      'Saber algo así de alguien pesa, y no te toca cargarlo sin ayuda. Tómalo en serio, aunque luego se ría o diga que no es para tanto. Tu parte es preguntar con claridad, quedarte cerca y no callarlo.',
    ],
    otherBody: [
      'Llama ahora al {number}, o que llame alguien mientras tú te quedas. Di dónde están, qué pasó y si esa persona respira y está despierta. Si tomó algo: qué, cuánto y cuándo.',
      'Primero el {number}, con el altavoz puesto. No tienes que saber qué hacer, te lo van diciendo. Quédate a su lado y cuenta qué ves; si tomó algo, di qué fue, cuánto y a qué hora.',
    ],
    otherUnwell: [
      'Te diste cuenta, y eso ya es una ayuda. Háblale despacio, con frases cortas, sin discutir lo que oye, lo que cree o lo que come. Que no se quede a solas con esto, y que pronto lo vea un médico. Si puede hacer daño a alguien, toma distancia y llama al {number}.',
      'Asusta ver así a alguien que te importa, y aun así te fijaste. Con calma y sin llevar la contraria se llega más lejos que con razones. Quédate cerca mientras no haya peligro para ti. Si amenaza con hacer daño, sal de ahí y llama al {number}.',
    ],
    otherHurt: [
      'Que alguien le crea cuenta mucho, y ahí estás tú. Puedes decirle: "Te creo, estoy aquí, decidas lo que decidas." No te enfrentes a quien le hace daño, porque después puede desquitarse con esa persona.',
      'Duele ver que le hacen daño a alguien y no poder pararlo. Créele, y no vayas a pedirle cuentas a quien lo hace. Las líneas también hablan con quien se preocupa por otra persona, y ahí te dicen qué hacer sin ponerla en más peligro.',
    ],
  },
  urgent: [
    'Llama ahora al {number}, por favor, o dale el teléfono a alguien que llame. Hace falta que haya una persona ahí.',
    'Antes de seguir leyendo, llama al {number}. Si no te salen las palabras, lee en voz alta lo que escribiste aquí.',
    'Esto es para el {number}, ahora. Di primero dónde estás, que lo demás te lo van preguntando.',
  ],
  urgentAtHome: [
    'Lo primero es salir de ahí, si puedes hacerlo sin más peligro: la calle, una tienda, la puerta de al lado. Llama al {number} desde donde esa persona no te oiga.',
    'Sal si puedes, y llama al {number} cuando no te puedan oír. Si hablar es peligroso, manda un mensaje a alguien que llame por ti y dé tu dirección. En España también sirve la aplicación AlertCops, que avisa a la policía por escrito.',
  ],
  write: 'También puedes escribirle a una persona: {name}, {to}.',
  call: 'También puedes llamar a quienes escuchan cosas así a diario: {name}, {to}.',
  find: 'En findahelpline.com eliges tu país y ves quién atiende, muchas veces también por escrito.',
  steps: {
    inward: [
      {
        text: 'Aléjate de lo que podrías usar para hacerte daño, aunque solo sea a otro cuarto. Mejor todavía si hoy lo guarda otra persona.',
        unlessNamed: true,
      },
      'Piensa en quién querría saberlo a cualquier hora, y mándale esto tal cual: "No estoy bien, ven, por favor."',
      {
        text: 'Ve a donde haya gente, aunque no hables con nadie: una tienda, una cafetería, una sala de espera.',
        unlessNamed: true,
      },
      'Ahora no hay que decidir nada. Solo pasar los próximos minutos, y después los siguientes.',
    ],
    wounds: [
      'Si sangra, aprieta con una tela limpia y no la levantes para mirar. Si la herida es profunda o no para, llama al {number}.',
      'Dale a alguien lo que usas, o déjalo donde tardes en llegar. Las ganas suben y luego bajan, aunque ahora no lo parezca.',
      'Pasa el próximo rato donde alguien te vea. No tienes que explicar por qué.',
      'Piensa a quién te costaría menos decírselo. "A veces me hago daño y necesito ayuda" es suficiente.',
    ],
    body: [
      'No tomes nada más, ni comida ni bebida, y no te provoques el vómito, salvo que te lo pidan por teléfono.',
      'Que venga alguien contigo ya: grita, toca la puerta de al lado o escribe "ven, es urgente".',
      'Deja la puerta abierta y siéntate, o acuéstate de lado, donde te vean al entrar. No te pongas al volante.',
      'Si tomaste algo, ten a mano la caja o el frasco. Y si querías morir, dilo también: les ayuda a atenderte.',
    ],
    home: [
      'Si ves que empieza, aléjate de la cocina y del baño, y quédate cerca de una puerta que dé a la calle.',
      'Si te revisan el teléfono, borra esta conversación, cierra la página y sigue desde uno que nadie mire.',
      'Si hubo manos en tu cuello, que te vean hoy en un hospital, aunque no se note nada. El daño puede salir después.',
      'Si piensas irte, no lo anuncies, porque es cuando hay más peligro. En las líneas ayudan a prepararlo.',
    ],
    assault: [
      'Ve a un sitio donde esa persona no pueda llegar a ti, y que alguien te acompañe. Con decir "me agredieron" es suficiente.',
      'En un hospital pueden atender heridas, infecciones y el riesgo de embarazo. Si ya pasó tiempo, puedes ir igual.',
      'Si fue hace poco y puedes soportarlo, no te laves hasta que te atiendan, y guarda la ropa en una bolsa de papel. Si ya te lavaste, ve igual.',
      'Al llegar, pregunta qué pasa si ahora no quieres denunciar. Puedes preguntarlo antes de contar nada.',
    ],
    child: [
      'Piensa en un adulto que escuche: una maestra, una abuela, la mamá de un amigo. Puedes decir "me pasa algo y necesito ayuda", o mostrarle esta pantalla.',
      'Si el primer adulto no hace nada, díselo a otro, y luego a otro. Sigue hasta que alguien haga algo.',
      'Si te da miedo estar en casa, quédate cerca de la puerta de la calle o ve con una vecina.',
      'Si alguien mira tu teléfono, cierra esta página. Puedes volver luego, o pedir un teléfono en la escuela.',
    ],
    eating: [
      'Pide una cita médica para esta semana. Puedes mostrar lo que escribiste aquí, y así no hay que empezar de cero.',
      'Antes de la próxima comida, díselo a una persona, aunque sea por mensaje: "Estoy mal con la comida y necesito ayuda."',
      'Si puedes, come con alguien al lado. No hace falta hablar de la comida.',
      'Si hoy salió mal, no lo compenses mañana. La siguiente comida, a su hora.',
    ],
    voices: [
      'Siéntate con alguien que te dé calma. "Tengo miedo, quédate conmigo" es suficiente.',
      'Las urgencias de un hospital sirven para esto, a cualquier hora. Ve con alguien.',
      'Apaga lo que haga ruido, enciende una luz y ten algo sencillo en las manos, una taza o una manta.',
      'Si dejaste un medicamento, o tomas otra cosa, cuéntalo lo primero cuando te atiendan.',
    ],
    harm: [
      'Camina un buen rato en dirección contraria, y hoy no vuelvas a donde está esa persona.',
      'Si hay un arma, no la lleves encima. Que otra persona la guarde bajo llave.',
      'Dile a alguien con la cabeza fría: "Me da miedo lo que puedo hacer, quédate conmigo."',
      'No le escribas ni mires lo que publica, y hoy nada de alcohol. La rabia baja si nada la alimenta.',
    ],
    other: [
      'Usa la palabra suicidio cuando preguntes. Luego calla y escucha, sin discutir ni dar razones.',
      'Si tiene un plan o no contesta, llama al {number} con su dirección, o con el último sitio que conozcas.',
      'Busca ahora a una persona más: alguien de su familia, de su trabajo o de su escuela, quien esté más cerca.',
      'Si estás a su lado, aparta lo que podría usar, sin pelear por ello. Y pide que alguien te releve.',
    ],
    otherBody: [
      'Si no respira, o respira raro, es lo primero que hay que decir en la llamada.',
      'Si respira pero no despierta, pon a esa persona de lado, con la cabeza un poco hacia atrás.',
      'Que no coma ni beba nada, y no le provoques el vómito, salvo que te lo pidan por teléfono.',
      'Llama aunque te ruegue que no, o diga que ya se le pasó. Y guarda la caja o el frasco, si hay.',
    ],
    otherUnwell: [
      'Si está a punto de hacer daño a alguien, no le cierres el paso ni trates de quitarle nada. Aléjate, aleja a los demás y llama al {number}.',
      'Busca a otra persona en quien confíe, para que no se quede sin compañía y tú puedas descansar.',
      'Llama hoy a un médico, o vayan a urgencias, y cuenta lo que viste: qué dice, qué hace, cuánto lleva sin dormir o sin comer.',
    ],
    otherHurt: [
      'Si está pasando ahora, llama al {number} y da la dirección. No te pongas en medio.',
      'Pregúntale cómo hablar sin peligro. Puede que le revisen el teléfono.',
      'Ofrécele algo concreto: una llave, una cama, una palabra que quiera decir "llama a la policía".',
      'Si es menor de edad, díselo hoy a la línea o a alguien responsable en su escuela. No hace falta tener pruebas.',
    ],
  },
  stay: [
    'Te leo. No hace falta contarlo en orden.',
    'Lo demás puede esperar. Esto no.',
    'Te sigo. Con media frase basta.',
    'Eso es demasiado para una sola persona.',
    'Algo así dejaría sin fuerzas a cualquiera.',
    'Gracias por contarme también esta parte.',
  ],
  told: ['Menos mal. Gracias por decírmelo.', 'Bien. Me guío por lo que me dices.', 'Eso ayuda. Lo tengo en cuenta.'],
  denial: [
    'Puede ser. Prefiero preguntar dos veces a pasar algo por alto.',
    'No quiero ponerte palabras en la boca. Ayúdame a entenderlo bien.',
  ],
  nobody: [
    'Sin otra persona cerca, todo esto pesa más. Para eso existen las líneas: contesta alguien a quien no hace falta conocer.',
    'Pedir compañía no es molestar. Sirve una vecina a la que apenas saludas, y sirve quien contesta en una línea.',
  ],
  questions: [
    { text: '¿Ahora mismo estás pensando en quitarte la vida?', yes: 'danger', no: 'safe' },
    { text: '¿Tienes cerca algo con lo que podrías hacerte daño?', yes: 'danger', no: 'put_away' },
    { text: '¿Hay alguien de confianza contigo?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: '¿Crees que vas a estar a salvo durante la próxima hora?', yes: 'safe', no: 'danger' },
    { text: '¿Lo sabe alguien más?', yes: 'told', no: 'alone' },
    { text: '¿Quién podría acompañarte hoy, aunque te cueste pedirlo?' },
    { text: '¿Algo ha cambiado desde que empezaste a escribir?' },
  ],
  questionsOfBody: [
    { text: '¿Pudiste llamar?', yes: 'called' },
    { text: '¿Hay alguien contigo?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: '¿Ya vienen en camino?', yes: 'help_coming' },
    { text: '¿Qué fue, y hace cuánto?' },
  ],
  questionsOfOther: [
    { text: '¿Está en peligro ahora mismo, que tú sepas?', yes: 'danger', no: 'safe' },
    { text: '¿Hay alguien a su lado?', yes: 'with_someone', no: 'alone' },
    { text: '¿Sabes dónde está?' },
    { text: '¿Quién más lo sabe?' },
  ],
  questionsOfHurt: [
    { text: '¿Estás a salvo donde estás ahora?', yes: 'safe', no: 'danger' },
    { text: '¿Está cerca esa persona?', yes: 'danger', no: 'away' },
    { text: '¿Lo sabe alguien en quien confías?', yes: 'told', no: 'alone' },
  ],
  checkIn: [
    'Puede que te esté leyendo mal, y prefiero preguntar.',
    'Eso que escribiste se puede entender de varias maneras. Prefiero preguntarte a adivinar.',
  ],
  sorry: [
    'Gracias por aclararlo, y perdona: lo leí más oscuro de lo que era.',
    'De acuerdo, gracias por decírmelo. Si algún día cambia, aquí lo puedes contar.',
  ],
  past: [
    'Gracias por confiarme algo así. Haber pasado por eso, y poder contarlo, merece respeto. Puedes seguir o dejarlo ahí, como prefieras.',
    'Lo que viviste importa, aunque haya pasado tiempo. No hace falta entrar en detalles. Si quieres decir más, te leo, y si no, también está bien.',
  ],
  followUp: [
    'Antes de seguir: ¿cómo va todo desde lo que me contaste?',
    'No se me olvida lo que me contaste. ¿Cómo sigue eso ahora?',
  ],
  ease: [
    'Con eso, la próxima hora es un poco más segura.',
    'Por ahora basta con eso. Cuanto más sencillas sean las próximas horas, mejor.',
  ],
  close: [
    'Entonces lo dejamos aquí por ahora. Si vuelve a empeorar, dímelo aunque sea con una palabra, o ve directamente a la línea. Mañana cuéntaselo a un médico o a alguien que te conozca bien.',
    'Podemos parar aquí. Descansa lo que puedas, cerca de alguien. Y mañana, con luz, que una persona de confianza sepa lo de hoy, sin suavizarlo. Si aprieta otra vez, escribe, aunque sea media palabra.',
  ],
  options: ['Estoy en peligro', 'Estoy a salvo por ahora', 'No puedo llamar'],
  noPhone: [
    'Entonces sin llamar. Un mensaje corto a alguien cercano vale lo mismo.',
    'De acuerdo, dejamos el teléfono. Hay líneas que contestan por escrito, y también sirve tocar la puerta de alguien, aunque sea tarde.',
  ],
  toWrite: [
    'Por ejemplo: «Estoy muy mal y no quiero estar a solas. ¿Puedes llamarme o venir?» Con eso basta.',
    'Puedes copiar esto: «Te necesito ahora. No puedo explicarlo bien, pero llámame o ven, por favor».',
  ],
  onlyEnglish: [
    'Gracias por contármelo, no es poca cosa. Las conversaciones de WingMate sobre salir con alguien, el trabajo y los estudios solo existen en inglés. Un inglés sencillo y con errores sirve igual. Y si estás en peligro o tienes miedo, escríbelo en español y te respondo en español.',
    'Te leo, y se nota que esto te importa. De citas, trabajo y clases WingMate solo puede conversar en inglés. Basta un inglés de frases cortas, con faltas y todo. Si estás en peligro o algo te da miedo, escríbelo en español, y ahí sí te contesto en español.',
  ],
  more: spanishMore,
  localNumber: 'número de emergencias de tu país (en muchos es el 112)',
  toChild: {
    urgentAtHome: [
      'Si está pasando ahora, ve a donde haya gente: con una vecina, a una tienda, a la calle. Allí pide que llamen al {number}.',
      'Al {number} también puedes llamar tú. Hazlo donde esa persona no te oiga, y di dónde estás. No haces nada malo por llamar.',
    ],
    close: [
      'Contarlo era lo más difícil, y lo hiciste. Si vuelve a pasar, cuéntalo otra vez ese mismo día: a ese adulto, a la línea o aquí.',
      'Podemos parar aquí. Acuérdate de que no es culpa tuya. Si vuelve a pasar, no esperes a que sea peor para contarlo.',
    ],
  },
}
