import type { Answer } from '../../../conversation.ts'

export const secondLanguageReplies: readonly Answer[] = [
  {
    like: [
      'what do i say when i dont understand someone',
      'how do i ask people to speak slower without being annoying',
      'how do i politely ask them to repeat in english',
      'what can i say instead of what or sorry',
      'a sentence for when they talk too fast for me',
    ],
    say: [
      `Tell them what would help:\n"Could you say that a bit slower? I want to get it right."\n"I understood the first part. What came after that?"\n"I don't know that word. What does it mean?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say that i lost the word in the middle of a sentence',
      'what do i say when i get stuck and everyone waits',
      'i go blank in english, what can i say to win time',
      'how do i ask for help with a word',
      'what do i say when a word wont come',
    ],
    say: [
      `These give you time and keep your turn:\n"One moment, I have it in my other language."\n"What do you call it when you do this?"\n"Let me start that again."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i introduce myself in a group when my english isnt good',
      'what do i say about myself in my second language at work',
      'a short introduction for somebody still learning the language',
      'first day in a new class in a foreign language, how do i say who i am',
      'how do i tell them where im from and that im learning',
    ],
    say: [
      `Two short sentences you've practiced out loud:\n"Hello, I'm new here. I'm still learning, so please be patient with me."\n"I moved here not long ago. How long have you been here?"\n"I understand more than I can say."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when someone laughs at my accent',
      'someone corrected my grammar in front of everybody what do i say',
      'how do i respond when they imitate the way i talk',
      'what do i say to people who talk to me like a child because of my english',
    ],
    say: [
      `Calm, short, and once:\n"That's my accent. You did understand me, right?"\n"You can talk to me normally. I'll ask if I miss something."\n"I'd rather not be corrected in front of people. Tell me later."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i make a phone call in my second language, what do i say first',
      'what do i say at the doctor when my english is not enough',
      'how do i ask for an interpreter',
      'words for an official appointment in a foreign language',
      'how do i ask them to write it down for me',
    ],
    say: [
      `Say it at the very start, before they speed up:\n"I'm still learning the language. Please speak slowly."\n"Do you have an interpreter for this?"\n"Could you write that down, or send it to me by email?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to use a translator app in a conversation',
      'can i look up a word on my phone while talking',
      'is it rude to type into google translate in front of someone',
      'can i use my phone to translate at the store',
      'is it cheating to prepare sentences',
    ],
    say: [
      `It's fine. Show them the screen or say, "One second, I'm looking up a word," and they'll know you aren't texting. Prepared sentences are fine too. You can also try with your hands or other words first; often the other person finds the word for you.`,
    ],
  },
  {
    like: [
      'should i tell people that english is my second language',
      'do i mention it at the start of an interview that im not a native speaker',
      'is it better to say im still learning',
      'should i say it before a presentation that english isnt my first language',
      'do i tell my date that my english is limited',
    ],
    say: [
      `If it would relax you or help them slow down, yes: one short sentence, no sorry. If you're following fine, you don't need to. I'd leave out "my English is bad," because then they listen for mistakes and miss what you say.`,
    ],
  },
  {
    like: [
      'is it rude to speak my own language with a friend in front of others',
      'can we talk spanish at work',
      'is it ok to speak my language to my kids in public',
      'do we have to switch to english when others are there',
      'people look when we talk in our language, is it wrong',
    ],
    say: [
      `It's fine on the street, and it's fine with your kids. In a small group where one person can't follow, it's kind to switch, or to say what it was about: "We were talking about lunch." At work, it's usually fine on breaks. People's looks don't make it wrong.`,
    ],
  },
  {
    like: [
      'should i ask people to correct me',
      'do i want friends to correct my english or not',
      'how do i get people to tell me my mistakes',
      'is it good to be corrected all the time',
      'should i correct myself when i notice a mistake',
    ],
    say: [
      'Ask one or two people you like, and only them. Being corrected all the time can make you stop talking, and talking is what you need most. For your own slips: go back if it changes the meaning, and let the rest go.',
    ],
  },
  {
    like: [
      'i sound stupid in english and im an engineer',
      'in my country i was a teacher and here i cant order coffee',
      'they think im dumb because i talk slowly',
      'i have two degrees and speak like a five year old',
      'nobody here sees that im smart',
    ],
    say: [
      "You carry all of it in your head, and only a trickle gets out. That's maddening. Slow isn't stupid, and people who listen hear the difference. Try telling somebody one thing from your own field. You know those words best, and it shows.",
    ],
  },
  {
    like: [
      'im silent at work because of my english',
      'in meetings i have ideas and dont say them because of the language',
      'i never speak in class because im the only foreigner',
      'i eat alone because i cant follow what they talk about',
      'i dont join in because it takes me too long to make a sentence',
    ],
    say: [
      `So they're missing what you think, and you're left on the outside. By the time your sentence is ready, the conversation has moved on. It doesn't have to be finished. A few words get you in: "I see a problem," or "Can I add something?"`,
    ],
  },
  {
    like: [
      'i get more nervous in english than in my own language',
      'my accent gets stronger when im nervous',
      'i speak fine alone but with natives i shake',
      'with other foreigners i talk and with native speakers i freeze',
      'as soon as someone is impatient i forget everything',
    ],
    say: [
      "Nerves tend to hit a second language harder, because it takes more effort than your first. It isn't gone when that happens; it comes back as you calm down. Slow your first sentence down on purpose. The rest tends to follow.",
    ],
  },
  {
    like: [
      'i have a job interview in english and im scared i wont understand',
      'i have to give a talk in my second language next week',
      'my appointment at the office is tomorrow and my german is bad',
      'parent teacher meeting in a language i barely speak',
      'im meeting my girlfriends family and dont speak their language well',
    ],
    say: [
      `You'll be doing a hard thing with one hand tied behind your back, and some words will go missing. Prepare three sentences you'll need for sure and say them aloud tonight. And one for getting lost: "Could you say that in other words?" With that one you can get through a lot.`,
    ],
    about: 'coming',
  },
  {
    like: [
      'i talked to someone in english and it was ok',
      'i made the phone call in my second language it worked',
      'they understood me mostly',
      'i ordered by myself and got what i wanted',
      'i said something in the meeting, one sentence, fine',
    ],
    say: [
      "Good. You were understood, in a language you had to learn word by word. That's what it's for, and it worked. No need to go over the grammar afterward.",
    ],
    about: 'over',
  },
  {
    like: [
      'they said my english is good but people say that to be polite',
      'she complimented my english and i felt like a fraud',
      'it went well but they probably understood half of it',
      'we talked for an hour in english and i think he was being patient with me',
      'they laughed at my joke in english, maybe out of pity',
    ],
    say: [
      "They may have been polite, and they also stayed and talked with you. If they'd missed half of it, you'd probably have noticed in their answers. I'd take it the way it looked: they followed you, and it was pleasant.",
    ],
    about: 'over',
  },
  {
    like: [
      'they didnt understand me and i gave up',
      'the woman at the counter rolled her eyes at my english',
      'i said something and everyone laughed at how i said it',
      'they switched languages right away and i felt so small',
    ],
    say: [
      "That can make you feel very small. I'm sorry. Some people are impatient with an accent or a slow sentence, and that's on them. It was one bad conversation. You know as much of the language as you did this morning.",
    ],
    about: 'over',
  },
  {
    like: [
      'i used a word that means something dirty by mistake',
      'i said yes to something and had no idea what it was',
      'i called my boss by the wrong form and everybody looked',
      'i cried because i couldnt find the words',
      'i pretended i had to go because i couldnt follow anymore',
    ],
    say: [
      `Oh, that burns for a while. Things like that happen to a lot of people living in a second language. If you agreed to something you didn't catch, ask tomorrow: "I want to be sure I understood." The rest you can let go.`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i practice out loud or in my head',
      'how long should i practice before a call in english',
      'should i write the whole thing down or only keywords',
      'do i read my sentences off the paper or learn them by heart',
      'is it better to practice with an app or with a person',
    ],
    say: [
      'Out loud, with keywords on paper rather than whole sentences. If you read word for word, the first question can throw you. Ten minutes is enough for a call: say the opening three times and one sentence for getting stuck. If you can, practice with a person, even for five minutes.',
    ],
  },
]
