import type { Answer } from '../../../conversation.ts'

export const smallTalkTalk: readonly Answer[] = [
  {
    like: [
      "they ask what my brother does and he's in jail",
      "what do i say when coworkers ask about my family, my dad's an addict",
      'Everyone talks about their siblings at lunch and mine is in prison',
      'small talk about family is a minefield, mine did something awful',
    ],
    asks: 'words',
    say: [
      `You don't owe the lunch table that story. Say something short and true, then pass it on:
"We're not in touch much. What about yours?"
"It's complicated. Are you close with yours?"
"That's not a lunchtime story. Tell me about yours."`,
    ],
  },
  {
    like: [
      'i only know her dogs name',
      "he's big and brown and called Bruno, that's all I know about the dog",
      "there's a woman with a poodle I see daily, what do I say",
      'I know the dog better than the owner',
    ],
    asks: 'words',
    say: [
      `Dog people like to be asked about the dog:
"How old is your dog now?"
"Where does the name come from?"
"What's life at home like with this one?"`,
    ],
  },
  {
    like: [
      'we sit next to each other at work for years and only talk about weather',
      'I want to be closer friends with a coworker, what do I ask',
      'me and the lady beside me, only hello and rain. want more',
      'how do I get from small talk to friend with someone at my job',
    ],
    asks: 'words',
    say: [
      `Years side by side are a good start. Go one step past the weather:
"What do you cook on Sundays?"
"Do you have family close by?"
"I'm getting coffee tomorrow. How do you take yours?"`,
    ],
  },
  {
    like: [
      'same guy with a huge instrument every morning, what do I say',
      'neighbor carries a surfboard daily and the jokes are all taken',
      'a woman at my bus stop always has a giant dog, I want to say something not lame',
      'what do you say to someone who gets the same joke all day',
    ],
    asks: 'words',
    say: [
      `Skip the joke, it's been heard; ask about the thing itself:\n"Where are you off to with that today?"\n"How long have you had that?"\n"Good morning. Is it a long way with that?"`,
    ],
  },
  {
    like: [
      'shed have asked about his garden',
      'My late husband would have asked him how his mother is',
      'my wife did the talking, she always asked about the grandkids',
      'hed have said hows the hip, he was the talker of us two',
    ],
    about: 'coming',
    say: [
      "Then there's your first sentence, and a good one. Ask it the way it always got asked, and let them go on as long as they like. You stood next to a good talker for years; some of that is in your ear.",
    ],
  },
  {
    like: [
      "we'd run out of things to say after five minutes and theres still half the walk",
      'used up all my topics on the way to school',
      "what do you do when you have nothing left and you're not there yet",
      'We talked for two streets and then silence all the way',
    ],
    say: [
      "Running out halfway is what happens on a walk you do with somebody often. Then you walk. Two people going the same way don't need talk the whole time. If you want one more, point at something: a dog, a car, a weird house. That'll get you a bit farther.",
    ],
  },
  {
    like: [
      'yeah but what sentence do i say about the work shes doing',
      "Which remark, though? She's painting my hall and I can't think of one.",
      'ok but like what exactly do i say to the guy fixing our kitchen',
      "One sentence about the job they're doing, but what?",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Something about what's in front of you both, and plain:\n"I think it's coming along nicely."\n"I wasn't sure at first, and now I like it."\n"You've done this before, I can tell."`,
    ],
  },
  {
    like: [
      'quiet feels like before a fight cause my parents argue all the time',
      "at home silence means someone's about to yell",
      'when it goes quiet i wait for the shouting, my house is like that',
      'In my family a silence always came before a row',
    ],
    say: [
      'No wonder. At home, quiet is the minute before it starts, so your body gets ready. Elsewhere it can be only quiet, and you can learn to tell the two apart. If it ever gets scary at home or anybody gets hurt, tap Help now. How bad does it get there?',
    ],
  },
  {
    like: [
      "i suppose he's quiet so i can concentrate",
      'maybe my driving teacher just wants me to focus',
      "guess when the instructor's quiet it means watch the road",
      'It might mean I should attend to the road',
    ],
    say: [
      "Right. Quiet is part of the job there, theirs and yours. When the urge to fill it comes, say what you see instead: mirror, signal, car on the left. That's talk too, and it's the kind the lesson is for.",
    ],
  },
  {
    like: [
      "my brother's inside, we visit twice a month, he looks thin but he's studying",
      "dad's in prison, he passed an exam in there, i don't tell people",
      "saw my son on visiting day, he's lost weight, he's doing a course",
      "my sister is locked up and I go every other weekend, she's learning a trade",
    ],
    say: [
      "Learning something, in there. That took work, and you're the one who gets to hear about it. Thinner is hard to see across a table. It must be a lot to carry home after those visits. Thank you for telling me.",
    ],
  },
  {
    like: [
      'I say "sharp scratch" and nothing else, what do I talk about with patients',
      'my patients go silent before the needle and I make bad jokes',
      'what do I say to a nervous client while I work on them, my usual line is awful',
      'the only thing I ever say to them is a terrible pun with my own name',
    ],
    asks: 'words',
    say: [
      `Those are long seconds to fill. These give them something else to think about:
"What are you having for dinner tonight?"
"Did you come far today?"
"Do you like to know when it's coming, or look away?"`,
    ],
  },
  {
    like: ["I suppose it wouldn't kill me to ask", 'guess i could say that', 'wouldnt be the end of the world i guess'],
    about: 'coming',
    say: ["It won't. Ask it, and then all you have to do is listen. The other person usually does the rest."],
  },
  {
    like: [
      'thats way too long, whats a shorter version',
      'a whole minute?? can i do less',
      'ok but smaller. how short can a silence be',
      'That is rather long. Is there a smaller one?',
    ],
    about: 'coming',
    say: [
      "Fair, let's shrink it. From one traffic light to the next, or ten slow breaths. Look out at what's going by, and don't hunt for a line. If it gets too long, you can say what you see.",
    ],
  },
  {
    like: [
      'the other girl at work never speaks to me and i think she hates me',
      "My new colleague doesn't say a word to me all day. I take it to heart.",
      'coworker ignores me im new lol is it me',
      "I sit next to someone who never talks. Can't help thinking it's me.",
    ],
    say: [
      `Anybody would take it a bit personally, sitting that close. It may be shyness, habit, or a bad month, and you can't tell from the silence. A small question tells you more: "What are you working on today?" See what comes back.`,
    ],
  },
  {
    like: [
      'people dont talk to strangers here',
      "It's Finland, nobody says hello",
      'in my city u just dont speak to randoms',
      "Here one doesn't greet people one doesn't know",
    ],
    say: [
      "Then you know the rules there better than I do, and a good morning may be a big thing. There's a smaller one that every country has: a nod. Half a second, and your eyes move on. If one comes back, you've greeted each other.",
    ],
  },
  {
    like: [
      "i think they're scared and im supposed to entertain them",
      'My patients go quiet and I feel I should take their mind off it',
      'clients get nervous in the chair and i never know what to say to distract em',
      "that they're waiting for me to say something to calm them",
    ],
    say: [
      `Maybe they are. Then one question from outside the room does it: "What's the first thing you'll eat after this?" Some people would rather have quiet hands and no talk, and you can ask that too: "Chat, or peace and quiet?" Either answer tells you what to do.`,
    ],
  },
]
