import type { Answer } from '../../../conversation.ts'

export const oldFriendsReplies: readonly Answer[] = [
  {
    like: [
      'what do i write to a friend i havent talked to in years',
      'how do i text an old school friend out of the blue',
      'help me write the first line after ten years of silence',
      'what do i say to my old college roommate after so long',
      'i want to message my childhood best friend, give me words',
    ],
    say: [
      `Short, with something only the two of you have:\n"I found an old photo of us, and it made me smile. How are you these days?"\n"It's been far too long. I still think of you sometimes."\n"No reason, no favor to ask. I'd love to know how you are."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say sorry to a friend i ghosted years ago',
      'what do i write to a friend i hurt back then',
      'apology message to an old friend',
      'i dropped her when i got a boyfriend how do i apologize now',
      'i never answered his messages when his dad died, what can i say after all this time',
    ],
    say: [
      `Name what you did, and ask for nothing back:\n"I disappeared when you needed me. I'm sorry, and I've thought about it often."\n"You didn't deserve how I treated you. I wanted you to hear that from me."\n"You don't have to answer. I'd be glad if you did."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i suggest meeting up with an old friend again',
      'weve been texting after years, how do i ask to see each other',
      'what do i say to get from liking her photos to actually meeting',
      'how do i invite an old friend who lives far away to a call',
      'i want to see my old buddy in person what do i write',
    ],
    say: [
      `Give a rough time, and keep it short:\n"I'd love to see your face. Could we get an hour together next month?"\n"I'll be near you soon. Could I buy you a coffee?"\n"Texting you is nice. Can I call you one evening this week?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write to an old friend whose mother died',
      'i heard through others that my old friend is sick what do i say',
      'my ex best friend got divorced, can i write and what',
      'how do i send condolences to someone i lost touch with',
    ],
    say: [
      `News is a good reason to write, and two lines are enough:\n"I heard, and I've been thinking of you ever since."\n"We haven't talked in a long time, and I still wanted you to know I care."\n"No need to answer. If you ever want to talk, I'd like that."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when an old friend asks so what have you been up to',
      'how do i answer what are you doing these days when my life went nowhere',
      'they will ask about marriage and kids and i have neither what do i say',
      'how do i sum up ten years to somebody from school',
      'at the reunion what do i tell them about myself',
    ],
    say: [
      `Two sentences are plenty, and then ask:\n"A lot happened, some of it hard. I'll tell you sometime. And you?"\n"It went differently than I planned. Tell me about you."\n"The short version is that I'm still here. I'd rather hear yours first."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to message my old friend on instagram or should i call',
      'text or call after all these years',
      'is a letter too much for a friend i lost touch with',
      'should i write or phone her out of the blue',
      'is it all right to send a friend request after a decade',
    ],
    say: [
      "Write first, in whatever way they're likely to see. A message lets them be surprised in private and answer when they're ready, and a call after years can catch somebody at a bad moment. A letter is lovely if you have the address.",
    ],
  },
  {
    like: [
      'should i write on her birthday or is that weird after so long',
      'can i use his birthday to get back in touch',
      'is a happy birthday text ok if we havent talked for years',
      'is new year a good excuse to write to an old friend',
      'do i wait for a special occasion to reach out',
    ],
    say: [
      "A birthday is a good reason to write, even after years. Add one line so it isn't lost among the others: something you remember, or a question. And you don't have to wait for it. An ordinary afternoon works as well.",
    ],
  },
  {
    like: [
      'what if they ask why i never wrote',
      'what if she is angry that i disappeared',
      'what do i do if he brings up the past',
      'and if the first thing they say is where were you all these years',
      'what if my old friend is still mad at me',
    ],
    say: [
      `You can give a true, short answer: "I was struggling and didn't know how to come back. I'm sorry." Let them be angry for a bit without defending yourself. Somebody who asks is still talking to you.`,
    ],
  },
  {
    like: [
      'how long should i wait for an answer from my old friend',
      'its been four days and she hasnt replied to my message after years',
      'when can i write again if an old friend doesnt answer',
      'how many times can i try with someone from the past',
      'he hasnt opened my message for two weeks do i resend',
    ],
    say: [
      "Give it a month. After years, people often want to answer properly and put it off, and messages from people they don't follow can land in a hidden folder. Then one more line is fine, friendly and without reproach. After two, leave it with them.",
    ],
  },
  {
    like: [
      'im scared my old friend forgot me',
      'she probably doesnt even remember who i am',
      'i thought about him for years and he likely never thought of me',
      'what if i meant nothing to them',
      'maybe the friendship was only important to me',
    ],
    say: [
      "It would hurt to find out that it meant more to you than to them. You can't know that from here. People differ in how much they look back, and many do remember more than they show. What it meant to you stays true, however they answer.",
    ],
  },
  {
    like: [
      'i still have her number and open the chat every week without writing',
      'ive typed a message to my old friend fifty times and deleted it',
      'i pick up the phone to call him and put it down again',
      'every year i say ill write to her and i never do',
      'i have a draft to my old best friend sitting there for months',
    ],
    say: [
      "You've been reaching out to this person for a long time already, only without sending it. Each round makes it seem bigger, until it has to be perfect. It doesn't have to be. The shortest draft you ever had is likely the best one.",
    ],
  },
  {
    like: [
      'i changed so much they wouldnt recognize me',
      'i came out since then and my old friends dont know',
      'i gained a lot of weight and dont want them to see me',
      'ive been sick and dont look like i used to',
      'im not the funny one i was back then',
    ],
    say: [
      "It's scary when you can't know how they'd take it. What you tell them, and when, is up to you. If you'd rather not see them surprised, you can mention it in one line beforehand. They've had all those years too, and they'll have changed as well.",
    ],
  },
  {
    like: [
      'i meet my old friend for the first time in years and im nervous',
      'were seeing each other again next week after all that time',
      'the reunion is coming up and im scared it will be awkward',
      'she answered and wants to meet now i panic',
      'what if we sit there and have nothing to say after ten years',
    ],
    say: [
      `The first minutes will probably be strange, because you're both looking for the person you knew. That usually loosens once one of you says "do you remember." Bring one old story and one thing you'd like to know about their life now.`,
    ],
    about: 'coming',
  },
  {
    like: [
      'i met my old friend again and it was nice enough',
      'we talked on the phone after years it was fine',
      'i wrote to her and she answered, we chatted a bit',
      'saw the old crowd it was ok',
      'he wrote back something friendly',
    ],
    say: [
      "That's good to hear. After all that silence, nice enough is a lot. It can stay a friendly chat now and then, or grow. Either way, you've been in touch with somebody who knew you then.",
    ],
    about: 'over',
  },
  {
    like: [
      'my old friend was so happy to hear from me and i dont trust it',
      'it was like no time had passed but she probably wont write again',
      'we talked for three hours and now i think he was only being nice',
      'he said he missed me, people say that',
      'it went too well with my old friend im waiting for the catch',
    ],
    say: [
      "They didn't have to be that warm, and they were. They may get busy and go quiet again, and that wouldn't undo it. You don't have to settle tonight what it will turn into. You can let it be good.",
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote to my old friend and got one cold line back',
      'we met after years and had nothing to say to each other',
      'she answered with thanks hope youre well and that was it',
      'he blocked me when i reached out',
      'my old best friend acted like a stranger',
    ],
    say: [
      "I'm sorry. You reached out with something warm and got that back. It hurts to lose a friend, and then the hope of having them again. You don't need to work out why tonight. It took nerve to try.",
    ],
    about: 'over',
  },
  {
    like: [
      'i got drunk and wrote my old friend a way too long message',
      'i sent her five messages in a row after years of nothing',
      'i cried on the phone with my old friend and im embarrassed',
      'i told him i missed him so much and now i want to sink into the floor',
    ],
    say: [
      "Old feelings came out faster than you'd planned. That's what years of silence do. They saw somebody who cared, maybe a bit messily. If one thing needs setting right, one calm line will do it. If not, let it stand and give them time.",
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote hi long time no see is that enough for an old friend',
      'is my message to my old friend too long',
      'can you look at what i want to send after all these years',
      'my letter to her is three pages should i shorten it',
      'i put im so sorry for everything at the start is that too heavy',
    ],
    say: [
      'After a long silence, three or four lines are right: why you thought of them, one thing you remember, one question. If yours is longer, keep the rest for your second message. If it opens with guilt, move the warm part to the top.',
    ],
  },
]
