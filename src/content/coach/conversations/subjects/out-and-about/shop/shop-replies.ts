import type { Answer } from '../../../conversation.ts'

export const shopReplies: readonly Answer[] = [
  {
    like: [
      'how do i order when i dont know the menu',
      'what do i say at the coffee counter',
      'i never know how to order in a cafe',
      'give me words for ordering food at the counter',
      'how do u order at a sandwich place where they ask a million things',
    ],
    say: [
      `You can take your time, and you can ask:
"Hi, could I have one of these, please?"
"I've never been here. What do most people get?"
"I need another minute. You can go ahead of me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'someone cut in front of me in line what do i say',
      'a lady pushed ahead of me at the register',
      'how do i tell somebody im next',
      'they skipped me and served the person behind',
      'people always jump the queue in front of me',
    ],
    say: [
      `Say it right away and in a friendly voice:
"Sorry, I think I was next."
"I think the line starts back there."
"Excuse me, I was here first."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask if they have it in my size',
      'i need to ask an employee for help finding something',
      'how do i get a salespersons attention',
      'i want to ask where something is but they look busy',
      'what do I say to ask for another size',
    ],
    say: [
      `Start with excuse me, and they'll look up:
"Excuse me, do you have this one size up?"
"Sorry to stop you. Could you point me the right way?"
"When you have a second, could you help me over here?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i get the waiters attention',
      'how do i ask for the check',
      'what do i say when i want to pay at a restaurant',
      'the waiter never looks my way',
      'how do I ask to split the bill',
    ],
    say: [
      `A raised hand at shoulder height, eye contact, then:
"Could we have the check, please?"
"Could we pay separately?"
"When you get a moment, could I order something else?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i point out they gave me the wrong change',
      'the price at the register was higher than on the shelf',
      'what do i say if they charged me too much',
      'they forgot something in my bag how do i go back',
      'i got overcharged and dont dare say it',
    ],
    say: [
      `Hold up the receipt or the thing and stay friendly:
"I think there's a mistake here. Could we check it together?"
"The shelf said a different price. Could you look?"
"I paid for one more thing than I have in the bag."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to leave a store without buying anything',
      'can i just look and walk out',
      'do i have to buy something once they helped me',
      'i buy stuff because i feel guilty leaving',
      'she showed me ten pairs can i still say no',
    ],
    say: [
      'You can leave with nothing, even after ten pairs. Helping people decide is part of the job, and some of them decide no. "Thanks for your help, I\'ll think about it" closes it kindly, and then you walk out at normal speed.',
    ],
  },
  {
    like: [
      'should i tip and how much',
      'do i have to tip at the counter',
      'the screen asks for a tip and they watch me',
      'what if i tip wrong',
      'how much do you tip a waiter',
    ],
    say: [
      'With table service in the US, a tip is expected, often 15 to 20 percent of the bill. At a counter it\'s up to you, and pressing "no tip" is a choice the screen offers. Elsewhere it differs, so ask somebody local. Pick your number before you get there.',
    ],
  },
  {
    like: [
      'what if i cant find something and have to walk around forever',
      'is it weird to walk past the same shelf three times',
      'do they think im strange if i turn around in the aisle',
      'i feel like i have to pretend to look at something',
      'is it weird to go in and come straight out again',
    ],
    say: [
      "No, it isn't weird; walking back and forth is what people do in stores. You can turn around in the middle of an aisle without picking something up to justify it. If you've passed the shelf three times, asking someone is the short way out.",
    ],
  },
  {
    like: [
      'how long can i wait before i bring it back',
      'how many days do i have to return something',
      'i should have complained right away is it too late',
      'is it too late to go back about it',
      'can i still complain weeks later',
    ],
    say: [
      'You can usually still ask; sooner is better. How many days you have is usually on the receipt or their site. If it\'s past that, ask anyway: "I know I\'m late with this. Is there anything you can do?" The worst that comes back is a no.',
    ],
  },
  {
    like: [
      'im on the spot when the cashier chats with me',
      'the cashier asks how my day is and i freeze',
      'the barista knows me now and expects a chat',
      'i stopped going because they recognized me',
      'they greet me by my usual order and i get so embarrassed',
    ],
    say: [
      'A friendly word across the counter can feel like a test you didn\'t study for. All it asks is a sentence: "Good, thanks. You?" They say it all shift long and aren\'t waiting for more. You can like a place and still be a quiet customer.',
    ],
  },
  {
    like: [
      'crowded stores make me panic',
      'the supermarket is too full and bright',
      'the crowd in the supermarket makes me want to run',
      'malls are too much for me',
    ],
    say: [
      'Bright light, noise and people from every side is a lot to take in at once. Go with a short list, and when it builds up, stand still for a moment and look around. You can pause in there, and it often eases. The way out is there too, if you need it.',
    ],
  },
  {
    like: [
      'i have to pay with food stamps and im ashamed',
      'i use coupons and people look',
      'i can only afford the cheap stuff and the cashier sees it',
      'i have to put things back at the register',
    ],
    say: [
      "It's hard to have strangers see what you can afford. You're buying groceries like everybody else in that line, and you have as much right to be there. Keep your eyes on the cashier; this is between the two of you.",
    ],
  },
  {
    like: [
      'i have to bring something back today and feel sick',
      'im standing outside the store and cant go in',
      'im in the parking lot and cant get out of the car',
      'im in line right now and my heart is pounding',
      'its my turn next at the counter',
    ],
    say: [
      'Feet flat, breathe out long, put the thing or the card in your hand. You need one sentence and nothing more: what you want. Your heart can pound while you say it. The person behind the counter will do most of the rest.',
    ],
    about: 'coming',
  },
  {
    like: [
      'i took it back and they gave me the money',
      'went to the store and asked. it was fine',
      'i ordered at the counter and it was ok',
      'returned it no problem',
      'i sent the food back and they changed it',
    ],
    say: [
      "Good, that's how it should go. You asked for what you wanted and got it, and the person across the counter had an ordinary minute of work. Enjoy the money, or the meal, or whatever it was.",
    ],
    about: 'over',
  },
  {
    like: [
      'it went ok at the store but she probably talked about me after',
      'the cashier was friendly but she has to be',
      'they took it back but i bet they were annoyed',
      'the waiter smiled but i think i was a pain',
      'it went fine but only because nobody was in line',
    ],
    say: [
      'What you saw was friendly, and what came after is your own guess. People who work a counter see a lot of faces in a day. You got what you came for in a decent way. That part is a fact.',
    ],
    about: 'over',
  },
  {
    like: [
      'i chickened out and kept the thing',
      'i ate the wrong order and said it was great',
      'i went to return it and walked out again',
      'they said no and i just said sorry and left',
      'i let them talk me into buying it',
    ],
    say: [
      "It's annoying to leave with something you didn't want and the sentence still in your mouth. Plenty of people have told a waiter everything was great when it wasn't. If it matters to you, you can often still go back and ask.",
    ],
    about: 'over',
  },
  {
    like: [
      'i dropped everything at the register',
      'i said you too when the waiter said enjoy your meal',
      'i knocked over a display in the store',
      'i snapped at the cashier and feel awful',
      'i pushed a door that said pull and everyone saw',
    ],
    say: [
      "You can let that go. If something broke or you were short with somebody, a quick sorry next time you're in is enough. If you only looked clumsy, it was the kind of thing people see in stores every day.",
    ],
    about: 'over',
  },
  {
    like: [
      'do i put the stuff on the belt or hand it over',
      'do i bag it myself',
      'do i wait to be seated or pick a table',
      'do i order at the counter or wait at the table',
      'where do i stand in line',
    ],
    say: [
      'Look at what the last two people did and do that. If nobody is there to copy, ask: "Do I order here, or do you come to the table?" Every place does it differently, so staff hear that question all the time. It only means you\'re new there.',
    ],
  },
]
