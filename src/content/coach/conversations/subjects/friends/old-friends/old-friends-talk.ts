import type { Answer } from '../../../conversation.ts'

export const oldFriendsTalk: readonly Answer[] = [
  {
    like: ['i could do the laundry', 'gonna clean the kitchen i guess', "I'll walk the dog.", 'shower'],
    say: [
      "Good, something to keep your hands busy. If you're waiting for an answer, leave the phone in another room until you're finished. What comes back, and when, isn't yours to steer. Come back after, if you'd like to tell me.",
    ],
  },
  {
    like: [
      "going home for the first time since mum died and I can't stop shaking",
      "the house will be there and she won't",
      "I've booked the trip back, dad's gone now, I'm a wreck",
      'havent been back since the funeral and i leave tomorrow',
    ],
    about: 'coming',
    say: [
      "Of course you're shaken. You're going back to a house without the one who made it home. You don't have to walk in there alone: ask somebody to come with you, or to be on the phone when you open the door. Who could that be?",
    ],
  },
  {
    like: [
      'class reunion and they all have big houses, I drive a truck',
      "thirty years since school, everyone's a manager and I'm a cleaner",
      'the reunion group is full of people bragging, what do i say i do',
      "going to see my old classmates and I've got nothing to show",
    ],
    about: 'coming',
    say: [
      "People show the good parts at a thing like that; nobody brings up the second mortgage. Your work is work people count on. Say it in one line, without a shrug, and ask back. Is there one of them you'd really like to see?",
    ],
  },
  {
    like: [
      'found an old photo of me and my school friends',
      'a picture of the five of us from 1987',
      'looking at a photo of my old gang, we lost touch',
      'came across a snapshot of us at the lake, twenty years ago',
    ],
    say: [
      `A photo like that holds a whole time. You remember who you were, sitting there with them. Which of them would you most like to hear from? Sending them that picture, with "Do you remember?", is a message all by itself.`,
    ],
  },
  {
    like: [
      'i sent him one silly card and he rang, we talked for two hours',
      'She called back after my letter, we talked till midnight, my voice is gone',
      'i wrote first and we were on the phone for ages, havent talked that much in years',
      'texted him one dumb pic and he called me, 90 mins',
    ],
    about: 'over',
    say: [
      "Two people who talk that long have missed each other. You sent the first small thing, and look what came back. I'm so glad. Drink something warm and enjoy it.",
    ],
  },
  {
    like: [
      'she answered right away with like ten voice notes',
      'He wrote back within a minute, pages of it, he has a son now',
      'she replied straight away and told me everything, shes married',
      'texted after two years and got a whole novel back',
    ],
    about: 'over',
    say: [
      "That sounds like somebody who was glad you wrote. One message from you, and a flood comes back. You haven't lost your place with them. I'm glad. Enjoy catching up.",
    ],
  },
  {
    like: [
      'my best friend stayed behind and doesnt write to me since i left',
      "I had to leave the country, she didn't, and now she is silent",
      'he stopped answering after i moved away, i get it but it hurts',
      'we fled and she stayed. no word from her',
    ],
    say: [
      `You can understand it completely and still have it hurt. You're in two different lives now, and words may feel too small from over there. You can send some without asking for any back: "I think of you. You don't have to answer." The door stays open that way.`,
    ],
  },
  {
    like: [
      'what do i say to an old friend whos dying',
      'My old boss is in the hospice, what does one say?',
      'going to see a mate whos not got long, what do i talk about',
      'he was good to me years ago and now hes dying, dont know what to say',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say the thing you never got to thank them for:\n"You were good to me back then. I never forgot it."\n"I came to sit a while. You don't have to talk."\n"I still tell people about the old days with you."`,
    ],
  },
  {
    like: [
      'wonder what happened to my best mate from school',
      'we got up to all sorts as kids, no idea where she is now',
      'Thinking about an old friend, we built rockets together',
      'been 20 years, wonder where he ended up',
    ],
    say: [
      `A friend like that stays in your head, and you may well be in theirs. Look for the name, or for a brother's or sister's. Then one line is enough: "I was thinking about what we got up to. How are you?" What would you like to know first?`,
    ],
  },
  {
    like: [
      'i was crying about him on the bus and told a lady it was allergies',
      'Started crying over my old friend at work, said i had something in my eye',
      'teared up in the store thinking about her and had to make up an excuse',
      "A customer caught me weeping over someone I haven't seen in years",
    ],
    say: [
      "That's how it goes: it waits until somebody's looking. And you got through it. You miss this friend a lot, and the tears say so. You don't have to do anything with that today.",
    ],
  },
  {
    like: [
      "another funeral. that's five this year",
      'My friends are all going, one after the other',
      'i keep burying people and smiling at the buffet',
      'Third one since spring. You do get tired of it',
    ],
    about: 'over',
    say: [
      "That's too many in one year, and each one takes somebody who knew you. No wonder you're tired of being brave with a plate in your hand. You don't have to be brave here. Which of them do you miss today?",
    ],
  },
  {
    like: [
      "she thought I hated HER. we're so stupid",
      'turns out he stayed away because he thought i was mad',
      'omg she answered, we both thought the other one was angry',
      'He wrote back. It was a misunderstanding all these years',
    ],
    about: 'over',
    say: [
      "Both of you, on either side of the same fear. And now you know: nobody was angry. I'm so glad that came out. What a message to get.",
    ],
  },
  {
    like: [
      'the card is on the kitchen table where i can see it',
      "put the letter by the kettle, haven't written it yet",
      "it's stuck on the fridge now, the postcard",
      'I propped it up against the toaster like you said',
    ],
    about: 'coming',
    say: [
      'Good place for it. It can sit there and have breakfast with you for a few days. Nothing has to be written yet. If some morning you find a pen in your hand, one line is a whole card.',
    ],
  },
  {
    like: [
      'how do i text someone i ignored for years without it being weird',
      'want to write to her but its been 3 years and its my fault',
      'i kind of ghosted my friend, how do i message him now',
      "I stopped answering her ages ago and I'd like to fix it, but not in a weird way",
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Not weird, if it's short and you own your part:\n"Hey, I went quiet on you back then and I'm sorry. How are you?"\n"Random, I know. I thought of you today and I miss you."\n"I was bad at replying. That was on me."`,
    ],
  },
  {
    like: [
      'class reunion, they all tell old stories and i just laugh along',
      'going to see the old team, everyone has a story except me',
      "They'll sit there with remember when and my mind will be blank",
      'army buddies meetup, i never know what to add',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `You don't need a story of your own; somebody has to ask for theirs. Have two or three ready:\n"Wait, who was there for that?"\n"Whatever happened to him?"\n"I'd forgotten that one. How did it end?"`,
    ],
  },
  {
    like: [
      '"i got nervous" is cringe, give me another',
      "ew no I'd never say that. different one",
      'thats too cheesy for her, something else',
      'Not that line, it sounds weird. Another way to write to an old friend?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Fair. Less shy, more you:\n"random hello from the past. how are you??"\n"you popped into my head today, so hi"\n"been way too long. what are you up to these days?"`,
    ],
  },
  {
    like: [
      'what do I say when they ask about my parents, they split up',
      'how do i answer if someone at the reunion asks abt my family',
      'someone from school will ask how my mom and dad are, what do i say',
      'If old classmates ask after my mother and father, what should I tell them?',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Short, and then turn it around:
"A lot has changed at home. I'm okay. How's your family?"
"Long story, not for today. Tell me about you."
"They're both doing their own thing now. How are yours?"`,
    ],
  },
  {
    like: [
      'is that weird or is it sweet',
      'would that be crazy to send her or kind of cute',
      'lol is that unhinged or charming',
      'Does that sound mad, or is it nice?',
    ],
    about: 'coming',
    say: [
      'Sweet, I think, and a little odd, and that may be why it works. A true, slightly embarrassing line sounds more like you than a polite one. Somebody who knew you will hear your voice in it.',
    ],
  },
  {
    like: [
      "i work in a shop and i've raised three kids",
      'I drive a bus, my son is studying medicine',
      'nothing fancy, i clean offices and i got a daughter in college',
      "I'm a caretaker and my girls are doing well",
    ],
    about: 'coming',
    say: [
      "That's a good sentence. It's true, it has no apology in it, and there's pride at the end of it. Say it like that and stop. Then ask them the same question.",
    ],
  },
  {
    like: [
      'call her?? no way. something way smaller',
      'Ring him, no. A smaller thing, please',
      'a call is too much can i do like a tenth of that',
      'i have her number but im not phoning. less than that',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Smaller than a call is a text, and it can be two lines long:\n"Hello, it's me, from way back. No need to answer fast."\n"I thought of you today. How are you?"`,
    ],
  },
  {
    like: [
      "home for christmas and the girls were on about things I wasn't there for",
      'back from uni and everyones got inside jokes from the summer i wasnt here',
      'Met the old crew for the first time in a year. Half the stories had me lost.',
      'came back after deployment and my mates kept laughing about stuff i never saw',
      "Visited my friends back home. They talked all night about a trip I hadn't been on.",
    ],
    say: [
      'That\'s a strange kind of lonely: sitting with people you know and being a visitor in the conversation. Life went on between visits; it says little about your place there. You can ask your way in: "Wait, start from the beginning. I missed this one."',
    ],
  },
]
