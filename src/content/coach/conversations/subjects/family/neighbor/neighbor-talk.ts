import type { Answer } from '../../../conversation.ts'

export const neighborTalk: readonly Answer[] = [
  {
    like: [
      "isn't a note a bit passive aggressive",
      'will it come across as one of those snarky notes',
      'I dislike those notes people leave. Does mine sound like that?',
      'does this sound bitchy, i dont want it to sound bitchy',
    ],
    about: 'coming',
    say: [
      'No. A passive-aggressive note hints, scolds, or leaves off the name. Yours asks for one clear thing and says thank you. Sign it with your name and door, leave out the smiley, and it reads as what it is: a polite request.',
    ],
  },
  {
    like: [
      "her husband died and im scared if i say something she'll cry",
      'he lost his wife in spring, how can i complain about the noise',
      "I don't want to upset her, she's grieving",
      "she's a widow now and I'd feel like a monster bringing it up",
    ],
    about: 'coming',
    say: [
      `That makes it a different conversation. They might cry, and that wouldn't be your doing; the grief was there before you came. Go over for their sake first: "I've been thinking of you." Bring up the other thing on another day, gently, as something you two can solve.`,
    ],
  },
  {
    like: [
      'would it be weird to bring the new neighbors cookies',
      'is it strange to take cake round to people who moved in',
      'New family next door, should I bring them something or is that odd?',
      'new people on our street, do i bake them smth or is that creepy',
    ],
    about: 'coming',
    say: [
      "Not odd at all, it's one of the nicest reasons to ring a bell. Go at a decent hour, hand it over, say your name and which house is yours. Two minutes is plenty. Whatever they do with it, they'll know one face on the street.",
    ],
  },
  {
    like: [
      'and after i say hi, then what',
      'ok and then what do i do',
      "What comes next, once I've said that?",
      'but then she answers and what do i say after',
    ],
    about: 'coming',
    say: [
      `Then you wait for the answer, and whatever it is, you say something small: "Nice," or "Good to know." Then: "See you around," and go. That's a whole first conversation. The thing you want to ask for can come the second time, when you're no longer strangers.`,
    ],
  },
  {
    like: [
      'he held the door and i said thanks wrong and ran off',
      'She was friendly but my English came out broken and I fled',
      'neighbour said hi and i mumbled something and ran up the stairs',
      'i said "you welcome" instead of thank you and left, im foreign',
    ],
    say: [
      "Then you've met, and they were kind. You answered; the grammar didn't get in the way. Next time, the same word or two, and stay for one second longer. A smile works in every language. That's all a neighbor needs for a start.",
    ],
  },
  {
    like: [
      'made a cake for the new neighbors, is it too late to bring it over',
      'they moved in last week and i havent said hello, too late?',
      'I baked something for next door and lost my nerve. Can I still go',
      'been meaning to welcome the new people, its been days',
    ],
    about: 'coming',
    say: [
      `No, it isn't too late. A welcome two weeks late is still a welcome. Go today, stay on the doorstep: "I live next door. I wanted to say welcome." Short is fine.`,
    ],
  },
  {
    like: [
      'neighbor keeps feeding my dog and its making him sick, tell her or not',
      "old man next door gives my cat milk and she can't have it, he's so sweet",
      'she feeds my dog treats over the fence and i dont have the heart to stop her',
      "my neighbour gives my kid candy every day, she's lonely, how do I say something",
    ],
    about: 'coming',
    say: [
      `Tell them, kindly, and bring something in place of it: "It's so kind of you, and I have to ask you to stop with that one. Could it be these instead?" Then hand over a bag of what's allowed. They keep that moment of the day, and you keep the neighbor.`,
    ],
  },
  {
    like: [
      'my neighbor wears sunglasses in the rain and avoids everyone',
      'She ran in when she saw me, and I think there was a bruise.',
      'the lady next door always covers her arms and looks scared when hes there',
      "I saw her face and she turned away quickly. He's always so charming.",
    ],
    say: [
      `You noticed something, and it may matter more than anything else we talk about: somebody may be hurting her. Stay friendly, and when she's alone: "I'm next door, if you ever need somebody." If you hear violence, call the police. Help now on the screen has people to ask today.`,
    ],
  },
  {
    like: [
      'upstairs drags chairs around every night and i cant sleep',
      "The people over me make noise after midnight. I'm old and I lie there waiting for it.",
      'neighbor above me stomps all night every night since summer',
      "I haven't slept properly in months because of the man upstairs.",
    ],
    say: [
      `All those nights of lying awake would wear anybody down. Maybe nobody has told them what comes through the ceiling. One friendly line, by day or on a card: "I hear you at night, and it keeps me awake." Have you ever spoken?`,
    ],
  },
  {
    like: [
      'everyone stops talking when i get in the elevator',
      'The conversation dies the moment I enter.',
      'they shut up when i walk into the break room',
      'People fall silent when I come in. Each time.',
    ],
    say: [
      `That feels pointed, and it's also what happens to anybody who walks in on a conversation: people stop mid-sentence and look up. You can be the one who starts it again: "Morning, don't let me interrupt." If it's you alone, over weeks, that's another matter. Does it happen to others?`,
    ],
  },
  {
    like: [
      'are you american? you talk a lot',
      'where are you from anyway, you sound british',
      "Are you a Finn? You're patient but wordy",
      'u talk too much. what country r u from',
    ],
    say: [
      "No, I'm a program, so no country at all. Talking too much is a fair point. Your turn: I'll listen, and keep it short.",
    ],
  },
  {
    like: [
      '"hi, could you maybe keep the music down after ten"',
      'i wrote "Dear neighbor, could you please not drill before nine"',
      'my note says: would you mind not using the mower so early',
      'The last one read: "Kindly, could the dog be inside at night?"',
    ],
    about: 'coming',
    say: [
      "That's polite and clear, and it can go out as it is, with your name under it. No more drafts. They only get longer, and short is what makes a note like that friendly.",
    ],
  },
  {
    like: [
      'the lady next door would chat all day if i let her',
      'theres my neighbor, he always waves, i usually duck',
      "Old Frank across the road. He'd talk my ear off given half a chance",
      'my downstairs neighbor would say hi every day if id stop hiding',
    ],
    say: [
      'Then let it happen. A hello from somebody real, a few steps away, beats most of what comes out of a screen. Be out there at the usual hour tomorrow, and say one back.',
    ],
  },
  {
    like: [
      'she does it on purpose, every time i lie down she starts',
      'the guy above waits till im in bed and then moves furniture',
      "He knows when I'm home. That is when the noise begins",
      'they bang exactly when i get on a call, every single time',
    ],
    say: [
      `When a noise gets to you, you start hearing a pattern, and I can't tell from here if there's one. Write down the times for three days. Then you have something plain to say: "I hear a lot from your place. Could we find a way?"`,
    ],
  },
  {
    like: [
      'not a note, people hate notes. what else can i do',
      'Notes are considered rude here. Do you have something different?',
      'i heard leaving a note is passive aggressive, other options?',
      'A letter seems cold to me. Another way?',
    ],
    about: 'coming',
    say: [
      `Yes: your voice, in passing, before you need anything. A "Hi" on the stairs, two or three times. Then, on a quiet afternoon, one sentence: "Hello, I live next door. Can I ask you something about the noise?" Said with a face, it's hard to call that aggressive.`,
    ],
  },
  {
    like: [
      'the stair. There is a woman with a bag of shopping always when I come and I hold my breath until she passes',
      'when the guy from 3b comes up the stairs i freeze til hes gone',
      'in the elevator I basically stop breathing if somebody gets in',
      'The postman. I stand stiff behind the door of the building until he has passed me',
      'theres always this man with a dog at the gate & i hold my breath walking past him every morning',
    ],
    say: [
      'Holding your breath tells your body that something dangerous is going by. Next time try it the other way around: breathe out slowly as they come closer, and nod once. No words needed. What do you think would happen if you did?',
    ],
  },
  {
    like: [
      'she wants it? she will not think what is this woman doing at my door?',
      'he left tomatoes on my step twice. if i knock wont he think im odd',
      'The lady downstairs gave my boy a toy car. I want to go and thank, but maybe it disturbs her?',
      'she waved me over once, said come by. what if she was just being nice and i turn up',
      "neighbour's been leaving books for me in the hall. can i just go ring his bell or is that weird",
    ],
    say: [
      `They were friendly first, and that's close to an invitation. You need only one sentence at the door: "I came to say thank you." Then you'll see from their face if it's a minute or a cup of tea. Either one is fine.`,
    ],
  },
  {
    like: [
      "There's a lady two doors down that leaves her boots out real neat",
      'theres a man on my floor who always has flowers on his mat',
      "The woman across the landing sings in the mornings. That's all I know of her.",
      'guy in 4b has a nice bike outside his door',
      'somebody on my corridor bakes, you can smell it sundays',
    ],
    say: [
      "Then you've noticed somebody, and they're a few steps away. Being new is reason enough to say hello: \"Hi, I moved in not long ago, down the hall. I don't know anybody here yet.\" Say that once, and leave the rest for another day.",
    ],
  },
]
