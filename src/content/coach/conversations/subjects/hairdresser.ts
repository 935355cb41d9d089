import type { Conversation } from '../conversation.ts'

export const hairdresser: Conversation = {
  id: 'hairdresser',
  name: 'a haircut, the dentist or a doctor',
  tap: 'Haircut, dentist, doctor',
  open: {
    say: [
      "You sit still, somebody is very close to you, and you're supposed to be relaxed and maybe chat as well. Which moment is the worst for you?",
      "In that chair, somebody else decides what happens next, and leaving halfway feels impossible. What are you afraid will happen while you're in it?",
      'Being looked at up close, by a person whose job is to look, is a lot. What do you expect them to think or say?',
    ],
    taps: ['Having to chat', "They'll judge me", 'Being stuck there'],
  },
  openAfter: {
    say: [
      "So you've been in the chair. What happened there that is still with you?",
      "You can be out the door and still feel as if you're in that chair. Which part keeps coming back?",
    ],
    taps: ["I didn't speak up", 'They said something', 'I hate the result'],
  },
  glad: {
    say: [
      "You went, you sat through it, and it's done. That's really good.",
      'Good to hear. Somebody got that close, and you came out of it all right.',
    ],
  },
  fear: {
    say: [
      'Maybe you expect that they notice everything about you, ask why you waited so long, and that you have to sit there and take it. Is that close?',
      "My guess: the talk dies, or it hurts, or you don't like what they do, and you can't get a word out. You nod and say it's fine. Is that near it?",
    ],
    taps: ["Yes, that's it", 'Partly', 'Not really'],
  },
  step: {
    say: [
      `At your next appointment, say one true sentence at the start about what you need. "I'm quiet today." Or: "Please tell me before you do something." Guess beforehand how they'll take it, and see. Would you try that?`,
      "An experiment, instead of nodding along: in the first two minutes, tell them one thing you want or don't want. No apology in front of it. Then watch if they're annoyed, as you expect. Could you see yourself doing that?",
      "Book it, or keep the one you have, and plan only the first minute: you sit down, you look at them, and you say one honest sentence about how you'd like it to go. What would make that doable?",
    ],
    taps: ["I'll try that", 'Too big', 'Something else'],
    item: 'lesson:predict-then-check',
    step: 'say one true sentence about what you need at the start of the appointment',
  },
  stepAfter: {
    say: [
      'Take ten minutes. Write what they said and did, and next to it what you think they thought of you. If something needs fixing, a cut, a question, pain, you can call and say so this week. Then leave the rest. Does that work?',
      "Spend ten minutes on what you know for a fact and what you are guessing, and no more. Hair can be corrected, a question can be asked later, and a complaint can be made in writing. Is there one thing you'd still want to say?",
    ],
    taps: ["I'll do that", 'Something to fix', 'Something else'],
    step: 'sort facts from guesses for ten minutes and say the one thing that still needs saying',
  },
  other: {
    say: [
      "Another way: let the silence be. When they ask something, give one true sentence, and then put your attention on what you feel and hear: the scissors, the water, the hum. You're not there to entertain. Would you like to try that?",
      "You don't have to be good company in that chair. Answer one question honestly, then rest, and listen to the sounds in the room for as long as the quiet lasts. How would it be to leave the next silence alone?",
    ],
    taps: ["I'll try that", 'Give me words', 'Something smaller'],
    step: 'leave the silence alone and listen to the room',
  },
  smaller: {
    say: [
      `Smaller: put it in the booking. Online or by text, add one line, like "I get nervous, please explain as you go." Two minutes, and it's said before you sit down. Could you do that?`,
      "Only look for now. Find two places, see if you can book without calling, and read what they say about nervous people. You don't have to book today. Is that small enough?",
    ],
    taps: ['I can do that', 'Still too big', 'Not now'],
    step: 'look for a place, or add one line about what you need to the booking',
  },
  why: {
    say: [
      `Because saying "it's fine" every time keeps you from learning what they do when it's not. Most of the fear is about that answer. One sentence is enough to find out.`,
      'What makes that chair so hard is having no say. One small request, said or written, gives you some of it back, and shows you if they take it as badly as you think.',
    ],
  },
  lines: {
    say: [
      `Said at the start, these help with the rest:\n"I'm not much of a talker today, if that's all right."\n"I get nervous here. Please tell me before you start."\n"If I raise my hand, please stop."`,
      `For the middle and the end:\n"Could you hold on a second. That hurts."\n"A little shorter here, please."\n"I haven't been in a long time. I'd rather not talk about why."`,
    ],
  },
  when: {
    say: [
      "Good. Which day could it be, and what is the first small thing you'd do for it?",
      "Then let's put a time to it, so that it doesn't get pushed back. When would you do it?",
    ],
    taps: ['Today', 'This week', 'At my appointment'],
  },
  agreed: {
    say: [
      "Then that is how you'll do it. It's your appointment, so you get a say in how it goes.",
      "Okay, that stands. You may be tense the whole time; it still counts. I'll ask you how it was.",
    ],
  },
  didIt: {
    say: [
      "You did that, and it's not a comfortable thing to do. How did they take it, compared with what you had expected?",
      'Good. Tense or not, you did it. What did you find out about that person, or about how it goes?',
    ],
    taps: ['They were kind', 'As I expected', 'It felt odd'],
  },
  partly: {
    say: [
      'You did some of it, and some is more than the nodding version. What did you get to say or do?',
      "That's something to build on. Where did it get stuck: before, in the chair, or at the end?",
    ],
    taps: ['I nodded again', 'I booked it', 'I said a little'],
  },
  didNot: {
    say: [
      "Okay. People put these appointments off for years, so you're in good company. Which part holds you back most right now?",
      "Then it's still ahead, and nothing about that counts against you. If it's a health thing that worries you, I'd keep it small and do it soon. What would be small enough?",
    ],
    taps: ['It was too big', 'Making the call', 'I cancelled it'],
  },
  wentBadly: {
    say: [
      "That's hard, because you let somebody get close and it wasn't treated with care, or it felt that way. What happened?",
      'Thank you for telling me. You were in a spot where speaking up is difficult for nearly everybody. What did they say or do, as exactly as you remember?',
    ],
    taps: ['They judged me', 'It hurt', "I couldn't speak up"],
  },
  distress: {
    say: [
      'You can stop it. Raise your hand and say "Stop, please." That is enough in any chair. Feel the armrest under your fingers, look at one thing on the wall, and take the minute you need. Leaving is allowed.',
      "Let's slow down. Feel what is under you and the cloth on your arms, and look at one thing that is far away. Nothing about an appointment has to be decided now. We can leave it here.",
    ],
  },
  hear: [
    "I see. There's the closeness, the talking, and having no say in it. Which of these is it most?",
    "So you're lying or sitting there, and a lot goes on that no one can see. What would you have liked to say in that moment?",
    "Okay, I'm following. Is it the same with everyone who does this, or was there somebody it was all right with?",
  ],
  reassure: [
    'What they think while they work, nobody can know. They have seen many heads, mouths and bodies, that much is sure. That they mind yours is a guess. One sentence about how you feel will show you how they deal with it. Want to try one?',
    "I can't promise that they'll be kind; most are, and some aren't. You can ask, you can stop them, and you can go somewhere else. Those three don't depend on them. Shall we plan the first sentence?",
  ],
  answers: [
    {
      like: [
        'do i have to talk to them',
        'i hate the small talk at the hairdresser',
        'how do i get out of chatting',
        'is it rude to be quiet the whole time',
        'what do i talk about for an hour',
      ],
      say: [
        `No, you don't have to. "I'm going to enjoy the quiet, if that's okay" is a normal thing to say, and plenty of hairdressers are glad of the break. If you want to talk a little, ask how long they have been doing this.`,
      ],
    },
    {
      like: [
        "what if i don't like the haircut",
        'i always say i love it and cry at home',
        "how do i tell them it's wrong",
        'they cut too much what now',
        'can i ask them to fix it',
      ],
      say: [
        `You can say it while you're still in the chair: "Could you take a bit more off here?" or "It's shorter than I wanted." Afterward you can call within a few days and ask for a fix. Many places do that. Saying so is awkward for a minute.`,
      ],
    },
    {
      like: [
        "i haven't been to the dentist in years",
        "they'll tell me off because i waited so long",
        "my teeth are so bad i'm ashamed",
        'what if they scold me',
        'my hair is in such a state',
      ],
      say: [
        `Some might make a remark; most have seen much worse and are glad you came. You can take the sting out: "It's been a long time and I'm embarrassed. Please no lecture." If you get one anyway, you can go somewhere else next time.`,
      ],
    },
    {
      like: [
        "i don't want to look in the mirror for an hour",
        'i hate seeing myself in that mirror',
        'the light there makes me look awful',
        "i can't look at my own face that long",
      ],
      say: [
        `You don't have to. You can close your eyes and say "I like to shut my eyes for this," or ask to be turned a little. If you want to get more used to it, look up for ten seconds now and then, at the whole room instead of your own face.`,
      ],
    },
    {
      like: [
        "i don't like being touched",
        'somebody touching my head makes me freeze',
        'i feel trapped when they lean over me',
        "it's too close for me",
        'i panic when they put the cape on',
      ],
      say: [
        `Then say so at the start, and it doesn't have to be explained: "Please tell me before you touch me, and go slowly." You can agree on a sign for stop, use it as often as you need, and get up if you want to.`,
      ],
    },
    {
      like: [
        "what if it hurts and i can't speak",
        'how do i tell them to stop',
        "i can't talk with their hands in my mouth",
        "i sit through the pain because i don't dare",
        'is there a signal',
      ],
      say: [
        'Agree on a hand sign before they start: hand up means stop. Dentists know it. Try it once early, when nothing hurts, to see that they do stop. After that you know it works.',
      ],
    },
    {
      like: [
        'what if i cry or panic in the chair',
        'what if i have a panic attack there',
        'and if i faint when they take blood',
        'what if i start shaking',
        'i might pass out',
      ],
      say: [
        `Then you raise a hand, they stop, and you wait together. Most have seen it before. Tell them at the start: "I may panic," or "I sometimes faint." They can let you lie down or take breaks. It's unpleasant, and it passes.`,
      ],
    },
    {
      like: [
        'i forget everything when i sit in front of the doctor',
        'i never ask what i wanted to ask',
        "i tell the doctor i'm fine",
        "five minutes and i'm out and said nothing",
        'how do i tell my doctor about my anxiety',
      ],
      say: [
        'Bring three lines on paper and hand them over; with a doctor, a list makes good sense. Put the thing you least want to say first. "I get anxious and forget, so I wrote it down" is a fine way to start.',
      ],
    },
    {
      like: [
        "it's something embarrassing",
        'i have to undress in front of the doctor',
        "i'm ashamed of my body there",
        'how do i talk about something down there',
        'can i ask for a woman doctor',
      ],
      say: [
        `You can ask for a doctor of the gender you prefer, for somebody else in the room, and to undress only as far as needed. They can't always give you the first. You can start with "This is embarrassing for me to say." Then the sentence.`,
      ],
    },
    {
      like: [
        'the doctor only talks about my weight',
        "they don't take me seriously",
        "he said it's only nerves",
        "she didn't listen to me at all",
        'they talked over me',
      ],
      say: [
        `That happens, and it's wrong when it does. You can say "I'd like us to look at what I came for." If they still don't listen, ask for it to be noted, bring somebody along, or see another doctor if you can. You deserve to have it looked at.`,
      ],
    },
    {
      like: [
        'can i bring someone',
        'is it childish to have my sister come along',
        'should i take a friend to the doctor',
        'can my partner sit with me',
      ],
      say: [
        "Yes, in most places, and it's not childish. Let them sit there and let yourself do the talking. Next time they might wait outside, and the time after that at home, if you want to get there.",
      ],
    },
    {
      like: [
        'i cover my hair who can cut it',
        'as a muslim woman i need a private room',
        'i want someone who knows my kind of hair',
        "i'm trans and scared of the barber",
        'they never know what to do with my hair',
      ],
      say: [
        `Ask before you book: "Do you have a private room?" or "Do you have experience with my hair?" Plenty of places do, and one that reacts badly is one you don't have to go to. People in your own community often know who is good.`,
      ],
    },
    {
      like: [
        'i cancel every time',
        'i already tried and walked out',
        'i booked it five times and never went',
        "i'd rather not go",
        "i cut my own hair so i don't have to go",
      ],
      say: [
        'Cutting your own hair is fine if you like it that way. With teeth and health, waiting tends to make the visit harder. Try going for a talk only: ten minutes, nobody does anything to you, and you look at the place. Many offices will do that.',
      ],
    },
    {
      like: [
        "should i tell them i'm anxious",
        'do i say that i have social anxiety',
        "is it weird to tell the dentist i'm scared",
        'do they mind when someone is nervous',
      ],
      say: [
        "Yes, if you can; it's useful to them, because then they can explain more and go slower. One sentence is enough. How this one person takes it I can't know, and their answer will tell you if you want to come back.",
      ],
    },
  ],
}
