import type { Answer } from '../../../conversation.ts'

export const replayTalkAfterward: readonly Answer[] = [
  {
    like: [
      'she made the same joke back to me, I could have died laughing',
      'he signed off with my own blunder lol',
      'I rang, and she teased me about it kindly.',
      'he said it back to me on the phone and we both cracked up',
    ],
    about: 'over',
    say: [
      "So your slip is now a joke the two of you share. That's a better ending than any apology could have made. You were there to hear it, and you laughed.",
    ],
  },
  {
    like: [
      "he's probably forgotten, he's busy with his own life",
      "who knows what she thought. maybe nothing, she's got her own problems",
      "might think I'm useless, might be thinking about his dinner",
      "God knows what they made of it, they've likely moved on",
    ],
    about: 'over',
    say: [
      'You may have answered it yourself there. People carry their own heads around, full of their own stuff, and one odd minute of yours gets little room in it. You can go in next time as somebody who had one odd minute.',
    ],
  },
  {
    like: [
      'keep counting how long the silence was',
      "it was maybe five seconds of nobody talking and I can't stop thinking about it",
      'that pause in our talk felt like a year',
      'how long did I stand there not saying anything, i keep measuring it',
    ],
    about: 'over',
    say: [
      "A gap like that feels endless from the inside, and to the other person it may look like somebody thinking. You're probably the only one who timed it. When the counting starts again, add what came after: somebody spoke, and it went on.",
    ],
  },
  {
    like: [
      'he must get like forty calls a day',
      'Dozens, I suppose. She sees dozens of people',
      'maybe 30? 40 customers',
      'probably a hundred a week',
    ],
    about: 'over',
    say: [
      "Then yours was one out of that whole pile. You've gone over it many times by now. They had the next one in front of them a minute later. What's huge to you has likely been buried under all the others.",
    ],
  },
  {
    like: [
      'every time i walk past that spot i hear myself saying it',
      'it comes back each shift, same place, same cringe',
      'months ago and i still think of it 20 times a day',
      "Whenever I'm at that counter I relive what I said",
    ],
    about: 'over',
    say: [
      `So the memory has a place where it waits for you. The other person heard a slip, and may have gone home with a funny story at most. When it comes up, try saying "hello again" to it and go on with what you're doing. It doesn't need more of your time than that.`,
    ],
  },
  {
    like: [
      'prob just about work',
      'she was likely calling about the order',
      "he'd have asked about the invoice i guess",
      'Honestly it was most likely something boring',
    ],
    about: 'over',
    say: [
      'So most likely it was something ordinary, and what you said was over for them before they called. You can get back to them about that, in your usual voice. Nobody has to mention the other thing.',
    ],
  },
  {
    like: [
      'he made the joke first and we both laughed',
      'she brought it up herself, so sweetly, im so relieved',
      'They opened the meeting with my slip and everyone was lovely about it',
      'he beat me to it, said it back to me with a wink',
    ],
    about: 'over',
    say: [
      "How kind. They took the thing you dreaded and made it a joke you share. Now it's a running gag instead of a wound. I'm glad you got to be there for it.",
    ],
  },
  {
    like: [
      'i let him drive me home, was that leading him on',
      'taking the lift was normal right?',
      'was it my fault for sharing a cab with him',
      "I said yes to a drink at his. That isn't a promise is it",
    ],
    about: 'over',
    say: [
      "Yes, that was normal. A ride is a ride, and a visit is a visit. It isn't a yes to anything else, and what another person made of it is on them. Did something happen that you didn't want? You can tell me, and Help now has people who know about this.",
    ],
  },
  {
    like: [
      'i keep seeing my face in that moment',
      'my hand just hanging there, over and over',
      'its 3am and i see myself waving like an idiot',
      'the picture of me standing there with my arm out',
    ],
    about: 'over',
    say: [
      "That's the picture, then, and the only person who has seen it this often is you. It was one second that came out wrong. Nothing about it needs solving at this hour. Get up, drink some water, look at something boring until you're sleepy.",
    ],
  },
  {
    like: [
      'i said love you to a customer by accident',
      'said "love you bye" to my boss',
      'accidentally called the teacher mom and said love you',
    ],
    about: 'over',
    say: [
      "There are worse things to hear from somebody. Your mouth is used to ending calls with the people at home, and it grabbed that ending. It's over in a second for the other person, and it may have been the nicest thing they heard that day.",
    ],
  },
  {
    like: [
      'the baby fell asleep on me, i didnt dare move',
      'my grandson held my hand the whole time',
      'One nice thing? The dog slept on my feet all evening',
      'she leaned on my shoulder for half the film',
    ],
    about: 'over',
    say: [
      "That's the part to remember that day by. Nobody, big or small, settles in like that with somebody who is doing it wrong. When the other scene comes back, you can set this one next to it. It's every bit as true.",
    ],
  },
  {
    like: [
      'its 3am and im replaying it again',
      'cant sleep, back in that meeting with my boss',
      'awake again going over what I said to the teacher',
      'middle of the night and my head is back in that elevator',
    ],
    about: 'over',
    say: [
      "At this hour that scene gets the whole screen. It's over, and nothing about it can be settled in the dark. Tell me in two lines what was said, so it's out of your head, and then put a light on and get some water.",
    ],
  },
  {
    like: [
      'told the waiter you too and i cant stop thinking about it',
      'she complimented me and i said "no problem". why',
      'I said thanks love you to the cashier, replaying it all day',
      'someone said happy birthday and I said you too',
    ],
    about: 'over',
    say: [
      "That's a classic; mouths do it when the manners run on autopilot. Nobody was hurt, and somebody may have smiled. When it replays, let it run like an old commercial and go back to what you were doing.",
    ],
  },
  {
    like: [
      'so i really dont need to send an apology email?',
      "are you sure I shouldn't write to her and explain",
      'do i have to message him about it or can i leave it',
      'should I email her to say sorry for that, or not',
    ],
    about: 'over',
    say: [
      "If nobody was hurt by it, you don't have to write. An email would explain something that nobody asked about, and it would give it a second life. If you see each other, say hello as usual. That's the better message.",
    ],
  },
  {
    like: [
      'cant sleep cause i said good night to my boss at noon',
      '2am and im thinking about saying "good morning" in the afternoon',
      "I greeted the director wrong and I can't stop repeating it",
      'said hi twice to the same manager and its keeping me up',
    ],
    about: 'over',
    say: [
      "The wrong words for the hour; that's the whole crime. They heard somebody being polite, and most likely nothing more. Your head is working nights. Put a light on, drink some water, and give it something dull to read.",
    ],
  },
  {
    like: [
      "that im stupid and there's video proof",
      "I made a fool of myself, and it's recorded somewhere.",
      'its on tape. me being a complete moron',
      "That I'm an idiot, and somebody has it on their phone.",
    ],
    about: 'over',
    say: [
      "You've watched that film so many times by now, and it's unlikely that anybody else has watched it half as often. What you have is one clumsy moment, shown far too often.",
    ],
  },
  {
    like: [
      'we all got out except my cat',
      "Everyone is fine. Only the dog didn't make it.",
      'yeah all ok but my fish died',
      'We were lucky, they say. We lost the bird.',
    ],
    about: 'over',
    say: [
      "I'm sorry. That's a real loss too, even when everybody keeps saying how lucky you all were. You're allowed to miss a small animal that belonged to your days. What was its name?",
    ],
  },
  {
    like: [
      'ok that helped a bit, i even smiled',
      'slightly better. still cringe but i laughed',
      "It's a little less awful with the good part added",
      'tried it, it kinda works?? smiled like an idiot at my book',
    ],
    about: 'over',
    say: [
      "That smile is the proof: same memory, different ending, and it's a nicer thing to have in your head. It may come back as cringe now and then. Add the ending again, and go on with what you were doing.",
    ],
  },
  {
    like: [
      'called my boss mom omg',
      'i said love you to my manager on the phone',
      'I addressed the director as Dad, in front of people',
      'called my teacher mum in front of everyone bury me',
    ],
    about: 'over',
    say: [
      `You're in good company: plenty of people have done it, usually with others listening. It means your mouth was on autopilot, that's all. If it ever comes up: "I stand by it." Then on with the day.`,
    ],
  },
  {
    like: [
      'he kissed me and i said something stupid and ran off',
      'she kissed me goodnight and i said "thanks, bye" omg',
      'we kissed and I was so confused I walked the wrong way home',
      'I got a kiss at the door and said "well, good day" like a fool',
    ],
    about: 'over',
    say: [
      `A kiss, and your words went missing. That happens to a lot of people. An odd goodbye after a kiss mostly reads as flustered, and flustered can be sweet. If you liked it, you could send one line: "I forgot how to speak. I liked that."`,
    ],
  },
  {
    like: [
      "bombed at open mic and can't stop replaying it",
      'did my set, nobody laughed, been in bed since',
      "my show died on me and it's on a loop in my head",
      "I performed and it fell flat, and I've gone over it for days",
    ],
    about: 'over',
    say: [
      "I'm sorry. Falling flat in front of people is about as public as it gets, and wanting to hide afterward makes sense. What the crowd made of it, nobody can tell you, and it had other things to look at, too. Which ten seconds is the loop made of?",
    ],
  },
  {
    like: [
      'every night I think about that one cashier',
      'my brain plays the same dumb moment at 1am every single night',
      'around two i wake up and theres that guy at the counter again',
      'Each night my mind shows me the same waitress and what I said to her',
    ],
    about: 'over',
    say: [
      `Same hour, same person. They've had a great many others in front of them since then. When they show up tonight, tell them "you again," and go back to your pillow. What did you do, or say?`,
    ],
  },
]
