import type { Answer } from '../../../conversation.ts'

export const teacherTalk: readonly Answer[] = [
  {
    like: [
      'teacher wants to see me after class about my homework and I feel sick',
      'my prof asked me to stay behind about my essay, im so scared',
      'I have to talk to the teacher after school, gonna throw up',
      'she said "see me about your assignment" and now I can\'t breathe',
    ],
    about: 'coming',
    say: [
      `Waiting for it is the worst stretch, and your stomach knows it. It's about homework, and that's something that can be sorted. Bring it with you, and start with one honest line: "I got stuck on this." Then let them talk.`,
    ],
  },
  {
    like: [
      'teacher thinks i cheated and i didnt',
      'got blamed for something i didnt do and i went red',
      'miss says i copied off my friend but i never',
      'I was accused of cheating and I looked guilty because I blush',
    ],
    about: 'coming',
    say: [
      `Going red means all eyes were on you, and that's all it means. You didn't do it, so say that, alone, after class: "It wasn't me. I go red when I'm accused. Can I explain?" Bring what you have to show, and a parent if that helps.`,
    ],
  },
  {
    like: [
      "she'll think im using my grandma as an excuse",
      "teacher is gonna say i'm making it up about my mom being sick",
      'it sounds like an excuse if I say it was a family thing',
      'he wont believe me about the hospital',
    ],
    about: 'coming',
    say: [
      `It's not an excuse to say what happened. Keep it to facts, and then ask for something: "Something happened in my family, and I couldn't do it. Can I have a few more days?" A reason with a plan sounds different from an excuse.`,
    ],
  },
  {
    like: [
      "no?? she only said she'd give my part to someone else",
      'he threatened to bench me thats all',
      "my coach said I'll lose my spot if I miss again",
      "lol no, she's taking my solo away, thats the threat",
    ],
    say: [
      `Sorry, I read too much into it. So it's about losing your place, and it came from the one who decides. That's its own kind of scary. You can go to them first: "I want to keep this. What do I have to do?"`,
    ],
  },
  {
    like: [
      'what if the teacher keeps asking about my family',
      'and if she pushes? give me a line',
      'Suppose they go on prying. What do I say?',
      "need something for when they won't stop asking about my ex",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Same answer, a bit shorter each time, in a friendly voice:\n"That's a family matter. What do you need from me?"\n"I'd rather not go into it. Let's talk about how school is going."\n"If that changes, I'll tell you."`,
    ],
  },
  {
    like: [
      'teacher found my drawing of him and showed everyone',
      'he caught me doodling him as a monster and hung it up',
      'My professor saw the caricature I drew and put it on the door',
      'miss found my comic abt her and stuck it on the board im dying',
    ],
    about: 'over',
    say: [
      `Caught, and then put on show: that's a lot of embarrassment for one drawing. But somebody who was deeply hurt by it would be unlikely to hang it up. If you're worried, one line is enough: "Sorry about that."`,
    ],
  },
  {
    like: [
      'the second one i wrote',
      'probably the first draft tbh',
      "I'd send the early version, the short one",
      'version 3. before i made it weird',
    ],
    about: 'coming',
    say: [
      "Then that's the one. You knew it early, and everything since has been polishing. Open it, read it once for the question and the name, and send it. The other versions did their job: they showed you that you were right.",
    ],
  },
  {
    like: [
      "need to ask my teacher for more time and he's scary",
      'how do i ask for an extension im scared of her',
      "i'm 15 and i need extra days for homework but the teacher is strict",
      "have to ask my professor for an extension and I'm terrified",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Asking early is the grown-up thing to do, and two sentences are enough, by email if you like:\n"I won't be finished on time. Could I have a few more days?"\n"I've done part of it. Can I talk to you about a new date?"`,
    ],
  },
  {
    like: [
      "she'll say im lazy but i live at two houses and my stuff is always at the other one",
      'my parents are split so my homework gets left behind, im not lazy',
      'hes gonna think i dont care but things are hard at home',
      "They think I'm lazy, they don't know what it's like at mine",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You're not lazy. You've got a lot to carry, and maybe nobody there knows. Tell them that first:
"Things at home make homework hard. I want to do it."
"Can you help me find a way that works?"`,
    ],
  },
  {
    like: [
      'do i write dear professor or hi and her first name',
      'how do i start the email, he signs with his initial',
      'is "hi anna" ok for a professor',
      'what do you call a teacher in an email who signs with one letter',
    ],
    about: 'coming',
    say: [
      `"Dear Professor" and the last name, this time. Too polite is better than too familiar. If the answer comes back signed with a first name, you can use that from the next one on.`,
    ],
  },
  {
    like: [
      "my mom is nice on the call and then she's different when it's over",
      'dad acts friendly with the teacher and then i get it at home',
      'she puts on her phone voice and afterwards she yells',
      'im scared of what happens at home after parents night',
    ],
    say: [
      "So it's home you're afraid of, and that matters more than the call. If anybody hurts you or scares you there, you didn't cause it and it isn't yours to fix alone. Tell a teacher or another adult you trust. Help now on the screen has people to talk to today.",
    ],
  },
  {
    like: [
      'the teacher will say my kid acts up because of the divorce',
      "they'll blame me, his mother left this year",
      "i'm afraid she says it comes from home, we've had a rough time",
      "scared the school thinks I'm a bad dad since we split up",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `It may have something to do with it, and that's no charge against you. If you say it first, it's information:\n"We've had a hard year at home. I want to help with this."\n"What do you see here, and what can I do from my side?"`,
    ],
  },
  {
    like: [
      'i have to tell a parent her kid is falling behind and shes so nice',
      'have to talk to a mom about her son at parent night, scared',
      "There's a father I must speak to about his daughter's absences, he's lovely, which makes it worse",
      "parent teacher night and i gotta bring up the kid's behavior",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A nice parent makes a hard topic feel like a betrayal, and it isn't one. Say what you see and ask:\n"I've noticed something in class, and I wonder if you see it at home too."\n"I wanted to tell you early, because I like having your kid here."`,
    ],
  },
  {
    like: [
      'his sigh means im a disappointment again',
      'that look says i failed her, again',
      "when she goes quiet it's like, you let me down",
      'To me it means: you again, I expected better',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `That's a lot to read into one look. It can also mean a long day and a stack of grading. Ask anyway, and let it come:
"There's something I have to ask you, and I'm nervous about it."
"Here's what's done, and here's what's missing."`,
    ],
  },
  {
    like: [
      'have to tell my professor im dropping the course and shell give me that look',
      'my counselor needs to sign my withdrawal form, dreading his face',
      "I need my supervisor's signature to quit the program and she'll be so disappointed",
      'gotta drop ap bio and the teacher is gonna do the sad eyes',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Let them look disappointed; the signature is what you came for. Decision first:\n"I've decided to drop it, and I need your signature."\n"I've thought it through. Could you sign this for me?"\n"I know it's not what you hoped. It's settled, though."`,
    ],
  },
  {
    like: [
      "after class maybe. I didn't finish because I was up with a friend who needed me",
      'could catch her after 2nd period, i was on the phone all night thats why its not done',
      "I'd ask at the end of the lesson but my reason is kind of dumb",
      "maybe when everyone's left. I was up late with my friend and didn't do it",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `After class is a good moment, and you can leave the reason out or keep it short:\n"I didn't finish. Could I have one more day?"\n"I managed my time badly. When is the latest I could hand it in?"`,
    ],
  },
  {
    like: [
      "sir marked me absent and i was there. i was THERE. i just didn't shout loud enough",
      'miss didnt hear me say here so now im down as skipping',
      'I answered at roll call. Quietly, I admit. The register says absent.',
      'got an absence email home and i was literally in the front row, i just whisper',
      'he did the register, i said yes sir, he looked straight thru me and put a zero',
    ],
    say: [
      'That\'s infuriating: you did show up, and it didn\'t count. It can be put right in one line, after class: "I was here, and I got marked absent. Could you change it?" Next time, a raised hand works as well as a loud voice.',
    ],
  },
  {
    like: [
      'possibly if you start me off w/ the opening',
      'maybe. but u write the first bit for me, im too mad',
      'I could email her, if you give me the opening lines.',
      'ok but how do i even start the mail to him',
      'could do if i had a first sentence. mine all sound like im screaming',
    ],
    say: [
      'Keep it calm and short, and leave the why for when you talk:\n"Something happened that I\'d like to talk to you about."\n"Could I see you for ten minutes this week?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i just nodded like one of those car dogs',
      'she went off at me about missing practice and i just said ok. i was in HOSPITAL',
      "I stood there going mm-hm while he told me I'm unreliable. My bus had broken down, I had the message on my phone.",
      'just went yeah sorry. didnt even say my nan was ill',
      'coach was shouting and i nodded the whole time like an idiot. had the doctors letter in my pocket',
    ],
    say: [
      "Nodding is what people do when they're being scolded and want it over. It didn't close anything. You can still say your side, short and calm: \"I didn't say so at the time, but there was a reason. Can I tell you now?\"",
    ],
  },
  {
    like: [
      "and she won't call my mother at work right?",
      'will he phone my parents if i own up',
      'shes not gonna email home is she',
      "But the teacher doesn't tell my dad, right? He'd kill me over a quiz",
      'what if miss calls my mum after',
    ],
    say: [
      "I can't promise that; it's up to the teacher. Coming forward yourself usually counts in your favor. You can ask right then: \"Could I tell them at home myself first?\" If you're afraid of what happens at home, say that to the teacher, too.",
    ],
  },
]
