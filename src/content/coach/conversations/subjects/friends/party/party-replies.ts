import type { Answer } from '../../../conversation.ts'

export const partyReplies: readonly Answer[] = [
  {
    like: [
      'how do i answer the party invitation',
      'what do i text back to the invite',
      "i haven't replied to her party invite yet, what do i write",
      'how do i rsvp yes but say i cant stay long',
      'need a reply to this evite lol',
    ],
    say: [
      `A yes with an end time is a full answer:\n"Thanks for asking me. I'd love to come by for an hour or so."\n"I'm in. I'll be there early and head out early."\n"Sorry for the slow reply. Yes, I'd like to come."`,
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'how do i ask if i can bring someone to the party',
      'i want to ask the host for a plus one, what do i say',
      'can i bring a friend along, how do i word that',
      'how do i get a friend to come to the party with me',
    ],
    say: [
      `For the host, or for the friend:\n"Would it be all right if I brought a friend? If you're full, no problem."\n"I've been invited to a party and I'd like it better with you there. Want to come?"`,
    ],
    about: 'coming',
    asks: 'words',
  },
  {
    like: [
      'what do i say at a party when they ask what i do',
      "everyone asks so what do you do and i'm out of work",
      'i hate the what do you do for a living question at parties',
      "i'm unemployed and dropped out, what do i tell people there",
      'i live at home with my mom and people at the party will ask',
    ],
    say: [
      `Answer short, then hand it back:\n"I'm between things right now. What about you?"\n"Work isn't my favorite topic tonight. How do you know everybody here?"\n"I'm figuring out what's next. What do you do?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'i forgot the name of someone at the party',
      'she told me her name five minutes ago and its gone',
      "a guy there knows me and i've no idea who he is",
      'what do i say when i cant remember who they are',
      'how do i ask for their name again',
    ],
    say: [
      `Ask early, and own it:\n"I'm sorry, your name went right past me. Tell me again?"\n"I know we've met, and I've lost your name. I'm terrible with them."\n"Help me out, where do we know each other from?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask someone at a party for their number',
      'i met somebody nice there and want to see them again, what do i say',
      'how do i get her insta without being weird',
      'i clicked with a person at the party, how do i keep in touch',
    ],
    say: [
      `Tie it to what you talked about:\n"I liked talking to you. Can we trade numbers?"\n"I'd like to hear how that turns out. How can I reach you?"\n"It was good meeting you at the party. Want to get coffee sometime?"`,
    ],
    asks: 'words',
  },
  {
    like: [
      'is it ok to go outside for a few minutes during the party',
      'can i take a break when it gets too much at a party',
      'is it rude to sit in a quiet room for a bit',
      'my social battery dies after an hour, can i step out',
    ],
    say: [
      "You can step out. People do it all evening, for air or for a call. Go before you're completely drained, and decide on the way out when you come back in. Outside is also where the quieter people tend to be.",
    ],
  },
  {
    like: [
      'what should i wear to the party',
      'what if im overdressed',
      'should i dress up or go in jeans',
      "i've got nothing to wear and everyone will look better than me",
      'whats the dress code, i have no clue',
    ],
    say: [
      "Wear the thing you've felt good in before, one notch neater than usual. Comfort beats new, because you won't be tugging at it all night. If you can't tell how dressy it is, text the host and ask. They get that question a lot.",
    ],
    about: 'coming',
  },
  {
    like: [
      'what if my ex is at the party',
      'someone i had a fight with will be there too',
      "there's a person at that party i really don't want to see",
      'the guy who rejected me is invited as well',
    ],
    say: [
      'A nod and a "hi" are enough, and you can have that ready. One greeting can take some tension out, because neither of you has to keep dodging. After that, be in another part of the room. If this person hurt or scares you, skip the nod and stay near someone you trust.',
    ],
    about: 'coming',
  },
  {
    like: [
      'should i throw a party myself',
      'what if i have a birthday party and nobody comes',
      "i'm hosting and scared no one shows up",
      'is it sad to have a party with only three people',
      'i want to invite people over but what if they all say no',
    ],
    say: [
      "If you'd like to have people over, keep it small. Ask two or three of them personally before you set the day, so you know somebody can come. Three or four people around a table is a party. And a no is often about a full calendar.",
    ],
    about: 'coming',
  },
  {
    like: [
      'the moment i walk in and everybody turns around',
      'walking through the door is the worst part of a party',
      "i can't stand that second when they all look at me coming in",
      'entering a room full of people makes me want to turn around',
    ],
    say: [
      "That doorway second is a bad one: you're moving, they're settled, and heads go up. They go up for anybody, to see who it is, and then go back down. Pick your first stop before you open the door, the host or the coats, and walk to that.",
    ],
  },
  {
    like: [
      "i haven't been to a party in years",
      'first party since my divorce',
      "it's been so long i forgot how to do this",
    ],
    say: [
      `After a long gap there's a lot to get used to at once: the noise, the standing, being asked how you are. You don't have to pick up where you left off. "I haven't been out in a while" is a true thing to say, and people tend to be kind about it.`,
    ],
  },
  {
    like: [
      "i can't hear anything in a loud room",
      'the music is so loud i only nod and smile',
      'i wear hearing aids and parties are a mess',
      'noise and crowds overwhelm me completely',
      'all those voices at once and i understand nothing',
    ],
    say: [
      `That's work for your ears on top of the nerves, so no wonder it wears you out. Go for the edges: the hallway, the porch, a corner with a wall behind you. And say it instead of nodding along: "I can't hear in here. Come over there with me?"`,
    ],
  },
  {
    like: [
      "the party's tonight and i feel sick already",
      'its in two hours and my stomach is in knots',
      "i've been nervous about this party all week",
      "i'm getting ready and i'm shaking",
      'i changed my outfit six times and now i want to cry',
    ],
    say: [
      "The hours before are often the roughest, because all you have is the picture in your head. Eat a little something, leave when you planned to, and play music on the way. You don't need to feel calm to go. You can walk in nervous.",
    ],
    about: 'coming',
  },
  {
    like: [
      'the party was ok i guess',
      'went to the party. it was fine',
      'stayed two hours, talked to a few people',
      'it was alright, nothing special happened at the party',
      'i was there and it wasnt that bad',
    ],
    say: [
      "I'm glad. You went, you were among people, and it was fine. An ordinary evening out is a good thing to have had.",
    ],
    about: 'over',
  },
  {
    like: [
      'the party was fun but they were probably only being polite',
      'people were nice to me but they were drunk',
      'it went well, it must have been a fluke',
      "i had a good night and now i'm waiting for the catch",
      'they laughed at my jokes but maybe out of pity',
    ],
    say: [
      "I'm glad you had a good night. Being polite takes people about two minutes. If they stayed, laughed and kept talking, they did more than they had to. You can't read their minds on the bad nights or on the good ones, so let this one be good.",
    ],
    about: 'over',
  },
  {
    like: [
      'i stood in the corner the whole party',
      'nobody talked to me all night and i went home',
      'i went and spoke to like one person',
      'i was invisible at that party',
      'everyone had fun and i held my cup for two hours',
    ],
    say: [
      "That's a long, lonely evening, and it stings more with everybody laughing around you. It doesn't mean they didn't want you there. People at parties mostly drift to whoever they know. You stayed in that room anyway. Be good to yourself tonight.",
    ],
    about: 'over',
  },
  {
    like: [
      'i got drunk and embarrassed myself at the party',
      'i told everyone way too personal stuff last night',
      'i danced like an idiot and there are videos',
      'i said something really cringe in front of all of them',
      'i cried at the party and everybody saw',
    ],
    say: [
      `Ouch. The morning after, that scene plays on repeat and everything else about the night is gone. The others probably have bits of their own they'd like to take back. If somebody got hurt by it, one line is enough: "Sorry about last night." If nobody did, nothing is owed.`,
    ],
    about: 'over',
  },
  {
    like: [
      'what do i bring to a party',
      'do i need a gift for the host',
      'can i show up with empty hands',
      'they said bring nothing, do i still bring something',
      'how much should i spend on a present for the host',
    ],
    say: [
      'Something small is plenty: a snack, a drink you like yourself, flowers from the store. For a birthday add a card. If they said to bring nothing, you can come with nothing and say thank you. If you do bring something, handing it over gives you a first thing to say.',
    ],
    about: 'coming',
  },
]
