import type { Fact } from '#rules/safety/standing/facts.ts'
import type { Lines } from '../parts.ts'

const lines = (name: string, ...all: string[]): Lines => ({ name: `told.${name}`, lines: all })

/** Acknowledges a fact they told us; the reply starts with it. */
export const told: Readonly<Record<Fact, Lines>> = {
  in_care: lines(
    'in_care',
    'You’re where people can look after you. It’s good that you’re there.',
    'It’s good that you’re getting care. Tell them everything, the hard part too.',
    'Then stay there, and let them do their work. You can put the phone down whenever they need you.',
    'That’s the best place to be right now.',
  ),
  help_coming: lines(
    'help_coming',
    'Somebody is on the way to you. Now the only thing to do is stay where they will find you.',
    'Good, they’re coming. Stay where they will find you, and keep the phone in your hand.',
    'Help is on the way. Hold on where you are until they get there.',
    'Okay. Until then, keep your phone in your hand and write here if the waiting gets hard.',
  ),
  with_someone: lines(
    'with_someone',
    'It’s good that you’re not by yourself. That helps more than anything I can write.',
    'It’s good that somebody is there. You can lean on them, even without talking.',
    'Then let them stay close. You can show them this screen, if saying it is too hard.',
    'Somebody is next to you. That’s what I was hoping for.',
  ),
  away: lines(
    'away',
    'They’re not near you right now. That’s good to know.',
    'Good. While there’s some space between you, let one person know how you are.',
    'It’s good that you have a moment to yourself.',
  ),
  put_away: lines(
    'put_away',
    'Good. Keeping {the means} out of reach is one of the strongest things anybody can do.',
    'Good. Every step between you and {the means} helps.',
    'That helps. Keep that distance, tonight and for the next days.',
    'With {the means} out of reach, the next hours are safer.',
  ),
  called: lines(
    'called',
    'You reached out to them. That took a lot.',
    'It’s good that you’re in touch with them. Stay with them as long as you need. This can wait.',
    'You did it. Whoever answers there is better at this than I am, so let them lead.',
    'Okay, stay on with them. Write here only if it helps.',
  ),
  told: lines(
    'told',
    'Somebody knows now. You’re not the only one carrying it, even if it doesn’t feel lighter yet.',
    'You told them. That was brave, however they reacted.',
    'It’s good that it’s out. They may not find the right words. Being there is enough.',
    'That’s one person who can look out for you now.',
  ),
  ate: lines(
    'ate',
    'You ate something. For you, today, that’s not small.',
    'Good. You ate, and you can leave it at that.',
    'That counts. You don’t have to explain it or make up for it.',
  ),
  safe: lines(
    'safe',
    'Thank you for answering that. I’ll go by what you say.',
    'Okay. That’s what I needed to know first.',
    'Good. If that changes, you can say so at any time.',
    'I hear that you’re safe for now.',
  ),
  calmer: lines(
    'calmer',
    'That’s good to hear. It can go up and down for a while, so say so if it changes.',
    'Good. Thank you for telling me that too.',
    'Good. Nothing has to be done with it right now.',
  ),
  no_plan: lines(
    'no_plan',
    'There’s no plan. That’s good to hear.',
    'Thank you for saying so clearly that there’s no plan.',
    'A thought, and no plan. Those are two different things, and it helps to know.',
  ),
  reached: lines(
    'reached',
    'You reached somebody. That’s the best thing you could have done.',
    'It’s good that you’re in touch with them. Say it in whatever words come.',
    'Then you have somebody on the other end. Stay with them as long as you like.',
  ),
}

