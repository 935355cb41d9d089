import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const ghostedWords: readonly Answer[] = [
  {
    like: [
      'he stopped answering. what can i send, just one text',
      'ghosted after two weeks of daily chat, is there a message that isnt needy',
      'A person I was getting to know has gone silent. How might I write one last time?',
      'i want write her one more time but not look desperate. what',
      'what do you say to someone whos been ignoring you for days',
      'need the follow up text. she read mine on tuesday and nothing',
      "I'd like to send one final check-in to someone who vanished on me, dignified, short",
    ],
    say: [
      "One message, no blame, and then the ball is theirs.\n\"I haven't heard from you and I liked talking. If you've moved on, that's okay, I'd like to know.\"\n\"Checking in once. Hope you're all right.\"",
    ],
    asks: 'words',
  },
  {
    like: [
      'my ghoster just texted "hey stranger". what do i say',
      'he came back after a month like nothing. reply??',
      'The person who disappeared has written again. How do I respond without pretending it was fine?',
      'she writes now "sorry was busy" after 5 weeks. what i answer',
      'what do i say to someone who ghosted me and now wants to chat',
      'got a "hiii how are you" from the guy who vanished. want to answer but not be a doormat',
      "He went dark for weeks and now he's in my inbox all cheerful, and I want to say it bothered me",
    ],
    say: [
      'Say what it was like, then say what you want.\n"Good to hear from you. The silence was confusing, and I\'d like to know what happened."\n"I\'m open to talking, but not to guessing again."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i want closure. what do i send to end it with someone who ghosted me',
      'how do i write a last message that isnt bitter',
      'I should like to close the matter with someone who no longer answers. What wording?',
      'last text to the girl ghosting me, then im done. words',
      "i want say goodbye to him who don't answer. how",
      'whats a classy im done waiting message',
      "They've ignored me for three weeks, I want to draw a line under it and feel okay about how I did it",
    ],
    say: [
      'You can close it yourself, even unanswered.\n"I\'m taking the silence as an answer, so I\'ll leave it here. Take care."\n"I enjoyed getting to know you. I won\'t write again, and I wish you well."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i ghosted someone and feel awful. what do i say now',
      'how do i apologize for ghosting a girl',
      'I stopped replying to a kind man out of nerves. How do I put it right in writing?',
      'i was the one who vanished. need words to say sorry',
      "i don't answer him two months because afraid. what to write for sorry",
      'she was nice and i just stopped replying. message?',
      "I'm the ghoster here, it eats at me. What would a decent short apology look like?",
    ],
    say: [
      'Own it without a list of reasons.\n"I disappeared on you and that wasn\'t fair. I\'m sorry."\n"I went silent because I didn\'t know what to say. You deserved an answer."',
    ],
    asks: 'words',
  },
  {
    like: [
      'my friends keep asking how its going with him and he ghosted me. what do i say',
      'what do i tell my mom when she asks about the girl, she stopped replying',
      'Colleagues ask after the lady I was seeing, who has vanished. What do I answer?',
      'ppl ask "so are you two dating??" nope ghosted. what do i say thats not embarrassing',
      "how answer when family ask about the person who don't write me anymore",
      'embarrassed to say i got ghosted. need a line for when friends ask',
      "Everyone at work knew about my date and now they want updates. He's gone silent. What can I say?",
    ],
    say: [
      'A short true answer is plenty.\n"It fizzled out. I was disappointed, but I\'m okay to talk about other things."\n"I haven\'t heard back, and I\'d rather not dig into it today."',
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say if i run into the person who ghosted me',
      'i will see my ghoster at a thing on friday. words please',
      'Should I meet her in the street, the one who stopped answering, what would I say?',
      'same gym as the guy who ghosted. what do i say when he says hi',
      'i see him in the bus sometimes, he ignored my messages. what can i tell him',
      'bumping into someone who left me on read for good. what comes out of my mouth',
      "She shops where I shop, and sooner or later we'll be face to face, so I want a sentence ready",
    ],
    say: [
      'Ordinary and brief, then carry on with your day.\n"Hi. I didn\'t expect to see you. I\'m on my way, take care."\n"Hey. I did wonder what happened, but this isn\'t the place for it."',
    ],
    asks: 'words',
  },
]
