import type { Answer } from '../../../conversation.ts'

export const feedbackTalkAfterward: readonly Answer[] = [
  {
    like: [
      'calmer now, nobody got hurt lol',
      "anger's mostly gone, I only yelled at the dishes",
      'Down to a grumble. The furniture has survived.',
      'im fine now, didnt break anything',
    ],
    about: 'over',
    say: [
      'Good, and nothing broken on the way. You were furious and you kept hold of it. Let the rest simmer off by itself.',
    ],
  },
  {
    like: [
      'lost a week of sleep and the feedback was one typo',
      'all that dread and she only wanted the font changed',
      'I finally opened it. it was nothing. one tiny correction',
      'days of panic over a remark about a missing word',
    ],
    about: 'over',
    say: [
      "It's a comedy, now that it's over. Unopened, it was a catastrophe; opened, it fit in one line. You looked, that was the brave part. Tell the story to somebody who'll laugh with you, and then go get that sleep back.",
    ],
  },
  {
    like: [
      'I asked her what she meant and it was tiny',
      'turns out he only wants me to say hi on calls',
      'asked about the feedback, it was just one small thing',
      'all that worry and she said speak a bit sooner. thats all',
    ],
    about: 'over',
    say: [
      "All that worry, and what they wanted was that small. You asked, and now it's a small thing you can do instead of a big thing you might be. I'm glad you asked.",
    ],
  },
  {
    like: [
      'nope, not one word of it',
      'no theres nothing in it worth keeping',
      'None of it is true and he can shove it',
      'not a grain. its rubbish',
    ],
    about: 'over',
    say: [
      `Then keep none of it. A remark like that is one person's opinion, and you've weighed it. You can be as furious as you like tonight. If it comes up again, make them be exact: "Can you give me an example?"`,
    ],
  },
  {
    like: [
      'my boss wrote that im the one she shows to new people, ive read it ten times',
      'got the feedback and its really good, im hiding in the bathroom reading it',
      "He said I'm the example for the others. I keep rereading it",
      'asked how i was doing and she said youre one of my best. what',
    ],
    about: 'over',
    say: [
      "Read it as often as you like. Somebody thought about what you do well and told you so. You'd been bracing for the opposite. I'm so glad it was this.",
    ],
  },
  {
    like: [
      'one bad review. "talks too much." thats it',
      'Somebody gave me 3 stars because I was "chatty"',
      'hundreds of good ratings and one lady writes too friendly',
      'got a complaint that says i talk. four stars',
    ],
    about: 'over',
    say: [
      `All those good ones, and it's a couple of words that ride home with you. Somebody wanted quiet that day, that's all it says. Others liked a person who talks. You could ask at the start: "Chat or quiet today?" Then it's their pick.`,
    ],
  },
  {
    like: [
      'hundreds of customers and one bad review',
      'thousands i guess, and only the one complained',
      'about 300 students over the years, one called me boring',
      'a lot of passengers. just her who minded',
    ],
    about: 'over',
    say: [
      "So that's one complaint, and all those others who had the same you and never said a word against it. One person wanted it different. That one doesn't get to speak for the rest. Who's somebody who enjoyed it?",
    ],
  },
  {
    like: [
      'one anonymous comment called me difficult',
      'somebody wrote in the survey that im draining',
      'My feedback form says "hard to work with", no name',
      'got reviewed anonymously and one was brutal',
    ],
    about: 'over',
    say: [
      "That's nasty, and with no name on it, you can't even ask. It's one person's line with no example, so there's nothing in it to use yet. Somebody you trust there could tell you more, if you ask for one situation. What did the others say?",
    ],
  },
  {
    like: [
      'lol im not actually gonna do it but i wanna burn the place down',
      "Purely hypothetical arson, of course. I'm that cross about my grade.",
      '(joking) but id love to throw my laptop at the professor',
      'I would never, but I did picture the department in flames.',
    ],
    about: 'over',
    say: [
      `Understood, it's a saying. Being graded like that would make anyone furious. When the smoke clears, ask for one spot: "Where exactly did it fall short?" Until then, be as angry as you like here.`,
    ],
  },
  {
    like: [
      'i mixed up one name and now he thinks i didnt read it',
      "One error in the introduction, and I'm the one who did no work.",
      'i swapped two dates and she wrote "did you study at all"',
      "A single slip, and now that's who I am to my professor.",
    ],
    about: 'over',
    say: [
      `You did the work, made one slip, and got a sneer for it. That's maddening. It was bad luck, because it colored the rest. One line can set it straight: "I mixed up two things there. I did read it, closely."`,
    ],
  },
  {
    like: [
      'got a great review but they wrote "quiet" and i cried',
      'Best rating on the team and all i see is "could speak up more"',
      'My appraisal was excellent. One adjective ruined it',
      'they said exceeds expectations but also shy. guess which i remember',
    ],
    about: 'over',
    say: [
      "Top marks, and one word got under your skin anyway. If you've been called that all your life, it's a sore spot, so of course you cried. The rating came from the same person. It's about the work you do, and it stands.",
    ],
  },
  {
    like: [
      "that i'm boring. average",
      'i hear "you\'re nothing special"',
      "It tells me that I'm invisible",
      'basically that im wallpaper',
    ],
    about: 'over',
    say: [
      "That hurts, when you've been giving it your best where nobody's watching. A remark like that often shows who gets noticed, not who's good. Who comes to you when something has to be done right? That's a review too, and nobody wrote it down.",
    ],
  },
  {
    like: [
      'my review said "meets expectations" and i cant stop reading it',
      'got a 3 out of 5 at work, keep rereading the comments',
      'The appraisal calls me satisfactory. I have read it thirty times',
      '"solid performer". what does that even MEAN',
    ],
    about: 'over',
    say: [
      "A flat phrase like that leaves a lot of room, and by now you've filled it. It says the work is what they asked for. If you'd hoped for more, that stings, and it's fair. What were you looking for in there when you reread it?",
    ],
  },
  {
    like: [
      'the good bits are just padding before the bad bit',
      "they always say something nice first, it doesn't count",
      'feels like they only put the positives in to soften it',
      'compliments in a review are just the bread in the sandwich imo',
    ],
    about: 'over',
    say: [
      'Nice way to put it. Sometimes praise is only the wrapping. But somebody could have wrapped it in anything, and they picked those words about you. Which of them would you have to admit is true?',
    ],
  },
  {
    like: [
      "it also said i'm reliable but i skipped that part",
      "there was good stuff, i didn't really read it",
      'they wrote some nice things too, whatever',
      'It praised my accuracy. I passed over that',
    ],
    about: 'over',
    say: [
      "You skipped what's yours and kept what's missing, which a lot of people do. The good part was written by the same person, about the same work. Read it once more, slowly. What would you think of somebody who got those lines?",
    ],
  },
  {
    like: [
      'reviewer called my paper "confusing". putting it on a mug',
      'my editor wrote "why?" next to my best paragraph lol',
      'Feedback from the committee: "of limited interest". I may have it embroidered',
      'prof wrote "unconvincing" on my essay, gonna tattoo it',
    ],
    about: 'over',
    say: [
      'Frame it and hang it where you can throw things at it. Then, on another day, read it once more as a note: if one reader got lost, which sentence should say it plainly? The rest is tone, and the tone is theirs.',
    ],
  },
]
