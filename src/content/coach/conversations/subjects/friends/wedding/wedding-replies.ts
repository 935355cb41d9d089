import type { Answer } from '../../../conversation.ts'

export const weddingReplies: readonly Answer[] = [
  {
    like: [
      'what do i write in the wedding card',
      'what do i put in the card for the couple',
      'give me a line for a wedding card that isnt cheesy',
      'i have been staring at this card for an hour',
      'what do you write in the guest book',
    ],
    say: [
      `Plain and true reads best:\n"So much joy to you both. Thank you for having me there."\n"You two are good together. I wish you many years of it."\n"I loved being part of this day. Here's to the two of you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write in a sympathy card',
      'how do i text someone whose father died',
      'i need words for a condolence message',
      'what do i send to the family if i cant make it to the funeral',
    ],
    say: [
      `Short is kind here:\n"I'm so sorry. I'm thinking of you and your family."\n"I can't be there, and I'll be thinking of you that day."\n"You don't have to answer this. I wanted you to know that I care."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say no to a wedding invitation',
      'i cant come to the wedding, how do i tell them',
      'how do i decline being a bridesmaid',
      'what do i write to rsvp no without hurting her',
      'how do i tell my cousin i wont be at her wedding',
    ],
    say: [
      `Early, warm, and without a long list of reasons:\n"I can't be there, and I wish you both a beautiful day. Can I take you both out afterward?"\n"Thank you for asking me. I can't be in the wedding, and I'd love to come as a guest."\n"I won't be able to make it. I'll be thinking of you."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i start my toast',
      'i need a first sentence for the speech at the wedding',
      'first line for a best man speech please',
      'whats a good ending for a toast',
      'how do i end the speech at my parents anniversary',
    ],
    say: [
      `A plain opening and a plain end carry it:\n"For those I haven't met, here's how I know them."\n"There's one thing about them I'd like you all to know."\n"So please raise your glass with me. To you both."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask if i can bring a plus one to the wedding',
      'what do i say to the bride about bringing my boyfriend',
      'can i ask to sit with people i know at the reception, how',
      'how do i ask the couple for a different table',
    ],
    say: [
      `Ask once, early, and leave them room to say no:\n"Is the invitation for me alone, or may I bring someone? Either is fine."\n"Could you seat me near somebody I know? I'd feel better, and if it can't be done, I'll manage."`,
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'is it weird to go to a wedding alone',
      'should i take a date so im not the single one',
      'would it be sad to show up solo at my age',
      'should i bring someone i barely know as my plus one',
    ],
    say: [
      "No, it isn't weird, and plenty of people do it. On your own, you can talk to anyone you like and go home when you want. A date you barely know is one more person to look after. Find out who else is coming without a partner, and say hello to them early.",
    ],
    about: 'coming',
  },
  {
    like: [
      'is it ok to go to the funeral if i hardly knew them',
      'should i go to my coworkers fathers funeral',
      'do i belong at a funeral if im not family',
      'can i go to the funeral of an ex',
      'we lost touch years ago, should i still go to the service',
    ],
    say: [
      "Yes, if the service is open, you can go. Families often remember who came, and you don't have to have been close. Sit where there's room, say one sentence to them, and leave when you like. If you think your being there could hurt somebody close, ask first, or write.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what if i have to go to the bathroom during the ceremony',
      'what if i need to get out during the service',
      'is it ok to walk out of church in the middle',
      'should i sit near the exit',
      'what if i panic in the middle of the vows',
    ],
    say: [
      `Then you get up quietly and go; people slip out of ceremonies all the time, with children, coughs and phones. Sit where you'd like to sit. If you have to climb over somebody, "Excuse me" is enough. You can stand at the back for the rest.`,
    ],
    about: 'coming',
  },
  {
    like: [
      'is it ok to laugh and chat at a wake',
      'can i talk about normal things at the funeral meal',
      'is it wrong to tell a funny story about him',
      'can i mention the person who died or should i avoid it',
    ],
    say: [
      "Talking about the person who died is fine. Many families want to hear about them, and a funny story can be a gift if it's a fond one. Chatting about normal things at the meal is fine as well. Watch the closest family, and be as quiet or as lively as they are.",
    ],
  },
  {
    like: [
      'i have to walk down the aisle as a bridesmaid and i am terrified',
      'im a groomsman and everybody will watch me walk in',
      'i have to light a candle in front of everyone at the service',
      'they gave me a part in the ceremony and i might mess it up',
    ],
    say: [
      'Having a part in it means being watched, and you know the minute it starts. The good side: your part is short, and all eyes soon move on. Ask to go through it once beforehand. Then look at a face you like and walk slower than you want to.',
    ],
    about: 'coming',
  },
  {
    like: [
      'first family event since my wife died',
      "it's the first wedding since my divorce",
      'everybody will see that i come without him this time',
      'i had a miscarriage and it is a baby shower',
    ],
    say: [
      "That's a heavy thing to carry into a day like that. You can be glad for others and sad for yourself in the same hour. Tell one person there how it is for you, so you don't have to keep up a smile all day. You can leave when it's too much.",
    ],
  },
  {
    like: [
      'the wedding lasts all weekend and i have no time alone',
      'three days with the whole family in one hotel',
      'its twelve hours of being around people',
      'i have to share a room with people at the wedding',
      'i run out of energy halfway through long celebrations',
    ],
    say: [
      'Hours on end with people would drain most of us, and you have nerves on top. So plan the gaps as firmly as the program: a walk between ceremony and dinner, breakfast on your own, an hour in your room. Some parts can go on without you.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i look awful in photos and they will take hundreds',
      "i've gained weight since they all last saw me",
      'the relatives will see how much i changed',
      'i transitioned since the family last saw me',
      'everyone there is successful and i have nothing to show',
    ],
    say: [
      'Being looked over by people who remember you differently is hard, and some of them will look. Then the day itself takes over, and they have their own looks and lives to worry about. Find the two or three who are glad to see you as you are, and spend your day near them.',
    ],
  },
  {
    like: [
      'the wedding was fine',
      'the funeral is over, it was ok',
      'i went to the wedding and got through it',
      'it was a long day but alright, the ceremony was nice',
      'i did the reading at the service and it was okay',
    ],
    say: [
      "I'm glad it was all right. That's a long day of people and rules behind you, and you were there for people who matter. Shoes off now, and rest.",
    ],
    about: 'over',
  },
  {
    like: [
      'everybody said my speech was great but they have to say that',
      'the toast went well and i cant believe it',
      'i actually danced at the wedding and now i feel weird about it',
      'the family was so nice to me, it felt too good to be true',
      'i had fun at the wedding, i dont trust it',
    ],
    say: [
      "That's good to hear. Nobody has to walk up to you at a wedding and say something nice. If they came to tell you, I'd believe them. It was a good day, and you were part of what made it one.",
    ],
    about: 'over',
  },
  {
    like: [
      'i sat alone at the wedding the whole time',
      'the reception was horrible, everyone danced and i sat at the table',
      'nobody talked to me at my table',
      'i left the wedding before dinner because i couldnt take it',
      'my voice broke in the speech and i could not go on',
    ],
    say: [
      "That's a hard day to come home from, when everybody else seemed to be having fun. It probably meant something to them that you came. The part that went wrong for you was one small part of a very full day for them. Get some rest tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'i said congratulations at the funeral',
      'i told the widow see you soon and ran',
      'i laughed during the ceremony and people looked',
      'my phone rang in the middle of the vows',
      'i said something stupid to the bride',
    ],
    say: [
      `Oh no. On a solemn day a slip like that feels much bigger. They had a great deal else on their minds. If it landed on somebody, a line will do: "I was nervous and it came out wrong. I'm sorry." If nobody was hurt, it may be a story one day.`,
    ],
    about: 'over',
  },
  {
    like: [
      'can i read the speech from my phone',
      'do i need to learn the toast by heart',
      'how long should my wedding speech be',
      'is paper better than the phone for the eulogy',
      'do i have to stand up for the toast',
    ],
    say: [
      "Paper is better: large print, few lines, and it won't go dark or buzz. Nobody expects it by heart. Two to three minutes is a good length, about a page and a half in large type. Stand if you can, so people can see who is talking.",
    ],
    about: 'coming',
  },
]
