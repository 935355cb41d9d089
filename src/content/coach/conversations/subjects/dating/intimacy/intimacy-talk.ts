import type { Answer } from '../../../conversation.ts'

export const intimacyTalk: readonly Answer[] = [
  {
    like: [
      'first time with my boyfriend tonight and i tense up completely',
      'we want to sleep together and I go stiff as a board',
      'It is our first time soon and my body freezes when she touches me.',
      'gonna have sex for the first time and i lock up every time we get close',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Going stiff is also a signal you can follow: slow down, stop, or wait for another night. Say it before anything starts:\n"I want this, and I get tense. Let's go slow."\n"If I freeze, please stop and give me a minute."`,
    ],
  },
  {
    like: [
      "he'll notice I've never kissed anyone",
      'i dont know how kissing works and hell be able to tell',
      "I'm afraid she will see that I have no experience at all.",
      'scared ill bump teeth and hell know its my first',
    ],
    about: 'coming',
    say: [
      `Tilt your head a little to one side, go slow, and stop to laugh if you bump; that happens to people with years of practice. And you can say it in one line: "I'm nervous. I've never done this." Then you're two people figuring it out.`,
    ],
  },
  {
    like: [
      'she thinks im embarrassed to be seen with her',
      "my boyfriend believes I'm ashamed of him because I won't hold hands in public",
      'i freeze with people around and she takes it personally',
      "he thinks I don't love him because I pull away when others look",
    ],
    asks: 'words',
    say: [
      `Then they're hurting over something that isn't true, and you can take that away:\n"It's never been about you. I freeze when people look at me."\n"I like being with you. It's being watched I can't stand."\n"Could we start small, where it's quiet?"`,
    ],
  },
  {
    like: [
      'i get stiff when he touches me in the dark, with light its better',
      'its easier for me when the lamp is on',
      "when I can see her face I'm ok, otherwise I freeze",
      'I tense up at night, in daytime less',
    ],
    say: [
      `Then leave the light on. That's a good thing to know, and you can say it: "It helps me when I can see you." Going stiff is your body saying slower. You aren't the problem. You can stop any time, and somebody kind will want to know.`,
    ],
  },
  {
    like: [
      "she asked me to stay the night and I don't know",
      'he said i could sleep over, half of me wants to run',
      'got invited to stay over, got my bag packed and my bus home booked',
      'they want me to spend the night, should I',
    ],
    about: 'coming',
    say: [
      `Either is fine, yes or no. Leave the other person out of it for a second: if nobody minded, what would you like? If it's yes, "I'd like to, and I'm nervous" says it all. If it's no: "Not tonight. Ask me again." Staying over only means staying over.`,
    ],
  },
  {
    like: [
      'never kissed anyone and now theres someone and I think he wants to',
      "31, no first kiss yet, she's getting closer every date",
      'he leans in at the end of the night and i panic, never done it',
      "my first kiss might be soon and I'm way too old for this",
    ],
    about: 'coming',
    say: [
      `How lovely, and how scary. You don't have to be good at it; you only have to be there. If you want it, stay close and look up. If you want a moment: "I'd like to. I'm new at this, so slowly." Somebody who leans in that patiently can wait.`,
    ],
  },
  {
    like: [
      'i freeze when someone kisses me',
      'go stiff like a board when he kisses me',
      "can't kiss back, I just lock up",
      'every time she goes for a kiss my body shuts down',
    ],
    say: [
      `That's more common than people say. Your body goes still when something comes too fast or matters a lot. You can slow it down out loud: "Wait a second. I like you, I freeze sometimes." And if you don't want the kiss, freezing is a good reason to stop.`,
    ],
  },
  {
    like: [
      "how do i tell her it's my pills and not her",
      'Please word it for me, what do I say to him before the next time',
      'write me one sentence to explain why it didnt work in bed',
      'what do i say to my partner about, you know, it not working',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Plain and short, and before the bedroom:\n"My body doesn't always do what I want. It isn't about you."\n"I'm going to ask a doctor about it."\n"I'd like to be close to you tonight, with no plan beyond that."`,
    ],
  },
  {
    like: [
      'are you human, have you ever had to tell someone this',
      'did you ever have to do this yourself',
      'Are you a real person? Have you been through it?',
      'easy for you to say have u ever said that to anyone',
    ],
    say: [
      "No, I'm a program, and I've never had to say anything to anybody with my heart pounding. You're the one who has to. I only know that short and early is usually kinder on both of you. Do you want to try it out on me first?",
    ],
  },
  {
    like: [
      'thats too much to say at once, only one thing',
      'one confession is enough, make it shorter',
      'can i say only the first bit',
      'too long, I could manage one sentence about my body',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `One, then. Pick whichever would be more of a relief to have said:\n"There's something about my body I'd rather you heard from me first."\n"I haven't done this much, so I'm slow."\n"Go slowly with me. I'll tell you why another time."`,
    ],
  },
  {
    like: [
      'how do i tell my husband i want to sleep in another room',
      'she snores, want separate beds on vacation, how to say it',
      'how do I bring up separate rooms without hurting him',
      'bf snores so bad, how do i ask for my own room',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Pick a calm moment in the daytime, with sleep as the reason:\n"I need to sleep to be good company. Could we try two rooms?"\n"Evenings together, nights apart. Could we try it and see?"\n"This is about sleep. It isn't about us."`,
    ],
  },
  {
    like: [
      'how do i tell her ive never kissed anyone at my age',
      'I lived celibate for decades. How does one say that to a man one likes?',
      'never done anything w anyone, how do i say it',
      "How do I tell somebody I'm forty and completely inexperienced?",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Before it gets close, as a fact, without apology:\n"This is new to me, all of it."\n"I've never kissed anybody. I'd like to, and I'd like to go slowly."\n"You should know you'd be my first. Is that all right?"`,
    ],
  },
  {
    like: [
      'its the lights. i dont want to be seen',
      "i leave because i don't want him to see my body",
      'Being looked at is the trouble, not the closeness',
      'not slow, i just need it dark',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Saying it out loud is braver than leaving. Dark is fine for tonight, and one small lamp another time shows you what they do when they see you:\n"I'm shy about being seen. Can we keep it dark tonight?"\n"It isn't you. It's being looked at."\n"Next time, maybe one small lamp."`,
    ],
  },
  {
    like: [
      "why would i tell them that part, they'll only ask more",
      "if I say I have scars she'll want to know the story",
      "wouldn't it be better to say nothing about it? he'll ask",
      "doesn't mentioning it just invite questions",
    ],
    about: 'coming',
    say: [
      `You don't have to tell it. They may wonder either way, though, and one line tells them it isn't about them: "There's something I'll tell you another time." If they ask more, "not yet" is a full answer. It's yours to tell or to keep.`,
    ],
  },
  {
    like: [
      'my boyfriend wants to sleep over and i snore really loud',
      "she's staying the night for the first time and i snore like a bear",
      "first night together and i'm scared he'll hear me snore",
      'I should like him to stay, but I make a terrible noise asleep',
    ],
    about: 'coming',
    say: [
      `Say it before you turn the light off: "Fair warning, I'm loud at night. Poke me." Said with a grin, it's a small thing, and lots of people who share a bed have a version of it. They want to stay for you, not for the quiet.`,
    ],
  },
  {
    like: [
      'i make jokes so he doesnt notice im scared',
      "i never told her, I always say I'm cold",
      'No. I pretend I am ticklish so he stops',
      'he doesnt know, i just laugh it off when he gets close',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `A joke gets you through the minute, and it leaves the other person guessing. The plain version is as short:\n"I get tense sometimes. It helps when we go slower."\n"Can I tell you what makes it better for me?"\n"I'd like to stop for now."`,
    ],
  },
  {
    like: [
      'wont she think im weird if i say i want to go slow',
      'would he think less of me if i only want coffee',
      "And she wouldn't be put off if I said not tonight?",
      'hes not gonna think im a prude?',
    ],
    about: 'coming',
    say: [
      "I can't see into anybody, but saying it plainly rarely makes anybody think less of you. It says you want the company and know your own pace. If it's taken badly, that's good to know early.",
    ],
  },
  {
    like: [
      'I flinch whenever my girlfriend touches me and I do like her',
      'he puts his arm round me and i go stiff as a board',
      'been dating six weeks and I still jump when she takes my hand',
      'My new partner hugs me and I freeze up every time',
    ],
    say: [
      `A startle is your body being quick, and it doesn't have to mean anything about how you feel about them. They can't see that, though, so tell them: "I jump because I'm not used to it. I like you. Slowly helps." And if someday you don't want to be touched, that's fine to say too.`,
    ],
  },
  {
    like: [
      "I always turn off the light because of my scars and she thinks I don't want to see her",
      "he asked if I'm ashamed of him but it's my own body I hide",
      'i keep my shirt on in bed, my gf thinks its about her',
      "My partner believes I'm put off. It's my marks I don't want looked at.",
    ],
    asks: 'words',
    say: [
      `They think it's about them, and it never was. One sentence can begin to turn that around:\n"It's never you. It's my body I don't want seen."\n"There are marks I haven't shown anybody. I'd like to tell you, slowly."`,
    ],
  },
  {
    like: [
      "second time round at 67. his heart pills, my hip. we'll need a paramedic on standby haha. but truly I'm shy of the light on",
      'first time since the divorce, stretch marks and all. can i ask for the lights off or is that silly',
      'im 24 and i really dont want him seeing me in daylight yet',
      "After the operation I have one long scar and a new gentleman. I'd be easier in the dark, if I'm honest",
      'she likes the light on. i go stiff as a board. what do i do',
    ],
    say: [
      'Then start with it low, and say why in one line: "I\'m shy about being seen. Can we leave one small lamp on?" You may not be the only shy one in the room. The pace is yours, and laughing is allowed.',
    ],
  },
  {
    like: [
      'friday: he stayed till 4 then his roommate locked himself out and he had to go. So half a night',
      'she stayed over!! till 5 when her mum rang about the dog. so nearly a whole night',
      "He was here until two, then his shift got moved up. We'd got as far as the second movie.",
      'date went till midnight then his babysitter called. cut short but',
      'She came on Saturday and we had three hours before her train got changed. Not quite the evening I planned.',
    ],
    say: [
      'Half a night counts. It ended because of something outside the two of you, and up to then somebody wanted to be there. You let it happen, nerves and all. How was it, while it lasted?',
    ],
  },
  {
    like: [
      "too long, i'd never get to the end. fewer words for telling him it was my first",
      'can you cut that down, id go purple telling her i hadnt before',
      'Half of that please. I only want him to know it was new for me.',
      'no way i say all that. just the bit that it was my 1st',
    ],
    say: [
      'Then only this much, and you can stop right after it:\n"That was my first time."\n"You were my first, by the way."',
    ],
    asks: 'words',
  },
]
