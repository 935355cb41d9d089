import type { Answer } from '../../../conversation.ts'

export const leavingTalk: readonly Answer[] = [
  {
    like: [
      'my coat is under everyone elses, i cant leave',
      'want to go but my jackets at the bottom of the pile',
      "can't get out, someone's stuff is on top of mine",
      "I'd leave but I'd have to move their coats first",
    ],
    say: [
      `Then dig. Coat piles get dug through at every party, and "Sorry, mine's at the bottom" is all it takes. Put the top ones back and you're at the door. Holding your own coat does half the explaining.`,
    ],
  },
  {
    like: [
      'how do you leave when the host keeps talking',
      'we said bye and stood at the door for two hours',
      "my aunt won't let anyone go home, how do i get out",
      'every goodbye at their place takes an hour, help',
    ],
    asks: 'words',
    say: [
      `Keep walking while you say it, keys in hand, no sitting down again:\n"I'm going, and this time I mean it. Thank you for tonight."\n"Save that story, I want it next time. Good night."\n"I have to be up early. Walk me out?"`,
    ],
  },
  {
    like: [
      'i could ask them to keep it short',
      "she'd listen if i said no speech",
      "I might tell my boss I don't want a big send-off",
      'could ask them not to make a fuss',
    ],
    about: 'coming',
    say: [
      `Then say so, and soon, before anyone starts writing one. "Short, please, and no making me stand up" is a fair wish for your own goodbye. It's about you; you get to set its size.`,
    ],
  },
  {
    like: [
      'tried to leave quietly and everyone shouted noooo',
      'they announced i was leaving and i had to hug everyone, missed one',
      "did the goodbye and hugged a guy's elbow",
      'my quiet exit turned into a whole scene lol',
    ],
    about: 'over',
    say: [
      'A full ceremony, and you got out alive. A fuss like that usually means they were sorry to see you go. Clumsy goodbyes are the most forgivable thing at any door. Are you home?',
    ],
  },
  {
    like: [
      'yes, the door. the door ends it',
      'ok the corner is where we split, that works',
      'good, walking him to the car finishes it',
      'the bus stop then, that does the ending for me',
    ],
    about: 'coming',
    say: [
      `Then it's settled: a place where it ends, and you've said so before it starts. When you get there, one line, "Right, this is me," and you turn. You won't need to hunt for a pause.`,
    ],
  },
  {
    like: [
      'this sunday, dinner at hers',
      'its saturday, barbecue at my sisters',
      "sunday lunch again at the family's",
      'friday, the whole clan, at my moms',
    ],
    about: 'coming',
    say: [
      `Then you can put the ending in before it starts. When you arrive, with the hug: "I can stay two hours." Said at the beginning it's a plan, and nobody has to take it as an insult at the end.`,
    ],
  },
  {
    like: [
      'stayed the whole time. actually wanted to for once',
      "I didn't leave. He needed company, and I found I liked it.",
      'i stayed bc i wanted to not bc i couldnt leave',
      'For the first time I stayed because I chose to.',
    ],
    about: 'over',
    say: [
      "That's a different kind of staying: nobody held you there, you chose it. And you liked it, by the sound of it. The leaving can wait for another day. I'm glad.",
    ],
  },
  {
    like: [
      'that would take her half an hour lol, another line?',
      'he never stops talking about his health, give me a different one',
      'asking that starts the whole saga. something shorter?',
      "If I ask after her knees, I'm there till supper. Have you another",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Then don't ask. Say right away that you're on your way:
"I can't stop today, I only wanted to wave."
"I've got to be somewhere, so give me the headline."
"I want to hear all of it, and not in a hallway. Can I call you Sunday?"`,
    ],
  },
  {
    like: [
      'how do I say at the beginning that I can only stay an hour',
      'what do you mean, tell him the end at the start',
      'so how would I let her know when I come in that I have to leave at five',
      'whats the line for saying upfront how long im staying',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You say it when you arrive, so the leaving is no surprise:\n"I can stay till four today."\n"I've got an hour, and I wanted to spend it here."\n"I'll have one cup of tea with you, and then I have to go."`,
    ],
  },
  {
    like: [
      'need a polite way to get away from my boss at the party',
      'whats a good exit line for talking with important people',
      'how do I end a chat with a director at the work do without being rude',
      'give me a line to leave a conversation with senior people',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Polite, short, and already half turned toward the door:\n"I won't keep you. It was good talking to you."\n"I'd like to say hello to a few others. Have a good evening."\n"I'm heading off. Thank you for tonight."`,
    ],
  },
  {
    like: [
      'my back kills me from standing there listening to her',
      'feels like sore feet and cold groceries',
      "I feel sorry for him but I can't stand there for an hour every day",
      "she's lonely i know but my legs",
    ],
    say: [
      `Then your body gets a vote. An hour on your feet isn't the only kindness there is. Ten minutes you meant to give are better company than sixty you're stuck in. "I have ten minutes, how are you?" sets the end before it begins.`,
    ],
  },
  {
    like: [
      "didn't say it, his mother had just died",
      'I was going to bring it up, but she had bad news so I let it be',
      'wasnt the moment, their dog died',
      'I left it. He was grieving, and it would have been wrong',
    ],
    about: 'over',
    say: [
      "Right, that wasn't the day for it. You saw how things were and left it, and that was kind, not cowardly. What you wanted to say will keep for a week or two. A kind word about what happened is enough for now.",
    ],
  },
  {
    like: [
      'how would saying it beforehand help',
      'And what good is it to announce that when I walk in?',
      "why tho. they'll still all moan when i get up",
      "I don't see the point of telling them at the start. What changes?",
    ],
    say: [
      'It makes your leaving old news. You say when you arrive, "I can stay till nine." Then at nine you\'re only doing what you said, so there\'s nothing to talk you out of. Stand up first, then say, "That\'s me, good night."',
    ],
  },
]
