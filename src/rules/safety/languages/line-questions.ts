import { createPhraseFinder } from '../phrases/phrase-list.ts'
import type { Language } from '../state.ts'

/** What people ask about a helpline before they dare to use it. */
export const lineQuestions = ['what', 'cost', 'hours', 'sends_help', 'disturbs', 'anonymous'] as const
export type LineQuestion = (typeof lineQuestions)[number]

type Words = Readonly<Record<LineQuestion, readonly string[]>>

const spanish: Words = {
  what: [
    '(que|q|k) (es|son) ~1 (#|esa linea|ese numero|esta linea|este numero|la linea|esa cosa)',
    '(quien|quienes) ~1 (contesta|contestan|responde|responden|atiende|atienden)',
    '(para que|de que) (sirve|sirven|va) ~1 (#|esa linea|ese numero|esta linea|este numero|la linea)',
    'como funciona ~1 (#|esa linea|ese numero|esta linea|la linea|eso)',
  ],
  cost: [
    '(gratis|gratuito|gratuita|gratuitos|gratuitas)',
    'cuanto ~1 (cuesta|cobran|sale|vale)',
    'cuesta (dinero|plata|algo llamar)',
    '(me|te|nos)? (cobran|cobraran|van a cobrar)',
    '(tengo|hay) que pagar',
    'es (caro|de pago) ~1 llamar',
  ],
  hours: [
    '(abierto|abierta|abren|atienden|contestan|responden|funciona|disponible|disponibles|hay alguien) ~4 (noche|noches|semana|finde|findes|domingo|domingos|sabado|sabados|24|madrugada|hora|horas|siempre|tarde|festivos)',
    '(noche|fin de semana|finde|domingo|madrugada) ~2 (abierto|abierta|atienden|contestan|responden|funciona|hay alguien)',
    '(que|cual|cuales) ~2 (horario|horarios)',
    '(a|hasta) que hora ~2 (abren|cierran|atienden|contestan|llamar|funciona)',
    '(esta|estara|estan) (abierto|abierta|abiertos)',
  ],
  sends_help: [
    '(van a|iran a|vayan a|pueden|podrian|mandan|mandaran|envian|enviaran|manden) ~2 (mandar|enviar|mandarme|enviarme|encerrar|encerrarme|internar|internarme|ingresar|ingresarme|hospitalizar|hospitalizarme|policia|ambulancia)',
    '(me|que me) (internan|internen|encierran|encierren|ingresan|ingresen|hospitalizan|hospitalicen|internaran|encerraran|llevan al hospital|lleven al hospital)',
    '(llaman|llamaran|llamen|van a llamar) a (la policia|mis padres|una ambulancia|la ambulancia|mi familia)',
  ],
  disturbs: [
    'molestar !(a mi|a mis|a ella|a el|con mis)',
    '(quitar|quitarle|quitarles|quito|ocupar|ocupo) ~2 (lugar|tiempo|sitio|linea)',
    '(hay|otros|otras|gente|personas) ~4 (peor|peores|mas graves)',
    'no es (tan|lo bastante|suficientemente|lo suficientemente) grave',
    'llamar por una (tonteria|bobada)',
  ],
  anonymous: [
    '(anonimo|anonima|anonimos|anonimamente|confidencial)',
    '(dar|decir|decirles|piden|preguntan|saben|sabran|ven) ~2 (mi nombre|el nombre|mi numero|quien soy|mi direccion)',
    '(aparece|sale|se ve|saldra) ~3 (factura|recibo)',
  ],
}

