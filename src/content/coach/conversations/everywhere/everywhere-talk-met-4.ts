import type { Answer } from '../conversation.ts'

export const everywhereTalkMet4: readonly Answer[] = [
  {
    like: [
      "Red. I didn't stay for the weather",
      'told her and walked off. she went purple. didnt wait to see',
      'He opened his mouth and I was already out the door. Shaking like a leaf now',
      "said it said it said it. he looked furious. i'm in the car",
      "I told them no and left the room. I could hear them muttering. Hands won't stop.",
    ],
    say: [
      'You said your piece and you left. That was the whole job, and what their face did afterward is theirs to deal with. Wobbly legs are normal after that. Sit down somewhere quiet for a bit before you go over it.',
    ],
  },
  {
    like: [
      'ask again on a rainy day ha',
      'try it when hes grumpy lol',
      'I could ask once more, on a Monday when nobody is nice.',
      'do it again with the scary one on the desk i guess',
      "Suppose I'd have to repeat it when she's busy. For science.",
    ],
    say: [
      'Ha, that would be a fair test. One yes could be luck; a second one on a bad day would tell you more. Ask in the same words and see what comes back. Either answer beats guessing.',
    ],
  },
  {
    like: [
      "one called Hannah. she's not in the circle much now. that's partly... I was not going to say",
      "there's another bit to it but. never mind",
      "He stopped coming because of... no, I'd rather not",
      'i left something out before. its kind of my fault. forget it',
      "That is only half the story. I hadn't planned on telling the rest.",
    ],
    say: [
      "You can leave it unsaid, or say it in half a sentence; nothing here has to come out neat. If it's something you feel bad about, we can look at that too. Do you want to tell me, or go on without it?",
    ],
  },
  {
    like: [
      'different day. I have early shift, ciao',
      'not now. up at 5. night',
      'Let us leave that for another time, I must go to bed.',
      'cant do this one today, bus is here, laters',
      "We'll see about that. I have to work, bye for now.",
    ],
    say: [
      "Another day is fine. It doesn't have to be solved today. Get some rest, and we can pick it up again whenever you like.",
    ],
  },
  {
    like: [
      "brought the bill to the wrong couple MID PROPOSAL. my face. could've fried puri on it. kill me",
      'walked into the wrong meeting room during someones farewell speech and tripped on the cake trolley. i live in the woods now',
      'I clapped in the middle of the ceremony. By myself. My ears are still burning',
      'set off the fire alarm with toast at their engagement do. end me',
      'brought the birthday cake to the wrong table and started SINGING. never going back',
    ],
    say: [
      "Oh no. That's a mortifying minute, and a harmless one: nobody got hurt, and they had something much bigger on their minds. Your face cools down soon. Later this may be one of the better stories you have to tell.",
    ],
  },
  {
    like: [
      "what'd i say, sorry for fleeing? why must one always explain",
      'and write what, sorry i bolted? do i have to give a reason',
      'What am I meant to tell them, that I panicked? I hate accounting for myself.',
      'text her saying what tho. "soz i left"? why do people need a why',
      "I'd have to justify going home after ten minutes. What does a person even say?",
    ],
    say: [
      'You don\'t have to explain, and you don\'t owe an apology for leaving. One line that looks ahead is enough.\n"I had to slip out early. It was good to see you."\n"Will you keep me a seat next time?"',
    ],
    asks: 'words',
  },
  {
    like: [
      "All the way. I'm a lock keeper, the canal is my office.",
      "yes yes just a joke, i'm fine, its how we talk in my family",
      'Only gallows humor. I am a roofer, I say that every day.',
      "lol no i'm ok promise, figure of speech",
      'It was a joke, my dear. At my age one jokes about it.',
    ],
    say: [
      "Good, and thanks for saying it straight. I ask because I can't see a face from here. Back to what you were trying to do, then: where did you get stuck?",
    ],
  },
  {
    like: [
      "in my old room, mum's next to me, door locked, she cried and then she rang the helpline herself. he has no idea where and I'm not going back",
      "im at my sisters. he thinks im at work. brought the kids, told her everything, she's on with the hotline now",
      "Left while she was out. I'm at a friend's, locks on, and I am not going back this time.",
      'at the shelter. they gave me a room n a key. phones off',
      "My brother drove me to his place. He's called the domestic violence line with me. She doesn't know the address.",
    ],
    say: [
      "You got out, you're somewhere safe, and you aren't alone. You did that. Keep where you are private for now, and let the helpline plan the next steps with you. If anybody shows up there, call the emergency number. Tonight you only have to rest.",
    ],
  },
  {
    like: [
      'ok do the countdown',
      'yes count me down pls before i chicken out',
      'Go on then, 3 2 1',
      "Alright. My finger's on the button. Count.",
    ],
    say: [
      "Three. Two. One. Press send. Then close it and stand up, get some water, look out a window. It doesn't have to be a perfect message, only a sent one. Tell me when it's gone.",
    ],
  },
  {
    like: [
      'showed him. he did six plates. they were in fact roadkill',
      'i showed her how i do the labels. hers came out upside down lol',
      'Walked him through the spreadsheet. He broke it in two minutes.',
      'taught the new guy my latte art. he made a blob. he was proud of the blob',
      'I demonstrated. She had a go. It was dreadful and we both knew it.',
    ],
    say: [
      "So the question was a real one. Somebody saw that you're good at this, asked, and stayed to try it with you. How it turned out hardly matters. Getting to know people at work often starts like that. How was it, side by side?",
    ],
  },
  {
    like: ['making cocoa now', 'Put some soup on. Proper soup.', 'ok im running a bath', 'got the blanket and the tea'],
    say: [
      "Good. That's a kind thing to do for yourself tonight. Let it be only that: something warm, nothing to decide. I'm here if the quiet gets loud.",
    ],
  },
  {
    like: [
      'omg yes. him in the cab with a moose',
      'yes!! one of my nan on a motorbike in 1962',
      'I do, actually. Me at nine holding a fish bigger than I was.',
      'lol yeah theres one of my dog in the band t-shirt',
      'Somewhere, yes. My uncle with the very same car.',
    ],
    say: [
      'Then there\'s your way in. A picture does half the talking, and it\'s about something you both like. Send it or show it with one line: "Found this and thought of you." Then let them ask the questions.',
    ],
  },
  {
    like: [
      "wanted to hurl myself into the sea over a crooked fondant, which tells you the state of me this week, had a nap and it's fine",
      'cried for an hour bc the shelf was wonky. ate a sandwich, shelf is ok actually',
      "Completely lost it over a typo on the invitations. Slept. It's only a typo.",
      'threw my sketchbook across the room over one line lol. had a shower, better now',
      "Nearly wept at a lopsided hem, that's the sort of week it's been. Had tea. Fine now.",
    ],
    say: [
      "A break did what arguing with yourself couldn't. When something that small gets that big, it's usually the whole week talking. It's good that it's smaller again. Is there anything else from this week you'd like to put down here?",
    ],
  },
  {
    like: [
      'I tried to my wife. I cried at door',
      'read the toast to my mum and couldnt get past line two, bawling',
      'I practiced it on my brother. We both wept into the dog.',
      'said my speech out loud in the car and choked up at the end',
      'I read it to my husband. My voice broke at the last line.',
    ],
    say: [
      'Then those are the right words; they reached you first. Tears in practice are no failure, and each time through wears them down a little. If they come on the day, stop, breathe, look at the page and go on. You can take that time.',
    ],
  },
  {
    like: [
      'k mums shouting dinner, rower tmrw',
      'gtg dads calling us to eat, will try it in the morning',
      "Right, supper's on the table. I'll do it tomorrow.",
      "ok pizza's here. gonna say hi to her tmrw",
      'Must go, dinner. Tomorrow then, the front desk.',
    ],
    say: [
      "Go and eat. The plan is small and it's set for tomorrow, so there's nothing more to do about it tonight. Come back and tell me how it went, if you like.",
    ],
  },
  {
    like: [
      'the kitchen. I do something wrong, it shows in his jaw',
      'its not the people its her. she goes quiet and i know i did smth',
      "If I drop anything I'll see it in my wife's eyes before the plate lands",
      'burning the food. he doesnt say anything he just breathes out',
      "My mother's eyebrows. One mistake with the table and up they go.",
    ],
    say: [
      "So it isn't the guests you're watching, it's one face. That's a tense way to spend an evening in your own home. You could say it beforehand: \"If something's wrong, tell me after.\" What usually happens once it shows like that?",
    ],
  },
  {
    like: ['huh', 'mm. maybe', '...ok', 'Well. I suppose.'],
    say: [
      'No need to make anything of it yet. It can be nice and a bit odd at once, finding out that somebody had you in mind. You can let it sit there for a while.',
    ],
  },
  {
    like: [
      'you lot couldnt restore a sandwich',
      'support lol. your support is a brick wall',
      "You people couldn't find your own backside with a map. My whole log is gone.",
      'yeah right like anyone there reads emails. 3 months of notes deleted',
      'restore my progress?? this app cant even remember my name',
    ],
    say: [
      "Fair, that one's earned. Losing something you built day by day to a glitch is infuriating, and I can't fix it from in here. The days you did still happened, counter or not. Be mad about it a bit longer, or get on with something?",
    ],
  },
  {
    like: [
      'opened at the seam in the last chorus. Safety pins are the true family',
      'my heel snapped on the dance floor. finished the song barefoot like a champ',
      'Zipper gave up during the speech. God bless long jackets.',
      'wig slid halfway thru the number lol. kept singing',
      'the cake leaned like Pisa and I served it anyway. Gravity is my enemy',
    ],
    say: [
      "So something did go wrong, and you kept going, and you're already telling it as a joke. That's a good night's work. It belongs in the story now, and it may get better each time you tell it.",
    ],
  },
  {
    like: ['its like', 'idk it just', 'well ... it', 'dunno how to. its'],
    say: [
      "Slowly is fine, and it doesn't have to be a whole sentence. One word is enough here, or half of one. Does it happen with one person, or when a lot of people are looking?",
    ],
  },
]
