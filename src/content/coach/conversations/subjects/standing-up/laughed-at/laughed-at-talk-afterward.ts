import type { Answer } from '../../../conversation.ts'

export const laughedAtTalkAfterward: readonly Answer[] = [
  {
    like: [
      'my mum laughed till she cried and said it made her day',
      'he laughed so hard and said it was the best bit',
      'Grandad said it was worth coming for, he was in stitches',
      'ok she was crying laughing and not in a mean way',
    ],
    about: 'over',
    say: [
      "Then that was the best review you could get. You gave them a laugh they'll keep. The two of you can tell that one for years.",
    ],
  },
  {
    like: [
      'i said a dirty word by accident in class and everyone died laughing',
      'called my teacher mom in front of everybody kill me',
      'I mispronounced a word in my talk and it became something rude.',
      'said the wrong word in front of the whole class bury me',
    ],
    about: 'over',
    say: [
      "Of all the words. That's a legendary slip, and people laugh because it's funny, not because of you. If it comes up tomorrow, laugh first. It makes a great story once it stops burning.",
    ],
  },
  {
    like: [
      "they laughed so hard and then hugged me, I don't know what to think",
      'he cried laughing and kissed my cheek',
      'everyone laughed at my mistake but then they were really nice',
      'my in-laws laughed till tears and then toasted me, so idk',
    ],
    about: 'over',
    say: [
      "Somebody who laughs that hard and is warm to you right after isn't laughing you out of the room. You gave them a story they'll tell fondly for years. It can burn a little and still have been meant warmly.",
    ],
  },
  {
    like: [
      "cried at a stupid commercial and the guys won't let me forget it",
      'they put tissues on my desk with a ribbon because I cried at a film',
      'teared up in front of my team, now its the running joke',
      'the lads have made a thing of me crying, left a note on my bed',
    ],
    about: 'over',
    say: [
      `That's teasing with some effort in it. It may be meant fondly, and it can still sting. You could shrug and say, "Yes, it got to me." If it stops being funny, tell one of them.`,
    ],
  },
  {
    like: [
      'he gave me a bag of tomatoes and said nothing',
      'she left a chocolate on my desk without a word',
      'the one I was scared of brought me coffee today',
      'a colleague handed me a cake, no explanation',
    ],
    about: 'over',
    say: [
      `That's an answer, in a language of its own. Some people say "well done" by handing you something. You'd expected something worse, and you got a present. Enjoy it.`,
    ],
  },
  {
    like: [
      'we stood there then we just went in and ate',
      'was only gonna look in but then it was pizza so we stayed',
      'I meant to wait outside and somehow I had a seat and a plate',
      'stood by the door for a bit then got in line with everyone',
    ],
    about: 'over',
    say: [
      "So you meant to stand at the door, and you ended up eating with everybody. That's the best way to get in somewhere: by accident, because the food was good. I'm glad. The room is only a room again.",
    ],
  },
  {
    like: [
      'said the rudest word by accident in class',
      'i called the teacher mom in front of everyone',
      'Mixed up two words in a presentation and it came out filthy',
      'said sperm instead of spam out loud in lesson omg',
    ],
    about: 'over',
    say: [
      `Oh no. That burns now, and you're in good company: plenty of people have one like it. Your brain grabbed the wrong word off the shelf. If anybody brings it up, get there first: "Yes, I know, I heard it too." A joke you're in on gets old fast.`,
    ],
  },
  {
    like: [
      'they all clapped, i went along with the prank and it was brilliant',
      'I played along and the whole crew cheered',
      'turned it into a joke and they loved it',
      'they laughed WITH me this time, gave me a round of applause',
    ],
    about: 'over',
    say: [
      "Now that's an ending. You played along, and the laugh was with you. They made you one of them with that. I'm glad you told me.",
    ],
  },
  {
    like: [
      'im not scared of them its just embarrassing',
      'they keep doing the noise i made. not scared just cringe',
      "nah hes harmless, it's just humiliating",
      "Not bullied exactly, they take the mick and it's embarrassing",
    ],
    about: 'over',
    say: [
      `Yeah, that's embarrassing, and hearing it again and again makes it worse. A joke like that gets old faster when you don't react to it. If it comes again, roll your eyes, say "good one," and carry on. If it's still going in two weeks, tell somebody.`,
    ],
  },
  {
    like: [
      'keep thinking of what i shouldve said back',
      'they laughed and now ive got 100 comebacks in my head',
      'cant stop planning what id say to them',
      'I lie awake composing replies to the people who laughed',
    ],
    about: 'over',
    say: [
      `Everybody has the best comebacks three hours later. Your head is trying to win a thing that's over. The one that tends to work is boring: a flat "okay" and look somewhere else. It gives them nothing to laugh at. What did they laugh about?`,
    ],
  },
  {
    like: [
      'i speak three languages and they laugh at one spelling mistake',
      'one wrong word in english and im the joke of the office',
      'they dont even speak a second language and they laugh at mine',
      "misspelled one thing on the board and everybody laughed, and it's my fourth language",
    ],
    about: 'over',
    say: [
      "That's hard to take: all that work, in a language that isn't your first, and what they remember is one slip. You're doing something many of them couldn't. The laugh was about the word. It wasn't about your head, even if it felt like that.",
    ],
  },
  {
    like: [
      'said it to her face today',
      'i did it, told the one who always starts it',
      'said the line to the bully in the corridor',
      'I said it. in front of his friends',
    ],
    about: 'over',
    say: [
      "You said it, out loud, to the one who's hardest to say it to. That was hard to do, whatever came back. What happened then?",
    ],
  },
  {
    like: [
      "one girl maybe. she didn't laugh",
      'there was a guy who rolled his eyes at them',
      'One colleague looked embarrassed on my behalf, I think',
      'my desk mate gave me a look like, ugh, them',
    ],
    about: 'over',
    say: [
      "Then somebody in that room saw it the way you did. A look at the right moment is a small vote for you. That may be a good person to sit next to next time, and you don't have to mention it.",
    ],
  },
  {
    like: [
      'waved at someone who wasnt waving at me kill me',
      'I answered a man who was on his phone. In public',
      'thought she was talking to me and said hi back. she wasnt',
      'held my hand out for a high five that wasnt for me',
    ],
    about: 'over',
    say: [
      "Oh, that one. It burns, and there's hardly a person alive who hasn't done it. For whoever saw it, it was half a second. You were friendly to a stranger by mistake. Groan into a pillow if it helps, and then it's done.",
    ],
  },
  {
    like: [
      'made a joke of it in front of the class and they clapped, then we got on with it',
      'i owned it and everyone laughed WITH me',
      'I brought my slip up myself and the whole room cheered',
      'did the thing about my mistake, they loved it, lesson went on',
    ],
    about: 'over',
    say: [
      "You took what they were laughing at and made it yours, and then things went on as usual. That's a story they'll tell about you, and you come off well in it. I'm glad.",
    ],
  },
  {
    like: [
      'nah im fine, i fall all the time',
      'no i know how to fall lol',
      'im ok, didnt hurt',
      'No injuries, I am practised at it',
    ],
    about: 'over',
    say: [
      "I'm glad you're not hurt. The laughing can still sting, even when the fall doesn't. How was that part for you?",
    ],
  },
  {
    like: [
      'they filmed me falling and put it in the group chat',
      "someone posted a video of me tripping with a song on it, everyone's seen it",
      'the lads made a meme out of my accident at work',
      'My colleagues shared a clip of my mishap, hundreds have watched it',
    ],
    about: 'over',
    say: [
      `That's a rough thing to have passed around by people you see every day. You could have been hurt, and they added a joke. Pick one of them, alone: "Take it down. I mean it." If it stays up, it's a teacher's or supervisor's business.`,
    ],
  },
  {
    like: [
      'i wanna change schools after that',
      'everyone laughed so hard i have to move',
      'it felt like i can never go back there',
      'The laughter made me want to leave the place for good',
    ],
    about: 'over',
    say: [
      "That must have been loud. When a whole room laughs, leaving town seems about right. Give it a few days before you pack. Other people's memory of a thing like that is usually shorter than yours. Who in there would be on your side tomorrow?",
    ],
  },
  {
    like: [
      'my dad finally came to see me and i messed up in front of him',
      'it was the first time my mom could come and THAT happened',
      'my parents were there and it was the one time i wanted to be good',
      'My father was ill, and it was the first thing of mine he saw',
    ],
    about: 'over',
    say: [
      "Oh. So it wasn't about the crowd. You wanted to give them something good, and then it was that. But they came to see you, and they saw you trying. What did they say afterward?",
    ],
  },
  {
    like: [
      'my brother says forget it but i cant',
      'my cousin says ignore them, easy for him',
      'my friend told me not to worry about the kids who laughed',
      "my sister's older and she says they're idiots, i still think about it",
    ],
    about: 'over',
    say: [
      `It's good you have somebody on your side, and "forget it" is hard to do when it's your head that keeps playing it. Being laughed at stings for a while. You could ask them for something else: five minutes of listening, with no advice in it.`,
    ],
  },
  {
    like: [
      'what got me was the other trainee laughing',
      'boss insulted my work and the new guy giggled',
      'the worst part was my coworker smirking when i got told off',
      "it wasn't the coach, it was the others laughing",
    ],
    about: 'over',
    say: [
      "The insult was one thing. Somebody your own size laughing at it is another. You can't tell if it was at you, or nerves, or relief that it wasn't them. It stings either way. Do you have to see them again soon?",
    ],
  },
  {
    like: [
      'fell over in front of everyone',
      'slipped in the cafeteria, everybody saw',
      'i tripped up the stairs and the whole hallway was there',
      'Went flat on my face in the lobby. Full house',
    ],
    about: 'over',
    say: [
      'Ouch, and with an audience. Are you hurt? The burning face usually outlasts the bruise. For them it may have been a few seconds on the way to somewhere else.',
    ],
  },
]
