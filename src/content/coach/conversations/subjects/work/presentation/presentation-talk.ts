import type { Answer } from '../../../conversation.ts'

export const presentationTalk: readonly Answer[] = [
  {
    like: [
      'practiced it on my cat and then my flatmate walked in',
      'said it out loud in the car and the guy next to me heard lol',
      'I rehearsed in the corridor and a colleague caught me, so I did it for her as well.',
      'said my speech to the wall, then my mom came in so i said it to her',
    ],
    about: 'coming',
    say: [
      "Then it's been said out loud more than once, and one time it had an audience. You said it to a real face, unplanned, and got through it. That's good practice for the day.",
    ],
  },
  {
    like: [
      'ok no, he left for a different reason',
      '...no that wasnt why',
      'Well, no. It had nothing to do with the professor, to be fair.',
      'fine, it wasnt because of that',
    ],
    about: 'coming',
    say: [
      "So it wasn't what you feared back then. Somebody may still react on the day, and you can let them, take a breath, and say your next sentence. What's your first one?",
    ],
  },
  {
    like: [
      'its the standing up there and everyone staring',
      'all those faces looking at me, thats the bit',
      "I don't mind the talk, it's being on my feet in front of them",
      'standing at the front with eyes on me',
    ],
    about: 'coming',
    say: [
      "So it's the eyes. From the front, people who are listening and people who are judging look the same. Find one face that seems kind, say your first sentence to that one, then find a second. It gets easier when you look back at them.",
    ],
  },
  {
    like: [
      'id faint if i had to go first',
      "what if the teacher picks me first, i'd die",
      "I couldn't go first, I'd pass out",
      'if im first im dead',
    ],
    about: 'coming',
    say: [
      `It feels as if you would. You can ask the teacher beforehand, after class or in a note: "I get really nervous. Could I go second or third?" And if it's first anyway, you're done while everybody else still has to wait.`,
    ],
  },
  {
    like: [
      'im scared of the microphone',
      'presenting thursday and they want me to use a mic',
      "the talk is ok, it's hearing my voice through the speakers",
      'never used a mic before and now in front of everyone',
    ],
    about: 'coming',
    say: [
      "A mic is strange: your own voice comes back bigger and a bit late. Get there early and say three sentences into it while the room is empty. Keep it a hand's width from your mouth and talk as usual. It does the loud part for you.",
    ],
  },
  {
    like: [
      'practised it on my dog and my mum',
      'I read it to my husband and then to the cat',
      'said it out loud to my sister like you said',
      'did it in front of grandma last night, she clapped',
    ],
    about: 'coming',
    say: [
      "Good. That's out loud, to somebody, and no longer only in your head. Your mouth knows the words a bit better now than before. How did it sound to you?",
    ],
  },
  {
    like: [
      'its tonight, my speech, i want to vanish',
      "I'm on in three hours and want the floor to open",
      'The speech is this evening and I feel sick',
      'tonight i have to talk at the club thing, kill me',
    ],
    about: 'coming',
    say: [
      'Tonight, then. By the end of it this is behind you. Until then: print it large, mark where you breathe, and say the first two sentences out loud once. Look for one friendly face before you start.',
    ],
  },
  {
    like: [
      'teacher says its my last chance to do the oral',
      'if i dont present next week i fail',
      'she gave me one more date and thats it',
      "They've set a final date for my talk and there won't be another",
    ],
    about: 'coming',
    say: [
      "Last chance sounds huge, and it's still the same few minutes of talking. Make the start so small you could do it half asleep: learn your first sentence by heart, only that one. What is it?",
    ],
  },
  {
    like: [
      'my first line is "safety first, boys"',
      'first sentence? "good morning, this is about the new system"',
      'i start with: this saves lives',
      'The opening is one sentence about why it matters',
    ],
    about: 'coming',
    say: [
      "Good line. It's short, and it tells them why to listen. Say it out loud twice before you go in, slower than feels right. Then stop for a breath after it, and let it land before you go on.",
    ],
  },
  {
    like: [
      'have to do a ten minute talk, would rather die',
      'got a presentation on volcanoes, id rather jump in one',
      '10 min presentation in bio, no thank you',
      'I must give a short lecture and would prefer to be the subject',
    ],
    about: 'coming',
    say: [
      "A talk like that makes a lot of people want to be somewhere else. Split it into five things and write five words on a card. Tell each one like you'd explain it to a friend who missed it. Which one do you know best?",
    ],
  },
  {
    like: [
      'practiced with the music on so i couldnt hear myself',
      'did it in a whisper',
      'ran through it once with the shower on, dont know how it sounded',
      'I mumbled it to the wall',
    ],
    about: 'coming',
    say: [
      "Then the next try is the same thing so you can hear yourself. Same room, door shut, only the first part. It'll sound strange for about three sentences, because you're not used to hearing it. That's what you're getting used to.",
    ],
  },
  {
    like: [
      'slept maybe 4 hours, presentation is today',
      'Not much sleep, five hours at best, and I speak this morning.',
      'barely slept lol its today',
      "I went to bed late and now it's the day of my talk.",
    ],
    about: 'coming',
    say: [
      "A short night will do for one talk. No more rehearsing now. Eat something, drink water, and say your first sentence once out loud on the way. How long until you're up?",
    ],
  },
  {
    like: [
      'mirror?? thats ur advice? i havent slept',
      'practice?? im too tired for practice',
      "I've been up all night and you give me homework",
      'bro im running on zero sleep and you want me to rehearse',
    ],
    say: [
      "You're right, that's no use to somebody who hasn't slept. Leave the practicing. Put your first sentence into plain words, the way you'd text it, and say it once out loud. Then lie down, even if sleep doesn't come.",
    ],
  },
  {
    like: [
      'presenting in an hour and my body is freaking out',
      'talk at 2, stomach is doing backflips',
      "I defend my thesis today and I'm trembling all over",
      'got my presentation soon n im sweating buckets',
    ],
    about: 'coming',
    say: [
      "Let it have its drama; it thinks it's helping. You don't have to be calm by then. You only have to start. Walk around for five minutes, eat something plain, and say your first sentence out loud twice. The rest you know.",
    ],
  },
  {
    like: [
      "i guess it'd be shorter with fewer slides",
      'ok yeah cut it down, shorter',
      'well it would take less time that way, true',
      'Shorter, I suppose. I could drop half of it',
    ],
    about: 'coming',
    say: [
      "Shorter, then. Few people have ever complained about that. Keep the parts you'd be sorry to leave out, and drop the rest. What you know about those can come out when people ask.",
    ],
  },
  {
    like: [
      'i feel awful, i always do before i speak',
      'like crap, same as every time before a talk',
      'stomach in knots, happens before every presentation',
      'i feel sick before i have to talk to people, always have',
    ],
    about: 'coming',
    say: [
      "Always before, and you've talked anyway. So the awful feeling is part of your warm-up by now. Walk it around for a couple of minutes, breathe out long, and get your first line out slowly. It can come along.",
    ],
  },
  {
    like: [
      'ooh yes i like that opening',
      'thats way better than mine, using it',
      "ok that's my first line then",
      "nice. I'll start with that",
    ],
    about: 'coming',
    say: [
      'Good, then you have your first line. Say it out loud three times beforehand, the last time standing up. After that line, pause for one breath before you go on.',
    ],
  },
  {
    like: [
      'ive said it to the fridge ten times',
      'practiced my toast on the dog, he was bored',
      'i rehearsed it for the mirror and it went ok',
      'said it to the dishwasher all morning lol',
    ],
    about: 'coming',
    say: [
      "Then it's been out loud, and that's real practice, even for a quiet audience. Try it once on a person now, somebody kind. If your hands shake on the day, let them. You can talk with shaky hands.",
    ],
  },
  {
    like: [
      'had to explain something to the group, voice went all squeaky, more tomorrow',
      "my voice cracked like a kid's in the training and i'm up again in the morning",
      'Day one of presenting: voice shot up two octaves. Day two is tomorrow',
      'voice went high and wobbly in my talk today and theres a part two ugh',
    ],
    about: 'coming',
    say: [
      'A voice that jumps in front of everybody is no fun, and you still got it said. For tomorrow: say your first sentence low and slow, on a long breath out. If it squeaks anyway, the words are still the right ones.',
    ],
  },
  {
    like: [
      'the topic is fine its the people staring that get me',
      "i love the subject, i just can't with an audience. presenting wednesday",
      'Blood and guts I can handle. A room full of students, no. My talk is next week',
      'giving a talk on thursday, not scared of the content, scared of the faces',
    ],
    about: 'coming',
    say: [
      "So the subject is the calm part, and the faces are the trouble. Use that. Know your first sentence cold, and say it to one face that looks friendly. Then tell that person what you like most about the subject. You'd explain it to one person any day.",
    ],
  },
  {
    like: [
      "I have to pitch our project to the class and I'd rather die",
      'our group made me the one who presents the idea, help',
      'gotta sell our game concept in front of everyone, id rather be a ghost',
      'They picked me to pitch the project. I would rather do all the other work.',
    ],
    about: 'coming',
    say: [
      "Being the one who speaks for everybody is a lot. Start with what your idea does for people, in one plain sentence, and say what it's called after that. Your first two lines are the ones to know by heart. The rest you helped build.",
    ],
  },
  {
    like: [
      'I know my subject but what do I do with my arms during the talk',
      'where do hands go when you present',
      "giving a lecture soon, content's fine, my arms are a mystery",
      "What does one do with one's hands at a podium?",
    ],
    about: 'coming',
    say: [
      "Let them hang to start with; it feels odd, and you can let it. If they shake, they shake. Once you get to the part you love, they'll move by themselves.",
    ],
  },
  {
    like: [
      'got promoted and now i have to brief the lads out loud',
      'made team lead, have to stand in front of eight guys and talk',
      "i'm a corporal now and giving orders to the section scares me more than combat",
      'I can do the dangerous stuff, but talking to my own crew makes me sweat',
    ],
    about: 'coming',
    say: [
      "Danger doesn't ask you to choose your words. A briefing has a fixed order, and you can hold on to that: put the order on a card, tell it in your own words, and speak slower than feels right.",
    ],
  },
]
