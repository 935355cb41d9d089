import type { Answer } from '../../../conversation.ts'

export const shameTalk: readonly Answer[] = [
  {
    like: [
      'i pretend to be on the phone so nobody says hi',
      'I fake a call when I walk past the neighbors. at my age',
      'i put the phone to my ear so i dont have to talk to people, so dumb',
      "walk past the shop pretending to text so they won't greet me",
    ],
    say: [
      'Plenty of grown-ups with serious jobs have held a silent phone to their ear. It spares you the hello, and then it costs you this feeling. Once this week, pass with the phone in your pocket and nod. A nod is a full greeting.',
    ],
  },
  {
    like: [
      'thats way too much, what would a normal person do',
      "something smaller please, I can't make a show of it",
      'no chance im doing that, whats a normal reaction',
      "I need a reply to the teasing that isn't a performance",
    ],
    say: [
      `Fair, that was too big. Try this: half a smile, "Yep, that was me," and back to what you were doing. It's dull on purpose. There's nothing in it for them to play with.`,
    ],
  },
  {
    like: [
      'i told everyone i have a degree and i dont',
      'years ago I lied about my job and my friends still believe it',
      'been lying to my friends about where im from since we met',
      "I said I'd finished school. I never did. they've known me ten years",
    ],
    say: [
      "That's a long time to keep a thing like that standing. It probably started as one small sentence to get through one afternoon. They came back for your company all these years, and that part was real. Is it heavy because you might be found out, or because you'd like to stop?",
    ],
  },
  {
    like: [
      'i live with my parents with a degree and no job',
      'mom tells everyone I\'m "taking time" because I\'m unemployed',
      'graduated and still at home, my family makes up stories about it',
      'no work for months and my parents are embarrassed, they cover for me',
    ],
    say: [
      "Being at home without work is hard, and having the family find polite words for it can sting more than the job part. You haven't found work yet, and that's all it says. What do you say yourself, when people ask?",
    ],
  },
  {
    like: [
      "i'm scared my son is the poor kid now because of me",
      'everyone saw our food bank bags and my daughter was there',
      'my kid will be teased because people saw we get help',
      'they all saw what we had in the bag, my girl will be talked about',
    ],
    about: 'over',
    say: [
      "So it's your child you're hurting for, more than yourself. Some of those who saw may have stood there themselves. Kids often move on to the next thing fast. What your child has at home is somebody who makes sure there's food. That's nothing to be ashamed of.",
    ],
  },
  {
    like: [
      'i cant invite anyone, i have no furniture and im 40',
      "if she comes over she'll see how poor i live",
      'I used to have a good house. Now a room. How could I have guests?',
      'dont want him to see my place, its a mattress and a lamp',
    ],
    about: 'coming',
    say: [
      "They'd see a room with little in it, and a person who wanted company. Having little is no stain, however you got there. It doesn't have to be your place, either. You can meet somewhere else first, and see how you like each other.",
    ],
  },
  {
    like: [
      'I found out later my pants had a hole in them the whole time',
      'turns out my robe was torn at the back when I answered the door',
      'only saw after that my shirt was see through',
      'My skirt had a rip. I noticed when I got home.',
    ],
    about: 'over',
    say: [
      "Finding it out afterward is the cruel part, because now you get to imagine what they saw. If anybody noticed, it was most likely for a few seconds. You don't have to make up the rest.",
    ],
  },
  {
    like: [
      'now her grandma wants a selfie with me lol',
      'his mom wants to meet me after all that',
      'turns out people liked it, someone even asked for a picture',
      "My friend's grandmother thinks I'm wonderful and wants a photo",
    ],
    about: 'over',
    say: [
      "You have a fan. After all that, somebody wants to be next to you, which is about the opposite of what you'd feared. Say yes, stand there, and smile.",
    ],
  },
  {
    like: [
      'i wet the bed at my friends house im 12 and i want to die of shame',
      "had an accident at a sleepover, they'll think im a baby",
      'i peed myself at camp and someones mom washed my stuff',
      'what if she tells everyone i wet the bed',
    ],
    about: 'over',
    say: [
      "It doesn't make you a baby. Your body did something you didn't choose, and it happens to people your age and older, who don't talk about it either. If somebody is mean about it, that's on them. Tell a parent or a doctor if it happens again.",
    ],
  },
  {
    like: [
      "that a bank manager doesn't floss",
      'that the gym teacher smokes',
      'she knows now that a nurse is scared of needles',
      'That a priest buys scratch cards.',
      'he saw the english teacher cant spell restaurant',
    ],
    say: [
      "So somebody found out one ordinary thing that doesn't go with your title. It stings, and it's smaller on their side than on yours; they have a list of their own. Next time you meet, a plain hello is all it needs.",
    ],
  },
]
