import type { Confidence } from '#rules/safety/standing/confided.ts'
import type { Lines, Questions } from '../parts.ts'

const lines = (name: string, ...all: string[]): Lines => ({ name: `received.${name}`, lines: all })

/**
 * Acknowledges what somebody confides, before we ask or advise anything. In plain words, because many read them in a
 * second language.
 */
export const received: Readonly<Record<Confidence, Lines>> = {
  first_time: lines(
    'first_time',
    'Thank you for trusting me with this. You’ve carried it alone until now.',
    'That was the first time you said it, and that’s hard to do. Thank you for telling me.',
    'That’s a lot to keep to yourself. Thank you for saying it here.',
  ),
  came_back: lines(
    'came_back',
    'Thank you for coming back to it and saying it straight. That’s hard after a first no.',
    'I’m glad you said it after all. It couldn’t have been easy to turn around and tell it.',
    'You could have left it at a joke or a no, and you told me. Thank you.',
  ),
  passive: lines(
    'passive',
    'Thank you for telling me that. It’s a heavy thing to carry.',
    'I’m reading every word of that, and nothing about it is wrong to say.',
    'It makes sense to want the pain to stop. Thank you for putting it into words.',
  ),
  burden: lines(
    'burden',
    'Feeling like a burden is heavy on its own. People who worry about you usually do it because they want you in their lives.',
    'You’re thinking of other people, even now. Most people would rather worry about somebody they love than not know.',
    'It hurts to feel like a burden. To people who care about you, you’re a person, not a weight.',
  ),
  never_hurt: lines(
    'never_hurt',
    'It’s good that you haven’t hurt yourself, and good that you told me.',
    'You did nothing to hurt yourself. I heard that.',
    'Thank you for answering that so clearly.',
  ),
  unseen: lines(
    'unseen',
    'Being around people and not being seen by them is very lonely.',
    'That sounds very lonely. I read you, and what you say here counts.',
    'Nobody gets used to not being noticed. It wears people down.',
  ),
  weary: lines(
    'weary',
    'Anybody would be tired after so much of this.',
    'That’s a deep kind of tired, and a night’s sleep doesn’t always fix it.',
    'Keeping going through this takes a lot out of a person.',
  ),
}

/** "I said already, in my room." */
export const missed: Lines = {
  name: 'received.missed',
  lines: [
    'You’re right, I missed that. Sorry.',
    'I missed what you said, and I’m sorry.',
    'Sorry, you told me, and I didn’t take it in.',
  ],
}

export const reminded = lines(
  'reminded',
  'You did say that, sorry.',
  'Yes, you told me. Sorry for asking twice.',
  'True, you answered that. Sorry.',
)

/** "Please don't call the police." */
export const pleas = lines(
  'plea',
  'No. I can’t call anybody, and you’re not in trouble.',
  'Nobody is called from here. I can’t do that, and you have done nothing wrong by telling me.',
  'I won’t and I can’t. What you write here sends nobody to your door.',
)

/** They are on their way to somebody they have reached: one warm line without a question. */
export const goToThem = lines(
  'go',
  'Go and talk to {her}. Tell {her} as much as you can, in whatever words come. You can write here any time after.',
  'That’s a good place for you to be now. Go, say half of it if that’s all you can say, and come back here whenever you like.',
  'Good. Go to {her}, and let {her} stay with you as long as {she} {wants}. You can come back here after.',
)

/** Somebody takes over: one line without a question. */
export const takenOver = lines(
  'taken_over',
  'Go. You don’t have to hold this by yourself now. Say what you told me, or show them this screen.',
  'Good. Let them take it from here, and stay with them. You can write here any time after.',
  'Then I’ll let you go. Tell them the plain words once more. You did the hard part.',
)

export const theyTakeOver = lines(
  'they_take_over',
  'Good. Let them take it from here. You spoke up for somebody, and that counts.',
  'Go, and let the others carry some of it now. You did right to tell. You can write here any time after.',
  'Then I’ll let you go. You stayed with this, and you don’t have to do the rest alone.',
)

/** About somebody they named who would listen: {helper}, {she} and {her} are filled in. */
export const helperNear = lines(
  'helper',
  '{Helper} may well want the real answer. You could write: "I always say I’m fine, and I’m not fine. Can you call me?"',
  '{Helper} sounds like somebody who would want to know. Half of it is enough: "I’m not doing well. Can we talk?"',
  'Then let {helper} in on it. One message: "I haven’t told you how I really am. Can I call you?"',
)

/** The same if that person is too far away to come. */
export const helperFar = lines(
  'helper.far',
  '{Helper} may well want the real answer, and {she} can hear it from far away. You could write: "I always say I’m fine, and I’m not fine. Can you call me?"',
  '{Helper} {is} far away, and can still be there for you: a call or a message is enough. "I’m not doing well. Can we talk?"',
  'Far away doesn’t mean out of reach. One message to {helper} is a start: "I haven’t told you how I really am. Can I call you?"',
)

export const helperQuestions: Questions = {
  name: 'received.helper.ask',
  questions: [
    {
      text: 'Could you send {her} that now, while this stays open?',
      unless: ['reached', 'told', 'with_someone', 'help_coming'],
    },
    {
      text: 'Could you call {her} now, and write here after if you like?',
      unless: ['reached', 'told', 'with_someone', 'help_coming'],
    },
    { text: 'What makes it hard to tell {her}?', unless: ['reached', 'told', 'with_someone', 'help_coming'] },
  ],
}

/** After a wish not to wake up or not to be here: how urgent is it, and who could know? */
export const passiveQuestions: Questions = {
  name: 'received.passive.ask',
  questions: [
    {
      text: 'When that thought comes, do you also think of how you would do it, or is it more a wish that it would all stop?',
      unless: ['no_plan'],
    },
    {
      text: 'Is there one person you could tell even half of this to tonight?',
      unless: ['reached', 'told', 'with_someone', 'in_care'],
    },
    { text: 'Does it come every day, or only now and then?' },
  ],
}
