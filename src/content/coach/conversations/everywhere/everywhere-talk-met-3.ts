import type { Answer } from '../conversation.ts'

export const everywhereTalkMet3: readonly Answer[] = [
  {
    like: [
      'ms delgado. director of the musical. bc i missed two rehearsals',
      'coach. he had a go at me for skipping two practices and i just stood there',
      "My section leader. Because I was not at the last rehearsal and didn't call.",
      'mr okafor, runs the drama club. cos i wasnt at tech run',
      'the band teacher, he yelled bc i missed sectionals. i said nothing the whole time',
    ],
    say: [
      'Being torn into by somebody in charge makes a lot of people go blank. You weren\'t agreeing; you were stunned. You can still say your part, short: "I froze when we talked. I\'d like to tell you why I missed it and make it right."',
    ],
  },
  {
    like: [
      'say smth so they stop being soft at me',
      'want a line so people quit doing the sad voice when they ask about my mum',
      "I'd like to tell them something that makes them stop tilting their heads at me.",
      'smth to say so they treat me normal again. its been a year',
      "What can I answer so that they don't all go gentle on me? I can't bear it.",
    ],
    say: [
      'Short and level works, and it tells them how to be with you:\n"Thanks, I\'m all right. Talk to me about normal things."\n"You don\'t have to be careful with me. Tell me your news."',
    ],
    asks: 'words',
  },
  {
    like: [
      '"Me and all, son. Forty years." He\'s dyslexic! The trainer!',
      "he goes 'i stammer too, always have.' my MANAGER",
      "She wrote back that she's had panic attacks since university. The head of department!",
      'told my tutor about the adhd and shes got it as well lol',
      "turns out the instructor can't do crowds either. thirty yrs in the job",
    ],
    say: [
      "You'd never have known if you hadn't said it first. You were braced for judgment, and you found somebody who has lived it too. That's a good person to have on your side. How does it feel to go in there now?",
    ],
  },
  {
    like: [
      'nope. but hes now put me in the monthly zoom with all the directors. because wednesday',
      'good news bad news, she liked it so much im presenting to the board next month',
      'He was pleased, and now he wants me at the quarterly call with all the partners.',
      'it went fine. too fine. now im invited to the managers meeting every week',
      'my boss laughed at my joke and stuck me on the regional call. help',
    ],
    say: [
      "So that's the prize for it going well: a bigger room. You're in it because of what they saw. For the first one, a hello and one sentence is enough, and listening counts as being there. Which part of it makes you nervous?",
    ],
  },
  {
    like: [
      'got absolutely flattened by a prop from Swansea, black eye, scored anyway!!!',
      'took an elbow to the face in the semi and still made the winning basket',
      'Came off the bike at the second corner, blood down my leg, finished third!',
      'got smashed in the scrum, split lip, still got the try lol',
      'fell hard in the first round, got up and won my match. knee is purple',
    ],
    say: [
      "Knocked flat, and you still got there. That's a great one to bring home, bruises included. Put something cold on it, have it looked at if your head or your sight feels off, and be proud today. Who have you told?",
    ],
  },
  {
    like: [
      "better. but i still don't want to go to the next one thursday",
      'yeah that helped. still dreading the next meeting tho',
      'A little relieved. But the thought of sitting in there again next week turns my stomach.',
      'ok less bad now. dont wanna go back tuesday',
      "I feel calmer about it, I'd just rather skip the following one.",
    ],
    say: [
      "Feeling better and not wanting to go can both be true; the last one is still fresh. You don't have to want it. Make the next one small: what would be enough, one sentence, or only being in the room?",
    ],
  },
  {
    like: [
      "its not, i've to go back in two weeks for the other side",
      'no its not over, theres a second appointment on the 20th',
      "It isn't behind me at all. They want me back for part two next month.",
      'nope gotta do it all again in 3 wks',
      "That was only the first of two, I'm afraid. I have to return for the rest.",
    ],
    say: [
      "You're right, I closed that too early. Half of it is done, though, and you know now how it goes in there, what was bad and what wasn't. Which part do you most want to be different next time?",
    ],
  },
  {
    like: [
      'nothing, rationally. irrationally prison',
      'logically nothing. in my head im fired, homeless and on the news',
      'Realistically? Nothing. Unrealistically, deportation.',
      'nothing lol but my brain says firing squad',
      "I know it's fine. My stomach has already written my obituary.",
    ],
    say: [
      "So your head went straight to the sentencing. You can already see how big the jump is, and that's the useful part. If it needs fixing, one line fixes it. Then let the alarm ring itself out; it doesn't need another answer.",
    ],
  },
  {
    like: [
      'PASSED. 68!! mango tree is safe',
      'I PASSED!!! 71 percent omg',
      'Result came this morning. Through, with a 62.',
      'passed my oral!!! my dog is so sick of hearing it lol',
      'got a B on the spoken exam. i actually got a B',
    ],
    say: [
      'You passed. All that preparing held up when it counted. Nothing to improve tonight; let it be good news for a while. Who gets to hear it first?',
    ],
  },
  {
    like: [
      "not tonight. I've had crisps for dinner",
      'nah cant face it today. im in bed w a biscuit',
      "Not this evening, please. I'm too tired to open it.",
      'later. brain is soup rn',
      "I'd rather not read the rest of it now, it's been a long day.",
    ],
    say: [
      "Not tonight, then. It'll say the same thing tomorrow, and you'll be less worn out. Nothing in it has to be settled before you sleep. Do something quiet with the rest of the evening, and come back to it when you like.",
    ],
  },
  {
    like: [
      "Aye. He went Tuesday. I was there in time. That'll do. Cheers pal",
      'she passed on sunday. i held her hand. thanks for everything',
      'Dad died last night. I made it, we had an hour. Thank you for your help.',
      "he's gone mate. got to say goodbye tho. ta",
      'My old teacher died this week. I had visited her after all, as we planned. I am grateful.',
    ],
    say: [
      "I'm sorry. You got there in time, and nobody can take that from either of you. It can be enough and still hurt. Be gentle with yourself these days. You can come by whenever you like, with or without something to say.",
    ],
  },
  {
    like: [
      'my dad. ill ask. maybe',
      'my sister has a car i guess. could ask her. idk',
      'My neighbor goes that way. I might ask. Might.',
      'mum would prob take me if i ask. havent decided',
      "my roommate maybe? he's nice. I'll see if I get round to asking him",
    ],
    say: [
      "A maybe is enough for now. Asking is a step by itself, and it's a small one: \"Can you drop me off the first time?\" Pick a moment when nobody's in a hurry. Once that's settled, half of getting there is done.",
    ],
  },
  {
    like: [
      "I'm at hers now. we've spoken to the crisis line together, I'm safe, she's got my car keys and she's staying in with me",
      "brother came over. we called 988 on speaker. he's sleeping on my couch tonight. i'm ok",
      "I'm at my mom's. Talked to the helpline for an hour. She has the pills locked up. I'm safe now.",
      "rang them. my mate stayed on the other end. he's here now, not going anywhere. safe",
      "told my husband everything and we phoned the crisis number together. I'm in bed, he's next to me",
    ],
    say: [
      "It's good that you're safe and not alone tonight. You called, you let somebody come close, and you spoke to the line. Nothing else is needed now. Stay where you are and rest. If it comes back, say so right away, or call again.",
    ],
  },
  {
    like: [
      'fell off my scooter, knees like mince, had to do PE in leggings, everyone asked for the story and i told it like 9 times',
      'broke my wrist on the trampoline and literally everyone at school wanted to know how. told it all day',
      'walked into a glass door, black eye, had to explain it to the entire office one by one',
      'Came to lessons on crutches. Every single person: what happened? I should have printed a leaflet.',
      'dog pulled me over on the ice. chin stitches. 12 people asked at work today, same story 12 times',
    ],
    say: [
      'Ouch. And then all those rounds of questions on top. People asked because something happened and they wanted to hear it, and you kept on telling it. Was that annoying, or by the end was it kind of fun?',
    ],
  },
  {
    like: [
      'bad stretch. yes. thats true like a brick',
      '"it was a hard year". yeah. that i can say without lying',
      "Huh. That's actually what happened. In six words.",
      'ok that ones honest. heavy but honest',
      "Yes. \"I wasn't well.\" It's true and it doesn't say everything.",
    ],
    say: [
      "Then it's the right one. It's true, it's short, and you can stop right after it. Nobody gets more than you want to give. If they ask further: \"I'd rather leave it there for today.\"",
    ],
  },
  {
    like: [
      'might. depends if the fan drowns it',
      "maybe. if the washing machine's loud enough",
      'could do it in the car i guess. with the radio on',
      "Perhaps. Under the shower, so my husband doesn't hear me.",
      'eh. maybe under a blanket. walls here are paper',
    ],
    say: [
      "Might is fine. And if nobody can hear it, that's fine too: your mouth has still said it once, and that's all this is for. One sentence, one time, as quiet as you like. Then you're done for the day.",
    ],
  },
  {
    like: [
      "Horst. Knows everything. that's what's unpleasant in Horst",
      'Brigitte would. She knows the whole repertoire by heart and lets you feel it',
      "there's Colin. knows it all. thats the trouble w colin",
      "my cousin could tell me. she always can. it's insufferable",
      'One man in the club, yes. Walking encyclopedia, and he never lets you forget it.',
    ],
    say: [
      "Every group has one, and it's annoying and useful. People who know everything usually like being asked, so you don't have to be friends for it: \"You'd know this. Can you help me with one thing?\" Take the answer and leave the rest.",
    ],
  },
  {
    like: [
      'music n stuff. she used 2 anyway she got quiet',
      'we used to chat about games at lunch. last week he just kinda stopped',
      "She'd always tell me about her show. Now she just says hi and looks at her phone.",
      'football mostly. hes gone a bit silent on me tho',
      'We talked every morning in the kitchen, about nothing. Since Monday hardly a word from him.',
    ],
    say: [
      "Could be a lot of things: a bad week, something at home, being tired. You can't tell from the quiet, and it may not be about you. Ask once, lightly: \"You've been quiet lately. All good?\" If the answer's short, leave it there.",
    ],
  },
  {
    like: [
      "this I'd like to believe, I'll see",
      "we'll see if thats true",
      'hm. I want to trust this, not there yet',
      'So you say. My last employer said nice things too.',
      'ok maybe. ill keep it short for now then',
    ],
    say: [
      "That's fair, and you don't have to take my word for it. What's kept is listed in your account, where you can delete it. Until you're sure, tell me only as much as you're comfortable with.",
    ],
  },
  {
    like: [
      '"OMG YES i miss ur reviews". mango got a 6.5',
      'he wrote back in 2 min "FINALLY where have u been" im screaming',
      "She answered. She said she'd been wondering about me for months.",
      'ok she sent six voice notes and a pic of her dog. so',
      '"thought you\'d forgotten me you muppet, yes obviously". well then',
    ],
    say: [
      "There's your answer: a big yes, and you were missed. All that dread, and it was one message away. Enjoy it tonight. The next one can be as small as this one was.",
    ],
  },
]
