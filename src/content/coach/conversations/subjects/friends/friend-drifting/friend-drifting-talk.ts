import type { Answer } from '../../../conversation.ts'

export const friendDriftingTalk: readonly Answer[] = [
  {
    like: [
      "she kept asking why I don't call and if I'm mad at her",
      'he asked me like ten questions in a row and i froze',
      'My friend interrogated me: am I cross, am I leaving, who am I seeing.',
      'are you angry, why are you quiet, whats wrong, nonstop',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `That many at once would shut a lot of people down. You can answer one of them, in writing:\n"I'm not angry with you. All those questions made me go blank."\n"I do want to see you. Could we go for a walk instead?"`,
    ],
  },
  {
    like: [
      'saw her and wanted to say it and talked about the weather instead',
      'I had the chance to tell him and I chickened out, talked about homework',
      'i froze and said nothing, chatted about the dog',
      "met my friend and couldn't bring it up, we talked about schools",
    ],
    say: [
      `The moment came, and something safe came out of your mouth instead. That happens when a thing really matters. You can still say it, and in writing you can't freeze: "There was something I wanted to tell you when I saw you." Then one true sentence.`,
    ],
  },
  {
    like: [
      'all she talks about now is her diet',
      'my friend only talks about crypto, i miss how we were',
      "Every time we meet it's only about her baby",
      'he got into cars and now we have nothing to talk about',
    ],
    say: [
      `You miss your friend, who's right there behind that one topic. People often don't notice how far a thing has taken over. Say the nice half: "I miss hearing about you. One hour, anything but that?" Then ask something you want to know.`,
    ],
  },
  {
    like: [
      "when i had my boyfriend i stopped answering my friend and now she's distant",
      "I dropped my mates when I got with her, now they're off with me",
      "got busy with someone and ignored my best friend, she's cold now",
      "I neglected her for months and she's not the same with me",
    ],
    say: [
      `Then the cold has a reason, and that's better than a mystery. From that side it looked like being replaced. You can say so first: "I disappeared on you, and I'm sorry. I miss you." Then let them be a bit cold for a while. Thawing takes more than one message.`,
    ],
  },
  {
    like: [
      "she called me. turns out she's been really unwell the whole time",
      "he rang, said he'd been depressed and couldn't answer anyone",
      "my friend finally phoned, she's been in a bad place, it wasn't me",
      'turns out he went quiet because he was barely coping',
    ],
    about: 'over',
    say: [
      "So it was never about you. They had nothing left to answer with, and now you have the true reason. That's a friend coming back to you, at a bad time of their own. How was it to hear it?",
    ],
  },
  {
    like: [
      'my mate gave me his guitar, said he doesnt need it anymore',
      "He's stopped coming, and last week he handed me his watch and told me to keep it.",
      'my friend is giving all his stuff away and hes gone quiet',
      "She went distant and then gave me her dog's things and her records for good",
    ],
    say: [
      `That's worrying. Pulling back and giving away something you love can mean a person is in a very dark place. Call or go there today, and ask straight out: "Are you thinking about killing yourself?" Asking won't put it in their head. Help now lists who to call.`,
    ],
  },
  {
    like: [
      'my best friend has new mom friends and im just watching on insta',
      'Since the baby she\'s always with the other mothers. We "must have coffee", months from now.',
      'shes got her couple friends now and i get a maybe in 3 months',
      'I held her hand through everything, and now I see her life in pictures.',
    ],
    say: [
      `That hurts. You were there for the big things, and now you're watching from a screen and getting a maybe. It may be less about you than about a life that has filled up. One more try could be small: "I miss you. Can I come along once?"`,
    ],
  },
  {
    like: [
      'my friend is suddenly super nice to me and its weird',
      "He used to be a grouch and now he's all sweetness. I don't trust it.",
      'shes being fake nice?? she was never like that',
      'My roommate has turned polite overnight, and it worries me.',
    ],
    asks: 'words',
    say: [
      `That's puzzling. A sudden change can be guilt, a crush, good news, or something heavy underneath. Ask, with a bit of humor:\n"You're being suspiciously nice. What's going on?"\n"You seem different lately. Are you all right?"`,
    ],
  },
  {
    like: [
      'my best friend stopped answering me, we used to text every day',
      "she just doesn't reply anymore and idk why",
      'my closest friend has gone silent for weeks',
      'we talked daily and now nothing for a month',
    ],
    say: [
      "Going from every day to nothing is a real loss, and not knowing why makes it worse. I'm sorry. Did something happen before it stopped, or did it come from nowhere?",
    ],
  },
  {
    like: [
      'i always find out stuff last now',
      'she tells the other girl everything first',
      'i hear about their plans after it already happened',
      "I'm the last to know anything in my own group of friends",
    ],
    say: [
      "You used to hear things early, and now you get them once everybody else has. That's a lonely place to stand next to a friend. What was the last thing you found out after the others?",
    ],
  },
  {
    like: [
      'told her i was sorry for disappearing and she came straight over with cake',
      'sent my friend a long voice note and she showed up at my door the same night',
      "we're good again, she hugged me and said she never liked my ex anyway",
      'wrote to my old mate after ages and he came round with beers',
    ],
    about: 'over',
    say: [
      "That's a friend. You sent something honest, and they came right back to you. You worried it had gone cold, and somebody was waiting for you to come back. I'm glad you have each other again.",
    ],
  },
  {
    like: [
      "she has no idea what my job is really like, she thinks i'm ignoring her",
      "my friend thinks night shifts are fun, she doesn't get how tired I am",
      "he reckons my work is like on telly so he takes it personal when I don't ring",
      "mom believes my job is glamorous, she can't see why I'm too tired to call",
    ],
    say: [
      `So there's a silence being filled with guesses, and the real reason is that you're worn out. Then give one true detail of what your days are like: "By the time I'm home, I can't put a sentence together." That explains more than any apology.`,
    ],
  },
  {
    like: [
      'tried to put my phone away but i kept checking if she replied',
      'nope, looked at my phone every two minutes to see if hes online',
      'I lasted about a minute before I checked again',
    ],
    say: [
      "That's a strong pull, and you're honest about it. Checking is the fear asking the same question over and over, and the screen can't answer it. Give the phone to somebody, or a drawer, for ten minutes. Ten is enough to start.",
    ],
  },
  {
    like: [
      'my best friend got engaged and i saw it on facebook',
      'used to tell me everything, now i hear about her new job from a stranger',
      "I learned from the mailman that he's moved. We were like brothers",
      'found out shes having a baby from someone else. we used to talk every day',
    ],
    say: [
      "News like that, and from somebody else. You used to be the first call. It hurts to find out how far down the list you've slid, even if nobody meant it. Do you want to write, or be mad for a bit first?",
    ],
  },
  {
    like: [
      'can I drop a hint instead of asking my friend',
      'what if i dont ask straight out and just hint',
      "I'd rather hint at it than ask her to hang out",
      "Couldn't I let her guess that I'd like to meet?",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You can hint, but hints get missed, and then you're left guessing. A half-ask is nearly as light:\n"I'm walking home the long way today."\n"Going for snacks after, if you want."\n"Saw something you'd like. Show you on the way home?"`,
    ],
  },
  {
    like: [
      'my friend had a baby, i help out and she barely looks at me',
      "I visit, I clean, she's on her phone the whole time",
      'i bring her food and she ignores me',
      "Ever since the child came, I'm more of a maid than a friend there",
    ],
    say: [
      `You come to see a friend, you help, and nobody has looked at you. That hurts, even when you know how tired they are. You could say it once, warmly: "I come for you, too. Can we have ten minutes, no phone?"`,
    ],
  },
]
