import type { Answer } from '../../../conversation.ts'

export const criticismTalk: readonly Answer[] = [
  {
    like: [
      'got a meeting with my supervisor, have to sign a warning, my neck goes red',
      'hr meeting tmrw and i come out in blotches every time',
      "They want me to sign something on Thursday and I go red when I'm nervous.",
      'disciplinary chat this week, gonna go all patchy i know it',
    ],
    about: 'coming',
    say: [
      `Blotches are what nerves do to skin, and you can have them and still read every word. Take your time before you put your name down. "I'd like a minute with this" is a fair sentence, and so is "Can I have a copy?"`,
    ],
  },
  {
    like: [
      "some stranger told me I'm holding my baby wrong",
      'a lady in the shop said my kid should wear a hat, i wanted to cry',
      'A woman I had never met criticized how I feed my son.',
      'random person at church told me im doing it wrong with my daughter',
    ],
    about: 'over',
    say: [
      "A stranger, with an opinion nobody asked for, about you and your child. It says they like to comment. From one look, nobody knows what kind of parent you are. I'm sorry it got to you.",
    ],
  },
  {
    like: [
      'my boss trashed my work in front of everyone and insulted my family',
      'chef screamed at me in the middle of service',
      'He threw my work in the bin before all my colleagues and mocked me.',
      'manager called me useless in front of customers',
    ],
    about: 'over',
    say: [
      "That's humiliation, and it has nothing to do with the work. Whatever was wrong with it, nobody gets to say that to you. You don't have to take anything from it tonight. Is it always like that there, or was this a first?",
    ],
  },
  {
    like: [
      'it reminded me of my dad, he used to scare us when he drank',
      'thats what my mother was like. thats why it hurts',
      'My father behaved like that. I swore I never would.',
      'cause its what my dad was like and im scared im him',
    ],
    about: 'over',
    say: [
      "So that's why it cut so deep. I'm sorry you grew up with that. It frightened you then, and it frightens you now that you could be the same. Being bothered by it this much is already one big difference.",
    ],
  },
  {
    like: [
      'customer yelled at me and i apologized and gave him it for free',
      'she insulted me and I said sorry, why do I do that',
      'he was rude in front of everyone and I ended up being extra nice',
      'got called slow and gave them a discount',
    ],
    about: 'over',
    say: [
      `They were rude, and you ended up being the nice one. It ended the moment, and with people watching, that's a natural thing to want. You did nothing that needed a sorry. Next time, a calm "I hear you" is plenty.`,
    ],
  },
  {
    like: [
      'smiled and said thanks for the feedback, i was boiling',
      'i said ok sure. inside i was screaming',
      'I nodded politely and could have thrown the chair',
      'said "no problem" thru my teeth',
    ],
    about: 'over',
    say: [
      `A smile like that keeps a lot in, and your side hasn't been heard yet. Say it tomorrow when it's cooler, in two lines: "I've thought about what you said. Can I tell you how I see it?" That's a conversation, not a fight.`,
    ],
  },
  {
    like: [
      'the coach said one of us is slow and looked straight at me',
      "teacher said somebody didn't prepare. she meant me, she stared",
      'conductor stopped everyone and stared my way',
      'he said "some people here" and looked at me',
    ],
    about: 'over',
    say: [
      `Being looked at is almost the same as being named, and in front of everybody. That's a hot minute. A look can land on you by chance, too. If you want to know, ask afterward, alone: "Was that me? What should I work on?"`,
    ],
  },
  {
    like: [
      'from her thats like the highest praise ever lol',
      'Coming from him, "not bad" is a standing ovation.',
      'he never says anything nice so thats huge',
      'For my boss "decent" means he loved it',
    ],
    about: 'over',
    say: [
      'Ha, then you got more praise out of that one than some people get in a year. A harsh word comes through loud, and praise like that is quiet. Keep this one.',
    ],
  },
  {
    like: [
      'she called my cake "interesting" in front of everyone and i threw it out',
      'At the garden club someone said my border was "bold". I dug it up.',
      'one comment on my painting and i painted over the whole thing',
      'He called my speech "courageous". I\'ve done this for decades, and I haven\'t slept.',
    ],
    about: 'over',
    say: [
      "One polite little word with a needle in it, and everything you know how to do went quiet. It stung because it was said in front of people, and so sweetly. One person's word isn't a measure of the work.",
    ],
  },
  {
    like: [
      'asked my coworker what was wrong with it and it was two small things',
      'I asked. Too long, and one wrong figure. That was the whole catastrophe.',
      'he said just fix the intro. thats it lol',
      "She named two points, that's all, and I'd expected a list.",
    ],
    about: 'over',
    say: [
      "A thing or two, and both can be fixed. Compare that with what your head had made of it. You asked, you got a straight answer, and nobody said a word about you as a person. I'm glad.",
    ],
  },
  {
    like: [
      'i tried it their way and my students asked if i was sick',
      'Spoke slowly for a whole lesson, as advised. The class thought something was wrong.',
      'stood still the entire time and ppl asked if im ok lol',
      'I did what the feedback said, and now my colleagues are worried about me.',
    ],
    about: 'over',
    say: [
      "That's how you know they're used to you the other way. You did it, all the way through, and the worst that came back was people asking if you're well. That's kind of sweet. From now on you can mix the two.",
    ],
  },
  {
    like: [
      'talk to him? lol no. something smaller',
      'no way im confronting my boss, give me a small one',
      'I could never say that to her. Something my size, please',
      'talk to the guy who yelled at me? too big, smaller pls',
    ],
    say: [
      `Fair, that was too big. Smaller: next time you do that task, change the one thing that was wrong and say nothing about it. And tell one person who saw it, "That was rough." You don't have to face the one who yelled.`,
    ],
  },
  {
    like: [
      'ok wrote both down',
      'done, got it on the back of a receipt',
      "I've put them side by side like you said",
      'written down. now what',
    ],
    about: 'over',
    say: [
      'Good. Now read the two side by side, as if they were about somebody else. Which of the two sounds fairer to you?',
    ],
  },
  {
    like: [
      'my boss says im good at it though',
      "manager says I'm fine, its only that one customer",
      'the boss is happy with me, she says my work is nice',
      "Well, my supervisor has told me there's no problem",
    ],
    about: 'over',
    say: [
      "So the one whose job it is to judge it says you're fine. That's somebody who knows your work. The other one saw a small piece of it, maybe on a bad day. I know whose word I'd take.",
    ],
  },
  {
    like: [
      'i only got in off the waitlist and everyone knows',
      "i keep waiting for them to realise i don't deserve to be here",
      "they let me in last and one day they'll see I'm no good",
      'got the place cause someone dropped out, im a fraud',
    ],
    say: [
      "There it is. So every harsh word sounds like the moment they find out. Getting in later isn't getting in by mistake; somebody looked at you and said yes. What do you do there that nobody had to help you with?",
    ],
  },
  {
    like: [
      'nobody knows i feel like a fraud and nobody will',
      'no one in my class knows and im keeping it that way',
      "I'd never tell them I think I don't belong here",
      "nope. they'd think i don't deserve my place",
    ],
    say: [
      "All right, that's yours to keep. It's a lot of work, though, doing the thing and guarding the secret at the same time. Others who look sure may be guarding the same one. And whatever list you came in on, you're doing the same work as they are now.",
    ],
  },
  {
    like: [
      "lucky you, you've got no hands to burn",
      'must be nice being a program, no sore feet',
      'ha, you never had a boss then',
      "at least you can't cut yourself",
    ],
    say: [
      "True, nothing of mine can get burned or sore. You're the one with the scars and the stories. That's also why you know things about it that I never will.",
    ],
  },
  {
    like: [
      'my hairdresser asked who did this to my hair. me. i did',
      "dentist goes who's been neglecting these. well. me",
      'cut my own bangs and the stylist gasped',
      'The mechanic asked what idiot fixed this. I was the idiot',
    ],
    about: 'over',
    say: [
      "Well, the culprit has confessed. Cleaning up after home haircuts is part of their job, and now there's a story with it. Did it sting, or did you get to laugh too?",
    ],
  },
  {
    like: [
      'my husband knows, he makes me tea before every shift',
      'only my mom. she leaves me little notes',
      "My girlfriend knows. She drives me and waits till I'm in",
      'my sister knows, she texts me a dumb joke every morning before work',
    ],
    say: [
      "That's somebody who's in it with you, in small things every day. Hold on to that. If going in is this hard each time, it may be a lot for two people alone, though. Would you let a doctor know as well?",
    ],
  },
  {
    like: [
      'my moms voice. shes been dead ten years',
      'its my grandpa, he always called me lazy',
      "My late husband's. He could be sharp",
      'my old man. gone now but i still hear him',
    ],
    say: [
      "And still so loud, years later. So when that voice starts up, it isn't the people in the room talking. You can miss somebody and not take their word for what you are.",
    ],
  },
  {
    like: [
      'he came in and I said the line',
      'I told her what we practiced',
      'she walked in at nine and i said it',
      'Well, I said it to him this morning, word for word',
    ],
    about: 'over',
    say: [
      "You said it, nerves and all. That was the hard part, and it's done, whatever they made of it. And what came back?",
    ],
  },
  {
    like: [
      "my grandma tells everybody I'm too skinny",
      'aunties always comment on my weight in front of people',
      'my gran says im fat in front of guests',
      'A relative remarks on my body whenever we have visitors',
    ],
    asks: 'words',
    say: [
      `At home it's one thing; in front of guests it makes you the entertainment. With an elder, warm and short works best:\n"I'd like us not to talk about my body."\n"I'm glad to see you. Please, not my weight today."\n"Ask me about something else."`,
    ],
  },
  {
    like: [
      "what for? it doesn't unsay it",
      'whats the point of telling her. she already said it',
      "And then? He can't take it back anyway.",
      "It won't change anything if I say it hurt. The words are out.",
      'why bother bringing it up. said is said',
    ],
    say: [
      "No, it doesn't unsay it. It does something else: the other person finds out that it landed, and you don't lie there alone with it. One quiet sentence isn't a scene. And if you'd rather let this one go, that's allowed too.",
    ],
  },
]
