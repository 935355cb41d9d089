import type { Answer } from '../../../conversation.ts'

export const lowReplies: readonly Answer[] = [
  {
    asks: 'words',
    like: [
      'how do i cancel because i feel too low',
      'what do i write when i cant come because im down',
      'i have no energy for tonight, how do i tell them',
      'how do i get out of dinner without lying about being sick',
      'i need a text to say im not up to it',
    ],
    say: [
      `True and short is enough:\n"I'm having a rough day and I'm not up to it tonight. Could we do something quiet soon?"\n"I can't make it, I don't have the energy. I'd like to see you another day."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i answer how are you when im not fine',
      'what do i say when people ask whats up and i feel awful',
      'i hate saying im good when im not',
      'someone asks how i am what do i say',
      'what do i reply to how have you been',
    ],
    say: [
      `Pick by how much you want to let out:\n"I've been better. How about you?"\n"A bit low at the moment, thanks for asking."\n"Not great, to be honest. I'd like to tell you about it sometime."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'i havent answered anyone in weeks, what do i write',
      'how do i get back in touch after i went silent',
      'what do i text a friend i ignored because i was depressed',
      'i left everyone on read for a month, help me write something',
      'i disappeared on my friends what do i say',
    ],
    say: [
      `You don't have to explain the whole time:\n"Sorry I went quiet. I've been low, and I've missed you."\n"I've been in a hole for a while. It wasn't about you. How are you?"\n"Sorry this is so late. It was good to hear from you."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'how do i tell my boss im not doing well',
      'what do i say at work when im too low to work',
      'i need a few days off how do i ask',
      'how do i tell my teacher that im struggling',
      'words for telling work that i need a break',
    ],
    say: [
      `They need the fact, not the details:\n"I'm not well and I need tomorrow off."\n"I'm going through a hard stretch. Could we look at what can wait?"\n"I'm slower than usual right now. I'll tell you if it gets to be too much."`,
    ],
  },
  {
    asks: 'words',
    like: [
      'they tell me to cheer up, what do i say back',
      'my mom says its all in my head what do i answer',
      'people say i should smile more',
      'what do i answer when they say others have it worse',
      'how do i react to think positive',
    ],
    say: [
      `You can turn it down kindly:\n"I know you mean well. Advice is hard for me right now, company is good."\n"I wish that worked. It helps more when you ask how I am."\n"Maybe. Today I can't."`,
    ],
  },
  {
    like: [
      'should i go out when i feel this bad',
      'do i force myself to see people',
      'is it better to go even though im down',
      'do i push myself or rest',
      "should i still meet them if i'm sad",
    ],
    say: [
      "Go if it's small, with somebody kind, and you can leave when you want. If you'd have to put on a show, try a smaller plan. A useful test is how you felt after the last time you went: if it was a bit lighter, go for half an hour.",
    ],
  },
  {
    like: [
      'is it ok to tell people im depressed',
      'will people treat me differently if they know im low',
      'am i allowed to say im sad at a party',
      'can i be honest about feeling bad',
      'will i bring everyone down if i say it',
    ],
    say: [
      "You can say it, and one sentence isn't likely to bring a room down. Choose who gets the longer version. Some people will be awkward because they don't know what to do, so tell them what you'd like: to be listened to, or to talk about something else.",
    ],
  },
  {
    like: [
      'what if the doctor doesnt take me seriously',
      'what happens when i go to the doctor for this',
      'what will the doctor ask me',
      'im scared to call the doctor about my mood',
      'do i have to cry to be believed',
    ],
    say: [
      "Usually they ask how long, how you sleep and eat, and whether you have thoughts of dying. You don't have to look any particular way. Bring three lines on paper and hand them over if talking fails. If one doctor waves you off, see another.",
    ],
  },
  {
    like: [
      'how do i get out of bed',
      'what do i do first when i cant move',
      'i have been lying here all day what now',
      'tell me one thing to do today',
    ],
    say: [
      "Feet on the floor, nothing more yet. Then water, then a window. You can go back afterward, nobody is counting. When everything is heavy, think no further than the next half minute. The wish to get up often comes later, once you've started.",
    ],
  },
  {
    like: [
      'nothing is fun anymore',
      "i don't enjoy the things i used to like",
      'my hobbies bore me now',
      'i sit with friends and feel nothing',
      'even music does nothing for me',
    ],
    say: [
      "The things are still there, and the fun has gone out of them. That's one of the harder parts, because it makes staying home look logical. It's also one of the signs a doctor wants to hear about. Say it to them in those words.",
    ],
  },
  {
    like: [
      'everyone is living their life and im stuck',
      'all my friends are getting married and i lie on the couch',
      'i see their photos and feel worse',
      'everyone moved on without me',
      'i am so far behind everybody',
    ],
    say: [
      "From where you are, it can look like everybody else caught a train and you didn't. Photos make it worse, because nobody posts the couch. Put the feed away for tonight. One message to one real person tells you more about how people are.",
    ],
  },
  {
    like: [
      'i miss somebody so much',
      'since he left i am empty',
      'my best friend died and everything is gray',
      "i'm grieving and people expect me to be over it",
      'the house is so quiet since she is gone',
    ],
    say: [
      "I'm sorry. There's no deadline for missing somebody that much, whatever people around you expect. If there's one person who knew them, or who can listen, talk about them there.",
    ],
  },
  {
    like: [
      'i am so lonely',
      'nobody called me all week',
      'i havent talked to anyone in days',
      'no one texts me unless i text first',
    ],
    say: [
      'Days without a voice are hard on anybody, and they can make everything look worse than it is. Today, aim for one small exchange with a human: a neighbor, a cashier, a call. If you ever think about dying, tap Help now.',
    ],
  },
  {
    about: 'over',
    like: [
      'i got up and went out today',
      'i took a shower and went to the store',
      'i finally answered a friend',
      'went for a walk, that was all',
      'i managed to do the dishes today',
    ],
    say: [
      "I'm glad. On a low day that takes more than other people can see. It counts as it is, and nothing has to follow from it.",
    ],
  },
  {
    about: 'over',
    like: [
      'i laughed today for the first time in ages but it wont last',
      'i had a good day and i dont trust it',
      'i felt okay yesterday, probably a fluke',
      'today was lighter and it scares me',
      'i had fun with them and then it was gone again',
    ],
    say: [
      "There was a lighter hour, and you were in it. It may not last; moods come and go. It does show that the part of you that can laugh is still there. You don't have to hold on to it.",
    ],
  },
  {
    about: 'over',
    like: [
      'i met my friends and felt even emptier',
      'i went out and it made it worse',
      'i sat at the party and wanted to cry',
      'seeing people drained me completely',
      'i tried to be social and came home sadder',
    ],
    say: [
      "You made the effort and came home with less than you started with. That's a lousy trade. It may have been too many people, or too much acting cheerful, and not people in general. Rest now. One person and no acting might suit you better.",
    ],
  },
  {
    about: 'over',
    like: [
      'i started crying in front of everyone',
      'i yelled at my kids because im so low',
      'i broke down at work',
      'i snapped at the only friend who cares',
      'i burst into tears at the table',
    ],
    say: [
      `That came out because there was no strength left to hold it. It's painful. If you hurt somebody's feelings, one line helps: "I'm having a hard time, and that wasn't about you." If it keeps happening, that's worth telling a doctor.`,
    ],
  },
  {
    like: [
      'do i have to call the doctor or can i write',
      'can somebody make the appointment for me',
      'do i have to talk or can i text a helpline',
      'can i bring someone along to the doctor',
      'how do i even book that',
    ],
    say: [
      'Writing is fine where they take messages or online bookings, and anybody you trust can call for you or sit with you there. Some helplines have a chat; Help now shows what there is. Pick whichever takes the least out of you, and do that one.',
    ],
  },
]
