import type { Answer } from '../../../conversation.ts'

export const newJobTalkWords: readonly Answer[] = [
  {
    like: [
      'i was in prison and nobody at work knows, they keep asking what i did before',
      'did time, now every time someone asks about my past I leave the room',
      "I've been inside. What do I say when colleagues ask where I worked before?",
      'they ask where i was before this and i cant say jail can i',
    ],
    asks: 'words',
    say: [
      `You don't owe workmates your record. One true, boring line, and you can stay in the room:\n"Had some rough years. Glad to be here now. You?"\n"Long story, not a lunch one. How long have you been here?"\n"I'd rather talk about now."`,
    ],
  },
  {
    like: [
      'been here three days and i still dont know where the toilet is, too scared to ask',
      'its my 4th day and I never asked how the coffee machine works',
      "I am a week into the job and haven't asked where one eats lunch.",
      'still havent asked anyone the wifi password, started monday',
    ],
    asks: 'words',
    say: [
      `You're still new, and this is a question everybody there once asked. Go to whoever is closest:\n"I should have asked on day one. Where do I find ...?"\n"Quick question, how does this work here?"`,
    ],
  },
  {
    like: [
      'they all go to lunch somewhere and nobody told me where, so I said enjoy',
      'everyone left for "the regular place" and i stayed at my desk, its my first week',
      "New here and they have their usual spot. I didn't ask where it is.",
      "they said you know where we'll be. I dont. said have fun",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You couldn't have known, and you're allowed to ask. Next time you need one line while they're getting their coats:\n"Where's the usual spot? Can I come?"\n"I'm new, I don't have a usual yet. Mind if I join?"`,
    ],
  },
  {
    like: [
      "the boss knows about my past, my coworkers don't",
      'manager knows i was inside, nobody else',
      'Only the owner has been told. The rest of the staff have no idea.',
      'he hired me through a program so he knows. the team doesnt',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then the one who had to know knows, and still wants you there. The others get a true, short line:\n"I was away from work for a while. Glad to be here. You?"\n"Long story. How long have you been here?"`,
    ],
  },
  {
    like: [
      'what do you say on the first day at a new job here',
      'First day tomorrow, how do people introduce themselves in English?',
      'what do i say when i meet the new coworkers, i only know hi im ...',
      'I start Monday and I only have one sentence. What else do people say?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Your name is a good start. Add one of these, and the first five minutes have something in them:\n"It's my first day. Where should I put my things?"\n"Nice to meet you. What's your name?"\n"Who do I ask when I don't know something?"`,
    ],
  },
]
