import type { Answer } from '../../../conversation.ts'

export const neurodivergentReplies: readonly Answer[] = [
  {
    like: [
      'how do i tell my boss i need quiet',
      'how do i ask for accommodations at work',
      'what do i say to get instructions in writing',
      'how do i ask my teacher for extra time or a quiet room',
      'i need words to ask for what i need at work because of adhd',
    ],
    say: [
      `Say what you need and what it does for the work:
"I work best with things in writing. Could you send me the main points?"
"I'd get more done somewhere quieter. Could we try that for two weeks?"
"I need a clear deadline and one task at a time. Can we try that?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell someone im autistic',
      'how do i tell my date i have adhd',
      'what do i say when i come out as autistic to a friend',
      'words for telling my family about my diagnosis',
      'how do i explain it in one sentence',
    ],
    say: [
      `One sentence about it, one about what it means for you:
"I'm autistic. For me that means I'm direct, and noise wears me out."
"I have ADHD. If I interrupt, it means I'm interested. You can stop me."
"I found out something that explains a lot about me. Can I tell you?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i dont get the joke',
      'how do i ask if someone is being sarcastic',
      'how do i ask what they really mean',
      'what do i say when i missed the hint',
      'i dont know if it was serious how do i ask',
    ],
    say: [
      `Asking is better than guessing, and shorter:
"Was that a joke? I can't always tell."
"Do you mean that literally?"
"I'm not sure what you want me to do. Can you say it straight?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say i need a break from people',
      'im overloaded and need to leave what do i say',
      'how do i explain i have to go because its too loud',
      'what do i say before i shut down',
      'how do i get out when i feel a meltdown coming',
    ],
    say: [
      `Say it early, while words still work:
"It's too loud for me. I'm going outside for a bit."
"I'm overloaded. I'm not angry. I need quiet."
"I have to go now. I'll write to you tomorrow."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i join a conversation when i dont get the timing',
      'how do i end a conversation i cant find the end of',
      'how do i start small talk when i find it pointless',
      'what do people say in small talk',
      'give me scripts for chatting',
    ],
    say: [
      `A way in, a way on and a way out:
"What are you all talking about?"
"How does that work?"
"I'm going to get some water. It was good talking to you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to use scripts',
      'is it fake if i prepare sentences',
      'can i rehearse conversations',
      'is it weird to copy how others talk',
      'is it cheating to plan what i say',
    ],
    say: [
      'Preparing what you say is fine. Plenty of people have ready-made sentences for greetings and goodbyes; yours are more deliberate. It gets tiring when you have to keep it up for hours. Use them at the start and the end of a conversation, and let the middle be yours.',
    ],
  },
  {
    like: [
      'should i get a diagnosis as an adult',
      'is it worth getting tested at my age',
      'im 50 and think im autistic should i bother',
      'do i need it on paper',
    ],
    say: [
      "It's worth it if a diagnosis would get you something: support at work or school, treatment, or an answer you want badly. It can take a long time and cost money. Without it you can still use whatever helps, and talk to people who live the same way.",
    ],
  },
  {
    like: [
      'is it rude to wear headphones around people',
      'can i wear sunglasses or earplugs at a party',
      'can i bring a fidget to a meeting',
      'can i use noise canceling earbuds in a group',
      'can i sit with my back to the wall',
    ],
    say: [
      `Earplugs, sunglasses, a fidget and a seat by the wall are fine in most places. With headphones, people may think you don't want to talk, so say one line: "These take the noise down. I can hear you."`,
    ],
  },
  {
    like: [
      'what if they think im rude because i dont smile',
      'people think im angry but its my face',
      'they say i sound rude when im not',
      'my tone comes out wrong',
      'everyone says im cold',
    ],
    say: [
      `Then you can say it in words: "I may look serious, but I'm enjoying this." For many people once is enough, and they read you better from then on. You don't have to hold up a smile for two hours.`,
    ],
  },
  {
    like: [
      'they changed the plan and i cant cope',
      'i dont know who will be there or how long it takes',
      'plans changed last minute and im falling apart',
      'i need to know exactly what happens',
      'not knowing the plan is the worst part',
    ],
    say: [
      'When the plan goes, everything you\'d built in your head for it goes too. You can ask for the new one: "Who is coming, where, and until when?" Those three are usually known. And set your own end time, since that part is yours.',
    ],
    about: 'coming',
  },
  {
    like: [
      'every rejection crushes me',
      'if someone sounds annoyed i think they hate me',
      'one short text and my whole day is ruined',
      'i take everything so personally its the adhd',
      'i feel criticism like a punch',
    ],
    say: [
      "That's a lot of pain, and it hits before you can think. If you can, wait an hour before you answer or decide anything. Then look at the plain words again. Short often means busy. If you're not sure, ask once.",
    ],
  },
  {
    like: [
      'ive been bullied all my life for being weird',
      'teachers always told me im too much',
      'i got told off so often i say nothing now',
      'they laughed at me and i thought they were my friends',
    ],
    say: [
      "I'm sorry that was done to you. You didn't bring it on yourself, and being careful makes sense after that. One person who is straight with you and sticks around can matter more than fitting in with a whole group.",
    ],
  },
  {
    like: [
      'i have a party and i have to mask all evening',
      'family gathering all day and i cant be myself',
      'work event and ill have to act normal for hours',
      'ive got three social things this week and no energy',
      'new people tomorrow and i have to perform',
    ],
    say: [
      "Hours of acting would wear anybody out. Plan the gaps now: a time you leave, a place to go outside for five minutes, nothing the morning after if you can. If there's one person you feel safe with, you can drop a bit of the act with them.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i told them im autistic and they were fine',
      'i asked for what i needed and it worked',
      'i went without masking and it was ok',
      'had a conversation and it was normal',
      'met people today and it went ok for once',
    ],
    say: [
      "I'm glad it went all right. You can let it be good without going over every minute of it. Do something you like with the rest of the day.",
    ],
    about: 'over',
  },
  {
    like: [
      'it went well but i was masking so it wasnt me',
      'they liked me but they liked the mask',
      'they said i was great but i cant tell if they meant it',
      'it was nice but i probably missed a sign',
    ],
    say: [
      "Even with a mask on, you were the one who listened and chose the words, so some of who they liked was you. You can't always tell what people mean, and you don't have to work it out tonight. It was nice, and that can stand.",
    ],
    about: 'over',
  },
  {
    like: [
      'i had a meltdown in front of people',
      'i went nonverbal and walked out',
      'i shut down in the middle of dinner',
      'i screamed because it was too much',
      'i cried at work because of the noise',
    ],
    say: [
      `That was overload, and by then it wasn't a choice. Quiet and rest come first now. Later, you can send one line to the people who matter: "It got too much. I wasn't angry with you." Knowing that can help them understand.`,
    ],
    about: 'over',
  },
  {
    like: [
      'i talked about my interest for an hour and they left',
      'i overshared with people i barely know',
      'i corrected someone in front of everyone',
      'i told the truth and she was hurt',
      'i asked something too personal',
    ],
    say: [
      'You see it now, and it burns. What was behind it was interest, or honesty, and those are good things with poor timing. If somebody looked hurt, one sentence to that person: "That came out wrong. I\'m sorry." If nobody did, leave it there.',
    ],
    about: 'over',
  },
  {
    like: [
      'do i say it or write it',
      'can i send it as a text instead of saying it',
      'can i keep the list on my phone',
      'can i read it from a card',
      'is it ok to show a note instead of talking',
    ],
    say: [
      "Writing it is fine, and often clearer. A text, a note or a card you hold out all count. Keep it to two or three lines, so they get the point at once. If they answer by talking and it's too fast, ask them to write back.",
    ],
  },
]
