import type { Answer } from '../../../conversation.ts'

export const watchedTalk: readonly Answer[] = [
  {
    like: [
      "anything I can do that doesn't mean speaking to him",
      'give me something without talking to anyone',
      "Have you a way that doesn't involve conversation?",
      'nope not talking to her. what else',
    ],
    say: [
      "Sure. Pick one small piece of the job, do that slower than you want to, and look at nothing else until it's finished. Then the next. Clumsy comes from hurrying and from checking on the other person. No talking in it.",
    ],
  },
  {
    like: [
      'cant type when someones behind me',
      'open plan office, I freeze whenever anyone walks past my screen',
      'My fingers stop working as soon as a colleague stands at my back.',
      'they put us all in one big room and i make typos every time someone looks',
    ],
    say: [
      `Lots of good typists lose it with eyes behind them, and an open office is full of eyes. For one minute, let the typos happen and fix them afterward; it's the checking that makes fingers stiff. If somebody stays there, turn and ask, "Did you need me?"`,
    ],
  },
  {
    like: [
      'work put tracking software on my laptop, can i say no',
      'my boss monitors my keystrokes now, how do I object',
      'they installed cameras over our desks, is that even legal',
      'company wants to track my phone, what can I do about it',
    ],
    say: [
      `Yes, you can object, and in writing is best. Keep it to questions first: "What exactly is recorded, who sees it, and what is it used for?" Rules differ from place to place, so a union or a workers' advice line can tell you what they're allowed.`,
    ],
  },
  {
    like: [
      'i cant type when someone stands behind me',
      'my fingers stop working when my boss looks over my shoulder',
      "soon as she's watching my screen I make nothing but typos",
      "freeze up on the keyboard if anybody's behind my chair",
    ],
    say: [
      `A lot of people's fingers go stupid the moment someone stands behind them. Turn around a little and say it: "Give me two minutes and I'll show you." It gives them something to wait for, and you get your hands back.`,
    ],
  },
  {
    like: [
      'said the wrong name on a call because my boss was listening',
      'when they monitor my calls i forget what to say',
      'throat closes the second I know they listen in',
      'the supervisor listened and I mixed up my greeting',
    ],
    say: [
      `Mixing up words is what a head does when it's busy watching the watcher. If words get mixed up, say so and go on: "Let me say that again." A note with the first sentence can help for a day or two. Then leave it out, and see how it goes with somebody listening in.`,
    ],
  },
  {
    like: [
      'my hands go stupid when someone stands behind me',
      'I typed my own name wrong because she was looking',
      'fingers turn to wood if my coworker stops at my desk',
      'i mistype everything when people walk behind me',
    ],
    say: [
      `Hands that know a thing by heart go stupid when you start watching them. When somebody stops behind you, turn and say "Can I help you?" Then go on typing, slower than you'd like, with a typo or two in it. It's allowed to look like typing.`,
    ],
  },
  {
    like: [
      'they must think im a fraud',
      "that i don't know what im doing and got the job by luck",
      "The trainees will see I'm not as good as they think",
      "they'll see me shake and think how is she qualified",
    ],
    say: [
      `A fraud couldn't do the work on the days nobody looks, and you can. What a learner sees is somebody good whose hands get nervous too. That's worth showing. Say it out loud once: "I get shaky when I'm watched. Look, it still works."`,
    ],
  },
  {
    like: [
      'hes looking for an excuse to fire me',
      'my boss watches me so she can give me less shifts',
      'I think they want a reason to let me go',
      'waiting for me to mess up so he can cut my pay',
    ],
    say: [
      `No wonder you go blank, with your pay in the back of your head. Maybe that's why you're being watched, maybe not. You can find out instead of guessing: ask on a quiet minute, "Is there anything you want me to do differently?" Then you know.`,
    ],
  },
  {
    like: [
      'how do i tell my supervisor to stop hovering',
      'my boss stands right behind me, what do i say',
      'want to tell the head nurse to back off a bit without being rude',
      'how to say dont stand so close while i work',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say it about the space, in a working voice:\n"Give me a step, please. I need the elbow room."\n"I'm faster with space. I'll call you when it's done."\n"Is there something you want to see? Otherwise I've got it."`,
    ],
  },
  {
    like: [
      'theres a guy who comes every day to watch me work',
      'an old man sits there and stares at me the whole shift',
      'people stop and watch me like im on tv',
      'one customer stands there every morning looking at what I do',
    ],
    say: [
      'No wonder you feel like the show. Some people come back to look because they like company, and a good morning from you can turn a stare into a hello. But if it feels creepy, or anybody follows you, tell your boss or somebody else today.',
    ],
  },
  {
    like: [
      'no of course not, it slipped, small cut',
      'not on purpose!! my hand shakes when the boss watches',
      'it was an accident, he makes me nervous when I use the knife',
      'no, just a slip at work because someone stood behind me',
    ],
    say: [
      `Good, and sorry for asking it like that. So it's a sharp thing in your hand and a pair of eyes behind you. Go slower while they stand there; slow is safe. You can say it too: "I do this better when you look at it after."`,
    ],
  },
  {
    like: [
      'someone times me at work and stands right next to me, how do i ask him to back off',
      'my supervisor hovers with a clipboard n i get clumsy',
      'A consultant watches my every move. May I ask him to step back?',
      'they sent a guy to time us, my hands go dumb when hes there',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Anybody's hands would get clumsy with somebody that close. Make it about the work, so it reads well:\n"I need a bit of room here, for safety. Could you stand over there?"\n"You'll see my normal speed better from the side."\n"Should I tell you when I start?"`,
    ],
  },
  {
    like: [
      'hm ok maybe slower works',
      'i guess i could try going slower when he watches',
      'Perhaps. I might slow down while they look',
      'idk maybe ill try it slow',
    ],
    about: 'coming',
    say: [
      "Maybe is enough. Try it on one piece, the next time they're standing there: half a notch slower, breath out, eyes on your hands. If it makes things worse, you go back to your way, and you tell me I was wrong.",
    ],
  },
  {
    like: [
      'how do i ask him to show me',
      'what do I say so my boss shows me how to do it',
      'how i can ask this in english, to show me',
      'what words do i use to ask for a demo',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short and about the work; it shows you want to do it right:\n"Could you show me once how you like it?"\n"Can I watch you do one, and then I do the next?"\n"Please tell me if this is right so far."`,
    ],
  },
  {
    like: [
      'he must think i lied in my interview',
      "she sees a fraud who can't do the job",
      "they'll figure out i made up half my resume",
      'my boss watches me and thinks I never did this before',
    ],
    say: [
      `That's a harsh thing to see through someone else's eyes, and it's your guess so far. Being watched makes trained hands clumsy too. If a skill is thin, asking beats hiding: "Show me once how you want it done?" Then you're somebody who's learning.`,
    ],
  },
  {
    like: [
      'he must think they sent him a complete beginner',
      'the boss probably thinks a child could do it better',
      'she watches me fumble and thinks who hired this one',
      'I feel like they think they got an idiot from the agency',
    ],
    say: [
      `That's a rough sentence to have in your head while you work. Fingers get clumsy when somebody watches. Next time something slips, say it out loud, dry: "Let me try that again." It gives your hands a second to breathe.`,
    ],
  },
  {
    like: [
      'i get all clumsy stocking when customers are around',
      'my hands go stupid at work the second someone watches',
      "Can't scan or bag properly if people are looking at me, I fumble everything",
      'i drop stuff on shift when anyone stands there watching',
    ],
    say: [
      'Your hands know this work fine when nobody is there. With eyes on you, you start steering every move, and that makes them clumsy. Slow down a notch and look at the next item only. People walking by are mostly looking for something of their own.',
    ],
  },
  {
    like: [
      'mostly my supervisor, and a couple of customers',
      'the manager stands there watching me work',
      'asst manager and like two shoppers',
      "It's chiefly the boss. There's hardly anyone else around.",
    ],
    say: [
      `So mostly one pair of eyes, and they belong to somebody who can write things down. Next time they stop by, turn and say one thing: "Anything you want done first?" It makes it a conversation instead of a test.`,
    ],
  },
  {
    like: [
      "that I'm slow and he should replace me",
      "she's thinking that old guy can't keep up",
      'prob thinks im useless and wants me gone',
      "They think I'm past it, I'm sure",
    ],
    say: [
      `That's a cold thing to hear at your back all shift, and so far it's your voice saying it. You could find out what they're there for: "Is this how you want it done?" Then you have their answer, not the one in your head.`,
    ],
  },
  {
    like: [
      'she messed up badly and I like her the most there',
      "honestly he's my favorite, mistakes and all",
      'i thought it was funny, i like her more now',
      "I don't think less of him at all. He's the nicest one.",
    ],
    say: [
      "So somebody messed up in front of everyone, and you like them best. You're allowed to get the same deal. The others may well be as kind about your slips as you are about theirs.",
    ],
  },
  {
    like: [
      'teacher stands behind me while I draw and I freeze',
      'my teacher walks around and always stops at MY desk',
      'sir leans over my work and breathes down my neck',
      "The instructor hovers over my shoulder and I can't do a thing",
    ],
    asks: 'words',
    say: [
      `Somebody right at your shoulder would make plenty of people freeze. You can turn the watching into something useful, or ask for room:\n"Is this going the right way?"\n"Can I show you when it's done? I get stuck when someone's behind me."`,
    ],
  },
  {
    like: [
      'cut my thumb slicing speck before the entire tour group, plaster, done, but the gasp. THE GASP',
      'burned my hand on the espresso machine in front of the whole queue and they all went OOOH',
      'Dropped the hammer on my foot mid-demonstration. Forty people drew breath at once.',
      'slipped w the scissors in front of my class, tiny cut, but the noise they made',
      'walked into the glass door at the showroom, nose bleed, fixed it, but everybody gasped. i hear it still',
    ],
    say: [
      "Ouch. A gasp is what people do when they wince along with somebody; it isn't a verdict. Then you dealt with it and carried on, and they saw that too. Does it still hurt?",
    ],
  },
  {
    like: [
      'it\'s my own 80th, they\'re doing a "this is your life". Kill me now. Where do I look for two hours?',
      "retirement do friday, they've made a slideshow of me. what do i do with my eyes the whole time",
      'My kids are giving speeches about me at our 50th anniversary. Where am I supposed to look?',
      "turning 18 and mum's doing a video with everyone saying stuff about me. i'll just be sat there. help",
      "They're honoring me at the annual dinner, people will stand up and tell stories. I don't know where to put my face.",
    ],
    say: [
      'At whoever is talking, or at the pictures if there are any; everybody else will be looking there too. When it gets too much, rest your eyes on one person you love. A smile and a "Thank you" at the end is plenty.',
    ],
  },
]