const french: Words = {
  what: [
    '(c est quoi|cest quoi|c quoi|qu est ce que c est|qu est ce que|kesako) ~1 (#|sos amitie|ce numero|cette ligne|ce truc|la ligne)',
    '(#|ce numero|cette ligne) (c est quoi|cest quoi|c quoi|qu est ce que c est)',
    '(c est qui|qui) ~2 (repond|repondent|decroche|au bout du fil|a l autre bout)',
    'a quoi (ca|il|elle)? ~1 sert ~1 (#|ce numero|cette ligne)?',
    'comment ca (marche|se passe) ~3 (#|ce numero|cette ligne|la ligne|appelle)',
  ],
  cost: [
    '(gratuit|gratuite|gratos|payant|payante|surtaxe|surtaxee)',
    '(combien ca|ca) (coute|va couter) !(d en|de)',
    '(je dois|il faut|faut) payer',
  ],
  hours: [
    '(ouvert|ouverte|dispo|disponible|disponibles|joignable|joignables|repondent|repond|decrochent) ~4 (week|weekend|we|dimanche|samedi|nuit|soir|24|24h|h24|lundi|tard|heure|toujours|tout le temps|feries)',
    '(la nuit|le week end|le weekend|le dimanche|le samedi) ~2 (ouvert|dispo|repondent|repond|quelqu un)',
    '(c est|est ce que c est|ils sont|elle est) ~1 (ouvert|ouverte|ouverts)',
    '(quels|les|leurs) (horaires|heures d ouverture)',
    '(a|jusqu a) quelle heure ~3 (ferme|ouvre|ferment|ouvrent|appeler|repondent)',
    '(y a|il y a) quelqu un (la nuit|le week|le weekend|le dimanche)',
  ],
  sends_help: [
    '(vont|va|peuvent|peut|risquent|risque) ~2 (m envoyer|envoyer|m hospitaliser|hospitaliser|m interner|interner|m enfermer|debarquer|prevenir mes|appeler (la police|les flics|les pompiers|mes|le samu))',
    '(ils|on|elles) ~1 (m envoient|envoient|m envoie|envoie|m hospitalisent|m internent|m enferment|m hospitalise|m interne)',
    '(m hospitaliser|m interner|etre (hospitalise|hospitalisee|interne|internee)|me (faire|retrouver) (interner|hospitaliser|en hp|a l hp))',
    'peur (que|qu) (les (pompiers|flics|policiers)|la police|le samu|on) ~1 (debarquent|debarque|viennent|vienne|m hospitalise|m interne|m enferme)',
  ],
  disturbs: [
    '(deranger|derange) !(ma|mon|mes|elle|lui|la voisine|les voisins|pas|que|a)',
    '(faire perdre ~1 temps|prendre la place|prends la place|prendre la ligne)',
    '(gens|autres|personnes|monde) ~4 (plus mal|pire|plus grave|plus malheureux)',
    '(c est|suis) ~1 (pas assez (grave|mal)|pas si grave)',
  ],
  anonymous: [
    '(anonyme|anonymement|anonymat|confidentiel|confidentielle)',
    '(donner|dire|demandent|demander|savoir|savent|voient) ~2 (mon nom|mon numero|mon adresse|qui je suis)',
    '(apparait|affiche|voit|visible|apparaitra) ~3 (facture|releve)',
  ],
}

