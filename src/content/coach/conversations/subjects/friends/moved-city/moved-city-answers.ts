import type { Answer } from '../../../conversation.ts'

export const movedCityAnswers: readonly Answer[] = [
  {
    like: [
      'how long until it feels like home',
      'when does it get better',
      'ive been here 3 months and still nobody',
      'its been a year shouldnt i have friends by now',
      'how long does it take to settle in',
    ],
    say: [
      'It often takes longer than people expect, and it goes in jumps. A few places where they know your face come first; friends come after that. Being without them for months says little about how it ends.',
    ],
  },
  {
    like: [
      'should i move back',
      'was it a mistake to come here',
      'i want to go home',
      'would it be giving up if i went back',
      'maybe this city is not for me',
    ],
    say: [
      "It depends on what you'd go back to, and moving back isn't failure. Don't decide it on a bad evening. Set a date a few months ahead, try a few things until then, and decide that day, together with somebody who knows you.",
    ],
  },
  {
    like: [
      'people here are so cold',
      'they are nice but nobody lets you in',
      'everyone is polite and no one invites me',
      'they all know each other since childhood',
      'you cant get into these circles',
    ],
    say: [
      'You may be right; some places are slow to open up. Polite people often wait for a clear question. Ask one of them for something small and concrete, with a day in it. And look among the other newcomers, who have room.',
    ],
  },
  {
    like: [
      'i moved for my partner and have nobody of my own',
      'he has work and i have four walls',
      'my wifes family is here mine isnt',
      'all the people i know are his friends',
    ],
    say: [
      "Then you need one thing there that is yours alone, even if it's an hour a week. Tell your partner so, in one sentence, and agree on which hour. Their friends can be pleasant, and you still need your own.",
    ],
  },
  {
    like: [
      'they laugh at my accent',
      'people ask where im really from',
      'i dont speak the language well enough',
      'im the only one who looks like me here',
      'they treat me like a foreigner',
    ],
    say: [
      `That's tiring, and some of it is plain rude. You don't owe everybody your story; "I live here now" is a full answer. With people who are curious in a good way, ask them something back. And look for one place where you don't have to explain.`,
    ],
  },
  {
    like: [
      'how do i meet people in a new city',
      'where do i start i know literally no one',
      'where do people go here to meet others',
      'what do i do on my own in a strange town',
    ],
    say: [
      "Start with one place and one fixed time each week, where the same people come: a class, a service, a volunteer shift, a free library group. Go four times. By then you'll know a few names, and they'll know yours.",
    ],
    item: 'challenge:class-with-strangers',
  },
  {
    like: [
      'i miss my old friends',
      'im so homesick',
      'i call home every day is that bad',
      'am i holding on to the old place too much',
      'should i call them less',
    ],
    say: [
      "No, missing them isn't bad, and calling isn't either. It helps to give it a time, so that some hours of the day belong to where you are. If calls keep you in every evening, try one evening out between two of them.",
    ],
  },
  {
    like: [
      'do i introduce myself to the neighbors',
      'is it weird to knock on doors',
      'should i bring something to the neighbors',
      'weve lived here months is it too late to say hello',
      'nobody does that anymore',
    ],
    say: [
      `It's fine in many places, and a little old-fashioned in others. Months later works too: "We've never met. I live two doors down." Where knocking isn't done, the stairs, the trash cans or the gate will do.`,
    ],
  },
  {
    like: [
      'i work from home i see nobody',
      'i dont drive and theres no bus',
      'i cant afford going out here',
      'i live way out nothing is near',
      'i have small kids and no sitter',
    ],
    say: [
      'Then it has to be near, cheap and short. One store you always go to, one bench, one library, one call with a neighbor. Ask people to come to you, or meet halfway. Ten minutes with the same person each week is worth more than one big night.',
    ],
  },
  {
    like: [
      'everyone else settles in so fast',
      'my coworkers who moved already have friends',
      'am i the only one who cant do this',
      'is it normal to be this lonely after moving',
      'other people love moving',
    ],
    say: [
      "It's normal, and you aren't the only one. Many people are lonely in their first year somewhere and post pictures of the view. You see what they show, and you know all of your own days, so it isn't a fair comparison.",
    ],
  },
  {
    like: [
      'i tried a meetup and it was awful',
      'i already went to one of those newcomer things',
      'tried talking to people no one followed up',
      'i gave out my number and nobody wrote',
    ],
    say: [
      'Then you put in a lot and got little back. One-time meetings rarely lead anywhere, because people never see each other again. Choose something that repeats, or write to the one person you half liked: "We met there. Do you want to take a walk on Saturday?"',
    ],
  },
  {
    like: [
      'i was somebody back home',
      'there everyone knew me here im nobody',
      'i had a whole life there',
      'i had respect and a position now i start from zero',
      'nobody here knows what i can do',
    ],
    say: [
      "That's a real loss, and people here can't see it. What you can do came along with you. Find one place that needs it: something to teach, cook, fix or translate. Being useful to somebody is a quick way to be known by name.",
    ],
  },
  {
    like: [
      'im only here for a year is it worth it',
      'ill leave again anyway why bother',
      'my contract ends in june',
      'were moving again soon so whats the point',
    ],
    say: [
      "Yes, because a year is a long time to have nobody. You don't need a friend for life. Aim for one person to eat with and one place where they know you. You can say how long you're staying; it often makes people meet sooner.",
    ],
  },
]
