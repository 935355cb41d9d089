import type { KindWords } from '../../parts.ts'

/** {number} is the country's emergency number. */
export const suicideWords: KindWords = {
  first: {
    name: 'suicide.first',
    lines: [
      'Thank you for telling me. Thoughts about dying are a lot to carry by yourself, and you said it here. It usually means the pain has gotten bigger than the ways you have of coping with it. Both of those can change.',
      'I read that, all of it. You’re hurting badly enough to think about dying, and that comes before everything else we could talk about.',
      'That’s a hard thing to type. When it hurts this much, dying can look like the only way to make it stop. It’s not the only one, even if you can’t see another from where you are.',
      'You said it plainly, so I will too. You’re thinking about dying. You don’t have to get through this hour alone.',
    ],
  },
  urgent: {
    name: 'suicide.urgent',
    lines: [
      'Please call {number} now, or hand your phone to somebody who can. You need a person beside you for the next hour.',
      'Call {number} first, before you read on. Say: "I’m thinking of killing myself and I’m not safe." That sentence is enough. They will take it from there.',
      'This is the time to call {number}. You told me, and now a real person needs to be with you.',
    ],
  },
  steps: {
    name: 'suicide.steps',
    lines: [
      {
        text: 'Move away from {means}: another room, another floor, out the front door. Distance is the thing that helps most in the next ten minutes.',
        unless: ['put_away', 'in_care', 'help_coming'],
        needs: 'means',
        leadsOut: true,
      },
      {
        text: 'When {helper} {is} there, hand {means} over first. "Please keep {it} for me tonight" is enough, and the rest can come later.',
        unless: ['put_away', 'in_care', 'away'],
        needs: 'helper',
        when: ['help_coming'],
      },
      {
        text: 'Let somebody else look after {means} tonight. All you have to do is say where, and keep away yourself.',
        unless: ['put_away', 'in_care', 'away'],
        needs: 'means',
      },
      {
        text: 'If you’re somewhere high, or near water, a road or tracks, move well away from it first. Then sit down with your back against something.',
        unless: ['put_away', 'in_care', 'with_someone', 'away'],
        needs: 'place',
      },
      {
        text: 'Think of the person who would want to know this at any hour, and reach them, even if it means waking them. "I’m not okay, can you come" is the whole message.',
        unless: ['with_someone', 'told', 'reached', 'help_coming', 'in_care'],
      },
      {
        text: 'Go where other people are, even strangers: a lobby, a café, a store that’s open. You don’t have to talk to anyone there.',
        unless: ['with_someone', 'reached', 'help_coming', 'told', 'in_care'],
        leadsOut: true,
      },
      'You don’t have to decide anything right now. Only the next ten minutes, and then the ten after that.',
      'No alcohol for now, and nothing else that clouds your head. It makes the worst thoughts louder.',
      'Waves like this rise, and they pass. Staying somewhere safe until this one has passed is the whole job.',
      {
        text: 'If it gets worse, an emergency room is open at any hour, and "I’m not safe from myself" is a reason they know.',
        unless: ['in_care'],
      },
      'Turn on a light, put a blanket around you, and plug in your phone. Small things, to make the next hour a little easier.',
      'If there was another time this bad, think of what helped you through it safely. Do the smallest part of that.',
      {
        text: 'You’ve been drinking, and that makes the worst minute come faster. No more tonight. Stay inside, away from the car, and get the keys out of reach: with a neighbor, or with whoever can come to you. If you find yourself going for them, call {number}.',
        unless: ['put_away', 'in_care'],
        needs: 'carAfterDrink',
      },
      {
        text: 'Stay inside, away from the car, and get the keys out of reach: with a neighbor, or with whoever can come to you. Distance from the car is what helps most tonight.',
        unless: ['put_away', 'in_care'],
        needs: 'car',
      },
      {
        text: 'Stay inside tonight, and away from the water. If you’re near it already, move well back first, to where there’s light and people.',
        unless: ['in_care', 'with_someone'],
        needs: 'water',
      },
    ],
  },
  questions: {
    name: 'suicide.ask',
    questions: [
      { text: 'Are you thinking about killing yourself right now?', yes: 'danger', no: 'safe' },
      {
        text: 'Is there something near you that you might use to hurt yourself?',
        yes: 'danger',
        no: 'put_away',
        unless: ['no_plan'],
        about: 'means',
      },
      { text: 'Have you taken any of {it} today, or anything else?', yes: 'danger', about: 'taken', needs: 'tablets' },
      {
        text: 'Is anybody there with you?',
        yes: 'with_someone',
        no: 'alone',
        unless: ['help_coming'],
        about: 'alone',
      },
      {
        text: 'Who could keep {means} for you tonight?',
        unless: ['put_away', 'in_care', 'help_coming', 'with_someone'],
        needs: 'means',
      },
      { text: 'Have you done anything to hurt yourself today?', yes: 'danger', about: 'hurt' },
      {
        text: 'Who could be with you tonight, even if you would hate to ask?',
        unless: ['with_someone', 'reached', 'help_coming', 'in_care'],
      },
      { text: 'Can you keep yourself safe for the next hour?', yes: 'safe', no: 'danger' },
      { text: 'Has the thought turned into a plan?', yes: 'danger', no: 'no_plan' },
      { text: 'Is it stronger now than when you first wrote?', yes: 'danger', unless: ['calmer'], about: 'stronger' },
      { text: 'Where are you at the moment?', unless: ['in_care', 'with_someone'], about: 'where' },
      {
        text: 'Does anybody know how bad it is right now?',
        yes: 'told',
        no: 'alone',
        unless: ['reached'],
        about: 'unknown',
      },
    ],
  },
  ease: {
    name: 'suicide.ease',
    lines: [
      'That makes the next hour safer, and it was you who did it.',
      {
        text: 'Good. For tonight: near somebody, away from {means}, phone charged.',
        needs: 'means',
        unless: ['put_away'],
      },
      'Let’s keep the next hours as simple as they can be.',
      'Okay. Hold on to that, and keep things the way they are for now.',
      {
        text: 'Good. For tonight: a light on, the phone charged, and somebody you could wake.',
        unless: ['with_someone'],
      },
      {
        text: 'Keep it like that tonight, with {helper} near. Nothing has to be talked through before morning.',
        needs: 'helper',
        when: ['with_someone'],
      },
    ],
  },
  close: {
    name: 'suicide.close',
    lines: [
      {
        text: 'Then rest now, with {helper} there. Tomorrow, call a doctor together and tell them about tonight, all of it. If it comes back before that, wake {her}, or write here in one word.',
        needs: 'helper',
        when: ['with_someone'],
      },
      'Then we can leave it here for now. The thoughts may come back, and if they do, say so in the middle of anything, even in one word. When this is quieter, tell a doctor or a counselor what you told me.',
      'All right. Stay near people tonight, and don’t ask much of yourself tomorrow. If it rises again, come back here or go straight to the line. Until then we can talk about anything you like, or about nothing.',
      'You got yourself through something very hard. One more thing for tomorrow, in daylight: let somebody who knows you hear how bad it got. For now, rest, or tell me about something else.',
    ],
  },
  options: ["I'm not safe right now", "I don't know if I'm safe", "I'm safe for now", "I can't call anyone"],
}
