import type { Answer } from '../../../conversation.ts'

export const ghostedReplies: readonly Answer[] = [
  {
    like: [
      'what do i write as a last message',
      'help me send one final text to someone who ghosted me',
      'how do i close it with dignity',
      'a goodbye message to somebody who stopped answering',
      'what can i say to end it from my side',
    ],
    asks: 'words',
    say: [
      `One message with no question in it, so you're not left waiting:\n"I take the silence as a no. I liked getting to know you, and I wish you well."\n"I would have preferred a word from you. I'm closing this from my side."\n"It seems this has run its course. Take care of yourself."`,
    ],
  },
  {
    like: [
      'how do i tell them it hurt without sounding crazy',
      'i want to say that was not okay',
      'what do i write so she knows what she did to me',
      'how do i call out a ghoster calmly',
      'words to tell him that disappearing was unfair',
    ],
    asks: 'words',
    say: [
      `Say what it did to you and leave the insults out:\n"You stopped answering, and that hurt. I would have taken a no."\n"I thought we were getting along. Disappearing was unkind."\n"You don't have to reply. I wanted to have said that it wasn't fair."`,
    ],
  },
  {
    like: [
      'they came back with hey stranger what do i answer',
      'he wrote sorry i was busy after six weeks what do i say',
      'she texted like nothing happened and i need a reply',
      'what do i write when a ghost shows up again',
      'how do i tell someone who came back that im not interested anymore',
    ],
    asks: 'words',
    say: [
      `Depending on what you want from it:\n"That was a long silence. Before we go on, what happened?"\n"I'd try again, if you tell me when you need space instead of vanishing."\n"Thanks for writing. I'm not up for it anymore."`,
    ],
  },
  {
    like: [
      'people ask how its going with him and i dont know what to say',
      'what do i tell my friends about being ghosted',
      'my family keeps asking about her',
      'how do i say it fizzled out without explaining',
      'what do i answer when they ask what happened to that girl',
    ],
    asks: 'words',
    say: [
      `Short, and you pick how much:\n"It ended, and I don't know why."\n"They went quiet on me. I'm sore about it, so let's talk about something else."\n"I got ghosted, and I could use some company."`,
    ],
  },
  {
    like: [
      'we have a plan booked and hes gone silent what do i write',
      'shes not answering and we have tickets',
      'they have my stuff and stopped replying',
      'how do i get my money back from someone who ghosts me',
      'what do i text about the thing we planned',
    ],
    asks: 'words',
    say: [
      `Keep it practical, and name a day:\n"I need to know by tomorrow evening if you're coming. After that I'll make other plans."\n"You still have my things. Where can I pick them up this week?"\n"Please send me what you owe me by the end of the week."`,
    ],
  },
  {
    like: [
      'can i be angry about it',
      'is it silly to be mad at someone i barely knew',
      'do i have a right to be upset',
      'am i overreacting to being ghosted',
      'is it petty that im furious',
    ],
    say: [
      "You have every right to be angry. Somebody left you waiting when two lines would have told you, and you don't need years together to mind that. Say it to a friend, write it down, walk it off. Give it a night before you send them anything.",
    ],
  },
  {
    like: [
      'what if ill never know why',
      'how do i live without an answer',
      'can you get over it without closure',
      'will not knowing ever stop bothering me',
      'how do people move on with no explanation',
    ],
    say: [
      "You may never know, and you can get past it anyway. It tends to matter less with time. When your head offers a new theory, you can tell it: maybe, and there's no way to check. What you do know is enough to act on: they stopped writing.",
    ],
  },
  {
    like: [
      'should i warn the next person that i was ghosted',
      'should i tell new people it happened',
      'do i bring it up on the next date',
      'is it fair to ask someone new not to ghost me',
      'can i say up front that i hate ghosting',
    ],
    say: [
      `You can, in one light line, once you've met: "If it's not for you, tell me, I can take a no." It's a fair thing to ask. Leave the whole story for when you know each other better; it isn't theirs to make up for.`,
    ],
  },
  {
    like: [
      'is it my looks',
      'did he ghost me because of how i look in person',
      'what if im ugly and thats why',
      'she saw me and then stopped writing',
      'was i not attractive enough',
    ],
    say: [
      "You can't know that, and neither can I. It may have been taste, and taste isn't a grade. It may have had nothing to do with you at all. Silence leaves a blank, and it's common to fill it with the thing you already feared.",
    ],
  },
  {
    like: [
      'im scared theyre going to ghost me',
      'he answers slower every day i feel it coming',
      'shes getting colder and i wait for her to vanish',
      'i think hes about to disappear',
      'the replies are getting shorter i know how this ends',
    ],
    about: 'coming',
    say: [
      `You're watching it cool down message by message, and waiting for the drop wears you out. It may be a busy week, or it may be a slow goodbye. You can ask while there's still somebody to ask: "You seem further away lately. Are you still up for this?"`,
    ],
  },
  {
    like: [
      'i told them things i never told anyone and then they left',
      'i opened up and he vanished',
      'she knows about my anxiety and then stopped writing',
      'i slept with him and he never wrote again',
      'i introduced her to my family and now shes gone',
    ],
    say: [
      "You let somebody close, and then they were gone with what you gave them. That cuts deeper than a chat that dies. Opening up wasn't a mistake; you trusted them based on what you knew then. How they left is on them. You don't have to close up to everybody who comes after.",
    ],
  },
  {
    like: [
      'i look at our old messages every night',
      'i keep rereading the chat',
      'i check his profile all day',
      'i wake up and look if she wrote',
      'i cant stop hoping my phone lights up',
    ],
    say: [
      "The goodbye never came, so your hand still goes to the phone. Every look keeps it fresh a bit longer. You could archive the chat: nothing is deleted, it's only off your screen. Then the first look of the day can be at something else.",
    ],
  },
  {
    like: [
      'i got ghosted after job interviews too',
      'the company never wrote back',
      'the landlord never replied after the viewing',
      'recruiter went silent on me',
    ],
    say: [
      `Being left hanging by somebody professional is rude too, and it eats at you in the same way. Here you have more right to ask: "I'm writing about our last contact. Could you tell me where things stand?" Once, after a week or so. After that, put your effort into the next place.`,
    ],
  },
  {
    like: [
      'he answered in the end it was nothing',
      'she wrote back she was only sick',
      'they replied after all',
      'turns out i wasnt ghosted',
      'got a text from them today all fine',
    ],
    about: 'over',
    say: [
      "That's a relief, and I'm glad they wrote. Nothing has to be settled right now. You can put all that guessing down and go on with your day.",
    ],
  },
  {
    like: [
      'i feel better about it and it feels strange',
      'im over it i think but i dont trust it',
      'i met someone new and wait for them to vanish too',
      'someone nice is writing to me now and im sure it wont last',
      'i havent thought of him in a week is that real',
    ],
    about: 'over',
    say: [
      "Good to hear. After being left without a word, something good can feel like a trick. A bad evening in between wouldn't undo it. You don't have to trust it all yet. You can enjoy what's there now.",
    ],
  },
  {
    like: [
      'i asked what happened and got blocked',
      'i wrote one last time and nothing came',
      'he said he never felt anything',
      'she answered and it was cruel',
      'they blocked me everywhere',
    ],
    about: 'over',
    say: [
      "That's a hard end to it, and I'm sorry. You asked a fair question, and how they answered is on them. You don't have to work out the rest. Tell somebody who likes you what happened, so that you're not alone with it tonight.",
    ],
  },
  {
    like: [
      'i sent like ten messages and im so ashamed',
      'i begged her to answer',
      'i wrote something really mean when he didnt reply',
      'i called fifteen times',
      'i stalked his accounts and liked an old photo by accident',
    ],
    about: 'over',
    say: [
      "You were hurting, and the silence kept pulling more out of you. It wasn't your best moment, and it's a very human one. What helps now is to stop there: no more messages. If you were cruel, send one short sorry that asks for nothing, and leave it. The shame tends to cool with time.",
    ],
  },
  {
    like: [
      'do i have to tell them im done or can i stop writing too',
      'do i mute or archive',
      'how do i mute someone without them knowing',
      'can they see if i unfollow',
      'how do i get them off my screen',
    ],
    say: [
      "Mute or archive is enough, and on most apps they get no notice of either. Unfollowing usually sends nothing, though they could see it if they look. You don't have to announce anything to somebody who stopped answering. It takes about two minutes.",
    ],
  },
]
