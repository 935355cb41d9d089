import type { Answer } from '../../../conversation.ts'

export const breakupReplies: readonly Answer[] = [
  {
    like: [
      'what do i say to break up kindly',
      'help me find the words to end my relationship',
      'how do i start the breakup talk',
      'what are the first sentences when you leave someone',
      'i need to tell her tonight that its over and dont know the words',
    ],
    about: 'coming',
    asks: 'words',
    say: [
      `Say it right at the start, so they don't have to guess:\n"I have to tell you something hard. I don't want to be together anymore."\n"I've thought about this for a long time. I'm ending it."\n"You matter to me, and this isn't right for me. I'm breaking up with you."`,
    ],
  },
  {
    like: [
      'my ex keeps texting what do i answer',
      'how do i tell her to stop writing to me',
      'what do i write to ask for no contact',
      'he wants to talk again and again how do i say no more',
      'words to set a limit with my ex',
    ],
    asks: 'words',
    say: [
      `Say it once, then stop answering. If it goes on or scares you, tell somebody you trust:\n"I need us not to write for a while. I'll get in touch if that changes."\n"We've said what there was to say. Please stop messaging me."\n"For practical things, send me one message. I won't answer the rest."`,
    ],
  },
  {
    like: [
      'how do i ask for my things back',
      'what do i text about picking up my stuff',
      'we need to sort out the apartment how do i write that',
      'how do i bring up the money he owes me after the breakup',
      'message to my ex about the keys',
    ],
    asks: 'words',
    say: [
      `Keep it to the things, with a time and no feelings in it:\n"I'd like to pick up my things this week. Which day works for you?"\n"Could you leave the keys with somebody we both know?"\n"There are a few bills to settle between us. I'll send you a list, and you can add to it."`,
    ],
  },
  {
    like: [
      'what do i say if i run into my ex',
      'were both invited and ill see her there what do i say',
      'how do i greet my ex with the new partner',
      'what do i say when he comes up to me at the party',
      'words for bumping into an ex',
    ],
    asks: 'words',
    say: [
      `One friendly line and a way out are enough:\n"Hi. I hope you're well. I'm on my way to say hello to some people."\n"Good to meet you. I won't keep you."\n"I'd rather not talk about us here. Take care."`,
    ],
  },
  {
    like: [
      'how do i tell my kids we are separating',
      'what do i tell the children',
      'how do i say it to my parents that were getting divorced',
      'how do i tell my boss im going through a breakup',
      'what do i say to work when im a mess because of the split',
    ],
    asks: 'words',
    say: [
      `Short and true, fitted to who's listening:\n"We won't be living together anymore. We both love you, and it isn't because of you."\n"We've separated. I'll tell you more when I can, and for now I need you on my side."\n"I'm going through a separation, so I'm not at my best. Please be patient with me this week."`,
    ],
  },
  {
    like: [
      'is it all right to cry at work about it',
      'can i take a day off because of a breakup',
      'is it okay to stay in bed all weekend',
      'can i cry in front of people',
      'am i allowed to be this sad',
    ],
    say: [
      'Yes. You lost somebody, and people take days off for a cold. Cry where you need to. A weekend in bed is fine too. If it goes on for weeks, tell somebody close to you, and a doctor.',
    ],
  },
  {
    like: [
      'should i give back the presents',
      'should i throw away his things',
      'do i delete our photos',
      'should i take down the pictures of us',
      'what do i do with everything she gave me',
    ],
    say: [
      "Put it all in a box, out of sight, and decide later. What's theirs goes back; presents are yours to keep. The photos can go into a hidden folder. What you throw out tonight is gone for good, and a box gives you time.",
    ],
  },
  {
    like: [
      'what if i regret leaving',
      'what if i never find someone as good',
      'how do i know if ending it is right',
      'should i stay or go',
      'what if im making a mistake by breaking up',
    ],
    about: 'coming',
    say: [
      "You may regret parts of it even if it's right; missing somebody doesn't mean you were wrong to leave. One question can help: if nothing changed in the next two years, would you want to be there? You don't have to decide it alone. Talk it over with somebody you trust.",
    ],
  },
  {
    like: [
      'is it okay that i feel relieved',
      'why am i not sad about the breakup',
      'is it bad that im happy its over',
      'am i cold because i didnt cry',
    ],
    say: [
      "There's nothing wrong with that, and it doesn't make you cold. Relief can mean that you did your grieving while you were still in it. If you don't feel much, that can be exhaustion, and more may come later, or not. You don't have to act sad for anybody.",
    ],
  },
  {
    like: [
      'shes going to cry and i cant bear it',
      'im afraid of the conversation',
      'i picture his face and cant do it',
      'every time i want to say it i chicken out',
    ],
    about: 'coming',
    say: [
      "You're afraid of seeing them hurt, and that's because you care. You can't make it painless for them. You can make it clear and short, and stay decent while they hurt. If you fear shouting or worse, don't be alone with them for it: do it by phone, with somebody near you.",
    ],
  },
  {
    like: [
      'they were my only friend',
      'he did all the talking for us when we went out',
      'she was the one who handled people for me',
      'without him i dont know how to go anywhere',
      'everything social went through my partner',
    ],
    say: [
      "So you lost your person and your way of being around people, both at once. That's two losses. The second one can come back in small pieces: one call you make yourself, one place you walk into alone for ten minutes. Nobody needs you to do it the way they did.",
    ],
  },
  {
    like: [
      'i think theyre about to leave me',
      'he said we need to talk',
      'shes been distant and i know whats coming',
      'i can feel that its ending',
      'he wants a break and i know what that means',
    ],
    about: 'coming',
    say: [
      `You can feel something, and nobody has said it out loud. Not knowing can be harder than hearing it. You can ask first: "I feel you pulling away. Are you thinking about ending this?" It's a brave question, and it gets you an answer you can do something with.`,
    ],
  },
  {
    like: [
      'the nights are the worst',
      'i cant sleep on my side of the bed',
      'sundays are unbearable now',
      'our song came on and i lost it',
      'everything in this apartment reminds me of her',
    ],
    say: [
      'It gets you in the places where they used to be, often without warning. Changing one thing can help a little: sleep on the other side, move the chair, put on something with voices in it. For the worst hour, have somebody you can call, even if you talk about nothing.',
    ],
  },
  {
    like: [
      'we had the talk it was calm',
      'its done we broke up it was ok',
      'i told him and he understood',
      'we ended it like adults',
      'i picked up my things and it was fine',
    ],
    about: 'over',
    say: [
      "That's a decent ending to something that mattered, and I'm glad it could be calm. You may feel tired or strangely flat now, and that's common after something this big. Nothing more needs doing tonight.",
    ],
  },
  {
    like: [
      'i had a good day and feel guilty',
      'i laughed for the first time and it felt wrong',
      'im doing better but im sure itll crash',
      'i went out and enjoyed it and now i wait for the pain',
      'i feel okay today and dont trust it',
    ],
    about: 'over',
    say: [
      "I'm glad you had some lighter hours. They take nothing away from what you had, and they're no betrayal. There may be a bad day again, and it won't cancel this one. You're allowed to feel okay.",
    ],
  },
  {
    like: [
      'the breakup talk went terribly she screamed at me',
      'he cried and i ended up taking it back',
      'i told her and she begged me to stay',
      'it turned into a huge fight',
      'we both said awful things and he stormed out',
    ],
    about: 'over',
    say: [
      "That was brutal, and I'm sorry. An ending can go badly without anybody having picked the wrong words; it's two people in pain in one room. What was said in that hour isn't the last word on you or on what you had. Don't settle anything more today. Be with somebody tonight if you can.",
    ],
  },
  {
    like: [
      'i begged him to stay im so ashamed',
      'i called my ex drunk',
      'i said horrible things when she left',
      'i slept with my ex again',
    ],
    about: 'over',
    say: [
      "You did it because it hurts, and now the shame has come on top of the hurt. It doesn't undo anything you've gotten through so far. If you were cruel, a short sorry is right; for the rest, nothing more needs sending. Tell a friend; shame usually shrinks when somebody hears it.",
    ],
  },
  {
    like: [
      'do i have to do it in person',
      'where should i break up with someone',
      'how long should the breakup conversation take',
      'do i do it at their place or mine',
      'how long do i stay after i said it',
    ],
    about: 'coming',
    say: [
      'In person is kindest after a long time together; after a few dates, a call or message is fine. Their place or somewhere quiet is good, so that you can leave. Half an hour is plenty. Go when it starts going in circles. If you have any reason to be afraid of them, do it from a distance.',
    ],
  },
]
