import type { Answer } from '../../../conversation.ts'

export const weddingAnswers: readonly Answer[] = [
  {
    like: [
      'what do i say to the family of the dead',
      'i never know what to say at a funeral',
      'what do you say to someone whose mother died',
      'im scared of saying the wrong thing to the widow',
      'my condolences sounds so fake',
    ],
    say: [
      `"I'm so sorry" is enough, and so is a hand held for a moment. If you knew the person, add one small memory. Nothing you say can take the grief away, so it doesn't have to be the right thing. It matters that you came.`,
    ],
  },
  {
    like: [
      'what if i cry',
      'i will break down in front of everyone',
      "what if i can't stop crying",
      'what if i cry at the wedding and ruin it',
      'everyone will see me fall apart',
    ],
    say: [
      "Then you cry, and on a day like that you're in good company. Let it run, use a tissue, step out if you want to. Fighting it usually makes it last longer.",
    ],
  },
  {
    like: [
      "what if i don't cry",
      'i feel nothing and they will think im cold',
      'what if i laugh at the funeral',
      'what if i have the wrong face',
      'i get the giggles when im nervous',
    ],
    say: [
      "It happens to many people. Grief and nerves come out in odd ways, or not at all on that day, and your face doesn't tell people what you feel. If you have to laugh, let it pass, and step outside if it goes on.",
    ],
  },
  {
    like: [
      'they will ask when i am getting married',
      'the aunties ask about my job and my weight',
      'what do i say when they ask if i have kids yet',
      'everyone wants to know what im doing with my life',
      'what if they ask why im still single',
    ],
    say: [
      `They may well ask. You can answer in one line and hand it back: "No news there. How are your kids?" Say the same line to each of them. You don't owe your life story to everybody who is related to you.`,
    ],
  },
  {
    like: [
      'what about the dancing',
      'they will drag me onto the dance floor',
      'i cant dance and everyone watches',
      'the family dances and i have to perform in front of hundreds',
    ],
    say: [
      `You can say "Not for me, I'll clap." If it's a dance that you can't get out of, watch the feet of somebody who knows it, and be half a beat late. Plenty of people on the floor do it that way.`,
    ],
  },
  {
    like: [
      'they put me at a table with strangers',
      'what if i sit with people i dont know',
      'i have no plus one',
      'i go alone and everyone comes as a couple',
      'who do i sit with',
    ],
    say: [
      'Start with the one question that fits everybody there: "How do you know the family?" Ask the person on your left, then the one on your right. After that you may eat and listen. Being there alone is more common than it looks.',
    ],
  },
  {
    like: [
      'i have to give a speech',
      'im the best man and i have to make a toast',
      'they asked me to say a few words at the funeral',
      'i have to read something in front of all of them',
      'can i say no to the eulogy',
    ],
    say: [
      'You can say no, or make it small. Two minutes are enough: who they are to you, one story, one wish or one thank you. Reading it from paper is normal on a day like that. Read it to one person first.',
    ],
    item: 'challenge:two-minute-toast',
  },
  {
    like: [
      'do i have to go',
      'can i skip the wedding',
      'would it be terrible not to go to the funeral',
      "i'd rather stay home",
      'i want to cancel',
    ],
    say: [
      "No, nobody can make you. Think of how it will look to you in a year; these days don't come again. If some part of you wants to be there, go for that part. If you don't go, send them a true line beforehand.",
    ],
  },
  {
    like: [
      'i dont know the customs',
      'its a different religion and i dont know when to stand',
      'what do i wear',
      'am i supposed to take my shoes off or cover my head',
      'i will do something wrong in the ceremony',
    ],
    say: [
      `Ask somebody from the family a day or two before: "Is there anything I should wear or know?" People usually like being asked. On the day, sit in the middle and do what the others do, a second later. Guests aren't expected to know it all.`,
    ],
  },
  {
    like: [
      'how do i greet all these people',
      'hug or handshake or kiss',
      'there is a line and you shake forty hands',
      'what do i do in the receiving line',
      'i dont like being hugged by relatives',
    ],
    say: [
      "Short and the same for everyone: a nod or a hand, and one sentence. You can say the same one to all of them; each person hears it once. If you'd rather not be hugged, hold out your hand early or put it on your heart.",
    ],
  },
  {
    like: [
      "i can't afford a gift",
      'i have no money for the trip and the clothes',
      'everybody gives so much',
      'i dont have anything nice to wear',
    ],
    say: [
      "You may come with a card and a few honest lines; many people keep those longest. Borrowed or plain clean clothes are fine. If the trip is too much, tell them early that you can't afford it. That's a reason nobody has to be ashamed of.",
    ],
  },
  {
    like: [
      'my ex will be there',
      'the family i dont speak to anymore is coming',
      'i have to face my father after years',
      'there are people there who hurt me',
      'we had a big fight and now i see them all',
    ],
    say: [
      "Then decide beforehand how much contact you want: none, a nod, or one sentence. Tell one ally and sit near that person. You may change seats, walk out, or leave. If somebody there has harmed you, you don't have to greet them.",
    ],
  },
  {
    like: [
      'its my own wedding and i dread it',
      'i am the bride and i hate being looked at',
      'everyone will stare at me when i walk in',
      'its my birthday celebration and im the center',
      'how do i survive the photos',
    ],
    say: [
      "People will look at you, that's true, and most of them came because of you. Make what you can smaller: a shorter entrance, fewer photos, somebody next to you. For the rest, look at one face you like and stay with it for a while.",
    ],
  },
  {
    like: [
      'how long do i have to stay',
      'can i leave before the end',
      'is it rude to go after the ceremony',
      'when can i go home',
    ],
    say: [
      "For the ceremony and a greeting, in most families; ask if yours sees it differently. After that you can go when you've had enough. Say goodbye to one family member, or write the next day if they're surrounded.",
    ],
  },
]
