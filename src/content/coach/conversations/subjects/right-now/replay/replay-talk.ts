import type { Answer } from '../../../conversation.ts'

export const replayTalk: readonly Answer[] = [
  {
    like: [
      "isn't that too much to say in a hallway",
      'is it weird to thank him like that, just in passing',
      "wouldn't that be too heavy for the stairs",
      'too emotional to say at the coffee machine?',
    ],
    about: 'coming',
    say: [
      "No. It's two short sentences, and a place where people pass is good for that: nobody has to answer at length. Say it, nod, and go on your way. People rarely get told something like that. They can take it with them.",
    ],
  },
  {
    like: [
      'why would I think about it on purpose',
      "what's the point of setting a time to worry",
      'whats the sense in letting it in during the day',
      'Inviting the thought in seems backward to me. Why?',
    ],
    say: [
      "Because it comes anyway, and at night it sets the terms. By day you're awake, it has a start and an end, and you can answer it. Then at night you can tell it that it's had its turn.",
    ],
  },
  {
    like: [
      "gotta say bye to a coworker and i'll overthink it all weekend no matter what",
      "Whatever I say at the farewell, I'll be going over it for days",
      'leaving do friday, already know ill replay it after',
      "I have to say goodbye to someone and I know I'll pick it apart afterwards",
    ],
    about: 'coming',
    say: [
      "If you'll chew on it whatever you say, then the words are free, and you can pick the true ones. One thing you'll miss about them, then goodbye. Write it down now in one line. When the chewing starts, you can look at what you wanted to say.",
    ],
  },
  {
    like: [
      "he prob thinks im lonely and tbh he's right",
      "They must think I'm a sad lonely woman. Well, I am.",
      "that i'm the lonely one on the street. true i guess",
      "People will say she has nobody. And they wouldn't be wrong.",
    ],
    say: [
      "You said that very calmly. If that's what people saw, they saw something true, and there's no shame in it. Being lonely is what happens to somebody who likes company and doesn't get enough. You don't have to hide from anybody for it. What would you want more of?",
    ],
  },
  {
    like: [
      "its always the same 3 cringe things, 4am. since the flood basically. we're at my gran's",
      "I go through my whole list of stupid remarks every night. I haven't slept properly since the car accident.",
      'the hits play on a loop. started after we got evicted, im on a couch w my brothers',
      'Three or four old scenes, over and over. Since the break-in I lie awake anyway.',
    ],
    say: [
      "I'm so sorry. After something that big, sleep often goes, and at night a shaken mind digs up every old embarrassing moment it can find. Those moments aren't the real trouble. Who could you tell that you're not sleeping: family, a teacher, a doctor?",
    ],
  },
  {
    like: [
      "that I said in conclusion with two slides to go, which is funny, I'd laugh",
      'most likely they just thought lol he dropped his notes. id think that',
      "That I called the client by my dog's name, and that's rather good, actually.",
      'prob that i tripped on a cable. which. ok. objectively funny',
      "That I waved at somebody who wasn't waving at me. I'd have giggled too.",
    ],
    say: [
      "There it is: seen from a seat in the room, it's a funny moment and not a verdict. The night version has the same facts, only meaner. When it comes back, give it the answer you gave me. You've already found it.",
    ],
  },
]
