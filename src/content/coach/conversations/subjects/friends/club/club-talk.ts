import type { Answer } from '../../../conversation.ts'

export const clubTalk: readonly Answer[] = [
  {
    like: [
      'been in the team for years and never once went for drinks after',
      'everyone goes out after practice, i always go straight home',
      "four years in the choir and I've never joined them at the pub",
      "they all have coffee after class and I've never stayed",
    ],
    say: [
      `All that time beside them, and the part afterward never happened. You're no stranger there, though; they know your face. "I think I'll come along tonight" is enough, and half an hour is a full visit.`,
    ],
  },
  {
    like: [
      'finally all that useless knowledge pays off',
      'ha, so my weird expertise is good for something',
      "good thing I've read every poster in that hallway",
      "ok then my studies of the coffee machine weren't for nothing",
    ],
    about: 'coming',
    say: [
      "It had to, sooner or later. Nobody can say you came unprepared. Ask one person, next break, and see what you get back. I'd like to hear it.",
    ],
  },
  {
    like: [
      'if youre a machine why do you ask about my dog',
      'Then why do you want to know, if nobody is there',
      'why do u even ask if ur a bot',
      'What does a computer care how my evening was',
    ],
    say: [
      "Because you brought it up, and it seemed to matter to you. I'm a program, so I don't wonder about it later the way a person would. I ask so that you can tell it, if you'd like to.",
    ],
  },
  {
    like: [
      'theres a dance at the hall, ive never gone in by myself',
      "i'd like to go to the singles evening but not alone through that door",
      "There is a concert I'd love to see, I have never gone anywhere alone",
      'thinking of the social club tuesday but id have to walk in on my own',
    ],
    about: 'coming',
    say: [
      'Then this could be the first time. Plenty of people come to things like that alone, and sitting for a while is a fine way to start. Go early, say good evening to whoever is at the door, and stay for half an hour.',
    ],
  },
  {
    like: [
      'my brother in law is acting really strange, covering windows with foil',
      "he's been digging and putting up wires, everyone wants me to talk to him",
      'My neighbor thinks people are watching and has foil everywhere',
      "my uncle's behaving odd lately and im supposed to say something",
    ],
    about: 'coming',
    say: [
      `That's more than a question of manners. Find a calm moment and start with them, not the odd things: "I've noticed some changes. How are you?" Listen, and don't argue. The family and a doctor should know, and if anybody could get hurt, call emergency services.`,
    ],
  },
  {
    like: [
      'have to pair up with a stranger in my self defense class',
      'martial arts class, partner drills with someone i dont know',
      'dance class makes you take a partner and I know nobody',
      'first judo lesson and i need to grab a total stranger',
    ],
    about: 'coming',
    say: [
      `The drill does most of the talking: you do it, they do it, you swap. Turn to the nearest person and say, "I'm new, go slow with me." They'd rather know. After two rounds you'll have a name and something to laugh about.`,
    ],
  },
  {
    like: [
      'i bring snacks so i have something to say and then nothing',
      "I offer people gum and then I'm out of material",
      'can do the first line, "coffee?", after that blank',
      "I've got one opener and no second sentence",
    ],
    say: [
      `That's a good first word; it needs a second one. Have one question ready to follow it: "What have I missed?" or "How's your week been?" Then listen, and ask about one thing in the answer. That's your third sentence.`,
    ],
  },
  {
    like: [
      'what do you even say to someone whos busy with something gross lol',
      "There's no small talk for what these people do.",
      'she was elbow deep in it, how do you start a conversation with that',
      "The hobby is so strange I can't think what one would ask.",
    ],
    say: [
      `Ask about exactly that. People who do odd things often like being asked about them, and they rarely meet someone who's curious. "What are you doing there?" and then watch. You'd be talking about the thing, and small talk isn't needed.`,
    ],
  },
  {
    like: [
      'why do i always have to be the one to make the effort',
      'It is always the shy ones who must adapt. They could greet people.',
      'how come nobody ever comes up to ME',
      "Couldn't they meet newcomers halfway for once?",
    ],
    say: [
      `You're right, they could, and it would be kinder. Groups forget what it's like outside. You could make them do a bit of it: write one line beforehand, "It's my first time. Could somebody meet me at the door?" Then it isn't all on you.`,
    ],
  },
  {
    like: [
      "i'm 60, don't talk to me like a child",
      'stop with the baby steps, ive been through worse',
      "I have raised four children. I don't need gold stars",
      'everything w you is a tiny step. im a grown adult',
    ],
    say: [
      "Point taken. You've done harder things than walk into a room, and I talked to you as if you hadn't. No steps, then. You know what it costs and what you'd get for it. What would make it worth going?",
    ],
  },
  {
    like: [
      'volunteering with animals, the animals are fine its the people',
      'i help at a shelter, love the cats, cant talk to the staff',
      'I walk dogs for a rescue. The dogs are no trouble, the people are',
      'horses yes. stable people no',
    ],
    say: [
      `Then you're in the right place: everybody there has the same favorite topic. Start with the animal and leave the person for later: "What's this one like?" Then listen, and you can pet something meanwhile.`,
    ],
  },
  {
    like: [
      "she was busy with her hands, i couldn't interrupt",
      "everyone was so into their own piece i didn't dare say anything",
      'he had his headphones on and was painting so i left it',
      'The lady next to me was in the middle of something',
    ],
    say: [
      `Fair, nobody wants to interrupt that. But what they were doing is the best opening you'll get in a room like that. Next time, when their hands are free: "How did you get it to look like that?" Many people like to be asked about what they're doing.`,
    ],
  },
  {
    like: [
      "they want people to read and mine's really dark but im fine",
      "my story has a suicide in it, it's just fiction, should i read it out",
      "the group wants volunteers and my piece is grim. it's good though",
      "My chapter is a sad one, and they've asked for readers",
    ],
    about: 'coming',
    say: [
      `A dark page doesn't say anything about the one who wrote it; if they ask, "it's fiction" is enough. If some of it is close to how you are these days, that matters more, and Help now has people to talk to today. Do you want to read it to them?`,
    ],
  },
  {
    like: [
      'joined a class and they all have a whatsapp group im not in',
      'everyone in my club has known each other for years and has a chat',
      "new in the team, they've a group chat and nobody added me",
      'They are old friends with their own group, and I am outside it',
    ],
    say: [
      `Years together and a chat of their own: it's hard to stand at the edge of that. Often nobody thinks to add the new one until they ask. Pick the friendliest face next time: "I heard there's a group. Could you add me?"`,
    ],
  },
  {
    like: [
      'everyone in my group talks about their vacation homes and i have nothing',
      "they all go on about skiing at the break and i've never been",
      'the others talk about their kids and i dont have any',
      'new to the club and all they discuss is their boats',
    ],
    say: [
      `You don't need one to be in that conversation. People with a favorite subject love being asked about it: "What do you do there all day?" And there's the thing you all do share, the reason you joined. Start with whoever sits next to you.`,
    ],
  },
  {
    like: [
      'wont they think im showing off',
      "isnt that a bit much, theyll think who's this guy",
      'Will they not find me arrogant if I go first?',
      'what if it looks pushy, im new there',
    ],
    about: 'coming',
    say: [
      "No, it isn't pushy. You'd be doing what everybody came to do, a little sooner than they expect it of you. Somebody might raise an eyebrow. Mostly it looks like a person who wants to be part of it.",
    ],
  },
  {
    like: [
      'its ok i guess, not amazing',
      'meh. could say it if i had to',
      "Tolerable. I don't love it",
      'i mean i could live with that. barely',
    ],
    about: 'coming',
    say: [
      `Bearable will do. It's a line to get you past one question, not one to be proud of. And if they ask more, you can turn it around: "What about you?"`,
    ],
  },
  {
    like: [
      'the tea table, yes. one is always useful there',
      'ok the coffee machine i can do',
      'By the snacks, that would suit me. Nobody wonders why you stand there',
      'ill hover at the drinks then, fine by me',
    ],
    about: 'coming',
    say: [
      "True, and everybody has to come by sooner or later. Pour one for whoever stands next to you, and you're the host of that corner. Then ask them one thing.",
    ],
  },
  {
    like: [
      'cast list is out, i got a tiny part',
      'im in! three lines!',
      'I got a small role and my friend plays a bush',
      'made the team. bench, but i made it',
    ],
    say: ["You're in. I'm glad. Small is still a real part, and they picked you for it. Congratulations."],
  },
  {
    like: [
      'well I already paid for the whole course',
      "I've paid up to summer so I suppose I should",
      'its paid for till the end of term',
      "I signed up through spring, money's gone either way",
    ],
    about: 'coming',
    say: [
      'Then your place is kept, whether you go this week or in three. Nobody has to be cheerful there. If it gets too much, you can step out for a minute and come back in.',
    ],
  },
  {
    like: [
      'she patted my shoulder after, like somebody had died',
      'my friend squeezed my hand afterward, so it must have been bad',
      'they all said well done in that pitying voice',
      'Someone gave me a hug after the rehearsal, the kind you get at a funeral',
    ],
    about: 'over',
    say: [
      `A squeeze or a hug can mean pity, and it can mean "I felt that with you." You can't tell from the outside. If you want to know, ask the one you trust most: "How was it for you?"`,
    ],
  },
  {
    like: [
      'theres a lunchtime walking group at work, do i just turn up',
      'Can one simply appear at a chess club?',
      'do u need to ask before joining a run club or just go',
      'They have a choir on Tuesdays. Am I supposed to sign up or walk in?',
    ],
    about: 'coming',
    say: [
      `People mostly show up unannounced, and that's fine. Come a few minutes early and say, "Hi, it's my first time. Who do I stick with?" If you'd rather not surprise anyone, send one line the day before and ask if there's anything you need.`,
    ],
  },
]
