import type { Answer } from '../../../conversation.ts'

export const leftOutReplies: readonly Answer[] = [
  {
    like: [
      'what do i say to a friend who went out without me',
      'how do i tell them i saw the pictures and felt bad',
      'i want to tell her it hurt not to be invited, how do i say it',
      'words for telling a friend i felt excluded',
      'how do i bring up the trip they took without me',
    ],
    say: [
      `To the one you trust most, alone, and calm:\n"I saw you all went. I was sad not to be asked, and wanted to tell you."\n"Maybe nobody meant it that way. From my side it stung."\n"I'd like to be there next time. Would you think of me?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask if i can come too',
      'they are making plans in front of me, what do i say to be included',
      'how do i get myself invited without being pushy',
      'what can i say when everyone is talking about saturday and nobody asked me',
      'how do you say i want to come along',
    ],
    say: [
      `Say it lightly, while they're still planning:\n"That sounds fun. Is there room for one more?"\n"I'd be up for that, if it's open."\n"Count me in next time you do this."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write to start something myself so im not left out',
      'how do i invite the group to something',
      'what do i post in the chat to get people to come out with me',
      'how do i ask two people from the group to do something',
      'i want to be the one who plans for once, what do i say',
    ],
    say: [
      `A day, a thing, and no pressure:\n"I'm going to get food after this. Who's coming?"\n"I have the afternoon free on the weekend. Anybody for a walk?"\n"I'd like to see you two. Would you come over for an hour?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they talk about the party i wasnt at',
      'how do i react when they mention plans and i wasnt told',
      'they asked didnt you come and i wasnt invited, what do i answer',
      'someone said oh i thought you were coming, how do i respond',
      'what do i say when they share an inside joke i dont get',
    ],
    say: [
      `True and light, without a sting:\n"I wasn't there. Tell me the best part."\n"I didn't know about it. I'd have liked to come."\n"I missed that one. What's the story?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they invited me at the last minute what do i answer',
      'how do i reply to a pity invite',
      'she said oh you can come too if you want, what do i say',
      'how do i say yes to a late invitation without seeming desperate',
      'how do i say no thanks to a half hearted invite',
    ],
    say: [
      `Take it at its word, whichever way you want to answer:\n"I'd like that. When should I be there?"\n"Thanks for asking me. I can't tonight, and I'd love to next time."\n"Sure, I'm in. A bit of notice helps me, for next time."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it okay to leave the group chat that excludes me',
      'should i mute the chat where they plan things without me',
      'is it petty to leave a chat after they left me out',
      'do i say something before i leave the group chat',
      'can i quietly leave the whatsapp group',
    ],
    say: [
      "Muting is the better first move: it's quiet, you can undo it, and nobody is told. Leaving is all right too, once you've slept on it. If there's one person in it you like, write to them on the side, so you don't lose that one along with the rest.",
    ],
  },
  {
    like: [
      'should i invite people who didnt invite me',
      'do i have to ask her to mine if she left me out of hers',
      'is it fair to leave them out too',
      'should i pay them back by not inviting them',
      'is it weird to invite someone who never invites me',
    ],
    say: [
      "You don't have to, and you can if you'd enjoy having them. Paying it back may feel good for an evening. Some people never host and still love coming. Ask one or two people you like, and leave the scorekeeping out of it.",
    ],
  },
  {
    like: [
      'what if i join them and they go quiet',
      'what if i sit down with the group and they ignore me',
      'what if i ask to come and it gets awkward',
      'what happens if i push in and they roll their eyes',
      'what if im there and still left out',
    ],
    say: [
      `Then stay a few minutes, turn to the one nearest you and ask that person one thing. Groups often pause when somebody joins and then go on. If they truly shut you out, say "see you later" and go. You'd know more than you do now.`,
    ],
  },
  {
    like: [
      'should i tell my parents that they leave me out at school',
      'do i tell a teacher that nobody lets me play or sit with them',
      'should i talk to my manager about being excluded',
      'is it snitching if i tell someone they exclude me',
      'should i tell anyone that im always left out',
    ],
    say: [
      "Tell one adult, or somebody in charge, if it keeps happening or is done on purpose. That isn't snitching; you're asking for help with something you can't change alone. Say what happened, how often, and what you'd like them to do first.",
    ],
  },
  {
    like: [
      'im always the one walking behind when the sidewalk gets narrow',
      'three of us and im always the third wheel',
      'they talk over me like im not there',
      'im the friend of the group nobody texts separately',
    ],
    say: [
      "You're with them and still on the edge, and that's lonely in a way the others may not see. It's hard to change a whole group. Start with one person: time with one of them alone, even ten minutes, can make a difference.",
    ],
  },
  {
    like: [
      'i found out from instagram that everyone was there',
      'i saw the story of all of them together and my stomach dropped',
      'all my friends are tagged and i didnt even know about it',
      'i opened snapchat and the whole class was at her house',
      'saw on facebook that the whole family met up without me',
    ],
    say: [
      "That's a rotten way to find out: alone, on a screen, with everyone smiling. What the picture can't show is how it came about, who asked whom. You don't have to act as if you never saw it.",
    ],
  },
  {
    like: [
      'i was picked last my whole life',
      'its been like this since kindergarten im always left out',
      'in every job and every school im the outsider',
      'i never belonged to any group ever',
      'wherever i go i end up on the outside',
    ],
    say: [
      "That's a lot of years of it, and I'm sorry. When it's happened so often, a new time brings back all the others, so it may hit harder than today's part alone. It's what has happened to you. It isn't who you are.",
    ],
  },
  {
    like: [
      'im scared they wont save me a seat on the trip',
      'theyre making groups tomorrow and nobody will want me',
      'i know theyre planning something and i wont be asked',
      'what if everyone gets invited to her birthday except me',
      'im dreading finding out they made plans without me',
    ],
    say: [
      `You're bracing for it already, so it hurts before it has happened. It may come, and it may not; you're guessing from how it went before. What you can do ahead is go to one person: "Should we sit together?" Asked early, that has a better chance.`,
    ],
    about: 'coming',
  },
  {
    like: [
      'i asked if i could come and they said sure',
      'i went with them this time it was ok',
      'they invited me and it was fine',
      'i told her i felt left out and she was nice about it',
      'i sat with the group today nothing special',
    ],
    say: [
      "I'm glad. It was friendly and ordinary, and ordinary is what being part of something looks like from inside. Nothing more needs to be made of it today.",
    ],
    about: 'over',
  },
  {
    like: [
      'they invited me but only because i said something',
      'they included me and i think its pity',
      'everyone was friendly this time but it wont last',
      'they let me come along but do they really want me',
      'they said they forgot to ask me and im not sure i believe it',
    ],
    say: [
      "You can't know all their reasons, and they may be mixed. What they did this time was friendly. You can let that count and see what comes next. You don't have to decide today what it means.",
    ],
    about: 'over',
  },
  {
    like: [
      'i asked to join and they said its already full',
      'i told them i was hurt and they said im too sensitive',
      'i went along and stood there the whole night by myself',
      'i asked why i wasnt invited and they laughed',
      'they made an excuse and then i saw them all go',
    ],
    say: [
      "That's a second hurt on top of the first, and you'd taken a risk with them. I'm sorry. Trying was fair, and how they answered shows something about them. You don't have to try them again right away. Be kind to yourself tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'i cried in front of the group when i found out',
      'i made a bitter comment about not being invited and now its awkward',
      'i sent a passive aggressive message in the group chat',
      'i turned up uninvited and im so embarrassed',
      'i lied and said i had plans anyway',
    ],
    say: [
      `You were hurt, and it came out crooked. A lot of people have done some version of that. If you want to set it right, say it to one person: "I was sad not to be asked, and it came out wrong." Then it's done.`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i ask her in person or by text why i wasnt invited',
      'do i write it in the group or to one person',
      'when is a good time to bring up that they left me out',
      'how many days do i wait before saying something about the party',
      'do i say it in front of everyone',
    ],
    say: [
      'To one person, by voice if you can, and not in front of the group. Wait a day or two, until you can say it calmly in two sentences. A text is fine for asking: "Can I talk to you about something?"',
    ],
  },
]
