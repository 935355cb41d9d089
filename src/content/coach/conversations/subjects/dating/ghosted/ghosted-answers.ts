import type { Answer } from '../../../conversation.ts'

export const ghostedAnswers: readonly Answer[] = [
  {
    like: [
      'why do people ghost',
      'why would someone do that',
      "why couldn't she say no like an adult",
      'who does that after such a nice evening',
      'what makes a person disappear',
    ],
    say: [
      "Mostly because saying no to somebody's face, or even in a chat, is uncomfortable, and silence costs them nothing right then. Some have other things going on. Which it was here, you may never learn. It tells you more about how they handle hard conversations than about you.",
    ],
  },
  {
    like: [
      'was it something i said',
      'what did i do wrong',
      'i must have been too much',
      'did i scare him off',
      'i keep going through every message looking for the mistake',
    ],
    say: [
      "It may have been, and you can't find out from rereading. If one message really was unkind, you can own that in a line. If you only find things like a joke or a long text, that's ordinary talk, and people who want to stay rarely leave over it.",
    ],
  },
  {
    like: [
      'should i write again',
      'can i send one more message',
      'do i ask what happened',
      'is it pathetic to text again',
      'do i deserve an explanation',
    ],
    say: [
      "Yes, once, if you haven't yet. Make it short and let them off with a no. It isn't pathetic, it's clear. If that gets no answer, then that's the answer, even though it's a poor one. After it, put your energy elsewhere.",
    ],
  },
  {
    like: [
      'how long until it counts as ghosting',
      'its been four days am i being ghosted',
      'when do i give up',
      'how long should i wait for a reply',
      'is a week of nothing normal',
    ],
    say: [
      "There's no fixed number. Compare it with how they used to answer: two days means little from a slow writer. If a week or two has passed, and one clear message got nothing, you can stop waiting. You can still be pleasantly surprised later.",
    ],
  },
  {
    like: [
      'should i block them',
      'do i delete the chat',
      'should i unmatch or unfollow',
      'i cant bring myself to delete the number',
      'is it petty to unfollow',
    ],
    say: [
      "If seeing them pulls you back every day, yes, unfollow or mute, and it isn't petty. Deleting can wait until you're calm. Block when somebody scares you or won't leave you alone. For everything else, muting is enough and can be undone.",
    ],
  },
  {
    like: [
      'what if they come back',
      'he texted after a month like nothing happened',
      'and if she writes again',
      'should i answer if they show up again',
      'they want to meet now after ignoring me',
    ],
    say: [
      `You don't have to decide on the day it arrives. If you want to answer, say the true thing first: "The silence was hard. What happened?" How they take that question tells you a lot. You don't have to answer at all.`,
    ],
  },
  {
    like: [
      'theyre online but ignoring me',
      'she watches my stories and doesnt write back',
      'he posts pictures and wont answer',
      'i can see hes active',
      'why like my photo and not reply',
    ],
    say: [
      "It means that they have their phone in their hand, and that's all it tells you. Tapping through stories takes no thought; answering you would. That's hard to watch. Turning off what you can see of them gives you one less thing to puzzle over each day.",
    ],
  },
  {
    like: [
      'what if i run into them',
      'we go to the same place every week',
      'i have to see him at work',
      'shes in my class and i dont know how to act',
      'what do i do when we meet in the street',
    ],
    say: [
      `A nod and "hi," and then you keep walking or turn back to what you were doing. You don't have to act as if nothing happened, and you don't have to bring it up there. Changing your whole route to avoid them would cost you more.`,
    ],
  },
  {
    like: [
      'what if something happened to them',
      'maybe hes in hospital',
      "i'm worried she had an accident",
      'what if they are not okay',
      'this is so unlike him',
    ],
    say: [
      `That's possible, and if it's really unlike them, one message of concern is fair: "Haven't heard from you. Are you all right?" You can ask a shared friend once. If there are signs that they're fine and posting, then it's silence, not an accident.`,
    ],
  },
  {
    like: [
      'should i go to their place and ask',
      'can i ask their friends why',
      'i want to wait for her after work',
      'should i call from another number',
      'i need closure from them',
    ],
    say: [
      "No, leave their home, their work and other numbers out of it. However much you need an answer, it can frighten somebody, and you wouldn't get an honest answer that way. One clear message is fair. For the rest, turn to people who are on your side.",
    ],
  },
  {
    like: [
      'it was only a few dates why am i this sad',
      'we never even met and im heartbroken',
      'is it normal to cry over a chat',
      'how long does it take to get over this',
      'i feel stupid for caring',
    ],
    say: [
      "Yes, that's normal. You lost what was there and also what you thought was coming, and nobody gave you an ending. It usually eases over a few weeks, unevenly. Feeling stupid for caring comes on top, and you can leave that part out.",
    ],
  },
  {
    like: [
      'this always happens to me',
      'third time this year',
      'everyone leaves me',
      'im done with dating',
      'why bother they all disappear',
    ],
    say: [
      "Several times in a row wears anybody down, and a break is a fair choice. On apps it happens a lot, to all kinds of people, so it can't tell you much about you. If you go on, go on slower: meet sooner, put fewer hopes in a chat.",
    ],
  },
  {
    like: [
      'my best friend ghosted me',
      'it was a friend not a date',
      'my sister stopped talking to me',
      'we were close for years and now nothing',
      'a whole group stopped answering me',
    ],
    say: [
      `With somebody you've known for a long time, ask once and directly: "I miss you and I don't know what happened. If I hurt you, I want to hear it." After years, that's a fair thing to ask. If nothing comes, you're allowed to grieve it like any other loss.`,
    ],
  },
  {
    like: [
      'i was the one who ghosted',
      'i ghosted someone and feel awful',
      'should i apologize to somebody i ghosted',
      'i got scared and stopped answering him',
      'i do it too when i get nervous',
    ],
    say: [
      `You can mend it with two lines: "I stopped answering and that wasn't fair. You did nothing wrong; I got scared." Send it only if you don't expect an answer. Next time, a short no early on is kinder to both of you.`,
    ],
  },
]
