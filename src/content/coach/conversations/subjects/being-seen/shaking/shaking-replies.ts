import type { Answer } from '../../../conversation.ts'

export const shakingReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when i have to shake hands and mine are sweaty',
      'my palms are wet and people want a handshake',
      'somebody wiped their hand after shaking mine, what do i say',
      'how do i get through a handshake with clammy trembling hands',
    ],
    say: [
      `Offer your hand, and say one plain thing if you want to:\n"Warm hands today. Good to meet you."\n"Sorry, my hand is damp. I'm glad we could meet."\n"I'm a bit nervous, as you can feel. Nice to meet you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i fumble at the register',
      'my hands shake when i pay and the line behind me waits',
      'i drop coins at checkout because i tremble, what can i say',
      'what do i tell the cashier when i cant get my card out',
    ],
    say: [
      `A short line to the cashier buys you some time:\n"One second, I've nearly got it."\n"My hands are a bit shaky today. Bear with me."\n"Thanks for waiting."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'someone joked about my shaking hands, what do i say back',
      'they laughed and asked if im hungover because i trembled',
      'what do i answer when people make fun of how much i sweat',
      'a comeback for jokes about my shaky voice',
    ],
    say: [
      `Say it calmly, and then go on with what you were doing:\n"That's nerves. It passes."\n"Yes, I sweat. What were you saying?"\n"I'd rather you left that one alone."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my friend that i shake around people',
      'i want to explain the trembling to my boyfriend',
      'how can i bring up my sweating with someone close to me',
      'what do i say so my wife understands why i avoid dinners',
    ],
    say: [
      `Tell them what happens, and what you would like from them:\n"When people watch me, my hands shake. I'd like you to know so I can stop covering it up."\n"I sweat a lot when I'm nervous. It helps me if nobody mentions it."\n"If you see me shaking, please keep talking to me as usual."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i tell the doctor about my shaking',
      'how do i bring up sweating with my doctor when im so ashamed of it',
      'i have an appointment about the tremor and dont know how to explain it',
      'words for telling a doctor that my hands shake in front of people',
    ],
    say: [
      `Say when it comes and what it keeps you from doing:\n"My hands shake, mostly when people watch. I'd like to know what it is."\n"I sweat so much around people that I avoid things. Can you look into that?"\n"It started about ... ago, and it's worst when I ..."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i skip coffee before it so i shake less',
      'does caffeine make my hands tremble more',
      'is it the energy drinks that make me shaky',
      'i have three coffees before a meeting and my hands jitter',
    ],
    say: [
      "It's worth a try. Caffeine can make trembling and a racing heart stronger. Have a bit less than usual that day, and eat something. It won't take the nerves away, but at least it isn't adding to them.",
    ],
  },
  {
    like: [
      'how long does the shaking last once it starts',
      'when will my hands calm down after i start',
      'does the trembling stop by itself while im up there',
      'will my voice shake the entire time',
    ],
    say: [
      "Often it's strongest at the start and eases while you keep going, though I can't tell you how many minutes. Checking on it can make it last longer. So plan a slow beginning: something you know well, said or done at half speed.",
    ],
  },
  {
    like: [
      'is it ok to put my notes on the table so the paper doesnt shake',
      'the sheet of paper flutters in my hand',
      'can i use index cards so nobody sees the paper trembling',
      'should i hold the microphone or leave it on the stand',
    ],
    say: [
      "You can; paper on a table is normal. If it's there only so that nobody sees it shake, hold it in your hand once and read on while it shakes. You'll find out what people do about a shaking page.",
    ],
  },
  {
    like: [
      'what if it gets worse and worse once it starts',
      'im afraid the shaking will build until i fall apart',
      'what if my whole body starts to shake',
      'what if i lose control and cant stop trembling',
    ],
    say: [
      "It can climb for a bit, and then it usually levels off, because a body can't stay at full alarm for long. Fighting it tends to make it stronger. If it peaks, slow down, put both feet flat, and breathe out longer than in. You can pause and go on.",
    ],
  },
  {
    like: [
      'i work with my hands and clients watch me shake',
      'im a nurse and my hands tremble when patients look',
      'customers see my hands shaking when i pour their coffee',
      'i cut hair and my hand starts to shake when they stare',
      'my job is fine until someone stands behind me watching',
    ],
    say: [
      "So the hands you earn your living with are the ones that shake when somebody looks. They know the work; it's the being watched that gets in the way. Go a notch slower, and say what you're doing while you do it. That puts the attention on the work, theirs and yours.",
    ],
  },
  {
    like: [
      'i have a tremor anyway and people make it worse',
      'i was told i have essential tremor and i hate eating out',
      'the doctor says its harmless but it shows',
      'my shaking is a medical thing and everyone takes it for nerves',
    ],
    say: [
      "Then you're dealing with two things: the tremor you have anyway, and the looks that make it worse. It's maddening to be taken for scared when you're not. If you want, \"I have a tremor\" is enough to stop the guessing. Whether you say it is up to you.",
    ],
  },
  {
    like: [
      'i sweat through my shirt before anything starts',
      'sweat runs down my face when people talk to me',
      'big wet patches under my arms in every meeting',
      'i drip when im nervous, its disgusting',
      'my forehead is soaked after two minutes with people',
    ],
    say: [
      "Feeling it run while you're trying to listen is miserable, and worrying about it can bring more. Sweating is how a body cools itself when it's on alert; it doesn't mean you're unclean. Wipe your face openly when you need to, as you would on a hot day, and go on talking.",
    ],
  },
  {
    like: [
      'my knees shake when i stand in front of people',
      'my legs tremble so much i think ill fall',
      'my leg bounces and i cant hold it still',
      'my head shakes when people look at me',
      'my lip quivers when i talk to someone important',
    ],
    say: [
      "That's an awful feeling, and trembling like that is what a body on alert does. Holding yourself stiff can make it stronger. Loosen your knees and jaw a little, shift your weight from one foot to the other, and let it tremble. If it happens when you're calm too, ask a doctor.",
    ],
  },
  {
    like: [
      'my hands shook but i did it anyway and it was ok',
      'i trembled a bit today, it was fine',
      'my voice wobbled and then it went away',
      'i held the glass in front of people, nothing happened',
    ],
    say: [
      "Good. You were shaky, and you did it anyway. The trembling was there, and it didn't get to decide. You can rest your hands now and let the day be over.",
    ],
    about: 'over',
  },
  {
    like: [
      'nobody mentioned my shaking but im sure they saw',
      'they said i looked calm and i dont believe them',
      'it went well but only because they were polite about my sweating',
    ],
    say: [
      "Maybe they saw it, maybe they didn't. Either way they went on as usual, and you saw that part yourself. You don't have to prove it for it to count. It went all right, and you can leave it at that.",
    ],
    about: 'over',
  },
  {
    like: [
      'my voice shook so badly i had to stop',
      'my hands shook the whole time and everyone stared',
      'i spilled my drink because i was trembling',
      'i was drenched in sweat and someone pointed at it',
      'i couldnt sign my name, my hand shook like mad',
    ],
    say: [
      "That's rough, to have your body show it when you wanted it least. You had the task and the alarm to handle at once, and that's a lot. If people saw it, they saw somebody nervous, and many of them know that feeling. It may sting tonight. You don't have to fix it now.",
    ],
    about: 'over',
  },
  {
    like: [
      'i left early so no one would see me shaking',
      'i hid my hands under the table all evening and im ashamed',
      'i didnt touch my food because my hands trembled',
      'i made up a reason to go because i was sweating so much',
    ],
    say: [
      "So you were there, and half of you was busy keeping it out of sight. That's tiring, and it's nothing to be ashamed of. You were looking after yourself with what you had right then. That one time doesn't settle how the next one goes.",
    ],
    about: 'over',
  },
  {
    like: [
      'what do i do in the five minutes before so i shake less',
      'is there something i can do right before it starts, for the trembling',
      'any quick thing for shaky hands before i go in',
      'how do i warm up so my voice doesnt wobble',
    ],
    say: [
      'Move. Take the stairs, go for a brisk walk, shake out your arms. For your voice, hum low for a minute. Then breathe out slowly a few times. It can take the edge off. Some of the shaking may stay, and you can go in with it.',
    ],
    about: 'coming',
  },
]
