import type { Answer } from '../../../conversation.ts'

export const blushingReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell my friend to stop pointing out that im red',
      'my coworker announces it every time i blush, what do i say to him',
      'my family teases me about going red and i want it to stop',
      'what do i say to someone who keeps commenting on my face',
    ],
    say: [
      `Say it when you're alone with them and not red:\n"When you point out that I'm red, it gets worse. Please leave it."\n"I know you mean it as a joke. I'd like you to stop doing that one."\n"It helps most if you carry on as if nothing happened."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they go aww youre blushing thats so cute',
      'how do i answer are you blushing',
      'my date said did i make you blush, what should i say',
    ],
    say: [
      `Saying yes usually ends it, and you can be playful:\n"I am. You're welcome."\n"Yes, my face gives everything away. So, where were we?"\n"It does that on its own. I've stopped arguing with it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when a compliment makes me go red',
      'someone praised me in front of everyone and my face exploded, how do i answer',
      'i blush at every compliment and then i say something dumb',
      'my boss thanked me at the meeting, i turned red, what are the right words',
    ],
    say: [
      `Say thank you, and let the red be there:\n"Thank you. That's good to hear."\n"Thank you. I go red when somebody says something nice."\n"I appreciate that. The others had a part in it too."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'people ask if im sick or too hot when i go red, what do i tell them',
      'what do i say when they ask are you okay your face is so red',
      'someone offered me water because i was bright red',
      'they think i have a fever when i blush, what do i answer',
    ],
    say: [
      `Tell them you're fine and what it is:\n"I'm fine, thanks. I blush a lot."\n"All good. My face does that, it'll go down."\n"Thanks for asking. I'm okay. Please go on."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'they tease me that i have a crush because i went red, what do i say',
      'what do i answer when they go ooh you like him',
      'i turned red when her name came up and everyone noticed, what now do i say',
      'how do i shut down jokes about who i like when im blushing',
    ],
    say: [
      `Short, with a change of subject right behind it:\n"I go red a lot. Next question."\n"My face does that. Don't read too much into it."\n"I'm not going to talk about that. What are we doing later?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how long does a blush last',
      'when does the red go away again',
      'how many minutes until my face is normal',
      'does it take forever for everyone to stop being red',
    ],
    say: [
      "Usually a few minutes, if you let it be. Skin on the neck and chest can stay blotchy longer. Checking on it tends to stretch it out. The heat and the color don't always match, either: you may still feel warm when there's little left to see.",
    ],
  },
  {
    like: [
      'is blushing unattractive',
      'do guys think its weird when a woman goes red',
      'will she be put off because i blush',
      'who wants to date someone who turns into a tomato',
      'does going red make people like me less',
    ],
    say: [
      "Mostly no. A blush shows that something matters to you, and after a slip it can read as honest. Someone may not care for it, as with any trait. It's rarely what decides whether somebody likes you.",
    ],
  },
  {
    like: [
      'can i say its the heat or a sunburn',
      'is it ok to blame my red face on the wine or the weather',
      'i always say its hot in here so they dont know im blushing',
      'should i make up an excuse for going red',
    ],
    say: [
      'You can, but it gives you one more thing to keep up while your face is burning. "I blush" is shorter, and it ends the subject. An excuse also tells you each time that the truth would have been a disaster, and you never get to see if that holds.',
    ],
  },
  {
    like: [
      'what if i go red on a video call',
      'everyone can see my face big on zoom when i blush',
      'should i turn my camera off when i feel it coming',
      'i watch my own picture turn red in online meetings',
    ],
    say: [
      "Then you're red in a small picture among others, and it often shows less on a screen than it feels. The worst part is watching it happen, so hide your own view; the others still see you. Leave your picture on and finish your point.",
    ],
  },
  {
    like: [
      'they will sing happy birthday and ill turn purple',
      'i dread everyone looking at me at my own party because i blush',
      'i dont want a wedding because ill be red the whole day',
      'someone is going to toast me and my face will burn',
      'being the center of attention makes me go red instantly',
    ],
    say: [
      'All faces toward you, nothing to do, and nowhere to go: of course your face gets hot. A red face fits that moment, though. People expect the one being celebrated to be moved. Look at one person you like while it goes on.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i only blush around one person',
      'i go red every time my boss talks to me',
      'whenever he walks past my desk my cheeks burn',
      'there is this one coworker who makes me turn red and i dont even like her that way',
    ],
    say: [
      'So one person has become the trigger, and now seeing them is enough to start it. It often gets learned that way: it happened once, you feared it, it came again. Short, frequent contact tends to wear it down. A hello every day does more than a long talk now and then.',
    ],
  },
  {
    like: [
      'im so pale that everything shows',
      'im a redhead and i light up like a lamp',
      'my neck and chest get blotchy for everyone to see',
      'i have thin skin, the tiniest thing and im crimson',
    ],
    say: [
      "Then your skin shows what other people get to keep to themselves, and that's unfair. The people who know you have probably seen it many times. To them it may be part of how you look, like freckles.",
    ],
  },
  {
    like: [
      'thinking about blushing makes me blush',
      'i go red only because im scared of going red',
      'i spend the whole day worrying that ill blush later',
      'i blush even when im alone and remember something',
    ],
    say: [
      'That\'s how the trap works: the fear of it can be enough to set it off. The color says very little about you. It tends to lose force when you let it come: "All right, go red then," and back to what you were doing.',
    ],
  },
  {
    like: [
      'i blushed and it was fine',
      'went a bit red today, nobody cared',
      'i turned red and kept talking, it passed',
      'my face got hot in the meeting and nothing happened',
    ],
    say: [
      'Good. It came, it went, and you were still in the conversation. You went red with people there and it stayed a small thing. You can leave it there.',
    ],
    about: 'over',
  },
  {
    like: [
      'nobody said anything about my blushing but they must have seen it',
      'i didnt go red this time but it was only luck',
      'they were nice about it but they were laughing inside i bet',
      'it went well, i hardly blushed, i dont trust it',
    ],
    say: [
      "I'm glad about that one. What they thought stays in their heads; what they did, you saw, and it was all right. You don't have to find out if it was luck. You can let it be a good one.",
    ],
    about: 'over',
  },
  {
    like: [
      'somebody shouted youre so red and everyone turned around',
      'i went beet red in front of the whole team',
      'my face burned the entire time and they all looked at me',
      'she pointed at my cheeks and they laughed',
    ],
    say: [
      'That hurts: first the heat, then all the faces, and no way to take it back. Whoever said it out loud was careless with you. You did nothing wrong by having skin that shows things. Your face has long gone back to normal. The memory takes longer.',
    ],
    about: 'over',
  },
  {
    like: [
      'i ran out of the room because i was blushing',
      'i covered my face with my hands like a child',
      'i turned my back on them so they wouldnt see me go red',
      'i cut off the conversation because my cheeks burned and now im ashamed',
    ],
    say: [
      "Your face was on fire and you looked for cover. That's a very human reflex. From the outside it was an odd moment, a few seconds long. You can go back to that person with an ordinary sentence about something else, and pick up from there.",
    ],
    about: 'over',
  },
  {
    like: [
      'does cold water help before i go in so i dont blush',
      'should i splash my face when i feel the red coming',
      'do i fan myself or hold something cold on my cheeks',
      'is there a quick way to cool a red face',
    ],
    say: [
      "Cool water or fresh air feels good and can take some heat out for a few minutes. It doesn't prevent the next blush. Use it as comfort, once, and then go in. If you find you can't go in without it, it has begun to run things.",
    ],
  },
]
