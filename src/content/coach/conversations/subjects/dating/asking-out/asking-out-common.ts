import type { Answer } from '../../../conversation.ts'

export const askingOutCommon: readonly Answer[] = [
  {
    like: [
      'should i say thursday or leave it open',
      'do i name a day or ask when shes free',
      'is it better to suggest a time or just say sometime',
      'Ought I to propose a specific evening or let her choose?',
      'name the day or be vague about it',
      'if i say friday 7 is that pushy? or just "some time"',
      'thursday or whenever ur free, which one',
    ],
    say: [
      'Name the day. "Thursday" is quicker to answer than "sometime," because all they have to do is look at one evening. Add a way out, like "or another day if that\'s bad," and it isn\'t pushy at all.',
    ],
    about: 'coming',
  },
  {
    like: [
      'should i ask in person or text',
      'do i text him or wait til i see him',
      'is it ok to ask her out by message',
      'Would it be more respectful to ask her face to face?',
      'text or irl??',
      'i am very shy, better i write it or say it with mouth',
      'ask on whatsapp or after class when we walk out',
    ],
    say: [
      "Text is fine, and if that's the version you'll actually do, choose it. It gives both of you a moment to think. In person is lovely if the chance comes up on its own, but don't wait weeks for a perfect moment. One clear line, with a day in it.",
    ],
    about: 'coming',
  },
  {
    like: [
      'coffee or dinner',
      'what do i suggest, drinks or a walk or food',
      'is a movie a good first thing to ask her to',
      'What would be a suitable first outing to propose?',
      'where do i ask him to go tho',
      'cinema or coffee, what is better for first time',
      'dinner feels like a lot. walk? museum? help',
    ],
    say: [
      "Coffee or a walk. It's short, cheap, and either of you can end it after an hour or let it run on. Walking helps even more if silence worries you: you look ahead instead of at each other, and there's always something to point at.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what if she says no',
      'what if he turns me down tho',
      'and if its a no?? then what',
      'I dread being refused. How would I carry on?',
      'what i do if she tell me no',
      'ok but say i ask and he says hes not interested',
      'if she rejects me i will die on the spot',
    ],
    say: [
      "Then you say \"No problem, thanks for being straight with me,\" smile if you can, and go on with your day. It'll sting for a while. But you'll know, and you'll have asked decently. Want to say that line aloud once now?",
    ],
    about: 'coming',
  },
  {
    like: [
      'she said yes',
      'HE SAID YES',
      'omg she said yes im shaking',
      'She has accepted my invitation.',
      'she say yes!! i cant believe',
      'i asked and got a yes wtf',
      'said yes to coffee sat',
    ],
    say: [
      "That's wonderful, and you were the one who asked. Enjoy it tonight before you start planning. If the time and place aren't fixed yet, settle those in one short message. They said yes to you as you are, nerves included.",
    ],
    about: 'over',
  },
  {
    like: [
      'she said no',
      'he turned me down',
      'asked her and she has a boyfriend',
      'She declined, kindly, but she declined.',
      'i ask her, she say only friend',
      'he said hes not looking for anything rn',
      'rejected. knew it',
    ],
    say: [
      "That hurts, and I'm sorry. You asked openly, and they gave you an answer; both were decent things to do. It means no to a date, and it's not a verdict on you. Next time you meet, a normal hello is enough. Be gentle with yourself tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'how do i ask a girl in my class for coffee, in person',
      'theres a guy in my lecture i like. what do i say after class',
      "I'd like to invite a classmate for coffee. How do I put it?",
      'want to ask classmate out face to face but what are the words',
      'we pack up at the same time and i never say anything. give me a line for coffee',
      'how ask girl from my course to drink coffee together',
      'shes in my chem lab and were kinda friendly, how do i ask her to hang out just us',
    ],
    say: [
      'Short, with a clear plan and a way to say no.\n"I like talking with you. Want to get coffee after class on Thursday?"\n"If you\'re busy, no problem at all."\n"I\'m heading to the coffee place now, and I\'d like some company."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i text a classmate to ask her for coffee',
      'got his number from the group project, want to text and ask him out. what do i write',
      'Please help me word a text inviting someone from my course to coffee.',
      'typing and deleting for an hour. what do i text this girl from class',
      'what text to send for coffee with classmate?',
      "i'd rather do it by text, shes in my seminar. wording",
      'can u write me a msg to ask my lab partner out, low pressure',
    ],
    say: [
      'Send it in one go, no preamble.\n"Hey, it\'s [name] from class. I like talking with you. Want to get coffee Thursday after the lecture?"\n"If Thursday\'s bad, I\'m also free Friday."\n"And if it\'s not your thing, no hard feelings."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i ask a coworker for coffee in person without making it weird',
      'i like a woman at work, different team, what do i say to her',
      'What is a respectful way to invite a colleague for coffee face to face?',
      'want to ask out a guy at my job, need the actual line',
      'co worker and me laugh a lot, how i ask him for coffee outside work',
      'he works two desks over. what words for asking him for a coffee, in person',
      'asking a colleague out, once, politely. help me phrase it',
    ],
    say: [
      'Ask once, clearly, and make it all right to say no.\n"I enjoy talking with you. Would you like to get coffee outside of work sometime?"\n"A no is completely fine, and nothing changes here."\n"Okay, thanks for being straight with me. See you at the meeting."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'what do i text a coworker if i want to get coffee with her',
      'i have my colleagues number, how do i ask him out by message',
      'Would you draft a message inviting a co-worker for coffee, nothing heavy?',
      'want to message a girl from work, not creepy. words?',
      'text for coworker coffee pls',
      'how write to colleague on whatsapp for invite to coffee',
      'we text about shifts already. how do i turn it into asking her for coffee',
    ],
    say: [
      'Use your own phone, not the work chat, and ask once.\n"I always enjoy talking with you at work. Want to get coffee Saturday?"\n"If you\'d rather keep it to work, that\'s fine, and we\'re good."\n"I\'m glad I asked either way. See you Monday."',
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'what do i say if they say no when i ask them out',
      'if she says no how do i answer without being weird',
      'I asked and got turned down. How does one respond gracefully?',
      'he said "sorry im not looking for anything". what do i reply',
      'she say no to coffee, what I write back',
      'need a line for when the answer is no',
      'how do i take a no nicely, like the exact words',
    ],
    say: [
      'Thank them and let it be done.\n"Thanks for being honest. I\'m glad I asked."\n"No problem at all. Nothing changes on my end."\n"Got it. See you around, and take care."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i give someone a compliment without being creepy',
      'want to tell a girl i like her style, what do i say',
      'How could I compliment an acquaintance tastefully?',
      'compliment for a crush. words',
      'how say to man that I like how he speak',
      'i want to say something nice to the guy at the bookstore, nothing weird',
      'whats a compliment that isnt about looks',
    ],
    say: [
      'Pick something they chose or did, say it, move on.\n"I like how you said that. It made me think."\n"You have good taste. I like that jacket."\n"You tell a story well."',
    ],
    asks: 'words',
  },
]
