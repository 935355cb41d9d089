import type { Answer } from '../../../conversation.ts'

export const smallTalkReplies: readonly Answer[] = [
  {
    like: [
      'what do i say to a coworker in the elevator',
      'stuck in an elevator with someone, what do i say',
      'what do i say while we both wait for the coffee machine',
      'i need something to say for thirty seconds in the hallway',
    ],
    say: [
      `Half a minute needs one line:\n"How's your day looking?"\n"Is it a long one for you too?"\n"Nice to run into you. Have a good one."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'what do i answer when someone says how are you',
      'they ask how was your weekend and i say good and nothing else, what else can i say',
      "i always say 'fine' and kill it, give me a better answer",
      'whats a normal reply to whats up',
    ],
    say: [
      `Add one small true thing, then hand it over:\n"Pretty good. I finally slept in. You?"\n"A bit tired today, but all right. How about you?"\n"Quiet weekend, which I needed. Did you do anything?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i talk to the other parents at pickup',
      'what do i say to the moms on the playground',
      'small talk with other dads at soccer practice, what do i say',
      'i stand at the school gate and have no idea what to say to them',
    ],
    say: [
      `The kids are your way in:\n"Which one is yours?"\n"How is yours finding it this year?"\n"I see you here all the time and we've never said hi. So, hi."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i get out of talking about politics with someone',
      'what do i say when they ask something too personal',
      'how do i change the subject when it gets uncomfortable',
      'they ask nosy questions, what can i answer',
      'someone starts complaining about everyone, how do i steer away',
    ],
    say: [
      `Short, friendly, and on to something else:\n"I'd rather not get into that. What are you up to this week?"\n"That's a long story for another day. How about you?"\n"Let's talk about something nicer. Any plans coming up?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'someone tells me bad news in small talk, what do i say',
      'she said her dad is sick and i had no idea what to answer',
      'what do you say when someone suddenly gets sad',
      'how do i respond when a person tells me something heavy',
    ],
    say: [
      `You don't have to fix it:\n"I'm sorry. That sounds hard."\n"Thank you for telling me. How are you holding up?"\n"I don't know what to say, but I'm glad you told me."`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to talk about the weather',
      'is it too boring to ask about the weekend',
      "do i have to say something clever or is 'cold today' enough",
      'are cliche questions bad',
    ],
    say: [
      "The weather is fine, and so is the weekend. They're popular because everybody can answer them without thinking. What matters is what you do with the answer. Listen for one detail in it and go there.",
    ],
  },
  {
    like: [
      'how long should small talk last',
      'when is it long enough to walk away',
      'is two sentences too short for a chat',
      'do i have to keep a conversation going until they leave',
    ],
    say: [
      `A minute or two is a whole chat, and two sentences in passing are fine. You aren't in charge of keeping it alive. When it slows down, end it while it's still friendly: "Good talking to you." A warm ending matters more than the length.`,
    ],
  },
  {
    like: [
      'should i look them in the eye while talking',
      'how much eye contact is normal',
      'where am i supposed to look when we chat',
      "i can't hold eye contact, is that rude",
    ],
    say: [
      "Some, not all the time. Many people look while they listen and let their eyes wander while they think. Looking at the face is fine; you don't have to hold the eyes. If that's hard, try a second or two when you say hello, and build from there.",
    ],
  },
  {
    like: [
      'what if i already asked them that last time',
      'is it bad to ask the same question twice',
      'i forgot what she told me about her kids',
      "what if i repeat a story i've told before",
    ],
    say: [
      `Then you say so, and it's a small thing: "I think I asked you this before. Remind me?" People forget each other's details all the time. Asking twice still says that you're interested. If you're not sure about a story, ask: "Did I tell you this one?"`,
    ],
  },
  {
    like: [
      'i dread being alone with one coworker in the car',
      'an hour drive with someone i barely know, help',
      'i have to sit next to my boss on the plane',
      'long train ride with a person i hardly know',
    ],
    say: [
      "A long ride with somebody you barely know, and no way to walk off: that's a tall order. But rides have pauses built in. Talk for a bit, look out the window for a bit, put on music. You can ask what they like to listen to.",
    ],
    about: 'coming',
  },
  {
    like: [
      "i've always been the quiet one",
      'i was never taught how to talk to people',
      'in my family nobody talked',
      "i work from home and barely speak to anyone, i'm rusty",
      'i live alone and some days i say nothing at all',
    ],
    say: [
      `Then you've had little practice, and no wonder it comes out stiff. Talking is partly warm-up. A "hi" and one more sentence to a cashier or a neighbor each day can loosen you up more than one big evening.`,
    ],
  },
  {
    like: [
      'i laugh at everything out of nerves',
      'my voice goes flat and i sound bored when i chat',
      'i smile so much that my face hurts',
      'i mumble and they go what',
      'i speak so quietly that people keep asking me to repeat',
    ],
    say: [
      "So it's less about what to say than how it comes out, and you hear yourself doing it. Listening to your own voice makes it stiffer. Slow the first sentence down, aim it at their face instead of the floor, and let the rest come out as it does.",
    ],
  },
  {
    like: [
      'i can talk to strangers but not with people i half know',
      "it's worst with acquaintances",
      'i cross the street so i dont have to chat with someone i know',
      'i duck into another aisle when i see somebody from work',
    ],
    say: [
      `Half-known people are harder than strangers for many: you'll see them again, and you're supposed to remember things. Meeting them only takes a wave and a "Hey, good to see you," while you keep walking. You don't have to stop.`,
    ],
  },
  {
    like: [
      'had a chat with my neighbor today, it was ok',
      'i talked to someone for five minutes and it went fine',
      'the small talk was alright this time',
      'i made a bit of conversation at work today',
      'i asked her a question and we talked a little',
    ],
    say: [
      "Good. Two people talked for a bit and went on with their day, which is what small talk is. I'm glad it was fine. Next time you see each other, there's already something there.",
    ],
    about: 'over',
  },
  {
    like: [
      'we talked for ages but i think she was only being polite',
      'the conversation flowed and now i wonder what i did wrong',
      'he seemed to like talking to me, but he is like that with everyone',
      'it was a good chat, it was probably all them and not me',
    ],
    say: [
      "I'm glad it flowed. It takes two for that: nobody can keep a conversation going for long with somebody who gives nothing back. Maybe they're good at it. You were the one they were talking with, so some of it was you.",
    ],
    about: 'over',
  },
  {
    like: [
      'i ran out of things to say and it was so awkward',
      'we stood there in silence and then she left',
      'my mind went blank and i said um for a minute',
      'the conversation died and it was my fault',
      'he checked his phone and walked off while we were talking',
    ],
    say: [
      "That's a rotten few seconds, and they feel like a verdict. But a chat that runs out needs two people with nothing to add, so it wasn't yours alone to save. By now it's probably a small thing in their day. You can say hi to them tomorrow as usual.",
    ],
    about: 'over',
  },
  {
    like: [
      'the waiter said enjoy your meal and i said you too',
      'i called her by the wrong name',
      'i asked if she was pregnant and she wasnt',
      'i made a joke and nobody laughed',
      'i said love you to a coworker by accident',
    ],
    say: [
      `Oof. That's the kind of line that comes back when you're brushing your teeth. If it was only silly, you can let it go. If it could have hurt, say it once: "I'm sorry about what I said." You don't need to say more.`,
    ],
    about: 'over',
  },
  {
    like: [
      'do i need to stop and talk or can i keep walking',
      'do i take my headphones out when someone says hi',
      'do i have to say my name when i start chatting',
      'should i say hi first or wait for them',
    ],
    say: [
      `Say hi first if you catch their eye, and take out one earbud if they say more than hello. You can keep walking; slowing down already says you're friendly. Names can wait. After a chat or two: "I'm sorry, I never asked your name."`,
    ],
  },
]
