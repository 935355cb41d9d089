import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const askingOutWords: readonly Answer[] = [
  {
    like: [
      'how do i ask her out without it being weird, give me the actual words',
      'I am 58 and widowed. What does one even say these days when inviting someone to coffee?',
      'ok but what do i literally say to him',
      'I want to ask the guy from my class on a date but i dont find the sentence',
      'need a line for asking someone out that isnt a pickup line',
      'We talk every week and I would like to invite her properly. How should I phrase it?',
      'i always say "we should hang out" and nobody knows its a date. what do i say instead',
    ],
    say: [
      'Small and specific works best.\n"I\'ve liked talking with you. Want to get coffee this week, the two of us?"\n"I\'d like to take you out sometime. Would you be up for that?"\n"If it\'s a no, that\'s fine. I wanted to ask."',
    ],
    asks: 'words',
    about: 'coming',
  },
  {
    like: [
      'she said no. what do i reply',
      'He turned me down by text and I have been staring at it for an hour. How do I answer gracefully?',
      'got rejected, what do i write back so it isnt awkward',
      'he say "sorry i only see you as friend". what i should answer',
      'i asked them out and its a no lol. need something to say that doesnt sound bitter',
      'What is a dignified response when someone declines your invitation to dinner?',
      'she wrote back no thank you. just "ok"? that sounds mad',
    ],
    say: [
      'Warm, short, and no argument.\n"Thanks for being straight with me. I\'m glad I asked."\n"That\'s all right, I appreciate the honesty."\n"All good. I may be a little quiet for a day or two, and then I\'m fine."',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'someone asked me out and i dont want to. how do i say no nicely',
      'how to turn a guy down without hurting him',
      'A gentleman has invited me to dinner and I do not wish to go. How do I decline kindly?',
      'need words for rejecting a girl who asked me out',
      "he asked me on date, i am not interested, i don't know how to write no without being rude",
      'I froze when she asked me out and said "ill let you know". now i have to say no. what do i write',
      'how do i say not interested and not give false hope',
    ],
    say: [
      'Kind and clear beats soft and vague.\n"Thank you for asking me, that took nerve. I don\'t feel it that way, so I\'ll say no."\n"I\'m flattered, and my answer is no. I\'d rather be clear than leave you guessing."',
    ],
    asks: 'words',
  },
  {
    like: [
      'he texted "you free saturday?" what do i say without sounding too keen',
      'How do I answer "are you free Saturday" without looking desperate?',
      'she asked if im around this weekend. ive typed yes like 9 times. whats a normal reply',
      'what to reply to "doing anything sat?" from my crush, i do want to go',
      'my crush ask me if i have time on saturday, i want say yes but cool',
      "I'm free all of Saturday, obviously. What do I write back so I don't seem like I was waiting by the phone?",
      'saturday invite from guy i like. want to say yes, dont want to sound too eager. words?',
    ],
    say: [
      'Yes to the time, plus one plain detail.\n"Saturday works. What did you have in mind?"\n"I\'m free after lunch, and I\'d like that."\n"Yes, I\'m around. Coffee or a walk?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'my voice goes shaky when i try to ask her. how do i say im nervous and still ask',
      'can i admit im nervous when i ask him out? how would that sound',
      'I would like to be honest that I find this difficult while inviting her. What words would you suggest?',
      'i will shake when i ask. what can i say about it',
      'how to say "im bad at this but i like you" without it being pathetic',
      "Whenever I get close to asking I go bright red and she'll notice, so what do I say, do I mention it or what",
      'need a way to ask her out that owns the fact im terrified',
    ],
    say: [
      'You can say the nerves and still ask.\n"I\'m a little nervous saying this, but I like you and I\'d love to go out sometime."\n"This is hard for me to say out loud. Would you like to get dinner with me?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'matched with someone, what do i send first',
      'what to write to a woman about her profile, i only ever write hi',
      "I'm new to these dating apps at 61. What is a good first message?",
      'first message to a guy on hinge pls, something not cringe',
      'i matched her 3 days ago and didnt write. what can i say about her photos that isnt creepy',
      'How do you comment on a photo without only saying they look nice?',
      'need opener for app. my english not so good',
    ],
    say: [
      'Pick one thing you honestly noticed and ask about it.\n"Your photos look like you had a good time. Which one has the best story?"\n"I liked your profile. What\'s the part of it people never ask you about?"\n"Hi, your profile made me smile. How\'s your week going?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'she said "maybe sometime". what do i say to that',
      'he answered "yeah we\'ll see" when i asked him out. what do i write now',
      'I invited someone to coffee and received a vague answer. How do I follow up once without pestering?',
      'got a "im pretty busy rn" when i asked her out. what to reply',
      'asked him out, he said haha maybe. now what do i text',
      'she not say yes, not say no. how i ask again polite',
      'What do I say to a wishy washy answer? I asked last week and got "let me check" and then nothing about it',
    ],
    say: [
      'Ask one more time, with a real choice, and then leave it with them.\n"No pressure either way. Would you like to pick a day, or leave it?"\n"I\'d still like to take you out. If it\'s not for you, you can say so."',
    ],
    asks: 'words',
    about: 'over',
  },
]
