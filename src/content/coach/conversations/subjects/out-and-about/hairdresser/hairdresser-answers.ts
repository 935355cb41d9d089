import type { Answer } from '../../../conversation.ts'

export const hairdresserAnswers: readonly Answer[] = [
  {
    like: [
      'do i have to talk to them',
      'i hate the small talk at the hairdresser',
      'how do i get out of chatting',
      'is it rude to be quiet the whole time',
      'what do i talk about for an hour',
    ],
    say: [
      `No, you don't have to. "I'm going to enjoy the quiet, if that's okay" is a normal thing to say, and some hairdressers like the break. If you want to talk a little, ask how long they have been doing this.`,
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
      `Some might make a remark. They have seen people come back after years before. You can take the sting out: "It's been a long time and I'm embarrassed. Please no lecture." If you get one anyway, you can go somewhere else next time.`,
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
      `Then you raise a hand, they stop, and you wait together. They've seen it before. Tell them at the start: "I may panic," or "I sometimes faint." They can let you lie down or take breaks. It's unpleasant, and it passes.`,
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
]
