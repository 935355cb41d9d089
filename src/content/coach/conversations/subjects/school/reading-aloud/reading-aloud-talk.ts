import type { Answer } from '../../../conversation.ts'

export const readingAloudTalk: readonly Answer[] = [
  {
    like: [
      'im next to read and i cant see the words',
      'two people til my turn, heart is going crazy, i wanna run',
      'almost my turn to read out loud, letters are swimming',
      'its going around the room and im about to bolt help',
    ],
    about: 'coming',
    say: [
      `Feet flat on the floor. Breathe out, long. Put your finger under your first word and look only at that. You can read badly and it still counts. If you have to step out, say "I need a minute," walk, and come back.`,
    ],
  },
  {
    like: [
      'read my part in english and did a whole performance, class was dying',
      'had to read out loud and I did the voices, everyone cracked up',
      'Read the scene aloud with full drama. They loved it.',
      'did macbeth out loud and hammed it up, people were crying laughing',
    ],
    about: 'over',
    say: [
      "Now that's a reading. You had the whole room, and they were laughing with you. How was it, being the one they listened to?",
    ],
  },
  {
    like: [
      'it only shook at the start and noone laughed',
      'a bit at the beginning then it was ok, nobody said anything',
      'My voice wobbled for the first line. No one reacted.',
      'only stumbled a little. they didnt do anything',
    ],
    about: 'over',
    say: [
      "A little at the start, and then it let go. And nobody did a thing, because there was nothing to do. You read, they listened. That's a good one.",
    ],
  },
  {
    like: [
      'the kid who laughs at me gets killed in the play lol',
      'my bully plays the guy who dies, love it',
      'He has the role of the villain and is stabbed. There is justice.',
      'hes the one that gets murdered in act 3 haha',
    ],
    about: 'coming',
    say: [
      "Sometimes the script does the work for you. Enjoy that scene as much as you're allowed to. And if they give you a hard time outside of it, tell a teacher you trust. That shouldn't be left to a play.",
    ],
  },
  {
    like: [
      'we read round the class tomorrow and i worked out which part is mine',
      'I counted ahead, I get the long paragraph',
      "reading out loud in english tmrw, I know which page I'll get",
      'got given my lines to read in front of the class',
    ],
    about: 'coming',
    say: [
      "Then you know your bit. Read it out loud once or twice tonight, slower than feels right, and mark where you'll breathe. Then put it away. Tomorrow, listen to the others until it's your turn.",
    ],
  },
  {
    like: [
      'at my dads funeral i couldnt finish the reading',
      "My voice broke at my sister's memorial and someone else had to take over",
      "last time i read aloud was a funeral and i couldn't get past line two",
      'I lost my voice reading at the service for my friend, never done it since',
    ],
    about: 'coming',
    say: [
      "I'm sorry. That was grief in your throat, and it's no wonder you had to stop. This time it's other words and another day. Still, your voice remembers. Ask somebody to stand next to you with a copy; then you're not alone up there.",
    ],
  },
  {
    like: [
      'done, and a student said it was really good',
      'read it out and one of the kids told me it was fire',
      "It's over, my little trick worked, and someone came up to praise it",
      'did the reading!! somebody said i was great',
    ],
    about: 'over',
    say: [
      "That's wonderful, and somebody went out of their way to tell you. What you prepared held, right where you needed it. I'm glad. Keep that sentence somewhere you'll find it again.",
    ],
  },
  {
    like: [
      'practiced it in the car, twice',
      'read it out loud in a parking lot and someone clapped lol',
      'I did a run-through in the garage and the neighbor heard it, said nice',
      'rehearsed it out loud like you said',
    ],
    about: 'coming',
    say: [
      "Good. So it's been out loud now, and your mouth has had the words once. Do it again the same way the day before. Then it's something you've already done, in a different room.",
    ],
  },
  {
    like: [
      'tomorrow we read out loud and its my turn',
      'my row reads next lesson, pages 12 to 15',
      'i have to read a chapter in class tmrw',
      'We go round reading and tomorrow it reaches me',
    ],
    about: 'coming',
    say: [
      "Then you know it's coming, and that's an advantage. Find the pages and read them out loud tonight, twice, slower than you want to. Stop at the periods. It's a book, so nobody is listening for a nice voice. Which line looks worst to you?",
    ],
  },
  {
    like: [
      'nobody at home can help me with reading',
      'my mom cant read english so she cant help me',
      'i live with my grandma and she never went to school',
      "there's no one here who can tell me how the words go",
    ],
    say: [
      "Then you're doing a lot of this on your own, and that's hard. You can still read out loud at home; they don't have to know the words to listen. For the tricky ones, ask a teacher, or let a phone say them slowly.",
    ],
  },
  {
    like: [
      'if i knew which part was mine i could practice it',
      "I'd want to see the passage beforehand.",
      'just want to get my paragraph the day before so i can learn it',
      'If they gave me my lines early I could manage.',
    ],
    about: 'coming',
    say: [
      `That's a good idea, and you can ask for it. Tell the teacher alone, before class: "Could you tell me my part the day before? I read better when I've seen it." Then read it out loud once or twice at home, and leave it there.`,
    ],
  },
  {
    like: [
      'asked the teacher and she gave me a smaller part',
      'told her and now i only have to read like 4 lines',
      'He let me swap for a shorter reading',
      'i asked and got a tiny role instead lol',
    ],
    about: 'over',
    say: [
      "You asked, and it worked. A few lines you can handle is a different day from a part you dread. You'll still be up there, with a size that fits. I'm glad.",
    ],
  },
  {
    like: [
      'the whole thing is too long, only the first bit',
      'can i just read one paragraph to my mom',
      "I'd manage one verse, no more",
      'not all of it. maybe the first page to my sister',
    ],
    about: 'coming',
    say: [
      "The first part is fine. The beginning is where it wobbles most, so it's the right part to read to somebody. Go slowly, and if a word trips you, keep going. You don't need to be perfect for one kind listener.",
    ],
  },
  {
    like: [
      'voice wobbled in the middle then it was ok again',
      'practiced it out loud, lost my voice at one bit but got it back',
      'It went shaky on the second page and steadied on the third',
      'my voice cracked halfway but the end was fine',
    ],
    about: 'coming',
    say: [
      "It came back, and that's what to remember if it goes thin on the day. You know where the weak spot is now. Put a mark there and take a full breath before it.",
    ],
  },
  {
    like: [
      'why is it easier when i play a character',
      'How come I can speak as somebody else but not as me?',
      'im fine doing voices but not as myself why tho',
      'Acting is no problem, but talking as me is. Why is that?',
    ],
    say: [
      "Because when you're somebody else, it doesn't feel as if people are looking at you. They're looking at the part. And you're busy doing something, so there's less of you left to watch yourself. Plenty of shy people are at home on a stage for that reason.",
    ],
  },
  {
    like: [
      'mercutio. he dies in the middle but hes funny. a plague on both ur houses',
      'the gravedigger. hes got like ten lines n theyre jokes',
      "Puck maybe, he's a pain and I like him",
      'id take the porter. drunk guy. 1 page',
      "The nurse. She never shuts up but she's hilarious. 'peter, my fan'",
    ],
    say: [
      'Good pick. A part you like is half the work, because you\'re thinking about the lines and not about your voice. Ask for it before somebody else does: "Can I read that one?" Then say the best line out loud at home.',
    ],
  },
  {
    like: [
      'sitting. i did the whole macbeth "is this a dagger" thing in a voice like a mosquito',
      'she picked me for the poem and i squeaked the whole thing',
      'Had to read a page of Dickens. I sounded like a kettle.',
      'i whispered all of it basically. whole class could hear me not being loud',
      'read my paragraph super fast in like a robot voice',
    ],
    say: [
      "Small voice or not, you read it to the end with everybody there. You heard it from inside your own head; the others may have been following the page. It's done. What did people do afterward?",
    ],
  },
]
