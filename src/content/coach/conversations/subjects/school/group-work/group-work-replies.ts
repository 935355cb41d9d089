import type { Answer } from '../../../conversation.ts'

export const groupWorkReplies: readonly Answer[] = [
  {
    like: [
      'what do i write first in the new group chat for our project',
      'nobody has written in the group chat yet, how do i start it',
      'how do i message my project group for the first time',
      'need a first text to people i got put in a group with',
    ],
    say: [
      `Say who you are and suggest one next thing:\n"Hi, I'm ... from our group. When could everybody meet for half an hour?"\n"Hi all. Should we each say which part we'd like?"\n"Hey, I've read the task. I could start with the first part. What do you want to take?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'nobody answers in our project chat, what do i write',
      'how do i nudge my group without sounding annoying',
      'they all left me on read about the assignment',
      'how do i remind a teammate about his part',
    ],
    say: [
      `Make it a question with a date, and use names if you can:\n"Quick check: who is doing which part? I'd like to know by tomorrow."\n"How is your part coming along? I need it to finish mine."\n"No answer yet, so I'll start on the first part. Tell me if you see it differently."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell someone in my group that their part isnt good',
      'what do i say when a teammates section is full of mistakes',
      'his slides are bad and i dont want to hurt him',
      'how to give feedback in a group project without being mean',
    ],
    say: [
      `Name what works, then the one thing that needs changing:\n"The beginning is clear. I got lost in the middle. Could you make that part shorter?"\n"I think we need a source here. Do you have one, or should I look?"\n"Can we go over your part together? I saw a few things we should fix."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they turn to me and ask what do you think and i have nothing',
      'what do i say when my group asks for my opinion',
      'how do i answer when im put on the spot in the team',
      'i need something to say when they go so what about you',
    ],
    say: [
      `You don't need a finished opinion:\n"I'm between the two. What do you like about the first one?"\n"I like the direction. The part I'm not sure about is ..."\n"Give me a minute. I want to think before I answer."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my group i cant make the meeting',
      'the time they picked doesnt work for me, what do i say',
      'need to cancel on my project group and feel awful about it',
      'what do i text if i have to miss the team call',
    ],
    say: [
      `Say it early, and say what they'll still get from you:\n"I can't make that time. Could we start an hour later?"\n"I have to miss this one. I'll send my part before, and read the notes after."\n"That time doesn't work for me. Go ahead, and tell me what you need from me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i be the leader of the group',
      'nobody wants to lead, do i have to',
      'they want me to be team leader and im scared',
      'can a shy person lead a group project',
    ],
    say: [
      "You can, if you want some say in how it runs; you don't have to. In a small project, leading mostly means writing down who does what and asking how it is going. Quiet people can be good at that. If you'd rather not, offer to keep the notes.",
    ],
  },
  {
    like: [
      'how much should i talk in a group',
      'how often do i have to say something in the meeting so i dont look lazy',
      'is it enough if i only say one thing',
      'do i have to talk as much as the others in my group',
    ],
    say: [
      "Once or twice in a meeting is enough, if it helps the work: one question, one offer. What helps is that they know what you're working on, so say that part out loud.",
    ],
  },
  {
    like: [
      'is it ok to ask again what my part is',
      'i didnt understand what we agreed on and im embarrassed to ask',
      'i nodded in the group meeting and have no idea what im supposed to do',
      'can i admit to my group that i dont get the task',
    ],
    say: [
      `Yes, ask, and today is better than the night before. "I want to make sure I do the right thing: my part is which pages?" reads as careful. There's a fair chance somebody else was unsure too and is glad you wrote.`,
    ],
  },
  {
    like: [
      'what if im in a group with my ex',
      'they put me with someone i fell out with',
      'i have to work with a person who hates me',
      'my old best friend is in my project group and we dont speak',
    ],
    say: [
      "Then keep it to the task; you don't have to sort out the past to share a project. Agree early who does what, in writing, where everybody can see it. If that person was cruel or unsafe to you, ask whoever is in charge for another group. That's a fair reason.",
    ],
  },
  {
    like: [
      'theyre all friends already and im the outsider',
      'the other three in my group know each other and i dont',
      'they have inside jokes and i sit there like a stranger',
      'i got put with a clique for the project',
    ],
    say: [
      "That's lonely: they laugh, and you weren't there for the joke. You don't have to be in the friendship to be part of the group. The work is the one thing you all share, so come in that way: offer to take a piece early.",
    ],
  },
  {
    like: [
      'everyone in my group is smarter than me',
      'im the weakest one and i will drag the grade down',
      'they are all so good at this and i know nothing',
      'im afraid they find out i dont belong in that team',
    ],
    say: [
      'So you go in feeling like the one they have to carry. You may know less about this subject; somebody always does. Being reliable still counts for a lot: a piece you can do well, handed over when you said you would.',
    ],
  },
  {
    like: [
      'we are meeting at somebodys house for the project and i dread it',
      'they want to meet at a cafe to work and im nervous',
      'i dont know how to be with them outside of class',
      'i have to go to a teammates place to finish the assignment',
    ],
    say: [
      "Away from class there's no teacher and no bell, so there's more chatting, and that can be the scarier half. You have a reason to be there and a task to go back to when talk runs dry. You can say when you arrive what time you have to leave.",
    ],
    about: 'coming',
  },
  {
    like: [
      'we have to grade each other at the end and im scared of what they write',
      'there is a peer evaluation and i barely spoke',
      'my teammates get to rate me',
      'what if they give me a bad peer review',
    ],
    say: [
      'Being rated by people you have to sit with is hard. They can only rate what they saw, and quiet work often goes unseen. So show it before that day: one message that says what you did, and asks if anything is missing from your side.',
    ],
    about: 'coming',
  },
  {
    like: [
      'we had our group meeting and it was ok',
      'met with my project group today, it was fine',
      'the group thing went alright, we split up the work',
      'we handed in the project. done',
    ],
    say: [
      "Good, that's one less thing hanging over you. You sat down with people you didn't choose, and the work moved. Fine is all a group project has to be. Enjoy the quiet after it.",
    ],
    about: 'over',
  },
  {
    like: [
      'they used my idea but i think they only felt sorry for me',
      'my group said my part was really good and i dont believe it',
      'they were nice to me in the meeting and now im suspicious',
      'the project went great but it was all because of the others',
    ],
    say: [
      "That's good to hear. A group wants a good result, so pity would be a weak reason to use somebody's work. You can't see into their heads, and what they did was friendly. Part of this one is yours, even if it doesn't feel that way yet.",
    ],
    about: 'over',
  },
  {
    like: [
      'i said nothing the whole group meeting',
      'sat there for an hour like a piece of furniture while they planned everything',
      'i couldnt open my mouth in the group today',
      'they decided everything and i only nodded',
    ],
    say: [
      "Sitting there with words you couldn't get out is exhausting, and then you go home angry at yourself. You were there, and you know what was decided. You can still tell them what you think, in writing too.",
    ],
    about: 'over',
  },
  {
    like: [
      'i snapped at my group and feel terrible',
      'i got bossy with them and now im ashamed',
      'i sent an angry message in the project chat',
      'i took over everything and they went quiet',
    ],
    say: [
      'Tempers flare in groups, most of all when you care how it turns out. You can be right about the work and sorry about the tone, both at once. One sentence covers it: "I was sharp earlier. Sorry. I was stressed." Then you can get back to the work.',
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote this to my group, does it sound bossy',
      'can you tell me if my message to the team is too harsh',
      'is it too pushy to send them a list of who does what',
      'i typed a text for the project chat and keep deleting it',
    ],
    say: [
      `Check it for three things: what, who, by when. If those are in it, it's clear, and clear isn't bossy. If you see "you never" or "as usual," take that out. End with a question, like "Does that work for you?" Then send it.`,
    ],
  },
]
