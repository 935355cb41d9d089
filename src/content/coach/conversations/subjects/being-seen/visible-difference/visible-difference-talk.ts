import type { Answer } from '../../../conversation.ts'

export const visibleDifferenceTalk: readonly Answer[] = [
  {
    like: [
      'how much should I show',
      'how far up do i roll them',
      'How much of it would I have to let them see at first?',
      'like all of it or just a bit',
    ],
    about: 'coming',
    say: [
      'As much as you can show without holding your breath, and then a little more. Leave it like that for ten minutes, with one person you trust. You can cover it again whenever you say.',
    ],
  },
  {
    like: [
      'I wish someone would simply ask what happened to my face',
      'id rather they ask than stare and look away',
      'Nobody asks. They all pretend not to see it.',
      'just ask me!! the pretending is worse',
    ],
    asks: 'words',
    say: [
      `Then give them permission. You go first:\n"You're wondering about my face. Ask me, I don't mind."\n"It looks different now. I'm still me."\n"You can look. It's all right."`,
    ],
  },
  {
    like: [
      'little kids always ask about my birthmark',
      "new kid in class today, she'll ask what happened to my face",
      'I work with children and they stare at my scar',
      "six year olds just say it. what's that on your cheek",
    ],
    about: 'coming',
    say: [
      `They do, and mostly they want one answer and then they're done. Have yours ready, short and calm: "That's how my skin looks. It doesn't hurt." Then ask something back. Your tone tells them it's nothing scary.`,
    ],
  },
  {
    like: [
      'lol sounds like my ex',
      'thats way too blunt, id never say that',
      "Bit cold, isn't it",
      'too short, sounds like a robot',
    ],
    say: [
      "Too cold, then. Fair. One fact, and one warm bit after it, is about the right length. Say it to me the way you'd say it to somebody you like, clumsy and all. We can cut it from there.",
    ],
  },
  {
    like: [
      'great now im crying in the bathroom thanks',
      "Well, you've made me weep. Are you satisfied",
      'im sobbing now cheers',
      "now look, I'm in tears in the laundry",
    ],
    say: [
      "I touched a sore spot, and I'm sorry. You don't have to stop crying for me. Some of that has probably waited a long time. Stay where you are as long as you need. Nothing else has to happen now.",
    ],
  },
  {
    like: [
      'people stare at my face on the train every day',
      'i have a birthmark and on the bus they look and look',
      'moved here and everyone stares at my skin',
      'Strangers keep looking at my scars, it never stops',
    ],
    say: [
      "That's tiring, being looked at before you've even sat down. You can't stop the eyes. You can look back once, nod, and go on with your own thing. A nod reminds people there's somebody in there.",
    ],
  },
  {
    like: [
      'people ask my husband what i want like im not there',
      'since the wheelchair everyone talks to whoever is with me',
      'they talk over my head to my wife, literally',
      "The waiter asked my carer what I'd like to eat",
    ],
    say: [
      `That's maddening, to be sitting right there and get talked about. You can take the question back: "I'll answer that one, thanks." And whoever's with you can help by going quiet and looking at you. Ask for that before you go in.`,
    ],
  },
  {
    like: [
      'psoriasis on my hands and i work a register',
      'my hands are scarred and customers stare at them all day',
      'I serve coffee and everyone sees my eczema',
      'skin condition on my arms, i work the counter',
    ],
    say: [
      `The part you'd most like to keep to yourself is the part everybody looks at, for a whole shift. That's wearing. A look usually moves on to what they came to buy. For the ones who ask, one line: "It's how my skin is. You can't catch it."`,
    ],
  },
  {
    like: [
      "mates want me back at football but i've got a bag now and theres the changing room",
      'I have scars from surgery and the team showers together',
      'got a stoma, scared of the locker room',
      'want to swim again but everyone would see my body',
    ],
    about: 'coming',
    say: [
      "You'd like to be back in it, and that's the good half. The changing you can leave out: plenty of people come dressed and shower at home. Or tell one person there beforehand, in one line. Which would let you enjoy it?",
    ],
  },
  {
    like: [
      'kids are different, one asked if i was a leopard',
      'A little boy once asked me if somebody had painted on me.',
      "only children. they just ask straight out, it's kind of sweet",
      'one girl said my scar looks like a lightning bolt lol',
    ],
    about: 'over',
    say: [
      "Kids look because something's interesting, and then they say it out loud. That was also somebody looking at you, and there was nothing mean in it. What did you answer?",
    ],
  },
  {
    like: [
      'theyd move away. someone on the train did once',
      'They will edge off, as a woman did when she saw my hands.',
      'a kid once wouldnt sit next to me bc of my skin so yeah',
      "They'd think it's contagious. It has happened before.",
    ],
    say: [
      `Somebody did that once, and now everybody might. That was a mean thing, and it stays. People who know you aren't that stranger, though. You could let one of them see it first, away from the crowd: "It's a skin thing, you can't catch it."`,
    ],
  },
  {
    like: [
      'thats too many people, make it smaller',
      "Fifty of them at once I can't do. Give me less.",
      'the whole crowd?? no way. something smaller',
      "It's the entire crew standing there. Cut it down for me.",
    ],
    about: 'coming',
    say: [
      'Then not the whole crowd. Go a bit earlier or later, when only a few are standing there. Or walk in beside one person you get along with, and keep talking to them. Once is enough for this week.',
    ],
  },
  {
    like: [
      "i'd rather he knew before we meet",
      'tell her first so she can freak out at home',
      "Beforehand. I don't want to see the first reaction",
      'id send a pic before so the shock happens without me',
    ],
    about: 'coming',
    say: [
      `That's a good plan, and it spares you the second you dread most. One photo or one line: "Before we meet, so you know what I look like." Then whoever shows up has already decided to come.`,
    ],
  },
  {
    like: [
      'either they see it or i have to tell them. both suck',
      "If I hide it there's the talk later, if I show it there's the look",
      'do i put it in the pic or tell them after. theres no good way',
      'whichever way i do it theres that awkward moment',
    ],
    about: 'coming',
    say: [
      "Yes, there's going to be a moment either way. What you can choose is where it happens and who's in the room. A photo puts it on their side of the screen. A sentence, once you like somebody, puts it in your hands. Which would you rather have?",
    ],
  },
  {
    like: [
      'kids ask about my burn and the moms shush them',
      'a little boy asked about my scar and his dad pulled him away',
      "Children stare at my scars, but it's the parents' hushing that hurts",
      'the kids are fine its the parents going shhh dont look',
    ],
    say: [
      `The child asks, and the grown-up makes it a thing you can't mention. I can see why that's worse. You can answer over the shush, if you feel like it: "It's fine to ask. It's a scar." Or you can let it go by and get on with your day.`,
    ],
  },
  {
    like: [
      'haha love it, getting a sign made',
      "oh that's brilliant, my son will print it for me",
      "yes!! i'm putting that on a badge",
      'What a wicked idea. I shall have it framed',
    ],
    about: 'coming',
    say: [
      "Good, then it speaks before you have to, and with style. Some will still ask, and you can point at it and smile. I'd like to know who laughs first.",
    ],
  },
  {
    like: [
      'some kid said something about my face and i left my shopping there',
      "a child pointed at my scar so I walked out, haven't been back",
      'left the store because of a comment, no groceries since',
      'I put my basket down and went home after what a little boy said',
    ],
    about: 'over',
    say: [
      "I'm sorry. That's a rotten thing to hear in the middle of your shopping, even from a small kid. You left because it hurt. You still need your groceries, though. Would another store do for now, or somebody to come along?",
    ],
  },
  {
    like: [
      'going back to work with my face changed feels like being naked',
      'first day back since the surgery and everyone will see the scar',
      "i feel exposed, like there's nothing between me and their eyes",
      "back at the counter after the operation, I feel like I've no skin on",
    ],
    about: 'coming',
    say: [
      `After all that, having people look at you can feel like being undressed. Some will look, especially on the first day, before they get used to it. One sentence can cover you: "I've been away, and it's good to be back." Then go on to the work.`,
    ],
  },
  {
    like: [
      'why dont i care about my scars when im playing but i do when im sitting',
      'how come I feel fine in the pool but not walking to it',
      "It's the same face, so why is it easier when I'm dancing?",
      'weird, i forget about my skin when im doing stuff',
    ],
    say: [
      "My guess: because you're busy then. Your mind is on what you're doing, and your body is the thing you do it with. The rest of the time there's nothing to do but be looked at. Same body, less attention on it, mostly your own.",
    ],
  },
  {
    like: [
      'i wear long sleeves all year',
      'the scarf, even indoors',
      'always the hoodie, even when its hot',
      "I keep my gloves on. People don't know why",
    ],
    say: [
      "So there's something you keep covered, whatever the season. Is it what people would see, or what they'd say? Tell me as much as you like. And if it comes from hurting yourself or being hurt, that matters more: Help now on the screen has people to talk to today.",
    ],
  },
  {
    like: [
      'everyone stares at my scar at the beach',
      'people look at my burn marks when I swim',
      'they all look at it, goes right across my belly',
      'At the pool I can feel them looking at my operation scar',
    ],
    say: [
      "Some of them do look, because eyes go to what's different, and you feel every one. Often they've looked away again by the next splash. You get to decide how much you tell. Do people say things, or is it the looking?",
    ],
  },
  {
    like: [
      "had surgery and there's nowhere private to change at the pool",
      "open changing room, no stalls, and i've got a big scar",
      "since my mastectomy I don't dare go to the shared locker room",
      'one big room to change in and everyone would see my operation scar',
    ],
    about: 'coming',
    say: [
      "With no stall it's harder, and you've been through enough with that body already. Wear your suit under your clothes going in, and a long towel or poncho coming out. You can also ask the desk for a room. Many have a family or accessible one.",
    ],
  },
  {
    like: [
      'my hand. the one thats different. i took it out of my pocket',
      'my scar. i took my scarf off for the first time in front of anybody',
      'About my leg. I wore shorts and let them see the prosthesis.',
      'my face, the birthmark side. no makeup. i just went like that',
      "I talked about my hair loss and then I took the wig off. I don't know why.",
    ],
    say: [
      "You let somebody see it, after keeping it out of sight. That's a big thing to do, and tears can come with it. Nothing more has to follow right away. What was it like, in those first seconds?",
    ],
  },
  {
    like: [
      "wiped out by two. sat in the loo with my eyes shut for ten min. hair's growing in curly, everyone wants to touch it",
      'dead by lunch. lay on the first aid bed. people keep poking my new scar hair',
      "Made it to three o'clock, then hid in the car to rest. Everyone wants to feel the bald head.",
      'first week back after the op and im shattered, and they all pat my arm like its a dog',
      "Done in by noon, dozed in the storeroom. They can't keep their hands off my bump.",
    ],
    say: [
      'Being wiped out is no surprise; a day back takes more than the same day used to. Ten minutes with your eyes shut is a good plan, so keep it. And if you\'d rather not be touched: "Look, don\'t touch" is enough.',
    ],
  },
]
