import type { Answer } from '../../../conversation.ts'

export const lunchAloneReplies: readonly Answer[] = [
  {
    like: [
      'i saw someone else eating alone, what do i say to them',
      'how do i ask the other person who sits by himself',
      'theres a new girl who eats alone too, how do i go over',
      'what do i say to a coworker who is always alone at lunch',
    ],
    say: [
      `It may suit them as much as you:\n"Hi, I'm on my own too. Can I sit here?"\n"Would you like company, or is this your quiet time?"\n"I've seen you around. Want to eat together?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i say yes when they ask me to lunch',
      'a coworker invited me to lunch, what do i answer',
      'i said no to lunch so often they stopped asking, what do i say now',
      'how do i tell them i would like to come after all',
    ],
    say: [
      `Keep it light and clear:\n"I'd like that. When are you going?"\n"I've said no a lot, and I'd like to come along now."\n"Not today, but ask me tomorrow. I mean it."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell them i want to eat alone today',
      'they want me at lunch every day and i need quiet, what do i say',
      'how do i say no to team lunch without being rude',
      'someone always sits down with me and i want my break to myself',
    ],
    say: [
      `You can want quiet and still like them:\n"I'm taking a quiet one today. See you tomorrow?"\n"I need half an hour to myself. It's not about you."\n"You go ahead. I'll come along later this week."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i say when they ask why i eat alone',
      'somebody asked me where i go at lunch, what do i tell them',
      'they asked why i never eat with them',
      'what do i answer when the teacher asks why i sit by myself',
    ],
    say: [
      `A short true answer will do:\n"I'm a bit shy about sitting down with people. I'd like to, though."\n"I never knew if the table was full. Is there room?"\n"I like some quiet in the middle of the day."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'my lunch friend is out sick, how do i ask others',
      'the one person i eat with left, what do i say to someone new',
      'how do i ask a different group because my friend changed her schedule',
      'my friend has a different lunch period now, how do i ask someone else',
    ],
    say: [
      `The reason is already your opening line:\n"My lunch buddy isn't here. Can I eat with you?"\n"My usual company is gone now. Mind if I join you some days?"\n"Who do you eat with? I'm looking for a table."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'should i ask one person or sit down with the whole table',
      'is it better to ask before lunch or when im standing there',
      'should i message someone in the morning about lunch',
      'how do i go about it, ask ahead or show up',
    ],
    say: [
      'Ask one person ahead of time, that morning or the day before. Then you walk in with somebody, and the moment with the tray is gone. A message is fine if talking is too much. Choose whoever has been the friendliest to you so far.',
    ],
  },
  {
    like: [
      'is it ok to sit at the same table again the next day',
      'can i come back to their table tomorrow or is that too much',
      'should i wait for them to ask me again after eating with them once',
      'how often can i join them before its annoying',
    ],
    say: [
      `You can sit there again. A second time tells them you liked it, and nobody hands out invitations for a lunch table. Two or three days a week is a good rhythm at first. "Hi again" is all the asking you need.`,
    ],
  },
  {
    like: [
      'should i tell my parents or a teacher that i have nobody at lunch',
      'can i ask a counselor for help with lunch',
      'is it childish to tell someone i sit alone at school',
      'should i tell my manager that i feel left out at lunch',
    ],
    say: [
      "It's worth telling one grown-up or one person in charge, and there's nothing childish in it. They often know who else is looking for company, or about a club that meets at lunch. Say what you'd like from them, so it doesn't turn into a big thing.",
    ],
  },
  {
    like: [
      'what if i spill my food in front of everyone',
      'what if i drop my tray',
      'what if they watch me eat',
      'what if i have food on my face and nobody tells me',
      'what if i chew too loud at the table',
    ],
    say: [
      'Then there may be a mess and a laugh, and somebody hands you a napkin. It happens in every lunchroom. If you bring something neat the first time so that you can sit down at all, bring what you like the next time.',
    ],
  },
  {
    like: [
      'standing there with my tray and no idea where to sit',
      'i walk in and look around and everybody sees me looking',
      'i walk laps around the cafeteria pretending to look for someone',
      'finding a seat in the cafeteria is the worst',
    ],
    say: [
      "Those seconds with a full tray and no place to go feel very exposed. Don't search the whole room. Before you pick up your food, choose one area and walk there. An end seat near people is enough, and nobody has to be asked for it.",
    ],
  },
  {
    like: [
      "i'm new and everyone already has their lunch spot",
      'first week at the new school and i sat alone every day',
      'started a job and nobody took me along to lunch',
      'i switched schools and know nobody at lunch',
    ],
    say: [
      `New, and the tables look sorted already: that's a lonely half hour. Being new is also the best reason you'll ever have to ask. "I'm new, where do people eat?" is a question they can do something with. It keeps working for quite a while.`,
    ],
  },
  {
    like: [
      'i only have a lunch break of 30 minutes and i dread it all morning',
      'i watch the clock because lunch is coming',
      'i feel sick when the bell rings for lunch',
      'i cant focus in the morning because of lunch',
    ],
    say: [
      "So lunch takes the whole morning, even though the break itself is short. Part of it is not knowing where you'll be. Decide that the evening before: this spot, with this food, for this long. A plan you don't love still beats deciding at the door.",
    ],
  },
  {
    like: [
      'my friends sit with other people now',
      'my best friend found a new table without me',
      'we used to eat together and now they go without me',
      'they moved tables and didnt tell me',
    ],
    say: [
      `Losing your seat with people you thought were yours hurts more than never having had one. You don't know yet whether it was meant. You can ask the one you trust most, away from the table: "I miss eating with you. Did something happen?"`,
    ],
  },
  {
    like: [
      'i ate with someone today, it was ok',
      'i sat at a table with people and nothing happened',
      'i asked if the seat was free and they said sure',
      'had lunch with a coworker, it was fine',
    ],
    say: [
      "Good. You sat down, you ate, and there were people across from you. A fine lunch is a good lunch. I'm glad you had company today.",
    ],
    about: 'over',
  },
  {
    like: [
      'they let me sit there but maybe they felt sorry for me',
      'lunch with them was nice but they wont want me again',
      'they waved me over and i think it was pity',
      'it was a good lunch, probably a one time thing',
    ],
    say: [
      "I'm glad it was nice. You can't see their reasons, and they did make room for you, which nobody had to do. You don't have to know what tomorrow brings to have liked today.",
    ],
    about: 'over',
  },
  {
    like: [
      'i sat down and they all got up',
      'i asked to sit with them and they said no',
      'i sat with them and nobody said a word to me',
      'i went in, saw no seat and walked out again',
      'i ended up alone again at lunch today',
    ],
    say: [
      "Ouch. That's a miserable way to spend a break, and then there was the rest of the day to get through. However it came about, one lunch doesn't settle who you'll eat with from now on. If they do it on purpose, tell somebody in charge.",
    ],
    about: 'over',
  },
  {
    like: [
      'i pretended to be on the phone the whole lunch and feel pathetic',
      'i ate in the bathroom again and im ashamed',
      'i said no when they asked me to join and i regret it',
    ],
    say: [
      "You were scared and took the nearest way out. There's nothing pathetic in that. Have something to eat now if you missed it. And if you turned somebody down, that door is probably still open: they asked, after all.",
    ],
    about: 'over',
  },
  {
    like: [
      'i wrote hey do you want to get lunch sometime, is that too much',
      'can i ask about lunch in a text or does it have to be in person',
      'is it too keen to ask someone to lunch i barely know',
    ],
    say: [
      `A text is fine, it's not too keen, and the same morning is early enough. Put a day in it, because "sometime" is hard to say yes to. "Want to get lunch today around noon?" can be answered in one word.`,
    ],
  },
]
