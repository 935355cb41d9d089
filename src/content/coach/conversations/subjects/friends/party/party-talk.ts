import type { Answer } from '../../../conversation.ts'

export const partyTalk: readonly Answer[] = [
  {
    like: [
      "what do I do with my hands while they're all clapping at me",
      "everyone's going to look and I'll be standing there like a lamp post, where do arms go",
      "It's the standing in front of everyone afterward. What does one do with oneself?",
      "they'll all clap and i have no idea what to do with my arms",
    ],
    about: 'coming',
    say: [
      "Hold one hand in the other, loosely, in front of you, or let both hang. Then give your face a job: find one person you like, smile at them, and say thank you. After that you can step back. It's over in seconds.",
    ],
  },
  {
    like: [
      'went to the party and spent it in the kitchen washing up',
      'held everyones bags all night lol great night',
      'I passed the evening beside the coat rack.',
      'basically was the coat stand at prom',
    ],
    about: 'over',
    say: [
      "That sounds like a long night. A job gives you somewhere to stand, so I see why you took it. And you stayed, with people coming past you. Was there one of them you'd have liked to talk to longer?",
    ],
  },
  {
    like: [
      "she's picking me up and we go in together",
      "asked my friend to come with me and he said he'd drive us in his van",
      "my mate's coming with me!! in costume",
    ],
    about: 'coming',
    say: [
      "That's a good way to arrive. You walk in with someone on your side, and the hard part at the door is shared. Once you're in, say hi to one other person too. Have a good night, both of you.",
    ],
  },
  {
    like: [
      'work party has a dance floor, of course',
      "I hate dancing and there's always dancing",
      'christmas do next week, theyll make me dance',
      "wedding disco. I'd rather hide in the kitchen",
    ],
    about: 'coming',
    say: [
      `There often is. You can be at a party and skip the dance floor: stay at the table, talk to whoever else is sitting it out. If they pull at you: "Not me, but you go ahead." And one song with people you like is three minutes, if you ever want to.`,
    ],
  },
  {
    like: [
      'shes invited me and all the popular kids, thats it',
      'im the only normal person on the guest list',
      'I was asked to the party, and everybody else there is from the cool crowd',
      'got invited but its all her popular friends, i know nobody',
    ],
    about: 'coming',
    say: [
      `Somebody picked you on purpose, and that's a good kind of invited. It can still feel lonely walking in. Text the host before: "Thanks for asking me. Who could I sit with?" Then there's one person to look for at the door.`,
    ],
  },
  {
    like: [
      'theyll ask why i dont drink and about my late husband, what do i say',
      'what if they ask me about my wife, she passed away',
      "At the party they will ask if I'm married. I'm a widower",
      'how do i answer "why arent you drinking" and "wheres your wife"',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Two short answers are enough, and then you ask them something:
"I don't drink. What's good to eat here?"
"I'm widowed. Thank you for asking. How do you know the hosts?"
"That's a story for another day. Tell me about you."`,
    ],
  },
  {
    like: [
      'need two good sentences for my dads birthday',
      'what do i say at mums 50th, has to be short',
      'i have to do a toast for my grandpa, two lines max',
      "Give me a short speech for my father's party",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Two or three good ones, and fill in your own bit:
"You taught me ..., and I still think of you whenever I do it."
"I've known you all my life, and I'd pick you again."
"Everybody, say it with me: happy birthday."`,
    ],
  },
  {
    like: [
      'they posted the pics from the weekend in the group',
      'the photos from the party are up and i want to leave the chat',
      'someone shared all the pictures of saturday',
      "now there's an album from the night out and I cant look",
    ],
    about: 'over',
    say: [
      "Ah, so it's the photos. They can sting in two ways: you're in them and hate how you look, or you aren't in them at all. Which is it? Muting tonight is fine either way.",
    ],
  },
  {
    like: [
      'assigned seats at the work dinner and im stuck between two loud guys',
      "saw the seating plan, I'm next to people from sales i don't know",
      'company party with place cards, strangers on both sides',
      'they put me between two managers at the christmas dinner',
    ],
    about: 'coming',
    say: [
      `Then you have two neighbors and one job: a question for each. "What's the strangest thing that happened to you at work this year?" can last a whole course. After the meal the chart is over, and you can stand where you like.`,
    ],
  },
  {
    like: [
      'feel sick about tomorrow is that normal??',
      "I'm queasy and it's only a birthday. Tell me that's normal.",
      'my stomach is in knots pls tell me everyone gets this',
      'still nauseous, normal right',
    ],
    about: 'coming',
    say: [
      "Yes, normal. A sick stomach before something you care about is about as common as it gets, and it usually eases once you're there and busy. You don't have to get rid of it first; it can come with you. Eat something plain, and breathe out slowly.",
    ],
  },
  {
    like: [
      'my friend brought me but shes off with her bf',
      "came with my mate and he's ditched me for a girl",
      'The person I came with is busy with her boyfriend',
      'my bestie but she left me for some guy lol',
    ],
    say: [
      `Then you can't count on your friend for now, so give yourself one small job. Go and get something to eat, and ask whoever's next to you, "How do you know the people here?" Ten minutes. If it's no good, tell your friend you're heading home.`,
    ],
  },
  {
    like: [
      'bbq saturday with like fifty people, ill be the guy hiding at the grill',
      "huge cookout this weekend, I'll be standing next to the cooler all night",
      "Big family party coming up. You'll find me by the snack table, alone",
      'going to a massive house party n i know ill end up glued to the fridge',
    ],
    about: 'coming',
    say: [
      `Standing by the food is a fine spot: everybody comes past it sooner or later. So don't only stand there. Ask the next person who reaches for something, "What's good here?" Two or three of those, and the party has some people in it.`,
    ],
  },
  {
    like: [
      "its only one guy, my boss's boss",
      'just my aunt, everyone else is ok',
      'One colleague. He corners me every time',
      'theres one partner at the firm i cant get away from',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One person is manageable. Say it standing, with a step back:\n"It was good to talk. I won't keep you from the others."\n"I want to say hello to a few people before I go."\n"Thank you, I'll let you get back to it."`,
    ],
  },
  {
    like: [
      'i pranked my friend that there was alcohol in it and now feel bad',
      'told everyone the punch was strong, it was juice, guilty now',
      'My friend acted drunk on soda because I lied, should I tell him?',
      'i let him think he was drunk as a joke and i feel mean',
    ],
    asks: 'words',
    about: 'over',
    say: [
      `As crimes go, that's a gentle one: nobody drank anything they didn't know about. If it bugs you, own up with a grin:\n"There was nothing in it. You were great, though."\n"That was all you. Sorry I let you believe it."`,
    ],
  },
  {
    like: [
      "stuck with a guy who won't stop talking, how do I get out",
      'help im cornered at this party by someone explaining his startup',
      'need a line to escape a conversation right now',
      'A man has been telling me about his boat for half an hour. What do I say to leave?',
    ],
    asks: 'words',
    say: [
      `Say one of these when they stop for breath, and walk while you say it:\n"I'm going to get some water. Good talking to you."\n"I want to say hi to a few more people. See you around."\n"I'll let you go. Enjoy the rest of it."`,
    ],
  },
  {
    like: [
      'yes what do i say when they pull my arm',
      'what can i tell them when they shove the mic at me',
      "They'll start chanting my name to get up there. What do I say?",
      'my uncle grabs everyone to sing. need a line pls',
      'how do i say no when the whole table is trying to get me on stage',
    ],
    say: [
      'Stay seated, smile, and give them something instead:\n"Not me, but I\'ll be your loudest fan."\n"You sing, I\'ll film it. Go on."',
    ],
    asks: 'words',
  },
]
