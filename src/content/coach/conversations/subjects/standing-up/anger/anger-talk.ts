import type { Answer } from '../../../conversation.ts'

export const angerTalk: readonly Answer[] = [
  {
    like: [
      'lost it and kicked a bin cos nobody listens to me',
      'i threw my gloves across the room, then had to pick them up in front of them',
      'They ignored me so I slammed the door and broke the handle',
      'kicked off at work after being talked over, feel like a fool',
    ],
    about: 'over',
    say: [
      `First they don't listen, and then they're all looking at you. That's rotten. There was a reason you got that angry, even if it came out badly. What you wanted to say still needs saying, calmly: "I wasn't done earlier." Was anybody hurt?`,
    ],
  },
  {
    like: [
      'he grins at me and calls me chief every single time',
      'That little smile. And the nickname, always the nickname.',
      'she smirks when i talk, makes my blood boil',
      'calls me "champ" in front of everyone',
    ],
    say: [
      `Small enough to deny, big enough to burn. Answer it flat, once: "Use my name, please." Or, for a smirk: "Was there something?" Then go on with what you were saying.`,
    ],
  },
  {
    like: [
      'someone keeps heating up fish at work and i will lose it',
      'WHO leaves their dishes in the sink every day, I swear to God',
      'my roommate ate my leftovers AGAIN im gonna scream',
      'The man next to me clips his nails at his desk. Again.',
    ],
    say: [
      "Again, of course. It's the small things people do every day that get under your skin. Go ahead and rage here for a minute. If you want it to stop, one calm line to the culprit does more than the scream would.",
    ],
  },
  {
    like: [
      'my sister snitched on me what do i say to her',
      'He went and told our mother. How do I tell him to stay out of it?',
      'my bro told on me im so mad what do i tell him',
      'how do i get my brother to stop telling my parents everything',
    ],
    asks: 'words',
    say: [
      `Wait until you've stopped steaming, then say it when it's only the two of you:\n"That was mine to tell. Next time keep out of it."\n"You got me in trouble. I need to know you won't do that again."\n"If you're worried about me, talk to me first."`,
    ],
  },
  {
    like: [
      "it's not really about the dishes, it's ten years of everything",
      "the noise is just what sets it off, it's him taking credit and all the rest",
      "honestly it's everything, the small stuff is only the tip",
      "It isn't the parking, it is all those years",
    ],
    say: [
      "That's well put. So the small thing gets the noise, and the big ones behind it never get said. That's a lot to have swallowed. If you could have one of them put right, which would it be?",
    ],
  },
  {
    like: [
      'he bragged about it in front of everyone, he laughed',
      'my neighbor poisoned my dog and told people like its funny',
      'she destroyed it and she laughed when she told it',
      'He admitted it at the pub, laughing, and I am shaking with rage',
    ],
    about: 'over',
    say: [
      "To do that and then laugh about it is cruel, and your anger is right. Don't go over there with it tonight. What was said in front of people can be told to the police; write down who heard it. Is somebody with you now?",
    ],
  },
  {
    like: [
      'how do i sit in a room with the person who got the job i wanted',
      "have to work with the guy who was promoted over me and i'm seething",
      'she got my position and now i have to smile at her in meetings',
      'meeting tomorrow with the man who took my promotion, I could spit',
    ],
    about: 'coming',
    say: [
      `With a job to do in it. Look at whoever is speaking, them included. One sentence to get it over with, early: "Congratulations." Then stick to your own items. You can be as furious as you like once you're out the door.`,
    ],
  },
  {
    like: [
      'i smile and say its fine and then i shake with anger in the bathroom',
      "on the outside I'm nice, inside I'm boiling",
      'i never say anything, i go sit in my car and scream',
      'I say no problem and then grind my teeth all night',
    ],
    say: [
      `So the anger never reaches the one it's about, and you're left alone with it. There's a spot between saying nothing and blowing up, and it's one calm sentence, said the same day: "That bothers me. Could you stop?"`,
    ],
  },
  {
    like: [
      'my roommates ate the food my mom made me, I could murder them',
      'someone in the flat finished my homemade food from home im fuming',
      "They ate the meal my grandmother sent. All of it. I'm furious.",
    ],
    about: 'over',
    say: [
      `That's a crime. It wasn't leftovers, it was home, and somebody made it for you. You can be plain about it: "That was from my family. Somebody owes me a meal." Do you know who it was?`,
    ],
  },
  {
    like: [
      "my brother thinks he's my dad because ours was never there",
      'She raised us, so she believes she can decide everything. I hung up.',
      'big sis had to be the mom and now she bosses me around im so mad',
      'I said nothing and put the phone down. He always played the father',
    ],
    say: [
      "It makes sense that it hits so hard: you're still talked to like the little one, and you aren't one. You can know where that comes from and be angry all the same. Ending a call before you say something you'd regret is fine.",
    ],
  },
  {
    like: [
      "i'm nice to everyone and then scream in my car",
      "People think I'm gentle. At home I shout into a pillow.",
      'everyone says im so calm lol i yell at the steering wheel daily',
      'Nobody knows how angry I am, I only let it out alone',
    ],
    say: [
      "So people get the calm one, and you only let the rest out when nobody's there. That's a lot of no's saved up. Shouting alone harms nobody, as long as you aren't driving. What do you shout, mostly?",
    ],
  },
  {
    like: [
      "I can. but my wife says the shouting isn't only the parking man, it's at home also and I think she's correct",
      'my daughter says im like this with them too not just drivers. shes not wrong',
      "My husband told me I yell at the kids the way I yell at my coworkers, and I can't argue with it",
      'its not only the refs. my gf says i do it in the kitchen as well and yeah',
      'Son tells me I snap at everyone at home. I fear he has a point.',
    ],
    say: [
      'That\'s an honest thing to say. Say it at home too, without a "but": "You\'re right about the shouting. I\'m sorry." If anybody there is afraid of you, bring in a doctor or counselor soon. What usually happens in the minute before it starts?',
    ],
  },
]
