import type { Answer } from '../../../conversation.ts'

export const joiningGroupReplies: readonly Answer[] = [
  {
    like: [
      'how do i ask if i can come along with them',
      'my coworkers go for drinks and i want to come too, what do i say',
      'they are making plans in front of me, how do i ask to join',
      'what can i say so they take me with them next time',
    ],
    say: [
      `Ask while the plan is on the table:\n"That sounds fun. Is there room for one more?"\n"I'd like to come too, if that's all right."\n"Next time you go, let me know. I'd be up for it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when i see one person i know in the group',
      'i only know one of the people standing there, how do i go up to them',
      'my friend is talking to people i never met, what do i say when i walk up',
      'how do i get my friend to introduce me to the others',
    ],
    say: [
      `Greet the one you know, then open it up:\n"Hey, there you are. Hi everyone."\n"Will you introduce me?"\n"Hi all. How do you know each other?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask to play with them',
      'i want to join the guys at the basketball court, what do i say',
      'what do i say to get into their card game',
      'people are playing a game and i would like to join in, how do i ask',
      'how do i ask if i can be on their team',
    ],
    say: [
      `Ask when the round or the point is over:\n"Can I get in on the next one?"\n"Do you need another player?"\n"I've never played this. Could I watch one round and then join?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i get back into the conversation after being quiet',
      'what can i say when i want to add something to what the group talks about',
      'need a line for breaking in when everyone is talking',
      'they cut me off in the group, how do i say it again',
    ],
    say: [
      `Lean in a little and start before it's perfectly quiet:\n"Can I add something to that?"\n"I wanted to finish that thought."\n"That reminds me of something. Can I tell you?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask to be added to the group chat',
      'they all have a group chat without me, what do i write',
      'what do i post first in the group chat',
      'how do i say hello in a whatsapp group where i know nobody',
    ],
    say: [
      `To get in, or for your first message:\n"Is there a group chat? Could you add me?"\n"Hi all, thanks for adding me. Looking forward to seeing you there."\n"Hey everyone, new here. What did I miss?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i go to a big group or a small one',
      'is it better to walk up to two people or to five',
      'which group do i pick when there are several',
      'should i start with someone who stands alone',
    ],
    say: [
      "Somebody standing alone is a good start, then a group of three or four. Two people are often deep in something, and a big circle tends to be one person telling a story. Look for laughing faces and a gap, and go where you'd like to hear more.",
    ],
  },
  {
    like: [
      'is it ok to join when they are in the middle of a story',
      'should i wait until they finish talking before i walk up',
      'what if i interrupt them by joining',
      'do i say hello while somebody is speaking',
    ],
    say: [
      'You can walk up in the middle. Stand next to somebody, nod to whoever looks at you, and listen. Save the hello for the laugh or the pause at the end of the story. Joining as a listener interrupts nobody.',
    ],
  },
  {
    like: [
      'what if i disagree with what they are all saying',
      'what if they gossip about someone when i join',
      'they talk about stuff i know nothing about, what then',
      'what if the topic is football and i have no clue',
      'can i join if i know nothing about the subject',
    ],
    say: [
      `Then you can still stand there; not knowing is a fine reason to ask. "I know nothing about this. Who's the one to watch?" works with most topics. If it's gossip or something you can't agree with, you don't have to nod. Ask one of them about something else.`,
    ],
  },
  {
    like: [
      'how do i leave the group again once im in it',
      'what if i join them and then want to get away',
      'do i have to stay in the circle until it breaks up',
      'am i trapped when i join a group',
    ],
    say: [
      `You're free to go whenever you like, and the group will carry on. Wait for a laugh or a change of topic, say "See you later" to the one beside you, and walk. You don't have to wait until it breaks up.`,
    ],
  },
  {
    like: [
      'i get close to them and then walk right past',
      'my legs stop three steps before the group',
      'i was about to join and then turned around at the last second',
      'every time i want to go over something in me brakes',
    ],
    say: [
      'Those last three steps are where it all piles up. Standing there weighing it makes them longer. Choose one face before you start walking, keep your eyes on that person, and plan to say "hi" and nothing else. You can think about the rest once you\'re there.',
    ],
  },
  {
    like: [
      'i was bullied and groups scare me since then',
      'a group of kids used to laugh at me at school',
      'i got kicked out of a friend group once',
      'my old friends dropped me all at once and now i cant trust groups',
    ],
    say: [
      "Then a group isn't neutral for you. People in one did you harm, and you learned to watch out. That made sense. These are other people, and you don't have to trust them all. Start with the kindest-looking one, and let the rest earn it.",
    ],
  },
  {
    like: [
      'when i join they all look at me at once',
      'i go bright red when the whole group turns to me',
      'i hate the second when everyone stops and stares',
      'all the eyes on me when i walk up',
    ],
    say: [
      'Several pairs of eyes at once is a lot, and there\'s nowhere to put your own. Mostly they look because somebody moved. Give them one "hi," then turn to the person who was speaking. Their eyes will often follow yours.',
    ],
  },
  {
    like: [
      "i feel like i'm always the extra person",
      'on the sidewalk i always end up walking behind them',
      "i'm in the group but not really in it",
      'they plan things and i only hear about it later',
    ],
    say: [
      "Being with them and still feeling extra is lonely in its own way. Groups are often made of pairs: the two who text, the two who walk together. So get closer to one of them. Ask that one person something when the others aren't around.",
    ],
  },
  {
    like: [
      'i joined them and it was fine',
      'i stood with the group for a while, it was ok',
      'went over and said hi to them, they made room',
      'i sat with the others today and nothing bad happened',
    ],
    say: [
      "I'm glad. You walked up to people who were already together, and that takes nerve. Nothing special happened, and that's good news: you were one of the people there.",
    ],
    about: 'over',
  },
  {
    like: [
      'they let me join but maybe they felt they had to',
      'they were friendly but i think i ruined their conversation',
      'it was nice with them and now i worry i was annoying',
      'they asked me to come again but do they mean it',
    ],
    say: [
      "I'm glad it was nice. People who put up with somebody tend to turn away, go quiet or drift off. If they kept talking to you, that's what you know. The rest is a worry that showed up after the fact. You can take the friendly part as it was.",
    ],
    about: 'over',
  },
  {
    like: [
      'i walked up and nobody turned around',
      'i stood outside the circle for minutes and gave up',
      'they closed the circle on me',
      'i said something to the group and it fell flat',
      'they kept talking as if i was air',
    ],
    say: [
      "That hurts, standing there with everybody's backs to you. It doesn't have to be about you: a group in full swing is bad at noticing anybody. You had the nerve to walk up, and they missed it. Those particular people don't get to decide about the next ones.",
    ],
    about: 'over',
  },
  {
    like: [
      'i joined a group and then ran off in the middle',
      'i blurted out something dumb in front of the group',
      'i laughed at the wrong moment and they stared',
      'i walked up, froze, and left without a word',
      'i butted in and talked over someone',
    ],
    say: [
      `That one moment looks huge from the inside. For the group it was a few seconds, and then somebody said the next thing. If you left suddenly or cut somebody off, you can clear it up when you see them: "Sorry about earlier, I got nervous." That's enough.`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i have to tell them my name when i join',
      'do i shake hands with all of them',
      'should i say hi to the whole group or only to one',
      'do i need to introduce myself to each person',
    ],
    say: [
      'One "hi" to the whole group is enough, with a look around. No round of handshakes, unless somebody holds out a hand. Give your name when you\'ve talked with one of them for a minute, to that person first. The others will pick it up.',
    ],
  },
]
