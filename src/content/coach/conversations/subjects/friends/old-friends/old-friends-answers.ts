import type { Answer } from '../../../conversation.ts'

export const oldFriendsAnswers: readonly Answer[] = [
  {
    like: [
      'is it too late to reach out',
      'its been ten years can i still write',
      'too much time has passed',
      'can you text someone after 8 years of nothing',
      'how long is too long',
    ],
    say: [
      "No, time alone rarely makes it too late. Many people are pleased to hear from somebody after years. You can't know if this one will be, and a two-line message costs them nothing if they aren't.",
    ],
  },
  {
    like: [
      'what if they dont answer',
      'and if they ignore me',
      'what if i get left on read after all these years',
      'no reply what then',
      'she read it and nothing',
    ],
    say: [
      "Then it hurts, and you still won't know why. It may be the wrong number, a full head, or a real no. You can write once more after a month or two. After that, let it rest; you've done your half.",
    ],
  },
  {
    like: [
      'do i have to explain why i disappeared',
      'i was the one who stopped answering',
      'i ghosted them when i was doing bad',
      'should i apologize for being gone so long',
      'its my fault we lost touch',
    ],
    say: [
      `One sentence is enough: "I went quiet, and I'm sorry. It had to do with me, not with you." Tell more only if they ask. A long explanation gives them work to do before they can say hello.`,
    ],
  },
  {
    like: [
      'they have kids and houses and im still here',
      'my life is nothing compared to theirs',
      'what do i say when they ask what i do now',
      'im embarrassed about what became of me',
      'they all made it except me',
    ],
    say: [
      `You can tell it short and true: "It's been a bumpy few years. What about you?" An old friend knows more of you than your job or your home. If they only compare, you've learned that about them.`,
    ],
  },
  {
    like: [
      'we have nothing in common anymore',
      'we only talk about the old days',
      'she turned into someone else',
      'its awkward when we meet now',
      'weve grown apart and i hate it',
    ],
    say: [
      "That happens, and it can be nobody's doing. Try one meeting in which you do something new together instead of going through old stories. If it stays hollow after that, it may become a friendship for birthdays, and that's worth something too.",
    ],
  },
  {
    like: [
      'is it my fault they all left',
      'why do i lose everyone',
      'what did i do wrong',
      'why do friendships always end for me',
      'am i the problem',
    ],
    say: [
      "I can't tell from here, and friendships often fade without anybody doing anything wrong: moves, work, children, illness. If the same thing ended several of them, that's worth a look. Is there one you could ask honestly?",
    ],
  },
  {
    like: [
      'my friends have died',
      'my best friend passed away',
      'one by one theyre gone',
      'im the last one left of us',
      'theres nobody left who knew me young',
    ],
    say: [
      "That's a kind of loss that new people can't make up for. You can still have somebody to tell about them: a child of theirs, a neighbor, somebody at your place of worship. Say the name out loud to one person this week.",
    ],
  },
  {
    like: [
      'should i go to the reunion',
      'theres a class reunion coming up',
      'they invited me to the old gang dinner',
      'we are meeting again after years and im scared',
      "i'd rather not go to the get together",
    ],
    say: [
      "It depends on one thing: is there somebody you'd like to see. If so, write to that person first and arrange to go in together, for an hour. If there isn't, staying home is a fair choice.",
    ],
  },
  {
    like: [
      'we had a fight back then',
      'it ended badly between us',
      'she hurt me and i still miss her',
      'can you go back after a falling out',
      'he never said sorry',
    ],
    say: [
      'Sometimes it can be picked up again, if you both want it and you felt safe with them. Your first line can leave the fight out: "I think of you, in spite of everything." If they treated you badly, you can miss them and still leave it closed.',
    ],
  },
  {
    like: [
      'isnt it weird to write out of nowhere',
      'theyll think i want something',
      'they will wonder why now',
      'it looks creepy to message after so long',
      'what reason do i give',
    ],
    say: [
      `It may surprise them, and a reason helps: "I heard our song today." Then say that you want nothing: "I only wanted to say hi." After that they can be pleased at their own speed.`,
    ],
  },
  {
    like: [
      'how do i stop missing them',
      'will it ever stop hurting',
      'how do i let go of an old friend',
      'i dream about them',
      'i check their profile every day',
    ],
    say: [
      "It usually gets quieter, rather than stopping altogether. Looking at their page every day keeps it fresh, so try a week without, and see how you are after it. Missing somebody doesn't mean you must act on it.",
    ],
  },
  {
    like: [
      'i already wrote and it died after two messages',
      'we wrote back and forth and then nothing',
      'she said lets meet and never again',
      'tried to revive it didnt work',
    ],
    say: [
      `Then it may need a voice or a date more than another text. Once, you can say: "I'd like to hear your voice. Do you have fifteen minutes on Sunday?" If that also goes nowhere, you've tried it properly.`,
    ],
    item: 'challenge:call-a-friend',
  },
  {
    like: [
      'i dont have their number anymore',
      'how do i find them',
      'i dont know if theyre still alive',
      'shes not on social media',
      'i looked everywhere and cant find him',
    ],
    say: [
      "Sometimes you can find them through somebody: a sibling, an old neighbor, the school, the congregation, a former workplace. Ask that person to pass on your number, so that the friend can choose. Some people stay lost, and that's sad.",
    ],
  },
]
