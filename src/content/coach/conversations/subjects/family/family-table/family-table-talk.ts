import type { Answer } from '../../../conversation.ts'

export const familyTableTalk: readonly Answer[] = [
  {
    like: [
      'im fine really, its only the family dinners',
      "no not low at all, just dread the sundays at my mother in law's",
      "I'm in good spirits, it's that one aunt",
      "nah im good, it's the weekly lunch that gets me",
    ],
    say: [
      "Good, then it's one day and one table, and that's a size you can handle. Have one line ready for the person who gets to you, use it early, and have something nice waiting when you get home.",
    ],
  },
  {
    like: [
      'they always say youre so quiet and everyone stares',
      'At every family dinner somebody remarks on how little I talk',
      "my aunt goes 'cat got your tongue' every single time",
      'someone always says why are you so quiet and the whole table stops',
    ],
    say: [
      `That sentence makes a whole table turn and look, and then of course nothing comes out. Have one answer ready and use it every time: "I'm listening. Somebody has to." Then go back to your plate. A joke they already know loses its audience fast.`,
    ],
  },
  {
    like: [
      'what about "next question"?',
      '"let\'s talk about you instead" would that work?',
      'could I say "I\'d rather not discuss that"?',
      '"not today auntie"?',
    ],
    about: 'coming',
    say: [
      "Yes, that works. It's true, it's short, and it shuts the door without slamming it. Say it with half a smile, and have the something else ready: ask them about their week. If they go back to it, use the same words again.",
    ],
  },
  {
    like: [
      'we only ever talked about food',
      'used to talk about football mostly, now nothing',
      'My son and I only had the cooking to talk about',
      'with my kid it was always games, now shes 17 and we sit there in silence',
    ],
    say: [
      'Then you have a language already, so use it to ask instead of tell. One question about that old topic as it is in their life now, and let them be the expert. Or do it together; side by side, people talk. Their quiet may have little to do with you.',
    ],
  },
  {
    like: [
      'my dad gets angry if i answer wrong',
      'he quizzes me at dinner and shouts if i dont know',
      'if i say the wrong thing my stepdad goes off',
      'mom tests me in front of everyone and gets mad when i mess up',
    ],
    say: [
      "No wonder you hate that table. Getting something wrong is no reason for anybody to get mad at you, and it isn't your job to have every answer. What does mad look like: loud, mean, or does it get scary? If it's scary, tap Help now or tell another adult.",
    ],
  },
  {
    like: [
      'whatever i say they call it talking back',
      'if i explain myself its disrespect',
      'i did try but my parents wont let me say it',
      "When I answer, my dad says I'm arguing",
    ],
    about: 'coming',
    say: [
      `That's a trap: silent looks like you don't care, and talking counts as rude. Try it in writing, or alone with the softer one: "I did try. I'd like you to hear my side once. I'm not arguing." On paper nobody can hear a tone.`,
    ],
  },
  {
    like: [
      'my dad quizzes me at dinner and gets angry if i dont know',
      'he asks me school stuff while we eat and yells when its wrong',
      'every meal is a test with my stepdad',
      'mum keeps asking me questions and if i get it wrong she goes off',
    ],
    say: [
      "So it's a test, at a table, with somebody who gets mad at wrong answers. No wonder you hate it. That's not you being bad at dinner. What happens when they get mad? If it ever scares you, tap Help now or tell an adult you trust.",
    ],
  },
  {
    like: [
      "me and my son don't talk, what do people even say",
      'what would i say to my kid after all this quiet',
      'i dont know what you say to a teenager who stopped talking to you',
      'how do dads start that conversation',
    ],
    asks: 'words',
    say: [
      `Short and true does it; the rest can come later:\n"I was thinking of you today. How are you?"\n"I'm not good at this, but I'd like us to talk more."\n"I saw something that reminded me of you. Want to go for a drive?"`,
    ],
  },
  {
    like: [
      'something to say when my aunt asks if im seeing anyone',
      'need a comeback for the nosy relatives thats not rude',
      "what do I answer when they ask why I'm still single",
      "a line to shut down my uncle's questions but politely",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say it with a smile, and then ask for the potatoes:\n"When there's news, you'll be the second to know."\n"I'm keeping that one to myself. How's your own love life?"\n"Same answer as last year. Who wants more?"`,
    ],
  },
  {
    like: [
      'one line for when they ask what i do all day, i care for my gran',
      'what do I say at dinner when they ask why im not working, I look after mum',
      "make it short, i'm the one driving dad to treatment and they ask what i do",
      'need a quick answer about caring for my brother when relatives ask',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short enough for a full mouth:\n"I look after somebody. It's a full week."\n"I take care of family. Pass the salt?"\n"I'm busy at home. It counts."`,
    ],
  },
  {
    like: [
      'lol if i said that my mom would faint',
      'My grandmother would have a heart attack on the spot.',
      'cant say that my dad would explode',
      "Say that at dinner? They'd carry my aunt out.",
    ],
    about: 'coming',
    say: [
      `Then keep that one for telling friends; it's too good to waste. For the table, take its calm cousin: short, true, and followed by a change of subject. "That's how it is, and I'm fine. Pass the salad?" Nobody faints.`,
    ],
  },
  {
    like: [
      'id say you were THERE, you know why im single',
      'I should like to remind him that he was at my wedding, and at the end of it.',
      'that he knows exactly what happened and asks anyway',
      "I'd tell her she saw it all and still has the nerve to ask.",
    ],
    about: 'coming',
    say: [
      `That's the truth, and it would land. I can see why something else comes out instead; the real answer has teeth. You could keep the fact and drop the teeth: "You were there. You know why." Would you want to say that out loud?`,
    ],
  },
  {
    like: [
      '"When he makes fun of me you laugh. I notice. Please stop."',
      'id write: it hurts when you join in. I ask you not to',
      '"I hear it every time you laugh along. I\'d like you to stop."',
      'ok heres my text: when they tease me n u laugh it hurts, pls dont',
    ],
    about: 'coming',
    say: [
      "That's strong as it stands. It says what happens, that you notice, and what you want, with no insult and no sorry. Don't add to it. Send it when you have a calm hour, and let them answer in their own time.",
    ],
  },
  {
    like: [
      'my uncle always asks what i earn in front of everybody',
      "aunt compares my salary to my cousin's at every dinner",
      'family lunch and theyll ask about my pay again, loudly',
      'he asks how much I make and then brags about his son',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Loud questions do well with calm, short answers:\n"Enough, thank you. How have you been?"\n"I'll leave the numbers to others. Good for them."\n"I keep that one to myself. Pass the rice?"`,
    ],
  },
  {
    like: [
      'my sister always talks over me at dinner and i shut up',
      'every family meal i start a sentence and somebody else finishes it',
      'Nobody lets me finish at Sunday lunch, so I clear the plates',
      'they all yell over me at the table, been like that since i was a kid',
    ],
    say: [
      `So that's been your place for years: the one who gets talked over. You don't have to outshout the table. Turn to the person next to you and tell them. And when you're cut off: "Hang on, I wasn't done."`,
    ],
  },
  {
    like: [
      'grandma will kill me for bringing bought cookies',
      'my mother in law is gonna freak that i didnt bake',
      "They'll all judge me for the supermarket cake",
      'my family is gonna roast me for bringing chips to thanksgiving',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `They might tease, yes. Say it first and cheerfully, and it loses its sting:\n"It's from the store, and I stand by it."\n"Yours is better, so I didn't try to compete."\n"I brought this and myself. One of us is homemade."`,
    ],
  },
  {
    like: [
      "story time is at seven, pajamas on, he can't wait",
      'the kids want the next part of my story tonight',
      'shes waiting for grandpas next chapter at bedtime haha',
      'Tonight I tell them the next episode. Attendance compulsory.',
    ],
    about: 'coming',
    say: [
      "You've got an audience that can't wait for you, and that's a lovely thing to have at a table or a bedside. Take your time with the good parts. Have fun tonight.",
    ],
  },
  {
    like: [
      'i could strangle him when he makes fun of me in front of everyone',
      "I'd like to throw the soup in her face",
      'I could murder him, the way they all laugh',
    ],
    say: [
      "Of course you're furious. Somebody makes a show of you, and everybody looks on. The rage makes sense, and it doesn't have to be tidy here. Go on, say the rest of it here, where it hurts nobody.",
    ],
  },
  {
    like: [
      "my son's new girlfriend is vegan and i've got a whole roast going",
      "She doesn't eat meat and there's a goose in my oven",
      "meeting my daughters bf sunday, he's veggie, and we're doing ribs",
      'vegetarian coming for dinner and I only know how to cook sausage',
    ],
    about: 'coming',
    say: [
      "That's quite a first impression. Make one dish with no meat in it that you can point to, and tell the rest as the joke it is. A host who went to some trouble and can laugh about it is a good person to meet first.",
    ],
  },
  {
    like: [
      'my kids are teens now and dinner is dead silent',
      'I no longer know what to talk about with my grown son at dinner',
      'we sit there and nobody says anything, its my own family',
      'Meals with my daughter have gone quiet since she left school',
    ],
    say: [
      `That's a lonely place to have no words, your own table. They grew up and the old topics stayed behind. Try one question you don't know the answer to: "What's something you think I get wrong about you?" Or hand them a job, and talk over the dishes.`,
    ],
  },
  {
    like: [
      'funeral friday, whole of dads side, havent seen them since i came out',
      'grandads funeral tuesday. first time the family sees me since i transitioned',
      'Burying my aunt next week, and they all stopped talking to me when I left the church',
      'wake on saturday, all my mums lot, not spoke since the divorce',
      "my uncle died. everyone will be there, and none of them have seen me since I told them I'm gay",
    ],
    say: [
      "I'm sorry. That's two hard things in one day. You're going for the one who died, and you owe nobody an explanation. Have one person beside you or on the phone, and one line: \"Today isn't about me.\" You can leave after the service.",
    ],
  },
  {
    like: ['my stepdad', 'mum. thats it thats the answer', 'my brother basically', 'Him. My father.'],
    say: [
      "That's a lot in one word. You don't have to explain all of it. What happens at the table when it's bad? And if you ever get hurt or scared there, tap Help now or tell an adult you trust.",
    ],
  },
]
