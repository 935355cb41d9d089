import type { Answer } from '../conversation.ts'

export const everywhereTalkMet1: readonly Answer[] = [
  {
    like: [
      'My lecturer said "see me after" in front of everyone. It was about a library fine.',
      "boss said 'a word please' across the whole office. he wanted to know where the stapler was",
      "teacher kept me back after class and everyone went oooooh. i'd left my water bottle",
      'They called my name over the store speaker. My headlights were on.',
      "got a 'can you come to my office' in the team chat and it was about a parking form. i aged ten years",
    ],
    say: [
      "All that dread, for something so small. Being called out in front of people sets off nearly anybody's stomach, and the dull reason never gets announced as loudly. Nothing was wrong. You can let your shoulders down now.",
    ],
  },
  {
    like: [
      'He took a bite of my dessert without asking. I wanted to stab him with the fork, but I laughed instead and now I regret it.',
      'she ordered for me without asking and i just giggled?? why did i giggle',
      'My date moved my hair out of my face. I smiled. I hated it.',
      'he picked up my phone to look at my photos and i went haha. been cross since',
      "A coworker drank from my cup and I laughed it off like an idiot. Now I'm fuming at home.",
    ],
    say: [
      'Laughing was the fastest way through the moment; a lot of people do it. You\'re allowed to be annoyed, and the laugh didn\'t sign anything away. Next time, friendly and plain: "Hey, ask me first." How they take that tells you something.',
    ],
  },
  {
    like: [
      'ok so what sentence, exact',
      'fine, what do i actually say about my neck going red then',
      'so give me the words. for the scar. word for word',
      'Right. And how would one phrase it, exactly, without making a speech of it?',
      'ok ok ill say something about the rash but WHAT',
    ],
    say: [
      'Early, flat, and then straight on:\n"Before you wonder: yes, it shows, and I\'m fine."\n"It does that. Don\'t mind it. So, where were we?"',
    ],
    asks: 'words',
  },
  {
    like: [
      "If she's still cross you'd say it's no great loss?",
      "so if he hangs up on me you'd go oh well plenty more friends??",
      "And if my sister won't have it, I'm to shrug, am I?",
      'if she says no thanks then what, it didnt matter anyway?',
      "You'd tell me it's not the end of the world if he's still angry, wouldn't you.",
    ],
    say: [
      "No, I wouldn't say that. It would be a loss, or you wouldn't be trying. Still mad doesn't mean never, though, and somebody can be mad and notice that you reached out. Either way you'd know, and the trying would stand.",
    ],
  },
  {
    like: [
      'yes!! with my actual mouth',
      'Yes. In front of all twenty of them. Me.',
      'YUP. hand up and everything',
      'i did!! my voice cracked and i still did',
    ],
    say: [
      "In front of everybody, in your own voice. That's the whole thing, and nobody can take it back. You don't have to work anything out of it tonight. Be as loud about it as you like.",
    ],
  },
  {
    like: [
      "what's the reason it has to be so short at the end",
      'why cant i end with the whole poem though',
      "What is wrong with a longer finish? I've a good deal to thank them for.",
      'how come the last bit has to be one line',
      'explain why i should cut the ending, its the best part',
    ],
    say: [
      "It doesn't have to be. Short helps because the last line is the one people keep, and they need to catch it the first time and know you're done. If yours needs one more sentence, add it, then stop while it's warm.",
    ],
  },
  {
    like: [
      'yep. work sleep work',
      'It did. Watched the snow.',
      'ye nothing happened really',
      'Just went by. Did the laundry.',
    ],
    say: [
      "Some weeks go by like that, and you don't have to make anything of it. You came by anyway, and that's fine with nothing to report. Was it a restful kind of nothing, or a lonely kind?",
    ],
  },
  {
    like: [
      "sharpened my pencil so loud in silent reading that everyone turned. i'd like to be launched into the sun",
      'my stomach growled in the exam like a whale. whole row looked. bye forever',
      'Dropped my keys during the minute of silence. I wished to be under the floor.',
      'opened a bag of chips in the library and it was like fireworks. delete me',
      'My chair screeched in the middle of the meditation and fourteen heads came up.',
    ],
    say: [
      'In a silent room that must have felt like a fire alarm. Heads turn at a noise the way they turn at a door, before anybody has a thought about it, and then they go back. You were a sound for two seconds.',
    ],
  },
  {
    like: [
      'shes been saving since i was born',
      'my parents already paid for the whole bar mitzvah party tho',
      "She's sewn the costume herself, every evening since spring.",
      'grandma sold her ring so i could have this graduation thing',
      "Dad's told the whole street. He's booked the hall and everything.",
    ],
    say: [
      'So saying anything feels like throwing it back in their face. It doesn\'t have to be all or nothing. You can be thankful and scared of one part: "Thank you for all of this. One bit frightens me. Can we talk about that bit?"',
    ],
  },
  {
    like: [
      'the pens are hell',
      'its the typing. i say one word and all three start typing',
      'The scribbling. I stop hearing my own answer.',
      'when the examiner ticks something on the sheet i lose it every time',
      'yeah the notes. what are they even writing i only said hello',
    ],
    say: [
      "Because every scratch sounds like a mark against you. They write so they don't have to remember, and a good point gets written down too. Have your first sentence ready, and when the noise starts, look at whoever isn't writing.",
    ],
  },
  {
    like: [
      'having my back to her, honestly',
      'not having to look at him. i was driving',
      'tbh it was that I was washing up when I said it',
      "Facing the window. If I'd seen her eyes I would have stopped",
      'it was dark and we were walking so no eye contact, that did it',
    ],
    say: [
      "That's worth knowing: it goes easier when nobody is looking at your face. Lots of good sentences get said over a sink or in a car for that reason. You found your way of doing it, and you can use it again.",
    ],
  },
  {
    like: [
      'the ring binder. as shield. viking style',
      'my handbag. held out in front like a riot cop',
      'the cello case. nobody hugs a cello',
      'a tray of samosas, both hands, she cant get round a tray',
      'could hold the baby i guess. human shield lol',
    ],
    say: [
      'Well armed. Full hands get you through the first second. A friendly line gets you through the rest, and it works on days you carry nothing: "I\'m more of a waver. Good to see you, though." Say it before they\'ve arrived.',
    ],
  },
  {
    like: [
      'he says come Sunday. with two strings also?',
      'she said bring your sketchbook friday. even if its half empty??',
      'The walking group told me to come along. With my stick as well?',
      'they want me at practice thurs but i only know 3 chords. still go?',
      'He says come and bake with us. I have only one pan. Is that ok even?',
    ],
    say: [
      "Yes, exactly as it is. They know what you have and asked you anyway. If it helps, say so in your first sentence, and then nobody's waiting for more. Showing up is what was asked for. The rest can be mended later.",
    ],
  },
  {
    like: [
      "I KNOW. I'm going to die of embarrassment at six metres",
      'ive called her "hey you" for a YEAR. i cant ask now i\'d die',
      "My neighbor knows my name, my dog's name, everything. I've no idea what he's called and it's been 3 years, mortifying",
      "we've been gym partners since spring and i still dont know his name omg",
      "I have sat beside this woman at choir for two seasons and must never let her find out I don't know her name",
    ],
    say: [
      'It\'s never too late for that one, and they may have lost yours too. Say it straight, with a grin: "This is embarrassing, but I never caught your name." It takes five seconds, and then it\'s a funny thing the two of you share.',
    ],
  },
  {
    like: [
      'It is raining in Shizuoka. I have had tea twice',
      'its snowing. ive done the crossword and fed the cat',
      'Oh, you know. Watered the tomatoes. Looked out of the window.',
      'not much. had toast. had more toast',
      "Quiet here. The radio is on, the washing won't dry",
    ],
    say: [
      'A slow day, and you told it nicely. Some quiet days are restful, and some would be better with a person in them. Which kind is today?',
    ],
  },
  {
    like: [
      'thats actually real ye',
      'ok yeah that one sounds like me',
      'Oh. That I could say.',
      "ye thats it thats how i'd put it",
      'actually thats not bad, thats true',
    ],
    say: [
      "Then that's the one. It's true, and it sounds like you, so it'll be there when you need it. Say it out loud twice today so your mouth knows it, and don't polish it anymore.",
    ],
  },
  {
    like: [
      'gave me them. said nothing. nice shoes he had',
      'the overdue notice fell out of my folder on the bus. woman next to me picked it up, handed it over, looked out the window again',
      'wig came off in the wind, a guy ran after it and gave it back. didnt say a word',
      'My tablets went all over the office floor. A colleague gathered them up, put the cap on and went back to his desk.',
      'she just helped me pick the diapers up. the adult ones. said nothing about it',
    ],
    say: [
      "So the thing you'd been hiding was out in plain sight, and what came back was a bit of quiet help. No remark, no fuss. Put that next to the picture you had in your head. How does it sit with you now?",
    ],
  },
  {
    like: [
      'that we lost two big ones and got greedy with the price',
      'id tell him we were short two people and i picked the wrong supplier',
      'That I left because the commute ate four hours of my day.',
      'honestly? that i ran out of time on the second half of the experiment',
      "I'd say the numbers dropped since we closed the north shop, and we knew they would",
    ],
    say: [
      "That's your answer, and it's a good one: short, honest, no excuses. Say it out loud once or twice in those words. If the question comes, give them that, then stop, and let the next one come.",
    ],
  },
  {
    like: [
      "that his uncle can't code",
      "i'd tell her that her mom survived a meeting and still can't work the projector",
      'That the great speaker spilled water on the flip chart afterwards',
      'tell my kid? that dad got through the interview in two different socks lol',
      'id say yeah i answered in class, and then walked into the door',
    ],
    say: [
      "Ha. Tell it like that if you want, and leave the other half in: when it counted, you knew what to do. The joke can stay. It doesn't get to be the whole story.",
    ],
  },
  {
    like: [
      'she waited and then she said hers is dead since 2 years. we stood there. fat dog sat on my foot',
      "i got as far as 'since the diagnosis' and he said his brother had the same. we just sat there on the wall",
      "Told the woman at the laundromat my son's inside. She said hers was too, then we folded towels.",
      "i only said 'this year's been'. she goes yeah. mine too. lost the baby. we stood there with our coffees",
      'said my dad drinks. only that. and she said same and then neither of us said anything for a bit',
    ],
    say: [
      "You gave half of it, and it was enough for the other person to give you theirs. And then you stood there together, and nobody had to fix anything. That's real company. Next time you meet, you both already know.",
    ],
  },
]
