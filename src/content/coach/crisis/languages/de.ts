import type { ForeignWords } from './foreign-words.ts'
import { germanMore } from './more/de.ts'

export const german: ForeignWords = {
  first: {
    inward: [
      'Danke, dass du das hier schreibst. Mit solchen Gedanken ist man oft lange allein, und das ist schwer. Jetzt geht es erst einmal nur um die nächste Stunde, und durch die musst du nicht allein.',
      'Ich habe alles gelesen, und ich nehme es so ernst, wie du es schreibst. Wenn es so wehtut, sieht Sterben manchmal wie das Einzige aus, was noch hilft. Es ist nicht das Einzige, auch wenn du von da, wo du gerade bist, nichts anderes siehst.',
    ],
    wounds: [
      'Danke, dass du mir das sagst. Sich zu verletzen ist oft der Versuch, ein Gefühl auszuhalten, das sonst nirgends hinkann. Schämen musst du dich dafür nicht, und es gibt Hilfe, die länger hält als das.',
      'Gut, dass du es hier nicht versteckst. Vielleicht lässt der Druck kurz nach, und danach bist du wieder allein damit. Jetzt geht es zuerst um dich, die Gründe haben Zeit.',
    ],
    body: [
      'Ruf jetzt die {number} an, auch wenn du dich gut fühlst oder hoffst, dass es von allein vergeht. Was in deinem Körper passiert, kann niemand in einem Chat erkennen. Am Telefon sagt man dir, was du tun sollst, eins nach dem anderen.',
      'Bitte zuerst die {number}, noch bevor du weiterliest. Sag, wo du bist und was los ist, und falls du etwas genommen hast: was, wie viel und wann. Wie es dazu gekommen ist, kann warten, dein Körper nicht.',
    ],
    home: [
      'Ich glaube dir. Nichts, was du gesagt oder getan hast, gibt jemandem das Recht, so mit dir umzugehen. Auch ohne Schläge ist es Gewalt, wenn dich jemand überwacht, einsperrt oder dir droht. Wenn jemand in dieses Handy schauen kann, mach die Seite zu und komm mit einem anderen Gerät wieder.',
      'Danke, dass du das erzählst. Angst vor einem Menschen zu haben, der einem nahesteht oder nahestand, zermürbt. Ob jemand zuschlägt oder über dein Geld, dein Telefon und deine Tür bestimmt: Schuld bist nicht du, und du musst heute nichts Großes entscheiden.',
    ],
    assault: [
      'Ich glaube dir. Verantwortlich ist allein, wer dir das angetan hat, egal was du gesagt, angehabt oder nicht getan hast. Was jetzt passiert und wer davon erfährt, bestimmst du, eins nach dem anderen.',
      'Danke, dass du es sagst. Manche erstarren, manche machen mit, damit es aufhört, manche bringen keinen Ton heraus. So kommt ein Körper da durch, und schuld bist du deshalb nicht. Ärztliche Hilfe kannst du dir holen, ohne dich schon für oder gegen eine Anzeige zu entscheiden.',
    ],
    child: [
      'Ich glaube dir. Niemand darf dir wehtun oder dich so anfassen, wie du es nicht willst, egal was vorher war. Du bist nicht schuld. Du darfst es einem Erwachsenen sagen, der dir zuhört, auch wenn es dir jemand verboten hat.',
      'Gut, dass du das schreibst. Was da passiert, ist nicht in Ordnung, und du hast nichts falsch gemacht. Erwachsene müssen dafür sorgen, dass es aufhört, nicht du. Überlegen wir, wer von ihnen dir gut zuhört.',
    ],
    eating: [
      'Danke, dass du das sagst. Wenn sich alles ums Essen dreht, kostet das jeden Tag Kraft, im Kopf und im Körper. Es muss nicht erst schlimmer werden, damit dir Hilfe zusteht.',
      'Gut, dass du es nicht mehr ganz für dich behältst. Mit Willensstärke hat das nichts zu tun, und du musst es nicht allein schaffen. Ein Arztbesuch sollte nicht mehr lange warten. Nimm jemanden mit, dem du vertraust.',
    ],
    voices: [
      'Das klingt beängstigend, und es muss dich sehr erschöpfen. Ich streite nicht mit dir darüber, was wahr ist. Wichtig ist, dass du damit nicht allein bleibst und jemand neben dir sitzt, dem du vertraust.',
      'Danke, dass du mir das schreibst. Wenn es so laut wird, kommt man kaum noch zur Ruhe. Du musst nicht tun, was eine Stimme verlangt, schon gar nicht, wenn es dir oder anderen schadet. Ärztliche Hilfe kann es leiser machen, und dorthin musst du nicht allein.',
    ],
    harm: [
      'Gut, dass du es sagst, bevor etwas passiert ist. Ein Gedanke ist noch keine Tat. Geh jetzt aus dem Raum, weg von der Person und weg von allem, womit du sie verletzen könntest.',
      'Ich nehme das ernst. Etwas hat dich sehr weit getrieben, und von hier aus kommst du noch zurück, ohne dass jemand verletzt wird. Hol jemanden zu dir. Wenn du merkst, dass es gleich passiert, ruf die {number} an und sag genau das.',
    ],
    other: [
      'Du hast es gemerkt und schaust nicht weg. Du kannst offen fragen, ob da Gedanken ans Sterben sind. Auf die Idee bringst du damit niemanden, du machst es nur leichter, darüber zu reden.',
      'Danke, dass du das ernst nimmst. Glaub, was du gehört oder gesehen hast, auch wenn es hinterher ein Scherz gewesen sein soll. Versprich nicht, dass es unter euch bleibt. Für einen Menschen allein ist das zu viel.',
    ],
    otherBody: [
      'Ruf jetzt die {number} an und sag zuerst, wo die Person ist. Falls sie etwas genommen hat, sag auch, was, wie viel und wann. Wenn du dort bist, bleib da, bis jemand kommt.',
      'Zuerst die {number}, auch wenn die Person sagt, es gehe schon, oder dich bittet, nicht anzurufen. Erzähl dort alles, was du weißt: was es war, wie viel, wann. Bleib dabei, wenn du kannst, am Telefon sagt man dir jeden Schritt.',
    ],
    otherUnwell: [
      'Gut, dass es dir aufgefallen ist und du es nicht wegschiebst. Sprich ruhig, und streite nicht darüber, was wahr ist oder was noch auf dem Teller liegt. Du kannst sagen: „Ich sehe, dass es dir schlecht geht, und ich will dich damit nicht allein lassen.“',
      'Du hast hingesehen, und das zählt. Erklären oder lösen musst du es nicht. Es hilft schon, wenn jemand leise und freundlich bleibt und ein zweiter Mensch davon weiß. Falls jemand verletzt werden könnte, halte selbst Abstand.',
    ],
    otherHurt: [
      'Gut, dass du glaubst, was du gehört oder gesehen hast. Du kannst sagen: „Ich glaube dir, ich bin da.“ Stell den Menschen, der das tut, nicht zur Rede, das kann es noch am selben Abend gefährlicher machen.',
      'Es ist schwer, so etwas mitzubekommen und es nicht einfach beenden zu können. Beweisen musst du nichts. Beratungsstellen sind auch für Menschen da, die sich um jemanden sorgen, und überlegen mit dir, was möglich ist.',
    ],
  },
  urgent: [
    'Ruf jetzt die {number} an, oder gib das Telefon jemandem, der das für dich macht.',
    'Ruf bitte zuerst die {number} an, noch bevor du weiterliest. Für den Anfang reichen die Adresse und „Ich brauche Hilfe“.',
    'Falls du noch nicht angerufen hast: die {number}, jetzt. Vorbereiten musst du nichts, man fragt dich das Nötige.',
  ],
  urgentAtHome: [
    'Wenn du rauskannst, geh zuerst raus: zu den Leuten nebenan, in ein Geschäft, auf die Straße. Ruf von dort die {number} an, sobald du außer Hörweite bist.',
    'Bring dich zuerst in Sicherheit, Schuhe und Tasche sind jetzt egal. Ruf die {number} an, wo man dich nicht hört. Wenn Sprechen zu gefährlich ist, schreib jemandem deine Adresse und bitte darum, dort für dich anzurufen. Falls du schon eine Notruf-App eingerichtet hast, geht es auch damit, ganz ohne Worte.',
  ],
  write: 'Wenn du einem Menschen schreiben willst, ganz ohne zu sprechen: {name}, {to}.',
  call: 'Wenn du mit einem Menschen reden willst: {name}, {to}. Auflegen darfst du jederzeit.',
  find: 'Auf findahelpline.com siehst du, wer in deinem Land für so etwas da ist, oft auch per Chat.',
  steps: {
    inward: [
      {
        text: 'Geh weg von dem, womit du dir etwas antun könntest: anderes Zimmer, anderes Stockwerk, vor die Tür. Abstand hilft in den nächsten Minuten am meisten.',
        unlessNamed: true,
      },
      'Denk an einen Menschen, den du dafür wecken darfst, und ruf dort an. „Mir geht es nicht gut, bitte komm“ reicht.',
      {
        text: 'Setz dich dorthin, wo Menschen sind, auch fremde: ein Lokal, ein Geschäft, der Eingang eines Krankenhauses. Reden musst du mit niemandem.',
        unlessNamed: true,
      },
      'Entscheide jetzt nichts, und lass Alkohol weg. Wird es schlimmer, ruf die {number} an und sag: „Ich bin vor mir selbst nicht sicher.“',
    ],
    wounds: [
      'Wenn es blutet, drück ein sauberes Tuch fest darauf und nimm es nicht weg, um nachzuschauen. Ist es tief oder hört es nicht auf, ruf die {number} an.',
      'Gib das, womit du dich verletzt, jemandem in die Hand, oder leg es weit weg. Der Druck steigt, und er lässt auch wieder nach.',
      'Halt etwas Kühles fest, eine Dose oder ein nasses Tuch, und achte eine Minute lang nur darauf, was deine Hand spürt.',
      'Setz dich für die nächste Viertelstunde dorthin, wo dich jemand sieht. Warum, musst du nicht sagen.',
    ],
    body: [
      'Nimm nichts mehr zu dir, auch kein Wasser und keine Milch, und bring dich nicht zum Erbrechen, außer man sagt es dir am Telefon.',
      'Mach die Tür auf und ein Licht an, setz oder leg dich hin, und bleib, wo man dich findet.',
      'Hol jemanden zu dir: Ruf laut, klopf nebenan oder schreib zwei Wörter: „Komm sofort.“',
      'Stell das Telefon auf Lautsprecher. Falls es eine Packung gibt, halt sie bereit, auch eine leere.',
    ],
    home: [
      'Wenn es anfängt, geh raus, falls du kannst, und ruf die {number} an. Bis dahin: weg von Küche und Bad, nah an einer Tür nach draußen.',
      'Mach mit jemandem, dem du vertraust, ein Wort aus, das bedeutet: „Ruf für mich die Polizei.“',
      'Wenn dir jemand den Hals zugedrückt hat, lass das heute ärztlich anschauen, auch wenn man nichts sieht.',
      'Wenn jemand dein Handy kontrolliert, mach diese Seite jetzt zu und komm mit einem anderen Gerät wieder. Den Chat kannst du jederzeit löschen.',
    ],
    assault: [
      'Wenn es erst ein paar Tage her ist, geh bald in ein Krankenhaus oder eine Arztpraxis. Dort kann man Verletzungen versorgen und einer Ansteckung oder Schwangerschaft vorbeugen, je früher, desto besser. Später hilft es auch noch.',
      'Frag im Krankenhaus als Erstes, ob Spuren gesichert werden können, ohne dass die Polizei davon erfährt. Vielerorts geht das, vor allem in den ersten Tagen.',
      'Such dir einen Menschen aus, der neben dir sein soll. „Mir hat jemand etwas angetan“ genügt, Einzelheiten bist du niemandem schuldig.',
      'Heute zählen Ruhe, Wärme und eine Tür, die sich abschließen lässt. Dein Körper darf müde sein.',
    ],
    child: [
      'Denk an einen Erwachsenen, den du magst: eine Lehrerin, einen Trainer, deine Oma, die Eltern von Freunden. „Mir passiert etwas Schlimmes, und ich brauche Hilfe“ reicht. Oder du zeigst, was du hier geschrieben hast.',
      'Wenn es gleich wieder losgeht, lauf dorthin, wo andere Leute sind, und ruf die {number} an. Da dürfen auch Kinder anrufen.',
      'Wenn der erste Erwachsene nicht hilft, sag es einem zweiten, und dann noch einem. Sag es so lange, bis jemand etwas tut.',
      'Wenn jemand auf dein Handy schaut, mach diese Seite zu und komm später wieder. Du kannst auch in der Schule nach einem Telefon fragen.',
    ],
    eating: [
      'Wenn dir schwarz vor Augen wird, dein Herz rast oder stolpert oder die Brust wehtut, ruf die {number} an, auch wenn es gleich wieder vorbeigeht.',
      'Mach diese Woche einen Arzttermin, früher, wenn du dich schwach fühlst. Du kannst dort zeigen, was du hier geschrieben hast.',
      'Sag es einem Menschen noch vor der nächsten Mahlzeit, gern als Nachricht: „Das mit dem Essen ist schwierig geworden, und ich brauche Hilfe.“',
      'Iss zusammen mit jemandem, den du gern hast, wenn das geht. Über das Essen reden müsst ihr nicht.',
    ],
    voices: [
      'Geh zu jemandem, dem du vertraust, und setz dich dazu. „Ich habe Angst, bleib bei mir“ reicht.',
      'Lass dir heute noch ärztlich helfen, und nimm jemanden mit. In die Notaufnahme kannst du auch nachts.',
      'Mach die Bildschirme aus und eine Lampe an. Nimm etwas Einfaches in die Hand, eine Tasse oder eine Decke.',
      'Verschieb heute alle großen Entscheidungen, und setz dich nicht ans Steuer. Leg dich hin, auch wenn du nicht schläfst.',
    ],
    harm: [
      'Geh noch ein Stück weiter weg: auf die Straße, in die andere Richtung, zu jemandem, der ruhig bleibt.',
      'Wenn du etwas bei dir hast, das verletzen kann, leg es hin oder schließ es weg, und geh ohne.',
      'Sag jemandem: „Ich habe Angst vor dem, was ich tun könnte. Bleib bei mir.“ Mehr musst du nicht erklären.',
      'Schreib der Person jetzt nicht, und schau nicht nach, was sie postet. Auch Alkohol macht es gerade nur schlimmer.',
    ],
    other: [
      'Ein Satz, der hilft: „Ich bin froh, dass du mir das sagst. Holen wir zusammen jemanden dazu.“ Danach hör nur zu.',
      'Hol noch heute einen Menschen dazu, der nah dran ist: aus der Familie, der Wohnung, der Schule, der Arbeit.',
      'Wenn es einen Plan gibt oder keine Antwort mehr kommt, ruf die {number} an und gib Namen und Adresse durch.',
      'Wenn ihr zusammen seid, schaff Abstand zu allem, was gefährlich werden kann, ohne darum zu kämpfen. Lass dich dabei auch ablösen.',
    ],
    otherBody: [
      'Wenn die Person atmet, aber nicht aufwacht, dreh sie auf die Seite, den Kopf ein wenig nach hinten.',
      'Gib der Person nichts zu essen, kein Wasser und keine Milch, und bring sie nicht zum Erbrechen, außer man sagt es dir am Telefon.',
      'Wenn die Person nicht atmet oder seltsam röchelt, sag das am Telefon sofort. Man erklärt dir, wie du auf die Brust drückst.',
      'Stell auf Lautsprecher, mach die Tür auf, und schick jemanden vors Haus, damit man euch schneller findet. Falls es eine Packung gibt, halt sie bereit, auch eine leere.',
    ],
    otherUnwell: [
      'Lass die Person damit nicht allein, und hol noch jemanden dazu, dem sie vertraut. Wenn du Angst um dich hast, bleib in der Nähe einer Tür oder geh raus, und halte von dort Kontakt.',
      'Sprich mit ihr über ärztliche Hilfe noch in dieser Woche, und biete an mitzukommen. Will sie nicht, kannst du auch selbst in einer Arztpraxis anrufen und erzählen, was du siehst.',
      'Wenn es gleich gefährlich wird oder jemand zusammenbricht, ruf die {number} an und sag, was du gesehen und gehört hast. Stell dich niemandem in den Weg.',
    ],
    otherHurt: [
      'Frag, was die Person selbst möchte, bevor du etwas unternimmst. Nur bei einem Kind warte nicht: Hol noch heute die Schule oder eine Kinderschutzstelle dazu.',
      'Sprich darüber, wenn ihr allein seid, und schreib nichts davon, solange jemand mitlesen könnte.',
      'Biete etwas Greifbares an: ein Bett für die Nacht, Begleitung ins Krankenhaus, ein Wort, das bedeutet: „Ruf für mich an.“',
      'Wenn du mitbekommst, dass es gerade passiert, ruf die {number} an, und geh nicht dazwischen.',
    ],
  },
  stay: [
    'Ich lese weiter mit, auch halbe Sätze.',
    'Das ist viel für einen Menschen allein.',
    'Ein Wort genügt. Schön sagen musst du es nicht.',
    'Alles andere kann warten. Das hier kommt zuerst.',
    'So etwas würde jeden Menschen mitnehmen.',
    'Danke, dass du mir auch das schreibst.',
  ],
  told: ['Gut, dass du das schreibst.', 'Gut zu wissen, danke.', 'Das ist viel wert, gerade jetzt.'],
  denial: [
    'Kann gut sein. Ich frage nur lieber zweimal, als es einmal zu übersehen.',
    'Ich will dir nichts einreden. Sag mir einfach, wie es ist, dann gehe ich danach.',
  ],
  nobody: [
    'Dann sitzt du gerade ganz allein damit da, und das macht es noch schwerer. Auch jemand, den du kaum kennst, zählt: die Leute nebenan oder eine fremde Stimme am Telefon.',
    'Niemanden zu haben, dem man es sagen kann, tut weh. Gerade dafür gibt es Telefone und Chats, an denen Menschen sitzen. Dort fällst du niemandem zur Last.',
  ],
  questions: [
    { text: 'Denkst du gerade daran, dir das Leben zu nehmen?', yes: 'danger', no: 'safe' },
    { text: 'Hast du etwas in der Nähe, womit du dir etwas antun könntest?', yes: 'danger', no: 'put_away' },
    { text: 'Ist gerade jemand bei dir, dem du vertraust?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'Bist du da, wo du bist, für die nächste Stunde sicher?', yes: 'safe', no: 'danger' },
    { text: 'Weiß jemand, wie es dir gerade wirklich geht?', yes: 'told', no: 'alone' },
    { text: 'Wer könnte heute bei dir sein, auch wenn dir das Fragen schwerfällt?' },
    { text: 'Hat sich etwas verändert, seit du mir zuerst geschrieben hast?' },
  ],
  questionsOfBody: [
    { text: 'Hast du schon angerufen?', yes: 'called' },
    { text: 'Ist jemand bei dir?', yes: 'with_someone', no: 'alone', about: 'alone' },
    { text: 'Ist schon jemand zu dir unterwegs?', yes: 'help_coming' },
    { text: 'Was ist passiert, und wie lange ist es her?' },
  ],
  questionsOfOther: [
    { text: 'Ist die Person gerade in Gefahr, soweit du weißt?', yes: 'danger', no: 'safe' },
    { text: 'Ist jemand bei der Person?', yes: 'with_someone', no: 'alone' },
    { text: 'Weißt du, wo die Person jetzt ist?' },
    { text: 'Wer weiß außer dir noch davon?' },
  ],
  questionsOfHurt: [
    { text: 'Bist du da, wo du gerade bist, in Sicherheit?', yes: 'safe', no: 'danger' },
    { text: 'Ist der Mensch, vor dem du Angst hast, gerade in der Nähe?', yes: 'danger', no: 'away' },
    { text: 'Hast du schon jemandem davon erzählt?', yes: 'told', no: 'alone' },
  ],
  checkIn: [
    'Kann sein, dass ich das falsch lese. Ich frage lieber nach.',
    'Das klingt nach mehr als einem schlechten Tag. Wenn ich danebenliege, sag es mir einfach.',
  ],
  sorry: [
    'Danke, dass du es klarstellst. Entschuldige, dann habe ich es dunkler gelesen, als es gemeint war.',
    'Gut, dann lag ich daneben, tut mir leid. Danke für die ehrliche Antwort.',
  ],
  past: [
    'Da hast du viel durchgemacht, davor habe ich Respekt. Du kannst mehr davon erzählen oder es so stehen lassen, beides ist in Ordnung.',
    'Danke, dass du mir das anvertraust. So etwas durchzustehen, kostet viel Kraft. Ob und wie viel du davon noch schreibst, entscheidest du.',
  ],
  followUp: [
    'Bevor es weitergeht: Wie ist es seitdem mit dem, was du mir geschrieben hast? Ein Wort reicht, und du kannst es auch übergehen.',
    'Was du mir geschrieben hast, ist hier nicht vergessen. Wenn es wieder schlimmer geworden ist, fang damit an. Alles andere kann warten.',
  ],
  ease: ['So kann es für den Moment bleiben.', 'Das macht die nächste Stunde ein Stück sicherer.'],
  close: [
    'Dann lassen wir es für jetzt dabei. Wenn es wieder schlimmer wird, schreib es hier, ein Wort genügt, oder melde dich gleich bei einem Menschen am Telefon oder im Chat. Und erzähl in den nächsten Tagen in einer Arztpraxis oder jemandem, dem du vertraust, wie es war.',
    'Gut. Bleib heute in der Nähe von Menschen, bei denen du dich sicher fühlst, und verlang morgen nicht zu viel von dir. Wenn es wieder näher kommt, kannst du hier gleich damit anfangen, zu jeder Uhrzeit.',
  ],
  options: ['Ich bin in Gefahr', 'Ich bin gerade in Sicherheit', 'Ich kann nicht telefonieren'],
  noPhone: [
    'Dann ohne Telefon. Eine kurze Nachricht an jemanden in der Nähe zählt genauso.',
    'Gut, wir lassen das Telefonieren. Schreiben geht auch, oder bei jemandem klingeln, auch wenn es spät ist.',
  ],
  toWrite: [
    'Zum Beispiel: „Mir geht es sehr schlecht, und ich will nicht allein sein. Kannst du mich anrufen oder kommen?“ Mehr braucht es nicht.',
    'Das kannst du so abschicken: „Ich brauche dich jetzt. Ich kann es nicht gut erklären, aber ruf mich bitte an oder komm.“',
  ],
  onlyEnglish: [
    'Danke, dass du das schreibst, das ist keine Kleinigkeit. Über Dates, Arbeit und Schule kann WingMate nur auf Englisch mit dir schreiben. Einfaches Englisch mit Fehlern ist völlig in Ordnung. Wenn du in Gefahr bist oder Angst hast, schreib das auf Deutsch, und die Antwort kommt auch auf Deutsch.',
    'Ich habe gelesen, was du schreibst, und man merkt, dass es dich beschäftigt. Deutsch gibt es hier leider nicht für alles: Die Gespräche über Dates, Arbeit und Schule führt WingMate nur auf Englisch. Kurze Sätze reichen, und Fehler stören nicht. Bist du in Gefahr oder hast du Angst, dann schreib es auf Deutsch, und du bekommst eine Antwort auf Deutsch.',
  ],
  more: germanMore,
  localNumber: 'Notrufnummer deines Landes (in vielen ist es die 112)',
  toChild: {
    urgentAtHome: [
      'Wenn du rauskannst, geh zuerst raus: zu den Leuten nebenan oder in ein Geschäft. Bitte dort einen Erwachsenen, die {number} anzurufen.',
      'Geh zuerst dorthin, wo andere Erwachsene sind. Ruf dann die {number} an, wo dich niemand hört, vor dem du Angst hast. Die Nummer ist auch für Kinder da. Sag, wo du bist und dass dir jemand wehtut.',
    ],
    close: [
      'Du hast heute etwas sehr Schweres gesagt. Wenn es noch einmal passiert, sag es am selben Tag einem Erwachsenen, oder schreib es hier. Du musst nicht warten, bis es schlimmer wird.',
    ],
  },
}
