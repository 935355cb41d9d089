import type { Answer } from '../../../conversation.ts'

export const perfectionReplies: readonly Answer[] = [
  {
    asks: 'words',
    like: [
      'how do i tell my boss its not going to be perfect',
      'what do i say when i hand in something unfinished',
      'the deadline is here and its not good enough, what do i write',
      'how do i send a draft without apologizing ten times',
      'words for handing it in as it is',
    ],
    say: [
      `Say what is there and what isn't, with no sorry in it:\n"Here's where it stands. The main part is done, the last section is rough."\n"Sending you this version so you can look at it today. What's missing most?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'i made a mistake at work, how do i tell them',
      'how do i own up to an error',
      'what do i write after i sent the wrong thing',
      'i need to tell my boss i messed up the numbers',
      'how do i admit a mistake without falling apart',
    ],
    say: [
      `Say what went wrong, and what you're doing about it:\n"I made an error in what I sent you. The corrected version is attached."\n"I got that wrong. I've fixed it, and I'll check that step from now on."\n"There's a problem, and I caused it. Here's what I suggest."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'i lost my thread in the middle of talking, what do i say',
      'what do i say when i forget what i wanted to say',
      'how do i save it when i stumble over a word',
      'i need a sentence for when i get stuck',
      'what if i mess up a sentence, what do i say then',
    ],
    say: [
      `Any of these buys you a breath:\n"Let me start that again."\n"I've lost the thread. What I wanted to say is this."\n"Give me a second to find the word."`,
    ],
  },
  {
    asks: 'words',
    like: [
      "what do i say when they praise me and i want to list what's wrong",
      'what do i say to a compliment on something that isnt good',
      'i talk down my work whenever someone likes it',
      'how do i accept praise when i see all the flaws',
      'what do i say instead of pointing out my mistakes',
    ],
    say: [
      `Take it, and leave the flaws unmentioned:\n"Thank you. I put a lot into it."\n"That's good to hear."\n"Thanks. Which part worked for you?"`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i say i am a beginner',
      'what do i say in a class when everyone is better',
      'how do i tell them that im new at this',
      'they are all good at it and i am not, what do i say',
      'words for being bad at something in front of people',
    ],
    say: [
      `Say it early, and it takes some pressure off:\n"I'm new at this, so I'll be slow."\n"First time for me. What should I watch out for?"\n"I'm here to be bad at it for a while."`,
    ],
  },
  {
    like: [
      'should i redo it',
      'do i start over from scratch',
      'should i fix that tiny thing',
      'is it worth doing again',
      'should i take it down and make it better',
    ],
    say: [
      'Probably not, unless somebody is worse off because of the flaw. A useful question: would the person who gets it notice within a minute, and would it change what they do? If both are no, it stays as it is.',
    ],
  },
  {
    like: [
      'what if they think im lazy',
      'what if people think i didnt try',
      'will they think less of me if its average',
      'what if they are disappointed in me',
      'what if they notice i gave less',
    ],
    say: [
      "Somebody might, and you could ask what they're missing and add that. More likely they compare it with what they needed and go on with their day. You're the only one who knows what the perfect version would have looked like.",
    ],
  },
  {
    like: [
      'is it ok to post it even if its not great',
      'can i send the photo where i look normal',
      'is it all right to hand in something average',
      'can i publish it with flaws',
      'is done better than perfect',
    ],
    say: [
      "Yes. A thing that's out can be used, answered and improved; a thing in a drawer can't. Look it over once for what could hurt or confuse somebody, and then let it go as it is.",
    ],
  },
  {
    like: [
      'how do i enjoy things im bad at',
      'can i do a hobby without being good',
      'how do i stop making everything a competition',
      'how do i play for fun',
      'can i like something and suck at it',
    ],
    say: [
      'Do it where nothing is counted: no score, no photos, nobody to show it to, for a month. Liking tends to come from being busy with the thing itself. If you catch yourself grading, notice it and go back to your hands.',
    ],
  },
  {
    like: [
      'i cant let anyone see it until its perfect',
      'i hide my drawings',
      'nobody has ever read what i write',
      'i never show my work',
      'i practice in secret so nobody hears me',
    ],
    say: [
      'As long as nobody sees it, nobody can say anything bad about it, or anything good. A small way to start is one person, one small piece, and one narrow question: "Which line do you like best?" You choose who that is.',
    ],
  },
  {
    like: [
      'one mistake and the whole day is ruined',
      'i got 98 and only see the 2 i missed',
      'everyone clapped and i only heard my mistake',
      'i remember every error i ever made',
      'a single wrong word and i think about it all night',
    ],
    say: [
      'Your eye goes straight to the mistake, and everything else disappears. The mistake was there, and so was the rest. When you go over it in your head, try to put both in, in the amounts they really had.',
    ],
  },
  {
    like: [
      'i spend hours getting ready because i have to look perfect',
      'i cant leave the house unless i look right',
      'i change my outfit five times',
      'my house must be spotless before anyone comes',
      'i clean for two days before guests arrive',
    ],
    say: [
      "Everything has to be right before anybody may see it, and by then you're worn out. Set one end time for getting ready, and stop there. People come to see you, and they'd rather you had some energy left. If it often keeps you at home, tell a doctor or therapist.",
    ],
  },
  {
    like: [
      'im burned out from trying to be perfect',
      'i work until midnight so nobody can complain',
      'i cant rest because its never enough',
      'i check my work in my sleep',
      'i am exhausted from never making a mistake',
    ],
    say: [
      "That's a high price to pay so that nobody can complain. When it's never enough, rest doesn't come by itself. You have to decide on it: an hour at which you stop, finished or not. If you sleep badly for weeks, tell a doctor.",
    ],
  },
  {
    about: 'over',
    like: [
      'i sent it without checking and nothing happened',
      'i handed it in as it was',
      'i posted it with the typo',
      'i let them see my messy place',
      'i spoke without preparing and it was ok',
    ],
    say: [
      "Good for you. You let it be seen the way it was, and that's hard when you're used to making everything right first. I'm glad you did.",
    ],
  },
  {
    about: 'over',
    like: [
      'they liked it but they dont see the mistakes',
      'my teacher praised my essay and i see only holes',
      'they said great job but it was sloppy',
      'people loved it and i feel like a cheat',
      'it went well though i could have done better',
    ],
    say: [
      "They liked what is there. You're comparing it with what could have been, and nobody else has seen that version. It can be good and have flaws you know of. Most good things are like that, seen from the inside.",
    ],
  },
  {
    about: 'over',
    like: [
      'i forgot half of what i wanted to say',
      'i stumbled over my words in front of everybody',
      'they found the mistake before i did',
      'my mistake cost us time',
      'i froze and had to read from my notes',
    ],
    say: [
      "That's the kind of thing you work so hard to prevent, so it stings twice. It's also the kind of thing that happens to people who are good at what they do. If something is left to fix, fix that one thing. Then it can be over.",
    ],
  },
  {
    about: 'over',
    like: [
      'i snapped at a coworker over a tiny mistake',
      'i redid my husbands work because it wasnt right',
      'i yelled at my kid about the homework',
      'i took over everything because nobody does it properly',
    ],
    say: [
      `Your standard landed on somebody else this time. You noticed, and that's the way back. Tell them once: "I was too hard on you. What you did was fine." Short, and leave their work as they made it.`,
    ],
  },
  {
    like: [
      'i wrote this email, is it good enough',
      'does this text sound perfect now',
      'can you check if my message has any mistakes',
      'ive rewritten it eight times, is it ok now',
      'i rewrote my post again, can i send it',
    ],
    say: [
      "I can't read it the way a person would, so go by three things: is it clear what you want, is it polite, is it short. If all three are there, it's finished. After several rewrites the changes are mostly for your nerves.",
    ],
  },
]
