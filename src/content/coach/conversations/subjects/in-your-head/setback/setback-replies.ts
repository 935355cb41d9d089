import type { Answer } from '../../../conversation.ts'

export const setbackReplies: readonly Answer[] = [
  {
    asks: 'words',
    like: [
      'how do i tell my therapist that i slipped',
      'what do i say to my counselor after getting worse',
      'i have to admit that i stopped practicing, how',
      'how do i start the next session after a bad month',
      'words for telling them its bad again',
    ],
    say: [
      `Open with it, in the first minute:\n"It's gotten worse since last time, and I was embarrassed to tell you."\n"I stopped doing the exercises. I'd like to look at why."\n"I had a bad few weeks. Can we start with that?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i go back to the group after missing so many times',
      'what do i say when i show up again after months',
      'i stopped going to my class and want to return',
      'how do i explain why i was away',
      'what do i write to rejoin the club i dropped out of',
    ],
    say: [
      `Short is plenty; people mostly say welcome back:\n"Hi, I've been away for a while. Good to be back."\n"I had a lot going on. What did I miss?"\n"I'd like to come again next time, if there's still room."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'i canceled on a friend again, what do i write',
      'how do i apologize for bailing a third time',
      'she is hurt that i keep backing out, what do i say',
      'i didnt show up and need to explain',
      'what do i text after i stood them up out of fear',
    ],
    say: [
      `Own it, and offer something you can keep:\n"I backed out again, and I'm sorry. It's my anxiety, and it isn't about you."\n"I let you down. Could we do something shorter, like a walk?"\n"You deserved a message from me. I'm sorry."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'people say but you were doing so well, what do i answer',
      'my mom is disappointed that im worse, what do i tell her',
      'they ask why i cant do it anymore when i could before',
      'how do i explain that it got bad again',
      'what do i say when someone says i thought you were over that',
    ],
    say: [
      `You can answer without defending yourself:\n"I was. It goes up and down, and this is a down."\n"It's harder again at the moment. I'm on it."\n"I thought so too. Be patient with me for a bit."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'what do i say to myself after a bad day',
      'i need a sentence against the thought that it was all for nothing',
      'what can i tell myself when i slip',
      'give me something to say when i want to quit practicing',
    ],
    say: [
      `Something you could say to a friend as well:\n"That was a bad day. I've had those before, and there were others after."\n"I know some of this road already."\n"I don't have to fix it tonight."`,
    ],
  },
  {
    like: [
      'should i take a break or push through',
      'do i rest first or go right back',
      'is it ok to pause for a while',
      'can i take time off from practicing',
      'should i keep going even though its worse',
    ],
    say: [
      'Some of both: rest from the big things, and keep one tiny one going, like a daily hello to a neighbor. A pause with an end date is rest. Without one, it tends to get longer by itself.',
    ],
  },
  {
    like: [
      'what if it happens again',
      'what if i get another panic there',
      'what if i slip every time',
      "i'm scared of the next setback",
      'what if the next one is worse',
    ],
    say: [
      "Then you'll have a hard day, and you'll have been through one already. It's worth deciding now what you'd do on the first bad morning: one person to tell, one thing you keep doing. Then you won't have to figure it out while you feel awful.",
    ],
  },
  {
    like: [
      'was it a setback or only a bad day',
      'how do i know if im really slipping',
      'is one avoided thing a relapse',
      'is this a relapse or a rough week',
    ],
    say: [
      "I'd call it a rough patch if it's a few days and you're still doing some of your things. It's more of a slide if you've avoided the same kind of thing for weeks and the list is growing. A rough patch needs rest. A slide needs one small step soon.",
    ],
  },
  {
    like: [
      'where do i start again',
      'what is the first thing i should do again',
      'do i start from the beginning or where i left off',
      'which step do i take first after a break',
      'how small should i start again',
    ],
    say: [
      "Start a bit below where you left off, at something that scares you about four out of ten. Not the first thing you ever did, and not the one that beat you. Do it twice in a week, and you'll see which way to go.",
    ],
  },
  {
    like: [
      'i could do this last year and now i cant',
      'i used to give talks and now i cant even call someone',
      'before the pandemic i was fine with people',
      'i was so outgoing a few years ago',
      'a month ago this was no problem',
    ],
    say: [
      "It's strange and painful to be stopped by something you've already done. What you learned isn't erased; it's out of practice. Small steps can bring it back, and often it goes faster than the first time.",
    ],
  },
  {
    like: [
      'i am so angry at myself for slipping',
      'i hate myself for falling back',
      'i had it and i threw it away',
      'its my own fault i got worse',
      'im so stupid for stopping',
    ],
    say: [
      "On top of the slip, you're getting a scolding for it, and that's the part that keeps people down. You didn't throw anything away. Something got too heavy, and you put it down. Talk to yourself tonight the way you'd talk to a friend in the same spot.",
    ],
  },
  {
    like: [
      'i started avoiding the phone again',
      'i cross the street again when i see people',
      'i have begun ordering everything online again',
      'i make excuses again like before',
      'old habits are back, i look at my phone in every crowd',
    ],
    say: [
      "You noticed, and that helps, because old habits usually creep back quietly. You don't have to drop them all at once. Take the one that came back most recently and leave it out once this week.",
    ],
  },
  {
    like: [
      'a breakup threw me back',
      'since i moved its all bad again',
      'the new boss brought it all back',
      'school started and im as scared as last year',
    ],
    say: [
      "A big change takes away the people and places where you'd already proved it to yourself. So it's less like falling back and more like doing it again on new ground. No wonder it's harder. Find one place you can go back to until it feels familiar.",
    ],
  },
  {
    about: 'over',
    like: [
      'i went back and it was ok',
      'i tried again today and it worked',
      'i did the thing i had been avoiding again',
      'first time back since the bad month',
      'i showed up again after all',
    ],
    say: [
      "You went back to the very thing that had thrown you. I'm glad. That may be harder than the very first time, because you knew how it can go. Enjoy the rest of the day.",
    ],
  },
  {
    about: 'over',
    like: [
      'its getting better again but i wait for the next crash',
      'i had a good week and dont trust it anymore',
      'im doing well again and scared to say it',
      'i feel better but i felt better last time too',
      'good days make me nervous now',
    ],
    say: [
      "After a fall, it's natural to keep looking over your shoulder, and it's tiring. Another dip may come sometime, and you've seen now that you can come back up. This week was good, whatever next week brings.",
    ],
  },
  {
    about: 'over',
    like: [
      'i tried again and it was worse than before',
      'i went back and panicked again',
      'second try and i failed again',
      'i gave it another chance and ran out',
      'tried again, same disaster',
    ],
    say: [
      'Twice in a row really hurts. It was probably too big a step for now, and that says more about the step than about you. Leave that one alone for a week or two, and try something much smaller in the same direction.',
    ],
  },
  {
    about: 'over',
    like: [
      'i drank to get through it again',
      'i lied to get out of it again',
      'i hid in the bathroom the whole time',
      'i blocked everyone when it got bad',
      'i promised i would come and then turned my phone off',
    ],
    say: [
      "You grabbed what was nearest to make it stop, and now you wish you hadn't. You can tell one person the truth about it, in a sentence, and that can take some of the shame away. If drinking is becoming the way you cope, a doctor can help with that.",
    ],
  },
  {
    like: [
      'how often do i have to practice so it doesnt come back',
      'how many times a week should i do it',
      'do i have to keep doing this forever',
      'how do i keep it from slipping again',
      'do i write down my progress somewhere',
    ],
    say: [
      'A few small things a week, built into what you do anyway: a word at the counter, one call, one hello. That keeps you in practice without turning it into a program. A short list of what helped, on your phone, is worth having for the next dip.',
    ],
  },
]
