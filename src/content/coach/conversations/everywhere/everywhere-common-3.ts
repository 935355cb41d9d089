import type { Answer } from '../conversation.ts'

export const everywhereCommon3: readonly Answer[] = [
  {
    like: [
      'i dont know what i feel',
      'idk how i feel about it',
      'numb? sad? no clue',
      'I could not put a name to what I feel.',
      'i feel something but i dont know what is it',
      'cant tell if im angry or sad',
      'i feel weird and i cant explain it',
    ],
    say: [
      "You don't have to name it. Start with your body, that's often easier: where do you feel it most? Whatever word comes first is good enough.",
    ],
  },
  {
    like: [
      'i dont want advice just listen',
      'no tips pls i just want to vent',
      'can you just hear me out',
      "I'm not seeking advice, only an ear.",
      'dont tell me what to do. only listen',
      'just let me rant ok',
      'i dont need a solution rn',
    ],
    say: ["Okay. No advice. Write as much or as little as you like, in any order, and I'll stay with it."],
  },
  {
    like: [
      'give me one small thing',
      'one tiny thing i can do',
      'smallest possible step pls',
      'Might you suggest one modest thing to try?',
      'give me only one thing, small',
      'one thing. simple one',
      'i have energy for like one thing',
    ],
    say: [
      "Here's one: with the next person you pass, look up and say hi. No conversation, no follow-up. It takes two seconds and you can do it today.",
    ],
  },
  {
    like: [
      'thats too big',
      'no way, thats too much for me',
      'i cant do that its way too hard',
      'That is more than I can manage at present.',
      'too big step for me',
      'lol absolutely not. smaller',
      'maybe in a year. not now',
    ],
    say: [
      'Okay, then we go smaller. Cut it in half, and then in half again, until you think, "I could do that on a bad day." Maybe it\'s only going there, or only the first word. What would be that size for you?',
    ],
  },
  {
    like: [
      'still too hard',
      'even that is too much',
      'no smaller',
      "Even that, I'm afraid, is beyond me today.",
      'i cant even this',
      'nope cant do that either',
      'thats still scary',
    ],
    say: [
      "Then today's step is only in your head, and that's all right: close your eyes and picture yourself doing it for one minute, wobble and all. Nothing else today. Does that feel doable?",
    ],
  },
  {
    like: [
      'do they hate me',
      'i think they all hate me',
      'everyone secretly hates me',
      'I have the impression that they cannot stand me.',
      'they dont like me i feel it',
      'pretty sure nobody there likes me',
      'am i annoying to them',
    ],
    say: [
      "I can't see into them, and neither can your anxiety, though it talks as if it could. Ask what you've actually seen or heard, leaving out what you guessed. If it's a look or a silence, that has a dozen explanations. What's the one thing that made you think so?",
    ],
  },
  {
    like: [
      'am i weird',
      'do you think im weird',
      'everyone thinks im weird',
      'Do I strike you as odd?',
      'im strange person yes?',
      'be honest am i a freak',
      'am i just an awkward person forever',
    ],
    say: [
      "Nothing you've told me here makes me think so. Awkward is something that happens in moments when you're on guard; it's not what you are. And plenty of people like a bit of awkward, since it means somebody isn't performing. Who do you feel least weird with?",
    ],
  },
  {
    like: [
      'im embarrassed to even ask this',
      'this is so stupid but',
      'youre gonna laugh at me',
      'Forgive me, this will sound foolish.',
      'is stupid question sorry',
      'its such a dumb thing to be scared of',
      'i feel pathetic writing this',
    ],
    say: [
      "It's not stupid, and I won't laugh. Things that look small from outside can be huge from inside, and you're far from the only one. Say it as clumsily as you like. What is it?",
    ],
  },
  {
    like: [
      'yes or no just tell me',
      'pick one for me',
      'you decide',
      'I should prefer a plain answer, yes or no.',
      'say me only yes or no',
      'stop asking me stuff and just answer',
      'which one. just say',
    ],
    say: [
      "Then: take the one that brings you a little closer to people, even if it's the scarier one, as long as it's safe. If both do, take the smaller. That's my answer; you can still overrule me.",
    ],
  },
  {
    like: [
      'should i push myself or give myself a break',
      'am i being lazy or do i need rest',
      'do i force it today or skip',
      'How is one to tell prudence from avoidance?',
      'today i am very tired, i do the step or i rest',
      'push or rest',
      'is it ok to take a day off from trying',
    ],
    say: [
      "Ask what you'd do if you weren't scared. If you'd still stay in, then you're tired: rest, without guilt. If you'd go, then it's fear: do a small version. And a day off is fine, when you've already set the day you go on.",
    ],
  },
  {
    like: [
      'i did it but i feel nothing',
      'i did it and i dont even feel proud',
      'ok did it. it was nothing big tho',
      'I managed it, though it hardly deserves mention.',
      'i do it but is normal for other people',
      'did the thing. anyone can do that so whatever',
      'yeah i did it, doesnt count tho, it was easy',
    ],
    say: [
      'It counts. You don\'t measure it by how hard it is for others; you measure it by what it took you. Feeling flat afterward is common too, since the tension drops and leaves you tired. Say it once, plainly: "I did that." Then rest.',
    ],
    about: 'over',
  },
  {
    like: [
      'i did it!!!!',
      'DID IT',
      'guess what i actually did it',
      'I am pleased to report that I have done it.',
      'i did it today i am so happy',
      'omg i did it and im so proud',
      'bro i really did that',
    ],
    say: [
      "You did it, and you did it yourself. Stay with that for a moment, don't rush to the next thing. What got you over the moment when you almost didn't? That's worth remembering.",
    ],
    about: 'over',
  },
  {
    like: [
      'how do i ask someone to repeat without looking dumb',
      'i didnt hear what they said, twice already. what do i say',
      'Could you give me polite ways of asking a person to say something again?',
      'i just nod when i dont catch it. need a line',
      'what to say instead of "what?"',
      'he mumbles and i keep saying sorry sorry sorry. better words?',
      'third time asking them to repeat, how',
    ],
    say: [
      'Ask for the part you missed.\n"Sorry, I missed that. Could you say it again?"\n"I got the first part, but not the end."\n"Say that once more, I want to get it right."',
    ],
    asks: 'words',
  },
  {
    like: [
      'someone keeps calling me by the wrong name. how do i correct them',
      'my boss got my name wrong for a month, too late?? what do i say',
      'What is a gracious manner of correcting a mispronounced name?',
      'they call me karen. im carina. words',
      'people say my name wrong always, how I tell them nice',
      'how do i say thats not my name without embarassing him',
      'teacher mispronounces my name and i just answer to it',
    ],
    say: [
      'Cheerful and short; late is fine too.\n"By the way, it\'s [name]."\n"I should have said this sooner: it\'s pronounced [name]."\n"No problem, lots of people miss it the first time."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i forgot someones name and its too late to ask. what do i say',
      "we've talked five times and i dont know her name. how do i ask",
      "How can I admit that a person's name has escaped me?",
      'blanked on a guys name, seeing him tonight',
      "what to say when I don't remember the name of the colleague",
      'i called her the wrong name!! what do i say now',
      'have to introduce someone whose name i forgot, help',
    ],
    say: [
      'Own it lightly and ask.\n"I\'m sorry, your name left my head. Tell me again?"\n"I remember our conversation, but not your name."\n"Thank you. I\'ll hold on to it this time."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i take a compliment',
      'someone says i look nice and i say no i dont. what should i say',
      'What is the proper response to praise?',
      'compliments make me cringe, words?',
      "when people say me good thing I don't know answer",
      'she said she liked my presentation and i said it was bad. line for next time',
      'what do i say back when somebody compliments me',
    ],
    say: [
      'Thank you is a whole answer.\n"Thank you, that\'s nice to hear."\n"Thanks. I worked on that, so it means a lot."\n"I\'m not good at taking compliments, but thank you."',
    ],
    asks: 'words',
  },
  {
    like: [
      'everyone asks why im so quiet. what do i say',
      '"you\'re so quiet" how do i respond',
      'What is a suitable answer to remarks on my reserve?',
      'they always say u dont talk much. line?',
      "people ask me why you don't speak. what I answer",
      '"does he ever talk lol" what do i say to that',
      'quiet in groups and someone always points it out. words',
    ],
    say: [
      'Light, true, and not an apology.\n"I\'m listening. I jump in when I\'ve got something."\n"I take a while to warm up."\n"I\'m enjoying hearing all of you."',
    ],
    asks: 'words',
  },
]
