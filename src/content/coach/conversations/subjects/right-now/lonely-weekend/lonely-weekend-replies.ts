import type { Answer } from '../../../conversation.ts'

export const lonelyWeekendReplies: readonly Answer[] = [
  {
    like: [
      'what do i text someone to not be alone this weekend',
      'how do i ask a friend if theyre free on sunday',
      'i want company saturday what do i write',
      'how do i ask people if they have plans without sounding lonely',
      'short message to see if anyone wants to do something',
    ],
    say: [
      `One person, one thing, one time:\n"I'm going for a walk this weekend. Want to come along?"\n"Any chance you have an hour free? I'd like to see you."\n"I'm making too much food. Come and help me eat it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i call someone because im lonely',
      'how do i start a phone call with no reason',
      'i want to ring my sister but dont know how to begin',
      'how do i tell a friend im having a lonely day',
      'what do i say so the call isnt awkward',
    ],
    say: [
      `You don't need a reason, and you can say so:\n"I have no news. I wanted to hear your voice."\n"It's a long day over here. Do you have ten minutes?"\n"Tell me something about your week. I could use the company."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i answer when they ask any plans for the weekend',
      'how do i reply to what are you up to this weekend when the answer is nothing',
      'coworker asks about my weekend plans and i have none, what do i say',
      'how do i turn got any plans into an invitation',
      'i always say not much and then it dies',
    ],
    say: [
      `Tell it as it is and leave a door open:\n"Nothing yet, so I'm open to ideas. What about you?"\n"A quiet one. If you hear of something good, tell me."\n"No plans. Do you want to get something to eat?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write to someone i havent seen in a while to meet on the weekend',
      'how do i ask an acquaintance to do something on my day off',
      'i only know work people, how do i ask one of them for saturday',
      'how do i ask a neighbor over for coffee on sunday',
      'id like to ask someone from church to spend the afternoon, how',
    ],
    say: [
      `Something short in the daytime is a small thing to ask:\n"I have a free afternoon. Would you like to take a walk with me?"\n"I never see you outside of here. Could we get coffee for half an hour this weekend?"\n"I'm going to the market anyway. Want to come with me?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask to join someone for the holidays',
      'i would be alone at thanksgiving how do i ask if i can come',
      'what do i say to be invited for christmas without begging',
      'my birthday is coming and i want to ask people, how',
      'how do i tell someone ill be alone over the holidays',
    ],
    say: [
      `Early, and with a way to say no:\n"I'll be on my own that day. Would there be a seat at your table?"\n"It's my birthday soon. Would you have a piece of cake with me?"\n"If you know of something open to people on their own, tell me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to do nothing all weekend',
      'is it bad if i stay in bed on sunday',
      'am i wasting my life if i spend saturday on the couch',
      'should i force myself to go out',
      'do i have to leave the house on the weekend',
    ],
    say: [
      "A weekend of nothing is fine when you're tired. It's worth changing if you end it heavier than you started. You don't have to force a whole outing. Ten minutes outside before noon can change how the rest of the day feels.",
    ],
  },
  {
    like: [
      'is it ok to go to a restaurant by myself on a saturday night',
      'can i go to the cinema alone',
      'is it weird to go to a concert by myself',
      'can you go to a museum on your own without looking sad',
      'should i go to the event even though i have nobody to go with',
    ],
    say: [
      "Go; there's nothing weird about it. Movies, concerts and museums are made for looking at something else, and plenty of people come alone. For a meal, the counter or a late lunch can feel more comfortable than a table at the busiest hour. Nobody there knows whether you chose it.",
    ],
  },
  {
    like: [
      'when should i ask people so they arent already busy',
      'is thursday too late to ask about saturday',
      'how far ahead do i ask someone for the weekend',
      'is it rude to ask someone on the same day',
      'is asking on sunday morning too late',
    ],
    say: [
      `Early in the week is best, before the days fill up. Later is fine too, even the same morning, if you keep it small: "I'm going for a walk in an hour, want to come?" On short notice you'll hear no more often, and it's mostly about the calendar.`,
    ],
  },
  {
    like: [
      'would a pet help with being alone on weekends',
      'should i volunteer so im not alone on sundays',
      'is a sunday job a good idea against loneliness',
      'should i move in with people so weekends arent so empty',
      'what if i joined something that meets on saturdays',
    ],
    say: [
      "It may. Having somebody expect you at a fixed hour often helps, and a weekly shift or class is one of the quickest ways to get that. A pet is company and a lot of work; think about the weekdays too. Start with the thing you could stop again if it doesn't suit you.",
    ],
  },
  {
    like: [
      'its friday evening and i already feel the dread',
      'i havent got a single plan and its two days till monday',
      'the whole weekend is empty in front of me',
      'another weekend with nobody',
      'everyone at work was talking about their plans and i have nothing',
    ],
    say: [
      "Two empty days in front of you and everyone else signing off with plans: that's a heavy feeling. Looking ahead at all of it is often the worst part. You don't have to fill two days. Put one thing into tomorrow before noon, and leave the rest for then.",
    ],
  },
  {
    like: [
      'since the divorce the weekends without the kids are so hard',
      'when the kids are at their dads the house is dead silent',
      'since we broke up saturdays are unbearable',
      'we always did sundays together and now shes gone',
      'my weekends used to be full and now i hear the clock',
    ],
    say: [
      "Those days had somebody in them, and now you feel who's missing. It's grief as much as loneliness. It takes a while to build new weekends. For now, plan something for the worst hour, somewhere other than home.",
    ],
  },
  {
    like: [
      'i sleep all day so the weekend goes by faster',
      'i go to the mall to be around people and talk to no one',
      'i work on sundays so i dont have to notice im alone',
      'i order food to have the delivery guy say hello',
    ],
    say: [
      `You're getting through the hours as best you can, and it shows how long they are. There's nothing shameful in wanting to hear a voice. If you sleep most of your days away, tell a doctor. And tell one person: "My weekends are hard."`,
    ],
  },
  {
    like: [
      'nobody ever texts me first on weekends',
      'my phone hasnt made a sound since friday',
      'if i dont write to anyone nobody writes to me',
      'no one asks what im doing on saturday',
      'not one message the whole weekend',
    ],
    say: [
      "Two days of a silent phone is hard, and it's hard not to read a verdict into it. Many people go quiet on weekends and wait to be asked, the same as you. You can't see that from your side, and it hurts regardless.",
    ],
  },
  {
    like: [
      'i met someone on saturday it was ok',
      'i went out alone on sunday and it was fine',
      'called my brother, we talked a bit',
      'the weekend was alright this time',
      'i asked a coworker for coffee and we went',
    ],
    say: [
      "I'm glad. A weekend with something in it, and it was all right. It doesn't need to be more than that. And now you know a weekend like that is possible.",
    ],
    about: 'over',
  },
  {
    like: [
      'i had a really good weekend and im afraid it was an exception',
      'they came over and it was lovely but theyll never come again',
      'i wasnt lonely for once and now i wait for it to come back',
      'she spent sunday with me probably because she felt sorry',
      'had a great saturday and now sunday feels twice as empty',
    ],
    say: [
      "A good day can make the quiet after it louder; that's common, and it usually passes. It doesn't take the day back. Somebody chose to spend those hours with you, and you enjoyed them. That's yours, whatever next weekend looks like.",
    ],
    about: 'over',
  },
  {
    like: [
      'i asked three people and all of them were busy',
      'i went to a cafe alone and felt like a loser',
      'i made a plan and they cancelled on saturday morning',
      'i sat home all weekend again and cried',
      'i called and she had no time for me',
    ],
    say: [
      "That's a sad weekend, and sadder because you tried or hoped. I'm sorry it went like that. A no from busy people, or a lonely hour among couples, tells you about that day, and little about you. It's over now, and you're allowed to be worn out by it.",
    ],
    about: 'over',
  },
  {
    like: [
      'i lied and said i had a great weekend',
      'i called my ex because i was lonely on sunday',
      'i spent the entire weekend online and feel bad about it',
      'i cancelled the one plan i had because i was scared',
      'i texted everyone i know and then felt pathetic',
    ],
    say: [
      "Loneliness makes people reach for whatever is nearest; you did that, and now you're ashamed on top of it. You can leave it where it is. Wanting people around you is nothing to be ashamed of.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i ask one person or several for saturday',
      'do i write in a group or to someone alone',
      'how long should the first meeting on a weekend be',
      'what time of day is best to ask someone over',
      'is calling better than texting on a sunday',
    ],
    say: [
      "Ask one person, directly; a message to a group gets fewer answers. Text first if you don't usually call each other. An hour in the late morning or afternoon is a good size: daylight, a clear end, and you still have the evening if it goes on.",
    ],
  },
]