const german: Words = {
  what: [
    'was ist ~2 (#|telefonseelsorge|diese nummer|das fur (eine|ne) nummer|krisenchat|dieser chat|diese hotline)',
    'wer (geht|hebt|nimmt|ist|sitzt|antwortet|meldet) ~3 (ran|dran|ab|antwortet|telefon|sich|da)',
    'wer antwortet',
    'wie (funktioniert|lauft|geht) ~1 (das|die telefonseelsorge|der chat|so ein anruf) ~1 (ab|dort|da|denn|dann)? $',
    'wie (funktioniert|lauft) (das|die telefonseelsorge|der chat|so ein anruf)',
  ],
  cost: [
    '(kostenlos|gratis|kostenfrei|gebuhrenfrei|kostenpflichtig|kostets)',
    '(was|wie viel|wieviel) kostet',
    'kostet (das|es|der anruf|die nummer|dort|da) !(mich|~2 (kraft|uberwindung|mut))',
    'muss ich ~3 (bezahlen|zahlen)',
    '(ist|sind) (das|die|der anruf|es) ~1 umsonst',
  ],
  hours: [
    '(offen|geoffnet|erreichbar|besetzt|jemand|wer|ran|dran|anrufen) ~4 (nachts|nacht|wochenende|sonntag|sonntags|samstag|samstags|feiertag|feiertagen|spat|24)',
    '(nachts|nacht|wochenende|sonntag|sonntags|samstag|uhr) ~3 (offen|geoffnet|erreichbar|besetzt|jemand|anrufen|ran|dran)',
    '(ist|sind|hat|haben) (das|die|der|da|dort) ~2 (offen|geoffnet|erreichbar|auf)',
    '(offnungszeiten|rund um die uhr)',
    '(bis|ab) wann ~3 (anrufen|erreichbar|offen|erreiche|erreichen)',
  ],
  sends_help: [
    '(schicken|schickt|rufen|holen) (die|sie|mir|dann|da|gleich)? ~3 (polizei|krankenwagen|notarzt|rettung|jemanden|jemand|wen) !(an)',
    '(polizei|krankenwagen|notarzt|rettung|jemanden|jemand|wen) ~2 (schicken|vorbeischicken|vorbei schicken|losschicken)',
    '(einweisen|eingewiesen|zwangseinweisen|zwangseingewiesen|einsperren|eingesperrt|weggesperrt|einliefern|eingeliefert)',
    '(komme|muss|lande) ich ~3 (klinik|psychiatrie|geschlossene|krankenhaus|spital)',
  ],
  disturbs: [
    '(store|stor) ich ~2 !(meine|meinen)',
    '(nicht|niemanden|keinen|die da|da) (storen|belastigen)',
    'angst zu storen',
    '(zeit|platz|leitung) ~1 (wegnehmen|weg|stehlen|klauen|blockieren)',
    '(andere|anderen|leute|menschen|leuten) ~4 (schlechter|schlimmer)',
    'nicht schlimm genug',
  ],
  anonymous: [
    '(anonym|vertraulich|schweigepflicht)',
    '(namen|adresse|nummer) ~2 (sagen|nennen|angeben|sehen|sagen muss)',
    '(sehen|wissen|erfahren) ~2 (wer ich bin|meine nummer|meinen namen)',
    '(telefonrechnung|handyrechnung)',
  ],
}

const portuguese: Words = {
  what: [
    '(o que|que|oq) (e|eh|sao) ~1 (#|cvv|essa linha|esse numero|esta linha|este numero|a linha)',
    '(quem|quem e que) ~1 (atende|atendem|responde|respondem)',
    '(como funciona|para que serve|pra que serve) ~1 (#|cvv|essa linha|esse numero|esta linha|este numero|a linha|isso)',
  ],
  cost: [
    '(gratis|gratuito|gratuita|de graca)',
    'quanto (custa|cobram|pago|e a ligacao)',
    'custa (dinheiro|alguma coisa|caro)',
    '(tem que|tenho que|tenho de|preciso) pagar',
    '(eles|me|vao) ~1 (cobram|cobrar|cobrarem)',
    'paga ~2 (ligar|ligacao|chamada)',
  ],
  hours: [
    '(aberto|aberta|atende|atendem|funciona|funcionam|disponivel|alguem) ~4 (noite|madrugada|semana|fds|domingo|sabado|24|24h|hora|horas|sempre|tarde|feriado|feriados)',
    '(noite|madrugada|fim de semana|domingo|fds) ~2 (atende|atendem|funciona|aberto|aberta|alguem)',
    '(qual|que|quais) ~2 (horario|horarios)',
    '(ate|a) que horas',
    '(esta|ta|fica|estao) (aberto|aberta)',
  ],
  sends_help: [
    '(vao|vai|podem|pode|irao) ~2 (mandar|enviar|mandarem|internar|hospitalizar|prender|internar me|levar me)',
    '(mandam|enviam|mandarem) ~2 (policia|ambulancia|samu|alguem|bombeiros)',
    '(vao|vai|podem) ~1 chamar ~1 (policia|samu|ambulancia|meus pais|bombeiros|minha mae)',
    '(me internar|me internarem|me internam|ser internada|ser internado|acabar internada|acabar internado|ir parar no hospital)',
  ],
  disturbs: [
    '(incomodar|atrapalhar|chatear) !(minha|meu|a minha|o meu|ela|ele|meus)',
    '(ocupar|ocupando|tirar|tirando|roubar) ~2 (lugar|vez|linha|tempo)',
    '(gente|outros|pessoas|outras) ~4 (pior|piores|mais grave|mais precisa|precisa mais)',
    'nao e (tao|assim tao|suficientemente) grave',
  ],
  anonymous: [
    '(anonimo|anonima|anonimato|anonimamente|sigilo|sigiloso|confidencial)',
    '(dar|dizer|falar|pedem|perguntam|sabem|veem|saber) ~2 (meu nome|o nome|meu numero|quem eu sou|quem sou|meu endereco|minha morada)',
    '(aparece|sai|consta) ~3 (conta|fatura)',
  ],
}

