import type { Answer } from '../../../conversation.ts'

export const movedCityReplies: readonly Answer[] = [
  {
    like: [
      'what do i say to a neighbor i keep passing in the hallway',
      'how do i introduce myself to the people next door',
      'words for saying hi to new neighbors',
      'i moved in last week and want to say hello to the people on my floor',
      'how do i start talking to the person across the street',
    ],
    say: [
      `Short, at the door or on the stairs:\n"Hi, I'm new here. I keep seeing you and wanted to say hello."\n"I moved in not long ago. Is there anything I should know about living here?"\n"Good to finally meet you. How long have you lived here?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone here to hang out when i only know them from work',
      'i want to tell people im new and looking for friends, how do i put it',
      'what do i say to get invited along in a new city',
      'how do i let coworkers know i dont have plans because i know nobody here',
      'how to say i dont know anyone in this town without sounding pathetic',
    ],
    say: [
      `Being new is a good reason to ask:\n"I don't know many people here yet. Mind if I come along next time?"\n"What do you do around here on a day off? I'm still finding out."\n"I'd love for somebody to show me around. Would you be up for it?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i write in the local facebook group as a newcomer',
      'how do i post that im new in town and want to meet people',
      'intro message for a meetup group in a city where i know no one',
      'what to write in the expat group to find friends',
      'first message in a neighborhood chat',
    ],
    say: [
      `Say where you are, one thing you like, and what you're looking for:\n"Hi, new in town. I like being outdoors. Anybody up for a walk?"\n"Moved here recently and know nobody yet. Is there a regular thing I could join?"\n"New neighbor here. Who else would like some company nearby?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i tell my family back home when they ask how it is here',
      'my parents call and i pretend im happy here, what can i say instead',
      'how do i tell my friends at home that im lonely in the new place',
      'they all ask how amazing my new city is and i dont know what to answer',
      'how do i say its hard without worrying my mom',
    ],
    say: [
      `True, without alarming anybody:\n"Some days are good and some are lonely. Your calls help."\n"The place is fine. I haven't found my people yet."\n"I don't need you to fix it. I wanted you to know how it is."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i answer so why did you move here',
      'people ask what brought you here and i dont want to tell the whole story',
      'what do i say when they ask do you like it here',
      'i moved after a divorce what do i tell people who ask',
      'a short answer for where are you from and why are you here',
    ],
    say: [
      `One line, then hand it back to them:\n"I needed a change, and this was the place. Have you always lived here?"\n"Work, mostly. I'm still getting to know it. What do you like about it?"\n"It's a long story. How about you, are you from here?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to go to a newcomers meetup alone',
      'is it weird to turn up by myself at a club in a new town',
      'do people go to expat meetups on their own',
      'can i go to a street festival alone when i know nobody',
      'will i be the only one who came alone to the meetup',
    ],
    say: [
      "You can go alone. Things for newcomers are meant for people who don't know anybody, so you probably won't be the only one. Get there near the start, when there are few people and no circles yet. If there's a host, tell them it's your first time.",
    ],
  },
  {
    like: [
      'should i tell people im new or hide it',
      'is it embarrassing to say i know nobody here',
      'should i admit i have no friends in this city',
      'is saying im new here a good thing to open with',
    ],
    say: [
      `Tell them. Being new explains why you ask, and it gives people something to help with, which many like. "I don't know many people here yet" is a plain fact about moving, and you can say it in the first week or the tenth.`,
    ],
  },
  {
    like: [
      'should i become friends with my roommates or keep it separate',
      'is it a bad idea to make friends only with other foreigners',
      'should i spend time with expats or try to meet locals',
      'is it wrong that all my friends here are from my own country',
      'do i have to make local friends',
    ],
    say: [
      "You don't have to choose, and the nearest people are a fine place to start. Others who moved here know what this is like and often have time. Local friends usually come more slowly, through work or something weekly. One kind can lead to the other.",
    ],
  },
  {
    like: [
      'what if i choose the wrong group and waste months',
      'how many times do i go before i give up on a club in the new city',
      'how long should i try one place before trying another',
      'ive gone twice and nobody talked to me do i keep going',
      "how do i know if this town's group is right for me",
    ],
    say: [
      "Go four or five times, then decide. The first two don't count for much, because everybody is still learning your face. If by the fifth time nobody knows your name and you dread going, try a different place.",
    ],
  },
  {
    like: [
      'i havent spoken out loud to anybody in days',
      'the only person i talk to here is the cashier',
      'weekends in the new place i dont say one word',
    ],
    say: [
      'Days without saying a word to anybody are lonely. Two small things can help: send a line every day to somebody you know, wherever they are, and say one thing more than thanks at a counter you go to often. If your thoughts get dark, tell someone the same day.',
    ],
  },
  {
    like: [
      'ive moved so many times im tired of starting over',
      'third city in five years and i cant do it again',
      'army family, every time i make a friend we leave',
      'i dont have the energy to explain myself to new people again',
      'starting from zero again exhausts me',
    ],
    say: [
      "Starting over costs something each time, and you've paid it again and again. You can do less this round. One person and one place are enough to start with. And you know something now: what helped the last time, even a little.",
    ],
  },
  {
    like: [
      'my partner settled in right away and i didnt',
      'my husband loves it here and i cry in the bathroom',
      'the kids have friends already and im the only one alone',
      'everyone in my family is happy with the move except me',
      'my girlfriend has loads of friends here and i have none',
    ],
    say: [
      "It's lonely to be the only one at home who hasn't settled in yet. You may be keeping it quiet so as not to spoil it for them. Tell them in one sentence. They can't make you like it there, but you wouldn't be alone with it.",
    ],
  },
  {
    like: [
      'im moving to a new city next month and im terrified ill be alone',
      'i start over in another town soon and dont know a soul',
      'moving abroad in summer scared i wont make friends',
      'what if i move and nobody likes me there',
      'leaving all my friends behind for a new city soon',
    ],
    say: [
      "You're leaving people who know you for people who don't yet; that's a real thing to be scared of. The first weeks will likely be quiet. One thing helps ahead of time: look for something there that meets every week, and write to them before you come.",
    ],
    about: 'coming',
  },
  {
    like: [
      'i went to the newcomers evening it was alright',
      'talked to my new neighbor for a bit nothing special',
      'went to a class in the new city and it was ok',
      'i said hi to the people downstairs they were friendly enough',
      'did a meetup here, fine, talked to two people',
    ],
    say: [
      "I'm glad. There are people in that town now who have heard your voice and may nod at you next time. That's how a strange place gets familiar, in small ordinary bits like that.",
    ],
    about: 'over',
  },
  {
    like: [
      'people here invited me and im sure its out of pity because im new',
      'the neighbors were so nice it felt fake',
      'had a great night with new people but they wont remember me',
      'they asked me to come again but they have their own friends already',
      'it went well here for once and i dont trust it',
    ],
    say: [
      "They may have been nice because you're new. That's a normal reason, and it's how many newcomers get in. You'll see with time whether it becomes more. For now it was good, and the place is a bit less strange for it.",
    ],
    about: 'over',
  },
  {
    like: [
      'went to a meetup in my new city and stood alone the whole time',
      'everyone at the event already knew each other and i left after ten minutes',
      'i tried to talk to people here and they turned back to their friends',
      'nobody talked to me at the welcome party',
      'i walked in saw all the groups and went home',
    ],
    say: [
      "That's a hard evening, and then you had to go home to a place that isn't home yet. A room full of people who know each other is about the hardest one to enter. It says more about that evening than about you.",
    ],
    about: 'over',
  },
  {
    like: [
      'i cried in front of a neighbor i barely know',
      'i told a stranger here how lonely i am and now im embarrassed',
      'i went on and on about my old city to new people',
      'i begged my new coworkers to take me along and feel pathetic',
    ],
    say: [
      "You've been holding a lot, and it came out with somebody you hardly know. Many people have been new somewhere themselves, and they tend to understand. You don't have to explain it. Next time you see them, a normal hello is enough.",
    ],
    about: 'over',
  },
  {
    like: [
      'which app do i use to meet people in a new city',
      'how do i find a club here, online or do i go there',
      'do i have to sign up or can i turn up at the group',
      'where exactly do i look for things to join in this town',
      'what do i type to find people here',
    ],
    say: [
      `Search for the town's name plus the thing you like plus "group" or "class," and look at the library's and community center's calendars. Pick one that meets every week. Then write a line first: "I'm new. Can I come by?" They'll tell you if you need to sign up.`,
    ],
  },
]
