import type { Answer } from '../conversation.ts'

export const everywhereTalkMet2: readonly Answer[] = [
  {
    like: [
      "they chose me on the spot. 'anyone who doesn't want it should have it' said a man with a bow tie",
      'told them id rather not be class rep. they clapped and now im class rep',
      "I said clearly that I'm no chairman. So they voted me chairman of the allotment society, unanimously.",
      'said pls not me for team lead in the group project and the prof goes perfect, you then',
      "I asked not to run the residents' meeting and they laughed and handed me the bell",
    ],
    say: [
      "So you said no, and it got you the job. There's some respect in that, even if it isn't what you wanted. You don't have to shine at it: keep the order, ask who hasn't spoken, let the others talk. Which part worries you?",
    ],
  },
  {
    like: [
      'Breathe I suppose. I usually count and forget to breathe',
      'i count to three before i say my name and then ive got no air left lol',
      "In the rests I'm so busy counting bars that I come in on an empty chest. Trumpet, second row.",
      'count down from five before i speak, hold my breath the whole time',
      'Breathing, probably. I count the steps to the lectern and arrive with no breath at all',
    ],
    say: [
      "Then that's the one thing to practice: make the breath part of the count. The last beat before you start is for letting the air in. Do it that way at home a few times, until the one brings the other along.",
    ],
  },
  {
    like: [
      'the green bench by the chip shop',
      'the stairs behind the gym',
      'bus stop line 9, the one with no roof',
      'That parking lot again.',
      'kitchen on the third floor at work',
    ],
    say: [
      "A place, then. I don't know yet what it means to you. Did something happen there, is it somewhere you'd like to go, or is it where you sit when things get hard? Tell me in a line.",
    ],
  },
  {
    like: [
      'dabbed in assembly. wanted the ground to swallow me and then bury me and then put a car park on it',
      'did finger guns at the principal. in front of the whole hall. i cant go back',
      "I curtsied to the new director. Curtsied. I don't know why. There were witnesses",
      'went for a high five at the funeral director n he went for a handshake. kill me',
      'saluted my manager in front of everyone today and want to move to another country',
    ],
    say: [
      `Oh no. That burns, and mostly for you. To everybody else it may have been a funny second in a long day. If it comes up, get there first: "Yes, that was me, and I stand by it." A joke you're in on gets old fast.`,
    ],
  },
  {
    like: [
      'car boot and a bacon roll. tara',
      'gonna go fishing n have a pie i think. bye',
      'The garden center, and then cake. So long for now.',
      'prob just a long bath and a film. ok laters',
      "I'll take the dog to the beach and buy chips. see ya",
    ],
    say: [
      'That sounds like a good way to spend it: nothing to prove, and something nice to look forward to. Enjoy it, and come back whenever you like.',
    ],
  },
  {
    like: [
      'why offer the note if she doesnt ask',
      'why mention the dentist letter, they never asked for it',
      'isnt it weird to offer the receipt before he even wants one',
      'Should I really put in that I can bring paperwork? Nobody has asked.',
      'the bit about screenshots, do i need that. feels like im guilty',
    ],
    say: [
      "Fair point. You can leave it out; a request is fine without proof. Offering it only saves them from having to ask. If you'd like it shorter, stop after the question, and have it ready in case they want it.",
    ],
  },
  {
    like: [
      'onions. ill cry in front of everyone haha',
      'clay. ill have it in my hair by five past lol',
      "Next week is the tango, God help everyone's toes",
      "we're doing icing. mine'll look like a road accident haha",
      "handstands. im gonna flatten somebody's nan",
    ],
    say: [
      "Ha. It sounds like you're going, and maybe even looking forward to it a little. If something silly happens there, everybody has something to talk about. See who ends up next to you, and tell me how it went.",
    ],
  },
  {
    like: [
      "haha we're both hopeless, she says its in the blood. night",
      'My brother says he once waved at a statue. I am in good company. Good night',
      'ok bed. still laughing about what my mate said',
      'We laughed until the neighbor knocked. Off to sleep now.',
    ],
    say: [
      "Goodnight. You told it to somebody, and it turned into something the two of you can laugh about. That's a good way to end a day like this. Sleep well.",
    ],
  },
  {
    like: [
      "The prior assigns the cells. Mine's beside the boiler. I've offered it up for a year and should now like to ask",
      'two yrs at the desk under the air con. i want to ask the office manager for another one now',
      'My room in the home is right by the kitchen bell. I have never said a word. I would like to, now.',
      'dorm room over the bike shed door, slams all night. never asked the warden. thinking of it',
      'I sit in front of the drums in the orchestra since last season and would like to ask the conductor for another chair',
    ],
    say: [
      "You've lived with it long enough to know it's no whim, and asking isn't complaining. One fact, one wish: \"I've tried to get used to it, and it's hard. Could I move when something comes free?\" A no is still an answer.",
    ],
  },
  {
    like: [
      'theyve a discord. mom said so too',
      'theyve got an insta i guess. i could dm',
      'There is an email address on the poster, my wife pointed it out too.',
      'theres a whatsapp number on the door. the lady at reception said use that',
      'they have like a facebook page? my brother says just write there',
    ],
    say: [
      "Then that's your way in. One line is enough: \"Hi, I'd like to come along. When's a good time for somebody new?\" Nobody's standing in front of you waiting, and you come away with a day.",
    ],
  },
  {
    like: [
      'he knows my name!! right logging off',
      'she remembered me from last week!! ok gtg',
      'they knew who i was!! anyway bye for now',
      "He asked how my dog was. MY dog. All right, I'm off",
      'the teacher said my name like she was glad lol. ok leaving now',
    ],
    say: [
      "And you're the one who went first. That's a good thing to end the day on. Enjoy the rest of it, and come back whenever you like.",
    ],
  },
  {
    like: [
      "im in the seat. got my card. exit's on the left, 9 chairs, ive counted twice",
      'It starts in four minutes. I have my papers and I know exactly where the stairs are.',
      "sat down. bag on lap. the door's right there, twenty steps, i measured lol",
      'I am in the waiting room now with my notes, and I keep looking at the way to the street',
    ],
    say: [
      "You're there, and you've got what you need with you. You know the way out, so you don't have to keep checking it. Both feet down, one long breath out, and now look at a face instead of the door. Tell me how it goes.",
    ],
  },
  {
    like: [
      'no its thursdays. the dating show',
      'wednesday, the match is wednesday',
      'Not tonight. The new episode is out on Friday',
      'sunday lol. u dont watch it do u',
    ],
    say: [
      "Then that's the day, and the morning after is your chance. One line is enough: \"Did you see it last night?\" If they did, you're talking. If they didn't, you can tell them what they missed.",
    ],
  },
  {
    like: [
      'tues and sat mornings usually',
      'Wednesdays, the choir. And the Sunday rehearsal',
      'every friday since like 2 years',
      'mondays mostly, sometimes weds if the bus is on time',
    ],
    say: [
      "Good, so there's a fixed time for it already. Pick the easier one and keep it small: your usual thing, and one hello to somebody. Which would that be?",
    ],
  },
  {
    like: [
      'Why does it feel like lying then?',
      'but if i dont say it on the first date isnt that basically lying',
      'I feel like a fraud for not mentioning the illness to her yet.',
      'then why do i feel so fake when i dont tell him about the hearing aid',
      'ok but it feels dishonest. not saying i was married before',
    ],
    say: [
      "Because you're honest, and holding something back can feel the same as hiding it. It isn't. Lying is saying something false; this is choosing when. You'd let somebody else take their time. Tell them once you want them to know.",
    ],
  },
  {
    like: [
      'found out my photo was rejected by three families this year and amma hid it from me, I feel like a returned parcel',
      'my mom knew two families said no after seeing my picture. she never told me till my cousin did',
      'Dad has been deleting the rejections from the matrimony site before I could see them. I feel worthless',
      "auntie let slip the boy's side didnt like my photo. MONTHS ago. everyone knew but me",
      'the matchmaker sent my picture round and got nothing but nos, and my sister kept it quiet',
    ],
    say: [
      "Ouch. That's two hurts: being turned down by people who never met you, and finding out it was kept from you. A photo can't tell anybody who you are. Hiding it was probably meant to spare you. Which of the two hurts more?",
    ],
  },
  {
    like: [
      'So it is. Well, potatoes. Good evening to you',
      "It was, wasn't it. Right, the cat wants her supper. Good night",
      'true, talked to him the whole break. ok dinner time, bye',
      "We did go on a bit, she and I. Well, the kettle's on. Good evening.",
      'yeah like two hours lol. gotta do dishes now, night',
    ],
    say: [
      'Good evening to you too. You went, you found somebody to talk to, and the time went by. Take that home with you. Enjoy the rest of the evening, and come back when you like.',
    ],
  },
  {
    like: [
      "drove past sunday. they've ripped out dad's pepper trees. had to pull over at the silo",
      'went by grandmas old house. they paved the garden. sat in the car crying',
      'Our shop is a phone store now. I saw it from the bus and had to get off.',
      'they tore down the stable where i learned to ride. couldnt keep walking',
      "passed dad's workshop today, new sign, his bench was in the skip. my legs went",
    ],
    say: [
      "I'm sorry. Seeing it changed like that is losing it a second time, and of course you had to stop. There's nothing to fix or decide about it today. Is there somebody you could tell who knew it the way it was?",
    ],
  },
  {
    like: [
      'old Mrs Pell used to shout requests through. she had me do the whole of south pacific while I skimmed her landing',
      'well one lady at the market used to come back just to hear me tell the story again',
      'Yes, actually. A colleague once asked me to do the voices at every retirement party.',
      "my nan. she'd make me do the joke twice at xmas",
      'one guy on my route said my whistling was the best part of his morning, years ago tho',
    ],
    say: [
      'So there was somebody who wanted more of it. Heads tend to keep the sour face and lose track of the happy one. When the other memory starts up again, put this one beside it.',
    ],
  },
  {
    like: [
      'like a child with a note from mother?',
      'wont they think im stupid if i give them a piece of paper',
      'A card? I am fifty-one years old, not in primary school.',
      'so i just hand it to the doctor like a kid on his first day?? embarrassing',
      'reading off a note looks pathetic no?',
    ],
    say: [
      'More like somebody who came prepared. Plenty of people bring notes to an appointment, in their own language too, because nerves eat words. It puts you in charge of what gets said. If handing it over feels wrong, read it out from your hand.',
    ],
  },
]
