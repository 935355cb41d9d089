import type { Answer } from '../../../conversation.ts'

export const leavingAnswers: readonly Answer[] = [
  {
    like: [
      'is it rude to leave early',
      'can i go before the others',
      'is it bad if im the first to leave',
      'will they be mad if i go now',
      'am i allowed to leave after an hour',
    ],
    say: [
      "No, in most places it's fine to leave early if you say goodbye to the host or the person you're with. Going first also makes it less hard for the next person. Some will be sorry to see you go, which isn't the same as angry.",
    ],
  },
  {
    like: [
      'what if they ask why',
      'and if they say already?',
      'they always try to make me stay',
      'what do i say when they beg me to stay',
      'they will want a reason',
    ],
    say: [
      `Then you say the same thing again, a bit warmer: "I know, it's early. I'm heading home all the same." You don't need a better reason than wanting to go. Each new reason gives them something to argue with.`,
    ],
  },
  {
    like: [
      'can i leave without saying goodbye',
      'is it ok to slip out',
      'i always disappear without a word',
      'do i have to say bye to everyone',
      'i want to vanish like a ghost',
    ],
    say: [
      'At a big thing, yes, nobody has to go around and say goodbye to everyone. One person should know, usually the host, so that nobody looks for you. If you always slip out, try that one goodbye next time and see what it costs you.',
    ],
  },
  {
    like: [
      'can i make up an excuse',
      'i always say i have an early morning',
      'should i fake a phone call',
      'is it ok to lie to get out',
      'i say my stomach hurts and go',
    ],
    say: [
      `You can, and it usually works. Then you have to remember it. It also leaves you thinking that the truth wouldn't have been enough. "I'm tired, I'm going home" is true most of the time. Try it on somebody kind first.`,
    ],
  },
  {
    like: [
      "they won't stop talking",
      'how do i interrupt someone',
      'he talks without a pause',
      "she's had hold of me for half an hour",
      'how do i get away from a talker',
    ],
    say: [
      `You break in with their name or a hand held up a little: "Sorry, I have to stop you, I need to go." Waiting for the pause doesn't work with people who don't pause. Say it, take a step back, say it once more, and go.`,
    ],
  },
  {
    like: [
      "what if they're hurt",
      'i feel guilty leaving',
      'shes lonely and has nobody else to talk to',
      'i dont want to hurt his feelings',
      'they were so nice to invite me',
    ],
    say: [
      `Somebody may be a little sad, and you can be kind about it and still go. Give them one true warm thing: "I liked talking with you. I'm going home now." If you stay out of guilt, you may not want to come again, and that helps neither of you.`,
    ],
  },
  {
    like: [
      "in my culture you can't leave before the elders",
      'where i am from goodbyes take an hour',
      'nobody leaves before the boss does',
      'the host will insist three times its our custom',
      'its an insult to go before the food is done',
    ],
    say: [
      'Then the custom is real, and you can use it instead of fighting it. Begin your goodbye early, ask the eldest or the host if you may go, and count the refusals as part of it. Saying at the start how long you can stay helps too.',
    ],
  },
  {
    like: ['how long do i have to stay', 'when can i go home', 'whats the minimum time', 'is twenty minutes enough'],
    say: [
      "There's no rule. If you've greeted the people you came for and had one real exchange, that's a visit. If you tend to run at the first wave of nerves, wait until it has dropped a little, and go then.",
    ],
  },
  {
    like: [
      'i always run away too early',
      'is leaving avoidance',
      'i leave the second i get nervous and then regret it',
      'am i just escaping',
      'i went home after ten minutes again',
    ],
    say: [
      'It depends on what makes you go. Leaving because you have had enough is fine. Leaving at the peak of the fear teaches it that you had to. When you can, stay five more minutes after the urge, and then decide.',
    ],
    item: 'challenge:stay-two-hours',
  },
  {
    like: [
      'what do they say about me when im gone',
      'they will talk about me after i leave',
      'they must think i hated it',
      'do they think something is wrong with me',
    ],
    say: [
      'Nobody can tell you that. They may say something nice, or nothing, or wonder for a second. If you want them to know that you liked it, tell them so when you go, or in one line the next day.',
    ],
  },
  {
    like: [
      'hug or handshake i never know',
      'the goodbye itself is so awkward',
      'what do i do with my hands when i say goodbye',
      'do i kiss wave or what',
      'we said bye and then walked the same way',
    ],
    say: [
      'Choose for yourself and show it early: hand out, arms open, or hand on your chest with a nod. People follow whoever moves first. And if you collide, or end up walking the same way, "Well, hello again" is enough.',
    ],
  },
  {
    like: [
      "i came with someone and they don't want to leave",
      "i don't have a car so i cant go when i want",
      'my partner wants to stay until the end',
      'we always have to be the last ones',
    ],
    say: [
      'Settle it before you go in: a time, and what each of you does if the other wants to stay. Look up a bus, ask about another ride, or agree on a walk outside halfway. Having a way home of your own makes it less hard to stay.',
    ],
  },
  {
    like: [
      'this person makes me uncomfortable how do i get away',
      "he won't let me go and i feel unsafe",
      'someone is standing too close and keeps touching me',
      "she won't take no for an answer",
    ],
    say: [
      `Then go right away, and don't bother being polite about it. Say "I'm leaving," walk toward other people, and tell one of them or the staff. You don't owe this person a reason or a goodbye. If you feel in danger, call for help.`,
    ],
  },
  {
    like: [
      'i already tried saying i have to go',
      'i said bye three times and im still here',
      'tried that they just keep talking',
      'being polite never works on them',
    ],
    say: [
      "Then words alone aren't enough with this person. Stand up, put your coat or bag on, and be in motion while you speak. After the second goodbye you can walk away, even if they're in the middle of a sentence.",
    ],
  },
]
