import type { Answer } from '../../../conversation.ts'

export const neighborTalkAfterward: readonly Answer[] = [
  {
    like: [
      'they said bye, the door closed and they all burst out laughing',
      'as soon as i left the room they cracked up',
      'I heard them laughing behind the door right after I passed',
      'said hi to the neighbours and then heard them giggle inside',
    ],
    about: 'over',
    say: [
      "That's a horrible sound, a laugh right after a door shuts. They may have laughed at anything; you can't tell through a wall what it was about. If they said something nice to your face, take them at their word. Say good morning next time as usual.",
    ],
  },
  {
    like: [
      'turns out they were laughing at a tv show, and they invited me over',
      'they werent talking about me at all lol and now im asked to come along',
      'It was about something else entirely, and she asked me to join them',
      'wasnt about me, and now im going to their game night',
    ],
    about: 'over',
    say: [
      "So it had nothing to do with you, and you found out by opening your mouth. And you came home with an invitation. I'm so glad. What a turn.",
    ],
  },
  {
    like: [
      'left a note about the noise and today theres a cake at my door',
      'He put a bottle of wine on my mat after I complained',
      'my neighbor answered my note with cookies, what',
      'wrote to the guy upstairs and now hes given me tomatoes',
    ],
    about: 'over',
    say: [
      "You wrote a few polite lines and got a present back. So much for the war you'd pictured. That's a neighbor who took it well. I'm glad. Enjoy it.",
    ],
  },
  {
    like: [
      'i put the note on the door and ran',
      'Delivered it, then fled up the wrong staircase.',
      'left the letter and sprinted away like a criminal lol',
      'I was so nervous I dropped it in the box and walked in the wrong direction.',
    ],
    about: 'over',
    say: [
      "That's how much nerve it took: your legs left without asking where to. And it's delivered. You were that scared and you did it anyway. I'm glad. Your part is done.",
    ],
  },
  {
    like: [
      'they were at it again last night, i heard it all through the wall',
      'I hear what goes on next door. I lay there and did nothing.',
      'the guy next door was screaming again i just froze in bed',
      "Again last night, through the ceiling. I didn't move.",
    ],
    about: 'over',
    say: [
      "Lying there hearing it and not able to do anything is awful. If it sounds like somebody is being hurt, call the police while it's happening; you don't have to be sure, and you don't have to go over there. Help now has people to talk to as well. What did you hear?",
    ],
  },
  {
    like: [
      'she gave me my dish back with something in it',
      'he brought cookies over after i said it',
      'She returned the bowl and it was full of tomatoes',
      'talked to my neighbor and next day theres a jar of jam at my door',
    ],
    about: 'over',
    say: [
      "Well, that's an answer. That isn't what a grudge looks like. You said what you had in you, and it was enough. Enjoy what came with it.",
    ],
  },
  {
    like: [
      'the guy next door knows my name now',
      'neighbor said hi to me by name today',
      'the lady downstairs knows who i am now',
      'My young neighbor has learned my name',
    ],
    about: 'over',
    say: ["That's a good thing to have in a building: somebody who says your name. I'm glad. How did that come about?"],
  },
  {
    like: [
      'neighbor saw me and took the stairs instead. maybe she forgot something. maybe',
      'lady on my floor turned around when she saw me',
      'he crossed the street when i came, might be coincidence',
      'I believe she avoided the elevator because of me',
    ],
    about: 'over',
    say: [
      `That "maybe" is doing a lot of work, and I hear the other thought under it. You can't tell from one turn in a hallway. It hurts either way. Has it happened before with the same person?`,
    ],
  },
  {
    like: [
      "heart's going mad but i feel kind of great",
      "I did it and I'm shaking, in a good way",
      'pulse is racing but im weirdly happy rn',
      'still trembling, though I must say rather cheerful',
    ],
    about: 'over',
    say: [
      "That's what a heart sounds like after doing something brave: loud, and a bit pleased. You did it, and it's behind you. Enjoy the good mood while your pulse comes down.",
    ],
  },
  {
    like: [
      'he came for tea and told me all about his late wife, i had no idea',
      'The old lady visited on Sunday and talked about her youth. I never knew.',
      'invited my neighbor and he dressed up and everything, told me his whole life',
      'She came with cake and spoke of her husband the whole time. It was beautiful.',
    ],
    about: 'over',
    say: [
      "You gave somebody a chair and a time, and out came a whole life you'd known nothing about. They had probably been waiting for a person to tell it to. That's a lovely afternoon you made possible. I'm glad you told me.",
    ],
  },
  {
    like: [
      'said hi and he looked shocked',
      'I greeted the neighbor, she almost fell over',
      'waved at her and she dropped her keys lol',
      'I nodded to him for the first time and his jaw fell',
    ],
    about: 'over',
    say: [
      "That's somebody who'd stopped expecting it from you. Surprised isn't bad; they noticed, and they'll probably be ready next time. All that from one small hello. I'm glad.",
    ],
  },
]
