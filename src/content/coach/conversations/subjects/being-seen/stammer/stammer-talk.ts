import type { Answer } from '../../../conversation.ts'

export const stammerTalk: readonly Answer[] = [
  {
    like: [
      'my name has the letter i always block on',
      'my own name is the hardest word, it starts with a D',
      'I stutter and my name begins with the worst possible sound.',
      'my name got like 3 hard sounds in it thanks mum and dad',
    ],
    about: 'coming',
    say: [
      `Of course it's that letter. It's a name worth waiting for, and you can ask for the wait: "I stutter, so this takes a second." Then start, and let it stick if it sticks. Go through slowly rather than around it.`,
    ],
  },
  {
    like: [
      'people finish my words for me and get it wrong',
      'i stutter on my own name and they guess another one',
      'she jumped in with the wrong word while I was blocked',
      'they look away or say it for me when I get stuck',
    ],
    say: [
      `Finishing it for you, and wrong at that. No wonder it makes you want to skip the word. One short line can be enough: "Hang on, I'll get there." Then say it at your own pace, block and all.`,
    ],
  },
  {
    like: [
      'hardest was saying my name on the phone',
      'i stammer and the worst was ordering pizza',
      'I said my own name to a stranger on the phone, stuck on the first letter',
      'the phone line, b-b-but I did it',
    ],
    about: 'over',
    say: [
      "A word that sticks, a stranger, and everything resting on your voice: that's about the hardest setup there is. And you said it there. It came out the way you say it, and it got where it was going. That one counts double.",
    ],
  },
  {
    like: [
      'he told me to stop looking worried when he stutters',
      'she said just wait and dont make that face',
      "my son says the best thing is to give him time, so I'll drop the look",
      'asked him what helps with his stammer, he said patience',
    ],
    say: [
      "You asked, and you got told exactly what helps: time, and an ordinary face. Few people ever ask that. You'll forget it now and then, and then you can wait a little longer the next time.",
    ],
  },
  {
    like: [
      'i stammer and when the office calls i let it ring',
      'the phone is the worst with my stutter, I never pick up',
      "my boss phones every night and I can't answer because of my speech",
      'in person I manage, on the phone I block so i dont answer',
    ],
    say: [
      `The phone is harder, because nobody can see you working on the word. You can call them, at an hour you pick, with a first line ready: "I stutter, so give me time. I'm calling about ..." Then the ringing isn't in charge.`,
    ],
  },
  {
    like: [
      'wont it embarrass him if i bring up his stutter',
      'is it rude to ask her how she wants me to react when she stammers',
      "I don't want to shame my colleague by asking about his speech",
      'what if asking makes it worse for him',
    ],
    about: 'coming',
    say: [
      `Maybe for a second, and having your words finished all day is likely worse. Ask it alone and short: "Do you want me to wait, or does it help when I jump in?" Then do what they say. Asking shows respect.`,
    ],
  },
  {
    like: [
      'people finish my sentences and get it wrong',
      'they guess my words because i stutter, wrong every time',
      'I stammer and strangers finish for me',
      'folk cant wait two seconds, they put words in my mouth',
    ],
    say: [
      `Getting cut off is bad enough, and then it's not even your word. You can carry on as if they'd said nothing, and finish with the right one. Or tell them once: "Hang on, that's not where I was going." Said with a grin or without, it works.`,
    ],
  },
  {
    like: [
      'its always been me and my aunt, my mum died',
      'i live with my nan since i was little, and I stammer',
      'my parents arent around so its me and my sister',
      'mum passed when i was small and i moved here',
    ],
    say: [
      "Thank you for telling me that. I'm sorry, that's a lot to have been through. When you talk with the people you do have at home, how does it go? Whatever they do that makes it easier is worth knowing.",
    ],
  },
  {
    like: [
      'they call me skippy cos of my stutter and i laugh along',
      'The lads have a nickname for my stammer. I grin and I hate it.',
      'everyone at work imitates my stutter and i pretend its funny',
      'My colleagues tease me for how I talk, and I laugh while I want to scream.',
    ],
    say: [
      `You laugh so it's over faster, and they take the laugh as a yes. No wonder you hate it. Pick the one who'd listen, alone: "Drop it. I don't find it funny." If it goes on, it's fair to tell whoever is in charge there.`,
    ],
  },
  {
    like: [
      'is it ok to ask if i can go first instead of last',
      'Would it be proper to request to speak at the beginning?',
      'can i ask the teacher to start with me bc of my stutter',
      'I want to write and ask to be first in the round. Is that allowed?',
    ],
    about: 'coming',
    say: [
      "Yes, it's fine to ask. Trainers and teachers get requests about order all the time, and one line is enough. You don't have to apologize for it, and you decide how much of the reason goes in. Writing it yourself is good; it'll sound like you.",
    ],
  },
  {
    like: [
      'my mom says just say it like you dont care',
      "Grandpa's advice was to say it as if it bored me.",
      'my sister told me to say my name like its no big deal',
      "A friend said: say it as though you've said it a thousand times.",
    ],
    about: 'coming',
    say: [
      "There's something in that: no rush and no pushing, and pushing is what makes a word stick more. If it sticks anyway, wait, look at them, finish. Practice it on your way there, a few times, to nobody.",
    ],
  },
  {
    like: [
      'got the word out but someone finished it for me',
      'i was nearly there and the lady behind me said it',
      'Took me four tries, and then he supplied the word anyway',
      'stuttered but got it, then some guy goes "she wants a burger"',
    ],
    about: 'over',
    say: [
      'You got it out, and you stayed for it. That somebody said it for you is their impatience, however kindly meant. It came out of your own mouth too. That must leave mixed feelings.',
    ],
  },
  {
    like: [
      'no way am i telling them i stutter',
      'nope. not announcing it. never',
      'I will absolutely not mention my stammer to a room full of people',
      'tell them?? hell no',
    ],
    about: 'coming',
    say: [
      "Okay, that's off the table. You don't owe a room an announcement. Then start slower than you'd like, look at one friendly face, and if a word sticks, stop, breathe out, and start it again. You can take the time.",
    ],
  },
  {
    like: [
      "it's the shame when they all look away",
      'The embarrassment of it. I stammer and they stare at the floor',
      'i feel so humiliated when i get stuck and ppl look down',
    ],
    say: [
      "That's the part that burns. People often look down because they don't know where to put their eyes, and it lands on you as pity. You aren't doing anything wrong by taking longer. No blocked word makes what you say count less.",
    ],
  },
  {
    like: [
      'lol imagine two stutterers ordering food together',
      'she stammers too, our wedding vows would take a week',
      'Between the two of us stammerers it would take an hour to say good morning',
      "two stutterers, we'd be the slowest couple ever haha",
    ],
    say: [
      "And nobody would be allowed to finish your sentences. It's good to hear you laugh about it, and better that there are two of you. Somebody who knows it from the inside is worth a lot.",
    ],
  },
  {
    like: [
      'roll call, i stutter on my own name',
      'when the teacher goes round and everyone says their name',
      'saying my name in front of a new class, it gets stuck',
      'Introductions around the table, I block on my own name',
    ],
    about: 'coming',
    say: [
      `Going around the room is the worst, because you watch it come closer. Tell whoever runs it before it starts: "I stutter on my name. Please wait for me when you get to it." That's ten seconds, and then it isn't a surprise.`,
    ],
  },
  {
    like: [
      'how do i tell people my real name after years of a fake one',
      "she's called me the wrong name for 6 years, how do i bring it up",
      "i've used a short name cause of my stutter, how do i fix that now",
      "How does one correct one's name after all this time",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It's late, and it's still a good thing to tell:\n"Can I tell you something? The name you know isn't quite mine. I stutter on the real one."\n"It took me a while to say it. It's ..."\nThen let it come in its own time.`,
    ],
  },
  {
    like: [
      'i stutter on my own name and the new phone system makes you say it',
      'voice menu at work wants my name and i block on it every time',
      "can't get through the automated line because of my stammer",
      "I've got a stammer and now we have to speak our names into a machine",
    ],
    say: [
      "You've got a name that sticks, and then a machine asks for that very thing, on the clock. That's a bad setup, and it has nothing to do with you. You can ask for another way in: a keypad, or a code. That's a fair request, and it's theirs to fix.",
    ],
  },
  {
    like: [
      'she waited for me to finish and didnt say the word for me',
      'first person who let me stutter and looked at me normally',
      'he heard me block and he waited, nobody does that',
      "they don't finish my sentences, it's a first",
    ],
    about: 'over',
    say: [
      "That's somebody who listens for what you're saying and lets you get there. You noticed it at once, because it's rare. Hold on to that. I'm glad you met somebody who waits.",
    ],
  },
  {
    like: [
      "ok i'll ask my speech therapist about that, if its rubbish its on you",
      'im gonna check with my therapist and if she says no ur wrong',
      "I'll run it by my counselor. you'd better be right",
      'ill ask her next session lol dont make me look stupid',
    ],
    about: 'coming',
    say: [
      "Deal, and fair enough. That's the right person to ask, because they know you and I don't. Ask it as bluntly as you asked me. If the answer is no, we drop it.",
    ],
  },
  {
    like: [
      'i use a fake name because i cant say mine, even my coworkers call me that',
      'everyone calls me Joe because i block on my real name',
      'been giving a different name for years cause of my stutter',
      "I tell people I'm Sam, my name starts with a D and I get stuck",
    ],
    say: [
      "That's a long time to answer to somebody else's name. It began as a way past one sound, and now people you'd like to know you have the wrong one. You could take it back with one person first, stutter and all. Who would that be?",
    ],
  },
  {
    like: [
      'my dad stuttered too, worse than me, and he still gave the speech',
      'My grandfather had it as well, it took him forever and everyone waited',
      'mom stammers. she did her toast anyway, took ages',
      'He had it too, you know. He read the whole prayer and people sat there',
    ],
    say: [
      "And they got to the end of it, however long it took, and people waited. That's the part you still tell. You come from somebody who stood there and finished. You can take as long as you need, too.",
    ],
  },
  {
    like: [
      "bare. but it's done before they ring so I'm over the wall before I start",
      'exposed tbh but now they all know i stutter before the call so whatever',
      'Put it in my email signature. Feels a bit naked, and also like a weight off.',
      'weird. but i told them up front so i dont have to hide it all meeting',
      "Raw. Still, it's in the intro video now, blocks and all, so the first lesson can't be worse.",
    ],
    say: [
      "Bare makes sense; you let people hear the part you'd usually cover. And it's already working for you: whoever gets in touch knows, so there's nothing left to guard. That was your own move, and a good one. Leave it up.",
    ],
  },
  {
    like: [
      'Got blocked on the word "kill" in "kill the switch" and everybody just watched me with the saw running. Somebody else hit it.',
      'couldnt get "stop" out when the forklift was backing up. someone else yelled',
      'Blocked on "fire" in the kitchen. The grill was lit up and I stood there going f-f-f.',
      "i stammered on 'behind' with a hot pan and the chef turned right into me",
      'Wanted to shout "brake" and nothing came. My instructor grabbed the wheel.',
    ],
    say: [
      "That's frightening on top of embarrassing: it mattered, and the word stuck. In an emergency, don't rely on one word. Agree on a sign with the others, a raised fist or a whistle, or shout any sound. Which part is still with you?",
    ],
  },
  {
    like: [
      'the word was "suicide prevention week." At the podium. S\'s and all. I got every S out',
      'had to say "statistics" in my talk like nine times. said all nine',
      'Read the lesson on Sunday. Nebuchadnezzar. Slowly, but I said it.',
      'my own name at the mic. took a while. it came out',
      "The bride's called Philippa and I've a stammer. I got through every P.",
    ],
    say: [
      "Every one of them, out loud, in front of people, on a word you couldn't swap for an easier one. That's the hard version, and you did it. Whatever it felt like from inside, it got said. Let yourself have that today.",
    ],
  },
]
