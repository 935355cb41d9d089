import type { Answer } from '../../../conversation.ts'

export const dateSilenceTalk: readonly Answer[] = [
  {
    like: [
      'we ran out of things to say so I pointed at the salt shaker and said "salt"',
      'went dead quiet on the date and I panicked and commented on the napkins',
      'silence hit and all I came up with was a remark about the ceiling',
      'nothing left to talk about so i read the menu out loud like a lunatic',
    ],
    about: 'over',
    say: [
      'Pure desperation, and also quite funny. Silence made you grab the nearest thing, which is what brains do under pressure. What did the other person do with it? If there was even half a smile, that may be the part they remember fondly.',
    ],
  },
  {
    like: [
      "my ex said I've got no personality and now I believe it",
      'she told me talking to me was like talking to a wall',
      "They'll think I'm empty. Someone I loved once told me so.",
      'ex said it was like dating furniture so yeah',
    ],
    say: [
      `That was a cruel line, and it stuck. Somebody empty wouldn't lie awake over what the other person thinks. You could say it early, once: "I go quiet when I'm thinking. It doesn't mean I'm bored." Then the pauses have a name.`,
    ],
  },
  {
    like: [
      'we talked till they kicked us out',
      'date went so well they had to turn the lights on to get rid of us',
      "We sat until closing time and didn't notice.",
      'third date, closed the place down, never ran out of stuff to say',
    ],
    about: 'over',
    say: ["Talking until they throw you out is no silence problem. Both of you forgot the time. I'm glad for you."],
  },
  {
    like: [
      'long drive with her and nothing to talk about, hours of it',
      'four hours in a car with someone I like, help',
      'road trip with my date and no music. what if we run out',
      "we'll be stuck in the car together half the day and I'm scared of the silence",
    ],
    about: 'coming',
    say: [
      'A car is one of the kinder places to be quiet: you both look at the road, and the road gives you things to say. Nobody fills hours. Bring two questions you really want to ask and something to snack on. Let the rest be the view.',
    ],
  },
  {
    like: [
      'first half was fine then it dried up',
      'the first hour went well, the second not so much',
      'We walked twice around the park. The first time was good',
      'started ok, then we ran out of stuff to say',
    ],
    about: 'over',
    say: [
      "A good first part is a real thing. After that the ready-made topics are used up, and that's common. They stayed there with you all the same. What were you two talking about when it was good?",
    ],
  },
  {
    like: [
      'i panicked and said "so, forks"',
      'silence, so i pointed at the salt and said nice salt',
      'I ran out of things and started talking about the napkin',
      'said something so random to fill the gap, i held up a menu',
    ],
    about: 'over',
    say: [
      "That's what a mouth does when the silence gets too loud: it grabs whatever is on the table. As rescue attempts go, it's a charming one. There were two of you in that quiet, and only one of you tried something. How did they take it?",
    ],
  },
  {
    like: [
      'we said nothing and she passed me half her sandwich',
      'he didnt talk either he gave me some of his fries',
      'Silence, and then she peeled me an orange',
      'long quiet drive and he handed me a mint without looking',
    ],
    about: 'over',
    say: [
      "Then that silence had company in it. Somebody who shares what they're eating without a word isn't waiting for you to perform. That's what being comfortable next to a person looks like. I'm glad you were there for it.",
    ],
  },
  {
    like: [
      'i was sure she was planning her escape',
      'that he was thinking how to get out of there',
      'I thought, he is counting the minutes till he can go',
      'she was def working out an excuse to leave',
    ],
    about: 'over',
    say: [
      "That's what you wrote for them; they may have been writing the same for you. Two people, one silence, and each sure the other wants to run. You can't know what was in that head. What happened when it ended?",
    ],
  },
  {
    like: [
      'i have no conversation, im only a plumber',
      'nothing to talk about, i just fix cars',
      "I've no chat, I work in a warehouse",
      'what would i talk about, i drive a truck',
    ],
    about: 'over',
    say: [
      "Everybody who works with their hands has stories: the worst job, the strangest thing you found, the customer nobody believes. That's conversation. Pick one for next time, tell it in a minute, and ask for theirs. The quiet wasn't all yours, either.",
    ],
  },
  {
    like: [
      'he held my hand in the movie then we didnt talk at all',
      'we kissed and then it was silent the whole way home',
      'she leaned on me in the cinema and after that nobody said a word',
      'held hands and then total silence in the car',
    ],
    about: 'over',
    say: [
      `That moment counts for more than the quiet after it. When something happens between two people, both often go silent, because neither wants to break it. You could say so: "I liked that." How did you part?`,
    ],
  },
  {
    like: [
      'it went dead quiet but she was sweet about it',
      'awkward silence forever, he was kind though',
      'we had the longest pause ever and she smiled',
      'the silence nearly killed me but he didnt seem to mind',
    ],
    about: 'over',
    say: [
      "You got through it, even though it felt endless. And keep the other half of that: they were nice about it. Somebody who's kind in a long silence has told you something good. Would you like to see them again?",
    ],
  },
  {
    like: [
      'we both just stared at the same thing on the wall',
      'She was watching the fish tank. So was I.',
      'neither of us talked we both watched the dog at the next table',
      'He looked out the window, I looked out the window.',
    ],
    about: 'over',
    say: [
      "Then you were both looking at the same thing, which is closer to company than you think. There was your subject, right in front of you. Quiet next to somebody who looks where you look isn't a failed date yet.",
    ],
  },
  {
    like: [
      'our other dates were all at the movies so we never had to talk',
      "Before this we'd always been doing something. This was our first real sit-down.",
      '3rd date but first one where we actually had to talk',
      'The earlier ones were concerts. This time there was only us.',
    ],
    about: 'over',
    say: [
      "Then this was the first one without something else doing the work, so of course it felt new. Coming back after the others suggests there's interest on both sides. Next time go halfway: a walk, a market, a game. Something to look at together, and room to talk.",
    ],
  },
  {
    like: [
      'that im only fun when im working',
      "I can chat all day behind the bar. Without it I'm nobody.",
      'at work i talk nonstop but on a date im boring i guess',
      "That there's nothing to me outside my job.",
    ],
    about: 'over',
    say: [
      "At work your hands are busy, so you never watch yourself. On a date there's nothing to do but be looked at, and that's when the words go. The one who can talk to anybody was there too. That was nerves, and nerves say little about how interesting you are.",
    ],
  },
  {
    like: [
      'my girlfriend says im no fun cos i dont talk',
      "He told me I'm dull company. I go quiet when we're out.",
      'my bf complains i never say anything on dates',
      'She says going out with me is like going out with a wall.',
    ],
    say: [
      `Ouch. A word like that from the one you're trying to be close to makes the next silence even harder. Going quiet from nerves isn't the same as having nothing to say. You could say so: "When you call me that, I freeze more." Are they kind to you otherwise?`,
    ],
  },
  {
    like: [
      'she just said yes',
      'he answered "sure" and that was that',
      'Said no. Then we were silent again',
      'she went "yeah" and kept eating lol',
    ],
    about: 'over',
    say: [
      'Well, then it worked. An odd question, and it got an answer. The quiet had two people in it, and you were the one who did something about it. That line may be funny to you both one day. Will you see each other again?',
    ],
  },
  {
    like: [
      "lol no i'm not saying that, thats so cringe",
      'that line is awful, nobody talks like that',
      "god no. give me something that doesn't sound like a quiz",
      "worst opener ever, i'd rather sit in silence",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Fair, that one's out. Try something plainer:\n"I went blank for a second. I'm nervous, are you?"\n"Okay, what are you getting? I can't decide."\n"What's been the best part of your week?"`,
    ],
  },
  {
    like: [
      "too much for me but i'll take the first part",
      "I'd cut it in half, the rest is over the top",
      "bit cheesy but ok i'll use the beginning",
      "half of that sounds like me, i'll say that half",
    ],
    about: 'coming',
    say: [
      'The first half is plenty. The shorter it is, the more it sounds like you. Say it once, at your own speed, and then let the other person have a turn.',
    ],
  },
  {
    like: [
      'i can talk for ages about my niece and her toy truck',
      'the last thing i talked about without nerves was my dog',
      "my grandson's drawings, i could go on all day",
      'with my little brother about dinosaurs',
    ],
    about: 'coming',
    say: [
      `There you go. That's a better story than anything off a card, and your face probably changes when you tell it. Tell that one. Then ask: "Who makes you laugh like that?" You're good with what you've seen yourself.`,
    ],
  },
  {
    like: [
      "what if she's only seeing me again to be nice",
      "third date and i still think he's being polite",
      "You don't suppose she keeps coming out of pity?",
      'he said yes again but is he just being kind',
    ],
    about: 'coming',
    say: [
      "Politeness alone rarely lasts for several dates. Saying yes again and again takes time out of a week, and people mostly spend that on somebody they want to see. I can't see inside their head, but coming back is a good sign.",
    ],
  },
  {
    like: [
      "Our anniversary dinners. 33 years, we've said it all, we look at other tables",
      'me and the hubby go out fridays and just chew. 20 yrs, nothing left to say',
      "We've been married since 1988. On holiday we read the menu twice and then there's silence.",
      'date night w my wife = two people on their phones. we know every story',
      'Forty years together. In restaurants we have become one of those silent couples.',
    ],
    say: [
      'After that long, quiet can be comfort or distance, and only you two can tell which. People-watching together is a start: guess their story, out loud. Or ask something you don\'t know yet: "What would you still like to do, with me or without?"',
    ],
  },
  {
    like: [
      'she slept. I drove. I was not a cupboard, I was a driver',
      'he dozed off on my shoulder on the bus back. i just looked out the window. didnt panic about talking once',
      'She was asleep before the second stop. I held the bags. It was a good silence for once.',
      'fell asleep in the passenger seat, mouth open. i drove 2 hrs and never once thought what do i say',
      "On the train home neither of us talked, she slept and I watched the fields. I wasn't the boring one. I was just there.",
    ],
    say: [
      "Somebody who falls asleep beside you feels safe there. You had the quiet, and for once it didn't ask anything of you. That's a long way from sitting there stuck for words. It sounds like a very good day.",
    ],
  },
]
