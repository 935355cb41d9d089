import type { DemoPost } from './demo-post.ts'

/** A few weeks of talk, the oldest first. */
export const demoPosts: readonly DemoPost[] = [
  {
    key: 'camera',
    by: 'aisha',
    daysAgo: 38,
    time: '21:14',
    category: 'workplace',
    title: 'Camera off was supposed to be for one week',
    content:
      'It has been five months. Everybody else is a face and I am a gray square with two letters in it. I now think about the square more than about the meeting.\n\nHas anyone come back from this? Did you announce it, or was it on one morning and nobody said a word?',
    replies: [
      {
        by: 'marek',
        hoursLater: 2,
        content:
          'One morning, no announcement, a Tuesday. One person said “oh hi”. I had prepared a sentence about a broken webcam and never got to use it.',
      },
      {
        by: 'june',
        hoursLater: 11,
        content:
          'I hide my own picture from myself. It is in the menu under the three dots. Being seen was fine. Watching myself being seen was the part I could not do.',
      },
      {
        by: 'aisha',
        hoursLater: 62,
        content: 'Update: on since this morning. Somebody asked whether I had moved. I have not. It’s the other wall.',
      },
    ],
  },
  {
    key: 'birthday-table',
    by: 'hollis',
    daysAgo: 34,
    time: '23:02',
    category: 'social',
    title: 'The seat at the end of the table',
    content:
      'Birthday dinner, fourteen people, one long table. I always end up on the corner, where you can hear two conversations and are in neither. Tonight I counted: eleven sentences in three hours, four of them to the waiter.\n\nI’m not looking for comfort. What do you do with the corner?',
    replies: [
      {
        by: 'ines',
        hoursLater: 9,
        content:
          'Arrive early and sit in the middle. Feels like stealing for about ninety seconds. Then people come and sit around you as if you had planned it.',
      },
      {
        by: 'kwame',
        hoursLater: 10,
        content:
          'The corner has one person next to it who is also on the corner. I ask that person how they know the host. Never failed so far, and I am bad at this.',
      },
      { by: 'hollis', hoursLater: 12, content: 'Fourteen people, and there were of course two corners. Noted.' },
    ],
  },
  {
    key: 'dentist',
    by: 'marek',
    daysAgo: 31,
    time: '17:40',
    category: 'success',
    title: 'I called the dentist',
    content:
      'Eight months with a form I could fill in online, except that the form was broken and the page said to call. Today I called. It took one minute and fifty seconds. She asked for my date of birth and I said it too fast, so I said it again.\n\nThat’s the whole story. I wanted to tell somebody who would know why it is one.',
    replies: [
      { by: 'june', hoursLater: 1, content: 'Eight months is a long time to carry one call. Well done.' },
      {
        by: 'nadia',
        hoursLater: 5,
        content:
          'I read this in the parking lot and then called about my bike. Thank you for writing down the seconds.',
      },
      { by: 'aisha', hoursLater: 22, content: 'The date of birth gets me every time. Why is it so fast.' },
    ],
  },
  {
    key: 'replay',
    by: 'june',
    daysAgo: 27,
    time: '02:20',
    category: 'social',
    title: '2 a.m. and going over one sentence from six hours ago',
    content:
      'I told a story, it had no ending, and I said “anyway” and looked at my glass. Nobody minded. I know nobody minded. I have played it maybe thirty times.\n\nWhat works for you when knowing it doesn’t help?',
    isAnonymous: true,
    replies: [
      {
        by: 'kwame',
        hoursLater: 5,
        content:
          'A timer. Ten minutes of going over it on paper, only what anyone there could have seen. When it rings I get up and wash something. It does not end the thought, but it stops being the whole night.',
      },
      {
        by: 'ines',
        hoursLater: 7,
        content: 'Everybody’s stories end with “anyway”. Listen tomorrow, you will hear it six times.',
      },
      {
        by: 'marek',
        hoursLater: 30,
        content: 'I listened. Four times before lunch, and one of them was my manager.',
      },
    ],
  },
  {
    key: 'lunch',
    by: 'nadia',
    daysAgo: 17,
    time: '18:55',
    category: 'success',
    title: 'Lunch at the table instead of in the car',
    content:
      'Two years at this job and I ate in my car for most of it. I told people I like the radio.\n\nToday I sat down at the end of the long table with my box and was sure there would be a silence. There was no silence, because Dev was explaining sourdough. I asked one question about it and got nine minutes. I know a lot about bread now.\n\nI was shaking a bit when I put the lid back on. It still counts.',
    replies: [
      { by: 'aisha', hoursLater: 1, content: 'It counts double with a lid.' },
      {
        by: 'bea',
        hoursLater: 3,
        content:
          'I’m in week two of the car. It is a good car. But I read this twice, so I suppose something in me is looking at the table.',
      },
      {
        by: 'nadia',
        hoursLater: 14,
        content:
          'Bea, I started with getting coffee while the kitchen was full and leaving again. That was a whole day’s work at the time.',
      },
      {
        by: 'tomas',
        hoursLater: 20,
        content: 'Sourdough people are the best thing that can happen to a quiet person.',
      },
    ],
  },
  {
    key: 'group-chat',
    by: 'ines',
    daysAgo: 15,
    time: '12:30',
    category: 'social',
    title: 'Writing a message, deleting it, writing it',
    content:
      'Group chat of nine people planning a weekend. My answer is “yes, I can bring the grill”. I have written it four ways. One sounds cold, one sounds like I am applying for the weekend.\n\nIf you have a rule for this, I would like to borrow it.',
    replies: [
      { by: 'hollis', hoursLater: 1, content: 'First version goes out. I allow myself to fix typos and nothing else.' },
      {
        by: 'yuki',
        hoursLater: 2,
        content:
          'I read it out loud once. If my mouth can say it, it is good enough. “Yes, I can bring the grill” passes.',
      },
      { by: 'ines', hoursLater: 3, content: 'Sent. Two thumbs and a flame. That was all it was ever going to be.' },
    ],
  },
  {
    key: 'standup',
    by: 'tomas',
    daysAgo: 12,
    time: '08:05',
    category: 'workplace',
    title: '“Nothing from me”',
    content:
      'Every morning we go around the table, and every morning I say “nothing from me”. I had things. On Monday I had found out why the invoices were wrong. Somebody else found it on Wednesday and told it as a story with an ending.\n\nI don’t even want the credit. I want to hear what it sounds like when I say it.',
    replies: [
      {
        by: 'nadia',
        hoursLater: 4,
        content:
          'Three sentences: what I did, what I’m on, what I need or “nothing I need”. I said mine for the first time on Thursday. My voice shook in the second one and nobody moved. I had been sure they would all turn around.',
      },
      {
        by: 'marek',
        hoursLater: 6,
        content: 'Ask to go first. The round does its worst work while you are waiting in it.',
      },
      {
        by: 'tomas',
        hoursLater: 50,
        content: 'Went second, because first was taken. Two sentences of three. The invoices were one of them.',
      },
      { by: 'nadia', hoursLater: 52, content: 'Two of three. I’d take that.' },
    ],
  },
  {
    key: 'first-date',
    by: 'kwame',
    daysAgo: 10,
    time: '22:48',
    category: 'social',
    title: 'I left after forty minutes and it was the right length',
    content:
      'Coffee, not dinner. I had said beforehand that I had to be somewhere at five. The somewhere was a bench in the park, but I was there at five.\n\nKnowing when it ends made the middle so much easier to be in. Not sure yet about a second one. I was bored for a while, which has never happened to me on a date. I was always too busy being afraid.',
    replies: [
      { by: 'june', hoursLater: 8, content: 'Bored on a date! I’m jealous of that.' },
      { by: 'yuki', hoursLater: 9, content: 'The bench is a very good somewhere. I’m taking it.' },
    ],
  },
  {
    key: 'new-job',
    by: 'bea',
    daysAgo: 8,
    time: '19:20',
    category: 'workplace',
    title: 'Week three in a new office, and I still don’t know the names',
    content:
      'They told me all the names on the first day. I nodded at eleven people. Now it’s too late to ask, and too late grows every day.\n\nThere is one woman I talk to every morning at the coffee machine. She knows mine.',
    isAnonymous: true,
    replies: [
      {
        by: 'aisha',
        hoursLater: 2,
        content:
          '“I’m sorry, I’ve lost your name, and I like talking to you.” I have said this four times in my life. Each time they looked happy. One had lost mine too.',
      },
      {
        by: 'hollis',
        hoursLater: 13,
        content: 'Ask how she spells it. If it turns out to be Ann, you both get a laugh.',
      },
      {
        by: 'nadia',
        hoursLater: 15,
        content: 'Three weeks is nothing. I learned a name after two years and got away with it.',
      },
    ],
  },
  {
    key: 'disagree',
    by: 'nadia',
    daysAgo: 3,
    time: '17:31',
    category: 'workplace',
    title: 'I said “I see it differently” and the meeting went on',
    content:
      'Our lead wanted the report by Friday. I’ve made that report nine times and it takes until Monday. I said: “I see it differently, the numbers only close on Sunday.” Then I looked at the table.\n\nHe said “fair” and changed the date. That was it. I had packed for a fight.\n\nFor those of you who do this all the time: does the heart stop going like that afterward, or do you get used to it?',
    replies: [
      {
        by: 'kwame',
        hoursLater: 2,
        content: 'Mine still goes. I have come to think of it as the noise the door makes.',
      },
      { by: 'tomas', hoursLater: 4, content: '“I had packed for a fight” is going on my wall.' },
      {
        by: 'aisha',
        hoursLater: 21,
        content: 'It gets shorter. At first it took me until evening. Now it is about one cup of tea.',
      },
    ],
  },
  {
    key: 'choir',
    by: 'yuki',
    daysAgo: 2,
    time: '20:10',
    category: 'success',
    title: 'Choir, second row, did not leave at the break',
    content:
      'There is a break with cookies, and the break is the actual concert as far as my nerves are concerned. Last time I went to “make a call”. Tonight I stood beside the cookies and said to the man next to me that I couldn’t find the second page. He couldn’t either. We looked for it for the whole break.',
    replies: [
      { by: 'ines', hoursLater: 1, content: 'A shared missing page. You could not buy that.' },
      { by: 'june', hoursLater: 14, content: 'I’ve been making that same call for a year. Next Tuesday, cookies.' },
    ],
  },
  {
    key: 'hello',
    by: 'ollie',
    daysAgo: 1,
    time: '21:45',
    category: 'social',
    title: 'Read everything for a week, writing now',
    content:
      'Hello. I’m new and I have been here every evening without saying so, which is also how I am at parties.\n\nI start evening classes on Monday. What did you say to the first person who sat down next to you? Real sentences please, I collect them.',
    replies: [
      { by: 'yuki', hoursLater: 1, content: '“Is this the room?” It was on the door. He said he hoped so.' },
      {
        by: 'hollis',
        hoursLater: 2,
        content: '“Do you know if he uses the projector?” I don’t care about projectors. We talk every week now.',
      },
      {
        by: 'bea',
        hoursLater: 3,
        content: 'Welcome, Ollie. Mine was “I’m not going to understand a word tonight.” She moved her chair closer.',
      },
    ],
  },
]
