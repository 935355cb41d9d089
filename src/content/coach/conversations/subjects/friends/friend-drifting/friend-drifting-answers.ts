import type { Answer } from '../../../conversation.ts'

export const friendDriftingAnswers: readonly Answer[] = [
  {
    like: [
      'should i say something or let it go',
      'do i bring it up',
      'should i ask her what happened',
      'is it better to wait',
      'do i ask or leave it',
    ],
    say: [
      "If you'd still be sad about it in three months, say something. Once, kindly, and about you: that you miss them. If you notice you're mostly relieved, you can let it get smaller without talking about it.",
    ],
  },
  {
    like: [
      'what if they say its over',
      'what if she says she doesnt want to be friends',
      'and if he says yes i did pull away',
      'what if asking ends it',
      'i dont want to hear it',
    ],
    say: [
      'Then you say, "Thank you for being honest," and you go somewhere you can be sad. It would hurt a lot. It would also end the guessing. If one plain, friendly question ends a friendship, it was probably near its end already.',
    ],
  },
  {
    like: [
      'did i do something wrong',
      'what did i do',
      'she must be mad at me',
      'why is he avoiding me',
      'i keep going through what i said',
    ],
    say: [
      `Maybe, and maybe it has nothing to do with you; you can't find that out by going through old conversations. Give the search ten minutes. If something comes up, ask: "Did that hurt you?" If nothing comes up, ask how they are.`,
    ],
  },
  {
    like: [
      'she has a new best friend',
      'he replaced me',
      'they got a boyfriend and forgot me',
      'since she had the baby im nobody',
      'she sits with the others now',
    ],
    say: [
      "It may feel like being replaced, and often it's that their time has been taken over. You can't compete for it. You can offer something only you two have, in a small dose, and see if they take it.",
    ],
  },
  {
    like: [
      'im always the one who writes first',
      'if i didnt text wed never talk',
      'why do i have to do all the work',
      'i stopped writing to see if she would',
      'should i stop reaching out',
    ],
    say: [
      `You can stop, and tell them first, so that it's no secret test: "I've noticed I'm usually the one who writes. I'd like it if you did sometimes." Some people never start and always come. Others are leaving. This shows you which.`,
    ],
  },
  {
    like: [
      'how do i know if its really over',
      'am i imagining it',
      'am i reading too much into it',
      'is she busy or does she not care',
      'how long do i wait',
    ],
    say: [
      "You can't tell from a few weeks. Look at two or three months: did they ever suggest another day, ask about you, show up when it mattered. If you offered three times and nothing came back, treat it as on hold for now.",
    ],
  },
  {
    like: [
      'is it normal for friendships to end',
      'do people just grow apart',
      'everyone else keeps their friends',
      'why does this always happen to me',
      'is that how it is as an adult',
    ],
    say: [
      "Yes, it's common for friendships to thin out, and some come back years later. It happens to likable people all the time. That doesn't make it hurt less, and you're allowed to grieve for somebody who is still alive.",
    ],
  },
  {
    like: [
      'should i tell her im hurt',
      'how do i tell him it hurts without a fight',
      'i want to tell her how she treated me',
      'im so angry at my friend',
      'do i confront them',
    ],
    say: [
      `Yes, if you can say it about one thing: "When the dinner happened without me, I was hurt." Leave out "always" and "never," and do it face to face or by voice if you can. Wait until the worst of the anger is past.`,
    ],
    item: 'challenge:call-a-friend',
  },
  {
    like: [
      'i have no one else',
      'shes my only friend',
      'if i lose him i have nobody',
      'without her im alone',
      'i put everything into this one friendship',
    ],
    say: [
      "Then it's no wonder every late reply scares you. That's a lot riding on one person. Keep this friend if you can, and start something small on the side: one other person, ten minutes a week.",
    ],
  },
  {
    like: [
      'i see them every day at work',
      'were in the same class so i cant avoid it',
      'we share the same group of friends',
      'its my cousin so i have to see her',
      'how do i act when we meet now',
    ],
    say: [
      "Be as friendly as you would be to somebody you like a little: greet them, say one sentence, go on. You don't have to act as if all is well, or punish them. Talk about it alone with them, never in front of the others.",
    ],
  },
  {
    like: [
      'i already asked and she said everything is fine',
      'he says nothing is wrong but hes different',
      'i brought it up and it didnt help',
      'they said theyre busy',
    ],
    say: [
      'Then believe the words for now and watch what they do. Give it a few weeks, with one invitation in them. If nothing changes, you have your answer in another form, and asking a third time would only wear you out.',
    ],
  },
  {
    like: [
      'maybe im the one drifting',
      'i dont enjoy it with her anymore',
      'i pulled away and feel guilty',
      'what if i want less of this friend',
      'ive been too low to answer my friend',
    ],
    say: [
      `That happens too, and it's no crime. If you still want them, tell them: "I've been hard to reach. It isn't you." If you want less, you can answer warmly and meet less often. Don't vanish if you can help it.`,
    ],
  },
  {
    like: [
      'how do i stop checking their stories',
      'i see her online but she doesnt answer me',
      'i watch what he likes all day',
      'i keep looking at their pictures without me',
    ],
    say: [
      "Mute them for two weeks; most apps don't tell the other person. Each look gives you a new guess and no answer. When you want to look, that's the moment to send one line, or to write to somebody else.",
    ],
  },
]
