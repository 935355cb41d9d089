import type { Answer } from '../../../conversation.ts'

export const videoCallTalk: readonly Answer[] = [
  {
    like: [
      "they're making us turn cameras on from next week and I want to quit",
      'cameras mandatory now. id rather resign',
      'My employer now demands video in every meeting. I would sooner leave.',
      'new rule camera always on, im gonna lose it',
    ],
    about: 'coming',
    say: [
      `That's a hard rule to have dropped on you. Before you quit, two things: hide your own picture, so you're not watching yourself, and ask your manager for a softer start: "Could I have it on for the first few minutes and off after that?"`,
    ],
  },
  {
    like: [
      'in the day i want to tell them, at night i dont',
      'morning me says yes, 2am me says absolutely not',
      "My mind changes between day and night, I can't decide.",
      'one minute i wanna do it, then its dark and i dont',
    ],
    about: 'coming',
    say: [
      "Then you don't have to answer for both tonight. Decide nothing after dark; nights make everything heavier. Ask the daytime you, three days running. If it says yes three times, you could begin with one person and not everybody at once.",
    ],
  },
  {
    like: [
      'just one again tomorrow, not two',
      'ill do the same as today, not more',
      'One more of the same size, if you please.',
      'same again. not ready for bigger',
    ],
    say: [
      'One again is a good number. Same size, same way, and no need to raise the stakes. Doing it twice in a row is how a thing starts to get ordinary.',
    ],
  },
  {
    like: [
      'how do i leave a zoom without being first or last',
      'that awkward waving at the end of calls, when do i hang up',
      'everyone waves forever and i never know when to click leave',
      'What is the right moment to leave a video call?',
    ],
    say: [
      `Wave once, say "Bye, all," and press the button while others are still waving. That lands you in the middle by itself. If you have to hunt for the button, you hunt for it.`,
    ],
  },
  {
    like: [
      'been up all night and now a video call, i look dead',
      'zoom at 7am after a night shift and my face is a mess',
      "I must go on camera and I haven't slept",
      'video meeting in ten and ive got no sleep face',
    ],
    about: 'coming',
    say: [
      `After a night like that, you look like somebody who was up all night, and people know the look. Cold water, sit facing a window, hide your own picture so you don't have to watch it. Say it once if you like: "I haven't slept." Rest afterward.`,
    ],
  },
  {
    like: ['hm maybe in theory', 'sounds good on paper', 'i guess, not convinced', 'mm if you say so'],
    say: [
      "Fair, it's a theory until you've tried it. One call, your own picture hidden, and afterward ask yourself what the others talked about. If you remember more than usual, it works for you. If not, you've lost nothing.",
    ],
  },
  {
    like: [
      'thinking of calling in sick for the next call after what happened',
      "I'd rather be ill on Monday than see those faces again.",
      'might just not log on next time lol',
      "After that last meeting I'm tempted to skip the next one",
    ],
    about: 'coming',
    say: [
      `I'd go. If you stay away, that moment stays the last thing they saw of you. Show up, and the newest picture is you at work. One line at the start, if you like: "Slightly better prepared today." Then on with it.`,
    ],
  },
  {
    like: [
      'ok so i hide my own video, then what',
      'debatable, but go on about the self view',
      'Not see my own face on the call? I have my doubts, but continue',
      'so i turn off my own camera pic and then',
    ],
    say: [
      "Then here's the rest: turn off your own picture for one call and look at whoever's talking. Before it, guess what they'll say about your face. Afterward, count how many did. That's the whole experiment.",
    ],
  },
  {
    like: [
      'what do i open with after embarrassing myself on the last call',
      'give me one line a manager would say about it',
      'which line, something light for the start of the meeting',
      'how do I bring up my blunder on the call, as the boss',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short, a bit dry, and then straight to the agenda:\n"Before we start: yes, that was me last time. First item."\n"Thanks for your patience with last time. Let's begin."\n"A fresh start today. Good morning, everyone."`,
    ],
  },
  {
    like: [
      "the only wall i've got has a stain on it",
      'my background is awful whatever i do, the paint is peeling',
      'only spot is in front of a cracked wall',
      "There's no decent corner in my flat for a video call",
    ],
    about: 'coming',
    say: [
      "It's fine. On a small square that's a mark on a wall, and people look at your face and their own. If it bothers you, hang a towel or a poster over it, or use the blur.",
    ],
  },
  {
    like: [
      'theres a way to not see yourself on zoom??',
      'how do i hide my own face on a video call',
      'wait you can turn off your own picture',
      'Is there truly a button for that',
    ],
    about: 'coming',
    say: [
      `There is. In most programs you click the three dots on your own picture and choose "Hide self view." The others still see you; you don't. If you can't find it, a sticky note on the screen does the same job.`,
    ],
  },
  {
    like: [
      'what do I say if they ask why my camera is suddenly on',
      'give me a line for when someone goes oh wow you have a face',
      "she'll comment that she can finally see me, what do i answer",
      'tell me words for when they joke about my camera being on for once',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Keep it short and a little light, then move on to them:\n"Yes, I finally turned it on. Here I am. How are you?"\n"I get shy on video. I'm practicing on you."\n"Today you get the face as well. So, what's new?"`,
    ],
  },
  {
    like: [
      'family zoom and i only look at my own wrinkles',
      'my grandkids want video calls and all I see is my neck',
      'On the call with everyone I stare at myself and forget what to say',
      'whole family on facetime and i just see my big nose',
    ],
    about: 'coming',
    say: [
      "Ask somebody in the family to show you the setting that hides your own picture; the others still see you. Then look at one face and talk to that one. You're the person they're calling to see, and they know that face.",
    ],
  },
  {
    like: [
      "I don't want it in the chat, that gets saved. anything else",
      'chat is recorded so no. other idea?',
      'not in writing, everybody can read that later. what else could I do',
      "The chat's logged. Is there some other way to say it?",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then say it to one person, or say it small. If your voice goes, it goes:\n"Can I add something? It's short."\n"I had something to say earlier and couldn't. Can I tell you alone?"`,
    ],
  },
  {
    like: [
      'people would see my room and my wife cares how it looks',
      'its the background, my mom doesnt want people seeing the house',
      'They can see into my home. My partner is fussy about that.',
      'camera shows the whole apartment, my roommate hates it',
    ],
    about: 'coming',
    say: [
      "So it isn't your face, it's your home that's on show, and somebody in it has standards. Find one piece of wall you both agree on: a chair, a lamp, nothing else. Settle it before the first call.",
    ],
  },
  {
    like: [
      "they probably aren't even listening but still",
      "everyone's likely checking email, I know, but still",
      'i know nobody cares but it still feels awful',
      "They're most likely on their phones. It bothers me all the same.",
    ],
    say: [
      `The "but still" is fair: knowing they're elsewhere doesn't stop the drop in your stomach. Give yourself one written sentence to start with, and say it to one person you like. Once the first line is out, you've begun, and you can go on from there.`,
    ],
  },
  {
    like: [
      "my wife won't let me blur it, she says it looks like hiding",
      'my husband says no fake background',
      'mum says blurring the room is rude lol',
      "It isn't the company, it's my partner who objects to the blur",
    ],
    about: 'coming',
    say: [
      "So the strictest rule comes from your own home. Then the two of you choose the corner together, one chair and one bit of wall that you both like. It's ten minutes of work, and after that it's settled.",
    ],
  },
  {
    like: [
      'how does hiding my own video help if they can still see me',
      "but they'd still see my face so whats the point",
      'ok but i cant see it, they can, how is that better',
      'What good is hiding self view when the others still look at me?',
    ],
    say: [
      "It helps you, not them. They see one small square, and they're probably busy with their own. You're the one who studies your face, and with it gone you can listen. A listening face is also what looks best on a screen.",
    ],
  },
  {
    like: [
      'an old tired guy with a messy shelf behind him',
      'they see a worn out woman with a sad plant',
      'some pale dude in a dark room lol',
      'A weary person past fifty with bad lighting',
    ],
    say: [
      "A tired person in a tired room: that's what a lot of calls look like. The background you can change in a minute, and a lamp in front of you helps. The rest is somebody who showed up, and that's who they came to talk to.",
    ],
  },
  {
    like: [
      "but i'd still know how i look, whats the point of hiding it",
      'How would not seeing myself help, they still see me',
      'whats the use of turning off self view i know im ugly',
      "I don't see why that would change anything",
    ],
    say: [
      "You'd know, and you'd stop checking. It's like a mirror on the table at dinner: your face is the same without it, but your eyes go back to the people. And you'd hear your name when it comes. Try it for one call and see if you catch more.",
    ],
  },
  {
    like: [
      'the program has a beach thing',
      'i could put the space background on',
      'There is a picture of a library one can choose.',
      'it lets you do a fake office behind u',
      'zoom has that forest one, id use that',
    ],
    say: [
      "That works, and plenty of people use one. Test it once before the call, so it doesn't surprise you. A room says little about a person anyway. Some day, leave it off with somebody friendly and see if anyone says a word.",
    ],
  },
  {
    like: [
      'therapy on zoom and my cat murders things in the background. live mouse last week. squeaking',
      'my dog barks through every online session with my counselor. last time he threw up on camera',
      'Parrot swears during my team calls. Everyone heard it.',
      'doing my coaching call on teams and the cat walks over the keyboard with her bum to the lens',
      'Two ferrets fighting behind me during an online appointment. She tried so hard not to look.',
    ],
    say: [
      "That's a lot to talk over when you're trying to say something true. Name it at the start, once: \"If there's noise behind me, that's the animals. Ignore it.\" Shut a door if you have one. You don't have to apologize each time.",
    ],
  },
]
