import type { Answer } from '../../../conversation.ts'

export const phoneTalk: readonly Answer[] = [
  {
    like: [
      'im on the phone with my grandma right now',
      "on the call as i type, she's talking about her neighbor",
      "doing it now, he won't stop talking",
      "she's on the line telling me about her cat lol",
    ],
    say: [
      `Then you're doing it. Listen with one ear and put in a "really?" or "and then?" now and then. When it runs down: "It was nice to hear you, talk soon." Now go back to the call.`,
    ],
  },
  {
    like: [
      'i cant call him back he talks for an hour',
      "She never stops once she starts, and I'm exhausted after work",
      'need to ring my mum but havent got the energy for a long one',
      'he goes on and on, im too tired for that tonight',
    ],
    about: 'coming',
    say: [
      `Then don't give it an hour. Text first: "I'm wiped out today. I've got ten minutes tomorrow, or tell me by text." Or call on your way somewhere, so the end comes by itself. A short call from a tired person is still a call.`,
    ],
  },
  {
    like: [
      'i called and it was a machine so i hung up',
      'got a robot, press 1 press 2, panicked',
      'It was an automated voice. I put the phone down',
      'rang them but it was all menus and i bailed',
    ],
    say: [
      "Robots are no fun, and you did dial. The good news: a machine can't judge how you sound. Call again, press what it says, and keep your one sentence in front of you for when a person comes on. Hanging up on a machine offends nobody.",
    ],
  },
  {
    like: [
      'she wants to call me. an actual phone call',
      'he goes can we talk on the phone instead of text, why',
      "The lady I've been writing to wants to speak by telephone",
      'my match wants a voice call help',
    ],
    about: 'coming',
    say: [
      `A voice call is a lot when you're used to having time to think. Make it smaller: "Sure, I've got fifteen minutes tonight." A set end helps. Walk around while you talk. Somebody wants to hear you, so there's already something they like.`,
    ],
  },
  {
    like: [
      'mum says i have to ring my nan on my own now',
      'i have to call grandma and i hate phones',
      'gotta phone my grandad myself, im 12',
      'My parents want me to call my grandmother without them',
    ],
    about: 'coming',
    say: [
      `A grandparent is a good one to start with, because they're usually glad it's you. Write down two things to tell and one to ask. Start with "Hi, it's me, I wanted to hear how you are." When the list is done, you can say bye.`,
    ],
  },
  {
    like: [
      'true, email has no awkward pause',
      'writing would be better yeah',
      'in an email nobody hears me',
      "good point, they can't do that tone in a message",
    ],
    about: 'coming',
    say: [
      "Right, and you get to read it at your own pace too. Three lines are enough: who you are, what you'd like, when you could come. You could write it now while it's on your mind.",
    ],
  },
  {
    like: [
      'id use the first part and leave out the rest',
      'the second one, but without that last bit',
      'ok but that ending sounds silly, dropping it',
      "I'd shorten it, nobody talks like that on the phone",
    ],
    about: 'coming',
    say: [
      "Good cut. Shorter is usually better on the phone: it says what they need to know and nothing more. Say it right after your name, in the same tone, and go on with what you're calling about.",
    ],
  },
  {
    like: [
      'first night on the phones by myself',
      'tonight i take calls alone, no trainer',
      'my first solo shift at the helpdesk, scared',
      "training's over, from today nobody listens in on my calls",
    ],
    about: 'coming',
    say: [
      `So now it's your voice and nobody listening in. You've done this in training, and that part stays with you. Put two lines in front of you: your greeting, and "Let me check that for you, one moment." Those carry you through most calls. How does your stomach feel?`,
    ],
  },
  {
    like: [
      'me and my gran only talk about the weather on the phone',
      'every sunday call with my nan is the same three things',
      'phone calls with grandpa are so awkward, we run out fast',
      "my grandmother calls and we've got nothing to say but the rain",
    ],
    say: [
      "The same few topics can be a way of saying you care. If you'd like more, ask for something only they know: what they cooked, who came by, what they did at your age. One question like that and the weather can have a week off.",
    ],
  },
  {
    like: [
      'why do i forget all my words when im scared',
      "Where does it come from, this emptiness in my head when I'm nervous?",
      'why does my brain delete everything the second i get anxious',
      "How come I can't speak when I'm frightened",
    ],
    say: [
      "It comes from the alarm: when you're afraid, your attention goes to the danger, and little is left for finding words. They aren't lost. They come back when the fear drops. That's why one written sentence in front of you helps; you don't have to search for it.",
    ],
  },
  {
    like: [
      'my voice slurs cos of my illness and people think im drunk on the phone',
      "Since the stroke my speech is thick when I'm tired, and callers get suspicious.",
      'ppl think im wasted when i call but its a medical thing',
      'I have a condition that affects my voice, and customers assume the worst.',
    ],
    say: [
      `That's unfair twice: talking takes you more effort, and then you're taken for something you aren't. One line at the start of a call takes the guess away: "I have a condition that affects my speech. I hear you fine." You don't owe the name of it.`,
    ],
  },
  {
    like: [
      'i call and hang up as soon as they answer',
      'Tried ringing the doctor three times, put the phone down each time',
      'i dial the number then panic n hang up when someone picks up',
      'have to phone the clinic and keep hanging up on them',
    ],
    about: 'coming',
    say: [
      `You dialed, more than once, so the part that stops you is the second they answer. Decide that second now: "Hello, I'd like an appointment, please." Say it the moment you hear a voice. After that they ask and you answer.`,
    ],
  },
  {
    like: [
      'i need to call the landlord about mold, practiced it already',
      'have to ring the housing office, been rehearsing all day',
      "I must telephone about the leak and I've said it aloud twice to the dog",
      'gotta call the city about a repair n im so nervous i wrote a script',
    ],
    about: 'coming',
    say: [
      `Then you know it by now. Have your address and one date on paper, because they'll ask for those. First line: "Hello, I'd like to report a problem in my home." After that they lead. Call before you practice again.`,
    ],
  },
  {
    like: [
      'CALLED THE DOCTOR im on hold rn',
      'i actually dialed!! waiting in the queue',
      "I have telephoned at last, and I'm fourth in line",
      'on hold w the dentist like a real adult',
    ],
    about: 'coming',
    say: [
      `Look at you, dialed and still on the line. The hard part's done; now it's only waiting. When somebody picks up: "I'd like an appointment, please." The rest they'll ask you. Then come back and gloat.`,
    ],
  },
  {
    like: [
      "i'd have to call and i hate phones, i rehearse even for the dentist",
      'I practice every phone call before I make it',
      'calling scares me, i even rehearse ordering pizza',
      "I dislike the telephone and I'd have to ring him",
    ],
    about: 'coming',
    say: [
      `Rehearsing once is fine: "Hi, it's me. I'm calling because ..." Then put the paper away and dial. The other person does half the talking, and a pause to think is fine.`,
    ],
  },
  {
    like: [
      'we have to say a scripted greeting and i hate it',
      'the opening line is compulsory, sounds so fake',
      'my call center script makes me cringe but I have to',
      "I'm obliged to answer the phone with a set phrase",
    ],
    say: [
      "Compulsory is a help in a way: the first line asks nothing of you. Treat it as clearing your throat. Say it at half speed, and put one breath after it. The first thing that's yours comes once they've told you what's wrong.",
    ],
  },
  {
    like: [
      "I'm in tears at my desk and the phone keeps going",
      'sorry im crying at work rn and it wont stop ringing',
      "can't pick up, I'm crying and there's another call coming in",
      'crying at the front desk and line two is blinking again',
    ],
    say: [
      'No sorry needed. Let that one ring, or let somebody else take it. Step away for two minutes: cold water on your wrists, one slow breath out. Nobody can take call after call without a break.',
    ],
  },
  {
    like: [
      "started on reception this week and the phone never stops, I'm terrified of it",
      'first week on the front desk and every ring makes me jump',
      'new job is answering phones all day, day 2, im dying',
      "The office phone goes off forty times a day and I have to take it. It's my third day.",
    ],
    say: [
      'These are the days when every ring still sounds like trouble. Put one line by the phone: the greeting, word for word. You say it, they tell you what they want, and your hands know what to do after a while. Which kind of call scares you most?',
    ],
  },
  {
    like: [
      'How do you get off a call with a client who tells you about his boat?',
      'one of my customers keeps me on the line 40 min about his grandkids. how do i hang up without being rude',
      "What do I say to end it when a supplier rings and won't stop chatting?",
      'how to get off the phone w a buyer who wont shut up about golf',
      'Need a polite way of finishing calls with an account holder who tells me her whole week.',
    ],
    say: [
      'Break in warmly at the end of a sentence, and keep going until you\'ve said goodbye:\n"I like hearing about it, and I have to get back to work now."\n"Let me stop us there. I\'ll email you the next steps. Have a good day."',
    ],
    asks: 'words',
  },
  {
    like: [
      'yes give me one. its the doctors office. im staring at the number',
      "A first sentence would be good, yes. It's only the hairdresser and I've been sitting here since ten.",
      'ok yes pls. calling the physio. thumb wont press',
      "Go on then, tell me what to say. The clinic opens at eight and I've put it off all week.",
    ],
    say: [
      'Say the first line as it stands, and keep the second for when it wobbles.\n"Hello, I\'d like to make an appointment, please."\n"One second, I\'m a bit nervous on the phone."',
    ],
    asks: 'words',
  },
  {
    like: [
      "the ones where the animal's dead and they don't know yet",
      "having to ring families when someone's taken a turn. care home",
      "The ones where the biopsy's bad and I only book the appointments.",
      "telling ppl their claim got refused when they're already crying",
      "When I have to call and say the funeral date's been moved. I hate those.",
    ],
    say: [
      "Those would be hard for anybody. First ask whether they're really yours to make. If they are, short and kind is best: \"I'm afraid I have sad news. I'm so sorry.\" Then be quiet. You don't have to fix it.",
    ],
  },
  {
    like: [
      "My sister in law rings for 'two minutes' while I'm on shift and it's always forty. How do I get off the line nicely",
      "my mum calls me at the till 'just quickly' and talks half an hour, how do i end it without hurting her",
      'how do you hang up on a friend who never stops, im on the clock',
      "Cousin phones during my rounds and I can't get a word in. What do I say to stop him kindly?",
      'need a polite way off the phone w my aunt when im working',
    ],
    say: [
      'Name the end at the start, and then keep to it:\n"I\'m at work, so I\'ve got two minutes. What\'s up?"\n"I have to get back to work now. I\'ll call you on my day off."',
    ],
    asks: 'words',
  },
]
