import type { Answer } from '../../../conversation.ts'

export const newJobTalk: readonly Answer[] = [
  {
    like: ['me, its my own rule', 'nobody says it, I say it', 'I do. I expect it of myself.', 'just me i guess lol'],
    say: [
      `Then it's a rule with one author, and you can change it. Nobody there has it written down anywhere. Ask one small thing today and watch what it costs: "I should have asked sooner. Where does this go?"`,
    ],
  },
  {
    like: [
      'work in a morgue, coworkers are dead quiet, the manager isnt',
      "the job's fine and the others are silent, its the boss whos loud",
      'New job. Peaceful place, except for the supervisor.',
      'colleagues are chill, boss never shuts up lol',
    ],
    say: [
      'Ha. Quiet colleagues are an underrated perk. The boss is the one you have to get along with, then. Is it the friendly kind of loud, or is it getting to you?',
    ],
  },
  {
    like: [
      'theres one girl on my shift who seems nice',
      "maybe the young guy next to me, he's alright",
      'one of them reminds me of my brother, easy to be around',
      'the lady who works beside me, she smiles at least',
    ],
    say: [
      `Good pick. You work side by side, so you already have something in common. At break, sit near and ask one thing: "How long have you been here?" or "Is it always like this?" Next day, ask one more. That's how it starts.`,
    ],
  },
  {
    like: [
      'nobody talks to me at the new job, nobodys mean either',
      'first week and no one has said a word to me',
      "I started on Monday and it's as if I'm not there",
      'hate my new job. no one is horrible they just dont speak',
    ],
    say: [
      `Days of nobody saying anything are hard in their own way. There's nothing to complain about, and still you go home empty. They may be waiting for somebody else to go first. Pick the one who looks kindest and ask something small: "Where do you eat?"`,
    ],
  },
  {
    like: [
      'i looked after my mum till she died thats the gap',
      'the truth is I nursed my father, then he passed, then I was broke',
      'i said career break but really my dad was dying',
      'cared for my nan for two years, not something u say at a desk',
    ],
    say: [
      `I'm sorry. You were there to the end for somebody, and that's nothing to hide. There's a short version for when it feels right: "I looked after somebody in my family who died. I'm glad to be back at work." You don't have to say more than that.`,
    ],
  },
  {
    like: [
      'they saw me being super nervous',
      'me apologizing every two seconds lol',
      'They saw me stutter and sweat the whole interview',
      'i was awkward the whole time and they still hired me, must be a mistake',
    ],
    about: 'coming',
    say: [
      "Then they know exactly who's coming. They saw you nervous, the way you were, and picked that one. Nobody got mixed up. You can walk in as the same person they met.",
    ],
  },
  {
    like: [
      'going back to work after cancer and everyone knows',
      'first day back after months off sick, they told the whole office',
      'back monday after treatment and HR emailed everybody about it',
      "I return after a long illness and they've all been told",
    ],
    about: 'coming',
    say: [
      `They sent it around without you, and now you walk into a room that already knows. That's a rough start to coming back. You get to set the tone with one line: "Yes, I was ill, I'm back, and I'd rather talk about work." You owe nobody more.`,
    ],
  },
  {
    like: [
      "the pity look. everyone's going to do the pity look",
      'That soft "how ARE you" voice when I come back from being ill',
      'dont want them all being careful around me after what happened',
      'What I dread is the sympathy, people tilting their heads at me.',
    ],
    about: 'coming',
    say: [
      `The tilt, and the soft voice that comes with it. You can't stop it, but you can end it in one line: "Thanks, I'm good. What did I miss?" Said with a straight face, it puts their head back upright and you back at work.`,
    ],
  },
  {
    like: [
      'isnt that too jokey? they were really upset about it',
      'Would that come across as cold? Some of them took it hard.',
      'not too sarcastic? ppl were worried about me',
      'Too light, perhaps? They sent flowers and everything.',
    ],
    about: 'coming',
    say: [
      `For the ones who took it hard, maybe a bit. Give those a plain one: "Thank you for thinking of me. I'm glad to be back." Keep the dry line for everybody else. It tells them that they may laugh again.`,
    ],
  },
  {
    like: [
      'hr emailed everybody about my sick leave',
      'they announced my comeback with a hearts gif and now all know',
      'My manager told the whole team why I was away',
      'the mail said be gentle with me after my hard time. kill me',
    ],
    about: 'coming',
    say: [
      `They may have meant it kindly, and they also told your story without asking you. You get to decide what comes next. One line is enough to close it: "Thanks, it's good to be back. What did I miss?"`,
    ],
  },
  {
    like: [
      "they're all kids on my break and talk about some video game",
      "everyone at work is half my age and i don't get what they talk about",
      'on lunch they only talk about a show ive never seen',
      'the young ones chat about games and I have nothing to say',
    ],
    say: [
      `What you don't know is your way in. People often like explaining what they love to somebody who asks. "What's that you're all talking about?" One question, then listen. You don't have to take it up yourself.`,
    ],
  },
  {
    like: [
      "been here two weeks and still don't know where the printer is, too late to ask",
      'its my third week and i dont know where stuff is and cant ask anymore',
      "day nine and I can't find the cups, embarrassing to ask now",
      "I ought to know by now where things are kept, and I daren't ask",
    ],
    say: [
      `It's not too late. People who have worked there for years may have a thing like that, too. Ask the next person you see: "I've been here this long and I still don't know where that is. Could you show me?" Mostly they'll point and move on.`,
    ],
  },
  {
    like: [
      'new in a kitchen and they only yell, nobody talks to me',
      'started on a building site, all they do is shout',
      'my new job everyone just barks orders, no one says hi',
      "first week and nobody speaks to me unless they're shouting",
    ],
    say: [
      `Places like that shout at everybody; it's how they pass things along. The talking usually happens at the edges: before the rush, on break, over food. Try one person there: "Long one today. How many years have you been here?"`,
    ],
  },
  {
    like: [
      'one lady there was nice, she showed me where the mugs are',
      'theres one guy who said morning to me, thats about it',
      'a girl from the other team lent me her charger, she seems ok',
      'only Sue has been kind so far, she held the door and asked my name',
    ],
    about: 'coming',
    say: [
      `It's a small thing, and it's how people say "you're all right." Start with that one person. Ask the thing you're unsure about: "Where do people sit here?" Somebody who has been kind once is often glad to be asked.`,
    ],
  },
  {
    like: [
      'three weeks in and they all have jokes i dont get',
      'new at work, everyone laughs at stuff i wasnt there for, i just nod',
      'A month here and I still say "nice" and carry things',
      'they all got inside jokes and im just the new guy going haha',
    ],
    say: [
      `Those are the weeks when you're not quite new and don't belong yet. In-jokes are made of old days you missed, so ask for one: "Okay, what's the story behind that?" People like telling it, and then you're in on it.`,
    ],
  },
  {
    like: [
      'at lunch they all get up together and leave without me',
      'everyone disappears at noon and i eat at my desk, im new',
      'First week. They go for coffee as a group and nobody says a word to me',
      'they all leave for lunch like on cue n i just sit there',
    ],
    say: [
      `And you stay behind. It looks like a secret signal, and mostly it's habit; nobody thought to tell the new one. Five minutes before, ask whoever sits nearest: "Where does everybody go? I'd like to come along."`,
    ],
  },
  {
    like: [
      'new at work and my badge still has the old guys name',
      'first week and my vest says Kevin. im not kevin',
      "They gave me a locker with somebody else's name on it",
      'im the new guy, they call me by the last guys name lol',
    ],
    say: [
      `Carrying somebody else's name around is a strange way to be new. It's also a ready opening: "I'm not him, by the way. Who was he?" You'll get a story, and they'll get your name.`,
    ],
  },
  {
    like: [
      "how long he's been on this shift or on this planet lol",
      'in the job or in this hole haha',
      'since when has he been here, before the war? haha',
      "ha, ask her how long she's been in the building or in that chair",
    ],
    about: 'coming',
    say: [
      "Ask exactly that. You have the joke already, and with somebody who's been there forever, a dry line about the work can go down better than a polite question. Say it when they come out for a break.",
    ],
  },
  {
    like: [
      'scared im gonna say it again but to my boss this time',
      'what if the wrong words come out again in front of someone important',
      "I keep thinking I'll repeat the same slip with the manager",
      'knowing me ill say love you to the boss next',
    ],
    about: 'coming',
    say: [
      `That fear has some sense in it: what you try hardest not to say sits right on your tongue. So give your mouth the line you do want instead. If the wrong one slips out, "Well, that came out wrong" ends it.`,
    ],
  },
  {
    like: [
      'first night shift and i announced "it\'s dead in here" in a hospice. they say everyone does it once',
      'day one at the funeral home, told a family "have a great day". my boss said we\'ve all done it',
      'first week on the ward and i asked a guy with no legs if he wanted to stand up. nurses said welcome, everyone has one',
      'said "see you later" to a blind client. my coworker laughed and said she did that too in her first month',
      'New at the prison library. Told an inmate "no rush, take your time." They say it happens to every new starter.',
    ],
    say: [
      "Of all the sentences to get out before you heard it. And look at the answer you got: everyone does it once. That's people telling you you're one of them now. How was the rest of it?",
    ],
  },
  {
    like: [
      '31 calls. one old man said i have a kind voice. my throat is finished',
      '44 tickets, one lady said bless you son. voice is gone',
      'did the full shift on the desk. one guy said i was the nicest person hed spoken to all week. feet dead',
      "Survived day two on the helpline. A woman thanked me twice. I can't talk anymore.",
      'served about 200 ppl, one kid told me i was funny. cant feel my face',
    ],
    say: [
      "You got through the whole day, and somebody took the time to say something kind. Keep that sentence; it's about you. Now something warm to drink, and an evening where nobody needs you to talk.",
    ],
  },
  {
    like: [
      'woman with the candles. and Kevin',
      'guy with like nine mugs. and the printer',
      'A lady with photos of her parrots all over her screen. And a wall.',
      'the one who knits at her desk i guess',
      'some bloke w football stickers everywhere, and the fire extinguisher',
    ],
    say: [
      "Then there's a person within reach, and what people keep on their desk they usually like to talk about. Ask once, in passing: \"What's the story behind those?\" It's good to have one person who says good morning to you.",
    ],
  },
  {
    like: [
      "start on the 9th. mum's well chuffed",
      'begin monday!! my nan cried on the phone',
      'They confirmed it, first shift is the 22nd. My wife has already told the whole street.',
      'got the letter today. starting in september. dad shook my hand like i was 40',
      'contract signed, 1st of the month. kids made me a card',
    ],
    say: [
      "A start date, and somebody who's proud of you. They picked you. Enjoy that for a few days before you think about the first morning. What are you looking forward to?",
    ],
  },
  {
    like: [
      'im not introducing myself after a month thats weird',
      'They know who I am. It\'s too late for "hi, my name is".',
      'bit late to go round saying my name now isnt it',
      "you want me to introduce myself like it's the first day of kindergarten?",
    ],
    say: [
      `No, you're right, going around with your name would be odd by now. Skip that and go to something small that's there anyway, like "Is there coffee left?" People who already know your name only need to hear your voice.`,
    ],
  },
]
