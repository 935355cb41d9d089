import type { Answer } from '../../../conversation.ts'

export const neighborReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell my neighbor their dog barks all day',
      'what do i say about the barking',
      'their dog poops on my lawn how do i bring it up',
      'how do i talk to the neighbor about his pet',
      'my neighbors dog scares me what do i tell them',
    ],
    say: [
      `Tell it as something they may not know:\n"I don't know if you hear it when you're out, but the dog barks for long stretches."\n"I'm a bit afraid of dogs. Could you keep yours close when we meet?"\n"Your dog has been on my lawn. Could you pick up after it, please?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'the neighbor parks in my spot what do i say',
      'how do i tell them to move their car',
      'what do i write to someone who blocks my driveway',
      'they leave trash in the hall how do i say something',
      'how do i ask them to keep their stuff off my side',
    ],
    say: [
      `Ask as if it were an oversight, the first time at least:\n"Hi, I think that's your car in my spot. Could you move it today?"\n"Could you keep the hallway clear? I need to get through there."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i want to ask my neighbor for a favor how',
      'how do i ask someone next door to take in a package',
      'can you help me ask them to water my plants',
      'i need to borrow a ladder from the neighbor what do i say',
      'how do i ask the neighbor to feed the cat',
    ],
    say: [
      `Say how small it is, and leave them room to say no:\n"Could I ask you something? A package is coming while I'm out. Could you take it in for me?"\n"Do you have a ladder I could borrow for an hour?"\n"I'm away for a few days. Would you be up for watering my plants?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i want to invite the neighbors over what do i say',
      'how do i ask my neighbor for a coffee',
      'i want to be friends with the woman next door how do i start',
      'what do i write on a card for the new neighbors',
      'how do i get to know the people in my building',
    ],
    say: [
      `Small, soon and short:\n"I'm making coffee. Do you have ten minutes?"\n"Welcome. I'm at the door across from you, if you need anything."\n"A few of us live on this floor and never talk. Would you like to come by for an hour?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'im having a party how do i warn the neighbors',
      'what do i write in a note about renovation noise',
      'how do i tell them it will be loud',
      'my baby cries at night what do i say to the neighbors',
      'i practice an instrument and want to ask the neighbors if its ok',
    ],
    say: [
      `Tell them ahead, with a time and a way to reach you:\n"It's going to be loud at my place tonight, until midnight at the latest. Knock if it's too much."\n"We have a baby, and the nights are loud. I wanted you to know."\n"I practice at home. Are there times that bother you?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i say hi every time i see them',
      'do i have to greet all my neighbors',
      'is a nod enough',
      'do i have to chat in the elevator',
      'is it rude if i only nod at people in my building',
    ],
    say: [
      `A nod is enough. In a hallway or an elevator a short "Hi" is all that's expected. The second time on the same day, a smile does it.`,
    ],
  },
  {
    like: [
      'is it ok not to open the door',
      'do i have to answer when the neighbor rings',
      'can i pretend im not home when they knock',
      'is it rude to not open when someone knocks unannounced',
      'do i have to let the neighbor in',
    ],
    say: [
      `You don't have to open. If you do, you don't have to ask them in: "It's a bad moment. What is it?" is fine at the door. With somebody who comes often, it's kinder to tell them once than to keep pretending you're out.`,
    ],
  },
  {
    like: [
      'can i say no when my neighbor asks for something',
      'do i have to lend them my tools',
      'she wants a key to my place do i have to',
      'the neighbor wants me to drive her every week can i refuse',
    ],
    say: [
      `You can say no and still be a good neighbor. Say it early, in a friendly way: "I'd rather not, but thanks for asking." You're going to live side by side, so a small honest limit is better than a favor you come to resent.`,
    ],
  },
  {
    like: [
      'what if i bump into them right after i complained',
      'how do i act around a neighbor i complained about',
      'do i still say hello after a fight with the neighbor',
      'what if its awkward on the stairs from now on',
      'should i avoid them after i said something',
    ],
    say: [
      'Say hello as you always did. That one ordinary "Hi" tells them you have nothing against them beyond the noise or whatever it was. They may be stiff for a week or two. Somebody has to go first, and it can be you.',
    ],
  },
  {
    like: [
      'i can hear everything and they can hear me',
      'the walls are so thin i tiptoe in my own home',
      'im scared the neighbors hear me on the phone',
    ],
    say: [
      "It's hard to rest where you feel overheard. Neighbors do hear things, and mostly they hear life: steps, water, a voice without the words. They're used to it from everybody. You're allowed to sound like a person who lives there.",
    ],
  },
  {
    like: [
      'everyone in my building knows each other but me',
      'the neighbors have a barbecue and dont invite me',
      'they all talk outside and im the odd one',
      'im the only one on my street who doesnt belong',
      'all my neighbors are friends and i sit inside',
    ],
    say: [
      "Watching that from a window can be lonelier than being alone. They probably began with nothing more than standing outside at the same time. You don't need to join the circle. Stop next to one of them for half a minute and say hello.",
    ],
  },
  {
    like: [
      'my neighbor scares me',
      'she watches me all the time and it creeps me out',
      'i dont feel safe with the man downstairs',
    ],
    say: [
      "Trust that. You don't have to be polite to somebody who frightens you, and you shouldn't handle it alone. Write down what happened and when, tell the landlord or manager and one other neighbor, and if they threaten or follow you, call the police.",
    ],
  },
  {
    like: [
      'ive been putting up with the noise for months and im at my limit',
      'i lie awake because of them every night',
      'im so tired from the people upstairs',
      'im going crazy from their music',
      'i wear earplugs in my own home because of the neighbor',
    ],
    say: [
      "Noise that goes on and on would wear anybody down, and by now every sound probably makes you tense. They may honestly not know. Say it in the daytime, when you've slept a little and nothing is playing. At night it comes out as a fight.",
    ],
  },
  {
    like: [
      'i talked to the neighbor and it was fine',
      'he said sorry and turned it down',
      'rang the bell and she was nice',
      'i said hello to them and we chatted a bit',
      'told them about the noise and they understood',
    ],
    say: [
      "Good, I'm glad. It took a minute or two, and it went fine. The next time you run into each other will probably be a bit lighter for both of you.",
    ],
    about: 'over',
  },
  {
    like: [
      'the neighbor was friendly but i think shes annoyed',
      'he said no problem but closed the door fast',
      'they were nice to me and probably gossip now',
      'they agreed so quickly im suspicious',
      'she smiled but i bet im the crazy neighbor now',
    ],
    say: [
      "From what you saw, they were friendly about it. A door can close fast because dinner is on the stove. If they were a bit annoyed, they handled it politely, and that's good enough between neighbors.",
    ],
    about: 'over',
  },
  {
    like: [
      'i asked nicely and the neighbor yelled at me',
      'he told me to move if i dont like it',
      'she slammed the door',
      'i complained and they laughed at me',
      'the talk with the neighbor went badly',
    ],
    say: [
      "That was rude of them, and it was fine to ask. You don't have to knock again. The next step can be in writing, to the landlord or whoever runs the building. If it turns threatening, don't deal with it alone; call the police.",
    ],
    about: 'over',
  },
  {
    like: [
      'i banged on the wall and now im embarrassed',
      'i wrote a nasty note to the neighbor',
      'i called the police over the music and feel bad',
      'i ducked behind the car so she wouldnt see me',
      'i pretended to be on the phone when the neighbor said hi',
    ],
    say: [
      `That was a moment of being fed up or scared. Neighbors see each other on bad days. If you were harsh, a short "Sorry about the other day" is enough. If you weren't, an ordinary hello the next time will do.`,
    ],
    about: 'over',
  },
  {
    like: [
      'what time of day should i ring',
      'is evening too late to knock on their door',
      'when do i talk to the neighbor about it',
      'is it ok to ring on a weekend',
      'how late can i knock',
    ],
    say: [
      "Early evening is good, before or well after dinner, and weekends from late morning on. Skip late night, even if that's when it's loud. Ring once, step back from the door, and wait a little. If nobody comes, try another day.",
    ],
  },
]
