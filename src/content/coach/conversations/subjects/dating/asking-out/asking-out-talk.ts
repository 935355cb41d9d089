import type { Answer } from '../../../conversation.ts'

export const askingOutTalk: readonly Answer[] = [
  {
    like: [
      'id rather write this one myself',
      'no thanks i wanna do it on my own this time',
      "I'd like to find my own words for this, if you don't mind.",
      'let me try it without help ok',
    ],
    say: [
      "More than okay. It'll sound like you, and that beats anything I could write. Go for it, and come tell me how it went if you feel like it.",
    ],
  },
  {
    like: [
      'no notes, something I can say without writing it down',
      'i dont wanna text it, whats a way thats not in writing',
      'A letter can be shown around. Is there another way?',
      'not a message, she could screenshot it',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `No paper trail, then. Say it in passing, on your way somewhere:\n"Would you like to get something to eat on Saturday?"\n"I like talking to you. Want to do it over coffee?"\n"Would you like some company this weekend?"`,
    ],
  },
  {
    like: [
      'what if he says yes out of pity',
      'scared she only says yes because she feels sorry for me',
      "he'd be embarrassed to be seen with me",
      'she might go just to be nice and hate it',
    ],
    about: 'coming',
    say: [
      `You can leave the door open for a real answer: "Would you go with me? It's fine if you'd rather not." Then a yes is a yes. And pity rarely lasts a whole evening; people who don't want to go tend to find a reason.`,
    ],
  },
  {
    like: [
      'thats way too big for me, something smaller to say to him',
      'I could never ask her for a drink, got anything tinier',
      "too much. what's a baby version of asking someone out",
      "no chance I'd say that to him. smaller please",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then several sizes down:\n"How's your day going?"\n"It's nice when you're here."\n"See you next time. I like talking to you."`,
    ],
  },
  {
    like: [
      'theres a customer who comes every week and I think about him all the time, at my age',
      "a woman gets coffee from me daily and says my name, I'm 50 and its silly",
      'im a grown man and I wait for one regular all week',
      'he always says thank you with my name and I melt, ridiculous',
    ],
    about: 'coming',
    say: [
      `It isn't ridiculous, at any age. A minute that you look forward to is a real thing. You know very little yet, so start with one thing: "We see each other all the time. How's your week going?" After that it's two people talking.`,
    ],
  },
  {
    like: [
      'would it be silly to ask him, i only know him from work stuff',
      'is it daft to invite the plumber to the dance',
      'Is it foolish to ask my dentist out, I only ever see her in a mask',
      'only ever met her at the garage, weird to ask her to a party?',
    ],
    about: 'coming',
    say: [
      `Not silly at all. Lots of people meet that way, and you've already seen how they treat people. Ask when the job's done, not during it, and make a no painless: "Would you like to come with me? No is fine too."`,
    ],
  },
  {
    like: [
      'what if he says no and we still have to sit next to each other',
      'if she turns me down i still have to work with her every day, will i survive',
      "and if it's a no?? we're in the same orchestra",
      'tell me its survivable if they say no',
    ],
    about: 'coming',
    say: [
      `It's survivable. If it's a no, the first few minutes side by side will burn, and then you'll both have something else to do. Keep the asking light, so that either answer is comfortable: "Coffee after this? A no is fine too."`,
    ],
  },
  {
    like: [
      'only my sister knows im gay',
      'nobody knows except my grandma',
      'one friend knows about me, thats it',
      'im not out, just to my aunt',
    ],
    about: 'coming',
    say: [
      `That's one person in your corner, and a good one to talk to first. Then keep the asking small and private: "Do you want to hang out sometime, you and me?" The answer tells you more than looks do. If it could get unsafe for you there, go slowly.`,
    ],
  },
  {
    like: [
      'oh like pass him a note at the break',
      'so i could write it on a post it',
      'hm like in the pause between classes?',
      'you mean I slip it into her book',
    ],
    about: 'coming',
    say: [
      "Right there. It's a good plan: there's time to read it, time to grin, and something to do with your hands afterward. Keep it to one line with a yes or a no in it. What would it say?",
    ],
  },
  {
    like: [
      'a note works, they can throw it away if they want',
      "ok I'll leave my number, she doesn't have to use it",
      'a note is fair, no pressure on him',
      'i could slip her my number, she can ignore it',
    ],
    about: 'coming',
    say: [
      `That's what makes it a decent way to ask: nobody has to answer to your face. Keep it to two lines, your name, one true thing and "no pressure either way." Hand it over on your way out, and then it's their move.`,
    ],
  },
  {
    like: [
      'i keep going back to the shop bc of the girl at the till. help',
      "The lady at the library desk. I've borrowed forty books. What do I say",
      'i only get coffee there bc of the barista, how do i ask him out',
      'been to the pharmacy 6 times for no reason, she works there',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You've been a regular long enough to ask. Do it as you're leaving, so neither of you is stuck there:
"I like coming here, and part of that is you. Coffee sometime?"
"Here's my number. No pressure, see you next time either way."`,
    ],
  },
  {
    like: [
      "there's this guy who comes in every week and i take my time serving him",
      'i scan her stuff slower so she stays longer',
      'a customer i like, i always make it last',
      'There is a gentleman at my counter, and I find reasons to keep him',
    ],
    about: 'coming',
    say: [
      `That's a lovely way to put it. The extra seconds may be welcome on the other side too. Use one of them, next time: one sentence more than the work needs. "You come in a lot. What do you like best here?"`,
    ],
  },
  {
    like: [
      "we're on opposite teams in a campus game, should i beat him or ask him out",
      'my crush is my rival at trivia night lol how do i ask',
      "she's my opponent in the league, do i win first or ask her first",
      'theres this guy i play against every week, do i ask him before or after the match',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Play first, ask right after. The game hands you the opening:\n"Truce? I'll buy the coffee."\n"Now that that's settled, are you free on Friday?"\n"I'd like to see you sometime without keeping score."`,
    ],
  },
  {
    like: [
      'i said it wrong to the girl at the till, how do i fix it in a few words',
      'tried to compliment her and it came out backwards, what do I say now',
      'mixed up my line in front of him, need a short way to put it right',
      'how does one correct a botched compliment quickly',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short, with a smile, and then you can go:\n"I said that wrong. It was meant as a compliment."\n"My words got mixed up. I meant something nicer."\n"Can I try that again? It's good to see you."`,
    ],
  },
  {
    like: [
      'how do i ask the guy who comes in every week for coffee',
      "There's a lady who buys from me on Fridays, I'd like to invite her",
      'wanna ask my favorite customer out but i think ill pass out',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then keep it as short as handing over the change, and leave room for a no:\n"I have a break soon. Would you like a coffee?"\n"You come in a lot. I'd like to get to know you."\n"No is fine. Would you have coffee with me sometime?"`,
    ],
  },
  {
    like: [
      'used your first line, rest is mine',
      'i kept one bit and wrote it my own way',
      'I took a sentence of yours and changed the others',
      'didnt use all of it, did it my style',
    ],
    say: [
      "Good. Your own words sit better than mine would, and somebody who likes you will hear that it's you. Leave it as it is. What comes back is up to them now.",
    ],
  },
  {
    like: [
      'theres this girl at the pool we only ever talk about swimming',
      'a guy at work, we talk about printers, nothing but printers',
      'We chat every week about the dogs. Only about the dogs.',
      "he's at my gym n all we say is stuff about weights",
    ],
    about: 'coming',
    say: [
      `Only the one topic, and you both keep coming back to it, so it's doing its job. You're already used to talking to each other. One sentence can step off the subject: "What do you do when you're not here?" Is that where you'd like it to go?`,
    ],
  },
  {
    like: [
      "she'll think im a creep and then im stuck on the bus with her",
      'If he says no I still have to sit there for ten minutes',
      'scared she thinks im stalking her, same train every day',
      "What if she's frightened, and I can't get off until the next station",
    ],
    about: 'coming',
    say: [
      "Then don't ask anything yet. A good morning isn't a question, so there's no no in it. Say it right before you get off, and the ride ends it for you. If it comes back for a week, you have something to build on. If it doesn't, leave it.",
    ],
  },
  {
    like: [
      'gonna shoot my shot at the canteen, pls pray, if I miss bury me with my calculator',
      'im asking her at the bus stop today. if i die my brother gets my ps5',
      'Going to ask the guy from accounts for coffee at 11. Light a candle for me',
      'ok doing it. asking him out after band practice. tell my mum i was brave',
      "today's the day I talk to library girl, wish me luck or write my obituary",
    ],
    say: [
      'I\'ll hold off on the funeral. Keep the shot short: a hello, one line with a time in it, and then stop talking. "Want to have lunch with me tomorrow?" Whatever comes back, you\'ll have asked. Come and tell me after.',
    ],
  },
  {
    like: [
      'write me one that isnt cringe',
      'gimme something to say to the girl on my train thats not creepy',
      'Could you write me an opening line for the man at my tram stop? Nothing embarrassing.',
      'just one normal line for him on the ferry pls, i sound insane',
      'need smth chill to say to the guy i always see on the 42',
    ],
    say: [
      'Plain beats clever, and the ride gives you something you both can see:\n"Is this one ever on time?"\n"Hey, I see you here a lot. I\'m [name]."',
    ],
    asks: 'words',
  },
  {
    like: [
      '"cool what\'s his grade" 🤦',
      'he said hes seeing someone and i went "oh nice is he tall" 💀',
      'She mentioned her husband and what came out of me was "congratulations."',
      'told me shes got a gf. i said "say hi from me". SAY HI FROM ME',
      "Found out he's engaged, mid-chat. I asked what kind of cake they're having. I want to vanish.",
    ],
    say: [
      "That's a better answer than it feels like. It was quick, friendly and a bit funny, and you didn't sulk or run. Somebody's taken, so that question is settled, and you can still talk next time.",
    ],
  },
  {
    like: [
      'she bit me in a mosh pit & apologised. im in love. how do i message a person who drew blood',
      'a girl spilled a whole beer on me at a gig, said sorry 10 times, we swapped instas. what do i write',
      'He backed his bike into me and apologized so sweetly. I have his number. How do I text a man who ran me over?',
      'she elbowed me in the face at roller derby and said sorry. think im smitten. first msg??',
      'Someone stepped on my foot at the dance so hard I limped home. I liked her very much. What does one write?',
    ],
    say: [
      'Start with exactly how you met; that\'s an opener nobody else has.\n"Hi, it\'s me from that strange first meeting. I\'d like a second, calmer one."\n"You said sorry, and I\'ve been smiling about it since. Coffee this week?"',
    ],
    asks: 'words',
  },
  {
    like: [
      "him. the librarian's a he",
      'its a she btw',
      'not a he. she. the barista is a woman',
      'They, actually. My crush is nonbinary.',
      "I'm a man asking about a man, for the record.",
    ],
    say: [
      "Sorry, I guessed wrong, and thanks for setting me straight. The question stays the same: if nothing were in the way, what would you like to say the next time you're standing there?",
    ],
  },
  {
    like: [
      'Pardon, roof terrace, a bar. There is a wall and plants. I do not dare to go to her table.',
      'no no im fine, its just a club. shes at the bar and i cant move',
      "Sorry, I meant I'm stuck at the coat rack. He's sitting by the window and I can't go over.",
      'lol not in danger. just frozen 5m from her at the food trucks',
      'I am safe, it is only a dance hall. The gentleman is at the other side and my feet refuse.',
    ],
    say: [
      'Good, thanks for clearing that up. Then it\'s only those few steps. Breathe out once, walk over, and say it as it is: "Hi. It took me a while to dare to come over." If it\'s a bad moment, smile and go back.',
    ],
  },
]