/** The same if we know who it is, or what was put away. */
export const toldOfHelper: Partial<Readonly<Record<Fact, Lines>>> = {
  help_coming: lines(
    'helper.help_coming',
    '{Helper} {is} on the way to you. That’s good. Stay where {she} will find you.',
    'It’s good that {helper} {is} coming. Nothing has to be solved before {she} {is} there.',
    '{Helper} {is} coming, and that’s what counts. A lot of people feel ashamed right after asking. Asking was still right.',
  ),
  with_someone: lines(
    'helper.with_someone',
    '{Helper} {is} with you. That helps more than anything I can write.',
    'It’s good that {helper} {is} there. You can lean on {her}, even without talking.',
    'Then let {helper} stay close. You can show {her} this screen, if saying it is too hard.',
  ),
  told: lines(
    'helper.told',
    '{Helper} knows now. That was hard to say, and you said it.',
    'You told {helper}. You’re not the only one carrying it, even if it doesn’t feel lighter yet.',
  ),
  reached: lines(
    'helper.reached',
    'You reached {helper}. That’s the best thing you could have done.',
    'It’s good that you’re in touch with {helper}. Say it in whatever words come.',
  ),
}

/** They were never hit, and may have told us so to say that it counts for nothing. */
export const toldOfNoBlows: Lines = lines(
  'control.safe',
  'I believe you that nobody hits you. It doesn’t have to be a blow to wear a person down: days of silence, or having to say sorry first, can do that too.',
  'All right, no blows. What you described still takes something from you, and it counts.',
  'I hear that you’re not being hit. Being watched or punished in other ways is still worth telling somebody.',
)

/** They said no to what was only hinted at: nothing brave was told yet, and it may still come. */
export const toldNotSo: Lines = lines(
  'hinted.safe',
  'Okay, I’ll go by that. If it’s ever different, you can say it here in two words.',
  'Good to hear. The question stays open on my side, and you can come back to it whenever you like.',
)

/** The same if somebody else is in danger. */
export const toldOfOther: Readonly<Record<Fact, Lines>> = {
  in_care: lines(
    'other.in_care',
    'They’re with people who know what to do. It’s not all on you now.',
    'Good. Let the staff ask the questions now, and tell them what you saw.',
    'Then they’re in the right place.',
  ),
  help_coming: lines(
    'other.help_coming',
    'Help is on its way to them. Stay reachable, and stay where you’re safe.',
    'Good, somebody is going to them.',
    'Okay. Keep the line open until they have arrived.',
  ),
  with_someone: lines(
    'other.with_someone',
    'They’re not alone. That’s the most important thing right now.',
    'It’s good that somebody is beside them. If that’s you, sit down, keep your voice calm, and stay.',
    'Somebody is there with them. Quiet company is enough, nobody needs the right words.',
  ),
  away: lines(
    'other.away',
    'They have some distance from it now. Good.',
    'It’s good that they’re away from there.',
    'Good. It’s best if somebody stays with them.',
  ),
  put_away: lines(
    'other.put_away',
    'It’s out of their reach. That matters a great deal.',
    'It’s good that it’s out of there.',
    'That was a wise thing to do.',
  ),
  called: lines(
    'other.called',
    'You made the call. Tell them exactly what you told me.',
    'Good. They will say what to do next, and they know more than I do.',
    'You’re in touch with them. Stay on.',
  ),
  told: lines(
    'other.told',
    'Now you’re not the only one who knows. That was right, even if they asked you not to.',
    'It’s good that somebody else knows. It was too much for one person.',
    'You told somebody. That may be what turns this around.',
  ),
  ate: lines(
    'other.ate',
    'They ate something. Don’t praise it or count it. Keep them company, that’s all.',
    'Good. Stay with them for a while after.',
    'That’s a small thing, and a good sign.',
  ),
  safe: lines(
    'other.safe',
    'Good to know. Keep checking on them all the same.',
    'Okay. I’ll go by what you see; you’re closer to them.',
    'Thank you for answering that.',
  ),
  calmer: lines(
    'other.calmer',
    'That’s good to hear.',
    'Good. Stay near, it can come in waves.',
    'That helps both of you.',
  ),
  no_plan: lines(
    'other.no_plan',
    'No plan, as far as you know. That’s good to hear.',
    'It’s good that there’s no plan. It still matters that somebody asks.',
    'That makes a difference, and it helps to know it.',
  ),
  reached: lines(
    'other.reached',
    'You’re in touch with them. Keep it slow, and let them talk.',
    'It’s good that you reached somebody.',
    'Then stay on with them for a while.',
  ),
}
