import type { Answer } from '../../../conversation.ts'

export const alcoholTalk: readonly Answer[] = [
  {
    like: [
      'they use real wine at church and i quit drinking',
      'sober since spring, what do I do when the cup comes round at communion',
      'I no longer drink and everyone will notice if I pass the chalice.',
      'how do i skip the wine at mass without ppl staring',
    ],
    about: 'coming',
    say: [
      "You can let the cup go by with a small bow of the head; people do it for colds, for medicine, for many reasons. Or ask the priest or minister beforehand. You won't be the first. Staying sober is worth more than what anybody might think.",
    ],
  },
  {
    like: [
      'so you dont think im an alcoholic',
      'do you think I have a drinking problem then',
      "You wouldn't call me a drunkard?",
      'be honest am i a drunk',
    ],
    say: [
      "I can't tell you what you are, and I don't think a word settles it. You're looking at it honestly, and that's worth a lot. If cutting down turns out hard, tell a doctor. They hear it often, and asking early is a good thing.",
    ],
  },
  {
    like: [
      'we got talking and i almost forgot i wanted a drink',
      "Somebody asked about my work and for a while I didn't need the beer",
      'nearly wasnt thirsty once we were chatting',
      'had a proper chat before my first drink and it was fine, honest',
    ],
    about: 'over',
    say: [
      "Somebody asked you something, you talked, and the thirst went quiet. I'm glad you noticed that. It looks as if the conversation did the work that the glass usually gets credit for. Keep those minutes in mind.",
    ],
  },
  {
    like: [
      'an hour without a drink? i could do fifteen minutes',
      'half an hour sober max',
      'ok but not the whole night, maybe the first 20',
      "I can't do an evening dry. ten minutes maybe",
    ],
    about: 'coming',
    say: [
      "Good, and you chose the number yourself. Pick one person to talk to in that stretch. Then look at how you're doing before you decide what's next. That's a real try.",
    ],
  },
  {
    like: [
      'ill hold a soda water with lime in it',
      'A glass of something that looks like a drink, I suppose.',
      'gonna get a coke right away so nobody hands me anything',
      "I'd have a ginger ale in my hand the whole night",
    ],
    about: 'coming',
    say: [
      `Good. And if somebody asks, you can say it in words too: "I'm not drinking tonight." For the one who pushes anyway: "I've got one, thanks." Is there somebody there you could tell beforehand, so you have one on your side?`,
    ],
  },
  {
    like: [
      'one year sober today and i had a great date',
      '6 months no drink and i kissed someone completely sober',
      'First sober date of my life and it was wonderful',
      '2 yrs clean today!! went out, had lemonade, had fun',
    ],
    about: 'over',
    say: [
      "That's lovely, the sober time and the good time out. And you'll remember all of it. I'm so glad you told me. Enjoy every bit.",
    ],
  },
  {
    like: [
      'ok 30 min without, then one beer, then i leave',
      'Half the evening sober, then a single glass. That I can do',
      'not the whole night. first hour none, then one',
      'i can do 20 mins with no drink then one and home',
    ],
    about: 'coming',
    say: [
      "Good, and it's yours, so you're more likely to keep it. A set stretch with nothing, then a set amount, then home. Notice one thing in that first stretch: what people do when you're there without a glass. Tell me afterward.",
    ],
  },
  {
    like: [
      'no nothing like that, doctor says im fine',
      "I don't drink in the mornings. My bloods were good",
      'nah only at parties, got checked, all good',
      "The doctor found nothing. It's only in company that I overdo it",
    ],
    say: [
      "It's good that you had it checked. So it's about being around people without a glass in your hand. Which part of the first hour is hardest, walking in or getting into a conversation?",
    ],
  },
  {
    like: [
      'the bar by the station, fridays with the team',
      'at my local with the guys from football',
      'our usual pub after practice',
      'Thursdays, at the tavern, with my old teammates',
    ],
    about: 'coming',
    say: [
      `Good place for it: people you know, who already have something to talk about. Five minutes with no alcohol, and one question ready: "How's your week been?" Ask it before you order. Who is usually there first?`,
    ],
  },
  {
    like: [
      "i'm fun after three drinks and a wall without, haven't drunk since january",
      "stopped drinking and now i'm boring at parties",
      "sober two months and i don't know how to talk to people",
      "I used to be the life of the party, now I'm on water and dull as a post",
    ],
    say: [
      "You're comparing a practiced drinker with a beginner at sober. Staying off it is no small thing. The talker may well still be in there, only slower to warm up. Start with one person and half an hour, and ask the questions instead of carrying the show.",
    ],
  },
  {
    like: [
      'either im an alcoholic or im not, whats the point of cutting down',
      "why would I have one less. it's all or nothing with drink",
      'One drink or zero, what is the difference, a drunk is a drunk',
      'if i cant do none then one is pointless no?',
    ],
    say: [
      "Fair question, and you may be right: none is a clearer rule than one. If you drink daily, ask a doctor before stopping all at once. And it isn't only drunk or not drunk. Needing it to walk in is reason enough to tell somebody.",
    ],
  },
  {
    like: [
      'i drink in the car before every event and its getting more',
      'need a shot before i see people, used to be one now its three',
      "I keep a flask for parents' evenings. It has become a habit, and a bigger one",
      'always have a couple before i go in anywhere, nobody knows',
    ],
    say: [
      "Thank you for saying it straight. It's become a habit, and you saw that yourself; that's the moment to tell a doctor, in those words. If you drink every day, don't stop all at once on your own. And please don't drive on it.",
    ],
  },
  {
    like: [
      'used to drink to die, now i drink oat milk and complain about parking. 11 years. the boredom is the hard bit, who do you chat to',
      '6 yrs clean. nobody tells you its so dull. all my mates were drinking mates',
      "Sober since 2015 and proud of it, but honestly I'm bored stiff and there's no one to talk to",
      '3 years off the booze. not tempted just bored, evenings are so long and i dont know anyone',
      'I quit nine years ago. The drinking went and so did everyone I used to talk to. What do sober people do for company?',
    ],
    say: [
      'Staying off it that long is a big thing, and the flat evenings are real. The old life came with company built in. Now it has to be put there: one place a week, same faces. What could you stand doing weekly?',
    ],
  },
  {
    like: [
      'nah a portuguese girl told me about her tortoise for like half of it',
      'no, some old guy explained his bees to me till half nine, had my first one after that',
      'Nobody left. One of the cousins told me all about her divorce, so the hour was gone before I looked at the bar',
      'nope lol this dude showed me 60 pics of his van',
      'A colleague from accounts talked to me about kayaks nearly the whole time. I forgot the wine until eight.',
    ],
    say: [
      "So for a good part of it you had company, and no drink was needed for that. You stood there, somebody talked to you, and the time went by. That's worth remembering the next time you decide how long to wait.",
    ],
  },
  {
    like: [
      "sober rave. how do you walk up to people when you haven't got pupils the size of saucers",
      'alcohol free new years dance. how do u talk to anyone with nothing in you',
      "I'm going to a dry bar night on Friday, and I only ever approached people after three pints. How is it done?",
      'recovery picnic w dancing. whats the move for going up to ppl sober',
      'sober festival this weekend!! no idea how to start talking to strangers without being off my face',
    ],
    say: [
      'Everybody there is as clear-headed as you, so a slow start is normal. Stand at the edge of things, catch an eye, and ask one short question: "Is this your first one?" If more than a word comes back, stay and ask another.',
    ],
  },
  {
    like: [
      'one. had one. arrived 19:30, was handed a carrot to peel',
      'just the one beer. got there first and they had me blowing up balloons',
      'one glass beforehand, not three. Then Aunt Rosa gave me the potatoes',
      'had 1 cider at mine. turned up early n she made me carry chairs',
      'Only one. I was barely in the door and was slicing bread.',
    ],
    say: [
      "One, and then you walked in and got put to work. That's a good way into a room: a job to do and one person to do it with. How was the rest of it?",
    ],
  },
  {
    like: [
      "God no, I walk home and fetch the car in the morning. I'm a taxi driver, I'd lose the lot",
      'never, i take the bus. my license is my job',
      "No no, my son picks me up. I'd not touch the wheel.",
      'course not im walking, live round the corner',
      'God forbid. I leave the keys at home on those nights.',
    ],
    say: [
      "Good, that part is safe, and you've thought it through. So back to the door. What would make the first ten minutes easier without a glass: somebody to walk in with, or one question you could ask?",
    ],
  },
]
