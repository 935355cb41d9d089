import type { Answer } from '../../../conversation.ts'

export const leftOutAnswers: readonly Answer[] = [
  {
    like: [
      'why wasnt i invited',
      'why do they leave me out',
      'why does this always happen to me',
      'what did i do that they dont ask me',
      'why didnt anyone think of me',
    ],
    say: [
      "From here nobody can say. Common reasons are ordinary ones: somebody asked whoever was standing there, or they thought you'd say no. Sometimes it's dislike. One friendly question to one of them gets you closer than a night of guessing.",
    ],
  },
  {
    like: [
      'should i say something to them',
      'do i ask why i wasnt invited',
      'is it pathetic to bring it up',
      'do i tell them i was hurt',
      'or should i just pretend i dont care',
    ],
    say: [
      'Yes, if you want to stay close to them, and to one person rather than the whole group. Wait until you can say it in two calm sentences. For people you hardly know, letting it pass is usually wiser.',
    ],
  },
  {
    like: [
      'can i invite myself',
      'is it rude to ask if i can come',
      'how do i ask to join without being pushy',
      'do i just show up',
      'can i ask to be added to the chat',
    ],
    say: [
      `For something open, like lunch or a walk, yes: "Mind if I come along?" For somebody's dinner or a ticket already bought, no; then you say, "I'd love to be there next time." Ask one person, and give them room to say no.`,
    ],
  },
  {
    like: [
      'they have a group chat without me',
      'i found out theres a second chat',
      'they made a new group and didnt add me',
      'i was removed from the group',
      'everyone is in it except me',
    ],
    say: [
      `That's a nasty thing to find out. You don't know what it's for or who started it. You can ask the one you trust most: "I saw there's another chat. Is that something I could be in?" If the answer is no, at least you know where you stand.`,
    ],
  },
  {
    like: [
      'everyone at work goes to lunch without me',
      'my coworkers had drinks and didnt tell me',
      'the team has jokes im not part of',
      'they order food and skip me',
      'colleagues leave me out',
    ],
    say: [
      `Ask one of them directly, in the morning: "Are you all going at noon? I'd like to come." If you miss information you need for your work, that's a different matter, and you can take it to whoever is in charge.`,
    ],
    item: 'challenge:join-a-lunch-table',
  },
  {
    like: [
      'my own family leaves me out',
      'my sisters went without me',
      'my cousins all met and nobody called',
      'my kids have a get together and i hear about it later',
      'they said they thought i would be tired',
    ],
    say: [
      `In a family it goes deep, because you can't pick another one. Take the one who is nearest to you: "I know you meant to spare me. Please ask me anyway, and let me decide." Say it on an ordinary day, away from the gathering.`,
    ],
  },
  {
    like: [
      'what if they say they dont want me there',
      'what if its because they dont like me',
      'and if they say no',
      'what if i ask and its true',
      'what if they only invite me out of pity now',
    ],
    say: [
      `Then you'd be hurt, and you'd be done with hoping in the wrong place. You can answer, "Okay, thanks for being straight with me," and leave. It's a no from these people. There are others you haven't tried.`,
    ],
  },
  {
    like: [
      'i used to say no so they stopped asking',
      'i always cancelled maybe thats why',
      'i never come so they dont invite me',
      'it is my own doing i guess',
      'they think i dont like going out',
    ],
    say: [
      `That may be the reason, and it's one you can change. Tell one of them: "I turned you down a lot. I'd like to be asked again, and I'll try to come for an hour." Then do come, the first time at least.`,
    ],
  },
  {
    like: [
      'are they doing it on purpose',
      'is this bullying',
      'they exclude me to hurt me',
      'they stop talking when i come',
      'they laugh about it in front of me',
    ],
    say: [
      "If it happens again and again, and they let you see it, then yes, it may be meant to hurt, and that's bullying. Write down dates and what was done. Take it to somebody with a say: a teacher, a supervisor, a parent. You don't have to win them over.",
    ],
  },
  {
    like: [
      'how do i act when they talk about it in front of me',
      'what do i do with my face when they tell stories from it',
      'they show pictures while im sitting there',
      'do i pretend to be happy for them',
    ],
    say: [
      `You can say the true thing lightly: "Sounds good. Wish I'd been there." Then ask one question or turn to something else. You don't have to laugh along, and you can get up and get some air.`,
    ],
  },
  {
    like: [
      'how do i stop looking at the photos',
      'i keep checking their stories',
      'cant stop thinking about them all there',
      'theyre there right now and im home',
      'how do i get through tonight',
    ],
    say: [
      'Mute it until morning and leave the phone in another room. A picture shows one second and leaves out who was bored. Then do one thing that takes your hands, like cooking or a shower, and call somebody if you can.',
    ],
  },
  {
    like: [
      'everyone else gets invited',
      'am i oversensitive',
      'is it childish to be hurt by this',
      'at my age i should be over it',
      'is it normal to be this upset',
    ],
    say: [
      "It's normal, at every age. People are built to notice when they're outside the group, and it hurts grown-ups as much as kids. How upset you are tells you that you care. It doesn't tell you what they meant.",
    ],
  },
  {
    like: [
      'ill stop talking to all of them',
      'im done with these people',
      'should i leave the group',
      'i want to cut them off',
      'id rather have no friends than this',
    ],
    say: [
      "You can, and some groups are worth leaving. Don't do it tonight, and don't do it to see who comes after you. Wait a week, talk to the one you like best, and then decide about each person, one by one.",
    ],
  },
]