const italian: Words = {
  what: [
    '(cos e|cosa e|che cos e|che e|cosa sarebbe) ~1 (#|telefono amico|quel numero|questo numero|questa linea|quella linea|la linea)',
    'chi ~1 (risponde|rispondono|c e dall altra parte)',
    '(a cosa serve|come funziona) ~1 (#|telefono amico|quel numero|questo numero|questa linea|quella linea|la linea|chiamata)',
  ],
  cost: [
    '(gratis|gratuito|gratuita|gratuiti|a pagamento)',
    'quanto costa',
    'costa (qualcosa|soldi|chiamare)',
    '(si paga|devo pagare|bisogna pagare|si deve pagare)',
  ],
  hours: [
    '(aperto|aperta|aperti|rispondono|risponde|attivo|attiva|disponibile|disponibili|c e qualcuno) ~4 (notte|weekend|week|settimana|domenica|sabato|24|h24|ore|ora|sempre|sera|festivi|tardi)',
    '(notte|weekend|week end|domenica|fine settimana) ~2 (aperto|aperta|rispondono|risponde|c e qualcuno)',
    '(che|quali) orari',
    '(a|fino a|da) che ora ~3 (rispondono|risponde|chiude|apre|chiamare|aperto)',
    '(e|sara) (aperto|aperta)',
  ],
  sends_help: [
    '(mandano|manderanno|mandare|mandarmi|mandino|chiamano|chiameranno|chiamino) ~2 (polizia|carabinieri|ambulanza|qualcuno|118|112|miei|soccorsi)',
    '(mi)? (ricoverano|ricovereranno|ricoverino|rinchiudono|rinchiuderanno|rinchiudano|internano|interneranno)',
    '(ricoverarmi|farmi ricoverare|rinchiudermi|internarmi|farmi (un)? tso|finire in (ospedale|psichiatria))',
  ],
  disturbs: [
    '(li|vi|se) disturbo',
    '(disturbare|dare fastidio|dar fastidio) !(mia|mio|i miei|la|il|lei|lui)',
    '(rubare|occupare|togliere|rubo|occupo|tolgo) ~2 (posto|tempo|linea)',
    '(gente|altri|persone|chi|c e) ~2 (sta peggio|stanno peggio|messo peggio|messa peggio)',
    'non e (cosi|abbastanza) grave',
  ],
  anonymous: [
    '(anonimo|anonima|anonimato|riservato|riservata)',
    '(dare|dire|chiedono|sanno|vedono|sapere) ~2 (mio nome|il nome|chi sono|mio numero|mio indirizzo|mi chiamo)',
    '(compare|appare|si vede|risulta) ~3 bolletta',
  ],
}

const words: Readonly<Record<Exclude<Language, 'en'>, Words>> = {
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
}
const find = createPhraseFinder(
  Object.entries(words).flatMap(([language, all]) =>
    lineQuestions.map((name) => ({ language, name, phrases: all[name] })),
  ),
)

/** What a message asks about a helpline, each once, and the number it names. */
export function readLineQuestions(line: string, language: Language): readonly LineQuestion[] {
  const asked = find(line).filter(({ group }) => group.language === language)
  return lineQuestions.filter((name) => asked.some(({ group }) => group.name === name))
}
